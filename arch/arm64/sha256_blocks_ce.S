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
 * Stack:	 48 bytes, for the caller's d8-d12 only; none for a single block.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. v0-v12 are wiped on return, for a
 *		 single block v24-v26 instead of v8-v12; v0-v7 and v16-v31 keep
 *		 public constants.
 */
#include <fastalg/asm.h>

	.arch	armv8-a+crypto

/* Arguments. */
state	.req	x0	// chaining value
data	.req	x1	// next block to load
nblocks	.req	x2	// blocks to load after the one at hand
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

/* A ring of the latest 16 words of the message schedule. */
wt0	.req	v4
wt1	.req	v5
wt2	.req	v6
wt3	.req	v7
/* The round constants, four each. LD1 needs those of sixteen rounds consecutive. */
k0	.req	v16
k1	.req	v17
k2	.req	v18
k3	.req	v19
k4	.req	v20
k5	.req	v21
k6	.req	v22
k7	.req	v23
k8	.req	v24
k9	.req	v25
k10	.req	v26
k11	.req	v27
k12	.req	v28
k13	.req	v29
k14	.req	v30
k15	.req	v31

/*
 * Of many blocks: four registers with two lives, W + K of the rounds up to 47, then the
 * bytes of the next block. LD1 needs them consecutive. With the fifth, the rest of the
 * chaining value, they are the callee-saved ones: restoring those wipes them at no
 * extra cost.
 */
m0	.req	v8
m1	.req	v9
m2	.req	v10
m3	.req	v11
many_h4567 .req	v12
/*
 * A single block does not need all constants at a time: so that no register must be
 * saved, those of the last 32 rounds go where those of the first were.
 */
one_wk0	.req	v24
one_wk1	.req	v25
one_h4567 .req	v26

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
 * Bytes sit in registers in memory order in both byte orders, because LD1 loaded them as
 * bytes: so both need the REV32 that makes them words.
 */
	.macro	words wt, bytes
	rev32	\wt\().16b, \bytes\().16b
	.endm

/*
 * One block, given W(0..15) in wt0-wt3 and W + K of the first rounds in wk0.
 *
 * With one=1 the constants from the fifth group of rounds on are loaded as the rounds go.
 *
 * With more=1 the next block is made ready as well: loaded as soon as m0-m3 are
 * free, so that four groups of rounds hide the latency, and in words before the
 * last additions, on which the next rounds wait.
 */
	.macro	block more, one, wk0, wk1, h4567, k8, k9, k10, k11, k12, k13, k14, k15
	/* The first copy of abcd for SHA256H2 is also the one to add at the end. */
	mov	h0123.16b, abcd.16b
	mov	\h4567\().16b, efgh.16b
	sha256su0 wt0.4s, wt1.4s
	sha256h	abcd_q, efgh_q, \wk0\().4s
	add	\wk1\().4s, wt1.4s, k1.4s
	sha256h2 efgh_q, h0123_q, \wk0\().4s
	sha256su1 wt0.4s, wt2.4s, wt3.4s

	rounds_schedule	\wk1, \wk0, k2, wt1, wt2, wt3, wt0
	.if	\one
	ld1	{k4.4s-k7.4s}, [k], #64
	.endif
	rounds_schedule	\wk0, \wk1, k3, wt2, wt3, wt0, wt1
	rounds_schedule	\wk1, \wk0, k4, wt3, wt0, wt1, wt2
	.if	\one
	ld1	{\k8\().4s-\k11\().4s}, [k], #64
	.endif
	rounds_schedule	\wk0, \wk1, k5, wt0, wt1, wt2, wt3
	rounds_schedule	\wk1, \wk0, k6, wt1, wt2, wt3, wt0
	rounds_schedule	\wk0, \wk1, k7, wt2, wt3, wt0, wt1
	rounds_schedule	\wk1, \wk0, \k8, wt3, wt0, wt1, wt2
	.if	\one
	ld1	{\k12\().4s-\k15\().4s}, [k]
	.endif
	rounds_schedule	\wk0, \wk1, \k9, wt0, wt1, wt2, wt3
	rounds_schedule	\wk1, \wk0, \k10, wt1, wt2, wt3, wt0
	rounds_schedule	\wk0, \wk1, \k11, wt2, wt3, wt0, wt1
	rounds_schedule	\wk1, wt0, \k12, wt3, wt0, wt1, wt2

	/* The schedule is complete: its words can take their constants in place. */
	.if	\more
	ld1	{m0.16b-m3.16b}, [data], #64
	.endif
	add	wt1.4s, wt1.4s, \k13\().4s
	rounds	wt0
	add	wt2.4s, wt2.4s, \k14\().4s
	rounds	wt1
	add	wt3.4s, wt3.4s, \k15\().4s
	.if	\more
	words	wt0, m0
	.endif
	rounds	wt2
	.if	\more
	words	wt1, m1
	add	m0.4s, wt0.4s, k0.4s
	.endif
	rounds	wt3
	.if	\more
	words	wt2, m2
	words	wt3, m3
	.endif

	add	abcd.4s, abcd.4s, h0123.4s
	add	efgh.4s, efgh.4s, \h4567\().4s
	.endm

	.macro	block_of_many more
	block	\more, 0, m0, m1, many_h4567, k8, k9, k10, k11, k12, k13, k14, k15
	.endm
	.macro	single_block
	block	0, 1, one_wk0, one_wk1, one_h4567, k0, k1, k2, k3, k4, k5, k6, k7
	.endm

FASTALG_FUNC(fastalg_sha256_blocks_ce)
	subs	nblocks, nblocks, #1
	b.lo	.Lreturn
	/* By words: the same order of elements in both byte orders. */
	ld1	{k0.4s-k3.4s}, [k], #64
	ld1	{abcd.4s, efgh.4s}, [state]
	b.ne	.Lmany

	ld1	{wt0.16b-wt3.16b}, [data]
	words	wt0, wt0
	words	wt1, wt1
	add	one_wk0.4s, wt0.4s, k0.4s
	words	wt2, wt2
	words	wt3, wt3
	single_block
	st1	{abcd.4s, efgh.4s}, [state]
	/* Wiped by public constants: four registers an instruction, not one. */
	ld1	{v0.4s-v3.4s}, [k]
	ld1	{v4.4s-v7.4s}, [k]
	ld1	{v24.4s-v26.4s}, [k]
	ret

.Lmany:
	stp	d8, d9, [sp, #-48]!
	stp	d10, d11, [sp, #16]
	str	d12, [sp, #32]
	ld1	{m0.16b-m3.16b}, [data], #64
	ld1	{k4.4s-k7.4s}, [k], #64
	ld1	{k8.4s-k11.4s}, [k], #64
	ld1	{k12.4s-k15.4s}, [k]
	words	wt0, m0
	words	wt1, m1
	add	m0.4s, wt0.4s, k0.4s
	words	wt2, m2
	words	wt3, m3

	// mca-begin sha256_blocks_ce 64
.Lnext:
	subs	nblocks, nblocks, #1
	block_of_many more=1
	b.ne	.Lnext
	// mca-end sha256_blocks_ce

	/* Its own copy, so that no other block pays for the test or reads too far. */
	block_of_many more=0
	st1	{abcd.4s, efgh.4s}, [state]
	ldr	d12, [sp, #32]
	ldp	d10, d11, [sp, #16]
	ldp	d8, d9, [sp], #48

	ld1	{v0.4s-v3.4s}, [k]
	ld1	{v4.4s-v7.4s}, [k]
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
	.irp	name, many_h4567, one_wk0, one_wk1, one_h4567
	.unreq	\name
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	.unreq	k\n
	.endr
