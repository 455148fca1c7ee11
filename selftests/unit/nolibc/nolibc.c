// SPDX-License-Identifier: GPL-2.0-only
/* The C library of nolibc.h over bare system calls. */
#include <asm/unistd.h>

#include <nolibc.h>

int main(int argc, char **argv);

static char **environment;
static unsigned long *auxv;

void nolibc_start(unsigned long *sp)
{
	int argc = sp[0];
	char **argv = (char **)(sp + 1);
	char **p;

	environment = argv + argc + 1;
	for (p = environment; *p; p++)
		;
	auxv = (unsigned long *)(p + 1);
	exit(main(argc, argv));
}

void exit(int status)
{
	for (;;)
		nolibc_syscall(__NR_exit_group, status, 0, 0, 0, 0, 0);
}

unsigned long getauxval(unsigned long type)
{
	unsigned long *p;

	for (p = auxv; p[0]; p += 2)
		if (p[0] == type)
			return p[1];
	return 0;
}

char *getenv(const char *name)
{
	size_t n = strlen(name);
	char **p;

	for (p = environment; *p; p++)
		if (!memcmp(*p, name, n) && (*p)[n] == '=')
			return *p + n + 1;
	return NULL;
}

void *mmap(void *p, size_t n, int prot, int flags, int fd, long offset)
{
#ifdef __NR_mmap2
	long r = nolibc_syscall(__NR_mmap2, (long)p, n, prot, flags, fd, offset >> 12);
#else
	long r = nolibc_syscall(__NR_mmap, (long)p, n, prot, flags, fd, offset);
#endif

	return (unsigned long)r > -4096UL ? MAP_FAILED : (void *)r;
}

int mprotect(void *p, size_t n, int prot)
{
	return nolibc_syscall(__NR_mprotect, (long)p, n, prot, 0, 0, 0);
}

/* The kernel's own form. There is no restorer: no handler here returns. */
struct kernel_sigaction {
#ifdef __mips__
	unsigned int flags;
	void *handler;
	unsigned long mask[16 / sizeof(long)];
	unsigned long reserved[4]; /* qemu writes one of them */
#else
	void *handler;
	unsigned long flags;
	void *restorer;
	unsigned long mask[8 / sizeof(long)];
#endif
};

int sigaction(int sig, const struct sigaction *act, struct sigaction *old)
{
	struct kernel_sigaction in, out;

	memset(&in, 0, sizeof(in));
	in.handler = (void *)act->sa_sigaction;
	in.flags = act->sa_flags | SA_NODEFER;
	if (nolibc_syscall(__NR_rt_sigaction, sig, (long)&in, (long)&out, sizeof(in.mask), 0, 0))
		return -1;
	if (old) {
		memset(old, 0, sizeof(*old));
		old->sa_handler = (void (*)(int))out.handler;
		old->sa_flags = out.flags;
	}
	return 0;
}

void *memcpy(void *to, const void *from, size_t n)
{
	const unsigned char *f = from;
	unsigned char *t = to;

	while (n--)
		*t++ = *f++;
	return to;
}

void *memmove(void *to, const void *from, size_t n)
{
	const unsigned char *f = from;
	unsigned char *t = to;

	if (t <= f)
		return memcpy(to, from, n);
	while (n--)
		t[n] = f[n];
	return to;
}

void *memset(void *p, int c, size_t n)
{
	unsigned char *t = p;

	while (n--)
		*t++ = c;
	return p;
}

int memcmp(const void *a, const void *b, size_t n)
{
	const unsigned char *p = a, *q = b;

	for (; n; n--, p++, q++)
		if (*p != *q)
			return *p < *q ? -1 : 1;
	return 0;
}

void explicit_bzero(void *p, size_t n)
{
	memset(p, 0, n);
	__asm__ volatile("" : : "r"(p) : "memory");
}

size_t strlen(const char *s)
{
	size_t n = 0;

	while (s[n])
		n++;
	return n;
}

int strcmp(const char *a, const char *b)
{
	while (*a && *a == *b) {
		a++;
		b++;
	}
	return (unsigned char)*a - (unsigned char)*b;
}

char *strstr(const char *s, const char *word)
{
	size_t n = strlen(word);

	for (; strlen(s) >= n; s++)
		if (!memcmp(s, word, n))
			return (char *)s;
	return NULL;
}

/* Bases 10 and, with 0x, 16. */
unsigned long long strtoull(const char *s, char **end, int base)
{
	unsigned long long v = 0;
	unsigned int hex = s[0] == '0' && s[1] == 'x';

	(void)base;
	if (hex)
		s += 2;
	for (;; s++) {
		unsigned int digit = *s - '0';

		if (digit > 9)
			digit = hex && *s >= 'a' && *s <= 'f' ? *s - 'a' + 10 : 99;
		if (digit == 99)
			break;
		v = hex ? v << 4 | digit : (v << 3) + (v << 1) + digit;
	}
	if (end)
		*end = (char *)s;
	return v;
}

unsigned long strtoul(const char *s, char **end, int base)
{
	return strtoull(s, end, base);
}

struct out {
	char *p, *end;
};

