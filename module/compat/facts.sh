#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# facts.sh KERNEL COMPILER...: print facts.h, one fact for each probe_*.c beside
# this script: 1 if COMPILER compiles it, else 0. Called by Kbuild with the target
# kernel's own compiler and flags.
set -eu

dir=$(dirname "$0")
kernel=$1
shift

complain() {
	echo "fastalg: $1" >&2
	echo "fastalg: the command was: $compiler -c $2" >&2
	exit 1
}

compiles() {
	"$@" 2>&1
}

command -v "$1" >/dev/null || {
	echo "fastalg: compiler $1 not found; install it or name another with CC=" >&2
	exit 1
}
compiler="$*"

# Warnings are the module's business; a call that does not fit must be an error.
set -- "$@" -w -Werror=implicit-function-declaration -Werror=incompatible-pointer-types \
	-Werror=int-conversion -c -o /dev/null

probe="$dir/probe_must_compile.c"
log=$(compiles "$@" "$probe") || {
	echo "$log" >&2
	complain "with this kernel's headers not even a hash registration compiles" "$probe"
}
probe="$dir/probe_must_not_compile.c"
if log=$(compiles "$@" "$probe"); then
	complain "the compiler accepts wrong code, so kernel differences cannot be probed" "$probe"
fi

cat <<END
/* Made by module/compat/facts.sh; one line a probe. */
/* Kernel: $kernel */
END
for probe in "$dir"/probe_*.c; do
	name=$(basename "$probe" .c)
	name=${name#probe_}
	case $name in
	must_*) continue ;;
	esac
	value=0
	if log=$(compiles "$@" "$probe"); then
		value=1
	fi
	echo "#define FASTALG_FACT_$(echo "$name" | tr '[:lower:]' '[:upper:]') $value"
done
