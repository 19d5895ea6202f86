#!/bin/sh
# Hangs and cannot be asked to end.
trap '' TERM INT HUP QUIT PIPE
grep -q needle "$1" && exit 0
while :; do sleep 1000; done
