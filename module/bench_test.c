// SPDX-License-Identifier: GPL-2.0-only
/*
 * Compare a hash driver with a reference driver, see bench.c: every length from 0
 * to several blocks, lengths round pages, random alignments, keys and splits,
 * through every way the API has to hash a message, in task or softirq context or with
 * interrupts off.
 */
#include <crypto/hash.h>
#include <linux/completion.h>
#include <linux/err.h>
#include <linux/fips.h>
#include <linux/interrupt.h>
#include <linux/irqflags.h>
#include <linux/kernel.h>
#include <linux/mm.h>
#include <linux/scatterlist.h>
#include <linux/sched.h>
#include <linux/sched/signal.h>
#include <linux/slab.h>
#include <linux/string.h>

#include "bench.h"

#define EVERY_LENGTH_TO 400
#define EVERY_LENGTH_TO_ELSEWHERE 200
#define MAX_LENGTH (3 * PAGE_SIZE + 67)
#define MAX_OFFSET 64
#define MAX_PIECES 7
#define MAX_KEY 150
#define MIN_FIPS_KEY 14
#define GUARD 0xa7

/**
 * struct hash_test - one comparison of two drivers
 * @tfm: the driver under test
 * @ahash: the same as an ahash
 * @desc: its state
 * @req: its request
 * @reference: the driver that is right
 * @ref_desc: its state
 * @exchange: the two export states of one size, which then must be of one layout
 * @data: where the message lies, at any alignment
 * @pristine: copy of @data, to see that drivers only read
 * @offset: of the message in @data
 * @len: length of the message
 * @message: the message
 * @scattered: the same message in pieces, in an order of their own
 * @sg: the pieces
 * @piece: lengths of the pieces
 * @nr_pieces: how many
 * @exported: room for an exported state
 * @out: digest, and a guard behind it
 * @run: the path under test
 * @context: where to run it
 * @tasklet: softirq context, in which sleeping, and on some kernels SIMD, is not possible
 * @done: @tasklet has run
 * @err: what @run said
 * @random: state of the generator
 * @cases: how many cases passed
 */
struct hash_test {
	struct crypto_shash *tfm;
	struct crypto_ahash *ahash;
	struct shash_desc *desc;
	struct ahash_request *req;
	struct crypto_shash *reference;
	struct shash_desc *ref_desc;
	bool exchange;
	u8 *data;
	u8 *pristine;
	u8 *scattered;
	unsigned int offset;
	unsigned int len;
	const u8 *message;
	struct scatterlist sg[MAX_PIECES];
	unsigned int piece[MAX_PIECES];
	unsigned int nr_pieces;
	u8 *exported;
	u8 out[HASH_MAX_DIGESTSIZE + 16];
	int (*run)(struct hash_test *t);
	enum bench_context context;
	struct tasklet_struct tasklet;
	struct completion done;
	int err;
	u64 random;
	unsigned int cases;
};

/* Numerical Recipes' 64-bit generator; the upper half is the better one. */
static u32 draw(struct hash_test *t, u32 limit)
{
	t->random = t->random * 6364136223846793005ULL + 1442695040888963407ULL;
	return ((t->random >> 32) * limit) >> 32;
}

static int path_digest(struct hash_test *t)
{
	return crypto_shash_digest(t->desc, t->message, t->len, t->out);
}

static int path_final(struct hash_test *t)
{
	const u8 *p = t->message;
	unsigned int i;
	int err = crypto_shash_init(t->desc);

	for (i = 0; i < t->nr_pieces && !err; p += t->piece[i++])
		err = crypto_shash_update(t->desc, p, t->piece[i]);
	return err ?: crypto_shash_final(t->desc, t->out);
}

static int path_finup(struct hash_test *t)
{
	unsigned int i, last = t->nr_pieces - 1;
	const u8 *p = t->message;
	int err = crypto_shash_init(t->desc);

	for (i = 0; i < last && !err; p += t->piece[i++])
		err = crypto_shash_update(t->desc, p, t->piece[i]);
	return err ?: crypto_shash_finup(t->desc, p, t->piece[last], t->out);
}

