"""Answers for each candidate why SQLite's parser rejects it.

Definitions are run, other statements only compiled. Messages that name no fault of syntax (a missing
table) are no answer.
"""

import re
import sqlite3
import sys

SYNTAX = re.compile(
    r"syntax error$|^unrecognized token|^incomplete input|^unknown join type|clause should come"
    r"|clause is required|^RIGHT and FULL"
)
BLANK = r"(\s|--[^\n]*(\n|$)|/\*.*?(\*/|$))*"
EMPTY = re.compile(BLANK + ";?" + BLANK, re.S)
DEFINES = re.compile(BLANK + r"(create|explain)\b", re.I | re.S)
STEPS = 100_000


def statements(text):
    """Splits a script behind each semicolon that ends a statement."""
    statement = ""
    for part in re.split(r"(;)", text):
        statement += part
        if part == ";" and sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def fault(text):
    connection = sqlite3.connect(":memory:", isolation_level=None)
    denied = (sqlite3.SQLITE_ATTACH, sqlite3.SQLITE_DETACH)
    connection.set_authorizer(
        lambda action, *_: sqlite3.SQLITE_DENY if action in denied else sqlite3.SQLITE_OK
    )
    connection.set_progress_handler(lambda: 1, STEPS)
    try:
        for statement in statements(text):
            if EMPTY.fullmatch(statement):
                continue
            explained = "" if DEFINES.match(statement) else "EXPLAIN "
            try:
                connection.execute(explained + statement)
            except sqlite3.ProgrammingError:
                # Parameters without values: the statement was compiled.
                continue
            except sqlite3.Error as error:
                if SYNTAX.search(str(error)):
                    return str(error)
    finally:
        connection.close()
    return ""


stdin = sys.stdin.buffer
while head := stdin.readline():
    message = fault(stdin.read(int(head)).decode("utf-8", "replace"))
    print(" ".join(message.split()), flush=True)
