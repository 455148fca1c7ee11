/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-224/SHA-256 compression with the SHA-256 instructions of the Armv8
 * Crypto Extensions.
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
 * Precondition: FP/SIMD registers are usable (kernel: inside a SIMD section).
 * CPU features: FASTALG_ARM64_SHA2 (ID_AA64ISAR0_EL1.SHA2 >= 1).
 * Registers:	 x1-x3, v0-v7, v16-v31 and the flags change; d8-d12 are
 *		 preserved, the upper halves of v8-v12 are not (AAPCS64).
 * Stack:	 48 bytes, for the caller's d8-d12 only.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. v0-v12 are wiped on return; what
 *		 v16-v31 keep are the public constants.
 */
#include <fastalg/asm.h>

	.arch	armv8-a+crypto

/* Arguments. */
state	.req	x0	// chaining value
data	.req	x1	// next block to load
nblocks	.req	x2	// blocks whose rounds are still to be done
k	.req	x3	// round constants

/* The working variables, as the SHA-256 instructions want them. */
abcd_q	.req	q0
abcd	.req	v0
efgh_q	.req	q1
efgh	.req	v1
/* What SHA256H2 still needs of abcd after SHA256H has replaced it. */
old_q	.req	q2
old	.req	v2
/* Chaining value at the start of the block. */
h0123_q	.req	q3
h0123	.req	v3
h4567	.req	v12

/* A ring of the latest 16 words of the message schedule. */
wt0	.req	v4
wt1	.req	v5
wt2	.req	v6
wt3	.req	v7
/*
 * Four registers with two lives: W + K of the rounds up to 47, then the bytes of
 * the next block. LD1 needs them consecutive. With v12 above they
 * are the callee-saved ones: restoring those wipes them at no extra cost.
 */
m0	.req	v8
m1	.req	v9
m2	.req	v10
m3	.req	v11

/* v16-v31: the round constants, four each. */

/* Rounds t to t+3, given wk = W + K of them. */
	.macro	rounds wk
	mov	old.16b, abcd.16b
	sha256h	abcd_q, efgh_q, \wk\().4s
	sha256h2 efgh_q, old_q, \wk\().4s
	.endm

/*
 * Rounds t to t+3; meanwhile replace W(t..t+3) in wa by W(t+16..t+19) and
 * get the sum the next rounds want ready. The order lets an in-order CPU do
 * something in the latency of SHA256H and SHA256H2.
 */
	.macro	rounds_schedule wk, next_wk, next_k, wa, wb, wc, wd
	mov	old.16b, abcd.16b
	sha256su0 \wa\().4s, \wb\().4s
	sha256h	abcd_q, efgh_q, \wk\().4s
	add	\next_wk\().4s, \wb\().4s, \next_k\().4s
	sha256h2 efgh_q, old_q, \wk\().4s
	sha256su1 \wa\().4s, \wc\().4s, \wd\().4s
	.endm

/*
 * The bytes of a block in m0-m3 become W(0..15), and m0 W + K of the first rounds.
 * Bytes sit in registers in memory order in both byte orders, because LD1 loaded
 * them as bytes: so both need the REV32.
 */
	.macro	words_0_to_3
	rev32	wt0.16b, m0.16b
	.endm
	.macro	words_4_to_7
	rev32	wt1.16b, m1.16b
	add	m0.4s, wt0.4s, v16.4s
	.endm
	.macro	words_8_to_15
	rev32	wt2.16b, m2.16b
	rev32	wt3.16b, m3.16b
	.endm

