#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Loading and unloading: what is registered, what the log says, and that hundreds of cycles leave
# nothing behind.
. ./lib.sh

CYCLES=${CYCLES:-100}

no_failed_driver() {
	! crypto_table | grep -e "-fastalg-" | grep -v " fastalg passed$"
}

one_summary_line() {
	[ "$(log_since load | grep -c 'fastalg: .* registered at priority')" = 1 ]
}

plan 12

load all=1
optimized=$(fastalg_drivers | grep -v -e '-generic$')
unload
mark load
check "insmod" load
check "one summary line in the log" one_summary_line
log_since load | grep fastalg: | sed 's/^/# /'

# One driver of each; where there is only portable C, hmac() and md5 stay with the kernel's own.
expected=$(for hash in $HASHES; do
	if echo "$optimized" | grep -q "^$hash-"; then
		echo "$hash"
		echo "hmac($hash)"
	elif [ "$hash" != md5 ]; then
		echo "$hash"
	fi
done | sort | xargs)
check "registers $expected" \
	test "$(crypto_table | awk '$2 ~ /-fastalg-/ { print $1 }' | sort | xargs)" = "$expected"
check "the module is named, every self-test passed" \
	no_failed_driver

load_references
for hash in md5 sha1 sha256 sha512; do
	best=$(drivers_of "$hash" | head -n 1)
	case $best in
	*-fastalg-generic) result 1 "portable C of $hash is not above the kernel's own drivers" ;;
	*-fastalg-*) result 0 "fastalg serves $hash by name" ;;
	*) result 0 "portable C of $hash is not above the kernel's own drivers" ;;
	esac
done

check "rmmod" unload
check "nothing stays registered" sh -c '! grep -q fastalg /proc/crypto'

cycles() {
	n=0
	while [ "$n" -lt "$1" ]; do
		load && unload || return 1
		n=$((n + 1))
	done
}
free_kb() {
	echo 3 >/proc/sys/vm/drop_caches
	sleep 1
	awk '/^MemFree:/ { print $2 }' /proc/meminfo
}
# The kernel's caches come and go, a leak of ours comes each time: half a page a cycle is too much,
# but only if more cycles show it again.
no_leak() {
	for attempt in 1 2 3; do
		before=$(free_kb)
		cycles "$CYCLES" || return 1
		lost=$((before - $(free_kb)))
		echo "attempt $attempt: $CYCLES cycles, $lost KB less free memory"
		[ "$lost" -ge $((CYCLES * 2)) ] || return 0
	done
	return 1
}
check "warm-up cycles" cycles 10
check "$CYCLES load/unload cycles without a leak" no_leak
sed 's/^/# /' /tmp/check.out

finish
