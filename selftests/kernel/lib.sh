# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=dash
#
# Words for the jobs that run in a guest, under busybox. A job says `plan N`, then calls
# `check NAME COMMAND...` or `result STATUS NAME` N times.

# The hashes, each with its hmac().
# shellcheck disable=SC2034	# jobs use it
HASHES="md5 sha1 sha224 sha256 sha384 sha512"
TEST_NR=0
TEST_FAILED=0
MODULE=/modules/fastalg.ko

plan() {
	echo "KTAP version 1"
	echo "1..$1"
}

# note TEXT...: a diagnostic line
note() {
	echo "# $*"
}

# result STATUS NAME: 0 is a pass
result() {
	TEST_NR=$((TEST_NR + 1))
	if [ "$1" = 0 ]; then
		echo "ok $TEST_NR $2"
	else
		TEST_FAILED=$((TEST_FAILED + 1))
		echo "not ok $TEST_NR $2"
	fi
}

skip() {
	TEST_NR=$((TEST_NR + 1))
	echo "ok $TEST_NR $1 # SKIP $2"
}

# check NAME COMMAND...: the command must succeed; its output is shown if it does not
check() {
	check_name=$1
	shift
	if "$@" >/tmp/check.out 2>&1; then
		result 0 "$check_name"
	else
		sed 's/^/# /' /tmp/check.out
		result 1 "$check_name"
	fi
}

finish() {
	[ "$TEST_FAILED" = 0 ]
	exit
}

# One "key: value" block of /proc/crypto a line: "name driver priority module selftest".
crypto_table() {
	awk '
		$1 == "name" { name = $3 }
		$1 == "driver" { driver = $3 }
		$1 == "module" { module = $3 }
		$1 == "priority" { priority = $3 }
		$1 == "selftest" { selftest = $3 }
		/^$/ { flush() }
		END { flush() }
		function flush() {
			if (driver != "")
				print name, driver, priority, module, selftest
			driver = ""
		}
	' /proc/crypto
}

# drivers_of ALGORITHM: all of its drivers, best first
drivers_of() {
	crypto_table | awk -v want="$1" '$1 == want { print $3, $2 }' | sort -rn | cut -d' ' -f2
}

fastalg_drivers() {
	crypto_table | awk '$2 ~ /-fastalg-/ { print $2 }'
}

# algorithm_of DRIVER: what a driver of ours computes
algorithm_of() {
	case $1 in
	hmac-*)
		algorithm_of=${1#hmac-}
		echo "hmac(${algorithm_of%%-*})" ;;
	*) echo "${1%%-*}" ;;
	esac
}

# known_features: the words features= takes on this architecture, but "none"
known_features() {
	mark features
	! insmod "$MODULE" features=? 2>/dev/null || unload
	# insmod tries twice.
	log_since features | sed -n '/other on this/d; s/.*unknown CPU feature; known are none//p' |
		tail -n 1
}

is_driver() {
	crypto_table | awk -v d="$1" '$2 == d { found = 1 } END { exit !found }'
}

# The kernel's own drivers: its portable C, which the others are compared with, and what it has
# for this CPU.
load_references() {
	for references_of in md5 sha1 sha256 sha512; do
		modprobe -q -a "crypto-$references_of" "${references_of}_generic" 2>/dev/null
	done
}

# The portable C, once its module is loaded.
reference_of() {
	case $1 in
	hmac\(*)
		inner=${1#hmac(}
		inner=${inner%)}
		is_driver "hmac-$inner-lib" && echo "hmac-$inner-lib" ||
			echo "hmac($(reference_of "$inner"))"
		;;
	*)
		for reference in "$1-generic" "$1-lib"; do
			is_driver "$reference" && echo "$reference" && return 0
		done
		return 1
		;;
	esac
}

# load [PARAMETER...]
# The kernel takes a self-test off its list a moment after insmod ends; who reads /proc/crypto
# meanwhile can miss an entry.
load() {
	insmod "$MODULE" "$@" || return
	load_tries=0
	while grep -q larval /proc/crypto && [ "$load_tries" -lt 100 ]; do
		load_tries=$((load_tries + 1))
		usleep 10000
	done
}

# The kernel's own self-test may hold the module for a moment after it is loaded.
unload() {
	unload_tries=0
	until rmmod fastalg; do
		unload_tries=$((unload_tries + 1))
		[ "$unload_tries" -lt 20 ] || return 1
		usleep 50000
	done
}

# log_since MARK: what the kernel logged after `mark MARK`
mark() {
	echo "fastalg-test-mark $1" >/dev/kmsg
}

log_since() {
	# The job's own output is in the log, too.
	dmesg | sed -n "/fastalg-test-mark $1\$/,\$p" | sed -e 1d -e '/job| /d'
}

# bench COMMAND...: one request to /dev/fastalg_bench, its reply on stdout
bench() {
	exec 3<>/dev/fastalg_bench || return 1
	bench_status=0
	echo "$*" >&3 || bench_status=1
	cat <&3
	exec 3>&-
	return $bench_status
}
