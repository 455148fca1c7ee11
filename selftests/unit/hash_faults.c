// SPDX-License-Identifier: GPL-2.0-only
/* Wrong implementations of a hash block primitive, and the body that must notice each. */
#include "hash.h"

fastalg_hash_blocks_fn fastalg_sha256_blocks_generic;

#define right fastalg_sha256_blocks_generic

static volatile u8 sink;

/* One bit off, in long calls only: a wide loop that the short lengths never enter. */
static void FASTALG_CALL wrong_from_5(void *state, const u8 *data, size_t nblocks, const void *k)
{
	right(state, data, nblocks, k);
	if (nblocks >= 5)
		*(u32 *)state ^= 1;
}

static void FASTALG_CALL wrong_always(void *state, const u8 *data, size_t nblocks, const void *k)
{
	right(state, data, nblocks, k);
	if (nblocks)
		((u32 *)state)[3] ^= 0x10;
}

static void FASTALG_CALL wrong_from_33(void *state, const u8 *data, size_t nblocks, const void *k)
{
	right(state, data, nblocks, k);
	if (nblocks >= 33)
		((u32 *)state)[7] ^= 0x80000000;
}

static void FASTALG_CALL wrong_at_alignment_61(void *state, const u8 *data, size_t nblocks,
					       const void *k)
{
	right(state, data, nblocks, k);
	if (((uintptr_t)data & 63) == 61)
		*(u32 *)state ^= 1;
}

static void FASTALG_CALL reads_a_byte_after(void *state, const u8 *data, size_t nblocks,
					    const void *k)
{
	right(state, data, nblocks, k);
	sink = data[64 * nblocks];
}

static void FASTALG_CALL reads_a_byte_before(void *state, const u8 *data, size_t nblocks,
					     const void *k)
{
	sink = data[-1];
	right(state, data, nblocks, k);
}

/* Loads the next block ahead, also after the last one, when data is unaligned. */
static void FASTALG_CALL prefetches_when_unaligned(void *state, const u8 *data, size_t nblocks,
						   const void *k)
{
	right(state, data, nblocks, k);
	if ((uintptr_t)data & 3)
		sink = data[64 * nblocks + 63];
}

static void FASTALG_CALL reads_when_no_blocks(void *state, const u8 *data, size_t nblocks,
					      const void *k)
{
	sink = data[0];
	right(state, data, nblocks, k);
}

static void FASTALG_CALL counts_down_from_0(void *state, const u8 *data, size_t nblocks,
					    const void *k)
{
	do {
		right(state, data, 1, k);
		data += 64;
	} while (--nblocks);
}

static void FASTALG_CALL writes_state_when_no_blocks(void *state, const u8 *data, size_t nblocks,
						     const void *k)
{
	volatile u32 *s = state;

	right(state, data, nblocks, k);
	s[0] = s[0];
}

static void FASTALG_CALL writes_after_state(void *state, const u8 *data, size_t nblocks,
					    const void *k)
{
	right(state, data, nblocks, k);
	((volatile u8 *)state)[32] = 0;
}

static void FASTALG_CALL writes_before_state(void *state, const u8 *data, size_t nblocks,
					     const void *k)
{
	right(state, data, nblocks, k);
	((volatile u8 *)state)[-8] = 0;
}

/* Puts it back afterwards, as an in-place byte swap might. */
static void FASTALG_CALL modifies_data(void *state, const u8 *data, size_t nblocks, const void *k)
{
	volatile u8 *d = (u8 *)data;

	if (nblocks) {
		d[0] ^= 1;
		d[0] ^= 1;
	}
	right(state, data, nblocks, k);
}

static void FASTALG_CALL modifies_k(void *state, const u8 *data, size_t nblocks, const void *k)
{
	*(volatile u8 *)k ^= 0;
	right(state, data, nblocks, k);
}

static void FASTALG_CALL reads_after_k(void *state, const u8 *data, size_t nblocks, const void *k)
{
	sink = ((const u8 *)k)[256];
	right(state, data, nblocks, k);
}

