// SPDX-License-Identifier: GPL-2.0-only
/*
 * Known-answer tests that an implementation must pass before it is registered:
 * the examples of the standard, then longer messages against the portable C.
 */
#include "hash_format.h"
#include "kat.h"

/* Long enough for the widest interleaving and for every loop to come round. */
#define KAT_MAX_BLOCKS 17

struct hash_vector {
	const char *hash;
	const char *message;
	u8 digest[FASTALG_HASH_MAX_DIGEST];
};

/* clang-format off */
/* The one- and two-block examples that NIST publishes with FIPS 180-4. */
static const struct hash_vector hash_vectors[] = {
	{
		"sha224", "abc", {
			0x23, 0x09, 0x7d, 0x22, 0x34, 0x05, 0xd8, 0x22,
			0x86, 0x42, 0xa4, 0x77, 0xbd, 0xa2, 0x55, 0xb3,
			0x2a, 0xad, 0xbc, 0xe4, 0xbd, 0xa0, 0xb3, 0xf7,
			0xe3, 0x6c, 0x9d, 0xa7,
		},
	},
	{
		"sha224", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", {
			0x75, 0x38, 0x8b, 0x16, 0x51, 0x27, 0x76, 0xcc,
			0x5d, 0xba, 0x5d, 0xa1, 0xfd, 0x89, 0x01, 0x50,
			0xb0, 0xc6, 0x45, 0x5c, 0xb4, 0xf5, 0x8b, 0x19,
			0x52, 0x52, 0x25, 0x25,
		},
	},
	{
		"sha256", "abc", {
			0xba, 0x78, 0x16, 0xbf, 0x8f, 0x01, 0xcf, 0xea,
			0x41, 0x41, 0x40, 0xde, 0x5d, 0xae, 0x22, 0x23,
			0xb0, 0x03, 0x61, 0xa3, 0x96, 0x17, 0x7a, 0x9c,
			0xb4, 0x10, 0xff, 0x61, 0xf2, 0x00, 0x15, 0xad,
		},
	},
	{
		"sha256", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", {
			0x24, 0x8d, 0x6a, 0x61, 0xd2, 0x06, 0x38, 0xb8,
			0xe5, 0xc0, 0x26, 0x93, 0x0c, 0x3e, 0x60, 0x39,
			0xa3, 0x3c, 0xe4, 0x59, 0x64, 0xff, 0x21, 0x67,
			0xf6, 0xec, 0xed, 0xd4, 0x19, 0xdb, 0x06, 0xc1,
		},
	},
};
/* clang-format on */

static const struct fastalg_hash_family *family_by_name(const char *name)
{
	unsigned int i;

	for (i = 0; i < fastalg_nr_hash_families; i++)
		if (!strcmp(fastalg_hash_families[i].name, name))
			return &fastalg_hash_families[i];
	return NULL;
}

/* The state is words of at most 64 bits; so is its alignment. */
union hash_state {
	u64 align;
	u8 bytes[FASTALG_HASH_MAX_STATE];
};

static bool passes_vector(const struct fastalg_impl *impl, const struct hash_vector *v,
			  const struct fastalg_hash_family *family)
{
	unsigned int len = strlen(v->message);
	u8 pad[2 * FASTALG_HASH_MAX_BLOCK];
	u8 out[FASTALG_HASH_MAX_DIGEST];
	union hash_state s;

	memcpy(s.bytes, family->iv, family->state_size);
	memcpy(pad, v->message, len);
	impl->ops.hash_blocks(s.bytes, pad, fastalg_hash_pad(family, pad, len, len), family->k);
	fastalg_hash_output(family, s.bytes, out);
	return !memcmp(out, v->digest, family->digest_size);
}

/* Run on from one state over 0, 1, 2, 3, 5, 8 and 17 blocks at changing alignments. */
static bool agrees_with(const struct fastalg_impl *impl, const struct fastalg_impl *oracle,
			const struct fastalg_hash_family *family)
{
	static const u8 steps[] = { 0, 1, 2, 3, 5, 8, KAT_MAX_BLOCKS };
	static u8 message[KAT_MAX_BLOCKS * FASTALG_HASH_MAX_BLOCK + ARRAY_SIZE(steps)];
	union hash_state got, want;
	unsigned int i;
	u32 x = 1;

	for (i = 0; i < sizeof(message); i++) {
		x = x * 1664525 + 1013904223;
		message[i] = x >> 24;
	}
	memcpy(got.bytes, family->iv, family->state_size);
	want = got;
	for (i = 0; i < ARRAY_SIZE(steps); i++) {
		impl->ops.hash_blocks(got.bytes, message + i, steps[i], family->k);
		oracle->ops.hash_blocks(want.bytes, message + i, steps[i], family->k);
		if (memcmp(got.bytes, want.bytes, family->state_size))
			return false;
	}
	return true;
}

/**
 * fastalg_kat() - run the known-answer tests of one implementation
 * @impl: the implementation; if it uses SIMD registers the caller has made them
 *	usable, for up to 4 KB of data
 * @oracle: the portable implementation of the same primitive
 *
 * Not reentrant.
 *
 * Return: NULL when all passed, else what failed.
 */
const char *fastalg_kat(const struct fastalg_impl *impl, const struct fastalg_impl *oracle)
{
	const struct fastalg_hash_family *family, *tested = NULL;
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(hash_vectors); i++) {
		family = family_by_name(hash_vectors[i].hash);
		if (!family || family->prim != impl->prim)
			continue;
		if (!passes_vector(impl, &hash_vectors[i], family))
			return "an example of the standard";
		tested = family;
	}
	if (!tested)
		return "nothing: no known answer for its primitive";
	if (!agrees_with(impl, oracle, tested))
		return "a long message against the portable C";
	return NULL;
}
