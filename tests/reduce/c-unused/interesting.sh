#!/bin/sh
said=$(${CC:-cc} -Wunused-variable -Werror=implicit-int -Werror=implicit-function-declaration -fsyntax-only input.c 2>&1) || exit 1
case $said in *unused_name*Wunused-variable*) exit 0 ;; esac
exit 1
