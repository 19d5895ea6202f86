"""Whether a script runs without an error (needs duckdb)."""

import sys

import duckdb

with open(sys.argv[1], encoding="utf-8", errors="replace") as file:
    text = file.read()
try:
    duckdb.connect(":memory:", config={"threads": 1}).execute(text).fetchall()
except (duckdb.Error, RuntimeError):
    sys.exit(1)
