// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * SHA-1 compression in portable C, FIPS 180-4 section 6.1.2. Written to be checked
 * against the standard by eye: it is the oracle of the tests.
 */
#include <fastalg/impl.h>

fastalg_hash_blocks_fn fastalg_sha1_blocks_generic;

static inline u32 rol32_(u32 x, unsigned int n)
{
	return x << n | x >> (32 - n);
}

/* The functions of (4.1) in section 4.1.1. */
static inline u32 ch(u32 x, u32 y, u32 z)
{
	return z ^ (x & (y ^ z));
}

static inline u32 parity(u32 x, u32 y, u32 z)
{
	return x ^ y ^ z;
}

static inline u32 maj(u32 x, u32 y, u32 z)
{
	return (x & y) | (z & (x | y));
}

/* The message schedule, section 6.1.2 step 1. */
static inline void expand(u32 w[80], const u8 *block)
{
	int t;

	for (t = 0; t < 16; t++)
		w[t] = fastalg_get_be32(block + 4 * t);
	for (; t < 80; t++)
		w[t] = rol32_(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1);
}

/*
 * One round of section 6.1.2 step 3. Instead of moving five variables along, the
 * caller renames them: only b and e change.
 */
#define ROUND(f, a, b, c, d, e, k, t)                        \
	do {                                                 \
		e += rol32_(a, 5) + f(b, c, d) + (k) + w[t]; \
		b = rol32_(b, 30);                           \
	} while (0)

#define ROUNDS_20(f, k, from)                              \
	do {                                               \
		for (t = from; t < from + 20; t += 5) {    \
			ROUND(f, a, b, c, d, e, k, t + 0); \
			ROUND(f, e, a, b, c, d, k, t + 1); \
			ROUND(f, d, e, a, b, c, k, t + 2); \
			ROUND(f, c, d, e, a, b, k, t + 3); \
			ROUND(f, b, c, d, e, a, k, t + 4); \
		}                                          \
	} while (0)

/**
 * fastalg_sha1_blocks_generic() - SHA-1 compression, see &fastalg_hash_blocks_fn
 * @state: chaining value H, 5 words
 * @data: message blocks of 64 bytes
 * @nblocks: number of blocks
 * @k_: the constants, 4 words
 *
 * FIPS 180-4 section 6.1.2. The message schedule is wiped on return; what the
 * compiler spills of the working variables is out of reach and stays on the stack.
 */
FASTALG_CALL
void fastalg_sha1_blocks_generic(void *state, const u8 *data, size_t nblocks, const void *k_)
{
	const u32 *k = k_;
	u32 *s = state;
	u32 w[80];

	for (; nblocks; nblocks--, data += FASTALG_SHA1_BLOCK_SIZE) {
		u32 a = s[0], b = s[1], c = s[2], d = s[3], e = s[4];
		int t;

		expand(w, data);

		ROUNDS_20(ch, k[0], 0);
		ROUNDS_20(parity, k[1], 20);
		ROUNDS_20(maj, k[2], 40);
		ROUNDS_20(parity, k[3], 60);

		s[0] += a;
		s[1] += b;
		s[2] += c;
		s[3] += d;
		s[4] += e;
	}

	fastalg_memzero(w, sizeof(w));
}
