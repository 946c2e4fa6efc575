"""Records are repeatable, and a change of behaviour is a difference."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from puzzlelang.answers.loading import load
from puzzlelang.core.thresholds import changed
from tests.behaviour.record import differences, golden_cases, run_command
from tests.behaviour.schedule import logged

LINE = """\
puzzle: A walk on a line
state:
  at: 0..40 = 0
transitions:
  on: {when: at < 40, then: {at: at + 1}}
  back: {when: at > 0, then: {at: at - 1}}
goal: at = 40
"""


def write(path: Path, *cases: object) -> Path:
    path.write_text("".join(json.dumps(case) + "\n" for case in cases), "utf-8")
    return path


def test_a_command_is_recorded_with_its_schedule_and_files(tmp_path: Path) -> None:
    puzzle = tmp_path / "line.yaml"
    puzzle.write_text(LINE, "utf-8")
    words = ["solve", str(puzzle), "--tier", "python", "-o", "OUT.svg", "--format", "json"]
    first, second = (run_command("line: solve", words) for _ in range(2))
    assert first == second
    assert first["exit"] == 0 and json.loads(first["out"])["cost"] == [40]
    assert [*first["files"]] == ["out.svg"]
    assert [one["searcher"] for one in first["schedule"]] == ["PuzzleSearcher", "PythonSearcher"]
    assert first["schedule"][1]["reached"] == 41


def test_a_trial_is_logged_with_the_states_at_which_it_began() -> None:
    hanoi = load("hanoi", tier="python")
    with changed(landmarks_beside=10, tried_from=10), logged() as entries:
        hanoi.searcher.search()
    orders = [(one["order"], one["inside"]) for one in entries]
    assert orders == [("auto", None), ("bfs", 0), ("astar", 1)]
    assert [one["from"] for one in entries] == [None, None, 11]
    with logged() as entries:
        hanoi.searcher.search()
    assert len(entries) == 2, "the usual thresholds skip trials in so small a space"


def test_a_difference_is_reported_once_for_each_case(tmp_path: Path) -> None:
    case = {"case": "a", "exit": 0, "out": '{"cost": 7, "message": "good"}', "schedule": []}
    old = write(tmp_path / "old", case, {"case": "b"})
    changed = {**case, "out": '{"cost": 8, "message": "good"}', "exit": 1}
    new = write(tmp_path / "new", changed)
    found = sorted(differences(old, new, words=False))
    assert len(found) == 2
    assert found[0].startswith("a: exit differs") and found[1] == "b: only in the old record"


@pytest.mark.parametrize(
    ("after", "differs"),
    [
        ('{"cost": 7, "message": "better"}', False),
        ('{"cost": 8, "message": "good"}', True),
        ('{"cost": 7, "remark": "good"}', True),
    ],
)
def test_words_alone_may_differ(tmp_path: Path, after: str, differs: bool) -> None:
    old = write(tmp_path / "old", {"case": "a", "out": '{"cost": 7, "message": "good"}'})
    new = write(tmp_path / "new", {"case": "a", "out": after})
    assert bool([*differences(old, new, words=True)]) == differs
    assert [*differences(old, new, words=False)]


def test_golden_cases_are_recorded_with_codes_and_places() -> None:
    (case,) = golden_cases("words: Unsuitable members of a set")
    assert case["messages"][0]["code"] == "set-of-sets"
    name, start, end = case["messages"][0]["place"]
    assert name == "puzzle.yaml" and end - start == len("likes(i)")
