// SPDX-License-Identifier: GPL-2.0-only
/*
 * Hashes and MACs over one open AF_ALG socket. libkcapi does the socket work.
 * It refuses to open anything on a kernel without the crypto_user netlink
 * interface, common on small boards, and on one with a release like "7.3-arm64";
 * there, plain sockets step in.
 */
#include <errno.h>
#include <kcapi.h>
#include <linux/if_alg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/utsname.h>
#include <unistd.h>
#include "fastalg.h"

#ifndef AF_ALG
#define AF_ALG 38
#endif
#ifndef SOL_ALG
#define SOL_ALG 279
#endif

/* libkcapi splices messages of 32 KiB and more, which kernels since 7.2 only
 * emulate; shorter pieces go through send() on every kernel.
 */
#define PIECE 16384

struct fastalg_hash {
	struct kcapi_handle *kcapi; /* NULL: the two sockets below */
	int tfm;
	int op;
	size_t size;
	enum fastalg_evidence how;
	struct fastalg_driver served;
};

static int afalg_bind(const char *name)
{
	struct sockaddr_alg sa = { .salg_family = AF_ALG, .salg_type = "hash" };
	int fd, ret;

	if (strlen(name) > FASTALG_AFALG_NAME_MAX)
		return -ENAMETOOLONG;
	memcpy(sa.salg_name, name, strlen(name) + 1);
	fd = socket(AF_ALG, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
	if (fd < 0)
		return -errno;
	if (bind(fd, (struct sockaddr *)&sa, sizeof(sa))) {
		ret = -errno;
		close(fd);
		return ret;
	}
	return fd;
}

static int plain_open(struct fastalg_hash *h, const char *name, const void *key, size_t keylen)
{
	h->tfm = afalg_bind(name);
	if (h->tfm < 0)
		return h->tfm;
	if (key && setsockopt(h->tfm, SOL_ALG, ALG_SET_KEY, key, (socklen_t)keylen))
		return -errno;
	h->op = accept(h->tfm, NULL, NULL);
	return h->op < 0 ? -errno : 0;
}

/* libkcapi 1.4 wants three numbers in the kernel's release, and complains loudly about "7.3-arm64". */
static bool kcapi_knows_release(void)
{
	unsigned int major, minor, patch;
	struct utsname uts;

	return !uname(&uts) && sscanf(uts.release, "%u.%u.%u", &major, &minor, &patch) == 3;
}

static int kcapi_open(struct fastalg_hash *h, const char *name, const void *key, size_t keylen)
{
	int ret;

	if (!kcapi_knows_release())
		return -EOPNOTSUPP;
	/* fastalg_why() says it better than libkcapi's own messages. */
	kcapi_set_verbosity(KCAPI_LOG_NONE);
	ret = kcapi_md_init(&h->kcapi, name, 0);
	if (ret) {
		h->kcapi = NULL;
		return ret;
	}
	return key ? kcapi_md_setkey(h->kcapi, key, (uint32_t)keylen) : 0;
}

static int refcnt_of(const struct fastalg_drivers *list, const char *driver)
{
	const struct fastalg_driver *drv = fastalg_drivers_find(list, driver);

	return drv ? drv->refcnt : 1;
}

/*
 * The driver of a socket cannot be asked for. But binding takes a reference,
 * so exactly one driver of that algorithm has its count raised, if nobody else
 * opens one in the same moment.
 */
static void find_served(struct fastalg_hash *h, const char *name,
			const struct fastalg_drivers *before, const struct fastalg_drivers *after)
{
	const struct fastalg_driver *hit = NULL, *drv;
	size_t i, hits = 0;

	drv = fastalg_drivers_find(after, name);
	if (drv) {
		h->served = *drv;
		h->how = FASTALG_BY_DRIVER_NAME;
		return;
	}
	for (i = 0; i < after->nr; i++) {
		drv = &after->v[i];
		if (strcmp(drv->name, name) || !fastalg_driver_is_hash(drv) || drv->internal ||
		    drv->refcnt <= refcnt_of(before, drv->driver))
			continue;
		hit = drv;
		hits++;
	}
	h->how = FASTALG_BY_REFCNT;
	if (hits != 1) {
		hit = fastalg_drivers_best(after, name, FASTALG_ANY);
		h->how = hit ? FASTALG_BY_PRIORITY : FASTALG_UNKNOWN;
	}
	if (hit)
		h->served = *hit;
}

/* The empty message also tells early that a key is missing. */
static int learn_size(struct fastalg_hash *h)
{
	uint8_t out[FASTALG_DIGEST_MAX];
	int ret = fastalg_hash_digest(h, "", 0, out, sizeof(out));

	if (ret < 0)
		return ret;
	h->size = (size_t)ret;
	return 0;
}

/**
 * fastalg_hash_open() - open a hash or a MAC of the kernel
 * @hash: receives the handle; close it with fastalg_hash_close()
 * @name: algorithm ("sha256", "hmac(sha256)") or driver ("sha256-fastalg-neon")
 * @key: key of a MAC, NULL for a hash
 * @keylen: its length in bytes
 *
 * One socket is bound and stays open for all requests.
 *
 * Return: 0; -EAFNOSUPPORT if there are no AF_ALG sockets; -ENOENT if the name
 * is unknown or AF_ALG refuses it; -ENOKEY if a MAC got no key; -EINVAL if the
 * key is not accepted; -ENAMETOOLONG; -ENOMEM; -EPERM and -EACCES from a
 * security module or a sandbox; -ELIBBAD if the driver failed the kernel's
 * self-test. fastalg_why() turns each into a sentence.
 */
int fastalg_hash_open(struct fastalg_hash **hash, const char *name, const void *key, size_t keylen)
{
	struct fastalg_drivers before, after;
	struct fastalg_hash *h;
	int fd, ret;

	/* A first bind loads modules and builds templates, so that the next one changes
	 * nothing but the use count.
	 */
	fd = afalg_bind(name);
	if (fd < 0)
		return fd;
	close(fd);

	h = calloc(1, sizeof(*h));
	if (!h)
		return -ENOMEM;
	h->tfm = -1;
	h->op = -1;
	fastalg_drivers_read(&before);
	ret = kcapi_open(h, name, key, keylen);
	if (ret && !h->kcapi)
		ret = plain_open(h, name, key, keylen);
	fastalg_drivers_read(&after);
	if (!ret)
		ret = learn_size(h);
	if (!ret)
		find_served(h, name, &before, &after);
	fastalg_drivers_free(&before);
	fastalg_drivers_free(&after);
	if (ret) {
		fastalg_hash_close(h);
		return ret;
	}
	*hash = h;
	return 0;
}

static int plain_digest(struct fastalg_hash *h, const uint8_t *data, size_t len, void *out,
			size_t outlen)
{
	ssize_t n;

	do {
		n = send(h->op, data, len, MSG_MORE);
		if (n < 0)
			return -errno;
		data += n;
		len -= (size_t)n;
	} while (len);
	n = recv(h->op, out, outlen, 0);
	return n < 0 ? -errno : (int)n;
}

static int kcapi_error(ssize_t ret)
{
	/* libkcapi hands through the -1 of a failed send(). */
	return ret == -1 && errno ? -errno : (int)ret;
}

/**
 * fastalg_hash_digest() - hash one whole message
 * @hash: the handle
 * @data: the message
 * @len: its length in bytes; may be 0
 * @out: receives the digest
 * @outlen: room in @out; at least fastalg_hash_size(), else the digest is cut
 *
 * Return: bytes written to @out; -ENOKEY if a MAC got no key; -ENOMEM; -EIO if
 * the kernel took only a part; another negative errno of send() or recv().
 */
int fastalg_hash_digest(struct fastalg_hash *hash, const void *data, size_t len, void *out,
			size_t outlen)
{
	const uint8_t *p = data;
	ssize_t ret;

	if (!hash->kcapi)
		return plain_digest(hash, p, len, out, outlen);
	errno = 0;
	for (; len > PIECE; p += PIECE, len -= PIECE) {
		ret = kcapi_md_update(hash->kcapi, p, PIECE);
		if (ret)
			return kcapi_error(ret);
	}
	ret = kcapi_md_digest(hash->kcapi, p, len, out, outlen);
	return kcapi_error(ret);
}

/**
 * fastalg_hash_size() - length of the digest
 * @hash: the handle
 *
 * Return: bytes.
 */
size_t fastalg_hash_size(const struct fastalg_hash *hash)
{
	return hash->size;
}

/**
 * fastalg_hash_served_by() - the driver that serves this handle
 * @hash: the handle
 * @how: receives how it was found out, if not NULL
 *
 * Return: the entry of /proc/crypto as it was after opening, or NULL if it
 * could not be found out (*@how is then FASTALG_UNKNOWN).
 */
const struct fastalg_driver *fastalg_hash_served_by(const struct fastalg_hash *hash,
						    enum fastalg_evidence *how)
{
	if (how)
		*how = hash->how;
	return hash->how == FASTALG_UNKNOWN ? NULL : &hash->served;
}

/**
 * fastalg_hash_backend() - what carries the requests
 * @hash: the handle
 *
 * Return: "libkcapi", or "plain sockets" where libkcapi does not work with the
 * kernel.
 */
const char *fastalg_hash_backend(const struct fastalg_hash *hash)
{
	return hash->kcapi ? "libkcapi" : "plain sockets";
}

/**
 * fastalg_hash_close() - close the sockets and free the handle
 * @hash: the handle; NULL does nothing
 */
void fastalg_hash_close(struct fastalg_hash *hash)
{
	if (!hash)
		return;
	if (hash->kcapi)
		kcapi_md_destroy(hash->kcapi);
	if (hash->op >= 0)
		close(hash->op);
	if (hash->tfm >= 0)
		close(hash->tfm);
	free(hash);
}
