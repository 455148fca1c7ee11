// SPDX-License-Identifier: GPL-2.0-only
/* The algorithms, and how a name on the command line leads to one. */
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include "fastalg-speed.h"

const struct speed_alg speed_algs[] = {
	{ "md5", "md5", 3, &speed_hash },
	{ "sha1", "sha1", 4, &speed_hash },
	{ "sha224", "sha224", SPEED_INDEX_EVP, &speed_hash },
	{ "sha256", "sha256", 6, &speed_hash },
	{ "sha384", "sha384", SPEED_INDEX_EVP, &speed_hash },
	{ "sha512", "sha512", 7, &speed_hash },
	{ "hmac(md5)", "hmac(md5)", SPEED_INDEX_HMAC, &speed_hash },
	{ "hmac(sha1)", "hmac(sha1)", SPEED_INDEX_HMAC, &speed_hash },
	{ "hmac(sha224)", "hmac(sha224)", SPEED_INDEX_HMAC, &speed_hash },
	{ "hmac(sha256)", "hmac(sha256)", SPEED_INDEX_HMAC, &speed_hash },
	{ "hmac(sha384)", "hmac(sha384)", SPEED_INDEX_HMAC, &speed_hash },
	{ "hmac(sha512)", "hmac(sha512)", SPEED_INDEX_HMAC, &speed_hash },
};
const size_t speed_nr_algs = ARRAY_SIZE(speed_algs);

/* Other spellings openssl takes for the digests: "sha-256", "SHA2-256". */
static bool same_name(const char *given, const char *name)
{
	if (!strcasecmp(given, name))
		return true;
	if (strncmp(name, "sha", 3) || strncasecmp(given, "sha", 3))
		return false;
	given += 3;
	if (!strncmp(given, "2-", 2) && strcmp(name, "sha1"))
		given += 2;
	else if (*given == '-')
		given++;
	else
		return false;
	return !strcmp(given, name + 3);
}

static const struct speed_alg *find_alg(const char *name)
{
	size_t i;

	for (i = 0; i < speed_nr_algs; i++)
		if (same_name(name, speed_algs[i].name))
			return &speed_algs[i];
	return NULL;
}

static void fill(struct speed_run *run, const char *label, const char *kernel, unsigned int index,
		 const struct speed_type *type)
{
	snprintf(run->label, sizeof(run->label), "%s", label);
	snprintf(run->kernel, sizeof(run->kernel), "%s", kernel);
	run->index = index;
	run->type = type;
}

static int resolve_hmac(const char *digest, struct speed_run *run)
{
	const struct speed_alg *alg = find_alg(digest);
	char name[FASTALG_NAME_MAX], label[FASTALG_NAME_MAX];

	/* "-hmac hmac(sha256)" can only mean one thing. */
	if (alg && alg->index == SPEED_INDEX_HMAC) {
		snprintf(name, sizeof(name), "%s", alg->kernel);
		snprintf(label, sizeof(label), "%s", alg->name);
	} else {
		snprintf(name, sizeof(name), "hmac(%.100s)", alg ? alg->kernel : digest);
		snprintf(label, sizeof(label), "hmac(%.100s)", digest);
	}
	fill(run, label, name, SPEED_INDEX_HMAC, &speed_hash);
	return 0;
}

/* Names the table lacks: an algorithm or a driver the kernel has registered. */
static int resolve_kernel(const struct speed_request *req, struct speed_run *run)
{
	const struct fastalg_driver *drv;
	struct fastalg_drivers list;
	int ret = -1;

	fastalg_drivers_read(&list);
	drv = fastalg_drivers_find(&list, req->name);
	if (!drv)
		drv = fastalg_drivers_best(&list, req->name, FASTALG_ANY);
	if (!drv) {
		speed_error("Unknown algorithm %s", req->name);
		speed_error("neither this program nor /proc/crypto has it: is its module loaded?");
	} else if (!fastalg_driver_is_hash(drv)) {
		speed_error("%s is of type %s: this version measures hashes and MACs only",
			    req->name, drv->type[0] ? drv->type : "unknown");
	} else {
		fill(run, req->name, drv->name, SPEED_INDEX_EVP, &speed_hash);
		if (strcmp(drv->name, req->name))
			snprintf(run->driver, sizeof(run->driver), "%s", drv->driver);
		ret = 0;
	}
	fastalg_drivers_free(&list);
	return ret;
}

/**
 * speed_resolve() - find out what a name on the command line means
 * @req: the name and the option it came with
 * @run: receives label, kernel name, type and record number
 *
 * Return: 0, or -1 after saying on stderr what is wrong with it.
 */
int speed_resolve(const struct speed_request *req, struct speed_run *run)
{
	const struct speed_alg *alg;

	if (strlen(req->name) > FASTALG_AFALG_NAME_MAX || strpbrk(req->name, ": \t\n")) {
		speed_error("Unknown algorithm %s", req->name);
		return -1;
	}
	if (req->kind == ASK_HMAC)
		return resolve_hmac(req->name, run);
	alg = find_alg(req->name);
	if (!alg)
		return resolve_kernel(req, run);
	/* openssl prints the name given to -evp as it was given. */
	if (req->kind == ASK_EVP)
		fill(run, req->name, alg->kernel,
		     alg->index == SPEED_INDEX_HMAC ? alg->index : SPEED_INDEX_EVP, alg->type);
	else
		fill(run, alg->name, alg->kernel, alg->index, alg->type);
	return 0;
}
