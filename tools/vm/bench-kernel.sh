#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Runs in the guest for tools/bench: every driver at every size inside the kernel.
# Prints "machine KEY VALUE", "driver ALGORITHM NAME PRIORITY" and
# "cell kernel ALGORITHM DRIVER BYTES OPS NS".

modprobe -a crypto-sha256 sha256_generic 2>/dev/null
insmod /modules/fastalg.ko all=1 || exit 1
insmod /modules/fastalg_bench.ko || exit 1

table() {
	awk '
		$1 == "name" { name = $3 }
		$1 == "driver" { driver = $3 }
		$1 == "priority" { priority = $3 }
		$1 == "internal" { internal = $3 }
		$1 == "type" && $3 ~ /hash/ && internal != "yes" { print name, driver, priority }
	' /proc/crypto
}

# one request, its reply on stdout
ask() {
	exec 3<>/dev/fastalg_bench || return 1
	echo "$*" >&3
	cat <&3
	exec 3>&-
}

# measure ALGORITHM DRIVER BYTES OPS
measure() {
	reply=$(ask bench type=hash "driver=$2" "bytes=$3" "ops=$4")
	case $reply in
	driver=*" ns="*) ;;
	*) echo "bench of $2: $reply"; exit 1 ;;
	esac
	ns=${reply##* ns=}
	echo "cell kernel $1 $2 $3 $4 $ns"
}

echo "machine release $(uname -r)"
echo "machine cpu $(sed -n 's/^\(model name\|cpu model\)[^:]*: //p' /proc/cpuinfo | head -n 1)"
for algorithm in $ALGORITHMS; do
	drivers=$(table | awk -v name="$algorithm" '$1 == name { print $2 }')
	case $algorithm in
	hmac\(*)
		# The template around each of the kernel's drivers of the hash: asking makes it.
		inner=${algorithm#hmac(} inner=${inner%)}
		for driver in $(table | awk -v name="$inner" '$1 == name { print $2 }' |
				grep -v -e -fastalg-); do
			ask bench type=hash "driver=hmac($driver)" bytes=16 ops=1 >/dev/null 2>&1
		done
		drivers=$(table | awk -v name="$algorithm" '$1 == name { print $2 }') ;;
	esac
	for driver in $drivers; do
		table | awk -v driver="$driver" '$2 == driver { print "driver", $1, $2, $3 }'
		for bytes in $SIZES; do
			# caches
			ask bench type=hash "driver=$driver" "bytes=$bytes" ops=2 >/dev/null
			measure "$algorithm" "$driver" "$bytes" $((20 + 400000 / (bytes + 200)))
		done
	done
done
