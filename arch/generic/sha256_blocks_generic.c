// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * SHA-224/SHA-256 compression in portable C, FIPS 180-4 section 6.2.2. Written to
 * be checked against the standard by eye: it is the oracle of the tests.
 */
#include <fastalg/impl.h>

typedef u32 word;

#define ROUNDS 64
#define get_word fastalg_get_be32

static inline word ror(word x, unsigned int n)
{
	return x >> n | x << (32 - n);
}

/* The functions (4.4) to (4.7) of section 4.1.2; the others are in the file included below. */
static inline word big_sigma0(word x)
{
	return ror(x, 2) ^ ror(x, 13) ^ ror(x, 22);
}

static inline word big_sigma1(word x)
{
	return ror(x, 6) ^ ror(x, 11) ^ ror(x, 25);
}

static inline word small_sigma0(word x)
{
	return ror(x, 7) ^ ror(x, 18) ^ x >> 3;
}

static inline word small_sigma1(word x)
{
	return ror(x, 17) ^ ror(x, 19) ^ x >> 10;
}

#include "sha2_generic.h"

fastalg_hash_blocks_fn fastalg_sha256_blocks_generic;

/**
 * fastalg_sha256_blocks_generic() - SHA-256 compression, see &fastalg_hash_blocks_fn
 * @state: chaining value H, 8 words
 * @data: message blocks of 64 bytes
 * @nblocks: number of blocks
 * @k: round constants, 64 words
 *
 * FIPS 180-4 section 6.2.2. What is left on the stack: see sha2_blocks().
 */
FASTALG_CALL
void fastalg_sha256_blocks_generic(void *state, const u8 *data, size_t nblocks, const void *k)
{
	sha2_blocks(state, data, nblocks, k);
}
