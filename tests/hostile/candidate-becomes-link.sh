#!/bin/sh
# Puts links to its own text in the candidate's and the directory's place: who
# follows them writes to it.
grep -q needle "$1"
status=$?
ln -sf "$0" "$1"
rm -rf "$TMPDIR"
ln -s "${0%/*}" "$TMPDIR"
exit $status
