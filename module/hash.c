// SPDX-License-Identifier: GPL-2.0-only
/*
 * What a hash and its HMAC do when called: buffering, padding, keys. Written once for
 * every hash; what differs between hashes is a row of hash_format.h.
 */
#include <linux/fips.h>
#include <linux/kernel.h>
#include <linux/string.h>

#include "hash_driver.h"
#include "simd.h"

/* SP 800-131A asks for 112 bits; the same as the kernel's own hmac. */
#define FIPS_MIN_HMAC_KEY (112 / 8)

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

/* In place: for 32-bit ARM the compiler calls memset() if it is not told word by word. */
static __always_inline void clear(void *p, unsigned int bytes)
{
	unsigned long *word = p;
	unsigned int i;

	FASTALG_UNROLL
	for (i = 0; i < bytes / sizeof(*word); i++)
		WRITE_ONCE(word[i], 0);
}

/* The spare block never holds more than padding: what fills a block is compressed first. */
static __always_inline void wipe(const struct fastalg_hash_family *family, struct hash_context *ctx)
{
	clear(ctx->state, round_up(family->state_size, sizeof(u64)));
	clear(ctx->buffer, family->block_size);
	barrier_data(ctx);
}

/* An HMAC key: the states after its inner and outer block (RFC 2104 section 4). */
struct hmac_key {
	u64 inner[FASTALG_HASH_MAX_STATE / sizeof(u64)];
	u64 outer[FASTALG_HASH_MAX_STATE / sizeof(u64)];
};

/* To begin and end a SIMD section can cost more than it gains. */
static __always_inline bool simd_pays(const struct hash_driver *drv, size_t bytes)
{
	return drv->simd && bytes >= drv->min_bytes && fastalg_simd_usable();
}

/* What @bytes of a message, some of them buffered perhaps, are to compress with their padding. */
static __always_inline unsigned int padded(const struct fastalg_hash_family *family,
					   unsigned int bytes)
{
	return (bytes + family->length_size + family->block_size) & ~(family->block_size - 1U);
}

/*
 * Any message, in any number of pieces.
 */

/**
 * struct compressor - the compression function as one call to us may use it
 * @family: which hash
 * @blocks: the code that fits the call
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

/* One block of padding on top, so that what is read by pages has a section a page. */
static void begin_section(struct compressor *c)
{
	c->room = (FASTALG_SIMD_MAX_BYTES >> c->family->block_shift) + 1;
	fastalg_simd_begin(&c->simd);
}

static void begin(struct compressor *c, const struct hash_driver *drv, size_t bytes)
{
	c->family = drv->family;
	c->blocks = drv->blocks;
	c->room = SIZE_MAX;
	c->in_section = simd_pays(drv, bytes);
	if (c->in_section) {
		c->blocks = drv->simd;
		begin_section(c);
	}
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
	begin(&c, drv, (size_t)used + len);
	absorb(&c, ctx, used, data, len);
	end(&c);
	return 0;
}

/* Hash the last of the message and its padding; the state is then final. */
static void finish(struct compressor *c, struct hash_context *ctx, const u8 *data, unsigned int len)
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

/* @key is NULL for a hash. */
static int finup_any(struct shash_desc *desc, const struct hmac_key *key, const u8 *data,
		     unsigned int len, u8 *out)
{
	const struct hash_driver *drv = driver_of(desc->tfm);
	const struct fastalg_hash_family *family = drv->family;
	struct hash_context *ctx = shash_desc_ctx(desc);
	struct compressor c __uninitialized;

	begin(&c, drv,
	      (size_t)padded(family, buffered(family, ctx->count)) + len +
		      (key ? family->block_size : 0));
	finish(&c, ctx, data, len);
	if (key) {
		fastalg_hash_output(family, ctx->state, ctx->buffer);
		memcpy(ctx->state, key->outer, family->state_size);
		ctx->count = family->block_size + family->digest_size;
		finish(&c, ctx, NULL, 0);
	}
	end(&c);
	fastalg_hash_output(family, ctx->state, out);
	wipe(family, ctx);
	return 0;
}

