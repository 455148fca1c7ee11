/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/* CPU features that the implementations of this architecture ask for. */
#ifndef FASTALG_ARM64_FEATURES_H
#define FASTALG_ARM64_FEATURES_H

#include <fastalg/types.h>

/* "sha2": the SHA-256 instructions of the Armv8 Crypto Extensions. */
#define FASTALG_ARM64_SHA2 BIT(0)
/* "sha1": the SHA-1 instructions of the Armv8 Crypto Extensions. */
#define FASTALG_ARM64_SHA1 BIT(1)
/* "sha512": the SHA-512 instructions of Armv8.2. */
#define FASTALG_ARM64_SHA512 BIT(2)

#endif /* FASTALG_ARM64_FEATURES_H */
