// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* The table of MIPS implementations, one row each. */
#include <fastalg/impl.h>

#include "features.h"

/*
 * Release 6 is another instruction set: it dropped LWL and LWR. Its table is empty
 * and the generic C serves; Kbuild.inc leaves the objects out.
 */
#if defined(__mips_isa_rev) && __mips_isa_rev >= 6
#define MIPS_HASHES(ROW)
#else
#define MIPS_HASHES(ROW)                                                     \
	ROW(SHA256, sha256, mips32r2, FASTALG_MIPS_R2, 200, FASTALG_IMPL_CT) \
	ROW(SHA256, sha256, mips32, 0, 100, FASTALG_IMPL_CT)
#endif

MIPS_HASHES(FASTALG_HASH_DECLARE)

const struct fastalg_impl fastalg_arch_impls[] = { MIPS_HASHES(FASTALG_HASH_ROW) };
const unsigned int fastalg_arch_nr_impls = ARRAY_SIZE(fastalg_arch_impls);

const char *const fastalg_feature_names[] = {
	"r2",
};
const unsigned int fastalg_nr_features = ARRAY_SIZE(fastalg_feature_names);
