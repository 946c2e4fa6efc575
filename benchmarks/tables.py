"""Measurements as lines for a terminal and as tables for docs/performance.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cases import NATIVE, Case
from contenders import Found
from processes import Run

MANY = 1_000_000
"""Minimum states for bytes a state: with fewer, the size of any process dominates."""

NOISE = 0.1
"""Minimum CPU seconds above the smallest case for reporting a time."""

NOT_RUN, NOT_FOUND = Run(0, 0, ""), Found(None)


@dataclass(frozen=True)
class Line:
    """A contender on a case, or the reason why it does not take part."""

    case: Case
    contender: str
    run: Run = NOT_RUN
    found: Found = NOT_FOUND
    prepared: float = 0.0
    floor: Run = NOT_RUN  # the contender's run of the smallest case
    left_out: str = ""

    def bytes_a_state(self) -> str:
        states = self.found.states
        above = max(0, self.run.peak - self.floor.peak)
        return f"{above / states:.0f}" if states and states >= MANY else ""

    def above(self) -> float:
        """CPU seconds in excess of the smallest case."""
        return max(0.0, self.run.cpu - self.floor.cpu)

    def each(self) -> str:
        """CPU time for each successor in ns, in excess of the smallest case."""
        steps = self.found.transitions
        return f"{self.above() / steps * 1e9:.0f}" if steps and self.above() >= NOISE else ""

    def text(self) -> str:
        if self.left_out:
            return f"{self.contender:<16} left out: {self.left_out}"
        report, parts = self.found, []
        if report.states is not None:
            parts.append(f"{report.states:,} states")
        if report.cost is not None:
            parts.append(f"cost {report.cost}")
        parts += [f"{self.run.cpu:.2f} s", f"{self.run.peak / 1e6:.0f} MB"]
        if report.seconds is not None:
            parts.append(f"search {report.seconds:.3f} s")
        if self.bytes_a_state():
            parts.append(f"{self.bytes_a_state()} bytes/state")
        if self.prepared:
            parts.append(f"compiling {self.prepared:.1f} s")
        return f"{self.contender:<16} {'  '.join(parts)}"


def seconds(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}" if value >= 1 else f"{value:.2f}"


def times(value: float) -> str:
    return f"{value:.0f}×" if value >= 9.5 else f"{value:.1f}×" if value >= 0.1 else f"{value:.2f}×"


def pivot(
    lines: Sequence[Line], first: str, head: Callable[[Case, Sequence[Line]], list[str]],
    cell: Callable[[Line, Line | None], str],
) -> str:  # fmt: skip
    """A row for each case, a column for each contender; a cell may use our native line."""
    names = list(dict.fromkeys(line.contender for line in lines))
    cases = list({id(line.case): line.case for line in lines}.values())
    titles = [*first.split("|"), *names]
    rows = [titles, ["---"] * len(titles)]
    for case in cases:
        row = {line.contender: line for line in lines if line.case is case}
        base = row.get(NATIVE)
        base = base if base and not base.left_out else None
        cells = [
            "" if name not in row else "–" if row[name].left_out else cell(row[name], base)
            for name in names
        ]
        rows.append([case.name, *head(case, list(row.values())), *cells])
    return markdown(rows)


def markdown(rows: Sequence[Sequence[str]]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def states(case: Case, row: Sequence[Line]) -> list[str]:
    counts = [line.found.states for line in row if line.found.states]
    return [f"{counts[0]:,}" if counts else ""]


def with_ratio(line: Line, base: Line | None) -> str:
    ratio = f" ({times(line.run.cpu / base.run.cpu)})" if base and line is not base else ""
    return f"**{seconds(line.run.cpu)}**" if line is base else f"{seconds(line.run.cpu)}{ratio}"


def work_alone(line: Line, base: Line | None) -> str:
    value = line.above()
    if value < 0.005:
        return "<0.01"
    if line is base:
        return f"**{seconds(value)}**"
    ratio = f" ({times(value / base.above())})" if base and base.above() >= 0.05 else ""
    return f"{seconds(value)}{ratio}"


def memory(line: Line, base: Line | None) -> str:
    share = line.bytes_a_state()
    return f"{line.run.peak / 1e6:,.0f}" + (f" ({share})" if share else "")


def reasons(lines: Sequence[Line]) -> str:
    """Contenders that are left out, a line for each reason."""
    gathered: dict[tuple[str, str], list[str]] = {}
    for line in lines:
        if line.left_out:
            gathered.setdefault((line.contender, line.left_out), []).append(line.case.name)
    return "".join(
        f"- {name}, {'; '.join(names)}: {why}\n" for (name, why), names in gathered.items()
    )


def tables(lines: Sequence[Line]) -> str:
    """Tables of a run for docs/performance.md."""
    spaces = [line for line in lines if line.case.kind == "space"]
    ways = [line for line in lines if line.case.kind == "way"]
    compiled: dict[str, list[float]] = {}
    for line in lines:
        if line.prepared:
            compiled.setdefault(line.contender, []).append(line.prepared)
    taking_part = {line.contender for line in ways if not line.left_out}
    peers = [line for line in ways if line.contender in taking_part]
    parts = []
    if spaces:
        parts += [
            "CPU seconds of the whole process (in parentheses: relative to our native tier):\n",
            pivot(spaces, "whole space|states", states, with_ratio),
            "CPU seconds minus the time for 72 states (start-up and, for us, compiling):\n",
            pivot(spaces, "whole space|states", states, work_alone),
            "Peak memory, MB (in parentheses: bytes a state, minus the memory for 72 states):\n",
            pivot(spaces, "whole space|states", states, memory),
        ]
    if peers:
        parts += [
            "A shortest solution, with a search chosen for each program; CPU seconds:\n",
            pivot(peers, "position", lambda case, row: [], with_ratio),
            "Peak memory, MB:\n",
            pivot(peers, "position", lambda case, row: [], memory),
        ]
    if compiled:
        maxima = [f"{name} {max(values):.1f} s" for name, values in compiled.items()]
        parts.append(f"Compilers excluded above take at most: {', '.join(maxima)}.\n")
    if left_out := reasons(spaces + peers):
        parts.append(f"Not run:\n\n{left_out}")
    return "\n".join(parts)


def growth_table(lines: Sequence[Line]) -> str:
    """A row for each case; successors and states of the whole space."""
    rows = [
        ["puzzle", "states", "successors", "CPU, s", "ns/successor", "MB", "bytes/state"],
        ["---"] * 7,
    ]
    for line in lines:
        report = line.found
        if not line.left_out:
            rows.append([
                line.case.name, f"{report.states:,}", f"{report.transitions:,}",
                seconds(line.run.cpu), line.each(), f"{line.run.peak / 1e6:,.0f}",
                line.bytes_a_state(),
            ])  # fmt: skip
    return markdown(rows)
