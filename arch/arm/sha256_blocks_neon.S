/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-224/SHA-256 compression with the message schedule in NEON and the rounds in
 * integer registers, side by side.
 *
 *	void fastalg_sha256_blocks_neon(void *state, const u8 *data, size_t nblocks,
 *					const void *k);
 *
 * @state:   in/out, u32 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, FIPS 180-4 section 4.2.2;
 *	     aligned to 16 bytes
 *
 * Precondition: SIMD registers are usable (kernel: inside a SIMD section) and
 *		 unaligned loads work (SCTLR.A clear), as they do under Linux.
 * CPU features: FASTALG_ARM_NEON. Arm state, may be called from Thumb code through
 *		 a pointer.
 * Registers:	 r0-r3, r12, lr, q0-q3, q8-q15 and the flags change; r4-r11 are
 *		 preserved, d8-d15 are not touched.
 * Stack:	 at most 560 bytes, up to 252 of them to align the frame to 256.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The schedule on the stack and
 *		 the registers are wiped on return.
 *
 * While four rounds run, NEON computes W(t) + K(t) of the four rounds that are
 * sixteen rounds ahead: 65 integer instructions and 28 of NEON.
 */
#include <fastalg/asm.h>

	.syntax unified
	.arch	armv7-a
	.fpu	neon
	.arm

/*
 * The frame: W(t) + K(t) of 64 rounds, then what a call was given (control words). It
 * starts 64 above a multiple of 256, so that the low bits of sp show the end of round 47.
 */
#define WK_SIZE	256
#define CTL_STATE	0
#define CTL_DATA	4
#define CTL_END	8
#define CTL_SP	12
#define CTL_SIZE	16

/* The working variables are r0-r7; their names rotate from round to round. */
x0	.req	r8	// W + K of four rounds, each then a temporary
x1	.req	r9
x2	.req	r10
x3	.req	r11
ab	.req	r12	// before an even round: a ^ b of the round before, that is b ^ c
kp	.req	lr	// round constants

/* q0-q3: a ring of the latest 16 words. */
w15a	.req	q8	// W[t-15..t-12] of this group of rounds, and
w15b	.req	q9	// that of the next: W[t-7..t-4] serves again two groups later
wk0	.req	q10	// K, then W + K, of this group of rounds
wk1	.req	q11	// and of the next; stored together
y0	.req	q12	// temporaries of s0(W[t-15..])
y1	.req	q13
y2	.req	q14
z0	.req	d30	// temporaries of s1(W[t-2..])
z1	.req	d31
z2	.req	d24	// y0 is done with when this is needed

/*
 * One round, with up to seven NEON instructions between its own. Sigma rotations
 * are folded: S1(e) = (e ^ e>>>5 ^ e>>>19) >>> 6, S0(a) = (a ^ a>>>11 ^ a>>>20) >>> 2.
 * Maj(a, b, c) = ((a ^ b) & (b ^ c)) ^ b, where \bc is the a ^ b of the round before.
 */
	.macro	round a, b, c, d, e, f, g, h, wk, bc, ab, i0, i1, i2, i3, i4, i5, i6
	add	\h, \h, \wk
	\i0
	eor	\wk, \e, \e, ror #5
	eor	\ab, \f, \g
	\i1
	eor	\wk, \wk, \e, ror #19
	and	\ab, \ab, \e
	\i2
	add	\h, \h, \wk, ror #6
	eor	\wk, \a, \a, ror #11
	\i3
	eor	\ab, \ab, \g
	eor	\wk, \wk, \a, ror #20
	\i4
	add	\h, \h, \ab
	eor	\ab, \a, \b
	\i5
	add	\d, \d, \h
	and	\bc, \bc, \ab
	\i6
	add	\h, \h, \wk, ror #2
	eor	\bc, \bc, \b
	add	\h, \h, \bc
	.endm

