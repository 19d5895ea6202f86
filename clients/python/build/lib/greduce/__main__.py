"""Serves an unchanged script: `python3 -m greduce gen.py 7`.

Started with the variable GREDUCE in its environment, it speaks the protocol of
docs/protocol.md on standard input and output; every run begins in a copy of this
process. Started by hand, it runs the script once and writes the trace to the file
that GREDUCE_TRACE names.
"""

from __future__ import annotations

import ast
import atexit
import importlib
import importlib.util
import json
import os
import runpy
import sys
import sysconfig
import tempfile
import traceback
from typing import Any, BinaryIO, Callable, Dict, List, Optional, Tuple

import greduce
from greduce import Halted, LimitReached, Run, Trace, TraceError

_GREETING = {"protocol": 1, "client": f"greduce for Python {greduce.__version__}"}


def _target(words: List[str]) -> Tuple[Callable[[], None], Optional[str]]:
    """What runs the generator, and the file that it is in."""
    if words and words[0] == "-m" and len(words) > 1:
        sys.argv[:] = words[1:]
        sys.path[0] = os.getcwd()
        name = words[1]

        def module() -> None:
            runpy.run_module(name, run_name="__main__", alter_sys=True)

        spec = importlib.util.find_spec(name)
        return module, spec.origin if spec is not None else None
    if not words:
        sys.exit("usage: python3 -m greduce SCRIPT [ARGUMENT]...  |  -m MODULE [ARGUMENT]...")
    path = words[0]
    sys.argv[:] = words
    sys.path[0] = os.path.dirname(os.path.abspath(path))

    def script() -> None:
        runpy.run_path(path, run_name="__main__")

    return script, path


def _preload(path: Optional[str]) -> None:
    """Loads the installed libraries that a script begins with, once for all runs."""
    try:
        with open(path or "", encoding="utf-8") as file:
            body = ast.parse(file.read()).body
    except (OSError, SyntaxError, ValueError):
        return
    names: List[str] = []
    for statement in body:
        if isinstance(statement, ast.Import):
            names.extend(alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module and not statement.level:
            names.append(statement.module)
    paths = sysconfig.get_paths()
    installed = tuple(set(paths.values()))
    libraries = (paths["purelib"], paths["platlib"])

    def load(name: str) -> bool:
        """Loads an installed module; whether it is of a library that was added."""
        try:
            spec = importlib.util.find_spec(name.partition(".")[0])
            origin = str(spec.origin or "") if spec is not None else ""
            if not origin.startswith(installed):
                return False
            importlib.import_module(name)
            return origin.startswith(libraries)
        except Exception:
            # The script will tell.
            return False

    # Libraries may ask for numpy when it is needed; then it has to be wrapped.
    if any([load(name) for name in names]):
        load("numpy")


def _run_once(target: Callable[[], None]) -> None:
    try:
        target()
    except SystemExit as end:
        if end.code not in (None, 0):
            raise RuntimeError(f"it ended with status {end.code}") from None
    finally:
        atexit._run_exitfuncs()
        sys.stdout.flush()


def _answer(request: Dict[str, Any], trace: Optional[Trace], target: Callable[[], None]) -> bytes:
    """Runs the generator; standard output is a file already."""
    limit = request.get("limit")
    try:
        if trace is None:
            with greduce.record(request.get("seed"), limit) as run:
                _run_once(target)
        else:
            with greduce.replay(trace, bool(request.get("strict")), limit) as run:
                _run_once(target)
    except Halted as halted:
        return _line({"end": "halted", "at": halted.at})
    except LimitReached:
        return _line({"end": "limit"})
    except BaseException as error:
        if trace is None:
            traceback.print_exc()
        said = "".join(traceback.format_exception_only(type(error), error)).strip()
        return _line({"end": "failed", "message": said})
    size = os.lseek(1, 0, os.SEEK_END)
    os.lseek(1, 0, os.SEEK_SET)
    pieces = [run.dumps().encode(), _line({"end": "done", "output": size})]
    while size > 0:
        piece = os.read(1, size)
        if not piece:
            break
        pieces.append(piece)
        size -= len(piece)
    return b"".join(pieces)


def _file() -> int:
    """A descriptor of an empty file without a name."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("greduce")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


def _line(value: object) -> bytes:
    return json.dumps(value).encode() + b"\n"


def _put(descriptor: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]


def _read_trace(requests: BinaryIO) -> Trace:
    lines: List[str] = []
    for raw in requests:
        line = raw.decode()
        if line.startswith('{"end"'):
            return Trace.parse(lines)
        lines.append(line)
    raise TraceError("a trace has no end")


def _serve(target: Callable[[], None], path: Optional[str]) -> None:
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.dup(1)
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    _preload(path)
    _put(answers, _line(_GREETING))
    for raw in requests:
        if not raw.strip():
            continue
        request = json.loads(raw)
        trace = _read_trace(requests) if request["run"] == "replay" else None
        child = os.fork()
        if child == 0:
            status = 1
            try:
                requests.close()
                output = _file()
                os.dup2(output, 1)
                os.close(output)
                _put(answers, _answer(request, trace, target))
                status = 0
            finally:
                os._exit(status)
        _, status = os.waitpid(child, 0)
        if status != 0:
            message = f"it ended in the midst of the run (status {status})"
            _put(answers, _line({"end": "failed", "message": message}))


def main() -> None:
    """Runs what the arguments name."""
    if "PYTHONHASHSEED" not in os.environ:
        # The order of sets is chosen by chance, too; no trace would say how.
        os.environ["PYTHONHASHSEED"] = "0"
        words = getattr(sys, "orig_argv", [sys.executable, "-m", "greduce", *sys.argv[1:]])
        os.execv(sys.executable, [sys.executable, *words[1:]])
    target, path = _target(sys.argv[1:])
    if os.environ.get("GREDUCE"):
        try:
            _serve(target, path)
        except BrokenPipeError:
            # Nobody listens any more.
            os._exit(0)
        return
    _preload(path)
    with greduce.record() as run:
        target()
    if "GREDUCE_TRACE" in os.environ:
        with open(os.environ["GREDUCE_TRACE"], "w", encoding="utf-8") as file:
            file.write(run.dumps())


if __name__ == "__main__":
    main()
