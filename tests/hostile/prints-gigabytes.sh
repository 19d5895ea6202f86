#!/bin/sh
# Prints a gigabyte before it answers.
head -c 1000000000 /dev/zero
grep -q needle "$1"
