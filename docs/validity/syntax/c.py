"""Answers for each candidate why GCC's parser rejects it.

GCC has one kind of error for syntax and meaning. Faults of syntax are those below, unless a name is
missing in the same line: GCC then expects something else behind it.
"""

import os
import re
import subprocess
import sys

SYNTAX = re.compile(
    r"^(expected|stray|missing terminating|unterminated|empty character|invalid suffix"
    r"|two or more data types|both '.*' in decl|duplicate '|a label can only|"
    r"ISO C requires|label at end|declaration or statement at end|"
    r"exponent has no|too many decimal|invalid digit|.*storage class.*specified|multiple storage)"
)
NAMES = re.compile(r"undeclared|unknown type name|has no member|implicit declaration")
ERROR = re.compile(r"^[^:\n]*:(\d+):\d+: error: (.*)$", re.M)
COMMAND = ["gcc", "-fsyntax-only", "-w", "-fmax-errors=20", "-x", "c", "-"]
ENVIRONMENT = {**os.environ, "LC_ALL": "C"}


def fault(text):
    done = subprocess.run(COMMAND, input=text, capture_output=True, env=ENVIRONMENT)
    lines = set()
    for line, message in ERROR.findall(done.stderr.decode("utf-8", "replace")):
        if NAMES.search(message):
            lines.add(line)
        elif SYNTAX.search(message) and line not in lines:
            return message
    return ""


stdin = sys.stdin.buffer
while head := stdin.readline():
    print(" ".join(fault(stdin.read(int(head))).split()), flush=True)
