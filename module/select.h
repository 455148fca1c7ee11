/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Which implementations can serve a primitive, best first. Pure C; built in
 * user space too.
 */
#ifndef FASTALG_SELECT_H
#define FASTALG_SELECT_H

#include <fastalg/impl.h>

/* More than any architecture has for one primitive. */
#define FASTALG_MAX_CANDIDATES 16

#ifdef FASTALG_PLANTED_FAULT
/* selftests/kernel/planted_fault.c: wrong on purpose, must never be registered. */
extern const struct fastalg_impl fastalg_faulty_impls[];
extern const unsigned int fastalg_faulty_nr_impls;
#endif

/**
 * struct fastalg_filter - which implementations are admitted
 * @features: the CPU features that may be used
 * @ct_only: only constant-time code
 * @no_simd: no code on SIMD registers
 */
struct fastalg_filter {
	u32 features;
	bool ct_only;
	bool no_simd;
};

/**
 * struct fastalg_candidates - the usable implementations of one primitive
 * @impl: best first
 * @nr: how many
 */
struct fastalg_candidates {
	const struct fastalg_impl *impl[FASTALG_MAX_CANDIDATES];
	unsigned int nr;
};

const struct fastalg_impl *fastalg_row(unsigned int i);
bool fastalg_select(struct fastalg_candidates *out, enum fastalg_prim prim,
		    const struct fastalg_filter *filter);
void fastalg_candidates_drop(struct fastalg_candidates *list, unsigned int i);
const struct fastalg_impl *fastalg_fallback(const struct fastalg_candidates *list);
bool fastalg_is_portable(const struct fastalg_impl *impl);
const char *fastalg_prim_name(enum fastalg_prim prim);

#endif /* FASTALG_SELECT_H */
