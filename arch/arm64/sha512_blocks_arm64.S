/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-384/SHA-512 compression in the integer registers of any AArch64 CPU.
 *
 *	void fastalg_sha512_blocks_arm64(void *state, const u8 *data, size_t nblocks,
 *					 const void *k);
 *
 * @state:   in/out, u64 state[8] in the CPU's byte order; aligned to 8 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[128 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u64 k[80] in the CPU's byte order, FIPS 180-4 section 4.2.3;
 *	     aligned to 8 bytes
 *
 * Precondition: unaligned loads of normal memory are allowed, as in Linux.
 * CPU features: none.
 * Registers:	 x0-x17 and the flags change; x19-x30 are preserved, x18 is not
 *		 touched (platform register, shadow call stack).
 * Stack:	 128 bytes: a frame record, the caller's x19-x28, and pointers.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. No secret is stored but the
 *		 result; x0-x17 keep some on return.
 */
#include <fastalg/asm.h>

#include "blocks_arm64.inc"

	.arch	armv8-a

/* Arguments. Between blocks state, data and the end of data are on the stack. */
state	.req	x0
data	.req	x1
nblocks	.req	x2
k	.req	x3	// round constants of the 16 rounds at hand

/* The working variables. */
a	.req	x4
b	.req	x5
c	.req	x6
d	.req	x7
e	.req	x8
f	.req	x9
g	.req	x10
h	.req	x11

/* A ring of the latest 16 words of the message schedule: W(t) is in m(t mod 16). */
m0	.req	x12
m1	.req	x13
m2	.req	x14
m3	.req	x15
m4	.req	x16
m5	.req	x17
m6	.req	x19
m7	.req	x20
m8	.req	x21
m9	.req	x22
m10	.req	x23
m11	.req	x24
m12	.req	x25
m13	.req	x26
m14	.req	x27
m15	.req	x28

/* Scratch. */
t0	.req	x0
t1	.req	x1
/*
 * b ^ c of an even round, which is a ^ b of the odd one before it; and the
 * other way round.
 */
even_bc	.req	x2
odd_bc	.req	x30
/* The constants of an even round and the next, in registers that are idle just then. */
k_even	.req	x30
k_odd	.req	x1
/* x29 stays the frame pointer. */

/* The file's own part of the stack frame. */
#define FRAME_DATA	FRAME_OWN	// next block
#define FRAME_END	(FRAME_OWN + 8)	// behind the last block
#define FRAME_STATE	(FRAME_OWN + 16)
#define FRAME_K_LAST	(FRAME_OWN + 24)	// constants of the last 16 rounds
#define FRAME_SIZE	(FRAME_OWN + 32)

