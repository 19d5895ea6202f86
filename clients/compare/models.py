"""Random deep-learning models: an ordinary generator without knowledge of traces.

    python3 models.py SEED

prints a model of ONNX in the JSON form of its protocol buffer. The generator keeps the shapes of
all values.
"""

import base64
import json
import math
import random
import sys

FLOAT, INT, BOOL = 1, 7, 9


class Value:
    def __init__(self, name, kind, shape):
        self.name = name
        self.kind = kind
        self.shape = shape


class Model:
    def __init__(self):
        self.values = []
        self.inputs = []
        self.constants = []
        self.nodes = []
        self.used = set()

    def input(self):
        shape = [random.randint(1, 4) for _ in range(random.randint(1, 4))]
        if random.random() < 0.1:
            # An empty batch.
            shape[0] = 0
        value = Value(f"x{len(self.inputs)}", FLOAT, shape)
        self.inputs.append(value)
        self.values.append(value)

    def constant(self, shape, draw, kind=FLOAT):
        value = Value(f"c{len(self.constants)}", kind, shape)
        field = "floatData" if kind == FLOAT else "int64Data"
        numbers = [draw() for _ in range(math.prod(shape))]
        dims = {"dims": shape} if shape else {}
        self.constants.append({**dims, "dataType": kind, field: numbers, "name": value.name})
        return value

    def weights(self, shape):
        return self.constant(shape, lambda: random.randint(-8, 8) / 4)

    def numbers(self, numbers):
        left = iter(numbers)
        return self.constant([len(numbers)], lambda: next(left), INT)

    def node(self, operator, inputs, kind, shape, **attributes):
        value = Value(f"v{len(self.nodes)}", kind, shape)
        made = {"input": [one.name for one in inputs], "output": [value.name], "opType": operator}
        if attributes:
            made["attribute"] = [attribute(name, of) for name, of in attributes.items()]
        self.nodes.append(made)
        self.values.append(value)
        self.used.update(one.name for one in inputs)
        return value

    def pick(self, fits=lambda value: True):
        """Return an existing value, preferably a new one; `None` if none fits."""
        fitting = [value for value in self.values if fits(value)]
        if not fitting:
            return None
        return random.choice(fitting[-3:] if random.random() < 0.7 else fitting)


def attribute(name, value):
    if isinstance(value, float):
        return {"name": name, "f": value, "type": "FLOAT"}
    if isinstance(value, int):
        return {"name": name, "i": value, "type": "INT"}
    if isinstance(value, str):
        return {"name": name, "s": value, "type": "STRING"}
    return {"name": name, "ints": value, "type": "INTS"}


def is_float(value):
    return value.kind == FLOAT


def of_rank(low, high=9):
    return lambda value: is_float(value) and low <= len(value.shape) <= high


def broadcast(one, other):
    """Return the common shape of two values, if there is one."""
    longer = max(len(one), len(other))
    made = []
    for a, b in zip([1] * (longer - len(one)) + one, [1] * (longer - len(other)) + other):
        if a != b and 1 not in (a, b):
            return None
        made.append(b if a == 1 else a)
    return made


def unary(model):
    x = model.pick(is_float)
    name = random.choice(
        "Relu Sigmoid Tanh Neg Abs Erf Softplus Identity Softsign Selu Exp Sin Cos LeakyRelu Elu HardSigmoid".split()
    )
    more = {"alpha": random.randint(1, 8) / 16} if name in ("LeakyRelu", "Elu", "HardSigmoid") else {}
    model.node(name, [x], FLOAT, x.shape, **more)


def clip(model):
    x = model.pick(is_float)
    low = random.randint(-4, 2)
    bounds = [low / 2, (low + random.randint(0, 6)) / 2]
    model.node("Clip", [x] + [model.constant([], lambda: bound) for bound in bounds], FLOAT, x.shape)


def binary(model):
    x = model.pick(is_float)
    if random.random() < 0.5:
        shape = [size if random.random() < 0.6 else 1 for size in x.shape]
        y = model.weights(shape[random.randint(0, len(shape)) :])
    else:
        y = model.pick(lambda value: is_float(value) and broadcast(x.shape, value.shape) is not None)
    pair = [x, y] if random.random() < 0.5 else [y, x]
    name = random.choice(["Add", "Sub", "Mul", "Add", "Mul", "Max", "Min"])
    model.node(name, pair, FLOAT, broadcast(x.shape, y.shape))


