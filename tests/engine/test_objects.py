"""Machine code for other systems compiles and needs only available symbols."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.compiler.state_layout import Unprintable
from puzzlelang.search.system import Limits
from puzzlelang.text.diagnostics import PuzzleError
from tests.engine.objects import asked_for, defined, format_of
from tests.support import MOVING

pytest.importorskip("llvmlite")

from puzzlelang.engine import kernel, native_code, translation
from puzzlelang.engine.translation import Job

PUZZLES = {path.stem: path for path in MOVING}

C = {"memcpy", "memmove", "memset", "memcmp"}
"""Functions of every C library, which LLVM assumes."""

TARGETS: dict[str, tuple[str, set[str]]] = {
    "x86_64-unknown-linux-gnu": ("ELF", C),
    "aarch64-unknown-linux-gnu": ("ELF", C),
    "x86_64-apple-macosx11.0": ("Mach-O", C | {"__bzero", "bzero"}),
    "arm64-apple-macosx11.0": ("Mach-O", C | {"__bzero", "bzero"}),
    "x86_64-pc-windows-msvc-elf": ("ELF", C | {"__chkstk"}),
    "x86_64-pc-windows-msvc": ("COFF", C | {"__chkstk"}),
    "aarch64-pc-windows-msvc": ("COFF", C | {"__chkstk"}),
}
"""Object format and available symbols for each system.

On Windows llvmlite needs ``-elf``, as LLVM's loader does; ntdll.dll has ``__chkstk``.
"""

KERNEL = {"take_memory", "resize_memory", "give_back"}
"""Functions that Python passes to the loops: see ``kernel._memory``."""

RULES = {"expand", "goal", "lost", "index"}
"""Functions declared by the loops and defined by the rules if both are one module."""


def machine_of(triple: str, rough: bool) -> Any:
    binding = translation.llvm()
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    target = binding.Target.from_triple(triple)
    return target.create_target_machine(opt=0 if rough else 2, jit=True)


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Job]]:
    """Collect each distinct compilation job; unoptimised code is enough to run."""
    found: list[Job] = []
    made = native_code.object_code

    def noted(job: Job) -> bytes:
        if job not in found:
            found.append(job)
        return made(job._replace(rough=True))

    monkeypatch.setattr(native_code, "object_code", noted)
    kernel._loaded.cache_clear()
    yield found
    kernel._loaded.cache_clear()


def in_machine_code(path: Path, orders: Iterable[str]) -> None:
    """Run several kinds of search up to 300 states."""
    limits = Limits(300)
    try:
        loaded = answers.load(str(path), tier="native")
        for order in orders:
            answers.solve(loaded, order, limits=limits)
        if orders != FEW:
            answers.solve(loaded, count=True, limits=limits)
            answers.explore(loaded, limits)
    except (PuzzleError, Unprintable):  # it has no machine code
        return


FEW = ("auto",)
ORDERS = ("auto", "bfs", "dfs", "preorder", "greedy", "idastar")


def check(jobs: list[Job], triple: str) -> None:
    form, there = TARGETS[triple]
    assert any("search_begin" in job.wanted for job in jobs)
    for job in jobs:
        for rough in (False, True):
            content = translation.translated(job._replace(rough=rough), machine_of(triple, rough))
            assert format_of(content) == form
            extra = asked_for(content) - there - KERNEL - RULES
            assert not extra, f"{triple} has no {', '.join(sorted(extra))}"
            assert set(job.wanted) <= defined(content)


@pytest.mark.slow
@pytest.mark.each_time(
    "x86_64-unknown-linux-gnu", "arm64-apple-macosx11.0", "x86_64-pc-windows-msvc"
)
@pytest.mark.parametrize("triple", TARGETS)
def test_what_machine_code_asks_for(triple: str, jobs: list[Job]) -> None:
    in_machine_code(PUZZLES["eight-puzzle"], FEW)
    assert len(jobs) > 1
    check(jobs, triple)


@pytest.mark.nightly
@pytest.mark.parametrize(("place", "triple"), [*enumerate(TARGETS)])
def test_what_many_puzzles_ask_for(place: int, triple: str, jobs: list[Job]) -> None:
    """Divide the bundled puzzles among the systems."""
    for path in [*PUZZLES.values()][place :: 2 * len(TARGETS)]:
        in_machine_code(path, ORDERS)
    check(jobs, triple)


def test_this_system_has_it() -> None:
    """LLVM will find every C function in this process."""
    if sys.platform == "win32":
        pytest.skip("Windows looks up names in each library")
    found = ctypes.CDLL(None)
    assert [name for name in C if not hasattr(found, name)] == []


@pytest.mark.slow
def test_the_loops_with_rules_in_them() -> None:
    """A frontier search combines kernel and rules, so it needs no function of the puzzle."""
    from puzzlelang.engine.native_rules import Rules

    loaded = answers.load(str(PUZZLES["barrels"]), tier="native")
    rules = Rules(loaded.system)
    job = rules.flood(rules.code("expand", "goal", "lost", "index"), "search_flood_everything")
    assert job is not None
    for triple, (_, there) in TARGETS.items():
        content = translation.translated(job, machine_of(triple, False))
        assert asked_for(content) <= there | KERNEL
        assert {"search_flood_everything", "bind"} <= defined(content)


def test_division_of_wide_numbers_would_be_seen() -> None:
    """``__udivti3`` is in libgcc, which a process may lack; the test above would notice it."""
    text = "define i128 @f(i128 %a, i128 %b) {\n  %c = udiv i128 %a, %b\n  ret i128 %c\n}\n"
    for triple in ("x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"):
        assert asked_for(translation.translated(Job(text), machine_of(triple, False)))
