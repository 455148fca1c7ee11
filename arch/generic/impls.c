// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* The table of portable implementations: one row each, no CPU feature needed. */
#include <fastalg/impl.h>

// clang-format off
#define GENERIC_HASHES(ROW)						\
	ROW(MD5, md5, generic, 0, 10, FASTALG_IMPL_CT)			\
	ROW(SHA1, sha1, generic, 0, 10, FASTALG_IMPL_CT)		\
	ROW(SHA256, sha256, generic, 0, 10, FASTALG_IMPL_CT)		\
	ROW(SHA512, sha512, generic, 0, 10, FASTALG_IMPL_CT)
// clang-format on

GENERIC_HASHES(FASTALG_HASH_DECLARE)

const struct fastalg_impl fastalg_generic_impls[] = { GENERIC_HASHES(FASTALG_HASH_ROW) };
const unsigned int fastalg_generic_nr_impls = ARRAY_SIZE(fastalg_generic_impls);
