// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* The table of MIPS implementations, one row each. */
#include <fastalg/impl.h>

#include "features.h"

// clang-format off
/*
 * Release 6 is another instruction set: it dropped LWL and LWR. R3000 CPUs have load
 * delay slots. There the table is empty and the generic C serves; Kbuild.inc leaves
 * the objects out.
 */
#if defined(CONFIG_CPU_MIPSR6) || defined(CONFIG_CPU_R3K_TLB)
#define MIPS_HASHES(ROW)
#else
#ifdef CONFIG_64BIT
#define MIPS64_HASHES(ROW)						\
	ROW(SHA256, sha256, mips64, 0, 150, FASTALG_IMPL_CT)		\
	ROW(SHA512, sha512, mips64r2, FASTALG_MIPS_R2, 400, FASTALG_IMPL_CT)	\
	ROW(SHA512, sha512, mips64, 0, 300, FASTALG_IMPL_CT)
#else
#define MIPS64_HASHES(ROW)
#endif
#define MIPS_HASHES(ROW)						\
	ROW(MD5, md5, mips32r2, FASTALG_MIPS_R2, 200, FASTALG_IMPL_CT)	\
	ROW(MD5, md5, mips32, 0, 100, FASTALG_IMPL_CT)			\
	ROW(SHA1, sha1, mips32r2, FASTALG_MIPS_R2, 200, FASTALG_IMPL_CT)	\
	ROW(SHA1, sha1, mips32, 0, 100, FASTALG_IMPL_CT)			\
	ROW(SHA256, sha256, mips32r2, FASTALG_MIPS_R2, 200, FASTALG_IMPL_CT)	\
	ROW(SHA256, sha256, mips32, 0, 100, FASTALG_IMPL_CT)		\
	ROW(SHA512, sha512, mips32r2, FASTALG_MIPS_R2, 200, FASTALG_IMPL_CT)	\
	ROW(SHA512, sha512, mips32, 0, 100, FASTALG_IMPL_CT)		\
	MIPS64_HASHES(ROW)
#endif
// clang-format on

MIPS_HASHES(FASTALG_HASH_DECLARE)

const struct fastalg_impl fastalg_arch_impls[] = { MIPS_HASHES(FASTALG_HASH_ROW) };
const unsigned int fastalg_arch_nr_impls = ARRAY_SIZE(fastalg_arch_impls);

const char *const fastalg_feature_names[] = {
	"r2",
};
const unsigned int fastalg_nr_features = ARRAY_SIZE(fastalg_feature_names);
