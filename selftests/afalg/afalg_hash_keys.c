// SPDX-License-Identifier: GPL-2.0-only
/* The tests of afalg_hash_test about names and keys. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include "afalg_hash.h"

static bool absent(const char *type, const char *name)
{
	int fd = bind_to(type, name);

	if (fd >= 0) {
		close(fd);
		return fail("%s \"%s\" exists", type, name);
	}
	return fd == -ENOENT || fail("%s \"%s\": %s, not ENOENT", type, name, strerror(-fd));
}

/**
 * test_wrong_names() - names that must not be found
 *
 * Return: true if passed.
 */
bool test_wrong_names(void)
{
	char name[160], longest[65];
	bool ok = true;
	int fd;

	snprintf(name, sizeof(name), "%sx", dut.name);
	ok &= absent("hash", name);
	snprintf(name, sizeof(name), "x%s", dut.name);
	ok &= absent("hash", name);
	snprintf(name, sizeof(name), "hmac(%.100s", dut.name);
	fd = bind_to("hash", name);
	if (fd >= 0) {
		close(fd);
		ok = fail("\"%s\" exists", name);
	}
	ok &= absent("hash", "nosuch-fastalg-driver");
	memset(longest, 'x', 64);
	longest[64] = '\0';
	fd = bind_to("hash", longest);
	if (fd >= 0) {
		close(fd);
		ok = fail("a name of 64 x exists");
	}
	fd = bind_to("skcipher", dut.name);
	if (fd >= 0) {
		close(fd);
		ok = fail("%s is there as a cipher", dut.name);
	}
	return ok;
}

/**
 * test_hash_takes_no_key() - a hash refuses a key as the reference does
 *
 * Return: true if passed.
 */
bool test_hash_takes_no_key(void)
{
	int a = bind_to("hash", dut.name), b = bind_to("hash", ref.name);
	int x = set_key(a, key, sizeof(key)), y = set_key(b, key, sizeof(key));

	close(a);
	close(b);
	return (x && x == y) || fail("set key: %d, reference %d", x, y);
}

/**
 * test_mac_without_key() - nothing works before the key is set
 *
 * Return: true if passed.
 */
bool test_mac_without_key(void)
{
	int tfm = bind_to("hash", dut.name), op;
	uint8_t got[DIGEST_MAX];
	bool ok = opened(tfm);
	int ret;

	op = accept(tfm, NULL, NULL);
	if (op < 0) {
		ok = errno == ENOKEY || fail("accept: %s", strerror(errno));
		close(tfm);
		return ok;
	}
	ret = send_more(op, data, 10);
	ok = ok && (ret == -ENOKEY || fail("send: %s", strerror(-ret)));
	ret = send_more(op, data, 0);
	ok = ok && (ret == -ENOKEY || fail("empty send: %s", strerror(-ret)));
	ret = read_digest(op, got);
	ok = ok && (ret == -ENOKEY || fail("recv: %d", ret));
	close(op);
	close(tfm);
	return ok;
}

/**
 * test_mac_key_after_accept() - the key may come after accept(), but not change later
 *
 * Return: true if passed.
 */
bool test_mac_key_after_accept(void)
{
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	int tfm = bind_to("hash", dut.name), op, ret;
	bool ok = opened(tfm) && expected(data, 1234, want);

	op = accept(tfm, NULL, NULL);
	ret = op < 0 ? -errno : send_more(op, data, 1);
	ok = ok && (ret == -ENOKEY || fail("before the key: %s", strerror(-ret)));
	ret = set_key(tfm, key, sizeof(key));
	ok = ok && (!ret || fail("set key: %s", strerror(-ret)));
	ok = ok && same("after the key", 0, oneshot(op, data, 1234, got), got, want);
	/* In use with a key: that must not change under the request. */
	ret = set_key(tfm, data, 20);
	ok = ok && (ret == -EBUSY || fail("second key: %s, not EBUSY", strerror(-ret)));
	ok = ok && same("with the first key", 0, oneshot(op, data, 1234, got), got, want);
	close(op);
	close(tfm);
	return ok;
}

/**
 * test_mac_key_lengths() - keys of many lengths, each against the reference
 *
 * Return: true if passed.
 */
bool test_mac_key_lengths(void)
{
	/* Around the length of a block: a longer key is hashed first. */
	static const size_t lengths[] = { 0,  1,  14, 20, 28,  31,  32,	 33,   55,  56,
					  63, 64, 65, 66, 127, 128, 129, 1000, 4096 };
	uint8_t got[DIGEST_MAX], want[DIGEST_MAX];
	bool ok = true;
	size_t i;
	int a, b, x, y;

	for (i = 0; ok && i < ARRAY_SIZE(lengths); i++) {
		a = bind_to("hash", dut.name);
		b = bind_to("hash", ref.name);
		x = set_key(a, data, lengths[i]);
		y = set_key(b, data, lengths[i]);
		ok = x == y || fail("key of %zu bytes: %d, reference %d", lengths[i], x, y);
		/* Set twice: the second one counts. */
		if (!x && i & 1) {
			set_key(a, data + 1, lengths[i]);
			set_key(b, data + 1, lengths[i]);
		}
		if (!x) {
			int p = accept(a, NULL, NULL), q = accept(b, NULL, NULL);

			x = oneshot(p, data, 300, got);
			y = oneshot(q, data, 300, want);
			ok = ok && ((x == y && x > 0 && !memcmp(got, want, (size_t)x)) ||
				    fail("key of %zu bytes: wrong digest", lengths[i]));
			close(p);
			close(q);
		}
		close(a);
		close(b);
	}
	return ok;
}
