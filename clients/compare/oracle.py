"""The property tests of the comparison: a process that has the faulty library loaded
and answers many, and the small program that asks it.

    python3 oracle.py serve DOMAIN SOCKET LOG
    python3 oracle.py ask SOCKET SIGNATURE FILE

The second one ends with status 0 if the file has the fault with this signature. Each
question is a line of the log: whether the text was valid at all, and whether it passed.
"""

import json
import os
import socket
import sys


def serve(domain, path, log):
    fault = _domain(domain)
    server = socket.socket(socket.AF_UNIX)
    server.bind(path)
    server.listen(64)
    while True:
        connection, _ = server.accept()
        with connection, connection.makefile("rb") as said:
            question = json.loads(said.readline())
            text = said.read(question["size"]).decode(errors="replace")
            found, valid = fault(text, question["signature"])
            passed = found == question["signature"]
            with open(log, "a") as file:
                file.write(f"{int(valid)} {int(passed)}\n")
            connection.sendall(b"1" if passed else b"0")


def ask(path, signature, file):
    with open(file, "rb") as opened:
        text = opened.read()
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(path)
        question = json.dumps({"signature": signature, "size": len(text)}).encode()
        connection.sendall(question + b"\n" + text)
        return 0 if connection.recv(1) == b"1" else 1


def _domain(name):
    """A function of a text and the wanted signature to what is wrong and whether it is valid."""
    if name == "sql":
        import faults_sql

        return lambda text, signature: faults_sql.fault(text)
    if name == "graphs":
        import faults_graphs

        return lambda text, signature: faults_graphs.fault(text, [signature])
    if name == "models":
        import faults_models

        return lambda text, signature: faults_models.fault(text)
    import subprocess

    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "faults_programs.js")
    node = subprocess.Popen(["node", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def programs(text, signature):
        node.stdin.write(json.dumps(text) + "\n")
        node.stdin.flush()
        answer = json.loads(node.stdout.readline())
        return answer["fault"], answer["valid"]

    return programs


if __name__ == "__main__":
    if sys.argv[1] == "serve":
        serve(*sys.argv[2:])
    else:
        sys.exit(ask(*sys.argv[2:]))
