"""The comparison's property tests: a process with the faulty library that answers many questions.

    python3 oracle.py DOMAIN

Each line of standard input is a JSON object with a `text` and the `signature` of the wanted fault;
each is answered by a line with the `fault` found, or null, and whether the text was `valid`.
"""

import json
import os
import subprocess
import sys


def domain(name):
    """Return a function from a text and the wanted signature to its fault and validity."""
    if name == "sql":
        import faults_sql

        return faults_sql.fault
    if name == "models":
        import faults_models

        return faults_models.fault
    if name == "graphs":
        import faults_graphs

        return lambda text, signature: faults_graphs.fault(text, [signature] if signature else None)
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "faults_programs.js")
    node = subprocess.Popen(["node", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def programs(text, signature):
        node.stdin.write(json.dumps(text) + "\n")
        node.stdin.flush()
        answer = json.loads(node.stdout.readline())
        return answer["fault"], answer["valid"]

    return programs


def main():
    fault = domain(sys.argv[1])
    for line in sys.stdin:
        question = json.loads(line)
        found, valid = fault(question["text"], question["signature"] or None)
        print(json.dumps({"fault": found, "valid": valid}), flush=True)


if __name__ == "__main__":
    main()
