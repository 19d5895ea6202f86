"""Cost of recording a run: `python3 benchmark.py GENERATOR.py [ARGUMENT]...`

Prints the processor time for one generated input without and with a recorder, in milliseconds. In
a process that makes many of them: a run to record later (`greduce.recorded`), a recorded run, a
recorded run as text; and in a separate process. The least of many repetitions counts.
"""

import contextlib
import io
import os
import resource
import subprocess
import sys
import time
from typing import Callable, Dict, List

import greduce

PROCESSES = 15
SECONDS = 3.0


def least(runs: List[Callable[[], object]]) -> List[float]:
    """Return the least time of each call, in milliseconds.

    The calls take turns, so that other load hits all alike.
    """
    best, began = [float("inf")] * len(runs), time.monotonic()
    while time.monotonic() - began < SECONDS * len(runs):
        for at, run in enumerate(runs):
            before = time.process_time_ns()
            run()
            best[at] = min(best[at], (time.process_time_ns() - before) / 1e6)
    return best


def of_process(words: List[str], variables: Dict[str, str]) -> float:
    """Return the least time of a process, in milliseconds."""
    best = float("inf")
    for _ in range(PROCESSES):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        environment = {**os.environ, "PYTHONHASHSEED": "0", **variables}
        subprocess.run(words, stdout=subprocess.DEVNULL, env=environment, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        best = min(best, spent * 1000)
    return best


def main() -> None:
    path = sys.argv[1]
    sys.argv[:] = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        code = compile(file.read(), path, "exec")

    def generate() -> str:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(code, {"__name__": "__main__"})
        return printed.getvalue()

    def recorded() -> greduce.Run:
        with greduce.record() as run:
            generate()
        return run

    choices = len(greduce.recorded(generate)[1].trace().choices())
    plain, had, written, text = least(
        [
            generate,
            lambda: greduce.recorded(generate),
            recorded,
            lambda: recorded().dumps(),
        ]
    )
    rows = [("that can be had", plain, had), ("written down", plain, written), ("… and its text", plain, text)]
    alone = of_process([sys.executable, *sys.argv], {})
    client = [sys.executable, "-m", "greduce", *sys.argv]
    rows.append(("a process", alone, of_process(client, {"GREDUCE_TRACE": os.devnull})))
    print(f"{choices} choices")
    for name, before, after in rows:
        print(f"{name:<16} {before:8.3f} ms {after:8.3f} ms  {100 * (after / before - 1):+.0f} %")


if __name__ == "__main__":
    main()