/*
 * Round t, i = t mod 16. On entry h has W(t) added, and K(t) too if t is odd; g
 * leaves the same way for round t + 1. Maj(a, b, c) = b ^ ((a ^ b) & (b ^ c)) finds
 * b ^ c in bc, and leaves a ^ b in ab for the next round.
 *
 * With schedule=1 W(t + 16) = W(t) + sigma0(W(t + 1)) + W(t + 9) +
 * sigma1(W(t + 14)) replaces W(t).
 *
 * The order is one that dual-issues nearly everywhere on Cortex-A53 and A55: each sum of
 * rotations begins with a plain ROR, which has the longest latency, and ends in
 * EORs that wait for their first operand only.
 */
	.macro	round i, bc, ab, a, b, c, d, e, f, g, h, wt, w1, w9, w14, schedule
	/* Ch(e, f, g) = g ^ (e & (f ^ g)); or (g & ~e) + (e & f), where g is wanted early. */
	.if	\i % 2
	eor	t0, \f, \g
	ror	t1, \e, #14
	and	t0, t0, \e
	eor	t0, t0, \g
	.if	\schedule || \i < 15
	add	\g, \g, \w1
	.endif
	.else
	bic	t0, \g, \e
	add	\h, \h, k_even
	add	\g, \g, k_odd
	ror	t1, \e, #14
	add	\h, \h, t0
	and	t0, \e, \f
	add	\g, \g, \w1
	.endif
	eor	\ab, \a, \b
	add	\h, \h, t0
	ror	t0, \a, #28
	eor	t1, t1, \e, ror #18
	and	\bc, \bc, \ab
	eor	t1, t1, \e, ror #41		// Sigma1(e)
	eor	\bc, \bc, \b			// Maj(a, b, c)
	add	\h, \h, t1
	eor	t0, t0, \a, ror #34
	add	\d, \d, \h
	.if	\schedule
	lsr	t1, \w1, #7
	.endif
	add	\h, \h, \bc
	.if	\i == 15 && \schedule
	ldr	k_even, [sp, #FRAME_K_LAST]
	add	k, k, #8 * 16
	.elseif	\i % 2 && \i < 15 && !\schedule
	ldp	k_even, k_odd, [k, #8 * (\i + 1)]
	.endif
	.if	\schedule
	eor	t1, t1, \w1, ror #1
	.endif
	eor	t0, t0, \a, ror #39		// Sigma0(a)
	.if	\schedule
	eor	t1, t1, \w1, ror #8		// sigma0(W(t + 1))
	.endif
	add	\h, \h, t0
	.if	\schedule
	lsr	t0, \w14, #6
	add	\wt, \wt, t1
	/* Not post-indexed: that would cost an in-order CPU two cycles more. */
	.if	\i == 15
	cmp	k, k_even			// for the end of the loop
	ldp	k_even, k_odd, [k]
	.elseif	\i % 2
	ldp	k_even, k_odd, [k, #8 * (\i + 1)]
	.endif
	eor	t0, t0, \w14, ror #19
	add	\wt, \wt, \w9
	eor	t0, t0, \w14, ror #61		// sigma1(W(t + 14))
	add	\wt, \wt, t0
	.endif
	.endm

FASTALG_FUNC(fastalg_sha512_blocks_arm64)
	cbz	nblocks, .Lreturn
	enter	FRAME_SIZE

	ldp	a, b, [state]
	ldp	c, d, [state, #16]
	ldp	e, f, [state, #32]
	ldp	g, h, [state, #48]
	add	x12, data, nblocks, lsl #7
	add	x13, k, #8 * 64
	str	x12, [sp, #FRAME_END]
	stp	state, x13, [sp, #FRAME_STATE]

	// mca-begin sha512_blocks_arm64 128
.Lblock:
	ldp	m0, m1, [data]
	ldp	m2, m3, [data, #16]
	ldp	m4, m5, [data, #32]
	ldp	m6, m7, [data, #48]
	ldp	m8, m9, [data, #64]
	ldp	m10, m11, [data, #80]
	ldp	m12, m13, [data, #96]
	ldp	m14, m15, [data, #112]
	add	data, data, #128
	eor	even_bc, b, c
	str	data, [sp, #FRAME_DATA]
	ldp	k_even, k_odd, [k]
#ifndef FASTALG_BIG_ENDIAN
	.irp	m, m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15
	rev	\m, \m
	.endr
#endif
	add	h, h, m0

	// mca-repeat 4
.Lrounds:
	rounds16 schedule=1
	b.ne	.Lrounds
	// mca-repeat-end

	/* W(64) is in h already, so its register is free. */
	ldr	m0, [sp, #FRAME_STATE]
	rounds16 schedule=0

	ldp	m2, m3, [m0]
	ldp	m4, m5, [m0, #16]
	ldp	m6, m7, [m0, #32]
	ldp	m8, m9, [m0, #48]
	ldp	data, m1, [sp, #FRAME_DATA]
	add	a, a, m2
	add	b, b, m3
	add	c, c, m4
	add	d, d, m5
	stp	a, b, [m0]
	add	e, e, m6
	add	f, f, m7
	stp	c, d, [m0, #16]
	add	g, g, m8
	add	h, h, m9
	stp	e, f, [m0, #32]
	sub	k, k, #8 * 64
	cmp	data, m1
	stp	g, h, [m0, #48]
	b.ne	.Lblock
	// mca-end sha512_blocks_arm64

	leave	FRAME_SIZE
.Lreturn:
	ret
FASTALG_END(fastalg_sha512_blocks_arm64)

	.irp	name, state, data, nblocks, k, a, b, c, d, e, f, g, h
	.unreq	\name
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	.unreq	m\n
	.endr
	.irp	name, t0, t1, even_bc, odd_bc, k_even, k_odd
	.unreq	\name
	.endr
