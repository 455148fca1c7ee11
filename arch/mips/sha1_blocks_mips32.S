/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-1 compression for any MIPS32 or MIPS64 CPU before release 6.
 *
 *	void fastalg_sha1_blocks_mips32(void *state, const u8 *data, size_t nblocks,
 *					const void *k);
 *
 * @state:   in/out, u32 state[5] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment (to 4 bytes is faster);
 *	     nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[4] in the CPU's byte order, FIPS 180-4 section 4.2.1;
 *	     aligned to 4 bytes
 *
 * Precondition: none.
 * CPU features: none.
 * Registers:	 $1-$15, $24 and $25 change; $16-$23, $30 and $31 are preserved. $gp,
 *		 $k0, $k1, HI and LO are not touched.
 * Stack:	 64 bytes (128 in 64-bit code): the caller's registers, and pointers.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. No secret is stored but the
 *		 result; $1-$15, $24 and $25 keep some on return.
 */
#include <fastalg/asm.h>

#define MIPS_R2 0
#include "sha1_blocks_mips.inc"

/*
 * Straight code, 7 KiB: with 5 working variables and 16 words, rounds repeat after 80,
 * and a loop would have to move them.
 */
FASTALG_FUNC(fastalg_sha1_blocks_mips32)
	sha1_enter
// mca-begin sha1_blocks_mips32 64
	sha1_block
// mca-end sha1_blocks_mips32
	sha1_leave
FASTALG_END(fastalg_sha1_blocks_mips32)
