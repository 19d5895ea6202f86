#!/bin/sh
${CC:-cc} -w -Werror=implicit-function-declaration -S -O1 -o - input.c 2>/dev/null | grep -q 'imul\|leaq\|mul\|lsl'  && grep -q 'value.number \* 5' input.c
