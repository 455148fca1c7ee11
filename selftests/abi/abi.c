// SPDX-License-Identifier: GPL-2.0-only
/*
 * Checks of the calling convention around every row: registers that must be
 * kept, the stack above the frame, and secrets left behind. Arguments narrower
 * than a register would need junk in their upper halves; so far no primitive
 * has one: all are pointers and size_t.
 */
#include "abi.h"
#include "hash.h"

#ifdef __arm__
#include <sys/auxv.h>
#endif

struct abi_frame *abi_frame_now;

struct kept {
	u8 number;
	const char *name;
};

// clang-format off
#define KEPT(number, name) { number, #name },
static const struct kept kept[] = { ABI_KEPT(KEPT) };
static const struct kept kept_vec[] = { ABI_KEPT_VEC(KEPT) { 0, NULL } };
// clang-format on

#define STACK_SIZE 65536
#define CANARY 256

static struct arena stack, memory;

/* Bytes of vector registers that this CPU has. */
static u32 vector_bytes(void)
{
#if defined(__aarch64__)
	return 512;
#elif defined(__x86_64__)
	return 256;
#elif defined(__i386__)
	__builtin_cpu_init();
	return __builtin_cpu_supports("sse2") ? 128 : 0;
#elif defined(__arm__)
	/* HWCAP_VFP, HWCAP_VFPD32, HWCAP_NEON */
	unsigned long hwcap = getauxval(16);

	return hwcap & (1 << 19 | 1 << 12) ? 256 : hwcap & 1 << 6 ? 128 : 0;
#else
	return 0;
#endif
}

static struct abi_frame *set_up(struct test *t)
{
	static struct abi_frame frame;

	if (!stack.base) {
		arena_init(&stack, "stack", STACK_SIZE);
		arena_init(&memory, "memory", 65536);
	}
	memset(&frame, 0, sizeof(frame));
	frame.vec = vector_bytes();
	rng_fill(t, frame.before, sizeof(frame.before));
	rng_fill(t, frame.vec_before, sizeof(frame.vec_before));
	frame.sp = (uintptr_t)stack.base + STACK_SIZE - CANARY - ABI_HOME;
	return &frame;
}

/* The buffers of a call: state, then k, then data at alignment @off. */
static void checked_call(struct abi_frame *f, const struct fastalg_impl *impl, u32 nblocks, u32 off)
{
	const struct hash_kind *kind = hash_kind(impl);
	u8 *k = memory.base + 4096;

	memset(stack.base, 0xc3, STACK_SIZE);
	memcpy(k, kind->k, kind->k_size);
	f->fn = (uintptr_t)impl->ops.hash_blocks;
	f->args[0] = (uintptr_t)memory.base;
	f->args[1] = (uintptr_t)memory.base + 8192 + off;
	f->args[2] = nblocks;
	f->args[3] = (uintptr_t)k;
	abi_call(f);
}

/*
 * Here a compiler may use gp (o32) and x18 as it likes. The kernel tells its
 * compiler not to; assembly has to know.
 */
static bool exempt(const struct fastalg_impl *impl, const char *reg)
{
	return (!strcmp(reg, "gp") || !strcmp(reg, "x18")) && !strcmp(impl->isa, "generic");
}

static bool check_registers(struct test *t, struct abi_frame *f, const struct fastalg_impl *impl)
{
	size_t i;

	for (i = 0; i < ARRAY_SIZE(kept); i++) {
		uintptr_t got = f->after[kept[i].number];
		uintptr_t want = f->before[kept[i].number];

		if (strstr(kept[i].name, "sp"))
			want = f->sp;
		if (got != want && !exempt(impl, kept[i].name))
			return fail(t, "%s was 0x%lx and is 0x%lx", kept[i].name,
				    (unsigned long)want, (unsigned long)got);
	}
	for (i = 0; f->vec && kept_vec[i].name; i++) {
		u32 at = kept_vec[i].number * ABI_VEC_STEP + ABI_VEC_LOW;

		if (memcmp(f->vec_before + at, f->vec_after + at, 8))
			return fail(t, "the low half of %s changed", kept_vec[i].name);
	}
	return true;
}

