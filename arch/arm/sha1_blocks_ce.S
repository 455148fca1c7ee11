/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-1 compression with the SHA-1 instructions of the Armv8 Crypto Extensions, in
 * AArch32.
 *
 *	void fastalg_sha1_blocks_ce(void *state, const u8 *data, size_t nblocks, const void *k);
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
 * CPU features: FASTALG_ARM_SHA1 (ID_ISAR5.SHA1 = 1). Arm state, may be called from
 *		 Thumb code through a pointer.
 * Registers:	 r0-r3, q0-q3, q8-q14 and the flags change; d8-d15 are preserved.
 * Stack:	 64 bytes, for the caller's d8-d15 only.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The registers are wiped on
 *		 return.
 *
 * A group of four rounds is 3 instructions, 5 with its share of the schedule.
 */
#include <fastalg/asm.h>

	.syntax unified
	.arch	armv8-a
	.fpu	crypto-neon-fp-armv8
	.arm

/* Arguments. */
state	.req	r0	// chaining value
data	.req	r1	// next block to load
nblocks	.req	r2	// blocks whose rounds are not yet done
k	.req	r3	// round constants

/* The working variables, as the SHA-1 instructions want them. */
abcd	.req	q0
e0	.req	q1	// e of even and odd groups, in the lowest word
e1	.req	q2
/* Chaining value at the start of the block. */
h0123	.req	q3
h4	.req	q14
h4_0	.req	d28
/* Constants, each four times; the caller's registers, restored at the end. */
k0	.req	q4
k1	.req	q5
k2	.req	q6
k3	.req	q7
/* A ring of the latest 16 words of the message schedule. */
w0	.req	q8
w1	.req	q9
w2	.req	q10
w3	.req	q11
/* W + K of even and odd groups, each made one group ahead. */
wk0	.req	q12
wk1	.req	q13

/* From the message's byte order to the CPU's: VLD1.8 knows no byte order. */
	.macro	from_be32 w
	vrev32.8 \w, \w
	.endm

/*
 * Four rounds with function \f (c, p or m); meanwhile, W + K of the next four, of \w and
 * \k.
 */
	.macro	rounds4_last f, e, e_next, wk, wk_next, w, k
	sha1h.32 \e_next, abcd
	sha1\f\().32 abcd, \e, \wk
	vadd.i32 \wk_next, \w, \k
	.endm

/*
 * The same, and the words sixteen rounds on take the place of \w0, whose W + K is
 * in \wk already. \w0 to \w3 are the words from this group on.
 */
	.macro	rounds4 f, e, e_next, wk, wk_next, k, w0, w1, w2, w3
	sha1su0.32 \w0, \w1, \w2
	rounds4_last \f, \e, \e_next, \wk, \wk_next, \w1, \k
	sha1su1.32 \w0, \w3
	.endm

FASTALG_FUNC(fastalg_sha1_blocks_ce)
	cmp	nblocks, #0
	bxeq	lr

	vpush	{d8-d15}
	vld1.8	{w0-w1}, [data]!
	vld1.8	{w2-w3}, [data]!
	vld1.32	{d8[], d9[]}, [k]!
	vld1.32	{d10[], d11[]}, [k]!
	vld1.32	{d12[], d13[]}, [k]!
	vld1.32	{d14[], d15[]}, [k]
	vld1.32	{h0123}, [state]!
	vld1.32	{h4_0[0]}, [state]
	from_be32 w0
	from_be32 w1
	from_be32 w2
	from_be32 w3
	vmov	abcd, h0123
	vadd.i32 wk0, w0, k0

.Lblock:
	// mca-begin sha1_blocks_ce 64
	rounds4	c, h4, e1, wk0, wk1, k0, w0, w1, w2, w3
	rounds4	c, e1, e0, wk1, wk0, k0, w1, w2, w3, w0
	rounds4	c, e0, e1, wk0, wk1, k0, w2, w3, w0, w1
	rounds4	c, e1, e0, wk1, wk0, k0, w3, w0, w1, w2
	rounds4	c, e0, e1, wk0, wk1, k1, w0, w1, w2, w3
	rounds4	p, e1, e0, wk1, wk0, k1, w1, w2, w3, w0
	rounds4	p, e0, e1, wk0, wk1, k1, w2, w3, w0, w1
	rounds4	p, e1, e0, wk1, wk0, k1, w3, w0, w1, w2
	rounds4	p, e0, e1, wk0, wk1, k1, w0, w1, w2, w3
	rounds4	p, e1, e0, wk1, wk0, k2, w1, w2, w3, w0
	rounds4	m, e0, e1, wk0, wk1, k2, w2, w3, w0, w1
	rounds4	m, e1, e0, wk1, wk0, k2, w3, w0, w1, w2
	rounds4	m, e0, e1, wk0, wk1, k2, w0, w1, w2, w3
	rounds4	m, e1, e0, wk1, wk0, k2, w1, w2, w3, w0
	rounds4	m, e0, e1, wk0, wk1, k3, w2, w3, w0, w1
	rounds4	p, e1, e0, wk1, wk0, k3, w3, w0, w1, w2

	// words of the next block come in behind the last rounds of this one; after
	// the last block, its own once more: cheaper than a branch, and in bounds
	subs	nblocks, nblocks, #1
	subeq	data, data, #64
	rounds4_last p, e0, e1, wk0, wk1, w1, k3
	vld1.8	{w0-w1}, [data]!
	rounds4_last p, e1, e0, wk1, wk0, w2, k3
	from_be32 w0
	rounds4_last p, e0, e1, wk0, wk1, w3, k3
	vld1.8	{w2-w3}, [data]!
	from_be32 w1
	rounds4_last p, e1, e0, wk1, wk0, w0, k0
	from_be32 w2
	vadd.i32 h4, h4, e0
	vadd.i32 abcd, abcd, h0123
	from_be32 w3
	vmov	h0123, abcd
	bne	.Lblock
	// mca-end sha1_blocks_ce

	vst1.32	{h4_0[0]}, [state]
	sub	state, state, #16
	vst1.32	{h0123}, [state]
	veor	abcd, abcd, abcd
	.irp	reg, e0, e1, h0123, h4, w0, w1, w2, w3, wk0, wk1
	vmov	\reg, abcd
	.endr
	vpop	{d8-d15}
	bx	lr
FASTALG_END(fastalg_sha1_blocks_ce)

	.irp	name, state, data, nblocks, k, abcd, e0, e1, h0123, h4, h4_0
	.unreq	\name
	.endr
	.irp	name, k0, k1, k2, k3, w0, w1, w2, w3, wk0, wk1
	.unreq	\name
	.endr
