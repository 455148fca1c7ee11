// SPDX-License-Identifier: GPL-2.0-only
/* fastalg-speed: measures the kernel's crypto in the manner of openssl speed. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "fastalg-speed.h"

struct speed_options opt = {
	.ms = 3000,
	.backend = &speed_afalg,
	.size = { 16, 64, 256, 1024, 8192, 16384 },
	.nr_sizes = 6,
};

volatile sig_atomic_t speed_stop;

static struct speed_run runs[SPEED_MAX_RUNS];

static void on_sigint(int sig)
{
	(void)sig;
	/* Whoever presses twice does not want to wait. */
	if (speed_stop)
		_Exit(130);
	speed_stop = 1;
}

static void catch_sigint(void)
{
	/* No SA_RESTART: a command to the kernel back end may take long. */
	struct sigaction sa = { .sa_handler = on_sigint };

	sigaction(SIGINT, &sa, NULL);
}

/* No name given: all of the table that the kernel has loaded or can load. */
static size_t all_runs(void)
{
	struct speed_request req = { .kind = ASK_NAME };
	size_t nr = 0, i;
	char why[512];
	int ret;

	for (i = 0; i < speed_nr_algs && !speed_stop; i++) {
		struct speed_run *run = &runs[nr];

		req.name = speed_algs[i].name;
		if (speed_resolve(&req, run))
			continue;
		ret = opt.backend->open(run);
		if (!ret) {
			opt.backend->close(run);
			nr++;
			continue;
		}
		if (ret != -ENOENT || !i) {
			opt.backend->explain(run, ret);
			if (ret != -ENOENT)
				return 0;
		} else {
			fprintf(stderr, "speed: skipping %s: %s\n", run->label,
				fastalg_why(ret, run->kernel, why, sizeof(why)));
		}
		memset(run, 0, sizeof(*run));
	}
	return nr;
}

/* -driver alone says which algorithm is meant; with a name, both must agree. */
static int apply_driver(struct speed_request *req, size_t *nr)
{
	const struct fastalg_driver *drv;
	struct fastalg_drivers list;
	size_t i;
	int ret = 0;

	fastalg_drivers_read(&list);
	drv = fastalg_drivers_find(&list, opt.driver);
	if (drv && !fastalg_driver_is_hash(drv)) {
		speed_error("Driver %s is of type %s: this version measures hashes and MACs only",
			    opt.driver, drv->type);
		ret = 1;
	} else if (!drv && !*nr) {
		speed_error("Unknown driver %s: not in /proc/crypto (is its module loaded?)",
			    opt.driver);
		ret = 1;
	} else if (!*nr) {
		req[0].name = opt.driver;
		req[0].kind = ASK_NAME;
		*nr = 1;
		ret = speed_resolve(&req[0], &runs[0]) ? 1 : 0;
	}
	for (i = 0; i < *nr && !ret; i++) {
		if (drv && strcmp(drv->name, runs[i].kernel)) {
			speed_error("Driver %s serves %s, not %s", opt.driver, drv->name,
				    runs[i].kernel);
			ret = 1;
		}
		snprintf(runs[i].driver, sizeof(runs[i].driver), "%s", opt.driver);
	}
	fastalg_drivers_free(&list);
	return ret;
}

/* openssl runs in the order of its own table, whatever the order of the names. */
static int by_index(const void *a, const void *b)
{
	const struct speed_run *x = a, *y = b;

	if (x->index != y->index)
		return x->index < y->index ? -1 : 1;
	return strcmp(x->label, y->label);
}

static int run_all(size_t nr)
{
	int failed = 0;
	size_t i;

	speed_print_notice();
	for (i = 0; i < nr && !speed_stop; i++) {
		if (opt.compare ? speed_compare(&runs[i]) : speed_run(&runs[i]))
			failed = 1;
		/* A run that never started has no place in the table. */
		if (failed && !opt.compare && !runs[i].done)
			return 1;
	}
	if (!opt.compare)
		speed_print_table(runs, speed_stop ? i : nr);
	if (fflush(stdout) || ferror(stdout)) {
		speed_error("cannot write the result: %s", strerror(errno));
		failed = 1;
	}
	return speed_stop ? 130 : failed;
}

/**
 * main() - entry point
 * @argc: number of arguments
 * @argv: the arguments
 *
 * Return: 0; 1 after an error; 130 if stopped by SIGINT, after printing what was
 * measured until then.
 */
int main(int argc, char **argv)
{
	struct speed_request req[SPEED_MAX_RUNS];
	size_t nr, i;
	int ret;

	ret = speed_parse_args(argc, argv, req, &nr);
	if (ret)
		return ret < 0 ? 0 : 1;
	catch_sigint();
	for (i = 0; i < nr; i++)
		if (speed_resolve(&req[i], &runs[i]))
			return 1;
	if (opt.driver)
		ret = apply_driver(req, &nr);
	else if (!nr)
		ret = !(nr = all_runs());
	if (ret)
		return speed_stop ? 130 : 1;
	qsort(runs, nr, sizeof(runs[0]), by_index);
	return run_all(nr);
}
