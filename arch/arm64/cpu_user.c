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
	unsigned long hwcap = getauxval(AT_HWCAP);
	u32 features = 0;

	if (hwcap & HWCAP_SHA2)
		features |= FASTALG_ARM64_SHA2;
	if (hwcap & HWCAP_SHA1)
		features |= FASTALG_ARM64_SHA1;
	if (hwcap & HWCAP_SHA512)
		features |= FASTALG_ARM64_SHA512;

	return features;
}
