#!/bin/sh
# Starts processes as fast as it can, up to a few hundred, half of them elsewhere.
grep -q needle "$1" && exit 0
i=0
while [ $i -lt 150 ]; do
    sleep 1000 &
    setsid sleep 1000 &
    i=$((i + 1))
done
sleep 1000
