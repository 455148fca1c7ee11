// SPDX-License-Identifier: GPL-2.0-only
/*
 * The in-kernel back end: asks the module fastalg_bench to do the work, so that
 * no system call lies between two requests. One command, one reply.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "fastalg-speed.h"

static char reply[512];

static const char *device(void)
{
	const char *path = getenv("FASTALG_BENCH_DEVICE");

	return path && *path ? path : "/dev/fastalg_bench";
}

static int read_reply(int fd)
{
	size_t len = 0;
	ssize_t n;

	do {
		n = read(fd, reply + len, sizeof(reply) - 1 - len);
		if (n < 0)
			return -errno;
		len += (size_t)n;
	} while (n > 0 && len < sizeof(reply) - 1);
	reply[len] = '\0';
	reply[strcspn(reply, "\n")] = '\0';
	return 0;
}

/* The reply is there even if the command failed: it then holds the reason. */
static int command(const char *cmd)
{
	int fd, ret = 0;

	reply[0] = '\0';
	fd = open(device(), O_RDWR | O_CLOEXEC);
	if (fd < 0)
		return -errno;
	if (write(fd, cmd, strlen(cmd)) < 0)
		ret = -errno;
	if (!ret)
		ret = read_reply(fd);
	else if (ret != -EINTR)
		read_reply(fd);
	close(fd);
	return ret;
}

/* The value of a "key=value" word of the reply, NULL if it is not there. */
static const char *word(const char *key, char *buf, size_t size)
{
	size_t len = strlen(key);
	const char *p = reply;

	while (*p) {
		p += strspn(p, " ");
		if (!strncmp(p, key, len) && p[len] == '=') {
			snprintf(buf, size, "%.*s", (int)strcspn(p + len + 1, " "), p + len + 1);
			return buf;
		}
		p += strcspn(p, " ");
	}
	return NULL;
}

static bool number(const char *key, uint64_t *val)
{
	char buf[32], *end;

	if (!word(key, buf, sizeof(buf)))
		return false;
	*val = strtoull(buf, &end, 10);
	return end != buf && !*end;
}

static int bench(const struct speed_run *run, size_t bytes, const char *amount, uint64_t *ops,
		 uint64_t *ns)
{
	char cmd[FASTALG_NAME_MAX + 128];
	int ret;

	snprintf(cmd, sizeof(cmd), "bench type=%s driver=%s bytes=%zu %s\n", run->type->name,
		 run->driver[0] ? run->driver : run->kernel, bytes, amount);
	ret = command(cmd);
	if (ret)
		return ret;
	if (!number("ops", ops) || !number("ns", ns))
		return -EPROTO;
	return 0;
}

/* One request, which loads modules and tells which driver answers. */
static int kernel_open(struct speed_run *run)
{
	const struct fastalg_driver *drv;
	struct fastalg_drivers list;
	char name[FASTALG_NAME_MAX];
	uint64_t ops, ns;
	int ret;

	ret = bench(run, opt.size[0], "ops=1", &ops, &ns);
	if (ret)
		return ret;
	if (!word("driver", name, sizeof(name)))
		return -EPROTO;
	fastalg_drivers_read(&list);
	drv = fastalg_drivers_find(&list, name);
	/* A module that echoes the algorithm name has left the choice unsaid. */
	if (!drv && !strcmp(name, run->kernel)) {
		speed_set_served(run, fastalg_drivers_best(&list, name, FASTALG_ANY),
				 SPEED_ASSUMED);
	} else {
		speed_set_served(run, drv, SPEED_BY_BENCH);
		snprintf(run->served, sizeof(run->served), "%s", name);
	}
	fastalg_drivers_free(&list);
	return 0;
}

static int kernel_measure(struct speed_run *run, size_t bytes, uint64_t *ops, uint64_t *ns)
{
	uint64_t part_ops, part_ns;
	unsigned int left, part;
	char time[16];
	int ret;

	/* By the second: SIGINT keeps what is done, and the module has a limit. */
	*ops = 0;
	*ns = 0;
	for (left = opt.ms; left && !speed_stop; left -= part) {
		part = left < 1000 ? left : 1000;
		snprintf(time, sizeof(time), "ms=%u", part);
		/* Stopping and continuing the program (Ctrl-Z, fg) interrupts a command too. */
		do
			ret = bench(run, bytes, time, &part_ops, &part_ns);
		while (ret == -EINTR && !speed_stop);
		if (ret == -EINTR && *ops)
			break;
		if (ret)
			return ret;
		*ops += part_ops;
		*ns += part_ns;
	}
	return 0;
}

static void kernel_close(struct speed_run *run)
{
	(void)run;
}

static void kernel_explain(const struct speed_run *run, int err)
{
	const char *name = run->driver[0] ? run->driver : run->kernel;
	const char *reason = !strncmp(reply, "error ", 6) ? reply + 6 : NULL;

	if (!reason && (err == -ENOENT || err == -ENXIO || err == -ENODEV)) {
		speed_error("%s is missing: as root, load fastalg_bench.ko "
			    "(insmod fastalg_bench.ko)",
			    device());
	} else if (!reason && (err == -EACCES || err == -EPERM)) {
		speed_error("%s needs root (CAP_SYS_ADMIN)", device());
	} else if (!reason && err == -EPROTO) {
		speed_error("fastalg_bench gave an answer that is not understood: \"%s\"", reply);
	} else {
		if (err == -ENOENT)
			speed_error("Unknown algorithm %s", name);
		speed_error("fastalg_bench refuses %s: %s", name, reason ? reason : strerror(-err));
	}
}

const struct speed_backend speed_kernel = {
	.name = "in-kernel (fastalg_bench), elapsed time",
	.open = kernel_open,
	.measure = kernel_measure,
	.close = kernel_close,
	.explain = kernel_explain,
};
