// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * MD5 compression in portable C, RFC 1321 section 3.4. Written to be checked
 * against the standard by eye: it is the oracle of the tests.
 */
#include <fastalg/impl.h>

fastalg_hash_blocks_fn fastalg_md5_blocks_generic;

static inline u32 rol32_(u32 x, unsigned int n)
{
	return x << n | x >> (32 - n);
}

static inline u32 f(u32 x, u32 y, u32 z)
{
	return z ^ (x & (y ^ z));
}

static inline u32 g(u32 x, u32 y, u32 z)
{
	return y ^ (z & (x ^ y));
}

static inline u32 h(u32 x, u32 y, u32 z)
{
	return x ^ y ^ z;
}

static inline u32 i(u32 x, u32 y, u32 z)
{
	return y ^ (x | ~z);
}

/* The operation that the standard writes [abcd k s i]; i counts from 1 there. */
#define OP(fn, a, b, c, d, x, s, t)            \
	do {                                   \
		a += fn(b, c, d) + (x) + k[t]; \
		a = rol32_(a, s) + b;          \
	} while (0)

/* One of the four rounds: 16 operations, the words of the message in steps of @step. */
#define ROUND(fn, from, first, step, s0, s1, s2, s3)                                            \
	do {                                                                                    \
		for (t = 0; t < 16; t += 4) {                                                   \
			OP(fn, a, b, c, d, m[(first + step * t) & 15], s0, from + t);           \
			OP(fn, d, a, b, c, m[(first + step * (t + 1)) & 15], s1, from + t + 1); \
			OP(fn, c, d, a, b, m[(first + step * (t + 2)) & 15], s2, from + t + 2); \
			OP(fn, b, c, d, a, m[(first + step * (t + 3)) & 15], s3, from + t + 3); \
		}                                                                               \
	} while (0)

/**
 * fastalg_md5_blocks_generic() - MD5 compression, see &fastalg_hash_blocks_fn
 * @state: chaining value A, B, C, D
 * @data: message blocks of 64 bytes
 * @nblocks: number of blocks
 * @k_: the constants T, 64 words
 *
 * RFC 1321 section 3.4. The message words are wiped on return; what the compiler
 * spills of the working variables is out of reach and stays on the stack.
 */
FASTALG_CALL
void fastalg_md5_blocks_generic(void *state, const u8 *data, size_t nblocks, const void *k_)
{
	const u32 *k = k_;
	u32 *s = state;
	u32 m[16];

	for (; nblocks; nblocks--, data += FASTALG_MD5_BLOCK_SIZE) {
		u32 a = s[0], b = s[1], c = s[2], d = s[3];
		int t;

		for (t = 0; t < 16; t++)
			m[t] = fastalg_get_le32(data + 4 * t);

		ROUND(f, 0, 0, 1, 7, 12, 17, 22);
		ROUND(g, 16, 1, 5, 5, 9, 14, 20);
		ROUND(h, 32, 5, 3, 4, 11, 16, 23);
		ROUND(i, 48, 0, 7, 6, 10, 15, 21);

		s[0] += a;
		s[1] += b;
		s[2] += c;
		s[3] += d;
	}

	fastalg_memzero(m, sizeof(m));
}
