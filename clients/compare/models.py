"""Random models of neural networks: an ordinary generator that keeps the shapes of all
values, and knows nothing of traces.

    python3 models.py SEED

prints a model of ONNX as JSON: `{"inputs": …, "constants": …, "nodes": …, "outputs": …}`.
"""

import json
import math
import random
import sys


class Model:
    def __init__(self):
        self.shapes = {}
        self.inputs = []
        self.constants = []
        self.nodes = []
        self.names = 0

    def name(self, letter):
        self.names += 1
        return f"{letter}{self.names}"

    def input(self, shape):
        name = self.name("x")
        self.inputs.append({"name": name, "shape": shape})
        self.shapes[name] = shape
        return name

    def constant(self, shape, values, kind="float"):
        name = self.name("c")
        self.constants.append({"name": name, "type": kind, "shape": shape, "values": values})
        return name

    def node(self, operator, inputs, shape, **attributes):
        name = self.name("y")
        node = {"op": operator, "inputs": inputs, "output": name}
        if attributes:
            node["attributes"] = attributes
        self.nodes.append(node)
        self.shapes[name] = shape
        return name


def broadcast(one, other):
    """The shape of what is made of two by elements; nothing if they do not fit."""
    shape = []
    for at in range(1, max(len(one), len(other)) + 1):
        a = one[-at] if at <= len(one) else 1
        b = other[-at] if at <= len(other) else 1
        if a != b and 1 not in (a, b):
            return None
        shape.append(max(a, b))
    return shape[::-1]


def weights(model, shape):
    if random.random() < 0.4:
        return model.constant(shape, [random.choice([0.0, 1.0, 2.0, -1.0])] * math.prod(shape))
    return model.constant(shape, [random.randint(-8, 8) / 4 for _ in range(math.prod(shape))])


def unary(model, x):
    operator = random.choice(
        ["Relu", "Neg", "Abs", "Sigmoid", "Tanh", "Identity", "Exp", "Softplus", "LeakyRelu", "Erf", "Floor", "Dropout"]
    )
    model.node(operator, [x], model.shapes[x])


def clip(model, x):
    low = model.constant([], [random.randint(-4, 1) / 2])
    high = model.constant([], [random.randint(1, 6) / 2])
    model.node("Clip", [x, low, high], model.shapes[x])


def with_constant(model, x):
    shape = model.shapes[x]
    kept = [random.choice([1, size]) for size in shape[random.randint(0, len(shape)) :]]
    if random.random() < 0.3:
        # Of more dimensions than the other one.
        kept = [random.choice([1, 1, 2])] + [1] * (len(shape) - len(kept)) + kept
    constant = weights(model, kept)
    pair = [x, constant]
    if random.random() < 0.4:
        pair.reverse()
    model.node(random.choice(["Add", "Mul", "Sub", "Div", "Max", "Min"]), pair, broadcast(shape, kept))


def pair(model, x):
    fitting = [y for y, shape in model.shapes.items() if broadcast(shape, model.shapes[x]) is not None]
    y = random.choice(fitting)
    shape = broadcast(model.shapes[x], model.shapes[y])
    model.node(random.choice(["Add", "Mul", "Sub", "Max", "Min"]), [x, y], shape)


def transpose(model, x):
    order = list(range(len(model.shapes[x])))
    random.shuffle(order)
    model.node("Transpose", [x], [model.shapes[x][at] for at in order], perm=order)


def reshape(model, x):
    sizes = list(model.shapes[x])
    if len(sizes) > 1 and random.random() < 0.5:
        at = random.randrange(len(sizes) - 1)
        sizes[at : at + 2] = [sizes[at] * sizes[at + 1]]
    elif len(sizes) < 5:
        sizes.insert(random.randint(0, len(sizes)), 1)
    target = model.constant([len(sizes)], list(sizes), "int")
    model.node("Reshape", [x, target], sizes)


def unsqueeze(model, x):
    shape = model.shapes[x]
    if len(shape) < 5:
        at = random.randint(0, len(shape))
        axes = model.constant([1], [at], "int")
        model.node("Unsqueeze", [x, axes], shape[:at] + [1] + shape[at:])


def squeeze(model, x):
    shape = model.shapes[x]
    ones = [at for at, size in enumerate(shape) if size == 1]
    if ones:
        at = random.choice(ones)
        axes = model.constant([1], [at], "int")
        model.node("Squeeze", [x, axes], shape[:at] + shape[at + 1 :])


def cut(model, x):
    shape = list(model.shapes[x])
    if shape:
        at = random.randrange(len(shape))
        begin = random.randrange(shape[at])
        end = random.randint(begin + 1, shape[at])
        words = [model.constant([1], [value], "int") for value in (begin, end, at)]
        shape[at] = end - begin
        model.node("Slice", [x, *words], shape)


def concat(model, x):
    shape = model.shapes[x]
    if shape:
        axis = random.randrange(len(shape))
        others = [
            y
            for y, other in model.shapes.items()
            if len(other) == len(shape) and all(a == b for at, (a, b) in enumerate(zip(other, shape)) if at != axis)
        ]
        chosen = [x] + [random.choice(others) for _ in range(random.randint(1, 2))]
        sizes = list(shape)
        sizes[axis] = sum(model.shapes[y][axis] for y in chosen)
        if sizes[axis] < 40:
            model.node("Concat", chosen, sizes, axis=axis)


