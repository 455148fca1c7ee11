/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-224/SHA-256 compression for any MIPS32 or MIPS64 CPU before release 6.
 *
 *	void fastalg_sha256_blocks_mips32(void *state, const u8 *data, size_t nblocks,
 *					  const void *k);
 *
 * @state:   in/out, u32 state[8] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment (to 4 bytes is faster);
 *	     nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, FIPS 180-4 section 4.2.2;
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
#include "sha256_blocks_mips.inc"

/* A loop, since rotations are three instructions and caches may be 4 KiB small. */
FASTALG_FUNC(fastalg_sha256_blocks_mips32)
	sha256_enter
// mca-begin sha256_blocks_mips32 64
	sha256_first_rounds
// mca-repeat 3
	sha256_loop_rounds
// mca-repeat-end
	sha256_add
// mca-end sha256_blocks_mips32
	sha256_leave
FASTALG_END(fastalg_sha256_blocks_mips32)
