// SPDX-License-Identifier: GPL-2.0-only
/* The tests of afalg_hash_test: what programs do with a hash socket, and should not do. */
#include <errno.h>
#include <fastalg.h>
#include <kcapi.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "afalg_hash.h"

static const size_t long_lengths[] = {
	511,  512,   513,   1023,  1024,  1025,	  4095,	  4096,	  4097,	    8191,
	8192, 16384, 65535, 65536, 65537, 100000, 131072, 262147, DATA_MAX,
};

/* 0..300, then the long ones. */
static size_t nth_length(size_t n)
{
	return n <= 300 ? n : long_lengths[n - 301];
}

#define NR_LENGTHS (301 + ARRAY_SIZE(long_lengths))

static bool test_served(void)
{
	enum fastalg_evidence how;
	const struct fastalg_driver *drv;
	struct fastalg_hash *h;
	int ret = fastalg_hash_open(&h, dut.name, dut.mac ? key : NULL, sizeof(key));
	bool ok;

	if (ret)
		return fail("fastalg_hash_open: %s", strerror(-ret));
	drv = fastalg_hash_served_by(h, &how);
	ok = drv && !strcmp(drv->driver, dut.name) && how == FASTALG_BY_DRIVER_NAME;
	if (ok && strcmp(drv->selftest, "passed"))
		ok = fail("selftest is \"%s\"", drv->selftest);
	fastalg_hash_close(h);
	return ok || fail("not served by %s", dut.name);
}

/* Asked for by algorithm name, the best driver serves, and its use count tells. */
static bool test_served_by_refcnt(void)
{
	enum fastalg_evidence how = FASTALG_UNKNOWN;
	const struct fastalg_driver *drv, *best;
	struct fastalg_drivers list;
	struct fastalg_hash *h = NULL;
	char name[FASTALG_NAME_MAX] = "", want[FASTALG_NAME_MAX] = "";
	bool ok;

	if (fastalg_drivers_read(&list))
		return fail("no /proc/crypto");
	drv = fastalg_drivers_find(&list, dut.name);
	if (drv)
		snprintf(name, sizeof(name), "%s", drv->name);
	best = fastalg_drivers_best(&list, name, FASTALG_ANY);
	if (best)
		snprintf(want, sizeof(want), "%s", best->driver);
	fastalg_drivers_free(&list);
	if (fastalg_hash_open(&h, name, dut.mac ? key : NULL, sizeof(key)))
		return fail("cannot open %s", name);
	drv = fastalg_hash_served_by(h, &how);
	ok = drv && !strcmp(drv->driver, want) && how == FASTALG_BY_REFCNT;
	if (!ok)
		fail("%s: %s (evidence %d), not %s", name, drv ? drv->driver : "?", how, want);
	fastalg_hash_close(h);
	return ok;
}

/* No send at all: the result is that of the empty message. */
static bool test_empty_without_send(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	int op = open_op(&dut), i;
	bool ok = opened(op) && expected("", 0, want);

	for (i = 0; ok && i < 3; i++)
		ok = same("read", (size_t)i, read_digest(op, got), got, want);
	close(op);
	return ok;
}

static bool test_empty_through_libkcapi(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	struct kcapi_handle *h = NULL;
	struct fastalg_hash *probe;
	bool ok = expected("", 0, want);
	ssize_t ret;

	if (fastalg_hash_open(&probe, dut.name, dut.mac ? key : NULL, sizeof(key)))
		return fail("fastalg_hash_open failed");
	ret = strcmp(fastalg_hash_backend(probe), "libkcapi");
	fastalg_hash_close(probe);
	if (ret) {
		printf("# libkcapi does not work with this kernel\n");
		return ok;
	}
	ret = kcapi_md_init(&h, dut.name, 0);
	if (ret)
		return fail("kcapi_md_init: %s", strerror((int)-ret));
	if (dut.mac)
		kcapi_md_setkey(h, key, sizeof(key));
	ret = kcapi_md_final(h, got, kcapi_md_digestsize(h));
	ok = ok && same("final", 0, (int)ret, got, want);
	kcapi_md_destroy(h);
	return ok;
}

