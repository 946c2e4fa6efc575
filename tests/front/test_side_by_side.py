"""`solve --compare`: searches in separate processes, and their table."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.front.commands import program as cli
from puzzlelang.front.commands import side_by_side
from puzzlelang.text import PuzzleError
from tests.answers.test_json_fields import printed
from tests.documents import check_output
from tests.support import hears_control_c

NONE = """
puzzle: No way
state: {n: 0..3 = 0}
transitions:
  up: {when: n < 2, then: {n: n + 1}}
goal: n = 3
"""


def compared(*words: str) -> Any:
    text = printed("solve", *words, "--format", "json")
    check_output("solve", text)
    return json.loads(text)


def test_orders_that_are_named() -> None:
    """Eight moves: known-results (leaping frogs, two on each side)."""
    rows = compared("frogs", "--compare", "bfs,astar,dfs")["searches"]
    assert [row["order"] for row in rows] == ["bfs", "astar", "dfs"]
    assert [row["length"] for row in rows[:2]] == [8, 8]
    assert [row["optimal"] for row in rows[:2]] == [True, True] and not rows[2]["optimal"]
    assert all(row["statistics"]["peak_memory_bytes"] > 0 for row in rows)


@pytest.mark.slow
def test_all_that_make_sense() -> None:
    rows = compared("bridge", "--compare")["searches"]
    assert [row["order"] for row in rows][:2] == ["bfs", "ucs"]
    assert {tuple(row["cost"]) for row in rows if row["optimal"]} == {(17,)}, "17 minutes"
    text = printed("solve", "bridge", "--compare")
    assert "No solution is cheaper than that of ucs." in text


def test_no_solution_and_limits(tmp_path: Any) -> None:
    path = tmp_path / "none.yaml"
    path.write_text(NONE)
    assert cli.main(["solve", str(path), "--compare", "bfs,dfs", "--quiet"]) == 1
    assert (
        cli.main(["solve", "eight-puzzle", "--compare", "bfs,dfs", "--states", "50", "--quiet"])
        == 3
    )
    rows = compared("eight-puzzle", "--compare", "bfs,dfs", "--states", "50", "--tier", "python")
    assert [row["limit"] for row in rows["searches"]] == ["states", "states"]


@pytest.mark.parametrize(
    "words",
    [["--count"], ["--all"], ["--good"], ["--store", "x"], ["--search", "dfs"], ["-o", "x.svg"],
     ["--last"], ["--weight", "2"], ["--format", "jsonl"]],
)  # fmt: skip
def test_what_can_not_be_combined(words: list[str]) -> None:
    with pytest.raises(PuzzleError) as caught:
        printed("solve", "frogs", "--compare", *words)
    assert "compare" in str(caught.value) or "wastar" in str(caught.value)


def test_a_contradiction_is_loud(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = iter(
        [answers.Searched(order="bfs", outcome="solved", optimal=True, cost=(8,), length=8),
         answers.Searched(order="dfs", outcome="solved", optimal=False, cost=(7,), length=7)]
    )  # fmt: skip
    monkeypatch.setattr(side_by_side, "_apart", lambda *_: (next(rows), 0))
    assert cli.main(["solve", "frogs", "--compare", "bfs,dfs", "--quiet"]) == 70
    found = capsys.readouterr()
    assert "This can't be" in found.out and "internal error" in found.err


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_a_signal_ends_all_of_it() -> None:
    """Interrupt the second, long search after the first has finished."""
    master, slave = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "puzzlelang", "solve", "knights-tour", "--set", "height=6", "--set",
         "width=6", "--compare", "lazy,bfs", "--tier", "python", "--states", "100M", "--format",
         "json", "--time", "20"],
        stdout=subprocess.PIPE, stderr=slave, text=True, preexec_fn=hears_control_c,
    ) as process:  # fmt: skip
        os.close(slave)
        said = ""
        while " states" not in said and process.poll() is None:
            said += os.read(master, 4096).decode()
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        out = process.stdout.read()
    os.close(master)
    assert process.returncode == 130, said
    assert json.loads(out)["limit"] == "interrupted"
