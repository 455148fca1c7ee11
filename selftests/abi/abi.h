/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the checker of calling conventions shares with its stubs, abi_call_*.S:
 * the frame by offsets, the registers a function must keep by number and name.
 */
#ifndef FASTALG_ABI_H
#define FASTALG_ABI_H

/* Offsets in struct abi_frame, in units of a register. */
#define ABI_FN 0
#define ABI_ARGS 1
#define ABI_SP 5
#define ABI_VEC 6
#define ABI_OWN_SP 7
#define ABI_BEFORE 8
#define ABI_AFTER 40
/* Offsets in bytes; W is the size of a register. */
#define ABI_VEC_BEFORE(W) (72 * (W))
#define ABI_VEC_AFTER(W) (72 * (W) + 512)

/*
 * ABI_KEPT(X): X(number, name) for each general register that a function must
 * leave as it was. ABI_KEPT_VEC(X): the same for vector registers, of which the
 * low 8 bytes count; they lie ABI_VEC_STEP bytes apart in a frame, from
 * ABI_VEC_LOW on. ABI_HOME: bytes above the stack pointer that belong to the
 * function called.
 */
// clang-format off
#if defined(__arm__)
#define ABI_KEPT(X)							\
	X(4, r4) X(5, r5) X(6, r6) X(7, r7) X(8, r8) X(9, r9) X(10, r10) X(11, r11) X(13, sp)
#define ABI_KEPT_VEC(X)							\
	X(8, d8) X(9, d9) X(10, d10) X(11, d11) X(12, d12) X(13, d13) X(14, d14) X(15, d15)
#define ABI_VEC_STEP 8
#define ABI_HOME 0
#elif defined(__aarch64__)
/* x18 is the platform's: the kernel may keep its shadow call stack there. */
#define ABI_KEPT(X)							\
	X(18, x18) X(19, x19) X(20, x20) X(21, x21) X(22, x22) X(23, x23) X(24, x24)	\
	X(25, x25) X(26, x26) X(27, x27) X(28, x28) X(29, x29) X(31, sp)
#define ABI_KEPT_VEC(X)							\
	X(8, v8) X(9, v9) X(10, v10) X(11, v11) X(12, v12) X(13, v13) X(14, v14) X(15, v15)
#define ABI_VEC_STEP 16
#ifdef __AARCH64EB__
#define ABI_VEC_LOW 8
#endif
#define ABI_HOME 0
#elif defined(__mips__)
/* gp holds the current task in the kernel, k0 and k1 are its own. */
#define ABI_KEPT(X)							\
	X(16, s0) X(17, s1) X(18, s2) X(19, s3) X(20, s4) X(21, s5) X(22, s6) X(23, s7)	\
	X(28, gp) X(29, sp) X(30, s8)
#define ABI_KEPT_VEC(X)
#define ABI_VEC_STEP 16
#if _MIPS_SIM == _ABIO32
#define ABI_HOME 16
#else
#define ABI_HOME 0
#endif
#elif defined(__x86_64__)
#define ABI_KEPT(X)							\
	X(3, rbx) X(4, rsp) X(5, rbp) X(12, r12) X(13, r13) X(14, r14) X(15, r15)
#define ABI_KEPT_VEC(X)
#define ABI_VEC_STEP 16
#define ABI_HOME 0
#elif defined(__i386__)
#define ABI_KEPT(X) X(3, ebx) X(4, esp) X(5, ebp) X(6, esi) X(7, edi)
#define ABI_KEPT_VEC(X)
#define ABI_VEC_STEP 16
#define ABI_HOME 4
#else
#error "no ABI checker for this architecture yet: see selftests/abi/"
#endif
// clang-format on

#ifndef ABI_VEC_LOW
#define ABI_VEC_LOW 0
#endif

#ifndef __ASSEMBLER__

#include <stdint.h>

/**
 * struct abi_frame - one checked call
 * @fn: function called
 * @args: its arguments
 * @sp: stack pointer at the call
 * @vec: vector registers there are, in bytes
 * @own_sp: the stub's own
 * @before: general registers set before the call, by number
 * @after: as found afterwards; the kept ones only
 * @vec_before: vector registers
 * @vec_after: all of them, as found afterwards
 */
struct abi_frame {
	uintptr_t fn;
	uintptr_t args[4];
	uintptr_t sp;
	uintptr_t vec;
	uintptr_t own_sp;
	uintptr_t before[32];
	uintptr_t after[32];
	uint8_t vec_before[512];
	uint8_t vec_after[512];
};

/* Where the stub finds its frame again when no register can be trusted. */
extern struct abi_frame *abi_frame_now;

/**
 * abi_call() - call a function with known registers
 * @frame: what to call and with what; the findings
 */
void abi_call(struct abi_frame *frame);

#endif /* __ASSEMBLER__ */

#endif /* FASTALG_ABI_H */