def scaled(model):
    x = model.pick(is_float)
    number = random.choice([0, 1, 1, 2, 0.5, -1, 0.25])
    shape = random.choice([[], [], [1], [1, 1]])
    name = random.choice(["Mul", "Div", "Add", "Sub"])
    constant = model.constant(shape, lambda: number or (1 if name == "Div" else 0))
    model.node(name, [x, constant], FLOAT, broadcast(x.shape, shape))


def gelu(model):
    """Add x / 2 * (1 + erf(x / sqrt(2))), or nearly."""
    x = model.pick(is_float)
    root = random.choice([1.4142135381698608, 1.4142135381698608, 1.5])
    half = random.choice([0.5, 0.5, 0.75])
    inner = model.node("Div", [x, model.constant([], lambda: root)], FLOAT, x.shape)
    inner = model.node("Erf", [inner], FLOAT, x.shape)
    one = model.constant([], lambda: 1)
    inner = model.node("Add", [inner, one], FLOAT, x.shape)
    inner = model.node("Mul", [x, inner], FLOAT, x.shape)
    model.node("Mul", [inner, model.constant([], lambda: half)], FLOAT, x.shape)


def layer_normal(model):
    """Add (x - mean) / sqrt(variance + epsilon) * scale + bias, over the last axes."""
    x = model.pick(of_rank(1, 4))
    if x is None:
        return
    rank = len(x.shape)
    axes = list(range(random.randrange(rank), rank)) if random.random() < 0.6 else [random.randrange(rank)]
    small = [1 if at in axes else size for at, size in enumerate(x.shape)]
    mean = model.node("ReduceMean", [x], FLOAT, small, axes=axes, keepdims=1)
    centred = model.node("Sub", [x, mean], FLOAT, x.shape)
    power = random.choice([2, 2, 4])
    squared = model.node("Pow", [centred, model.constant([], lambda: power)], FLOAT, x.shape)
    variance = model.node("ReduceMean", [squared], FLOAT, small, axes=axes, keepdims=1)
    variance = model.node("Add", [variance, model.constant([], lambda: 0.125)], FLOAT, small)
    deviation = model.node("Sqrt", [variance], FLOAT, small)
    made = model.node("Div", [centred, deviation], FLOAT, x.shape)
    last = x.shape[-random.randint(1, 2) :] if random.random() < 0.3 else x.shape[-1:]
    made = model.node("Mul", [made, model.weights(last)], FLOAT, x.shape)
    model.node("Add", [made, model.weights(last)], FLOAT, x.shape)


def tile(model):
    x = model.pick(of_rank(1, 4))
    if x is not None:
        times = [random.choice([1, 1, 2]) for _ in x.shape]
        shape = [size * by for size, by in zip(x.shape, times)]
        model.node("Tile", [x, model.numbers(times)], FLOAT, shape)


def position(model):
    """Add the index of the greatest or least element."""
    x = model.pick(lambda value: of_rank(1)(value) and 0 not in value.shape)
    if x is None:
        return
    axis = random.randrange(len(x.shape))
    keep = random.randint(0, 1)
    shape = x.shape[:axis] + [1] * keep + x.shape[axis + 1 :]
    made = model.node(random.choice(["ArgMax", "ArgMin"]), [x], INT, shape, axis=axis, keepdims=keep)
    model.node("Cast", [made], FLOAT, shape, to=FLOAT)


def running_sum(model):
    x = model.pick(of_rank(1))
    if x is not None:
        axis = random.randint(-len(x.shape), len(x.shape) - 1)
        more = {name: 1 for name in ("exclusive", "reverse") if random.random() < 0.4}
        model.node("CumSum", [x, model.constant([], lambda: axis, INT)], FLOAT, x.shape, **more)


def contraction(model):
    x = model.pick(of_rank(2, 3))
    if x is None:
        return
    letters = "ijk"[: len(x.shape)]
    kept = random.sample(letters, random.randint(1, len(letters)))
    sizes = dict(zip(letters, x.shape))
    inputs, left = [x], letters
    if random.random() < 0.6:
        other = random.sample(letters, random.randint(1, len(letters))) + ["l"]
        random.shuffle(other)
        sizes["l"] = random.randint(1, 3)
        inputs.append(model.weights([sizes[letter] for letter in other]))
        left += "," + "".join(other)
        kept.insert(random.randint(0, len(kept)), "l")
    equation = base64.b64encode(f"{left}->{''.join(kept)}".encode()).decode()
    model.node("Einsum", inputs, FLOAT, [sizes[letter] for letter in kept], equation=equation)


