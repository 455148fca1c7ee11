/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-1 compression with the message schedule in NEON and the rounds in integer
 * registers, side by side.
 *
 *	void fastalg_sha1_blocks_neon(void *state, const u8 *data, size_t nblocks,
 *				      const void *k);
 *
 * @state:   in/out, u32 state[5] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[4] in the CPU's byte order, FIPS 180-4 section 4.2.1;
 *	     aligned to 4 bytes
 *
 * Precondition: SIMD registers are usable (kernel: inside a SIMD section) and
 *		 unaligned loads work (SCTLR.A clear), as they do under Linux.
 * CPU features: FASTALG_ARM_NEON. Arm state, may be called from Thumb code through
 *		 a pointer.
 * Registers:	 r0-r3, r12, lr, q0-q3, q8-q15 and the flags change; r4-r11 and
 *		 d8-d15 are preserved.
 * Stack:	 at most 512 bytes, up to 60 of them to align the frame to 64.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The schedule on the stack and
 *		 the vector registers are wiped on return.
 *
 * While four rounds run, NEON computes W(t) + K(t) of the four rounds that are
 * sixteen rounds ahead: 20 to 28 integer instructions and 7 or 12 of NEON.
 */
#include <fastalg/asm.h>

	.syntax unified
	.arch	armv7-a
	.fpu	neon
	.arm

/* The frame: W(t) + K(t) of 80 rounds, the chaining value, then control words. */
#define WK_SIZE	320
#define CHAIN	WK_SIZE
#define CTL_STATE	(CHAIN + 20)
#define CTL_END	(CHAIN + 24)
#define CTL_SP	(CHAIN + 28)
#define FRAME_SIZE	(CHAIN + 32)

/*
 * The working variables; their names rotate from round to round. Those that FIPS 180-4
 * calls c, d and e are held without the rotation by 30 they have there: it is folded
 * into the instructions that read them.
 */
va	.req	r0
vb	.req	r1
vc	.req	r2
vd	.req	r3
ve	.req	r4
x0	.req	r5	// W + K of a round, then its c ^ d: four of the five
x1	.req	r6	// are in use, so that the next are loaded in time
x2	.req	r7
x3	.req	r8
x4	.req	r9
t	.req	r10
rp	.req	r11	// next W + K to read
wp	.req	r12	// next W + K to write
data	.req	lr

/* Constants, each four times; the caller's registers, restored at the end. */
k0	.req	q4
k1	.req	q5
k2	.req	q6
k3	.req	q7
wk0	.req	q2	// W + K of two groups, stored together
wk1	.req	q3
y	.req	q0
yl	.req	d0
yh	.req	d1
z	.req	d2
/* q8-q15: a ring of the latest 32 words. y becomes one of it and takes its place. */

/*
 * A round, in two parts. The first is independent of the two rounds before:
 *	e += W + K, x = c ^ d
 * and is done inside of the round before, where e is called d. \xn is the x of the
 * next round. i0 to i3 are for NEON.
 */
	.macro	round_ch a, b, c, d, e, x, xn, i0, i1, i2, i3, first, rot="ror #2"
	and	\x, \b, \x, \rot
	\i0
	eor	\x, \x, \d, \rot
	add	\d, \xn, \d, \rot
	\i1
	.ifnb	\first			// c is one of those that come rotated, b is not
	eor	\xn, \c, \b, ror #2
	.else
	eor	\xn, \b, \c
	.endif
	add	\e, \e, \x
	\i2
	add	\e, \e, \a, ror #27
	\i3
	.endm

	.macro	round_parity a, b, c, d, e, x, xn, i0, i1, i2, i3
	eor	\x, \b, \x, ror #2
	\i0
	.ifnb	\xn
	add	\d, \xn, \d, ror #2
	\i1
	eor	\xn, \b, \c
	.endif
	add	\e, \e, \x
	\i2
	add	\e, \e, \a, ror #27
	\i3
	.endm

/* Maj(b, c, d) = (c & d) + (b & (c ^ d)), of which no bit is in both. */
	.macro	round_maj a, b, c, d, e, x, xn, i0, i1, i2, i3
	and	t, \c, \d
	and	\x, \b, \x, ror #2
	\i0
	add	\d, \xn, \d, ror #2
	add	\e, \e, t, ror #2
	\i1
	eor	\xn, \b, \c
	add	\e, \e, \x
	\i2
	add	\e, \e, \a, ror #27
	\i3
	.endm

/*
 * Four rounds. \x3 is x3 and \n3 is x4, or the other way round: the fourth word in use
 * and that of the next group.
 */
	.macro	rounds4 f, a, b, c, d, e, x3, n3, i0, i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11
	round_\f \a, \b, \c, \d, \e, x0, x1, "\i0", "\i1", "\i2"
	round_\f \e, \a, \b, \c, \d, x1, x2, "\i3", "\i4", "\i5"
	round_\f \d, \e, \a, \b, \c, x2, \x3, "\i6", "\i7", "\i8"
	ldmia	rp!, {x0-x2, \n3}
	round_\f \c, \d, \e, \a, \b, \x3, x0, "\i9", "\i10", "\i11"
	.endm

