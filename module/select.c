// SPDX-License-Identifier: GPL-2.0-only
/* Which implementations can serve a primitive, see select.h. */
#include "select.h"

/* Every table built in. */
static const struct {
	const struct fastalg_impl *rows;
	const unsigned int *nr;
} tables[] = {
	{ fastalg_generic_impls, &fastalg_generic_nr_impls },
#ifdef FASTALG_HAVE_ARCH
	{ fastalg_arch_impls, &fastalg_arch_nr_impls },
#endif
#ifdef FASTALG_PLANTED_FAULT
	{ fastalg_faulty_impls, &fastalg_faulty_nr_impls },
#endif
};

static const char *const prim_names[FASTALG_NR_PRIMS] = {
	[FASTALG_MD5_BLOCKS] = "md5",
	[FASTALG_SHA1_BLOCKS] = "sha1",
	[FASTALG_SHA256_BLOCKS] = "sha256",
	[FASTALG_SHA512_BLOCKS] = "sha512",
};

static bool admitted(const struct fastalg_impl *impl, const struct fastalg_filter *filter)
{
	if (impl->features & ~filter->features)
		return false;
	if (filter->ct_only && !(impl->flags & FASTALG_IMPL_CT))
		return false;
	return !(filter->no_simd && (impl->flags & FASTALG_IMPL_SIMD));
}

/* Equal ranks keep the order of the tables. */
static bool insert(struct fastalg_candidates *list, const struct fastalg_impl *impl)
{
	unsigned int i;

	if (list->nr == FASTALG_MAX_CANDIDATES)
		return false;
	for (i = list->nr++; i && list->impl[i - 1]->rank < impl->rank; i--)
		list->impl[i] = list->impl[i - 1];
	list->impl[i] = impl;
	return true;
}

/**
 * fastalg_row() - one row of all the tables built in
 * @i: number of the row, from 0; portable C comes first
 *
 * Return: the row, or NULL behind the last.
 */
const struct fastalg_impl *fastalg_row(unsigned int i)
{
	unsigned int t;

	for (t = 0; t < ARRAY_SIZE(tables); t++) {
		if (i < *tables[t].nr)
			return &tables[t].rows[i];
		i -= *tables[t].nr;
	}
	return NULL;
}

/**
 * fastalg_select() - list the usable implementations of a primitive
 * @out: out, the implementations, best first
 * @prim: the primitive
 * @filter: what is admitted
 *
 * Return: false if there are more than FASTALG_MAX_CANDIDATES; the rest is left out.
 */
bool fastalg_select(struct fastalg_candidates *out, enum fastalg_prim prim,
		    const struct fastalg_filter *filter)
{
	const struct fastalg_impl *impl;
	unsigned int i;

	out->nr = 0;
	for (i = 0; (impl = fastalg_row(i)); i++)
		if (impl->prim == prim && admitted(impl, filter) && !insert(out, impl))
			return false;
	return true;
}

/**
 * fastalg_candidates_drop() - take an implementation off a list
 * @list: the list; the order of the others stays
 * @i: its index, less than @list->nr
 */
void fastalg_candidates_drop(struct fastalg_candidates *list, unsigned int i)
{
	list->nr--;
	for (; i < list->nr; i++)
		list->impl[i] = list->impl[i + 1];
}

/**
 * fastalg_fallback() - what serves where SIMD registers may not be used
 * @list: the usable implementations, best first
 *
 * Return: the best one that needs no SIMD registers, or NULL.
 */
const struct fastalg_impl *fastalg_fallback(const struct fastalg_candidates *list)
{
	unsigned int i;

	for (i = 0; i < list->nr; i++)
		if (!(list->impl[i]->flags & FASTALG_IMPL_SIMD))
			return list->impl[i];
	return NULL;
}

/**
 * fastalg_is_portable() - is this the portable C of arch/generic?
 * @impl: an implementation
 *
 * Return: true if it is.
 */
bool fastalg_is_portable(const struct fastalg_impl *impl)
{
	return impl >= fastalg_generic_impls &&
	       impl < fastalg_generic_impls + fastalg_generic_nr_impls;
}

/**
 * fastalg_prim_name() - name of a primitive for messages
 * @prim: the primitive
 *
 * Return: its name, e.g. "sha256".
 */
const char *fastalg_prim_name(enum fastalg_prim prim)
{
	return prim_names[prim];
}
