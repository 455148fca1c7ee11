// SPDX-License-Identifier: GPL-2.0-only
/* Which hashes are registered, under which names; what they do is in hash.c. */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <crypto/internal/hash.h>
#include <linux/bug.h>
#include <linux/minmax.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/string.h>

#include "hash.h"
#include "hash_driver.h"
#include "hash_format.h"
#include "params.h"

static struct hash_driver *drivers;
static unsigned int nr_drivers;

static int make_names(char alg[CRYPTO_MAX_ALG_NAME], char driver[CRYPTO_MAX_ALG_NAME],
		      const char *hash, const char *isa, bool hmac)
{
	int a, b;

	a = snprintf(alg, CRYPTO_MAX_ALG_NAME, hmac ? "hmac(%s)" : "%s", hash);
	b = snprintf(driver, CRYPTO_MAX_ALG_NAME, "%s%s-fastalg-%s", hmac ? "hmac-" : "", hash,
		     isa);
	return a < CRYPTO_MAX_ALG_NAME && b < CRYPTO_MAX_ALG_NAME ? 0 : -ENAMETOOLONG;
}

/* Does a row of hash_format.h keep to what this file relies on? */
static bool is_sound(const struct fastalg_hash_family *family)
{
	return family->block_size == 1U << family->block_shift &&
	       family->export_count + sizeof(u64) <= family->export_size &&
	       family->export_buffer + family->block_size <= family->export_size &&
	       family->block_size <= FASTALG_HASH_MAX_BLOCK &&
	       family->state_size <= FASTALG_HASH_MAX_STATE &&
	       family->digest_size <= family->state_size;
}

/* Return 1 if registered, 0 if disable= names it, else an error. */
static int register_driver(const struct fastalg_hash_code *code, bool hmac,
			   const struct fastalg_impl *impl, const struct fastalg_impl *fallback,
			   int priority)
{
	const struct fastalg_hash_family *family = code->family;
	struct hash_driver *drv = &drivers[nr_drivers];
	struct shash_alg *alg = &drv->alg;
	int err;

	if (WARN_ON(!is_sound(family)))
		return -EINVAL;
	memset(drv, 0, sizeof(*drv));
	drv->family = family;
	drv->blocks = impl->ops.hash_blocks;
	if (impl->flags & FASTALG_IMPL_SIMD) {
		drv->blocks = fallback->ops.hash_blocks;
		drv->simd = impl->ops.hash_blocks;
		drv->min_bytes = impl->min_bytes;
	}

	fastalg_hash_fill(alg, code, hmac);
	alg->base.cra_priority = priority;
	alg->base.cra_module = THIS_MODULE;

	err = make_names(alg->base.cra_name, alg->base.cra_driver_name, family->name, impl->isa,
			 hmac);
	if (!err && fastalg_is_disabled(alg->base.cra_name, alg->base.cra_driver_name, impl->isa))
		return 0;
	if (!err)
		err = crypto_register_shash(alg);
	if (err) {
		pr_err("%s cannot be registered, error %d\n", alg->base.cra_driver_name, err);
		return err;
	}
	nr_drivers++;
	return 1;
}

/* Register the best of @usable that is not disabled, or with all=1 each of them. */
static int register_algorithm(const struct fastalg_hash_code *code, bool hmac,
			      const struct fastalg_candidates *usable,
			      struct fastalg_report *report)
{
	const struct fastalg_impl *fallback = fastalg_fallback(usable);
	enum fastalg_prim prim = code->family->prim;
	unsigned int i;
	int ret, err = 0;

	for (i = 0; i < usable->nr; i++) {
		const struct fastalg_impl *impl = usable->impl[i];
		int priority = fastalg_priority(impl, usable->nr - 1 - i);

		if ((impl->flags & FASTALG_IMPL_SIMD) && !fallback)
			continue;
		if (!fastalg_wanted(impl, hmac)) {
			*(hmac ? &report->hmac_left_out : &report->hash_left_out) = true;
			continue;
		}
		ret = register_driver(code, hmac, impl, fallback, priority);
		if (ret < 0)
			err = ret;
		if (ret <= 0)
			continue;
		if (!report->best[prim])
			report->best[prim] = impl;
		report->priority = max(report->priority, priority);
		report->nr++;
		if (!fastalg_options.all)
			return 0;
	}
	return err;
}

