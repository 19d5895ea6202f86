"""The generators of numpy, wrapped so that each number is a choice.

The functions of `numpy.random`, `RandomState` and `default_rng` are wrapped. Numbers of a uniform
distribution are numbers in a range; of others the eight bytes of the number are recorded. Does
nothing if numpy is not installed.
"""

from __future__ import annotations

import functools
import math
import struct
import sys

from . import run as _run
from .trace import BYTES, PICK, RANGE, REAL, REAL_HIGH
from .wrapped_random import answer_element, are_booleans, are_numbers, note_element, order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, List, Optional, Tuple

    _Original = Callable[..., Any]
    _Draw = Callable[[], Any]

_UNITS = 1 << 53


def _quietly(run: _run.Run, call: _Draw) -> Any:
    run.outside = False
    try:
        return call()
    finally:
        run.outside = True


def _shape(size: Any) -> Tuple[int, ...]:
    return tuple(size) if hasattr(size, "__iter__") else (int(size),)


def _each(run: _run.Run, draw: _Draw, size: Any, one: Callable[[Optional[Any]], Any]) -> Any:
    """Return numbers of a shape, each by `one`, which gets the drawn number or `None`."""
    import numpy

    if run.follower is None:
        drawn = _quietly(run, draw)
        if isinstance(drawn, numpy.ndarray):
            for value in drawn.ravel():
                one(value)
        else:
            one(drawn)
        return drawn
    if size is None:
        return one(None)
    shape = _shape(size)
    values = [one(None) for _ in range(math.prod(shape))]
    return numpy.array(values).reshape(shape)


def _real(run: _run.Run) -> Callable[[Optional[Any]], float]:
    def one(drawn: Optional[Any]) -> float:
        if drawn is None:
            return run.answer_number(REAL, 0, REAL_HIGH) / _UNITS
        run.note(REAL, 0, REAL_HIGH, int(float(drawn) * _UNITS))
        return float(drawn)

    return one


def _double(run: _run.Run) -> Callable[[Optional[Any]], float]:
    def one(drawn: Optional[Any]) -> float:
        if drawn is None:
            decision = run.answer_bytes(8)
            value = struct.unpack(">d", decision)[0]
            return value if math.isfinite(value) else 0.0
        run.note(BYTES, 8, 8, struct.pack(">d", float(drawn)))
        return float(drawn)

    return one


def _integer(run: _run.Run, low: int, high: int, kind: str) -> Callable[[Optional[Any]], int]:
    def one(drawn: Optional[Any]) -> int:
        if drawn is None:
            return run.answer_number(kind, low, high)
        run.note(kind, low, high, int(drawn))
        return int(drawn)

    return one


def _index(run: _run.Run, things: Any) -> Callable[[Optional[Any]], int]:
    def one(drawn: Optional[Any]) -> int:
        if drawn is not None:
            note_element(run, things, int(drawn))
            return int(drawn)
        if are_numbers(things) or are_booleans(things):
            return int(things.index(answer_element(run, things)))
        return run.answer_element(PICK, things)

    return one


def _reals(original: _Original) -> _Original:
    def reals(self: Any, size: Any = None, *more: Any, **named: Any) -> Any:
        run = _run.current
        if run is None or not run.outside or named.get("out") is not None:
            return original(self, size, *more, **named)
        return _each(run, lambda: original(self, size, *more, **named), size, _real(run))

    return reals


def _rand(original: _Original) -> _Original:
    def rand(self: Any, *shape: int) -> Any:
        run = _run.current
        if run is None or not run.outside:
            return original(self, *shape)
        return _each(run, lambda: original(self, *shape), shape or None, _real(run))

    return rand


def _uniform(original: _Original) -> _Original:
    def uniform(self: Any, low: Any = 0.0, high: Any = 1.0, size: Any = None) -> Any:
        run = _run.current
        if run is None or not run.outside or hasattr(low, "__len__") or hasattr(high, "__len__"):
            return original(self, low, high, size)
        width = high - low

        def one(drawn: Optional[Any]) -> float:
            if drawn is None:
                return float(low + width * (run.answer_number(REAL, 0, REAL_HIGH) / _UNITS))
            share = (float(drawn) - low) / width if width else 0.0
            run.note(REAL, 0, REAL_HIGH, min(max(round(share * _UNITS), 0), REAL_HIGH))
            return float(drawn)

        return _each(run, lambda: original(self, low, high, size), size, one)

    return uniform


