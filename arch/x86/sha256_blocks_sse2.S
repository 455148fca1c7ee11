/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-224/SHA-256 compression with the message schedule in SSE2 and the rounds in
 * integer registers.
 *
 *	void fastalg_sha256_blocks_sse2(void *state, const u8 *data, size_t nblocks,
 *					const void *k);
 *
 * @state:   in/out, u32 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, FIPS 180-4 section 4.2.2;
 *	     aligned to 16 bytes
 *
 * Precondition: SSE registers are usable (kernel: inside a SIMD section).
 * CPU features: FASTALG_X86_SSE2.
 * Registers:	 eax, ecx, edx, xmm0-xmm7 and the flags change; ebx, esi, edi and ebp
 *		 are preserved.
 * Stack:	 at most 164 bytes with the return address, up to 12 of them to align the frame
 *		 to 16.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The frame and the SSE registers are
 *		 wiped on return; eax, ecx and edx may keep working variables.
 *
 * While four rounds run, SSE computes W(t) + K(t) of the four rounds that are sixteen
 * rounds ahead: see sha256_simd.inc.
 */
#include <fastalg/asm.h>

#include "sha256_simd.inc"

/* Without a byte shuffle: exchange the halves of words, then the bytes of those. */
	.macro	fetch offset, X, T
	movdqu	\offset(%ecx), \X
	pshuflw	$0xb1, \X, \X
	pshufhw	$0xb1, \X, \X
	movdqa	\X, \T
	psllw	$8, \X
	psrlw	$8, \T
	por	\T, \X
	.endm

	.macro	align4 X, low, high
	movdqa	\low, \X
	movss	\high, \X
	pshufd	$0x39, \X, \X
	.endm

FASTALG_FUNC(fastalg_sha256_blocks_sse2)
	enter
.Lblock:
	// mca-begin sha256_blocks_sse2 64
	block
	jne	.Lblock
	// mca-end sha256_blocks_sse2
	leave_
FASTALG_END(fastalg_sha256_blocks_sse2)
