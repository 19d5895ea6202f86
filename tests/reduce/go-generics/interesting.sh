#!/bin/sh
# A call with a generic function that is given types, with a literal behind it.
tr '\n' ' ' < input.go | grep -Eq 'Compare\[.*map\[string\]int\]\(.*Point\{.*Y: *-2'
