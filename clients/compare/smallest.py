"""Sizes of the smallest known texts with a fault: bounds for any reduction.

    python3 smallest.py graphs     # all graphs of up to three nodes and four edges
    python3 smallest.py models     # models that were written by hand

prints sizes in bytes, in the layout of the generators, without what the text's strategies remove:
a graph's name and its last semicolon.
"""

import itertools
import sys


def graph_text(nodes, edges):
    lines = [f"  {node}" for node in range(nodes)] + [f"  {a} -- {b} [weight={w}]" for a, b, w in edges]
    return "graph {\n" + ";\n".join(lines) + "\n}"


def graphs():
    """Print the smallest graph for each fault of the compared runs."""
    import faults_graphs

    def length(size):
        nodes, edges = size
        return len(graph_text(nodes, [(0, 0, 1)] * edges))

    open_questions = {"square_clustering", "frontiers"}
    sizes = sorted(itertools.product(range(1, 4), range(5)), key=length)
    for nodes, count in sizes:
        ends = itertools.product(range(nodes), repeat=2)
        for edges in itertools.product(list(ends), repeat=count):
            text = graph_text(nodes, [(a, b, 1) for a, b in edges])
            for question in sorted(open_questions):
                if faults_graphs.fault(text, [question])[0] is not None:
                    print(f"{question}: {len(text)} bytes\n{text}")
                    open_questions.discard(question)
        if not open_questions:
            return


def tensor(name, kind, size=None):
    """Return an input or output; without a size a single number."""
    shape = "" if size is None else f'"dim":[{size}]'
    return '{"name":"%s","type":{"tensorType":{"elemType":%d,"shape":{%s}}}}' % (name, kind, shape)


def node(operator, inputs, output, **attributes):
    made = ",".join('{"name":"%s","i":%d,"type":"INT"}' % pair for pair in attributes.items())
    made = f',"attribute":[{made}]' if made else ""
    names = ",".join(f'"{name}"' for name in inputs)
    return '{"input":[%s],"output":["%s"],"opType":"%s"%s}' % (names, output, operator, made)


def model(nodes, read, printed, constants=""):
    constants = f',"initializer":[{constants}]' if constants else ""
    graph = '{"node":[%s],"name":"g"%s,"input":[%s],"output":[%s]}' % (",".join(nodes), constants, read, printed)
    return '{"irVersion":6,"graph":%s,"opsetImport":[{"version":12}]}' % graph


def models():
    """Print models with the faults of four of the compared runs."""
    import faults_models

    empty = tensor("x", 1, '{"dimValue":0}')
    one = tensor("x", 1, '{"dimValue":1}')
    texts = {
        "120 and 182": model([node("ReduceL2", ["x"], "v")], empty, tensor("v", 1, "{}")),
        "137": model(
            [node("CumSum", ["x", "c"], "v", exclusive=1, reverse=1)],
            one,
            tensor("v", 1, "{}"),
            '{"dataType":7,"int64Data":[0],"name":"c"}',
        ),
        "35": model(
            [node("ReduceSum", ["x"], "v"), node("ArgMin", ["v"], "w", keepdims=0)], empty, tensor("w", 7)
        ),
    }
    for runs, text in texts.items():
        fault, _ = faults_models.fault(text)
        print(f"{runs}: {fault}: {len(text)} bytes\n{text}", flush=True)


if __name__ == "__main__":
    {"graphs": graphs, "models": models}[sys.argv[1]]()
