"""Property test: whether an old and a new networkx disagree on a graph.

NETWORKX_OLD and NETWORKX_NEW are the folders of both.
"""

import importlib
import os
import re
import signal
import sys
import warnings

warnings.simplefilter("ignore")


def _load(folder):
    for name in [name for name in sys.modules if name.partition(".")[0] == "networkx"]:
        del sys.modules[name]
    sys.path.insert(0, folder)
    try:
        return importlib.import_module("networkx"), {
            name: module for name, module in sys.modules.items() if name.partition(".")[0] == "networkx"
        }
    finally:
        sys.path.remove(folder)


OLD, _OLD_MODULES = _load(os.environ["NETWORKX_OLD"])
NEW, _NEW_MODULES = _load(os.environ["NETWORKX_NEW"])


def _weight(graph, edges):
    return sum(graph.edges[edge]["weight"] for edge in edges)


def _size(sets):
    return sorted(len(one) for one in sets)


#: Compared quantities, which all right answers have in common.
QUESTIONS = {
    "cycle_basis": lambda nx, g, d: sum(
        _weight(g, g.subgraph(c).edges) if len(g.subgraph(c).edges) == len(c) else 0
        for c in nx.minimum_cycle_basis(g, weight="weight")
    ),
    "cycle_basis_sizes": lambda nx, g, d: _size(nx.minimum_cycle_basis(g)),
    "max_matching": lambda nx, g, d: _weight(g, nx.max_weight_matching(g)),
    "min_matching": lambda nx, g, d: _weight(g, nx.min_weight_matching(g)),
    "planar": lambda nx, g, d: nx.check_planarity(g)[0],
    "node_connectivity": lambda nx, g, d: nx.node_connectivity(g),
    "edge_connectivity": lambda nx, g, d: nx.edge_connectivity(d),
    "frontiers": lambda nx, g, d: {k: sorted(v) for k, v in nx.dominance_frontiers(d, 0).items()},
    "square_clustering": lambda nx, g, d: [round(v, 9) for v in nx.square_clustering(g).values()],
    "eulerian_path": lambda nx, g, d: nx.has_eulerian_path(d),
    "reduction": lambda nx, g, d: sorted(nx.transitive_reduction(d).edges),
    "closure": lambda nx, g, d: sorted(nx.transitive_closure(d).edges),
    "k_components": lambda nx, g, d: {k: _size(v) for k, v in nx.k_components(g).items()},
    "rich_club": lambda nx, g, d: sorted(nx.rich_club_coefficient(g, normalized=False).items()),
    "constraint": lambda nx, g, d: [round(v, 9) if v == v else None for v in nx.constraint(d).values()],
    "effective": lambda nx, g, d: [round(v, 9) if v == v else None for v in nx.effective_size(d).values()],
    "gomory": lambda nx, g, d: sum(w for _, _, w in nx.gomory_hu_tree(g, capacity="weight").edges(data="weight")),
    "stoer": lambda nx, g, d: nx.stoer_wagner(g)[0],
    "arborescence": lambda nx, g, d: sum(w for _, _, w in nx.minimum_spanning_arborescence(d).edges(data="weight")),
    "branching": lambda nx, g, d: sum(w for _, _, w in nx.maximum_branching(d).edges(data="weight")),
}


_TOKEN = re.compile(r"\s*(?:(graph|weight|--|[{}\[\];,=])|([A-Za-z_]\w*|\d+))")


def read(text):
    """Return nodes and edges of a graph in DOT, or `None` for any other text.

    The text is as `graphs.py` writes it: nodes are declared before their use, edges have weights.
    """
    tokens, at = [], 0
    text = text.rstrip()
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            return None
        tokens.append(found.group(1) or found.group(2))
        at = found.end()
    begin = tokens.index("{") if "{" in tokens else len(tokens)
    if tokens[:1] != ["graph"] or begin > 2 or tokens[-1:] != ["}"]:
        return None
    nodes, edges = [], []
    body = " ".join(tokens[begin + 1 : -1])
    for statement in filter(None, (part.strip() for part in body.split(";"))):
        edge = re.fullmatch(r"(\d+) -- (\d+) \[ weight = (\d+) \]", statement)
        if edge is not None:
            numbers = tuple(int(one) for one in edge.groups())
            if not {numbers[0], numbers[1]} <= set(nodes):
                return None
            edges.append(numbers)
        elif statement.isdigit():
            nodes.append(int(statement))
        else:
            return None
    return nodes, edges


def answer(nx, modules, question, nodes, edges):
    others = {name: sys.modules[name] for name in modules if name in sys.modules}
    sys.modules.update(modules)
    try:
        graph, directed = nx.Graph(), nx.DiGraph()
        for made in (graph, directed):
            made.add_nodes_from(nodes)
            made.add_weighted_edges_from(edges)
        return QUESTIONS[question](nx, graph, directed)
    except TimeoutError:
        raise
    except Exception as error:
        return type(error).__name__
    finally:
        sys.modules.update(others)


def fault(text, questions=None):
    """Return the first question with different answers, and whether the text is a graph."""
    graph = read(text)
    if graph is None:
        return None, False
    for question in questions or QUESTIONS:
        signal.setitimer(signal.ITIMER_REAL, 5)
        try:
            old = answer(OLD, _OLD_MODULES, question, *graph)
            new = answer(NEW, _NEW_MODULES, question, *graph)
        except TimeoutError:
            continue
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        if old != new:
            return question, True
    return None, True


def _late(*_):
    raise TimeoutError


signal.signal(signal.SIGALRM, _late)
