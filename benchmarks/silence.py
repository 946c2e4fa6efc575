"""Measure how long commands are silent: `python benchmarks/silence.py [WORD…] [--most SECONDS]`.

Each line is a command on a separate terminal, with an empty cache of machine code: its seconds, the
number of writes, the longest time without one, from the start of the process to its end, and the
text on the terminal meanwhile.  The limit is a second; `!` marks longer times.  Machines are noisy:
repeat a run before believing a mark.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from random_maze import random_maze

PUZZLELANG = [sys.executable, "-m", "puzzlelang"]

MOST = 1.0
"""Maximum seconds of silence."""

JUGS = (
    "--set", "sizes=97,101,103,107", "--set", "filled=0,0,0,0", "--set", "tap=true",
    "--set", "litres=1", "--set", "in_jugs=4",
)  # fmt: skip

COMMANDS: tuple[tuple[str, ...], ...] = (
    ("solve", "tests/puzzles/sudoku.yaml", "--instance", "nines:1", "--tier", "native"),
    ("solve", "siding"),
    ("solve", "knights-tour", "--set", "height=8", "--set", "width=8", "--time", "8"),
    ("solve", "jugs", *JUGS, "--states", "5M"),
    ("solve", "jugs", *JUGS, "--states", "1M", "--tier", "python"),
    ("solve", "jugs", *JUGS, "--states", "1M", "--search", "dfs", "--tier", "python"),
    ("solve", "cube", "--count"),
    ("solve", "tiles", "--instance", "korf:79", "--search", "astar", "--estimate", "found"),
    ("solve", "tiles", "--instance", "korf:79", "--search", "astar", "--estimate", "found",
     "--tier", "python", "--time", "20"),
    ("solve", "eight-puzzle", "--all", "--format", "json"),
    ("solve", "klotski", "--format", "json", "--certificate", "{folder}/klotski.gz"),
    ("verify", "klotski", "{folder}/answer.json", "--certificate", "{folder}/klotski.gz"),
    ("verify", "klotski", "{folder}/answer.json", "--states", "100k"),
    ("solve", "hanoi", "--set", "discs=16", "--format", "json"),
    ("verify", "hanoi", "--set", "discs=16", "{folder}/hanoi.json"),
    ("solve", "maze", "--map", "maze={folder}/maze.txt"),
    ("solve", "maze", "--map", "maze={folder}/maze.txt", "--view", "map"),
    ("explore", "eight-puzzle", "--full"),
    ("explore", "jugs", *JUGS, "--states", "300k", "--full"),
    ("explore", "cannibals", "--set", "cannibals=40", "--set", "missionaries=40", "--why"),
    ("validate", "--deep", "klotski"),
    ("validate", "--deep", "tests/puzzles/sudoku.yaml"),
    ("validate", "--deep", "theseus"),
    ("validate", "--deep", "warehouse"),
    ("validate", "--deep", "eight-puzzle"),
    ("validate", "--slow", "freecell"),
    ("validate", "{puzzles}"),
    ("graph", "eight-puzzle", "--first", "4000", "--layout", "structure", "-o", "{folder}/a.html"),
    ("graph", "eight-puzzle", "--first", "6000", "--layout", "depth", "-o", "{folder}/b.svg"),
    ("graph", "eight-puzzle", "--first", "6000", "--layout", "rings", "-o", "{folder}/c.svg"),
    ("graph", "frogs", "-o", "{folder}/d.svg", "--set", "left=6", "--set", "right=6"),
    ("graph", "jugs", "--set", "sizes=19,17,13,11", *JUGS[2:], "--states", "60k", "-o",
     "{folder}/e.json"),
    ("list", "--format", "json"),
    ("format", "--check", "{puzzles}"),
)  # fmt: skip


@dataclass
class Run:
    """A run of a command: the text shown longest, and for how long."""

    seconds: float
    writes: int
    silence: float
    meanwhile: str
    code: int


def run(arguments: Sequence[str], cache: str) -> Run:
    master, slave = os.openpty()
    environment = {**os.environ, "PUZZLELANG_CACHE": cache, "TERM": "xterm", "COLUMNS": "120"}
    began = last = time.monotonic()
    silence, writes, text, longest_text = 0.0, 0, "", ""
    with subprocess.Popen(
        [*PUZZLELANG, *arguments], stdin=subprocess.DEVNULL, stdout=slave, stderr=slave,
        env=environment,
    ) as process:  # fmt: skip
        os.close(slave)
        with contextlib.suppress(OSError):  # it is closed
            while data := os.read(master, 1 << 20):
                now = time.monotonic()
                if now - last > silence:
                    silence, longest_text = now - last, text
                last, writes = now, writes + 1
                text = data.decode(errors="replace").strip().rpartition("\r")[2][:70]
        process.wait()
    os.close(master)
    now = time.monotonic()
    if now - last > silence:
        silence, longest_text = now - last, text + " (the end)"
    return Run(now - began, writes, silence, longest_text, process.returncode)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("words", nargs="*", help="only commands with one of these words")
    parser.add_argument("--most", type=float, default=MOST)
    options = parser.parse_args()
    puzzles = str(Path(__file__).resolve().parent.parent / "puzzles")
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "maze.txt").write_bytes(random_maze(1, 2000))
        for name, command in (
            ("answer.json", ["solve", "klotski", "--format", "json"]),
            ("hanoi.json", ["solve", "hanoi", "--set", "discs=16", "--format", "json"]),
        ):
            with open(Path(folder) / name, "wb") as answer:
                subprocess.run([*PUZZLELANG, *command, "--quiet"], stdout=answer, check=True)
        print(f"{'seconds':>8} {'writes':>7} {'silent':>7}   command")
        for number, command in enumerate(COMMANDS):
            words = [word.format(folder=folder, puzzles=puzzles) for word in command]
            if options.words and not set(options.words) & set(command):
                continue
            process = run(words, f"{folder}/cache-{number}")
            mark = "!" if process.silence > options.most else " "
            print(
                f"{process.seconds:8.2f} {process.writes:7,} {process.silence:6.2f}{mark}   "
                f"{' '.join(command)} (exit code {process.code}; {process.meanwhile!r})",
                flush=True,
            )


if __name__ == "__main__":
    main()
