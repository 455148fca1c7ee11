// SPDX-License-Identifier: GPL-2.0-only
/* Does kernel_neon_begin() exist, without an argument? */
#include <linux/kconfig.h>
#if !IS_ENABLED(CONFIG_KERNEL_MODE_NEON)
#error "declared but not built"
#endif
#include <linux/types.h>
#include <asm/neon.h>

void probe(void);
void probe(void)
{
	kernel_neon_begin();
	kernel_neon_end();
}
