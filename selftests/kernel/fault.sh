#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# A module with a wrong implementation of the highest rank built in: the known-answer test must keep
# it out, say so once, and let the next in rank take its place.
. ./lib.sh

# shellcheck disable=SC2034	# load() uses it
MODULE=/modules/fastalg-faulty.ko

names_the_fault_once() {
	[ "$(log_since fault | grep -c 'sha256_blocks_faulty failed its known-answer test')" = 1 ]
}

plan 5

modprobe sha256_generic 2>/dev/null
mark fault
check "the faulty module loads" load all=1
check "the log names the wrong implementation, once" names_the_fault_once
check "it is not registered" sh -c '! grep -q "fastalg-faulty" /proc/crypto'
check "the next in rank is" sh -c 'grep -q "sha256-fastalg-" /proc/crypto'
check "unloads" unload

finish
