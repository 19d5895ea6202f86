"""A run of a generator: every choice goes through here, with where it is made.

A choice is made in a frame, and belongs to the activations of the functions that
are active: those frames up to the outermost of the generator. Frames are compared
as objects: two calls of a function are two parts of the run.
"""

from __future__ import annotations

import contextlib
import json
import os
import runpy
import sys
from types import CodeType, FrameType
from typing import Dict, List, Optional, Tuple, Union

from .follow import Follower
from .trace import BYTES, SHUFFLE, Begin, Choice, Decision, End, Event, Trace

_FOLDER = os.path.dirname(os.path.abspath(__file__))
#: Files whose frames are none of the generator's: ours, and what starts a module.
_OURS = frozenset(
    [os.path.join(_FOLDER, name) for name in os.listdir(_FOLDER)]
    + ["<frozen runpy>", str(runpy.__file__)]
)

_GENERATORS = 0x20 | 0x80 | 0x200  # CO_GENERATOR, CO_COROUTINE, CO_ASYNC_GENERATOR


#: A choice: kind, place, low, high and decision.
_Noted = Tuple[str, str, int, int, Decision]


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

    def _enter(self) -> str:
        """Brings the parts in line with what is active; says where the choice is made."""
        if self._left <= 0:
            raise LimitReached
        self._left -= 1
        frame: Optional[FrameType] = sys._getframe(2)
        while frame is not None and frame.f_code.co_filename in _OURS:
            frame = frame.f_back
        if frame is None:
            return "?"
        code = frame.f_code
        place = self._places.get((id(code), frame.f_lasti)) or self._place(frame)
        stack = self._stack
        if not stack or stack[-1] is not frame or self._shifting < len(stack):
            self._change_to(frame)
        return place

    def _change_to(self, frame: FrameType) -> None:
        # Outwards up to a frame that was active at the last choice: those around it were,
        # too, unless what resumes a generator may be another one now.
        new: List[FrameType] = []
        at: Optional[FrameType] = frame
        depths, base = self._depths, self._base
        same = -1
        while at is not None and at is not base:
            known = depths.get(at)
            if known is not None and known < self._shifting:
                same = known
                break
            if at.f_code.co_filename not in _OURS:
                new.append(at)
            at = at.f_back
        if at is None and new:
            # The outermost is the script itself, which is no call of anything.
            new.pop()
        new.reverse()
        stack = self._stack
        same += 1
        while same < len(stack) and new and stack[same] is new[0]:
            same += 1
            del new[0]
        events = self._events
        follower = self.follower
        for gone in stack[same:]:
            del depths[gone]
            events.append(None)
            if follower is not None:
                follower.end()
        del stack[same:]
        if self._shifting >= same:
            self._shifting = sys.maxsize
        for one in new:
            place = self._called_at(one)
            events.append(place)
            if follower is not None:
                follower.begin("call", place)
            depths[one] = len(stack)
            if one.f_code.co_flags & _GENERATORS and self._shifting > len(stack):
                self._shifting = len(stack)
            stack.append(one)

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
