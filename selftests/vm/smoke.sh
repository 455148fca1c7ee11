#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# The least a board must do: load the module, serve, unload.

n=0
failed=0
check() {
	name=$1
	shift
	n=$((n + 1))
	if "$@" >/tmp/smoke.out 2>&1; then
		echo "ok $n $name"
	else
		failed=1
		sed 's/^/# /' /tmp/smoke.out
		echo "not ok $n $name"
	fi
}

echo "KTAP version 1"
echo "1..4"
check "insmod" insmod /modules/fastalg.ko
check "/proc/crypto shows it" grep 'driver.*: sha256-fastalg-' /proc/crypto
check "rmmod" rmmod fastalg
check "/proc/crypto shows it no more" sh -c '! grep fastalg /proc/crypto'
exit $failed
