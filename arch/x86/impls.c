// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* The table of 32-bit x86 implementations, one row each; on x86-64 it is empty. */
#include <fastalg/impl.h>

#include "features.h"

// clang-format off
/*
 * The least bytes of SHA-1: of one or two blocks SSE saves less than it costs the CPU to
 * put the task's registers away and, on its return, back.
 */
#ifdef CONFIG_X86_32
#define X86_HASHES(ROW)							\
	ROW(MD5, md5, i386, 0, 100, FASTALG_IMPL_CT) \
	ROW(SHA1, sha1, shani, FASTALG_X86_SHANI, 400, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT) \
	ROW(SHA1, sha1, ssse3, FASTALG_X86_SSSE3, 300, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT, 192) \
	ROW(SHA1, sha1, sse2, FASTALG_X86_SSE2, 200, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT, 192) \
	ROW(SHA1, sha1, i386, 0, 100, FASTALG_IMPL_CT) \
	ROW(SHA256, sha256, shani, FASTALG_X86_SHANI, 400, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT) \
	ROW(SHA256, sha256, ssse3, FASTALG_X86_SSSE3, 300, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT) \
	ROW(SHA256, sha256, sse2, FASTALG_X86_SSE2, 200, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT) \
	ROW(SHA256, sha256, i386, 0, 100, FASTALG_IMPL_CT) \
	ROW(SHA512, sha512, ssse3, FASTALG_X86_SSSE3, 300, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT) \
	ROW(SHA512, sha512, sse2, FASTALG_X86_SSE2, 200, FASTALG_IMPL_SIMD | FASTALG_IMPL_CT) \
	ROW(SHA512, sha512, i386, 0, 100, FASTALG_IMPL_CT)
#else
#define X86_HASHES(ROW)
#endif
// clang-format on

X86_HASHES(FASTALG_HASH_DECLARE)

const struct fastalg_impl fastalg_arch_impls[] = { X86_HASHES(FASTALG_HASH_ROW) };
const unsigned int fastalg_arch_nr_impls = ARRAY_SIZE(fastalg_arch_impls);

const char *const fastalg_feature_names[] = {
#ifdef CONFIG_X86_32
	"sse2",
	"ssse3",
	"shani",
#endif
};
const unsigned int fastalg_nr_features = ARRAY_SIZE(fastalg_feature_names);
