// SPDX-License-Identifier: GPL-2.0-only
/*
 * Tests one hash or MAC driver through AF_ALG against another driver of the
 * same algorithm: the main program and the sockets. The tests are in
 * afalg_hash_cases.c.
 *
 * usage: afalg_hash_test DRIVER [REFERENCE]
 *
 * Without a REFERENCE, the kernel's own driver of lowest priority is taken.
 * Prints KTAP. Exit: 0 passed, 1 failed, 4 skipped (no such driver, no AF_ALG).
 */
#include <errno.h>
#include <fastalg.h>
#include <linux/if_alg.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include "afalg_hash.h"

#ifndef SOL_ALG
#define SOL_ALG 279
#endif

struct subject dut;
struct subject ref;
uint8_t *data;
const uint8_t key[32] = "a key of the tests, thirty-two b";

static size_t digest_size;
/* One socket for the reference, kept open: it is asked for every expected value. */
static int ref_op = -1;
static uint32_t rnd_state = 1;

/**
 * rnd() - pseudo-random number, the same sequence in each run
 * @below: upper limit, not reached
 *
 * Return: the number.
 */
uint32_t rnd(uint32_t below)
{
	rnd_state ^= rnd_state << 13;
	rnd_state ^= rnd_state >> 17;
	rnd_state ^= rnd_state << 5;
	return rnd_state % below;
}

/**
 * fail() - print a diagnostic line
 * @fmt: format, without the newline
 *
 * Return: false, for the test to return.
 */
bool fail(const char *fmt, ...)
{
	va_list ap;

	printf("# ");
	va_start(ap, fmt);
	vprintf(fmt, ap);
	va_end(ap);
	printf("\n");
	return false;
}

/**
 * bind_to() - socket bound to an algorithm or a driver
 * @type: AF_ALG type, "hash"
 * @name: name to bind to; cut to the 64 bytes of the address, then without a NUL
 *
 * Return: the socket or a negative errno.
 */
int bind_to(const char *type, const char *name)
{
	struct sockaddr_alg sa = { .salg_family = AF_ALG };
	size_t len = strlen(name);
	int fd, ret;

	memcpy(sa.salg_type, type, strlen(type));
	memcpy(sa.salg_name, name, len < sizeof(sa.salg_name) ? len : sizeof(sa.salg_name));
	fd = socket(AF_ALG, SOCK_SEQPACKET, 0);
	if (fd < 0)
		return -errno;
	if (!bind(fd, (struct sockaddr *)&sa, sizeof(sa)))
		return fd;
	ret = -errno;
	close(fd);
	return ret;
}

/**
 * set_key() - give a bound socket its key
 * @tfm: the socket
 * @k: the key
 * @len: its length
 *
 * Return: 0 or a negative errno.
 */
int set_key(int tfm, const void *k, size_t len)
{
	return setsockopt(tfm, SOL_ALG, ALG_SET_KEY, k, (socklen_t)len) ? -errno : 0;
}

/**
 * open_tfm() - bound socket, with the key of the tests if it needs one
 * @s: the driver
 *
 * Return: the socket or a negative errno.
 */
int open_tfm(const struct subject *s)
{
	int tfm = bind_to("hash", s->name);
	int ret = tfm >= 0 && s->mac ? set_key(tfm, key, sizeof(key)) : 0;

	if (!ret)
		return tfm;
	close(tfm);
	return ret;
}

/**
 * accept_op() - socket ready for data, of a bound one
 * @tfm: the bound socket
 *
 * Return: the socket or a negative errno.
 */
int accept_op(int tfm)
{
	int op = accept(tfm, NULL, NULL);

	return op < 0 ? -errno : op;
}

/**
 * open_op() - socket ready for data; its bound socket is closed already
 * @s: the driver
 *
 * Return: the socket or a negative errno.
 */
int open_op(const struct subject *s)
{
	int tfm = open_tfm(s);
	int op;

	if (tfm < 0)
		return tfm;
	op = accept_op(tfm);
	close(tfm);
	return op;
}

/**
 * opened() - check what an open_*() returned for the driver under test
 * @fd: socket or negative errno
 *
 * Return: false, after a diagnostic, if it is an error.
 */
bool opened(int fd)
{
	return fd >= 0 || fail("open %s: %s", dut.name, strerror(-fd));
}

/**
 * read_digest() - read the result
 * @op: the socket
 * @out: DIGEST_MAX bytes of room
 *
 * Return: bytes read or a negative errno.
 */
int read_digest(int op, uint8_t *out)
{
	ssize_t n = recv(op, out, DIGEST_MAX, 0);

	return n < 0 ? -errno : (int)n;
}

/**
 * send_more() - send a part of a message
 * @op: the socket
 * @p: the part
 * @len: its length
 *
 * Return: 0 or a negative errno; -EIO if not all was taken.
 */
int send_more(int op, const void *p, size_t len)
{
	ssize_t n = send(op, p, len, MSG_MORE);

	if (n < 0)
		return -errno;
	return (size_t)n == len ? 0 : -EIO;
}

/**
 * oneshot() - hash a whole message sent in one piece
 * @op: the socket
 * @p: the message
 * @len: its length
 * @out: DIGEST_MAX bytes of room
 *
 * Return: bytes of the digest or a negative errno.
 */
