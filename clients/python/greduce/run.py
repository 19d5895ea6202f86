"""Runs of a generator: every choice passes through here, with its place.

A choice is made in a frame, and belongs to the active functions: the frames up to the generator's
outermost. Frames are compared by identity: two calls of a function are two parts of the run.
"""

from __future__ import annotations

import contextlib
import os
import random
import sys

from .trace import BYTES, COUNT, SHUFFLE, Begin, Choice, End, Trace, header
from .values import Alternatives

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType, FrameType
    from typing import Any, Callable, Dict, List, Optional, Tuple, Union

    from .follow import Follower
    from .trace import Decision, Event

    #: A choice: instruction in the innermost activation, kind, low, high and decision; a choice of a
    #: run with values has the value, too, if it has a text.
    _Noted = Tuple[Optional[int], str, int, int, Decision]
    #: The start of an activation: calling code and instruction (none for the outermost call), and
    #: called code.
    _Called = Tuple[Optional[CodeType], int, CodeType]
    #: The start of a declared part: kind, code and instruction, and the code again.
    _Declared = Tuple[str, CodeType, int, CodeType]

_FOLDER = os.path.dirname(os.path.abspath(__file__))
_RUNPY = os.path.join(os.path.dirname(os.__file__), "runpy.py")
#: Files whose frames are not the generator's: this package, and what starts a module.
_OURS = frozenset(
    [os.path.join(_FOLDER, name) for name in os.listdir(_FOLDER)] + ["<frozen runpy>", _RUNPY]
)

#: The same, and the frames of a `with` statement.
_NOT_OUTSIDE = _OURS | {contextlib.__file__}

_GENERATORS = 0x20 | 0x80 | 0x200  # CO_GENERATOR, CO_COROUTINE, CO_ASYNC_GENERATOR


class LimitReached(BaseException):
    """The error of a run that exceeds its number of choices.

    Not an `Exception`, so that a generator that catches those does not continue.
    """


class Part:
    """A declared part that is open, in the frame that declares it."""

    __slots__ = ("frame", "outer")

    def __init__(self, frame: FrameType, outer: Optional[int]) -> None:
        self.frame = frame
        #: The depth of the frame's innermost part around this one.
        self.outer = outer


