/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * libfastalg: hashes and MACs of the kernel crypto API from user space, on top
 * of libkcapi, with two additions: which driver really serves a request, and
 * why a request was refused.
 *
 * AF_ALG, the interface below, is deprecated upstream since Linux 7.2. It still
 * works; for small requests it is slower than user-space code, because each one
 * costs two system calls.
 */
#ifndef FASTALG_H
#define FASTALG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The same as in module/version.h. */
#define FASTALG_VERSION "0.1.0"

/* CRYPTO_MAX_ALG_NAME of current kernels; AF_ALG itself takes 63 bytes. */
#define FASTALG_NAME_MAX 128
#define FASTALG_AFALG_NAME_MAX 63
#define FASTALG_DIGEST_MAX 64

/**
 * struct fastalg_driver - one entry of /proc/crypto
 * @name: the algorithm, e.g. "hmac(sha256)"
 * @driver: the implementation, e.g. "hmac-sha256-fastalg-neon"
 * @module: module that provides it, "kernel" if built in
 * @type: "shash", "ahash", "skcipher" ...; empty if the entry names none
 * @selftest: "passed" or "unknown"
 * @priority: the highest one serves requests made by algorithm name
 * @refcnt: users of the driver plus one
 * @digestsize: bytes, 0 if the entry has none
 * @internal: building block, not open to users
 * @async: hardware or queue behind it; AF_ALG refuses these since 7.2
 */
struct fastalg_driver {
	char name[FASTALG_NAME_MAX];
	char driver[FASTALG_NAME_MAX];
	char module[64];
	char type[16];
	char selftest[16];
	int priority;
	int refcnt;
	unsigned int digestsize;
	bool internal;
	bool async;
};

/**
 * struct fastalg_drivers - the content of /proc/crypto
 * @v: the entries, in the order of the file (newest registration first)
 * @nr: their number
 */
struct fastalg_drivers {
	struct fastalg_driver *v;
	size_t nr;
};

/* What fastalg_drivers_best() may choose from. */
#define FASTALG_ANY 0
#define FASTALG_NOT_OURS 1
#define FASTALG_ONLY_OURS 2

int fastalg_drivers_read(struct fastalg_drivers *list);
void fastalg_drivers_free(struct fastalg_drivers *list);
const struct fastalg_driver *fastalg_drivers_find(const struct fastalg_drivers *list,
						  const char *driver);
const struct fastalg_driver *fastalg_drivers_best(const struct fastalg_drivers *list,
						  const char *name, int which);
bool fastalg_driver_is_ours(const struct fastalg_driver *drv);
bool fastalg_driver_is_hash(const struct fastalg_driver *drv);

/* How the serving driver was found out. */
enum fastalg_evidence {
	FASTALG_UNKNOWN, /* not at all */
	FASTALG_BY_PRIORITY, /* guess: the highest priority that passed its self-test */
	FASTALG_BY_DRIVER_NAME, /* the socket was bound to the driver's own name */
	FASTALG_BY_REFCNT, /* its use count rose when the socket was bound */
};

struct fastalg_hash;

int fastalg_hash_open(struct fastalg_hash **hash, const char *name, const void *key, size_t keylen);
int fastalg_hash_digest(struct fastalg_hash *hash, const void *data, size_t len, void *out,
			size_t outlen);
size_t fastalg_hash_size(const struct fastalg_hash *hash);
const struct fastalg_driver *fastalg_hash_served_by(const struct fastalg_hash *hash,
						    enum fastalg_evidence *how);
const char *fastalg_hash_backend(const struct fastalg_hash *hash);
void fastalg_hash_close(struct fastalg_hash *hash);

const char *fastalg_why(int err, const char *name, char *buf, size_t size);

#endif
