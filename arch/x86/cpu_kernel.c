// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* CPU features as the x86 kernel found them. */
#include <linux/kconfig.h>

#include <asm/cpufeature.h>

#include <fastalg/impl.h>

#include "features.h"

/**
 * fastalg_cpu_features() - what this CPU, and the kernel under it, can run
 *
 * The kernel clears what it was told not to use (clearcpuid=, nofxsr); each level
 * here includes those below.
 *
 * Return: a mask of FASTALG_X86_*; on x86-64, where nothing asks for any, 0.
 */
u32 fastalg_cpu_features(void)
{
	u32 features = FASTALG_X86_SSE2;

	if (!IS_ENABLED(CONFIG_X86_32) || !boot_cpu_has(X86_FEATURE_FXSR) ||
	    !boot_cpu_has(X86_FEATURE_XMM2))
		return 0;

	if (boot_cpu_has(X86_FEATURE_SSSE3)) {
		features |= FASTALG_X86_SSSE3;
		if (boot_cpu_has(X86_FEATURE_SHA_NI))
			features |= FASTALG_X86_SHANI;
	}

	return features;
}
