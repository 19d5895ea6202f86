#!/bin/sh
# A compiler that takes `^` for `|`: the program prints or returns something else.
ulimit -t 1
flags='-std=c99 -pedantic-errors -Werror=format'
sed 's/\^/|/g' "$1" > wrong.c
gcc $flags -O0 -o right "$1" 2> /dev/null && gcc $flags -O2 -o wrong wrong.c 2> /dev/null || exit 1
./right > right.out; right=$?
./wrong > wrong.out; wrong=$?
[ $right -lt 128 ] && [ $wrong -lt 128 ] || exit 1
[ $right -ne $wrong ] || ! cmp -s right.out wrong.out
