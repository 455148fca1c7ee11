#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Every driver on every subset of the CPU's features, against the kernel's portable C: all lengths,
# alignments, splits, scattered pages; in task context, and where SIMD may not be usable: in softirq
# and with interrupts off.
. ./lib.sh

BENCH=/modules/fastalg_bench.ko

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

# A driver is tested on the first subset that has it, with the fewest features; what all of them
# choose, then once more with interrupts off.
to_test() { # DRIVER ALGORITHM
	! grep -qx "$1" /tmp/tested && return
	[ "$subset" = "$last" ] && [ "$1" = "$(drivers_of "$2" | grep -m 1 -e -fastalg-)" ]
}

# Each hash must be able to go on from where the kernel's own driver stopped, and back; of the
# kernel's hmac() that holds only while its state is the inner hash's, and newer kernels, whose
# drivers are called -lib, have a layout of their own.
test_driver() {
	answer=$(bench test type=hash "driver=$1" "reference=$2" "context=$3" "seed=$4")
	status=$?
	echo "$1 against $2: $answer"
	[ "$status" = 0 ] && [ "${answer#ok cases=}" != "$answer" ] || return 1
	case $1/$2/$answer in
	hmac-* | */*-lib/* | *exchange=yes) ;;
	*) return 1 ;;
	esac
}

load_references
insmod "$BENCH" || note "cannot load $BENCH"

# shellcheck disable=SC2046	# a list of words
list=$(subsets $(known_features))
last=$(echo "$list" | tail -n 1)
# Which drivers there will be is only known when they are loaded: collect, then print the plan.
: >/tmp/tested
exec 4>&1 >/tmp/results
for subset in $list; do
	check "features=$subset: loads" load all=1 "features=$subset"
	for driver in $(fastalg_drivers); do
		algorithm=$(algorithm_of "$driver")
		to_test "$driver" "$algorithm" || continue
		reference=$(reference_of "$algorithm") || reference=missing
		contexts="task softirq"
		! grep -qx "$driver" /tmp/tested || contexts=irqoff
		for context in $contexts; do
			check "features=$subset: $driver, $context" \
				test_driver "$driver" "$reference" "$context" "$((TEST_NR + 1))"
		done
		echo "$driver" >>/tmp/tested
	done
	check "features=$subset: unloads" unload
done
exec >&4 4>&-
plan "$TEST_NR"
cat /tmp/results

rmmod fastalg_bench
finish
