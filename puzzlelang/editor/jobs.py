"""Slow jobs of the language server, in a separate process that can be killed at any time.

Constants may take a second to evaluate, and maps may have millions of cells. The server must answer
meanwhile, and abandons a job if the text changes.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from queue import SimpleQueue
from threading import Thread

from puzzlelang.editor.analysis import analyse, in_steps
from puzzlelang.editor.formatting import format_text
from puzzlelang.editor.renaming import rename
from puzzlelang.text import Any, PuzzleError

PART, DONE, REFUSED = "part", "done", "refused"
"""Kinds of messages: a partial result, the end, a refusal with diagnostics."""

COMMAND = "import sys; sys.path[:] = sys.argv[1:]; from puzzlelang.editor.jobs import main; main()"
"""Program of the process; its arguments are the module search path."""


def command() -> list[str]:
    """Command line of the process; modules in the current folder can't be imported."""
    return [sys.executable, "-P", "-c", COMMAND, *sys.path]


JOBS: Mapping[str, Callable[..., Iterable[Any]]] = {
    "analyse": in_steps,
    "rename": lambda text, path, *new: [rename(analyse(text, path), *new)],
    "format": lambda text, path: [format_text(text, path)],
}


def answers(job: str, *arguments: Any) -> Iterator[tuple[str, Any]]:
    """Yield the messages of a job; all but the last are `PART`."""
    try:
        for part in JOBS[job](*arguments):
            yield PART, part
        yield DONE, None
    except PuzzleError as error:
        yield REFUSED, error.diagnostics


def main() -> None:
    """Run the jobs from standard input in order, until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends this process
    requests: SimpleQueue[tuple[str, tuple[Any, ...]]] = SimpleQueue()
    Thread(target=_listen, args=(requests,), daemon=True).start()
    with os.fdopen(os.dup(1), "wb") as stream:
        os.dup2(2, 1)  # keep stray output out of the answers
        while True:
            job, arguments = requests.get()
            for answer in answers(job, *arguments):
                pickle.dump(answer, stream, pickle.HIGHEST_PROTOCOL)
                stream.flush()


def _listen(asked: SimpleQueue[tuple[str, tuple[Any, ...]]]) -> None:
    try:
        while True:
            asked.put(pickle.load(sys.stdin.buffer))
    except EOFError:  # the server is gone, so the current job is useless
        os._exit(0)