static void put(struct out *o, char c)
{
	if (o->p < o->end)
		*o->p++ = c;
}

/* Decimal by subtraction: 64-bit division would need a compiler library. */
static void put_decimal(struct out *o, unsigned long long v)
{
	unsigned long long power[20];
	int i, digits = 0;

	power[0] = 1;
	for (i = 1; i < 20; i++)
		power[i] = (power[i - 1] << 3) + (power[i - 1] << 1);
	for (i = 19; i >= 0; i--) {
		char c = '0';

		for (; v >= power[i]; v -= power[i])
			c++;
		if (c != '0' || digits || !i) {
			put(o, c);
			digits++;
		}
	}
}

static void put_hex(struct out *o, unsigned long v)
{
	int shift = 8 * sizeof(v) - 4;

	while (shift && !(v >> shift))
		shift -= 4;
	for (; shift >= 0; shift -= 4)
		put(o, "0123456789abcdef"[v >> shift & 15]);
}

/* %s %d %u %x %lx %lu %llu %p: what the tests use. */
int vsnprintf(char *buf, size_t size, const char *fmt, va_list ap)
{
	struct out o = { buf, buf + size - 1 };

	for (; *fmt; fmt++) {
		unsigned int longs = 0;
		const char *s;
		int d;

		if (*fmt != '%') {
			put(&o, *fmt);
			continue;
		}
		while (*++fmt == 'l')
			longs++;
		switch (*fmt) {
		case 's':
			for (s = va_arg(ap, const char *); *s; s++)
				put(&o, *s);
			break;
		case 'd':
			d = va_arg(ap, int);
			if (d < 0)
				put(&o, '-');
			put_decimal(&o, d < 0 ? -(unsigned int)d : (unsigned int)d);
			break;
		case 'u':
			put_decimal(&o, longs == 2 ? va_arg(ap, unsigned long long)
					: longs	   ? va_arg(ap, unsigned long)
						   : va_arg(ap, unsigned int));
			break;
		case 'x':
			put_hex(&o, longs ? va_arg(ap, unsigned long) : va_arg(ap, unsigned int));
			break;
		case 'p':
			put(&o, '0');
			put(&o, 'x');
			put_hex(&o, (unsigned long)va_arg(ap, void *));
			break;
		default:
			put(&o, *fmt);
		}
	}
	*o.p = 0;
	return o.p - buf;
}

int snprintf(char *buf, size_t size, const char *fmt, ...)
{
	va_list ap;
	int n;

	va_start(ap, fmt);
	n = vsnprintf(buf, size, fmt, ap);
	va_end(ap);
	return n;
}

int fputs(const char *s, FILE *f)
{
	return nolibc_syscall(__NR_write, (long)f, (long)s, strlen(s), 0, 0, 0);
}

int printf(const char *fmt, ...)
{
	char line[1024];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	return fputs(line, stdout);
}

int fprintf(FILE *f, const char *fmt, ...)
{
	char line[1024];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	return fputs(line, f);
}

/* What the compiler calls where the CPU has no instruction for it. */
#if __SIZEOF_LONG__ == 4

union halves {
	unsigned long long all;
	struct {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
		unsigned int hi, lo;
#else
		unsigned int lo, hi;
#endif
	};
};

#ifdef __arm__
#define SHIFT_LEFT __aeabi_llsl
#define SHIFT_RIGHT __aeabi_llsr
#else
#define SHIFT_LEFT __ashldi3
#define SHIFT_RIGHT __lshrdi3
#endif

unsigned long long SHIFT_LEFT(unsigned long long v, int n)
{
	union halves h = { .all = v };

	if (n >= 32) {
		h.hi = h.lo << (n - 32);
		h.lo = 0;
	} else if (n) {
		h.hi = h.hi << n | h.lo >> (32 - n);
		h.lo <<= n;
	}
	return h.all;
}

unsigned long long SHIFT_RIGHT(unsigned long long v, int n)
{
	union halves h = { .all = v };

	if (n >= 32) {
		h.lo = h.hi >> (n - 32);
		h.hi = 0;
	} else if (n) {
		h.lo = h.lo >> n | h.hi << (32 - n);
		h.hi >>= n;
	}
	return h.all;
}

#ifdef __arm__

/* Bit by bit, with no division of its own. */
static unsigned int divide(unsigned int n, unsigned int d, unsigned int *rest)
{
	unsigned int q = 0, r = 0;
	int i;

	for (i = 31; i >= 0; i--) {
		r = r << 1 | (n >> i & 1);
		if (r >= d) {
			r -= d;
			q |= 1u << i;
		}
	}
	*rest = r;
	return q;
}

unsigned int __aeabi_uidiv(unsigned int n, unsigned int d)
{
	unsigned int rest;

	return divide(n, d, &rest);
}

/* The quotient comes back in r0, the rest in r1. */
unsigned long long __aeabi_uidivmod(unsigned int n, unsigned int d)
{
	union halves h;

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	h.hi = divide(n, d, &h.lo);
#else
	h.lo = divide(n, d, &h.hi);
#endif
	return h.all;
}

#endif /* __arm__ */

#endif /* 32 bits */
