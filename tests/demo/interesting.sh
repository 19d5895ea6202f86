#!/bin/sh
# Interesting: the file compiles, and the compiler warns of a shift by more bits
# than the shifted value has.
said=$(${CC:-cc} -Wall -Werror=implicit-function-declaration -Werror=implicit-int \
    -fsyntax-only input.c 2>&1) || exit 1
case $said in *Wshift-count-overflow*) exit 0 ;; esac
exit 1
