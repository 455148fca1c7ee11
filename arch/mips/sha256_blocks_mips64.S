/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-224/SHA-256 compression for any MIPS64 CPU before release 6, 64-bit code.
 *
 *	void fastalg_sha256_blocks_mips64(void *state, const u8 *data, size_t nblocks,
 *					  const void *k);
 *
 * @state:   in/out, u32 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment (to 8 bytes is faster);
 *	     nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, FIPS 180-4 section 4.2.2;
 *	     aligned to 4 bytes
 *
 * Precondition: none.
 * CPU features: none.
 * Registers:	 $1-$15, $24 and $25 change; $16-$23, $30 and $31 are preserved. $gp,
 *		 $k0, $k1, HI and LO are not touched.
 * Stack:	 128 bytes: the caller's registers, and pointers.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. No secret is stored but the
 *		 result; $1-$15, $24 and $25 keep some on return.
 */
#include <fastalg/asm.h>

#define MIPS_R2 0
#include "abi_mips.inc"

/*
 * The idea. Release 1 has no rotation. But the right shift by n of a word that is in both
 * halves of a 64-bit register has the word rotated in its low half. So each word that a
 * sigma will be taken of is doubled, in three instructions, and one shift then does what
 * takes two and an addition in sha256_blocks_mips32.S. The high halves of all else are
 * garbage: only 64-bit instructions that carry nothing down from there are used, and SW.
 * Registers and order are those of sha256_blocks_mips.inc.
 */
#ifndef __mips64
#error "needs 64-bit registers: leave this file out of the build"
#endif

/* Arguments. Between blocks only kp stays. */
#define state	$4
#define data	$5
#define nblocks	$6
#define kp	$7	// round constants

/* The eight working variables; what a round makes, the new a and e, is doubled. */
#define va	$8
#define vb	$9
#define vc	$10
#define vd	$11
#define ve	$12
#define vf	$13
#define vg	$14
#define vh	$15

/* A ring of the latest 16 words of the message schedule: W(t) is in wt(t mod 16), doubled. */
#define wt0	$1
#define wt1	$2
#define wt2	$3
#define wt3	$16
#define wt4	$17
#define wt5	$18
#define wt6	$19
#define wt7	$20
#define wt8	$21
#define wt9	$22
#define wt10	$23
#define wt11	$30
#define wt12	$31
#define wt13	$6
#define wt14	$4
#define wt15	$5

/* Two to work with; one of them carries b ^ c to the next round. */
#define tmp0	$24
#define tmp1	$25
#define block	$24	// the block to load, between the rounds of two blocks

/* The frame: pointers, then the caller's registers. A multiple of 16 bytes. */
#define FRAME_STATE	0
#define FRAME_NEXT	8	// the next block
#define FRAME_END	16	// behind the last block
#define FRAME_ALIGNED	24	// see sha256_add
#define FRAME_KLAST	32	// kp in the last pass of sha256_loop_rounds
#define FRAME_SAVE	40	// $16-$23, $30, $31
#define FRAME_SIZE	128

/* The low half of x into both halves. */
	.macro	sha256_double x, tmp
	dsll32	\tmp, \x, 0
	dsrl32	\x, \tmp, 0
	or	\x, \x, \tmp
	.endm

/*
 * dst = ROTR^r0(x) ^ ROTR^r1(x) ^ ROTR^r2(x), r0 < r1 < r2, in the low half; r2 <= 32, so
 * that nothing is missing there.
 */
	.macro	sha256_big_sigma dst, x, r0, r1, r2
	dsrl	\dst, \x, \r2 - \r1
	xor	\dst, \dst, \x
	dsrl	\dst, \dst, \r1 - \r0
	xor	\dst, \dst, \x
	dsrl	\dst, \dst, \r0
	.endm

/* dst = SHR^s(x) ^ ROTR^r0(x) ^ ROTR^r1(x). */
	.macro	sha256_small_sigma dst, x, s, r0, r1, tmp
	dsrl	\tmp, \x, \r1 - \r0
	dsrl32	\dst, \x, \s
	xor	\tmp, \tmp, \x
	dsrl	\tmp, \tmp, \r0
	xor	\dst, \dst, \tmp
	.endm

