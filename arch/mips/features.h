/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/* CPU features that the implementations of this architecture ask for. */
#ifndef FASTALG_MIPS_FEATURES_H
#define FASTALG_MIPS_FEATURES_H

#include <fastalg/types.h>

/* "r2": MIPS32 or MIPS64 release 2 to 5, with ROTR and WSBH, LWL and LWR. */
#define FASTALG_MIPS_R2 BIT(0)

#endif /* FASTALG_MIPS_FEATURES_H */