static bool test_lengths(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	int op = open_op(&dut);
	bool ok = opened(op);
	size_t i, len;

	for (i = 0; ok && i < NR_LENGTHS; i++) {
		len = nth_length(i);
		ok = expected(data, len, want) &&
		     same("length", len, oneshot(op, data, len, got), got, want);
	}
	close(op);
	return ok;
}

static bool test_lengths_through_library(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	struct fastalg_hash *h;
	size_t i, len;
	bool ok = true;
	int ret = fastalg_hash_open(&h, dut.name, dut.mac ? key : NULL, sizeof(key));

	if (ret)
		return fail("fastalg_hash_open: %s", strerror(-ret));
	for (i = 0; ok && i < NR_LENGTHS; i++) {
		len = nth_length(i);
		ret = fastalg_hash_digest(h, data, len, got, sizeof(got));
		ok = expected(data, len, want) && same("length", len, ret, got, want);
	}
	fastalg_hash_close(h);
	return ok;
}

static bool test_misaligned(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	int op = open_op(&dut);
	bool ok = opened(op);
	size_t off, len;

	for (off = 0; ok && off < 64; off++) {
		len = 1 + rnd(1000);
		ok = expected(data + off, len, want) &&
		     same("offset", off, oneshot(op, data + off, len, got), got, want);
		len = 3 * 4096 + rnd(4096);
		ok = ok && expected(data + 4096 - off, len, want) &&
		     same("page offset", 4096 - off, oneshot(op, data + 4096 - off, len, got), got,
			  want);
	}
	close(op);
	return ok;
}

/* Parts of any size, small ones more often; the last with or without MSG_MORE. */
static bool split(int op, const uint8_t *p, size_t len, bool more_to_the_end)
{
	size_t part;
	int ret;

	while (len) {
		part = rnd(2) ? rnd(130) : rnd(9000);
		if (part >= len) {
			part = len;
			if (!more_to_the_end)
				return send(op, p, part, 0) == (ssize_t)part;
		}
		ret = send_more(op, p, part);
		if (ret)
			return fail("part of %zu bytes: %s", part, strerror(-ret));
		p += part;
		len -= part;
	}
	return true;
}

static bool test_splits(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	int op = open_op(&dut);
	bool ok = opened(op);
	size_t i, len;

	for (i = 0; ok && i < 300; i++) {
		len = 1 + rnd(i < 150 ? 400 : 60000);
		ok = expected(data + i, len, want) && split(op, data + i, len, i & 1) &&
		     same("split message", i, read_digest(op, got), got, want);
	}
	close(op);
	return ok;
}

/* Every way to cut a message of 200 bytes in two. */
static bool test_every_cut(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	int op = open_op(&dut), ret;
	bool ok = opened(op) && expected(data, 200, want);
	size_t cut;

	for (cut = 0; ok && cut <= 200; cut++) {
		ret = send_more(op, data, cut);
		if (!ret)
			ret = oneshot(op, data + cut, 200 - cut, got);
		ok = same("cut", cut, ret, got, want);
	}
	close(op);
	return ok;
}

static bool test_iovec(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	struct iovec iov[20];
	struct msghdr msg = { .msg_iov = iov };
	int op = open_op(&dut);
	bool ok = opened(op);
	size_t i, n, piece, len;

	for (i = 0; ok && i < 100; i++) {
		len = 0;
		n = 1 + rnd(20);
		/* Pieces lie one behind the other, but cross pages at odd places. */
		for (piece = 0; piece < n; piece++) {
			iov[piece].iov_base = data + i + len;
			iov[piece].iov_len = rnd(5000);
			len += iov[piece].iov_len;
		}
		msg.msg_iovlen = n;
		ok = expected(data + i, len, want);
		if (ok && sendmsg(op, &msg, 0) != (ssize_t)len)
			ok = fail("sendmsg of %zu pieces, %zu bytes: %s", n, len, strerror(errno));
		ok = ok && same("message", i, read_digest(op, got), got, want);
	}
	close(op);
	return ok;
}

