/* SPDX-License-Identifier: GPL-2.0-only */
/* What the tests need to know of each hash: adding a hash is adding a row. */
#ifndef FASTALG_UNIT_HASH_H
#define FASTALG_UNIT_HASH_H

#include "test.h"

#define HASH_MAX_STATE 64
#define HASH_MAX_BLOCK 128
#define HASH_MAX_DIGEST 64
/* The longest run of blocks the bodies use. */
#define HASH_MAX_BLOCKS 40

/**
 * struct hash_kind - one block primitive
 * @prim: which
 * @oracle: its portable implementation
 * @block: bytes of a message block
 * @state: bytes of the chaining value
 * @word: bytes of a word of state and round constants
 * @k: round constants
 * @k_size: bytes of them
 */
struct hash_kind {
	enum fastalg_prim prim;
	fastalg_hash_blocks_fn *oracle;
	u32 block;
	u32 state;
	u32 word;
	const void *k;
	u32 k_size;
};

/**
 * struct hash_alg - one hash function on top of a block primitive
 * @name: as in vector files, e.g. "sha224"
 * @prim: the block primitive
 * @iv: initial chaining value, words of the CPU's byte order
 * @digest: bytes of the digest
 * @abc: digest of "abc"
 * @two_blocks: digest of the two-block example of the standard
 * @million_a: digest of a million times "a"
 * @lengths: digest over the digests of all lengths 0..4096, see hash_vectors.c
 */
struct hash_alg {
	const char *name;
	enum fastalg_prim prim;
	const void *iv;
	u32 digest;
	const char *abc;
	const char *two_blocks;
	const char *million_a;
	const char *lengths;
};

extern const struct hash_kind hash_kinds[];
extern const struct hash_alg hash_algs[];

const struct hash_kind *hash_kind_of(enum fastalg_prim prim);
const struct hash_kind *hash_kind(const struct fastalg_impl *impl);
void hash_digest(const struct hash_alg *alg, const struct fastalg_impl *impl, const u8 *msg,
		 size_t len, u8 *out);

#endif /* FASTALG_UNIT_HASH_H */
