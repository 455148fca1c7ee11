#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Every driver on every subset of the CPU's features, against the kernel's portable C: all lengths,
# alignments, splits, scattered pages; in task and in softirq context, where SIMD may not be usable.
. ./lib.sh

BENCH=/modules/fastalg_bench.ko
case $KARCH in
arm) features="neon sha2" ;;
arm64) features="sha2" ;;
mips) features="r2" ;;
*) features="" ;;
esac

# All subsets of the words, one a line, comma-separated; the empty one is "none".
subsets() {
	[ $# = 0 ] && { echo none; return; }
	first=$1
	shift
	subsets "$@" | while read -r rest; do
		echo "$rest"
		[ "$rest" = none ] && echo "$first" || echo "$first,$rest"
	done
}

# What a subset chooses is tested there; what it merely also has, on the first subset that has it.
to_test() { # DRIVER ALGORITHM
	! grep -qx "$1" /tmp/tested || [ "$1" = "$(drivers_of "$2" | grep -m 1 -e -fastalg-)" ]
}

test_driver() {
	answer=$(bench test type=hash "driver=$1" "reference=$2" "context=$3" "seed=$4")
	status=$?
	echo "$1 against $2: $answer"
	[ "$status" = 0 ] && [ "${answer#ok cases=}" != "$answer" ]
}

modprobe sha256_generic 2>/dev/null
insmod "$BENCH" || note "cannot load $BENCH"

# shellcheck disable=SC2086	# a list of words
list=$(subsets $features)
# Which drivers there will be is only known when they are loaded: collect, then print the plan.
: >/tmp/tested
exec 4>&1 >/tmp/results
for subset in $list; do
	check "features=$subset: loads" load all=1 "features=$subset"
	for driver in $(fastalg_drivers); do
		case $driver in
		hmac-*) algorithm=${driver#hmac-} algorithm="hmac(${algorithm%%-*})" ;;
		*) algorithm=${driver%%-*} ;;
		esac
		to_test "$driver" "$algorithm" || continue
		echo "$driver" >>/tmp/tested
		reference=$(reference_of "$algorithm") || reference=missing
		for context in task softirq; do
			check "features=$subset: $driver, $context" \
				test_driver "$driver" "$reference" "$context" "$((TEST_NR + 1))"
		done
	done
	check "features=$subset: unloads" unload
done
exec >&4 4>&-
plan "$TEST_NR"
cat /tmp/results

rmmod fastalg_bench
finish
