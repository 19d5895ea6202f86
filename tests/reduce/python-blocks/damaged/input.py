#!/usr/bin/env python3
"""A queue of jobs, with more around it than there has to be."""
from __future__ import annotations

import os, sys
from collections import deque as queue


@register(
    "worker",  # a decorator over several lines
    retries=3,
)
class Worker(Base, metaclass=Meta):
    """Takes jobs and does them."""

    limit: int = 10

    def __init__(self, name, /, *, jobs: list[str] | None = None, **options):
        self.name = name
        print "jobs", jobs
        self.jobs = queue(jobs or [])
        super().__init__(**options)

    async def run(self):
        try:
            while self.ready(
                self.name,  # who asks
                limit=self.limit
            ):
                job = self.jobs.popleft()
                match job.split():
                    case ["skip", *rest] | [rest] if rest:
                        continue
                    case {"name": str(name), **others}:
                        # what follows is what matters
                        if name in others and not (
                            name.startswith("_") or
                            name.endswith("_")
                        ):
                            with open(name) as file, lock:
                                for line in file:
                                    first_step(line, strip=(
                                        True,
                                        False))  # the first

                                    # and the second
                                    second_step(line)
                        elif name name: pass
                        else:
	                        tabs = lambda *a, b=1: a[b:][::-1]
                    case _:
                        raise ValueError(f"{job!r:>{self.limit}} of {self.name}") from None
        except* (OSError, KeyError) as group:
            print(*group.exceptions, sep="\n", file=sys.stderr)
        finally:
            self.close()


def fill(worker: Worker, count=3) -> None:
    worker.jobs.extend([f"job-{i}" for i in range(count) if i % 2 == 0])
    total = sum(x ** 2 for x in range(10)) \
        + len(worker.jobs)
    if total > 5: print(total); return
    else: del total


if __name__ == "__main__":
    fill(Worker("a"))
