/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/* CPU features that the implementations of this architecture ask for. */
#ifndef FASTALG_ARM_FEATURES_H
#define FASTALG_ARM_FEATURES_H

#include <fastalg/types.h>

/* "neon": Advanced SIMD. */
#define FASTALG_ARM_NEON BIT(0)
/* "sha2": the SHA-256 instructions of the Armv8 Crypto Extensions. */
#define FASTALG_ARM_SHA2 BIT(1)
/* "sha1": the SHA-1 instructions of the same; a CPU may have either alone. */
#define FASTALG_ARM_SHA1 BIT(2)

#endif /* FASTALG_ARM_FEATURES_H */
