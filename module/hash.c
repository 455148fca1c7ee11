// SPDX-License-Identifier: GPL-2.0-only
/*
 * Hashes and their HMACs as shash algorithms: buffering, padding, keys. Written
 * once for every hash; what differs between hashes is a row of hash_format.c.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <crypto/internal/hash.h>
#include <linux/bug.h>
#include <linux/fips.h>
#include <linux/minmax.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/string.h>

#include "hash.h"
#include "hash_format.h"
#include "params.h"
#include "simd.h"

/* SP 800-131A asks for 112 bits; the same as the kernel's own hmac. */
#define FIPS_MIN_HMAC_KEY (112 / 8)

/**
 * struct hash_driver - one registered algorithm
 * @alg: what the crypto API sees
 * @family: which hash
 * @blocks: its compression function
 * @fallback: the same without SIMD registers, or NULL if @blocks needs none
 */
struct hash_driver {
	struct shash_alg alg;
	const struct fastalg_hash_family *family;
	fastalg_hash_blocks_fn *blocks;
	fastalg_hash_blocks_fn *fallback;
};

static struct hash_driver *drivers;
static unsigned int nr_drivers;

static const struct hash_driver *driver_of(struct crypto_shash *tfm)
{
	return container_of(crypto_shash_alg(tfm), struct hash_driver, alg);
}

/**
 * struct hash_context - an unfinished hash
 * @count: bytes hashed so far
 * @state: the chaining value
 * @buffer: what does not fill a block yet. One block more follows it, so that the
 *	padding fits in behind whatever is buffered.
 */
struct hash_context {
	u64 count;
	u64 state[FASTALG_HASH_MAX_STATE / sizeof(u64)];
	u8 buffer[] __aligned(8);
};

static unsigned int buffered(const struct fastalg_hash_family *family, u64 count)
{
	return count & (family->block_size - 1);
}

/* An HMAC key: the states after its inner and outer block (RFC 2104 section 4). */
struct hmac_key {
	u64 inner[FASTALG_HASH_MAX_STATE / sizeof(u64)];
	u64 outer[FASTALG_HASH_MAX_STATE / sizeof(u64)];
};

/**
 * struct compressor - the compression function as one call to us may use it
 * @family: which hash
 * @blocks: the code, or the fallback where SIMD registers cannot be used
 * @room: blocks that still fit in the SIMD section
 * @simd: the section
 * @in_section: whether there is one
 *
 * All that one call compresses shares a SIMD section as far as its bound allows:
 * to begin and end one costs more than to compress a short message.
 */
struct compressor {
	const struct fastalg_hash_family *family;
	fastalg_hash_blocks_fn *blocks;
	size_t room;
	struct fastalg_simd simd;
	bool in_section;
};

static void begin_section(struct compressor *c)
{
	c->room = FASTALG_SIMD_MAX_BYTES >> c->family->block_shift;
	fastalg_simd_begin(&c->simd);
}

/* Inlined, as finish() is: what a short message pays for is the calls. */
static __always_inline void begin(struct compressor *c, const struct hash_driver *drv)
{
	c->family = drv->family;
	c->blocks = drv->blocks;
	c->room = SIZE_MAX;
	c->in_section = drv->fallback && fastalg_simd_usable();
	if (c->in_section)
		begin_section(c);
	else if (drv->fallback)
		c->blocks = drv->fallback;
}

static void compress(struct compressor *c, void *state, const u8 *data, size_t nblocks)
{
	while (nblocks > c->room) {
		c->blocks(state, data, c->room, c->family->k);
		data += c->room << c->family->block_shift;
		nblocks -= c->room;
		fastalg_simd_end(&c->simd);
		begin_section(c);
	}
	c->blocks(state, data, nblocks, c->family->k);
	c->room -= nblocks;
}

static void end(struct compressor *c)
{
	if (c->in_section)
		fastalg_simd_end(&c->simd);
}

