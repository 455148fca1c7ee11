/* SPDX-License-Identifier: GPL-2.0-only */
/* fastalg_bench.ko: one command of /dev/fastalg_bench, parsed. */
#ifndef FASTALG_BENCH_H
#define FASTALG_BENCH_H

#include <linux/types.h>

/* The largest reply, its end included. */
#define BENCH_REPLY_SIZE 512

/* Where a driver under test runs: on some kernels SIMD is not usable but in the first. */
enum bench_context {
	BENCH_TASK,
	BENCH_SOFTIRQ,
	BENCH_IRQOFF,
	BENCH_NR_CONTEXTS,
};

/**
 * struct bench_command - the words of a command, checked; NULL or 0 when not given
 * @driver: driver (or algorithm) to run
 * @reference: driver to compare with
 * @context: where to run
 * @bytes: bytes per operation
 * @ms: run for so many milliseconds, or
 * @ops: for so many operations
 * @seed: of everything random
 */
struct bench_command {
	const char *driver;
	const char *reference;
	enum bench_context context;
	size_t bytes;
	u32 ms;
	u32 ops;
	u64 seed;
};

struct crypto_shash;

__printf(2, 3) int fastalg_bench_error(char *reply, const char *fmt, ...);
struct crypto_shash *fastalg_bench_alloc_shash(const char *driver, char *reply);
extern const char *const fastalg_bench_contexts[BENCH_NR_CONTEXTS];

int fastalg_bench_run_hash(const struct bench_command *cmd, char *reply);
int fastalg_bench_test_hash(const struct bench_command *cmd, char *reply);

#endif /* FASTALG_BENCH_H */
