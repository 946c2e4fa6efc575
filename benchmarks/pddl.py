"""Competition problems beside Fast Downward: `python benchmarks/pddl.py FOLDER [NAME...]`.

FOLDER has a folder for each domain, with `domain-N.pddl` and `problem-N.pddl`, and perhaps a file
`expected.tsv` (domain, problem, optimal cost).  Each row: the conversion, our answer, the number of
expanded states, A* with lmcut of Fast Downward (if installed), and our plan as replayed by an
executor that shares no code with us (`tests/pddl/executor.py`).  Times are CPU seconds of whole
processes.  A solved problem is run twice, and the second run counts: the first caches machine code
(and makes a certificate), and the planner is compiled, too.  `--planner FILE` keeps the planner's
results for later runs.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from contenders import Downward  # noqa: E402
from processes import Failed, run  # noqa: E402

from puzzlelang.pddl import convert_files  # noqa: E402
from puzzlelang.text import PuzzleError, Source  # noqa: E402
from tests.pddl.executor import Executor  # noqa: E402

COLUMNS = (
    "problem", "conversion", "our cost", "states", "CPU", "lmcut", "its CPU", "ratio", "plan",
)  # fmt: skip
NO_PLAN = "no plan"
"""The cost if no plan exists."""


def problems(folder: Path) -> dict[str, tuple[Path, Path]]:
    """Domain and problem by name, such as `2000-blocks-strips-typed/8`."""
    pairs = {}
    for domain in sorted(folder.glob("*/domain-*.pddl")):
        number = domain.stem.removeprefix("domain-")
        pairs[f"{domain.parent.name}/{number}"] = domain, domain.with_name(f"problem-{number}.pddl")
    return pairs


def expected(folder: Path) -> dict[str, int]:
    table = folder / "expected.tsv"
    lines = table.read_text().splitlines() if table.exists() else []
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return {f"{domain}/{number}": int(cost) for domain, number, cost in rows if cost}


class Result:
    """Outcome of one program: a cost, or else ``why`` there is none, and CPU seconds.

    A cost with a ``why`` is one of blind search, whose time is not compared.
    """

    def __init__(self, cost: int | str | None, cpu: float, why: str = "") -> None:
        self.cost, self.cpu, self.why = cost, cpu, why
        self.states, self.plan = 0, ""

    def cells(self) -> tuple[str, str]:
        if self.cost is None:
            return self.why, ""
        cost = f"{self.cost:,}" if isinstance(self.cost, int) else self.cost
        return cost, self.why or f"{self.cpu:.2f}"


def converted(pair: tuple[Path, Path]) -> tuple[float, str]:
    """CPU seconds of the conversion, at best of three, and the message of a refusal."""
    sources = [Source(str(path), path.read_text()) for path in pair]
    times, message = [], ""
    for _ in range(3):
        begin = time.process_time()
        try:
            convert_files(*sources)
        except PuzzleError as error:
            message = error.diagnostics[0].message
        times.append(time.process_time() - begin)
        if times[0] > 1:
            break
    return min(times), message


def ours(pair: tuple[Path, Path], options: argparse.Namespace) -> Result:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as place:
        plan = Path(place) / "plan"
        command = (
            sys.executable, "-m", "puzzlelang", "solve", *pair, "--plan", plan, "--quiet",
            "--memory", f"{options.memory}M",
        )  # fmt: skip
        answer = None
        for form in "json", "text":  # with numbers, but also a certificate; without
            plan.unlink(missing_ok=True)
            try:
                done = run(
                    (*command, "--format", form),
                    HERE.parent,
                    (0, 1, 2, 3),
                    environment,
                    cpu=options.seconds,
                )
            except Failed:
                return Result(None, options.seconds, "–")
            if not done.output:  # ended by the system
                return Result(None, done.cpu, "–")
            answer = answer or json.loads(done.output)
            if answer["outcome"] == "error":
                return Result(None, done.cpu, f"refused: {answer['diagnostics'][0]['message']}")
            if answer["outcome"] not in ("solved", "unsolvable") or not answer.get("optimal", True):
                return Result(None, done.cpu, f"– ({answer.get('limit') or answer['outcome']})")
        result = Result(NO_PLAN, done.cpu)
        if answer["outcome"] == "solved":
            result.plan = plan.read_text()
            result.cost = int(re.findall(r"cost = (\d+)", result.plan)[0])
        result.states = answer["statistics"]["expanded"]
        return result


def planner(pair: tuple[Path, Path], driver: str, options: argparse.Namespace) -> Result:
    """The result of lmcut; blind search, for its cost only, if lmcut can't do the problem."""
    cpu = 0.0
    for why, search in ("", "astar(lmcut())"), ("blind", "astar(blind())"):
        command = (sys.executable, driver, *pair, "--search", search)
        with tempfile.TemporaryDirectory() as place:
            try:
                done = run(command, Path(place), (0, *range(1, 40)), cpu=options.seconds,
                           memory=options.memory << 20)  # fmt: skip
            except Failed:
                return Result(None, options.seconds, "–")
        cpu = done.cpu
        cost = re.search(r"Plan cost: (\d+)", done.output)
        if cost:
            return Result(int(cost[1]), cpu, why)
        if "Completely explored state space" in done.output or "exit code: 10" in done.output:
            return Result(NO_PLAN, cpu, why)
        if "translate exit code: 3" in done.output:
            return Result(None, cpu, "refused")
        if "exit code: 34" not in done.output:
            break
    return Result(None, cpu, "–")


