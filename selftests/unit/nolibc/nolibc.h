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

#define FILE struct nolibc_file
struct nolibc_file;
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
struct nolibc_jmp_buf {
	unsigned long kept[32];
};

#define sigjmp_buf struct nolibc_jmp_buf
int nolibc_setjmp(struct nolibc_jmp_buf *buf) __attribute__((returns_twice));
void nolibc_longjmp(struct nolibc_jmp_buf *buf, int value) __attribute__((noreturn));
#define sigsetjmp(buf, mask) nolibc_setjmp(&(buf))
#define siglongjmp(buf, value) nolibc_longjmp(&(buf), value)

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

#define sig_atomic_t int
#define sigset_t unsigned long
#define siginfo_t struct nolibc_siginfo

struct nolibc_siginfo {
	int words[3];
	void *si_addr;
};

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

/* nolibc_*.S; returns -errno. */
long nolibc_syscall(long nr, long a, long b, long c, long d, long e, long f);
/* Called by the entry with the stack as the kernel left it. */
void nolibc_start(unsigned long *sp) __attribute__((noreturn));

/* What the compiler calls where the CPU has no instruction for it. */
unsigned long long __ashldi3(unsigned long long v, int n);
unsigned long long __lshrdi3(unsigned long long v, int n);
unsigned long long __aeabi_llsl(unsigned long long v, int n);
unsigned long long __aeabi_llsr(unsigned long long v, int n);
unsigned int __aeabi_uidiv(unsigned int n, unsigned int d);
unsigned long long __aeabi_uidivmod(unsigned int n, unsigned int d);

#endif /* FASTALG_NOLIBC_H */