int oneshot(int op, const void *p, size_t len, uint8_t *out)
{
	ssize_t n = send(op, p, len, 0);

	if (n < 0)
		return -errno;
	return (size_t)n == len ? read_digest(op, out) : -EIO;
}

/**
 * expected() - the digest by the reference
 * @p: the message
 * @len: its length
 * @out: DIGEST_MAX bytes of room
 *
 * Return: false, after a diagnostic, if the reference did not answer.
 */
bool expected(const void *p, size_t len, uint8_t *out)
{
	int ret;

	if (ref_op < 0)
		ref_op = open_op(&ref);
	if (ref_op < 0)
		return fail("reference %s: open: %s", ref.name, strerror(-ref_op));
	ret = oneshot(ref_op, p, len, out);
	if (ret <= 0)
		return fail("reference %s: %s", ref.name, strerror(-ret));
	digest_size = (size_t)ret;
	return true;
}

/**
 * same() - compare a digest with what expected() gave last
 * @what: the case, for the diagnostic
 * @at: length or number of the case
 * @got: what reading the digest returned
 * @digest: the digest
 * @want: the expected one
 *
 * Return: true if equal in length and content.
 */
bool same(const char *what, size_t at, int got, const uint8_t *digest, const uint8_t *want)
{
	if (got < 0)
		return fail("%s %zu: %s", what, at, strerror(-got));
	if ((size_t)got != digest_size)
		return fail("%s %zu: %d bytes instead of %zu", what, at, got, digest_size);
	if (memcmp(digest, want, digest_size))
		return fail("%s %zu: wrong digest", what, at);
	return true;
}

static const struct fastalg_driver *own_driver(const struct fastalg_drivers *list, const char *name)
{
	const struct fastalg_driver *low = NULL, *d;
	size_t i;

	for (i = 0; i < list->nr; i++) {
		d = &list->v[i];
		if (!strcmp(d->name, name) && !d->internal && fastalg_driver_is_hash(d) &&
		    !fastalg_driver_is_ours(d) && (!low || d->priority < low->priority))
			low = d;
	}
	return low;
}

/* Where fastalg is the only hmac(x) yet, the kernel's own is made of its driver of x. */
static bool find_reference(const struct fastalg_drivers *list, const char *name)
{
	const struct fastalg_driver *d = own_driver(list, name);
	char inner[FASTALG_NAME_MAX];

	if (d) {
		snprintf(ref.name, sizeof(ref.name), "%s", d->driver);
		return true;
	}
	if (strncmp(name, "hmac(", 5))
		return false;
	snprintf(inner, sizeof(inner), "%.*s", (int)strlen(name) - 6, name + 5);
	d = own_driver(list, inner);
	if (d)
		snprintf(ref.name, sizeof(ref.name), "hmac(%.120s)", d->driver);
	return d;
}

static int skip_all(const char *why)
{
	printf("1..0 # SKIP %s\n", why);
	return 4;
}

/* 0 if there is something to test. */
static int set_up(int argc, char **argv)
{
	const struct fastalg_driver *d;
	struct fastalg_drivers list;
	char why[512];
	bool found;
	size_t i;
	int fd;

	snprintf(dut.name, sizeof(dut.name), "%s", argv[1]);
	fd = bind_to("hash", dut.name);
	if (fd < 0)
		return skip_all(fastalg_why(fd, dut.name, why, sizeof(why)));
	close(fd);
	if (fastalg_drivers_read(&list))
		return skip_all("no /proc/crypto");
	d = fastalg_drivers_find(&list, dut.name);
	found = d;
	if (d)
		snprintf(dut.algorithm, sizeof(dut.algorithm), "%s", d->name);
	dut.mac = d && !strncmp(d->name, "hmac(", 5);
	ref.mac = dut.mac;
	if (argc > 2)
		snprintf(ref.name, sizeof(ref.name), "%s", argv[2]);
	else
		found = d && find_reference(&list, d->name);
	fastalg_drivers_free(&list);
	if (!found)
		return skip_all("no such driver, or no other one to compare with");

	data = aligned_alloc(4096, DATA_MAX + 4096);
	if (!data)
		return skip_all("out of memory");
	for (i = 0; i < DATA_MAX + 4096; i++)
		data[i] = (uint8_t)rnd(256);
	return 0;
}

int main(int argc, char **argv)
{
	const struct hash_test *t;
	size_t i, failed = 0;
	int ret;

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (argc < 2 || argc > 3) {
		fprintf(stderr, "usage: afalg_hash_test DRIVER [REFERENCE]\n");
		return 2;
	}
	printf("KTAP version 1\n");
	ret = set_up(argc, argv);
	if (ret)
		return ret;
	printf("1..%zu\n# %s against %s\n", nr_hash_tests, dut.name, ref.name);
	for (i = 0; i < nr_hash_tests; i++) {
		t = &hash_tests[i];
		if (t->what != FOR_ALL && (t->what == FOR_MAC) != dut.mac) {
			printf("ok %zu %s # SKIP not for a %s\n", i + 1, t->name,
			       dut.mac ? "MAC" : "hash without a key");
			continue;
		}
		if (t->run()) {
			printf("ok %zu %s\n", i + 1, t->name);
		} else {
			printf("not ok %zu %s\n", i + 1, t->name);
			failed++;
		}
	}
	return failed ? 1 : 0;
}
