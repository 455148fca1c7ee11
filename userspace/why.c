// SPDX-License-Identifier: GPL-2.0-only
/* Turns the error of an AF_ALG call into a sentence that says what to do. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "fastalg.h"

static const char *sysctl_path(void)
{
	const char *path = getenv("FASTALG_AF_ALG_RESTRICT");

	return path && *path ? path : "/proc/sys/crypto/af_alg_restrict";
}

/* The value of the sysctl, -1 on kernels (before 7.3) that have none. */
static int af_alg_restrict(void)
{
	int val = -1;
	FILE *f;

	f = fopen(sysctl_path(), "re");
	if (!f)
		return -1;
	if (fscanf(f, "%d", &val) != 1)
		val = -1;
	fclose(f);
	return val;
}

/* An entry for @name, be it an algorithm or a driver. */
static const struct fastalg_driver *entry(const struct fastalg_drivers *list, const char *name)
{
	const struct fastalg_driver *drv = fastalg_drivers_find(list, name);
	size_t i;

	if (!drv)
		drv = fastalg_drivers_best(list, name, FASTALG_ANY);
	for (i = 0; !drv && i < list->nr; i++)
		if (!strcmp(list->v[i].name, name))
			drv = &list->v[i];
	return drv;
}

static void why_no_sockets(char *buf, size_t size)
{
	if (af_alg_restrict() == 2)
		snprintf(buf, size, "AF_ALG is switched off: %s is 2; as root, write 1 or 0 to it.",
			 sysctl_path());
	else
		snprintf(buf, size,
			 "AF_ALG not available: this kernel has CONFIG_CRYPTO_USER_API_HASH off, "
			 "or its module af_alg cannot be loaded (try: modprobe algif_hash).");
}

static void why_not_found(const struct fastalg_drivers *list, const char *name, char *buf,
			  size_t size)
{
	const struct fastalg_driver *drv = entry(list, name);
	int restricted = af_alg_restrict();

	if (!drv)
		snprintf(buf, size,
			 "The kernel knows no algorithm or driver \"%s\": misspelt, "
			 "its module not available, or fastalg.ko not loaded.",
			 name);
	else if (!fastalg_driver_is_hash(drv))
		snprintf(buf, size, "\"%s\" is of type %s in /proc/crypto, not a hash.", name,
			 drv->type[0] ? drv->type : "unknown");
	else if (drv->internal)
		snprintf(buf, size, "Driver %s is internal to the kernel and not open to users.",
			 drv->driver);
	else if (restricted > 0)
		snprintf(buf, size,
			 "The kernel has \"%s\" but AF_ALG refuses it: %s is %d, which admits few "
			 "names, some more to root, and no driver names; as root, write 0 to it.",
			 name, sysctl_path(), restricted);
	else if (drv->async)
		snprintf(buf, size,
			 "Driver %s is asynchronous, which AF_ALG refuses since Linux 7.2.",
			 drv->driver);
	else
		snprintf(
			buf, size,
			"The kernel has \"%s\" but AF_ALG refuses it: its module algif_hash cannot "
			"be loaded (try: modprobe algif_hash), or the driver is not for users.",
			name);
}

/**
 * fastalg_why() - explain why a request was refused
 * @err: the negative errno a libfastalg call returned
 * @name: the algorithm or driver name that was asked for
 * @buf: room for the sentence; 256 bytes are enough for usual names
 * @size: bytes in @buf
 *
 * Looks at /proc/crypto and at the sysctl crypto.af_alg_restrict. The variables
 * FASTALG_PROC_CRYPTO and FASTALG_AF_ALG_RESTRICT replace their paths.
 *
 * Return: @buf.
 */
const char *fastalg_why(int err, const char *name, char *buf, size_t size)
{
	struct fastalg_drivers list;

	switch (-err) {
	case EAFNOSUPPORT:
		why_no_sockets(buf, size);
		break;
	case ENOENT:
		fastalg_drivers_read(&list);
		why_not_found(&list, name, buf, size);
		fastalg_drivers_free(&list);
		break;
	case ENOKEY:
		snprintf(buf, size, "\"%s\" needs a key and got none.", name);
		break;
	case EINVAL:
		snprintf(buf, size, "The kernel refuses the key or the name of \"%s\".", name);
		break;
	case ENAMETOOLONG:
		snprintf(buf, size, "The name is longer than the %d bytes AF_ALG takes.",
			 FASTALG_AFALG_NAME_MAX);
		break;
	case EPERM:
	case EACCES:
		snprintf(buf, size,
			 "A security module or a sandbox (container, seccomp) forbids AF_ALG "
			 "sockets to this process.");
		break;
	case ELIBBAD:
		snprintf(buf, size,
			 "\"%s\" failed the kernel's self-test; see the lines with alg: in dmesg.",
			 name);
		break;
	case EMFILE:
	case ENFILE:
		snprintf(buf, size, "Too many open files.");
		break;
	default:
		snprintf(buf, size, "The kernel refuses \"%s\": %s.", name, strerror(-err));
		break;
	}
	return buf;
}
