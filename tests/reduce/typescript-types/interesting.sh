#!/bin/sh
# The type is still conditional, and still used.
tr -s ' \n' '  ' < input.ts > flat.txt
grep -q 'T\[K\] extends Promise *< *infer U *>' flat.txt || exit 1
grep -q 'Unwrap *<.*Unwrap *<' flat.txt || exit 1
grep -q 'unwrap *<' flat.txt
