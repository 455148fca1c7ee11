/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-384/SHA-512 compression with the SHA-512 instructions of Armv8.2.
 *
 *	void fastalg_sha512_blocks_ce(void *state, const u8 *data, size_t nblocks, const void *k);
 *
 * @state:   in/out, u64 state[8] in the CPU's byte order; aligned to 8 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[128 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u64 k[80] in the CPU's byte order, FIPS 180-4 section 4.2.3;
 *	     aligned to 8 bytes
 *
 * Precondition: FP/SIMD registers are usable (kernel: inside a SIMD section).
 * CPU features: FASTALG_ARM64_SHA512 (ID_AA64ISAR0_EL1.SHA2 >= 2).
 * Registers:	 x1-x3, v0-v7, v16-v31 and the flags change; nothing else.
 * Stack:	 none.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. v0-v7 and v16-v31 are wiped on
 *		 return; they keep public constants.
 */
#include <fastalg/asm.h>

	/* The name under which assemblers have the SHA-512 instructions too. */
	.arch	armv8.2-a+sha3

/* Arguments. */
state	.req	x0	// chaining value
data	.req	x1	// next block to load
nblocks	.req	x2	// blocks whose rounds are still to be done
k	.req	x3	// round constants, the next to load

/* A ring of the latest 16 words of the message schedule, two each. */
wt0	.req	v0
wt1	.req	v1
wt2	.req	v2
wt3	.req	v3
wt4	.req	v4
wt5	.req	v5
wt6	.req	v6
wt7	.req	v7

/*
 * The working variables in pairs, the second of each in the upper half. The pairs move
 * through five registers: every two rounds one is free. After ten rounds each is home.
 */
ab	.req	v16
ab_q	.req	q16
cd	.req	v17
cd_q	.req	q17
ef	.req	v18
ef_q	.req	q18
gh	.req	v19
gh_q	.req	q19
free	.req	v20
free_q	.req	q20

/* (f, g) and (d, e). */
fg	.req	v21
fg_q	.req	q21
de	.req	v22
/* W + K of two rounds. */
wk	.req	v23

/* Eight rounds' constants are loaded while those of the eight before are used. */
k0	.req	v24
k1	.req	v25
k2	.req	v26
k3	.req	v27
k4	.req	v28
k5	.req	v29
k6	.req	v30
k7	.req	v31

	.macro	load_k ka, kd
	ld1	{\ka\().2d-\kd\().2d}, [k], #64
	.endm

/*
 * Rounds t and t+1, t even, given W(t, t+1) in wa and their constants in kt. What
 * leaves in gh are the new a and b, in free the new e and f.
 *
 * SHA512H wants h + W(t) + K(t) in the upper half and g + W(t + 1) + K(t + 1) in the lower.
 *
 * With wb given, replace W(t, t+1) by W(t+16, t+17); wb is W(t+2, t+3), wh
 * is W(t+14, t+15), and W(t+9, t+10) straddles we and wf.
 */
	.macro	rounds ab, cd, ef, gh, free, kt, wa, wb, we, wf, wh
	add	wk.2d, \wa\().2d, \kt\().2d
	ext	fg.16b, \ef\().16b, \gh\().16b, #8
	ext	de.16b, \cd\().16b, \ef\().16b, #8
	ext	wk.16b, wk.16b, wk.16b, #8
	.ifnb	\wb
	sha512su0 \wa\().2d, \wb\().2d
	.endif
	add	\gh\().2d, \gh\().2d, wk.2d
	.ifnb	\wb
	ext	wk.16b, \we\().16b, \wf\().16b, #8
	.endif
	sha512h	\gh\()_q, fg_q, de.2d
	.ifnb	\wb
	sha512su1 \wa\().2d, \wh\().2d, wk.2d
	.endif
	add	\free\().2d, \cd\().2d, \gh\().2d
	sha512h2 \gh\()_q, \cd\()_q, \ab\().2d
	.endm

	.macro	rounds_0 kt, wa, wb, we, wf, wh
	rounds	ab, cd, ef, gh, free, \kt, \wa, \wb, \we, \wf, \wh
	.endm
	.macro	rounds_2 kt, wa, wb, we, wf, wh
	rounds	gh, ab, free, ef, cd, \kt, \wa, \wb, \we, \wf, \wh
	.endm
	.macro	rounds_4 kt, wa, wb, we, wf, wh
	rounds	ef, gh, cd, free, ab, \kt, \wa, \wb, \we, \wf, \wh
	.endm
	.macro	rounds_6 kt, wa, wb, we, wf, wh
	rounds	free, ef, ab, cd, gh, \kt, \wa, \wb, \we, \wf, \wh
	.endm
	.macro	rounds_8 kt, wa, wb, we, wf, wh
	rounds	cd, free, gh, ab, ef, \kt, \wa, \wb, \we, \wf, \wh
	.endm

