// SPDX-License-Identifier: GPL-2.0-only
/* Failure texts, random numbers and guarded memory of the unit tests. */
#include "test.h"

#ifdef FASTALG_EMULATED_SHANI
#include "arch/x86/features.h"
#endif

#include <sys/mman.h>

/**
 * fail() - leave the reason of a failure
 * @t: the test
 * @fmt: printf format
 *
 * Return: false, for the body to return.
 */
bool fail(struct test *t, const char *fmt, ...)
{
	size_t n = 0;
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(t->why, sizeof(t->why), fmt, ap);
	va_end(ap);
	n = strlen(t->why);
	if (t->where && n + 8 < sizeof(t->why)) {
		char at[160];

		snprintf(at, sizeof(at), t->where, t->v[0], t->v[1], t->v[2], t->v[3]);
		snprintf(t->why + n, sizeof(t->why) - n, ", at %s", at);
	}
	return false;
}

/**
 * at_() - note what is about to run, see AT()
 * @t: the test
 * @fmt: printf format
 */
void at_(struct test *t, const char *fmt, ...)
{
	va_list ap;
	u32 i;

	t->where = fmt;
	va_start(ap, fmt);
	for (i = 0; i < ARRAY_SIZE(t->v); i++)
		t->v[i] = va_arg(ap, unsigned int);
	va_end(ap);
}

/**
 * rng64() - the next random number (splitmix64)
 * @t: the test
 *
 * Return: 64 random bits.
 */
u64 rng64(struct test *t)
{
	u64 z;

	t->rng += 0x9e3779b97f4a7c15ULL;
	z = t->rng;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ULL;
	z = (z ^ z >> 27) * 0x94d049bb133111ebULL;
	return z ^ z >> 31;
}

/**
 * rng_below() - a random number below a bound
 * @t: the test
 * @bound: not 0
 *
 * Return: 0 .. @bound - 1.
 */
u32 rng_below(struct test *t, u32 bound)
{
	return (rng64(t) >> 32) * bound >> 32;
}

/**
 * rng_fill() - fill memory with random bytes
 * @t: the test
 * @p: memory
 * @n: bytes
 */
void rng_fill(struct test *t, void *p, size_t n)
{
	u8 *q = p;
	u64 r = 0;
	size_t i;

	/* Byte by byte, so that a seed means the same in both byte orders. */
	for (i = 0; i < n; i++, r >>= 8) {
		if (i % 8 == 0)
			r = rng64(t);
		q[i] = r;
	}
}

/* At least a page everywhere, so that nobody has to ask for the page size. */
#define GUARD 65536

/**
 * arena_init() - get memory between two inaccessible pages
 * @a: the arena
 * @name: for the report of a stray access
 * @size: bytes, a multiple of 64 KiB
 */
void arena_init(struct arena *a, const char *name, size_t size)
{
	u8 *p = mmap(NULL, size + 2 * GUARD, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	a->name = name;
	a->size = size;
	a->base = p + GUARD;
	if (p == MAP_FAILED || mprotect(a->base, size, PROT_READ | PROT_WRITE)) {
		printf("Bail out! no memory for the arena \"%s\"\n", name);
		exit(1);
	}
}

/**
 * arena_writable() - allow or forbid writing to an arena
 * @a: the arena
 * @writable: allow
 */
void arena_writable(struct arena *a, bool writable)
{
	if (mprotect(a->base, a->size, writable ? PROT_READ | PROT_WRITE : PROT_READ)) {
		printf("Bail out! cannot change the protection of \"%s\"\n", a->name);
		exit(1);
	}
}

/**
 * all_rows() - the rows of both tables
 * @rows: filled in
 * @max: room in @rows
 *
 * Return: how many rows there are.
 */
u32 all_rows(const struct fastalg_impl *rows[], u32 max)
{
	u32 i, n = 0;

	for (i = 0; i < fastalg_generic_nr_impls && n < max; i++)
		rows[n++] = &fastalg_generic_impls[i];
#ifdef FASTALG_HAVE_ARCH
	for (i = 0; i < fastalg_arch_nr_impls && n < max; i++)
		rows[n++] = &fastalg_arch_impls[i];
#endif
	return n;
}

/**
 * test_features() - features of this CPU, less those that FASTALG_MASK names
 *
 * FASTALG_MASK is a number whose bits are taken away: for the CPUs that qemu
 * has no model of.
 *
 * Return: feature bits.
 */
u32 test_features(void)
{
#ifdef FASTALG_HAVE_ARCH
	const char *mask = getenv("FASTALG_MASK");
	u32 features = fastalg_cpu_features();

#ifdef FASTALG_EMULATED_SHANI
	if (features & FASTALG_X86_SSSE3)
		features |= FASTALG_X86_SHANI;
#endif
	return features & ~(mask ? strtoul(mask, NULL, 0) : 0);
#else
	return 0;
#endif
}
