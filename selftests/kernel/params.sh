#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Module parameters: wrong ones are refused with a message that names them, right ones do what they
# say.
. ./lib.sh

# refused PARAMETER PATTERN: insmod must fail, register nothing, and say why in the log
refused() {
	refused_mark="refused-$TEST_NR"
	mark "$refused_mark"
	if load "$1" 2>/tmp/insmod.err; then
		note "insmod $1 succeeded"
		unload
		return 1
	fi
	if grep -q fastalg /proc/crypto; then
		note "something stays registered"
		return 1
	fi
	log_since "$refused_mark" | grep -q "$2" && return 0
	log_since "$refused_mark" | sed 's/^/log: /'
	return 1
}

# loaded_with COMMAND PARAMETER...: load, run the command, unload
loaded_with() {
	command=$1
	shift
	load "$@" || return 1
	$command
	loaded_status=$?
	[ "$loaded_status" = 0 ] || fastalg_drivers
	unload && return "$loaded_status"
}

has() { fastalg_drivers | grep -q "^$1"; }
any() { has sha256-fastalg-; }
portable_too() { has sha256-fastalg-generic; }
no_sha224() { any && ! has sha224; }
no_hmac256() { any && ! has hmac-sha256; }
# A word of disable= is a whole name: sha1 is not sha512, nor its hmac.
only_no_sha1() { has sha512 && has hmac-sha1-fastalg- && has hmac-sha512 && ! has sha1-fastalg-; }
has_optimized() { fastalg_drivers | grep -qv -e '-generic$'; }
no_generic() { ! fastalg_drivers | grep -e '-generic$'; }
at_12345() { crypto_table | awk '/-fastalg-/ && $3 != 12345 { bad = 1 } END { exit bad }' && any; }
hmac_too() { has hmac-sha224; }
masks_nothing() { any && ! dmesg | grep 'fastalg: .* registered at' | tail -n 1 | grep masked; }
no_simd() { any && ! fastalg_drivers | grep -e '-neon$' -e '-ce$'; }

everything=$(for hash in $HASHES; do printf '%s' "$hash,hmac($hash),"; done)

plan 21

check "features=bogus is refused" refused features=bogus "features=bogus: unknown CPU feature"
check "features=, with one wrong word among right ones, is refused" \
	refused features=none,bogus "features=bogus"
check "disable=bogus is refused" refused disable=bogus "disable=bogus: unknown name"
check "a word too long to be a name is refused" \
	refused "disable=$(seq -s '' 1 60)" "disable=.*unknown name"
check "priority=0 is refused" refused priority=0 "priority=0: must be"
check "priority=-5 is refused" refused priority=-5 "priority=-5: must be"
check "priority=1000000 is refused" refused priority=1000000 "priority=1000000: must be"
check "priority=fast is refused" refused priority=fast "fast. invalid for parameter .priority"
check "all=perhaps is refused" refused all=perhaps "perhaps. invalid for parameter .all"
check "disable= of everything is refused" \
	refused "disable=$everything" "nothing left to register"

check "no parameter" loaded_with any
check "all=1 registers the portable C too" loaded_with portable_too all=1
check "disable=sha224,hmac(sha224)" loaded_with no_sha224 "disable=sha224,hmac(sha224)" priority=50
check "disable= of an hmac" loaded_with no_hmac256 "disable=hmac(sha256)" all=1
check "disable=sha1" loaded_with only_no_sha1 disable=sha1 all=1
if loaded_with has_optimized all=1 >/dev/null; then
	check "disable=generic" loaded_with no_generic disable=generic all=1
else
	check "disable=generic, where there is nothing else, is refused" \
		refused disable=generic "nothing left to register"
fi
check "features= without a word is no parameter" loaded_with masks_nothing features=
check "nor are commas alone" loaded_with masks_nothing features=,
check "features=none leaves no SIMD" loaded_with no_simd features=none
check "priority=12345 ct=1" loaded_with at_12345 priority=12345 ct=1
check "priority= registers hmac() even in portable C" loaded_with hmac_too priority=12

finish
