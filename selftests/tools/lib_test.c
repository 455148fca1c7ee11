// SPDX-License-Identifier: GPL-2.0-only
/* Shows what libfastalg makes of /proc/crypto and of errors, for selftests/tools/run. */
#include <errno.h>
#include <fastalg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))

static int show_drivers(void)
{
	struct fastalg_drivers list;
	int ret = fastalg_drivers_read(&list);
	size_t i;

	if (ret) {
		printf("error %s\n", strerror(-ret));
		return 1;
	}
	for (i = 0; i < list.nr; i++) {
		const struct fastalg_driver *d = &list.v[i];

		printf("%s %s %s type=%s selftest=%s prio=%d refcnt=%d digest=%u%s%s%s\n", d->name,
		       d->driver, d->module, d->type, d->selftest, d->priority, d->refcnt,
		       d->digestsize, d->internal ? " internal" : "", d->async ? " async" : "",
		       fastalg_driver_is_ours(d) ? " ours" : "");
	}
	fastalg_drivers_free(&list);
	return 0;
}

static int show_best(const char *name, const char *which)
{
	const struct fastalg_driver *d;
	struct fastalg_drivers list;
	int from = FASTALG_ANY;

	if (!strcmp(which, "kernel"))
		from = FASTALG_NOT_OURS;
	else if (!strcmp(which, "ours"))
		from = FASTALG_ONLY_OURS;
	if (fastalg_drivers_read(&list))
		return 1;
	d = fastalg_drivers_best(&list, name, from);
	printf("%s\n", d ? d->driver : "none");
	fastalg_drivers_free(&list);
	return 0;
}

static int show_why(const char *err, const char *name)
{
	static const struct {
		const char *name;
		int err;
	} errors[] = {
		{ "EAFNOSUPPORT", EAFNOSUPPORT },
		{ "ENOENT", ENOENT },
		{ "ENOKEY", ENOKEY },
		{ "EINVAL", EINVAL },
		{ "ENAMETOOLONG", ENAMETOOLONG },
		{ "EPERM", EPERM },
		{ "EACCES", EACCES },
		{ "ELIBBAD", ELIBBAD },
		{ "EMFILE", EMFILE },
		{ "ENOMEM", ENOMEM },
	};
	char why[512];
	size_t i;

	for (i = 0; i < ARRAY_SIZE(errors); i++)
		if (!strcmp(err, errors[i].name))
			break;
	if (i == ARRAY_SIZE(errors))
		return 2;
	printf("%s\n", fastalg_why(-errors[i].err, name, why, sizeof(why)));
	return 0;
}

/* Opens a name through AF_ALG; the exit status tells whether that worked. */
static int show_open(const char *name)
{
	struct fastalg_hash *hash;
	char why[512];
	int ret = fastalg_hash_open(&hash, name, NULL, 0);

	if (ret) {
		printf("%s: %s\n", strerror(-ret), fastalg_why(ret, name, why, sizeof(why)));
		return 1;
	}
	printf("%zu bytes through %s\n", fastalg_hash_size(hash), fastalg_hash_backend(hash));
	fastalg_hash_close(hash);
	return 0;
}

int main(int argc, char **argv)
{
	if (argc == 2 && !strcmp(argv[1], "drivers"))
		return show_drivers();
	if (argc == 4 && !strcmp(argv[1], "best"))
		return show_best(argv[2], argv[3]);
	if (argc == 4 && !strcmp(argv[1], "why"))
		return show_why(argv[2], argv[3]);
	if (argc == 3 && !strcmp(argv[1], "open"))
		return show_open(argv[2]);
	fprintf(stderr,
		"usage: lib_test drivers | best NAME any|kernel|ours | why ERRNO NAME | open NAME\n");
	return 2;
}
