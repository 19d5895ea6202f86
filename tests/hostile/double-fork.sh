#!/bin/sh
# Leaves a process whose parent is gone.
( ( sleep 1000 & ) & )
grep -q needle "$1"
