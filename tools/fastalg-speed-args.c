// SPDX-License-Identifier: GPL-2.0-only
/*
 * The command line, read as openssl reads it: one or two dashes, the value as
 * the next word or after "=", algorithm names last.
 */
#include <errno.h>
#include <kcapi.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "fastalg-speed.h"

static const char usage[] =
	"Usage: fastalg-speed [options] [algorithm...]\n"
	"\n"
	"Measures hashes and MACs of the kernel crypto API, in the manner of openssl speed.\n"
	"\n"
	"General options:\n"
	" -help               Display this summary\n"
	" -version            Display versions\n"
	" -mr                 Produce machine readable output\n"
	"\n"
	"Selection options:\n"
	" -evp val            Use this digest (openssl or kernel name)\n"
	" -hmac val           HMAC using this digest\n"
	" -driver val         Use this driver of /proc/crypto\n"
	" -compare            Measure every driver of the algorithm, and fastalg's gain\n"
	" -kernel             Measure inside the kernel (fastalg_bench.ko, as root)\n"
	"\n"
	"Timing options:\n"
	" -elapsed            Use wall-clock time as divisor (always so)\n"
	" -seconds +int       Run benchmarks for specified amount of seconds\n"
	" -milliseconds +int  The same in thousandths, where a second is long (emulators)\n"
	" -bytes +int         Run benchmarks on custom-sized buffer\n"
	" -misalign +int      Use specified offset to mis-align buffers\n"
	"\n"
	"Parameters:\n"
	" algorithm           Algorithm(s) to test (optional; otherwise tests all)\n";

/* Options of openssl speed without a meaning here, and what to do instead. */
static const struct {
	const char *name;
	const char *instead;
} refused[] = {
	{ "engine", "choose the implementation with -driver NAME, or see all with -compare" },
	{ "provider", "choose the implementation with -driver NAME, or see all with -compare" },
	{ "provider-path", "kernel drivers come from modules: load one with insmod or modprobe" },
	{ "propquery", "choose the implementation with -driver NAME" },
	{ "provparam", "choose the implementation with -driver NAME" },
	{ "config", "there is nothing to configure" },
	{ "mb", "the kernel has no multi-block mode: leave it out" },
	{ "multi", "start several fastalg-speed at once" },
	{ "async_jobs", "AF_ALG is synchronous since 7.2: start several fastalg-speed at once" },
	{ "decrypt", "this version measures hashes and MACs: use -evp or -hmac" },
	{ "aead", "this version measures hashes and MACs: use -evp or -hmac" },
	{ "cmac", "this version measures hashes and HMACs: use -hmac" },
	{ "primes", "this version measures hashes and MACs: use -evp or -hmac" },
	{ "kem-algorithms", "the kernel has none: name a hash or a MAC" },
	{ "signature-algorithms", "this version measures hashes and MACs: name one" },
	{ "rand", "no random numbers are used: leave it out" },
	{ "writerand", "no random numbers are used: leave it out" },
	{ "mlock", "the buffers are small and in use all the time: leave it out" },
	{ "testmode", "use -seconds 1 -bytes 16" },
};

static int fail(void)
{
	speed_error("Use -help for summary.");
	return 1;
}

static int positive(const char *option, const char *text, long max, long *val)
{
	char *end;

	errno = 0;
	*val = strtol(text, &end, 10);
	if (end == text || *end) {
		speed_error("Can't parse \"%s\" as a number", text);
		return fail();
	}
	if (*val <= 0 && errno != ERANGE) {
		speed_error("Non-positive number \"%s\" for option -%s", text, option);
		return fail();
	}
	if (errno == ERANGE || *val > max) {
		speed_error("Value \"%s\" for option -%s is outside 1 to %ld", text, option, max);
		return fail();
	}
	return 0;
}

static int version(void)
{
	printf("fastalg-speed %s (libkcapi %d.%d.%d)\n", FASTALG_VERSION,
	       (int)(kcapi_version() / 1000000), (int)(kcapi_version() / 10000 % 100),
	       (int)(kcapi_version() / 100 % 100));
	return -1;
}

static int request(struct speed_request *req, size_t *nr, const char *name, int kind)
{
	/* As in openssl, the last -evp and the last -hmac count. */
	size_t i;

	for (i = 0; kind != ASK_NAME && i < *nr; i++) {
		if ((int)req[i].kind == kind) {
			req[i].name = name;
			return 0;
		}
	}
	if (*nr == SPEED_MAX_RUNS) {
		speed_error("more than %d algorithms named", SPEED_MAX_RUNS);
		return 1;
	}
	req[*nr].name = name;
	req[*nr].kind = kind;
	(*nr)++;
	return 0;
}

