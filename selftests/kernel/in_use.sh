#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Unloading while in use is refused; loading and unloading under load harms nobody.
. ./lib.sh

BENCH=/modules/fastalg_bench.ko
SPEED=/bin/fastalg-speed
ROUNDS=${ROUNDS:-40}

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
	while [ -e /tmp/go ]; do
		for n in 1 2 3 4 5; do
			out=$(bench test type=hash driver=sha256 reference=sha256-generic \
				context=task seed=$n)
			case $out in
			"ok "* | *"error"*) ;;
			*) echo "$out" >>/tmp/wrong ;;
			esac
		done
		echo x >>/tmp/served
	done
}

churn() {
	n=0
	refused=0
	while [ $n -lt "$ROUNDS" ]; do
		[ -d /sys/module/fastalg ] || load || return 1
		usleep 30000
		rmmod fastalg 2>/dev/null || refused=$((refused + 1))
		n=$((n + 1))
	done
	note "$ROUNDS rounds, $refused unloads refused because of users"
	[ -d /sys/module/fastalg ] || return 0
	tries=0
	until rmmod fastalg 2>/dev/null; do
		tries=$((tries + 1))
		[ "$tries" -lt 100 ] || return 1
		usleep 50000
	done
}

plan 8

modprobe algif_hash
modprobe sha256_generic 2>/dev/null
check "a user opens a fastalg driver through AF_ALG" start_user
check "rmmod is refused meanwhile" refused_in_use
check "the user ends well" user_was_served
check "rmmod works then" unload

check "the benchmark module loads" insmod "$BENCH"
: >/tmp/go
hash_by_name &
hasher=$!
churn >/tmp/churn.out
result $? "load and unload under load, $ROUNDS rounds"
cat /tmp/churn.out
rm /tmp/go
wait $hasher
note "$(wc -l </tmp/served) rounds of hashing beside it"
[ -s /tmp/served ] && [ ! -e /tmp/wrong ]
result $? "no wrong digest beside it"
[ ! -e /tmp/wrong ] || sed 's/^/# /' /tmp/wrong
check "the benchmark module unloads" rmmod fastalg_bench

finish
