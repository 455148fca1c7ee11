#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only
# Runs in the guest: the jobs named in JOBS, one after the other, each from its own folder.
# "=== " lines tell selftests/vm/run where one ends.

for job in $JOBS; do
	echo "=== start $job"
	cd "/job/${job%/*}" && sh "./${job##*/}.sh"
	status=$?
	cd /
	echo "=== exit $status $job"
done
