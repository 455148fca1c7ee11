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

	.arch	armv8-a

/* Arguments. Between blocks state, data and the end of data are on the stack. */
state	.req	x0
data	.req	x1
nblocks	.req	x2
k	.req	x3	// the next round constants to load

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

/* The stack frame, from sp up. */
.set	FRAME_X19, 16		// x19-x28
.set	FRAME_DATA, 96		// next block
.set	FRAME_END, 104		// behind the last block
.set	FRAME_STATE, 112
.set	FRAME_K_END, 120	// k after 48 rounds, which have loaded two constants ahead
.set	FRAME_SIZE, 128

/*
 * x += the first or second of two words that were loaded as one x register.
 * The upper half of a 64-bit sum is of no meaning, and nobody looks at it.
 */
#ifdef FASTALG_BIG_ENDIAN
.macro	add_first, x, pair
	add	\x\()_x, \x\()_x, \pair\()_x, lsr #32
.endm
.macro	add_second, x, pair
	add	\x, \x, \pair
.endm
#else
.macro	add_first, x, pair
	add	\x, \x, \pair
.endm
.macro	add_second, x, pair
	add	\x\()_x, \x\()_x, \pair\()_x, lsr #32
.endm
#endif

/* Load W(t..t+3) through the x registers of two pairs; see split() for the rest. */
.macro	load, ma, mb, mc, md, offset
#ifdef FASTALG_BIG_ENDIAN
	ldp	\mb\()_x, \md\()_x, [data, #\offset]
#else
	ldp	\ma\()_x, \mc\()_x, [data, #\offset]
#endif
.endm

.macro	split, ma, mb
#ifdef FASTALG_BIG_ENDIAN
	lsr	\ma\()_x, \mb\()_x, #32
#else
	rev32	\ma\()_x, \ma\()_x
	lsr	\mb\()_x, \ma\()_x, #32
#endif
.endm

/*
 * Round t. On entry h has W(t) added, and K(t) too if t is odd; g leaves the
 * same way for round t + 1. Where a sum of rotations is needed, nested
 * rotations merge into the second operands of EOR:
 *	Sigma1(e) = ror(e ^ ror(e ^ ror(e, 14), 5), 6)
 *	Sigma0(a) = ror(a ^ ror(a ^ ror(a, 9), 11), 2)
 * and Maj(a, b, c) = b ^ ((a ^ b) & (b ^ c)) takes b ^ c from the round before.
 *
 * With schedule=1 W(t + 16) = W(t) + sigma0(W(t + 1)) + W(t + 9) +
 * sigma1(W(t + 14)) replaces W(t).
 */
.macro	round, odd, a, b, c, d, e, f, g, h, wt, w1, w9, w14, schedule, last=0
	.if	!\odd
	add_first \h, kk
	.endif
	eor	t0, \f, \g
	eor	t1, \e, \e, ror #14
	and	t0, t0, \e
	eor	t1, \e, t1, ror #5
	eor	t0, t0, \g
	.if	!\odd
	add_second \g, kk
	.endif
	ror	t1, t1, #6
	add	\h, \h, t0
	.if	!\last
	add	\g, \g, \w1
	.endif
	add	\h, \h, t1
	.if	\schedule
	ror	t0, \w1, #7
	.endif
	.if	\odd
	eor	even_bc, \a, \b
	.else
	eor	odd_bc, \a, \b
	.endif
	add	\d, \d, \h
	.if	\schedule
	eor	t0, t0, \w1, ror #18
	.endif
	eor	t1, \a, \a, ror #9
	.if	\odd
	and	odd_bc, odd_bc, even_bc
	.else
	and	even_bc, even_bc, odd_bc
	.endif
	.if	\schedule
	eor	t0, t0, \w1, lsr #3
	.endif
	eor	t1, \a, t1, ror #11
	.if	\odd
	eor	odd_bc, odd_bc, \b
	.else
	eor	even_bc, even_bc, \b
	.endif
	.if	\schedule
	add	\wt, \wt, t0
	ror	t0, \w14, #17
	.endif
	ror	t1, t1, #2
	.if	\odd
	add	\h, \h, odd_bc
	.else
	add	\h, \h, even_bc
	.endif
	.if	\odd && !\last
	ldr	kk_x, [k], #8
	.endif
	.if	\schedule
	add	\wt, \wt, \w9
	eor	t0, t0, \w14, ror #19
	.endif
	add	\h, \h, t1
	.if	\schedule
	eor	t0, t0, \w14, lsr #10
	add	\wt, \wt, t0
	.endif
.endm

/* Rounds t to t+15, t a multiple of 16. */
.macro	rounds16, schedule
	round	0, a, b, c, d, e, f, g, h, m0, m1, m9, m14, \schedule
	round	1, h, a, b, c, d, e, f, g, m1, m2, m10, m15, \schedule
	round	0, g, h, a, b, c, d, e, f, m2, m3, m11, m0, \schedule
	round	1, f, g, h, a, b, c, d, e, m3, m4, m12, m1, \schedule
	round	0, e, f, g, h, a, b, c, d, m4, m5, m13, m2, \schedule
	round	1, d, e, f, g, h, a, b, c, m5, m6, m14, m3, \schedule
	round	0, c, d, e, f, g, h, a, b, m6, m7, m15, m4, \schedule
	round	1, b, c, d, e, f, g, h, a, m7, m8, m0, m5, \schedule
	round	0, a, b, c, d, e, f, g, h, m8, m9, m1, m6, \schedule
	round	1, h, a, b, c, d, e, f, g, m9, m10, m2, m7, \schedule
	round	0, g, h, a, b, c, d, e, f, m10, m11, m3, m8, \schedule
	round	1, f, g, h, a, b, c, d, e, m11, m12, m4, m9, \schedule
	round	0, e, f, g, h, a, b, c, d, m12, m13, m5, m10, \schedule
	round	1, d, e, f, g, h, a, b, c, m13, m14, m6, m11, \schedule
	round	0, c, d, e, f, g, h, a, b, m14, m15, m7, m12, \schedule
	round	1, b, c, d, e, f, g, h, a, m15, m0, m8, m13, \schedule, last=!\schedule
.endm

FASTALG_FUNC(fastalg_sha256_blocks_arm64)
	cbz	nblocks, .Lreturn
	stp	x29, x30, [sp, #-FRAME_SIZE]!
	mov	x29, sp
	stp	x19, x20, [sp, #FRAME_X19]
	stp	x21, x22, [sp, #FRAME_X19 + 16]
	stp	x23, x24, [sp, #FRAME_X19 + 32]
	stp	x25, x26, [sp, #FRAME_X19 + 48]
	stp	x27, x28, [sp, #FRAME_X19 + 64]

	ldp	a, b, [state]
	ldp	c, d, [state, #8]
	ldp	e, f, [state, #16]
	ldp	g, h, [state, #24]
	add	x12, data, nblocks, lsl #6
	add	x13, k, #4 * 50
	str	x12, [sp, #FRAME_END]
	stp	state, x13, [sp, #FRAME_STATE]

	// mca-begin sha256_blocks_arm64 64
.Lblock:
	load	m0, m1, m2, m3, 0
	load	m4, m5, m6, m7, 16
	load	m8, m9, m10, m11, 32
	load	m12, m13, m14, m15, 48
	add	data, data, #64
	ldr	kk_x, [k], #8
	split	m0, m1
	str	data, [sp, #FRAME_DATA]
	add	h, h, m0
	split	m2, m3
	split	m4, m5
	split	m6, m7
	split	m8, m9
	split	m10, m11
	split	m12, m13
	split	m14, m15
	eor	even_bc, b, c

.Lrounds:
	rounds16 schedule=1
	ldr	t0_x, [sp, #FRAME_K_END]
	cmp	k, t0_x
	b.ne	.Lrounds
	rounds16 schedule=0

	ldr	state, [sp, #FRAME_STATE]
	sub	k, k, #256
	ldp	m0, m1, [state]
	ldp	m2, m3, [state, #8]
	ldp	m4, m5, [state, #16]
	ldp	m6, m7, [state, #24]
	ldp	data, x2, [sp, #FRAME_DATA]
	add	a, a, m0
	add	b, b, m1
	add	c, c, m2
	add	d, d, m3
	stp	a, b, [state]
	add	e, e, m4
	add	f, f, m5
	stp	c, d, [state, #8]
	add	g, g, m6
	add	h, h, m7
	stp	e, f, [state, #16]
	cmp	data, x2
	stp	g, h, [state, #24]
	b.ne	.Lblock
	// mca-end sha256_blocks_arm64

	ldp	x27, x28, [sp, #FRAME_X19 + 64]
	ldp	x25, x26, [sp, #FRAME_X19 + 48]
	ldp	x23, x24, [sp, #FRAME_X19 + 32]
	ldp	x21, x22, [sp, #FRAME_X19 + 16]
	ldp	x19, x20, [sp, #FRAME_X19]
	ldp	x29, x30, [sp], #FRAME_SIZE
.Lreturn:
	ret
FASTALG_END(fastalg_sha256_blocks_arm64)

	.unreq	state
	.unreq	data
	.unreq	nblocks
	.unreq	k
	.irp	name, a, b, c, d, e, f, g, h
	.unreq	\name
	.unreq	\name\()_x
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	.unreq	m\n
	.unreq	m\n\()_x
	.endr
	.unreq	t0
	.unreq	t0_x
	.unreq	t1
	.unreq	t1_x
	.unreq	even_bc
	.unreq	odd_bc
	.unreq	kk
	.unreq	kk_x
