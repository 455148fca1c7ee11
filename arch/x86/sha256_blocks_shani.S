/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-224/SHA-256 compression with the SHA instructions of x86.
 *
 *	void fastalg_sha256_blocks_shani(void *state, const u8 *data, size_t nblocks,
 *					  const void *k);
 *
 * @state:   in/out, u32 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, FIPS 180-4 section 4.2.2;
 *	     aligned to 16 bytes
 *
 * Precondition: SSE registers are usable (kernel: inside a SIMD section).
 * CPU features: FASTALG_X86_SHANI.
 * Registers:	 eax, ecx, edx, xmm0-xmm7 and the flags change; ebx, esi, edi and ebp
 *		 are preserved.
 * Stack:	 at most 72 bytes with the return address, up to 12 of them to align the
 *		 frame to 16.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The frame and the SSE registers are
 *		 wiped on return.
 */
#include <fastalg/asm.h>

#define STATE	%eax
#define DATA	%edx
#define END	%ecx
#define KP	%ebp

#define WK	%xmm0	// W + K: the instructions look for it there
#define ABEF	%xmm1	// a on top
#define CDGH	%xmm2
/* The latest 16 words of the schedule are xmm3 to xmm6. */
#define T	%xmm7

/* The frame: the chaining value, the shuffle that swaps bytes, what sp was. */
#define SAVED_ABEF	(%esp)
#define SAVED_CDGH	16(%esp)
#define SWAP		32(%esp)
#define OLD_SP		48(%esp)
#define FRAME	52

/* Four rounds from i on, the words of which are \m. */
	.macro	rounds4 i, m
	movdqa	4 * \i(KP), WK
	paddd	\m, WK
	sha256rnds2 WK, ABEF, CDGH
	pshufd	$0x0e, WK, WK
	sha256rnds2 WK, CDGH, ABEF
	.endm

/*
 * The same, and W(i+4..i+7), which takes the place of W(i-12..) in \m1. \m3 is W(i-4..);
 * it gets the s0 that it has to be added in twelve rounds.
 */
	.macro	rounds4_extend i, m, m1, m3
	movdqa	4 * \i(KP), WK
	paddd	\m, WK
	movdqa	\m, T
	sha256rnds2 WK, ABEF, CDGH
	palignr	$4, \m3, T
	pshufd	$0x0e, WK, WK
	paddd	T, \m1
	sha256msg2 \m, \m1
	sha256rnds2 WK, CDGH, ABEF
	.if	\i < 52
	sha256msg1 \m, \m3
	.endif
	.endm

FASTALG_FUNC(fastalg_sha256_blocks_shani)
	test	%ecx, %ecx
	jz	.Lreturn

	push	%ebp
	mov	%esp, %ebp
	sub	$FRAME, %esp
	and	$-16, %esp
	mov	%ebp, OLD_SP
	mov	8(%ebp), KP
	movl	$0x00010203, SWAP
	movl	$0x04050607, 4 + SWAP
	movl	$0x08090a0b, 8 + SWAP
	movl	$0x0c0d0e0f, 12 + SWAP
	shl	$6, END
	add	DATA, END
	movdqu	(STATE), ABEF		// d c b a, a in the lowest dword
	movdqu	16(STATE), CDGH		// h g f e
	pshufd	$0xb1, ABEF, ABEF	// c d a b
	pshufd	$0x1b, CDGH, CDGH	// e f g h
	movdqa	ABEF, T
	palignr	$8, CDGH, ABEF		// a b e f
	shufpd	$2, T, CDGH		// c d g h

.Lblock:
	// mca-begin sha256_blocks_shani 64
	movdqu	(DATA), %xmm3
	movdqu	16(DATA), %xmm4
	movdqu	32(DATA), %xmm5
	movdqu	48(DATA), %xmm6
	pshufb	SWAP, %xmm3
	pshufb	SWAP, %xmm4
	movdqa	ABEF, SAVED_ABEF
	pshufb	SWAP, %xmm5
	movdqa	CDGH, SAVED_CDGH
	pshufb	SWAP, %xmm6

	rounds4	0, %xmm3
	rounds4	4, %xmm4
	sha256msg1 %xmm4, %xmm3
	rounds4	8, %xmm5
	sha256msg1 %xmm5, %xmm4
	rounds4_extend 12, %xmm6, %xmm3, %xmm5
	rounds4_extend 16, %xmm3, %xmm4, %xmm6
	rounds4_extend 20, %xmm4, %xmm5, %xmm3
	rounds4_extend 24, %xmm5, %xmm6, %xmm4
	rounds4_extend 28, %xmm6, %xmm3, %xmm5
	rounds4_extend 32, %xmm3, %xmm4, %xmm6
	rounds4_extend 36, %xmm4, %xmm5, %xmm3
	rounds4_extend 40, %xmm5, %xmm6, %xmm4
	rounds4_extend 44, %xmm6, %xmm3, %xmm5
	rounds4_extend 48, %xmm3, %xmm4, %xmm6
	rounds4_extend 52, %xmm4, %xmm5, %xmm3
	rounds4_extend 56, %xmm5, %xmm6, %xmm4
	rounds4	60, %xmm6

	add	$64, DATA
	paddd	SAVED_ABEF, ABEF
	paddd	SAVED_CDGH, CDGH
	cmp	END, DATA
	jne	.Lblock
	// mca-end sha256_blocks_shani

	pshufd	$0x1b, ABEF, ABEF	// f e b a
	pshufd	$0xb1, CDGH, CDGH	// d c h g
	movdqa	ABEF, T
	shufpd	$2, CDGH, ABEF		// d c b a
	palignr	$8, T, CDGH		// h g f e
	movdqu	ABEF, (STATE)
	movdqu	CDGH, 16(STATE)
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, SAVED_ABEF
	movdqa	%xmm0, SAVED_CDGH
	.irp	reg, 1, 2, 3, 4, 5, 6, 7
	pxor	%xmm\reg, %xmm\reg
	.endr
	mov	OLD_SP, %esp
	pop	%ebp
.Lreturn:
	FASTALG_RET
FASTALG_END(fastalg_sha256_blocks_shani)
