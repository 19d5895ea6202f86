"""Runs that record nothing but their initial state.

The choices of a run depend on the state of the random numbers. So a campaign, in which nearly all
runs show nothing, keeps that state alone, and repeats a run to record it.
"""

from __future__ import annotations

import random
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, Iterable, List, Tuple

    from .trace import Trace

    #: Objects with a state, each with the state to restore.
    _State = List[Tuple[Any, Any]]


class NotRepeated(Exception):
    """The error of a generator that made another value when it was repeated.

    Its value depends on something other than random numbers: the clock, the order of a set, what
    an earlier run left.
    """


class PastRun:
    """A finished run with its initial state."""

    def __init__(
        self, generate: Callable[..., Any], arguments: Tuple[Any, ...], named: Dict[str, Any]
    ) -> None:
        self._generate = generate
        self._arguments = arguments
        self._named = named
        self._given = [*arguments, *named.values()]
        self._before = _state(self._given)
        #: The value that it made.
        self.value: Any = generate(*arguments, **named)

    def trace(self) -> Trace:
        """Return the trace, by running the generator again; restores all random numbers afterwards.

        Raises `NotRepeated` if the value differs.
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
            raise NotRepeated("the same random numbers led to another output")
        return run.trace()


def _state(given: Iterable[Any]) -> _State:
    """Return the state of the shared random numbers, and of those among the arguments."""
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
    """Return an argument whose random numbers are choices; numpy's own generators have to be wrapped.
    """
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
    """Test whether two values are the same; arrays are if all their elements are."""
    if type(one) is not type(other):
        return False
    try:
        return bool(one == other)
    except ValueError:
        import pickle

        return pickle.dumps(one) == pickle.dumps(other)