/* The same, with \wk as the only free register: it becomes the new a ^ b. */
	.macro	round_tight a, b, c, d, e, f, g, h, wk, bc, i0, i1, i2, i3, i4, i5, i6
	\i0
	add	\h, \h, \wk
	\i1
	eor	\wk, \e, \e, ror #5
	\i2
	eor	\wk, \wk, \e, ror #19
	\i3
	add	\h, \h, \wk, ror #6
	eor	\wk, \f, \g
	and	\wk, \wk, \e
	\i4
	eor	\wk, \wk, \g
	add	\h, \h, \wk
	eor	\wk, \a, \a, ror #11
	add	\d, \d, \h
	\i5
	eor	\wk, \wk, \a, ror #20
	\i6
	add	\h, \h, \wk, ror #2
	eor	\wk, \a, \b
	and	\bc, \bc, \wk
	eor	\bc, \bc, \b
	add	\h, \h, \bc
	.endm

/*
 * Rounds t-16 to t-13 and
 *	W[t] = s1(W[t-2]) + W[t-7] + s0(W[t-15]) + W[t-16]
 * of four t at once. The upper two wait for the lower two in z0. \w0 to \w3 are
 * W[t-16..] to W[t-4..], \w3h is the upper half of \w3. In every other group
 * (\store given), W + K of the two groups before go to the stack.
 */
	.macro	rounds4 a, b, c, d, e, f, g, h, w0, w0l, w0h, w2, w3, w3h, w15, wk, store
	ldmia	sp!, {x0-x3}
	round_tight \a, \b, \c, \d, \e, \f, \g, \h, x0, ab,			\
		"vshr.u32 y0, \w15, #7",					\
		"vshr.u32 y1, \w15, #18",					\
		"vshr.u32 y2, \w15, #3",					\
		"vsli.32 y0, \w15, #25",					\
		"vsli.32 y1, \w15, #14",					\
		"vshr.u32 z0, \w3h, #17",					\
		"vshr.u32 z1, \w3h, #19"
	round	\h, \a, \b, \c, \d, \e, \f, \g, x1, x0, ab,			\
		"veor y0, y0, y2",						\
		"vext.32 \w15, \w2, \w3, #1",					\
		"vsli.32 z0, \w3h, #15",					\
		"vsli.32 z1, \w3h, #13",					\
		"veor y0, y0, y1",						\
		"vadd.i32 \w0, \w0, \w15",					\
		"veor z0, z0, z1"
	.ifnb	\store
	add	x1, sp, #16
	.endif
	round	\g, \h, \a, \b, \c, \d, \e, \f, x2, ab, x0,			\
		"vadd.i32 \w0, \w0, y0",					\
		"vshr.u32 z1, \w3h, #10",					\
		"veor z0, z0, z1",						\
		"vadd.i32 \w0l, \w0l, z0",					\
		"vshr.u32 z0, \w0l, #17",					\
		"vshr.u32 z1, \w0l, #19",					\
		"vshr.u32 z2, \w0l, #10"
	.ifnb	\store
	vst1.32	{wk0-wk1}, [x1, :128]
	vld1.32	{wk0-wk1}, [kp, :128]!
	.endif
	round	\f, \g, \h, \a, \b, \c, \d, \e, x3, x0, ab,			\
		"vsli.32 z0, \w0l, #15",					\
		"vsli.32 z1, \w0l, #13",					\
		"veor z0, z0, z2",						\
		"veor z0, z0, z1",						\
		"vadd.i32 \w0h, \w0h, z0",					\
		"vadd.i32 \wk, \wk, \w0"
	.endm

/* The last sixteen rounds have nothing to compute ahead. */
	.macro	rounds4_last a, b, c, d, e, f, g, h, store
	ldmia	sp!, {x0-x3}
	round_tight \a, \b, \c, \d, \e, \f, \g, \h, x0, ab
	round	\h, \a, \b, \c, \d, \e, \f, \g, x1, x0, ab
	.ifnb	\store
	add	x1, sp, #16
	vst1.32	{wk0-wk1}, [x1, :128]
	.endif
	round	\g, \h, \a, \b, \c, \d, \e, \f, x2, ab, x0
	round	\f, \g, \h, \a, \b, \c, \d, \e, x3, x0, ab
	.endm

