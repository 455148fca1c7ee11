// SPDX-License-Identifier: GPL-2.0-only
/*
 * Test bodies of the hash block primitives: each row against the portable
 * implementation, with every buffer between inaccessible pages, data and
 * constants read-only.
 */
#include "hash.h"

fastalg_hash_blocks_fn fastalg_md5_blocks_generic;
fastalg_hash_blocks_fn fastalg_sha1_blocks_generic;
fastalg_hash_blocks_fn fastalg_sha256_blocks_generic;
fastalg_hash_blocks_fn fastalg_sha512_blocks_generic;

// clang-format off
#define KIND(PRIM, alg, word_) {						\
	.prim = FASTALG_##PRIM##_BLOCKS,					\
	.oracle = fastalg_##alg##_blocks_generic,				\
	.block = FASTALG_##PRIM##_BLOCK_SIZE,					\
	.state = (word_) * FASTALG_##PRIM##_STATE_WORDS,			\
	.word = word_,								\
	.k = fastalg_##alg##_k,							\
	.k_size = sizeof(fastalg_##alg##_k),					\
}
// clang-format on

const struct hash_kind hash_kinds[] = {
	KIND(MD5, md5, 4),
	KIND(SHA1, sha1, 4),
	KIND(SHA256, sha256, 4),
	KIND(SHA512, sha512, 8),
	{},
};

/* The subject's view of memory. */
static struct arena data, state, consts;

/**
 * hash_kind_of() - what is known of a primitive
 * @prim: the primitive
 *
 * Return: the kind, or NULL when it is no hash.
 */
const struct hash_kind *hash_kind_of(enum fastalg_prim prim)
{
	const struct hash_kind *kind;

	for (kind = hash_kinds; kind->oracle; kind++)
		if (kind->prim == prim)
			return kind;
	return NULL;
}

/**
 * hash_kind() - what is known of the primitive of a row
 * @impl: the row
 *
 * Return: the kind, or NULL when the row is no hash.
 */
const struct hash_kind *hash_kind(const struct fastalg_impl *impl)
{
	return hash_kind_of(impl->prim);
}

static void put_k(const struct hash_kind *kind, u8 *at)
{
	arena_writable(&consts, true);
	memcpy(at, kind->k, kind->k_size);
	arena_writable(&consts, false);
}

/* Start of a body: fresh random data, the constants in front of a guard page. */
static const void *set_up(struct test *t, const struct hash_kind *kind)
{
	if (!data.base) {
		arena_init(&data, "data", 65536);
		arena_init(&state, "state", 65536);
		arena_init(&consts, "k", 65536);
	}
	/* A body that was stopped by a trap may have left it read-only. */
	arena_writable(&state, true);
	arena_writable(&data, true);
	rng_fill(t, data.base, 2 * HASH_MAX_BLOCKS * kind->block);
	memcpy(data.base + data.size - 2 * HASH_MAX_BLOCKS * kind->block, data.base,
	       2 * HASH_MAX_BLOCKS * kind->block);
	arena_writable(&data, false);
	put_k(kind, consts.base + consts.size - kind->k_size);
	return consts.base + consts.size - kind->k_size;
}

/*
 * One call compared with the oracle. The state lies at @at, and 64 bytes on
 * either side of it, as far as they exist, must not change.
 */
static bool call_at(struct test *t, const struct fastalg_impl *impl, const void *start, u8 *at,
		    const u8 *src, size_t nblocks, const void *k)
{
	const struct hash_kind *kind = hash_kind(impl);
	u8 want[HASH_MAX_STATE] __attribute__((aligned(8)));
	u8 *lo = at - state.base < 64 ? state.base : at - 64;
	u8 *end = state.base + state.size;
	u8 *hi = at + kind->state + 64 > end ? end : at + kind->state + 64;
	u8 *p;

	memset(lo, 0xa5, hi - lo);
	memcpy(at, start, kind->state);
	impl->ops.hash_blocks(at, src, nblocks, k);

	memcpy(want, start, kind->state);
	kind->oracle(want, src, nblocks, k);
	if (memcmp(at, want, kind->state))
		return fail(t, "wrong state");
	for (p = lo; p < hi; p++) {
		if (p == at)
			p += kind->state;
		if (p < hi && *p != 0xa5)
			return fail(t, "byte %d from the state's start was written", (int)(p - at));
	}
	return true;
}

static bool call(struct test *t, const struct fastalg_impl *impl, const void *start, const u8 *src,
		 size_t nblocks, const void *k)
{
	return call_at(t, impl, start, state.base + 128, src, nblocks, k);
}

