/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * MD5 compression in integer registers, for every 32-bit ARM.
 *
 *	void fastalg_md5_blocks_armv4(void *state, const u8 *data, size_t nblocks,
 *				      const void *k);
 *
 * @state:   in/out, u32 state[4] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, T[1..64] of RFC 1321
 *	     section 3.4; aligned to 4 bytes
 *
 * Precondition: from ARMv6 on, unaligned word loads work (SCTLR.A clear, U set),
 *		 as they do under Linux.
 * CPU features: none; the instructions are those of FASTALG_ARM_ARCH. Arm state,
 *		 may be called from Thumb code through a pointer.
 * Registers:	 r0-r3, r12, lr and the flags change; r4-r11 are preserved.
 * Stack:	 112 bytes.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The copy of a block on the stack is
 *		 wiped on return.
 *
 * A step is 6 or 7 instructions, the addition of its constant and of its message
 * word included; the constants come by fours. Words are taken from where the
 * message is; only a message that is not aligned, or that needs its bytes
 * swapped, is copied to the stack first.
 */
#include <fastalg/asm.h>

#define MESSAGE_BIG_ENDIAN 0
#include "blocks_armv4.inc"

/* The frame: a copy of the block, then what a call was given. */
#define COPY_SIZE	64
#define CTL_STATE	(COPY_SIZE + 0)
#define CTL_DATA	(COPY_SIZE + 4)
#define CTL_END		(COPY_SIZE + 8)
#define FRAME_SIZE	(COPY_SIZE + 12)

/*
 * Working variables; a macro's a, b, c, d are these in the roles of the moment.
 * The message words of two steps and the constants of four are ready in registers.
 */
va	.req	r0
vb	.req	r1
vc	.req	r2
vd	.req	r3
k0	.req	r4
k1	.req	r5
k2	.req	r6
k3	.req	r7
m0	.req	r8	// even steps
m1	.req	r9	// odd steps
t	.req	r10	// temporaries
u	.req	r11
in	.req	r12	// behind the block, from step 16 on
kp	.req	lr	// next constants

/* Copying uses the working variables before they are loaded. */
mask	.req	r11	// 0x00ff00ff, for byte swaps before ARMv6

