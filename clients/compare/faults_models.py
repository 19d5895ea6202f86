"""Whether an old onnxruntime fails on a model, or its optimiser changes what it answers.

The folders of an old and a newer release stand in ONNXRUNTIME_OLD and ONNXRUNTIME_NEW.
The model runs in the old one as it is, and with its optimiser off; the newer release
says which answer is right.
"""

import json
import math
import os
import re
import signal
import subprocess
import sys

import onnx
from google.protobuf import json_format

#: Ends of a run that takes too long, which shows nothing.
_SLOW = (signal.SIGXCPU, signal.SIGKILL)


class _Release:
    def __init__(self, folder):
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "runtimes.py")
        self._child = subprocess.Popen(
            [sys.executable, script],
            env={**os.environ, "PYTHONPATH": folder},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def ask(self, model, optimised):
        question = {"model": model.hex(), "optimised": optimised}
        self._child.stdin.write(json.dumps(question) + "\n")
        self._child.stdin.flush()
        return json.loads(self._child.stdout.readline())


OLD = _Release(os.environ["ONNXRUNTIME_OLD"])
NEW = _Release(os.environ["ONNXRUNTIME_NEW"])


def _read(text):
    """The model of a text, if it is one: the checker accepts it, shapes and all."""
    try:
        model = json_format.Parse(text, onnx.ModelProto())
        onnx.checker.check_model(model, full_check=True)
        return model.SerializeToString()
    except Exception:
        return None


def _close(one, other):
    """Whether two lists of outputs are the same but for rounding."""
    if [shape for shape, _ in one] != [shape for shape, _ in other]:
        return False
    for (_, numbers), (_, others) in zip(one, other):
        for a, b in zip(numbers, others):
            if not math.isclose(a, b, rel_tol=1e-2, abs_tol=1e-3) and not (a != a and b != b):
                return False
    return True


def _finite(outputs):
    return all(math.isfinite(number) and abs(number) < 1e6 for _, numbers in outputs for number in numbers)


def fault(text):
    """What is wrong, or nothing, and whether the model is valid."""
    model = _read(text)
    if model is None:
        return None, False
    old, plain = OLD.ask(model, True), OLD.ask(model, False)
    if old["signal"] in _SLOW or plain.get("outputs") is None:
        return None, True
    if old["signal"]:
        return f"signal {old['signal']}", True
    if "error" in old:
        said = re.sub(r"(/[\w.+-]+)+/|0x[0-9a-f]+|[0-9]+|'[^']*'|\"[^\"]*\"|\b[vcx]\d+\w*|\([^)]*\)|\{[^}]*\}", "N", old["said"])
        return f"{old['error']}: {said.split(chr(10))[0][:100]}", True
    if _close(old["outputs"], plain["outputs"]) or not _finite(plain["outputs"]):
        return None, True
    right = NEW.ask(model, False)
    if "outputs" in right and _close(right["outputs"], plain["outputs"]):
        return "wrong answer", True
    return None, True


if __name__ == "__main__":
    print(fault(sys.stdin.read()))
