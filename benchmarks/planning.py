"""Compare with Fast Downward: `python benchmarks/planning.py PUZZLES PROBLEMS [NAME...]`.

PUZZLES is a folder of competition problems in the notation of the project (`blocks-19.yaml`),
PROBLEMS a checkout of https://github.com/aibasel/downward-benchmarks.  Each row: CPU seconds of our
default, of `--search astar`, and of the planner's A* with each of three estimates, all proved
optimal with equal costs; a dash means more than `--seconds`.  An uncounted run of ours caches
machine code, since the planner is compiled, too.  The bar: our default takes at most twice the
planner's best time, or half a second.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from collections.abc import Callable
from math import inf
from pathlib import Path

import processes
from contenders import Downward
from processes import Failed

OWN: tuple[tuple[str, ...], ...] = ((), ("--search", "astar"))
ESTIMATES = {
    "landmark cut": "lmcut()",
    "iPDB": "ipdb(max_time=5)",
    "merge and shrink": "merge_and_shrink(shrink_strategy=shrink_bisimulation(greedy=false),"
    "merge_strategy=merge_sccs(order_of_sccs=topological,merge_selector=score_based_filtering("
    "scoring_functions=[goal_relevance(),dfp(),total_order()])),label_reduction=exact("
    "before_shrinking=true,before_merging=false),max_states=50k,threshold_before_merge=1)",
}
BLOCKS = [f"{blocks}-{n}" for blocks in range(4, 11) for n in range(3)]
LOGISTICS = "4-0 4-1 4-2 5-0 5-1 5-2 6-0 6-1 6-2 6-9 7-0 7-1 8-0 8-1 9-0 9-1 10-0".split()
PROBLEMS: dict[str, Callable[[int], str]] = {
    "blocks": lambda n: f"blocks/probBLOCKS-{BLOCKS[n - 1]}.pddl",
    "gripper": lambda n: f"gripper/prob{n:02}.pddl",
    "logistics": lambda n: f"logistics00/probLOGISTICS-{LOGISTICS[n - 1]}.pddl",
    "miconic": lambda n: f"miconic/s{(n + 4) // 5}-{(n - 1) % 5}.pddl",
    "pegsol": lambda n: f"pegsol-08-strips/p{n:02}.pddl",
    "sokp": lambda n: f"sokoban-opt08-strips/p{n:02}.pddl",
}
"""Folder of each puzzle's problem; puzzles are numbered in the order of the competition."""
LAST = {"blocks": 21, "gripper": 5, "logistics": 15, "pegsol": 15, "sokp": 15}
NAMES = (
    *(f"{family}-{n}" for family, last in LAST.items() for n in range(1, last + 1, 2)),
    *(f"gripper-{n}s" for n in range(1, 10, 2)), "miconic-31", "miconic-41",
)  # fmt: skip
"""In the puzzles `gripper-Ns` the balls are interchangeable; the planner's problem is the same."""
FREE = 0.5
"""Seconds that our default may always take; above it, twice the planner's best."""


class Planner:
    def __init__(self) -> None:
        self.driver = Downward("").driver
        if not self.driver:
            sys.exit(f"Fast Downward is missing: {Downward('').missing()}")

    def run(self, problem: Path, estimate: str, seconds: float) -> tuple[float, int]:
        domain = problem.parent / "domain.pddl"
        words = (sys.executable, self.driver, domain, problem, "--search", f"astar({estimate})")
        with tempfile.TemporaryDirectory() as folder:
            run = processes.run(words, Path(folder), seconds=seconds)
        cost = re.search(r"Plan cost: (\d+)", run.output)
        assert cost, run.output[-2000:]
        return run.cpu, int(cost[1])


def ours(puzzle: Path, words: tuple[str, ...], seconds: float) -> tuple[float, int]:
    command = (sys.executable, "-m", "puzzlelang", "solve", puzzle, *words, "--format", "json")
    processes.run(command, puzzle.parent, seconds=2 * seconds)
    run = processes.run(command, puzzle.parent, seconds=seconds)
    answer = json.loads(run.output)
    assert answer["optimal"], puzzle
    return run.cpu, answer["cost"][0]


def row(name: str, puzzles: Path, problems: Path, seconds: float, planner: Planner) -> str:
    puzzle, (family, number) = (puzzles / f"{name}.yaml").resolve(), name.split("-")
    problem = (problems / PROBLEMS[family](int(number.rstrip("s")))).resolve()
    own_runs = [tried(lambda: ours(puzzle, words, seconds)) for words in OWN]  # noqa: B023
    planner_runs = [tried(lambda: planner.run(problem, it, seconds)) for it in ESTIMATES.values()]  # noqa: B023
    costs = {cost for _, cost in (*own_runs, *planner_runs) if cost is not None}
    assert len(costs) <= 1, f"{name}: {costs}"
    cells = " | ".join(
        "–" if cost is None else f"{cpu:.2f}" for cpu, cost in (*own_runs, *planner_runs)
    )
    best = min(cpu for cpu, _ in planner_runs)
    ratio = f"{own_runs[0][0] / best:.2f}" if best < inf else "–"
    missed = "missed" if own_runs[0][0] > max(2 * best, FREE) else ""
    return f"| {name} | {costs.pop() if costs else '–'} | {cells} | {ratio} | {missed} |"


def tried(run: Callable[[], tuple[float, int]]) -> tuple[float, int | None]:
    """CPU seconds and cost; infinite and without a cost if it takes too long."""
    try:
        return run()
    except Failed as failed:
        if "not done" not in str(failed):
            raise
        return inf, None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("puzzles", type=Path)
    parser.add_argument("problems", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--seconds", type=float, default=25)
    options = parser.parse_args()
    planner = Planner()
    columns = "puzzle", "cost", "default", "astar", *ESTIMATES, "default to best", "bar"
    print(f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}")
    for name in options.names or NAMES:
        print(row(name, options.puzzles, options.problems, options.seconds, planner), flush=True)


if __name__ == "__main__":
    main()
