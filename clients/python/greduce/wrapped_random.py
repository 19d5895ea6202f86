"""The module `random` and its classes, wrapped so that each call is a choice.

The generator sees the same numbers as without: a recorded run takes the library's decisions. A run
by a trace does not call the library.
"""

from __future__ import annotations

import functools
import random
from sys import _getframe

from . import run as _run
from .trace import BRANCH, BYTES, PICK, RANGE, REAL, REAL_HIGH, SHUFFLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, List, Optional, Tuple

    _Original = Callable[..., Any]
    _Make = Callable[[_Original], _Original]
    #: Owner, name, the original if it was the owner's own, and the replacement.
    _Replaced = List[Tuple[Any, str, Any, Any]]

_UNITS = 1 << 53
_GREATEST = 1 << 64
_SMALL = 1 << 62

_METHODS: Dict[str, _Make] = {}


def _wraps(name: str) -> Callable[[_Make], _Make]:
    def register(make: _Make) -> _Make:
        _METHODS[name] = make
        return make

    return register


def are_booleans(seq: Any) -> bool:
    """Test whether a sequence is `[False, True]` or `[True, False]`."""
    if type(seq) not in (list, tuple) or len(seq) != 2:
        return False
    return (seq[0] is False and seq[1] is True) or (seq[0] is True and seq[1] is False)


def are_numbers(seq: Any) -> bool:
    """Test whether a sequence is a range of successive numbers, which are chosen as such."""
    return type(seq) is range and seq.step == 1 and seq.start >= -_SMALL and seq.stop <= _SMALL


def note_element(run: _run.Run, seq: Any, at: int) -> Any:
    """Record the choice of an element; numbers, false and true by their value, not by their index."""
    if are_numbers(seq):
        run.note(RANGE, seq[0], seq[-1], seq[at])
    elif are_booleans(seq):
        run.note(BRANCH, 0, 1, int(seq[at]))
    else:
        run.note(PICK, 0, len(seq) - 1, at)
    return seq[at]


def answer_element(run: _run.Run, seq: Any) -> Any:
    """Choose an element by the trace of a run."""
    if are_numbers(seq):
        return run.answer_number(RANGE, seq[0], seq[-1])
    if are_booleans(seq):
        return run.answer_number(BRANCH, 0, 1) == 1
    return seq[run.answer_element(PICK, seq)]


def number(run: _run.Run, low: int, high: int, draw: Callable[[], int]) -> int:
    """Choose a number in a range; `draw` decides where no trace does."""
    if low < -(1 << 63) or high >= _GREATEST or high - low >= _GREATEST:
        length = ((high - low).bit_length() + 7) // 8
        if run.follower is not None:
            decision = run.answer_bytes(length)
            return low + min(int.from_bytes(decision, "big"), high - low)
        chosen = draw()
        run.note(BYTES, length, length, (chosen - low).to_bytes(length, "big"))
        return chosen
    if run.follower is not None:
        return run.answer_number(RANGE, low, high)
    chosen = draw()
    run.note(RANGE, low, high, chosen)
    return chosen


def order(run: _run.Run, count: int, below: int, draw: Callable[[], List[int]]) -> List[int]:
    """Choose some different numbers below another one, in an order."""
    if run.follower is not None:
        return run.answer_order(count, below)
    drawn = draw()
    run.note(SHUFFLE, count, below, drawn)
    return drawn


#: The original class, before any wrapping.
_USUAL = random.Random
_bits = _USUAL.getrandbits


def _below(usual: random.Random, n: int) -> int:
    """Return a number below another one, as the library draws it, but with fewer calls."""
    k = n.bit_length()
    drawn = _bits(usual, k)
    while drawn >= n:
        drawn = _bits(usual, k)
    return drawn


def _is_the_librarys() -> bool:
    """Test whether `_below` draws as this version of the library does."""
    one, other = _USUAL(1), _USUAL(1)
    for n in (1, 2, 3, 64, 65, 1000):
        expected = [other.randint(0, n - 1), other.choice(range(n)), other.randrange(n)]
        if [_below(one, n) for _ in range(3)] != expected:
            return False
    return True


_SHORT = _is_the_librarys()


def _unobserved(run: _run.Run, call: Callable[[], Any]) -> Any:
    run.outside = False
    try:
        return call()
    finally:
        run.outside = True


@_wraps("random")
def _random(original: _Original) -> _Original:
    def random(self: Any) -> Any:
        run = _run.current
        if run is None or not run.outside:
            return original(self)
        if run.follower is not None:
            return run.answer_number(REAL, 0, REAL_HIGH) / _UNITS
        chosen = original(self)
        frame = _getframe(1)
        if frame is not run.top:
            run.change_to(frame)
        run.put((frame.f_lasti, REAL, 0, REAL_HIGH, int(chosen * _UNITS)))
        return chosen

    return random


@_wraps("getrandbits")
def _getrandbits(original: _Original) -> _Original:
    def getrandbits(self: Any, k: int) -> Any:
        run = _run.current
        if run is None or not run.outside or k <= 0:
            return original(self, k)
        return number(run, 0, (1 << k) - 1, lambda: original(self, k))

    return getrandbits


@_wraps("randbytes")
def _randbytes(original: _Original) -> _Original:
    def randbytes(self: Any, n: int) -> Any:
        run = _run.current
        if run is None or not run.outside or n < 0:
            return original(self, n)
        if run.follower is not None:
            return run.answer_bytes(n)
        chosen = _unobserved(run, lambda: original(self, n))
        run.note(BYTES, n, n, chosen)
        return chosen

    return randbytes


