"""Run and measure other programs: CPU time and peak memory as counted by the operating system."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Run:
    """CPU seconds (user and system, with all children), peak memory in bytes, and the output."""

    cpu: float
    peak: int
    output: str


class Failed(Exception):
    """Unexpected end of a program; the message describes it."""


def small_parent(report: str) -> tuple[str, ...]:
    """Start of a command that writes the peak memory of the rest to a file.

    Linux includes the size of the parent in a process's peak, here Python's 15 MB, so a small
    parent (GNU's `time`) is inserted if installed.
    """
    time = shutil.which("time") if sys.platform == "linux" else None
    return (time, "--quiet", "--format=%M", f"--output={report}") if time else ()


def run(
    command: Sequence[str | Path],
    folder: Path,
    accept: Sequence[int] = (0,),
    environment: dict[str, str] | None = None,
    seconds: float = 0,
    memory: int = 0,
    cpu: int = 0,
) -> Run:
    """Run one process to its end, in a separate process group.

    After ``seconds`` of wall-clock time it is killed; ``memory`` bounds its address space, and
    ``cpu`` the CPU seconds of each of its processes.
    """

    def bound() -> None:
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        if cpu:
            resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu))

    words = [str(word) for word in command]
    with (
        tempfile.NamedTemporaryFile("r") as report,
        tempfile.TemporaryFile("w+", errors="replace") as output,
        tempfile.TemporaryFile("w+", errors="replace") as errors,
    ):
        process = subprocess.Popen(
            [*small_parent(report.name), *words], stdin=subprocess.DEVNULL, stdout=output,
            stderr=errors, cwd=folder, env=environment, start_new_session=True, preexec_fn=bound,
        )  # fmt: skip
        late = threading.Event()

        def end() -> None:
            late.set()
            os.killpg(process.pid, signal.SIGKILL)

        timer = threading.Timer(seconds, end)
        if seconds:
            timer.start()
        try:
            _, status, usage = os.wait4(process.pid, 0)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
        finally:
            timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        text, complaints = output.read(), errors.read()
        numbers = report.read().split()
    if late.is_set():
        raise Failed(f"not done after {seconds:.0f} s")
    if process.returncode not in accept:
        raise Failed(
            f"exit code {process.returncode}: {' '.join(words)}\n{(text + complaints)[-2000:]}"
        )
    unit = 1 if sys.platform == "darwin" else 1024
    peak = int(numbers[-1]) if numbers else usage.ru_maxrss
    return Run(usage.ru_utime + usage.ru_stime, peak * unit, text)
