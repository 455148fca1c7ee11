// SPDX-License-Identifier: GPL-2.0-only
/* Does kernel_neon_begin() take the room to save the task's registers in? */
#include <linux/kconfig.h>
#if !IS_ENABLED(CONFIG_KERNEL_MODE_NEON)
#error "declared but not built"
#endif
#include <linux/types.h>
#include <asm/neon.h>

void probe(struct user_fpsimd_state *saved);
void probe(struct user_fpsimd_state *saved)
{
	kernel_neon_begin(saved);
	kernel_neon_end(saved);
}
