"""Traces: the choices of a run, and their file format (docs/traces.md).

A trace is a flat list of nodes in preorder, as a run records them.
"""

from __future__ import annotations

# Rarely needed modules are imported where they are used: a generator's client should start fast.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Dict, Iterable, List, Optional, Sequence, Tuple, Union

    Decision = Union[int, List[int], bytes]
    Event = Union["Begin", "End", "Choice"]

VERSION = 1

COUNT, BRANCH, PICK, RANGE, REAL, SHUFFLE, BYTES = (
    "count",
    "branch",
    "pick",
    "range",
    "real",
    "shuffle",
    "bytes",
)
CHOICES = frozenset([COUNT, BRANCH, PICK, RANGE, REAL, SHUFFLE, BYTES])
PARTS = frozenset(["loop", "item", "branch", "call"])
_KINDS: Dict[object, str] = {kind: kind for kind in CHOICES | PARTS}

#: The greatest decision of a `real`, in units of 2**-53.
REAL_HIGH = (1 << 53) - 1


def header(values: bool) -> Dict[str, object]:
    """Return the first line of a trace's file."""
    return {"trace": VERSION, "values": True} if values else {"trace": VERSION}


class TraceError(ValueError):
    """The error of a text that is not a trace."""


class _Node:
    """A node, compared by its fields."""

    __slots__: Tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in self.__slots__
        )

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
        return f"{type(self).__name__}({fields})"


class Begin(_Node):
    """The start of a part."""

    __slots__ = ("kind", "place")

    def __init__(self, kind: str, place: str) -> None:
        self.kind = kind
        self.place = place


class End(_Node):
    """The end of the innermost part."""

    __slots__ = ()


class Choice(_Node):
    """A choice.

    `low` and `high` are the lowest and the highest decision; of a shuffle, the number of elements
    and the bound that they are below; of bytes, the least and the greatest length. `value` is the
    text of the chosen alternative, in a trace with values.
    """

    __slots__ = ("kind", "place", "low", "high", "decision", "value")

    def __init__(
        self,
        kind: str,
        place: str,
        low: int,
        high: int,
        decision: Decision,
        value: Optional[str] = None,
    ) -> None:
        self.kind = kind
        self.place = place
        self.low = low
        self.high = high
        self.decision = decision
        self.value = value

    def allows(self, decision: Decision) -> bool:
        """Test whether a decision is legal here."""
        return allows(self.kind, self.low, self.high, decision)


def allows(kind: str, low: int, high: int, decision: Decision) -> bool:
    """Test whether a decision is legal for a choice of a kind in a range."""
    if isinstance(decision, int):
        return low <= decision <= high and kind != SHUFFLE and kind != BYTES
    if kind == SHUFFLE:
        return (
            isinstance(decision, list)
            and len(decision) == low
            and len(set(decision)) == low
            and all(0 <= number < high for number in decision)
        )
    return kind == BYTES and isinstance(decision, bytes) and low <= len(decision) <= high


class Trace(_Node):
    """A run: its choices in their parts.

    With `values`, alternatives are recorded with their values, and matched by them.
    """

    __slots__ = ("events", "values")

    def __init__(self, events: Optional[List[Event]] = None, values: bool = False) -> None:
        self.events: List[Event] = [] if events is None else events
        self.values = values

    def choices(self) -> List[Choice]:
        """Return the choices, in order."""
        return [event for event in self.events if isinstance(event, Choice)]

    def lines(self) -> List[str]:
        """Return the lines of the trace's file, each without its end."""
        import json

        lines = [json.dumps(header(self.values))]
        numbers: dict[str, int] = {}
        for event in self.events:
            if isinstance(event, End):
                lines.append('["e"]')
                continue
            number = numbers.get(event.place)
            if number is None:
                number = numbers[event.place] = len(numbers)
                lines.append(json.dumps(["p", number, event.place]))
            if isinstance(event, Begin):
                lines.append(f'["b","{event.kind}",{number}]')
                continue
            decision = event.decision
            if isinstance(decision, bytes):
                shown = f'"{decision.hex()}"'
            else:
                shown = str(decision)
            if event.value is not None:
                shown += "," + json.dumps(event.value)
            lines.append(f'["c","{event.kind}",{number},{event.low},{event.high},{shown}]')
        return lines

    def dumps(self) -> str:
        """Return the text of the trace's file."""
        return "".join(line + "\n" for line in self.lines())

    @classmethod
    def parse(cls, lines: Iterable[str]) -> Trace:
        """Read the lines of a trace; raises `TraceError` if they are invalid."""
        import json

        rows = [line for line in lines if line.strip()]
        try:
            header = json.loads(rows[0]) if rows else None
        except ValueError:
            header = None
        if not isinstance(header, dict) or "trace" not in header:
            raise TraceError('a trace begins with {"trace":1}')
        if header["trace"] != VERSION:
            raise TraceError(f"version {header['trace']} is not known")
        del rows[0]
        trace = cls(values=header.get("values") is True)
        put = trace.events.append
        places: List[str] = []
        depth = 0
        for row, value in zip(rows, _values(rows)):
            try:
                event = _event(value, places)
            except (ValueError, TypeError, IndexError, KeyError) as error:
                raise _refused(row) from error
            if event is None:
                continue
            if event is _END:
                depth -= 1
                if depth < 0:
                    raise TraceError("an end without a beginning")
            elif type(event) is Begin:
                depth += 1
            put(event)
        trace.events.extend([_END] * depth)
        return trace


_END = End()


def _refused(row: str) -> TraceError:
    return TraceError(f"not a line of a trace: {row.strip()[:80]}")


def _values(rows: List[str]) -> List[List[object]]:
    """Return the values of lines; parsing all at once is faster than one by one."""
    import json

    try:
        values = json.loads(f"[{','.join(rows)}]")
    except ValueError:
        values = []
    if len(values) == len(rows):
        return list(values)
    values = []
    for row in rows:
        try:
            values.append(json.loads(row))
        except ValueError as error:
            raise _refused(row) from error
    return list(values)


def _event(row: Sequence[object], places: List[str]) -> Union[Event, None]:
    letter = row[0]
    if letter == "e" and len(row) == 1:
        return _END
    if letter == "p":
        _, number, name = row
        if number != len(places) or not isinstance(name, str):
            raise ValueError
        places.append(name)
        return None
    # The interned kind, which compares quickly.
    kind = _KINDS[row[1]]
    number = row[2]
    if not isinstance(number, int) or number < 0:
        raise ValueError
    place = places[number]
    if letter == "c" and kind in CHOICES:
        _, _, _, low, high, decision, *rest = row
        if rest and (len(rest) > 1 or not isinstance(rest[0], str)):
            raise ValueError
        if kind == BYTES:
            decision = bytes.fromhex(decision)  # type: ignore[arg-type]
        if not allows(kind, low, high, decision):  # type: ignore[arg-type]
            raise ValueError
        return Choice(kind, place, low, high, decision, *rest)  # type: ignore[arg-type]
    if letter == "b" and kind in PARTS and len(row) == 3:
        return Begin(kind, place)
    raise ValueError
