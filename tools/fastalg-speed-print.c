// SPDX-License-Identifier: GPL-2.0-only
/*
 * All output. Lines that openssl speed prints too have its words, its number
 * formats and its choice of stdout or stderr, so that its parsers work; what
 * is ours comes in lines and record types of its own.
 */
#include <kcapi.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include "fastalg-speed.h"

#ifndef BUILT_ON
#define BUILT_ON "reproducible build, date unspecified"
#endif
#ifndef BUILD_FLAGS
#define BUILD_FLAGS ""
#endif

/**
 * speed_error() - one line on stderr, with the prefix openssl uses
 * @fmt: format, without the newline
 */
void speed_error(const char *fmt, ...)
{
	va_list ap;

	fflush(stdout);
	fputs("speed: ", stderr);
	va_start(ap, fmt);
	vfprintf(stderr, fmt, ap);
	va_end(ap);
	fputc('\n', stderr);
}

/**
 * speed_print_notice() - say that wall-clock time divides
 */
void speed_print_notice(void)
{
	if (!opt.mr)
		fputs("You have chosen to measure elapsed time instead of user CPU time.\n",
		      stderr);
}

/**
 * speed_print_doing() - announce a measurement
 * @run: the run
 * @bytes: message size
 */
void speed_print_doing(const struct speed_run *run, size_t bytes)
{
	fprintf(stderr,
		opt.mr ? "+DT:%s:%g:%zu\n" : "Doing %s for %gs on %zu size blocks: ", run->label,
		opt.ms / 1000.0, bytes);
	fflush(stderr);
}

/**
 * speed_print_result() - end the line that speed_print_doing() began
 * @run: the run
 * @ops: requests done
 * @ns: time they took
 */
void speed_print_result(const struct speed_run *run, uint64_t ops, uint64_t ns)
{
	double secs = (double)ns / 1e9;

	if (opt.mr)
		fprintf(stderr, "+R:%llu:%s:%f\n", (unsigned long long)ops, run->label, secs);
	else
		fprintf(stderr, "%llu %s's in %.2fs\n", (unsigned long long)ops, run->label, secs);
}

/* The first of these keys that /proc/cpuinfo has; which one depends on the architecture. */
static void cpu_name(char *buf, size_t size)
{
	enum {
		CPU_PART = 3
	};
	static const char *const keys[] = { "model name", "cpu model", "Processor", "CPU part" };
	char line[256], *val;
	size_t best = ARRAY_SIZE(keys), i;
	FILE *f = fopen("/proc/cpuinfo", "re");

	snprintf(buf, size, "unknown CPU");
	if (!f)
		return;
	while (fgets(line, sizeof(line), f)) {
		val = strchr(line, ':');
		if (!val)
			continue;
		for (i = 0; i < best; i++) {
			if (strncmp(line, keys[i], strlen(keys[i])))
				continue;
			val += 1 + strspn(val + 1, " ");
			val[strcspn(val, "\n")] = '\0';
			snprintf(buf, size, "%s%s", i == CPU_PART ? "CPU part " : "", val);
			best = i;
		}
	}
	fclose(f);
}

/**
 * speed_print_header() - the lines above the table, without its columns
 */
void speed_print_header(void)
{
	struct utsname uts = { .release = "unknown" };
	char cpu[128];

	uname(&uts);
	cpu_name(cpu, sizeof(cpu));
	printf("version: fastalg-speed %s\n", FASTALG_VERSION);
	printf("built on: %s\n", BUILT_ON);
	printf("options: %s\n", opt.backend->name);
	printf("compiler: %s %s\n",
#ifdef __clang__
	       "clang",
#else
	       "gcc",
#endif
	       __VERSION__ BUILD_FLAGS);
	printf("CPUINFO: %s; %s; Linux %s\n", uts.machine, cpu, uts.release);
}

/**
 * speed_print_columns() - the head of the table's columns
 * @lead: text in front of them
 */
void speed_print_columns(const char *lead)
{
	size_t i;

	if (opt.mr) {
		printf("+H");
		for (i = 0; i < opt.nr_sizes; i++)
			printf(":%zu", opt.size[i]);
	} else {
		printf("The 'numbers' are in 1000s of bytes per second processed.\n%s", lead);
		for (i = 0; i < opt.nr_sizes; i++)
			printf("%7zu bytes", opt.size[i]);
	}
	printf("\n");
}

/**
 * speed_print_numbers() - the rates of a run, and the end of the line
 * @run: the run; sizes it did not reach or failed at are shown as 0
 */
void speed_print_numbers(const struct speed_run *run)
{
	double rate;
	size_t i;

	for (i = 0; i < opt.nr_sizes; i++) {
		rate = i < run->done && run->rate[i] > 0 ? run->rate[i] : 0;
		if (opt.mr)
			printf(":%.2f", rate);
		else if (rate > 10000)
			printf(" %11.2fk", rate / 1e3);
		else
			printf(" %11.2f ", rate);
	}
	printf("\n");
}

/* How the driver is known: a word for programs, some for people. */
static const char *const how_word[] = {
	"refused", "unknown", "priority", "name", "refcnt", "bench"
};
static const char *const how_text[] = {
	"refused",	     "not to be found out",   "assumed from its priority",
	"bound by its name", "seen by its use count", "named by fastalg_bench",
};

/**
 * speed_print_served() - say which driver served a run, and how that is known
 * @run: the run
 */
void speed_print_served(const struct speed_run *run)
{
	const char *served = run->served[0] ? run->served : "unknown";

	if (opt.mr) {
		printf("+D:%u:%s:%s:%s\n", run->index, run->label, served, how_word[run->how]);
		return;
	}
	printf("driver: ");
	if (strcmp(run->label, served))
		printf("%s = ", run->label);
	if (run->served[0])
		printf("%s (priority %d, module %s; %s)\n", served, run->priority, run->module,
		       how_text[run->how]);
	else
		printf("%s (%s)\n", served, how_text[run->how]);
}

/**
 * speed_print_table() - the table of all runs
 * @run: the runs
 * @nr: their number
 */
void speed_print_table(const struct speed_run *run, size_t nr)
{
	size_t i;

	if (!opt.mr) {
		speed_print_header();
		for (i = 0; i < nr; i++)
			speed_print_served(&run[i]);
	}
	speed_print_columns("type        ");
	for (i = 0; i < nr; i++) {
		if (opt.mr)
			printf("+F:%u:%s", run[i].index, run[i].label);
		else
			printf("%-13s", run[i].label);
		speed_print_numbers(&run[i]);
		if (opt.mr)
			speed_print_served(&run[i]);
	}
}
