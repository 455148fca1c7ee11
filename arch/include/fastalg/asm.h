/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * The words an assembly file may use, the same in the kernel and in a
 * user-space test:
 *
 *   FASTALG_FUNC(name)	begin the one global function of the file. Safe to
 *			call through a pointer: carries the kCFI type hash and
 *			the BTI landing pad where the target has them.
 *   FASTALG_END(name)	end it.
 *   FASTALG_RET		(x86) return, as the kernel wants it: with what it has
 *			against speculation behind a RET.
 *   FASTALG_BIG_ENDIAN	defined when data is big-endian.
 *   FASTALG_ARM_ARCH	(32-bit ARM) the architecture version built for: 4 to 8.
 *   FASTALG_ARM_LDRD	(32-bit ARM) defined where LDRD and STRD exist: from 5TE on.
 *
 * An ARM file states its instruction set itself, in this order (some
 * assemblers reset the FPU on .arch): .arch, .fpu, .arm or .thumb.
 */
/* clang-format off */
#ifndef FASTALG_ASM_H
#define FASTALG_ASM_H

#ifndef __ASSEMBLY__
#ifndef __ASSEMBLER__
#error "fastalg/asm.h is for assembly files"
#endif
#endif

#if defined(__ARMEB__) || defined(__AARCH64EB__) || defined(__MIPSEB__)
#define FASTALG_BIG_ENDIAN 1
#endif

#ifdef __arm__
#ifdef __LINUX_ARM_ARCH__
#define FASTALG_ARM_ARCH __LINUX_ARM_ARCH__
#else
#define FASTALG_ARM_ARCH __ARM_ARCH
#endif
/*
 * Not by __ARM_FEATURE_DSP alone: newer kernels give -march to the assembler only,
 * so that it tells what the compiler was built for. Every v5 kernel is 5TE.
 */
#if FASTALG_ARM_ARCH >= 6
#define FASTALG_ARM_LDRD 1
#elif FASTALG_ARM_ARCH == 5 && (defined(__KERNEL__) || defined(__ARM_FEATURE_DSP))
#define FASTALG_ARM_LDRD 1
#endif
#endif

#ifdef __KERNEL__

#include <linux/linkage.h>
#if __has_include(<linux/cfi_types.h>)
#include <linux/cfi_types.h>
#endif

#ifdef SYM_TYPED_FUNC_START
#define FASTALG_FUNC(name) SYM_TYPED_FUNC_START(name)
#else
#define FASTALG_FUNC(name) SYM_FUNC_START(name)
#endif
#define FASTALG_END(name) SYM_FUNC_END(name)

#ifdef RET
#define FASTALG_RET RET
#else
#define FASTALG_RET ret
#endif

#else /* user space */

	.pushsection .note.GNU-stack, "", %progbits
	.popsection

#ifdef __aarch64__
#define FASTALG_LANDING_PAD hint #34 /* bti c; a nop before Armv8.5 */
#else
#define FASTALG_LANDING_PAD
#endif

#define FASTALG_FUNC(name)						\
	.text;								\
	.globl name;							\
	.type name, %function;						\
	.balign 16;							\
name:									\
	FASTALG_LANDING_PAD

#define FASTALG_END(name) .size name, . - name

#define FASTALG_RET ret

#endif /* __KERNEL__ */

#endif /* FASTALG_ASM_H */
