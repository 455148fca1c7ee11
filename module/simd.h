/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * SIMD sections: bounded, because on many kernels the section runs with
 * preemption off, and with an answer for where SIMD is not usable.
 *
 *	if (fastalg_simd_usable()) {
 *		struct fastalg_simd simd;
 *
 *		fastalg_simd_begin(&simd);
 *		... about FASTALG_SIMD_MAX_BYTES of data at most, no sleeping ...
 *		fastalg_simd_end(&simd);
 *	} else {
 *		... the same result without SIMD ...
 *	}
 */
#ifndef FASTALG_SIMD_H
#define FASTALG_SIMD_H

#include <linux/sizes.h>
#include <linux/types.h>

#include "compat.h"

#define FASTALG_SIMD_MAX_BYTES SZ_4K

/**
 * fastalg_simd_usable() - may SIMD registers be used in this context?
 *
 * Return: true if a SIMD section may begin here.
 */
static inline bool fastalg_simd_usable(void)
{
	return FASTALG_HAVE_SIMD && fastalg_compat_simd_usable();
}

/**
 * fastalg_simd_begin() - begin a SIMD section
 * @simd: room for what must be saved, on the caller's stack until the end
 */
static inline void fastalg_simd_begin(struct fastalg_simd *simd)
{
	fastalg_compat_simd_begin(simd);
}

/**
 * fastalg_simd_end() - end a SIMD section
 * @simd: what fastalg_simd_begin() was given
 */
static inline void fastalg_simd_end(struct fastalg_simd *simd)
{
	fastalg_compat_simd_end(simd);
}

#endif /* FASTALG_SIMD_H */
