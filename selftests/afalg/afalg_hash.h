/* SPDX-License-Identifier: GPL-2.0-only */
/* AF_ALG sockets as the hash tests use them: bare, so that each call is the test's own choice. */
#ifndef AFALG_HASH_H
#define AFALG_HASH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DIGEST_MAX 64
#define DATA_MAX (1 << 20)

/**
 * struct subject - a driver under test, or the reference
 * @name: driver name
 * @algorithm: what it computes, e.g. "hmac(sha1)"
 * @mac: it takes a key
 */
struct subject {
	char name[128];
	char algorithm[128];
	bool mac;
};

extern struct subject dut;
extern struct subject ref;
/* DATA_MAX bytes of pseudo-random data, and one page more. */
extern uint8_t *data;
extern const uint8_t key[32];

int bind_to(const char *type, const char *name);
int set_key(int tfm, const void *k, size_t len);
int open_tfm(const struct subject *s);
int accept_op(int tfm);
int open_op(const struct subject *s);
bool opened(int fd);
int read_digest(int op, uint8_t *out);
int oneshot(int op, const void *p, size_t len, uint8_t *out);
int send_more(int op, const void *p, size_t len);
bool expected(const void *p, size_t len, uint8_t *out);
uint32_t rnd(uint32_t below);

bool fail(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
bool same(const char *what, size_t at, int got, const uint8_t *digest, const uint8_t *want);

/* afalg_hash_keys.c */
bool test_wrong_names(void);
bool test_hash_takes_no_key(void);
bool test_mac_without_key(void);
bool test_mac_key_after_accept(void);
bool test_mac_key_lengths(void);

/* afalg_hash_vectors.c */
bool test_vectors(void);
bool test_million(void);

#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))

struct hash_test {
	const char *name;
	/* True if passed. Prints a diagnostic if not. */
	bool (*run)(void);
	enum {
		FOR_ALL,
		FOR_HASH,
		FOR_MAC
	} what;
};

extern const struct hash_test hash_tests[];
extern const size_t nr_hash_tests;

#endif
