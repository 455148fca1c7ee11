// SPDX-License-Identifier: GPL-2.0-only
/* Is there may_use_simd()? */
#include <linux/types.h>
#include <asm/simd.h>

int probe(void);
int probe(void)
{
	return may_use_simd();
}
