"""Fit the growth of the time of each pass: `python benchmarks/growth.py [--quick] [--only NAME]`.

Each line is a pass and a family of inputs, doubled until one run takes long enough or the language
allows no larger one.  Time is CPU seconds of this process, the minimum of several runs with fresh
inputs; the exponent is that of the power of the size that best fits the last sizes (1: twice the
input takes twice the time).  Lines above the bar are marked, and the exit code is then 1.  Machines
are noisy: repeat a line before believing it; with `--only`, the other lines of the table stay.

    python benchmarks/growth.py                               # all, about ten minutes
    python benchmarks/growth.py --quick --only drawing
    python benchmarks/growth.py --markdown docs/performance.md   # writes the table there
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from time import process_time

import growth_inputs
from compare import write
from growth_inputs import FAMILIES, Family

BAR, MARK = 1.2, "exponents"
FLOOR = 0.004
"""Seconds; shorter times are noise, and more start-up than growth."""

POINTS = 4
"""Number of the largest sizes that are fitted: quadratic growth shows late."""


@dataclass(frozen=True, slots=True)
class Effort:
    """Length of measurements: sizes are doubled until a run takes ``seconds``."""

    seconds: float
    runs: int


FULL, QUICK = Effort(0.5, 3), Effort(0.05, 2)


@dataclass(frozen=True, slots=True)
class Line:
    """Measured sizes, and the least seconds for each."""

    family: Family
    times: tuple[tuple[int, float], ...]

    @property
    def exponent(self) -> float | None:
        return exponent(self.times)

    @property
    def is_bad(self) -> bool:
        return self.exponent is not None and self.exponent > BAR


def exponent(times: Sequence[tuple[int, float]]) -> float | None:
    """Slope of the line through the last points on logarithmic axes; ``None`` if too fast."""
    points = [(log(n), log(t)) for n, t in times if t >= FLOOR][-POINTS:]
    if len(points) < 2:
        return None
    x, y = (sum(p[i] for p in points) / len(points) for i in (0, 1))
    return sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)


def measured(family: Family, effort: Effort) -> Line:
    times: list[tuple[int, float]] = []
    for size in family.sizes():
        least = _seconds(family, size)
        for _ in range(effort.runs - 1 if least < effort.seconds / 2 else 1):
            least = min(least, _seconds(family, size))
        times.append((size, least))
        enough = sum(seconds >= FLOOR for _, seconds in times) >= 3
        if least >= effort.seconds * (1 if enough else 10):
            break
    return Line(family, tuple(times))


def _seconds(family: Family, size: int) -> float:
    task = family.make(size)
    gc.collect()
    start = process_time()
    task()
    return process_time() - start


# ── tables ───────────────────────────────────────────────────────────────────────────


def amount(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{seconds * 1000:.1f} ms"


def cells(line: Line) -> tuple[str, ...]:
    power = line.exponent
    first = next((p for p in line.times if p[1] >= FLOOR), line.times[-1])
    last = line.times[-1]
    fitted = "too fast to tell" if power is None else f"{power:.2f}" + " !" * line.is_bad
    parts = (f"{first[0]:,}", amount(first[1]), f"{last[0]:,}", amount(last[1]))
    return (line.family.part, line.family.name, *parts, fitted)


HEAD = ("pass", "what grows", "from", "takes", "to", "takes", "exponent")


RULE = ("---", "---", "---:", "---:", "---:", "---:", "---:")


def markdown(lines: Iterable[Line], page: str = "") -> str:
    """The table, with the rows of ``page`` for other families."""
    rows_by_name: dict[tuple[str, ...], tuple[str, ...]] = {}
    for text in page.partition(f"<!-- {MARK} -->")[2].partition("<!-- end")[0].splitlines():
        row = tuple(cell.strip() for cell in text.strip("|").split(" | "))
        rows_by_name[row[:2]] = row
    rows_by_name.update({row[:2]: row for row in map(cells, lines)})
    order = [(one.part, one.name) for one in FAMILIES]
    rows = [HEAD, RULE, *(rows_by_name[name] for name in order if name in rows_by_name)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def chosen(words: Sequence[str]) -> list[Family]:
    return [
        one
        for one in FAMILIES
        if not words or any(word in f"{one.part}: {one.name}" for word in words)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--only", metavar="NAME", action="append", default=[],
        help="part of `pass: what grows`; may be given several times",
    )  # fmt: skip
    parser.add_argument("--quick", action="store_true", help="small sizes: a minute in all")
    parser.add_argument("--list", action="store_true", help="what there is to measure")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table")
    options = parser.parse_args()
    families = chosen(options.only)
    if options.list:
        print("\n".join(f"{one.part}: {one.name}" for one in families))
        return
    lines: list[Line] = []
    gc.set_threshold(200_000)  # as in the program
    with growth_inputs.folder():
        for family in families:
            lines.append(measured(family, QUICK if options.quick else FULL))
            part, name, *rest = cells(lines[-1])
            print(f"{part:<12} {name:<46} " + " ".join(f"{cell:>10}" for cell in rest), flush=True)
    if options.markdown:
        page = options.markdown.read_text() if options.markdown.exists() else ""
        write(options.markdown, MARK, markdown(lines, page))
    sys.exit(1 if any(line.is_bad for line in lines) else 0)


if __name__ == "__main__":
    main()
