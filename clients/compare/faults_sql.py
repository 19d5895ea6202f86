"""Property test: whether an old DuckDB fails on an SQL script, or its optimiser changes an answer.

DUCKDB_OLD and DUCKDB_NEW are the folders of two releases. The script runs in the old one with and
without its optimiser; the newer one decides between two answers.
"""

import json
import os
import re
import signal
import subprocess
import sys

#: Errors of invalid SQL.
_INVALID = ("ParserException", "BinderException", "CatalogException", "SyntaxException")
#: Signals of a script that takes too long, which shows nothing.
_SLOW = (signal.SIGXCPU, signal.SIGKILL)


class _Release:
    def __init__(self, folder):
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "databases.py")
        self._child = subprocess.Popen(
            [sys.executable, script],
            env={**os.environ, "PYTHONPATH": folder},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def ask(self, statements, optimised):
        question = {"statements": statements, "optimised": optimised}
        self._child.stdin.write(json.dumps(question) + "\n")
        self._child.stdin.flush()
        return json.loads(self._child.stdout.readline())


OLD = _Release(os.environ["DUCKDB_OLD"])
NEW = _Release(os.environ["DUCKDB_NEW"])


def _internal(answers):
    """Return the first internal error, without names and numbers."""
    for answer in answers:
        if "INTERNAL" in answer.get("said", ""):
            said = re.sub(r"[0-9]+|\"[^\"]*\"|'[^']*'", "N", answer["said"].splitlines()[0])
            return said.partition(" (")[0][:90]
    return None


#: The fault that is a wrong answer.
WRONG = "wrong answer"


def fault(text, signature=None):
    """Return the fault, if any, and whether all statements are valid SQL.

    With the signature of a failure, answers are not compared.
    """
    statements = [one.strip().rstrip(";") for one in text.split(";\n") if one.strip().rstrip(";")]
    old = OLD.ask(statements, True)
    valid = not any(answer.get("error") in _INVALID for answer in old["answers"])
    if old["signal"] in _SLOW:
        return None, valid
    failure = f"signal {old['signal']}" if old["signal"] else _internal(old["answers"])
    if failure or signature not in (None, WRONG):
        return failure, valid
    plain = OLD.ask(statements, False)
    right = None
    for number, (one, other) in enumerate(zip(old["answers"], plain["answers"])):
        if one.get("rows") == other.get("rows") or "error" in one or "error" in other:
            continue
        right = right or NEW.ask(statements, True)
        answers = right["answers"]
        if number < len(answers) and answers[number].get("rows") == other["rows"]:
            return WRONG, valid
        # Later differences may follow from this one.
        break
    return None, valid


if __name__ == "__main__":
    print(fault(sys.stdin.read()))
