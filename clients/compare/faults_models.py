"""Property test: whether an old onnxruntime fails on a model, or its optimiser changes an answer.

ONNXRUNTIME_OLD and ONNXRUNTIME_NEW are the folders of two releases. The newer one without its
optimiser is the reference.
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

#: Signals of a run that takes too long, which shows nothing.
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
    """Return the model of a text, if the checker accepts it with its shapes."""
    try:
        model = json_format.Parse(text, onnx.ModelProto())
        onnx.checker.check_model(model, full_check=True)
        return model.SerializeToString()
    except Exception:
        return None


def _close(one, other):
    """Test whether two lists of outputs are equal up to rounding."""
    if [shape for shape, _ in one] != [shape for shape, _ in other]:
        return False
    for (_, numbers), (_, others) in zip(one, other):
        for a, b in zip(numbers, others):
            if not math.isclose(a, b, rel_tol=1e-2, abs_tol=1e-3) and not (a != a and b != b):
                return False
    return True


def _finite(outputs):
    return all(math.isfinite(number) and abs(number) < 1e6 for _, numbers in outputs for number in numbers)


#: Faults that are wrong answers.
WRONG = ("wrong answer", "the optimiser changes the answer")


def fault(text, signature=None):
    """Return the fault, if any, and whether the model is valid.

    With the signature of a failure, answers are not compared.
    """
    model = _read(text)
    if model is None:
        return None, False
    old = OLD.ask(model, True)
    if old["signal"] in _SLOW or old.get("error") == "NotImplemented":
        # A missing feature is no fault.
        return None, True
    failure = None
    if old["signal"]:
        failure = f"signal {old['signal']}"
    elif "error" in old:
        failure = _signature(old)
    if failure is None and signature not in (None, *WRONG):
        return None, True
    right = NEW.ask(model, False)
    if failure or "outputs" not in right:
        return failure if "outputs" in right else None, True
    if _close(old["outputs"], right["outputs"]) or not _finite(right["outputs"]):
        return None, True
    plain = OLD.ask(model, False)
    if "outputs" in plain and _close(plain["outputs"], right["outputs"]):
        return WRONG[1], True
    return WRONG[0], True


_NAMES = r"(/[\w.+-]+)+/|0x[0-9a-f]+|[0-9]+|'[^']*'|\"[^\"]*\"|\b[vcx]\d+\w*|\([^)]*\)|\{[^}]*\}"


def _signature(failed):
    """Return an error without names and numbers."""
    said = re.sub(_NAMES, "N", failed["said"]).splitlines()[0]
    return f"{failed['error']}: {said[:100]}"


if __name__ == "__main__":
    print(fault(sys.stdin.read()))
