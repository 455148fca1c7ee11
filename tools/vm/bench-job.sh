#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Runs in the guest for tools/bench: every driver at every size, inside the kernel and through
# AF_ALG, then the distribution's OpenSSL. Prints
#	machine KEY VALUE
#	driver ALGORITHM NAME PRIORITY
#	cell kernel ALGORITHM DRIVER BYTES OPS NS
#	cell afalg|openssl ALGORITHM DRIVER BYTES RATE		in bytes a second

# The kernel's own drivers are to be there: what the algorithms' aliases name, and the portable C.
for module in md5 sha1 sha256 sha512; do
	modprobe -q -a "crypto-$module" "${module}_generic" 2>/dev/null
done
modprobe -q algif_hash 2>/dev/null
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

# in_kernel ALGORITHM DRIVER BYTES OPS
# Of two halves the one that no work of the kernel's own came into.
in_kernel() {
	best=
	for half in 1 2; do
		reply=$(ask bench type=hash "driver=$2" "bytes=$3" "ops=$(($4 / 2))")
		case $reply in
		driver=*" ns="*) ns=${reply##* ns=} ;;
		*) echo "bench of $2, half $half: $reply"; exit 1 ;;
		esac
		[ -n "$best" ] && [ "$best" -le "$ns" ] || best=$ns
	done
	echo "cell kernel $1 $2 $3 $(($4 / 2)) $best"
}

# through_af_alg ALGORITHM DRIVER BYTES
through_af_alg() {
	fastalg-speed -mr -milliseconds 50 -bytes "$3" -driver "$2" "$1" >/tmp/out 2>/tmp/err ||
		{ cat /tmp/err; exit 1; }
	rate=$(sed -n 's/^+F:.*:\([0-9.]*\)$/\1/p' /tmp/out)
	served=$(sed -n 's/^+D:[^:]*:[^:]*:\([^:]*\):.*/\1/p' /tmp/out)
	[ "$served" = "$2" ] || { echo "asked for $2, served by $served"; exit 1; }
	echo "cell afalg $1 $2 $3 $rate"
}

# in_process ALGORITHM BYTES
in_process() {
	case $1 in
	hmac\(*) name=${1#hmac(} what="-hmac ${name%)}" ;;
	*) what="-evp $1" ;;
	esac
	# Its clock steps by 10 ms, its alarm is exact: count, take the second as one.
	# shellcheck disable=SC2086	# two words
	openssl speed -elapsed -mr -seconds 1 -bytes "$2" $what >/dev/null 2>/tmp/err ||
		{ cat /tmp/err; exit 1; }
	count=$(sed -n 's/^+R:\([0-9]*\):.*/\1/p' /tmp/err)
	echo "cell openssl $1 OpenSSL $2 $((count * $2))"
}

[ -w /proc/sys/crypto/af_alg_restrict ] && echo 0 >/proc/sys/crypto/af_alg_restrict
# Not every board has a distribution's programs.
if command -v openssl >/dev/null; then
	openssl version >/tmp/version 2>&1 || { cat /tmp/version; exit 1; }
	echo "machine openssl $(cut -d' ' -f1,2 /tmp/version)"
fi
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
			in_kernel "$algorithm" "$driver" "$bytes" $((20 + 400000 / (bytes + 200)))
			[ -n "${KERNEL_ONLY:-}" ] || through_af_alg "$algorithm" "$driver" "$bytes"
		done
	done
	[ -z "${KERNEL_ONLY:-}" ] || continue
	[ -s /tmp/version ] || continue
	for bytes in $SIZES; do
		in_process "$algorithm" "$bytes"
	done
done