/*
 * x is the a of step i: its constant and its message word are added while the step
 * before still waits for its own result. As soon as they are free, the registers of
 * those take what is next: steps 0 to 15 use the message words in order, by twos;
 * later ones load one at a time, two steps ahead.
 */
	.macro	add_k i, x, k
	.if	\i < 64
	add	\x, \x, \k
	.if	(\i & 3) == 3 && \i < 63
	ldmia	kp!, {k0, k1, k2, k3}
	.endif
	.endif
	.endm

	.macro	add_m i, x, m
	.if	\i < 64
	add	\x, \x, \m
	.if	\i < 14
	.if	\i & 1
	ldmia	in!, {m0, m1}
	.endif
	.elseif	\i < 30		// 14 and 15 load for the second round
	ldr	\m, [in, #4 * ((5 * (\i + 2) + 1) & 15) - COPY_SIZE]
	.elseif	\i < 46
	ldr	\m, [in, #4 * ((3 * (\i + 2) + 5) & 15) - COPY_SIZE]
	.elseif	\i < 62
	ldr	\m, [in, #4 * ((7 * (\i + 2)) & 15) - COPY_SIZE]
	.endif
	.endif
	.endm

/*
 * A step is a = b + ((a + f(b, c, d) + word + constant) <<< s), where the last two
 * have been added already; k and m are those of the next step, whose a is d.
 *
 * F(b, c, d) = ((c ^ d) & b) ^ d, where p is c ^ d; that of the next one goes to n.
 */
	.macro	step_f i, a, b, c, d, k, m, s, p, n
	and	\p, \p, \b
	.if	\i < 15
	eor	\n, \b, \c
	.endif
	eor	\p, \p, \d
	add_k	(\i + 1), \d, \k
	add	\a, \a, \p
	add_m	(\i + 1), \d, \m
	add	\a, \b, \a, ror #32 - \s
	.endm

/* G(b, c, d) = (c & ~d) + (b & d): no bit is in both */
	.macro	step_g i, a, b, c, d, k, m, s, p, n
	bic	\n, \c, \d
	and	\p, \b, \d
	add	\a, \a, \n
	add_k	(\i + 1), \d, \k
	add	\a, \a, \p
	add_m	(\i + 1), \d, \m
	add	\a, \b, \a, ror #32 - \s
	.endm

/* H(b, c, d) = b ^ c ^ d, for two steps: b ^ c serves both */
	.macro	step_h i, a, b, c, d, k, m, s, p, n
	.if	\i & 1
	eor	t, t, \b
	add_k	(\i + 1), \d, \k
	add	\a, \a, t
	.else
	eor	t, \b, \c
	eor	u, t, \d
	add_k	(\i + 1), \d, \k
	add	\a, \a, u
	.endif
	add_m	(\i + 1), \d, \m
	add	\a, \b, \a, ror #32 - \s
	.endm

/* I(b, c, d) = c ^ (b | ~d) = ~(c ^ (d & ~b)); with carry clear, sbc adds ~t */
	.macro	step_i i, a, b, c, d, k, m, s, p, n
	bic	t, \d, \b
	add_k	(\i + 1), \d, \k
	eor	t, t, \c
	add_m	(\i + 1), \d, \m
	sbc	\a, \a, t
	add	\a, \b, \a, ror #32 - \s
	.endm

	.macro	steps4 step, i, s0, s1, s2, s3
	\step	(\i + 0), va, vb, vc, vd, k1, m1, \s0, t, u
	\step	(\i + 1), vd, va, vb, vc, k2, m0, \s1, u, t
	\step	(\i + 2), vc, vd, va, vb, k3, m1, \s2, t, u
	\step	(\i + 3), vb, vc, vd, va, k0, m0, \s3, u, t
	.endm

	.macro	steps16 step, i, s0, s1, s2, s3
	steps4	\step, (\i + 0), \s0, \s1, \s2, \s3
	steps4	\step, (\i + 4), \s0, \s1, \s2, \s3
	steps4	\step, (\i + 8), \s0, \s1, \s2, \s3
	steps4	\step, (\i + 12), \s0, \s1, \s2, \s3
	.endm

FASTALG_FUNC(fastalg_md5_blocks_armv4)
	stmdb	sp!, {r4-r11, lr}
	cmp	r2, #0
	beq	.Lreturn

	sub	sp, sp, #FRAME_SIZE
	mov	in, r1
	mov	kp, r3
	add	r2, r1, r2, lsl #6
	str	r0, [sp, #CTL_STATE]
	str	r2, [sp, #CTL_END]
#ifdef FASTALG_BIG_ENDIAN
.Lblock:
	tst	in, #3
	bne	.Lunaligned
	set_mask
	ldmia	in!, {r0-r7}
	from_message_all r8, r0, r1, r2, r3, r4, r5, r6, r7
	stmia	sp, {r0-r7}
	ldmia	in!, {r0-r7}
	from_message_all r8, r0, r1, r2, r3, r4, r5, r6, r7
.Lcopied:
	add	r8, sp, #32
	stmia	r8, {r0-r7}
	ldr	r8, [sp, #CTL_STATE]
	str	in, [sp, #CTL_DATA]
	mov	in, sp
	ldmia	r8, {va, vb, vc, vd}
#else
	tst	in, #3
	bne	.Lunaligned
	ldmia	r0, {va, vb, vc, vd}
	// mca-begin md5_blocks_armv4 64
#endif

.Lsteps:
	ldmia	kp!, {k0, k1, k2, k3}
	ldmia	in!, {m0, m1}
	eor	t, vc, vd
	add_k	0, va, k0
	add_m	0, va, m0
	steps16	step_f, 0, 7, 12, 17, 22
	steps16	step_g, 16, 5, 9, 14, 20
	steps16	step_h, 32, 4, 11, 16, 23
	cmn	sp, #0		// clears carry; no step changes it
	steps16	step_i, 48, 6, 10, 15, 21

	ldr	u, [sp, #CTL_STATE]
	sub	kp, kp, #256
	ldr	t, [sp, #CTL_END]
	ldmia	u, {k0, k1, k2, k3}
	add	va, va, k0
	add	vb, vb, k1
	add	vc, vc, k2
	add	vd, vd, k3
	stmia	u, {va, vb, vc, vd}
#ifdef FASTALG_BIG_ENDIAN
	ldr	in, [sp, #CTL_DATA]
	cmp	in, t
	bne	.Lblock
#else
	tst	t, #3		// the end is aligned as the data is
	bne	.Lnext_unaligned
	cmp	in, t
	bne	.Lsteps
	// mca-end md5_blocks_armv4
	b	.Ldone		// there is no copy

.Lnext_unaligned:
	ldr	in, [sp, #CTL_DATA]
	cmp	in, t
	bne	.Lunaligned
#endif

	// wipe the copy, and with it the registers it is wiped from
	mov	r0, #0
	mov	r1, #0
	mov	r2, #0
	mov	r3, #0
	mov	r12, sp
	.rept	COPY_SIZE / 16
	stmia	r12!, {r0-r3}
	.endr
.Ldone:
	add	sp, sp, #FRAME_SIZE
.Lreturn:
	return_popping r4-r11

.Lunaligned:
	load_unaligned_all r8, r9, r10, r0, r1, r2, r3, r4, r5, r6, r7
	stmia	sp, {r0-r7}
	load_unaligned_all r8, r9, r10, r0, r1, r2, r3, r4, r5, r6, r7
#ifdef FASTALG_BIG_ENDIAN
	b	.Lcopied
#else
	add	r8, sp, #32
	stmia	r8, {r0-r7}
	ldr	r8, [sp, #CTL_STATE]
	str	in, [sp, #CTL_DATA]
	mov	in, sp
	ldmia	r8, {va, vb, vc, vd}
	b	.Lsteps
#endif
FASTALG_END(fastalg_md5_blocks_armv4)

	.irp	name, va, vb, vc, vd, k0, k1, k2, k3, m0, m1, t, u, in, kp, mask
	.unreq	\name
	.endr
