// SPDX-License-Identifier: GPL-2.0-only
/*
 * Runs the test bodies over the rows of the tables and prints KTAP.
 *
 *	unit [--quick] [--seed N]
 *
 * Exit: 0 all passed, 1 something failed, 4 all skipped.
 */
#include "test.h"

#include <signal.h>

#define MAX_ROWS 256

static sigjmp_buf trap;
static volatile sig_atomic_t trap_armed;
static volatile int trap_signal;
static void *volatile trap_address;

static struct {
	unsigned int number, passed, failed;
	bool counting;
	u64 seed;
	bool quick;
} run;

static void on_signal(int sig, siginfo_t *info, void *context)
{
	(void)context;
	if (!trap_armed) {
		static const char msg[] = "Bail out! the test itself crashed\n";

		fputs(msg, stdout);
		fflush(stdout);
		_Exit(1);
	}
	trap_signal = sig;
	trap_address = info->si_addr;
	siglongjmp(trap, 1);
}

static void catch_signals(void)
{
	static const int signals[] = { SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP };
	struct sigaction sa;
	size_t i;

	memset(&sa, 0, sizeof(sa));
	sa.sa_sigaction = on_signal;
	/* The handler leaves by siglongjmp, which does not restore the mask. */
	sa.sa_flags = SA_SIGINFO | SA_NODEFER;
	for (i = 0; i < ARRAY_SIZE(signals); i++)
		sigaction(signals[i], &sa, NULL);
}

static u64 name_hash(const char *s)
{
	u64 h = 0xcbf29ce484222325ULL;

	for (; *s; s++)
		h = (h ^ (u8)*s) * 0x100000001b3ULL;
	return h;
}

/* Run a body; a trap inside it is a failure like any other. */
static bool run_body(struct test *t, const char *name, const struct test_body *body,
		     const struct plain_test *plain, const struct fastalg_impl *impl)
{
	bool ok;

	memset(t, 0, sizeof(*t));
	t->seed = run.seed;
	t->rng = run.seed ^ name_hash(name);
	t->quick = run.quick;
	t->features = test_features();
	if (sigsetjmp(trap, 0)) {
		trap_armed = 0;
		return fail(t, "signal %d (%s), address %p", trap_signal,
			    trap_signal == SIGSEGV  ? "stray access"
			    : trap_signal == SIGBUS ? "unaligned access"
			    : trap_signal == SIGILL ? "unknown instruction"
						    : "trap",
			    trap_address);
	}
	trap_armed = 1;
	ok = body ? body->run(t, impl) : plain->run(t);
	trap_armed = 0;
	return ok;
}

static void report(bool ok, const char *prefix, const char *name, const char *skip, const char *why)
{
	const char *sep = prefix && *prefix && *name ? ": " : "";

	run.number++;
	if (run.counting)
		return;
	if (!ok)
		run.failed++;
	else if (!skip)
		run.passed++;
	printf("%sok %u %s%s%s", ok ? "" : "not ", run.number, prefix ? prefix : "", sep, name);
	if (skip)
		printf(" # SKIP %s", skip);
	printf("\n");
	if (!ok)
		printf("# %s (--seed %llu)\n", why, (unsigned long long)run.seed);
}

static void run_bodies(const struct test_body *bodies, const struct fastalg_impl *impl)
{
	static struct test t;
	bool ok = true;

	for (; bodies->name; bodies++) {
		if (!run.counting)
			ok = run_body(&t, bodies->name, bodies, NULL, impl);
		report(ok, impl->name, bodies->name, t.skip, t.why);
	}
}

static void run_plain(const struct plain_test *tests)
{
	static struct test t;
	bool ok = true;

	for (; tests->name; tests++) {
		if (!run.counting)
			ok = run_body(&t, tests->name, NULL, tests, NULL);
		report(ok, NULL, tests->name, t.skip, t.why);
	}
}

