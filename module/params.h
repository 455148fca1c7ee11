/* SPDX-License-Identifier: GPL-2.0-only */
/* The module parameters of fastalg.ko, checked. */
#ifndef FASTALG_PARAMS_H
#define FASTALG_PARAMS_H

#include "select.h"

/* The priority of the kernel's own portable C. */
#define FASTALG_KERNEL_GENERIC_PRIORITY 100

/**
 * struct fastalg_options - what the module was asked for
 * @all: register every usable implementation, not only the best
 * @ct: only constant-time code
 * @features: CPU features admitted by features=
 */
struct fastalg_options {
	bool all;
	bool ct;
	u32 features;
};

extern struct fastalg_options fastalg_options;

int fastalg_params_check(u32 cpu_features);
bool fastalg_is_disabled(const char *alg, const char *driver, const char *isa);
int fastalg_priority(const struct fastalg_impl *impl, unsigned int nr_worse);
bool fastalg_wanted(const struct fastalg_impl *impl, bool hmac);
void fastalg_describe_features(char *buf, size_t size, u32 cpu_features);

#endif /* FASTALG_PARAMS_H */
