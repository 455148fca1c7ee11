/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * MD5 compression in the integer registers of any AArch64 CPU.
 *
 *	void fastalg_md5_blocks_arm64(void *state, const u8 *data, size_t nblocks, const void *k);
 *
 * @state:   in/out, u32 state[4] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, RFC 1321 section 3.4; aligned
 *	     to 4 bytes
 *
 * Precondition: unaligned loads of normal memory are allowed, as in Linux.
 * CPU features: none.
 * Registers:	 x1, x2, x4-x17 and the flags change; x19 is preserved. x18, x29
 *		 and x30 are not touched.
 * Stack:	 16 bytes, for the caller's x19.
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

/* The working variables; as x registers where the upper half of a pair is added. */
a	.req	w4
a_x	.req	x4
b	.req	w5
b_x	.req	x5
c	.req	w6
c_x	.req	x6
d	.req	w7
d_x	.req	x7

/*
 * The message, two words in a register: X[0] is the lower half of x8, X[1] the upper. And T
 * of four rounds, two in a register, in the order of memory.
 */
m0	.req	w8
m0_x	.req	x8
m1	.req	w8
m1_x	.req	x8
m2	.req	w9
m2_x	.req	x9
m3	.req	w9
m3_x	.req	x9
m4	.req	w10
m4_x	.req	x10
m5	.req	w10
m5_x	.req	x10
m6	.req	w11
m6_x	.req	x11
m7	.req	w11
m7_x	.req	x11
m8	.req	w12
m8_x	.req	x12
m9	.req	w12
m9_x	.req	x12
m10	.req	w13
m10_x	.req	x13
m11	.req	w13
m11_x	.req	x13
m12	.req	w14
m12_x	.req	x14
m13	.req	w14
m13_x	.req	x14
m14	.req	w15
m14_x	.req	x15
m15	.req	w15
m15_x	.req	x15
k0	.req	w16
k0_x	.req	x16
k1	.req	w16
k1_x	.req	x16
k2	.req	w17
k2_x	.req	x17
k3	.req	w17
k3_x	.req	x17

/* Scratch. */
t	.req	w19

/*
 * What a round can do before it knows b, which the round before makes last: a has
 * X and T added, and what t holds or a has got on top depends on the function.
 *
 *	F: ((c ^ d) & b) ^ d		t = c ^ d
 *	G: (b & d) + (c & ~d)		a += c & ~d; never both bits, so a sum will do
 *	H: (c ^ d) ^ b			t = c ^ d
 *	I: c ^ (b | ~d)
 */
	.macro	early_f	a, c, d
	eor	t, \c, \d
	.endm
	.macro	early_g	a, c, d
	bic	t, \c, \d
	add	\a, \a, t
	.endm
	.macro	early_h	a, c, d
	eor	t, \c, \d
	.endm
	.macro	early_i	a, c, d
	.endm

/* x += X[i] */
	.macro	add_message x, i
	.if	\i % 2
	add_upper \x, m\i
	.else
	add_lower \x, m\i
	.endif
	.endm