static bool test_zero_byte_sends(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	int op = open_op(&dut), ret;
	bool ok = opened(op) && expected("", 0, want);

	ok = ok && !send_more(op, data, 0) && !send_more(op, data, 0) &&
	     same("only empty parts", 0, read_digest(op, got), got, want);
	ok = ok && same("empty message", 0, oneshot(op, data, 0, got), got, want);
	ok = ok && expected(data, 100, want);
	ret = ok ? send_more(op, data, 0) : 0;
	ret = ret ? ret : send_more(op, data, 50);
	ret = ret ? ret : send_more(op, data, 0);
	ret = ret ? ret : send_more(op, data + 50, 50);
	ret = ret ? ret : oneshot(op, data, 0, got);
	ok = ok && same("empty parts between", 0, ret, got, want);
	close(op);
	return ok;
}

/* accept() on a socket in the middle of a message copies its state. */
static bool test_accept_clones(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	int op = open_op(&dut), copy, ret;
	bool ok = opened(op);
	size_t cut;

	for (cut = 0; ok && cut < 200; cut += 1 + rnd(9)) {
		ret = send_more(op, data, cut);
		if (ret)
			ok = fail("send: %s", strerror(-ret));
		copy = accept(op, NULL, NULL);
		if (copy < 0) {
			ok = fail("accept after %zu bytes: %s", cut, strerror(errno));
			break;
		}
		/* The copy goes on with the same data, the original ends here. */
		ret = oneshot(copy, data + cut, 300, got);
		ok = ok && expected(data, cut + 300, want) && same("copy", cut, ret, got, want);
		ret = read_digest(op, got);
		ok = ok && expected(data, cut, want) && same("original", cut, ret, got, want);
		ok = ok && expected(data, 77, want) &&
		     same("copy reused", cut, oneshot(copy, data, 77, got), got, want);
		close(copy);
	}
	close(op);
	return ok;
}

static bool test_two_sockets(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	int tfm = open_tfm(&dut), op[3] = { -1, -1, -1 };
	bool ok = opened(tfm);
	size_t i, n;

	/* Two of one bound socket, and one of another. */
	op[0] = accept(tfm, NULL, NULL);
	op[1] = accept(tfm, NULL, NULL);
	op[2] = open_op(&dut);
	for (i = 0; ok && i < 3; i++)
		ok = opened(op[i]);
	for (n = 0; ok && n < 5000; n += 100)
		for (i = 0; ok && i < 3; i++)
			ok = !send_more(op[i], data + 5000 * i + n, 100);
	for (i = 0; ok && i < 3; i++)
		ok = expected(data + 5000 * i, 5000, want) &&
		     same("socket", i, read_digest(op[i], got), got, want);
	for (i = 0; i < 3; i++)
		close(op[i]);
	close(tfm);
	return ok;
}

static bool child(unsigned int nr, int tfm)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	int op = accept(tfm, NULL, NULL);
	int own = open_op(&ref);
	bool ok = op >= 0 && own >= 0;
	size_t i, len;
	int ret;

	for (i = 0; i < nr; i++)
		rnd(2);
	for (i = 0; ok && i < 150; i++) {
		len = rnd(20000);
		ret = oneshot(own, data + i, len, want);
		ok = ret > 0 && split(op, data + i, len, true) && read_digest(op, got) == ret &&
		     !memcmp(got, want, (size_t)ret);
	}
	return ok;
}

static bool test_processes(void)
{
	int tfm = open_tfm(&dut), status;
	bool ok = opened(tfm);
	unsigned int i, started = 0;
	pid_t pid;

	fflush(stdout);
	for (i = 0; ok && i < 4; i++) {
		pid = fork();
		if (!pid)
			_exit(child(i, tfm) ? 0 : 1);
		started += pid > 0;
	}
	for (; started && wait(&status) > 0; started--)
		if (status)
			ok = fail("a child failed (status %#x)", (unsigned int)status);
	close(tfm);
	return ok;
}

static bool test_close_in_mid_request(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	bool ok = expected(data, 1000, want);
	int tfm, op, i;

	for (i = 0; ok && i < 500; i++) {
		tfm = open_tfm(&dut);
		ok = opened(tfm);
		op = accept(tfm, NULL, NULL);
		ok = ok && !send_more(op, data, rnd(5000));
		/* In both orders. */
		close(i & 1 ? tfm : op);
		close(i & 1 ? op : tfm);
	}
	op = open_op(&dut);
	ok = ok && opened(op) && same("afterwards", 0, oneshot(op, data, 1000, got), got, want);
	close(op);
	return ok;
}

