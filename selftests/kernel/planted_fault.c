// SPDX-License-Identifier: GPL-2.0-only
/*
 * Implementations that are wrong on purpose, one of each primitive, ranked above all
 * others, to see that the known-answer tests refuse them and the next ones take their
 * place. They are right for the short examples of the standard: only the long message
 * tells. And one that is right but whose driver name would be too long, to see that what
 * cannot be registered is left out and hurts no other. Built in only with
 * FASTALG_PLANTED_FAULT=1.
 */
#include "../../module/select.h"

// clang-format off
#define FAULTY_HASHES(ROW)						\
	ROW(MD5, md5, faulty, 0, 65535, FASTALG_IMPL_CT)		\
	ROW(SHA1, sha1, faulty, 0, 65535, FASTALG_IMPL_CT)		\
	ROW(SHA256, sha256, faulty, 0, 65535, FASTALG_IMPL_CT)		\
	ROW(SHA512, sha512, faulty, 0, 65535, FASTALG_IMPL_CT)

#define NAMELESS							\
	{								\
		.name = "sha1_blocks_nameless",				\
		.isa = "nameless-nameless-nameless-nameless-nameless-"	\
		       "nameless-nameless-nameless-nameless-nameless-"	\
		       "nameless-nameless-nameless-nameless-nameless",	\
		.prim = FASTALG_SHA1_BLOCKS,				\
		.rank = 65000,						\
		.flags = FASTALG_IMPL_CT,				\
		.ops.hash_blocks = fastalg_sha1_blocks_generic,		\
	},
// clang-format on

FAULTY_HASHES(FASTALG_HASH_DECLARE)
fastalg_hash_blocks_fn fastalg_md5_blocks_generic;
fastalg_hash_blocks_fn fastalg_sha1_blocks_generic;
fastalg_hash_blocks_fn fastalg_sha256_blocks_generic;
fastalg_hash_blocks_fn fastalg_sha512_blocks_generic;

const struct fastalg_impl fastalg_faulty_impls[] = { FAULTY_HASHES(FASTALG_HASH_ROW) NAMELESS };

const unsigned int fastalg_faulty_nr_impls = ARRAY_SIZE(fastalg_faulty_impls);

/* Wrong in the lowest bit of the last word, from 4 blocks on. */
#define FAULTY(alg, word, nr_words)                                                     \
	FASTALG_CALL                                                                    \
	void fastalg_##alg##_blocks_faulty(void *state, const u8 *data, size_t nblocks, \
					   const void *k)                               \
	{                                                                               \
		word *s = state;                                                        \
		fastalg_##alg##_blocks_generic(state, data, nblocks, k);                \
		if (nblocks > 3)                                                        \
			s[(nr_words)-1] ^= 1;                                           \
	}

FAULTY(md5, u32, FASTALG_MD5_STATE_WORDS)
FAULTY(sha1, u32, FASTALG_SHA1_STATE_WORDS)
FAULTY(sha256, u32, FASTALG_SHA256_STATE_WORDS)
FAULTY(sha512, u64, FASTALG_SHA512_STATE_WORDS)
