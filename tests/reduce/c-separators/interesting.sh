#!/bin/sh
${CC:-cc} -w -fsyntax-only input.c 2>/dev/null && grep -q 'int.*wanted.*=.*1.*+.*1' input.c