def replayed(pair: tuple[Path, Path], own: Result) -> str:
    """`valid` if the plan leads to the goal at the claimed cost."""
    if not own.plan:
        return ""
    executor = Executor(*(path.read_text() for path in pair))
    steps = [line for line in own.plan.splitlines() if not line.startswith(";")]
    return "valid" if executor.replay(steps) == own.cost else "INVALID"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help="domain/number, or parts of these")
    parser.add_argument(
        "--seconds", type=int, default=30, help="CPU seconds for each (default: 30)"
    )
    parser.add_argument("--memory", type=int, default=3000, help="megabytes (default: 3000)")
    parser.add_argument("--fast-downward", default="", metavar="PATH", help="its fast-downward.py")
    parser.add_argument("--planner", type=Path, metavar="FILE", help="keep the planner's results")
    options = parser.parse_args()
    folder = options.folder.resolve()
    known = expected(folder)
    downward = Downward(options.fast_downward)
    kept: dict[str, list[object]] = {}
    if options.planner and options.planner.exists():
        kept = json.loads(options.planner.read_text())
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}", flush=True)
    rows: list[tuple[str, str, float, Result, Result | None, str]] = []
    for name, pair in problems(folder).items():
        if options.names and not any(part in name for part in options.names):
            continue
        seconds, refusal = converted(pair)
        own = Result(None, 0, "–") if refusal else ours(pair, options)
        other = None
        if name in kept:
            other = Result(*kept[name])  # type: ignore[arg-type]
        elif not downward.missing():
            other = planner(pair, downward.driver, options)
            kept[name] = [other.cost, other.cpu, other.why]
            if options.planner:
                options.planner.write_text(json.dumps(kept))
        verdict = replayed(pair, own)
        if other and None not in (own.cost, other.cost) and own.cost != other.cost:
            verdict += " COST DIFFERS"
        if name in known and own.cost not in (None, known[name]):
            verdict += f" NOT {known[name]}"
        rows.append((name, refusal, seconds, own, other, verdict))
        print(row(*rows[-1]), flush=True)
    print("\n" + "\n".join(summary(rows)))


def row(
    name: str, refusal: str, seconds: float, own: Result, other: Result | None, verdict: str
) -> str:
    both = other and own.cost is not None and other.cost is not None and not other.why
    ratio = f"{own.cpu / other.cpu:.2f}" if both and other else ""
    cells = (
        name, f"refused: {refusal}" if refusal else f"{seconds:.2f}", own.cells()[0],
        f"{own.states:,}" if own.states else "", own.cells()[1],
        *(other.cells() if other else ("", "")), ratio, verdict,
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def summary(rows: list[tuple[str, str, float, Result, Result | None, str]]) -> list[str]:
    """Lines with the bars: equal costs; times where the planner takes 1 s or more, and others."""
    solved = [own for _, _, _, own, _, _ in rows if own.cost is not None]
    times = [seconds for _, refusal, seconds, _, _, _ in rows if not refusal]
    lines = [
        f"converted: {len(times)} of {len(rows)}, in {median(times):.2f} s (median), at most "
        f"{max(times):.2f} s",
        f"solved: {len(solved)}; plans replayed: "
        f"{sum('valid' in verdict for *_, verdict in rows)}, wrong: "
        f"{sum('IN' in verdict for *_, verdict in rows)}",
    ]
    pairs = [
        (own, other)
        for _, _, _, own, other, _ in rows
        if other and own.cost is not None and other.cost is not None
    ]
    planned = sum(bool(other and other.cost is not None and not other.why) for *_, other, _ in rows)
    same = sum(own.cost == other.cost for own, other in pairs)
    lines.append(f"costs compared: {len(pairs)}, equal: {same}; solved by lmcut: {planned}")
    pairs = [pair for pair in pairs if not pair[1].why]
    long = [(own.cpu, other.cpu) for own, other in pairs if other.cpu >= 1]
    if long:
        ours_sum, its_sum = map(sum, zip(*long, strict=True))
        lines.append(
            f"lmcut takes 1 s or more: {len(long)} solved by both, {ours_sum:.1f} s and "
            f"{its_sum:.1f} s, ratio {ours_sum / its_sum:.2f}"
        )
    ratios = [own.cpu / other.cpu for own, other in pairs if other.cpu < 1]
    if ratios:
        within = sum(one <= 2.5 for one in ratios)
        lines.append(
            f"lmcut takes less: {len(ratios)}, median ratio {median(ratios):.2f}, "
            f"{within / len(ratios):.0%} within 2.5"
        )
    return [f"- {line}" for line in lines]


if __name__ == "__main__":
    main()
