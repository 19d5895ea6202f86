#!/bin/sh
grep -qx 'int x;' input.c
