"""A run of a generator: every choice goes through here, with where it is made.

A choice is made in a frame, and belongs to the activations of the functions that
are active: those frames up to the outermost of the generator. Frames are compared
as objects: two calls of a function are two parts of the run.
"""

from __future__ import annotations

import contextlib
import os
import runpy
import sys
from types import CodeType, FrameType
from typing import Dict, List, Optional, Tuple

from .follow import Follower
from .trace import BYTES, SHUFFLE, Begin, Choice, Decision, End, Event, Trace

#: Files whose frames are none of the generator's: ours, and what starts a module.
_OURS = (os.path.dirname(os.path.abspath(__file__)) + os.sep, "<frozen runpy>", runpy.__file__)

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
        self._events: List[Event] = []
        self._stack: List[FrameType] = []
        self._places: Dict[Tuple[int, int], str] = {}
        self._codes: List[CodeType] = []

    def trace(self) -> Trace:
        """What was chosen so far."""
        return Trace(self._events + [End()] * len(self._stack))

    def answer(self, kind: str, low: int, high: int) -> Decision:
        """What the trace answers to a choice of the function that called the caller."""
        place = self._enter()
        assert self.follower is not None
        decision = self.follower.choose(kind, place, low, high)
        self._events.append(Choice(kind, place, low, high, decision))
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
        self._events.append(Choice(kind, self._enter(), low, high, decision))

    def _enter(self) -> str:
        """Brings the parts in line with what is active; says where the choice is made."""
        if self._left <= 0:
            raise LimitReached
        self._left -= 1
        frame: Optional[FrameType] = sys._getframe(2)
        while frame is not None and frame.f_code.co_filename.startswith(_OURS):
            frame = frame.f_back
        if frame is None:
            return "?"
        place = self._place(frame)
        stack = self._stack
        if stack and stack[-1] is frame and not frame.f_code.co_flags & _GENERATORS:
            return place
        self._change_to(frame)
        return place

    def _change_to(self, frame: FrameType) -> None:
        active: List[FrameType] = []
        at: Optional[FrameType] = frame
        while at is not None and at is not self._base:
            if not at.f_code.co_filename.startswith(_OURS):
                active.append(at)
            at = at.f_back
        # The outermost is the script itself, which is no call of anything.
        if active and at is None:
            active.pop()
        active.reverse()
        stack = self._stack
        same = 0
        for old, new in zip(stack, active):
            if old is not new:
                break
            same += 1
        events = self._events
        follower = self.follower
        for _ in range(len(stack) - same):
            events.append(_END)
            if follower is not None:
                follower.end()
        del stack[same:]
        for new in active[same:]:
            caller = _caller(new)
            if caller is self._base:
                code = new.f_code
                place = f"{os.path.basename(code.co_filename)}:{code.co_firstlineno}"
            else:
                place = self._place(caller)
            events.append(Begin("call", place))
            if follower is not None:
                follower.begin("call", place)
            stack.append(new)

    def _place(self, frame: FrameType) -> str:
        code = frame.f_code
        key = (id(code), frame.f_lasti)
        place = self._places.get(key)
        if place is None:
            # A code object that is gone could give its number to another one.
            self._codes.append(code)
            name = os.path.basename(code.co_filename)
            place = self._places[key] = f"{name}:{frame.f_lineno}"
        return place


def outside() -> Optional[FrameType]:
    """The frame of the generator's that has called us."""
    frame: Optional[FrameType] = sys._getframe(1)
    skipped = (*_OURS, contextlib.__file__)
    while frame is not None and frame.f_code.co_filename.startswith(skipped):
        frame = frame.f_back
    return frame


def _caller(frame: FrameType) -> FrameType:
    """The generator's frame that is around another one."""
    at = frame.f_back
    while at is not None and at.f_code.co_filename.startswith(_OURS):
        at = at.f_back
    return at if at is not None else frame


_END = End()

#: The run that is going on.
current: Optional[Run] = None
