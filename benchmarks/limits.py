"""Measure how limits hold: `python benchmarks/limits.py [--time] [--memory] [--interrupt] [--work]
[NAME…]`.

Each line is a separate process with a puzzle that is too large for its limit: the excess, and the
exit code (3: gave up, 130: interrupted; 0: finished before).  Time may be exceeded by a second,
memory by 5 % and 64 MB; an interruption (Ctrl-C) must take effect within a second at any moment.
Machines are noisy: repeat a run before believing a line marked with `!`.

`--work` counts CPU time, which is the same on a busy machine: each command with each file, on one
core and with `--time 2`.  User and system time are at most 2.5 s, of which at most half a second
comes after the two seconds.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from random_maze import random_maze

HERE = Path(__file__).resolve().parent
PUZZLELANG = [sys.executable, "-m", "puzzlelang"]

SECONDS, PASSED = 3.0, 1.0
MEGABYTE = 10**6
MEMORY = 500 * MEGABYTE
MOMENTS = (0.2, 0.3, 0.4, 0.8, 1.6, 3.2)
"""Seconds from start to interruption; before the first, Python itself is starting."""

JUGS = (
    "jugs", "--set", "sizes=97,101,103,107", "--set", "filled=0,0,0,0", "--set", "tap=true",
    "--set", "litres=1", "--set", "in_jugs=4",
)  # fmt: skip
LARGE: dict[str, tuple[str, ...]] = {
    "15-puzzle": ("tiles", "--instance", "korf:60"),
    "pocket cube": ("cube",),
    "four jugs": JUGS,
    "maze of 4 M cells": ("maze", "--map", "maze={folder}/colours.txt"),
    "knight's tour": ("knights-tour", "--set", "height=8", "--set", "width=8"),
}
HEAVY: dict[str, tuple[str, ...]] = {
    "sudoku, square by square": ("tests/puzzles/sudoku.yaml", "--instance", "nines:1"),
    "siding": ("siding",),
    "maze of 16 M cells": ("maze", "--map", "maze={folder}/maze.txt"),
    "jugs of 20,000 litres": (*JUGS[:1], "--set", "sizes=19997,19993,19991,19979", *JUGS[3:]),
}
"""Puzzles that take long to read, compile or report."""

COMMANDS: dict[str, tuple[tuple[str, ...], bool]] = {
    "solve": (("solve",), True),
    "count": (("solve", "--count"), True),
    "explore": (("explore",), True),
    "explore --why": (("explore", "--why"), False),
    "explore --tree": (("explore", "--tree"), False),
    "iddfs": (("solve", "--search", "iddfs"), False),
    "graph": (("graph", "-o", "{folder}/graph.dot", "--states", "100M"), False),
}
"""Commands, and whether they have tiers."""


WORK, LATE = 2.0, 0.5
"""Seconds that a command may work, and may take to end after that."""

MANY = """\
puzzle: Many instances of a loop
params:
  k: 1
state:
  n: 0 .. 9 = 0
transitions:
  t(a in 0 .. 1999, b in 0 .. 1999):
    when: a * b + n + k = 9999999
    then:
      n: n