static int hash_init(struct shash_desc *desc)
{
	const struct fastalg_hash_family *family = driver_of(desc->tfm)->family;
	struct hash_context *ctx = shash_desc_ctx(desc);

	memcpy(ctx->state, family->iv, family->state_size);
	ctx->count = 0;
	return 0;
}

static int hmac_init(struct shash_desc *desc)
{
	const struct fastalg_hash_family *family = driver_of(desc->tfm)->family;
	const struct hmac_key *key = crypto_shash_ctx(desc->tfm);
	struct hash_context *ctx = shash_desc_ctx(desc);

	memcpy(ctx->state, key->inner, family->state_size);
	ctx->count = family->block_size;
	return 0;
}

/* Compress whole blocks, the buffered one first, and buffer what is left over. */
static void absorb(struct compressor *c, struct hash_context *ctx, unsigned int used,
		   const u8 *data, unsigned int len)
{
	const struct fastalg_hash_family *family = c->family;
	u8 *buffer = ctx->buffer;
	unsigned int rest;

	if (used) {
		unsigned int missing = family->block_size - used;

		memcpy(buffer + used, data, missing);
		data += missing;
		len -= missing;
		compress(c, ctx->state, buffer, 1);
	}
	rest = len & (family->block_size - 1);
	len -= rest;
	if (len)
		compress(c, ctx->state, data, len >> family->block_shift);
	if (rest)
		memcpy(buffer, data + len, rest);
}

static int hash_update(struct shash_desc *desc, const u8 *data, unsigned int len)
{
	const struct hash_driver *drv = driver_of(desc->tfm);
	const struct fastalg_hash_family *family = drv->family;
	struct hash_context *ctx = shash_desc_ctx(desc);
	unsigned int used = buffered(family, ctx->count);
	struct compressor c __uninitialized;

	ctx->count += len;
	if (len < family->block_size - used) {
		memcpy(ctx->buffer + used, data, len);
		return 0;
	}
	begin(&c, drv);
	absorb(&c, ctx, used, data, len);
	end(&c);
	return 0;
}

/* Hash the last of the message and its padding; the state is then final. */
static __always_inline void finish(struct compressor *c, struct hash_context *ctx, const u8 *data,
				   unsigned int len)
{
	const struct fastalg_hash_family *family = c->family;
	u8 *buffer = ctx->buffer;
	u64 count = ctx->count;
	unsigned int used = buffered(family, count);

	if (len >= family->block_size - used)
		absorb(c, ctx, used, data, len);
	else if (len)
		memcpy(buffer + used, data, len);
	count += len;
	compress(c, ctx->state, buffer,
		 fastalg_hash_pad(family, buffer, buffered(family, count), count));
}

/* The spare block never holds more than padding: what fills a block is compressed first. */
static void wipe(const struct fastalg_hash_family *family, struct hash_context *ctx)
{
	memzero_explicit(ctx, sizeof(*ctx) + family->block_size);
}

static int hash_finup(struct shash_desc *desc, const u8 *data, unsigned int len, u8 *out)
{
	const struct hash_driver *drv = driver_of(desc->tfm);
	struct hash_context *ctx = shash_desc_ctx(desc);
	struct compressor c __uninitialized;

	begin(&c, drv);
	finish(&c, ctx, data, len);
	end(&c);
	fastalg_hash_output(drv->family, ctx->state, out);
	wipe(drv->family, ctx);
	return 0;
}

static int hash_final(struct shash_desc *desc, u8 *out)
{
	return hash_finup(desc, NULL, 0, out);
}

static int hash_digest(struct shash_desc *desc, const u8 *data, unsigned int len, u8 *out)
{
	hash_init(desc);
	return hash_finup(desc, data, len, out);
}

