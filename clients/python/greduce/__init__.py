"""Records the random choices of a generator, and repeats its runs with other decisions.

    with greduce.record() as run:
        text = generate()
    trace = run.trace()

    with greduce.replay(trace):
        assert generate() == text

A run whose trace is needed only if its output turns out to fail is not recorded at first:

    text, run = greduce.recorded(generate, size)
    if fails(text):
        trace = run.trace()

Within these, the functions of `random`, its classes and numpy's generators make choices; in a
recorded run they return what they would return anyway. `python3 -m greduce gen.py` serves an
unchanged script.
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
    """Return the module that wraps numpy, if numpy is loaded."""
    if "numpy" not in sys.modules:
        return None
    from . import wrapped_numpy

    return wrapped_numpy


@contextmanager
def record(seed: Optional[int] = None, limit: Optional[int] = None) -> Iterator[Run]:
    """Record the choices within; a seed first seeds `random` and numpy.

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
    """Call a generator; return its value, and its run, which is recorded by repetition on demand.

    The value has to depend only on the arguments and on random numbers: those of `random`, of
    numpy, and of generators of either among the arguments.
    """
    run = PastRun(generate, arguments, named)
    return run.value, run


@contextmanager
def replay(
    trace: Trace,
    strict: bool = False,
    limit: Optional[int] = None,
    arbitrary: Optional[int] = None,
) -> Iterator[Run]:
    """Decide the choices within by a trace, and freshly where the run leaves it.

    A `strict` run raises `Halted` where it leaves the trace; `arbitrary` is a seed of arbitrary
    decisions, instead of the nearest and low ones, elsewhere. Raises `LimitReached` at the choice
    after `limit` ones.
    """
    follower = Follower(trace, strict, arbitrary)
    with _going_on(Run(follower, limit, _run.outside())) as run:
        wrapped_random.forget()
        yield run
        follower.finish()
