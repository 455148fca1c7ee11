#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# The table that a user of the board sees: every driver of every hash, at every size.
. ./lib.sh

table() {
	fastalg-speed -kernel -compare -milliseconds 2 "$1" 2>/tmp/speed.err >/tmp/speed.out || {
		cat /tmp/speed.err
		return 1
	}
	for driver in $(drivers_of "$1"); do
		grep -q -e "$driver" /tmp/speed.out || {
			echo "no line of $driver"
			return 1
		}
	done
}

# shellcheck disable=SC2086	# a list of words
set -- $HASHES
plan $(($# + 2))
load_references
check "loads" eval "load all=1 && insmod /modules/fastalg_bench.ko"
for hash; do
	check "the table of $hash" table "$hash"
	sed 's/^/# /' /tmp/speed.out
done
check "unloads" eval "rmmod fastalg_bench && unload"
finish
