#!/bin/sh
# Accepts the original, and of the rest whatever chance will have.
[ "$(wc -c <"$1")" -ge 60 ] && exit 0
exit $(($(od -An -N1 -tu1 /dev/urandom) % 2))
