#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Runs in the guest for tools/bench: what programs get, through AF_ALG and from the distribution's
# OpenSSL.  DRIVERS holds "ALGORITHM=DRIVER" words.  Prints "cell KIND ALGORITHM DRIVER BYTES RATE"
# with the rate in bytes a second, and "machine openssl VERSION".

modprobe -a crypto-sha256 sha256_generic algif_hash 2>/dev/null
insmod /modules/fastalg.ko all=1 || exit 1
[ -w /proc/sys/crypto/af_alg_restrict ] && echo 0 >/proc/sys/crypto/af_alg_restrict

for word in $DRIVERS; do
	algorithm=${word%%=*} driver=${word#*=}
	for bytes in $SIZES; do
		fastalg-speed -mr -seconds 1 -bytes "$bytes" -driver "$driver" "$algorithm" \
			>/tmp/out 2>/tmp/err ||
			{ cat /tmp/err; exit 1; }
		rate=$(sed -n 's/^+F:.*:\([0-9.]*\)$/\1/p' /tmp/out)
		served=$(sed -n 's/^+D:[^:]*:[^:]*:\([^:]*\):.*/\1/p' /tmp/out)
		[ "$served" = "$driver" ] ||
			{ echo "asked for $driver, served by $served"; exit 1; }
		echo "cell afalg $algorithm $driver $bytes $rate"
	done
done

echo "machine openssl $(openssl version | cut -d' ' -f1,2)"
for algorithm in $ALGORITHMS; do
	case $algorithm in
	hmac\(*) name=${algorithm#hmac(} what="-hmac ${name%)}" ;;
	*) what="-evp $algorithm" ;;
	esac
	for bytes in $SIZES; do
		# Its clock steps by 10 ms, its alarm is exact: count, take the second as one.
		# shellcheck disable=SC2086	# two words
		openssl speed -elapsed -mr -seconds 1 -bytes "$bytes" $what >/dev/null 2>/tmp/err ||
			{ cat /tmp/err; exit 1; }
		count=$(sed -n 's/^+R:\([0-9]*\):.*/\1/p' /tmp/err)
		echo "cell openssl $algorithm OpenSSL $bytes $((count * bytes))"
	done
done
