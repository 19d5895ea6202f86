"""Records the random choices of a generator, and repeats its runs with others.

    with greduce.record() as run:
        text = generate()
    trace = run.trace()

    with greduce.replay(trace):
        assert generate() == text

Of a run that need be known only if what it makes turns out to be of interest, nothing is
written down at first:

    text, run = greduce.recorded(generate, size)
    if fails(text):
        trace = run.trace()

Within, the functions of `random`, its classes and numpy's generators are choices;
what they answer while a run is recorded is what they would have answered anyway.
`python3 -m greduce gen.py` serves a script that knows nothing of this.
"""

from __future__ import annotations

import random
import sys
from contextlib import contextmanager

from . import run as _run
from . import wrapped_random
from .follow import Follower, Halted
from .past import NotRepeated, PastRun
from .run import LimitReached, Run
from .trace import Begin, Choice, End, Trace, TraceError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Callable, Iterator, Optional, Tuple, TypeVar

    _Made = TypeVar("_Made")

__all__ = [
    "Begin",
    "Choice",
    "End",
    "Halted",
    "LimitReached",
    "NotRepeated",
    "PastRun",
    "Run",
    "Trace",
    "TraceError",
    "record",
    "recorded",
    "replay",
]
__version__ = "0.1.0"


@contextmanager
def _going_on(run: Run) -> Iterator[Run]:
    if _run.current is not None:
        raise RuntimeError("a run is going on already")
    wrapped_random.install()
    wrapped_numpy = _wrapped_numpy()
    if wrapped_numpy is not None:
        wrapped_numpy.install()
    _run.current = run
    try:
        yield run
    finally:
        _run.current = None
        if wrapped_numpy is not None:
            wrapped_numpy.uninstall()
        wrapped_random.uninstall()


def _wrapped_numpy() -> Optional[ModuleType]:
    """The module that wraps numpy, if that is loaded."""
    if "numpy" not in sys.modules:
        return None
    from . import wrapped_numpy

    return wrapped_numpy


@contextmanager
def record(seed: Optional[int] = None, limit: Optional[int] = None) -> Iterator[Run]:
    """Writes down what is chosen within; with a seed, `random` and numpy are seeded first.

    Raises `LimitReached` at the choice after `limit` ones.
    """
    with _going_on(Run(None, limit, _run.outside())) as run:
        if seed is not None:
            random.seed(seed)
            wrapped_numpy = _wrapped_numpy()
            if wrapped_numpy is not None:
                wrapped_numpy.seed(seed)
        yield run


def recorded(generate: Callable[..., _Made], *arguments: object, **named: object) -> Tuple[_Made, PastRun]:
    """Calls a generator; returns what it makes, and its run, which is written down when its
    trace is asked for: by making it again.

    What the generator makes has to follow from its arguments and from random numbers: those
    of `random`, of numpy, and of generators of either that are among the arguments.
    """
    run = PastRun(generate, arguments, named)
    return run.value, run


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
