"""What an editor asks that may take long, for a process of its own: it can be ended at any time.

A puzzle may have constants that take a second to work out, and maps of millions of cells.  Who
waits for them is not the program that talks to the editor, and a text that has changed meanwhile is
of no interest.
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
"""An answer: something, and more may come; that was all; there is none, and why."""

COMMAND = "import sys; sys.path[:] = sys.argv[1:]; from puzzlelang.editor.jobs import main; main()"
"""What the process is to run; its arguments are the folders where modules are."""


def command() -> list[str]:
    """How the process is started: nothing in the folder at hand is taken for a module."""
    return [sys.executable, "-P", "-c", COMMAND, *sys.path]


JOBS: Mapping[str, Callable[..., Iterable[Any]]] = {
    "analyse": in_steps,
    "rename": lambda text, path, *new: [rename(analyse(text, path), *new)],
    "format": lambda text, path: [format_text(text, path)],
}


def answers(job: str, *arguments: Any) -> Iterator[tuple[str, Any]]:
    """What is sent back; only the last is no `PART`."""
    try:
        for found in JOBS[job](*arguments):
            yield PART, found
        yield DONE, None
    except PuzzleError as error:
        yield REFUSED, error.diagnostics


def main() -> None:
    """Answer what comes from standard input, one after the other, until nothing can come."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks ends this process
    asked: SimpleQueue[tuple[str, tuple[Any, ...]]] = SimpleQueue()
    Thread(target=_listen, args=(asked,), daemon=True).start()
    with os.fdopen(os.dup(1), "wb") as stream:
        os.dup2(2, 1)  # whatever prints does not print into the answers
        while True:
            job, arguments = asked.get()
            for answer in answers(job, *arguments):
                pickle.dump(answer, stream, pickle.HIGHEST_PROTOCOL)
                stream.flush()


def _listen(asked: SimpleQueue[tuple[str, tuple[Any, ...]]]) -> None:
    try:
        while True:
            asked.put(pickle.load(sys.stdin.buffer))
    except EOFError:  # who asked is gone, and wants no answer any more
        os._exit(0)
