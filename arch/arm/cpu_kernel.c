// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/* CPU features as the 32-bit ARM kernel found them on the CPU it booted on. */
#include <linux/kconfig.h>

#include <asm/hwcap.h>

#include <fastalg/impl.h>

#include "features.h"

/**
 * fastalg_cpu_features() - what this CPU, and the kernel under it, can run
 *
 * All features work on SIMD registers: without kernel-mode NEON they are of no use
 * to a module. The kernel takes "sha1" and "sha2" from an ID register even if it
 * found no unit to run them on, and "neon" only after it has tried the unit.
 *
 * Return: a mask of FASTALG_ARM_*.
 */
u32 fastalg_cpu_features(void)
{
	u32 features = FASTALG_ARM_NEON;

	if (!IS_ENABLED(CONFIG_KERNEL_MODE_NEON) || !(elf_hwcap & HWCAP_NEON))
		return 0;

	if (elf_hwcap2 & HWCAP2_SHA2)
		features |= FASTALG_ARM_SHA2;
	if (elf_hwcap2 & HWCAP2_SHA1)
		features |= FASTALG_ARM_SHA1;

	return features;
}
