/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * MD5 compression with the rotations and byte swaps of MIPS release 2.
 *
 *	void fastalg_md5_blocks_mips32r2(void *state, const u8 *data, size_t nblocks,
 *					 const void *k);
 *
 * @state:   in/out, u32 state[4] in the CPU's byte order; aligned to 4 bytes;
 *	     does not overlap @data or @k
 * @data:    in, u8 data[64 * nblocks], any alignment (to 4 bytes is faster, in
 *	     big-endian 64-bit code to 8); nothing outside is read
 * @nblocks: number of blocks, 0 leaves @state untouched
 * @k:	     in, u32 k[64] in the CPU's byte order, RFC 1321 section 3.4;
 *	     aligned to 4 bytes
 *
 * Precondition: none.
 * CPU features: FASTALG_MIPS_R2 (MIPS32 or MIPS64 release 2, 3 or 5; not 6).
 * Registers:	 $1-$15, $24, $25 and LO change; $16-$23, $30 and $31 are preserved. $gp,
 *		 $k0, $k1 and HI are not touched.
 * Stack:	 64 bytes (128 in 64-bit code): the caller's registers, and pointers.
 * Secrets:	 @state and @data. Constant time: branches and addresses depend on
 *		 @nblocks and the pointers alone. No secret is stored but the
 *		 result; $1-$15, $24, $25 and LO keep some on return.
 */
#include <fastalg/asm.h>

#define MIPS_R2 1
#include "md5_blocks_mips.inc"

/* Straight code, 3 KiB: the words of a step differ from one round to the next. */
FASTALG_FUNC(fastalg_md5_blocks_mips32r2)
	md5_enter
// mca-begin md5_blocks_mips32r2 64
	md5_block
// mca-end md5_blocks_mips32r2
	md5_leave
FASTALG_END(fastalg_md5_blocks_mips32r2)
