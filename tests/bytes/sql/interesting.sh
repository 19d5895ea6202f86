#!/bin/sh
# The database refuses to change a row, by a condition that names the column.
python3 - > out 2>&1 <<'END'
import sqlite3
sqlite3.connect(":memory:").executescript(open("input.sql").read())
END
grep -q '^sqlite3.IntegrityError: CHECK constraint failed: maximum_weight_in_kilograms' out &&
    grep -q 'UPDATE' input.sql
