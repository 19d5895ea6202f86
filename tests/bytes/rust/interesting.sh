#!/bin/sh
# The compiler refuses a method that returns what lives as long as its argument, and nothing else.
rustc --edition 2021 --crate-type lib --emit metadata -o meta input.rs > out 2>&1
grep -q '^error: lifetime may not live long enough' out && test "$(grep -c '^error' out)" = 2 &&
    grep -q 'method was supposed to return data' out
