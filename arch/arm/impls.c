// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* The table of 32-bit ARM implementations, one row each. */
#include <fastalg/impl.h>

#include "features.h"

// clang-format off
/* Rows on SIMD registers are there only where the kernel lends those out. */
#ifdef CONFIG_KERNEL_MODE_NEON
#define ARM_SIMD_HASHES(ROW)						\
	ROW(SHA1, sha1, ce, FASTALG_ARM_SHA1, 300, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT) \
	ROW(SHA1, sha1, neon, FASTALG_ARM_NEON, 200, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT) \
	ROW(SHA256, sha256, ce, FASTALG_ARM_SHA2, 300, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT) \
	ROW(SHA256, sha256, neon, FASTALG_ARM_NEON, 200, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT) \
	ROW(SHA512, sha512, neon, FASTALG_ARM_NEON, 200, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT)
#else
#define ARM_SIMD_HASHES(ROW)
#endif

/* M profile CPUs have no Arm state; Kbuild.inc leaves the objects out. */
#ifdef CONFIG_CPU_32v7M
#define ARM_HASHES(ROW)
#else
#define ARM_HASHES(ROW)							\
	ARM_SIMD_HASHES(ROW)						\
	ROW(MD5, md5, armv4, 0, 100, FASTALG_IMPL_CT)			\
	ROW(SHA1, sha1, armv4, 0, 100, FASTALG_IMPL_CT)			\
	ROW(SHA256, sha256, armv4, 0, 100, FASTALG_IMPL_CT)		\
	ROW(SHA512, sha512, armv4, 0, 100, FASTALG_IMPL_CT)
#endif
// clang-format on

ARM_HASHES(FASTALG_HASH_DECLARE)

const struct fastalg_impl fastalg_arch_impls[] = { ARM_HASHES(FASTALG_HASH_ROW) };
const unsigned int fastalg_arch_nr_impls = ARRAY_SIZE(fastalg_arch_impls);

const char *const fastalg_feature_names[] = {
	"neon",
	"sha2",
	"sha1",
};
const unsigned int fastalg_nr_features = ARRAY_SIZE(fastalg_feature_names);
