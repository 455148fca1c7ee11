// SPDX-License-Identifier: GPL-2.0-only
/*
 * Reads /proc/crypto. The set of keys differs between kernel versions and
 * between algorithm types, so unknown keys are ignored and missing ones keep
 * a neutral value.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "fastalg.h"

/* Marks our drivers: <alg>-fastalg-<isa>. */
#define OURS "-fastalg-"

static const char *proc_path(void)
{
	const char *path = getenv("FASTALG_PROC_CRYPTO");

	return path && *path ? path : "/proc/crypto";
}

static void copy(char *dst, size_t size, const char *src)
{
	snprintf(dst, size, "%s", src);
}

static void entry_init(struct fastalg_driver *drv)
{
	memset(drv, 0, sizeof(*drv));
	copy(drv->module, sizeof(drv->module), "unknown");
	copy(drv->selftest, sizeof(drv->selftest), "unknown");
}

static void entry_set(struct fastalg_driver *drv, const char *key, const char *val)
{
	if (!strcmp(key, "name"))
		copy(drv->name, sizeof(drv->name), val);
	else if (!strcmp(key, "driver"))
		copy(drv->driver, sizeof(drv->driver), val);
	else if (!strcmp(key, "module"))
		copy(drv->module, sizeof(drv->module), val);
	else if (!strcmp(key, "type"))
		copy(drv->type, sizeof(drv->type), val);
	else if (!strcmp(key, "selftest"))
		copy(drv->selftest, sizeof(drv->selftest), val);
	else if (!strcmp(key, "priority"))
		drv->priority = (int)strtol(val, NULL, 10);
	else if (!strcmp(key, "refcnt"))
		drv->refcnt = (int)strtol(val, NULL, 10);
	else if (!strcmp(key, "digestsize"))
		drv->digestsize = (unsigned int)strtoul(val, NULL, 10);
	else if (!strcmp(key, "internal"))
		drv->internal = !strcmp(val, "yes");
	else if (!strcmp(key, "async"))
		drv->async = !strcmp(val, "yes");
}

/* A larval is a lookup in progress, not a driver. */
static bool entry_usable(const struct fastalg_driver *drv)
{
	return drv->name[0] && drv->driver[0] && strcmp(drv->type, "larval");
}

static int list_add(struct fastalg_drivers *list, size_t *room, const struct fastalg_driver *drv)
{
	struct fastalg_driver *v;

	if (!entry_usable(drv))
		return 0;
	if (list->nr == *room) {
		*room = *room ? *room * 2 : 64;
		v = realloc(list->v, *room * sizeof(*v));
		if (!v)
			return -ENOMEM;
		list->v = v;
	}
	list->v[list->nr++] = *drv;
	return 0;
}

/* Splits "key   : value" in place; false if the line is not of that form. */
static bool split(char *line, char **key, char **val)
{
	char *colon = strchr(line, ':');
	char *end;

	if (!colon)
		return false;
	for (end = colon; end > line && (end[-1] == ' ' || end[-1] == '\t'); end--)
		;
	*end = '\0';
	*key = line;
	*val = colon + 1 + strspn(colon + 1, " \t");
	(*val)[strcspn(*val, "\r\n")] = '\0';
	for (end = *val + strlen(*val); end > *val && end[-1] == ' '; end--)
		end[-1] = '\0';
	return true;
}

/**
 * fastalg_drivers_read() - read all drivers the kernel has registered
 * @list: receives the entries; free it with fastalg_drivers_free()
 *
 * The environment variable FASTALG_PROC_CRYPTO replaces the path /proc/crypto.
 * Entries without a name or a driver, and lookups in progress, are left out.
 *
 * Return: 0; -ENOENT if the kernel has no /proc/crypto or /proc is not mounted;
 * -ENOMEM; another negative errno of opening or reading the file.
 */
int fastalg_drivers_read(struct fastalg_drivers *list)
{
	struct fastalg_driver drv;
	char line[512], *key, *val;
	size_t room = 0;
	int ret = 0;
	FILE *f;

	list->v = NULL;
	list->nr = 0;
	f = fopen(proc_path(), "re");
	if (!f)
		return -errno;
	entry_init(&drv);
	while (!ret && fgets(line, sizeof(line), f)) {
		if (!split(line, &key, &val))
			continue;
		/* An entry starts with its name: a blank line between two may be missing. */
		if (!strcmp(key, "name")) {
			ret = list_add(list, &room, &drv);
			entry_init(&drv);
		}
		entry_set(&drv, key, val);
	}
	if (!ret && ferror(f))
		ret = -EIO;
	if (!ret)
		ret = list_add(list, &room, &drv);
	fclose(f);
	if (ret)
		fastalg_drivers_free(list);
	return ret;
}

/**
 * fastalg_drivers_free() - release what fastalg_drivers_read() filled in
 * @list: the list; it is empty afterwards and may be read into again
 */
void fastalg_drivers_free(struct fastalg_drivers *list)
{
	free(list->v);
	list->v = NULL;
	list->nr = 0;
}

/**
 * fastalg_drivers_find() - find a driver by its own name
 * @list: the entries
 * @driver: driver name, compared exactly
 *
 * Return: the entry, or NULL if there is none.
 */
const struct fastalg_driver *fastalg_drivers_find(const struct fastalg_drivers *list,
						  const char *driver)
{
	size_t i;

	for (i = 0; i < list->nr; i++)
		if (!strcmp(list->v[i].driver, driver))
			return &list->v[i];
	return NULL;
}

/**
 * fastalg_driver_is_ours() - tell whether a driver belongs to fastalg
 * @drv: the entry
 *
 * Return: true also for a kernel template around one of our drivers, such as
 * "hmac(sha256-fastalg-neon)".
 */
bool fastalg_driver_is_ours(const struct fastalg_driver *drv)
{
	return strstr(drv->driver, OURS);
}

/**
 * fastalg_driver_is_hash() - tell whether a driver is a hash or a MAC
 * @drv: the entry
 *
 * Return: true for the types "shash" and "ahash".
 */
bool fastalg_driver_is_hash(const struct fastalg_driver *drv)
{
	return !strcmp(drv->type, "shash") || !strcmp(drv->type, "ahash");
}

/**
 * fastalg_drivers_best() - the driver the kernel prefers for an algorithm
 * @list: the entries
 * @name: algorithm name
 * @which: FASTALG_ANY, FASTALG_NOT_OURS or FASTALG_ONLY_OURS
 *
 * Only drivers open to users are considered. One whose self-test has passed
 * beats one whose has not (yet), whatever the priority, as in the kernel.
 *
 * Return: the entry, or NULL if there is none.
 */
const struct fastalg_driver *fastalg_drivers_best(const struct fastalg_drivers *list,
						  const char *name, int which)
{
	const struct fastalg_driver *best = NULL, *drv;
	bool passed, best_passed = false;
	size_t i;

	for (i = 0; i < list->nr; i++) {
		drv = &list->v[i];
		if (strcmp(drv->name, name) || drv->internal)
			continue;
		if (which != FASTALG_ANY &&
		    fastalg_driver_is_ours(drv) != (which == FASTALG_ONLY_OURS))
			continue;
		passed = !strcmp(drv->selftest, "passed");
		if (best && (passed != best_passed ? !passed : drv->priority <= best->priority))
			continue;
		best = drv;
		best_passed = passed;
	}
	return best;
}
