"""Traces and the rules of following them, as in docs/protocol.md."""

import unittest
from fractions import Fraction
from typing import List

from greduce.follow import Follower, Halted, clamped, fresh, fresh_number
from greduce.trace import Begin, Choice, End, Trace, TraceError
from greduce.values import Alternatives, shown

TEXT = """{"trace": 1}
["p", 0, "gen.py:9"]
["c","range",0,-1,18446744073709551615,2]
["p", 1, "gen.py:10 \\"x\\""]
["b","call",1]
["p", 2, "gen.py:4"]
["c","pick",2,0,25,7]
["e"]
["b","loop",1]
["c","count",2,0,25,1]
["b","item",1]
["c","shuffle",0,2,3,[2, 0]]
["e"]
["e"]
["c","bytes",0,0,4,"00ff"]
"""


def number(place: str, decision: int, high: int = 9) -> Choice:
    return Choice("range", place, 0, high, decision)


class Files(unittest.TestCase):
    def test_what_is_written_is_read(self) -> None:
        trace = Trace.parse(TEXT.splitlines())
        self.assertEqual(len(trace.choices()), 5)
        self.assertEqual(trace.dumps(), TEXT)

    def test_parts_that_are_open_end_with_the_file(self) -> None:
        trace = Trace.parse(['{"trace":1}', '["p",0,"a"]', '["b","call",0]'])
        self.assertEqual(trace.events, [Begin("call", "a"), End()])

    def test_mistakes_are_refused(self) -> None:
        for text in [
            "",
            "[]",
            '{"trace":2}',
            '{"trace":1}\n["x"]',
            '{"trace":1}\nx',
            '{"trace":1}\n["e"]',
            '{"trace":1}\n["p",1,"a"]',
            '{"trace":1}\n["b","call",0]',
            '{"trace":1}\n["p",0,"a"]\n["b","what",0]',
            '{"trace":1}\n["p",0,"a"]\n["c","what",0,0,1,0]',
            '{"trace":1}\n["p",0,"a"]\n["c","pick",0,0,1,2]',
            '{"trace":1}\n["p",0,"a"]\n["c","bytes",0,0,1,"zz"]',
        ]:
            with self.subTest(text), self.assertRaises(TraceError):
                Trace.parse(text.splitlines())


class Values(unittest.TestCase):
    def test_equal_values_have_one_text(self) -> None:
        for make in (
            lambda: [1, "x", b"y", {2.5: None}, {3, 4}],
            lambda: (len, Values, Fraction(1, 3), unittest.main),
            lambda: "x" * 1000,
            lambda: [lambda: 1],
        ):
            text = shown(make())
            self.assertIsNotNone(text)
            self.assertEqual(text, shown(make()))
            self.assertNotIn("0x", str(text))
        different = [Fraction(1), Fraction(2), [1], (1,), 1, "1", True, None, len, max]
        self.assertEqual(len({shown(one) for one in different}), len(different))

    def test_objects_that_are_only_equal_to_themselves_have_none(self) -> None:
        ring: List[object] = [1]
        ring.append(ring)
        for value in (object(), [object()], {1: object()}, ring):
            self.assertIsNone(shown(value))

    def test_a_value_is_a_text(self) -> None:
        value = Choice("pick", "a", 0, 1, 0, "1")
        text = Trace([value], values=True).dumps()
        self.assertEqual(Trace.parse(text.splitlines()).choices(), [value])
        for wrong in ('"1","2"', "1"):
            with self.assertRaises(TraceError):
                Trace.parse(text.replace('"1"]', wrong + "]").splitlines())

    def test_alternatives_are_found_by_value(self) -> None:
        numbers = Alternatives(range(5, 10**15, 5))
        self.assertEqual([numbers.find(text) for text in ("10", "-5", "11", "x")], [1, None, None, None])
        letters = Alternatives("abca")
        self.assertEqual([letters.find(repr(letter)) for letter in "acd"], [0, 2, None])
        self.assertEqual(letters.text(3), letters.text(0))


class Rules(unittest.TestCase):
    def test_parts_are_found_by_their_place(self) -> None:
        first = [Begin("call", "f"), number("x", 1), End()]
        second = [Begin("call", "g"), number("x", 2), End(), number("y", 3)]
        follower = Follower(Trace(first + second), strict=False)
        # The run skips the first part.
        follower.begin("call", "g")
        self.assertEqual(follower.choose("range", "x", 0, 9), 2)
        # A choice that the trace does not have is fresh, and the position stays.
        self.assertEqual(follower.choose("range", "z", 5, 9), 5)
        follower.end()
        self.assertEqual(follower.choose("range", "y", 0, 2), 2)
        follower.begin("call", "f")
        self.assertEqual(follower.choose("range", "x", 0, 9), 0)
        follower.end()
        follower.finish()

    def test_a_strict_run_is_halted(self) -> None:
        trace = Trace([number("a", 1), number("b", 2)])
        skips = Follower(trace, strict=True)
        with self.assertRaises(Halted) as halted:
            skips.choose("range", "b", 0, 9)
        self.assertEqual(halted.exception.at, 0)
        stops = Follower(trace, strict=True)
        self.assertEqual(stops.choose("range", "a", 0, 9), 1)
        with self.assertRaises(Halted) as halted:
            stops.finish()
        self.assertEqual(halted.exception.at, 1)
        narrow = Follower(trace, strict=True)
        narrow.choose("range", "a", 0, 9)
        with self.assertRaises(Halted):
            narrow.choose("range", "b", 0, 1)

    def test_decisions_are_clamped(self) -> None:
        self.assertEqual(clamped("range", 7, 0, 3), 3)
        self.assertEqual(clamped("range", 7, 9, 12), 9)
        self.assertEqual(clamped("shuffle", [3, 1, 2, 0], 3, 3), [1, 2, 0])
        self.assertEqual(clamped("shuffle", [3, 1, 2, 0], 5, 5), [3, 1, 2, 0, 4])
        self.assertEqual(clamped("bytes", b"\1\2", 1, 1), b"\1")
        self.assertEqual(clamped("bytes", b"\1\2", 3, 3), b"\1\2\0")

    def test_fresh_decisions_are_low_at_first(self) -> None:
        self.assertEqual([fresh_number(i, 0, 1) for i in range(6)], [0] * 6)
        self.assertEqual({fresh_number(i, 0, 1) for i in range(16, 48)}, {0, 1})
        wide = [fresh_number(i, 0, (1 << 53) - 1) for i in range(6)]
        self.assertTrue(all(0 <= value < 6 << 49 for value in wide))
        self.assertEqual(fresh(3, "shuffle", 2, 5), [0, 1])
        self.assertEqual(fresh(3, "bytes", 2, 5), b"\0\0")


if __name__ == "__main__":
    unittest.main()
