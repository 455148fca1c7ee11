// SPDX-License-Identifier: GPL-2.0-only
/*
 * An implementation that is wrong on purpose, ranked above all others, to see
 * that the known-answer tests refuse it and the next one takes its place. Built
 * in only with FASTALG_PLANTED_FAULT=1. It is right for the short examples of
 * the standard: only the long message tells.
 */
#include "../../module/select.h"

#define FAULTY_HASHES(ROW) ROW(SHA256, sha256, faulty, 0, 65535, FASTALG_IMPL_CT)

FAULTY_HASHES(FASTALG_HASH_DECLARE)
fastalg_hash_blocks_fn fastalg_sha256_blocks_generic;

const struct fastalg_impl fastalg_faulty_impls[] = { FAULTY_HASHES(FASTALG_HASH_ROW) };

const unsigned int fastalg_faulty_nr_impls = ARRAY_SIZE(fastalg_faulty_impls);

/**
 * fastalg_sha256_blocks_faulty() - SHA-256 compression, wrong in one bit from 4 blocks on
 * @state: chaining value, 8 words
 * @data: message blocks of 64 bytes
 * @nblocks: number of blocks
 * @k: round constants, 64 words
 */
void fastalg_sha256_blocks_faulty(void *state, const u8 *data, size_t nblocks, const void *k)
{
	u32 *s = state;

	fastalg_sha256_blocks_generic(state, data, nblocks, k);
	if (nblocks > 3)
		s[7] ^= 1U << 31;
}