static int hmac_finup(struct shash_desc *desc, const u8 *data, unsigned int len, u8 *out)
{
	const struct hash_driver *drv = driver_of(desc->tfm);
	const struct fastalg_hash_family *family = drv->family;
	const struct hmac_key *key = crypto_shash_ctx(desc->tfm);
	struct hash_context *ctx = shash_desc_ctx(desc);
	struct compressor c __uninitialized;

	begin(&c, drv);
	finish(&c, ctx, data, len);
	fastalg_hash_output(family, ctx->state, ctx->buffer);

	memcpy(ctx->state, key->outer, family->state_size);
	ctx->count = family->block_size + family->digest_size;
	finish(&c, ctx, NULL, 0);
	end(&c);
	fastalg_hash_output(family, ctx->state, out);
	wipe(family, ctx);
	return 0;
}

static int hmac_final(struct shash_desc *desc, u8 *out)
{
	return hmac_finup(desc, NULL, 0, out);
}

static int hmac_digest(struct shash_desc *desc, const u8 *data, unsigned int len, u8 *out)
{
	hmac_init(desc);
	return hmac_finup(desc, data, len, out);
}

/* In the layout of the kernel's own drivers, so that theirs fits ours and back. */
static int hash_export(struct shash_desc *desc, void *out)
{
	const struct fastalg_hash_family *family = driver_of(desc->tfm)->family;
	const struct hash_context *ctx = shash_desc_ctx(desc);

	memset(out, 0, family->export_size);
	memcpy(out, ctx->state, family->state_size);
	memcpy(out + family->export_count, &ctx->count, sizeof(ctx->count));
	memcpy(out + family->export_buffer, ctx->buffer, buffered(family, ctx->count));
	return 0;
}

static int hash_import(struct shash_desc *desc, const void *in)
{
	const struct fastalg_hash_family *family = driver_of(desc->tfm)->family;
	struct hash_context *ctx = shash_desc_ctx(desc);

	memcpy(ctx->state, in, family->state_size);
	memcpy(&ctx->count, in + family->export_count, sizeof(ctx->count));
	memcpy(ctx->buffer, in + family->export_buffer, family->block_size);
	return 0;
}

/* RFC 2104 section 2; the API answers -ENOKEY to whoever hashes before this. */
static int hmac_setkey(struct crypto_shash *tfm, const u8 *key, unsigned int keylen)
{
	const struct hash_driver *drv = driver_of(tfm);
	const struct fastalg_hash_family *family = drv->family;
	struct hmac_key *states = crypto_shash_ctx(tfm);
	u8 block[FASTALG_HASH_MAX_BLOCK] __aligned(8) = {};
	struct compressor c __uninitialized;
	unsigned int i;

	if (fips_enabled && keylen < FIPS_MIN_HMAC_KEY)
		return -EINVAL;

	if (keylen > family->block_size) {
		SHASH_DESC_ON_STACK(desc, tfm);

		desc->tfm = tfm;
		hash_digest(desc, key, keylen, block);
	} else {
		memcpy(block, key, keylen);
	}

	begin(&c, drv);
	for (i = 0; i < family->block_size; i++)
		block[i] ^= 0x36;
	memcpy(states->inner, family->iv, family->state_size);
	compress(&c, states->inner, block, 1);

	for (i = 0; i < family->block_size; i++)
		block[i] ^= 0x36 ^ 0x5c;
	memcpy(states->outer, family->iv, family->state_size);
	compress(&c, states->outer, block, 1);
	end(&c);

	memzero_explicit(block, sizeof(block));
	return 0;
}

static int make_names(char alg[CRYPTO_MAX_ALG_NAME], char driver[CRYPTO_MAX_ALG_NAME],
		      const char *hash, const char *isa, bool hmac)
{
	int a, b;

	a = snprintf(alg, CRYPTO_MAX_ALG_NAME, hmac ? "hmac(%s)" : "%s", hash);
	b = snprintf(driver, CRYPTO_MAX_ALG_NAME, "%s%s-fastalg-%s", hmac ? "hmac-" : "", hash,
		     isa);
	return a < CRYPTO_MAX_ALG_NAME && b < CRYPTO_MAX_ALG_NAME ? 0 : -ENAMETOOLONG;
}

