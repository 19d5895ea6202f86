"""A release of DuckDB that answers scripts, each in a copy of this process.

    PYTHONPATH=FOLDER python3 databases.py

Each line of standard input is a JSON object with `statements` and whether they are `optimised`;
each is answered by a line with the `answers` so far and the number of the `signal` that ended the
process, or null.
"""

import json
import os
import re
import resource
import sys

import duckdb

#: Queries whose answers may vary between runs, or depend on rounding.
_LOOSE = re.compile(r"\b(LIMIT|OVER|FIRST|LIST|MODE|ARG_MIN|QUANTILE_CONT|MEDIAN|STDDEV|AVG|SUM)\b")


def _shape(statement, rows):
    """Return the common properties of all right answers to a query."""
    if _LOOSE.search(statement):
        return None if "LIMIT" in statement else len(rows)
    return sorted(
        repr([round(value, 6) if isinstance(value, float) else value for value in row]) for row in rows
    )


def _answers(statements, optimised, put):
    connection = duckdb.connect(":memory:")
    connection.execute("PRAGMA threads=1")
    if not optimised:
        connection.execute("PRAGMA disable_optimizer")
    for statement in statements:
        try:
            put({"rows": _shape(statement, connection.execute(statement).fetchall())})
        except Exception as error:
            put({"error": type(error).__name__, "said": str(error)})


def _asked(question):
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        resource.setrlimit(resource.RLIMIT_CPU, (5, 5))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with os.fdopen(write, "w") as file:

            def put(answer):
                file.write(json.dumps(answer) + "\n")
                file.flush()

            _answers(question["statements"], question["optimised"], put)
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as file:
        # A crash may cut the last one short.
        answers = [json.loads(line) for line in file if line.endswith("\n")]
    _, status = os.waitpid(child, 0)
    return {"answers": answers, "signal": os.WTERMSIG(status) if os.WIFSIGNALED(status) else None}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(_asked(json.loads(line))), flush=True)
