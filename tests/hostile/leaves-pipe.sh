#!/bin/sh
# Leaves a named pipe that somebody waits at.
mkfifo pipe "$TMPDIR/pipe"
cat pipe >/dev/null &
( setsid sh -c 'echo text >"$TMPDIR/pipe"' & )
grep -q needle "$1"
