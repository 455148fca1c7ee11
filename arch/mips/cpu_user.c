// SPDX-License-Identifier: GPL-2.0-only OR BSD-2-Clause
/*
 * CPU features as a MIPS program finds them: AT_HWCAP does not tell release 2 and
 * /proc/cpuinfo is the host's under emulation, so it is tried out.
 */
#include <setjmp.h>
#include <signal.h>

#include <fastalg/impl.h>

#include "features.h"

#if !defined(__mips_isa_rev) || __mips_isa_rev < 6

static sigjmp_buf no_such_instruction;

static void on_sigill(int sig)
{
	(void)sig;
	siglongjmp(no_such_instruction, 1);
}

/*
 * WSBH traps before release 2. ROTR may not: it is SRL with a bit set that older
 * CPUs may ignore, so the result counts as well.
 */
static bool has_release2(void)
{
	struct sigaction probe = { .sa_handler = on_sigill }, old;
	bool found = false;

	sigemptyset(&probe.sa_mask);
	if (sigaction(SIGILL, &probe, &old))
		return false;

	if (!sigsetjmp(no_such_instruction, 1)) {
		u32 swapped, rotated;

		__asm__ volatile(".set	push\n\t"
#ifdef __mips64
				 ".set	mips64r2\n\t"
#else
				 ".set	mips32r2\n\t"
#endif
				 "wsbh	%0, %2\n\t"
				 "rotr	%1, %2, 1\n\t"
				 ".set	pop"
				 : "=&r"(swapped), "=&r"(rotated)
				 : "r"(1));
		found = swapped == 0x100 && rotated == 0x80000000;
	}

	sigaction(SIGILL, &old, NULL);
	return found;
}

#else

static bool has_release2(void)
{
	return false;
}

#endif

/**
 * fastalg_cpu_features() - what this CPU can run
 *
 * Not safe against other threads that change the handler of SIGILL meanwhile.
 *
 * Return: a mask of FASTALG_MIPS_*.
 */
u32 fastalg_cpu_features(void)
{
	u32 features = 0;

	if (has_release2())
		features |= FASTALG_MIPS_R2;

	return features;
}
