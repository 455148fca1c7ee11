#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Unloading while in use is refused; loading and unloading under load harms nobody.
. ./lib.sh

BENCH=/modules/fastalg_bench.ko
SPEED=/bin/fastalg-speed
ENOUGH=${ENOUGH:-20}

start_user() {
	load || return 1
	driver=$(fastalg_drivers | grep '^sha256')
	"$SPEED" -seconds 3 -bytes 4096 -driver "$driver" sha256 >/tmp/user.out 2>&1 &
	user=$!
	# Until the socket is bound there is nothing to refuse.
	tries=0
	until [ "$(cat /sys/module/fastalg/refcnt)" -gt 0 ]; do
		tries=$((tries + 1))
		[ "$tries" -lt 200 ] || return 1
		usleep 20000
	done
}

refused_in_use() {
	! rmmod fastalg && [ -d /sys/module/fastalg ]
}

user_was_served() {
	wait "$user" || { cat /tmp/user.out; return 1; }
	grep -q fastalg /tmp/user.out
}

# A user that opens, hashes and closes as fast as it can, by name: whoever serves it, it must
# never see a wrong digest.
hash_by_name() {
	seed=0
	while [ -e /tmp/go ]; do
		seed=$((seed + 1))
		out=$(bench test type=hash driver=sha256 "reference=$reference" \
			context=task seed=$seed 2>/dev/null)
		case $out in
		# An error: nobody but the reference is there just now.
		"ok "* | "error "*) ;;
		*) echo "$out" >>/tmp/wrong ;;
		esac
		echo x >>/tmp/served
		usleep 100000
	done
}

# Until both have happened often enough: an unload refused, and one that found nobody inside.
churn() {
	rounds=0 refused=0 unloaded=0
	while [ $unloaded -lt "$ENOUGH" ] || [ $refused -lt "$ENOUGH" ]; do
		[ $rounds -lt 3000 ] || return 1
		rounds=$((rounds + 1))
		# Above everybody, portable C too: the name must mean us.
		[ -d /sys/module/fastalg ] || load priority=5000 || return 1
		usleep 20000
		if rmmod fastalg 2>/dev/null; then
			unloaded=$((unloaded + 1))
		else
			refused=$((refused + 1))
		fi
	done
	echo "$unloaded unloads, $refused refused because of users"
}

plan 8

modprobe algif_hash
load_references
check "a user opens a fastalg driver through AF_ALG" start_user
check "rmmod is refused meanwhile" refused_in_use
check "the user ends well" user_was_served
check "rmmod works then" unload

check "the benchmark module loads" insmod "$BENCH"
reference=$(reference_of sha256)
: >/tmp/go
hash_by_name &
hasher=$!
churn >/tmp/churn.out 2>&1
result $? "load and unload under load"
sed 's/^/# /' /tmp/churn.out
rm /tmp/go
wait $hasher
[ ! -d /sys/module/fastalg ] || unload >/tmp/unload.out 2>&1
note "$(wc -l </tmp/served) rounds of hashing beside it"
[ -s /tmp/served ] && [ ! -e /tmp/wrong ]
result $? "no wrong digest beside it"
[ ! -e /tmp/wrong ] || sed 's/^/# /' /tmp/wrong
check "the benchmark module unloads" rmmod fastalg_bench

finish
