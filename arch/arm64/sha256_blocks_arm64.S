/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-224/SHA-256 compression in the integer registers of any AArch64 CPU.
 *
 *	void fastalg_sha256_blocks_arm64(void *state, const u8 *data, size_t nblocks,
 *					 const void *k);
 *
 * @state:   in/out, u32 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, FIPS 180-4 section 4.2.2;
 *	     aligned to 4 bytes
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

/* The working variables; as x registers only where 64-bit additions help. */
a	.req	w4
a_x	.req	x4
b	.req	w5
b_x	.req	x5
c	.req	w6
c_x	.req	x6
d	.req	w7
d_x	.req	x7
e	.req	w8
e_x	.req	x8
f	.req	w9
f_x	.req	x9
g	.req	w10
g_x	.req	x10
h	.req	w11
h_x	.req	x11

/* A ring of the latest 16 words of the message schedule: W(t) is in m(t mod 16). */
m0	.req	w12
m0_x	.req	x12
m1	.req	w13
m1_x	.req	x13
m2	.req	w14
m2_x	.req	x14
m3	.req	w15
m3_x	.req	x15
m4	.req	w16
m4_x	.req	x16
m5	.req	w17
m5_x	.req	x17
m6	.req	w19
m6_x	.req	x19
m7	.req	w20
m7_x	.req	x20
m8	.req	w21
m8_x	.req	x21
m9	.req	w22
m9_x	.req	x22
m10	.req	w23
m10_x	.req	x23
m11	.req	w24
m11_x	.req	x24
m12	.req	w25
m12_x	.req	x25
m13	.req	w26
m13_x	.req	x26
m14	.req	w27
m14_x	.req	x27
m15	.req	w28
m15_x	.req	x28

/* Scratch. */
t0	.req	w0
t0_x	.req	x0
t1	.req	w1
t1_x	.req	x1
/*
 * b ^ c of an even round, which is a ^ b of the odd one before it; and the
 * other way round. Where the second is idle it holds two round constants.
 */
even_bc	.req	w2
odd_bc	.req	w30
kk	.req	w30
kk_x	.req	x30
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
 * The order is one that dual-issues nearly everywhere on Cortex-A53 and A55, with and
 * without the schedule: each sum of rotations begins with a plain ROR, which
 * has the longest latency, and ends in EORs that wait for their first operand
 * only. Two scratch registers are enough for it.
 */
	.macro	round i, bc, ab, a, b, c, d, e, f, g, h, wt, w1, w9, w14, schedule
	eor	t0, \f, \g
	ror	t1, \e, #6
	and	t0, t0, \e
	eor	t0, t0, \g			// Ch(e, f, g)
	.if	\schedule || \i < 15
	add	\g, \g, \w1
	.endif
	.if	\i % 2 == 0
	add_first \h, kk
	add_second \g, kk
	.endif
	add	\h, \h, t0
	eor	\ab, \a, \b
	ror	t0, \a, #2
	eor	t1, t1, \e, ror #11
	eor	t1, t1, \e, ror #25		// Sigma1(e)
	and	\bc, \bc, \ab
	add	\h, \h, t1
	eor	\bc, \bc, \b			// Maj(a, b, c)
	add	\d, \d, \h
	eor	t0, t0, \a, ror #13
	.if	\schedule
	lsr	t1, \w1, #3
	.endif
	add	\h, \h, \bc
	.if	\schedule
	eor	t1, t1, \w1, ror #7
	.endif
	eor	t0, t0, \a, ror #22		// Sigma0(a)
	.if	\schedule
	eor	t1, t1, \w1, ror #18		// sigma0(W(t + 1))
	.endif
	add	\h, \h, t0
	.if	\schedule
	lsr	t0, \w14, #10
	.endif
	/* Not post-indexed: that would cost an in-order CPU two cycles more. */
	.if	\i % 2 && (\schedule || \i < 15)
	ldr	kk_x, [k, #4 * (\i + 1)]
	.endif
	.if	\schedule
	add	\wt, \wt, t1
	.if	\i == 15
	ldr	t1_x, [sp, #FRAME_K_LAST]	// early, for the end of the loop
	add	k, k, #4 * 16
	.endif
	eor	t0, t0, \w14, ror #17
	add	\wt, \wt, \w9
	eor	t0, t0, \w14, ror #19		// sigma1(W(t + 14))
	add	\wt, \wt, t0
	.endif
	.endm

FASTALG_FUNC(fastalg_sha256_blocks_arm64)
	cbz	nblocks, .Lreturn
	enter	FRAME_SIZE

	ldp	a, b, [state]
	ldp	c, d, [state, #8]
	ldp	e, f, [state, #16]
	ldp	g, h, [state, #24]
	add	x12, data, nblocks, lsl #6
	add	x13, k, #4 * 48
	str	x12, [sp, #FRAME_END]
	stp	state, x13, [sp, #FRAME_STATE]

	// mca-begin sha256_blocks_arm64 64
.Lblock:
	load	m0, m1, m2, m3, 0
	load	m4, m5, m6, m7, 16
	load	m8, m9, m10, m11, 32
	load	m12, m13, m14, m15, 48
	ldr	kk_x, [k]
	add	data, data, #64
	split	m0, m1
	eor	even_bc, b, c
	split	m2, m3
	str	data, [sp, #FRAME_DATA]
	add	h, h, m0
	split	m4, m5
	split	m6, m7
	split	m8, m9
	split	m10, m11
	split	m12, m13
	split	m14, m15

	// mca-repeat 3
.Lrounds:
	rounds16 schedule=1
	cmp	k, t1_x
	b.ne	.Lrounds
	// mca-repeat-end

	/* W(48) is in h already, so its register is free. */
	ldr	m0_x, [sp, #FRAME_STATE]
	rounds16 schedule=0

	ldp	m2, m3, [m0_x]
	ldp	m4, m5, [m0_x, #8]
	ldp	m6, m7, [m0_x, #16]
	ldp	m8, m9, [m0_x, #24]
	ldp	data, m1_x, [sp, #FRAME_DATA]
	add	a, a, m2
	add	b, b, m3
	add	c, c, m4
	add	d, d, m5
	stp	a, b, [m0_x]
	add	e, e, m6
	add	f, f, m7
	stp	c, d, [m0_x, #8]
	add	g, g, m8
	add	h, h, m9
	stp	e, f, [m0_x, #16]
	sub	k, k, #4 * 48
	cmp	data, m1_x
	stp	g, h, [m0_x, #24]
	b.ne	.Lblock
	// mca-end sha256_blocks_arm64

	leave	FRAME_SIZE
.Lreturn:
	ret
FASTALG_END(fastalg_sha256_blocks_arm64)

	.irp	name, state, data, nblocks, k, t0, t0_x, t1, t1_x, even_bc, odd_bc, kk, kk_x
	.unreq	\name
	.endr
	.irp	name, a, b, c, d, e, f, g, h
	.unreq	\name
	.unreq	\name\()_x
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	.unreq	m\n
	.unreq	m\n\()_x
	.endr
