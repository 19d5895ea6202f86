"""Traces: what was chosen in a run, and the lines that they are written as.

docs/protocol.md has the format. A trace is a flat list of nodes in preorder, as
it is written down while a run goes on.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Iterable, List, Sequence, Union

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

#: The greatest decision of a `real`, which counts units of 2**-53.
REAL_HIGH = (1 << 53) - 1

Decision = Union[int, List[int], bytes]


class TraceError(ValueError):
    """A text is no trace."""


@dataclass(frozen=True)
class Begin:
    """A part begins."""

    kind: str
    place: str


@dataclass(frozen=True)
class End:
    """The innermost part ends."""


@dataclass(frozen=True)
class Choice:
    """Something is chosen.

    `low` and `high` are the lowest and the highest decision there is; of a
    shuffle, how many numbers are asked for and what they are below; of bytes,
    the least and the greatest length.
    """

    kind: str
    place: str
    low: int
    high: int
    decision: Decision

    def allows(self, decision: Decision) -> bool:
        """Whether a decision may be taken here."""
        if self.kind == SHUFFLE:
            return (
                isinstance(decision, list)
                and len(decision) == self.low
                and len(set(decision)) == self.low
                and all(0 <= number < self.high for number in decision)
            )
        if self.kind == BYTES:
            return isinstance(decision, bytes) and self.low <= len(decision) <= self.high
        return isinstance(decision, int) and self.low <= decision <= self.high


Event = Union[Begin, End, Choice]


@dataclass
class Trace:
    """A run: what was chosen, with the parts that it was chosen in."""

    events: List[Event] = field(default_factory=list)

    def choices(self) -> List[Choice]:
        """The choices, in order."""
        return [event for event in self.events if isinstance(event, Choice)]

    def lines(self) -> List[str]:
        """The lines of its file, each without its end."""
        lines = [json.dumps({"trace": VERSION})]
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
            lines.append(f'["c","{event.kind}",{number},{event.low},{event.high},{shown}]')
        return lines

    def dumps(self) -> str:
        """Its file."""
        return "".join(line + "\n" for line in self.lines())

    @classmethod
    def parse(cls, lines: Iterable[str]) -> Trace:
        """Reads a trace's lines; raises `TraceError` if they are none."""
        rows = (line for line in lines if line.strip())
        first = next(rows, None)
        try:
            header = json.loads(first) if first is not None else None
        except ValueError:
            header = None
        if not isinstance(header, dict) or "trace" not in header:
            raise TraceError('a trace begins with {"trace":1}')
        if header["trace"] != VERSION:
            raise TraceError(f"version {header['trace']} is not known")
        trace = cls()
        places: List[str] = []
        depth = 0
        for row in rows:
            try:
                event = _event(json.loads(row), places)
            except (ValueError, TypeError, IndexError, KeyError) as error:
                raise TraceError(f"no line of a trace: {row.strip()[:80]}") from error
            if event is None:
                continue
            depth += isinstance(event, Begin) - isinstance(event, End)
            if depth < 0:
                raise TraceError("an end without a beginning")
            trace.events.append(event)
        trace.events.extend([End()] * depth)
        return trace


def _event(row: Sequence[object], places: List[str]) -> Union[Event, None]:
    letter, *rest = row
    if letter == "p":
        number, name = rest
        if number != len(places) or not isinstance(name, str):
            raise ValueError
        places.append(name)
        return None
    if letter == "e" and not rest:
        return End()
    kind, number, *more = rest
    if not isinstance(number, int) or number < 0:
        raise ValueError
    place = places[number]
    if letter == "b" and kind in PARTS and not more:
        return Begin(str(kind), place)
    if letter != "c" or kind not in CHOICES:
        raise ValueError
    low, high, decision = more
    if kind == BYTES:
        decision = bytes.fromhex(decision)  # type: ignore[arg-type]
    choice = Choice(str(kind), place, low, high, decision)  # type: ignore[arg-type]
    if not choice.allows(choice.decision):
        raise ValueError
    return choice
