// SPDX-License-Identifier: GPL-2.0-only
/* Is there crypto_simd_usable(), and <asm/simd.h> that it relies on? */
#include <asm/simd.h>
#include <crypto/internal/simd.h>

int probe(void);
int probe(void)
{
	return crypto_simd_usable();
}
