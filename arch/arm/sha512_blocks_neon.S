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
 * Registers:	 r1-r3, r12, q0-q3, q8-q15 and the flags change; d8-d15 are preserved.
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
data	.req	r1	// next block to load
end	.req	r2	// end of the last one
kp	.req	r3	// next round constants
kend	.req	r12	// where kp is when the schedule of a block is complete
state2	.req	lr	// second half of the state

/*
 * d0-d9: working variables, and h + W + K of the next rounds; which is which changes from
 * round to round and is the same again after eight. No value is ever copied: each new
 * a and e goes where something has become dead, and two that are neighbours become
 * so in time for the next W + K.
 */
y0	.req	d10	// temporaries of the rounds
y1	.req	d11
s	.req	q6	// temporaries of the schedule
s_l	.req	d12
s_h	.req	d13
u	.req	q7
u_l	.req	d14
u_h	.req	d15
/* q8-q15: a ring of the latest 16 words of the message schedule. */

/*
 * A round's first part, up to
 *	T1 = h + W + K + S1(e) + Ch(e, f, g)
 * where \p is h + W + K. \n, W + K of the next round, gets its h, which is g, before
 * g is replaced by Ch. i0 to i5 are for the schedule.
 */
	.macro	t1	e, f, g, p, n, t1, i0, i1, i2, i3, i4, i5
	vshr.u64 y0, \e, #14
	vshr.u64 y1, \e, #18
	.ifnb	\n
	vadd.i64 \n, \n, \g
	.endif
	\i0
	vsli.64	y0, \e, #50
	vsli.64	y1, \e, #46
	vbit	\g, \f, \e
	\i1
	\i2
	veor	y0, y0, y1
	vshr.u64 y1, \e, #41
	vadd.i64 \t1, \g, \p
	\i3
	vsli.64	y1, \e, #23
	\i4
	veor	y0, y0, y1
	\i5
	vadd.i64 \t1, \t1, y0
	.endm

/* The second part: \e_new = d + T1, \a_new = T1 + S0(a) + Maj(a, b, c). */
	.macro	t2	a, b, c, d, t1, e_new, a_new, i0, i1, i2, i3, i4, i5
	vshr.u64 y0, \a, #28
	vshr.u64 y1, \a, #34
	\i0
	vadd.i64 \e_new, \d, \t1
	vsli.64	y0, \a, #36
	vsli.64	y1, \a, #30
	\i1
	\i2
	veor	y0, y0, y1
	vshr.u64 y1, \a, #39
	\i3
	vsli.64	y1, \a, #25
	\i4
	veor	y0, y0, y1
	veor	y1, \a, \b
	vbsl	y1, \c, \b
	\i5
	vadd.i64 y0, y0, y1
	vadd.i64 \a_new, \t1, y0
	.endm

/*
 * Two rounds. Afterwards the variables are
 *	a = \n, b = \d, c = \a, d = \b, e = \f, f = \p, g = \e
 * and \next, a Q register of \g and one that was free, holds h + W + K of the next
 * round and W + K of the one after it. \w1 are the words for those.
 */
	.macro	rounds2	a, b, c, d, e, f, g, p, n, next, w1, i0, i1, i2, i3, i4, i5
	t1	\e, \f, \g, \p, \n, \g, "\i0", "\i1"
	t2	\a, \b, \c, \d, \g, \p, \d, "\i2"
	vld1.64	{\next}, [kp, :128]!
	vadd.i64 \next, \next, \w1
	t1	\p, \e, \f, \n, \g, \n, "\i3"
	t2	\d, \a, \b, \c, \n, \f, \n, "\i4", "\i5"
	.endm

/*
 * The same, and words t and t+1, sixteen rounds on,
 *	W[t] = s1(W[t-2]) + W[t-7] + s0(W[t-15]) + W[t-16]
 * take the place of \w. s0 is made of the two words of \w1: one belongs to W[t+1], the
 * other to the next W[t].
 */
	.macro	rounds2_w a, b, c, d, e, f, g, p, n, next, w, wl, wh, w14, w1, w1l, w4h, w5l
	t1	\e, \f, \g, \p, \n, \g,					\
		"vshr.u64 s, \w14, #19",					\
		"vshr.u64 u, \w14, #61",					\
		"vadd.i64 \wl, \wl, \w4h",					\
		"vsli.64 s, \w14, #45",						\
		"vadd.i64 \wh, \wh, \w5l",					\
		"vsli.64 u, \w14, #3"
	t2	\a, \b, \c, \d, \g, \p, \d,					\
		"veor s, s, u",							\
		"vshr.u64 u, \w14, #6",						\
		,								\
		"veor s, s, u",							\
		,								\
		"vadd.i64 \w, \w, s"
	vld1.64	{\next}, [kp, :128]!
	vshr.u64 s, \w1, #1
	vshr.u64 u, \w1, #8
	vadd.i64 \next, \next, \w1
	t1	\p, \e, \f, \n, \g, \n,					\
		"vsli.64 s, \w1, #63",						\
		"vsli.64 u, \w1, #56",						\
		,								\
		"veor s, s, u",							\
		"vshr.u64 u, \w1, #7",						\
		"veor s, s, u"
	t2	\d, \a, \b, \c, \n, \f, \n,					\
		"vadd.i64 \wh, \wh, s_l",					\
		"vadd.i64 \w1l, \w1l, s_h"
	.endm

