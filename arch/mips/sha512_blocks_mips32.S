/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-384/SHA-512 compression for any MIPS32 or MIPS64 CPU before release 6, in 32-bit registers.
 *
 *	void fastalg_sha512_blocks_mips32(void *state, const u8 *data, size_t nblocks,
 *					  const void *k);
 *
 * @state:   in/out, u64 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[128 * nblocks], any alignment (to 4 bytes is faster);
 *	     nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u64 k[80] in the CPU's byte order, FIPS 180-4 section 4.2.3;
 *	     aligned to 4 bytes
 *
 * Precondition: none.
 * CPU features: none.
 * Registers:	 $1-$15, $24 and $25 change; $16-$23, $30 and $31 are preserved. $gp,
 *		 $k0, $k1, HI and LO are not touched.
 * Stack:	 192 bytes (256 in 64-bit code): the latest 16 words of the message
 *		 schedule, wiped on return, the caller's registers, and pointers.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. No secret stays in memory but the
 *		 result; $1-$15, $24 and $25 keep some on return.
 */
#include <fastalg/asm.h>

#define MIPS_R2 0
#include "sha512_blocks_mips.inc"

FASTALG_FUNC(fastalg_sha512_blocks_mips32)
	sha512_enter
// mca-begin sha512_blocks_mips32 128
	sha512_first_rounds
// mca-repeat 4
	sha512_loop_rounds
// mca-repeat-end
	sha512_add
// mca-end sha512_blocks_mips32
	sha512_leave
FASTALG_END(fastalg_sha512_blocks_mips32)
