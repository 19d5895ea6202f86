"""Runs that are recorded on demand."""

import importlib.util
import itertools
import random
import unittest
from typing import List

import greduce


def words(count: int) -> List[str]:
    return ["".join(random.choices("abc", k=random.randint(1, 4))) for _ in range(count)]


class PastRuns(unittest.TestCase):
    def test_the_trace_is_that_of_the_run(self) -> None:
        random.seed(5)
        with greduce.record() as run:
            expected = words(3)
        random.seed(5)
        made, past = greduce.recorded(words, 3)
        self.assertEqual(made, expected)
        # Later random numbers change nothing.
        random.random()
        self.assertEqual(past.trace(), run.trace())
        self.assertGreater(len(past.trace().choices()), 3)
        with greduce.replay(past.trace()):
            self.assertEqual(words(3), made)

    def test_random_numbers_go_on_as_without(self) -> None:
        random.seed(5)
        alone = [words(3), words(3)]
        random.seed(5)
        first, past = greduce.recorded(words, 3)
        past.trace()
        self.assertEqual([first, words(3)], alone)

    def test_generators_among_the_arguments_are_set_back(self) -> None:
        def numbers(own: random.Random, count: int) -> List[int]:
            return [own.randint(0, 99) for _ in range(count)]

        own = random.Random(3)
        made, past = greduce.recorded(numbers, own, count=4)
        self.assertEqual([choice.decision for choice in past.trace().choices()], made)
        self.assertEqual(made + numbers(own, 2), numbers(random.Random(3), 6))

    @unittest.skipUnless(importlib.util.find_spec("numpy"), "needs numpy")
    def test_so_are_those_of_numpy(self) -> None:
        import numpy

        def array(own: numpy.random.Generator) -> numpy.ndarray:
            return own.integers(0, 9, size=3) + numpy.random.randint(0, 9, size=3)

        own = numpy.random.default_rng(3)
        made, past = greduce.recorded(array, own)
        array(own)
        self.assertEqual(len(past.trace().choices()), 6)
        self.assertEqual(len(made), 3)

    def test_what_is_not_the_same_again_is_refused(self) -> None:
        count = itertools.count()
        _, past = greduce.recorded(lambda: (next(count), random.random()))
        with self.assertRaises(greduce.NotRepeated):
            past.trace()


if __name__ == "__main__":
    unittest.main()
