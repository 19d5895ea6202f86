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

A loop whose iterations make no choice has to be declared, so that they can go one by one:

    for _ in greduce.repeat(range(10)):
        text += "a"

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
    "repeat",
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


def repeat(times: range) -> Iterator[int]:
    """Iterate a random one of some numbers of times; each iteration is a reducible part.

    Also without a run. The numbers are successive and not negative.
    """
    if len(times) == 0 or times.step != 1 or times[0] < 0:
        raise ValueError(f"no numbers of times: {times}")
    run, frame = _run.current, _run.outside()
    if run is None or frame is None:
        yield from range(random.choice(times))
        return
    loop = run.begin("loop", frame)
    try:
        for at in range(run.count(times[0], times[-1])):
            item = run.begin("item", frame)
            try:
                yield at
            finally:
                run.end(item)
    finally:
        run.end(loop)


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
