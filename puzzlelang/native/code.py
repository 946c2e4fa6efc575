"""From LLVM assembly to functions that can be called; llvmlite is imported here alone."""

from __future__ import annotations

import ctypes
import re
import threading
from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from puzzlelang.compiler.packing import Unprintable
from puzzlelang.native import cache as kept


class Unavailable(Unprintable):
    """There is no machine code on this machine; the text says why."""


@cache
def _llvm() -> Any:
    try:
        import llvmlite.binding as llvm
    except (ImportError, OSError) as error:
        raise Unavailable("this machine: llvmlite is not installed") from error
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm


@cache
def _machine(effort: int = 2) -> Any:
    llvm = _llvm()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        opt=effort, jit=True, cpu=llvm.get_host_cpu_name(), features=_features()
    )


@cache
def _features() -> str:
    return str(_llvm().get_host_cpu_features().flatten())


def object_code(text: str, wanted: Sequence[str] = ()) -> bytes:
    """Machine code for some assembly, from the cache if it is there.

    ``wanted``: the functions that are called from outside (none: all).
    """
    return _known(text, wanted) or _kept(text, wanted, _aside(lambda: _translated(text, wanted)))


def rough_code(text: str) -> bytes | None:
    """Machine code that is slower and made in a tenth of the time; None where it isn't worth it,
    or the good one is there.
    """
    if len(text) < LARGE or _known(text, ()):
        return None
    llvm = _llvm()
    module = llvm.parse_assembly(text)
    module.verify()
    return bytes(_machine(0).emit_object(module))


def _known(text: str, wanted: Sequence[str]) -> bytes | None:
    return kept.get(_key(text, wanted))


def _kept(text: str, wanted: Sequence[str], code: bytes) -> bytes:
    kept.put(_key(text, wanted), code)
    return code


def _key(text: str, wanted: Sequence[str]) -> str:
    llvm = _llvm()
    version = ".".join(map(str, llvm.llvm_version_info))
    return kept.key_of(text, " ".join(wanted), version, llvm.get_host_cpu_name(), _features())


LARGE = 150_000
"""Assembly of more characters is translated roughly first."""


def _aside(work: Callable[[], bytes]) -> bytes:
    """What ``work`` gives, done in a thread of its own.

    LLVM takes seconds for large rules and never looks up; this thread goes on hearing of
    Ctrl-C and of the end of the time.  Who leaves then, leaves the other one to itself.
    """
    done: list[bytes] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            done.append(work())
        except BaseException as error:
            failed.append(error)

    worker = threading.Thread(target=run, daemon=True)
    worker.start()
    while worker.is_alive():
        worker.join(PATIENCE)
    if failed:
        raise failed[0]
    return done[0]


PATIENCE = 0.1
"""Seconds between two looks whether the other thread is done."""


def _translated(text: str, wanted: Sequence[str]) -> bytes:
    llvm = _llvm()
    module = llvm.parse_assembly(text)
    module.verify()
    for function in module.functions:
        if wanted and not function.is_declaration and function.name not in wanted:
            function.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=2 if len(text) < LONG else 1)
    builder = llvm.create_pass_builder(_machine(), options)
    if wanted:
        first = llvm.create_new_module_pass_manager()
        first.add_global_dead_code_eliminate_pass()
        first.run(module, builder)
    builder.getModulePassManager().run(module, builder)
    return bytes(_machine().emit_object(module))


LONG = 2_000_000
"""Assembly of more characters than this is translated with less effort."""


class Code:
    """Machine code in memory, with the tables that it looks into.

    ``addresses`` are those of the functions ``names``; they are good as long as the code lives.
    ``symbols``: addresses of the functions that it calls itself; ``better``: what can be made
    of rough code when it turns out to be used long.
    """

    def __init__(
        self,
        content: bytes,
        names: Sequence[str],
        bound: Sequence[tuple[int, Sequence[int]]] = (),
        symbols: Mapping[str, int] | None = None,
        better: Better | None = None,
        text: str = "",
        tables: Sequence[array[int]] = (),
    ) -> None:
        """``text``: what it was made of; ``tables``: those of other code, to be used again."""
        self.better, self.text = better, text
        llvm = _llvm()
        for name, address in (symbols or {}).items():
            llvm.add_symbol(name, address)
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine_of_its_own())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(content))
        self._engine.finalize_object()
        self.tables = tables or [_filled(bits, entries) for bits, entries in bound]
        if self.tables:
            addresses = (ctypes.c_void_p * len(self.tables))(
                *(table.buffer_info()[0] for table in self.tables)
            )
            bind = self._engine.get_function_address("bind")
            ctypes.CFUNCTYPE(None, ctypes.c_void_p)(bind)(addresses)
        self.addresses: dict[str, int] = {
            name: self._engine.get_function_address(name) for name in names
        }
        assert all(self.addresses.values())


class Better:
    """Code that is made on another thread while rough code does its work."""

    def __init__(
        self,
        make: Callable[[], bytes],
        names: Sequence[str],
        bound: Sequence[tuple[int, Sequence[int]]] = (),
        tables: Sequence[array[int]] = (),
    ) -> None:
        self._make, self._names, self._bound, self._tables = make, names, bound, tables
        self._worker: threading.Thread | None = None
        self._made: list[bytes] = []

    def code(self) -> Code | None:
        """The code, once it is ready; the first question starts the work."""
        if self._made:
            return Code(self._made[0], self._names, self._bound, tables=self._tables)
        if self._worker is None:
            # No daemon: the process ends when it is done, and the next one finds it in the cache.
            self._worker = threading.Thread(target=lambda: self._made.append(self._make()))
            self._worker.start()
        return None


def _machine_of_its_own() -> Any:
    """An engine takes its target machine with it when it goes."""
    return _machine.__wrapped__()


def _filled(bits: int, entries: Sequence[int]) -> array[int]:
    """A table in memory."""
    if isinstance(entries, bytes) and bits == 8:
        return array("b", entries)
    if bits < 64:
        return array({8: "b", 16: "h", 32: "i"}[bits], entries)
    mask = (1 << 64) - 1
    return array("Q", [e >> 64 * place & mask for e in entries for place in range(bits // 64)])


def words_constant(text: str, words: int) -> str:
    """The kernel's assembly for states of so many words."""
    return re.sub(
        r"@WORDS = external constant i64", f"@WORDS = internal constant i64 {words}", text
    )
