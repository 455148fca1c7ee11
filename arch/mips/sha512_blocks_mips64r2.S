/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * SHA-384/SHA-512 compression for MIPS64 release 2 CPUs, 64-bit code.
 *
 *	void fastalg_sha512_blocks_mips64r2(void *state, const u8 *data, size_t nblocks,
 *					    const void *k);
 *
 * @state:   in/out, u64 state[8] in the CPU's byte order; aligned to 8 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[128 * nblocks], any alignment (to 8 bytes is faster);
 *	     nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u64 k[80] in the CPU's byte order, FIPS 180-4 section 4.2.3;
 *	     aligned to 8 bytes
 *
 * Precondition: none.
 * CPU features: FASTALG_MIPS_R2 (MIPS64 release 2, 3 or 5; not 6).
 * Registers:	 $1-$15, $24 and $25 change; $16-$23, $30 and $31 are preserved. $gp,
 *		 $k0, $k1, HI and LO are not touched.
 * Stack:	 128 bytes: the caller's registers, and pointers.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. No secret is stored but the
 *		 result; $1-$15, $24 and $25 keep some on return.
 */
#include <fastalg/asm.h>

#define MIPS_R2 1
#include "sha512_blocks_mips64.inc"

/* Straight code, 11 KiB: a loop would cost 16 more instructions a block. */
FASTALG_FUNC(fastalg_sha512_blocks_mips64r2)
	sha512_enter
// mca-begin sha512_blocks_mips64r2 128
	sha512_first_rounds
	sha512_more_rounds 128
	sha512_more_rounds 256
	sha512_more_rounds 384
	sha512_more_rounds 512
	sha512_add
// mca-end sha512_blocks_mips64r2
	sha512_leave
FASTALG_END(fastalg_sha512_blocks_mips64r2)
