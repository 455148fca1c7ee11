/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What a hash standard says around its compression function: starting value,
 * padding, and how the state becomes a digest. Pure C, used by the glue, by
 * the known-answer tests and in user space.
 */
#ifndef FASTALG_HASH_FORMAT_H
#define FASTALG_HASH_FORMAT_H

#include <fastalg/prims.h>

#ifndef __always_inline
#define __always_inline inline __attribute__((always_inline))
#endif

#define FASTALG_HASH_MAX_BLOCK 128
#define FASTALG_HASH_MAX_STATE 64
#define FASTALG_HASH_MAX_DIGEST 64

/* How the words of a hash are stored in the length field and in the digest. */
enum fastalg_word_format {
	FASTALG_WORDS_BE32,
	FASTALG_WORDS_LE32,
	FASTALG_WORDS_BE64,
};

/**
 * struct fastalg_hash_family - one unkeyed hash, a row of FASTALG_HASHES
 * @name: the kernel's name of the algorithm, e.g. "sha256"
 * @prim: the compression function
 * @iv: starting value of the state, @state_size bytes
 * @k: round constants, as the primitive's contract asks for
 * @words: byte order and width of the words
 * @block_size: bytes of a message block, a power of two
 * @block_shift: its logarithm: not every CPU can divide
 * @length_size: bytes of the length field that ends the padding
 * @state_size: bytes of the state
 * @digest_size: bytes of the digest, the first of the state
 * @export_size: bytes of an unfinished hash as the kernel exports it: the state at offset 0,
 * @export_count: at this offset the number of bytes hashed so far, a u64,
 * @export_buffer: and at this one the bytes that do not fill a block yet, in room for a block
 */
struct fastalg_hash_family {
	const char *name;
	enum fastalg_prim prim;
	const void *iv;
	const void *k;
	enum fastalg_word_format words;
	u16 block_size;
	u16 block_shift;
	u16 length_size;
	u16 state_size;
	u16 digest_size;
	u16 export_size;
	u16 export_count;
	u16 export_buffer;
};

/*
 * The layouts in which the kernel's own drivers before 6.17 export an unfinished hash;
 * ours are the same so that one can stand in for the other. Later -lib drivers have one
 * byte more, and none to exchange with.
 */
struct fastalg_md5_export {
	u32 state[FASTALG_MD5_STATE_WORDS];
	u8 buffer[FASTALG_MD5_BLOCK_SIZE];
	u64 count;
};

struct fastalg_sha1_export {
	u32 state[FASTALG_SHA1_STATE_WORDS];
	u64 count;
	u8 buffer[FASTALG_SHA1_BLOCK_SIZE];
};

struct fastalg_sha256_export {
	u32 state[FASTALG_SHA256_STATE_WORDS];
	u64 count;
	u8 buffer[FASTALG_SHA256_BLOCK_SIZE];
};

struct fastalg_sha512_export {
	u64 state[FASTALG_SHA512_STATE_WORDS];
	u64 count;
	u64 count_high;
	u8 buffer[FASTALG_SHA512_BLOCK_SIZE];
};

extern const u32 fastalg_md5_iv[FASTALG_MD5_STATE_WORDS];
extern const u32 fastalg_sha1_iv[FASTALG_SHA1_STATE_WORDS];
extern const u32 fastalg_sha224_iv[FASTALG_SHA256_STATE_WORDS];
extern const u32 fastalg_sha256_iv[FASTALG_SHA256_STATE_WORDS];
extern const u64 fastalg_sha384_iv[FASTALG_SHA512_STATE_WORDS];
extern const u64 fastalg_sha512_iv[FASTALG_SHA512_STATE_WORDS];

/* clang-format off */
/*
 * The hashes, a row each; to add one is to add its row, and its starting value:
 *	HASH(name, primitive, its lower case, words, log2 of a block, length field, digest)
 */
