/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * The C types and helpers that arch/ may use, the same in the kernel and in a
 * user-space test. Only cpu_kernel.c and cpu_user.c see more of their world.
 */
#ifndef FASTALG_TYPES_H
#define FASTALG_TYPES_H

#ifdef __KERNEL__

#include <linux/bits.h>
#include <linux/kernel.h>
#include <linux/stddef.h>
#include <linux/string.h>
#include <linux/types.h>

#define fastalg_memzero(p, n) memzero_explicit(p, n)

#else

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

/* Wipe a secret; never optimized away. */
#define fastalg_memzero(p, n) explicit_bzero(p, n)

#define BIT(n) (1UL << (n))
#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))

#endif /* __KERNEL__ */

/*
 * <linux/unaligned.h> moved between kernels; these two compile to one load
 * and at most one byte swap wherever the CPU can do that.
 */
static inline u32 fastalg_get_be32(const u8 *p)
{
	return (u32)p[0] << 24 | (u32)p[1] << 16 | (u32)p[2] << 8 | p[3];
}

static inline void fastalg_put_be32(u32 v, u8 *p)
{
	p[0] = v >> 24;
	p[1] = v >> 16;
	p[2] = v >> 8;
	p[3] = v;
}

#endif /* FASTALG_TYPES_H */