def _integers(closed: bool) -> Callable[[_Original], _Original]:
    def make(original: _Original) -> _Original:
        def integers(
            self: Any, low: Any, high: Any = None, size: Any = None, *more: Any, **named: Any
        ) -> Any:
            run = _run.current
            arrays = hasattr(low, "__len__") or hasattr(high, "__len__")
            if run is None or not run.outside or arrays:
                return original(self, low, high, size, *more, **named)
            first, last = (0, low) if high is None else (low, high)
            inclusive = closed or named.get("endpoint", False)
            first, last = int(first), int(last) - (0 if inclusive else 1)
            if closed and high is None:
                first = 1

            def draw() -> Any:
                return original(self, low, high, size, *more, **named)

            if first > last:
                return draw()
            values = _each(run, draw, size, _integer(run, first, last, RANGE))
            dtype = named.get("dtype", more[0] if more else None)
            return values.astype(dtype) if dtype is not None and size is not None else values

        return integers

    return make


def _choice(original: _Original) -> _Original:
    def choice(
        self: Any, a: Any, size: Any = None, replace: bool = True, p: Any = None, *more: Any, **named: Any
    ) -> Any:
        import numpy

        run = _run.current
        things = numpy.asarray(a)
        if run is None or not run.outside or things.ndim > 1 or more or named.get("axis"):
            return original(self, a, size, replace, p, *more, **named)
        below = int(a) if things.ndim == 0 else len(things)

        def draw(shape: Any) -> Any:
            return original(self, below, shape, replace, p, **named)

        if below == 0:
            return original(self, a, size, replace, p, **named)
        if replace or size is None:
            # Numbers of a range, false and true are chosen as such.
            alternatives = things
            if things.ndim == 0:
                alternatives = range(below)
            elif are_numbers(a) or are_booleans(a):
                alternatives = a
            at = _each(run, lambda: draw(size), size, _index(run, alternatives))
        else:
            count = math.prod(_shape(size))
            if count > below:
                return draw(size)
            chosen = order(
                run, count, below, lambda: [int(one) for one in _quietly(run, lambda: draw(count))]
            )
            at = numpy.array(chosen, dtype=int).reshape(_shape(size))
        return at if things.ndim == 0 else things[at]

    return choice


def _shuffle(original: _Original) -> _Original:
    def shuffle(self: Any, x: Any, *more: Any, **named: Any) -> Any:
        import numpy

        run = _run.current
        if run is None or not run.outside or more or named.get("axis"):
            return original(self, x, *more, **named)
        chosen = _permuted(run, original, self, len(x))
        if isinstance(x, numpy.ndarray):
            x[...] = x[chosen]
        else:
            x[:] = [x[at] for at in chosen]
        return None

    return shuffle


def _permuted(run: _run.Run, shuffle: _Original, self: Any, below: int) -> List[int]:
    import numpy

    def draw() -> List[int]:
        numbers = numpy.arange(below)
        _quietly(run, lambda: shuffle(self, numbers))
        return [int(one) for one in numbers]

    return order(run, below, below, draw)


def _permutation(original: _Original) -> _Original:
    def permutation(self: Any, x: Any, *more: Any, **named: Any) -> Any:
        import numpy

        run = _run.current
        if run is None or not run.outside or more or named.get("axis"):
            return original(self, x, *more, **named)
        things = numpy.arange(x) if isinstance(x, (int, numpy.integer)) else numpy.asarray(x)

        def draw() -> List[int]:
            return [int(one) for one in _quietly(run, lambda: original(self, len(things)))]

        return things[order(run, len(things), len(things), draw)]

    return permutation