/*
 * One round, FIPS 180-4 section 6.2.2 step 3. Instead of moving the variables
 * along, the caller renames them: only d and h change.
 *
 * Maj(a, b, c) = b ^ ((a ^ b) & (b ^ c)), and a ^ b is the b ^ c of the next round. It
 * comes as bc and goes out as tmp: the two swap roles.
 */
	.macro	sha256_round a, b, c, d, e, f, g, h, w, koff, tmp, bc
	lw	\tmp, \koff(kp)
	daddu	\h, \h, \w
	daddu	\h, \h, \tmp
	xor	\tmp, \f, \g
	and	\tmp, \tmp, \e
	xor	\tmp, \tmp, \g
	daddu	\h, \h, \tmp		// Ch(e, f, g)
	sha256_big_sigma \tmp, \e, 6, 11, 25
	daddu	\h, \h, \tmp
	daddu	\d, \d, \h
	sha256_double \d, \tmp
	xor	\tmp, \a, \b
	and	\bc, \bc, \tmp
	xor	\bc, \bc, \b
	daddu	\h, \h, \bc		// Maj(a, b, c)
	sha256_big_sigma \bc, \a, 2, 13, 22
	daddu	\h, \h, \bc
	sha256_double \h, \bc
	.endm

/* 16 rounds; koff is the offset of their constants. */
	.macro	sha256_rounds koff
	xor	tmp1, vb, vc
	sha256_round va, vb, vc, vd, ve, vf, vg, vh, wt0, 0 + \koff, tmp0, tmp1
	sha256_round vh, va, vb, vc, vd, ve, vf, vg, wt1, 4 + \koff, tmp1, tmp0
	sha256_round vg, vh, va, vb, vc, vd, ve, vf, wt2, 8 + \koff, tmp0, tmp1
	sha256_round vf, vg, vh, va, vb, vc, vd, ve, wt3, 12 + \koff, tmp1, tmp0
	sha256_round ve, vf, vg, vh, va, vb, vc, vd, wt4, 16 + \koff, tmp0, tmp1
	sha256_round vd, ve, vf, vg, vh, va, vb, vc, wt5, 20 + \koff, tmp1, tmp0
	sha256_round vc, vd, ve, vf, vg, vh, va, vb, wt6, 24 + \koff, tmp0, tmp1
	sha256_round vb, vc, vd, ve, vf, vg, vh, va, wt7, 28 + \koff, tmp1, tmp0
	sha256_round va, vb, vc, vd, ve, vf, vg, vh, wt8, 32 + \koff, tmp0, tmp1
	sha256_round vh, va, vb, vc, vd, ve, vf, vg, wt9, 36 + \koff, tmp1, tmp0
	sha256_round vg, vh, va, vb, vc, vd, ve, vf, wt10, 40 + \koff, tmp0, tmp1
	sha256_round vf, vg, vh, va, vb, vc, vd, ve, wt11, 44 + \koff, tmp1, tmp0
	sha256_round ve, vf, vg, vh, va, vb, vc, vd, wt12, 48 + \koff, tmp0, tmp1
	sha256_round vd, ve, vf, vg, vh, va, vb, vc, wt13, 52 + \koff, tmp1, tmp0
	sha256_round vc, vd, ve, vf, vg, vh, va, vb, wt14, 56 + \koff, tmp0, tmp1
	sha256_round vb, vc, vd, ve, vf, vg, vh, va, wt15, 60 + \koff, tmp1, tmp0
	.endm

/*
 * W(t) in place of W(t - 16), FIPS 180-4 section 6.2.2 step 1, given W(t - 15),
 * W(t - 7) and W(t - 2).
 */
	.macro	sha256_step w, w15, w7, w2
	daddu	\w, \w, \w7
	sha256_small_sigma tmp0, \w15, 3, 7, 18, tmp1
	daddu	\w, \w, tmp0
	sha256_small_sigma tmp0, \w2, 10, 17, 19, tmp1
	daddu	\w, \w, tmp0
	sha256_double \w, tmp0
	.endm

