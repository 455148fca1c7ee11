/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-1 compression with the SHA instructions of x86.
 *
 *	void fastalg_sha1_blocks_shani(void *state, const u8 *data, size_t nblocks,
 *					const void *k);
 *
 * @state:   in/out, u32 state[5] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     not read: the instructions know the constants
 *
 * Precondition: SSE registers are usable (kernel: inside a SIMD section).
 * CPU features: FASTALG_X86_SHANI.
 * Registers:	 eax, ecx, edx, xmm0-xmm7 and the flags change; ebx, esi, edi and ebp
 *		 are preserved.
 * Stack:	 at most 52 bytes with the return address, up to 12 of them to align the
 *		 frame to 16.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The frame and the SSE registers are
 *		 wiped on return.
 *
 * Vectors have the earliest word on top: a, and W(t) of the first of four rounds.
 */
#include <fastalg/asm.h>

#define STATE	%eax
#define DATA	%edx
#define END	%ecx

#define ABCD	%xmm0
#define E0	%xmm1	// e, and abcd of four rounds ago which it is made of, by turns
#define E1	%xmm2
/* The latest 16 words of the schedule are xmm3 to xmm6. */
#define SWAP	%xmm7	// the shuffle that reverses a vector

/* The frame: the chaining value, that of e on top of a vector. */
#define SAVED_ABCD	(%esp)
#define SAVED_E		16(%esp)
#define FRAME	32

/* Four rounds on the words \m. e comes out of the a of four rounds ago, in \e. */
	.macro	rounds4 f, m, e, old
	sha1nexte \m, \e
	movdqa	ABCD, \old
	sha1rnds4 $\f, \e, ABCD
	.endm

/*
 * The same, and three words of the schedule further: W(t-16..) in \m1 becomes W(t..), of
 * \m2 and \m3 a part is done.
 */
	.macro	rounds4_extend f, m, e, old, m1, m2, m3
	sha1nexte \m, \e
	movdqa	ABCD, \old
	sha1msg2 \m, \m1
	sha1rnds4 $\f, \e, ABCD
	sha1msg1 \m, \m3
	pxor	\m, \m2
	.endm

FASTALG_FUNC(fastalg_sha1_blocks_shani)
	test	%ecx, %ecx
	jz	.Lreturn

	push	%ebp
	mov	%esp, %ebp
	sub	$FRAME, %esp
	and	$-16, %esp
	movl	$0x0c0d0e0f, (%esp)
	movl	$0x08090a0b, 4(%esp)
	movl	$0x04050607, 8(%esp)
	movl	$0x00010203, 12(%esp)
	movdqa	(%esp), SWAP
	shl	$6, END
	add	DATA, END
	movdqu	(STATE), ABCD
	movd	16(STATE), E0
	pshufd	$0x1b, ABCD, ABCD
	pslldq	$12, E0

.Lblock:
	// mca-begin sha1_blocks_shani 64
	movdqu	(DATA), %xmm3
	movdqu	16(DATA), %xmm4
	movdqu	32(DATA), %xmm5
	movdqu	48(DATA), %xmm6
	pshufb	SWAP, %xmm3
	movdqa	E0, SAVED_E
	pshufb	SWAP, %xmm4
	movdqa	ABCD, SAVED_ABCD
	pshufb	SWAP, %xmm5

	paddd	%xmm3, E0
	movdqa	ABCD, E1
	sha1rnds4 $0, E0, ABCD
	pshufb	SWAP, %xmm6

	sha1nexte %xmm4, E1
	movdqa	ABCD, E0
	sha1rnds4 $0, E1, ABCD
	sha1msg1 %xmm4, %xmm3

	sha1nexte %xmm5, E0
	movdqa	ABCD, E1
	sha1rnds4 $0, E0, ABCD
	sha1msg1 %xmm5, %xmm4
	pxor	%xmm5, %xmm3

	rounds4_extend 0, %xmm6, E1, E0, %xmm3, %xmm4, %xmm5
	rounds4_extend 0, %xmm3, E0, E1, %xmm4, %xmm5, %xmm6
	rounds4_extend 1, %xmm4, E1, E0, %xmm5, %xmm6, %xmm3
	rounds4_extend 1, %xmm5, E0, E1, %xmm6, %xmm3, %xmm4
	rounds4_extend 1, %xmm6, E1, E0, %xmm3, %xmm4, %xmm5
	rounds4_extend 1, %xmm3, E0, E1, %xmm4, %xmm5, %xmm6
	rounds4_extend 1, %xmm4, E1, E0, %xmm5, %xmm6, %xmm3
	rounds4_extend 2, %xmm5, E0, E1, %xmm6, %xmm3, %xmm4
	rounds4_extend 2, %xmm6, E1, E0, %xmm3, %xmm4, %xmm5
	rounds4_extend 2, %xmm3, E0, E1, %xmm4, %xmm5, %xmm6
	rounds4_extend 2, %xmm4, E1, E0, %xmm5, %xmm6, %xmm3
	rounds4_extend 2, %xmm5, E0, E1, %xmm6, %xmm3, %xmm4
	rounds4_extend 3, %xmm6, E1, E0, %xmm3, %xmm4, %xmm5
	rounds4_extend 3, %xmm3, E0, E1, %xmm4, %xmm5, %xmm6
	sha1msg2 %xmm4, %xmm5
	rounds4	3, %xmm4, E1, E0
	pxor	%xmm4, %xmm6
	sha1msg2 %xmm5, %xmm6
	rounds4 3, %xmm5, E0, E1
	rounds4 3, %xmm6, E1, E0

	movdqa	SAVED_E, %xmm3
	add	$64, DATA
	paddd	SAVED_ABCD, ABCD
	sha1nexte %xmm3, E0
	cmp	END, DATA
	jne	.Lblock
	// mca-end sha1_blocks_shani

	pshufd	$0x1b, ABCD, ABCD
	psrldq	$12, E0
	movdqu	ABCD, (STATE)
	movd	E0, 16(STATE)
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, SAVED_ABCD
	movdqa	%xmm0, SAVED_E
	.irp	reg, 1, 2, 3, 4, 5, 6
	pxor	%xmm\reg, %xmm\reg
	.endr
	mov	%ebp, %esp
	pop	%ebp
.Lreturn:
	FASTALG_RET
FASTALG_END(fastalg_sha1_blocks_shani)
