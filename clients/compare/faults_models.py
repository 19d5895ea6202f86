"""Whether an old onnxoptimizer makes another model of a model: onnxruntime, which
optimises nothing itself, runs both."""

import json
import os
import re
import resource

import numpy
import onnx
import onnxoptimizer
import onnxruntime
from onnx import TensorProto, helper

_TYPES = {"float": TensorProto.FLOAT, "int": TensorProto.INT64, "bool": TensorProto.BOOL}


def model(text):
    """The model of a text as `models.py` writes it; an error if it is none."""
    said = json.loads(text)
    inputs = [
        helper.make_tensor_value_info(one["name"], TensorProto.FLOAT, one["shape"]) for one in said["inputs"]
    ]
    constants = [
        helper.make_tensor(one["name"], _TYPES[one["type"]], one["shape"], one["values"])
        for one in said["constants"]
    ]
    nodes = [
        helper.make_node(one["op"], one["inputs"], [one["output"]], **one.get("attributes", {}))
        for one in said["nodes"]
    ]
    outputs = [helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in said["outputs"]]
    graph = helper.make_graph(nodes, "g", inputs, outputs, constants)
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    made = onnx.shape_inference.infer_shapes(made, strict_mode=True)
    onnx.checker.check_model(made)
    return made


def _answers(made):
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.log_severity_level = 4
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(made.SerializeToString(), options, providers=["CPUExecutionProvider"])
    draw = numpy.random.default_rng(0)
    given = {
        one.name: draw.integers(-8, 9, [d.dim_value for d in one.type.tensor_type.shape.dim]).astype(numpy.float32) / 4
        for one in made.graph.input
    }
    return session.run(None, given)


def _run(text):
    try:
        made = model(text)
        plain = _answers(made)
    except Exception:
        return "|0"
    try:
        passes = onnxoptimizer.get_fuse_and_elimination_passes()
        optimised = onnxoptimizer.optimize(made, passes)
    except Exception as error:
        return f"not optimised: {str(error)[:60]}|1"
    try:
        others = _answers(optimised)
    except Exception as error:
        return f"not run: {re.sub('[0-9]+|[(].*?[)]', 'N', str(error))[:60]}|1"
    for one, other in zip(plain, others):
        if one.shape != other.shape:
            return "another shape|1"
        if not numpy.allclose(one, other, rtol=1e-2, atol=1e-2, equal_nan=True):
            return "other numbers|1"
    return "|1"


def fault(text):
    """What is wrong, or nothing, and whether the text is a model."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        resource.setrlimit(resource.RLIMIT_CPU, (5, 5))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 2)
        os.write(write, _run(text).encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as file:
        said = file.read().decode()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return f"signal {os.WTERMSIG(status)}", True
    name, _, valid = said.rpartition("|")
    return name or None, valid == "1"
