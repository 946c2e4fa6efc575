"""LLVM translates assembly to machine code: in this process, or in one that can be ended.

Run as a program, this file is that process: what is to be translated comes on its standard input,
what was made goes to its standard output.  It knows llvmlite and nothing of puzzlelang, and ends
at once when its standard input does, which is when the process that wants the code is gone.
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
    """Assembly, the functions that are called from outside (none: all), and how it is translated.

    ``rough``: in a tenth of the time, to code that is slower.  ``size``: about so many characters
    matter (0: all).  ``is_good``: the assembly itself is not to be made better.
    """

    text: str
    wanted: tuple[str, ...] = ()
    rough: bool = False
    size: int = 0
    is_good: bool = False

    @property
    def seconds(self) -> float:
        """What it is expected to cost, in seconds of the processor."""
        each = ROUGH_EACH if self.rough else CODE_EACH if self.is_good else GOOD_EACH
        return (self.size or len(self.text)) * each


ROUGH_EACH, CODE_EACH, GOOD_EACH = 0.2e-6, 0.8e-6, 2e-6
"""Seconds of the processor for each character of assembly; measured, and rather too much."""


@cache
def llvm() -> Any:
    """The binding of LLVM; raises ``ImportError`` or ``OSError`` where there is none."""
    import llvmlite.binding as binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding


def machine(effort: int = 2) -> Any:
    """This machine, as LLVM wants to know it; an engine takes it with it when it goes."""
    target = llvm().Target.from_default_triple()
    return target.create_target_machine(
        opt=effort, jit=True, cpu=llvm().get_host_cpu_name(), features=features()
    )


@cache
def features() -> str:
    try:
        return str(llvm().get_host_cpu_features().flatten())
    except RuntimeError:  # older bindings can't tell on some systems
        return ""


LONG = 2_000_000
"""Assembly of more characters than this is translated with less effort."""


def translated(job: Job, target: Any = None) -> bytes:
    """The machine code, for this machine or ``target``; LLVM hears of nothing meanwhile, and where
    it finds no memory it ends the process.
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


# ── in a process of its own ──────────────────────────────────────────────────────────


class Translation:
    """Jobs that are done one after the other by a process beside this one.

    :meth:`end` ends it, done or not, and has to be called; it ends, too, when this process does,
    however that comes about.  Raises ``OSError`` where there is no such process.
    """

    def __init__(self, jobs: Sequence[Job]) -> None:
        import subprocess  # on demand: it takes time

        from puzzlelang.text import apart  # the process itself knows nothing of puzzlelang

        if getattr(sys, "frozen", False) or not sys.executable:
            raise OSError("Python can't be run here")
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
        """Is there nothing more to wait for?"""
        return not self._reader.is_alive()

    @property
    def codes(self) -> list[bytes] | None:
        """The machine code of each job, when all are done; None where there will be none, too."""
        return self._codes if self.is_over and len(self._codes) == len(self._jobs) else None

    def wait(self, seconds: float) -> None:
        self._reader.join(seconds)

    def end(self) -> None:
        """Leave nothing behind: neither the process nor the thread that reads from it."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for stream in (self._process.stdin, self._process.stdout):
            try:
                if stream:
                    stream.close()
            except OSError:  # it did not read all
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
    """The command of that process, which looks at nothing of the user's."""
    import llvmlite

    folder = os.path.dirname(os.path.dirname(os.path.abspath(llvmlite.__file__)))
    return [sys.executable, "-I", "-S", "-B", os.path.abspath(__file__), folder]


def _write(stream: Any, content: bytes) -> None:
    digest = hashlib.sha256(content).digest()
    stream.write(len(content).to_bytes(8, "little") + digest + content)
    stream.flush()


def _read(stream: Any) -> bytes:
    """What was written; raises ``ValueError`` where it is anything else."""
    head = stream.read(40)
    length = int.from_bytes(head[:8], "little")
    if len(head) < 40 or length > MOST:
        raise ValueError("nothing that was written")
    content = bytes(stream.read(length))
    if hashlib.sha256(content).digest() != head[8:]:
        raise ValueError("not what was written")
    return content


MOST = 1 << 31
"""Bytes of a text or of machine code, at most."""


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
    os._exit(0)  # that thread is reading


if __name__ == "__main__":
    main()
