"""The follower of a trace: docs/protocol.md, "Following a trace"."""

from __future__ import annotations

from .trace import BYTES, SHUFFLE, Begin, Choice, End, Trace, allows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Dict, List, Optional, Type, Union

    from .trace import Decision, Event
    from .values import Alternatives

_WORD = (1 << 64) - 1


class Halted(BaseException):
    """The error of a strict run that left its trace.

    Not an `Exception`, so that a generator that catches those does not continue.
    """

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


def _mixed(z: int) -> int:
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _WORD
    return z ^ (z >> 31)


def fresh_number(count: int, low: int, high: int) -> int:
    """Return the fresh number of index `count`, from 0, at a place: low ones first."""
    z = (count + 1) * 0x9E3779B97F4A7C15 & _WORD
    part = (_mixed(z) >> 11) * 2.0**-53 * min(1.0, (count + 1) / 16)
    return low + min(int(part * float(high - low + 1)), high - low)


def fresh(count: int, kind: str, low: int, high: int) -> Decision:
    """Return a decision for a choice that no trace answers."""
    if kind == SHUFFLE:
        return list(range(low))
    if kind == BYTES:
        return bytes(low)
    return fresh_number(count, low, high)


class _Arbitrary:
    """Arbitrary legal decisions, determined by a seed."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _WORD

    def number(self, low: int, high: int) -> int:
        """Return a number from `low` to `high`."""
        self._state = self._state + 0x9E3779B97F4A7C15 & _WORD
        part = (_mixed(self._state) >> 11) * 2.0**-53
        return low + min(int(part * float(high - low + 1)), high - low)

    def decision(self, kind: str, low: int, high: int) -> Decision:
        """Return a decision for a choice."""
        if kind == SHUFFLE:
            order = list(range(high))
            for at in range(low):
                other = self.number(at, high - 1)
                order[at], order[other] = order[other], order[at]
            return order[:low]
        if kind == BYTES:
            length = self.number(low, high)
            return bytes(self.number(0, 255) for _ in range(length))
        return self.number(low, high)


def clamped(kind: str, decision: Decision, low: int, high: int) -> Decision:
    """Return the legal decision nearest to an illegal one."""
    if isinstance(decision, list):
        kept = [number for number in decision if number < high][:low]
        have = set(kept)
        missing = (number for number in range(high) if number not in have)
        while len(kept) < low:
            kept.append(next(missing))
        return kept
    if isinstance(decision, bytes):
        cut = decision[:high]
        return cut + bytes(max(0, low - len(cut)))
    return min(max(decision, low), high)


class _Position:
    __slots__ = ("next", "end")

    def __init__(self, next: int, end: int) -> None:
        self.next = next
        self.end = end


class Follower:
    """A cursor that moves along a trace."""

    def __init__(self, trace: Trace, strict: bool, arbitrary: Optional[int] = None) -> None:
        self._events: List[Event] = trace.events
        #: Whether alternatives are matched by value.
        self.values = trace.values
        self._strict = strict
        self._arbitrary = None if arbitrary is None else _Arbitrary(arbitrary)
        self._ends = _ends(trace.events)
        self._open: List[Optional[_Position]] = [_Position(0, len(trace.events))]
        self._answered = 0
        self._behind = 0
        self._fresh: Dict[str, int] = {}

    def begin(self, kind: str, place: str) -> None:
        """Begin a part."""
        found = self._find(Begin, kind, place)
        position = None if found is None else _Position(found + 1, self._ends[found] - 1)
        self._open.append(position)

    def end(self) -> None:
        """End the innermost part."""
        self._open.pop()

    def choose(
        self,
        kind: str,
        place: str,
        low: int,
        high: int,
        alternatives: Optional[Alternatives] = None,
    ) -> Decision:
        """Return the decision for a choice; raises `Halted`."""
        at = self._answered
        self._answered += 1
        found = self._find(Choice, kind, place)
        if self._strict and (found is None or found != self._following()):
            raise Halted(at)
        if found is None:
            if self._arbitrary is not None:
                return self._arbitrary.decision(kind, low, high)
            count = self._fresh.get(place, 0)
            self._fresh[place] = count + 1
            return fresh(count, kind, low, high)
        self._behind = found + 1
        recorded = self._events[found]
        assert isinstance(recorded, Choice)
        decision = recorded.decision
        legal = allows(kind, low, high, decision)
        if alternatives is not None and recorded.value is not None:
            if legal and alternatives.text(decision) == recorded.value:  # type: ignore[arg-type]
                return decision
            same = alternatives.find(recorded.value)
            if same is not None:
                return same
        elif legal:
            return decision
        if self._strict:
            raise Halted(at)
        if self._arbitrary is not None:
            return self._arbitrary.decision(kind, low, high)
        return clamped(kind, decision, low, high)

    def finish(self) -> None:
        """End the run; raises `Halted` if a strict run has choices left."""
        if self._strict and self._following() is not None:
            raise Halted(self._answered)

    def _following(self) -> Optional[int]:
        for at in range(self._behind, len(self._events)):
            if type(self._events[at]) is Choice:
                return at
        return None

    def _find(self, node: Type[Union[Begin, Choice]], kind: str, place: str) -> Optional[int]:
        position = self._open[-1]
        if position is None:
            return None
        at, end = position.next, position.end
        events, ends = self._events, self._ends
        while at < end:
            event = events[at]
            if type(event) is node and event.place == place and event.kind == kind:
                position.next = ends[at]
                return at
            at = ends[at]
        return None


def _ends(events: List[Event]) -> List[int]:
    """Return, for each event, the first one after it and all within it."""
    ends = [at + 1 for at in range(len(events))]
    open_parts: List[int] = []
    for at, event in enumerate(events):
        if type(event) is Begin:
            open_parts.append(at)
        elif type(event) is End:
            ends[open_parts.pop()] = at + 1
    return ends
