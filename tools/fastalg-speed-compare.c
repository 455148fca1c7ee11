// SPDX-License-Identifier: GPL-2.0-only
/* -compare: every driver of an algorithm, and what fastalg gains. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "fastalg-speed.h"

#define MAX_DRIVERS 24
#define ROLE_WIDTH 14

struct rival {
	struct speed_run run;
	const char *role;
	bool ours;
	bool passed;
	int priority;
	size_t place;
	int err;
};

static struct rival rivals[MAX_DRIVERS];

/* The hash below an HMAC, else the algorithm itself. True if it is an HMAC. */
static bool hash_of(const struct speed_run *what, char *buf, size_t size)
{
	size_t len = strlen(what->kernel);
	bool hmac = !strncmp(what->kernel, "hmac(", 5) && what->kernel[len - 1] == ')';

	if (hmac)
		snprintf(buf, size, "%.*s", (int)(len - 6), what->kernel + 5);
	else
		snprintf(buf, size, "%s", what->kernel);
	return hmac;
}

/*
 * The kernel builds hmac(x) around a driver of x only when somebody asks for
 * it, and nobody does while a better driver of hmac(x) is there. So ask.
 */
static void build_templates(const struct speed_run *what)
{
	const struct fastalg_driver *drv;
	struct fastalg_drivers list;
	struct speed_run run;
	char inner[FASTALG_NAME_MAX];
	size_t i;

	if (!hash_of(what, inner, sizeof(inner)) || fastalg_drivers_read(&list))
		return;
	/* From 6.17 on the kernel has hmac(sha256) whole, and would build no template. */
	for (i = 0; i < list.nr; i++) {
		drv = &list.v[i];
		if (!strcmp(drv->name, what->kernel) && !drv->internal &&
		    !fastalg_driver_is_ours(drv) && !strchr(drv->driver, '('))
			goto out;
	}
	for (i = 0; i < list.nr && !speed_stop; i++) {
		drv = &list.v[i];
		if (strcmp(drv->name, inner) || drv->internal || fastalg_driver_is_ours(drv))
			continue;
		run = *what;
		snprintf(run.driver, sizeof(run.driver), "hmac(%.120s)", drv->driver);
		if (!opt.backend->open(&run))
			opt.backend->close(&run);
	}
out:
	fastalg_drivers_free(&list);
}

/* Makes the kernel load the module of an algorithm nobody has used yet. */
static int wake(const struct speed_run *what)
{
	struct speed_run run = *what;
	int ret;

	run.driver[0] = '\0';
	ret = opt.backend->open(&run);
	if (ret)
		opt.backend->explain(&run, ret);
	else
		opt.backend->close(&run);
	return ret;
}

/* Ours first, then as the kernel would choose. */
static int by_rank(const void *a, const void *b)
{
	const struct rival *x = a, *y = b;

	if (x->ours != y->ours)
		return x->ours ? -1 : 1;
	if (x->passed != y->passed)
		return x->passed ? -1 : 1;
	if (x->priority != y->priority)
		return x->priority < y->priority ? 1 : -1;
	/* The newest registration, which comes first in the list, wins. */
	return (int)x->place - (int)y->place;
}

static size_t collect(const struct fastalg_drivers *list, const struct speed_run *what)
{
	const struct fastalg_driver *drv;
	struct rival *r;
	size_t nr = 0, i;

	for (i = 0; i < list->nr && nr < MAX_DRIVERS; i++) {
		drv = &list->v[i];
		if (strcmp(drv->name, what->kernel) || drv->internal ||
		    !fastalg_driver_is_hash(drv))
			continue;
		r = &rivals[nr++];
		r->run = *what;
		r->ours = fastalg_driver_is_ours(drv);
		r->passed = !strcmp(drv->selftest, "passed");
		r->priority = drv->priority;
		r->place = i;
		snprintf(r->run.driver, sizeof(r->run.driver), "%s", drv->driver);
		snprintf(r->run.label, sizeof(r->run.label), "%s", drv->driver);
	}
	qsort(rivals, nr, sizeof(rivals[0]), by_rank);
	return nr;
}

/* A driver that nobody can use is no yardstick, so roles come after the runs. */
static void assign_roles(size_t nr)
{
	struct rival *first = NULL, *last = NULL;
	size_t i;

	for (i = 0; i < nr; i++) {
		struct rival *r = &rivals[i];

		r->role = r->ours ? "fastalg" : "kernel";
		if (!r->run.done) {
			r->role = r->err ? "refused" : r->role;
		} else if (!r->ours) {
			first = first ? first : r;
			last = r;
		}
	}
	if (last)
		last->role = "kernel generic";
	if (first)
		first->role = "kernel best";
}