/*
 * x += T of round i, counted from 0. With the last of four constants added, the next four
 * are loaded; in the end the chaining value, in the same form.
 */
	.macro	add_constant x, i
	.if	\i % 4 == 0
	add_first \x, k0
	.elseif	\i % 4 == 1
	add_second \x, k1
	.elseif	\i % 4 == 2
	add_first \x, k2
	.else
	add_second \x, k3
	.if	\i < 63
	ldp	k0_x, k2_x, [k, #4 * (\i + 1)]
	.else
	ldp	k0_x, k2_x, [state]
	.endif
	.endif
	.endm

/*
 * Second half of a round: a = b + ((a + t) <<< s). In between the early part of round i
 * is done, which has the function next and X[x]; there d is called a, and a b. The last
 * round has no next.
 */
	.macro	finish a, b, c, d, s, next, x, i
	.ifnb	\next
	add_message \d, \x
	.endif
	add	\a, \a, t
	.ifnb	\next
	add_constant \d, \i
	.endif
	ror	\a, \a, #32 - \s
	.ifnb	\next
	early_\next \d, \b, \c
	.endif
	add	\a, \a, \b
	.endm

	.macro	round_f a, b, c, d, s, next, x, i
	and	t, t, \b
	eor	t, t, \d
	finish	\a, \b, \c, \d, \s, \next, \x, \i
	.endm
	.macro	round_g a, b, c, d, s, next, x, i
	and	t, \d, \b
	finish	\a, \b, \c, \d, \s, \next, \x, \i
	.endm
	.macro	round_h a, b, c, d, s, next, x, i
	eor	t, t, \b
	finish	\a, \b, \c, \d, \s, \next, \x, \i
	.endm
	.macro	round_i a, b, c, d, s, next, x, i
	orn	t, \b, \d
	eor	t, t, \c
	finish	\a, \b, \c, \d, \s, \next, \x, \i
	.endm

FASTALG_FUNC(fastalg_md5_blocks_arm64)
	cbz	nblocks, .Lreturn
	str	x19, [sp, #-16]!
	ldp	a, b, [state]
	ldp	c, d, [state, #8]

	// mca-begin md5_blocks_arm64 64
.Lblock:
	ldp	m0_x, m2_x, [data]
	ldp	k0_x, k2_x, [k]
	ldp	m4_x, m6_x, [data, #16]
	ldp	m8_x, m10_x, [data, #32]
	ldp	m12_x, m14_x, [data, #48]
	add	data, data, #64
	subs	nblocks, nblocks, #1
#ifdef FASTALG_BIG_ENDIAN
	.irp	pair, m0_x, m2_x, m4_x, m6_x, m8_x, m10_x, m12_x, m14_x
	rev	\pair, \pair
	.endr
#endif
	early_f	a, c, d
	add_message a, 0
	add_constant a, 0

	round_f	a, b, c, d, 7, f, 1, 1
	round_f	d, a, b, c, 12, f, 2, 2
	round_f	c, d, a, b, 17, f, 3, 3
	round_f	b, c, d, a, 22, f, 4, 4
	round_f	a, b, c, d, 7, f, 5, 5
	round_f	d, a, b, c, 12, f, 6, 6
	round_f	c, d, a, b, 17, f, 7, 7
	round_f	b, c, d, a, 22, f, 8, 8
	round_f	a, b, c, d, 7, f, 9, 9
	round_f	d, a, b, c, 12, f, 10, 10
	round_f	c, d, a, b, 17, f, 11, 11
	round_f	b, c, d, a, 22, f, 12, 12
	round_f	a, b, c, d, 7, f, 13, 13
	round_f	d, a, b, c, 12, f, 14, 14
	round_f	c, d, a, b, 17, f, 15, 15
	round_f	b, c, d, a, 22, g, 1, 16
	round_g	a, b, c, d, 5, g, 6, 17
	round_g	d, a, b, c, 9, g, 11, 18
	round_g	c, d, a, b, 14, g, 0, 19
	round_g	b, c, d, a, 20, g, 5, 20
	round_g	a, b, c, d, 5, g, 10, 21
	round_g	d, a, b, c, 9, g, 15, 22
	round_g	c, d, a, b, 14, g, 4, 23
	round_g	b, c, d, a, 20, g, 9, 24
	round_g	a, b, c, d, 5, g, 14, 25
	round_g	d, a, b, c, 9, g, 3, 26
	round_g	c, d, a, b, 14, g, 8, 27
	round_g	b, c, d, a, 20, g, 13, 28
	round_g	a, b, c, d, 5, g, 2, 29
	round_g	d, a, b, c, 9, g, 7, 30
	round_g	c, d, a, b, 14, g, 12, 31
	round_g	b, c, d, a, 20, h, 5, 32
	round_h	a, b, c, d, 4, h, 8, 33
	round_h	d, a, b, c, 11, h, 11, 34
	round_h	c, d, a, b, 16, h, 14, 35
	round_h	b, c, d, a, 23, h, 1, 36
	round_h	a, b, c, d, 4, h, 4, 37
	round_h	d, a, b, c, 11, h, 7, 38
	round_h	c, d, a, b, 16, h, 10, 39
	round_h	b, c, d, a, 23, h, 13, 40
	round_h	a, b, c, d, 4, h, 0, 41
	round_h	d, a, b, c, 11, h, 3, 42
	round_h	c, d, a, b, 16, h, 6, 43
	round_h	b, c, d, a, 23, h, 9, 44
	round_h	a, b, c, d, 4, h, 12, 45
	round_h	d, a, b, c, 11, h, 15, 46
	round_h	c, d, a, b, 16, h, 2, 47
	round_h	b, c, d, a, 23, i, 0, 48
	round_i	a, b, c, d, 6, i, 7, 49
	round_i	d, a, b, c, 10, i, 14, 50
	round_i	c, d, a, b, 15, i, 5, 51
	round_i	b, c, d, a, 21, i, 12, 52
	round_i	a, b, c, d, 6, i, 3, 53
	round_i	d, a, b, c, 10, i, 10, 54
	round_i	c, d, a, b, 15, i, 1, 55
	round_i	b, c, d, a, 21, i, 8, 56
	round_i	a, b, c, d, 6, i, 15, 57
	round_i	d, a, b, c, 10, i, 6, 58
	round_i	c, d, a, b, 15, i, 13, 59
	round_i	b, c, d, a, 21, i, 4, 60
	round_i	a, b, c, d, 6, i, 11, 61
	round_i	d, a, b, c, 10, i, 2, 62
	round_i	c, d, a, b, 15, i, 9, 63
	round_i	b, c, d, a, 21

	add_first a, k0
	add_second b, k1
	add_first c, k2
	stp	a, b, [state]
	add_second d, k3
	stp	c, d, [state, #8]
	b.ne	.Lblock
	// mca-end md5_blocks_arm64

	ldr	x19, [sp], #16
.Lreturn:
	ret
FASTALG_END(fastalg_md5_blocks_arm64)

	.irp	name, state, data, nblocks, k, t
	.unreq	\name
	.endr
	.irp	name, a, b, c, d, k0, k1, k2, k3
	.unreq	\name
	.unreq	\name\()_x
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	.unreq	m\n
	.unreq	m\n\()_x
	.endr
