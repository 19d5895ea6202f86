#!/bin/sh
# A method of a class fails, since nothing cannot be written with a width.
python3 input.py > out 2>&1
tail -n 1 out | grep -q '^TypeError: unsupported format string passed to NoneType.__format__' &&
    grep -q 'in explanation_for_account$' out