/* The room is smaller or larger than the digest: same answer as the reference. */
static bool test_odd_room(void)
{
	uint8_t got[DIGEST_MAX * 2], want[DIGEST_MAX * 2];
	int a = open_op(&dut), b = open_op(&ref);
	bool ok = opened(a) && b >= 0;
	ssize_t x, y;
	size_t room;

	for (room = 0; ok && room <= sizeof(got); room += room < 40 ? 1 : 11) {
		memset(got, 0x55, sizeof(got));
		memset(want, 0x55, sizeof(want));
		ok = send(a, data, 99, 0) == 99 && send(b, data, 99, 0) == 99;
		x = recv(a, got, room, 0);
		y = recv(b, want, room, 0);
		ok = ok && x == y && !memcmp(got, want, sizeof(got));
		if (!ok)
			fail("room of %zu bytes: %zd, reference %zd", room, x, y);
	}
	close(a);
	close(b);
	return ok;
}

/* Data that ends at an unmapped page: an error, or a part, and the socket still works. */
static bool test_bad_address(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	long page = sysconf(_SC_PAGESIZE);
	uint8_t *hole = mmap(NULL, (size_t)page * 2, PROT_READ | PROT_WRITE,
			     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	int op = open_op(&dut);
	bool ok = opened(op) && hole != MAP_FAILED;

	if (!ok)
		return false;
	munmap(hole + page, (size_t)page);
	if (send(op, hole + page, 100, 0) >= 0)
		ok = fail("100 bytes from nowhere were taken");
	if (send(op, hole + page - 50, 100, MSG_MORE) == 100)
		ok = fail("100 bytes of which 50 exist were taken");
	/* Ends whatever was begun. */
	read_digest(op, got);
	ok = ok && expected(data, 500, want) &&
	     same("afterwards", 0, oneshot(op, data, 500, got), got, want);
	close(op);
	munmap(hole, (size_t)page);
	return ok;
}

const struct hash_test hash_tests[] = {
	{ "published_examples", test_vectors, FOR_ALL },
	{ "a_million_times_a", test_million, FOR_HASH },
	{ "served_under_its_own_name", test_served, FOR_ALL },
	{ "best_driver_serves_the_algorithm", test_served_by_refcnt, FOR_ALL },
	{ "empty_message_without_send", test_empty_without_send, FOR_ALL },
	{ "empty_message_through_libkcapi", test_empty_through_libkcapi, FOR_ALL },
	{ "lengths", test_lengths, FOR_ALL },
	{ "lengths_through_libfastalg", test_lengths_through_library, FOR_ALL },
	{ "misaligned_and_multi_page", test_misaligned, FOR_ALL },
	{ "every_cut", test_every_cut, FOR_ALL },
	{ "random_splits", test_splits, FOR_ALL },
	{ "iovec", test_iovec, FOR_ALL },
	{ "zero_byte_sends", test_zero_byte_sends, FOR_ALL },
	{ "accept_clones_the_state", test_accept_clones, FOR_ALL },
	{ "sockets_side_by_side", test_two_sockets, FOR_ALL },
	{ "processes_side_by_side", test_processes, FOR_ALL },
	{ "close_in_mid_request", test_close_in_mid_request, FOR_ALL },
	{ "odd_room_for_the_digest", test_odd_room, FOR_ALL },
	{ "bad_address", test_bad_address, FOR_ALL },
	{ "wrong_names", test_wrong_names, FOR_ALL },
	{ "hash_takes_no_key", test_hash_takes_no_key, FOR_HASH },
	{ "mac_without_key", test_mac_without_key, FOR_MAC },
	{ "mac_key_after_accept", test_mac_key_after_accept, FOR_MAC },
	{ "mac_key_lengths", test_mac_key_lengths, FOR_MAC },
};
const size_t nr_hash_tests = ARRAY_SIZE(hash_tests);
