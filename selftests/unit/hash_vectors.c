// SPDX-License-Identifier: GPL-2.0-only
/*
 * Published digests: the rows under a plain padding function. The examples of
 * FIPS 180-4 and RFC 1321 are written here; the CAVP files come from vectors.py.
 */
#include "hash.h"

static const u32 md5_iv[] = {
	0x67452301,
	0xefcdab89,
	0x98badcfe,
	0x10325476,
};

static const u32 sha1_iv[] = {
	0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0,
};

static const u32 sha224_iv[] = {
	0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939,
	0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
};

static const u32 sha256_iv[] = {
	0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
	0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

static const u64 sha384_iv[] = {
	0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
	0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
};

static const u64 sha512_iv[] = {
	0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
	0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

/*
 * @lengths was computed by
 *	python3 selftests/unit/vectors.py --lengths md5 sha1 sha224 sha256 sha384 sha512
 */
const struct hash_alg hash_algs[] = {
	{
		.name = "md5",
		.prim = FASTALG_MD5_BLOCKS,
		.iv = md5_iv,
		.digest = 16,
		.abc = "900150983cd24fb0d6963f7d28e17f72",
		.two_blocks = "d174ab98d277d9f5a5611c2c9f419d9f",
		.million_a = "7707d6ae4e027c70eea2a935c2296f21",
		.lengths = "f94cc44e00080571fe063348817ac72e",
	},
	{
		.name = "sha1",
		.prim = FASTALG_SHA1_BLOCKS,
		.iv = sha1_iv,
		.digest = 20,
		.abc = "a9993e364706816aba3e25717850c26c9cd0d89d",
		.two_blocks = "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
		.million_a = "34aa973cd4c4daa4f61eeb2bdbad27316534016f",
		.lengths = "db10b4b276b0b45ea59c1c12bd12fc391b380549",
	},
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
	{
		.name = "sha384",
		.prim = FASTALG_SHA512_BLOCKS,
		.iv = sha384_iv,
		.digest = 48,
		.abc = "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
		       "8086072ba1e7cc2358baeca134c825a7",
		.two_blocks = "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712"
			      "fcc7c71a557e2db966c3e9fa91746039",
		.million_a = "9d0e1809716474cb086e834e310a4a1ced149e9c00f248527972cec5704c2a5b"
			     "07b8b3dc38ecc4ebae97ddd87f3d8985",
		.lengths = "b2b3d44c906041c9c0360f134a079a85debd02fe9668b80538b0e24b51afd6cb"
			   "f185750f0632e34b10d9786fc12362da",
	},
	{
		.name = "sha512",
		.prim = FASTALG_SHA512_BLOCKS,
		.iv = sha512_iv,
		.digest = 64,
		.abc = "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
		       "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
		.two_blocks = "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
			      "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909",
		.million_a = "e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973eb"
			     "de0ff244877ea60a4cb0432ce577c31beb009c5c2c49aa2e4eadb217ad8cc09b",
		.lengths = "a113d31077d8a1ab031d042b07689141663ad685892ae8d01e204266a818de76"
			   "19dffce238247a1e34ec11f9ad2327c165f3b17af39a3b2b1a65ac7814c927a0",
	},
	{},
};

/* Words of the CPU's byte order as the bytes of the hash's. */
static void put_words(u8 *out, const void *state, const struct hash_alg *alg)
{
	u32 i, word = hash_kind_of(alg->prim)->word;

	for (i = 0; i < alg->digest; i += word)
		if (alg->prim == FASTALG_SHA512_BLOCKS)
			fastalg_put_be64(*(const u64 *)((const u8 *)state + i), out + i);
		else if (alg->prim == FASTALG_MD5_BLOCKS)
			fastalg_put_le32(*(const u32 *)((const u8 *)state + i), out + i);
		else
			fastalg_put_be32(*(const u32 *)((const u8 *)state + i), out + i);
}

/**
 * hash_digest() - a whole digest by a row
 * @alg: hash function
 * @impl: row of its block primitive
 * @msg: message
 * @len: bytes of it
 * @out: digest
 *
 * Padding of FIPS 180-4 section 5.1 and of RFC 1321 sections 3.1 and 3.2.
 */
void hash_digest(const struct hash_alg *alg, const struct fastalg_impl *impl, const u8 *msg,
		 size_t len, u8 *out)
{
	const struct hash_kind *kind = hash_kind(impl);
	u8 state[HASH_MAX_STATE] __attribute__((aligned(8)));
	u8 tail[2 * HASH_MAX_BLOCK] = { 0 };
	size_t whole = len / kind->block;
	size_t rest = len % kind->block;
	size_t pad = rest + 1 + kind->block / 8 <= kind->block ? 1 : 2;
	u8 *length = tail + pad * kind->block - 8;
	u64 bits = (u64)len << 3;

	memcpy(state, alg->iv, kind->state);
	impl->ops.hash_blocks(state, msg, whole, kind->k);

	memcpy(tail, msg + whole * kind->block, rest);
	tail[rest] = 0x80;
	if (alg->prim == FASTALG_MD5_BLOCKS) {
		fastalg_put_le32(bits, length);
		fastalg_put_le32(bits >> 32, length + 4);
	} else {
		fastalg_put_be64(bits, length);
	}
	impl->ops.hash_blocks(state, tail, pad, kind->k);
	put_words(out, state, alg);
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
	/* The two-block examples; the one of RFC 1321 needs a second for its padding. */
	static const char *const two_blocks[FASTALG_NR_PRIMS] = {
		[FASTALG_MD5_BLOCKS] =
			"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
		[FASTALG_SHA1_BLOCKS] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
		[FASTALG_SHA256_BLOCKS] =
			"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
		[FASTALG_SHA512_BLOCKS] =
			"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
			"hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
	};
	const char *two = two_blocks[impl->prim];
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
