"""The protocol with a process, as in docs/protocol.md, "The protocol"."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from typing import Any, Dict, List, Optional, Tuple

from greduce import Choice, Trace

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

WORDS = """
import os, random, sys
state = []

def word():
    state.append(1)
    return "".join(random.choice("abc") for _ in range(random.randint(1, 4)))

random.seed(int(sys.argv[1]))
for _ in range(random.randrange(5) + 1):
    print(word())
os.write(1, str(len(state)).encode())
os.system("echo; printf child")
assert sys.stdin.read() == ""
"""


class Client:
    def __init__(self, source: str, *arguments: str) -> None:
        self.folder = tempfile.TemporaryDirectory()
        path = os.path.join(self.folder.name, "gen.py")
        with open(path, "w") as file:
            file.write(source)
        variables = {**os.environ, "GREDUCE": "1", "PYTHONPATH": PACKAGE}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "greduce", path, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=variables,
        )
        assert self.process.stdout is not None
        self.greeting = json.loads(self.process.stdout.readline())

    def ask(
        self, request: Dict[str, Any], trace: Optional[Trace] = None
    ) -> Tuple[Dict[str, Any], Optional[Trace], bytes]:
        assert self.process.stdin is not None and self.process.stdout is not None
        text = json.dumps(request) + "\n"
        if trace is not None:
            text += trace.dumps() + '{"end":"trace"}\n'
        self.process.stdin.write(text.encode())
        self.process.stdin.flush()
        lines: List[str] = []
        while True:
            line = self.process.stdout.readline().decode()
            assert line, "the client has ended"
            value = json.loads(line)
            if isinstance(value, dict) and "end" in value:
                break
            lines.append(line)
        output = self.process.stdout.read(value.get("output", 0))
        return value, Trace.parse(lines) if lines else None, output

    def record(self, limit: int = 1000) -> Tuple[Trace, bytes]:
        end, trace, output = self.ask({"run": "record", "seed": 1, "limit": limit})
        assert end["end"] == "done" and trace is not None, end
        return trace, output

    def replay(self, trace: Trace, strict: bool = False, limit: int = 1000) -> Any:
        return self.ask({"run": "replay", "strict": strict, "limit": limit}, trace)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        assert self.process.wait(10) == 0
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()
        self.folder.cleanup()


class Serving(unittest.TestCase):
    def client(self, source: str, *arguments: str) -> Client:
        client = Client(source, *arguments)
        self.addCleanup(client.close)
        return client

    def test_runs_are_recorded_and_repeated(self) -> None:
        client = self.client(WORDS, "3")
        self.assertEqual(client.greeting["protocol"], 1)
        trace, output = client.record()
        plain = subprocess.run(
            [sys.executable, os.path.join(client.folder.name, "gen.py"), "3"],
            stdout=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            check=True,
        )
        # Output of two processes has no fixed order.
        self.assertEqual(sorted(output), sorted(plain.stdout))
        self.assertTrue(output.endswith(b"\nchild") or b"child" in output)
        for strict in [False, True]:
            end, again, repeated = client.replay(trace, strict)
            self.assertEqual((end["end"], again, repeated), ("done", trace, output))
        self.assertEqual(client.record(), (trace, output))

    def test_other_decisions_are_taken(self) -> None:
        client = self.client(WORDS, "3")
        trace, _ = client.record()
        first = trace.choices()[0]
        at = trace.events.index(first)
        trace.events[at] = Choice(first.kind, first.place, first.low, first.high, 0)
        _, again, output = client.replay(trace)
        self.assertEqual(again.choices()[0].decision, 0)
        self.assertIn(b"1", output)
        self.assertEqual(client.replay(trace, strict=True)[0]["end"], "halted")

    def test_runs_may_be_too_long(self) -> None:
        client = self.client("import random\nwhile True: random.random()")
        end, _, _ = client.ask({"run": "record", "limit": 50})
        self.assertEqual(end, {"end": "limit"})

    def test_a_run_that_fails_says_why(self) -> None:
        client = self.client(
            "import os, random, sys\n"
            "kind = random.choice('abcd')\n"
            "if kind == 'a': sys.exit(3)\n"
            "if kind == 'b': raise KeyError('x')\n"
            "if kind == 'c': os.abort()\n"
        )
        ends = (client.ask({"run": "record", "seed": seed, "limit": 9}) for seed in range(100))
        place = next(trace.choices()[0].place for _, trace, _ in ends if trace is not None)
        for decision, expected in enumerate(["status 3", "KeyError: 'x'", "in the midst"]):
            trace = Trace([Choice("pick", place, 0, 3, decision)])
            end, _, _ = client.replay(trace)
            self.assertEqual(end["end"], "failed")
            self.assertIn(expected, end["message"])
        end, _, _ = client.replay(Trace([Choice("pick", place, 0, 3, 3)]), strict=True)
        self.assertEqual(end, {"end": "done", "output": 0})


if __name__ == "__main__":
    unittest.main()