def _bytes(original: _Original) -> _Original:
    def bytes_(self: Any, length: int) -> Any:
        run = _run.current
        if run is None or not run.outside:
            return original(self, length)
        if run.follower is not None:
            return run.answer_bytes(length)
        drawn = _quietly(run, lambda: original(self, length))
        run.note(BYTES, length, length, drawn)
        return drawn

    return bytes_


def _continuous(original: _Original) -> _Original:
    def continuous(self: Any, *arguments: Any, **named: Any) -> Any:
        run = _run.current
        if run is None or not run.outside:
            return original(self, *arguments, **named)
        # The size is the last argument, but only a call shows the size of an answer.
        size = named.get("size")
        if run.follower is not None and size is None:
            with_size = _quietly(run, lambda: original(self, *arguments, **named))
            size = getattr(with_size, "shape", None) or None
        return _each(run, lambda: original(self, *arguments, **named), size, _double(run))

    return continuous


def _counted(original: _Original) -> _Original:
    def counted(self: Any, *arguments: Any, **named: Any) -> Any:
        run = _run.current
        if run is None or not run.outside:
            return original(self, *arguments, **named)
        size = named.get("size")
        if run.follower is not None and size is None:
            with_size = _quietly(run, lambda: original(self, *arguments, **named))
            size = getattr(with_size, "shape", None) or None
        one = _integer(run, 0, (1 << 63) - 1, RANGE)
        return _each(run, lambda: original(self, *arguments, **named), size, one)

    return counted


_METHODS: Dict[str, Callable[[_Original], _Original]] = {
    "random": _reals,
    "random_sample": _reals,
    "ranf": _reals,
    "sample": _reals,
    "rand": _rand,
    "uniform": _uniform,
    "integers": _integers(False),
    "randint": _integers(False),
    "random_integers": _integers(True),
    "choice": _choice,
    "shuffle": _shuffle,
    "permutation": _permutation,
    "bytes": _bytes,
    "binomial": _counted,
    "geometric": _counted,
    "poisson": _counted,
}
for _name in (
    "beta chisquare exponential f gamma gumbel laplace logistic lognormal normal pareto power "
    "randn rayleigh standard_cauchy standard_exponential standard_gamma standard_normal "
    "standard_t triangular vonmises wald weibull"
).split():
    _METHODS[_name] = _continuous

#: Module, name and original.
_saved: Optional[List[Tuple[Any, str, Any]]] = None
_seed: Optional[int] = None


def seed(value: int) -> None:
    """Seed the shared generator, and those made without a seed."""
    global _seed
    _seed = value
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        numpy.random.seed(value % (1 << 32))


def _wrapped(base: Any) -> Any:
    body: Dict[str, Any] = {"__module__": base.__module__}
    for name, make in _METHODS.items():
        original = getattr(base, name, None)
        if original is not None and hasattr(original, "__get__"):
            body[name] = functools.wraps(original)(make(original))
    return type(base.__name__, (base,), body)


def install() -> None:
    """Wrap numpy if it is loaded; its answers change only during a run."""
    global _saved
    numpy = sys.modules.get("numpy")
    if _saved is not None or numpy is None or not hasattr(numpy, "random"):
        return
    _saved = []
    module = numpy.random

    def put(name: str, value: Any) -> None:
        assert _saved is not None
        _saved.append((module, name, getattr(module, name)))
        setattr(module, name, value)

    state, generator = _wrapped(module.RandomState), _wrapped(module.Generator)
    default_rng = module.default_rng

    def wrapped_default_rng(seed: Any = None) -> Any:
        if isinstance(seed, generator):
            return seed
        if seed is None and _seed is not None and _run.current is not None:
            seed = _seed
        made = default_rng(seed)
        return generator(made.bit_generator)

    shared = module.mtrand._rand
    for name in _METHODS:
        bound = getattr(module, name, None)
        method = vars(state).get(name)
        if method is not None and bound is not None and not isinstance(bound, type):
            put(name, functools.partial(method, shared))
    put("RandomState", state)
    put("Generator", generator)
    put("default_rng", wrapped_default_rng)


def uninstall() -> None:
    """Undo `install`."""
    global _saved, _seed
    for owner, name, original in reversed(_saved or []):
        setattr(owner, name, original)
    _saved = None
    _seed = None
