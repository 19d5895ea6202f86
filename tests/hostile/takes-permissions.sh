#!/bin/sh
# Leaves directories that nobody may look into.
grep -q needle "$1"
status=$?
mkdir -p a/b "$TMPDIR/c/d"
touch a/b/c
chmod 000 a/b a "$TMPDIR/c" "$TMPDIR" "$1" .
exit $status
