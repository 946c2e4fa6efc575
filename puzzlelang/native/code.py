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
def _machine() -> Any:
    llvm = _llvm()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        opt=2, jit=True, cpu=llvm.get_host_cpu_name(), features=_features()
    )


@cache
def _features() -> str:
    return str(_llvm().get_host_cpu_features().flatten())


def object_code(text: str, wanted: Sequence[str] = ()) -> bytes:
    """Machine code for some assembly, from the cache if it is there.

    ``wanted``: the functions that are called from outside (none: all).
    """
    llvm = _llvm()
    version = ".".join(map(str, llvm.llvm_version_info))
    key = kept.key_of(text, " ".join(wanted), version, llvm.get_host_cpu_name(), _features())
    found = kept.get(key)
    if found is None:
        found = _aside(lambda: _translated(text, wanted))
        kept.put(key, found)
    return found


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
    ``symbols``: addresses of the functions that it calls itself.
    """

    def __init__(
        self,
        content: bytes,
        names: Sequence[str],
        bound: Sequence[tuple[int, Sequence[int]]] = (),
        symbols: Mapping[str, int] | None = None,
    ) -> None:
        llvm = _llvm()
        for name, address in (symbols or {}).items():
            llvm.add_symbol(name, address)
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine_of_its_own())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(content))
        self._engine.finalize_object()
        self._tables = [_filled(bits, entries) for bits, entries in bound]
        if self._tables:
            addresses = (ctypes.c_void_p * len(self._tables))(
                *(table.buffer_info()[0] for table in self._tables)
            )
            bind = self._engine.get_function_address("bind")
            ctypes.CFUNCTYPE(None, ctypes.c_void_p)(bind)(addresses)
        self.addresses: dict[str, int] = {
            name: self._engine.get_function_address(name) for name in names
        }
        assert all(self.addresses.values())


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
