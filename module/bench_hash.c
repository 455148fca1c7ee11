// SPDX-License-Identifier: GPL-2.0-only
/* Time digests of one contiguous buffer, see bench.c. */
#include <crypto/hash.h>
#include <linux/err.h>
#include <linux/kernel.h>
#include <linux/ktime.h>
#include <linux/mm.h>
#include <linux/sched.h>
#include <linux/sched/signal.h>
#include <linux/sizes.h>
#include <linux/string.h>

#include "bench.h"

/*
 * The clock is read once a batch. A batch is small enough to leave a slow CPU
 * to others now and then, and depends on nothing that varies between runs.
 */
static u32 batch_size(size_t bytes)
{
	return max_t(u32, 1, SZ_64K / (bytes + 64));
}

/**
 * fastalg_bench_alloc_shash() - allocate a hash by driver name
 * @driver: the name
 * @reply: out, on error why
 *
 * Return: the hash or an ERR_PTR: -ENOENT if there is none, -EOPNOTSUPP if it
 * has no synchronous interface, or what else the crypto API says.
 */
struct crypto_shash *fastalg_bench_alloc_shash(const char *driver, char *reply)
{
	struct crypto_shash *tfm = crypto_alloc_shash(driver, 0, 0);

	if (!IS_ERR(tfm))
		return tfm;
	if (PTR_ERR(tfm) == -ENOENT && crypto_has_ahash(driver, 0, 0)) {
		fastalg_bench_error(reply, "%s: ahash only (a crypto engine?), needs shash",
				    driver);
		return ERR_PTR(-EOPNOTSUPP);
	}
	if (PTR_ERR(tfm) == -ENOENT)
		fastalg_bench_error(reply, "%s: no such hash driver, see /proc/crypto", driver);
	else
		fastalg_bench_error(reply, "%s: cannot be allocated, error %ld", driver,
				    PTR_ERR(tfm));
	return tfm;
}

/* Do batches until @cmd is satisfied. */
static int run_batches(const struct bench_command *cmd, struct shash_desc *desc, const u8 *data,
		       u8 *out, u64 *ops, u64 *ns)
{
	const u64 enough_ns = (u64)cmd->ms * NSEC_PER_MSEC;
	const u32 batch = batch_size(cmd->bytes);

	*ops = 0;
	*ns = 0;
	while (cmd->ops ? *ops < cmd->ops : *ns < enough_ns) {
		u32 i, n = batch;
		int err = 0;
		u64 start;

		if (cmd->ops)
			n = min_t(u64, n, cmd->ops - *ops);
		start = ktime_get_ns();
		for (i = 0; i < n && !err; i++)
			err = crypto_shash_digest(desc, data, cmd->bytes, out);
		*ns += ktime_get_ns() - start;
		*ops += n;
		if (err)
			return err;
		if (signal_pending(current))
			return -EINTR;
		cond_resched();
	}
	return 0;
}

/**
 * fastalg_bench_run_hash() - the command "bench type=hash"
 * @cmd: uses driver, bytes, ms, ops
 * @reply: out, "driver= bytes= ops= ns=", or "error ..."
 *
 * Return: 0, -ENOENT no such driver, -EOPNOTSUPP not synchronous, -ENOMEM,
 * -EINTR a signal came, or the driver's error.
 */
int fastalg_bench_run_hash(const struct bench_command *cmd, char *reply)
{
	static const u8 key[32] = "fastalg benchmark key, 32 bytes";
	u8 out[HASH_MAX_DIGESTSIZE];
	struct crypto_shash *tfm;
	u64 ops, ns;
	u8 *data;
	int err;

	tfm = fastalg_bench_alloc_shash(cmd->driver, reply);
	if (IS_ERR(tfm))
		return PTR_ERR(tfm);
	data = kvmalloc(max_t(size_t, cmd->bytes, 1), GFP_KERNEL);
	if (!data) {
		fastalg_bench_error(reply, "no memory for %zu bytes", cmd->bytes);
		crypto_free_shash(tfm);
		return -ENOMEM;
	}
	memset(data, 0x5a, cmd->bytes);

	err = 0;
	if (crypto_shash_get_flags(tfm) & CRYPTO_TFM_NEED_KEY)
		err = crypto_shash_setkey(tfm, key, sizeof(key));
	if (!err) {
		SHASH_DESC_ON_STACK(desc, tfm);

		desc->tfm = tfm;
		/* Warm the caches, and let an error show before the clock starts. */
		err = crypto_shash_digest(desc, data, cmd->bytes, out);
		if (!err)
			err = run_batches(cmd, desc, data, out, &ops, &ns);
		shash_desc_zero(desc);
	}

	if (!err)
		scnprintf(reply, BENCH_REPLY_SIZE, "driver=%s bytes=%zu ops=%llu ns=%llu\n",
			  crypto_shash_driver_name(tfm), cmd->bytes, ops, ns);
	else if (err == -EINTR)
		fastalg_bench_error(reply, "interrupted by a signal");
	else
		fastalg_bench_error(reply, "%s: the driver says error %d", cmd->driver, err);
	kvfree(data);
	crypto_free_shash(tfm);
	return err;
}