static bool nothing(struct test *t, const struct fastalg_impl *impl)
{
	const struct hash_kind *kind = hash_kind(impl);
	const void *k = set_up(t, kind);
	u8 start[HASH_MAX_STATE] __attribute__((aligned(8)));

	rng_fill(t, start, sizeof(start));
	memcpy(state.base, start, kind->state);
	/* No byte of data exists, and the state may not be written. */
	arena_writable(&state, false);
	AT(t, "the end of data");
	impl->ops.hash_blocks(state.base, data.base + data.size, 0, k);
	AT(t, "the start of data");
	impl->ops.hash_blocks(state.base, data.base - 64, 0, k);
	arena_writable(&state, true);
	if (memcmp(state.base, start, kind->state))
		return fail(t, "0 blocks changed the state");
	return true;
}

static bool lengths(struct test *t, const struct fastalg_impl *impl)
{
	const struct hash_kind *kind = hash_kind(impl);
	const void *k = set_up(t, kind);
	u8 start[HASH_MAX_STATE] __attribute__((aligned(8)));
	unsigned int n;

	for (n = 0; n <= HASH_MAX_BLOCKS; n++) {
		AT(t, "%u blocks", n);
		rng_fill(t, start, sizeof(start));
		if (!call(t, impl, start, data.base, n, k))
			return false;
	}
	return true;
}

static bool alignments(struct test *t, const struct fastalg_impl *impl)
{
	static const u8 counts[] = { 1, 2, 3, 4, 5, 8, 9 };
	const struct hash_kind *kind = hash_kind(impl);
	const void *k = set_up(t, kind);
	u8 start[HASH_MAX_STATE] __attribute__((aligned(8)));
	unsigned int i, off;

	for (off = 0; off < 64; off++) {
		for (i = 0; i < ARRAY_SIZE(counts); i++) {
			/* As near to either guard page as the alignment allows. */
			u8 *end = data.base + data.size - counts[i] * kind->block;

			AT(t, "%u blocks at alignment %u, end of data", counts[i], off);
			rng_fill(t, start, sizeof(start));
			if (!call(t, impl, start, end - (64 - off) % 64, counts[i], k))
				return false;
			AT(t, "%u blocks at alignment %u, start of data", counts[i], off);
			if (!call(t, impl, start, data.base + off, counts[i], k))
				return false;
		}
	}
	return true;
}

static bool guards(struct test *t, const struct fastalg_impl *impl)
{
	const struct hash_kind *kind = hash_kind(impl);
	const void *k_end = set_up(t, kind);
	u8 start[HASH_MAX_STATE] __attribute__((aligned(8)));
	unsigned int n, pos;

	put_k(kind, consts.base);
	for (n = 1; n <= HASH_MAX_BLOCKS; n += n < 10 ? 1 : 5) {
		for (pos = 0; pos < 8; pos++) {
			const u8 *src = data.base;
			const void *k = consts.base;
			u8 *at = state.base;

			if (pos & 1)
				src += data.size - n * kind->block;
			if (pos & 2)
				at += state.size - kind->state;
			if (pos & 4)
				k = k_end;
			AT(t, "%u blocks, before a guard page: data %u, state %u, k %u", n, pos & 1,
			   pos >> 1 & 1, pos >> 2 & 1);
			rng_fill(t, start, sizeof(start));
			if (!call_at(t, impl, start, at, src, n, k))
				return false;
		}
	}
	return true;
}

static bool state_alignments(struct test *t, const struct fastalg_impl *impl)
{
	const struct hash_kind *kind = hash_kind(impl);
	const void *k = set_up(t, kind);
	u8 start[HASH_MAX_STATE] __attribute__((aligned(8)));
	unsigned int off, koff;

	for (off = 0; off < 64; off += 8) {
		for (koff = 0; koff < 64; koff += 16) {
			put_k(kind, consts.base + koff);
			AT(t, "state at alignment %u, k at alignment %u", off, koff);
			rng_fill(t, start, sizeof(start));
			if (!call_at(t, impl, start, state.base + 128 + off, data.base, 3,
				     consts.base + koff) ||
			    !call_at(t, impl, start, state.base + 128 + off, data.base + 1, 3, k))
				return false;
		}
	}
	return true;
}

