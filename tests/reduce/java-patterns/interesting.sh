#!/bin/sh
# The value of the pattern is still used, in a method that is still static.
tr -s ' \n' '  ' < input.java > flat.txt
grep -q 'static [^;{]*{ .*case Point *(.*int x.*) .*-> .*Math.abs *( *x *)' flat.txt
