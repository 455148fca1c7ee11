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
 * struct fastalg_hash_calls - what is compiled for one hash, or its HMAC, alone
 * @init: begin
 * @finup: hash the last of a message
 * @final: the same with nothing more
 * @digest: hash a message at once
 */
struct fastalg_hash_calls {
	int (*init)(struct shash_desc *desc);
	int (*finup)(struct shash_desc *desc, const u8 *data, unsigned int len, u8 *out);
	int (*final)(struct shash_desc *desc, u8 *out);
	int (*digest)(struct shash_desc *desc, const u8 *data, unsigned int len, u8 *out);
};

/**
 * struct fastalg_hash_code - one hash
 * @family: which
 * @hash: its calls
 * @hmac: those of its HMAC
 */
struct fastalg_hash_code {
	const struct fastalg_hash_family *family;
	struct fastalg_hash_calls hash;
	struct fastalg_hash_calls hmac;
};

extern const struct fastalg_hash_code fastalg_hash_codes[];
extern const unsigned int fastalg_nr_hash_codes;

void fastalg_hash_fill(struct shash_alg *alg, const struct fastalg_hash_code *code, bool hmac);

#endif /* FASTALG_HASH_DRIVER_H */
