"""Records the random choices of a generator, and repeats its runs with others.

    with greduce.record() as run:
        text = generate()
    trace = run.trace()

    with greduce.replay(trace):
        assert generate() == text

Within, the functions of `random`, its classes and numpy's generators are choices;
what they answer while a run is recorded is what they would have answered anyway.
`python3 -m greduce gen.py` serves a script that knows nothing of this.
"""

from __future__ import annotations

import random
from contextlib import contextmanager
from typing import Iterator, Optional

from . import run as _run
from . import wrapped_numpy, wrapped_random
from .follow import Follower, Halted
from .run import LimitReached, Run
from .trace import Begin, Choice, End, Trace, TraceError

__all__ = [
    "Begin",
    "Choice",
    "End",
    "Halted",
    "LimitReached",
    "Run",
    "Trace",
    "TraceError",
    "record",
    "replay",
]
__version__ = "0.1.0"


@contextmanager
def _going_on(run: Run) -> Iterator[Run]:
    if _run.current is not None:
        raise RuntimeError("a run is going on already")
    wrapped_random.install()
    wrapped_numpy.install()
    _run.current = run
    try:
        yield run
    finally:
        _run.current = None
        wrapped_numpy.uninstall()
        wrapped_random.uninstall()


@contextmanager
def record(seed: Optional[int] = None, limit: Optional[int] = None) -> Iterator[Run]:
    """Writes down what is chosen within; with a seed, `random` and numpy are seeded first.

    Raises `LimitReached` at the choice after `limit` ones.
    """
    with _going_on(Run(None, limit, _run.outside())) as run:
        if seed is not None:
            random.seed(seed)
            wrapped_numpy.seed(seed)
        yield run


@contextmanager
def replay(trace: Trace, strict: bool = False, limit: Optional[int] = None) -> Iterator[Run]:
    """Decides what is chosen within by a trace, where the run leaves it freshly.

    If `strict`, raises `Halted` where the run is not the trace's. Raises
    `LimitReached` at the choice after `limit` ones.
    """
    follower = Follower(trace, strict)
    with _going_on(Run(follower, limit, _run.outside())) as run:
        wrapped_random.forget()
        yield run
        follower.finish()
