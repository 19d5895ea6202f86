#!/bin/sh
# Fills the disk.
grep -q needle "$1" && exit 0
exec cat /dev/zero >big
