/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-384/SHA-512 compression in NEON: rounds one by one in D registers, the message
 * schedule two words at a time in Q registers.
 *
 *	void fastalg_sha512_blocks_neon(void *state, const u8 *data, size_t nblocks,
 *					const void *k);
 *
 * @state:   in/out, u64 state[8] in the CPU's byte order; aligned to 8 bytes; does not
 *	     overlap @data or @k. Holds them in another order during the call.
 * @data:    in, u8 data[128 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u64 k[80] in the CPU's byte order, FIPS 180-4 section 4.2.3;
 *	     aligned to 16 bytes
 *
 * Precondition: SIMD registers are usable (kernel: inside a SIMD section) and
 *		 unaligned loads work (SCTLR.A clear), as they do under Linux.
 * CPU features: FASTALG_ARM_NEON. Arm state, may be called from Thumb code through
 *		 a pointer.
 * Registers:	 r1-r3, r12, lr, q0-q3, q8-q15 and the flags change; d8-d15 are
 *		 preserved.
 * Stack:	 72 bytes, for the caller's registers only.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The vector registers are wiped
 *		 on return.
 *
 * A round is 25 instructions and half a load and addition of K; the schedule of two
 * words is 19.
 */
#include <fastalg/asm.h>

	.syntax unified
	.arch	armv7-a
	.fpu	neon
	.arm

/* Arguments. */
state	.req	r0
data	.req	r1	// next block
end	.req	r2	// end of the last one
kp	.req	r3	// next round constants
kend	.req	r12	// where kp is when the schedule of a block is complete
state2	.req	lr	// second half of the state

/*
 * d0-d9: working variables, and h + W + K of the next rounds; which is which changes from
 * round to round and is the same again after eight. Rounds copy no value: each new a
 * and e goes where something has become dead, and two that are neighbours become
 * so in time for the next W + K.
 */
y0	.req	d10	// temporaries of the rounds
y1	.req	d11
s	.req	q6	// temporaries of the schedule
s_l	.req	d12
s_h	.req	d13
u	.req	q7
u_l	.req	d14
/* q8-q15: a ring of the latest 16 words of the message schedule. */

/*
 * Two rounds. \p is h + W + K of the first one, \n is W + K of the second, in which h is
 * called g before: h is added to it before Ch takes the place of g. Afterwards,
 *	a = \n, b = \d, c = \a, d = \b, e = \f, f = \p, g = \e
 * and \next, which is \g and \nh, a free one, holds h + W + K and W + K of the next
 * two rounds. \w1 are the words for those.
 *
 * Meanwhile, words t and t+1, sixteen rounds on,
 *	W[t] = s1(W[t-2]) + W[t-7] + s0(W[t-15]) + W[t-16]
 * take the place of \w. s0 is made of the two words of \w1, so that no register must be
 * put together for it: one belongs to W[t+1], the other to the next W[t].
 *
 * The order keeps in-order pipelines from waiting for results, and S1, which the next
 * round waits for, early for the others. It was found by a search; README.md has more.
 */
	.macro	rounds2_w a, b, c, d, e, f, g, p, n, next, nh, w, wl, wh, w14, w1, w1l, w4h, w5l
	vshr.u64 y0, \e, #14			// S1
	vshr.u64 y1, \e, #18			// S1
	vshr.u64 s, \w14, #19			// s1
	vsli.64	y0, \e, #50			// S1
	vsli.64	y1, \e, #46			// S1
	vadd.i64 \n, \n, \g			// + h
	vbit	\g, \f, \e			// Ch
	veor	y0, y0, y1			// S1
	vshr.u64 y1, \e, #41			// S1
	vsli.64	s, \w14, #45			// s1
	vadd.i64 \g, \g, \p			// Ch + h + W + K
	vsli.64	y1, \e, #23			// S1
	vshr.u64 \nh, \a, #28			// S0
	vshr.u64 u, \w14, #61			// s1
	veor	y0, y0, y1			// S1
	vshr.u64 y1, \a, #34			// S0
	vsli.64	\nh, \a, #36			// S0
	vadd.i64 \g, \g, y0			// T1
	vsli.64	y1, \a, #30			// S0
	vsli.64	u, \w14, #3			// s1
	veor	\nh, \nh, y1			// S0
	vshr.u64 y1, \a, #39			// S0
	vadd.i64 \p, \d, \g			// new e
	veor	s, s, u				// s1
	vsli.64	y1, \a, #25			// S0
	vadd.i64 \wl, \wl, \w4h			// W[t-7]
	vadd.i64 \wh, \wh, \w5l			// W[t-7]
	veor	\nh, \nh, y1			// S0
	veor	y1, \a, \b			// Maj
	vshr.u64 u, \w14, #6			// s1
	vshr.u64 y0, \p, #14			// S1
	vbsl	y1, \c, \b			// Maj
	veor	s, s, u				// s1
	vadd.i64 \nh, \nh, y1			// S0 + Maj
	vshr.u64 y1, \p, #18			// S1
	vsli.64	y0, \p, #50			// S1
	vadd.i64 \w, \w, s			// + s1
	vsli.64	y1, \p, #46			// S1
	vadd.i64 \d, \g, \nh			// new a
	vld1.64	{\next}, [kp, :128]!		// K
	veor	y0, y0, y1			// S1
	vshr.u64 y1, \p, #41			// S1
	vadd.i64 \next, \next, \w1		// W + K
	vshr.u64 s, \w1, #1			// s0
	vsli.64	y1, \p, #23			// S1
	vadd.i64 \g, \g, \f			// + h
	vbit	\f, \e, \p			// Ch
	vshr.u64 u, \w1, #8			// s0
	veor	y0, y0, y1			// S1
	vadd.i64 \n, \f, \n			// Ch + h + W + K
	vshr.u64 y1, \d, #34			// S0
	vadd.i64 \n, \n, y0			// T1
	vshr.u64 y0, \d, #28			// S0
	vsli.64	u, \w1, #56			// s0
	vsli.64	y1, \d, #30			// S0
	vsli.64	y0, \d, #36			// S0
	vsli.64	s, \w1, #63			// s0
	veor	y0, y0, y1			// S0
	vshr.u64 y1, \d, #39			// S0
	vadd.i64 \f, \c, \n			// new e
	veor	s, s, u				// s0
	vsli.64	y1, \d, #25			// S0
	vshr.u64 u, \w1, #7			// s0
	veor	y0, y0, y1			// S0
	veor	y1, \d, \a			// Maj
	veor	s, s, u				// s0
	vbsl	y1, \b, \a			// Maj
	vadd.i64 \w1l, \w1l, s_h		// + s0
	vadd.i64 y0, y0, y1			// S0 + Maj
	vadd.i64 \wh, \wh, s_l			// + s0
	vadd.i64 \n, \n, y0			// new a
	.endm

/*
 * Two rounds without schedule, whose temporaries serve S0 and Maj. In the \last two, g
 * is kept in \f, for that is what h has become, and the new e goes to \c.
 */
	.macro	rounds2	a, b, c, d, e, f, g, p, n, next, w1, last
	vshr.u64 y1, \e, #18			// S1
	vshr.u64 y0, \e, #14			// S1
	vadd.i64 \n, \n, \g			// + h
	vshr.u64 s_l, \a, #28			// S0
	vshr.u64 s_h, \a, #34			// S0
	vsli.64	y1, \e, #46			// S1
	vsli.64	y0, \e, #50			// S1
	vsli.64	s_l, \a, #36			// S0
	vsli.64	s_h, \a, #30			// S0
	vbit	\g, \f, \e			// Ch
	veor	y0, y0, y1			// S1
	vshr.u64 y1, \e, #41			// S1
	veor	s_l, s_l, s_h			// S0
	vshr.u64 s_h, \a, #39			// S0
	vadd.i64 \g, \g, \p			// Ch + h + W + K
	vsli.64	y1, \e, #23			// S1
	vsli.64	s_h, \a, #25			// S0
	veor	y0, y0, y1			// S1
	veor	s_l, s_l, s_h			// S0
	vadd.i64 \g, \g, y0			// T1
	veor	s_h, \a, \b			// Maj
	vadd.i64 \p, \d, \g			// new e
	vbsl	s_h, \c, \b			// Maj
	vshr.u64 y0, \p, #14			// S1
	vshr.u64 y1, \p, #18			// S1
	vadd.i64 s_l, s_l, s_h			// S0 + Maj
	vsli.64	y0, \p, #50			// S1
	vsli.64	y1, \p, #46			// S1
	vadd.i64 \d, \g, s_l			// new a
	.ifb	\last
	vld1.64	{\next}, [kp, :128]!		// K
	.else
	vmov	u_l, \f
	.endif
	veor	y0, y0, y1			// S1
	vshr.u64 y1, \p, #41			// S1
	vshr.u64 s_l, \d, #28			// S0
	vshr.u64 s_h, \d, #34			// S0
	.ifb	\last
	vadd.i64 \next, \next, \w1		// W + K
	.endif
	vsli.64	s_l, \d, #36			// S0
	vsli.64	s_h, \d, #30			// S0
	vsli.64	y1, \p, #23			// S1
	veor	s_l, s_l, s_h			// S0
	vshr.u64 s_h, \d, #39			// S0
	.ifb	\last
	vadd.i64 \g, \g, \f			// + h
	.endif
	.ifb	\last
	vbit	\f, \e, \p			// Ch
	.else
	vbit	u_l, \e, \p			// Ch, of a copy
	.endif
	vsli.64	s_h, \d, #25			// S0
	.ifb	\last
	vadd.i64 \n, \f, \n			// Ch + h + W + K
	.else
	vadd.i64 \n, u_l, \n
	.endif
	veor	y0, y0, y1			// S1
	veor	s_l, s_l, s_h			// S0
	veor	s_h, \d, \a			// Maj
	vadd.i64 \n, \n, y0			// T1
	vbsl	s_h, \b, \a			// Maj
	.ifb	\last
	vadd.i64 \f, \c, \n			// new e
	.else
	vadd.i64 \c, \c, \n
	.endif
	vadd.i64 s_l, s_l, s_h			// S0 + Maj
	vadd.i64 \n, \n, s_l			// new a
	.endm

/* Two registers of message words. VLD1.64 would turn them in big-endian code only. */
	.macro	load_message q0, q1
#ifdef FASTALG_BIG_ENDIAN
	vld1.64	{\q0-\q1}, [data]!
#else
	vld1.8	{\q0-\q1}, [data]!
#endif
	.endm

	.macro	from_be64 w
#ifndef FASTALG_BIG_ENDIAN
	vrev64.8 \w, \w
#endif
	.endm

FASTALG_FUNC(fastalg_sha512_blocks_neon)
	cmp	r2, #0
	bxeq	lr

	str	lr, [sp, #-8]!
	vpush	{d8-d15}
	vldr	d9, [state]		// in the order that they have after a block
	vldr	d2, [state, #8]
	vldr	d1, [state, #16]
	vldr	d3, [state, #24]
	vldr	d7, [state, #32]
	vldr	d8, [state, #40]
	vldr	d6, [state, #48]
	vldr	d0, [state, #56]
	add	state2, state, #32
	add	end, data, end, lsl #7
	add	kend, kp, #33 * 16
	vst1.64	{d0-d3}, [state]
	vst1.64	{d6-d9}, [state2]

.Lblock:
	// mca-begin sha512_blocks_neon 128
	load_message q8, q9
	vld1.64	{q2}, [kp, :128]!
	load_message q10, q11
	load_message q12, q13
	load_message q14, q15
	from_be64 q8
	from_be64 q9
	from_be64 q10
	vadd.i64 q2, q2, q8		// W + K
	vshr.u64 y0, d17, #1		// s0(W[1])
	vshr.u64 y1, d17, #8
	from_be64 q11
	vadd.i64 d4, d4, d0		// h
	vsli.64	y0, d17, #63
	vsli.64	y1, d17, #56
	from_be64 q12
	from_be64 q13
	veor	y0, y0, y1
	vshr.u64 y1, d17, #7
	vmov	d0, d7			// e
	from_be64 q14
	veor	y0, y0, y1
	from_be64 q15
	vadd.i64 d16, d16, y0

.Lrounds16:
	// mca-repeat 4
	rounds2_w d9, d2, d1, d3, d0, d8, d6, d4, d5, q3, d7, q8, d16, d17, q15, q9, d18, d25, d26
	rounds2_w d5, d3, d9, d2, d8, d4, d0, d6, d7, q0, d1, q9, d18, d19, q8, q10, d20, d27, d28
	rounds2_w d7, d2, d5, d3, d4, d6, d8, d0, d1, q4, d9, q10, d20, d21, q9, q11, d22, d29, d30
	rounds2_w d1, d3, d7, d2, d6, d0, d4, d8, d9, q2, d5, q11, d22, d23, q10, q12, d24, d31, d16
	rounds2_w d9, d2, d1, d3, d0, d8, d6, d4, d5, q3, d7, q12, d24, d25, q11, q13, d26, d17, d18
	rounds2_w d5, d3, d9, d2, d8, d4, d0, d6, d7, q0, d1, q13, d26, d27, q12, q14, d28, d19, d20
	rounds2_w d7, d2, d5, d3, d4, d6, d8, d0, d1, q4, d9, q14, d28, d29, q13, q15, d30, d21, d22
	rounds2_w d1, d3, d7, d2, d6, d0, d4, d8, d9, q2, d5, q15, d30, d31, q14, q8, d16, d23, d24
	teq	kp, kend
	bne	.Lrounds16
	// mca-repeat-end

	rounds2	d9, d2, d1, d3, d0, d8, d6, d4, d5, q3, q9
	rounds2	d5, d3, d9, d2, d8, d4, d0, d6, d7, q0, q10
	rounds2	d7, d2, d5, d3, d4, d6, d8, d0, d1, q4, q11
	rounds2	d1, d3, d7, d2, d6, d0, d4, d8, d9, q2, q12
	rounds2	d9, d2, d1, d3, d0, d8, d6, d4, d5, q3, q13
	rounds2	d5, d3, d9, d2, d8, d4, d0, d6, d7, q0, q14
	rounds2	d7, d2, d5, d3, d4, d6, d8, d0, d1, q4, q15
	rounds2	d1, d3, d7, d2, d6, d0, d4, d8, d9, , , last

	vld1.64	{s-u}, [state]
	sub	kp, kp, #640
	vadd.i64 q0, q0, s
	vadd.i64 q1, q1, u
	vld1.64	{s-u}, [state2]
	teq	data, end
	vst1.64	{q0-q1}, [state]
	vadd.i64 q3, q3, s
	vadd.i64 q4, q4, u
	vst1.64	{q3-q4}, [state2]
	bne	.Lblock
	// mca-end sha512_blocks_neon

	vstr	d9, [state]
	vstr	d2, [state, #8]
	vstr	d1, [state, #16]
	vstr	d3, [state, #24]
	vstr	d7, [state, #32]
	vstr	d8, [state, #40]
	vstr	d6, [state, #48]
	vstr	d0, [state, #56]
	.irp	reg, q0, q1, q2, q3, q8, q9, q10, q11, q12, q13, q14, q15
	vmov.i32 \reg, #0
	.endr
	vpop	{d8-d15}
	ldr	pc, [sp], #8
FASTALG_END(fastalg_sha512_blocks_neon)

	.irp	name, state, data, end, kp, kend, state2, y0, y1, s, s_l, s_h, u, u_l
	.unreq	\name
	.endr
