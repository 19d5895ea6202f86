"""Runs of which nothing is written down but where they began.

What a run of a generator chooses follows from the state of its random numbers. So a
campaign, in which nearly all runs show nothing, keeps that state alone, and has the
run written down, by making it again, when it did show something.
"""

from __future__ import annotations

import random
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, Iterable, List, Tuple

    from .trace import Trace

    #: What has a state, and how it is set to the one that it had.
    _State = List[Tuple[Any, Any]]


class NotRepeated(Exception):
    """A generator made something else when it was run again.

    Something else than its random numbers decides what it makes: the clock, the order of
    a set, what an earlier run left.
    """


class PastRun:
    """A run that has been, of which the state that it began with is known."""

    def __init__(
        self, generate: Callable[..., Any], arguments: Tuple[Any, ...], named: Dict[str, Any]
    ) -> None:
        self._generate = generate
        self._arguments = arguments
        self._named = named
        self._given = [*arguments, *named.values()]
        self._before = _state(self._given)
        #: What it made.
        self.value: Any = generate(*arguments, **named)

    def trace(self) -> Trace:
        """What was chosen: the generator runs again, and the state of all random numbers
        is afterwards what it was before.

        Raises `NotRepeated` if it makes something else than it did.
        """
        from . import record

        now = _state(self._given)
        _restore(self._before)
        try:
            with record() as run:
                arguments = [_seen(one) for one in self._arguments]
                named = {name: _seen(one) for name, one in self._named.items()}
                made = self._generate(*arguments, **named)
        finally:
            _restore(now)
        if not _same(made, self.value):
            raise NotRepeated("the generator made something else of the same random numbers")
        return run.trace()


def _state(given: Iterable[Any]) -> _State:
    """The state of the shared random numbers, and of those among the arguments."""
    state: _State = [(random.setstate, random.getstate())]
    numpy = sys.modules.get("numpy.random")
    if numpy is not None:
        state.append((numpy.set_state, numpy.get_state(legacy=False)))
    for one in given:
        if isinstance(one, random.SystemRandom):
            continue
        if isinstance(one, random.Random):
            state.append((one.setstate, one.getstate()))
        elif numpy is not None and isinstance(one, numpy.RandomState):
            state.append((one.set_state, one.get_state(legacy=False)))
        elif numpy is not None and isinstance(one, numpy.Generator):
            bits = one.bit_generator
            state.append((lambda known, bits=bits: setattr(bits, "state", known), bits.state))
    return state


def _seen(given: Any) -> Any:
    """An argument whose random numbers are choices: numpy's generators are not while they
    are what they were made as."""
    numpy = sys.modules.get("numpy.random")
    if numpy is not None and isinstance(given, numpy.Generator.__base__):
        return numpy.Generator(given.bit_generator)
    if numpy is not None and isinstance(given, numpy.RandomState.__base__):
        return numpy.RandomState(given._bit_generator)
    return given


def _restore(state: _State) -> None:
    for put, known in state:
        put(known)


def _same(one: Any, other: Any) -> bool:
    """Whether two values are the same; arrays are if all their elements are."""
    if type(one) is not type(other):
        return False
    try:
        return bool(one == other)
    except ValueError:
        import pickle

        return pickle.dumps(one) == pickle.dumps(other)
