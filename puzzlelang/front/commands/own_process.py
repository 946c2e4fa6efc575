"""Commands in separate processes, which can be stopped at any point, even in machine code, and then
release their memory.

``--watch`` runs a command again whenever a file that it reads has changed. The files are polled ten
times a second. A puzzle has few files, so this takes microseconds, and it works on every system and
on network drives.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress

from puzzlelang import __file__ as puzzlelang_file
from puzzlelang import answers
from puzzlelang.front.commands.exit_codes import INTERRUPTED, UNREAD
from puzzlelang.front.commands.puzzle_options import files_named
from puzzlelang.front.commands.terminal import (
    all_written,
    clear_screen,
    err,
    is_terminal,
    out,
    out_bytes,
)
from puzzlelang.syntax import library
from puzzlelang.text import BinaryIO, Diagnostics, PuzzleError, cpu_limit, printable, usage_error

EVERY = 0.1
"""Seconds between two polls.  A change counts when the next poll confirms it, so no file is read
while an editor writes or replaces it.
"""

Stamps = Mapping[str, tuple[int, int, int] | None]
"""Modification time, size and inode of each file; None for a missing file."""


def watch(options: Namespace, command: str, arguments: Sequence[str]) -> int:
    """Run ``command`` with ``arguments`` now and after each change, until it is interrupted or the
    reader of its output is gone.
    """
    words = [command, *_without_watch(arguments)]
    stamps = _stamps(_files(options))  # rejects invalid names
    cause = ""
    while True:
        _head(options, cause)
        try:
            with started(words, kept=not is_terminal(1)) as run:
                change = _next_change(stamps, run)
                if change is None:
                    if run.finish() == UNREAD:
                        return UNREAD
                    if not options.quiet and is_terminal(2):
                        err(f"Watching {_counted(stamps)}; Ctrl-C ends.")
        except KeyboardInterrupt:
            return INTERRUPTED  # reported by the run
        cause = change or _next_change(stamps) or ""
        # before they are read, so no change is missed
        stamps = _stamps(_files(options, tuple(stamps)))


def _without_watch(arguments: Sequence[str]) -> list[str]:
    """Remove the option; words after ``--`` are file names."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    return [word for word in arguments[:end] if word != "--watch"] + list(arguments[end:])


def _counted(stamps: Stamps) -> str:
    there = [name for name, stamp in stamps.items() if stamp is not None]
    return printable(there[0]) if len(there) == 1 else f"{len(there)} files"


def _head(options: Namespace, cause: str) -> None:
    """Before an answer, clear a terminal; print nothing to a pipe."""
    words = f"again after a change of {printable(cause)}" if cause else ""
    if clear_screen():
        if words:
            out(words)
        all_written()
    elif words and not options.quiet:
        err(words)


# ── files ────────────────────────────────────────────────────────────────────────────


def _files(options: Namespace, before: Sequence[str] = ()) -> list[str]:
    """All files that a run reads; if a puzzle can't be read, also those from ``before``."""
    puzzles = files_named(options) if hasattr(options, "files") else [options.file]
    map_paths = [path for _, path in getattr(options, "maps", ())]
    instance = getattr(options, "instance", "")
    foreign = instance.rpartition("=")[2]
    if "-" in (*puzzles, *map_paths, foreign.partition(":")[0]):
        raise usage_error("standard input can't be watched", "`--watch` needs a file")
    paths: list[str] = []
    for name in puzzles:
        path = library.path_of(name)
        try:
            parsed = answers.parse(answers.read_puzzle_file(path), Diagnostics())
            paths += answers.files_of(parsed)
        except PuzzleError:  # reported by the run, too
            paths += [path, *before]
    paths += [*map_paths, foreign, foreign.rpartition(":")[0]]
    return [path for path in dict.fromkeys(paths) if path]


def _stamps(files: Sequence[str]) -> Stamps:
    return {path: _stamp(path) for path in files}


def _stamp(path: str) -> tuple[int, int, int] | None:
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino


def _next_change(stamps: Stamps, run: Run | None = None) -> str | None:
    """Wait for a change and return the name of the file; None if ``run`` ends first."""
    latest = stamps
    while run is None or not run.is_over(EVERY):
        if run is None:
            time.sleep(EVERY)
        now = _stamps(tuple(stamps))
        if now == latest and now != stamps:
            return next(name for name in stamps if now[name] != stamps[name])
        latest = now
    return None


GRACE = 2.0
"""Seconds that a run has to end after SIGTERM."""


class Run:
    """A process that runs a command.  Output to a pipe is kept until it is complete, because a
    reader can't use a partial answer.
    """

    def __init__(
        self, words: Sequence[str], kept: BinaryIO | None, silent: bool, cpu: int | None
    ) -> None:
        self.kept = kept
        # this package, and no modules of the current folder
        own = os.path.dirname(os.path.dirname(os.path.abspath(puzzlelang_file)))
        modules = os.pathsep.join(filter(None, [own, os.environ.get("PYTHONPATH", "")]))
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "puzzlelang", *words],
            stdin=subprocess.DEVNULL, stdout=kept,
            stderr=subprocess.DEVNULL if silent else None,
            env={**os.environ, "PYTHONPATH": modules},
            preexec_fn=cpu_limit(cpu) if cpu else None,
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
def started(
    words: Sequence[str], *, kept: bool, silent: bool = False, cpu: int | None = None
) -> Iterator[Run]:
    """Start a run that ends with the body; ``kept``: its output goes to a file; ``silent``: its
    messages are discarded; ``cpu``: its limit of CPU time in seconds, if the system has one.
    """
    with tempfile.TemporaryFile() if kept else nullcontext() as file:
        run = Run(words, file, silent, cpu)
        try:
            yield run
        except KeyboardInterrupt:
            run.is_over(GRACE / 4)  # a terminal interrupts both, and the run reports it
            raise
        finally:
            run.stop()
