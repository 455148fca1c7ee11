// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* CPU features as the kernel tells an AArch64 program. */
#include <asm/hwcap.h>
#include <sys/auxv.h>

#include <fastalg/impl.h>

#include "features.h"

/**
 * fastalg_cpu_features() - what this CPU can run
 *
 * Return: a mask of FASTALG_ARM64_*.
 */
u32 fastalg_cpu_features(void)
{
	u32 features = 0;

	if (getauxval(AT_HWCAP) & HWCAP_SHA2)
		features |= FASTALG_ARM64_SHA2;

	return features;
}
