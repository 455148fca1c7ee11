/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-1 compression in integer registers, for every 32-bit ARM.
 *
 *	void fastalg_sha1_blocks_armv4(void *state, const u8 *data, size_t nblocks,
 *				       const void *k);
 *
 * @state:   in/out, u32 state[5] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[4] in the CPU's byte order, FIPS 180-4 section 4.2.1;
 *	     aligned to 4 bytes
 *
 * Precondition: from ARMv6 on, unaligned word loads work (SCTLR.A clear, U set),
 *		 as they do under Linux.
 * CPU features: none; the instructions are those of FASTALG_ARM_ARCH. Arm state,
 *		 may be called from Thumb code through a pointer.
 * Registers:	 r0-r3, r12, lr and the flags change; r4-r11 are preserved.
 * Stack:	 at most 384 bytes.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The message schedule on the
 *		 stack is wiped on return.
 *
 * A block goes through three phases, each with nearly all registers to itself:
 *   load      16 words to the stack; the newer eight stay where they are needed
 *   schedule  the other 64; loads by two, stores by four
 *   rounds    message words by five
 * No instruction only rotates. Of the working variables, what the standard keeps
 * as a <<< 30 is kept as a, and rotated where it is used. A word of the schedule
 * is kept as what it was before its rotations: W[t] = w[t] <<< (t / 16), as
 *   w[t] <<< g = ((w[t-16] ^ ...) <<< (g - 1)) <<< 1, with g = t / 16
 * where the other three words are rotated by one if they are of group g already.
 */
#include <fastalg/asm.h>

#define MESSAGE_BIG_ENDIAN 1
#include "blocks_armv4.inc"

/* The frame, up from an address aligned to 8: w[80], then what a call was given. */
#define W_SIZE	320
#define CTL_STATE	0
#define CTL_DATA	4
#define CTL_END		8
#define CTL_K		12
#define CTL_SP		16
#define CTL_SIZE	24

/* Load phase: w[0..7] in r4-r11, then w[8..15] in r8-r11 and r0-r3. */
in	.req	lr	// message pointer
mask	.req	r12	// 0x00ff00ff, for byte swaps before ARMv6

/*
 * Schedule phase: w[t] lives in m(t mod 12), where w[t - 16] was put before; at its
 * turn, eight of the twelve hold the latest words, four the words from t - 16 on.
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
q	.req	r12	// where w[t] goes; t is that of the next store

/* Round phase. */
va	.req	r0	// working variables; a macro's a to e are these in the roles of
vb	.req	r1	// the moment. c, d and e lack the rotation by 30.
vc	.req	r2
vd	.req	r3
ve	.req	r4
w0	.req	r5	// message words of five rounds
w1	.req	r6
w2	.req	r7
w3	.req	r8
w4	.req	r9
k	.req	r10	// round constant
u	.req	r11	// temporaries
t	.req	r12
n	.req	lr

/*
 * w = w[t], was w[t-16]; i is t mod 16, which decides what is of t's group of
 * sixteen: true is -1 to the assembler.
 */
	.macro	schedule i, w, w14, w8, w3
	eor	\w, \w, \w8, ror #31 & ((\i) >= 8)
	eor	\w, \w, \w3, ror #31 & ((\i) >= 3)
	eor	\w, \w, \w14, ror #31 & ((\i) >= 14)	// may just have been loaded
	.endm

/*
 * Four of them, at m(j) to m(j+3) where j = t mod 12; the loads behind each two
 * fetch w[t-12..t-9] for the four to come.
 */
	.macro	schedule4 i, x0, x1, x2, x3, x4, x5, x6, x7, x9, x10, x11
	schedule (\i + 0), \x0, \x2, \x4, \x9
	schedule (\i + 1), \x1, \x3, \x5, \x10
	load_pair \x4, \x5, q, -48
	schedule (\i + 2), \x2, \x4, \x6, \x11
	schedule (\i + 3), \x3, \x5, \x7, \x0
	load_pair \x6, \x7, q, -40
	stmia	q!, {\x0, \x1, \x2, \x3}
	.endm

	.macro	schedule4_at_0 i
	schedule4 \i, m0, m1, m2, m3, m4, m5, m6, m7, m9, m10, m11
	.endm

	.macro	schedule4_at_4 i
	schedule4 \i, m4, m5, m6, m7, m8, m9, m10, m11, m1, m2, m3
	.endm

	.macro	schedule4_at_8 i
	schedule4 \i, m8, m9, m10, m11, m0, m1, m2, m3, m5, m6, m7
	.endm

	.macro	schedule16 at0, at4, at8, at12
	schedule4_\at0 0
	schedule4_\at4 4
	schedule4_\at8 8
	schedule4_\at12 12
	.endm