/* s0(W[1]) into s_l. */
	.macro	s0_1	i0, i1
	vshr.u64 s_l, d17, #1
	vshr.u64 u_l, d17, #8
	\i0
	vsli.64	s_l, d17, #63
	vsli.64	u_l, d17, #56
	\i1
	veor	s_l, s_l, u_l
	vshr.u64 u_l, d17, #7
	veor	s_l, s_l, u_l
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
	add	state2, state, #32
	add	end, data, end, lsl #7
	vldr	d9, [state]		// in the order that rounds2 wants in .Lblock
	vldr	d2, [state, #8]
	vldr	d1, [state, #16]
	vldr	d3, [state, #24]
	vldr	d7, [state, #32]
	vldr	d8, [state, #40]
	vldr	d6, [state, #48]
	vldr	d0, [state, #56]
	load_message q8, q9
	load_message q10, q11
	load_message q12, q13
	load_message q14, q15
	add	kend, kp, #33 * 16
	vld1.64	{q2}, [kp, :128]!
	vst1.64	{d0-d3}, [state]
	vst1.64	{d6-d9}, [state2]
	from_be64 q8
	from_be64 q9
	from_be64 q10
	from_be64 q11
	from_be64 q12
	from_be64 q13
	from_be64 q14
	from_be64 q15
	s0_1
	vadd.i64 q2, q2, q8
	vadd.i64 d16, d16, s_l

.Lblock:
	// mca-begin sha512_blocks_neon 128
	vadd.i64 d4, d4, d0		// h
	vmov	d0, d7			// e

.Lrounds16:
	// mca-repeat 4
	rounds2_w d9, d2, d1, d3, d0, d8, d6, d4, d5, q3, q8, d16, d17, q15, q9, d18, d25, d26
	rounds2_w d5, d3, d9, d2, d8, d4, d0, d6, d7, q0, q9, d18, d19, q8, q10, d20, d27, d28
	rounds2_w d7, d2, d5, d3, d4, d6, d8, d0, d1, q4, q10, d20, d21, q9, q11, d22, d29, d30
	rounds2_w d1, d3, d7, d2, d6, d0, d4, d8, d9, q2, q11, d22, d23, q10, q12, d24, d31, d16
	rounds2_w d9, d2, d1, d3, d0, d8, d6, d4, d5, q3, q12, d24, d25, q11, q13, d26, d17, d18
	rounds2_w d5, d3, d9, d2, d8, d4, d0, d6, d7, q0, q13, d26, d27, q12, q14, d28, d19, d20
	rounds2_w d7, d2, d5, d3, d4, d6, d8, d0, d1, q4, q14, d28, d29, q13, q15, d30, d21, d22
	rounds2_w d1, d3, d7, d2, d6, d0, d4, d8, d9, q2, q15, d30, d31, q14, q8, d16, d23, d24
	teq	kp, kend
	bne	.Lrounds16
	// mca-repeat-end

	// words of the next block come in behind those used up; after the last block,
	// its own once more: cheaper than a branch, and in bounds
	teq	data, end
	subeq	data, data, #128
	rounds2	d9, d2, d1, d3, d0, d8, d6, d4, d5, q3, q9
	load_message q8, q9
	rounds2	d5, d3, d9, d2, d8, d4, d0, d6, d7, q0, q10, "from_be64 q8", "from_be64 q9"
	rounds2	d7, d2, d5, d3, d4, d6, d8, d0, d1, q4, q11
	load_message q10, q11
	rounds2	d1, d3, d7, d2, d6, d0, d4, d8, d9, q2, q12, "from_be64 q10", "from_be64 q11"
	rounds2	d9, d2, d1, d3, d0, d8, d6, d4, d5, q3, q13
	load_message q12, q13
	rounds2	d5, d3, d9, d2, d8, d4, d0, d6, d7, q0, q14, "from_be64 q12", "from_be64 q13"
	rounds2	d7, d2, d5, d3, d4, d6, d8, d0, d1, q4, q15
	load_message q14, q15
	sub	kp, kp, #640
	t1	d6, d0, d4, d8, d9, d4, "from_be64 q14", "from_be64 q15"
	t2	d1, d3, d7, d2, d4, d8, d2
	vld1.64	{q2}, [kp, :128]!
	// the last round: g is kept, h of the result is made of it; d7 becomes e
	vmov	u_h, d0
	s0_1
	t1	d8, d6, u_h, d9, , u_h
	vadd.i64 q2, q2, q8
	vadd.i64 d16, d16, s_l
	t2	d2, d1, d3, d7, u_h, d7, d9

	vld1.64	{s-u}, [state]
	vadd.i64 q0, q0, s
	vadd.i64 q1, q1, u
	vld1.64	{s-u}, [state2]
	vadd.i64 q3, q3, s
	vadd.i64 q4, q4, u
	vst1.64	{q0-q1}, [state]
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

	.irp	name, state, data, end, kp, kend, state2, y0, y1, s, s_l, s_h, u, u_l, u_h
	.unreq	\name
	.endr