/* The next 16 words of the message schedule. */
	.macro	sha256_schedule
	sha256_step wt0, wt1, wt9, wt14
	sha256_step wt1, wt2, wt10, wt15
	sha256_step wt2, wt3, wt11, wt0
	sha256_step wt3, wt4, wt12, wt1
	sha256_step wt4, wt5, wt13, wt2
	sha256_step wt5, wt6, wt14, wt3
	sha256_step wt6, wt7, wt15, wt4
	sha256_step wt7, wt8, wt0, wt5
	sha256_step wt8, wt9, wt1, wt6
	sha256_step wt9, wt10, wt2, wt7
	sha256_step wt10, wt11, wt3, wt8
	sha256_step wt11, wt12, wt4, wt9
	sha256_step wt12, wt13, wt5, wt10
	sha256_step wt13, wt14, wt6, wt11
	sha256_step wt14, wt15, wt7, wt12
	sha256_step wt15, wt0, wt8, wt13
	.endm

	.macro	sha256_fetch w, off
	ld	\w, \off(block)
	.endm

/* The same at any alignment. */
	.macro	sha256_fetch_unaligned w, off
#ifdef FASTALG_BIG_ENDIAN
	ldr	\w, 7 + \off(block)
	ldl	\w, \off(block)
#else
	ldr	\w, \off(block)
	ldl	\w, 7 + \off(block)
#endif
	.endm

/*
 * The bytes of both words into big-endian order, in two passes, bits = 16 and 8, each
 * with its mask in tmp1.
 */
	.macro	sha256_swap w, tmp, bits
#ifndef FASTALG_BIG_ENDIAN
	dsrl	\tmp, \w, \bits
	and	\w, \w, tmp1
	and	\tmp, \tmp, tmp1
	dsll	\w, \w, \bits
	or	\w, \w, \tmp
#endif
	.endm

/* w0 and w1, doubled, from a pair of them in w0. */
	.macro	sha256_split w0, w1, tmp
#ifdef FASTALG_BIG_ENDIAN
	dsll32	\tmp, \w0, 0
	dsrl32	\w1, \tmp, 0
	or	\w1, \w1, \tmp
	dsrl32	\w0, \w0, 0
	dsll32	\tmp, \w0, 0
	or	\w0, \w0, \tmp
#else
	dsrl32	\w1, \w0, 0
	dsll32	\tmp, \w1, 0
	or	\w1, \w1, \tmp
	dsll32	\tmp, \w0, 0
	dsrl32	\w0, \tmp, 0
	or	\w0, \w0, \tmp
#endif
	.endm

/* W(0) to W(15). A word is swapped after the next is fetched: nothing waits for a load. */
	.macro	sha256_load fetch
#ifndef FASTALG_BIG_ENDIAN
	ori	tmp1, $0, 0xffff
	dsll32	wt15, tmp1, 0
	or	tmp1, tmp1, wt15	// 0x0000ffff0000ffff
#endif
	\fetch	wt0, 0
	\fetch	wt2, 8
	sha256_swap wt0, wt15, 16
	\fetch	wt4, 16
	sha256_swap wt2, wt15, 16
	\fetch	wt6, 24
	sha256_swap wt4, wt15, 16
	\fetch	wt8, 32
	sha256_swap wt6, wt15, 16
	\fetch	wt10, 40
	sha256_swap wt8, wt15, 16
	\fetch	wt12, 48
	sha256_swap wt10, wt15, 16
	\fetch	wt14, 56
	sha256_swap wt12, wt15, 16
	sha256_swap wt14, wt15, 16
#ifndef FASTALG_BIG_ENDIAN
	dsll	wt15, tmp1, 8
	xor	tmp1, tmp1, wt15	// 0x00ff00ff00ff00ff
#endif
	sha256_swap wt0, wt15, 8
	sha256_split wt0, wt1, tmp0
	sha256_swap wt2, wt15, 8
	sha256_split wt2, wt3, tmp0
	sha256_swap wt4, wt15, 8
	sha256_split wt4, wt5, tmp0
	sha256_swap wt6, wt15, 8
	sha256_split wt6, wt7, tmp0
	sha256_swap wt8, wt15, 8
	sha256_split wt8, wt9, tmp0
	sha256_swap wt10, wt15, 8
	sha256_split wt10, wt11, tmp0
	sha256_swap wt12, wt15, 8
	sha256_split wt12, wt13, tmp0
	sha256_swap wt14, wt15, 8
	sha256_split wt14, wt15, tmp0
	.endm

