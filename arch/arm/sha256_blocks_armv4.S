/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-224/SHA-256 compression in integer registers, for every 32-bit ARM.
 *
 *	void fastalg_sha256_blocks_armv4(void *state, const u8 *data, size_t nblocks,
 *					 const void *k);
 *
 * @state:   in/out, u32 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, FIPS 180-4 section 4.2.2;
 *	     aligned to 8 bytes
 *
 * Precondition: from ARMv6 on, unaligned word loads work (SCTLR.A clear, U set),
 *		 as they do under Linux.
 * CPU features: none; the instructions are those of FASTALG_ARM_ARCH. Arm state,
 *		 may be called from Thumb code through a pointer.
 * Registers:	 r0-r3, r12, lr and the flags change; r4-r11 are preserved.
 * Stack:	 at most 568 bytes, up to 252 of them to align the frame to 256.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The message schedule on the
 *		 stack is wiped on return, and so are the registers.
 *
 * A block goes through three phases, each with nearly all registers to itself:
 * schedule and rounds together need more values than there are registers, and
 * would pay for it in loads and stores.
 *   load      16 words to the stack; the newer eight stay where they are needed
 *   schedule  the other 48; loads by four, stores by two
 *   rounds    message words and constants by two
 * That is 18 instructions a round and 10.1 a scheduled word.
 */
#include <fastalg/asm.h>

#define MESSAGE_BIG_ENDIAN 1
#include "blocks_armv4.inc"

/*
 * The frame, up from an address aligned to 256, so that the end of the schedule
 * shows in the low bits of sp: W[64], then what a call was given (control words).
 */
#define W_SIZE	256
#define CTL_STATE	0
#define CTL_DATA	4
#define CTL_END	8
#define CTL_K	12
#define CTL_SP	16
#define CTL_SIZE	24

/* Load phase: W[0..7] in r0-r7, then W[8..15] in r4-r11. */
in	.req	lr	// message pointer
mask	.req	r12	// 0x00ff00ff, for byte swaps before ARMv6

/*
 * Schedule phase: W[t] lives in m(t mod 12), where W[t - 16] was put before;
 * eight of the twelve hold the latest words, four the words ahead of t - 16.
 */
m0	.req	r0
m1	.req	r1
m2	.req	r2
m3	.req	r3
m4	.req	r4
m5	.req	r5
m6	.req	r6
m7	.req	r7
m8	.req	r8
m9	.req	r9
m10	.req	r10
m11	.req	r11
q	.req	r12	// points at the last word read
t	.req	lr	// temporary

/* Round phase: the working variables are r0-r7; their names rotate. */
x0	.req	r8	// round constants of two rounds; as they are used up, temporaries
x1	.req	r9
x2	.req	r10	// message words of two rounds; as they are used up, temporaries
x3	.req	r11
ab	.req	r12	// between two pairs of rounds: the last a ^ b
kp	.req	lr	// next round constants

