/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-1 compression with the SHA-1 instructions of the Armv8 Crypto Extensions.
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
 * Precondition: FP/SIMD registers are usable (kernel: inside a SIMD section).
 * CPU features: FASTALG_ARM64_SHA1 (ID_AA64ISAR0_EL1.SHA1 >= 1).
 * Registers:	 x1, x2, v0-v7, v16-v26 and the flags change; nothing else.
 * Stack:	 none.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. v0-v7 and v20-v26 are wiped on
 *		 return; they and v16-v19 keep the public constants.
 */
#include <fastalg/asm.h>

	.arch	armv8-a+crypto

/* Arguments. */
state	.req	x0	// chaining value
data	.req	x1	// next block to load
nblocks	.req	x2	// blocks to load after the one at hand
k	.req	x3	// round constants

/* The working variables, as the SHA-1 instructions want them. */
abcd_q	.req	q0
abcd_s	.req	s0
abcd	.req	v0
/* e of even and odd groups of four rounds. */
even_e_s .req	s1
even_e	.req	v1
odd_e_s	.req	s2
/* Chaining value at the start of the block. */
old_e_s	.req	s3
old_e	.req	v3
old_abcd	.req	v24

/* A ring of the latest 16 words of the message schedule. */
wt0	.req	v4
wt1	.req	v5
wt2	.req	v6
wt3	.req	v7

/* Each round constant, four times. LD4R needs them consecutive. */
k0	.req	v16
k1	.req	v17
k2	.req	v18
k3	.req	v19

/* The bytes of the next block. LD1 needs them consecutive. */
m0	.req	v20
m1	.req	v21
m2	.req	v22
m3	.req	v23

/* W + K of even and odd groups of four rounds. */
even_wk	.req	v25
odd_wk	.req	v26

/*
 * Rounds t to t+3 by the function op (c, p or m for Ch, Parity and Maj), given
 * wk = W + K of them; with next_wk the sum the next rounds want is made ready.
 */
	.macro	rounds op, wk, e, next_e, next_wk, next_k, wb
	sha1h	\next_e\()_s, abcd_s
	sha1\op	abcd_q, \e\()_s, \wk\().4s
	.ifnb	\next_wk
	add	\next_wk\().4s, \wb\().4s, \next_k\().4s
	.endif
	.endm

/* The same; meanwhile replace W(t..t+3) in wa by W(t+16..t+19). */
	.macro	rounds_schedule op, wk, e, next_e, next_wk, next_k, wa, wb, wc, wd
	sha1su0	\wa\().4s, \wb\().4s, \wc\().4s
	rounds	\op, \wk, \e, \next_e, \next_wk, \next_k, \wb
	sha1su1	\wa\().4s, \wd\().4s
	.endm

/*
 * The bytes of a block in m0-m3 become W(0..15), and even_wk W + K of the first
 * rounds. Bytes sit in registers in memory order in both byte orders,
 * because LD1 loaded them as bytes: so both need the REV32.
 */
	.macro	words_0_to_3
	rev32	wt0.16b, m0.16b
	.endm
	.macro	words_4_to_7
	rev32	wt1.16b, m1.16b
	add	even_wk.4s, wt0.4s, k0.4s
	.endm
	.macro	words_8_to_15
	rev32	wt2.16b, m2.16b
	rev32	wt3.16b, m3.16b
	.endm

