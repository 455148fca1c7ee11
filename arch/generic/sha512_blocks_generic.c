// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * SHA-384/SHA-512 compression in portable C, FIPS 180-4 section 6.4.2. Written to
 * be checked against the standard by eye: it is the oracle of the tests.
 */
#include <fastalg/impl.h>

typedef u64 word;

#define ROUNDS 80
#define get_word fastalg_get_be64

static inline word ror(word x, unsigned int n)
{
	return x >> n | x << (64 - n);
}

/* The functions (4.10) to (4.13) of section 4.1.3; the others are in the file included below. */
static inline word big_sigma0(word x)
{
	return ror(x, 28) ^ ror(x, 34) ^ ror(x, 39);
}

static inline word big_sigma1(word x)
{
	return ror(x, 14) ^ ror(x, 18) ^ ror(x, 41);
}

static inline word small_sigma0(word x)
{
	return ror(x, 1) ^ ror(x, 8) ^ x >> 7;
}

static inline word small_sigma1(word x)
{
	return ror(x, 19) ^ ror(x, 61) ^ x >> 6;
}

#include "sha2_generic.h"

fastalg_hash_blocks_fn fastalg_sha512_blocks_generic;

/**
 * fastalg_sha512_blocks_generic() - SHA-512 compression, see &fastalg_hash_blocks_fn
 * @state: chaining value H, 8 words of 64 bits
 * @data: message blocks of 128 bytes
 * @nblocks: number of blocks
 * @k: round constants, 80 words
 *
 * FIPS 180-4 section 6.4.2. What is left on the stack: see sha2_blocks().
 */
FASTALG_CALL
void fastalg_sha512_blocks_generic(void *state, const u8 *data, size_t nblocks, const void *k)
{
	sha2_blocks(state, data, nblocks, k);
}
