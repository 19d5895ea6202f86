"""Random graphs: an ordinary generator without knowledge of traces.

    python3 graphs.py SEED

prints a graph in DOT, with weights.
"""

import random
import sys


class Graph:
    def __init__(self):
        self.nodes = 0
        self.edges = []

    def node(self):
        self.nodes += 1
        return self.nodes - 1

    def edge(self, one, other):
        self.edges.append((one, other, random.randint(1, 9)))


def path(graph):
    nodes = [graph.node()]
    for _ in range(random.randint(1, 6)):
        nodes.append(graph.node())
        graph.edge(nodes[-2], nodes[-1])
    return nodes


def ring(graph):
    nodes = path(graph)
    graph.edge(nodes[-1], nodes[0])
    return nodes


def star(graph):
    nodes = [graph.node()]
    for _ in range(random.randint(1, 6)):
        nodes.append(graph.node())
        graph.edge(nodes[0], nodes[-1])
    return nodes


def clique(graph):
    nodes = []
    for _ in range(random.randint(2, 5)):
        new = graph.node()
        for old in nodes:
            graph.edge(old, new)
        nodes.append(new)
    return nodes


def bipartite(graph):
    left = [graph.node() for _ in range(random.randint(1, 4))]
    right = [graph.node() for _ in range(random.randint(1, 4))]
    for one in left:
        for other in right:
            if random.random() < 0.6:
                graph.edge(one, other)
    return left + right


def tree(graph, depth=0):
    root = graph.node()
    nodes = [root]
    if depth < 3:
        for _ in range(random.randint(0, 3)):
            child = tree(graph, depth + 1)
            graph.edge(root, child[0])
            nodes.extend(child)
    return nodes


def shortcuts(graph, nodes):
    for _ in range(random.randint(0, 4)):
        graph.edge(random.choice(nodes), random.choice(nodes))


def component(graph):
    nodes = []
    for _ in range(random.randint(1, 4)):
        shape = random.choice([path, ring, star, clique, bipartite, tree])
        more = shape(graph)
        if random.random() < 0.5:
            shortcuts(graph, more)
        if nodes:
            graph.edge(random.choice(nodes), random.choice(more))
        nodes.extend(more)
    return nodes


def main():
    random.seed(int(sys.argv[1]))
    graph = Graph()
    components = [component(graph) for _ in range(random.randint(1, 3))]
    if random.random() < 0.3:
        for one, other in zip(components, components[1:]):
            graph.edge(random.choice(one), random.choice(other))
    if random.random() < 0.4:
        # Renumber the nodes.
        names = list(range(graph.nodes))
        random.shuffle(names)
        graph.edges = [(names[a], names[b], weight) for a, b, weight in graph.edges]
    print("graph g {")
    for node in range(graph.nodes):
        print(f"  {node};")
    for one, other, weight in graph.edges:
        print(f"  {one} -- {other} [weight={weight}];")
    print("}")


if __name__ == "__main__":
    main()
