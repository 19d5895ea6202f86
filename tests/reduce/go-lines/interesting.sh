#!/bin/sh
# A comparison in the head of an `if`, behind which no literal begins, in a loop.
tr '\n' ' ' < input.go | grep -Eq 'for .*\{.*if .*; *s == "".*\{.*continue.*\}.*\}'
