"""Compare both tiers with hand-written C++ and other programs, on the same puzzles.

    python benchmarks/compare.py            # all: most of an hour, 3 GB
    python benchmarks/compare.py --quick    # half a minute
    python benchmarks/compare.py cube jugs  # cases with these words in their names
    python benchmarks/compare.py --growth   # the native tier on growing sizes

Each line is one process: CPU seconds and peak memory, as counted by the operating system.
Contenders that aren't installed are omitted, with a line about how to install them.  All must find
the same numbers; otherwise the exit code is 1.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cases import CASES, GROWTH, NATIVE, SMALLEST, Case
from contenders import Contender, Found, Limits, contenders
from processes import Failed, Run
from tables import Line, growth_table, tables

ENOUGH = 3.0
"""CPU seconds; shorter runs are repeated three times."""


@dataclass
class Comparison:
    """Runs cases and collects measurements."""

    limits: Limits
    contenders: Sequence[Contender]
    slow: bool
    lines: list[Line]
    floors: dict[str, Run]
    wrong: int = 0

    def measured(self, contender: Contender, case: Case) -> tuple[Run, Found, float]:
        prepared = contender.prepare(case, self.limits)
        runs = [contender.measure(case, self.limits)]
        while len(runs) < 3 and runs[0].cpu < ENOUGH:
            runs.append(contender.measure(case, self.limits))
        middle = statistics.median_low(run.cpu for run in runs)
        median_run = next(run for run in runs if run.cpu == middle)
        peak = max(run.peak for run in runs)
        return Run(middle, peak, ""), contender.found(median_run.output, case), prepared

    def line(self, contender: Contender, case: Case) -> Line:
        left_out = dict(case.left_out) if self.slow else {**case.slow, **case.left_out}
        if reason := left_out.get(contender.name):
            return Line(case, contender.name, left_out=reason)
        try:
            if contender.name not in self.floors:
                self.floors[contender.name] = self.measured(contender, SMALLEST)[0]
            run, report, prepared = self.measured(contender, case)
        except Failed as failure:
            first, _, rest = str(failure).partition("\n")
            if rest:
                print(failure, file=sys.stderr)
                self.wrong += 1
            return Line(case, contender.name, left_out=first)
        return Line(case, contender.name, run, report, prepared, self.floors[contender.name])

    def compare(self, case: Case) -> None:
        """Run all contenders on one case, and print each line at once."""
        print(f"\n{case.name}", flush=True)
        lines = []
        for contender in self.contenders:
            lines.append(self.line(contender, case))
            print(f"  {lines[-1].text()}", flush=True)
        whole = all(line.found.cost is None for line in lines)  # or it ends at the goal
        for what in ("states", "transitions", "cost") if whole else ("states", "cost"):
            expected = {getattr(case, what)} - {None, 0}
            values = {value for line in lines if (value := getattr(line.found, what)) is not None}
            if len(values | expected) > 1:
                print(f"  THEY DISAGREE about {what}: {sorted(values | expected)}")
                self.wrong += 1
        self.lines += lines


def chosen(words: Sequence[str], quick: bool, cases: Sequence[Case]) -> list[Case]:
    matches = [case for case in cases if not words or any(word in case.name for word in words)]
    return [case for case in matches if case.quick or not quick]


def write(path: Path, mark: str, table: str) -> None:
    """Write a table to a file: between its marks if it has them, otherwise as its whole content."""
    begin, end = f"<!-- {mark} -->\n", f"<!-- end of {mark} -->\n"
    old = path.read_text() if path.exists() else ""
    head, has_mark, rest = old.partition(begin)
    _, closed, tail = rest.partition(end)
    path.write_text(f"{head}{begin}\n{table}\n{end}{tail}" if has_mark and closed else table)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("words", nargs="*", help="part of a case's name")
    parser.add_argument("--quick", action="store_true", help="the small cases only")
    parser.add_argument("--growth", action="store_true", help="our native tier on growing sizes")
    parser.add_argument(
        "--slow", action="store_true", help="whoever takes more than ten minutes, too"
    )
    parser.add_argument("--list", action="store_true", help="what there is to compare, and who")
    parser.add_argument("--only", metavar="NAMES", help="contenders, with commas (part of a name)")
    parser.add_argument("--time", type=float, default=3600, help="seconds for one run (3600)")
    parser.add_argument("--memory", type=float, default=16, help="GB for one run (16)")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables")
    parser.add_argument("--fast-downward", default="", metavar="PATH", help="its fast-downward.py")
    options = parser.parse_args()
    everyone = contenders(options.fast_downward)
    if options.growth:
        options.only = NATIVE
    if options.only:
        parts = [part.strip().lower() for part in options.only.split(",")]
        everyone = [one for one in everyone if any(part in one.name.lower() for part in parts)]
    cases = chosen(options.words, options.quick, GROWTH if options.growth else (SMALLEST, *CASES))
    if not options.words and not options.quick and not options.growth:
        cases.remove(SMALLEST)
    present = [one for one in everyone if not one.missing()]
    for one in everyone:
        if hint := one.missing():
            print(f"without {one.name}; to have it: {hint}")
    if options.list:
        print("contenders:", ", ".join(one.name for one in present))
        print("\n".join(case.name for case in cases))
        return
    limits = Limits(options.time, int(options.memory * 2**30))
    comparison = Comparison(limits, present, options.slow, [], {})
    for case in cases:
        comparison.compare(case)
        if options.markdown and options.growth:
            write(options.markdown, "growth", growth_table(comparison.lines))
        elif options.markdown:
            write(options.markdown, "compare", tables(comparison.lines))
    sys.exit(1 if comparison.wrong else 0)


if __name__ == "__main__":
    main()