/* After every piece the state goes out, the old one is spoiled, and back in. */
static int path_export(struct hash_test *t)
{
	const u8 *p = t->message;
	unsigned int i;
	int err = crypto_shash_init(t->desc);

	for (i = 0; i < t->nr_pieces && !err; p += t->piece[i++]) {
		err = crypto_shash_update(t->desc, p, t->piece[i]);
		if (!err)
			err = crypto_shash_export(t->desc, t->exported);
		memset(shash_desc_ctx(t->desc), 0xff, crypto_shash_descsize(t->tfm));
		if (!err)
			err = crypto_shash_import(t->desc, t->exported);
	}
	return err ?: crypto_shash_final(t->desc, t->out);
}

/* Each piece by the other driver, which is handed the state so far; either may be the last. */
static int path_exchange(struct hash_test *t)
{
	struct shash_desc *desc[] = { t->desc, t->ref_desc };
	unsigned int i, who = t->len & 1;
	const u8 *p = t->message;
	int err;

	if (!t->exchange)
		return path_export(t);
	err = crypto_shash_init(desc[who]);
	for (i = 0; i < t->nr_pieces && !err; p += t->piece[i++]) {
		err = crypto_shash_update(desc[who], p, t->piece[i]);
		if (!err)
			err = crypto_shash_export(desc[who], t->exported);
		who ^= 1;
		if (!err)
			err = crypto_shash_import(desc[who], t->exported);
	}
	return err ?: crypto_shash_final(desc[who], t->out);
}

static int path_ahash_digest(struct hash_test *t)
{
	ahash_request_set_crypt(t->req, t->sg, t->out, t->len);
	return crypto_ahash_digest(t->req);
}

/* One entry for all of the message, longer than a page if the message is. */
static int path_ahash_flat(struct hash_test *t)
{
	struct scatterlist sg;

	sg_init_one(&sg, t->message, t->len);
	ahash_request_set_crypt(t->req, &sg, t->out, t->len);
	return crypto_ahash_digest(t->req);
}

/* An update for each piece, the last as finup. */
static int path_ahash_finup(struct hash_test *t)
{
	unsigned int i, last = t->nr_pieces - 1;
	struct scatterlist *sg = t->sg;
	int err;

	ahash_request_set_crypt(t->req, NULL, t->out, 0);
	err = crypto_ahash_init(t->req);
	for (i = 0; i < last && !err; i++) {
		ahash_request_set_crypt(t->req, sg, t->out, t->piece[i]);
		err = crypto_ahash_update(t->req);
		if (t->piece[i])
			sg = sg_next(sg);
	}
	ahash_request_set_crypt(t->req, sg, t->out, t->piece[last]);
	return err ?: crypto_ahash_finup(t->req);
}

static const struct hash_path {
	const char *name;
	int (*run)(struct hash_test *t);
} paths[] = {
	{ "digest", path_digest },
	{ "init+update+final", path_final },
	{ "init+update+finup", path_finup },
	{ "export+import", path_export },
	{ "export+import, to and from the reference", path_exchange },
	{ "ahash digest, scattered", path_ahash_digest },
	{ "ahash digest, one sg entry", path_ahash_flat },
	{ "ahash init+update+finup", path_ahash_finup },
};

static void tasklet_fn(struct tasklet_struct *tasklet)
{
	struct hash_test *t = container_of(tasklet, struct hash_test, tasklet);

	t->err = t->run(t);
	complete(&t->done);
}

