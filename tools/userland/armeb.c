// SPDX-License-Identifier: GPL-2.0-only
/*
 * What a compiler calls for 64-bit numbers on ARM: the libgcc of Debian's cross compilers is
 * little-endian, so a static big-endian program brings its own. The names and conventions are those
 * of the run-time ABI for the ARM architecture; its helpers take floating point in core registers.
 */
#include <stdint.h>

#define BASE_PCS __attribute__((pcs("aapcs")))

uint64_t fastalg_udivmod(uint64_t n, uint64_t d, uint64_t *rest);
int64_t fastalg_divmod(int64_t n, int64_t d, int64_t *rest);
void __aeabi_uldivmod(void);
void __aeabi_ldivmod(void);
BASE_PCS double __aeabi_ul2d(uint64_t v);
BASE_PCS double __aeabi_l2d(int64_t v);
BASE_PCS uint64_t __aeabi_d2ulz(double v);
BASE_PCS int64_t __aeabi_d2lz(double v);
BASE_PCS float __aeabi_ul2f(uint64_t v);
BASE_PCS float __aeabi_l2f(int64_t v);
BASE_PCS uint64_t __aeabi_f2ulz(float v);
BASE_PCS int64_t __aeabi_f2lz(float v);
void __aeabi_unwind_cpp_pr0(void);
void __aeabi_unwind_cpp_pr1(void);
void __aeabi_ldiv0(void);

/** fastalg_udivmod() - n / d, and what is left; 0 for d == 0 */
uint64_t fastalg_udivmod(uint64_t n, uint64_t d, uint64_t *rest)
{
	uint64_t quotient = 0;
	int shift;

	if (!d) {
		*rest = n;
		return 0;
	}
	if (!(n >> 32) && !(d >> 32)) {
		*rest = (uint32_t)n % (uint32_t)d;
		return (uint32_t)n / (uint32_t)d;
	}
	if (n >= d) {
		shift = __builtin_clzll(d) - __builtin_clzll(n);
		for (d <<= shift; shift >= 0; shift--, d >>= 1) {
			quotient <<= 1;
			if (n >= d) {
				n -= d;
				quotient |= 1;
			}
		}
	}
	*rest = n;
	return quotient;
}

/** fastalg_divmod() - the same with signs: the quotient is rounded towards 0 */
int64_t fastalg_divmod(int64_t n, int64_t d, int64_t *rest)
{
	uint64_t left, q = fastalg_udivmod(n < 0 ? -(uint64_t)n : (uint64_t)n,
					   d < 0 ? -(uint64_t)d : (uint64_t)d, &left);

	*rest = n < 0 ? -left : left;
	return (n < 0) != (d < 0) ? -q : q;
}

/* Quotient in r0 and r1, rest in r2 and r3: C has no word for that. */
#define DIVMOD(name, function)					\
	__attribute__((naked)) void name(void)			\
	{							\
		__asm__("push	{r4, lr}\n\t"			\
			"sub	sp, sp, #16\n\t"		\
			"add	r4, sp, #8\n\t"			\
			"str	r4, [sp]\n\t"			\
			"bl	" #function "\n\t"		\
			"ldr	r2, [sp, #8]\n\t"		\
			"ldr	r3, [sp, #12]\n\t"		\
			"add	sp, sp, #16\n\t"		\
			"pop	{r4, pc}");			\
	}

DIVMOD(__aeabi_uldivmod, fastalg_udivmod);
DIVMOD(__aeabi_ldivmod, fastalg_divmod);

/** __aeabi_ul2d() - rounds once: both products and the upper half are exact */
BASE_PCS double __aeabi_ul2d(uint64_t v)
{
	return (double)(uint32_t)(v >> 32) * 0x1p32 + (double)(uint32_t)v;
}

/** __aeabi_l2d() - the same with a sign */
BASE_PCS double __aeabi_l2d(int64_t v)
{
	return (double)(int32_t)(v >> 32) * 0x1p32 + (double)(uint32_t)v;
}

/** __aeabi_d2ulz() - towards 0 */
BASE_PCS uint64_t __aeabi_d2ulz(double v)
{
	uint32_t high = v * 0x1p-32;

	return (uint64_t)high << 32 | (uint32_t)(v - (double)high * 0x1p32);
}

/** __aeabi_d2lz() - towards 0 */
BASE_PCS int64_t __aeabi_d2lz(double v)
{
	return v < 0 ? -__aeabi_d2ulz(-v) : __aeabi_d2ulz(v);
}

/** __aeabi_ul2f() - rounds twice, which nothing here notices */
BASE_PCS float __aeabi_ul2f(uint64_t v)
{
	return __aeabi_ul2d(v);
}

/** __aeabi_l2f() - the same with a sign */
BASE_PCS float __aeabi_l2f(int64_t v)
{
	return __aeabi_l2d(v);
}

/** __aeabi_f2ulz() - towards 0 */
BASE_PCS uint64_t __aeabi_f2ulz(float v)
{
	return __aeabi_d2ulz(v);
}

/** __aeabi_f2lz() - towards 0 */
BASE_PCS int64_t __aeabi_f2lz(float v)
{
	return __aeabi_d2lz(v);
}

/** __aeabi_unwind_cpp_pr0() - nothing here unwinds */
void __aeabi_unwind_cpp_pr0(void)
{
}

/** __aeabi_unwind_cpp_pr1() - nothing here unwinds */
void __aeabi_unwind_cpp_pr1(void)
{
}
