// SPDX-License-Identifier: GPL-2.0-only
/* Published examples of the hashes and HMACs through a socket: no reference driver is asked. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "afalg_hash.h"

#define MAX_INPUT 200

/* A text, or @len bytes: all @fill, or 1, 2, 3 and so on. */
struct input {
	const char *text;
	size_t len;
	int fill;
};

// clang-format off
#define COUNTED (-1)
#define TEXT(s) { .text = (s) }
#define FILL(byte, n) { .fill = (byte), .len = (n) }
#define COUNT(n) { .fill = COUNTED, .len = (n) }
#define NONE { .text = "" }

static const struct {
	const char *algorithm;
	struct input key, message;
	const char *digest;
} vectors[] = {
	/* RFC 1321 section A.5 */
	{
		"md5", NONE,
		TEXT(""),
		"d41d8cd98f00b204e9800998ecf8427e",
	},
	{
		"md5", NONE,
		TEXT("a"),
		"0cc175b9c0f1b6a831c399e269772661",
	},
	{
		"md5", NONE,
		TEXT("abc"),
		"900150983cd24fb0d6963f7d28e17f72",
	},
	{
		"md5", NONE,
		TEXT("message digest"),
		"f96b697d7cb7938d525a2f31aaf161d0",
	},
	{
		"md5", NONE,
		TEXT("abcdefghijklmnopqrstuvwxyz"),
		"c3fcd3d76192e4007dfb496cca67e13b",
	},
	{
		"md5", NONE,
		TEXT("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"),
		"d174ab98d277d9f5a5611c2c9f419d9f",
	},
	{
		"md5", NONE,
		TEXT("12345678901234567890123456789012345678901234567890123456789012345678901234567890"),
		"57edf4a22be3c955ac49da2e2107b67a",
	},
	/* FIPS 180-4's examples */
	{
		"sha1", NONE,
		TEXT("abc"),
		"a9993e364706816aba3e25717850c26c9cd0d89d",
	},
	{
		"sha1", NONE,
		TEXT("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
		"84983e441c3bd26ebaae4aa1f95129e5e54670f1",
	},
	{
		"sha224", NONE,
		TEXT("abc"),
		"23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7",
	},
	{
		"sha224", NONE,
		TEXT("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
		"75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525",
	},
	{
		"sha256", NONE,
		TEXT("abc"),
		"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
	},
	{
		"sha256", NONE,
		TEXT("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
		"248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
	},
	{
		"sha384", NONE,
		TEXT("abc"),
		"cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
	},
	{
		"sha384", NONE,
		TEXT("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"),
		"09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039",
	},
	{
		"sha512", NONE,
		TEXT("abc"),
		"ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
	},
	{
		"sha512", NONE,
		TEXT("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"),
		"8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909",
	},
	/* RFC 2202 section 2 */
	{
		"hmac(md5)", FILL(0x0b, 16),
		TEXT("Hi There"),
		"9294727a3638bb1c13f48ef8158bfc9d",
	},
	{
		"hmac(md5)", TEXT("Jefe"),
		TEXT("what do ya want for nothing?"),
		"750c783e6ab0b503eaa86e310a5db738",
	},
	{
		"hmac(md5)", FILL(0xaa, 16),
		FILL(0xdd, 50),
		"56be34521d144c88dbb8c733f0e8b3f6",
	},
	{
		"hmac(md5)", COUNT(25),
		FILL(0xcd, 50),
		"697eaf0aca3a3aea3a75164746ffaa79",
	},
	{
		"hmac(md5)", FILL(0x0c, 16),
		TEXT("Test With Truncation"),
		"56461ef2342edc00f9bab995690efd4c",
	},
	{
		"hmac(md5)", FILL(0xaa, 80),
		TEXT("Test Using Larger Than Block-Size Key - Hash Key First"),
		"6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd",
	},
	{
		"hmac(md5)", FILL(0xaa, 80),
		TEXT("Test Using Larger Than Block-Size Key and Larger Than One Block-Size Data"),
		"6f630fad67cda0ee1fb1f562db3aa53e",
	},
	/* RFC 2202 section 3 */
	{
		"hmac(sha1)", FILL(0x0b, 20),
		TEXT("Hi There"),
		"b617318655057264e28bc0b6fb378c8ef146be00",
	},
	{
		"hmac(sha1)", TEXT("Jefe"),
		TEXT("what do ya want for nothing?"),
		"effcdf6ae5eb2fa2d27416d5f184df9c259a7c79",
	},
	{
		"hmac(sha1)", FILL(0xaa, 20),
		FILL(0xdd, 50),
		"125d7342b9ac11cd91a39af48aa17b4f63f175d3",
	},
	{
		"hmac(sha1)", COUNT(25),
		FILL(0xcd, 50),
		"4c9007f4026250c6bc8414f9bf50c86c2d7235da",
	},
	{
		"hmac(sha1)", FILL(0x0c, 20),
		TEXT("Test With Truncation"),
		"4c1a03424b55e07fe7f27be1d58bb9324a9a5a04",
	},
	{
		"hmac(sha1)", FILL(0xaa, 80),
		TEXT("Test Using Larger Than Block-Size Key - Hash Key First"),
		"aa4ae5e15272d00e95705637ce8a3b55ed402112",
	},
	{
		"hmac(sha1)", FILL(0xaa, 80),
		TEXT("Test Using Larger Than Block-Size Key and Larger Than One Block-Size Data"),
		"e8e99d0f45237d786d6bbaa7965c7808bbff1a91",
	},
	/* RFC 4231 section 4, but for its truncated case */
	{
		"hmac(sha224)", FILL(0x0b, 20),
		TEXT("Hi There"),
		"896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22",
	},
	{
		"hmac(sha224)", TEXT("Jefe"),
		TEXT("what do ya want for nothing?"),
		"a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44",
	},
	{
		"hmac(sha224)", FILL(0xaa, 20),
		FILL(0xdd, 50),
		"7fb3cb3588c6c1f6ffa9694d7d6ad2649365b0c1f65d69d1ec8333ea",
	},
	{
		"hmac(sha224)", COUNT(25),
		FILL(0xcd, 50),
		"6c11506874013cac6a2abc1bb382627cec6a90d86efc012de7afec5a",
	},
	{
		"hmac(sha224)", FILL(0xaa, 131),
		TEXT("Test Using Larger Than Block-Size Key - Hash Key First"),
		"95e9a0db962095adaebe9b2d6f0dbce2d499f112f2d2b7273fa6870e",
	},
	{
		"hmac(sha224)", FILL(0xaa, 131),
		TEXT("This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm."),
		"3a854166ac5d9f023f54d517d0b39dbd946770db9c2b95c9f6f565d1",
	},
	{
		"hmac(sha256)", FILL(0x0b, 20),
		TEXT("Hi There"),
		"b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
	},
	{
		"hmac(sha256)", TEXT("Jefe"),
		TEXT("what do ya want for nothing?"),
		"5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
	},
	{
		"hmac(sha256)", FILL(0xaa, 20),
		FILL(0xdd, 50),
		"773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
	},
	{
		"hmac(sha256)", COUNT(25),
		FILL(0xcd, 50),
		"82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
	},
	{
		"hmac(sha256)", FILL(0xaa, 131),
		TEXT("Test Using Larger Than Block-Size Key - Hash Key First"),
		"60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
	},
	{
		"hmac(sha256)", FILL(0xaa, 131),
		TEXT("This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm."),
		"9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
	},
	{
		"hmac(sha384)", FILL(0x0b, 20),
		TEXT("Hi There"),
		"afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6",
	},
	{
		"hmac(sha384)", TEXT("Jefe"),
		TEXT("what do ya want for nothing?"),
		"af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649",
	},
	{
		"hmac(sha384)", FILL(0xaa, 20),
		FILL(0xdd, 50),
		"88062608d3e6ad8a0aa2ace014c8a86f0aa635d947ac9febe83ef4e55966144b2a5ab39dc13814b94e3ab6e101a34f27",
	},
	{
		"hmac(sha384)", COUNT(25),
		FILL(0xcd, 50),
		"3e8a69b7783c25851933ab6290af6ca77a9981480850009cc5577c6e1f573b4e6801dd23c4a7d679ccf8a386c674cffb",
	},
	{
		"hmac(sha384)", FILL(0xaa, 131),
		TEXT("Test Using Larger Than Block-Size Key - Hash Key First"),
		"4ece084485813e9088d2c63a041bc5b44f9ef1012a2b588f3cd11f05033ac4c60c2ef6ab4030fe8296248df163f44952",
	},
	{
		"hmac(sha384)", FILL(0xaa, 131),
		TEXT("This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm."),
		"6617178e941f020d351e2f254e8fd32c602420feb0b8fb9adccebb82461e99c5a678cc31e799176d3860e6110c46523e",
	},
	{
		"hmac(sha512)", FILL(0x0b, 20),
		TEXT("Hi There"),
		"87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854",
	},
	{
		"hmac(sha512)", TEXT("Jefe"),
		TEXT("what do ya want for nothing?"),
		"164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737",
	},
	{
		"hmac(sha512)", FILL(0xaa, 20),
		FILL(0xdd, 50),
		"fa73b0089d56a284efb0f0756c890be9b1b5dbdd8ee81a3655f83e33b2279d39bf3e848279a722c806b485a47e67c807b946a337bee8942674278859e13292fb",
	},
	{
		"hmac(sha512)", COUNT(25),
		FILL(0xcd, 50),
		"b0ba465637458c6990e5a8c5f61d4af7e576d97ff94b872de76f8050361ee3dba91ca5c11aa25eb4d679275cc5788063a5f19741120c4f2de2adebeb10a298dd",
	},
	{
		"hmac(sha512)", FILL(0xaa, 131),
		TEXT("Test Using Larger Than Block-Size Key - Hash Key First"),
		"80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f3526b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598",
	},
	{
		"hmac(sha512)", FILL(0xaa, 131),
		TEXT("This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm."),
		"e37b6a775dc87dbaa4dfa9f96e5e3ffddebd71f8867289865df5a32d20cdc944b6022cac3c4982b10d5eeb55c3e4de15134676fb6de0446065c97440fa8c6a58",
	},
};

/* A million times "a": the third message of NIST's example set, and the same for MD5. */
static const struct {
	const char *algorithm;
	const char *digest;
} million[] = {
	{
		"md5",
		"7707d6ae4e027c70eea2a935c2296f21",
	},
	{
		"sha1",
		"34aa973cd4c4daa4f61eeb2bdbad27316534016f",
	},
	{
		"sha224",
		"20794655980c91d8bbb4c1ea97618a4bf03f42581948b2ee4ee7ad67",
	},
	{
		"sha256",
		"cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
	},
	{
		"sha384",
		"9d0e1809716474cb086e834e310a4a1ced149e9c00f248527972cec5704c2a5b07b8b3dc38ecc4ebae97ddd87f3d8985",
	},
	{
		"sha512",
		"e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973ebde0ff244877ea60a4cb0432ce577c31beb009c5c2c49aa2e4eadb217ad8cc09b",
	},
};
// clang-format on

static size_t expand(const struct input *in, uint8_t out[MAX_INPUT])
{
	size_t i;

	if (in->text) {
		memcpy(out, in->text, strlen(in->text));
		return strlen(in->text);
	}
	for (i = 0; i < in->len; i++)
		out[i] = in->fill == COUNTED ? (uint8_t)(i + 1) : (uint8_t)in->fill;
	return in->len;
}

static bool is_hex(int len, const uint8_t *digest, const char *hex)
{
	char text[2 * DIGEST_MAX + 1] = "";
	int i;

	for (i = 0; i < len; i++)
		snprintf(text + 2 * i, 3, "%02x", digest[i]);
	return !strcmp(text, hex) || fail("%s instead of %s", text, hex);
}

/**
 * test_vectors() - the examples of RFC 1321, FIPS 180-4, RFC 2202 and RFC 4231
 *
 * Return: true if passed.
 */
bool test_vectors(void)
{
	uint8_t k[MAX_INPUT], message[MAX_INPUT], got[DIGEST_MAX];
	size_t i, len, found = 0;
	int tfm, op, ret;
	bool ok = true;

	for (i = 0; ok && i < ARRAY_SIZE(vectors); i++) {
		if (strcmp(vectors[i].algorithm, dut.algorithm))
			continue;
		found++;
		tfm = bind_to("hash", dut.name);
		len = expand(&vectors[i].key, k);
		ok = opened(tfm);
		ret = ok && dut.mac ? set_key(tfm, k, len) : 0;
		op = accept_op(tfm);
		len = expand(&vectors[i].message, message);
		if (!ret)
			ret = oneshot(op, message, len, got);
		ok = ok && (is_hex(ret, got, vectors[i].digest) || fail("example %zu", found));
		close(op);
		close(tfm);
	}
	return ok && (found || fail("no example of %s", dut.algorithm));
}

/**
 * test_million() - a million times "a", in pieces
 *
 * Return: true if passed.
 */
bool test_million(void)
{
	uint8_t part[1000], got[DIGEST_MAX];
	int op = open_op(&dut), ret = 0;
	bool ok = opened(op);
	size_t i, n;

	memset(part, 'a', sizeof(part));
	for (n = 0; ok && n < 1000 && !ret; n++)
		ret = send_more(op, part, sizeof(part));
	if (!ret)
		ret = read_digest(op, got);
	for (i = 0; ok && i < ARRAY_SIZE(million); i++) {
		if (strcmp(million[i].algorithm, dut.algorithm))
			continue;
		close(op);
		return is_hex(ret, got, million[i].digest);
	}
	close(op);
	return ok && fail("no example of %s", dut.algorithm);
}