/**
 * fastalg_hash_register() - register every hash and its HMAC
 * @usable: for each primitive, its tested implementations
 * @report: in/out, what was registered is added
 *
 * What cannot be registered is left out, after a message. It is not a reason to take
 * the others back: from the moment it is registered, somebody may hold an algorithm,
 * and a module whose init fails is freed all the same.
 *
 * Return: 0, or with nothing registered -ENOMEM or the crypto API's error.
 */
int fastalg_hash_register(const struct fastalg_candidates *usable, struct fastalg_report *report)
{
	unsigned int i, max = 0;
	int ret, err = 0;

	for (i = 0; i < fastalg_nr_hash_codes; i++)
		max += 2 * usable[fastalg_hash_codes[i].family->prim].nr;
	drivers = kcalloc(max, sizeof(*drivers), GFP_KERNEL);
	if (!drivers)
		return -ENOMEM;

	for (i = 0; i < 2 * fastalg_nr_hash_codes; i++) {
		const struct fastalg_hash_code *code = &fastalg_hash_codes[i / 2];

		ret = register_algorithm(code, i & 1, &usable[code->family->prim], report);
		if (ret)
			err = ret;
	}
	if (nr_drivers)
		return 0;
	fastalg_hash_unregister();
	return err;
}

/**
 * fastalg_hash_unregister() - undo fastalg_hash_register(), last first
 *
 * Only when nobody can hold an algorithm: as the module goes, or with none registered.
 */
void fastalg_hash_unregister(void)
{
	while (nr_drivers)
		crypto_unregister_shash(&drivers[--nr_drivers].alg);
	kfree(drivers);
	drivers = NULL;
}

/**
 * fastalg_hash_is_name() - is this an algorithm or driver that could be registered?
 * @name: a word of the disable= parameter
 *
 * Return: true for e.g. "sha224", "hmac(sha256)" or "sha256-fastalg-generic".
 */
bool fastalg_hash_is_name(const char *name)
{
	char alg[CRYPTO_MAX_ALG_NAME], driver[CRYPTO_MAX_ALG_NAME];
	const struct fastalg_impl *impl;
	unsigned int i, j;

	for (i = 0; i < 2 * fastalg_nr_hash_families; i++) {
		const struct fastalg_hash_family *family = &fastalg_hash_families[i / 2];

		for (j = 0; (impl = fastalg_row(j)); j++) {
			if (impl->prim != family->prim ||
			    make_names(alg, driver, family->name, impl->isa, i & 1))
				continue;
			if (!strcmp(name, alg) || !strcmp(name, driver))
				return true;
		}
	}
	return false;
}

/**
 * fastalg_hash_list() - list the algorithms for a message
 * @buf: out, e.g. " sha224 hmac(sha224)"
 * @size: bytes of @buf
 *
 * Return: the length written.
 */
int fastalg_hash_list(char *buf, size_t size)
{
	unsigned int i;
	int n = 0;

	for (i = 0; i < fastalg_nr_hash_families; i++)
		n += scnprintf(buf + n, size - n, " %s hmac(%s)", fastalg_hash_families[i].name,
			       fastalg_hash_families[i].name);
	return n;
}

/*
 * Aliases let the kernel load this module on demand. The driver names are a
 * pattern, so that which of them a CPU has stays the architecture's business.
 * Loading asks for none of these names itself - fallbacks are called directly,
 * not through the API - so an alias never waits for the module it is loading.
 */
#define HASH_ALIAS(name, ...) MODULE_ALIAS_CRYPTO(#name);
#define HASH_DRIVER_ALIAS(name, ...) MODULE_ALIAS_CRYPTO(#name "-fastalg-*");
#define HMAC_ALIAS(name, ...) MODULE_ALIAS_CRYPTO("hmac(" #name ")");
#define HMAC_DRIVER_ALIAS(name, ...) MODULE_ALIAS_CRYPTO("hmac-" #name "-fastalg-*");

FASTALG_HASHES(HASH_ALIAS)
FASTALG_HASHES(HASH_DRIVER_ALIAS)
FASTALG_HASHES(HMAC_ALIAS)
FASTALG_HASHES(HMAC_DRIVER_ALIAS)