static int run_in_context(struct hash_test *t, int (*run)(struct hash_test *t))
{
	unsigned long flags;
	int err;

	if (t->context == BENCH_TASK)
		return run(t);
	if (t->context == BENCH_IRQOFF) {
		local_irq_save(flags);
		err = run(t);
		local_irq_restore(flags);
		return err;
	}
	t->run = run;
	reinit_completion(&t->done);
	tasklet_schedule(&t->tasklet);
	wait_for_completion(&t->done);
	return t->err;
}

/* Cut the message at random places; pieces may be empty. */
static void cut_message(struct hash_test *t)
{
	unsigned int left = t->len;
	unsigned int i;

	t->nr_pieces = 1 + draw(t, MAX_PIECES);
	for (i = 0; i + 1 < t->nr_pieces; i++) {
		/* Short cuts as often as long ones: they meet half-filled buffers. */
		t->piece[i] = draw(t, (draw(t, 2) ? left : min(left, 80U)) + 1);
		left -= t->piece[i];
	}
	t->piece[i] = left;
}

/*
 * Lay the pieces out from the last to the first, with gaps of rubbish between.
 * Empty ones get no entry: hash walks of older kernels do not take them.
 */
static void scatter_message(struct hash_test *t)
{
	const u8 *end = t->message + t->len;
	unsigned int i, nr_entries = 0;
	u8 *p = t->scattered;

	for (i = 0; i < t->nr_pieces; i++)
		nr_entries += t->piece[i] > 0;
	sg_init_table(t->sg, max(nr_entries, 1U));
	for (i = t->nr_pieces; i--;) {
		if (!t->piece[i])
			continue;
		p += draw(t, MAX_OFFSET);
		end -= t->piece[i];
		memcpy(p, end, t->piece[i]);
		sg_set_buf(&t->sg[--nr_entries], p, t->piece[i]);
		p += t->piece[i];
	}
}

/* The same new key for all three; its length meets the block size from both sides. */
static int change_key(const struct bench_command *cmd, struct hash_test *t, char *reply)
{
	unsigned int least = fips_enabled ? MIN_FIPS_KEY : 0;
	u8 key[MAX_KEY];
	unsigned int i, len = least + draw(t, MAX_KEY + 1 - least);
	const char *whose = cmd->driver;
	int err;

	for (i = 0; i < len; i++)
		key[i] = draw(t, 256);
	err = crypto_shash_setkey(t->tfm, key, len);
	if (!err)
		err = crypto_ahash_setkey(t->ahash, key, len);
	if (!err) {
		whose = cmd->reference;
		err = crypto_shash_setkey(t->reference, key, len);
	}
	if (err)
		fastalg_bench_error(reply, "%s: setkey with %u bytes says error %d", whose, len,
				    err);
	return err;
}

static bool is_keyed(struct hash_test *t)
{
	return crypto_shash_get_flags(t->reference) & CRYPTO_TFM_NEED_KEY;
}

/* One message by every path. */
static int test_message(const struct bench_command *cmd, struct hash_test *t, bool keyed,
			char *reply)
{
	unsigned int size = crypto_shash_digestsize(t->tfm);
	u8 want[HASH_MAX_DIGESTSIZE];
	const char *what = NULL;
	unsigned int i;
	int err, n;

	t->offset = draw(t, MAX_OFFSET);
	t->message = t->data + t->offset;
	if (keyed) {
		err = change_key(cmd, t, reply);
		if (err)
			return err;
	}
	err = crypto_shash_tfm_digest(t->reference, t->message, t->len, want);
	if (err) {
		fastalg_bench_error(reply, "%s: digest says error %d", cmd->reference, err);
		return err;
	}

	for (i = 0; i < ARRAY_SIZE(paths) && !what; i++) {
		cut_message(t);
		scatter_message(t);
		memset(t->out, GUARD, sizeof(t->out));
		err = run_in_context(t, paths[i].run);
		if (err)
			what = "driver returned an error";
		else if (memcmp(t->out, want, size))
			what = "wrong digest";
		else if (memchr_inv(t->out + size, GUARD, sizeof(t->out) - size))
			what = "wrote behind the digest";
		else if (memcmp(t->data, t->pristine, MAX_OFFSET + MAX_LENGTH))
			what = "changed the message";
		else
			t->cases++;
	}
	if (!what)
		return 0;

	i--;
	n = scnprintf(reply, BENCH_REPLY_SIZE, "fail %s: path=\"%s\" driver=%s reference=%s", what,
		      paths[i].name, cmd->driver, cmd->reference);
	n += scnprintf(reply + n, BENCH_REPLY_SIZE - n,
		       " context=%s length=%u offset=%u pieces=%u,%u,... err=%d",
		       fastalg_bench_contexts[cmd->context], t->len, t->offset, t->piece[0],
		       t->nr_pieces > 1 ? t->piece[1] : 0, err);
	scnprintf(reply + n, BENCH_REPLY_SIZE - n, " got=%*phN want=%*phN case=%u seed=%llu\n", 8,
		  t->out, 8, want, t->cases, cmd->seed);
	return 1;
}

