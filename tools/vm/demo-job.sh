#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Runs in the guest for tools/demo: load the module, show what the kernel picks, measure.
# Lines that start with "== " are headings.

hashes="md5 sha1 sha256 sha512"

echo "== insmod fastalg.ko"
# The kernel's own drivers first: what is to be beaten must be there.
for hash in $hashes; do
	modprobe -q -a "crypto-$hash" "${hash}_generic" 2>/dev/null
done
insmod /modules/fastalg.ko || exit 1
dmesg | sed -n '/job| /d; s/^.*\(fastalg: .*registered.*\)/\1/p'

echo "== /proc/crypto: drivers of each hash, highest priority first: the kernel picks that"
for hash in $hashes; do
	awk -v want="$hash" '
		$1 == "name" { name = $3 }
		$1 == "driver" { driver = $3 }
		$1 == "priority" { priority = $3 }
		$1 == "type" && name == want && !seen[driver]++ { print priority, driver }' \
		/proc/crypto | sort -rn |
		awk -v hash="$hash" '{ list = list sprintf("  %s (%d)", $2, $1) }
			END { printf "%-7s%s\n", hash, list }'
done

insmod /modules/fastalg_bench.ko || exit 1
echo "== inside the kernel, as dm-crypt, IPsec or IMA use it"
for hash in $hashes; do
	fastalg-speed -kernel -compare -milliseconds 10 "$hash" 2>&1 || exit 1
done
for hash in sha1 sha256; do
	fastalg-speed -kernel -compare -milliseconds 10 -hmac "$hash" 2>&1 || exit 1
done

[ -w /proc/sys/crypto/af_alg_restrict ] && echo 0 >/proc/sys/crypto/af_alg_restrict
modprobe algif_hash
echo "== through AF_ALG, as a program uses it"
for hash in $hashes; do
	fastalg-speed -compare -milliseconds 10 "$hash" 2>&1 || exit 1
done

rmmod fastalg_bench fastalg
