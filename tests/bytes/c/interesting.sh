#!/bin/sh
# The compiler warns of a number with a fraction that is printed as a hexadecimal one with eight digits.
LC_ALL=C cc -std=gnu11 -fsyntax-only -Wformat input.c > out 2>&1 && grep -q '%08x' input.c &&
    grep -q "'%x' expects argument of type 'unsigned int', but argument . has type 'double'" out &&
    ! grep -q 'implicit' out
