// SPDX-License-Identifier: GPL-2.0-only
/* Control: if this does not compile, no answer of the other probes is worth anything. */
#include <crypto/internal/hash.h>
#include <linux/module.h>

int probe(struct shash_alg *alg);
int probe(struct shash_alg *alg)
{
	return crypto_register_shash(alg);
}
