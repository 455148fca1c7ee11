// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* The table of AArch64 implementations, one row each. */
#include <fastalg/impl.h>

#include "features.h"

// clang-format off
/* Rows on SIMD registers are there only where the kernel lends those out. */
#ifdef CONFIG_KERNEL_MODE_NEON
#define ARM64_SIMD_HASHES(ROW)						\
	ROW(SHA1, sha1, ce, FASTALG_ARM64_SHA1, 300, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT)	\
	ROW(SHA256, sha256, ce, FASTALG_ARM64_SHA2, 300, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT)	\
	ROW(SHA512, sha512, ce, FASTALG_ARM64_SHA512, 300, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT)
#else
#define ARM64_SIMD_HASHES(ROW)
#endif

#define ARM64_HASHES(ROW)						\
	ARM64_SIMD_HASHES(ROW)						\
	ROW(MD5, md5, arm64, 0, 100, FASTALG_IMPL_CT)			\
	ROW(SHA1, sha1, arm64, 0, 100, FASTALG_IMPL_CT)			\
	ROW(SHA256, sha256, arm64, 0, 100, FASTALG_IMPL_CT)		\
	ROW(SHA512, sha512, arm64, 0, 100, FASTALG_IMPL_CT)
// clang-format on

ARM64_HASHES(FASTALG_HASH_DECLARE)

const struct fastalg_impl fastalg_arch_impls[] = { ARM64_HASHES(FASTALG_HASH_ROW) };
const unsigned int fastalg_arch_nr_impls = ARRAY_SIZE(fastalg_arch_impls);

const char *const fastalg_feature_names[] = {
	"sha2",
	"sha1",
	"sha512",
};
const unsigned int fastalg_nr_features = ARRAY_SIZE(fastalg_feature_names);
