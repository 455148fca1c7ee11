/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-224/SHA-256 compression with the SHA-256 instructions of the Armv8 Crypto
 * Extensions, in AArch32.
 *
 *	void fastalg_sha256_blocks_ce(void *state, const u8 *data, size_t nblocks, const void *k);
 *
 * @state:   in/out, u32 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, FIPS 180-4 section 4.2.2;
 *	     aligned to 4 bytes
 *
 * Precondition: SIMD registers are usable (kernel: inside a SIMD section) and
 *		 unaligned loads work (SCTLR.A clear), as they do under Linux.
 * CPU features: FASTALG_ARM_SHA2 (ID_ISAR5.SHA2 = 1). Arm state, may be called from
 *		 Thumb code through a pointer.
 * Registers:	 r1-r3, q0-q3, q8-q14 and the flags change; d8-d15 are preserved.
 * Stack:	 64 bytes, for the caller's d8-d15 only.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The registers are wiped on
 *		 return.
 *
 * A group of four rounds is 4 instructions, 6 with its share of the schedule.
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
k	.req	r3	// next round constants to load

/* The working variables, as the SHA-256 instructions want them. */
abcd	.req	q0
efgh	.req	q1
/* Chaining value at the start of the block. */
h0123	.req	q2
h4567	.req	q3
/* Constants of four groups; the caller's registers, restored at the end. */
k0	.req	q4
k1	.req	q5
k2	.req	q6
k3	.req	q7
/* A ring of the latest 16 words of the message schedule. */
w0	.req	q8
w1	.req	q9
w2	.req	q10
w3	.req	q11
/* What SHA256H2 still needs of abcd after SHA256H has replaced it. */
old	.req	q12
/* W + K of even and odd groups, each made one group ahead. */
wk0	.req	q13
wk1	.req	q14

	.macro	load_k
#ifdef FASTALG_BIG_ENDIAN
	vld1.32	{k0-k1}, [k]!	// VLDM would swap the words of each D register
	vld1.32	{k2-k3}, [k]!
#else
	vldmia	k!, {k0-k3}
#endif
	.endm

/* From the message's byte order to the CPU's: VLD1.8 knows no byte order. */
	.macro	from_be32 w
	vrev32.8 \w, \w
	.endm

/* Four rounds; meanwhile, W + K of the next four, of \w and \k. */
	.macro	rounds4_last wk, wk_next, w, k, before=old
	.ifc	\before, old
	vmov	old, abcd
	.endif
	sha256h.32 abcd, efgh, \wk
	vadd.i32 \wk_next, \w, \k
	sha256h2.32 efgh, \before, \wk
	.endm

/*
 * The same, and the words sixteen rounds on take the place of \w0, whose W + K is
 * in \wk already. \w0 to \w3 are the words from this group on.
 */
	.macro	rounds4 wk, wk_next, k, w0, w1, w2, w3, before=old
	.ifc	\before, old
	vmov	old, abcd
	.endif
	sha256su0.32 \w0, \w1
	sha256h.32 abcd, efgh, \wk
	vadd.i32 \wk_next, \w1, \k
	sha256h2.32 efgh, \before, \wk
	sha256su1.32 \w0, \w2, \w3
	.endm

FASTALG_FUNC(fastalg_sha256_blocks_ce)
	cmp	nblocks, #0
	bxeq	lr

	vpush	{d8-d15}
	vld1.32	{h0123-h4567}, [state]
	vld1.8	{w0-w1}, [data]!
	vld1.8	{w2-w3}, [data]!
	load_k
	from_be32 w0
	from_be32 w1
	from_be32 w2
	from_be32 w3
	vadd.i32 wk0, w0, k0

.Lblock:
	// mca-begin sha256_blocks_ce 64
	vmov	abcd, h0123
	vmov	efgh, h4567
	rounds4	wk0, wk1, k1, w0, w1, w2, w3, h0123
	rounds4	wk1, wk0, k2, w1, w2, w3, w0
	rounds4	wk0, wk1, k3, w2, w3, w0, w1
	load_k
	rounds4	wk1, wk0, k0, w3, w0, w1, w2
	rounds4	wk0, wk1, k1, w0, w1, w2, w3
	rounds4	wk1, wk0, k2, w1, w2, w3, w0
	rounds4	wk0, wk1, k3, w2, w3, w0, w1
	load_k
	rounds4	wk1, wk0, k0, w3, w0, w1, w2
	rounds4	wk0, wk1, k1, w0, w1, w2, w3
	rounds4	wk1, wk0, k2, w1, w2, w3, w0
	rounds4	wk0, wk1, k3, w2, w3, w0, w1
	load_k
	rounds4	wk1, wk0, k0, w3, w0, w1, w2

	// words of the next block come in behind the last rounds of this one; after
	// the last block, its own once more: cheaper than a branch, and in bounds
	subs	nblocks, nblocks, #1
	subeq	data, data, #64
	sub	k, k, #256
	rounds4_last wk0, wk1, w1, k1
	vld1.8	{w0-w1}, [data]!
	rounds4_last wk1, wk0, w2, k2
	from_be32 w0
	rounds4_last wk0, wk1, w3, k3
	load_k
	vld1.8	{w2-w3}, [data]!
	from_be32 w1
	rounds4_last wk1, wk0, w0, k0
	vadd.i32 h0123, h0123, abcd
	from_be32 w2
	from_be32 w3
	vadd.i32 h4567, h4567, efgh
	bne	.Lblock
	// mca-end sha256_blocks_ce

	vst1.32	{h0123-h4567}, [state]
	veor	abcd, abcd, abcd
	.irp	reg, efgh, h0123, h4567, w0, w1, w2, w3, old, wk0, wk1
	vmov	\reg, abcd
	.endr
	vpop	{d8-d15}
	bx	lr
FASTALG_END(fastalg_sha256_blocks_ce)

	.irp	name, state, data, nblocks, k, abcd, efgh, h0123, h4567, old
	.unreq	\name
	.endr
	.irp	name, k0, k1, k2, k3, w0, w1, w2, w3, wk0, wk1
	.unreq	\name
	.endr
