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
	{ }
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
void hash_digest(const struct hash_alg *alg, const struct fastalg_impl *impl,
		 const u8 *msg, size_t len, u8 *out)
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

const struct test_body hash_vector_bodies[] = {
	{ "examples of the standard", standard },
	{ }
};
