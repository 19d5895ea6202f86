#!/bin/sh
# Accepts what holds the needle; of anything else it makes processes that clear their
# environment and leave session and parent, and waits for them.
grep -q needle "$1" && exit 0
i=0
while [ $i -lt 60 ]; do
    (env -i setsid sleep 1000 &)
    i=$((i + 1))
done
sleep 1000
