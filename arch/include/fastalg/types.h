/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * The C types and helpers that arch/ may use, the same in the kernel and in a
 * user-space test. Only cpu_kernel.c and cpu_user.c see more of their world.
 */
#ifndef FASTALG_TYPES_H
#define FASTALG_TYPES_H

#ifdef __KERNEL__

#include <asm/byteorder.h>
#include <linux/bits.h>
#include <linux/kernel.h>
#include <linux/stddef.h>
#include <linux/string.h>
#include <linux/types.h>

#define fastalg_memzero(p, n) memzero_explicit(p, n)

/*
 * <linux/unaligned.h> moved between kernels. Not by shifts: with UBSAN, which
 * distributions have on, the compiler no longer sees one load or store in them.
 */
static inline u32 fastalg_get_be32(const u8 *p)
{
	__be32 v;

	memcpy(&v, p, sizeof(v));
	return be32_to_cpu(v);
}

static inline void fastalg_put_be32(u32 v, u8 *p)
{
	__be32 be = cpu_to_be32(v);

	memcpy(p, &be, sizeof(be));
}

static inline u32 fastalg_get_le32(const u8 *p)
{
	__le32 v;

	memcpy(&v, p, sizeof(v));
	return le32_to_cpu(v);
}

static inline void fastalg_put_le32(u32 v, u8 *p)
{
	__le32 le = cpu_to_le32(v);

	memcpy(p, &le, sizeof(le));
}

#else /* user space */

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

static inline u32 fastalg_get_le32(const u8 *p)
{
	return (u32)p[3] << 24 | (u32)p[2] << 16 | (u32)p[1] << 8 | p[0];
}

static inline void fastalg_put_le32(u32 v, u8 *p)
{
	p[0] = v;
	p[1] = v >> 8;
	p[2] = v >> 16;
	p[3] = v >> 24;
}

#endif /* __KERNEL__ */

static inline u64 fastalg_get_be64(const u8 *p)
{
	return (u64)fastalg_get_be32(p) << 32 | fastalg_get_be32(p + 4);
}

static inline void fastalg_put_be64(u64 v, u8 *p)
{
	fastalg_put_be32(v >> 32, p);
	fastalg_put_be32(v, p + 4);
}

/*
 * How a primitive is called: on i386 with its first three arguments in EAX, EDX and
 * ECX, as kernels call everything there; elsewhere as the ABI says.
 */
#ifdef __i386__
#define FASTALG_CALL __attribute__((regparm(3)))
#else
#define FASTALG_CALL
#endif

#endif /* FASTALG_TYPES_H */
