"""Compile LLVM assembly to machine code, in this process or in one that can be killed.

Run as a program, this file is that process: it reads jobs from standard input and writes machine
code to standard output.  It imports llvmlite but not puzzlelang, and exits as soon as its input
closes, when the process that needs the code is gone.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import threading
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple


class Job(NamedTuple):
    """Assembly, the functions called from outside (empty: all), and options.

    ``rough``: compile in a tenth of the time, to slower code.  ``size``: characters that matter
    (0: all).  ``is_good``: the assembly is optimised already.
    """

    text: str
    wanted: tuple[str, ...] = ()
    rough: bool = False
    size: int = 0
    is_good: bool = False

    @property
    def seconds(self) -> float:
        """Expected CPU seconds."""
        each = ROUGH_EACH if self.rough else CODE_EACH if self.is_good else GOOD_EACH
        return (self.size or len(self.text)) * each


ROUGH_EACH, CODE_EACH, GOOD_EACH = 0.2e-6, 0.8e-6, 2e-6
"""CPU seconds for each character of assembly; measured, and rounded up."""


@cache
def llvm() -> Any:
    """Binding of LLVM; raises ``ImportError`` or ``OSError`` if unavailable."""
    import llvmlite.binding as binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding


def machine(effort: int = 2) -> Any:
    """Description of this machine; an engine takes ownership of it."""
    target = llvm().Target.from_default_triple()
    return target.create_target_machine(
        opt=effort, jit=True, cpu=llvm().get_host_cpu_name(), features=features()
    )


@cache
def features() -> str:
    try:
        return str(llvm().get_host_cpu_features().flatten())
    except RuntimeError:  # older bindings fail on some systems
        return ""


LONG = 2_000_000
"""Longer assembly is optimised with less effort."""


def translated(job: Job, target: Any = None) -> bytes:
    """Compile a job for this machine or ``target``.

    LLVM handles no signals meanwhile, and ends the process if it runs out of memory.
    """
    module = llvm().parse_assembly(job.text)
    module.verify()
    for function in module.functions:
        if job.wanted and not function.is_declaration and function.name not in job.wanted:
            function.linkage = "internal"
    target = target or machine(0 if job.rough else 2)
    level = 0 if job.rough else 2 if len(job.text) < LONG else 1
    options = llvm().create_pipeline_tuning_options(speed_level=level)
    builder = llvm().create_pass_builder(target, options)
    if job.wanted:
        first = llvm().create_new_module_pass_manager()
        first.add_global_dead_code_eliminate_pass()
        first.run(module, builder)
    if not job.rough and not job.is_good:
        builder.getModulePassManager().run(module, builder)
    return bytes(target.emit_object(module))


# ── in another process ───────────────────────────────────────────────────────────────


class Translation:
    """Jobs compiled in sequence by another process.

    :meth:`end` must be called; it kills the process, finished or not.  The process also ends with
    this one, even in a crash.  Raise ``OSError`` if it can't start.
    """

    def __init__(self, jobs: Sequence[Job]) -> None:
        import subprocess  # lazy, because it takes time

        from puzzlelang.text import apart  # lazy: the process itself never needs it

        if getattr(sys, "frozen", False) or not sys.executable:
            raise OSError("Python can't be started here")
        self._jobs = jobs
        self._codes: list[bytes] = []
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        self._process = subprocess.Popen(
            command(), stdin=pipe, stdout=pipe, stderr=nowhere, **apart()
        )
        self._reader = threading.Thread(target=self._talk, daemon=True)
        self._reader.start()

    @property
    def is_over(self) -> bool:
        """Is there nothing to wait for?"""
        return not self._reader.is_alive()

    @property
    def codes(self) -> list[bytes] | None:
        """Machine code of all jobs; ``None`` until done, or if one failed."""
        return self._codes if self.is_over and len(self._codes) == len(self._jobs) else None

    def wait(self, seconds: float) -> None:
        self._reader.join(seconds)

    def end(self) -> None:
        """End the process and the thread reading from it."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for stream in (self._process.stdin, self._process.stdout):
            try:
                if stream:
                    stream.close()
            except OSError:  # it did not read everything
                pass

    def _talk(self) -> None:
        process = self._process
        assert process.stdin and process.stdout
        try:
            for job in self._jobs:
                _write(process.stdin, json.dumps(job).encode())
            _write(process.stdin, b"")
            for _ in self._jobs:
                self._codes.append(_read(process.stdout))
        except (OSError, ValueError, MemoryError):
            return


def command() -> list[str]:
    """Command of that process, isolated from the user's environment."""
    import llvmlite

    folder = os.path.dirname(os.path.dirname(os.path.abspath(llvmlite.__file__)))
    return [sys.executable, "-I", "-S", "-B", os.path.abspath(__file__), folder]


def _write(stream: Any, content: bytes) -> None:
    digest = hashlib.sha256(content).digest()
    stream.write(len(content).to_bytes(8, "little") + digest + content)
    stream.flush()


def _read(stream: Any) -> bytes:
    """Read a message; raise ``ValueError`` if it is incomplete or corrupt."""
    head = stream.read(40)
    length = int.from_bytes(head[:8], "little")
    if len(head) < 40 or length > MOST:
        raise ValueError("incomplete message")
    content = bytes(stream.read(length))
    if hashlib.sha256(content).digest() != head[8:]:
        raise ValueError("corrupt message")
    return content


MOST = 1 << 31
"""Maximum bytes of a text or of machine code."""


def _until_nobody_waits() -> None:
    while os.read(0, 4096):
        pass
    os._exit(1)


def main() -> None:
    sys.path.append(sys.argv[1])
    jobs = []
    while content := _read(sys.stdin.buffer):
        jobs.append(Job(*json.loads(content)))
    threading.Thread(target=_until_nobody_waits, daemon=True).start()
    with open(1, "wb") as output:
        for job in jobs:
            _write(output, translated(job))
    os._exit(0)  # the other thread is reading


if __name__ == "__main__":
    main()
