"""Whether an old DuckDB fails on a script of SQL, or its optimiser changes an answer.

The folders of an old and a newer release stand in DUCKDB_OLD and DUCKDB_NEW. The script
runs in the old one as it is, and with its optimiser off; of two answers, the newer
release says which is right.
"""

import json
import os
import re
import signal
import subprocess
import sys

#: What a statement fails with that is no good SQL.
_INVALID = ("ParserException", "BinderException", "CatalogException", "SyntaxException")
#: Ends of a script that takes too long, which shows nothing.
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
    """The first internal error, without names and numbers."""
    for answer in answers:
        if "INTERNAL" in answer.get("said", ""):
            said = re.sub(r"[0-9]+|\"[^\"]*\"|'[^']*'", "N", answer["said"].splitlines()[0])
            return said.partition(" (")[0][:90]
    return None


#: The fault that is no failure.
WRONG = "wrong answer"


def fault(text, signature=None):
    """What is wrong, or nothing, and whether all statements are good SQL. If a failure is
    looked for, answers are not compared."""
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
        # What comes behind it may follow from this.
        break
    return None, valid


if __name__ == "__main__":
    print(fault(sys.stdin.read()))
