/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-224/SHA-256 compression with the rotations and byte swaps of MIPS release 2.
 *
 *	void fastalg_sha256_blocks_mips32r2(void *state, const u8 *data, size_t nblocks,
 *					    const void *k);
 *
 * @state:   in/out, u32 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment (to 4 bytes is faster, in
 *	     little-endian 64-bit code to 8); nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, FIPS 180-4 section 4.2.2;
 *	     aligned to 4 bytes
 *
 * Precondition: none.
 * CPU features: FASTALG_MIPS_R2 (MIPS32 or MIPS64 release 2, 3 or 5; not 6).
 * Registers:	 $1-$15, $24 and $25 change; $16-$23, $30 and $31 are preserved. $gp,
 *		 $k0, $k1, HI and LO are not touched.
 * Stack:	 64 bytes (128 in 64-bit code): the caller's registers, and pointers.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. No secret is stored but the
 *		 result; $1-$15, $24 and $25 keep some on return.
 */
#include <fastalg/asm.h>

#define MIPS_R2 1
#include "sha256_blocks_mips.inc"

/*
 * Straight code, 9 KiB: instruction caches of these CPUs have 16 to 64 KiB, and a
 * loop would cost 12 more instructions a block.
 */
FASTALG_FUNC(fastalg_sha256_blocks_mips32r2)
	sha256_enter
// mca-begin sha256_blocks_mips32r2 64
	sha256_first_rounds
	sha256_more_rounds 64
	sha256_more_rounds 128
	sha256_more_rounds 192
	sha256_add
// mca-end sha256_blocks_mips32r2
	sha256_leave
FASTALG_END(fastalg_sha256_blocks_mips32r2)
