/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-384/SHA-512 compression, all of it in SSSE3.
 *
 *	void fastalg_sha512_blocks_ssse3(void *state, const u8 *data, size_t nblocks,
 *	 				const void *k);
 *
 * @state:   in/out, u64 state[8] in the CPU's byte order; aligned to 8 bytes;
 *	     does not overlap @data
 * @data:    in, u8 data[128 * nblocks], any alignment; nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     not read: the constants of FIPS 180-4 section 4.2.3 are here, negated
 *
 * Precondition: SSE registers are usable (kernel: inside a SIMD section).
 * CPU features: FASTALG_X86_SSSE3.
 * Registers:	 eax, ecx, edx, xmm0-xmm7 and the flags change; ebx, esi, edi and ebp
 *		 are preserved.
 * Stack:	 at most 552 bytes with the return address, up to 12 of them to align the frame
 *		 to 16.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. The frame and the SSE registers are
 *		 wiped on return.
 *
 * A round is 28 instructions, two words of the schedule are 32: see sha512_simd.inc.
 */
#include <fastalg/asm.h>

#include "sha512_simd.inc"

	.macro	fetch offset, w, tmp
	movdqu	\offset(%ecx), \w
	pshufb	SWAP, \w
	.endm

FASTALG_FUNC(fastalg_sha512_blocks_ssse3)
	enter
	swap_mask
.Lblock:
	// mca-begin sha512_blocks_ssse3 128
	begin_block
.Lrounds16:
	// mca-repeat 4
	rounds16 extend
	next16
	jne	.Lrounds16
	// mca-repeat-end
	rounds16 nothing
	end_block
	jne	.Lblock
	// mca-end sha512_blocks_ssse3
	leave_
FASTALG_END(fastalg_sha512_blocks_ssse3)
