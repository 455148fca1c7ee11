#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# A module with wrong implementations built in, of the highest rank, one of each primitive: the
# known-answer tests must keep them out, say so once, and let the next in rank take their place. One
# more implementation cannot be registered: the others must be all the same.
. ./lib.sh

# shellcheck disable=SC2034	# load() uses it
MODULE=/modules/fastalg-faulty.ko

named_once() {
	[ "$(log_since fault | grep -c "$1")" = 1 ]
}

# The highest of ours is a right one.
next_in_rank_serves() {
	fastalg_drivers | grep -q "^$1-fastalg-" && fastalg_drivers | grep -q "^hmac-$1-fastalg-"
}

plan 14

load_references
mark fault
check "the faulty module loads" load all=1
for hash in md5 sha1 sha256 sha512; do
	check "the log names the wrong implementation of $hash, once" \
		named_once "${hash}_blocks_faulty failed its known-answer test"
done
check "none of them is registered" sh -c '! grep -q "fastalg-faulty" /proc/crypto'
for hash in md5 sha1 sha256 sha512; do
	check "the next in rank of $hash is" next_in_rank_serves "$hash"
done
check "the log names what cannot be registered, once" \
	named_once " sha1-fastalg-nameless-.* cannot be registered, error -[1-9]"
check "and its hmac" named_once " hmac-sha1-fastalg-nameless-.* cannot be registered, error -[1-9]"
check "unloads" unload
check "leaves nothing behind" sh -c '! grep -q "fastalg" /proc/crypto'

finish