/* What is done once before the blocks. */
	.macro	sha256_enter
	beqz	nblocks, 4f
	dsll	tmp1, nblocks, 6
	daddiu	$sp, $sp, -FRAME_SIZE
	mips_save sd, FRAME_SAVE
	daddu	tmp1, tmp1, data
	sd	state, FRAME_STATE($sp)
	sd	tmp1, FRAME_END($sp)
	sd	tmp1, FRAME_ALIGNED($sp)
	daddiu	tmp1, kp, 128
	sd	tmp1, FRAME_KLAST($sp)
	lw	va, 0(state)
	lw	vb, 4(state)
	lw	vc, 8(state)
	lw	vd, 12(state)
	lw	ve, 16(state)
	lw	vf, 20(state)
	lw	vg, 24(state)
	lw	vh, 28(state)
	sha256_double va, tmp1
	sha256_double ve, tmp1
	andi	tmp1, data, 7
	bnez	tmp1, 3f
	move	block, data
	.endm

/*
 * Fetches an aligned block; an unaligned one comes to label 2 from sha256_leave.
 * Then rounds 0 to 15.
 */
	.macro	sha256_first_rounds
1:	daddiu	tmp1, block, 64
	sd	tmp1, FRAME_NEXT($sp)
	sha256_load sha256_fetch
2:
	sha256_rounds 0
	.endm

/* Rounds 16 to 63 as three passes through a loop: caches may be 4 KiB small. */
	.macro	sha256_loop_rounds
6:	sha256_schedule
	sha256_rounds 64
	ld	tmp0, FRAME_KLAST($sp)
	bne	kp, tmp0, 6b
	daddiu	kp, kp, 64
	daddiu	kp, kp, -192
	.endm

/*
 * Adds the working variables to the chaining value and goes on to the next
 * block if data is aligned. If it is not, sha256_leave has made FRAME_ALIGNED
 * equal to FRAME_NEXT: so the branch falls through to where such a block is
 * fetched, and an aligned one pays nothing for the choice.
 */
	.macro	sha256_add
	ld	state, FRAME_STATE($sp)
	ld	block, FRAME_NEXT($sp)
	ld	tmp1, FRAME_ALIGNED($sp)
	lw	wt0, 0(state)
	lw	wt1, 4(state)
	lw	wt2, 8(state)
	lw	wt3, 12(state)
	lw	wt4, 16(state)
	lw	wt5, 20(state)
	lw	wt6, 24(state)
	lw	wt7, 28(state)
	daddu	va, va, wt0
	daddu	vb, vb, wt1
	daddu	vc, vc, wt2
	daddu	vd, vd, wt3
	daddu	ve, ve, wt4
	daddu	vf, vf, wt5
	daddu	vg, vg, wt6
	daddu	vh, vh, wt7
	sw	va, 0(state)
	sw	vb, 4(state)
	sw	vc, 8(state)
	sw	vd, 12(state)
	sw	ve, 16(state)
	sw	vf, 20(state)
	sw	vg, 24(state)
	sha256_double va, wt0
	sha256_double ve, wt0
	bne	block, tmp1, 1b
	sw	vh, 28(state)
	.endm

/* The end, and on the way there the blocks of unaligned data. */
	.macro	sha256_leave
	ld	tmp1, FRAME_END($sp)
	beq	block, tmp1, 5f
3:	daddiu	tmp1, block, 64		// in the delay slot too; harmless
	sd	tmp1, FRAME_NEXT($sp)
	sd	tmp1, FRAME_ALIGNED($sp)
	sha256_load sha256_fetch_unaligned
	b	2b
	nop
5:	mips_save ld, FRAME_SAVE
	daddiu	$sp, $sp, FRAME_SIZE
4:	jr	$31
	nop
	.endm

FASTALG_FUNC(fastalg_sha256_blocks_mips64)
	sha256_enter
// mca-begin sha256_blocks_mips64 64
	sha256_first_rounds
// mca-repeat 3
	sha256_loop_rounds
// mca-repeat-end
	sha256_add
// mca-end sha256_blocks_mips64
	sha256_leave
FASTALG_END(fastalg_sha256_blocks_mips64)
