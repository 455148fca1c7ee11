/* SPDX-License-Identifier: GPL-2.0-only */
/* Hashes and their HMACs as shash algorithms of the kernel crypto API. */
#ifndef FASTALG_HASH_H
#define FASTALG_HASH_H

#include "select.h"

/**
 * struct fastalg_report - what was registered
 * @best: for each primitive the best implementation in use, or NULL
 * @nr: number of algorithms
 * @priority: the highest priority
 * @hash_left_out: a hash is not wanted, see fastalg_wanted()
 * @hmac_left_out: nor an HMAC
 */
struct fastalg_report {
	const struct fastalg_impl *best[FASTALG_NR_PRIMS];
	unsigned int nr;
	int priority;
	bool hash_left_out;
	bool hmac_left_out;
};

int fastalg_hash_register(const struct fastalg_candidates *usable, struct fastalg_report *report);
void fastalg_hash_unregister(void);
bool fastalg_hash_is_name(const char *name);
int fastalg_hash_list(char *buf, size_t size);

#endif /* FASTALG_HASH_H */
