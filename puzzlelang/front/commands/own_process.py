"""Commands in separate processes, which can be stopped at any point, even in machine code, and then
release their memory.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress

from puzzlelang import __file__ as puzzlelang_file
from puzzlelang.front.commands.terminal import err, out_bytes
from puzzlelang.text import BinaryIO

GRACE = 2.0
"""Seconds that a run has to end after SIGTERM."""


class Run:
    """A process that runs a command.  Output to a pipe is kept until it is complete, because a
    reader can't use a partial answer.
    """

    def __init__(self, words: Sequence[str], kept: BinaryIO | None, silent: bool = False) -> None:
        self.kept = kept
        # this package, and no modules of the current folder
        own = os.path.dirname(os.path.dirname(os.path.abspath(puzzlelang_file)))
        modules = os.pathsep.join(filter(None, [own, os.environ.get("PYTHONPATH", "")]))
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "puzzlelang", *words],
            stdin=subprocess.DEVNULL, stdout=kept,
            stderr=subprocess.DEVNULL if silent else None,
            env={**os.environ, "PYTHONPATH": modules},
        )  # fmt: skip

    @property
    def code(self) -> int:
        """The exit code of a finished process; below 0 if a signal ended it."""
        return self.process.returncode

    def is_over(self, seconds: float) -> bool:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
        return self.process.poll() is not None

    def printed(self) -> bytes:
        """Its output so far, if kept."""
        if self.kept is None:
            return b""
        self.kept.seek(0)
        return self.kept.read()

    def finish(self) -> int:
        """Print the kept output, and return the exit code."""
        if self.kept is not None:
            out_bytes(self.printed())
        if self.code < 0:
            err(f"The run was ended by the system (signal {-self.code}).")
        return self.code

    def stop(self) -> None:
        """Terminate the process, with its children; kill it if necessary."""
        if self.process.poll() is None:
            self.process.terminate()
        if not self.is_over(GRACE):
            self.process.kill()
            self.process.wait()


@contextmanager
def started(words: Sequence[str], *, kept: bool, silent: bool = False) -> Iterator[Run]:
    """Start a run that ends with the body; ``kept``: its output goes to a file; ``silent``: its
    messages are discarded.
    """
    with tempfile.TemporaryFile() if kept else nullcontext() as file:
        run = Run(words, file, silent)
        try:
            yield run
        except KeyboardInterrupt:
            run.is_over(GRACE / 4)  # a terminal interrupts both, and the run reports it
            raise
        finally:
            run.stop()
