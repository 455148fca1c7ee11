// SPDX-License-Identifier: GPL-2.0-only
/* The module parameters, see params.h. */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/kernel.h>
#include <linux/limits.h>
#include <linux/module.h>
#include <linux/moduleparam.h>
#include <linux/string.h>

#include "hash.h"
#include "params.h"

/*
 * The kernel's software drivers go from 100 (portable C) to about 800. Most crypto
 * engines sit among them at 200 to 400, so the default outranks these: for the short
 * messages of a board's daily work the CPU is the faster one. A few use 3000 and more
 * (CAAM, Talitos), and so keep their place. To stay behind an engine give a priority
 * below its own, which /proc/crypto shows; it must stay above the kernel's software
 * (up to 300 for hashes) to be of use. Who asks for a synchronous hash never gets an
 * engine anyway.
 */
#define DEFAULT_PRIORITY 1000
#define MAX_PRIORITY 100000

/*
 * Our portable C is no faster than the kernel's, and far slower than what the
 * kernel has for CPUs we have no code for: it stays below the kernel's 100.
 */
#define PORTABLE_PRIORITY 90

#define PRIORITY_NOT_GIVEN INT_MIN

struct fastalg_options fastalg_options;

static char *disable;
static char *features;
static int priority = PRIORITY_NOT_GIVEN;
static bool priority_given;

module_param_named(all, fastalg_options.all, bool, 0444);
MODULE_PARM_DESC(all,
		 "Register every implementation this CPU can run, not only the best (default: no)");
module_param(disable, charp, 0444);
MODULE_PARM_DESC(disable,
		 "Comma-separated algorithms, instruction sets or drivers not to register");
module_param(features, charp, 0444);
MODULE_PARM_DESC(features,
		 "Comma-separated CPU features to use if present, or none (default: all)");
module_param_named(ct, fastalg_options.ct, bool, 0444);
MODULE_PARM_DESC(ct, "Admit only constant-time implementations (default: no)");
module_param(priority, int, 0444);
MODULE_PARM_DESC(priority,
		 "1 to 100000 (default: 1000, above software and most engines; portable C: 90)");

/* Longest of an algorithm's, driver's or feature's name worth comparing. */
#define MAX_WORD 64

/*
 * Copy the next word of a comma-separated list, return what is left of the
 * list or NULL at its end. A word too long to be known is cut.
 */
static const char *next_word(const char *list, char word[MAX_WORD])
{
	size_t len;

	if (!list)
		return NULL;
	list += strspn(list, ",");
	if (!*list)
		return NULL;
	len = strcspn(list, ",");
	snprintf(word, MAX_WORD, "%.*s", (int)len, list);
	return list + len;
}

/* Is there such an instruction set among the first @nr rows of the tables? */
static bool is_isa(const char *name, unsigned int nr)
{
	const struct fastalg_impl *impl;
	unsigned int i;

	for (i = 0; i < nr && (impl = fastalg_row(i)); i++)
		if (!strcmp(name, impl->isa))
			return true;
	return false;
}

static void list_isas(char *buf, size_t size)
{
	const struct fastalg_impl *impl;
	unsigned int i;
	int n = 0;

	for (i = 0; (impl = fastalg_row(i)); i++)
		if (!is_isa(impl->isa, i))
			n += scnprintf(buf + n, size - n, " %s", impl->isa);
}

#ifdef FASTALG_HAVE_ARCH

static unsigned int nr_features(void)
{
	return fastalg_nr_features;
}

static const char *feature_name(unsigned int i)
{
	return fastalg_feature_names[i];
}

#else

static unsigned int nr_features(void)
{
	return 0;
}

static const char *feature_name(unsigned int i)
{
	return "";
}

#endif

static int check_disable(void)
{
	const char *list = disable;
	char word[MAX_WORD];
	char known[512];
	int n;

	while ((list = next_word(list, word))) {
		if (is_isa(word, UINT_MAX) || fastalg_hash_is_name(word))
			continue;
		n = scnprintf(known, sizeof(known), "algorithms");
		n += fastalg_hash_list(known + n, sizeof(known) - n);
		n += scnprintf(known + n, sizeof(known) - n, ", instruction sets");
		list_isas(known + n, sizeof(known) - n);
		pr_err("disable=%s: unknown name; known are %s, and driver names such as sha256-fastalg-generic\n",
		       word, known);
		return -EINVAL;
	}
	return 0;
}

