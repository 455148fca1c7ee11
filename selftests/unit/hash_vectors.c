// SPDX-License-Identifier: GPL-2.0-only
/*
 * Published digests: the rows under a plain padding function. The examples of
 * FIPS 180-4 are written here; the CAVP files come from vectors.py.
 */
#include "hash.h"

static const u32 sha224_iv[] = {
	0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939,
	0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
};

static const u32 sha256_iv[] = {
	0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
	0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

/*
 * @lengths was computed by
 *	python3 selftests/unit/vectors.py --lengths sha224 sha256
 */
const struct hash_alg hash_algs[] = {
	{
		.name = "sha224",
		.prim = FASTALG_SHA256_BLOCKS,
		.iv = sha224_iv,
		.digest = 28,
		.abc = "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7",
		.two_blocks = "75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525",
		.million_a = "20794655980c91d8bbb4c1ea97618a4bf03f42581948b2ee4ee7ad67",
		.lengths = "04ce8bceb8dc258e86aebc95da82fb7e47b38732e13cb4997bf6a321",
	},
	{
		.name = "sha256",
		.prim = FASTALG_SHA256_BLOCKS,
		.iv = sha256_iv,
		.digest = 32,
		.abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
		.two_blocks = "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
		.million_a = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
		.lengths = "0e5d34d8e3c4bb3eebb03fe4bf4fb8356bf2977a9c302503bb3b6e501fd34533",
	},
	{},
};

/* Words of the CPU's byte order as big-endian bytes. */
static void put_words(u8 *out, const void *state, u32 n)
{
	const u32 *w = state;
	u32 i;

	for (i = 0; i < n / 4; i++)
		fastalg_put_be32(w[i], out + 4 * i);
}

/**
 * hash_digest() - a whole digest by a row
 * @alg: hash function
 * @impl: row of its block primitive
 * @msg: message
 * @len: bytes of it
 * @out: digest
 *
 * Padding of FIPS 180-4 section 5.1.1, for block sizes of 64 bytes.
 */
void hash_digest(const struct hash_alg *alg, const struct fastalg_impl *impl, const u8 *msg,
		 size_t len, u8 *out)
{
	const struct hash_kind *kind = hash_kind(impl);
	u8 state[HASH_MAX_STATE] __attribute__((aligned(8)));
	u8 tail[2 * HASH_MAX_BLOCK] = { 0 };
	size_t whole = len / kind->block;
	size_t rest = len % kind->block;
	size_t pad = rest + 9 <= kind->block ? 1 : 2;

	memcpy(state, alg->iv, kind->state);
	impl->ops.hash_blocks(state, msg, whole, kind->k);

	memcpy(tail, msg + whole * kind->block, rest);
	tail[rest] = 0x80;
	fastalg_put_be32((u64)len >> 29, tail + pad * kind->block - 8);
	fastalg_put_be32(len << 3, tail + pad * kind->block - 4);
	impl->ops.hash_blocks(state, tail, pad, kind->k);
	put_words(out, state, alg->digest);
}

static void to_hex(char *hex, const u8 *p, u32 n)
{
	static const char digits[] = "0123456789abcdef";
	u32 i;

	for (i = 0; i < n; i++) {
		hex[2 * i] = digits[p[i] >> 4];
		hex[2 * i + 1] = digits[p[i] & 15];
	}
	hex[2 * n] = 0;
}

static bool check(struct test *t, const struct hash_alg *alg, const struct fastalg_impl *impl,
		  const char *what, const void *msg, size_t len, const char *want)
{
	u8 out[HASH_MAX_DIGEST];
	char hex[2 * HASH_MAX_DIGEST + 1];

	hash_digest(alg, impl, msg, len, out);
	to_hex(hex, out, alg->digest);
	if (strcmp(hex, want))
		return fail(t, "%s of %s is %s", alg->name, what, hex);
	return true;
}

static bool standard(struct test *t, const struct fastalg_impl *impl)
{
	static const char two[] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
	static u8 a[1000000];
	const struct hash_alg *alg;

	memset(a, 'a', sizeof(a));
	for (alg = hash_algs; alg->name; alg++) {
		if (alg->prim != impl->prim)
			continue;
		if (!check(t, alg, impl, "\"abc\"", "abc", 3, alg->abc) ||
		    !check(t, alg, impl, "two blocks", two, strlen(two), alg->two_blocks) ||
		    !check(t, alg, impl, "a million a", a, sizeof(a), alg->million_a))
			return false;
	}
	return true;
}

/* The converted CAVP files, see vectors.py; the first byte is 0 when there are none. */
extern const u8 vectors_start[];

struct vector {
	u8 kind;
	const u8 *message;
	u32 len;
	const u8 *digest;
	u32 digest_len;
};

/* The next vector of a hash. Return: the place after it, or NULL at the end. */
static const u8 *next_vector(const u8 *p, const struct hash_alg *alg, struct vector *v)
{
	while (*p) {
		const u8 *name = p + 2;
		u32 name_len = p[1];

		v->kind = p[0];
		p = name + name_len;
		v->len = fastalg_get_be32(p);
		v->message = p + 4;
		p = v->message + v->len;
		v->digest_len = fastalg_get_be32(p);
		v->digest = p + 4;
		p = v->digest + v->digest_len;
		if (name_len == strlen(alg->name) && !memcmp(name, alg->name, name_len))
			return p;
	}
	return NULL;
}

static bool no_vectors(struct test *t)
{
	if (*vectors_start)
		return false;
	t->skip = "no vectors: install python3-cryptography-vectors, then run again";
	return true;
}

static bool cavp(struct test *t, const struct fastalg_impl *impl)
{
	const struct hash_alg *alg;
	u8 out[HASH_MAX_DIGEST];
	struct vector v;
	const u8 *p;

	if (no_vectors(t))
		return true;
	for (alg = hash_algs; alg->name; alg++) {
		unsigned int n = 0;

		if (alg->prim != impl->prim)
			continue;
		for (p = vectors_start; (p = next_vector(p, alg, &v)); n++) {
			if (v.kind != 'V')
				continue;
			AT(t, "vector %u of %u bytes", n, (unsigned int)v.len);
			hash_digest(alg, impl, v.message, v.len, out);
			if (v.digest_len != alg->digest || memcmp(out, v.digest, v.digest_len))
				return fail(t, "%s differs", alg->name);
		}
		if (n < 100)
			return fail(t, "%s has only %u vectors", alg->name, n);
	}
	return true;
}

/* The pseudorandom test of SHAVS, section 6.4. */
static bool monte_carlo(struct test *t, const struct fastalg_impl *impl)
{
	const struct hash_alg *alg;
	u8 m[4][HASH_MAX_DIGEST], seed[HASH_MAX_DIGEST], message[3 * HASH_MAX_DIGEST];
	struct vector v;
	const u8 *p;
	u32 i, j;

	if (no_vectors(t))
		return true;
	for (alg = hash_algs; alg->name; alg++) {
		u32 d = alg->digest;

		if (alg->prim != impl->prim)
			continue;
		p = vectors_start;
		do {
			p = next_vector(p, alg, &v);
			if (!p)
				return fail(t, "no Monte Carlo vector of %s", alg->name);
		} while (v.kind != 'M');
		memcpy(seed, v.message, d);
		for (j = 0; j < (t->quick ? 5 : v.digest_len / d); j++) {
			AT(t, "checkpoint %u", (unsigned int)j);
			for (i = 0; i < 3; i++)
				memcpy(m[i], seed, d);
			for (i = 3; i < 1003; i++) {
				memcpy(message, m[(i - 3) & 3], d);
				memcpy(message + d, m[(i - 2) & 3], d);
				memcpy(message + 2 * d, m[(i - 1) & 3], d);
				hash_digest(alg, impl, message, 3 * d, m[i & 3]);
			}
			memcpy(seed, m[1002 & 3], d);
			if (memcmp(seed, v.digest + j * d, d))
				return fail(t, "%s differs", alg->name);
		}
	}
	return true;
}

/* Every length 0..4096 against hashlib; the input is that of vectors.py. */
static bool all_lengths(struct test *t, const struct fastalg_impl *impl)
{
	static u8 msg[4096], digests[4097 * HASH_MAX_DIGEST];
	const struct hash_alg *alg;
	u32 x = 1, n;

	for (n = 0; n < sizeof(msg); n++) {
		x = x * 1664525 + 1013904223;
		msg[n] = x >> 24;
	}
	for (alg = hash_algs; alg->name; alg++) {
		if (alg->prim != impl->prim)
			continue;
		for (n = 0; n <= sizeof(msg); n++)
			hash_digest(alg, impl, msg, n, digests + n * alg->digest);
		if (!check(t, alg, impl, "all lengths", digests, n * alg->digest, alg->lengths))
			return false;
	}
	return true;
}

const struct test_body hash_vector_bodies[] = {
	{ "examples of the standard", standard },
	{ "CAVP messages", cavp },
	{ "CAVP Monte Carlo", monte_carlo },
	{ "all lengths to 4096", all_lengths },
	{},
};
