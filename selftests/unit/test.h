/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The unit tests of arch/ and of the pure C of module/. A test body is written
 * once per kind of primitive and runs over every row of the tables; it is also
 * run over planted faults, each of which it must catch. So a body never prints:
 * it returns false and leaves the reason in @why.
 */
#ifndef FASTALG_UNIT_TEST_H
#define FASTALG_UNIT_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <fastalg/impl.h>

/**
 * struct arena - memory between two inaccessible pages
 * @name: for the report of a stray access
 * @base: first byte; the byte before it is inaccessible
 * @size: bytes; the byte after them is inaccessible
 */
struct arena {
	const char *name;
	u8 *base;
	size_t size;
};

/**
 * struct test - the state of one running test
 * @seed: of this run; printed, and --seed repeats it
 * @rng: state of the generator, derived from @seed and the test's name
 * @quick: run the shorter form of the long tests
 * @features: what the CPU reports
 * @where: format of the case at hand, filled in with @v only when it fails
 * @v: arguments of @where
 * @why: reason of the failure
 * @skip: reason for not running, when set
 */
struct test {
	u64 seed;
	u64 rng;
	bool quick;
	u32 features;
	const char *where;
	unsigned int v[4];
	char why[400];
	const char *skip;
};

typedef bool test_body_fn(struct test *t, const struct fastalg_impl *impl);

/* A test body of a kind of primitive: run for every row of that kind. */
struct test_body {
	const char *name;
	test_body_fn *run;
};

/* A wrong implementation, the body that must notice, and a word of its report (or NULL). */
struct planted_fault {
	const char *name;
	struct fastalg_impl impl;
	const char *caught_by;
	const char *why;
};

/* A test that belongs to no row. */
struct plain_test {
	const char *name;
	bool (*run)(struct test *t);
};

/* Terminated by a row without a name. */
extern const struct test_body hash_bodies[];
extern const struct test_body hash_vector_bodies[];
extern const struct test_body abi_bodies[];
extern const struct planted_fault hash_faults[];
extern const struct planted_fault abi_faults[];
extern const struct plain_test dispatch_tests[];
extern const struct plain_test select_tests[];
extern const struct plain_test kat_tests[];

bool fail(struct test *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
u64 rng64(struct test *t);
u32 rng_below(struct test *t, u32 bound);
void rng_fill(struct test *t, void *p, size_t n);

void arena_init(struct arena *a, const char *name, size_t size);
void arena_writable(struct arena *a, bool writable);

u32 test_features(void);
u32 all_rows(const struct fastalg_impl *rows[], u32 max);

/* Note what is about to run, with up to 4 unsigned ints; put into words when it fails. */
#define AT(t, ...) at_((t), __VA_ARGS__, 0, 0, 0, 0)
void at_(struct test *t, const char *fmt, ...);

#endif /* FASTALG_UNIT_TEST_H */
