#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# The kernel's own randomized tests: every driver against the portable C of the same algorithm.
# Only kernels with CONFIG_CRYPTO_MANAGER_EXTRA_TESTS have them. What they find is in the log.
. ./lib.sh

PARAMETERS=/sys/module/cryptomgr/parameters
ITERATIONS=${FUZZ_ITERATIONS:-3}

[ -e $PARAMETERS/fuzz_iterations ] || {
	echo "KTAP version 1"
	if [ -n "${FUZZ_ITERATIONS:-}" ]; then
		echo "1..1"
		echo "not ok 1 this kernel has the extra self-tests it was booted for"
		exit 1
	fi
	echo "1..0 # SKIP this kernel has no extra self-tests"
	exit 4
}

passed() {
	[ "$(crypto_table | awk -v d="$1" '$2 == d { print $5 }')" = passed ]
}

nothing_wrong() {
	! log_since fuzz | grep -e ' alg: ' | grep -v -e 'extra crypto tests'
}

# The kernel's own drivers are not what is tested here.
load_references
for hash in $HASHES; do
	reference_of "$hash" >/dev/null || note "the kernel has no portable C of $hash"
done
mark fuzz
echo 0 >$PARAMETERS/noextratests
echo "$ITERATIONS" >$PARAMETERS/fuzz_iterations
started=$(cut -d. -f1 /proc/uptime)
load all=1
status=$?
ended=$(cut -d. -f1 /proc/uptime)
drivers=$(fastalg_drivers)
# shellcheck disable=SC2086	# a list of words
set -- $drivers
plan $(($# + 3))
result $status "loads with every driver and $ITERATIONS iterations"
note "$# drivers in $((ended - started)) s"
for driver; do
	check "$driver" passed "$driver"
done
echo 1 >$PARAMETERS/noextratests
check "no word of the tests in the log" nothing_wrong
check "unloads" unload
finish
