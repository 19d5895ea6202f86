"""A run of a generator: every choice goes through here, with where it is made.

A choice is made in a frame, and belongs to the activations of the functions that
are active: those frames up to the outermost of the generator. Frames are compared
as objects: two calls of a function are two parts of the run.
"""

from __future__ import annotations

import contextlib
import os
import sys

from .trace import BYTES, SHUFFLE, Begin, Choice, End, Trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType, FrameType
    from typing import Dict, List, Optional, Tuple, Union

    from .follow import Follower
    from .trace import Decision, Event

    #: A choice: kind, place, low, high and decision.
    _Noted = Tuple[str, str, int, int, Decision]

_FOLDER = os.path.dirname(os.path.abspath(__file__))
_RUNPY = os.path.join(os.path.dirname(os.__file__), "runpy.py")
#: Files whose frames are none of the generator's: ours, and what starts a module.
_OURS = frozenset(
    [os.path.join(_FOLDER, name) for name in os.listdir(_FOLDER)] + ["<frozen runpy>", _RUNPY]
)

_GENERATORS = 0x20 | 0x80 | 0x200  # CO_GENERATOR, CO_COROUTINE, CO_ASYNC_GENERATOR

class LimitReached(BaseException):
    """The run has more choices than it may have.

    No `Exception`, so that a generator that catches those does not go on.
    """


