"""Texts of values, by which alternatives of two runs are compared.

Equal values have the same text in each run. Objects that show themselves have the text of `repr`,
others that of their fields, functions and classes their name and line.
"""

from __future__ import annotations

import types

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Dict, List, Optional, Sequence

#: Longer texts are replaced by their hash.
_LONGEST = 100
#: Bounds of a value: its depth, and the number of values in it.
_DEEPEST = 20
_MOST = 1000

_PLAIN = frozenset([type(None), bool, int, float, complex, str, bytes])
_LISTS = frozenset([list, tuple])


def shown(value: Any) -> str:
    """Return the text of a value."""
    kind = type(value)
    if kind in _PLAIN:
        text = repr(value)
    else:
        pieces: List[str] = []
        _Shown(pieces).put(value, 0)
        text = "".join(pieces)
    if len(text) <= _LONGEST:
        return text
    import hashlib

    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


class _Shown:
    def __init__(self, pieces: List[str]) -> None:
        self._pieces = pieces
        self._known: Dict[int, int] = {}

    def put(self, value: Any, depth: int) -> None:
        """Append the text of a value."""
        kind = type(value)
        if kind in _PLAIN:
            self._pieces.append(repr(value))
            return
        known = self._known.get(id(value))
        if known is not None or depth > _DEEPEST or len(self._known) >= _MOST:
            # A value seen before, such as one around this one; or too many.
            self._pieces.append(f"#{known}")
            return
        self._known[id(value)] = len(self._known)
        if kind in _LISTS:
            self._all(kind, value, depth)
        elif kind is dict:
            self._all(kind, [one for pair in value.items() for one in pair], depth)
        elif kind in (set, frozenset):
            self._pieces.append(f"{kind.__name__}{sorted(shown(one) for one in value)}")
        elif isinstance(value, type):
            self._pieces.append(f"{value.__module__}.{value.__qualname__}")
        elif isinstance(value, types.FunctionType):
            line = value.__code__.co_firstlineno
            self._pieces.append(f"{value.__module__}.{value.__qualname__}:{line}")
        elif isinstance(value, types.MethodType):
            self._all(kind, [value.__func__, value.__self__], depth)
        else:
            self._object(value, depth)

    def _all(self, kind: type, values: Any, depth: int) -> None:
        self._pieces.append(f"{kind.__name__}(")
        for one in values:
            self.put(one, depth + 1)
            self._pieces.append(",")
        self._pieces.append(")")

    def _object(self, value: Any, depth: int) -> None:
        kind = type(value)
        if kind.__repr__ is not object.__repr__:
            try:
                text = repr(value)
            except Exception:
                text = " at 0x"
            # An address is another one in each run.
            if " at 0x" not in text:
                self._pieces.append(text)
                return
        names = [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]
        fields = {name: getattr(value, name) for name in names if hasattr(value, name)}
        fields.update(getattr(value, "__dict__", {}))
        self._all(kind, [one for pair in sorted(fields.items()) for one in pair], depth)


class Alternatives:
    """The values that a choice has, by their indices."""

    def __init__(self, things: Sequence[Any]) -> None:
        self._things = things

    def text(self, at: int) -> str:
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
