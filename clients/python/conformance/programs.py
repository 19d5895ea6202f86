"""The generators that every client is tested with: `programs.py NAME SEED`."""

import os
import random
import sys

state = 0


def item(depth):
    number = random.randint(-20, 20)
    if depth < 2 and random.random() < 0.5:
        inner = [item(depth + 1) for _ in range(random.randrange(4))]
        return f"({number} {' '.join(inner)})"
    letters = list("abcd")
    random.shuffle(letters)
    some = random.choice("xyz")
    few = random.sample(range(10), 2)
    many = random.choices("uvw", weights=[1, 2, 3], k=2)
    return f"{number}{''.join(letters)}{some}{few}{many}{random.getrandbits(70)}"


def lists():
    for _ in range(random.randint(1, 3)):
        print(item(0))
    print(f"{random.uniform(1, 2)} {random.gauss(0, 1)}")


def fails():
    number = random.randrange(10)
    if number > 4:
        raise ValueError(f"{number} is too much")
    print(number)


def variable():
    global state
    random.random()
    state += 1
    print(state)


def all_bytes():
    random.random()
    sys.stdout.buffer.write(bytes(range(256)))
    sys.stdout.buffer.write(str(len(os.read(0, 1000))).encode())


def blocks():
    if random.random() < 0.9:
        print("a", random.randrange(10))
        if random.random() < 0.9:
            print("b", random.randrange(10))
    if random.random() < 0.9:
        print("c", random.randrange(10))
    if random.choice([True, False]):
        print("d")
    if random.random() < 0.9:
        print("e")


def values():
    letters = ["b", "c"]
    if random.choice([False, True]):
        letters.insert(0, "a")
    print(random.choice(letters))


random.seed(int(sys.argv[2]))
PROGRAMS = {
    "blocks": blocks,
    "bytes": all_bytes,
    "fails": fails,
    "lists": lists,
    "state": variable,
    "values": values,
}
PROGRAMS[sys.argv[1]]()