class Run:
    """One run: written down, and by a trace if there is one.

    `base` is the frame around the generator: no part of the run, nor is any frame
    around it. Calls in it have the place of what is called, so that a run may be
    recorded on one line and repeated from another.
    """

    def __init__(
        self,
        follower: Optional[Follower] = None,
        limit: Optional[int] = None,
        base: Optional[FrameType] = None,
    ) -> None:
        self.follower = follower
        #: Whether the generator's random numbers are asked for the first time.
        self.outside = True
        self._left = sys.maxsize if limit is None else limit
        self._base = base
        #: What happened: choices, the places of parts that begin, and nothing for an end.
        self._events: List[Union[_Noted, str, None]] = []
        #: The activations of the last choice, the outermost first, each with its depth.
        self._stack: List[FrameType] = []
        self._depths: Dict[FrameType, int] = {}
        #: The depth of the outermost one that may have another caller each time.
        self._shifting = sys.maxsize
        #: The innermost one, unless what is around it has to be looked at again.
        self._top: Optional[FrameType] = None
        self._places: Dict[Tuple[int, int], str] = {}
        self._codes: List[CodeType] = []

    def trace(self) -> Trace:
        """What was chosen so far."""
        events: List[Event] = []
        for event in self._events:
            if event is None:
                events.append(_END)
            elif isinstance(event, str):
                events.append(Begin("call", event))
            else:
                events.append(Choice(*event))
        return Trace(events + [_END] * len(self._stack))

    def dumps(self) -> str:
        """The file of what was chosen so far: that of `trace()`, made at once."""
        import json

        pieces = ['{"trace": 1}\n']
        numbers: Dict[str, int] = {}
        put = pieces.append
        for event in self._events:
            if event is None:
                put('["e"]\n')
                continue
            place = event if isinstance(event, str) else event[1]
            number = numbers.get(place)
            if number is None:
                number = numbers[place] = len(numbers)
                put(json.dumps(["p", number, place]) + "\n")
            if isinstance(event, str):
                put(f'["b","call",{number}]\n')
            else:
                kind, _, low, high, decision = event
                if isinstance(decision, bytes):
                    put(f'["c","{kind}",{number},{low},{high},"{decision.hex()}"]\n')
                else:
                    put(f'["c","{kind}",{number},{low},{high},{decision}]\n')
        put('["e"]\n' * len(self._stack))
        return "".join(pieces)

    def answer(self, kind: str, low: int, high: int) -> Decision:
        """What the trace answers to a choice of the function that called the caller."""
        place = self._enter()
        assert self.follower is not None
        decision = self.follower.choose(kind, place, low, high)
        self._events.append((kind, place, low, high, decision))
        return decision

    def answer_number(self, kind: str, low: int, high: int) -> int:
        """The same of a kind that is decided by a number."""
        decision = self.answer(kind, low, high)
        assert isinstance(decision, int)
        return decision

    def answer_order(self, count: int, below: int) -> List[int]:
        """The same of a shuffle."""
        decision = self.answer(SHUFFLE, count, below)
        assert isinstance(decision, list)
        return decision

    def answer_bytes(self, length: int) -> bytes:
        """The same of so many bytes."""
        decision = self.answer(BYTES, length, length)
        assert isinstance(decision, bytes)
        return decision

    def note(self, kind: str, low: int, high: int, decision: Decision) -> None:
        """Writes a choice down that was made in the function that called the caller."""
        self._events.append((kind, self._enter(), low, high, decision))

    def note_in(
        self, frame: FrameType, kind: str, low: int, high: int, decision: Decision
    ) -> None:
        """The same of a choice that was made in the function of a frame."""
        place = self._places.get((id(frame.f_code), frame.f_lasti))
        if place is None or frame is not self._top:
            place = self._at(frame)
        if self._left <= 0:
            raise LimitReached
        self._left -= 1
        self._events.append((kind, place, low, high, decision))

    def _enter(self) -> str:
        """Brings the parts in line with what is active; says where the choice is made."""
        if self._left <= 0:
            raise LimitReached
        self._left -= 1
        return self._at(sys._getframe(2))

    def _at(self, inner: FrameType) -> str:
        frame: Optional[FrameType] = inner
        place = self._places.get((id(inner.f_code), inner.f_lasti))
        if place is None:
            while frame is not None and frame.f_code.co_filename in _OURS:
                frame = frame.f_back
            if frame is None:
                return "?"
            place = self._place(frame)
        if frame is not None and frame is not self._top:
            self._change_to(frame)
        return place

    def _change_to(self, frame: FrameType) -> None:
        # Mostly a function is called by one that was active at the last choice.
        depths, shifting = self._depths, self._shifting
        if frame not in depths:
            caller = frame.f_back
            outer = depths.get(caller) if caller is not None else None
            if caller is not None and outer is not None and outer < shifting:
                if len(self._stack) > outer + 1:
                    self._leave(outer + 1)
                place = self._places.get((id(caller.f_code), caller.f_lasti))
                self._begin(frame, place or self._place(caller))
                self._top = frame if self._shifting >= len(self._stack) else None
                return
        # Outwards up to a frame that was active at the last choice: those around it were,
        # too, unless what resumes a generator may be another one now.
        base = self._base
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
            # The outermost is the script itself, which is no call of anything.
            new.pop()
        stack = self._stack
        same += 1
        while same < len(stack) and new and stack[same] is new[-1]:
            same += 1
            new.pop()
        if same < len(stack):
            self._leave(same)
        while new:
            one = new.pop()
            self._begin(one, self._called_at(one))
        self._top = frame if self._shifting >= len(stack) else None

    def _leave(self, depth: int) -> None:
        """Ends the parts from a depth on."""
        stack, depths, events, follower = self._stack, self._depths, self._events, self.follower
        while len(stack) > depth:
            del depths[stack.pop()]
            events.append(None)
            if follower is not None:
                follower.end()
        if self._shifting >= depth:
            self._shifting = sys.maxsize

    def _begin(self, frame: FrameType, place: str) -> None:
        """Begins the part of an activation."""
        self._events.append(place)
        if self.follower is not None:
            self.follower.begin("call", place)
        depth = len(self._stack)
        self._depths[frame] = depth
        if frame.f_code.co_flags & _GENERATORS and self._shifting > depth:
            self._shifting = depth
        self._stack.append(frame)

    def _called_at(self, frame: FrameType) -> str:
        caller = frame.f_back
        while caller is not None and caller.f_code.co_filename in _OURS:
            caller = caller.f_back
        if caller is None or caller is self._base:
            code = frame.f_code
            return f"{os.path.basename(code.co_filename)}:{code.co_firstlineno}"
        return self._places.get((id(caller.f_code), caller.f_lasti)) or self._place(caller)

    def _place(self, frame: FrameType) -> str:
        code = frame.f_code
        key = (id(code), frame.f_lasti)
        place = self._places.get(key)
        if place is None:
            # A code object that is gone could give its number to another one.
            self._codes.append(code)
            name = os.path.basename(code.co_filename)
            # Two calls on one line are two places.
            place = self._places[key] = f"{name}:{frame.f_lineno}:{frame.f_lasti}"
        return place


def outside() -> Optional[FrameType]:
    """The frame of the generator's that has called us."""
    frame: Optional[FrameType] = sys._getframe(1)
    skipped = _OURS | {contextlib.__file__}
    while frame is not None and frame.f_code.co_filename in skipped:
        frame = frame.f_back
    return frame


_END = End()

#: The run that is going on.
current: Optional[Run] = None
