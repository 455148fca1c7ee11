/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-1 compression with the message schedule in SSSE3 and the rounds in
 * integer registers.
 *
 *	void fastalg_sha1_blocks_ssse3(void *state, const u8 *data, size_t nblocks,
 *					const void *k);
 *
 * @state:   in/out, u32 state[5] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[4] in the CPU's byte order, FIPS 180-4 section 4.2.1
 *
 * Precondition: SSE registers are usable (kernel: inside a SIMD section).
 * CPU features: FASTALG_X86_SSSE3.
 * Registers:	 eax, ecx, edx, xmm0-xmm3 and the flags change; ebx, esi, edi and ebp
 *		 are preserved.
 * Stack:	 at most 316 bytes with the return address, up to 12 of them to align the frame
 *		 to 16.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The frame and the SSE registers are
 *		 wiped on return; eax, ecx and edx may keep working variables.
 *
 * While four rounds run, SSE computes W(t) + K of the four rounds that are sixteen
 * rounds ahead: see sha1_simd.inc.
 */
#include <fastalg/asm.h>

#include "sha1_simd.inc"

	.macro	fetch offset, w, tmp
	movdqu	\offset(data), \w
	pshufb	SWAP, \w
	.endm

FASTALG_FUNC(fastalg_sha1_blocks_ssse3)
	enter
	swap_mask
.Lblock:
	// mca-begin sha1_blocks_ssse3 64
	block
	jne	.Lblock
	// mca-end sha1_blocks_ssse3
	leave_
FASTALG_END(fastalg_sha1_blocks_ssse3)
