#!/bin/sh
# Too many digits are asked for, and the failure is reported and thrown on.
node input.js > out 2>&1
grep -q '^the configuration could not be described: toFixed() digits argument must be between 0 and 100$' out &&
    grep -q '^RangeError: toFixed() digits' out
