#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Installed like any module, fastalg is loaded on demand: by its aliases, when somebody asks the
# crypto API for one of its names.
. ./lib.sh

installed=/lib/modules/$(uname -r)/extra

install_module() {
	mkdir -p "$installed" && cp "$MODULE" "$installed/" && depmod -a
}

loaded() {
	[ -d /sys/module/fastalg ]
}

by_alias() {
	modprobe "$1" && loaded && unload
}

on_demand() {
	reply=$(bench bench type=hash "driver=$1" bytes=16 ops=1)
	echo "$reply"
	loaded && unload && [ "${reply#driver=}" != "$reply" ]
}

plan 7

check "installs" install_module
check "loads by its own name" by_alias fastalg
load
driver=$(fastalg_drivers | grep '^sha256')
note "driver $driver"
unload
check "loads by the alias of an algorithm" by_alias crypto-sha224
check "loads by the alias of a driver" by_alias "crypto-$driver"
check "the benchmark module loads" insmod /modules/fastalg_bench.ko
check "the kernel loads it for a driver's name" on_demand "$driver"
case $driver in
*-generic) skip "the kernel loads it for hmac(sha256)" "portable C leaves hmac to the kernel" ;;
*)
	if drivers_of "hmac(sha256)" | grep -q .; then
		skip "the kernel loads it for hmac(sha256)" "this kernel has it already"
	else
		check "the kernel loads it for hmac(sha256)" on_demand "hmac(sha256)"
	fi
	;;
esac
rmmod fastalg_bench
rm -r "$installed"
depmod -a

finish
