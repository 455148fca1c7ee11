/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-1 compression in the integer registers of any AArch64 CPU.
 *
 *	void fastalg_sha1_blocks_arm64(void *state, const u8 *data, size_t nblocks, const void *k);
 *
 * @state:   in/out, u32 state[5] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[4] in the CPU's byte order, FIPS 180-4 section 4.2.1;
 *	     aligned to 4 bytes
 *
 * Precondition: unaligned loads of normal memory are allowed, as in Linux.
 * CPU features: none.
 * Registers:	 x1, x2, x4-x17 and the flags change; x19-x30 are preserved, x18 is
 *		 not touched (platform register, shadow call stack).
 * Stack:	 96 bytes: a frame record and the caller's x19-x28.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. No secret is stored but the
 *		 result; x4-x17 keep some on return.
 */
#include <fastalg/asm.h>

#include "blocks_arm64.inc"

	.arch	armv8-a

/* Arguments. */
state	.req	x0
data	.req	x1
nblocks	.req	x2	// blocks still to be done
k	.req	x3

/* The working variables; as x registers where a word of the schedule is added. */
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

/*
 * A ring of the latest 16 words of the message schedule, W(t) in m(t mod 16). Every word is there
 * twice, in both halves of the register: then shifts and rotations of 64 bits
 * turn it as a rotation of 32 bits does. That saves the rotation in
 *	W(t + 16) = (W(t) ^ W(t + 2) ^ W(t + 8) ^ W(t + 13)) <<< 1
 * What is in m is W(t) still to be rotated left by t / 16.
 */
m0	.req	w9
m0_x	.req	x9
m1	.req	w10
m1_x	.req	x10
m2	.req	w11
m2_x	.req	x11
m3	.req	w12
m3_x	.req	x12
m4	.req	w13
m4_x	.req	x13
m5	.req	w14
m5_x	.req	x14
m6	.req	w15
m6_x	.req	x15
m7	.req	w16
m7_x	.req	x16
m8	.req	w17
m8_x	.req	x17
m9	.req	w19
m9_x	.req	x19
m10	.req	w20
m10_x	.req	x20
m11	.req	w21
m11_x	.req	x21
m12	.req	w22
m12_x	.req	x22
m13	.req	w23
m13_x	.req	x23
m14	.req	w24
m14_x	.req	x24
m15	.req	w25
m15_x	.req	x25

/* Round constants: of rounds 0 to 19 and 40 to 59, and of the others. */
k02	.req	w26
k13	.req	w27
/* Scratch. */
t0	.req	w28
t1	.req	w30
/* x29 stays the frame pointer. */

/* No more than the frame that all have. */
#define FRAME_SIZE	FRAME_OWN

/* Both words of a pair, each in both halves of its register. */
	.macro	split_twice ma, mb
	split	\ma, \mb
	bfi	\ma\()_x, \ma\()_x, #32, #32
	bfi	\mb\()_x, \mb\()_x, #32, #32
	.endm

/* x += W(t), of which the upper half of the sum is of no meaning. */
	.macro	add_word x, t, m
	.if	\t < 16
	add	\x, \x, \m
	.else
	add	\x\()_x, \x\()_x, \m\()_x, lsr #32 - \t / 16
	.endif
	.endm

/* One of the three terms that turn W(t) into W(t + 16): W(t + i). */
	.macro	schedule t, i, wt, wi
	.if	\t < 64
	.if	(\t + \i) / 16 == \t / 16
	eor	\wt\()_x, \wt\()_x, \wi\()_x
	.else
	eor	\wt\()_x, \wt\()_x, \wi\()_x, ror #63
	.endif
	.endif
	.endm

/* What is added last to e: a <<< 5, as two shifts that have no bit in common. */
	.macro	add_a_left a, e
	add	\e, \e, \a, lsl #5
	.endm
	.macro	add_a_right a, e
	add	\e, \e, \a, lsr #27
	.endm

