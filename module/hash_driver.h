/* SPDX-License-Identifier: GPL-2.0-only */
/* A registered hash or HMAC, and the code behind it: between hash.c and hash_register.c. */
#ifndef FASTALG_HASH_DRIVER_H
#define FASTALG_HASH_DRIVER_H

#include <crypto/internal/hash.h>

#include "hash_format.h"

/**
 * struct hash_driver - one registered algorithm
 * @alg: what the crypto API sees
 * @family: which hash
 * @blocks: its compression function, for any context
 * @simd: a faster one on SIMD registers, or NULL
 * @min_bytes: how much one call must have to compress for @simd to be the faster one
 */
struct hash_driver {
	struct shash_alg alg;
	const struct fastalg_hash_family *family;
	fastalg_hash_blocks_fn *blocks;
	fastalg_hash_blocks_fn *simd;
	unsigned int min_bytes;
};

/**
 * struct fastalg_hash_code - what is compiled for one hash alone
 * @family: which hash
 * @digest: its digest
 * @hmac_digest: that of its HMAC
 */
struct fastalg_hash_code {
	const struct fastalg_hash_family *family;
	int (*digest)(struct shash_desc *desc, const u8 *data, unsigned int len, u8 *out);
	int (*hmac_digest)(struct shash_desc *desc, const u8 *data, unsigned int len, u8 *out);
};

extern const struct fastalg_hash_code fastalg_hash_codes[];
extern const unsigned int fastalg_nr_hash_codes;

void fastalg_hash_fill(struct shash_alg *alg, const struct fastalg_hash_code *code, bool hmac);

#endif /* FASTALG_HASH_DRIVER_H */
