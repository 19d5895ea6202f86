"""Whether a script of SQL makes an old DuckDB fail with an internal error."""

import os
import re
import resource
import sys

import duckdb


def fault(text):
    """What is wrong, or nothing; the share of statements that are good SQL is kept in
    `valid`: whether all of them were understood."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        resource.setrlimit(resource.RLIMIT_CPU, (5, 5))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 2)
        os.write(write, _run(text).encode()[:4000])
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as file:
        said = file.read().decode(errors="replace")
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return f"signal {os.WTERMSIG(status)}", True
    name, _, valid = said.rpartition("|")
    return name or None, valid == "1"


def _run(text):
    connection = duckdb.connect(":memory:")
    connection.execute("PRAGMA threads=1")
    valid, found = True, ""
    for statement in text.split(";\n"):
        if not statement.strip():
            continue
        try:
            connection.execute(statement).fetchall()
        except Exception as error:
            said = str(error)
            if "INTERNAL" in said and not found:
                said = re.sub(r"[0-9]+|\"[^\"]*\"|'[^']*'", "N", said.splitlines()[0])
                found = said[:90]
            # Wrong at run time is not the script's fault.
            valid &= type(error).__name__ not in ("ParserException", "BinderException", "CatalogException")
    return f"{found}|{int(valid)}"


if __name__ == "__main__":
    print(fault(sys.stdin.read()))
