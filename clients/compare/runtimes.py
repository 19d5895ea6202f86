"""A release of onnxruntime that runs models, each in a copy of this process.

    PYTHONPATH=FOLDER python3 runtimes.py

Each line of standard input is a JSON object with a `model` (hexadecimal) and whether its graph is
`optimised`; each is answered by a line with the `outputs`, as lists of numbers, or an `error`, and
the number of the `signal` that ended the process, or null.
"""

import json
import math
import os
import resource
import sys

import numpy
import onnxruntime


def _given(session):
    """Return inputs that depend on their shapes alone."""
    given = {}
    for number, one in enumerate(session.get_inputs()):
        count = math.prod(one.shape)
        values = numpy.sin(numpy.arange(count) * 1.7 + number + 0.3) * 2.1
        given[one.name] = values.astype(numpy.float32).reshape(one.shape)
    return given


def _run(question):
    options = onnxruntime.SessionOptions()
    levels = onnxruntime.GraphOptimizationLevel
    options.graph_optimization_level = levels.ORT_ENABLE_ALL if question["optimised"] else levels.ORT_DISABLE_ALL
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4
    try:
        model = bytes.fromhex(question["model"])
        session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        outputs = session.run(None, _given(session))
    except Exception as error:
        return {"error": type(error).__name__, "said": str(error)}
    return {"outputs": [[list(one.shape), one.ravel().tolist()] for one in outputs]}


def _asked(question):
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        resource.setrlimit(resource.RLIMIT_CPU, (5, 5))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with os.fdopen(write, "w") as file:
            json.dump(_run(question), file)
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as file:
        said = file.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return {"signal": os.WTERMSIG(status)}
    return {**json.loads(said), "signal": None}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(_asked(json.loads(line))), flush=True)