/*
 * Round t. On entry e has W(t) added; d leaves the same way for round t + 1. The caller
 * renames: e becomes the new a, b the new c.
 *
 * The order is one that dual-issues well on Cortex-A53 and A55. Those want a shifted
 * operand a cycle earlier than others, and a plain ROR takes them longest.
 */
	/* Ch(b, c, d) = d ^ (b & (c ^ d)) */
	.macro	round_ch t, a, b, c, d, e, wt, w1, w2, w8, w13
	eor	t0, \c, \d
	and	t0, t0, \b
	schedule \t, 2, \wt, \w2
	add	\e, \e, k02
	schedule \t, 8, \wt, \w8
	eor	t0, t0, \d
	ror	\b, \b, #2
	add_word \d, (\t + 1), \w1
	add	\e, \e, t0
	add_a_left \a, \e
	schedule \t, 13, \wt, \w13
	add_a_right \a, \e
	.endm

	/* Parity(b, c, d) = b ^ c ^ d */
	.macro	round_parity t, a, b, c, d, e, wt, w1, w2, w8, w13
	schedule \t, 2, \wt, \w2
	eor	t0, \c, \d
	add	\e, \e, k13
	eor	t0, t0, \b
	ror	\b, \b, #2
	.if	\t < 64
	add_a_right \a, \e
	schedule \t, 8, \wt, \w8
	add_a_left \a, \e
	schedule \t, 13, \wt, \w13
	add_word \d, (\t + 1), \w1
	add	\e, \e, t0
	.else
	add	\e, \e, t0
	.if	\t < 79
	add_word \d, (\t + 1), \w1
	.endif
	add_a_left \a, \e
	add_a_right \a, \e
	.endif
	.endm

	/* Maj(b, c, d) = (c & d) + (b & (c ^ d)): never both bits, so a sum will do. */
	.macro	round_maj t, a, b, c, d, e, wt, w1, w2, w8, w13
	and	t1, \c, \d
	eor	t0, \c, \d
	add	\e, \e, k02
	and	t0, t0, \b
	schedule \t, 2, \wt, \w2
	add	\e, \e, t1
	ror	\b, \b, #2
	add	\e, \e, t0
	schedule \t, 13, \wt, \w13
	add_a_left \a, \e
	schedule \t, 8, \wt, \w8
	add_word \d, (\t + 1), \w1
	add_a_right \a, \e
	.endm

