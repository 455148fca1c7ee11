#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Runs in the guest for tools/demo: load the module, show what the kernel picks, measure.
# Lines that start with "== " are headings.

echo "== insmod fastalg.ko"
# The kernel's own drivers first: what is to be beaten must be there.
modprobe -a crypto-sha256 2>/dev/null
insmod /modules/fastalg.ko || exit 1
dmesg | sed -n '/job| /d; s/^.*\(fastalg: .*registered.*\)/\1/p'

echo "== /proc/crypto: drivers of sha256, highest priority first"
awk '
	$1 == "name" { name = $3 }
	$1 == "driver" { driver = $3 }
	$1 == "module" { module = $3 }
	$1 == "priority" { priority = $3 }
	$1 == "type" && name == "sha256" && !seen[driver]++ {
		printf "%5d  %-22s module %s\n", priority, driver, module
	}' /proc/crypto | sort -rn | sed '1s/$/   <- the kernel picks this one/'

insmod /modules/fastalg_bench.ko || exit 1
echo "== sha256 inside the kernel, as dm-crypt, IPsec or IMA use it"
fastalg-speed -kernel -compare -milliseconds 40 -evp sha256 2>&1 || exit 1

[ -w /proc/sys/crypto/af_alg_restrict ] && echo 0 >/proc/sys/crypto/af_alg_restrict
modprobe algif_hash
echo "== sha256 through AF_ALG, as a program uses it"
fastalg-speed -compare -milliseconds 40 -evp sha256 2>&1 || exit 1

rmmod fastalg_bench fastalg
