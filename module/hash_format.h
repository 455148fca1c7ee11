/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What a hash standard says around its compression function: starting value,
 * padding, and how the state becomes a digest. Pure C, used by the glue, by
 * the known-answer tests and in user space.
 */
#ifndef FASTALG_HASH_FORMAT_H
#define FASTALG_HASH_FORMAT_H

#include <fastalg/prims.h>

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
 * struct fastalg_hash_family - one unkeyed hash; adding a hash is adding a row
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

extern const struct fastalg_hash_family fastalg_hash_families[];
extern const unsigned int fastalg_nr_hash_families;

unsigned int fastalg_hash_pad(const struct fastalg_hash_family *family, u8 *pad, unsigned int used,
			      u64 count);
void fastalg_hash_output(const struct fastalg_hash_family *family, const void *state, u8 *out);

#endif /* FASTALG_HASH_FORMAT_H */
