/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/* CPU features that the implementations of this architecture ask for. */
#ifndef FASTALG_X86_FEATURES_H
#define FASTALG_X86_FEATURES_H

#include <fastalg/types.h>

/* "sse2": the 128-bit registers, with integers of all sizes in them. */
#define FASTALG_X86_SSE2 BIT(0)
/* "ssse3": SSE2, and PSHUFB and PALIGNR. */
#define FASTALG_X86_SSSE3 BIT(1)
/* "shani": SSSE3, and the instructions for SHA-1 and SHA-256. */
#define FASTALG_X86_SHANI BIT(2)

#endif /* FASTALG_X86_FEATURES_H */