@_wraps("randrange")
def _randrange(original: _Original) -> _Original:
    def randrange(self: Any, start: int, *more: Any, **named: Any) -> Any:
        run = _run.current
        if run is None or not run.outside:
            return original(self, start, *more, **named)
        try:
            stop = more[0] if more else named.get("stop")
            step = more[1] if len(more) > 1 else named.get("step", 1)
            numbers = range(start) if stop is None else range(start, stop, step)
        except (TypeError, ValueError):
            numbers = range(0)
        if not numbers:
            # For the error, and for numbers that are not `int`.
            return original(self, start, *more, **named)

        def draw() -> int:
            return int(_unobserved(run, lambda: original(self, start, *more, **named)))

        if numbers.step == 1:
            return number(run, numbers[0], numbers[-1], draw)
        if run.follower is not None:
            return numbers[run.answer_element(RANGE, numbers)]
        at = number(run, 0, len(numbers) - 1, lambda: numbers.index(draw()))
        return numbers[at]

    return randrange


@_wraps("randint")
def _randint(original: _Original) -> _Original:
    def randint(self: Any, a: int, b: int) -> Any:
        run = _run.current
        if run is None or not run.outside or type(a) is not int or type(b) is not int or a > b:
            return original(self, a, b)
        if _SHORT and run.follower is None and type(self) is _USUAL and -_SMALL < a and b < _SMALL:
            chosen = a + _below(self, b - a + 1)
            frame = _getframe(1)
            if frame is not run.top:
                run.change_to(frame)
            run.put((frame.f_lasti, RANGE, a, b, chosen))
            return chosen
        return number(run, a, b, lambda: _unobserved(run, lambda: original(self, a, b)))

    return randint


@_wraps("choice")
def _choice(original: _Original) -> _Original:
    def choice(self: Any, seq: Any) -> Any:
        run = _run.current
        if run is None or not run.outside or len(seq) == 0:
            return original(self, seq)
        if _SHORT and run.follower is None and type(self) is _USUAL:
            count = len(seq)
            chosen = _below(self, count)
            frame = _getframe(1)
            if frame is not run.top:
                run.change_to(frame)
            if type(seq) is range and are_numbers(seq):
                run.put((frame.f_lasti, RANGE, seq[0], seq[-1], seq[chosen]))
            elif count == 2 and are_booleans(seq):
                run.put((frame.f_lasti, BRANCH, 0, 1, int(seq[chosen])))
            else:
                run.put((frame.f_lasti, PICK, 0, count - 1, chosen))
            return seq[chosen]
        if run.follower is not None:
            return answer_element(run, seq)
        at = _unobserved(run, lambda: original(self, range(len(seq))))
        return note_element(run, seq, at)

    return choice


@_wraps("choices")
def _choices(original: _Original) -> _Original:
    def choices(self: Any, population: Any, *more: Any, **named: Any) -> Any:
        run = _run.current
        if run is None or not run.outside or len(population) == 0:
            return original(self, population, *more, **named)
        below = len(population)
        if run.follower is not None:
            count = named.get("k", 1)
            return [answer_element(run, population) for _ in range(count)]
        drawn = _unobserved(run, lambda: original(self, range(below), *more, **named))
        return [note_element(run, population, at) for at in drawn]

    return choices


@_wraps("shuffle")
def _shuffle(original: _Original) -> _Original:
    def shuffle(self: Any, x: Any, *more: Any) -> Any:
        run = _run.current
        if run is None or not run.outside or more:
            return original(self, x, *more)

        def draw() -> List[int]:
            numbers = list(range(len(x)))
            _unobserved(run, lambda: original(self, numbers))
            return numbers

        chosen = order(run, len(x), len(x), draw)
        before = [x[at] for at in range(len(x))]
        for at, one in enumerate(chosen):
            x[at] = before[one]
        return None

    return shuffle


@_wraps("sample")
def _sample(original: _Original) -> _Original:
    def sample(self: Any, population: Any, k: int, **named: Any) -> Any:
        run = _run.current
        named = {name: value for name, value in named.items() if value is not None}
        if run is None or not run.outside or named or not hasattr(population, "__getitem__"):
            return original(self, population, k, **named)
        below = len(population)
        if not 0 <= k <= below:
            return original(self, population, k)
        chosen = order(
            run, k, below, lambda: _unobserved(run, lambda: original(self, range(below), k))
        )
        return [population[one] for one in chosen]

    return sample


#: Replacements during a run, made once.
_replaced: Optional[_Replaced] = None
_installed = False


def _replacements() -> _Replaced:
    made: _Replaced = []
    of_class: Dict[str, Any] = {}
    for owner in (random.Random, random.SystemRandom):
        for name, make in _METHODS.items():
            own = name in vars(owner)
            if not own and (owner is random.SystemRandom or not hasattr(owner, name)):
                continue
            original = getattr(owner, name)
            wrapped = functools.wraps(original)(make(original))
            made.append((owner, name, original if own else None, wrapped))
            if owner is random.Random:
                of_class[name] = wrapped
    shared = random._inst
    for name, wrapped in of_class.items():
        if hasattr(random, name):
            made.append((random, name, getattr(random, name), wrapped.__get__(shared)))
    return made


def install() -> None:
    """Wrap the module; its answers change only during a run."""
    global _replaced, _installed
    if _installed:
        return
    if _replaced is None:
        _replaced = _replacements()
    _installed = True
    for owner, name, _, wrapped in _replaced:
        setattr(owner, name, wrapped)


def forget() -> None:
    """Drop numbers that were drawn in advance."""
    setattr(random._inst, "gauss_next", None)


def uninstall() -> None:
    """Undo `install`."""
    global _installed
    for owner, name, original, _ in (_replaced or []) if _installed else []:
        if original is not None:
            setattr(owner, name, original)
        else:
            delattr(owner, name)
    _installed = False