FASTALG_FUNC(fastalg_sha256_blocks_neon)
	stmdb	sp!, {r4-r11, lr}
	cmp	r2, #0
	beq	.Lreturn

	mov	r12, sp
	sub	lr, sp, #WK_SIZE + CTL_SIZE + 64
	bic	lr, lr, #255
	add	sp, lr, #64
	mov	kp, r3
	add	r2, r1, r2, lsl #6
	mov	r3, r12
	add	r12, sp, #WK_SIZE
	stmia	r12, {r0-r3}		// in the order of CTL_*
	mov	x0, r1
	mov	x1, r0
	ldmia	x1, {r0-r7}

.Lblock:
	// mca-begin sha256_blocks_neon 64
#ifdef FASTALG_BIG_ENDIAN
	vld1.32	{q0-q1}, [x0]!
	vld1.32	{q2-q3}, [x0]!
	vld1.32	{wk0-wk1}, [kp, :128]!
#else
	vld1.8	{q0-q1}, [x0]!
	vld1.8	{q2-q3}, [x0]!
	vld1.32	{wk0-wk1}, [kp, :128]!
	vrev32.8 q0, q0
	vrev32.8 q1, q1
	vrev32.8 q2, q2
	vrev32.8 q3, q3
#endif
	vadd.i32 wk0, wk0, q0
	vadd.i32 wk1, wk1, q1
	vst1.32	{wk0-wk1}, [sp, :128]
	vld1.32	{wk0-wk1}, [kp, :128]!
	vext.32	w15a, q0, q1, #1
	vext.32	w15b, q1, q2, #1
	vadd.i32 wk0, wk0, q2
	vadd.i32 wk1, wk1, q3
	str	x0, [sp, #WK_SIZE + CTL_DATA]
	eor	ab, r1, r2

	// sp moves up with the words consumed: what an interrupt overwrites is dead
.Lrounds16:
	// mca-repeat 3
	rounds4	r0, r1, r2, r3, r4, r5, r6, r7, q0, d0, d1, q2, q3, d7, w15a, wk0, store
	rounds4	r4, r5, r6, r7, r0, r1, r2, r3, q1, d2, d3, q3, q0, d1, w15b, wk1
	rounds4	r0, r1, r2, r3, r4, r5, r6, r7, q2, d4, d5, q0, q1, d3, w15a, wk0, store
	rounds4	r4, r5, r6, r7, r0, r1, r2, r3, q3, d6, d7, q1, q2, d5, w15b, wk1
	tst	sp, #192
	bne	.Lrounds16
	// mca-repeat-end

	rounds4_last r0, r1, r2, r3, r4, r5, r6, r7, store
	rounds4_last r4, r5, r6, r7, r0, r1, r2, r3
	rounds4_last r0, r1, r2, r3, r4, r5, r6, r7
	rounds4_last r4, r5, r6, r7, r0, r1, r2, r3

	ldr	r12, [sp, #CTL_STATE]
	sub	kp, kp, #256
	ldmia	r12!, {x0-x3}
	add	r0, r0, x0
	add	r1, r1, x1
	add	r2, r2, x2
	add	r3, r3, x3
	ldmia	r12!, {x0-x3}
	add	r4, r4, x0
	add	r5, r5, x1
	add	r6, r6, x2
	ldrd	x0, x1, [sp, #CTL_DATA]	// and CTL_END
	add	r7, r7, x3
	stmdb	r12, {r0-r7}
	sub	sp, sp, #WK_SIZE
	teq	x0, x1
	bne	.Lblock
	// mca-end sha256_blocks_neon

	// wipe the stack, and with it the registers it is wiped from
	veor	q0, q0, q0
	veor	q1, q1, q1
	mov	r12, sp
	.rept	WK_SIZE / 32
	vst1.32	{q0-q1}, [r12, :128]!
	.endr
	.irp	reg, q2, q3, q8, q9, q10, q11, q12, q13, q14, q15
	vmov	\reg, q0
	.endr
	mov	r0, #0
	mov	r1, #0
	mov	r2, #0
	mov	r3, #0
	ldr	r12, [sp, #WK_SIZE + CTL_SP]
	mov	sp, r12
.Lreturn:
	ldmia	sp!, {r4-r11, pc}
FASTALG_END(fastalg_sha256_blocks_neon)

	.irp	name, x0, x1, x2, x3, ab, kp, w15a, w15b, wk0, wk1, y0, y1, y2, z0, z1, z2
	.unreq	\name
	.endr
