/* SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause */
/*
 * What FIPS 180-4 says of SHA-256 (section 6.2.2) and of SHA-512 (6.4.2) in the same
 * words. The includer defines before:
 *
 *	word			the type of a word
 *	ROUNDS			how many rounds
 *	get_word(p)		a word of the message
 *	big_sigma0() ...	the four functions that differ
 */
#ifndef FASTALG_SHA2_GENERIC_H
#define FASTALG_SHA2_GENERIC_H

#include <fastalg/impl.h>

static inline word ch(word x, word y, word z)
{
	return z ^ (x & (y ^ z));
}

static inline word maj(word x, word y, word z)
{
	return (x & y) | (z & (x | y));
}

/* The message schedule, step 1. */
static inline void expand(word w[ROUNDS], const u8 *block)
{
	int t;

	for (t = 0; t < 16; t++)
		w[t] = get_word(block + sizeof(word) * t);
	for (; t < ROUNDS; t++)
		w[t] = small_sigma1(w[t - 2]) + w[t - 7] + small_sigma0(w[t - 15]) + w[t - 16];
}

/*
 * One round of step 3. Instead of moving eight variables along, the caller renames
 * them: only d and h change.
 */
#define ROUND(a, b, c, d, e, f, g, h, t)                        \
	do {                                                    \
		h += big_sigma1(e) + ch(e, f, g) + k[t] + w[t]; \
		d += h;                                         \
		h += big_sigma0(a) + maj(a, b, c);              \
	} while (0)

/*
 * The compression of whole blocks. The message schedule is wiped on return; what the
 * compiler spills of the working variables is out of reach and stays on the stack.
 */
static inline void sha2_blocks(word s[8], const u8 *data, size_t nblocks, const word k[ROUNDS])
{
	word w[ROUNDS];

	for (; nblocks; nblocks--, data += 16 * sizeof(word)) {
		word a = s[0], b = s[1], c = s[2], d = s[3];
		word e = s[4], f = s[5], g = s[6], h = s[7];
		int t;

		expand(w, data);

		for (t = 0; t < ROUNDS; t += 8) {
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

#endif /* FASTALG_SHA2_GENERIC_H */