/* Does a row of hash_format.c keep to what this file relies on? */
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
static int register_driver(const struct fastalg_hash_family *family, bool hmac,
			   const struct fastalg_impl *impl, const struct fastalg_impl *fallback,
			   int priority)
{
	struct hash_driver *drv = &drivers[nr_drivers];
	struct shash_alg *alg = &drv->alg;
	int err;

	if (WARN_ON(!is_sound(family)))
		return -EINVAL;
	memset(drv, 0, sizeof(*drv));
	drv->family = family;
	drv->blocks = impl->ops.hash_blocks;
	if (impl->flags & FASTALG_IMPL_SIMD)
		drv->fallback = fallback->ops.hash_blocks;

	alg->init = hmac ? hmac_init : hash_init;
	alg->update = hash_update;
	alg->final = hmac ? hmac_final : hash_final;
	alg->finup = hmac ? hmac_finup : hash_finup;
	alg->digest = hmac ? hmac_digest : hash_digest;
	alg->setkey = hmac ? hmac_setkey : NULL;
	alg->export = hash_export;
	alg->import = hash_import;
	alg->descsize = sizeof(struct hash_context) + 2 * family->block_size;
	alg->statesize = family->export_size;
	alg->digestsize = family->digest_size;
	alg->base.cra_ctxsize = hmac ? sizeof(struct hmac_key) : 0;
	alg->base.cra_blocksize = family->block_size;
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
static int register_algorithm(const struct fastalg_hash_family *family, bool hmac,
			      const struct fastalg_candidates *usable,
			      struct fastalg_report *report)
{
	const struct fastalg_impl *fallback = fastalg_fallback(usable);
	unsigned int i;
	int ret;

	for (i = 0; i < usable->nr; i++) {
		const struct fastalg_impl *impl = usable->impl[i];
		int priority = fastalg_priority(impl, usable->nr - 1 - i);

		if ((impl->flags & FASTALG_IMPL_SIMD) && !fallback)
			continue;
		if (hmac && !fastalg_hmac_wanted(impl)) {
			report->hmac_left_out = true;
			continue;
		}
		ret = register_driver(family, hmac, impl, fallback, priority);
		if (ret < 0)
			return ret;
		if (!ret)
			continue;
		if (!report->best[family->prim])
			report->best[family->prim] = impl;
		report->priority = max(report->priority, priority);
		report->nr++;
		if (!fastalg_options.all)
			return 0;
	}
	return 0;
}

/**
 * fastalg_hash_register() - register every hash and its HMAC
 * @usable: for each primitive, its tested implementations
 * @report: in/out, what was registered is added
 *
 * Return: 0, or with nothing registered -ENOMEM or the crypto API's error.
 */
int fastalg_hash_register(const struct fastalg_candidates *usable, struct fastalg_report *report)
{
	unsigned int i, max = 0;
	int err;

	for (i = 0; i < fastalg_nr_hash_families; i++)
		max += 2 * usable[fastalg_hash_families[i].prim].nr;
	drivers = kcalloc(max, sizeof(*drivers), GFP_KERNEL);
	if (!drivers)
		return -ENOMEM;

	for (i = 0; i < fastalg_nr_hash_families; i++) {
		const struct fastalg_hash_family *family = &fastalg_hash_families[i];

		err = register_algorithm(family, false, &usable[family->prim], report);
		if (!err)
			err = register_algorithm(family, true, &usable[family->prim], report);
		if (err) {
			fastalg_hash_unregister();
			return err;
		}
	}
	return 0;
}

/**
 * fastalg_hash_unregister() - undo fastalg_hash_register(), last first
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
#define HASH_ALIASES(name)                      \
	MODULE_ALIAS_CRYPTO(name);              \
	MODULE_ALIAS_CRYPTO(name "-fastalg-*"); \
	MODULE_ALIAS_CRYPTO("hmac(" name ")");  \
	MODULE_ALIAS_CRYPTO("hmac-" name "-fastalg-*")

HASH_ALIASES("md5");
HASH_ALIASES("sha1");
HASH_ALIASES("sha224");
HASH_ALIASES("sha256");
HASH_ALIASES("sha384");
HASH_ALIASES("sha512");
