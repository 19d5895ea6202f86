#!/bin/sh
# A table below an element of an array is declared twice.
python3 - > out 2>&1 <<'END'
import tomllib
tomllib.load(open("input.toml", "rb"))
END
grep -q "Cannot declare ('worker-machines', 'cooling-system') twice" out