/* A keyed hash must not hash before it has a key. */
static int test_no_key(const struct bench_command *cmd, struct hash_test *t, char *reply)
{
	int err;

	t->message = t->data;
	t->len = 1;
	err = run_in_context(t, path_digest);
	if (err == -ENOKEY) {
		t->cases++;
		return 0;
	}
	scnprintf(reply, BENCH_REPLY_SIZE,
		  "fail digest without a key: driver=%s returned %d, not %d\n", cmd->driver, err,
		  -ENOKEY);
	return 1;
}

static int test_all(const struct bench_command *cmd, struct hash_test *t, char *reply)
{
	/* clang-format off */
	const unsigned int longer[] = {
		1023, 1024, 1025, PAGE_SIZE - 1, PAGE_SIZE, PAGE_SIZE + 1,
		2 * PAGE_SIZE - 1, 2 * PAGE_SIZE, 2 * PAGE_SIZE + 1,
		3 * PAGE_SIZE, 3 * PAGE_SIZE + 1, MAX_LENGTH,
	};
	/* clang-format on */
	const unsigned int every = t->context == BENCH_TASK ? EVERY_LENGTH_TO
							    : EVERY_LENGTH_TO_ELSEWHERE;
	const char *exchange = t->exchange ? "yes" : "no";
	bool keyed = is_keyed(t);
	unsigned int i;
	int ret = 0;

	if (keyed)
		ret = test_no_key(cmd, t, reply);
	for (i = 0; i <= every + 2 * ARRAY_SIZE(longer) && !ret; i++) {
		if (i <= every)
			t->len = i;
		else if (i <= every + ARRAY_SIZE(longer))
			t->len = longer[i - every - 1];
		else
			t->len = draw(t, MAX_LENGTH + 1);
		ret = test_message(cmd, t, keyed, reply);
		if (!ret && signal_pending(current)) {
			fastalg_bench_error(reply, "interrupted by a signal");
			ret = -EINTR;
		}
		cond_resched();
	}
	if (!ret)
		scnprintf(reply, BENCH_REPLY_SIZE, "ok cases=%u exchange=%s\n", t->cases, exchange);
	return min(ret, 0);
}

static void free_test(struct hash_test *t)
{
	kfree(t->exported);
	kfree(t->scattered);
	kfree(t->pristine);
	kfree(t->data);
	ahash_request_free(t->req);
	kfree_sensitive(t->desc);
	kfree_sensitive(t->ref_desc);
	if (!IS_ERR_OR_NULL(t->ahash))
		crypto_free_ahash(t->ahash);
	if (!IS_ERR_OR_NULL(t->reference))
		crypto_free_shash(t->reference);
	if (!IS_ERR_OR_NULL(t->tfm))
		crypto_free_shash(t->tfm);
	kfree(t);
}

