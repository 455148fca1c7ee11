// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* SHA-1 constants, FIPS 180-4 section 4.2.1: K of rounds 0, 20, 40 and 60. */
#include <fastalg/prims.h>

// clang-format off
const u32 fastalg_sha1_k[4] __attribute__((aligned(16))) = {
	0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6,
};
// clang-format on
