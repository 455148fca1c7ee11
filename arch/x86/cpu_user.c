// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* CPU features as a 32-bit x86 program finds them. */
#include <cpuid.h>

#include <fastalg/impl.h>

#include "features.h"

/**
 * fastalg_cpu_features() - what this CPU can run
 *
 * Every kernel that runs this saves the SSE registers, so CPUID alone decides.
 *
 * Return: a mask of FASTALG_X86_*.
 */
u32 fastalg_cpu_features(void)
{
	unsigned int eax, ebx, ecx, edx;
	u32 features = FASTALG_X86_SSE2;

	if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || !(edx & bit_SSE2))
		return 0;

	if (ecx & bit_SSSE3) {
		features |= FASTALG_X86_SSSE3;
		if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && ebx & bit_SHA)
			features |= FASTALG_X86_SHANI;
	}

	return features;
}
