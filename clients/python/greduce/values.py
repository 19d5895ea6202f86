"""Texts of values, by which alternatives of two runs are compared.

Equal values have the same text in each run. Objects that are equal only to themselves have none:
another run has other ones. Functions and classes, which a run finds again, have their name and line.
"""

from __future__ import annotations

import types

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, List, Optional, Sequence

#: Longer texts are replaced by their hash.
_LONGEST = 100
#: Values nested more deeply have no text.
_DEEPEST = 20

_PLAIN = frozenset([type(None), bool, int, float, complex, str, bytes])


def shown(value: Any) -> Optional[str]:
    """Return the text of a value, if it has one."""
    text = repr(value) if type(value) in _PLAIN else _nested(value, 0)
    if text is None or len(text) <= _LONGEST:
        return text
    import hashlib

    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def _nested(value: Any, depth: int) -> Optional[str]:
    kind = type(value)
    if kind in _PLAIN:
        return repr(value)
    if depth > _DEEPEST:
        return None
    if kind in (list, tuple):
        return _all(kind, value, depth)
    if kind is dict:
        return _all(kind, [one for pair in value.items() for one in pair], depth)
    if kind in (set, frozenset):
        return _all(kind, value, depth, in_order=False)
    if isinstance(value, type) or isinstance(value, types.BuiltinFunctionType):
        return f"{value.__module__}.{value.__qualname__}"
    if isinstance(value, types.FunctionType):
        return f"{value.__module__}.{value.__qualname__}:{value.__code__.co_firstlineno}"
    if kind.__eq__ is object.__eq__ or kind.__repr__ is object.__repr__:
        return None
    try:
        text = repr(value)
    except Exception:
        return None
    # An address is another one in each run.
    return None if " at 0x" in text else text


def _all(kind: type, values: Any, depth: int, in_order: bool = True) -> Optional[str]:
    texts: List[str] = []
    for one in values:
        text = _nested(one, depth + 1)
        if text is None:
            return None
        texts.append(text)
    if not in_order:
        texts.sort()
    return f"{kind.__name__}({','.join(texts)})"


class Alternatives:
    """The values that a choice has, by their indices."""

    def __init__(self, things: Sequence[Any]) -> None:
        self._things = things

    def text(self, at: int) -> Optional[str]:
        """Return the text of an alternative."""
        return shown(self._things[at])

    def find(self, text: str) -> Optional[int]:
        """Return the index of the first alternative with a text."""
        things = self._things
        if isinstance(things, range):
            digits = text[1:] if text[:1] == "-" else text
            number = int(text) if digits.isdigit() else None
            return things.index(number) if number is not None and number in things else None
        return next((at for at in range(len(things)) if self.text(at) == text), None)