def blocks(model):
    x = model.pick(lambda value: of_rank(4, 4)(value) and value.shape[2] % 2 == 0 and value.shape[3] % 2 == 0)
    if x is not None:
        n, c, h, w = x.shape
        model.node("SpaceToDepth", [x], FLOAT, [n, c * 4, h // 2, w // 2], blocksize=2)
        return
    x = model.pick(lambda value: of_rank(4, 4)(value) and value.shape[1] % 4 == 0)
    if x is not None:
        n, c, h, w = x.shape
        mode = random.choice(["RENS", "Q1JE"])
        model.node("DepthToSpace", [x], FLOAT, [n, c // 4, h * 2, w * 2], blocksize=2, mode=mode)


def whole_shape(model):
    """Add a new shape assembled from the old one."""
    x = model.pick(of_rank(2, 4))
    if x is None or 0 in x.shape:
        return
    shape = Value(f"v{len(model.nodes)}", INT, [len(x.shape)])
    model.node("Shape", [x], INT, [len(x.shape)])
    at = random.randrange(len(x.shape))
    size = model.node("Gather", [shape, model.constant([], lambda: at, INT)], INT, [], axis=0)
    size = model.node("Unsqueeze", [size], INT, [1], axes=[0])
    rest = math.prod(x.shape) // x.shape[at]
    parts, made = [size, model.numbers([-1])], [x.shape[at], rest]
    if random.random() < 0.5:
        parts, made = parts[::-1], made[::-1]
    asked = model.node("Concat", parts, INT, [2], axis=0)
    model.node("Reshape", [x, asked], FLOAT, made)


def compare(model):
    x = model.pick(is_float)
    y = model.pick(lambda value: is_float(value) and broadcast(x.shape, value.shape) is not None)
    name = random.choice(["Less", "Greater"])
    model.node(name, [x, y], BOOL, broadcast(x.shape, y.shape))


def logic(model):
    x = model.pick(lambda value: value.kind == BOOL)
    if x is None:
        return compare(model)
    if random.random() < 0.5:
        model.node("Not", [x], BOOL, x.shape)
    else:
        model.node("Cast", [x], FLOAT, x.shape, to=FLOAT)


def where(model):
    test = model.pick(lambda value: value.kind == BOOL)
    if test is None:
        return compare(model)
    x = model.pick(lambda value: is_float(value) and broadcast(test.shape, value.shape) is not None)
    if x is None:
        return None
    y = model.weights([size if random.random() < 0.5 else 1 for size in x.shape])
    pair = [x, y] if random.random() < 0.5 else [y, x]
    model.node("Where", [test] + pair, FLOAT, broadcast(test.shape, x.shape))


def transpose(model):
    x = model.pick(lambda value: len(value.shape) > 1)
    if x is not None:
        order = list(range(len(x.shape)))
        random.shuffle(order)
        model.node("Transpose", [x], x.kind, [x.shape[at] for at in order], perm=order)


def reshape(model):
    x = model.pick()
    if 0 in x.shape:
        return
    left, shape = math.prod(x.shape), []
    for _ in range(random.randint(0, 3)):
        size = random.choice([size for size in range(1, left + 1) if left % size == 0])
        shape.append(size)
        left //= size
    shape.append(left)
    asked = list(shape)
    if random.random() < 0.4:
        asked[random.randrange(len(asked))] = -1
    model.node("Reshape", [x, model.numbers(asked)], x.kind, shape)


def flatten(model):
    x = model.pick()
    axis = random.randint(0, len(x.shape))
    model.node("Flatten", [x], x.kind, [math.prod(x.shape[:axis]), math.prod(x.shape[axis:])], axis=axis)


def squeeze(model):
    x = model.pick(lambda value: 1 in value.shape)
    if x is None or random.random() < 0.5:
        x = model.pick(lambda value: len(value.shape) < 5)
        if x is None:
            return
        axis = random.randint(0, len(x.shape))
        model.node("Unsqueeze", [x], x.kind, x.shape[:axis] + [1] + x.shape[axis:], axes=[axis])
        return
    axis = random.choice([at for at, size in enumerate(x.shape) if size == 1])
    model.node("Squeeze", [x], x.kind, x.shape[:axis] + x.shape[axis + 1 :], axes=[axis])


def concat(model):
    x = model.pick(of_rank(1))
    if x is None:
        return
    axis = random.randrange(len(x.shape))

    def without(shape):
        return shape[:axis] + shape[axis + 1 :]

    parts, size = [x], x.shape[axis]
    for _ in range(random.randint(1, 2)):
        more = model.pick(lambda v: of_rank(len(x.shape), len(x.shape))(v) and without(v.shape) == without(x.shape))
        parts.append(more)
        size += more.shape[axis]
    model.node("Concat", parts, FLOAT, x.shape[:axis] + [size] + x.shape[axis + 1 :], axis=axis)


def cut(model):
    x = model.pick(of_rank(1))
    if x is None:
        return
    axis = random.randrange(len(x.shape))
    if x.shape[axis] == 0:
        return
    first = random.randrange(x.shape[axis])
    last = random.randint(first + 1, x.shape[axis])
    shape = x.shape[:axis] + [last - first] + x.shape[axis + 1 :]
    if random.random() < 0.3:
        first -= x.shape[axis]
        last = last - x.shape[axis] if last < x.shape[axis] else 1000
    bounds = [model.numbers([number]) for number in (first, last, axis)]
    model.node("Slice", [x] + bounds, FLOAT, shape)


def gather(model):
    x = model.pick(of_rank(1))
    if x is None:
        return
    axis = random.randrange(len(x.shape))
    if x.shape[axis] == 0:
        return
    count = random.randint(1, 3)
    chosen = model.numbers([random.randrange(x.shape[axis]) for _ in range(count)])
    model.node("Gather", [x, chosen], FLOAT, x.shape[:axis] + [count] + x.shape[axis + 1 :], axis=axis)


def pad(model):
    x = model.pick(of_rank(1, 4))
    if x is None:
        return
    pads = [random.choice([0, 0, 1, 2]) for _ in range(2 * len(x.shape))]
    rank = len(x.shape)
    shape = [size + pads[at] + pads[at + rank] for at, size in enumerate(x.shape)]
    value = random.choice([0, 0, 1])
    inputs = [x, model.numbers(pads), model.constant([], lambda: value)]
    model.node("Pad", inputs, FLOAT, shape, mode="Y29uc3RhbnQ=")


def expand(model):
    x = model.pick(is_float)
    shape = [random.randint(1, 3) if size == 1 else size for size in x.shape]
    if len(shape) < 4 and random.random() < 0.5:
        shape.insert(0, random.randint(1, 3))
    model.node("Expand", [x, model.numbers(shape)], FLOAT, shape)


def matmul(model):
    x = model.pick(of_rank(2, 4))
    if x is None:
        return
    wide = random.randint(1, 4)
    w = model.weights([x.shape[-1], wide])
    made = model.node("MatMul", [x, w], FLOAT, x.shape[:-1] + [wide])
    if random.random() < 0.5:
        model.node("Add", [made, model.weights([wide])], FLOAT, made.shape)


def gemm(model):
    x = model.pick(of_rank(2, 2))
    if x is None:
        return
    across, along = random.random() < 0.4, random.random() < 0.4
    rows, inner = reversed(x.shape) if across else x.shape
    wide = random.randint(1, 4)
    w = model.weights([wide, inner] if along else [inner, wide])
    inputs = [x, w]
    if random.random() < 0.6:
        inputs.append(model.weights(random.choice([[wide], [1, wide], [rows, 1], [rows, wide]])))
    more = {"alpha": random.randint(1, 6) / 4, "beta": random.randint(1, 6) / 4}
    if across:
        more["transA"] = 1
    if along:
        more["transB"] = 1
    model.node("Gemm", inputs, FLOAT, [rows, wide], **more)


def convolution(model):
    x = model.pick(of_rank(3, 4))
    if x is None or 0 in x.shape[1:]:
        return
    channels, sizes = x.shape[1], x.shape[2:]
    kernel = [random.randint(1, 3) for _ in sizes]
    strides = [random.randint(1, 2) for _ in sizes]
    pads = [random.randint(0, 1) for _ in range(2 * len(sizes))]
    rank = len(sizes)
    shape = []
    for at, size in enumerate(sizes):
        room = size + pads[at] + pads[at + rank] - kernel[at]
        if room < 0:
            return
        shape.append(room // strides[at] + 1)
    group = channels if random.random() < 0.25 else 1
    out = group * random.randint(1, 2)
    inputs = [x, model.weights([out, channels // group] + kernel)]
    if random.random() < 0.5:
        inputs.append(model.weights([out]))
    more = {"group": group} if group > 1 else {}
    shape = [x.shape[0], out] + shape
    made = model.node("Conv", inputs, FLOAT, shape, kernel_shape=kernel, strides=strides, pads=pads, **more)
    after = random.random()
    if after < 0.3:
        normal(model, made)
    elif after < 0.6:
        w = model.weights(random.choice([[out] + [1] * rank, [1, out] + [1] * rank, [1], [shape[-1]]]))
        model.node(random.choice(["Add", "Mul"]), [made, w], FLOAT, made.shape)
    elif after < 0.8:
        model.node("Relu", [made], FLOAT, made.shape)


def normal(model, x=None):
    x = x or model.pick(of_rank(2, 4))
    if x is not None:
        channels = x.shape[1]
        inputs = [x] + [model.weights([channels]) for _ in range(3)]
        inputs.append(model.constant([channels], lambda: random.randint(1, 8) / 4))
        model.node("BatchNormalization", inputs, FLOAT, x.shape, epsilon=random.choice([0.001, 0.25]))


def pool(model):
    x = model.pick(of_rank(3, 4))
    if x is None or 0 in x.shape[1:]:
        return
    if random.random() < 0.3:
        name = random.choice(["GlobalAveragePool", "GlobalMaxPool"])
        model.node(name, [x], FLOAT, x.shape[:2] + [1] * (len(x.shape) - 2))
        return
    kernel = [random.randint(1, size) for size in x.shape[2:]]
    shape = x.shape[:2] + [size - k + 1 for size, k in zip(x.shape[2:], kernel)]
    model.node(random.choice(["MaxPool", "AveragePool"]), [x], FLOAT, shape, kernel_shape=kernel)


def reduction(model):
    x = model.pick(of_rank(1))
    if x is None or 0 in x.shape:
        return
    axes = sorted(random.sample(range(len(x.shape)), random.randint(1, len(x.shape))))
    keep = random.randint(0, 1)
    shape = [1 if at in axes else size for at, size in enumerate(x.shape) if keep or at not in axes]
    name = random.choice("ReduceSum ReduceMean ReduceMax ReduceMin ReduceL2 ReduceL1 ReduceSumSquare".split())
    model.node(name, [x], FLOAT, shape, axes=axes, keepdims=keep)


def softmax(model):
    x = model.pick(of_rank(1))
    if x is not None:
        axis = random.randrange(len(x.shape))
        model.node(random.choice(["Softmax", "LogSoftmax"]), [x], FLOAT, x.shape, axis=axis)


OPERATORS = [
    unary, unary, binary, binary, binary, clip, compare, logic, where, transpose, transpose, reshape, flatten,
    squeeze, concat, cut, gather, pad, expand, matmul, matmul, gemm, convolution, convolution, normal, pool,
    reduction, reduction, softmax, scaled, scaled, gelu, layer_normal, tile, position, running_sum, contraction,
    blocks, whole_shape,
]  # fmt: skip


def typed(value):
    shape = {"dim": [{"dimValue": size} for size in value.shape]} if value.shape else {}
    return {"name": value.name, "type": {"tensorType": {"elemType": value.kind, "shape": shape}}}


def main():
    random.seed(int(sys.argv[1]))
    model = Model()
    for _ in range(random.randint(1, 3)):
        model.input()
    for _ in range(random.randint(5, 25)):
        random.choice(OPERATORS)(model)
    made = [value for value in model.values if value.name.startswith("v")]
    # Unused values are outputs.
    outputs = [value for value in made if value.name not in model.used]
    graph = {
        "node": model.nodes,
        "name": "g",
        "initializer": model.constants,
        "input": [typed(value) for value in model.inputs],
        "output": [typed(value) for value in outputs],
    }
    opset = [{"version": 12}]
    print(json.dumps({"irVersion": 6, "graph": graph, "opsetImport": opset}, separators=(",", ":")))


if __name__ == "__main__":
    main()
