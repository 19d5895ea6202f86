#!/bin/sh
# Puts a directory in the candidate's place.
grep -q needle "$1"
status=$?
rm "$1"
mkdir -p "$1/$1"
exit $status
