// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* CPU features as the kernel tells a 32-bit ARM program. */
#include <asm/hwcap.h>
#include <sys/auxv.h>

#include <fastalg/impl.h>

#include "features.h"

/**
 * fastalg_cpu_features() - what this CPU can run
 *
 * Return: a mask of FASTALG_ARM_*.
 */
u32 fastalg_cpu_features(void)
{
	u32 features = 0;

	if (getauxval(AT_HWCAP) & HWCAP_NEON)
		features |= FASTALG_ARM_NEON;
	if (getauxval(AT_HWCAP2) & HWCAP2_SHA2)
		features |= FASTALG_ARM_SHA2;
	if (getauxval(AT_HWCAP2) & HWCAP2_SHA1)
		features |= FASTALG_ARM_SHA1;

	return features;
}