static int set_value(const char *name, const char *val, struct speed_request *req, size_t *nr)
{
	long n;

	if (!strcmp(name, "evp"))
		return request(req, nr, val, ASK_EVP);
	if (!strcmp(name, "hmac"))
		return request(req, nr, val, ASK_HMAC);
	if (!strcmp(name, "driver")) {
		opt.driver = val;
		return 0;
	}
	if (!strcmp(name, "seconds")) {
		if (positive(name, val, SPEED_MAX_SECONDS, &n))
			return 1;
		opt.ms = (unsigned int)n * 1000;
		return 0;
	}
	if (!strcmp(name, "milliseconds")) {
		if (positive(name, val, SPEED_MAX_SECONDS * 1000L, &n))
			return 1;
		opt.ms = (unsigned int)n;
		return 0;
	}
	if (!strcmp(name, "bytes")) {
		if (positive(name, val, SPEED_MAX_BYTES, &n))
			return 1;
		opt.size[0] = (size_t)n;
		opt.nr_sizes = 1;
		return 0;
	}
	if (positive(name, val, SPEED_MAX_MISALIGN, &n))
		return 1;
	opt.misalign = (unsigned int)n;
	return 0;
}

static int set_flag(const char *name)
{
	if (!strcmp(name, "help")) {
		fputs(usage, stdout);
		return -1;
	}
	if (!strcmp(name, "version"))
		return version();
	if (!strcmp(name, "mr"))
		opt.mr = true;
	else if (!strcmp(name, "compare"))
		opt.compare = true;
	else if (!strcmp(name, "kernel"))
		opt.backend = &speed_kernel;
	return 0;
}

static bool listed(const char *name, const char *const *list)
{
	for (; *list; list++)
		if (!strcmp(name, *list))
			return true;
	return false;
}

static int unknown(const char *name)
{
	size_t i;

	for (i = 0; i < ARRAY_SIZE(refused); i++) {
		if (strcmp(name, refused[i].name))
			continue;
		speed_error("Option -%s is not supported: %s", name, refused[i].instead);
		return 1;
	}
	speed_error("Unknown option: -%s", name);
	return fail();
}

static int one_option(char **argv, int *i, struct speed_request *req, size_t *nr)
{
	static const char *const flags[] = { "help",   "version", "mr", "compare",
					     "kernel", "elapsed", NULL };
	static const char *const values[] = { "evp",	      "hmac",  "driver",   "seconds",
					      "milliseconds", "bytes", "misalign", NULL };
	char *name = argv[*i] + 1 + (argv[*i][1] == '-');
	char *val = strchr(name, '=');

	if (val)
		*val++ = '\0';
	if (listed(name, flags)) {
		if (!val)
			return set_flag(name);
		speed_error("Option -%s does not take a value", name);
		return fail();
	}
	if (!listed(name, values))
		return unknown(name);
	if (!val)
		val = argv[++*i];
	if (!val || !*val) {
		speed_error("Option -%s needs a value", name);
		return fail();
	}
	return set_value(name, val, req, nr);
}

/**
 * speed_parse_args() - read the command line into opt and a list of names
 * @argc: as main() got it
 * @argv: as main() got it; a value after "=" is cut off in place
 * @req: room for SPEED_MAX_RUNS names
 * @nr: receives their number
 *
 * Return: 0 to go on, -1 if all is done (-help, -version), 1 after saying on
 * stderr what is wrong.
 */
int speed_parse_args(int argc, char **argv, struct speed_request *req, size_t *nr)
{
	int i, ret;

	*nr = 0;
	for (i = 1; i < argc && argv[i][0] == '-' && argv[i][1]; i++) {
		if (!strcmp(argv[i], "--")) {
			i++;
			break;
		}
		ret = one_option(argv, &i, req, nr);
		if (ret)
			return ret;
	}
	for (; i < argc; i++) {
		if (argv[i][0] == '-') {
			speed_error("Option %s must come before the algorithm names", argv[i]);
			return fail();
		}
		ret = request(req, nr, argv[i], ASK_NAME);
		if (ret)
			return ret;
	}
	if (opt.compare && opt.driver) {
		speed_error("-compare measures all drivers: leave out -driver");
		return 1;
	}
	if (opt.misalign && opt.backend == &speed_kernel) {
		speed_error("-misalign has no effect inside the kernel: leave out -kernel");
		return 1;
	}
	return 0;
}