/*
 * \w, which holds W[t-16], becomes W[t] = s1(W[t-2]) + W[t-7] + s0(W[t-15]) +
 * W[t-16]. W[t-7] is not needed again: its register is the second temporary,
 * and what is loaded at the end may go there.
 */
	.macro	schedule w, w15, w7, w2
	add	\w, \w, \w7
	mov	t, \w15, ror #7
	mov	\w7, \w2, ror #17
	eor	t, t, \w15, ror #18
	eor	\w7, \w7, \w2, ror #19
	eor	t, t, \w15, lsr #3
	eor	\w7, \w7, \w2, lsr #10
	add	\w, \w, t
	add	\w, \w, \w7
	.endm

	.macro	schedule_and_load w, w15, w7, w2, from, to, last=
	add	\w, \w, \w7
	mov	\w7, \w2, ror #17
	mov	t, \w15, ror #7
	eor	\w7, \w7, \w2, ror #19
	eor	t, t, \w15, ror #18
	eor	\w7, \w7, \w2, lsr #10
	eor	t, t, \w15, lsr #3
	add	\w, \w, \w7
	ldmib	q!, {\from-\to}
	.ifnb	\last		// the ring of registers wraps; ldm cannot
	ldr	\last, [q, #4]!
	.endif
	add	\w, \w, t
	.endm

/*
 * Two rounds. Sigma rotations are folded: S1(e) = (e ^ e>>>5 ^ e>>>19) >>> 6,
 * S0(a) = (a ^ a>>>11 ^ a>>>20) >>> 2. Maj(a, b, c) = ((a ^ b) & (b ^ c)) ^ b,
 * and b ^ c is the a ^ b of the round before.
 *
 * The order suits cores that issue in order: no stall on ARM9 and ARM11 (loads in
 * three cycles, shifted operands one early), and few where two instructions go at
 * once. That is why the second round begins in the midst of the first one.
 */
	.macro	rounds2 a, b, c, d, e, f, g, h
#ifdef FASTALG_ARM_LDRD
	ldrd	x0, x1, [kp], #8
#else
	ldmia	kp!, {x0, x1}
#endif
	add	\h, \h, x2		// W
	eor	x2, \e, \e, ror #5
	eor	x2, x2, \e, ror #19
	add	\h, \h, x0		// K
	eor	x0, \f, \g
	add	\h, \h, x2, ror #6	// S1(e)
	and	x0, x0, \e
	eor	x2, \a, \b
	eor	x0, x0, \g
	add	\g, \g, x3		// second round: W
	eor	x3, \a, \a, ror #11
	and	ab, ab, x2
	add	\g, \g, x1		// second round: K
	add	\h, \h, x0		// Ch(e, f, g)
	eor	x0, ab, \b
	eor	x1, \e, \f		// second round: Ch
	eor	x3, x3, \a, ror #20
	add	\d, \d, \h
	add	\h, \h, x0		// Maj(a, b, c)
	add	\h, \h, x3, ror #2	// S0(a)

	// h a b c d e f g take the roles of a b c d e f g h
	and	x0, x1, \d
	eor	x3, \d, \d, ror #5
	eor	x0, x0, \f
	eor	ab, \h, \a
	eor	x1, \h, \h, ror #11
	eor	x3, x3, \d, ror #19
	add	\g, \g, x0		// Ch(d, e, f)
	and	x0, x2, ab
	eor	x1, x1, \h, ror #20
	eor	x0, x0, \a
	add	\g, \g, x3, ror #6	// S1(d)
#ifdef FASTALG_ARM_LDRD
	ldrd	x2, x3, [sp, #8]!
#else
	ldr	x2, [sp, #8]!
	ldr	x3, [sp, #4]
#endif
	add	\c, \c, \g
	add	\g, \g, x1, ror #2	// S0(h)
	add	\g, \g, x0		// Maj(h, a, b)
	.endm

	.macro	rounds8
	rounds2	r0, r1, r2, r3, r4, r5, r6, r7
	rounds2	r6, r7, r0, r1, r2, r3, r4, r5
	rounds2	r4, r5, r6, r7, r0, r1, r2, r3
	rounds2	r2, r3, r4, r5, r6, r7, r0, r1
	.endm

FASTALG_FUNC(fastalg_sha256_blocks_armv4)
	stmdb	sp!, {r4-r11, lr}
	cmp	r2, #0
	beq	.Lreturn

	mov	lr, sp
	sub	r12, sp, #W_SIZE + CTL_SIZE
	bic	r12, r12, #W_SIZE - 1
	mov	sp, r12
	add	r12, sp, #W_SIZE
	add	r2, r1, r2, lsl #6
	stmia	r12, {r0-r3, lr}	// in the order of CTL_*
	mov	in, r1

.Lblock:
	// mca-begin sha256_blocks_armv4 64
	tst	in, #3
	bne	.Lunaligned
	set_mask
	ldmia	in!, {r0-r7}
	from_message_all r8, r0, r1, r2, r3, r4, r5, r6, r7
	stmia	sp, {r0-r7}
	ldmia	in!, {r4-r11}
	from_message_all r0, r4, r5, r6, r7, r8, r9, r10, r11

.Lschedule:
	// W[8..15] are where the schedule wants them; get W[0..4] there too
	add	q, sp, #32
	stmia	q, {r4-r11}
	str	in, [sp, #W_SIZE + CTL_DATA]
#if FASTALG_ARM_ARCH >= 6
	ldr	m4, [sp, #16]
#else
	ldmia	sp, {m0-m4}
#endif
	sub	q, q, #16

.Lschedule12:
	// mca-repeat 4
	schedule m0, m1, m5, m10
	schedule m1, m2, m6, m11
	schedule m2, m3, m7, m0
	store_pair m0, m1, q, 48
	schedule_and_load m3, m4, m8, m1, m5, m8
	store_pair m2, m3, q, 40
	schedule m4, m5, m9, m2
	schedule m5, m6, m10, m3
	schedule m6, m7, m11, m4
	store_pair m4, m5, q, 48
	schedule_and_load m7, m8, m0, m5, m9, m11, m0
	store_pair m6, m7, q, 40
	schedule m8, m9, m1, m6
	schedule m9, m10, m2, m7
	schedule m10, m11, m3, m8
	store_pair m8, m9, q, 48
	schedule_and_load m11, m0, m4, m9, m1, m4
	store_pair m10, m11, q, 40
	add	t, sp, #W_SIZE - 48
	teq	q, t
	bne	.Lschedule12
	// mca-repeat-end

	ldr	lr, [sp, #W_SIZE + CTL_STATE]
	ldmia	sp, {x2, x3}
	ldmia	lr, {r0-r7}
	ldr	kp, [sp, #W_SIZE + CTL_K]
	eor	ab, r1, r2

	// sp moves up with the words consumed: what an interrupt overwrites is dead;
	// the last load of all gets two pointers that nobody looks at
.Lrounds16:
	// mca-repeat 4
	rounds8
	rounds8
	tst	sp, #W_SIZE - 1
	bne	.Lrounds16
	// mca-repeat-end

	ldr	lr, [sp, #CTL_STATE]
	ldmia	lr!, {r8-r11}
	add	r0, r0, r8
	add	r1, r1, r9
	add	r2, r2, r10
	add	r3, r3, r11
	ldmia	lr!, {r8-r11}
	ldr	r12, [sp, #CTL_END]
	add	r4, r4, r8
	add	r5, r5, r9
	add	r6, r6, r10
	add	r7, r7, r11
	stmdb	lr, {r0-r7}
	ldr	in, [sp, #CTL_DATA]
	sub	sp, sp, #W_SIZE
	teq	in, r12
	bne	.Lblock
	// mca-end sha256_blocks_armv4

	// wipe the schedule, and with it the registers it is wiped from
	wipe	W_SIZE
	ldr	r12, [sp, #W_SIZE + CTL_SP]
	mov	sp, r12
.Lreturn:
	return_popping r4-r11

.Lunaligned:
	load_unaligned_all r8, r9, r10, r0, r1, r2, r3, r4, r5, r6, r7
	stmia	sp, {r0-r7}
	load_unaligned_all r0, r1, r2, r4, r5, r6, r7, r8, r9, r10, r11
	b	.Lschedule
FASTALG_END(fastalg_sha256_blocks_armv4)

	.irp	name, in, mask, q, t, x0, x1, x2, x3, ab, kp
	.unreq	\name
	.endr
	.irp	n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
	.unreq	m\n
	.endr
