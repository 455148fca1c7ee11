// SPDX-License-Identifier: GPL-2.0-only
/* Control: a wrong call must be an error, not a warning, or every probe would say yes. */
#include <crypto/internal/hash.h>
#include <linux/module.h>

int probe(struct shash_alg *alg);
int probe(struct shash_alg *alg)
{
	return crypto_register_shash(alg, 1) + fastalg_no_such_function(alg);
}