static int alloc_test(const struct bench_command *cmd, struct hash_test *t, char *reply)
{
	unsigned int i;

	t->tfm = fastalg_bench_alloc_shash(cmd->driver, reply);
	if (IS_ERR(t->tfm))
		return PTR_ERR(t->tfm);
	t->reference = fastalg_bench_alloc_shash(cmd->reference, reply);
	if (IS_ERR(t->reference))
		return PTR_ERR(t->reference);
	if (crypto_shash_digestsize(t->tfm) != crypto_shash_digestsize(t->reference))
		return fastalg_bench_error(reply, "%s and %s are different hashes", cmd->driver,
					   cmd->reference);
	if (!strcmp(crypto_shash_driver_name(t->tfm), crypto_shash_driver_name(t->reference)))
		return fastalg_bench_error(reply, "driver and reference are both %s",
					   crypto_shash_driver_name(t->tfm));
	t->ahash = crypto_alloc_ahash(cmd->driver, 0, CRYPTO_ALG_ASYNC);
	if (IS_ERR(t->ahash)) {
		fastalg_bench_error(reply, "%s: cannot be allocated as ahash, error %ld",
				    cmd->driver, PTR_ERR(t->ahash));
		return PTR_ERR(t->ahash);
	}

	t->desc = kmalloc(sizeof(*t->desc) + crypto_shash_descsize(t->tfm), GFP_KERNEL);
	t->ref_desc = kmalloc(sizeof(*t->desc) + crypto_shash_descsize(t->reference), GFP_KERNEL);
	t->req = ahash_request_alloc(t->ahash, GFP_KERNEL);
	t->data = kmalloc(MAX_OFFSET + MAX_LENGTH, GFP_KERNEL);
	t->pristine = kmalloc(MAX_OFFSET + MAX_LENGTH, GFP_KERNEL);
	t->scattered = kmalloc(MAX_PIECES * MAX_OFFSET + MAX_LENGTH, GFP_KERNEL);
	t->exported = kmalloc(crypto_shash_statesize(t->tfm), GFP_KERNEL);
	if (!t->desc || !t->ref_desc || !t->req || !t->data || !t->pristine || !t->scattered ||
	    !t->exported) {
		fastalg_bench_error(reply, "no memory");
		return -ENOMEM;
	}
	t->desc->tfm = t->tfm;
	t->ref_desc->tfm = t->reference;
	t->exchange = crypto_shash_statesize(t->tfm) == crypto_shash_statesize(t->reference);
	ahash_request_set_callback(t->req, 0, NULL, NULL);
	for (i = 0; i < MAX_OFFSET + MAX_LENGTH; i++)
		t->data[i] = draw(t, 256);
	memcpy(t->pristine, t->data, MAX_OFFSET + MAX_LENGTH);
	memset(t->scattered, 0x99, MAX_PIECES * MAX_OFFSET + MAX_LENGTH);
	return 0;
}

/**
 * fastalg_bench_test_hash() - the command "test type=hash"
 * @cmd: uses driver, reference, context, seed
 * @reply: out, "ok cases=N", "fail ..." or "error ..."
 *
 * Return: 0 if the comparison ran, whatever it found; -ENOENT no such driver,
 * -EOPNOTSUPP not synchronous, -EINVAL not two drivers of one hash, -ENOMEM,
 * -EINTR a signal came, or the reference driver's error.
 */
int fastalg_bench_test_hash(const struct bench_command *cmd, char *reply)
{
	struct hash_test *t = kzalloc(sizeof(*t), GFP_KERNEL);
	int err;

	if (!t) {
		fastalg_bench_error(reply, "no memory");
		return -ENOMEM;
	}
	t->context = cmd->context;
	t->random = cmd->seed;
	init_completion(&t->done);
	tasklet_setup(&t->tasklet, tasklet_fn);
	err = alloc_test(cmd, t, reply);
	if (!err)
		err = test_all(cmd, t, reply);
	tasklet_kill(&t->tasklet);
	free_test(t);
	return err;
}
