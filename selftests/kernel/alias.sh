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

# Others have the name, too, and may not fit this CPU: modprobe's status says nothing of us.
by_alias() {
	modprobe "$1"
	loaded && unload
}

on_demand() {
	reply=$(bench bench type=hash "driver=$1" bytes=16 ops=1)
	echo "$reply"
	loaded && unload && [ "${reply#driver=}" != "$reply" ]
}

plan 28

check "installs" install_module
check "loads by its own name" by_alias fastalg
load
drivers=$(fastalg_drivers)
unload
driver_of() {
	echo "$drivers" | grep -m 1 "^$1-fastalg-"
}
for hash in $HASHES; do
	check "loads by the alias of $hash" by_alias "crypto-$hash"
	check "loads by the alias of hmac($hash)" by_alias "crypto-hmac($hash)"
	driver=$(driver_of "$hash")
	# An alias is a pattern; which of its drivers there are is another question.
	driver=${driver:-$hash-fastalg-generic}
	check "loads by the alias of driver $driver" by_alias "crypto-$driver"
done
check "the benchmark module loads" insmod /modules/fastalg_bench.ko
check "the kernel loads it for a driver's name" on_demand "$(driver_of sha256)"
for hash in $HASHES; do
	name="the kernel loads it for hmac($hash)"
	if [ -z "$(driver_of "hmac-$hash")" ]; then
		skip "$name" "portable C leaves hmac to the kernel"
	elif drivers_of "hmac($hash)" | grep -q .; then
		skip "$name" "this kernel has it already"
	else
		check "$name" on_demand "hmac($hash)"
	fi
done
rmmod fastalg_bench
rm -r "$installed"
depmod -a

finish
