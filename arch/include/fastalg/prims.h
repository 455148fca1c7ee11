/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * The contract of every primitive: what an implementation may rely on, and
 * what it owes. An implementation's own contract block may ask for less, never
 * for more.
 */
#ifndef FASTALG_PRIMS_H
#define FASTALG_PRIMS_H

#include <fastalg/types.h>

/**
 * enum fastalg_prim - the primitives an implementation can provide
 * @FASTALG_SHA256_BLOCKS: SHA-224/SHA-256 compression, &fastalg_hash_blocks_fn
 * @FASTALG_NR_PRIMS: how many there are
 */
enum fastalg_prim {
	FASTALG_SHA256_BLOCKS,
	FASTALG_NR_PRIMS,
};

/**
 * typedef fastalg_hash_blocks_fn - compress whole message blocks into a state
 * @state: in/out, the chaining value as words of the CPU's byte order; aligned
 *	to 8 bytes; does not overlap @data or @k
 * @data: in, @nblocks consecutive message blocks at any alignment; not one
 *	byte outside of them is read
 * @nblocks: number of blocks; 0 leaves @state untouched
 * @k: in, the round constants of the hash as words of the CPU's byte order;
 *	aligned to 16 bytes
 *
 * @state and @data may be secret (HMAC keys): the run time and the addresses
 * accessed depend on @nblocks and on the pointers alone. Nothing of either is
 * left in vector registers or below the stack pointer on return unless the
 * implementation's own contract says so; general registers may keep some.
 *
 * An implementation marked FASTALG_IMPL_SIMD is called only between
 * fastalg_simd_begin() and fastalg_simd_end().
 *
 * Sizes: SHA-256 (FIPS 180-4, section 6.2.2): state[8] and k[64] of 32 bits,
 * blocks of 64 bytes.
 */
typedef void fastalg_hash_blocks_fn(void *state, const u8 *data, size_t nblocks, const void *k);

#define FASTALG_SHA256_BLOCK_SIZE 64
#define FASTALG_SHA256_STATE_WORDS 8

/* Round constants, FIPS 180-4 section 4.2.2. */
extern const u32 fastalg_sha256_k[64];

#endif /* FASTALG_PRIMS_H */
