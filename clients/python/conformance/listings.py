"""The listings of Ren et al.: `listings.py NAME`."""

import hashlib
import random
import sys
from string import ascii_lowercase

import greduce


def gen(seed=26524):
    """Listing 1, whose seed makes "abc" twice."""
    random.seed(seed)
    w = ""
    n = random.choice(range(20))
    for i in range(n):
        w += random.choice(ascii_lowercase)
    w += "\n"
    return w + w


def nested():
    """Section 4.3, with N = 4 and M = 5."""
    for i in range(random.choice(range(4))):
        if random.choice([False, True]):
            print("b", random.choice(range(10)))
        for _ in range(random.choice(range(5))):
            print("c", random.choice(range(10)))


def letters():
    """The loop of section 7, which is not declared, and its text instead of its hash."""
    s = ""
    for _ in range(random.choice(range(10))):
        s += "a"
    print(s)


def hashed():
    """Section 7, with its loop declared."""
    s = ""
    for _ in greduce.repeat(range(10)):
        s += "a"
    print(s, hashlib.md5(s.encode("utf-8")).hexdigest())


LISTINGS = {"password": lambda: print(gen()), "nested": nested, "letters": letters, "hashed": hashed}
LISTINGS[sys.argv[1]]()