def pad(model, x):
    shape = model.shapes[x]
    if shape:
        pads = [random.choice([0, 0, 1, 2]) for _ in range(2 * len(shape))]
        sizes = [size + pads[at] + pads[at + len(shape)] for at, size in enumerate(shape)]
        words = model.constant([len(pads)], pads, "int")
        fill = model.constant([], [random.choice([0.0, 1.0, -1.5])])
        mode = random.choice(["constant", "constant", "edge"])
        model.node("Pad", [x, words, fill], sizes, mode=mode)


def reduced(model, x):
    shape = model.shapes[x]
    if shape:
        axis = random.randrange(len(shape))
        keep = random.randint(0, 1)
        sizes = shape[:axis] + [1] * keep + shape[axis + 1 :]
        operator = random.choice(["ReduceMax", "ReduceMean", "ReduceMin", "ReduceL2"])
        model.node(operator, [x], sizes, axes=[axis], keepdims=keep)


def softmax(model, x):
    if model.shapes[x]:
        axis = random.randrange(len(model.shapes[x]))
        model.node(random.choice(["Softmax", "LogSoftmax"]), [x], model.shapes[x], axis=axis)


def product(model, x):
    shape = model.shapes[x]
    if len(shape) >= 2:
        width = random.randint(1, 4)
        y = model.node("MatMul", [x, weights(model, [shape[-1], width])], shape[:-1] + [width])
        if random.random() < 0.6:
            model.node("Add", [y, weights(model, random.choice([[width], [1, width], [1]]))], shape[:-1] + [width])


def frame(model, x):
    """Values around a picture."""
    shape = model.shapes[x]
    around = [random.randint(0, 1) for _ in range(4)]
    pads = [0, 0, *around[:2], 0, 0, *around[2:]]
    words = [x, model.constant([8], pads, "int")]
    if random.random() < 0.7:
        words.append(model.constant([], [random.choice([0.0, 0.0, 1.0, -2.0])]))
    sizes = [size + pads[at] + pads[at + 4] for at, size in enumerate(shape)]
    return model.node("Pad", words, sizes, mode=random.choice(["constant", "constant", "reflect", "edge"]) if min(shape) > 1 else "constant")


def pool(model, x):
    shape = model.shapes[x]
    if len(shape) == 4 and min(shape[2:]) > 1:
        if random.random() < 0.5:
            x = frame(model, x)
            shape = model.shapes[x]
        sizes = shape[:2] + [one - 1 for one in shape[2:]]
        model.node(random.choice(["MaxPool", "AveragePool"]), [x], sizes, kernel_shape=[2, 2])


def convolution(model, x):
    if len(model.shapes[x]) != 4:
        return
    if random.random() < 0.4:
        x = frame(model, x)
    shape = model.shapes[x]
    size = random.choice([1, 1, min(2, *shape[2:])])
    channels = random.randint(1, 3)
    inputs = [x, weights(model, [channels, shape[1], size, size])]
    if random.random() < 0.5:
        inputs.append(weights(model, [channels]))
    padding = random.randint(0, 1)
    sizes = [shape[0], channels] + [one + 2 * padding - size + 1 for one in shape[2:]]
    y = model.node("Conv", inputs, sizes, pads=[padding] * 4)
    follow = random.random()
    if follow < 0.3:
        scales = [weights(model, [channels]) for _ in range(3)]
        spread = model.constant([channels], [random.randint(1, 4) / 2 for _ in range(channels)])
        model.node("BatchNormalization", [y, *scales, spread], sizes)
    elif follow < 0.7:
        kept = random.choice([[1], [channels, 1, 1], [1, channels, 1, 1], [sizes[-1]], []])
        model.node(random.choice(["Add", "Mul"]), [y, weights(model, kept)], sizes)


def where(model, x):
    shape = model.shapes[x]
    flags = model.constant(shape, [random.randint(0, 1) for _ in range(math.prod(shape))], "bool")
    other = random.choice([y for y, fits in model.shapes.items() if fits == shape])
    model.node("Where", [flags, x, other], shape)


def gather(model, x):
    shape = model.shapes[x]
    if shape:
        axis = random.randrange(len(shape))
        chosen = [random.randrange(shape[axis]) for _ in range(random.randint(1, 3))]
        index = model.constant([len(chosen)], chosen, "int")
        model.node("Gather", [x, index], shape[:axis] + [len(chosen)] + shape[axis + 1 :], axis=axis)


STEPS = [
    *[unary, with_constant, with_constant, pair, transpose, reshape, unsqueeze, squeeze, cut, concat],
    *[clip, pad, reduced, softmax, product, convolution, convolution, pool, where, gather],
]


def main():
    random.seed(int(sys.argv[1]))
    model = Model()
    for _ in range(random.randint(1, 2)):
        model.input([random.randint(1, 4) for _ in range(random.choice([2, 3, 4, 4]))])
    for _ in range(random.randint(5, 25)):
        x = random.choice(list(model.shapes)[-4:] if random.random() < 0.3 else list(model.shapes)[-1:])
        if math.prod(model.shapes[x]) < 500:
            random.choice(STEPS)(model, x)
    used = {name for node in model.nodes for name in node["inputs"]}
    outputs = [node["output"] for node in model.nodes if node["output"] not in used]
    made = {"inputs": model.inputs, "constants": model.constants, "nodes": model.nodes, "outputs": outputs}
    print(json.dumps(made, indent=1))


if __name__ == "__main__":
    main()