static int complain_feature(const char *word)
{
	char known[256] = "";
	unsigned int i;
	int n = 0;

	for (i = 0; i < nr_features(); i++)
		n += scnprintf(known + n, sizeof(known) - n, " %s", feature_name(i));
	pr_err("features=%s: unknown CPU feature; known are none%s\n", word,
	       n ? known : ", and no other on this architecture");
	return -EINVAL;
}

static int check_features(u32 cpu_features)
{
	const char *list = features;
	char word[MAX_WORD];
	unsigned int i;
	bool masked = false;

	fastalg_options.features = 0;
	while ((list = next_word(list, word))) {
		masked = true;
		if (!strcmp(word, "none"))
			continue;
		for (i = 0; i < nr_features(); i++)
			if (!strcmp(word, feature_name(i)))
				break;
		if (i == nr_features())
			return complain_feature(word);
		if (!(cpu_features & BIT(i)))
			pr_notice("features=%s: this CPU (or its kernel) lacks it\n", word);
		fastalg_options.features |= BIT(i);
	}
	/* The likely reason for no word is an unset variable; "none" is a word of its own. */
	if (!masked)
		fastalg_options.features = ~0U;
	return 0;
}

static int check_priority(void)
{
	priority_given = priority != PRIORITY_NOT_GIVEN;
	if (!priority_given)
		priority = DEFAULT_PRIORITY;
	if (priority >= 1 && priority <= MAX_PRIORITY)
		return 0;
	pr_err("priority=%d: must be 1 to %d\n", priority, MAX_PRIORITY);
	return -EINVAL;
}

/**
 * fastalg_params_check() - check the module parameters, fill in fastalg_options
 * @cpu_features: what the CPU has
 *
 * Return: 0, or -EINVAL after a message that names the wrong value and the
 * valid ones.
 */
int fastalg_params_check(u32 cpu_features)
{
	return check_disable() ?: check_features(cpu_features) ?: check_priority();
}

/**
 * fastalg_is_disabled() - does disable= name this driver?
 * @alg: name of its algorithm
 * @driver: its own name
 * @isa: its instruction set
 *
 * Return: true if it must not be registered.
 */
bool fastalg_is_disabled(const char *alg, const char *driver, const char *isa)
{
	const char *list = disable;
	char word[MAX_WORD];

	while ((list = next_word(list, word)))
		if (!strcmp(word, alg) || !strcmp(word, driver) || !strcmp(word, isa))
			return true;
	return false;
}

/**
 * fastalg_priority() - the priority to register an implementation at
 * @impl: the implementation
 * @nr_worse: how many usable ones rank below it
 *
 * Return: priority=, raised where all=1 registers lower ranks too.
 */
int fastalg_priority(const struct fastalg_impl *impl, unsigned int nr_worse)
{
	if (fastalg_is_portable(impl) && !priority_given)
		return PORTABLE_PRIORITY;
	return fastalg_options.all ? priority + nr_worse : priority;
}

/**
 * fastalg_wanted() - register this implementation?
 * @impl: the implementation
 * @hmac: for HMAC, not for the hash itself
 *
 * Portable C that nobody asked for must not stand in the way of the kernel's own
 * drivers, and for two things no priority is low enough. Kernels before 6.17 build
 * hmac() from their best hash only as long as nobody registers it whole, and their
 * MD5 has the lowest of all priorities.
 *
 * Return: true if it is wanted.
 */
bool fastalg_wanted(const struct fastalg_impl *impl, bool hmac)
{
	return !fastalg_is_portable(impl) || priority_given || fastalg_options.all ||
	       (!hmac && impl->prim != FASTALG_MD5_BLOCKS);
}

/**
 * fastalg_describe_features() - say in words what the CPU has and what is used
 * @buf: out, e.g. "CPU: neon; sha2 absent"
 * @size: bytes of @buf
 * @cpu_features: what the CPU has
 */
void fastalg_describe_features(char *buf, size_t size, u32 cpu_features)
{
	unsigned int i;
	int n;

	if (!nr_features()) {
		scnprintf(buf, size, "no optimized code for this architecture");
		return;
	}
	n = scnprintf(buf, size, "CPU:");
	for (i = 0; i < nr_features(); i++)
		if (cpu_features & fastalg_options.features & BIT(i))
			n += scnprintf(buf + n, size - n, " %s", feature_name(i));
	if (!(cpu_features & fastalg_options.features))
		n += scnprintf(buf + n, size - n, " base");
	for (i = 0; i < nr_features(); i++)
		if (!(cpu_features & fastalg_options.features & BIT(i)))
			n += scnprintf(buf + n, size - n, "; %s %s", feature_name(i),
				       cpu_features & BIT(i) ? "masked" : "absent");
}