/*
 * One block, given W(0..15) in wt0-wt3 and W + K of the first rounds in even_wk.
 * With more=1 that of the next block is made ready as well: loaded early enough
 * to hide the latency, and in words before the last additions, on which the
 * next rounds wait.
 */
	.macro	block more
	mov	old_abcd.16b, abcd.16b
	/* The first rounds take e from the chaining value, so that needs no copy. */
	rounds_schedule	c, even_wk, old_e, odd_e, odd_wk, k0, wt0, wt1, wt2, wt3
	rounds_schedule	c, odd_wk, odd_e, even_e, even_wk, k0, wt1, wt2, wt3, wt0
	rounds_schedule	c, even_wk, even_e, odd_e, odd_wk, k0, wt2, wt3, wt0, wt1
	rounds_schedule	c, odd_wk, odd_e, even_e, even_wk, k0, wt3, wt0, wt1, wt2
	rounds_schedule	c, even_wk, even_e, odd_e, odd_wk, k1, wt0, wt1, wt2, wt3
	rounds_schedule	p, odd_wk, odd_e, even_e, even_wk, k1, wt1, wt2, wt3, wt0
	rounds_schedule	p, even_wk, even_e, odd_e, odd_wk, k1, wt2, wt3, wt0, wt1
	rounds_schedule	p, odd_wk, odd_e, even_e, even_wk, k1, wt3, wt0, wt1, wt2
	rounds_schedule	p, even_wk, even_e, odd_e, odd_wk, k1, wt0, wt1, wt2, wt3
	rounds_schedule	p, odd_wk, odd_e, even_e, even_wk, k2, wt1, wt2, wt3, wt0
	rounds_schedule	m, even_wk, even_e, odd_e, odd_wk, k2, wt2, wt3, wt0, wt1
	rounds_schedule	m, odd_wk, odd_e, even_e, even_wk, k2, wt3, wt0, wt1, wt2
	.if	\more
	ld1	{m0.16b-m3.16b}, [data], #64
	.endif
	rounds_schedule	m, even_wk, even_e, odd_e, odd_wk, k2, wt0, wt1, wt2, wt3
	rounds_schedule	m, odd_wk, odd_e, even_e, even_wk, k2, wt1, wt2, wt3, wt0
	rounds_schedule	m, even_wk, even_e, odd_e, odd_wk, k3, wt2, wt3, wt0, wt1
	rounds_schedule	p, odd_wk, odd_e, even_e, even_wk, k3, wt3, wt0, wt1, wt2
	rounds	p, even_wk, even_e, odd_e, odd_wk, k3, wt1
	rounds	p, odd_wk, odd_e, even_e, even_wk, k3, wt2
	rounds	p, even_wk, even_e, odd_e, odd_wk, k3, wt3
	.if	\more
	words_0_to_3
	words_4_to_7
	.endif
	rounds	p, odd_wk, odd_e, even_e
	.if	\more
	words_8_to_15
	.endif

	add	abcd.4s, abcd.4s, old_abcd.4s
	add	old_e.2s, old_e.2s, even_e.2s
	.endm

FASTALG_FUNC(fastalg_sha1_blocks_ce)
	subs	nblocks, nblocks, #1
	b.lo	.Lreturn
	ld1	{m0.16b-m3.16b}, [data], #64
	ld4r	{k0.4s-k3.4s}, [k]
	/* By words: the same order of elements in both byte orders. */
	ld1	{abcd.4s}, [state]
	ldr	old_e_s, [state, #16]
	words_0_to_3
	words_4_to_7
	words_8_to_15
	b.eq	.Llast
	tbz	nblocks, #0, .Lpair
	subs	nblocks, nblocks, #1
	b	.Lodd

	/* By twos, because the loop costs two instructions in a hundred. */
	// mca-begin sha1_blocks_ce 128
.Lpair:
	subs	nblocks, nblocks, #2
	block	more=1
.Lodd:
	block	more=1
	b.ne	.Lpair
	// mca-end sha1_blocks_ce

	/* Its own copy, so that no other block pays for the test or reads too far. */
.Llast:
	block	more=0

	st1	{abcd.4s}, [state]
	str	old_e_s, [state, #16]
	/* Wiped by public constants: four registers an instruction, not one. */
	ld4r	{v0.4s-v3.4s}, [k]
	ld4r	{v4.4s-v7.4s}, [k]
	ld4r	{v20.4s-v23.4s}, [k]
	ld3r	{v24.4s-v26.4s}, [k]
.Lreturn:
	ret
FASTALG_END(fastalg_sha1_blocks_ce)

	.irp	name, state, data, nblocks, k
	.unreq	\name
	.endr
	.irp	n, 0, 1, 2, 3
	.unreq	wt\n
	.unreq	k\n
	.unreq	m\n
	.endr
	.irp	name, abcd_q, abcd_s, abcd, even_e_s, even_e, odd_e_s, old_e_s, old_e, old_abcd
	.unreq	\name
	.endr
	.irp	name, even_wk, odd_wk
	.unreq	\name
	.endr
