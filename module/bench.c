// SPDX-License-Identifier: GPL-2.0-only
/*
 * fastalg_bench.ko: /dev/fastalg_bench runs a crypto driver inside the kernel, to
 * measure it without the cost of a system call a request and to test it where
 * user space cannot reach. For any driver, not only ours.
 *
 *	# exec 3<>/dev/fastalg_bench
 *	# echo bench type=hash driver=sha256-fastalg-neon bytes=8192 ms=1000 >&3
 *	# cat <&3
 *	driver=sha256-fastalg-neon bytes=8192 ops=16384 ns=1003417312
 *
 * Commands, one a write; the reply is kept for the same open file:
 *
 *	bench type=hash driver= bytes= [ms= | ops=]
 *		digests of one contiguous buffer, timed.
 *	test type=hash driver= reference= [context=task|softirq|irqoff] [seed=]
 *		compare two drivers: "ok cases=N exchange=yes|no" or "fail ...", see
 *		bench_test.c; exchange is whether each could go on from the other's state.
 *
 * A command that cannot be done makes write() fail, and the reply says why.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/capability.h>
#include <linux/err.h>
#include <linux/fs.h>
#include <linux/kernel.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/sizes.h>
#include <linux/slab.h>
#include <linux/string.h>
#include <linux/uaccess.h>

#include "bench.h"
#include "version.h"

#define MAX_COMMAND 512
#define MAX_BYTES SZ_1M
#define MAX_MS 60000
#define MAX_OPS 100000000
#define DEFAULT_MS 1000
#define KNOWN_COMMANDS "bench type=hash, test type=hash"
#define KNOWN_KEYS "type, driver, reference, context, bytes, ms, ops, seed"

/**
 * struct bench_file - one open file
 * @lock: see below
 * @reply: answer to the last command
 * @pos: how much of it was read
 */
struct bench_file {
	struct mutex lock; /* one command or read at a time */
	char reply[BENCH_REPLY_SIZE];
	size_t pos;
};

/* The words of context=. */
const char *const fastalg_bench_contexts[BENCH_NR_CONTEXTS] = {
	[BENCH_TASK] = "task",
	[BENCH_SOFTIRQ] = "softirq",
	[BENCH_IRQOFF] = "irqoff",
};

/* What a verb does to a type of algorithm. */
static const struct bench_action {
	const char *verb;
	const char *type;
	int (*run)(const struct bench_command *cmd, char *reply);
	bool compares;
} actions[] = {
	{ "bench", "hash", fastalg_bench_run_hash, false },
	{ "test", "hash", fastalg_bench_test_hash, true },
};

/**
 * fastalg_bench_error() - say why a command failed
 * @reply: out, "error ..." and a line end
 * @fmt: format of the reason
 *
 * Return: -EINVAL, for the most common use.
 */
int fastalg_bench_error(char *reply, const char *fmt, ...)
{
	va_list args;
	int n;

	n = scnprintf(reply, BENCH_REPLY_SIZE - 1, "error ");
	va_start(args, fmt);
	n += vscnprintf(reply + n, BENCH_REPLY_SIZE - 1 - n, fmt, args);
	va_end(args);
	strcpy(reply + n, "\n");
	return -EINVAL;
}

static int parse_number(const char *key, const char *value, u64 min, u64 max, u64 *out, char *reply)
{
	if (kstrtou64(value, 0, out) || *out < min || *out > max)
		return fastalg_bench_error(reply, "%s=%s: must be a number from %llu to %llu", key,
					   value, min, max);
	return 0;
}

static int parse_word(struct bench_command *cmd, const char **type, char *word, char *reply)
{
	char *value = strchr(word, '=');
	u64 number;
	int err = 0;

	if (!value)
		return fastalg_bench_error(reply, "%s: not of the form key=value", word);
	*value++ = '\0';

	if (!strcmp(word, "type")) {
		*type = value;
	} else if (!strcmp(word, "driver")) {
		cmd->driver = value;
	} else if (!strcmp(word, "reference")) {
		cmd->reference = value;
	} else if (!strcmp(word, "context")) {
		int context = match_string(fastalg_bench_contexts, BENCH_NR_CONTEXTS, value);

		if (context < 0)
			return fastalg_bench_error(
				reply, "context=%s: must be task, softirq or irqoff", value);
		cmd->context = context;
	} else if (!strcmp(word, "bytes")) {
		err = parse_number(word, value, 0, MAX_BYTES, &number, reply);
		cmd->bytes = number;
	} else if (!strcmp(word, "ms")) {
		err = parse_number(word, value, 1, MAX_MS, &number, reply);
		cmd->ms = number;
	} else if (!strcmp(word, "ops")) {
		err = parse_number(word, value, 1, MAX_OPS, &number, reply);
		cmd->ops = number;
	} else if (!strcmp(word, "seed")) {
		err = parse_number(word, value, 0, U64_MAX, &cmd->seed, reply);
	} else {
		return fastalg_bench_error(reply, "%s: unknown; known are " KNOWN_KEYS, word);
	}
	return err;
}