class Run:
    """A run: recorded, and by a trace if there is one.

    `base` is the frame around the generator; it and the frames around it are not part of the run.
    Calls in `base` have the place of the called function, so that a run may be recorded on one
    line and repeated from another.

    Events are stored in few steps; places get their names when the trace is requested.
    """

    def __init__(
        self,
        follower: Optional[Follower] = None,
        limit: Optional[int] = None,
        base: Optional[FrameType] = None,
    ) -> None:
        self.follower = follower
        #: Whether the generator's random numbers are requested for the first time.
        self.outside = True
        #: Events: choices, starts of activations and declared parts, `None` for an end, and the
        #: code alone outside all activations.
        self._events: List[Any] = []
        #: Records a choice, which was made in the activation `top`.
        self.put: Callable[[_Noted], None] = self._events.append
        self._left = sys.maxsize
        if limit is not None:
            self._left = limit
            self.put = self._put_counted
        self._base = base
        #: Activations of the last choice, outermost first, each followed by the parts that it
        #: declares; the depth of an activation is that of the innermost of these.
        self._stack: List[Union[FrameType, Part]] = []
        self._depths: Dict[FrameType, int] = {}
        #: Depth of the outermost activation whose caller may change.
        self._shifting = sys.maxsize
        #: The innermost activation, unless the ones around it have to be checked again.
        self.top: Optional[FrameType] = None
        #: By the id of a code, which the events keep alive, and instruction.
        self._places: Dict[Tuple[int, int], str] = {}

    def trace(self) -> Trace:
        """Return the trace so far."""
        events: List[Event] = []
        codes: List[Any] = [None]
        for event in self._events:
            if event is None:
                codes.pop()
                events.append(_END)
            elif len(event) >= 5:
                at, kind, low, high, decision, *value = event
                place = "?" if at is None else self._place(codes[-1], at)
                events.append(Choice(kind, place, low, high, decision, *value))
            elif len(event) == 3:
                codes.append(event[2])
                events.append(Begin("call", self._called(event)))
            elif len(event) == 4:
                kind, code, at, _ = event
                codes.append(code)
                events.append(Begin(kind, self._place(code, at)))
            else:
                codes[0] = event[0]
        return Trace(events + [_END] * (len(codes) - 1), self._values())

    def dumps(self) -> str:
        """Return the file of the trace so far, without building the trace."""
        pieces = ['{"trace": 1}\n']
        if self._values():
            import json

            pieces = [json.dumps(header(True)) + "\n"]
        put = pieces.append
        names: Dict[str, int] = {}
        known: Dict[Tuple[int, Optional[int]], int] = {}
        codes: List[Any] = [None]

        def number(code: CodeType, at: Optional[int], place: str) -> int:
            of = names.get(place)
            if of is None:
                import json

                of = names[place] = len(names)
                put(json.dumps(["p", of, place]) + "\n")
            known[id(code), at] = of
            return of

        for event in self._events:
            if event is None:
                codes.pop()
                put('["e"]\n')
            elif len(event) >= 5:
                at, kind, low, high, decision, *value = event
                code = codes[-1]
                of = known.get((id(code), at))
                if of is None:
                    of = number(code, at, "?" if at is None else self._place(code, at))
                if value and value[0] is not None:
                    import json

                    put(f'["c","{kind}",{of},{low},{high},{decision},{json.dumps(value[0])}]\n')
                elif isinstance(decision, bytes):
                    put(f'["c","{kind}",{of},{low},{high},"{decision.hex()}"]\n')
                else:
                    put(f'["c","{kind}",{of},{low},{high},{decision}]\n')
            elif len(event) == 3:
                caller, at, code = event
                codes.append(code)
                # The outermost one has the place of the called function.
                key = (id(code), -1) if caller is None else (id(caller), at)
                of = known.get(key)
                if of is None:
                    of = number(caller or code, key[1], self._called(event))
                put(f'["b","call",{of}]\n')
            elif len(event) == 4:
                kind, code, at, _ = event
                codes.append(code)
                of = known.get((id(code), at))
                if of is None:
                    of = number(code, at, self._place(code, at))
                put(f'["b","{kind}",{of}]\n')
            else:
                codes[0] = event[0]
        put('["e"]\n' * (len(codes) - 1))
        return "".join(pieces)

    def _values(self) -> bool:
        return self.follower is not None and self.follower.values

    def answer(
        self, kind: str, low: int, high: int, alternatives: Optional[Alternatives] = None
    ) -> Decision:
        """Return the trace's decision for a choice of the caller's caller."""
        if self._left <= 0:
            raise LimitReached
        self._left -= 1
        frame = self._enter()
        place = "?" if frame is None else self._place(frame.f_code, frame.f_lasti)
        assert self.follower is not None
        at = None if frame is None else frame.f_lasti
        if alternatives is None or not self.follower.values:
            decision = self.follower.choose(kind, place, low, high)
            self._events.append((at, kind, low, high, decision))
            return decision
        # The text of a value is no part of the run.
        self.outside = False
        try:
            decision = self.follower.choose(kind, place, low, high, alternatives)
            assert isinstance(decision, int)
            value = alternatives.text(decision)
        finally:
            self.outside = True
        self._events.append((at, kind, low, high, decision, value))
        return decision

    def answer_number(self, kind: str, low: int, high: int) -> int:
        """Return the decision for a choice of a number."""
        decision = self.answer(kind, low, high)
        assert isinstance(decision, int)
        return decision

    def answer_element(self, kind: str, things: Any) -> int:
        """Return the index of the chosen one of some alternatives."""
        decision = self.answer(kind, 0, len(things) - 1, Alternatives(things))
        assert isinstance(decision, int)
        return decision

    def answer_order(self, count: int, below: int) -> List[int]:
        """Return the decision for a shuffle."""
        decision = self.answer(SHUFFLE, count, below)
        assert isinstance(decision, list)
        return decision

    def answer_bytes(self, length: int) -> bytes:
        """Return the decision for `length` bytes."""
        decision = self.answer(BYTES, length, length)
        assert isinstance(decision, bytes)
        return decision

    def count(self, low: int, high: int) -> int:
        """Choose the number of iterations of a declared loop."""
        if self.follower is not None:
            return self.answer_number(COUNT, low, high)
        self.outside = False
        try:
            chosen = random.choice(range(low, high + 1))
        finally:
            self.outside = True
        self.note(COUNT, low, high, chosen)
        return chosen

    def note(self, kind: str, low: int, high: int, decision: Decision) -> None:
        """Record a choice of the caller's caller."""
        frame = self._enter()
        self.put((None if frame is None else frame.f_lasti, kind, low, high, decision))

    def _put_counted(self, noted: _Noted) -> None:
        if self._left <= 0:
            raise LimitReached
        self._left -= 1
        self._events.append(noted)

    def _enter(self) -> Optional[FrameType]:
        """Adjust the open parts to the active frames; return the frame of the choice."""
        frame: Optional[FrameType] = sys._getframe(2)
        while frame is not None and frame.f_code.co_filename in _OURS:
            frame = frame.f_back
        if frame is not None and frame is not self.top:
            self.change_to(frame)
        return frame

    def change_to(self, frame: FrameType) -> None:
        """Adjust the open parts to a frame and those around it; none of them is ours."""
        # Mostly the caller was active at the last choice.
        depths, stack = self._depths, self._stack
        depth = depths.get(frame)
        if depth is None:
            caller = frame.f_back
            outer = depths.get(caller)  # type: ignore[arg-type]
            if outer is not None and outer < self._shifting:
                assert caller is not None
                outer += 1
                if len(stack) > outer:
                    self._leave(outer)
                self._begin(frame, caller)
                self.top = frame if self._shifting > outer else None
                return
        elif depth < self._shifting:
            self._leave(depth + 1)
            self.top = frame
            return
        # Outwards up to a frame that was active at the last choice: those around it were, too,
        # unless something else has resumed a generator since.
        base, shifting = self._base, self._shifting
        new: List[FrameType] = []
        at: Optional[FrameType] = frame
        same = -1
        while at is not None and at is not base:
            known = depths.get(at)
            if known is not None and known < shifting:
                same = known
                break
            if at.f_code.co_filename not in _OURS:
                new.append(at)
            at = at.f_back
        if at is None and new:
            # The outermost frame is the script itself, which nothing called.
            new.pop()
        elif at is base and base is not None:
            # A part that `base` declares may be open.
            same = depths.get(base, same)
        same += 1
        while same < len(stack) and new and stack[same] is new[-1]:
            same += 1
            new.pop()
            while same < len(stack) and isinstance(stack[same], Part):
                same += 1
        if same < len(stack):
            self._leave(same)
        while new:
            one = new.pop()
            around = one.f_back
            while around is not None and around.f_code.co_filename in _OURS:
                around = around.f_back
            self._begin(one, around)
        if not stack:
            self._events.append((frame.f_code,))
        self.top = frame if self._shifting >= len(stack) else None

    def _leave(self, depth: int) -> None:
        """End the parts from a depth on."""
        stack, depths, put = self._stack, self._depths, self._events.append
        while len(stack) > depth:
            left = stack.pop()
            if not isinstance(left, Part):
                del depths[left]
            elif left.outer is not None:
                depths[left.frame] = left.outer
            else:
                del depths[left.frame]
            put(None)
            if self.follower is not None:
                self.follower.end()
        if self._shifting >= depth:
            self._shifting = sys.maxsize

    def _begin(self, frame: FrameType, caller: Optional[FrameType]) -> None:
        """Begin the part of an activation."""
        code, stack = frame.f_code, self._stack
        called: _Called
        if caller is None or caller is self._base:
            called = (None, 0, code)
        else:
            called = (caller.f_code, caller.f_lasti, code)
        self._events.append(called)
        if self.follower is not None:
            self.follower.begin("call", self._called(called))
        depth = len(stack)
        self._depths[frame] = depth
        if code.co_flags & _GENERATORS and self._shifting > depth:
            self._shifting = depth
        stack.append(frame)

    def begin(self, kind: str, frame: FrameType) -> Part:
        """Begin a part in an activation; the next choice is in it, or it is an item."""
        self.change_to(frame)
        part = Part(frame, self._depths.get(frame))
        code = frame.f_code
        declared: _Declared = (kind, code, frame.f_lasti, code)
        self._events.append(declared)
        if self.follower is not None:
            self.follower.begin(kind, self._place(code, frame.f_lasti))
        self._depths[frame] = len(self._stack)
        self._stack.append(part)
        return part

    def end(self, part: Part) -> None:
        """End a part, unless its activation was left before."""
        for depth in range(len(self._stack) - 1, -1, -1):
            if self._stack[depth] is part:
                self._leave(depth)
                self.top = None
                return

    def _called(self, called: _Called) -> str:
        """Return the place of an activation."""
        caller, at, code = called
        if caller is None:
            return f"{os.path.basename(code.co_filename)}:{code.co_firstlineno}"
        return self._place(caller, at)

    def _place(self, code: CodeType, at: int) -> str:
        key = (id(code), at)
        place = self._places.get(key)
        if place is None:
            name = os.path.basename(code.co_filename)
            # Two calls on one line are two places.
            place = self._places[key] = f"{name}:{_line_of(code, at)}:{at}"
        return place


def _line_of(code: CodeType, at: int) -> int:
    """Return the line of an instruction."""
    lines = getattr(code, "co_lines", None)
    if lines is not None:
        found = (line for begin, end, line in lines() if begin <= at < end)
        return next(found, None) or code.co_firstlineno
    # Before Python 3.10.
    import dis

    line = code.co_firstlineno
    for begin, begun in dis.findlinestarts(code):
        if begin > at:
            break
        line = begun
    return line


def outside() -> Optional[FrameType]:
    """Return the generator's frame that called this package."""
    frame: Optional[FrameType] = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename in _NOT_OUTSIDE:
        frame = frame.f_back
    return frame


_END = End()

#: The current run.
current: Optional[Run] = None