goal: n = 9
expect: {states: 1}
instances:
"""
FILES: dict[str, tuple[str, ...]] = {
    "many instances": ("{folder}/many.yaml",),
    "15-puzzle": LARGE["15-puzzle"],
    "pocket cube": LARGE["pocket cube"],
    "sudoku, square by square": HEAVY["sudoku, square by square"],
    "jugs of 20,000 litres": HEAVY["jugs of 20,000 litres"],
    "knight's tour": LARGE["knight's tour"],
}
WAYS: dict[str, tuple[str, ...]] = {
    "solve": ("solve",),
    "solve by lines": ("solve", "--format", "lines"),
    "solve native": ("solve", "--tier", "native"),
    "solve by depth": ("solve", "--search", "iddfs"),
    "solve with found": ("solve", "--estimate", "found"),
    "solve by weight": ("solve", "--search", "wastar", "--estimate", "found"),
    "count": ("solve", "--count"),
    "all": ("solve", "--all"),
    "good": ("solve", "--good"),
    "one order": ("solve", "--compare=bfs"),
    "picture": ("solve", "-o", "{folder}/out.svg"),
    "certificate": ("solve", "--certificate", "{folder}/out.gz", "--format", "json"),
    "store": ("solve", "--store", "{folder}/{number}.layers"),
    "explore": ("explore",),
    "explore native": ("explore", "--tier", "native"),
    "full": ("explore", "--full"),
    "why": ("explore", "--why"),
    "tree": ("explore", "--tree", "--states", "100M"),
    "table": ("explore", "-o", "{folder}/out.csv.gz"),
    "layers": ("explore", "--store", "{folder}/{number}.more.layers"),
    "graph": ("graph", "-o", "{folder}/out.html", "--states", "100M"),
    "graph of few": ("graph", "-o", "{folder}/out.svg", "--first", "2000"),
    "rings": ("graph", "-o", "{folder}/rings.svg", "--layout", "rings", "--first", "5000"),
    "pruned": ("graph", "-o", "{folder}/out.dot", "--prune", "all"),
    "corridor": ("graph", "-o", "{folder}/out.json", "--corridor", "2"),
}
"""Commands for one puzzle."""

PROOF = ("{folder}/answer.json", "--certificate", "{folder}/proof.gz")
PROVED: dict[str, tuple[str, ...]] = {
    "verify": ("verify", "klotski", PROOF[0], "--states", "100M"),
    "verify a proof": ("verify", "klotski", *PROOF, "--states", "100M"),
}

OF_FILES: dict[str, tuple[str, ...]] = {
    "validate": ("validate",),
    "validate native": ("validate", "--tier", "native"),
    "slow": ("validate", "--slow"),
    "deep": ("validate", "--deep", "--states", "100M"),
    "as json": ("validate", "--deep", "--format", "json"),
}
"""Commands for files and folders."""


@dataclass(frozen=True)
class Run:
    code: int
    seconds: float
    peak: int


def run(command: Sequence[str], interrupt: float | None = None) -> Run:
    """Run one process, interrupted after ``interrupt`` seconds; ``seconds`` counts from then on."""
    with tempfile.TemporaryDirectory() as cache, open(os.devnull, "w") as nobody:
        environment = os.environ | {"PUZZLELANG_CACHE": cache}  # machine code is compiled again
        started = time.monotonic()
        process = subprocess.Popen(
            [*PUZZLELANG, *command], stdout=nobody, stderr=nobody, cwd=HERE.parent, env=environment
        )
        if interrupt is not None:
            time.sleep(interrupt)
            started = time.monotonic()
            os.kill(process.pid, signal.SIGINT)  # it exists until it is waited for
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - started
        process.returncode = os.waitstatus_to_exitcode(status)
    unit = 1 if sys.platform == "darwin" else 1024
    return Run(process.returncode, seconds, usage.ru_maxrss * unit)


def ticks(process: int) -> float:
    """CPU seconds of a process so far, without its children (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def work(command: Sequence[str]) -> tuple[float, float, int]:
    """CPU seconds of a process on one core, with its children; its share after the time limit; and
    its exit code.
    """
    with tempfile.TemporaryDirectory() as cache, open(os.devnull, "w") as nobody:
        process = subprocess.Popen(
            [*PUZZLELANG, *command, "--time", f"{WORK:g}"],
            stdout=nobody, stderr=nobody, cwd=HERE.parent,
            env=os.environ | {"PUZZLELANG_CACHE": cache},
            preexec_fn=lambda: os.sched_setaffinity(0, {min(os.sched_getaffinity(0))}),
        )  # fmt: skip
        end, before = time.monotonic() + WORK, 0.0
        while time.monotonic() < end and not os.waitid(
            os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT
        ):
            before = ticks(process.pid)
            time.sleep(0.01)
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
        late = max(0.0, ticks(process.pid) - before)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, late, process.returncode


def ways(folder: str, names: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Names and commands: each command with each file, and those for several files with folders."""
    paths = {"folder": folder}
    with open(f"{folder}/answer.json", "w") as answer:
        words = [word.format(**paths) for word in ("klotski", "--format", "json", *PROOF[1:])]
        subprocess.run([*PUZZLELANG, "solve", *words, "--quiet"], stdout=answer, check=True)
    for name, line in PROVED.items():
        yield f"{name:16} {'klotski':22}", [word.format(**paths) for word in line]
    loops = [f"  i{n}: {{with: {{k: {n + 2}}}, states: 1}}\n" for n in range(60)]
    (Path(folder) / "many.yaml").write_text(MANY + "".join(loops))
    for number, (file, words) in enumerate(FILES.items()):
        for name, (command, *rest) in WAYS.items():
            line = [command, *words, *rest, "--quiet"]
            yield f"{name:16} {file:22}", [word.format(**paths, number=number) for word in line]
    for file in ("{folder}/many.yaml", "tiles", "sudoku", "puzzles", "sokoban"):
        for name, (command, *rest) in OF_FILES.items():
            label = os.path.basename(file)
            yield f"{name:16} {label:22}", [word.format(**paths) for word in (command, file, *rest)]


def measure_work(folder: str, names: Sequence[str]) -> Iterator[str]:
    for name, command in ways(folder, names):
        if names and not any(part in name for part in names):
            continue
        cpu, late, code = work(command)
        mark = "!" if cpu > WORK + LATE or late > LATE or code not in (0, 1, 2, 3) else " "
        yield f"{mark} {name} {cpu:6.2f} s, {late:5.2f} s of it late  exit {code}"


def write_maze(path: Path, size: int) -> None:
    """A square hall to cross from corner to corner."""
    wall, floor = "#" * size, "." * (size - 3)
    rows = [wall, f"#@{floor}#", *[f"#.{floor}#"] * (size - 4), f"#{floor}?#", wall]
    path.write_text(f"0 {size} {size}\n" + "\n".join(rows) + "\n")


def cases(folder: str, heavy: bool, names: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Names and commands: each command, on each tier, for each puzzle with one of ``names``."""
    for puzzle, arguments in (LARGE | HEAVY if heavy else LARGE).items():
        if names and not any(name in puzzle for name in names):
            continue
        for name, (command, tiered) in COMMANDS.items():
            for tier in ("python", "native") if tiered else ("",):
                tier_words = ["--tier", tier] if tier else []
                rest = [word.format(folder=folder) for word in command[1:]]
                parts = [word.format(folder=folder) for word in arguments]
                words = [command[0], *parts, *rest, *tier_words, "--quiet"]
                yield f"{name:16} {tier or '-':8} {puzzle:18}", words


def measure_time(folder: str, names: Sequence[str]) -> Iterator[str]:
    for name, command in cases(folder, True, names):
        process = run([*command, "--time", f"{SECONDS:g}"])
        over = process.seconds - SECONDS
        mark = "!" if over > PASSED or process.code not in (0, 1, 3) else " "
        yield f"{mark} {name} {over:+6.2f} s  exit {process.code}"


def measure_memory(folder: str, names: Sequence[str]) -> Iterator[str]:
    most = MEMORY * 1.05 + 64 * MEGABYTE
    for name, command in cases(folder, False, names):
        process = run([*command, "--memory", f"{MEMORY // MEGABYTE}M", "--time", "120"])
        mark = "!" if process.peak > most or process.code not in (0, 1, 3) else " "
        yield f"{mark} {name} {(process.peak - MEMORY) / MEGABYTE:+7.0f} MB  exit {process.code}"


def measure_interruption(folder: str, names: Sequence[str]) -> Iterator[str]:
    for name, command in cases(folder, True, names):
        waits = [run([*command, "--time", "60"], moment) for moment in MOMENTS]
        longest = max(process.seconds for process in waits)
        codes = [process.code for process in waits]
        mark = "!" if longest > PASSED or not set(codes) <= {0, 1, 130} else " "
        yield f"{mark} {name} {longest:6.2f} s at most  exit {' '.join(map(str, codes))}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="part of a puzzle's name")
    kinds = {"time": measure_time, "memory": measure_memory, "interrupt": measure_interruption,
             "work": measure_work}  # fmt: skip
    for kind in kinds:
        parser.add_argument(f"--{kind}", action="store_true")
    options = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in background jobs
    selection = [kind for kind in kinds if getattr(options, kind)] or list(kinds)
    with tempfile.TemporaryDirectory() as folder:
        write_maze(Path(folder) / "maze.txt", 4000)
        (Path(folder) / "colours.txt").write_bytes(random_maze(25, 2000))
        for kind in selection:
            print(f"── {kind} ──")
            for line in kinds[kind](folder, options.names):
                print(line, flush=True)


if __name__ == "__main__":
    main()
