/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * The descriptor of an implementation and the tables of them: arch/generic has
 * one, and so has each architecture, in its impls.c. A row is written once, in
 * a list macro, and expanded twice: to declare the function and to fill the
 * table.
 */
#ifndef FASTALG_IMPL_H
#define FASTALG_IMPL_H

#include <fastalg/prims.h>

/* Runs on SIMD registers: only between fastalg_simd_begin() and _end(). */
#define FASTALG_IMPL_SIMD BIT(0)
/* Constant time: neither branches nor addresses depend on secrets. */
#define FASTALG_IMPL_CT BIT(1)

/**
 * struct fastalg_impl - one implementation of one primitive
 * @name: the symbol without "fastalg_", e.g. "sha256_blocks_neon"
 * @isa: suffix of the driver name, e.g. "neon" in "sha256-fastalg-neon"
 * @prim: which primitive it provides
 * @features: CPU features that all must be present (bits of the architecture's
 *	features.h)
 * @rank: order of preference among the implementations of @prim; the highest
 *	usable one is registered
 * @flags: FASTALG_IMPL_*
 * @min_bytes: of a SIMD implementation: bytes of a call (all it compresses, an HMAC's
 *	inner and outer part together) below which the scalar one serves faster, for
 *	it needs no SIMD section
 * @ops: the code
 * @ops.hash_blocks: for the *_BLOCKS primitives
 */
struct fastalg_impl {
	const char *name;
	const char *isa;
	enum fastalg_prim prim;
	u32 features;
	u16 rank;
	u16 flags;
	u16 min_bytes;
	union {
		fastalg_hash_blocks_fn *hash_blocks;
	} ops;
};

/*
 * One row of a list of hash implementations:
 *	ROW(SHA256, sha256, neon, FASTALG_ARM_NEON, 200, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT)
 * stands for fastalg_sha256_blocks_neon(). A seventh word, 0 if left out, is @min_bytes.
 */
#define FASTALG_HASH_DECLARE(PRIM, alg, isa_, features_, rank_, flags_, ...) \
	fastalg_hash_blocks_fn fastalg_##alg##_blocks_##isa_;

#define FASTALG_HASH_ROW(PRIM, alg, isa_, features_, rank_, flags_, ...) \
	{                                                                \
		.name = #alg "_blocks_" #isa_,                           \
		.isa = #isa_,                                            \
		.prim = FASTALG_##PRIM##_BLOCKS,                         \
		.features = (features_),                                 \
		.rank = (rank_),                                         \
		.flags = (flags_),                                       \
		.min_bytes = (__VA_ARGS__ + 0),                          \
		.ops.hash_blocks = fastalg_##alg##_blocks_##isa_,        \
	},

/* The portable C of arch/generic: the fallback, and the oracle of the tests. */
extern const struct fastalg_impl fastalg_generic_impls[];
extern const unsigned int fastalg_generic_nr_impls;

#ifdef FASTALG_HAVE_ARCH

/* This architecture's own: arch/<a>/impls.c. */
extern const struct fastalg_impl fastalg_arch_impls[];
extern const unsigned int fastalg_arch_nr_impls;

/* Name of feature bit i: what features= takes and the log prints. */
extern const char *const fastalg_feature_names[];
extern const unsigned int fastalg_nr_features;

/**
 * fastalg_cpu_features() - what this CPU, and the kernel under it, can run
 *
 * Return: a mask of the bits in the architecture's features.h. In the kernel
 * (cpu_kernel.c) a feature is reported only when kernel code may use it.
 */
u32 fastalg_cpu_features(void);

#endif /* FASTALG_HAVE_ARCH */

#endif /* FASTALG_IMPL_H */
