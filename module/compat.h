/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The only place that knows how kernels differ. Each difference is one named
 * fact in compat/facts.h, found by compiling compat/probe_*.c against the
 * target kernel; it is 1 or 0. All else in module/ is written as for the newest
 * kernel.
 */
#ifndef FASTALG_COMPAT_H
#define FASTALG_COMPAT_H

#include <linux/compiler.h>

#include "compat/facts.h"

/* Kernels may clear every variable on the stack; the oldest do not have the word against it. */
#ifndef __uninitialized
#define __uninitialized
#endif

/*
 * Kernel-mode NEON: newer arm64 kernels want the caller to lend the room in
 * which the task's registers are saved, others keep it themselves. x86 has a pair of
 * its own.
 */
#if FASTALG_FACT_NEON_BEGIN_STATE

#include <asm/neon.h>

struct fastalg_simd {
	struct user_fpsimd_state saved;
};

#define FASTALG_HAVE_SIMD 1
#define fastalg_compat_simd_begin(simd) kernel_neon_begin(&(simd)->saved)
#define fastalg_compat_simd_end(simd) kernel_neon_end(&(simd)->saved)

#elif FASTALG_FACT_NEON_BEGIN

#include <asm/neon.h>

struct fastalg_simd {
};

#define FASTALG_HAVE_SIMD 1
#define fastalg_compat_simd_begin(simd) kernel_neon_begin()
#define fastalg_compat_simd_end(simd) kernel_neon_end()

#elif FASTALG_FACT_KERNEL_FPU_BEGIN

#include <asm/fpu/api.h>

struct fastalg_simd {
};

#define FASTALG_HAVE_SIMD 1
#define fastalg_compat_simd_begin(simd) kernel_fpu_begin()
#define fastalg_compat_simd_end(simd) kernel_fpu_end()

#else /* no SIMD in this kernel */

struct fastalg_simd {
};

#define FASTALG_HAVE_SIMD 0
static inline void fastalg_compat_simd_begin(struct fastalg_simd *simd)
{
}

static inline void fastalg_compat_simd_end(struct fastalg_simd *simd)
{
}

#endif

/*
 * May SIMD registers be used here and now? The crypto API's own answer is the
 * best: its self-tests make it say no, to exercise fallbacks.
 */
#if FASTALG_FACT_CRYPTO_SIMD_USABLE

#include <asm/simd.h>
#include <crypto/internal/simd.h>

#define fastalg_compat_simd_usable() crypto_simd_usable()

#elif FASTALG_FACT_MAY_USE_SIMD

#include <asm/simd.h>

#define fastalg_compat_simd_usable() may_use_simd()

#else

#include <linux/preempt.h>

#define fastalg_compat_simd_usable() (!in_interrupt())

#endif

#endif /* FASTALG_COMPAT_H */