/* Sixteen rounds t to t+15 with the schedule; the digits are t mod 10. */
	.macro	rounds16 r0, r2, r4, r6, r8, r10, r12, r14
	load_k	k4, k7
	rounds_\r0 k0, wt0, wt1, wt4, wt5, wt7
	rounds_\r2 k1, wt1, wt2, wt5, wt6, wt0
	rounds_\r4 k2, wt2, wt3, wt6, wt7, wt1
	rounds_\r6 k3, wt3, wt4, wt7, wt0, wt2
	load_k	k0, k3
	rounds_\r8 k4, wt4, wt5, wt0, wt1, wt3
	rounds_\r10 k5, wt5, wt6, wt1, wt2, wt4
	rounds_\r12 k6, wt6, wt7, wt2, wt3, wt5
	rounds_\r14 k7, wt7, wt0, wt3, wt4, wt6
	.endm

/*
 * The bytes of a block become W(0..15). Bytes sit in registers in memory order in both
 * byte orders, because LD1 loaded them as bytes: so both need the REV64.
 */
	.macro	words
	rev64	wt0.16b, wt0.16b
	rev64	wt1.16b, wt1.16b
	rev64	wt2.16b, wt2.16b
	rev64	wt3.16b, wt3.16b
	rev64	wt4.16b, wt4.16b
	rev64	wt5.16b, wt5.16b
	rev64	wt6.16b, wt6.16b
	rev64	wt7.16b, wt7.16b
	.endm

FASTALG_FUNC(fastalg_sha512_blocks_ce)
	cbz	nblocks, .Lreturn
	/* By words: the same order of elements in both byte orders. */
	ld1	{ab.2d-gh.2d}, [state]
	load_k	k0, k3

	// mca-begin sha512_blocks_ce 128
.Lblock:
	ld1	{wt0.16b-wt3.16b}, [data], #64
	ld1	{wt4.16b-wt7.16b}, [data], #64
	words

	rounds16 0, 2, 4, 6, 8, 0, 2, 4
	rounds16 6, 8, 0, 2, 4, 6, 8, 0
	rounds16 2, 4, 6, 8, 0, 2, 4, 6
	rounds16 8, 0, 2, 4, 6, 8, 0, 2

	load_k	k4, k7
	rounds_4 k0, wt0
	rounds_6 k1, wt1
	rounds_8 k2, wt2
	rounds_0 k3, wt3
	/* Registers that are free by now, ahead of the additions. */
	ld1	{wt0.2d-wt3.2d}, [state]
	sub	k, k, #8 * 80
	load_k	k0, k3
	rounds_2 k4, wt4
	subs	nblocks, nblocks, #1
	rounds_4 k5, wt5
	rounds_6 k6, wt6
	rounds_8 k7, wt7

	add	cd.2d, cd.2d, wt1.2d
	add	gh.2d, gh.2d, wt3.2d
	add	ef.2d, ef.2d, wt2.2d
	add	ab.2d, ab.2d, wt0.2d
	st1	{ab.2d-gh.2d}, [state]
	b.ne	.Lblock
	// mca-end sha512_blocks_ce

	/* Wiped by public constants: four registers an instruction, not one. */
	ld1	{v0.2d-v3.2d}, [k]
	ld1	{v4.2d-v7.2d}, [k]
	ld1	{v16.2d-v19.2d}, [k]
	ld1	{v20.2d-v23.2d}, [k]
.Lreturn:
	ret
FASTALG_END(fastalg_sha512_blocks_ce)

	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7
	.unreq	wt\n
	.unreq	k\n
	.endr
	.irp	name, state, data, nblocks, k, de, wk
	.unreq	\name
	.endr
	.irp	name, ab, cd, ef, gh, free, fg
	.unreq	\name
	.unreq	\name\()_q
	.endr
