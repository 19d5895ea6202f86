#!/bin/sh
# Accepts what holds the needle; of anything else it makes processes that clear their
# environment and leave session and parent, and waits until the last of them has ended.
grep -q needle "$1" && exit 0
mkfifo held
exec 3<>held
i=0
while [ $i -lt 12 ]; do
    (env -i setsid sleep 1000 &)
    i=$((i + 1))
done
# The processes alone hold the pipe open for writing now.
exec 4<held 3>&-
cat <&4
exit 1
