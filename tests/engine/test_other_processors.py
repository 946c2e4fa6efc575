"""Run machine code for another processor: aarch64 in an emulator, without Python."""

from __future__ import annotations

import shutil
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.core.thresholds import current
from tests.engine.test_objects import PUZZLES, machine_of

pytest.importorskip("llvmlite")

from puzzlelang.engine import build_kernel, kernel, translation
from puzzlelang.engine.native_rules import Rules
from puzzlelang.engine.translation import Job

DRIVER = Path(__file__).parent / "driver.c"
LOOPS = ("search_begin", "search_everything", "search_parent", "search_end")
C_TYPES = {8: "signed char", 16: "short", 32: "int"}

PROCESSORS = {
    "x86_64": ("x86_64-linux-gnu-gcc", ()),
    "aarch64": ("aarch64-linux-gnu-gcc", ("qemu-aarch64",)),
}
"""Compiler and emulator for each processor."""


def number(value: int) -> str:
    return f"{value & (1 << 64) - 1}ull"


def settings(rules: Rules, bound: Any) -> str:
    """The settings that `Run` of `kernel_run.py` passes to a loop, as C source."""
    tables = [native_table(place, *table) for place, table in enumerate(bound)]
    words = rules.packing.words
    starts = [word for start in rules.starts for word in rules.packing.pack(start)]
    pointers = ", ".join(f"table_{place}" for place in range(len(tables))) or "0"
    fields = {
        "is_small": int(rules.packing.is_small),
        "most_successors": rules.most_successors,
        "most_states": (1 << 32) - 2,
        "most_bytes": 1 << 62,
        "most_expanded": 1 << 62,
        "most_records": (1 << 32) - 2,
        "guards": rules.keys.guards,
        "indices": 1 << rules.index_bits,
    }
    lines = [f"  s->{name} = {number(value)};" for name, value in fields.items()]
    if rules.index_bits <= current.index_bits:
        lines.append("  s->index = index;")
    return "\n".join([
        *tables,
        f"static const u64 starts[] = {{{', '.join(map(number, starts))}}};",
        f"static void *tables[] = {{{pointers}}};",
        "static const u64 *settings(Search *s, u64 *count) {",
        *lines,
        "  bind(tables);",
        f"  *count = {len(starts) // words};",
        "  return starts;",
        "}\n",
    ])  # fmt: skip


def native_table(place: int, bits: int, entries: Any) -> str:
    if bits in C_TYPES:
        values = [str(value - (value > 127) * 256 if bits == 8 else value) for value in entries]
        kind = C_TYPES[bits]
    else:
        kind = "unsigned long long"
        values = [number(e >> 64 * part) for e in entries for part in range(bits // 64)]
    return f"static {kind} table_{place}[] = {{{', '.join(values)}}};"


def explored(name: str, processor: str, folder: Path, rough: bool) -> list[int]:
    compiler, runner = PROCESSORS[processor]
    for program in (compiler, *runner):
        if not shutil.which(program):
            pytest.skip(f"there is no {program}: see docs/platforms.md")
    rules = Rules(answers.load(str(PUZZLES[name]), tier="native", symmetry=False).system)
    module = rules._module(("expand", "goal", "lost", "index"))
    source = Path(build_kernel.__file__).with_name("kernel.c").read_text(encoding="utf-8")
    types = source[: source.index("} Search;") + len("} Search;")]
    driver = folder / "driver.c"
    driver.write_text("\n".join([types, DRIVER.read_text(), settings(rules, module.bound)]))
    loops = kernel._text(tuple(kernel.constants(rules.packing.words).items()))
    target = f"{processor}-unknown-linux-gnu"
    for place, job in enumerate((Job(loops, LOOPS, rough), Job(module.text, (), rough))):
        made = translation.translated(job, machine_of(target, rough))
        (folder / f"{place}.o").write_bytes(made)
    program = folder / "program"
    command = [
        compiler,
        "-O1",
        "-w",
        "-fno-builtin",
        "-static",
        "-no-pie",
        "driver.c",
        "0.o",
        "1.o",
    ]
    subprocess.run([*command, "-o", str(program)], cwd=folder, check=True)
    done = subprocess.run([*runner, str(program)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done
    return [*map(int, done.stdout.split())]


@pytest.mark.slow
@pytest.mark.parametrize("rough", [False, True])
@pytest.mark.parametrize("processor", PROCESSORS)
@pytest.mark.parametrize("name", ["goat", "eight-puzzle", "barrels", "family"])
def test_the_same_numbers(name: str, processor: str, rough: bool, tmp_path: Path) -> None:
    """Compare states, transitions, goals, dead ends and level sizes with Python."""
    status, states, generated, goals, losses, dead_ends, *levels = explored(
        name, processor, tmp_path, rough
    )
    space = answers.load(str(PUZZLES[name]), tier="python", symmetry=False).searcher.explore()
    assert (status, states) == (kernel.Status.EXHAUSTED, space.states)
    assert (generated, goals) == (space.statistics.generated, space.goal_states)
    assert (losses, dead_ends) == (space.lost_states, space.dead_ends)
    sizes = [after - before for before, after in pairwise([0, *levels, states])]
    assert tuple(filter(None, sizes)) == space.levels
