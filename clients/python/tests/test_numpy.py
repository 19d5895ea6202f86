"""numpy's generators, if numpy is installed."""

import unittest
from typing import Any, List

import greduce
from greduce import Trace

try:
    import numpy
except ImportError:
    numpy = None


def shown(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else value


def everything() -> List[Any]:
    rng = numpy.random.default_rng(5)
    old = numpy.random.RandomState(6)
    made: List[Any] = [
        rng.random(),
        rng.random((2, 2)),
        rng.integers(5),
        rng.integers(2, 7, size=3),
        rng.integers(2, 7, endpoint=True),
        rng.choice([10, 20, 30]),
        rng.choice(9, size=3, replace=False),
        rng.choice(4, p=[0.1, 0.2, 0.3, 0.4]),
        rng.choice(range(-3, 9), size=(2, 2)),
        rng.choice([True, False]),
        rng.permutation(5),
        rng.uniform(2, 3),
        rng.normal(size=2),
        rng.poisson(3),
        rng.bytes(4),
        numpy.random.randint(0, 9),
        numpy.random.rand(2),
        numpy.random.random(),
        numpy.random.choice(["a", "b"]),
        old.randint(9),
        old.random_sample(),
        old.randn(2),
        old.permutation([1, 2, 3]),
    ]
    letters = numpy.arange(5)
    numpy.random.shuffle(letters)
    made.append(letters)
    return [shown(value) for value in made]


@unittest.skipIf(numpy is None, "numpy is not installed")
class Numpy(unittest.TestCase):
    def test_the_generator_sees_the_same_numbers(self) -> None:
        numpy.random.seed(7)
        alone = everything()
        numpy.random.seed(7)
        with greduce.record() as run:
            self.assertEqual(everything(), alone)
        self.assertTrue(all(choice.allows(choice.decision) for choice in run.trace().choices()))

    def test_a_trace_makes_the_same_again(self) -> None:
        with greduce.record(seed=3) as run:
            made = everything()
        trace = run.trace()
        with greduce.replay(Trace.parse(trace.lines()), strict=True) as again:
            repeated = everything()
        # `low + width * share` may differ in the last bit.
        uniform = 11
        self.assertAlmostEqual(repeated.pop(uniform), made.pop(uniform))
        self.assertEqual(repeated, made)
        self.assertEqual(again.trace(), trace)

    def test_numbers_of_a_range_and_booleans_are_chosen_by_value(self) -> None:
        kinds: List[Any] = [
            (lambda: numpy.random.choice(5), [("range", 0, 4)]),
            (lambda: numpy.random.choice(range(2, 5), 2), [("range", 2, 4)] * 2),
            (lambda: numpy.random.choice(range(0, 6, 2)), [("pick", 0, 2)]),
            (lambda: numpy.random.choice([2, 3]), [("pick", 0, 1)]),
            (lambda: numpy.random.choice([True, False]), [("branch", 0, 1)]),
        ]
        for call, expected in kinds:
            with greduce.record(seed=2) as run:
                made = call()
            choices = run.trace().choices()
            shown = [(choice.kind, choice.low, choice.high) for choice in choices]
            self.assertEqual(shown, expected)
            if shown[0][0] != "pick":
                decisions = [choice.decision for choice in choices]
                self.assertEqual(decisions, numpy.ravel(made).tolist())

    def test_generators_without_a_seed_get_that_of_the_run(self) -> None:
        texts = []
        for _ in range(2):
            with greduce.record(seed=4):
                texts.append(numpy.random.default_rng().random())
        self.assertEqual(texts[0], texts[1])


if __name__ == "__main__":
    unittest.main()
