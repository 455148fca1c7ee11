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
 * @FASTALG_MD5_BLOCKS: MD5 compression, &fastalg_hash_blocks_fn
 * @FASTALG_SHA1_BLOCKS: SHA-1 compression, &fastalg_hash_blocks_fn
 * @FASTALG_SHA256_BLOCKS: SHA-224/SHA-256 compression, &fastalg_hash_blocks_fn
 * @FASTALG_SHA512_BLOCKS: SHA-384/SHA-512 compression, &fastalg_hash_blocks_fn
 * @FASTALG_NR_PRIMS: how many there are
 */
enum fastalg_prim {
	FASTALG_MD5_BLOCKS,
	FASTALG_SHA1_BLOCKS,
	FASTALG_SHA256_BLOCKS,
	FASTALG_SHA512_BLOCKS,
	FASTALG_NR_PRIMS,
};

/**
 * typedef fastalg_hash_blocks_fn - compress whole message blocks into a state
 * @state: in/out, the chaining value as words of the CPU's byte order; aligned
 *	to 8 bytes; does not overlap @data or @k
 * @data: in, @nblocks consecutive message blocks at any alignment; not one
 *	byte outside of them is read
 * @nblocks: number of blocks; 0 leaves @state untouched
 * @k: in, the constants of the standard as words of the CPU's byte order;
 *	aligned to 16 bytes. An implementation reads all of them or, having them
 *	in its instructions, none.
 *
 * @state and @data may be secret (HMAC keys): the run time and the addresses
 * accessed depend on @nblocks and on the pointers alone. Nothing of either is
 * left in vector registers or below the stack pointer on return unless the
 * implementation's own contract says so; general registers may keep some.
 *
 * An implementation marked FASTALG_IMPL_SIMD is called only between
 * fastalg_simd_begin() and fastalg_simd_end().
 *
 * ======== ========================== ========= ======= =============== ==========
 * hash     standard                   @state    block   message words   @k
 * ======== ========================== ========= ======= =============== ==========
 * MD5      RFC 1321 section 3.4       u32[4]    64      little-endian   u32[64]
 * SHA-1    FIPS 180-4 section 6.1.2   u32[5]    64      big-endian      u32[4]
 * SHA-256  FIPS 180-4 section 6.2.2   u32[8]    64      big-endian      u32[64]
 * SHA-512  FIPS 180-4 section 6.4.2   u64[8]    128     big-endian      u64[80]
 * ======== ========================== ========= ======= =============== ==========
 */
typedef void FASTALG_CALL fastalg_hash_blocks_fn(void *state, const u8 *data, size_t nblocks,
						 const void *k);

#define FASTALG_MD5_BLOCK_SIZE 64
#define FASTALG_MD5_STATE_WORDS 4
#define FASTALG_SHA1_BLOCK_SIZE 64
#define FASTALG_SHA1_STATE_WORDS 5
#define FASTALG_SHA256_BLOCK_SIZE 64
#define FASTALG_SHA256_STATE_WORDS 8
#define FASTALG_SHA512_BLOCK_SIZE 128
#define FASTALG_SHA512_STATE_WORDS 8

/* T[1] to T[64] of RFC 1321 section 3.4. */
extern const u32 fastalg_md5_k[64];
/* FIPS 180-4 section 4.2.1, one for each twenty rounds. */
extern const u32 fastalg_sha1_k[4];
/* FIPS 180-4 section 4.2.2. */
extern const u32 fastalg_sha256_k[64];
/* FIPS 180-4 section 4.2.3. */
extern const u64 fastalg_sha512_k[80];

#endif /* FASTALG_PRIMS_H */
