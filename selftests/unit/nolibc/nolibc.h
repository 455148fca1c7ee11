/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * As much of a C library as the unit tests and arch/ use, for targets that
 * Debian has no C library for: big-endian ARM and AArch64, MIPS before release 2
 * or without FPU. The headers beside this one all lead here.
 */
#ifndef FASTALG_NOLIBC_H
#define FASTALG_NOLIBC_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

typedef struct nolibc_file FILE;
#define stdout ((FILE *)1)
#define stderr ((FILE *)2)
#define _IOLBF 1

int printf(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
int fprintf(FILE *f, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
int snprintf(char *buf, size_t size, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
int vsnprintf(char *buf, size_t size, const char *fmt, va_list ap);
int fputs(const char *s, FILE *f);
static inline int fflush(FILE *f)
{
	(void)f;
	return 0;
}
static inline int setvbuf(FILE *f, char *buf, int mode, size_t size)
{
	(void)f;
	(void)buf;
	(void)mode;
	(void)size;
	return 0;
}

void exit(int status) __attribute__((noreturn));
#define _Exit(status) exit(status)
char *getenv(const char *name);
unsigned long long strtoull(const char *s, char **end, int base);
unsigned long strtoul(const char *s, char **end, int base);

void *memcpy(void *to, const void *from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *p, int c, size_t n);
int memcmp(const void *a, const void *b, size_t n);
void explicit_bzero(void *p, size_t n);
size_t strlen(const char *s);
int strcmp(const char *a, const char *b);
char *strstr(const char *s, const char *word);

#define PROT_NONE 0
#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_PRIVATE 2
#ifdef __mips__
#define MAP_ANONYMOUS 0x800
#else
#define MAP_ANONYMOUS 0x20
#endif
#define MAP_FAILED ((void *)-1)
void *mmap(void *p, size_t n, int prot, int flags, int fd, long offset);
int mprotect(void *p, size_t n, int prot);

#define AT_HWCAP 16
#define AT_HWCAP2 26
unsigned long getauxval(unsigned long type);

/* Kept registers, see setjmp in nolibc_*.S; no signal mask: none is ever set. */
typedef unsigned long sigjmp_buf[32] __attribute__((aligned(16)));
int nolibc_setjmp(sigjmp_buf buf) __attribute__((returns_twice));
void siglongjmp(sigjmp_buf buf, int value) __attribute__((noreturn));
#define sigsetjmp(buf, mask) nolibc_setjmp(buf)

#define SIGILL 4
#define SIGTRAP 5
#define SIGFPE 8
#define SIGSEGV 11
#ifdef __mips__
#define SIGBUS 10
#define SA_SIGINFO 8
#else
#define SIGBUS 7
#define SA_SIGINFO 4
#endif
#define SA_NODEFER 0x40000000

typedef int sig_atomic_t;
typedef unsigned long sigset_t;
typedef struct {
	int nolibc_words[3];
	void *si_addr;
	int nolibc_rest[112 / sizeof(int)];
} siginfo_t;

struct sigaction {
	union {
		void (*sa_handler)(int sig);
		void (*sa_sigaction)(int sig, siginfo_t *info, void *context);
	};
	int sa_flags;
	sigset_t sa_mask;
};

int sigaction(int sig, const struct sigaction *act, struct sigaction *old);
static inline int sigemptyset(sigset_t *set)
{
	*set = 0;
	return 0;
}

#endif /* FASTALG_NOLIBC_H */
