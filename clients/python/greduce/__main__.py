"""Serves an unchanged script: `python3 -m greduce gen.py 7`.

Started with the environment variable GREDUCE, it speaks the protocol of docs/protocol.md on
standard input and output; every run begins in a copy of this process. Otherwise it runs the script
once and writes the trace to the file GREDUCE_TRACE.
"""

from __future__ import annotations

import atexit
import io
import os
import sys

import greduce
from greduce import Halted, LimitReached, Trace, TraceError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType
    from typing import Any, BinaryIO, Callable, Dict, Iterator, List, Optional, Tuple

_GREETING = {"protocol": 1, "client": f"greduce for Python {greduce.__version__}"}


def _target(words: List[str]) -> Tuple[Callable[[], None], Optional[str]]:
    """Return a function that runs the generator, and the file of the generator."""
    if words and words[0] == "-m" and len(words) > 1:
        sys.argv[:] = words[1:]
        sys.path[0] = os.getcwd()
        name = words[1]
        import importlib.util
        import runpy

        def module() -> None:
            runpy.run_module(name, run_name="__main__", alter_sys=True)

        spec = importlib.util.find_spec(name)
        return module, spec.origin if spec is not None else None
    if not words:
        sys.exit("usage: python3 -m greduce SCRIPT [ARGUMENT]...  |  -m MODULE [ARGUMENT]...")
    path = words[0]
    sys.argv[:] = words
    sys.path[0] = os.path.dirname(os.path.abspath(path))
    code = _compiled(path)

    def script() -> None:
        if code is None:
            import runpy

            runpy.run_path(path, run_name="__main__")
            return
        main = type(sys)("__main__")
        main.__dict__.update(__file__=path, __cached__=None, __package__=None)
        sys.modules["__main__"] = main
        exec(code, main.__dict__)

    return script, path


def _compiled(path: str) -> Optional[CodeType]:
    """Return the code of a script, compiled once for all runs; `None` if it is not Python."""
    try:
        with io.open_code(os.path.abspath(path)) as file:
            return compile(file.read(), path, "exec", dont_inherit=True)
    except (OSError, SyntaxError, ValueError):
        # A folder or an archive; else the run reports the error.
        return None


def _preload(path: Optional[str]) -> None:
    """Load the installed libraries that a script imports first, once for all runs."""
    if _is_plain(path):
        return
    import ast
    import importlib
    import importlib.util
    import sysconfig

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
        """Load an installed module; return whether its library is an added one."""
        try:
            spec = importlib.util.find_spec(name.partition(".")[0])
            origin = str(spec.origin or "") if spec is not None else ""
            if not origin.startswith(installed):
                return False
            importlib.import_module(name)
            return origin.startswith(libraries)
        except Exception:
            # The script reports the error.
            return False

    # Libraries may import numpy later; then it has to be wrapped.
    if any([load(name) for name in names]):
        load("numpy")


def _is_plain(path: Optional[str]) -> bool:
    """Test whether a script imports only Python's own modules, as far as a quick look shows."""
    own = getattr(sys, "stdlib_module_names", ())
    try:
        with open(path or "", encoding="utf-8") as file:
            lines = [line.split() for line in file]
    except (OSError, ValueError):
        return True
    asks = [line for line in lines if line and line[0] in ("import", "from")]
    return all(len(line) == 2 or line[0] == "from" for line in asks) and all(
        line[1].partition(".")[0] in own for line in asks if len(line) > 1
    )


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
    """Run the generator; standard output is a file already."""
    limit = request.get("limit")
    try:
        if trace is None:
            with greduce.record(request.get("seed"), limit) as run:
                _run_once(target)
        else:
            strict, arbitrary = bool(request.get("strict")), request.get("arbitrary")
            with greduce.replay(trace, strict, limit, arbitrary) as run:
                _run_once(target)
    except Halted as halted:
        return _line({"end": "halted", "at": halted.at})
    except LimitReached:
        return _line({"end": "limit"})
    except BaseException as error:
        import traceback

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
    """Return the descriptor of an empty, unnamed file."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("greduce")
    import tempfile

    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


def _line(value: object) -> bytes:
    import json

    return json.dumps(value).encode() + b"\n"


def _put(descriptor: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]


def _requests(source: BinaryIO) -> Iterator[bytes]:
    """Yield the requests, each with its trace."""
    import json

    for line in source:
        if not line.strip():
            continue
        pieces = [line]
        if json.loads(line)["run"] == "replay":
            for row in source:
                if row.startswith(b'{"end"'):
                    break
                pieces.append(row)
            else:
                raise TraceError("a trace has no end")
        yield b"".join(pieces)


class _Copy:
    """A copy of this process that waits for a request."""

    def __init__(self, target: Callable[[], None], source: BinaryIO, answers: int) -> None:
        there, self._request = os.pipe()
        self._answers = answers
        self._process = os.fork()
        if self._process > 0:
            os.close(there)
            return
        status = 1
        try:
            os.close(self._request)
            source.close()
            with os.fdopen(there, "rb") as file:
                lines = file.read().decode().splitlines(keepends=True)
            if lines:
                import json

                request = json.loads(lines[0])
                trace = Trace.parse(lines[1:]) if request["run"] == "replay" else None
                output = _file()
                os.dup2(output, 1)
                os.close(output)
                _put(answers, _answer(request, trace, target))
            status = 0
        finally:
            os._exit(status)

    def run(self, request: bytes) -> None:
        """Let the copy answer a request; it ends then."""
        try:
            _put(self._request, request)
        except BrokenPipeError:
            pass
        status = self.end()
        if status != 0:
            message = f"it ended in the midst of the run (status {status})"
            _put(self._answers, _line({"end": "failed", "message": message}))

    def end(self) -> int:
        """Wait for the copy's end; return its status."""
        os.close(self._request)
        return os.waitpid(self._process, 0)[1]


def _serve(target: Callable[[], None], path: Optional[str]) -> None:
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.dup(1)
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    _preload(path)
    import gc

    # Existing objects are permanent: copies need not scan them.
    gc.collect()
    gc.freeze()
    copy = _Copy(target, requests, answers)
    _put(answers, _line(_GREETING))
    # The next copy starts while the reducer handles the answer.
    for request in _requests(requests):
        copy.run(request)
        copy = _Copy(target, requests, answers)
    copy.end()


def main() -> None:
    """Run what the arguments name."""
    if "PYTHONHASHSEED" not in os.environ:
        # The order of sets is random, too, and not part of a trace.
        os.environ["PYTHONHASHSEED"] = "0"
        words = getattr(sys, "orig_argv", [sys.executable, "-m", "greduce", *sys.argv[1:]])
        os.execv(sys.executable, [sys.executable, *words[1:]])
    target, path = _target(sys.argv[1:])
    if os.environ.get("GREDUCE"):
        try:
            _serve(target, path)
        except BrokenPipeError:
            # The reader is gone.
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
