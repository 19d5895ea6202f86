"""The module `random` in recorded runs, and in runs by a trace."""

import random
import unittest
from typing import Any, Callable, List

import greduce
from greduce import Begin, Choice, End, Trace
from greduce.follow import fresh_number


def everything() -> List[Any]:
    made: List[Any] = [
        random.random(),
        random.randint(-5, 5),
        random.randrange(10),
        random.randrange(10, 0, -3),
        random.choice("abc"),
        random.choices("abc", weights=[1, 0, 3], k=3),
        random.sample(range(20), 4),
        random.getrandbits(5),
        random.getrandbits(200),
        random.uniform(2, 3),
        random.gauss(0, 1),
        random.expovariate(1),
        random.triangular(),
    ]
    letters = list("abcd")
    random.shuffle(letters)
    made.append(letters)
    if hasattr(random, "randbytes"):
        made.append(random.randbytes(3))
    own = random.Random(5)
    made.append([own.randint(0, 9), own.random()])
    return made


def helper() -> int:
    return random.randrange(100)


def twice() -> List[int]:
    made = []
    for _ in range(2):
        made.append(helper())
    return made


class Recording(unittest.TestCase):
    def test_the_generator_sees_the_same_numbers(self) -> None:
        random.seed(7)
        alone = everything()
        random.seed(7)
        with greduce.record() as run:
            recorded = everything()
        self.assertEqual(alone, recorded)
        self.assertTrue(all(choice.allows(choice.decision) for choice in run.trace().choices()))
        with greduce.record(seed=7):
            self.assertEqual(everything(), alone)

    def test_each_call_is_one_choice(self) -> None:
        kinds = [
            (lambda: random.random(), ["real"]),
            (lambda: random.randint(1, 6), ["range"]),
            (lambda: random.choice("abc"), ["pick"]),
            (lambda: random.choice([False, True]), ["branch"]),
            (lambda: random.choice((0, 1)), ["pick"]),
            (lambda: random.choices("abc", k=2), ["pick", "pick"]),
            (lambda: random.shuffle([1, 2, 3]), ["shuffle"]),
            (lambda: random.sample(range(9), 2), ["shuffle"]),
            (lambda: random.getrandbits(64), ["range"]),
            (lambda: random.getrandbits(65), ["bytes"]),
            (lambda: random.uniform(1, 2), ["real"]),
            (lambda: random.Random(1).randrange(5), ["range"]),
            (lambda: random.SystemRandom().randrange(5), ["range"]),
        ]
        for call, expected in kinds:
            with greduce.record() as run:
                call()
            self.assertEqual([choice.kind for choice in run.trace().choices()], expected)

    def test_activations_are_parts(self) -> None:
        with greduce.record() as run:
            twice()
        trace = run.trace()
        trace = Trace.parse(trace.lines())
        depth, deepest, parts = 0, 0, []
        for event in trace.events:
            depth += isinstance(event, Begin) - isinstance(event, End)
            deepest = max(deepest, depth)
            if isinstance(event, Begin):
                parts.append(event)
        helpers = [part for part in parts if part.place == parts[-1].place]
        self.assertEqual(len(helpers), 2)
        self.assertEqual(len(set(choice.place for choice in trace.choices())), 1)
        self.assertTrue(trace.choices()[0].place.startswith("test_random.py:"))

    def test_what_is_wrong_is_refused_as_ever(self) -> None:
        for call in [
            lambda: random.randrange(0),
            lambda: random.randint(2, 1),
            lambda: random.choice([]),
            lambda: random.sample([1], 2),
        ]:
            with greduce.record() as run, self.assertRaises((ValueError, IndexError)):
                call()
            self.assertEqual(run.trace().choices(), [])

    def test_a_run_may_be_too_long(self) -> None:
        with self.assertRaises(greduce.LimitReached), greduce.record(limit=5):
            while True:
                random.random()

    def test_afterwards_all_is_as_before(self) -> None:
        before = (random.random, random.Random.choice, vars(random.Random).get("random"))
        with greduce.record():
            pass
        after = (random.random, random.Random.choice, vars(random.Random).get("random"))
        self.assertEqual(before, after)


class Replaying(unittest.TestCase):
    def replays(self, generate: Callable[[], Any]) -> None:
        with greduce.record(seed=3) as run:
            made = generate()
        trace = run.trace()
        for strict in [False, True]:
            with greduce.replay(Trace.parse(trace.lines()), strict=strict) as again:
                self.assertEqual(generate(), made)
            self.assertEqual(again.trace(), trace)
            self.assertEqual(again.dumps(), trace.dumps())

    def test_a_trace_makes_the_same_again(self) -> None:
        self.replays(everything)
        self.replays(twice)

    def test_false_and_true_are_chosen_by_their_value(self) -> None:
        for source in (random, random.SystemRandom()):
            values = [False, True]

            def draw() -> Any:
                return source.choice(values)

            for seed in range(9):
                with greduce.record(seed=seed) as run:
                    made = draw()
                trace = run.trace()
                self.assertEqual(trace.choices()[0].decision, int(made))
                values.reverse()
                with greduce.replay(trace, strict=True):
                    self.assertIs(draw(), made)

    def test_other_decisions_make_something_else(self) -> None:
        with greduce.record(seed=3) as run:
            made = twice()
        events = run.trace().events
        last = max(at for at, event in enumerate(events) if isinstance(event, Choice))
        choice = events[last]
        assert isinstance(choice, Choice)
        events[last] = Choice(choice.kind, choice.place, choice.low, choice.high, 0)
        with greduce.replay(Trace(events)):
            self.assertEqual(twice(), [made[0], 0])
        # Without its first item the trace continues with the second.
        self.assertEqual([type(event) for event in events[1:4]], [Begin, Choice, End])
        with greduce.replay(Trace(events[:1] + events[4:])):
            self.assertEqual(twice(), [0, fresh_number(0, 0, 99)])

    def test_what_the_trace_does_not_have_is_low(self) -> None:
        with greduce.replay(Trace()) as run:
            self.assertEqual(twice(), [fresh_number(0, 0, 99), fresh_number(1, 0, 99)])
        self.assertEqual(len(run.trace().choices()), 2)
        with self.assertRaises(greduce.Halted), greduce.replay(Trace(), strict=True):
            twice()

    def test_functions_that_are_iterated_over_are_parts(self) -> None:
        def numbers():
            while random.randrange(10) > 2:
                yield helper()

        self.replays(lambda: [value for value in numbers()])


if __name__ == "__main__":
    unittest.main()
