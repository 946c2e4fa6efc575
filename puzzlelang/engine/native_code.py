"""Machine code of LLVM assembly: compiled, cached, loaded and, while it runs, improved.

On x86-64 Linux, code is loaded without LLVM, which would take a tenth of a second and 45 MB.
"""

from __future__ import annotations

import ctypes
import os
import re
from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from struct import error, iter_unpack, pack_into, unpack_from

from puzzlelang.compiler import Unprintable
from puzzlelang.core import current
from puzzlelang.engine import code_cache as kept
from puzzlelang.engine import translation
from puzzlelang.engine.translation import Job, Translation, translated
from puzzlelang.search import Limits
from puzzlelang.text import (
    PAGE,
    Any,
    Stage,
    address_space_left,
    cast,
    code_memory,
    current_task,
    processor,
    resident_bytes,
    stage,
)


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


# ── loading without LLVM ──────────────────────────────────────────────────────────────
#
# This handles what LLVM emits for x86-64 Linux: ELF objects of the large code model, in which each
# address has 64 bits (*System V ABI, AMD64 supplement*, chapter 4).  LLVM loads the rest.

IDENT, RELOCATABLE_X86_64 = b"\x7fELF\2\1\1", (1, 62)
"""Start of a little-endian ELF file of 64 bits, and its type and machine."""

SYMBOLS, RELOCATIONS, ZEROS, UNWINDING = 2, 4, 8, 0x70000001
"""Types of sections.  Tables for unwinding serve exceptions, which this code never raises."""

KNOWN = {0, 1, SYMBOLS, 3, RELOCATIONS, ZEROS, UNWINDING}

WRITABLE, ALLOCATED = 1, 2
"""Flags of sections."""

ADDRESS = 1
"""Type of a relocation to an address of 64 bits, the only one handled."""

SECTION, SYMBOL, RELOCATION = "<2I4Q2I2Q", "<I2BH2Q", "<2Qq"


class Unloadable(Exception):
    """An object, or a machine, that needs LLVM."""


class LoadedObject:
    """Machine code in memory; the ``addresses`` of its symbols are valid while it lives.

    Raise :class:`Unloadable`.  ``symbols``: addresses of functions that it calls, besides those of
    the C library.
    """

    def __init__(self, content: bytes, symbols: Mapping[str, int]) -> None:
        self.addresses: dict[str, int] = {}
        try:
            self._load(content, symbols)
        except (error, LookupError, ValueError, OSError, OverflowError, AttributeError) as reason:
            raise Unloadable from reason

    def _load(self, content: bytes, symbols: Mapping[str, int]) -> None:
        if content[:7] != IDENT or unpack_from("<HH", content, 16) != RELOCATABLE_X86_64:
            raise Unloadable
        (table,), (each, count) = unpack_from("<Q", content, 40), unpack_from("<HH", content, 58)
        sections = [unpack_from(SECTION, content, table + each * n) for n in range(count)]
        if not {section[1] for section in sections} <= KNOWN:
            raise Unloadable
        places, fixed, end = _places(sections)
        room = code_memory(end)
        if room is None:
            raise Unloadable
        self._memory, seal = room
        first = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        for number, place in places.items():
            _, kind, _, _, start, size, *_ = sections[number]
            if kind != ZEROS:
                self._memory[place : place + size] = content[start : start + size]
        starts = {number: first + place for number, place in places.items()}
        by_table = {
            number: self._symbols(content, sections, section, starts, symbols)
            for number, section in enumerate(sections)
            if section[1] == SYMBOLS
        }
        for _, kind, _, _, start, size, link, target, *_ in sections:
            if kind == RELOCATIONS and target in places:
                for offset, info, addend in iter_unpack(RELOCATION, content[start : start + size]):
                    if info & 0xFFFFFFFF != ADDRESS or offset + 8 > sections[target][5]:
                        raise Unloadable
                    value = by_table[link][info >> 32] + addend
                    pack_into("<Q", self._memory, places[target] + offset, value)
        seal(fixed)

    def _symbols(
        self, content: bytes, sections: Sequence[Sequence[int]], table: Sequence[int],
        starts: Mapping[int, int], symbols: Mapping[str, int],
    ) -> list[int]:  # fmt: skip
        """Addresses of a table's symbols; 0 in sections that are not loaded."""
        names, values = sections[table[6]][4], []
        for at, _, _, section, value, _ in iter_unpack(
            SYMBOL, content[table[4] : table[4] + table[5]]
        ):
            name = content[names + at : content.index(0, names + at)].decode()
            if section in starts:
                value = self.addresses[name] = starts[section] + value
            elif section == 0 and name:
                value = symbols.get(name) or _of_process(name)
            values.append(value)
        return values


