// SPDX-License-Identifier: GPL-2.0-only
/* Does kernel_fpu_begin() exist, as x86 has it? */
#include <linux/types.h>
#include <asm/fpu/api.h>

void probe(void);
void probe(void)
{
	kernel_fpu_begin();
	kernel_fpu_end();
}
