"""Fast Downward, if it is installed: optimal costs by blind A*, for comparison."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

OUTCOMES = {0: "solved", 10: "no solution", 11: "no solution", 12: "no solution"}
"""Exit codes of the driver; any other is a limit or a refusal."""


def driver() -> str:
    """Path of the driver; empty if it isn't installed."""
    package = importlib.util.find_spec("up_fast_downward")
    if package is None or package.origin is None:
        return ""
    return str(Path(package.origin).parent / "downward" / "fast-downward.py")


needs_downward = pytest.mark.skipif(
    not driver(), reason="Fast Downward is missing: `pip install --no-deps up-fast-downward`"
)


def optimum(
    domain: str, problem: str, seconds: int = 60, search: str = "astar(blind())"
) -> tuple[str, int | None, list[str]]:
    """Return the outcome, the cost and the actions of an optimal plan."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "domain.pddl").write_text(domain)
        (folder / "problem.pddl").write_text(problem)
        try:
            done = subprocess.run(
                [sys.executable, driver(), "domain.pddl", "problem.pddl", "--search", search],
                cwd=folder, capture_output=True, text=True, timeout=seconds,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return "timeout", None, []
        outcome = OUTCOMES.get(
            done.returncode,
            f"exit code {done.returncode}\n{done.stdout[-800:]}{done.stderr[-800:]}",
        )
        if outcome != "solved":
            return outcome, None, []
        cost = re.search(r"Plan cost: (\d+)", done.stdout)
        assert cost is not None
        lines = (folder / "sas_plan").read_text().splitlines()
        return outcome, int(cost[1]), [line for line in lines if not line.startswith(";")]