static const struct test_body *const all_bodies[] = {
	hash_bodies,
	hash_vector_bodies,
	abi_bodies,
};

static const struct test_body *find_body(const char *name)
{
	const struct test_body *b;
	size_t i;

	for (i = 0; i < ARRAY_SIZE(all_bodies); i++)
		for (b = all_bodies[i]; b->name; b++)
			if (!strcmp(b->name, name))
				return b;
	printf("Bail out! no test body \"%s\"\n", name);
	exit(1);
}

/*
 * A fault counts as caught only by the body that is there to catch it, and only
 * when that body, run right after, finds nothing wrong with the oracle.
 */
static void run_faults(const struct planted_fault *f)
{
	static struct test t;
	const struct fastalg_impl *oracle;
	char name[120];

	for (; f->name; f++) {
		const struct test_body *b = find_body(f->caught_by);
		bool caught = false;

		oracle = fastalg_generic_impls;
		while (oracle->prim != f->impl.prim)
			oracle++;
		if (!run.counting) {
			caught = !run_body(&t, b->name, b, NULL, &f->impl) &&
				 (!f->why || strstr(t.why, f->why)) &&
				 run_body(&t, b->name, b, NULL, oracle);
			/* The oracle alone may be exempt; a body that cannot run is skipped. */
			if (!caught && t.skip)
				caught = true;
			else
				t.skip = NULL;
		}
		snprintf(name, sizeof(name), "planted fault \"%s\" is caught by \"%s\"", f->name,
			 f->caught_by);
		report(caught, NULL, name, t.skip, "not noticed, or noticed where there is none");
	}
}

static void run_row(const struct fastalg_impl *impl, u32 features)
{
	static char why[120];
	u32 missing = impl->features & ~features;
	size_t i;

	if (!run.counting)
		printf("# row %s %s\n", impl->name, missing ? "skipped" : "ran");
	if (missing) {
		snprintf(why, sizeof(why), "this CPU lacks feature bits 0x%x",
			 (unsigned int)missing);
#ifdef FASTALG_HAVE_ARCH
		if (__builtin_ctz(missing) < (int)fastalg_nr_features)
			snprintf(why, sizeof(why), "this CPU lacks %s",
				 fastalg_feature_names[__builtin_ctz(missing)]);
#endif
		report(true, impl->name, "", why, NULL);
		return;
	}
	for (i = 0; i < ARRAY_SIZE(all_bodies); i++)
		run_bodies(all_bodies[i], impl);
}

static void run_all(void)
{
	const struct fastalg_impl *rows[MAX_ROWS];
	u32 features = test_features();
	u32 i, n = all_rows(rows, MAX_ROWS);

	run.number = 0;
	run_faults(hash_faults);
	run_faults(abi_faults);
	run_plain(dispatch_tests);
	run_plain(select_tests);
	run_plain(kat_tests);
	for (i = 0; i < n; i++)
		run_row(rows[i], features);
}

/**
 * main() - run everything this target has
 * @argc: count of arguments
 * @argv: --quick, --seed N
 *
 * Return: 0 passed, 1 failed, 4 all skipped.
 */
int main(int argc, char **argv)
{
	int i;

	setvbuf(stdout, NULL, _IOLBF, 0);
	run.seed = 1;
	for (i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--quick")) {
			run.quick = true;
		} else if (!strcmp(argv[i], "--seed") && i + 1 < argc) {
			run.seed = strtoull(argv[++i], NULL, 0);
		} else {
			fprintf(stderr, "usage: %s [--quick] [--seed N]\n", argv[0]);
			return 2;
		}
	}

	catch_signals();
	run.counting = true;
	run_all();
	printf("KTAP version 1\n1..%u\n# seed %llu, CPU features 0x%x\n", run.number,
	       (unsigned long long)run.seed, (unsigned int)test_features());
	run.counting = false;
	run_all();
	return run.failed ? 1 : run.passed ? 0 : 4;
}
