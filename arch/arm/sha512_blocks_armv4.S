/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-384/SHA-512 compression in integer registers, for every 32-bit ARM.
 *
 *	void fastalg_sha512_blocks_armv4(void *state, const u8 *data, size_t nblocks,
 *					 const void *k);
 *
 * @state:   in/out, u64 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[128 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u64 k[80] in the CPU's byte order, FIPS 180-4 section 4.2.3;
 *	     aligned to 4 bytes
 *
 * Precondition: from ARMv6 on, unaligned word loads work (SCTLR.A clear, U set),
 *		 as they do under Linux.
 * CPU features: none; the instructions are those of FASTALG_ARM_ARCH. Arm state,
 *		 may be called from Thumb code through a pointer.
 * Registers:	 r0-r3, r12, lr and the flags change; r4-r11 are preserved.
 * Stack:	 at most 384 bytes.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. What is left of message and working
 *		 variables on the stack is wiped on return.
 *
 * Sixteen words are scheduled, with the registers to themselves, then sixteen
 * rounds done. The schedule leaves W[t] + K[t] behind. The rounds have a, e, f, g
 * and b ^ c in registers. All a and e go to memory too, where they age into b, d
 * and h: that is two stores and three loads a round, and one for W + K.
 *
 * A 64-bit number is in two registers, and so its rotation by n is two shifts for
 * each half. What helps:
 *   S1(e) = (e ^ e>>>4 ^ e>>>27) >>> 14, and the outer rotation costs nothing: its
 *	two shifted parts have no bit in common and are added one after the other
 *	(S0 likewise)
 *   s0(x) = x>>>1 ^ x>>>8 ^ x>>7, where z = x ^ x>>1 comes by way of the carry in
 *	two instructions, and x>>7 ^ x>>8 is z>>7
 *   s1(x), with d = lo ^ hi: a rotation of lo alone by n, with d << (32 - n) on top,
 *	is the low half of x>>>n; that of hi with the same on top is the high half
 */
#include <fastalg/asm.h>

#define MESSAGE_BIG_ENDIAN 1
#include "blocks_armv4.inc"

/*
 * The frame, up from an address aligned to 8. In a u64 of W the high half comes
 * first, as in the message; all else is in the CPU's byte order.
 */
#define WK		0	// W[t] + K[t] of sixteen rounds
#define WK_SIZE		128
#define VARS		128	// the last four a, then the last four e; after every
#define VARS_SIZE	64	// fourth round they are in order: a b c d e f g h
#define WORDS		192	// the last sixteen W
#define WORDS_SIZE	128
#define CTL_STATE	320
#define CTL_DATA	324
#define CTL_END		328
#define CTL_KEND	332
#define CTL_SP		336
#define CTL_KNEXT	340
#define FRAME_SIZE	344
#define K_SIZE		640	// of the constants

/*
 * A pair of registers holds 64 bits. Macros that take pairs add to their names: "o"
 * for the odd register, "h" and "l" for the halves as they lie in the CPU's byte
 * order, "wh" and "wl" as they lie in W.
 */
n0	.req	r0
n0o	.req	r1
n1	.req	r2
n1o	.req	r3
n2	.req	r4
n2o	.req	r5
n3	.req	r6
n3o	.req	r7
n4	.req	r8
n4o	.req	r9
n5	.req	r10
n5o	.req	r11
#ifdef FASTALG_BIG_ENDIAN
n0h	.req	r0
n0l	.req	r1
n1h	.req	r2
n1l	.req	r3
n2h	.req	r4
n2l	.req	r5
n3h	.req	r6
n3l	.req	r7
n4h	.req	r8
n4l	.req	r9
n5h	.req	r10
n5l	.req	r11
xh	.req	r12
xl	.req	lr
#else
n0l	.req	r0
n0h	.req	r1
n1l	.req	r2
n1h	.req	r3
n2l	.req	r4
n2h	.req	r5
n3l	.req	r6
n3h	.req	r7
n4l	.req	r8
n4h	.req	r9
n5l	.req	r10
n5h	.req	r11
xl	.req	r12
xh	.req	lr
#endif
n0wh	.req	r0
n0wl	.req	r1
n1wh	.req	r2
n1wl	.req	r3
n2wh	.req	r4
n2wl	.req	r5
n3wh	.req	r6
n3wl	.req	r7

/* Load phase: two words in n0, n1; their constants in n2, n3. */
wp	.req	r8	// where W goes
wkp	.req	r9	// where W + K goes
in	.req	r10	// message pointer
kp	.req	r11	// next constants
swap	.req	r12	// temporary, for byte swaps before ARMv6
mask	.req	lr	// 0x00ff00ff, likewise

/* Schedule phase: words in n0 to n3; kp is as above. */
t0	.req	r8	// temporaries; t0 and t1 are n4, too
t1	.req	r9
t2	.req	r10
q	.req	r12	// where W[t] goes
wkq	.req	lr	// where W[t] + K[t] goes

/*
 * Round phase: a in n5; e, f, g, b ^ c and a temporary take turns in n0 to n4; sums
 * are made in x. LDRD cannot load that pair, and need not.
 */

/* Two message words in n0 and n1 go to W, and with K added, to W + K. */
	.macro	enter2
	ldmia	kp!, {n2, n2o, n3, n3o}
	stmia	wp!, {n0, n0o, n1, n1o}
	adds	n2l, n2l, n0wl
	adc	n2h, n2h, n0wh
	adds	n3l, n3l, n1wl
	adc	n3h, n3h, n1wh
	stmia	wkp!, {n2, n2o, n3, n3o}
	.endm

/*
 * x0 = W[t] = s1(W[t-2]) + W[t-7] + s0(W[t-15]) + W[t-16], where W[t-16], W[t-15]
 * and W[t-2] are in x0, x1 and y, and W[t-7] in t0 and t1.
 */
	.macro	schedule x0, x1, y
	adds	\x0\()wl, \x0\()wl, t1
	adc	\x0\()wh, \x0\()wh, t0
	// s0: z = x ^ x>>1 in t0 (high) and t1; the carry brings bits across
	eors	t0, \x1\()wh, \x1\()wh, lsr #1
	eors	t1, \x1\()wl, \x1\()wl, rrx
	mov	t2, \x1\()wh, rrx	// high half of x>>>1
	eor	t1, t1, t1, lsr #7
	eor	t2, t2, t0, lsr #7
	eor	t1, t1, \x1\()wl
	eor	t2, t2, \x1\()wl, lsl #24
	eor	t1, t1, t0, lsl #25
	eor	t0, \y\()wl, \y\()wh
	adds	\x0\()wl, \x0\()wl, t1
	eor	t1, t0, t0, lsl #10
	adc	\x0\()wh, \x0\()wh, t2
	// s1: x>>>61 is x<<<3, which is x>>>29 with the halves swapped
	mov	t1, t1, lsl #3		// what both halves get of d
	eor	t0, t1, t0, lsl #26	// more of it for the low one, for x>>6
	eor	t1, t1, \y\()wh, ror #19
	eor	t0, t0, \y\()wl, ror #19
	eor	t1, t1, \y\()wl, ror #29
	eor	t0, t0, \y\()wh, ror #29
	eor	t1, t1, \y\()wh, lsr #6
	eor	t0, t0, \y\()wl, ror #6
	adds	\x0\()wl, \x0\()wl, t0
	adc	\x0\()wh, \x0\()wh, t1
	.endm

/*
 * Two of them, where t mod 16 is i. x0 and x1 become W[t] and W[t+1], which are the
 * next y0 and y1; y0 and y1 become W[t-14] and W[t-13], the next x0 and x1. Loads
 * and stores by twos go by the order of registers: n4 (that is t0 and t1) is last.
 */
	.macro	schedule2 i, x0, x1, y0, y1
	schedule \x0, \x1, \y0
	load_pair t0, t1, q, 8 * (((\i + 10) & 15) - \i)		// W[t-6]
	load_pair \y0, \y0\()o, q, 8 * (((\i + 2) & 15) - \i)	// W[t-14]
	schedule \x1, \y0, \y1
	ldmia	kp!, {\y1, \y1\()o, n4, n4o}
	stmia	q!, {\x0, \x0\()o, \x1, \x1\()o}
	adds	\y1\()l, \y1\()l, \x0\()wl
	adc	\y1\()h, \y1\()h, \x0\()wh
	adds	n4l, n4l, \x1\()wl
	adc	n4h, n4h, \x1\()wh
	stmia	wkq!, {\y1, \y1\()o, n4, n4o}
	.if	\i < 14
	load_pair t0, t1, q, 8 * (((\i + 11) & 15) - (\i + 2))	// W[t-5]
	load_pair \y1, \y1\()o, q, 8 * (((\i + 3) & 15) - (\i + 2)) // W[t-13]
	.endif
	.endm

	.macro	schedule4 i
	schedule2 (\i + 0), n0, n1, n2, n3
	schedule2 (\i + 2), n2, n3, n0, n1
	.endm

/* Where round i finds the a that is j rounds old, in a circle of four. */
#define A_AGED(i, j)	(VARS + 8 * (((j) - (i)) & 3))
#define E_AGED(i, j)	(A_AGED(i, j) + 32)

/*
 * A round. t becomes the e of the next one, g the a ^ b (which is the next b ^ c);
 * bc gets free.
 */
	.macro	round i, t, bc, g, f, e
	// S1(e) = (e ^ e>>>4 ^ e>>>27) >>> 14; Ch(e, f, g) = ((f ^ g) & e) ^ g
	eor	\t\()l, \e\()l, \e\()l, lsr #4
	eor	\t\()h, \e\()h, \e\()h, lsr #4
	eor	xl, \f\()l, \g\()l
	eor	xh, \f\()h, \g\()h
	eor	\t\()l, \t\()l, \e\()h, lsl #28
	eor	\t\()h, \t\()h, \e\()l, lsl #28
	and	xl, xl, \e\()l
	and	xh, xh, \e\()h
	eor	\t\()l, \t\()l, \e\()l, lsr #27
	eor	\t\()h, \t\()h, \e\()h, lsr #27
	eor	xl, xl, \g\()l
	eor	xh, xh, \g\()h
	load_pair \g, \g\()o, sp, E_AGED(\i, 3)		// h
	eor	\t\()l, \t\()l, \e\()h, lsl #5
	eor	\t\()h, \t\()h, \e\()l, lsl #5
	adds	xl, xl, \g\()l
	adc	xh, xh, \g\()h
	load_pair \g, \g\()o, sp, A_AGED(\i, 1)		// b
	adds	xl, xl, \t\()l, lsr #14
	adc	xh, xh, \t\()h, lsr #14
	adds	xl, xl, \t\()h, lsl #18
	adc	xh, xh, \t\()l, lsl #18
	load_pair \t, \t\()o, sp, WK + 8 * (\i)
	// Maj(a, b, c) = ((a ^ b) & ~(b ^ c)) ^ a
	eor	\g\()l, \g\()l, n5l
	eor	\g\()h, \g\()h, n5h
	adds	xl, xl, \t\()l
	adc	xh, xh, \t\()h
	load_pair \t, \t\()o, sp, A_AGED(\i, 3)		// d
	bic	\bc\()l, \g\()l, \bc\()l
	bic	\bc\()h, \g\()h, \bc\()h
	eor	\bc\()l, \bc\()l, n5l
	eor	\bc\()h, \bc\()h, n5h
	adds	\t\()l, \t\()l, xl
	adc	\t\()h, \t\()h, xh
	adds	xl, xl, \bc\()l
	adc	xh, xh, \bc\()h
	store_pair \t, \t\()o, sp, E_AGED(\i, 3)
	// S0(a) = (a ^ a>>>6 ^ a>>>11) >>> 28
	eor	\bc\()l, n5l, n5l, lsr #6
	eor	\bc\()h, n5h, n5h, lsr #6
	eor	\bc\()l, \bc\()l, n5h, lsl #26
	eor	\bc\()h, \bc\()h, n5l, lsl #26
	eor	\bc\()l, \bc\()l, n5l, lsr #11
	eor	\bc\()h, \bc\()h, n5h, lsr #11
	eor	\bc\()l, \bc\()l, n5h, lsl #21
	eor	\bc\()h, \bc\()h, n5l, lsl #21
	adds	xl, xl, \bc\()l, lsr #28
	adc	xh, xh, \bc\()h, lsr #28
	adds	n5l, xl, \bc\()h, lsl #4
	adc	n5h, xh, \bc\()l, lsl #4
	store_pair n5, n5o, sp, A_AGED(\i, 3)
	.endm

	.macro	rounds5 i
	round	(\i + 0), n0, n1, n2, n3, n4
	round	(\i + 1), n1, n2, n3, n4, n0
	round	(\i + 2), n2, n3, n4, n0, n1
	round	(\i + 3), n3, n4, n0, n1, n2
	round	(\i + 4), n4, n0, n1, n2, n3
	.endm

FASTALG_FUNC(fastalg_sha512_blocks_armv4)
	stmdb	sp!, {r4-r11, lr}
	cmp	r2, #0
	beq	.Lreturn

	mov	lr, sp
	sub	r12, sp, #FRAME_SIZE
	bic	r12, r12, #7
	mov	sp, r12
	add	r12, sp, #CTL_STATE
	add	r2, r1, r2, lsl #7
	add	r3, r3, #K_SIZE
	stmia	r12, {r0-r3, lr}	// in the order of CTL_*
	add	r12, sp, #VARS
	ldmia	r0!, {r4-r11}
	stmia	r12!, {r4-r11}
	ldmia	r0, {r4-r11}
	stmia	r12, {r4-r11}
	mov	in, r1
	mov	kp, r3

	// mca-begin sha512_blocks_armv4 128
.Lblock:
	tst	in, #3
	sub	kp, kp, #K_SIZE
	add	wp, sp, #WORDS
	mov	wkp, sp
	bne	.Lunaligned
	set_mask
	.rept	8
	ldmia	in!, {n0, n0o, n1, n1o}
	from_message n0, swap
	from_message n0o, swap
	from_message n1, swap
	from_message n1o, swap
	enter2
	.endr
.Lloaded:
	str	in, [sp, #CTL_DATA]

.Lrounds:
	// mca-repeat 5
	str	kp, [sp, #CTL_KNEXT]
	load_pair n1, n1o, sp, VARS + 8		// b
	load_pair n0, n0o, sp, VARS + 16		// c
	load_pair n5, n5o, sp, VARS + 0		// a
	load_pair n4, n4o, sp, VARS + 32		// e
	eor	n1l, n1l, n0l
	eor	n1h, n1h, n0h
	load_pair n3, n3o, sp, VARS + 40		// f
	load_pair n2, n2o, sp, VARS + 48		// g
	rounds5	0
	rounds5	5
	rounds5	10
	round	15, n0, n1, n2, n3, n4
	ldr	kp, [sp, #CTL_KNEXT]
	ldr	t0, [sp, #CTL_KEND]
	teq	kp, t0
	beq	.Lsum
	// mca-repeat-end

	// mca-repeat 4
	add	q, sp, #WORDS
	mov	wkq, sp
	load_pair t0, t1, q, 8 * 9
	load_pair n0, n0o, q, 8 * 0
	load_pair n1, n1o, q, 8 * 1
	load_pair n2, n2o, q, 8 * 14
	load_pair n3, n3o, q, 8 * 15
	schedule4 0
	schedule4 4
	schedule4 8
	schedule4 12
	b	.Lrounds
	// mca-repeat-end

.Lsum:
	ldr	r8, [sp, #CTL_STATE]
	add	r9, sp, #VARS
	.rept	4
	ldmia	r8, {n0, n0o, n1, n1o}
	ldmia	r9, {n2, n2o, n3, n3o}
	adds	n0l, n0l, n2l
	adc	n0h, n0h, n2h
	adds	n1l, n1l, n3l
	adc	n1h, n1h, n3h
	stmia	r8!, {n0, n0o, n1, n1o}
	stmia	r9!, {n0, n0o, n1, n1o}
	.endr
	ldr	in, [sp, #CTL_DATA]
	ldr	r0, [sp, #CTL_END]
	teq	in, r0
	bne	.Lblock
	// mca-end sha512_blocks_armv4

	// wipe the frame, and with it the registers it is wiped from
	wipe	(WK_SIZE + VARS_SIZE + WORDS_SIZE)
	ldr	r12, [sp, #CTL_SP]
	mov	sp, r12
.Lreturn:
	return_popping r4-r11

.Lunaligned:
	set_mask
.Lunaligned2:
	load_unaligned n0, r4, r5, r6
	load_unaligned n0o, r4, r5, r6
	load_unaligned n1, r4, r5, r6
	load_unaligned n1o, r4, r5, r6
	enter2
	add	r0, sp, #WK_SIZE
	teq	wkp, r0
	bne	.Lunaligned2
	b	.Lloaded
FASTALG_END(fastalg_sha512_blocks_armv4)

	.irp	name, t0, t1, t2, q, wkq, kp, wp, wkp, in, swap, mask, xl, xh
	.unreq	\name
	.endr
	.irp	i, 0, 1, 2, 3, 4, 5
	.irp	half,, o, l, h
	.unreq	n\i\half
	.endr
	.endr
	.irp	i, 0, 1, 2, 3
	.unreq	n\i\()wl
	.unreq	n\i\()wh
	.endr