#define FASTALG_HASHES(HASH)						\
	HASH(md5, MD5, md5, FASTALG_WORDS_LE32, 6, 8, 16)		\
	HASH(sha1, SHA1, sha1, FASTALG_WORDS_BE32, 6, 8, 20)		\
	HASH(sha224, SHA256, sha256, FASTALG_WORDS_BE32, 6, 8, 28)	\
	HASH(sha256, SHA256, sha256, FASTALG_WORDS_BE32, 6, 8, 32)	\
	HASH(sha384, SHA512, sha512, FASTALG_WORDS_BE64, 7, 16, 48)	\
	HASH(sha512, SHA512, sha512, FASTALG_WORDS_BE64, 7, 16, 64)

/* The row as a struct fastalg_hash_family. */
#define FASTALG_HASH_FAMILY(name_, PRIM, alg, words_, block_shift_, length_size_, digest_size_)	\
	{									\
		.name = #name_,							\
		.prim = FASTALG_##PRIM##_BLOCKS,				\
		.iv = fastalg_##name_##_iv,					\
		.k = fastalg_##alg##_k,						\
		.words = words_,						\
		.block_size = FASTALG_##PRIM##_BLOCK_SIZE,			\
		.block_shift = block_shift_,					\
		.length_size = length_size_,					\
		.state_size = sizeof(fastalg_##name_##_iv),			\
		.digest_size = digest_size_,					\
		.export_size = sizeof(struct fastalg_##alg##_export),		\
		.export_count = offsetof(struct fastalg_##alg##_export, count),	\
		.export_buffer = offsetof(struct fastalg_##alg##_export, buffer),	\
	}
/* clang-format on */

extern const struct fastalg_hash_family fastalg_hash_families[];
extern const unsigned int fastalg_nr_hash_families;

/**
 * fastalg_hash_put_length() - write the length field that ends the padding
 * @family: the hash
 * @end: end of the padding; the field before it is all zero
 * @count: bytes of the whole message, modulo 2^64
 *
 * FIPS 180-4 section 5.1, RFC 1321 section 3.2. The length is in bits, so the top three
 * bits of @count need a wide field.
 */
static __always_inline void fastalg_hash_put_length(const struct fastalg_hash_family *family,
						    u8 *end, u64 count)
{
	if (family->words == FASTALG_WORDS_LE32) {
		fastalg_put_le32(count << 3, end - 8);
		fastalg_put_le32(count >> 29, end - 4);
	} else {
		fastalg_put_be64(count << 3, end - 8);
		if (family->length_size > 8)
			end[-9] = count >> 61;
	}
}

unsigned int fastalg_hash_pad(const struct fastalg_hash_family *family, u8 *pad, unsigned int used,
			      u64 count);

/* One word after the other is what a short message waits for. */
#ifdef __clang__
#define FASTALG_UNROLL _Pragma("clang loop unroll(full)")
#else
#define FASTALG_UNROLL _Pragma("GCC unroll 16")
#endif

/**
 * fastalg_hash_output() - write the final state as a digest
 * @family: the hash
 * @state: its state, words of the CPU's byte order
 * @out: out, @family->digest_size bytes at any alignment
 */
static __always_inline void fastalg_hash_output(const struct fastalg_hash_family *family,
						const void *state, u8 *out)
{
	const u32 *word = state;
	const u64 *wide = state;
	unsigned int i, n = family->digest_size;

	switch (family->words) {
	case FASTALG_WORDS_BE32:
		FASTALG_UNROLL
		for (i = 0; i < n / 4; i++)
			fastalg_put_be32(word[i], out + 4 * i);
		break;
	case FASTALG_WORDS_LE32:
		FASTALG_UNROLL
		for (i = 0; i < n / 4; i++)
			fastalg_put_le32(word[i], out + 4 * i);
		break;
	case FASTALG_WORDS_BE64:
		FASTALG_UNROLL
		for (i = 0; i < n / 8; i++)
			fastalg_put_be64(wide[i], out + 8 * i);
		break;
	}
}

#endif /* FASTALG_HASH_FORMAT_H */
