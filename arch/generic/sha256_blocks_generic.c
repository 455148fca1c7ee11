// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * SHA-224/SHA-256 compression in portable C, FIPS 180-4 section 6.2.2. Written to
 * be checked against the standard by eye: it is the oracle of the tests.
 */
#include <fastalg/impl.h>

fastalg_hash_blocks_fn fastalg_sha256_blocks_generic;

static inline u32 ror32_(u32 x, unsigned int n)
{
	return x >> n | x << (32 - n);
}

/* The logical functions (4.2) to (4.7) of section 4.1.2. */
static inline u32 ch(u32 x, u32 y, u32 z)
{
	return z ^ (x & (y ^ z));
}

static inline u32 maj(u32 x, u32 y, u32 z)
{
	return (x & y) | (z & (x | y));
}

static inline u32 big_sigma0(u32 x)
{
	return ror32_(x, 2) ^ ror32_(x, 13) ^ ror32_(x, 22);
}

static inline u32 big_sigma1(u32 x)
{
	return ror32_(x, 6) ^ ror32_(x, 11) ^ ror32_(x, 25);
}

static inline u32 small_sigma0(u32 x)
{
	return ror32_(x, 7) ^ ror32_(x, 18) ^ x >> 3;
}

static inline u32 small_sigma1(u32 x)
{
	return ror32_(x, 17) ^ ror32_(x, 19) ^ x >> 10;
}

/* The message schedule, section 6.2.2 step 1. */
static inline void expand(u32 w[64], const u8 *block)
{
	int t;

	for (t = 0; t < 16; t++)
		w[t] = fastalg_get_be32(block + 4 * t);
	for (; t < 64; t++)
		w[t] = small_sigma1(w[t - 2]) + w[t - 7] + small_sigma0(w[t - 15]) + w[t - 16];
}

/*
 * One round of section 6.2.2 step 3. Instead of moving eight variables along,
 * the caller renames them: only d and h change.
 */
#define ROUND(a, b, c, d, e, f, g, h, t)                        \
	do {                                                    \
		h += big_sigma1(e) + ch(e, f, g) + k[t] + w[t]; \
		d += h;                                         \
		h += big_sigma0(a) + maj(a, b, c);              \
	} while (0)

/**
 * fastalg_sha256_blocks_generic() - SHA-256 compression, see &fastalg_hash_blocks_fn
 * @state: chaining value H, 8 words
 * @data: message blocks of 64 bytes
 * @nblocks: number of blocks
 * @k_: round constants, 64 words
 *
 * FIPS 180-4 section 6.2.2. The message schedule is wiped on return; what the
 * compiler spills of the working variables is out of reach and stays on the stack.
 */
FASTALG_CALL
void fastalg_sha256_blocks_generic(void *state, const u8 *data, size_t nblocks, const void *k_)
{
	const u32 *k = k_;
	u32 *s = state;
	u32 w[64];

	for (; nblocks; nblocks--, data += FASTALG_SHA256_BLOCK_SIZE) {
		u32 a = s[0], b = s[1], c = s[2], d = s[3];
		u32 e = s[4], f = s[5], g = s[6], h = s[7];
		int t;

		expand(w, data);

		for (t = 0; t < 64; t += 8) {
			ROUND(a, b, c, d, e, f, g, h, t + 0);
			ROUND(h, a, b, c, d, e, f, g, t + 1);
			ROUND(g, h, a, b, c, d, e, f, t + 2);
			ROUND(f, g, h, a, b, c, d, e, t + 3);
			ROUND(e, f, g, h, a, b, c, d, t + 4);
			ROUND(d, e, f, g, h, a, b, c, t + 5);
			ROUND(c, d, e, f, g, h, a, b, t + 6);
			ROUND(b, c, d, e, f, g, h, a, t + 7);
		}

		s[0] += a;
		s[1] += b;
		s[2] += c;
		s[3] += d;
		s[4] += e;
		s[5] += f;
		s[6] += g;
		s[7] += h;
	}

	fastalg_memzero(w, sizeof(w));
}
