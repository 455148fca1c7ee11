// SPDX-License-Identifier: GPL-2.0-only
/* fastalg.ko: which code fits this CPU, is it right, register it. */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/bug.h>
#include <linux/fips.h>
#include <linux/kernel.h>
#include <linux/module.h>

#include "hash.h"
#include "kat.h"
#include "params.h"
#include "select.h"
#include "simd.h"
#include "version.h"

static u32 cpu_features(void)
{
#ifdef FASTALG_HAVE_ARCH
	return fastalg_cpu_features();
#else
	return 0;
#endif
}

static const struct fastalg_impl *portable(enum fastalg_prim prim)
{
	unsigned int i;

	for (i = 0; i < fastalg_generic_nr_impls; i++)
		if (fastalg_generic_impls[i].prim == prim)
			return &fastalg_generic_impls[i];
	return NULL;
}

/* Module code loads in task context, where SIMD is always usable. */
static const char *run_kat(const struct fastalg_impl *impl)
{
	struct fastalg_simd simd;
	const char *failed;

	if (!(impl->flags & FASTALG_IMPL_SIMD))
		return fastalg_kat(impl, portable(impl->prim));
	fastalg_simd_begin(&simd);
	failed = fastalg_kat(impl, portable(impl->prim));
	fastalg_simd_end(&simd);
	return failed;
}

/* Take off the list what does not compute what the standard says. */
static void drop_failing(struct fastalg_candidates *list)
{
	unsigned int i = 0;

	while (i < list->nr) {
		const char *failed = run_kat(list->impl[i]);

		if (!failed) {
			i++;
			continue;
		}
		pr_err("%s failed its known-answer test (%s), not registered\n",
		       list->impl[i]->name, failed);
		fastalg_candidates_drop(list, i);
	}
}

static void __init print_summary(const struct fastalg_report *report, u32 features)
{
	char chosen[256] = "", why[128];
	bool low = report->priority < FASTALG_KERNEL_GENERIC_PRIORITY;
	const char *left = "";
	unsigned int prim;
	int n = 0;

	/* The only hash that can be is MD5, and its HMAC is then, too. */
	if (report->hash_left_out)
		left = ", md5 and hmac left to the kernel (priority= registers them)";
	else if (report->hmac_left_out)
		left = ", hmac left to the kernel (priority= registers it)";

	for (prim = 0; prim < FASTALG_NR_PRIMS; prim++)
		if (report->best[prim])
			n += scnprintf(chosen + n, sizeof(chosen) - n, "%s%s: %s", n ? ", " : "",
				       fastalg_prim_name(prim), report->best[prim]->isa);
	fastalg_describe_features(why, sizeof(why), features);
	pr_info("%s (%s), %u algorithm%s registered at priority %d%s%s\n", chosen, why, report->nr,
		report->nr == 1 ? "" : "s", report->priority, low ? ", below the kernel's own" : "",
		left);
}

static int __init fastalg_init(void)
{
	static struct fastalg_candidates usable[FASTALG_NR_PRIMS];
	struct fastalg_report report = {};
	struct fastalg_filter filter;
	u32 features = cpu_features();
	unsigned int prim;
	int err;

	err = fastalg_params_check(features);
	if (err)
		return err;

	/* The crypto API panics on what we can refuse (crypto_check_module_sig()). */
	if (fips_enabled && !module_sig_ok(THIS_MODULE)) {
		pr_err("FIPS mode takes only signed crypto modules: sign fastalg.ko with a key this kernel trusts\n");
		return -EKEYREJECTED;
	}

	filter.features = features & fastalg_options.features;
	filter.ct_only = fastalg_options.ct;
	filter.no_simd = !FASTALG_HAVE_SIMD;
	for (prim = 0; prim < FASTALG_NR_PRIMS; prim++) {
		if (WARN_ON(!fastalg_select(&usable[prim], prim, &filter)))
			return -E2BIG;
		drop_failing(&usable[prim]);
	}

	err = fastalg_hash_register(usable, &report);
	if (err)
		return err;
	if (!report.nr) {
		pr_err("nothing left to register: the parameters and the self-tests rule out every implementation\n");
		fastalg_hash_unregister();
		return -ENODEV;
	}
	print_summary(&report, features);
	return 0;
}

static void __exit fastalg_exit(void)
{
	fastalg_hash_unregister();
}

module_init(fastalg_init);
module_exit(fastalg_exit);

MODULE_DESCRIPTION("Fast MD5, SHA-1, SHA-2 and HMAC for CPUs the kernel has slow code for");
MODULE_AUTHOR("The fastalg authors");
MODULE_LICENSE("GPL v2");
MODULE_VERSION(FASTALG_VERSION);