/* In every other group, W + K of the last two computed go to the stack. */
	.macro	store wk
	.ifc	\wk, wk1
	vst1.32	{wk0-wk1}, [wp, :256]!
	.endif
	.endm

/*
 * Four rounds and
 *	W[t] = (W[t-3] ^ W[t-8] ^ W[t-14] ^ W[t-16]) <<< 1
 * of four t at once, the upper two after the lower two. \w0 to \w3 are W[t-16..] to
 * W[t-4..], \w4 is W[t..]; l and h are their halves.
 */
	.macro	rounds4_w16 f, a, b, c, d, e, x3, n3, k, wk, w0, w1, w2, w3l, w3h, w4, w4l, w4h
	rounds4	\f, \a, \b, \c, \d, \e, \x3, \n3,				\
		"vext.32 y, \w0, \w1, #2",					\
		"vext.32 z, \w3l, \w3h, #1",					\
		"veor y, y, \w0",						\
		"veor y, y, \w2",						\
		"veor yl, yl, z",						\
		"vadd.i32 \w4l, yl, yl",					\
		"vsri.32 \w4l, yl, #31",					\
		"vext.32 z, \w3h, \w4l, #1",					\
		"veor yh, yh, z",						\
		"vadd.i32 \w4h, yh, yh",					\
		"vsri.32 \w4h, yh, #31",					\
		"vadd.i32 \wk, \w4, \k"
	store	\wk
	.endm

/*
 * Four rounds and
 *	W[t] = (W[t-6] ^ W[t-16] ^ W[t-28] ^ W[t-32]) <<< 2
 * of four t at once, which none of the four depends on. \w0 is W[t-32..], \new is W[t..].
 */
	.macro	rounds4_w32 f, a, b, c, d, e, x3, n3, k, wk, new, w0, w1, w4, w6, w7
	rounds4	\f, \a, \b, \c, \d, \e, \x3, \n3,				\
		"veor \w0, \w0, \w1", ,						\
		"vext.32 \new, \w6, \w7, #2",					\
		"veor \w0, \w0, \w4", ,						\
		"veor \w0, \w0, \new", ,					\
		"vshr.u32 \new, \w0, #30", ,					\
		"vsli.32 \new, \w0, #2", ,					\
		"vadd.i32 \wk, \new, \k"
	store	\wk
	.endm

/* From the message's byte order to the CPU's. */
	.macro	from_be32 w
#ifndef FASTALG_BIG_ENDIAN
	vrev32.8 \w, \w
#endif
	.endm

/* VLD1 swaps to the CPU's byte order where that is the message's. */
	.macro	load_message
#ifdef FASTALG_BIG_ENDIAN
	vld1.32	{q8-q9}, [data]!
	vld1.32	{q10-q11}, [data]!
#else
	vld1.8	{q8-q9}, [data]!
	vld1.8	{q10-q11}, [data]!
#endif
	.endm

FASTALG_FUNC(fastalg_sha1_blocks_neon)
	stmdb	sp!, {r4-r11, lr}
	cmp	r2, #0
	beq	.Lreturn

	vpush	{d8-d15}
	vld1.32	{d8[], d9[]}, [r3]!
	vld1.32	{d10[], d11[]}, [r3]!
	vld1.32	{d12[], d13[]}, [r3]!
	vld1.32	{d14[], d15[]}, [r3]
	mov	data, r1
	load_message
	mov	r7, sp
	sub	r12, sp, #FRAME_SIZE
	bic	sp, r12, #63
	mov	r5, r0
	add	r6, r1, r2, lsl #6
	ldmia	r0, {va, vb, vc, vd, ve}
	add	rp, sp, #CHAIN
	stmia	rp, {va, vb, vc, vd, ve, r5, r6, r7}	// and CTL_*
	mov	wp, sp
	from_be32 q8
	from_be32 q9
	from_be32 q10
	from_be32 q11
	vadd.i32 wk0, q8, k0
	vadd.i32 wk1, q9, k0
	store	wk1
	vadd.i32 wk0, q10, k0
	vadd.i32 wk1, q11, k0
	store	wk1
	mov	rp, sp