def _places(sections: Sequence[Sequence[int]]) -> tuple[dict[int, int], int, int]:
    """Offset of each section in memory, the end of the read-only sections, and the end of all.

    No page has both writable and other sections.
    """
    places: dict[int, int] = {}
    end = fixed = 0
    for writable in (0, WRITABLE):
        for number, (_, kind, flags, _, _, size, _, _, align, _) in enumerate(sections):
            if flags & ALLOCATED and flags & WRITABLE == writable and kind != UNWINDING:
                places[number] = end = -(-end // max(1, align)) * max(1, align)
                end += size
        if not writable:
            fixed = end = -(-end // PAGE) * PAGE
    return places, fixed, end


def _of_process(name: str) -> int:
    function = getattr(ctypes.pythonapi, name)
    return ctypes.cast(function, ctypes.c_void_p).value or 0


# ── optimising in another process while unoptimised code runs ─────────────────────────

LOADING = 32 << 20
"""Bytes of address space for loading the optimised code."""

Piece = tuple[Code, Callable[[Code], None]]
"""Code in use, and the function that replaces it."""

Then = Callable[[list[bytes]], None]


class Improvement:
    """A compilation in the background, one at a time; :meth:`end` cancels it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._work: Translation | None = None
        self._jobs: Sequence[Job] = ()
        self._then: Then | None = None
        self.done_for = False
        """Are further requests pointless?"""

    @property
    def is_busy(self) -> bool:
        return self._work is not None

    def begin(self, jobs: Sequence[Job], then: Then) -> None:
        """Start the jobs; :meth:`look` calls ``then`` when they are done."""
        try:
            if not self._has_room(jobs):
                raise OSError
            self._work = Translation(jobs)
        except OSError:
            self.done_for = True
            return
        self._jobs, self._then = jobs, then
        self.look()

    def look(self) -> None:
        work = self._work
        if work is None or not work.is_over:
            return
        codes = work.codes
        self.end()
        if codes is None or address_space_left() < LOADING:
            self.done_for = True
            return
        for job, code in zip(self._jobs, codes, strict=True):
            keep(job, code)
        assert self._then
        self._then(codes)

    def end(self) -> None:
        """Cancel unfinished jobs."""
        work, self._work = self._work, None
        if work:
            work.end()

    def _has_room(self, jobs: Sequence[Job]) -> bool:
        size = room(jobs)
        if address_space_left() < LOADING:
            return False
        most = self._limits.memory
        return most is None or (resident_bytes() or 0) + size <= most


def improve(improvement: Improvement, pieces: Sequence[Piece], spent: float) -> None:
    """Start optimising after ``improved_percent`` of the time that this should take."""
    rough = [(code, enter) for code, enter in pieces if code.better]
    jobs = [code.better for code, _ in rough if code.better]
    if not jobs or spent < expected_seconds(jobs) * current.improved_percent / 100:
        return

    def then(contents: list[bytes]) -> None:
        for (code, enter), content in zip(rough, contents, strict=True):
            enter(code.improved(content))

    improvement.begin(jobs, then)
