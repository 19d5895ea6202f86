#!/bin/sh
# A script that runs, after which one table has a row of the north and one of the south.
# Most candidates are rejected without a start of Python.
grep -q north input.sql && grep -q south input.sql || exit 1
python3 -IS - <<'END'
import sqlite3
connection = sqlite3.connect(":memory:")
connection.executescript(open("input.sql").read())
tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
rows = [connection.execute(f'SELECT * FROM "{name}"').fetchall() for (name,) in tables]
has = lambda table, word: any(word in row for row in table)
raise SystemExit(not any(has(table, "north") and has(table, "south") for table in rows))
END
