"""`puzzlelang play` as a process: files, streams, exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]


def play(
    folder: Path, *arguments: str, typed: str = "", command: str = "play"
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "puzzlelang", command, *arguments],
        cwd=folder, input=typed, capture_output=True, text=True, check=False, timeout=120,
        env={**os.environ, "PYTHONPATH": str(TOP)},
    )  # fmt: skip


def test_a_game_is_saved_verified_and_resumed(tmp_path: Path) -> None:
    first = play(tmp_path, "frogs", typed="1\n2\nsave game.json\nsave game.json\n")
    assert first.returncode == 0 and first.stderr == ""
    assert "wrote game.json" in first.stdout
    assert "`game.json` is there already, and stays as it is" in first.stdout
    verified = play(tmp_path, "frogs", "game.json", command="verify")
    assert (verified.returncode, verified.stdout) == (
        0, "Verified.\n  checked: the trace of 2 steps\n  checked: its cost [2]\n",
    )  # fmt: skip
    again = play(tmp_path, "frogs", "--resume", "game.json", typed="u\n")
    assert "2 moves; the best solution: 8 moves" in again.stdout
    assert "1 move; the best solution: 8 moves" in again.stdout


def test_an_answer_is_resumed(tmp_path: Path) -> None:
    answer = play(tmp_path, "goat", "--format", "json", command="solve").stdout
    (tmp_path / "answer.json").write_text(answer, encoding="utf-8")
    run = play(tmp_path, "goat", "--resume", "answer.json")
    assert "Solved in 7 moves. No shorter solution exists." in run.stdout


def test_instances_follow_one_another_and_scores_are_kept(tmp_path: Path) -> None:
    arguments = "sokoban", "--instance", "microban:19", "--scores", "scores.json"
    run = play(tmp_path, *arguments, typed="next\n")
    assert "microban:20" in run.stdout
    assert not (tmp_path / "scores.json").exists()
    way = play(tmp_path, "frogs", "--scores", "scores.json", typed="1\n4\n" + "1\n" * 9)
    assert way.returncode == 0
    answer = play(tmp_path, "goat", "--format", "json", command="solve").stdout
    (tmp_path / "answer.json").write_text(answer, encoding="utf-8")
    play(tmp_path, "goat", "--resume", "answer.json", "--scores", "s.json", typed="u\nr\n")
    (entry,) = json.loads((tmp_path / "s.json").read_text())["best"].values()
    assert entry == {
        "puzzle": "Wolf, goat and cabbage", "instance": "", "cost": [7], "moves": 7,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(["-"], "reads what you type from standard input"),
     (["frogs", "--resume", "-"], "reads what you type from standard input"),
     (["frogs", "--resume", "none.json"], "none.json"),
     (["frogs", "--resume", "bad.json"], "is no game of this puzzle"),
     (["frogs", "--scores", "bad.json"], "holds no scores"),
     (["frogs", "--scores", "nowhere/scores.json"], "there is no folder `nowhere`"),
     (["frogz"], "did you mean `frogs`?"), (["frogs", "--lins"], "--lines")],
)  # fmt: skip
def test_mistakes(arguments: list[str], message: str, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text('{"a": 1}')
    run = play(tmp_path, *arguments, typed="q\n")
    assert run.returncode == 2 and message in run.stderr and "Traceback" not in run.stderr
    assert (tmp_path / "bad.json").read_text() == '{"a": 1}'


def test_starts(tmp_path: Path) -> None:
    """The can begins with 0 to 100 white beans among 100."""
    first = play(tmp_path, "coffee-can").stdout
    last = play(tmp_path, "coffee-can", "--start", "101").stdout
    assert first != last and play(tmp_path, "coffee-can", "--start", "1").stdout == first
    for number in ("0", "102"):
        run = play(tmp_path, "coffee-can", "--start", number)
        assert run.returncode == 2 and f"there is no start {number}" in run.stderr
        assert "1 to 101" in run.stderr
    run = play(tmp_path, "frogs", "--start", "2")
    assert "this puzzle has 1 start\n" in run.stderr and "leave `--start` out" in run.stderr
    run = play(tmp_path, "frogs", "--start", "1", "--resume", "game.json")
    assert run.returncode == 2 and "has its own start" in run.stderr


def test_scores_of_each_start(tmp_path: Path) -> None:
    for start in ("3", "4"):
        run = play(tmp_path, "cat", "--start", start, "--scores", "s.json", typed="?\n1\ns\n")
        assert run.returncode == 0