/* Parse and run one command; @line is taken apart. */
static int run_command(char *line, char *reply)
{
	struct bench_command cmd = { .bytes = SZ_8K, .seed = 1 };
	const char *type = "";
	const char *verb;
	unsigned int i;
	char *word;
	int err;

	line = strim(line);
	verb = strsep(&line, " \t");
	if (!*verb)
		return fastalg_bench_error(reply, "no command; known are " KNOWN_COMMANDS);
	while ((word = strsep(&line, " \t"))) {
		if (!*word)
			continue;
		err = parse_word(&cmd, &type, word, reply);
		if (err)
			return err;
	}
	if (cmd.ms && cmd.ops)
		return fastalg_bench_error(reply, "ms= and ops= exclude each other");
	if (!cmd.ms && !cmd.ops)
		cmd.ms = DEFAULT_MS;

	for (i = 0; i < ARRAY_SIZE(actions); i++) {
		const struct bench_action *action = &actions[i];

		if (strcmp(verb, action->verb) || strcmp(type, action->type))
			continue;
		if (!cmd.driver)
			return fastalg_bench_error(reply, "driver= is missing");
		if (action->compares && !cmd.reference)
			return fastalg_bench_error(reply, "reference= is missing");
		return action->run(&cmd, reply);
	}
	return fastalg_bench_error(reply, "%s type=%s: unknown; known are " KNOWN_COMMANDS, verb,
				   type);
}

static int bench_open(struct inode *inode, struct file *file)
{
	struct bench_file *bf;

	if (!capable(CAP_SYS_ADMIN))
		return -EPERM;
	bf = kzalloc(sizeof(*bf), GFP_KERNEL);
	if (!bf)
		return -ENOMEM;
	mutex_init(&bf->lock);
	file->private_data = bf;
	return nonseekable_open(inode, file);
}

static int bench_release(struct inode *inode, struct file *file)
{
	struct bench_file *bf = file->private_data;

	mutex_destroy(&bf->lock);
	kfree(bf);
	return 0;
}

static ssize_t bench_write(struct file *file, const char __user *data, size_t count, loff_t *ppos)
{
	struct bench_file *bf = file->private_data;
	char *line;
	int err;

	if (mutex_lock_interruptible(&bf->lock))
		return -ERESTARTSYS;
	bf->reply[0] = '\0';
	bf->pos = 0;
	if (count >= MAX_COMMAND) {
		err = fastalg_bench_error(bf->reply, "a command has less than %d bytes",
					  MAX_COMMAND);
		goto unlock;
	}
	line = memdup_user_nul(data, count);
	if (IS_ERR(line)) {
		err = PTR_ERR(line);
		goto unlock;
	}
	err = run_command(line, bf->reply);
	kfree(line);
unlock:
	mutex_unlock(&bf->lock);
	return err ?: count;
}

static ssize_t bench_read(struct file *file, char __user *data, size_t count, loff_t *ppos)
{
	struct bench_file *bf = file->private_data;
	size_t left;

	if (mutex_lock_interruptible(&bf->lock))
		return -ERESTARTSYS;
	left = strlen(bf->reply) - bf->pos;
	count = min(count, left);
	left = copy_to_user(data, bf->reply + bf->pos, count);
	bf->pos += count - left;
	mutex_unlock(&bf->lock);
	return left && left == count ? -EFAULT : count - left;
}

static const struct file_operations bench_fops = {
	.owner = THIS_MODULE,
	.open = bench_open,
	.release = bench_release,
	.write = bench_write,
	.read = bench_read,
};

static struct miscdevice bench_device = {
	.minor = MISC_DYNAMIC_MINOR,
	.name = "fastalg_bench",
	.mode = 0600,
	.fops = &bench_fops,
};

module_misc_device(bench_device);

MODULE_DESCRIPTION("In-kernel benchmark and comparison of crypto drivers");
MODULE_AUTHOR("The fastalg authors");
MODULE_LICENSE("GPL v2");
MODULE_VERSION(FASTALG_VERSION);
