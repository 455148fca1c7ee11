// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* CPU features as the AArch64 kernel found them on all CPUs. */
#include <linux/kconfig.h>

#include <asm/cpufeature.h>

#include <fastalg/impl.h>

#include "features.h"

/**
 * fastalg_cpu_features() - what this CPU, and the kernel under it, can run
 *
 * The SHA instructions work on SIMD registers: without kernel-mode NEON
 * they are of no use to a module.
 *
 * Return: a mask of FASTALG_ARM64_*.
 */
u32 fastalg_cpu_features(void)
{
	u32 features = 0;

	if (!IS_ENABLED(CONFIG_KERNEL_MODE_NEON))
		return 0;

	if (cpu_have_named_feature(SHA2))
		features |= FASTALG_ARM64_SHA2;
	if (cpu_have_named_feature(SHA1))
		features |= FASTALG_ARM64_SHA1;
	if (cpu_have_named_feature(SHA512))
		features |= FASTALG_ARM64_SHA512;

	return features;
}
