"""Answers for each candidate why CPython's parser rejects it."""

import ast
import sys
import warnings

warnings.simplefilter("ignore")
stdin, stdout = sys.stdin.buffer, sys.stdout
while head := stdin.readline():
    text = stdin.read(int(head))
    message = ""
    try:
        ast.parse(text)
    except (SyntaxError, ValueError) as error:
        message = str(getattr(error, "msg", error)) or "invalid syntax"
    except (RecursionError, MemoryError):
        pass
    print(" ".join(message.split()), flush=True)
