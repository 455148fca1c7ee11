// SPDX-License-Identifier: GPL-2.0-only
/* The hash standards as data, see hash_format.h. */
#include "hash_format.h"

/*
 * The layout in which the kernel's own drivers export an unfinished SHA-224 or
 * SHA-256; ours is the same so that one can stand in for the other.
 */
struct sha256_context {
	u32 state[FASTALG_SHA256_STATE_WORDS];
	u64 count;
	u8 buffer[FASTALG_SHA256_BLOCK_SIZE];
};

/* FIPS 180-4 section 5.3.2 */
static const u32 sha224_iv[FASTALG_SHA256_STATE_WORDS] = {
	0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939,
	0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
};

/* FIPS 180-4 section 5.3.3 */
static const u32 sha256_iv[FASTALG_SHA256_STATE_WORDS] = {
	0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
	0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

/* clang-format off */
#define SHA256_LIKE(name_, iv_, digest_size_)				\
	{								\
		.name = name_,						\
		.prim = FASTALG_SHA256_BLOCKS,				\
		.iv = iv_,						\
		.k = fastalg_sha256_k,					\
		.words = FASTALG_WORDS_BE32,				\
		.block_size = FASTALG_SHA256_BLOCK_SIZE,		\
		.block_shift = 6,					\
		.length_size = 8,					\
		.state_size = sizeof(u32[FASTALG_SHA256_STATE_WORDS]),	\
		.digest_size = digest_size_,				\
		.context_size = sizeof(struct sha256_context),		\
		.count_offset = offsetof(struct sha256_context, count),	\
		.buffer_offset = offsetof(struct sha256_context, buffer),	\
	}
/* clang-format on */

const struct fastalg_hash_family fastalg_hash_families[] = {
	SHA256_LIKE("sha224", sha224_iv, 28),
	SHA256_LIKE("sha256", sha256_iv, 32),
};

const unsigned int fastalg_nr_hash_families = ARRAY_SIZE(fastalg_hash_families);

static void put_le32(u32 v, u8 *p)
{
	p[0] = v;
	p[1] = v >> 8;
	p[2] = v >> 16;
	p[3] = v >> 24;
}

static void put_be64(u64 v, u8 *p)
{
	fastalg_put_be32(v >> 32, p);
	fastalg_put_be32(v, p + 4);
}

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

	/* The length is in bits, so the top three bits of @count need a wide field. */
	if (family->words == FASTALG_WORDS_LE32) {
		put_le32(count << 3, end - 8);
		put_le32(count >> 29, end - 4);
	} else {
		put_be64(count << 3, end - 8);
		if (family->length_size > 8)
			end[-9] = count >> 61;
	}
	return nblocks;
}

/**
 * fastalg_hash_output() - write the final state as a digest
 * @family: the hash
 * @state: its state, words of the CPU's byte order
 * @out: out, @family->digest_size bytes at any alignment
 */
void fastalg_hash_output(const struct fastalg_hash_family *family, const void *state, u8 *out)
{
	const u32 *s32 = state;
	const u64 *s64 = state;
	unsigned int i, n = family->digest_size;

	switch (family->words) {
	case FASTALG_WORDS_BE32:
		for (i = 0; i < n / 4; i++)
			fastalg_put_be32(s32[i], out + 4 * i);
		break;
	case FASTALG_WORDS_LE32:
		for (i = 0; i < n / 4; i++)
			put_le32(s32[i], out + 4 * i);
		break;
	case FASTALG_WORDS_BE64:
		for (i = 0; i < n / 8; i++)
			put_be64(s64[i], out + 8 * i);
		break;
	}
}
