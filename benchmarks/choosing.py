"""Measure puzzles that are filled in: `python benchmarks/choosing.py [NAME...]`.

Each row is a direct model in clingo/, solved by clingo in a separate process: CPU seconds (user
and system, with children), the least of several runs, and the number of answers, which is checked.
A row that requests two answers and gets one proves it to be the only one. The other columns are
``puzzlelang solve`` of the bundled puzzle, the ratio, and the bar. With ``--without-clingo`` it has
only the engine in Python, and the bars are those of the first rows: 1 s, slitherlink 2 s.
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path

import processes

HERE = Path(__file__).resolve().parent
CLINGO = [sys.executable, "-m", "clingo", "--quiet=2"]
PUZZLELANG = [sys.executable, "-m", "puzzlelang"]
WITHOUT_CLINGO = [
    sys.executable,
    "-c",
    "from puzzlelang.constraints import engines; from puzzlelang.__main__ import main;"
    "engines.clingo_available = lambda: False; raise SystemExit(main())",
]
FIRST = "colouring, 200 nodes, 3 colours"
"""The last row with a bar in seconds without clingo."""
FROGS = 3.5
"""Multiple of the time of ``solve frogs`` that is always allowed, if ``or_frogs``."""


@dataclass(frozen=True)
class Row:
    """A model with its instance, clingo's options, and the same puzzle in this language.

    ``asked`` is the number of answers that clingo looks for (0: all), ``answers`` the number that
    it must find. ``ratio`` is the bar: how many times as long this language may take.
    """

    name: str
    files: tuple[str, ...]
    asked: int
    answers: int
    ours: tuple[str, ...]
    ratio: float = 3
    or_frogs: bool = True
    options: tuple[str, ...] = ()

    def clingo(self, runs: int) -> float:
        """Return the least CPU seconds of clingo."""
        paths = [f"clingo/{file}.lp" for file in self.files]
        command = [*CLINGO, *paths, *self.options, "-n", str(self.asked)]
        measured = [processes.run(command, HERE) for _ in range(runs)]
        models = re.search(r"^Models +: (\d+)", measured[0].output, re.MULTILINE)
        if not models or int(models[1]) != self.answers:
            sys.exit(f"{self.name}: {self.answers} answers expected\n{measured[0].output}")
        return min(one.cpu for one in measured)

    def puzzlelang(self, runs: int, program: list[str] = PUZZLELANG) -> float:
        """Return the least CPU seconds of this language."""
        command = [*program, "solve", *self.ours, "--quiet"]
        return min(processes.run(command, HERE.parent).cpu for _ in range(runs))


def sudoku(name: str, instance: str, collection: str = "nines", *options: str) -> Row:
    """Return the row of a sudoku."""
    ours = ("sudoku", "--instance", f"{collection}:{name}")
    return Row(f"sudoku, {name}", ("sudoku", instance), 2, 1, ours, options=options)


FRUMPY = ("--configuration=frumpy",)
ROWS = (
    sudoku("easy", "sudoku-easy"),
    sudoku("escargot", "sudoku-escargot"),
    sudoku("inkala", "sudoku-inkala"),
    sudoku("17 clues", "sudoku-17"),
    sudoku("16 by 16", "sudoku-16", "sixteens", "-c", "b=4"),
    Row("killer sudoku", ("sudoku", "killer", "killer-wikipedia"), 2, 1, ("killer",)),
    Row("zebra", ("zebra",), 2, 1, ("zebra",)),
    Row("star battle, 10 by 10", ("stars", "stars-krazydad"), 2, 1, ("star-battle",)),
    Row("kakuro, 10 by 10", ("kakuro", "kakuro-10"), 2, 1, ("kakuro", "--instance", "ten")),
    Row(
        "slitherlink, 10 by 10", ("slitherlink", "slitherlink-10"), 2, 1,
        ("slitherlink", "--instance", "boards:ten"),
    ),
    Row(
        "colouring, 40 nodes, 5 colours", ("colouring", "colouring-40"), 1, 1,
        ("colouring", "--instance", "random:forty"), options=("-c", "k=5"),
    ),
    Row(
        "colouring, 200 nodes, 3 colours", ("colouring", "colouring-200"), 1, 1,
        ("colouring", "--instance", "random:two-hundred"),
    ),
    Row(
        "queens 20, first", ("queens",), 1, 1, ("queens", "--set", "n=20"), 6, False,
        ("-c", "n=20"),
    ),
    Row(
        "nonogram, 20 by 20", ("nonogram", "nonogram-20"), 2, 1,
        ("nonogram", "--instance", "twenty"), 8, False,
    ),
    Row(
        "magic hexagon, all 12", ("magic_hexagon",), 0, 12, ("magic-hexagon", "--count"), 1.5,
        False,
    ),
    Row(  # crafty takes a tenth with this seed, but up to three times as long with others
        "magic square 6, first", ("magic_square",), 1, 1, ("magic-square", "--set", "n=6"), 2,
        False, ("-c", "n=6"),
    ),
    Row(
        "miracle sudoku, all 72", ("sudoku", "miracle"), 0, 72,
        ("miracle", "--instance", "others:empty", "--count"), 3, False,
    ),
    Row(
        "queens 12, count", ("queens",), 0, 14200, ("queens", "--set", "n=12", "--count"), 1.3,
        False, ("-c", "n=12", *FRUMPY),
    ),
    Row(
        "langford 8, count", ("langford",), 0, 300, ("langford", "--set", "n=8", "--count"), 1.3,
        False, ("-c", "n=8"),
    ),
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="part of a row's name")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--without-clingo", action="store_true")
    options = parser.parse_args()
    chosen = [row for row in ROWS if not options.names or any(n in row.name for n in options.names)]
    if options.without_clingo:
        first = [row.name for row in ROWS].index(FIRST)
        for row in [row for row in chosen if row in ROWS[: first + 1]]:
            ours = row.puzzlelang(options.runs, WITHOUT_CLINGO)
            bar = 2 if "slitherlink" in row.name else 1
            print(f"{row.name:<34}{ours:>8.3f}{'' if ours <= bar else '  too slow'}", flush=True)
        return
    command = [*PUZZLELANG, "solve", "frogs", "--quiet"]
    frogs = min(processes.run(command, HERE.parent).cpu for _ in range(options.runs))
    print(f"solve frogs {frogs:.3f} s\n")
    print(f"{'':<34}{'answers':>8}{'clingo':>8}{'ours':>8}")
    for row in chosen:
        theirs = row.clingo(options.runs)
        line = f"{row.name:<34}{row.answers:>8,}{theirs:>8.3f}"
        try:
            ours = row.puzzlelang(options.runs)
        except processes.Failed as failure:
            line += f"  {str(failure).splitlines()[0]}"
        else:
            bar = max(row.ratio * theirs, FROGS * frogs if row.or_frogs else 0)
            within = "" if ours <= bar else "  too slow"
            line += f"{ours:>8.3f}  {ours / theirs:.1f} times, at most {bar:.3f}{within}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
