#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# The benchmark device: what it measures, and that wrong requests get an error that says why.
. ./lib.sh

# rejected PATTERN COMMAND...: the write must fail and the reply give the reason
rejected() {
	pattern=$1
	shift
	if reply=$(bench "$@" 2>/dev/null); then
		echo "accepted: $reply"
		return 1
	fi
	echo "$reply"
	echo "$reply" | grep -q "^error .*$pattern"
}

measures() {
	reply=$(bench bench type=hash "driver=$1" bytes=1024 "$2") || { echo "$reply"; return 1; }
	echo "$reply"
	echo "$reply" | grep -q "^driver=$1 bytes=1024 ops=[1-9][0-9]* ns=[1-9][0-9]*\$"
}

privileged() {
	# A user without capabilities must not get the device, whatever its mode is.
	chmod 666 /dev/fastalg_bench
	su -s /bin/sh nobody -c 'id -u; : <>/dev/fastalg_bench && echo opened' >/tmp/su.out 2>&1
	cat /tmp/su.out
	# The user did run, and did not get it.
	grep -qx 65534 /tmp/su.out && ! grep -qx opened /tmp/su.out
}

unload_both() {
	rmmod fastalg_bench && unload
}

mkdir -p /etc
echo 'root:x:0:0:root:/:/bin/sh' >/etc/passwd
echo 'nobody:x:65534:65534:nobody:/:/bin/sh' >>/etc/passwd
echo 'root:x:0:' >/etc/group
echo 'nogroup:x:65534:' >>/etc/group

plan 15

load_references
check "fastalg loads" load all=1
check "the benchmark module loads" insmod /modules/fastalg_bench.ko
driver=$(fastalg_drivers | grep '^sha256' | head -n 1)
hmac=$(fastalg_drivers | grep '^hmac-sha256' | head -n 1)
check "measures a hash for a number of operations" measures "$driver" ops=100
check "measures a hash for a time" measures "$driver" ms=20
check "measures an hmac" measures "$hmac" ops=10
check "unknown driver" rejected "no-such-driver: no such hash driver" \
	bench type=hash driver=no-such-driver bytes=16 ops=1
check "unknown command" rejected "boil type=hash: unknown" boil type=hash
check "unknown type" rejected "bench type=soup: unknown" \
	bench type=soup driver="$driver" bytes=16 ops=1
check "unknown key" rejected "salt: unknown" bench type=hash driver="$driver" bytes=16 ops=1 salt=1
check "number out of range" rejected "bytes=99999999: must be" \
	bench type=hash driver="$driver" bytes=99999999 ops=1
check "not a number" rejected "bytes=many: must be" \
	bench type=hash driver="$driver" bytes=many ops=1
check "a key missing" rejected "driver= is missing" bench type=hash bytes=16 ops=1
check "an empty line" rejected "no command" ""
check "an unprivileged user is refused" privileged
check "the modules unload" unload_both

finish
