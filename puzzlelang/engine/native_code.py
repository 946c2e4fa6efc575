"""Compile LLVM assembly to callable functions."""

from __future__ import annotations

import ctypes
import os
import re
from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec

from puzzlelang.compiler import Unprintable
from puzzlelang.core import current
from puzzlelang.engine import code_cache as kept
from puzzlelang.engine import translation
from puzzlelang.engine.object_loader import LoadedObject, Unloadable
from puzzlelang.engine.translation import Job, Translation, translated
from puzzlelang.text import Any, Stage, address_space_left, cast, current_task, processor, stage


class Unavailable(Unprintable):
    """This machine has no machine code; the text gives the reason."""


@cache
def _llvm() -> Any:
    try:
        return translation.llvm()
    except (ImportError, OSError) as error:
        raise Unavailable("this machine: llvmlite is not installed") from error


def ask_for_machine_code() -> None:
    """Raise :class:`Unavailable` if this machine has none."""
    _here()


START = 0.06
"""CPU seconds for starting another process."""

PATIENCE = 0.1
"""Seconds between polls of a compilation."""


def is_long(job: Job) -> bool:
    """Is a separate process worth its start?"""
    return 1000 * job.seconds > current.in_process_ms


def object_code(job: Job) -> bytes:
    """Compile a job, or load its code from the cache."""
    code = cached_code(job)
    if code is None:
        code = _apart(job) if is_long(job) else None
        if code is None:
            _ask_for_room(job)
            _llvm()
            code = translated(job)
        keep(job, code)
    return code


def _apart(job: Job) -> bytes | None:
    """Compile in another process; ``None`` if it can't start.

    This one keeps handling Ctrl-C and the time limit, and survives if LLVM finds too little memory.
    """
    try:
        work = Translation([job])
    except OSError:
        return None
    try:
        while not work.is_over:
            current_task().again()
            work.wait(PATIENCE)
    finally:
        work.end()
    if work.codes is None:
        raise Unavailable("this machine: LLVM failed")
    return work.codes[0]


ROOM, ROOM_EACH = 96 << 20, 64
"""Address space in bytes for LLVM and its threads, and for each character."""


def expected_seconds(jobs: Sequence[Job]) -> float:
    """CPU seconds for the jobs in another process."""
    return START + sum(job.seconds for job in jobs)


def room(jobs: Sequence[Job]) -> int:
    """Generous address space for the jobs; without it, LLVM ends the process."""
    return ROOM + ROOM_EACH * max(len(job.text) for job in jobs)


def _ask_for_room(job: Job) -> None:
    if address_space_left() < room([job]):
        raise Unavailable("this machine: not enough free memory")


def cached_code(job: Job) -> bytes | None:
    """Code of a job from the cache."""
    return kept.get(_key(job))


def keep(job: Job, code: bytes) -> None:
    kept.put(_key(job), code)


@cache
def _here() -> tuple[str, ...]:
    """Inputs of compilation besides the assembly: version of LLVM, processor, its features.

    They are cached, too, because loading LLVM takes long.
    """
    key = _installation()
    found = kept.get(key) if key else None
    if found is not None:
        return tuple(found.decode().split("\n"))
    version = ".".join(map(str, _llvm().llvm_version_info))
    here = version, _llvm().get_host_cpu_name(), translation.features()
    if key:
        kept.put(key, "\n".join(here).encode())
    return here


def _installation() -> str:
    """Key of this llvmlite on this processor; empty if unknown."""
    try:
        origin = getattr(find_spec("llvmlite"), "origin", None) or ""
        changed = os.stat(origin).st_mtime_ns
    except (OSError, ValueError):
        return ""
    return kept.key_of(origin, str(changed), processor()) if processor() else ""


def _key(job: Job) -> str:
    effort = "rough" if job.rough else "as it is" if job.is_good else "good"
    return kept.key_of(job.text, " ".join(job.wanted), effort, *_here())


class Code:
    """Machine code in memory, with its lookup tables.

    ``addresses`` of the functions ``names`` are valid while this object lives.  ``job``: its
    source; ``symbols``: addresses of functions it calls.
    """

    def __init__(
        self,
        content: bytes,
        names: Sequence[str],
        bound: Sequence[tuple[int, Sequence[int]]] = (),
        symbols: Mapping[str, int] | None = None,
        tables: Sequence[array[int]] = (),
        job: Job | None = None,
    ) -> None:
        """``tables``: tables of other code to share."""
        self.job, self.symbols = job, symbols or {}
        self._names = names
        found = self._load(content)
        self.tables = tables or [_filled(bits, entries) for bits, entries in bound]
        if self.tables:
            addresses = (ctypes.c_void_p * len(self.tables))(
                *(table.buffer_info()[0] for table in self.tables)
            )
            ctypes.CFUNCTYPE(None, ctypes.c_void_p)(found("bind"))(addresses)
        self.addresses: dict[str, int] = {name: found(name) for name in names}
        assert all(self.addresses.values())

    def _load(self, content: bytes) -> Callable[[str], int]:
        """Load the code, without LLVM if possible, and return a function for addresses."""
        try:
            self._memory: Any = LoadedObject(content, self.symbols)
            addresses: Mapping[str, int] = self._memory.addresses
            return addresses.__getitem__
        except Unloadable:
            llvm = _llvm()
        for name, address in self.symbols.items():
            llvm.add_symbol(name, address)
        engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), translation.machine())
        engine.add_object_file(llvm.ObjectFileRef.from_data(content))
        engine.finalize_object()
        self._memory = engine
        return cast("Callable[[str], int]", engine.get_function_address)

    @property
    def better(self) -> Job | None:
        """Job for optimising this code, if it is not optimised."""
        return self.job._replace(rough=False) if self.job and self.job.rough else None

    def improved(self, content: bytes) -> Code:
        """The optimised code, with the same tables."""
        return Code(content, self._names, symbols=self.symbols, tables=self.tables, job=self.better)


def code_of(
    job: Job,
    names: Sequence[str],
    bound: Sequence[tuple[int, Sequence[int]]] = (),
    symbols: Mapping[str, int] | None = None,
    *,
    hurried: bool = False,
) -> Code:
    """Compile a job; if ``hurried``, optimised code is used only from the cache."""
    with stage(Stage.MACHINE_CODE):
        if hurried:
            content = cached_code(job)
            if content is not None:
                return Code(content, names, bound, symbols, job=job)
            job = job._replace(rough=True)
        return Code(object_code(job), names, bound, symbols, job=job)


def _filled(bits: int, entries: Sequence[int]) -> array[int]:
    if isinstance(entries, bytes) and bits == 8:
        return array("b", entries)
    if bits < 64:
        return array({8: "b", 16: "h", 32: "i"}[bits], entries)
    mask = (1 << 64) - 1
    return array("Q", [e >> 64 * place & mask for e in entries for place in range(bits // 64)])


def with_constants(text: str, values: Mapping[str, int]) -> str:
    """Define the constants of the kernel's assembly."""
    return re.sub(
        r"@(\w+) = external constant i64",
        lambda match: f"@{match[1]} = internal constant i64 {values[match[1]]}",
        text,
    )
