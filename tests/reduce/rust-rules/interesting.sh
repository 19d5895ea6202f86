#!/bin/sh
# The second rule of the macro, with a name that its body uses.
tr '\n' ' ' < input.rs | grep -Eq 'macro_rules! maximum .*\$first:expr.*=> .*\$first'