static bool splits(struct test *t, const struct fastalg_impl *impl)
{
	const struct hash_kind *kind = hash_kind(impl);
	const void *k = set_up(t, kind);
	u8 start[HASH_MAX_STATE] __attribute__((aligned(8)));
	u8 want[HASH_MAX_STATE] __attribute__((aligned(8)));
	u8 *at = state.base;
	unsigned int n, first;

	for (n = 1; n <= 17; n++) {
		const u8 *src = data.base + n;

		rng_fill(t, start, sizeof(start));
		memcpy(want, start, kind->state);
		AT(t, "%u blocks", n);
		impl->ops.hash_blocks(want, src, n, k);
		for (first = 0; first <= n; first++) {
			AT(t, "%u blocks as %u and %u", n, first, n - first);
			memcpy(at, start, kind->state);
			impl->ops.hash_blocks(at, src, first, k);
			impl->ops.hash_blocks(at, src + first * kind->block, n - first, k);
			if (memcmp(at, want, kind->state))
				return fail(t, "two calls differ from one");
		}
	}
	return true;
}

/* Fill with words of one pattern: zeros, ones, sign bits, carries. */
static void fill_pattern(struct test *t, u8 *p, size_t n, unsigned int pattern)
{
	static const u8 bytes[] = { 0x00, 0xff, 0x80, 0x7f, 0x01, 0xfe, 0x55, 0xaa };
	size_t i;

	if (pattern < ARRAY_SIZE(bytes)) {
		memset(p, bytes[pattern], n);
		return;
	}
	/* Words that are almost 0 or almost 2^32, of both byte orders. */
	memset(p, pattern & 1 ? 0xff : 0x00, n);
	for (i = 0; i < n; i += 4)
		p[i + 3 * rng_below(t, 2)] ^= 1 << rng_below(t, 8);
}

static bool patterns(struct test *t, const struct fastalg_impl *impl)
{
	const struct hash_kind *kind = hash_kind(impl);
	const void *k = set_up(t, kind);
	u8 start[HASH_MAX_STATE] __attribute__((aligned(8)));
	unsigned int ps, pd;

	for (pd = 0; pd < 10; pd++) {
		arena_writable(&data, true);
		fill_pattern(t, data.base, 5 * kind->block, pd);
		arena_writable(&data, false);
		for (ps = 0; ps < 10; ps++) {
			AT(t, "data pattern %u, state pattern %u", pd, ps);
			fill_pattern(t, start, sizeof(start), ps);
			if (!call(t, impl, start, data.base, 1, k) ||
			    !call(t, impl, start, data.base, 5, k))
				return false;
		}
	}
	return true;
}

/* An implementation reads every constant from @k or none: half of them is a slip. */
static bool other_constants(struct test *t, const struct fastalg_impl *impl)
{
	const struct hash_kind *kind = hash_kind(impl);
	u8 *k = (u8 *)set_up(t, kind);
	u8 start[HASH_MAX_STATE] __attribute__((aligned(8)));
	u8 own[HASH_MAX_STATE] __attribute__((aligned(8)));
	u8 got[HASH_MAX_STATE] __attribute__((aligned(8)));
	bool reads_k = false;
	unsigned int i;

	for (i = 0; i < kind->k_size; i += kind->word) {
		rng_fill(t, start, sizeof(start));
		memcpy(own, start, sizeof(own));
		kind->oracle(own, data.base, 2, kind->k);
		arena_writable(&consts, true);
		memcpy(k, kind->k, kind->k_size);
		rng_fill(t, k + i, kind->word);
		arena_writable(&consts, false);
		AT(t, "k[%u] replaced", i / kind->word);
		memcpy(got, start, sizeof(got));
		impl->ops.hash_blocks(got, data.base, 2, k);
		if (!i)
			reads_k = memcmp(got, own, kind->state);
		if (!reads_k) {
			if (memcmp(got, own, kind->state))
				return fail(t, "reads this constant, but not the first");
		} else if (!call(t, impl, start, data.base, 2, k)) {
			return false;
		}
	}
	return true;
}

static bool random_calls(struct test *t, const struct fastalg_impl *impl)
{
	const struct hash_kind *kind = hash_kind(impl);
	const void *k = set_up(t, kind);
	u8 start[HASH_MAX_STATE] __attribute__((aligned(8)));
	unsigned int i, n, off;

	for (i = 0; i < (t->quick ? 200 : 1000); i++) {
		n = rng_below(t, rng_below(t, 4) ? 6 : HASH_MAX_BLOCKS + 1);
		off = rng_below(t, 512);
		AT(t, "call %u: %u blocks at data + %u", i, n, off);
		rng_fill(t, start, sizeof(start));
		if (!call(t, impl, start, data.base + off, n, k))
			return false;
	}
	return true;
}

const struct test_body hash_bodies[] = {
	{ "0 blocks", nothing },
	{ "block counts", lengths },
	{ "data alignments", alignments },
	{ "guard pages", guards },
	{ "state and k alignments", state_alignments },
	{ "splits", splits },
	{ "patterns", patterns },
	{ "other round constants", other_constants },
	{ "random calls", random_calls },
	{},
};