/*
 * A short message, at once or as its end: most calls on a router. What it pays for is
 * not its few bytes but all that is called, looked up, cleared and asked round them. So
 * each hash gets its own code: family is a constant in all that follows.
 */

/* With padding, and an HMAC's outer block, it must fit in one SIMD section. */
#define SHORT_MAX (FASTALG_SIMD_MAX_BYTES - 4 * FASTALG_HASH_MAX_BLOCK)

/* To the final state, from where @count bytes of the message have led. */
static __always_inline void hash_short(const struct fastalg_hash_family *family,
				       fastalg_hash_blocks_fn *blocks, struct hash_context *ctx,
				       u64 count, const u8 *data, unsigned int len)
{
	unsigned int used = buffered(family, count);
	unsigned int nblocks = 1;
	u8 *buffer = ctx->buffer;

	count += len;
	if (used && len >= family->block_size - used) {
		unsigned int missing = family->block_size - used;

		memcpy(buffer + used, data, missing);
		blocks(ctx->state, buffer, 1, family->k);
		data += missing;
		len -= missing;
		used = 0;
	}
	if (used) {
		memset(buffer + used, 0, family->block_size - used);
	} else {
		if (len >= family->block_size) {
			blocks(ctx->state, data, len >> family->block_shift, family->k);
			data += len & ~(family->block_size - 1U);
			len &= family->block_size - 1;
		}
		clear(buffer, family->block_size);
	}
	if (len)
		memcpy(buffer + used, data, len);
	used += len;
	if (used >= family->block_size - family->length_size) {
		clear(buffer + family->block_size, family->block_size);
		nblocks = 2;
	}
	buffer[used] = 0x80;
	fastalg_hash_put_length(family, buffer + (nblocks << family->block_shift), count);
	blocks(ctx->state, buffer, nblocks, family->k);
}

/* The outer hash of an HMAC, whose message is the digest of the inner one in the state. */
static __always_inline void hash_outer(const struct fastalg_hash_family *family,
				       fastalg_hash_blocks_fn *blocks, struct hash_context *ctx,
				       const struct hmac_key *key)
{
	u8 *buffer = ctx->buffer;

	clear(buffer, family->block_size);
	fastalg_hash_output(family, ctx->state, buffer);
	buffer[family->digest_size] = 0x80;
	fastalg_hash_put_length(family, buffer + family->block_size,
				family->block_size + family->digest_size);
	memcpy(ctx->state, key->outer, family->state_size);
	blocks(ctx->state, buffer, 1, family->k);
}

/* @key is NULL for a hash; @count is what was hashed before @data. */
static __always_inline int finup(const struct fastalg_hash_family *family, struct shash_desc *desc,
				 const struct hmac_key *key, u64 count, const u8 *data,
				 unsigned int len, u8 *out)
{
	const struct hash_driver *drv = driver_of(desc->tfm);
	struct hash_context *ctx = shash_desc_ctx(desc);
	fastalg_hash_blocks_fn *blocks = drv->blocks;
	struct fastalg_simd simd __uninitialized;
	bool in_section;

	if (len > SHORT_MAX)
		return finup_any(desc, key, data, len, out);
	in_section = simd_pays(drv, padded(family, buffered(family, count) + len) +
					    (key ? family->block_size : 0));
	if (in_section) {
		blocks = drv->simd;
		fastalg_simd_begin(&simd);
	}
	hash_short(family, blocks, ctx, count, data, len);
	if (key)
		hash_outer(family, blocks, ctx, key);
	if (in_section)
		fastalg_simd_end(&simd);
	fastalg_hash_output(family, ctx->state, out);
	wipe(family, ctx);
	return 0;
}

static __always_inline int init(const struct fastalg_hash_family *family, struct shash_desc *desc,
				const void *state, u64 count)
{
	struct hash_context *ctx = shash_desc_ctx(desc);

	memcpy(ctx->state, state, family->state_size);
	ctx->count = count;
	return 0;
}

