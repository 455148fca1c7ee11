// SPDX-License-Identifier: GPL-2.0-only
/* The AF_ALG back end with its timed loop, and the course of one run. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "fastalg-speed.h"

/* Time between two looks at the clock: long beside the look, short beside a second. */
#define BATCH_NS 10000000ULL
#define MAX_BATCH (1ULL << 24)

static uint64_t now_ns(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (uint64_t)ts.tv_sec * 1000000000ULL + (uint64_t)ts.tv_nsec;
}

/**
 * speed_set_served() - note the driver that serves a run
 * @run: the run
 * @drv: the driver, NULL if unknown
 * @how: how that is known
 */
void speed_set_served(struct speed_run *run, const struct fastalg_driver *drv, enum speed_how how)
{
	run->how = how;
	if (!drv)
		return;
	snprintf(run->served, sizeof(run->served), "%s", drv->driver);
	snprintf(run->module, sizeof(run->module), "%s", drv->module);
	run->priority = drv->priority;
}

static enum speed_how how_of(enum fastalg_evidence evidence)
{
	switch (evidence) {
	case FASTALG_BY_REFCNT:
		return SPEED_BY_REFCNT;
	case FASTALG_BY_DRIVER_NAME:
		return SPEED_BY_NAME;
	case FASTALG_BY_PRIORITY:
		return SPEED_ASSUMED;
	default:
		return SPEED_UNKNOWN;
	}
}

static bool is_mac(const char *kernel)
{
	return !strncmp(kernel, "hmac(", 5) || !strncmp(kernel, "cmac(", 5);
}

static int hash_init(struct speed_run *run, const char *target)
{
	static const uint8_t key[32] = "fastalg-speed: no secret at all";
	enum fastalg_evidence how;
	const struct fastalg_driver *drv;
	int ret;

	ret = fastalg_hash_open(&run->hash, target, is_mac(run->kernel) ? key : NULL, sizeof(key));
	/* A name given in the kernel's terms does not show that a key is needed. */
	if (ret == -ENOKEY)
		ret = fastalg_hash_open(&run->hash, target, key, sizeof(key));
	if (ret)
		return ret;
	drv = fastalg_hash_served_by(run->hash, &how);
	speed_set_served(run, drv, how_of(how));
	return 0;
}

static int hash_exec(struct speed_run *run, const uint8_t *data, size_t bytes, uint64_t n)
{
	uint8_t out[FASTALG_DIGEST_MAX];
	int ret;

	while (n--) {
		ret = fastalg_hash_digest(run->hash, data, bytes, out, sizeof(out));
		if (ret < 0)
			return ret;
	}
	return 0;
}

static void hash_fini(struct speed_run *run)
{
	fastalg_hash_close(run->hash);
	run->hash = NULL;
}

const struct speed_type speed_hash = {
	.name = "hash",
	.init = hash_init,
	.exec = hash_exec,
	.fini = hash_fini,
};

/*
 * A kernel with af_alg_restrict takes no driver names, but the algorithm name
 * may lead to the wanted driver all the same.
 */
static int afalg_open(struct speed_run *run)
{
	int ret = run->type->init(run, run->driver[0] ? run->driver : run->kernel);

	if (ret != -ENOENT || !run->driver[0])
		return ret;
	if (run->type->init(run, run->kernel))
		return ret;
	if (!strcmp(run->served, run->driver))
		return 0;
	run->type->fini(run);
	run->served[0] = '\0';
	run->how = SPEED_REFUSED;
	return ret;
}

static void afalg_close(struct speed_run *run)
{
	run->type->fini(run);
}

static int afalg_loop(struct speed_run *run, const uint8_t *data, size_t bytes, uint64_t *ops,
		      uint64_t *ns)
{
	uint64_t limit = opt.ms * 1000000ULL;
	uint64_t batch = 1, start, spent = 0, before, fit;
	int ret;

	/* Caches, and the first use of whatever the kernel sets up late. */
	ret = run->type->exec(run, data, bytes, 1);
	if (ret)
		return ret;
	*ops = 0;
	start = now_ns();
	while (spent < limit && !speed_stop) {
		ret = run->type->exec(run, data, bytes, batch);
		if (ret)
			return ret;
		*ops += batch;
		before = spent;
		spent = now_ns() - start;
		if (spent - before < BATCH_NS / 2 && batch < MAX_BATCH)
			batch *= 2;
		else if (spent - before > BATCH_NS * 2 && batch > 1)
			batch /= 2;
		/* End on time: no more than what fits into the rest. */
		fit = 1 + (uint64_t)((double)(limit - spent) * (double)*ops / (double)(spent + 1));
		if (spent < limit && batch > fit)
			batch = fit;
	}
	*ns = spent;
	return 0;
}

static int afalg_measure(struct speed_run *run, size_t bytes, uint64_t *ops, uint64_t *ns)
{
	size_t room = bytes + opt.misalign;
	void *data;
	int ret;

	if (posix_memalign(&data, 4096, room))
		return -ENOMEM;
	memset(data, 0, room);
	ret = afalg_loop(run, (uint8_t *)data + opt.misalign, bytes, ops, ns);
	free(data);
	return ret;
}

static void afalg_explain(const struct speed_run *run, int err)
{
	const char *name = run->driver[0] ? run->driver : run->kernel;
	struct fastalg_drivers list;
	char why[512];

	fastalg_why(err, name, why, sizeof(why));
	/* A name the kernel does not know is reported in the words of openssl. */
	fastalg_drivers_read(&list);
	if (err == -ENOENT && !fastalg_drivers_find(&list, name) &&
	    !fastalg_drivers_best(&list, name, FASTALG_ANY))
		speed_error("Unknown algorithm %s", name);
	fastalg_drivers_free(&list);
	speed_error("%s", why);
}

const struct speed_backend speed_afalg = {
	.name = "AF_ALG (deprecated by the kernel since 7.2, still served), elapsed time",
	.open = afalg_open,
	.measure = afalg_measure,
	.close = afalg_close,
	.explain = afalg_explain,
};

/**
 * speed_run() - measure one run at all sizes
 * @run: the run
 *
 * What went wrong has been said on stderr. Being stopped by SIGINT is no error:
 * the sizes done so far count.
 *
 * Return: 0 or a negative errno.
 */
int speed_run(struct speed_run *run)
{
	uint64_t ops, ns;
	size_t i;
	int ret;

	ret = opt.backend->open(run);
	if (ret) {
		opt.backend->explain(run, ret);
		return ret;
	}
	for (i = 0; i < opt.nr_sizes && !speed_stop; i++) {
		speed_print_doing(run, opt.size[i]);
		ret = opt.backend->measure(run, opt.size[i], &ops, &ns);
		if (ret) {
			if (!opt.mr)
				fputc('\n', stderr);
			if (ret != -EINTR)
				opt.backend->explain(run, ret);
			break;
		}
		speed_print_result(run, ops, ns);
		run->rate[i] = ns ? (double)ops * (double)opt.size[i] * 1e9 / (double)ns : 0;
		run->done = i + 1;
	}
	opt.backend->close(run);
	return ret == -EINTR && speed_stop ? 0 : ret;
}
