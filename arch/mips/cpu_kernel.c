// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* CPU features as the MIPS kernel found them. */
#include <asm/cpu-features.h>

#include <fastalg/impl.h>

#include "features.h"

/**
 * fastalg_cpu_features() - what this CPU, and the kernel under it, can run
 *
 * The kernel's words for release 2 stay true on later releases that contain it;
 * release 6 does not.
 *
 * Return: a mask of FASTALG_MIPS_*.
 */
u32 fastalg_cpu_features(void)
{
	u32 features = 0;

	if (cpu_has_mips_r6)
		return 0;

	if (cpu_has_mips_r2)
		features |= FASTALG_MIPS_R2;

	return features;
}