/* clang-format off */
#define HASH_CODE(name, ...)									\
	static const struct fastalg_hash_family name##_family =					\
		FASTALG_HASH_FAMILY(name, __VA_ARGS__);						\
												\
	static int init_##name(struct shash_desc *desc)						\
	{											\
		return init(&name##_family, desc, name##_family.iv, 0);				\
	}											\
												\
	static int finup_##name(struct shash_desc *desc, const u8 *data, unsigned int len,	\
				u8 *out)							\
	{											\
		struct hash_context *ctx = shash_desc_ctx(desc);				\
												\
		return finup(&name##_family, desc, NULL, ctx->count, data, len, out);		\
	}											\
												\
	static int final_##name(struct shash_desc *desc, u8 *out)				\
	{											\
		return finup_##name(desc, NULL, 0, out);					\
	}											\
												\
	static int digest_##name(struct shash_desc *desc, const u8 *data, unsigned int len,	\
				 u8 *out)							\
	{											\
		init_##name(desc);								\
		return finup(&name##_family, desc, NULL, 0, data, len, out);			\
	}											\
												\
	static int hmac_init_##name(struct shash_desc *desc)					\
	{											\
		const struct hmac_key *key = crypto_shash_ctx(desc->tfm);			\
												\
		return init(&name##_family, desc, key->inner, name##_family.block_size);	\
	}											\
												\
	static int hmac_finup_##name(struct shash_desc *desc, const u8 *data, unsigned int len,	\
				     u8 *out)							\
	{											\
		const struct hmac_key *key = crypto_shash_ctx(desc->tfm);			\
		struct hash_context *ctx = shash_desc_ctx(desc);				\
												\
		return finup(&name##_family, desc, key, ctx->count, data, len, out);		\
	}											\
												\
	static int hmac_final_##name(struct shash_desc *desc, u8 *out)				\
	{											\
		return hmac_finup_##name(desc, NULL, 0, out);					\
	}											\
												\
	static int hmac_digest_##name(struct shash_desc *desc, const u8 *data, unsigned int len,\
				      u8 *out)							\
	{											\
		const struct hmac_key *key = crypto_shash_ctx(desc->tfm);			\
												\
		hmac_init_##name(desc);								\
		return finup(&name##_family, desc, key, name##_family.block_size, data, len, out);\
	}
/* clang-format on */

#define HASH_CODE_ROW(name, ...)                                                    \
	{                                                                           \
		.family = &name##_family,                                           \
		.hash = { init_##name, finup_##name, final_##name, digest_##name }, \
		.hmac = { hmac_init_##name, hmac_finup_##name, hmac_final_##name,   \
			  hmac_digest_##name },                                     \
	},

FASTALG_HASHES(HASH_CODE)

const struct fastalg_hash_code fastalg_hash_codes[] = { FASTALG_HASHES(HASH_CODE_ROW) };
const unsigned int fastalg_nr_hash_codes = ARRAY_SIZE(fastalg_hash_codes);

/* In a layout of hash_format.h. Whatever is imported, buffered() stays below a block. */
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
		init(family, desc, family->iv, 0);
		finup_any(desc, NULL, key, keylen, block);
	} else {
		memcpy(block, key, keylen);
	}

	begin(&c, drv, 2 * family->block_size);
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

/**
 * fastalg_hash_fill() - describe a hash or its HMAC to the crypto API, but for its names
 * @alg: out, all zero before
 * @code: which hash
 * @hmac: its HMAC
 */
void fastalg_hash_fill(struct shash_alg *alg, const struct fastalg_hash_code *code, bool hmac)
{
	const struct fastalg_hash_calls *calls = hmac ? &code->hmac : &code->hash;
	const struct fastalg_hash_family *family = code->family;

	alg->init = calls->init;
	alg->update = hash_update;
	alg->final = calls->final;
	alg->finup = calls->finup;
	alg->digest = calls->digest;
	alg->setkey = hmac ? hmac_setkey : NULL;
	alg->export = hash_export;
	alg->import = hash_import;
	alg->descsize = sizeof(struct hash_context) + 2 * family->block_size;
	alg->statesize = family->export_size;
	alg->digestsize = family->digest_size;
	alg->base.cra_ctxsize = hmac ? sizeof(struct hmac_key) : 0;
	alg->base.cra_blocksize = family->block_size;
}