FASTALG_FUNC(fastalg_sha1_blocks_arm64)
	cbz	nblocks, .Lreturn
	enter	FRAME_SIZE

	ldp	a, b, [state]
	ldp	c, d, [state, #8]
	ldr	e, [state, #16]

	// mca-begin sha1_blocks_arm64 64
.Lblock:
	load	m0, m1, m2, m3, 0
	load	m4, m5, m6, m7, 16
	load	m8, m9, m10, m11, 32
	load	m12, m13, m14, m15, 48
	ldp	k02, k13, [k]
	add	data, data, #64
	split_twice m0, m1
	split_twice m2, m3
	split_twice m4, m5
	split_twice m6, m7
	add	e, e, m0
	split_twice m8, m9
	subs	nblocks, nblocks, #1
	split_twice m10, m11
	split_twice m12, m13
	split_twice m14, m15

	round_ch 0, a, b, c, d, e, m0, m1, m2, m8, m13
	round_ch 1, e, a, b, c, d, m1, m2, m3, m9, m14
	round_ch 2, d, e, a, b, c, m2, m3, m4, m10, m15
	round_ch 3, c, d, e, a, b, m3, m4, m5, m11, m0
	round_ch 4, b, c, d, e, a, m4, m5, m6, m12, m1
	round_ch 5, a, b, c, d, e, m5, m6, m7, m13, m2
	round_ch 6, e, a, b, c, d, m6, m7, m8, m14, m3
	round_ch 7, d, e, a, b, c, m7, m8, m9, m15, m4
	round_ch 8, c, d, e, a, b, m8, m9, m10, m0, m5
	round_ch 9, b, c, d, e, a, m9, m10, m11, m1, m6
	round_ch 10, a, b, c, d, e, m10, m11, m12, m2, m7
	round_ch 11, e, a, b, c, d, m11, m12, m13, m3, m8
	round_ch 12, d, e, a, b, c, m12, m13, m14, m4, m9
	round_ch 13, c, d, e, a, b, m13, m14, m15, m5, m10
	round_ch 14, b, c, d, e, a, m14, m15, m0, m6, m11
	round_ch 15, a, b, c, d, e, m15, m0, m1, m7, m12
	round_ch 16, e, a, b, c, d, m0, m1, m2, m8, m13
	round_ch 17, d, e, a, b, c, m1, m2, m3, m9, m14
	round_ch 18, c, d, e, a, b, m2, m3, m4, m10, m15
	round_ch 19, b, c, d, e, a, m3, m4, m5, m11, m0
	round_parity 20, a, b, c, d, e, m4, m5, m6, m12, m1
	round_parity 21, e, a, b, c, d, m5, m6, m7, m13, m2
	round_parity 22, d, e, a, b, c, m6, m7, m8, m14, m3
	round_parity 23, c, d, e, a, b, m7, m8, m9, m15, m4
	round_parity 24, b, c, d, e, a, m8, m9, m10, m0, m5
	ldr	k02, [k, #4 * 2]
	round_parity 25, a, b, c, d, e, m9, m10, m11, m1, m6
	round_parity 26, e, a, b, c, d, m10, m11, m12, m2, m7
	round_parity 27, d, e, a, b, c, m11, m12, m13, m3, m8
	round_parity 28, c, d, e, a, b, m12, m13, m14, m4, m9
	round_parity 29, b, c, d, e, a, m13, m14, m15, m5, m10
	round_parity 30, a, b, c, d, e, m14, m15, m0, m6, m11
	round_parity 31, e, a, b, c, d, m15, m0, m1, m7, m12
	round_parity 32, d, e, a, b, c, m0, m1, m2, m8, m13
	round_parity 33, c, d, e, a, b, m1, m2, m3, m9, m14
	round_parity 34, b, c, d, e, a, m2, m3, m4, m10, m15
	round_parity 35, a, b, c, d, e, m3, m4, m5, m11, m0
	round_parity 36, e, a, b, c, d, m4, m5, m6, m12, m1
	round_parity 37, d, e, a, b, c, m5, m6, m7, m13, m2
	round_parity 38, c, d, e, a, b, m6, m7, m8, m14, m3
	round_parity 39, b, c, d, e, a, m7, m8, m9, m15, m4
	round_maj 40, a, b, c, d, e, m8, m9, m10, m0, m5
	round_maj 41, e, a, b, c, d, m9, m10, m11, m1, m6
	round_maj 42, d, e, a, b, c, m10, m11, m12, m2, m7
	round_maj 43, c, d, e, a, b, m11, m12, m13, m3, m8
	round_maj 44, b, c, d, e, a, m12, m13, m14, m4, m9
	ldr	k13, [k, #4 * 3]
	round_maj 45, a, b, c, d, e, m13, m14, m15, m5, m10
	round_maj 46, e, a, b, c, d, m14, m15, m0, m6, m11
	round_maj 47, d, e, a, b, c, m15, m0, m1, m7, m12
	round_maj 48, c, d, e, a, b, m0, m1, m2, m8, m13
	round_maj 49, b, c, d, e, a, m1, m2, m3, m9, m14
	round_maj 50, a, b, c, d, e, m2, m3, m4, m10, m15
	round_maj 51, e, a, b, c, d, m3, m4, m5, m11, m0
	round_maj 52, d, e, a, b, c, m4, m5, m6, m12, m1
	round_maj 53, c, d, e, a, b, m5, m6, m7, m13, m2
	round_maj 54, b, c, d, e, a, m6, m7, m8, m14, m3
	round_maj 55, a, b, c, d, e, m7, m8, m9, m15, m4
	round_maj 56, e, a, b, c, d, m8, m9, m10, m0, m5
	round_maj 57, d, e, a, b, c, m9, m10, m11, m1, m6
	round_maj 58, c, d, e, a, b, m10, m11, m12, m2, m7
	round_maj 59, b, c, d, e, a, m11, m12, m13, m3, m8
	round_parity 60, a, b, c, d, e, m12, m13, m14, m4, m9
	round_parity 61, e, a, b, c, d, m13, m14, m15, m5, m10
	round_parity 62, d, e, a, b, c, m14, m15, m0, m6, m11
	round_parity 63, c, d, e, a, b, m15, m0, m1, m7, m12
	round_parity 64, b, c, d, e, a, m0, m1, m2, m8, m13
	round_parity 65, a, b, c, d, e, m1, m2, m3, m9, m14
	round_parity 66, e, a, b, c, d, m2, m3, m4, m10, m15
	round_parity 67, d, e, a, b, c, m3, m4, m5, m11, m0
	round_parity 68, c, d, e, a, b, m4, m5, m6, m12, m1
	round_parity 69, b, c, d, e, a, m5, m6, m7, m13, m2
	round_parity 70, a, b, c, d, e, m6, m7, m8, m14, m3
	round_parity 71, e, a, b, c, d, m7, m8, m9, m15, m4
	round_parity 72, d, e, a, b, c, m8, m9, m10, m0, m5
	round_parity 73, c, d, e, a, b, m9, m10, m11, m1, m6
	round_parity 74, b, c, d, e, a, m10, m11, m12, m2, m7
	round_parity 75, a, b, c, d, e, m11, m12, m13, m3, m8
	round_parity 76, e, a, b, c, d, m12, m13, m14, m4, m9
	round_parity 77, d, e, a, b, c, m13, m14, m15, m5, m10
	round_parity 78, c, d, e, a, b, m14, m15, m0, m6, m11
	round_parity 79, b, c, d, e, a, m15, m0, m1, m7, m12

	ldp	m0, m1, [state]
	ldp	m2, m3, [state, #8]
	ldr	m4, [state, #16]
	add	a, a, m0
	add	b, b, m1
	add	c, c, m2
	add	d, d, m3
	stp	a, b, [state]
	add	e, e, m4
	stp	c, d, [state, #8]
	str	e, [state, #16]
	b.ne	.Lblock
	// mca-end sha1_blocks_arm64

	leave	FRAME_SIZE
.Lreturn:
	ret
FASTALG_END(fastalg_sha1_blocks_arm64)

	.irp	name, state, data, nblocks, k, k02, k13, t0, t1
	.unreq	\name
	.endr
	.irp	name, a, b, c, d, e
	.unreq	\name
	.unreq	\name\()_x
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	.unreq	m\n
	.unreq	m\n\()_x
	.endr
