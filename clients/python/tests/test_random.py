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
        random.choice(range(-3, 20)),
        random.choices("abc", weights=[1, 0, 3], k=3),
        random.choices(range(5, 9), k=3),
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


def declared() -> str:
    text = ""
    for at in greduce.repeat(range(2, 9)):
        text += "a"
        if at % 2 == 1:
            text += str(helper())
            continue
        for _ in greduce.repeat(range(3)):
            text += random.choice("xyz")
            if text.endswith("z"):
                break
    return text


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
            (lambda: random.choice(range(20)), ["range"]),
            (lambda: random.choice(range(0, 20, 2)), ["pick"]),
            (lambda: random.SystemRandom().choice(range(20)), ["range"]),
            (lambda: random.choices("abc", k=2), ["pick", "pick"]),
            (lambda: random.choices(range(9), k=2), ["range", "range"]),
            (lambda: random.choices([True, False], weights=[9, 1]), ["branch"]),
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

    def test_a_number_of_a_range_is_recorded_as_such(self) -> None:
        with greduce.record(seed=1) as run:
            made = [random.choice(range(5, 9)), *random.choices(range(5, 9), k=2)]
        choices = run.trace().choices()
        self.assertEqual([choice.decision for choice in choices], made)
        self.assertEqual({(choice.low, choice.high) for choice in choices}, {(5, 8)})

    def test_each_iteration_of_a_declared_loop_is_an_item(self) -> None:
        with greduce.record() as run:
            text = ""
            for _ in greduce.repeat(range(3, 4)):
                text += "a"
            helper()
        events = run.trace().events
        kinds = [getattr(event, "kind", "end") for event in events]
        items = ["item", "end"] * 3
        self.assertEqual(kinds, ["loop", "count", *items, "end", "call", "range", "end"])
        self.assertEqual(Trace.parse(run.dumps().splitlines()), run.trace())
        for wrong in [range(0), range(-1, 4), range(0, 4, 2)]:
            with self.assertRaises(ValueError):
                next(iter(greduce.repeat(wrong)))

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
        self.replays(declared)
        self.replays(lambda: [helper() for _ in greduce.repeat(range(4, 9)) if helper() < 50])

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

    def test_a_declared_loop_is_the_same_without_a_run(self) -> None:
        for seed in range(20):
            with greduce.record(seed=seed):
                made = declared()
            random.seed(seed)
            self.assertEqual(declared(), made)

    def test_an_iteration_without_its_choices_keeps_its_place(self) -> None:
        def generate() -> str:
            return "".join("-" if at % 2 == 0 else str(helper()) for at in greduce.repeat(range(5)))

        trace = Trace.parse(
            line
            for line in self.recorded(generate, lambda made: made.count("-") == 2).splitlines()
        )
        with greduce.replay(trace, strict=True):
            made = generate()
        items = [at for at, event in enumerate(trace.events) if getattr(event, "kind", "") == "item"]
        count = next(at for at, event in enumerate(trace.events) if isinstance(event, Choice))
        fewer = trace.events.copy()
        chosen = fewer[count]
        assert isinstance(chosen, Choice) and isinstance(chosen.decision, int)
        fewer[count] = Choice(chosen.kind, chosen.place, 0, 4, chosen.decision - 1)
        # Without the first iteration, the one with a choice comes first, and makes none there.
        del fewer[items[0] : items[1]]
        with self.assertRaises(greduce.Halted), greduce.replay(Trace(fewer), strict=True):
            generate()
        self.assertEqual(made[0], "-")

    def recorded(self, generate: Callable[[], Any], accepts: Callable[[Any], bool]) -> str:
        for seed in range(100):
            with greduce.record(seed=seed) as run:
                made = generate()
            if accepts(made):
                return run.dumps()
        raise AssertionError("no run")

    def test_functions_that_are_iterated_over_are_parts(self) -> None:
        def numbers():
            while random.randrange(10) > 2:
                yield helper()
                for _ in greduce.repeat(range(3)):
                    yield helper()

        def both():
            for _ in greduce.repeat(range(3)):
                yield from numbers()

        self.replays(lambda: [value for value in numbers()])
        self.replays(lambda: [(value, helper()) for value in both()])


if __name__ == "__main__":
    unittest.main()
