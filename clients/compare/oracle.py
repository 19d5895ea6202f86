"""The comparison's property tests: a process with the faulty library that answers many questions.

    python3 oracle.py DOMAIN

Each line of standard input is a JSON object with a `text` and the `signature` of the wanted fault;
each is answered by a line with the `fault` found, or null, and whether the text was `valid`. With
`size` instead of a signature the answer is the `size` of the text: the numbers of nodes and edges, or
the number of characters that are not white space.
"""

import json
import os
import subprocess
import sys


def size(name, text):
    """Return the size of a valid text, as GReduce's authors count it."""
    if name == "graphs":
        import faults_graphs

        return [len(some) for some in faults_graphs.read(text)]
    if name == "models":
        # Operators are nodes, the values that flow into them edges.
        nodes = json.loads(text)["graph"].get("node", [])
        return [len(nodes), sum(1 for node in nodes for name in node.get("input", []) if name)]
    return [sum(1 for letter in text if not letter.isspace())]


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
        if "size" in question:
            print(json.dumps({"size": size(sys.argv[1], question["text"])}), flush=True)
            continue
        found, valid = fault(question["text"], question["signature"] or None)
        print(json.dumps({"fault": found, "valid": valid}), flush=True)


if __name__ == "__main__":
    main()
