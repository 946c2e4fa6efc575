"""A command in a process of its own, which can be stopped at any point, machine code included, and
takes its memory along.
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
"""Seconds for a run to end when it is asked to."""


class Run:
    """A process that runs a command; what it prints into a pipe is kept until all is there, since
    a part of an answer is worth nothing to who reads it.
    """

    def __init__(self, words: Sequence[str], kept: BinaryIO | None) -> None:
        self.kept = kept
        # this very package, and nothing in the folder at hand is taken for a module
        own = os.path.dirname(os.path.dirname(os.path.abspath(puzzlelang_file)))
        modules = os.pathsep.join(filter(None, [own, os.environ.get("PYTHONPATH", "")]))
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "puzzlelang", *words],
            stdin=subprocess.DEVNULL, stdout=kept, env={**os.environ, "PYTHONPATH": modules},
        )  # fmt: skip

    @property
    def code(self) -> int:
        """The exit code of a process that is over; below 0 where the system ended it."""
        return self.process.returncode

    def is_over(self, seconds: float) -> bool:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
        return self.process.poll() is not None

    def printed(self) -> bytes:
        """What it has printed, where that is kept."""
        if self.kept is None:
            return b""
        self.kept.seek(0)
        return self.kept.read()

    def finish(self) -> int:
        """Print what is kept, and return the exit code."""
        if self.kept is not None:
            out_bytes(self.printed())
        if self.code < 0:
            err(f"The run was ended by the system (signal {-self.code}).")
        return self.code

    def stop(self) -> None:
        """End the process whatever it does, and what it started."""
        if self.process.poll() is None:
            self.process.terminate()
        if not self.is_over(GRACE):
            self.process.kill()
            self.process.wait()


@contextmanager
def started(words: Sequence[str], *, kept: bool) -> Iterator[Run]:
    """A run, which is over when the body is left; ``kept``: it prints into a file, not here."""
    with tempfile.TemporaryFile() if kept else nullcontext() as file:
        run = Run(words, file)
        try:
            yield run
        except KeyboardInterrupt:
            run.is_over(GRACE / 4)  # a terminal interrupts both, and it says so itself
            raise
        finally:
            run.stop()
