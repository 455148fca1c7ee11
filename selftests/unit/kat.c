// SPDX-License-Identifier: GPL-2.0-only
/* The known-answer tests of the module, module/kat.c, and its hash_format.c. */
#include "hash.h"
#include "module/hash_format.h"
#include "module/kat.h"

#define MAX_ROWS 256

static const struct fastalg_impl *oracle_of(const struct fastalg_impl *row)
{
	const struct fastalg_impl *oracle = fastalg_generic_impls;

	while (oracle->prim != row->prim)
		oracle++;
	return oracle;
}

static bool rows_pass(struct test *t)
{
	const struct fastalg_impl *rows[MAX_ROWS];
	u32 i, n = all_rows(rows, MAX_ROWS);

	for (i = 0; i < n; i++) {
		const char *why = NULL;

		if (!(rows[i]->features & ~t->features))
			why = fastalg_kat(rows[i], oracle_of(rows[i]));
		if (why)
			return fail(t, "%s fails: %s", rows[i]->name, why);
	}
	return true;
}

/* What a wrong build of an implementation is most likely to do. */
static bool faults_refused(struct test *t)
{
	static const char *const must[] = { "wrong_always", "wrong_from_5", "stays_on_a_block" };
	u32 i, found = 0;

	for (i = 0; i < ARRAY_SIZE(must); i++) {
		const struct planted_fault *f = hash_faults;

		for (; f->name && strcmp(f->name, must[i]); f++)
			;
		if (!f->name)
			continue;
		found++;
		if (!fastalg_kat(&f->impl, oracle_of(&f->impl)))
			return fail(t, "planted fault %s passes", must[i]);
	}
	return found == ARRAY_SIZE(must) || fail(t, "a planted fault is missing");
}

static bool unknown_refused(struct test *t)
{
	struct fastalg_impl row = fastalg_generic_impls[0];

	row.prim = FASTALG_NR_PRIMS;
	if (!fastalg_kat(&row, &fastalg_generic_impls[0]))
		return fail(t, "a primitive without known answers passes");
	return true;
}

/* Each family's padding and output against the padding of these tests. */
static bool formats(struct test *t)
{
	static u8 msg[300];
	u32 i, n, found = 0;

	rng_fill(t, msg, sizeof(msg));
	for (i = 0; i < fastalg_nr_hash_families; i++) {
		const struct fastalg_hash_family *family = &fastalg_hash_families[i];
		const struct hash_alg *alg = hash_algs;

		while (alg->name && strcmp(alg->name, family->name))
			alg++;
		if (!alg->name)
			return fail(t, "%s is not in hash_algs of the tests", family->name);
		found++;
		for (n = 0; n <= sizeof(msg); n++) {
			const struct fastalg_impl probe = { .prim = family->prim };
			const struct fastalg_impl *row = oracle_of(&probe);
			u8 state[HASH_MAX_STATE] __attribute__((aligned(8)));
			u8 pad[2 * HASH_MAX_BLOCK], out[HASH_MAX_DIGEST], want[HASH_MAX_DIGEST];
			u32 whole = n / family->block_size, rest = n % family->block_size;
			u32 blocks;

			AT(t, "family %u, %u bytes", (unsigned int)i, (unsigned int)n);
			memset(pad, 0xee, sizeof(pad));
			memcpy(pad, msg + n - rest, rest);
			memcpy(state, family->iv, family->state_size);
			row->ops.hash_blocks(state, msg, whole, family->k);
			blocks = fastalg_hash_pad(family, pad, rest, n);
			row->ops.hash_blocks(state, pad, blocks, family->k);
			fastalg_hash_output(family, state, out);
			hash_digest(alg, row, msg, n, want);
			if (family->digest_size != alg->digest || memcmp(out, want, alg->digest))
				return fail(t, "%s differs", family->name);
		}
	}
	for (i = 0; hash_algs[i].name; i++)
		;
	return found == i ||
	       fail(t, "%u families of %u are there", (unsigned int)found, (unsigned int)i);
}

/* The length of a message of 2^29 bytes and more does not fit 32 bits of bits (B05). */
static bool long_lengths(struct test *t)
{
	static const u64 lens[] = { 1ULL << 29, (1ULL << 32) - 64, 1ULL << 32,
				    0x123456789abcd0ULL };
	u32 i, j;

	for (i = 0; i < fastalg_nr_hash_families; i++) {
		const struct fastalg_hash_family *family = &fastalg_hash_families[i];

		for (j = 0; j < ARRAY_SIZE(lens); j++) {
			u8 pad[2 * HASH_MAX_BLOCK];
			u64 bits = lens[j] << 3;
			u32 used = lens[j] & (family->block_size - 1);
			u8 *end = pad +
				  family->block_size * fastalg_hash_pad(family, pad, used, lens[j]);
			u64 got = 0;
			int b;

			for (b = 0; b < 8; b++)
				got = family->words == FASTALG_WORDS_LE32 ? got << 8 | end[-1 - b]
									  : got << 8 | end[b - 8];
			if (got != bits)
				return fail(t, "%s: wrong length field, length %u of the table",
					    family->name, (unsigned int)j);
		}
	}
	return true;
}

const struct plain_test kat_tests[] = {
	{ "kat: every row that can run passes", rows_pass },
	{ "kat: planted faults are refused", faults_refused },
	{ "kat: a primitive without known answers is refused", unknown_refused },
	{ "hash_format: padding and output of each hash", formats },
	{ "hash_format: length field beyond 32 bits", long_lengths },
	{},
};
