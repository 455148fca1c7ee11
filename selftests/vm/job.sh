#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Runs in the guest: the jobs named in JOBS, one after the other, each from its own folder.
# "=== " lines tell selftests/vm/run where one ends.  The jobs of kernel/ load and unload the module
# themselves; those of afalg/ find it loaded, with all its drivers.

for job in $JOBS; do
	echo "=== start $job"
	case $job in
	afalg/*) insmod /modules/fastalg.ko all=1 ;;
	esac
	cd "/job/${job%/*}" && sh "./${job##*/}.sh"
	status=$?
	cd /
	case $job in
	afalg/*) rmmod fastalg ;;
	esac
	echo "=== exit $status $job"
done