/*
 * Round i, from 0 to 79, makes of e the a of the next one, whose e is d. Interleaved
 * is the beginning of the next one: it finds e + k in e, and c ^ d in p, and makes
 * the like of those for its successor in d and n. That and the order suit cores that
 * issue in order: nothing is used at once, nor rotated right after that.
 */
	.macro	round kind, i, a, b, c, d, e, w, p, n
	.ifc	\kind, maj		// (c & d) + (b & (c ^ d)): no bit is in both
	and	u, \c, \d
	.endif
	.ifc	\kind, parity		// b ^ c ^ d
	eor	\p, \b, \p, ror #2
	.else
	and	\p, \b, \p, ror #2
	.endif
	add	\e, \e, \w, ror #-((\i) / 16) & 31
	.if	(\i) % 5 == 4 && (\i) < 79
	ldmia	sp!, {w0, w1, w2, w3, w4}
	.endif
	.if	(\i) < 79
	eor	\n, \b, \c
	.endif
	.ifc	\kind, ch		// ((c ^ d) & b) ^ d
	eor	\p, \p, \d, ror #2
	.endif
	.ifc	\kind, maj
	add	\p, \p, u, ror #2
	.endif
	.if	(\i) % 20 == 18 && (\i) < 78	// sp is 20 * ((i + 1) / 5 + 1) ahead
	ldr	u, [sp, #W_SIZE + CTL_K - 20 * (((\i) + 1) / 5 + 1)]
	.endif
	add	\e, \e, \a, ror #27
	.if	(\i) < 79
	add	\d, k, \d, ror #2
	.endif
	.if	(\i) % 20 == 18 && (\i) < 78
	ldr	k, [u, #4 * (((\i) + 2) / 20)]
	.endif
	add	\e, \e, \p
	.endm

	.macro	rounds10 kind, i
	round	\kind, (\i + 0), va, vb, vc, vd, ve, w0, t, n
	round	\kind, (\i + 1), ve, va, vb, vc, vd, w1, n, t
	round	\kind, (\i + 2), vd, ve, va, vb, vc, w2, t, n
	round	\kind, (\i + 3), vc, vd, ve, va, vb, w3, n, t
	round	\kind, (\i + 4), vb, vc, vd, ve, va, w4, t, n
	round	\kind, (\i + 5), va, vb, vc, vd, ve, w0, n, t
	round	\kind, (\i + 6), ve, va, vb, vc, vd, w1, t, n
	round	\kind, (\i + 7), vd, ve, va, vb, vc, w2, n, t
	round	\kind, (\i + 8), vc, vd, ve, va, vb, w3, t, n
	round	\kind, (\i + 9), vb, vc, vd, ve, va, w4, n, t
	.endm

FASTALG_FUNC(fastalg_sha1_blocks_armv4)
	stmdb	sp!, {r4-r11, lr}
	cmp	r2, #0
	beq	.Lreturn

	mov	lr, sp
	sub	r12, sp, #W_SIZE
	sub	r12, r12, #CTL_SIZE
	bic	r12, r12, #7
	mov	sp, r12
	add	r12, sp, #W_SIZE
	add	r2, r1, r2, lsl #6
	stmia	r12, {r0-r3, lr}	// in the order of CTL_*
	mov	in, r1

	// mca-begin sha1_blocks_armv4 64
.Lblock:
	tst	in, #3
	bne	.Lunaligned
	set_mask
	ldmia	in!, {r4-r11}
	from_message_all r0, r4, r5, r6, r7, r8, r9, r10, r11
	stmia	sp, {r4-r11}
	ldmia	in!, {r8-r11}
	from_message_all r0, r8, r9, r10, r11
	ldmia	in!, {r0-r3}
	from_message_all r4, r0, r1, r2, r3

.Lschedule:
	add	q, sp, #32
	stmia	q!, {r8-r11}
	stmia	q!, {r0-r3}
	str	in, [sp, #W_SIZE + CTL_DATA]
#if FASTALG_ARM_ARCH < 6
	ldmia	sp, {m4-m7}	// w[0..3], had to make room
#endif
	schedule16 at_4, at_8, at_0, at_4
	schedule16 at_8, at_0, at_4, at_8
	schedule16 at_0, at_4, at_8, at_0
	schedule16 at_4, at_8, at_0, at_4

	ldr	u, [sp, #W_SIZE + CTL_STATE]
	ldr	k, [sp, #W_SIZE + CTL_K]
	ldmia	u, {va, vb, vc, vd, ve}
	ldr	k, [k]
	// sp moves up with the words consumed: what an interrupt overwrites is dead.
	// Often it is aligned to 4 only: the kernel aligns it anew when it is entered
	ldmia	sp!, {w0, w1, w2, w3, w4}
	mov	vc, vc, ror #30
	mov	vd, vd, ror #30
	add	ve, ve, k
	eor	t, vc, vd
	rounds10 ch, 0
	rounds10 ch, 10
	rounds10 parity, 20
	rounds10 parity, 30
	rounds10 maj, 40
	rounds10 maj, 50
	rounds10 parity, 60
	rounds10 parity, 70

	ldr	t, [sp, #CTL_STATE]
	ldr	in, [sp, #CTL_DATA]
	ldmia	t, {w0, w1, w2, w3, w4}
	ldr	k, [sp, #CTL_END]
	add	va, va, w0
	add	vb, vb, w1
	add	vc, w2, vc, ror #2
	add	vd, w3, vd, ror #2
	add	ve, w4, ve, ror #2
	stmia	t, {va, vb, vc, vd, ve}
	sub	sp, sp, #W_SIZE
	teq	in, k
	bne	.Lblock
	// mca-end sha1_blocks_armv4

	// wipe the schedule, and with it the registers it is wiped from
	wipe	W_SIZE
	ldr	r12, [sp, #W_SIZE + CTL_SP]
	mov	sp, r12
.Lreturn:
	return_popping r4-r11

.Lunaligned:
	load_unaligned_all r0, r1, r2, r4, r5, r6, r7, r8, r9, r10, r11
	stmia	sp, {r4-r11}
	load_unaligned_all r4, r5, r6, r8, r9, r10, r11, r0, r1, r2, r3
	b	.Lschedule
FASTALG_END(fastalg_sha1_blocks_armv4)

	.irp	name, in, mask, q, va, vb, vc, vd, ve, w0, w1, w2, w3, w4, k, u, t, n
	.unreq	\name
	.endr
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
	.unreq	m\i
	.endr