static struct rival *find_role(size_t nr, const char *role)
{
	size_t i;

	for (i = 0; i < nr; i++)
		if (!strcmp(rivals[i].role, role))
			return &rivals[i];
	return NULL;
}

static void print_ratio(const struct rival *r, const struct rival *base, int width)
{
	double ratio;
	size_t i;

	if (opt.mr)
		printf("+CR:%u:%s:%s:%s", r->run.index, r->run.kernel, r->run.label,
		       base->run.label);
	else
		printf("%-*s %-*s", width, r->run.label, ROLE_WIDTH, "/ kernel best");
	for (i = 0; i < opt.nr_sizes; i++) {
		ratio = 0;
		if (i < r->run.done && i < base->run.done && base->run.rate[i] > 0)
			ratio = r->run.rate[i] / base->run.rate[i];
		printf(opt.mr ? ":%.3f" : "%12.2fx", ratio);
	}
	printf("\n");
}

static void print_rival(const struct rival *r, int width)
{
	if (opt.mr)
		printf("+C:%u:%s:%s:%s", r->run.index, r->run.kernel, r->run.label, r->role);
	else
		printf("%-*s %-*s", width, r->run.label, ROLE_WIDTH, r->role);
	speed_print_numbers(&r->run);
	if (opt.mr)
		speed_print_served(&r->run);
}

static void print_all(const struct speed_run *what, size_t nr)
{
	const struct rival *base = find_role(nr, "kernel best");
	char lead[FASTALG_NAME_MAX + ROLE_WIDTH + 2];
	int width = (int)strlen(what->kernel) + 7;
	size_t i;

	for (i = 0; i < nr; i++)
		if ((int)strlen(rivals[i].run.label) > width)
			width = (int)strlen(rivals[i].run.label);
	if (!opt.mr) {
		speed_print_header();
		for (i = 0; i < nr; i++)
			speed_print_served(&rivals[i].run);
	}
	snprintf(lead, sizeof(lead), "%-*.*s %-*s", width, FASTALG_NAME_MAX - 1, what->kernel,
		 ROLE_WIDTH - 1, "");
	speed_print_columns(lead);
	for (i = 0; i < nr; i++)
		print_rival(&rivals[i], width);
	for (i = 0; base && i < nr; i++)
		if (!strcmp(rivals[i].role, "fastalg"))
			print_ratio(&rivals[i], base, width);
}

static void print_hints(const struct speed_run *what, size_t nr)
{
	char hash[FASTALG_NAME_MAX];
	size_t own = 0, i;

	for (i = 0; i < nr; i++)
		own += !rivals[i].ours;
	if (speed_stop)
		return;
	hash_of(what, hash, sizeof(hash));
	if (own == nr)
		speed_error("no fastalg driver of %s is registered: load fastalg.ko", what->kernel);
	if (!own)
		speed_error("the kernel has no driver of its own of %s loaded to compare with "
			    "(try: modprobe -a crypto-%s)",
			    what->kernel, hash);
	else if (own == 1)
		speed_error(
			"only one driver of %s of the kernel's own is loaded; others, if it has "
			"them, come with: modprobe -a crypto-%s",
			what->kernel, hash);
}

/**
 * speed_compare() - measure all drivers of one algorithm and print the table
 * @what: the algorithm; its driver is not looked at
 *
 * A driver that is refused is reported and left at 0.
 *
 * Return: 0, or a negative errno if not one driver could be measured.
 */
int speed_compare(const struct speed_run *what)
{
	struct fastalg_drivers list;
	size_t nr, i, good = 0;
	int ret, err = 0;

	memset(rivals, 0, sizeof(rivals));
	ret = wake(what);
	if (ret)
		return ret;
	build_templates(what);
	ret = fastalg_drivers_read(&list);
	if (ret) {
		speed_error("cannot read /proc/crypto: %s", strerror(-ret));
		return ret;
	}
	nr = collect(&list, what);
	fastalg_drivers_free(&list);
	for (i = 0; i < nr && !speed_stop; i++) {
		rivals[i].err = speed_run(&rivals[i].run);
		if (rivals[i].err)
			err = rivals[i].err;
		else
			good++;
	}
	/* After an interrupt: what was not begun is no result. */
	nr = i;
	assign_roles(nr);
	if (err == -ENOENT && opt.backend == &speed_afalg)
		speed_error("the in-kernel back end (-kernel) sees drivers that AF_ALG refuses");
	print_all(what, nr);
	print_hints(what, nr);
	return good || speed_stop ? 0 : err ? err : -ENOENT;
}
