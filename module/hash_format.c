// SPDX-License-Identifier: GPL-2.0-only
/* The hash standards as data, see hash_format.h. */
#include "hash_format.h"

/* RFC 1321 section 3.3 */
const u32 fastalg_md5_iv[FASTALG_MD5_STATE_WORDS] = {
	0x67452301,
	0xefcdab89,
	0x98badcfe,
	0x10325476,
};

/* FIPS 180-4 section 5.3.1 */
const u32 fastalg_sha1_iv[FASTALG_SHA1_STATE_WORDS] = {
	0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0,
};

/* FIPS 180-4 section 5.3.2 */
const u32 fastalg_sha224_iv[FASTALG_SHA256_STATE_WORDS] = {
	0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939,
	0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
};

/* FIPS 180-4 section 5.3.3 */
const u32 fastalg_sha256_iv[FASTALG_SHA256_STATE_WORDS] = {
	0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
	0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

/* FIPS 180-4 section 5.3.4 */
const u64 fastalg_sha384_iv[FASTALG_SHA512_STATE_WORDS] = {
	0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
	0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
};

/* FIPS 180-4 section 5.3.5 */
const u64 fastalg_sha512_iv[FASTALG_SHA512_STATE_WORDS] = {
	0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
	0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

#define ROW(...) FASTALG_HASH_FAMILY(__VA_ARGS__),

const struct fastalg_hash_family fastalg_hash_families[] = { FASTALG_HASHES(ROW) };
const unsigned int fastalg_nr_hash_families = ARRAY_SIZE(fastalg_hash_families);

/**
 * fastalg_hash_pad() - append the padding of FIPS 180-4 section 5.1 (and RFC 1321)
 * @family: the hash
 * @pad: in/out, room for two blocks; holds the end of the message
 * @used: bytes of the message in @pad, less than a block
 * @count: bytes of the whole message, modulo 2^64
 *
 * Return: the number of blocks in @pad now, 1 or 2.
 */
unsigned int fastalg_hash_pad(const struct fastalg_hash_family *family, u8 *pad, unsigned int used,
			      u64 count)
{
	unsigned int nblocks = used + 1 + family->length_size > family->block_size ? 2 : 1;
	u8 *end = pad + nblocks * family->block_size;

	pad[used++] = 0x80;
	memset(pad + used, 0, end - (pad + used));

	fastalg_hash_put_length(family, end, count);
	return nblocks;
}
