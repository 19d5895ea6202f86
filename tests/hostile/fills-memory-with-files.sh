#!/bin/sh
# Accepts what holds the needle; of anything else it makes many files in its directory.
grep -q needle "$1" && exit 0
i=0
while [ $i -lt 8 ]; do
    head -c 10000000 /dev/zero >file-$i
    i=$((i + 1))
done
sleep 1000