/*
 * One block, given W(0..15) in wt0-wt3 and W + K of the first rounds in m0. With
 * more=1 that of the next block is made ready as well: loaded as soon as m0-m3 are
 * free, so that four groups of rounds hide the latency, and in words before the
 * last additions, on which the next rounds wait.
 */
	.macro	block more
	/* The first copy of abcd for SHA256H2 is also the one to add at the end. */
	mov	h0123.16b, abcd.16b
	mov	h4567.16b, efgh.16b
	sha256su0 wt0.4s, wt1.4s
	sha256h	abcd_q, efgh_q, m0.4s
	add	m1.4s, wt1.4s, v17.4s
	sha256h2 efgh_q, h0123_q, m0.4s
	sha256su1 wt0.4s, wt2.4s, wt3.4s

	rounds_schedule	m1, m0, v18, wt1, wt2, wt3, wt0
	rounds_schedule	m0, m1, v19, wt2, wt3, wt0, wt1
	rounds_schedule	m1, m0, v20, wt3, wt0, wt1, wt2
	rounds_schedule	m0, m1, v21, wt0, wt1, wt2, wt3
	rounds_schedule	m1, m0, v22, wt1, wt2, wt3, wt0
	rounds_schedule	m0, m1, v23, wt2, wt3, wt0, wt1
	rounds_schedule	m1, m0, v24, wt3, wt0, wt1, wt2
	rounds_schedule	m0, m1, v25, wt0, wt1, wt2, wt3
	rounds_schedule	m1, m0, v26, wt1, wt2, wt3, wt0
	rounds_schedule	m0, m1, v27, wt2, wt3, wt0, wt1
	rounds_schedule	m1, wt0, v28, wt3, wt0, wt1, wt2

	/* The schedule is complete: its words can take their constants in place. */
	.if	\more
	ld1	{m0.16b-m3.16b}, [data], #64
	.endif
	add	wt1.4s, wt1.4s, v29.4s
	rounds	wt0
	add	wt2.4s, wt2.4s, v30.4s
	rounds	wt1
	add	wt3.4s, wt3.4s, v31.4s
	.if	\more
	words_0_to_3
	.endif
	rounds	wt2
	.if	\more
	words_4_to_7
	.endif
	rounds	wt3
	.if	\more
	words_8_to_15
	.endif

	add	abcd.4s, abcd.4s, h0123.4s
	add	efgh.4s, efgh.4s, h4567.4s
	.endm

FASTALG_FUNC(fastalg_sha256_blocks_ce)
	cbz	nblocks, .Lreturn
	stp	d8, d9, [sp, #-48]!
	stp	d10, d11, [sp, #16]
	str	d12, [sp, #32]

	/* By words: the same order of elements in both byte orders. */
	ld1	{v16.4s-v19.4s}, [k], #64
	ld1	{v20.4s-v23.4s}, [k], #64
	ld1	{m0.16b-m3.16b}, [data], #64
	ld1	{v24.4s-v27.4s}, [k], #64
	ld1	{v28.4s-v31.4s}, [k]
	ld1	{abcd.4s, efgh.4s}, [state]
	words_0_to_3
	words_4_to_7
	words_8_to_15

	subs	nblocks, nblocks, #1
	b.eq	.Llast
	// mca-begin sha256_blocks_ce 64
.Lnext:
	subs	nblocks, nblocks, #1
	block	more=1
	b.ne	.Lnext
	// mca-end sha256_blocks_ce

	/* Its own copy, so that no other block pays for the test or reads too far. */
.Llast:
	block	more=0

	st1	{abcd.4s, efgh.4s}, [state]

	ldr	d12, [sp, #32]
	ldp	d10, d11, [sp, #16]
	ldp	d8, d9, [sp], #48
	movi	v0.4s, #0
	movi	v1.4s, #0
	movi	v2.4s, #0
	movi	v3.4s, #0
	movi	v4.4s, #0
	movi	v5.4s, #0
	movi	v6.4s, #0
	movi	v7.4s, #0
.Lreturn:
	ret
FASTALG_END(fastalg_sha256_blocks_ce)

	.irp	name, state, data, nblocks, k, wt0, wt1, wt2, wt3, m0, m1, m2, m3
	.unreq	\name
	.endr
	.irp	name, abcd, efgh, old, h0123
	.unreq	\name
	.unreq	\name\()_q
	.endr
	.unreq	h4567
