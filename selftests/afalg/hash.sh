#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Test hash and MAC drivers end to end through AF_ALG, as root, on the machine it runs on (in the
# VMs: the guest, which has busybox only). Needs afalg_hash_test and fastalg-speed, in PATH or here.
# usage: hash.sh [DRIVER...]	(default: of each hash the fastalg driver of highest priority; that
# the others hash right is tested in the kernel, by drivers.sh)
# Prints KTAP, a subtest for each driver. Exit: 0 passed, 1 failed, 4 all skipped.
set -u

PATH=$(dirname "$0"):$PATH
sysctl=${FASTALG_AF_ALG_RESTRICT:-/proc/sys/crypto/af_alg_restrict}
tmp=/tmp/afalg-hash.$$
trap 'rm -f "$tmp"; [ -z "${restrict:-}" ] || echo "$restrict" >"$sysctl"' EXIT

number=0 failed=0 skipped=0

result() { # STATUS NAME, the details in $tmp
	number=$((number + 1))
	case $1 in
	0) echo "ok $number $2" ;;
	4) echo "ok $number $2 # SKIP $(sed -n 's/.*# SKIP //p' "$tmp" | head -n 1)"
		skipped=$((skipped + 1)) ;;
	*) echo "not ok $number $2"
		failed=$((failed + 1)) ;;
	esac
}

# Names and fields, one driver a line: "driver algorithm priority".
hashes() {
	awk '$1 == "name" { name = $3 }
		$1 == "driver" { driver = $3; internal = "no" }
		$1 == "priority" { prio = $3 }
		$1 == "internal" { internal = $3 }
		$1 == "type" && ($3 == "shash" || $3 == "ahash") && internal == "no" {
			print driver, name, prio }' /proc/crypto
}

test_driver() {
	afalg_hash_test "$1" >"$tmp" 2>&1
	status=$?
	sed 's/^/  /' "$tmp"
	result $status "$1"
}

# fastalg-speed must say that the driver of highest priority served.
speed_names_the_driver() { # ALGORITHM
	best=$(hashes | awk -v name="$1" '$2 == name && (!seen++ || $3 > top) { top = $3; d = $1 }
		END { print d }')
	fastalg-speed -mr -milliseconds 100 -bytes 64 "$1" >"$tmp" 2>&1
	status=$?
	grep -q "^+D:[0-9]*:$1:$best:refcnt\$" "$tmp" || status=1
	[ $status -eq 0 ] || sed 's/^/# /' "$tmp"
	result $status "fastalg-speed $1 = $best"
}

# The tests must notice a wrong digest: the sums of another algorithm are wrong ones.
tests_notice_a_fault() { # DRIVER
	other=$(hashes | awk -v d="$1" '{ name[$1] = $2; mac[$1] = $2 ~ /[(]/; all[NR] = $1 }
		END { for (i = 1; i <= NR; i++)
			if (name[all[i]] != name[d] && mac[all[i]] == mac[d] &&
			    name[all[i]] ~ /sha/) {
				print all[i]; exit } }')
	if [ -z "$other" ]; then
		echo "x # SKIP no driver of another algorithm" >"$tmp"
		result 4 "the tests notice a fault"
		return
	fi
	afalg_hash_test "$1" "$other" >"$tmp" 2>&1
	[ $? -eq 1 ] && grep -q '^not ok [0-9]* lengths$' "$tmp" && grep -q '^ok 1 ' "$tmp"
	status=$?
	[ $status -eq 0 ] || sed 's/^/# /' "$tmp"
	result $status "the tests notice a fault"
}

# Kernels that restrict AF_ALG (7.3 and later) take no driver names; the tool must say why. Only
# that of a driver which the algorithm's name does not lead to, either.
speed_explains_the_restriction() { # DRIVER
	if [ -z "${restrict:-}" ]; then
		echo "x # SKIP no $sysctl in this kernel" >"$tmp"
		result 4 "fastalg-speed explains af_alg_restrict"
		return
	fi
	status=0
	echo 1 >"$sysctl"
	fastalg-speed -seconds 1 -bytes 64 -driver "$1" >"$tmp" 2>&1
	[ $? -eq 1 ] && grep -q "af_alg_restrict is 1" "$tmp" || status=1
	echo 2 >"$sysctl"
	fastalg-speed -seconds 1 -bytes 64 sha256 >>"$tmp" 2>&1
	[ $? -eq 1 ] && grep -q "af_alg_restrict is 2" "$tmp" || status=1
	echo 0 >"$sysctl"
	[ $status -eq 0 ] || sed 's/^/# /' "$tmp"
	result $status "fastalg-speed explains af_alg_restrict"
}

echo "KTAP version 1"
for program in afalg_hash_test fastalg-speed; do
	command -v $program >/dev/null || { echo "1..0 # SKIP no $program"; exit 4; }
done
for module in algif_hash crypto_user; do
	modprobe -q $module 2>/dev/null
done
# The tests name drivers, which a restricted AF_ALG refuses.
restrict=
if [ -w "$sysctl" ]; then
	restrict=$(cat "$sysctl")
	echo 0 >"$sysctl"
fi

# shellcheck disable=SC2046	# a list of words
[ $# -gt 0 ] || set -- $(hashes | awk '$1 !~ /-fastalg-/ || $1 ~ /[(]/ { next }
	!($2 in top) || $3 > top[$2] { top[$2] = $3; best[$2] = $1 }
	END { for (name in best) print best[name] }' | sort)
[ $# -gt 0 ] || { echo "1..0 # SKIP no fastalg driver in /proc/crypto"; exit 4; }
algorithms=$(for driver; do hashes | awk -v d="$driver" '$1 == d { print $2 }'; done | sort -u)
# shellcheck disable=SC2086	# a list of words
echo "1..$(($# + $(echo $algorithms | wc -w) + 2))"
for driver; do
	test_driver "$driver"
done
for algorithm in $algorithms; do
	speed_names_the_driver "$algorithm"
done
tests_notice_a_fault "$1"
speed_explains_the_restriction sha256-fastalg-generic
[ $failed -eq 0 ] || exit 1
[ $skipped -lt $number ] || exit 4
