// SPDX-License-Identifier: GPL-2.0-only
/* The tables themselves, and the choice among their rows: module/select.c. */
#include "module/select.h"
#include "test.h"

#define MAX_ROWS 256

static u32 nr_features(void)
{
#ifdef FASTALG_HAVE_ARCH
	return fastalg_nr_features;
#else
	return 0;
#endif
}

static bool names(struct test *t)
{
	const struct fastalg_impl *rows[MAX_ROWS];
	u32 i, j, n = all_rows(rows, MAX_ROWS);

	for (i = 0; i < n; i++) {
		const char *name = rows[i]->name, *isa = rows[i]->isa;
		size_t tail = strlen(isa) + 1;

		if (strlen(name) <= tail || strcmp(name + strlen(name) - tail + 1, isa) ||
		    name[strlen(name) - tail] != '_')
			return fail(t, "%s does not end in _%s", name, isa);
		for (j = 0; j < i; j++) {
			if (rows[j]->prim == rows[i]->prim && !strcmp(rows[j]->isa, isa))
				return fail(t, "two rows would be one driver: %s", name);
			if (rows[j]->prim == rows[i]->prim && rows[j]->rank == rows[i]->rank)
				return fail(t, "%s and %s have one rank", name, rows[j]->name);
		}
	}
	return true;
}

static bool features_named(struct test *t)
{
	const struct fastalg_impl *rows[MAX_ROWS];
	u32 i, n = all_rows(rows, MAX_ROWS);
	u32 known = (1ULL << nr_features()) - 1;

	if (t->features & ~known)
		return fail(t, "the CPU reports features 0x%x without a name",
			    (unsigned int)(t->features & ~known));
	for (i = 0; i < n; i++)
		if (rows[i]->features & ~known)
			return fail(t, "%s needs features 0x%x without a name", rows[i]->name,
				    (unsigned int)(rows[i]->features & ~known));
	return true;
}

static bool portable_rows(struct test *t)
{
	u32 i, seen = 0;

	for (i = 0; i < fastalg_generic_nr_impls; i++) {
		const struct fastalg_impl *row = &fastalg_generic_impls[i];

		if (row->features || row->flags != FASTALG_IMPL_CT || strcmp(row->isa, "generic"))
			return fail(t, "%s is not plain constant-time C", row->name);
		seen |= BIT(row->prim);
	}
	for (i = 0; i < FASTALG_NR_PRIMS; i++)
		if (!(seen & BIT(i)))
			return fail(t, "primitive %u has no portable row", (unsigned int)i);
	return true;
}

const struct plain_test dispatch_tests[] = {
	{ "tables: names, ranks and drivers are unique", names },
	{ "tables: each feature has a name", features_named },
	{ "tables: each primitive has a portable row", portable_rows },
	{},
};

/* What the filter's words mean, said once more and independently of select.c. */
static bool wanted(const struct fastalg_impl *row, u32 prim, const struct fastalg_filter *f)
{
	return row->prim == prim && (row->features & f->features) == row->features &&
	       (!f->ct_only || row->flags & FASTALG_IMPL_CT) &&
	       (!f->no_simd || !(row->flags & FASTALG_IMPL_SIMD));
}

static bool select_one(struct test *t, u32 prim, const struct fastalg_filter *f)
{
	const struct fastalg_impl *rows[MAX_ROWS], *fallback;
	u32 i, expected = 0, n = all_rows(rows, MAX_ROWS);
	struct fastalg_candidates c;

	memset(&c, 0xff, sizeof(c));
	fastalg_select(&c, prim, f);
	for (i = 0; i < n; i++)
		expected += wanted(rows[i], prim, f);
	if (c.nr != expected)
		return fail(t, "%u rows instead of %u", c.nr, (unsigned int)expected);
	for (i = 0; i < c.nr; i++) {
		if (!wanted(c.impl[i], prim, f))
			return fail(t, "%s was chosen", c.impl[i]->name);
		if (i && c.impl[i]->rank >= c.impl[i - 1]->rank)
			return fail(t, "%s is out of order", c.impl[i]->name);
	}
	if (!c.nr || !fastalg_is_portable(c.impl[c.nr - 1]))
		return fail(t, "the portable row is not the last resort");
	fallback = fastalg_fallback(&c);
	for (i = 0; c.impl[i]->flags & FASTALG_IMPL_SIMD; i++)
		;
	if (fallback != c.impl[i])
		return fail(t, "wrong fallback");
	return true;
}

static bool subsets(struct test *t)
{
	u32 features, prim, flags;

	for (features = 0; features < BIT(nr_features()); features++) {
		for (prim = 0; prim < FASTALG_NR_PRIMS; prim++) {
			for (flags = 0; flags < 4; flags++) {
				struct fastalg_filter f = {
					.features = features,
					.ct_only = flags & 1,
					.no_simd = flags >> 1,
				};

				AT(t, "features 0x%x, primitive %u, ct %u, no_simd %u",
				   (unsigned int)features, (unsigned int)prim,
				   (unsigned int)flags & 1, (unsigned int)flags >> 1);
				if (!select_one(t, prim, &f))
					return false;
			}
		}
	}
	return true;
}

static bool drop(struct test *t)
{
	static const struct fastalg_impl r[3];
	u32 i, j, k;

	for (i = 0; i < 3; i++) {
		struct fastalg_candidates c = { .impl = { &r[0], &r[1], &r[2] }, .nr = 3 };

		AT(t, "row %u of 3", (unsigned int)i);
		fastalg_candidates_drop(&c, i);
		if (c.nr != 2)
			return fail(t, "%u rows are left", c.nr);
		for (j = 0, k = 0; j < 3; j++)
			if (j != i && c.impl[k++] != &r[j])
				return fail(t, "the others changed their order");
	}
	return true;
}

static bool no_fallback(struct test *t)
{
	static const struct fastalg_impl simd = { .flags = FASTALG_IMPL_SIMD };
	struct fastalg_candidates c = { .nr = 0 };

	if (fastalg_fallback(&c))
		return fail(t, "a fallback out of an empty list");
	c.impl[c.nr++] = &simd;
	if (fastalg_fallback(&c))
		return fail(t, "a row on SIMD registers is no fallback");
	return true;
}

const struct plain_test select_tests[] = {
	{ "select: every subset of the features", subsets },
	{ "select: drop keeps the order", drop },
	{ "select: no fallback but on scalar registers", no_fallback },
	{},
};