static void FASTALG_CALL reads_before_k(void *state, const u8 *data, size_t nblocks, const void *k)
{
	sink = ((const u8 *)k)[-1];
	right(state, data, nblocks, k);
}

static void FASTALG_CALL ignores_half_of_k(void *state, const u8 *data, size_t nblocks,
					   const void *k)
{
	u32 mixed[64];

	memcpy(mixed, k, sizeof(mixed) / 2);
	memcpy(mixed + 32, fastalg_sha256_k + 32, sizeof(mixed) / 2);
	right(state, data, nblocks, mixed);
}

static void FASTALG_CALL reads_half_of_k(void *state, const u8 *data, size_t nblocks, const void *k)
{
	u32 mixed[64];

	memcpy(mixed, fastalg_sha256_k, sizeof(mixed) / 2);
	memcpy(mixed + 32, (const u8 *)k + sizeof(mixed) / 2, sizeof(mixed) / 2);
	right(state, data, nblocks, mixed);
}

/* Forgets a carry: wrong for one start value in 2^32. */
static void FASTALG_CALL loses_a_carry(void *state, const u8 *data, size_t nblocks, const void *k)
{
	bool all_ones = *(u32 *)state == 0xffffffff;

	right(state, data, nblocks, k);
	if (all_ones)
		*(u32 *)state ^= 1;
}

/* Hashes the first block of a call only, then the last one again and again. */
static void FASTALG_CALL stays_on_a_block(void *state, const u8 *data, size_t nblocks,
					  const void *k)
{
	size_t i;

	for (i = 0; i < nblocks; i++)
		right(state, data + 64 * (i > 14 ? 14 : i), 1, k);
}

static void FASTALG_CALL needs_16_byte_state(void *state, const u8 *data, size_t nblocks,
					     const void *k)
{
	right((void *)((uintptr_t)state & ~(uintptr_t)15), data, nblocks, k);
}

// clang-format off
#define FAULT(fn, body) {							\
	.name = #fn,								\
	.impl = { .name = #fn, .isa = "planted", .prim = FASTALG_SHA256_BLOCKS,	\
		  .ops.hash_blocks = fn },					\
	.caught_by = body,							\
}
// clang-format on

const struct planted_fault hash_faults[] = {
	FAULT(wrong_always, "examples of the standard"),
	FAULT(wrong_always, "CAVP messages"),
	FAULT(wrong_always, "CAVP Monte Carlo"),
	FAULT(wrong_from_33, "all lengths to 4096"),
	FAULT(wrong_from_5, "block counts"),
	FAULT(wrong_from_33, "block counts"),
	FAULT(wrong_from_5, "random calls"),
	FAULT(wrong_from_5, "splits"),
	FAULT(wrong_at_alignment_61, "data alignments"),
	FAULT(reads_a_byte_after, "guard pages"),
	FAULT(reads_a_byte_before, "guard pages"),
	FAULT(prefetches_when_unaligned, "data alignments"),
	FAULT(reads_when_no_blocks, "0 blocks"),
	FAULT(counts_down_from_0, "0 blocks"),
	FAULT(writes_state_when_no_blocks, "0 blocks"),
	FAULT(writes_after_state, "guard pages"),
	FAULT(writes_after_state, "block counts"),
	FAULT(writes_before_state, "guard pages"),
	FAULT(writes_before_state, "random calls"),
	FAULT(modifies_data, "block counts"),
	FAULT(modifies_k, "guard pages"),
	FAULT(reads_after_k, "guard pages"),
	FAULT(reads_before_k, "guard pages"),
	FAULT(ignores_half_of_k, "other round constants"),
	FAULT(reads_half_of_k, "other round constants"),
	FAULT(loses_a_carry, "patterns"),
	FAULT(stays_on_a_block, "block counts"),
	FAULT(needs_16_byte_state, "state and k alignments"),
	{},
};
