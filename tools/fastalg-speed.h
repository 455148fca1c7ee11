/* SPDX-License-Identifier: GPL-2.0-only */
/* fastalg-speed: what its parts share. */
#ifndef FASTALG_SPEED_H
#define FASTALG_SPEED_H

#include <fastalg.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SPEED_MAX_SIZES 6
#define SPEED_MAX_RUNS 64
#define SPEED_MAX_BYTES (16 << 20)
#define SPEED_MAX_SECONDS 86400
#define SPEED_MAX_MISALIGN 63

#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))

struct speed_run;

/**
 * struct speed_type - how one type of algorithm is exercised through AF_ALG
 * @name: the type in the words of fastalg_bench
 * @init: open @target, an algorithm or driver name; 0 or a negative errno
 * @exec: do @n requests of @bytes bytes; 0 or a negative errno
 * @fini: close what @init opened
 */
struct speed_type {
	const char *name;
	int (*init)(struct speed_run *run, const char *target);
	int (*exec)(struct speed_run *run, const uint8_t *data, size_t bytes, uint64_t n);
	void (*fini)(struct speed_run *run);
};

extern const struct speed_type speed_hash;

/**
 * struct speed_alg - one algorithm that can be named on the command line
 * @name: its name in openssl, which is also what is printed
 * @kernel: its name in the kernel
 * @index: number of its +F record, as openssl counts
 * @type: how it is exercised
 */
struct speed_alg {
	const char *name;
	const char *kernel;
	unsigned int index;
	const struct speed_type *type;
};

/* openssl's numbers for what is chosen by -evp and by -hmac. */
#define SPEED_INDEX_HMAC 9
#define SPEED_INDEX_EVP 25

extern const struct speed_alg speed_algs[];
extern const size_t speed_nr_algs;

/* How the serving driver is known; SPEED_REFUSED if nothing was served. */
enum speed_how {
	SPEED_REFUSED,
	SPEED_UNKNOWN,
	SPEED_ASSUMED,
	SPEED_BY_NAME,
	SPEED_BY_REFCNT,
	SPEED_BY_BENCH,
};

/**
 * struct speed_run - one line of the result table
 * @label: what is printed in front
 * @kernel: kernel name of the algorithm
 * @driver: driver asked for; empty if the kernel is to choose
 * @index: number of the +F record
 * @type: how it is exercised
 * @served: driver that really served; empty if unknown
 * @module: module of that driver
 * @priority: priority of that driver
 * @how: how that is known
 * @rate: bytes per second for each size; negative if it failed
 * @done: number of sizes measured
 * @hash: open handle of the hash type
 */
struct speed_run {
	char label[FASTALG_NAME_MAX];
	char kernel[FASTALG_NAME_MAX];
	char driver[FASTALG_NAME_MAX];
	unsigned int index;
	const struct speed_type *type;
	char served[FASTALG_NAME_MAX];
	char module[64];
	int priority;
	enum speed_how how;
	double rate[SPEED_MAX_SIZES];
	size_t done;
	struct fastalg_hash *hash;
};

/**
 * struct speed_backend - what carries the requests
 * @name: for the header of the table
 * @open: prepare the run and fill in what served it; 0 or a negative errno
 * @measure: work for about the given seconds, report requests and nanoseconds
 * @close: end the run
 * @explain: say on stderr why @open or @measure failed
 */
struct speed_backend {
	const char *name;
	int (*open)(struct speed_run *run);
	int (*measure)(struct speed_run *run, size_t bytes, uint64_t *ops, uint64_t *ns);
	void (*close)(struct speed_run *run);
	void (*explain)(const struct speed_run *run, int err);
};

extern const struct speed_backend speed_afalg;
extern const struct speed_backend speed_kernel;

/**
 * struct speed_options - the command line
 * @ms: milliseconds for each size
 * @misalign: offset of the data from an aligned address
 * @mr: machine readable records in place of text
 * @compare: all drivers of each algorithm
 * @backend: what carries the requests
 * @driver: driver asked for, NULL if the kernel is to choose
 * @size: message sizes
 * @nr_sizes: their number
 */
struct speed_options {
	unsigned int ms;
	unsigned int misalign;
	bool mr;
	bool compare;
	const struct speed_backend *backend;
	const char *driver;
	size_t size[SPEED_MAX_SIZES];
	size_t nr_sizes;
};

extern struct speed_options opt;
/* Set by SIGINT; everything ends soon after. */
extern volatile sig_atomic_t speed_stop;

/* fastalg-speed-args.c */
struct speed_request {
	const char *name;
	enum {
		ASK_NAME,
		ASK_EVP,
		ASK_HMAC
	} kind;
};
int speed_parse_args(int argc, char **argv, struct speed_request *req, size_t *nr);

/* fastalg-speed-algs.c */
int speed_resolve(const struct speed_request *req, struct speed_run *run);

/* fastalg-speed-run.c */
int speed_run(struct speed_run *run);
void speed_set_served(struct speed_run *run, const struct fastalg_driver *drv, enum speed_how how);

/* fastalg-speed-compare.c */
int speed_compare(const struct speed_run *what);

/* fastalg-speed-print.c */
void speed_error(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void speed_print_notice(void);
void speed_print_doing(const struct speed_run *run, size_t bytes);
void speed_print_result(const struct speed_run *run, uint64_t ops, uint64_t ns);
void speed_print_header(void);
void speed_print_columns(const char *lead);
void speed_print_numbers(const struct speed_run *run);
void speed_print_served(const struct speed_run *run);
void speed_print_table(const struct speed_run *run, size_t nr);

#endif