.Lblock:
	// mca-begin sha1_blocks_neon 64
	ldmia	rp!, {x0-x3}
	add	ve, ve, x0
	eor	x0, vc, vd
	// the first two rounds meet variables that are rotated as in the standard
	round_ch va, vb, vc, vd, ve, x0, x1,					\
		"vext.32 y, q8, q9, #2",					\
		"vext.32 z, d22, d23, #1",					\
		"veor y, y, q8", , first, "lsl #0"
	round_ch ve, va, vb, vc, vd, x1, x2,					\
		"veor y, y, q10",						\
		"veor yl, yl, z",						\
		"vadd.i32 d24, yl, yl", , , "lsl #0"
	round_ch vd, ve, va, vb, vc, x2, x3,					\
		"vsri.32 d24, yl, #31",						\
		"vext.32 z, d23, d24, #1",					\
		"veor yh, yh, z"
	ldmia	rp!, {x0-x2, x4}
	round_ch vc, vd, ve, va, vb, x3, x0,					\
		"vadd.i32 d25, yh, yh",						\
		"vsri.32 d25, yh, #31",						\
		"vadd.i32 wk0, q12, k0"
	rounds4_w16 ch, vb, vc, vd, ve, va, x4, x3, k1, wk1, q9, q10, q11, d24, d25, q13, d26, d27
	rounds4_w16 ch, vc, vd, ve, va, vb, x3, x4, k1, wk0, q10, q11, q12, d26, d27, q14, d28, d29
	rounds4_w16 ch, vd, ve, va, vb, vc, x4, x3, k1, wk1, q11, q12, q13, d28, d29, q15, d30, d31
	rounds4_w32 ch, ve, va, vb, vc, vd, x3, x4, k1, wk0, y, q8, q9, q12, q14, q15
	rounds4_w32 parity, va, vb, vc, vd, ve, x4, x3, k1, wk1, q8, q9, q10, q13, q15, y
	rounds4_w32 parity, vb, vc, vd, ve, va, x3, x4, k2, wk0, q9, q10, q11, q14, y, q8
	rounds4_w32 parity, vc, vd, ve, va, vb, x4, x3, k2, wk1, q10, q11, q12, q15, q8, q9
	rounds4_w32 parity, vd, ve, va, vb, vc, x3, x4, k2, wk0, q11, q12, q13, y, q9, q10
	rounds4_w32 parity, ve, va, vb, vc, vd, x4, x3, k2, wk1, q12, q13, q14, q8, q10, q11
	rounds4_w32 maj, va, vb, vc, vd, ve, x3, x4, k2, wk0, q13, q14, q15, q9, q11, q12
	rounds4_w32 maj, vb, vc, vd, ve, va, x4, x3, k3, wk1, q14, q15, y, q10, q12, q13
	rounds4_w32 maj, vc, vd, ve, va, vb, x3, x4, k3, wk0, q15, y, q8, q11, q13, q14
	rounds4_w32 maj, vd, ve, va, vb, vc, x4, x3, k3, wk1, y, q8, q9, q12, q14, q15
	rounds4_w32 maj, ve, va, vb, vc, vd, x3, x4, k3, wk0, q8, q9, q10, q13, q15, y
	rounds4_w32 parity, va, vb, vc, vd, ve, x4, x3, k3, wk1, q9, q10, q11, q14, y, q8

	// the next block comes in behind the last rounds of this one; after the last
	// block, that block once more: cheaper than a branch, and in bounds
	ldr	t, [sp, #CTL_END]
	mov	wp, sp
	teq	data, t
	subeq	data, data, #64
	load_message
	rounds4	parity, vb, vc, vd, ve, va, x3, x4
	rounds4	parity, vc, vd, ve, va, vb, x4, x3,				\
		"from_be32 q8", ,						\
		"from_be32 q9", ,						\
		"from_be32 q10", ,						\
		"from_be32 q11", ,						\
		"vadd.i32 wk0, q8, k0", ,					\
		"vadd.i32 wk1, q9, k0"
	store	wk1
	rounds4	parity, vd, ve, va, vb, vc, x3, x4,				\
		, , "vadd.i32 wk0, q10, k0", , , "vadd.i32 wk1, q11, k0"
	store	wk1
	round_parity ve, va, vb, vc, vd, x0, x1
	round_parity vd, ve, va, vb, vc, x1, x2
	round_parity vc, vd, ve, va, vb, x2, x4
	ldmia	rp, {x0-x3, t}
	round_parity vb, vc, vd, ve, va, x4

	add	vd, x3, vd, ror #2
	add	ve, t, ve, ror #2
	add	vc, x2, vc, ror #2
	add	vb, vb, x1
	add	va, va, x0
	stmia	rp, {va, vb, vc, vd, ve}
	mov	rp, sp
	bne	.Lblock
	// mca-end sha1_blocks_neon

	ldr	x0, [sp, #CTL_STATE]
	ldr	x1, [sp, #CTL_SP]
	stmia	x0, {va, vb, vc, vd, ve}

	// wipe the stack, and with it the registers it is wiped from
	.irp	reg, q0, q1, q2, q3, q8, q9, q10, q11, q12, q13, q14, q15
	vmov.i32 \reg, #0
	.endr
	vstmia	rp!, {q8-q15}
	vstmia	rp!, {q8-q15}
	vstmia	rp, {q8-q13}		// the chaining value, too
	mov	sp, x1
	vpop	{d8-d15}
.Lreturn:
	ldmia	sp!, {r4-r11, pc}
FASTALG_END(fastalg_sha1_blocks_neon)

	.irp	name, va, vb, vc, vd, ve, x0, x1, x2, x3, x4, t, rp, wp, data
	.unreq	\name
	.endr
	.irp	name, k0, k1, k2, k3, wk0, wk1, y, yl, yh, z
	.unreq	\name
	.endr
