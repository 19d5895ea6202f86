"""Whether a program compiles and names nothing undefined (needs pyflakes)."""

import ast
import sys

from pyflakes import checker, messages

UNDEFINED = (
    messages.UndefinedName,
    messages.UndefinedLocal,
    messages.UndefinedExport,
    messages.ReturnOutsideFunction,
    messages.YieldOutsideFunction,
)

with open(sys.argv[1], "rb") as file:
    text = file.read()
try:
    tree = ast.parse(text)
    compile(text, "program", "exec", dont_inherit=True)
except (SyntaxError, ValueError):
    sys.exit(1)
found = checker.Checker(tree).messages
sys.exit(any(isinstance(message, UNDEFINED) for message in found))