/* Call @check after calls at several lengths and alignments: they take different paths. */
static bool each_path(struct test *t, const struct fastalg_impl *impl,
		      bool (*check)(struct test *t, struct abi_frame *f,
				    const struct fastalg_impl *impl))
{
	static const u8 counts[] = { 0, 1, 2, 3, 4, 5, 8, 9, 17 };
	static const u8 offs[] = { 0, 1, 2, 4, 8, 19 };
	unsigned int c, o;

	for (c = 0; c < ARRAY_SIZE(counts); c++) {
		for (o = 0; o < ARRAY_SIZE(offs); o++) {
			struct abi_frame *f = set_up(t);

			AT(t, "%u blocks, alignment %u", counts[c], offs[o]);
			rng_fill(t, memory.base, 16384);
			checked_call(f, impl, counts[c], offs[o]);
			if (!check(t, f, impl))
				return false;
		}
	}
	return true;
}

static bool registers(struct test *t, const struct fastalg_impl *impl)
{
	return each_path(t, impl, check_registers);
}

static bool check_stack(struct test *t, struct abi_frame *f, const struct fastalg_impl *impl)
{
	const u8 *p = (u8 *)f->sp + ABI_HOME;
	u32 i;

	(void)impl;
	for (i = 0; i < CANARY; i++)
		if (p[i] != 0xc3)
			return fail(t, "byte %u of the caller's frame was written",
				    (unsigned int)i);
	return true;
}

static bool caller_frame(struct test *t, const struct fastalg_impl *impl)
{
	return each_path(t, impl, check_stack);
}

/*
 * Two calls that differ in nothing but the secrets: what differs afterwards in
 * vector registers or below the stack pointer, depends on the secrets.
 */
static bool check_residue(struct test *t, struct abi_frame *f, const struct fastalg_impl *impl)
{
	static u8 old_stack[STACK_SIZE], old_vec[512];
	u32 below = f->sp - (uintptr_t)stack.base;
	u32 i;

	memcpy(old_stack, stack.base, below);
	memcpy(old_vec, f->vec_after, sizeof(old_vec));
	rng_fill(t, memory.base, 16384);
	checked_call(f, impl, f->args[2], f->args[1] - (uintptr_t)memory.base - 8192);
	for (i = 0; i < f->vec; i++)
		if (old_vec[i] != f->vec_after[i])
			return fail(t, "byte %u of vector register %u depends on state or data",
				    (unsigned int)i % 16, (unsigned int)i / 16);
	for (i = 0; i < below; i++)
		if (old_stack[i] != stack.base[i])
			return fail(t, "the stack at sp - %u depends on state or data",
				    (unsigned int)(below - i));
	return true;
}

static bool residue(struct test *t, const struct fastalg_impl *impl)
{
	if (!strcmp(impl->isa, "generic")) {
		t->skip = "compiled C: the compiler decides what it spills";
		return true;
	}
#ifdef __i386__
	if (!vector_bytes() && !strcmp(impl->name, "abi_leave_vector")) {
		t->skip = "this CPU has no vector registers";
		return true;
	}
#endif
	return each_path(t, impl, check_residue);
}

const struct test_body abi_bodies[] = {
	{ "kept registers", registers },
	{ "caller's stack frame", caller_frame },
	{ "secrets left behind", residue },
	{},
};

/* The checker must catch a function that breaks one rule and no other. */

// clang-format off
#define CORRUPTER(number, name) abi_corrupt_##name,
fastalg_hash_blocks_fn ABI_KEPT(CORRUPTER) ABI_KEPT_VEC(CORRUPTER)
	abi_corrupt_stack, abi_leave_stack, abi_leave_vector;

#define FAULT(fn, body, report) {						\
	.name = #fn,								\
	.impl = { .name = #fn, .isa = "planted", .prim = FASTALG_SHA256_BLOCKS,	\
		  .ops.hash_blocks = fn },					\
	.caught_by = body,							\
	.why = report,								\
}
#define REGISTER_FAULT(number, name)						\
	FAULT(abi_corrupt_##name, "kept registers", #name),

const struct planted_fault abi_faults[] = {
	ABI_KEPT(REGISTER_FAULT)
	ABI_KEPT_VEC(REGISTER_FAULT)
	FAULT(abi_corrupt_stack, "caller's stack frame", "caller's frame"),
	FAULT(abi_leave_stack, "secrets left behind", "the stack at sp"),
#if defined(__arm__) || defined(__aarch64__) || defined(__x86_64__) || defined(__i386__)
	FAULT(abi_leave_vector, "secrets left behind", "vector register"),
#endif
	{},
};
// clang-format on
