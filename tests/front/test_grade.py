"""`puzzlelang grade`, `validate --expect`, and the exit codes of claims that fail."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import PuzzleError, answers
from puzzlelang.front.commands import program as cli
from puzzlelang.front.commands.own_process import started
from puzzlelang.text import cpu_limit
from tests.documents import of_command as validator

MODEL = """\
puzzle: Count
state:
  n: 0..5 = 0
transitions:
  up:
    when: n < 5
    then:
      n: n + 1
goal: n = 3
expect:
  length: 3
"""

RIGHT = MODEL.replace("Count", "Counting")
LONGER = MODEL.replace("goal: n = 3", "goal: n = 4").replace("length: 3", "length: 4")
NEVER = MODEL.replace("n < 5", "n < 2").replace("  length: 3", "  unsolvable: true")
BROKEN = MODEL.replace("n + 1", "m + 1")
ENDLESS = MODEL.replace("5", "1_000_000_000").replace("_", "").replace("n = 3", "n = 999999999")
BOMB = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\npuzzle: *c\n"
DEEP = "puzzle: " + "[" * 5000 + "]" * 5000 + "\n"


def write(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def graded(tmp_path: Path, folder: Path, *more: str, ending: str = "json") -> Any:
    model, result = tmp_path / "model.yaml", tmp_path / f"results.{ending}"
    model.write_text(MODEL, encoding="utf-8")
    words = ["grade", str(model), str(folder), "-o", str(result), "--quiet", *more]
    assert cli.main(words) == 0
    text = result.read_text(encoding="utf-8")
    return json.loads(text) if ending == "json" else [*csv.DictReader(text.splitlines())]


def test_an_interrupt_keeps_the_grades_so_far(tmp_path: Path, monkeypatch: Any) -> None:
    folder = write(tmp_path / "class", {"a.yaml": RIGHT, "b.yaml": RIGHT})
    whole = answers.grade

    def grade(file: str, *more: Any) -> Any:
        if file.endswith("b.yaml"):
            raise KeyboardInterrupt
        return whole(file, *more)

    monkeypatch.setattr(answers, "grade", grade)
    model, result = tmp_path / "model.yaml", tmp_path / "results.csv"
    model.write_text(MODEL, encoding="utf-8")
    assert cli.main(["grade", str(model), str(folder), "-o", str(result)]) == 130
    assert [row["file"] for row in csv.DictReader(result.read_text().splitlines())] == ["a.yaml"]


@pytest.mark.slow
def test_points_and_sentences(tmp_path: Path) -> None:
    folder = write(tmp_path / "class", {"broken.yaml": BROKEN, "longer.yaml": LONGER,
                                        "never.yaml": NEVER, "right.yaml": RIGHT})  # fmt: skip
    rubric = tmp_path / "rubric.yaml"
    rubric.write_text("loads: 1\nsolves: 2 # points\ncost: 0.5\nequal: 4\n")
    rows = graded(tmp_path, folder, "--points", str(rubric), ending="csv")
    assert [(row["file"], row["points"], row["of"]) for row in rows] == [
        ("broken.yaml", "0", "7.5"), ("longer.yaml", "3", "7.5"), ("never.yaml", "1", "7.5"),
        ("right.yaml", "7.5", "7.5"),
    ]  # fmt: skip
    broken, longer, never, right = (row["sentence"] for row in rows)
    assert broken.startswith("it has a mistake: line 8: ") and "`m`" in broken
    assert longer.startswith("its least cost is 4, not 3; different after 3 moves: ")
    assert never.startswith("its outcome is unsolvable, not solved; different after 3 moves: ")
    assert right == "the same puzzle"


@pytest.mark.slow
def test_words_that_only_some_files_have(tmp_path: Path) -> None:
    """Files with all, with one, and with none of the words that are renamed."""
    model = MODEL.replace("  up:\n", "  up(i in item):\n").replace(
        "state:", "types:\n  item: [hen, corn]\nstate:"
    )
    texts = {
        "all.yaml": model.replace("[hen", "[goose").replace("corn", "beans"),
        "none.yaml": model, "one.yaml": model.replace("[hen", "[goose"),
    }  # fmt: skip
    folder, result = write(tmp_path / "class", texts), tmp_path / "results.json"
    (tmp_path / "model.yaml").write_text(model, encoding="utf-8")
    words = ["--rename", "goose=hen,beans=corn", "-o", str(result), "--quiet"]
    assert cli.main(["grade", str(tmp_path / "model.yaml"), str(folder), *words]) == 0
    files = json.loads(result.read_text(encoding="utf-8"))["files"]
    assert [(one["file"], one["output"], one["score"]) for one in files] == [
        (name, "the same puzzle", 4) for name in texts
    ]


def test_a_word_that_the_model_lacks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Such a word is a mistake in the command; one that a file lacks is not."""
    folder = write(tmp_path / "class", {"right.yaml": RIGHT})
    model = write(tmp_path, {"model.yaml": MODEL}) / "model.yaml"
    words = ["grade", str(model), str(folder), "-o", str(tmp_path / "x.csv"), "--rename"]
    assert cli.main([*words, "plus=up", "--quiet"]) == 0
    assert cli.main([*words, "up=upp", "--quiet"]) == 2
    said = capsys.readouterr().err
    assert "the moves of the puzzle have no `upp`" in said and "did you mean `up`?" in said


@pytest.mark.slow
@pytest.mark.skipif(not cpu_limit(1), reason="the system does not limit CPU time")
def test_a_limit_of_cpu_time(tmp_path: Path) -> None:
    """The system ends a process after a second of its own, however long the machine takes."""
    file = write(tmp_path, {"endless.yaml": ENDLESS}) / "endless.yaml"
    with started(["solve", str(file)], kept=True, silent=True, cpu=1) as run:
        assert run.is_over(60) and run.code in (-signal.SIGKILL, -signal.SIGXCPU)


def test_an_autograder_reads_one_file(tmp_path: Path) -> None:
    """The form of https://gradescope-autograders.readthedocs.io/en/latest/specs/."""
    file = write(tmp_path / "class", {"longer.yaml": LONGER}) / "longer.yaml"
    found = graded(tmp_path, file)
    assert found["score"] == 2
    assert [(t["name"], t["score"], t["max_score"]) for t in found["tests"]] == [
        ("loads", 1, 1), ("solves", 1, 1), ("cost", 0, 1), ("equal", 0, 1),
    ]  # fmt: skip


def test_wrong_arguments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write(tmp_path / "class", {"right.yaml": RIGHT})
    model, rubric = write(tmp_path, {"model.yaml": MODEL, "r.yaml": "equals: 1\n"}), "r.yaml"
    for words, said in {
        (str(model / "model.yaml"), str(folder), "-o", "x.pdf"): "`grade` writes .csv and .json",
        (str(model / "model.yaml"), str(folder), "-o", str(tmp_path / "x.csv"), "--points",
         str(tmp_path / rubric)): "no test is named `equals`",
        (str(folder / "none.yaml"), str(folder), "-o", str(tmp_path / "x.csv")): "be the model",
        ("skyscrapers", str(folder), "-o", str(tmp_path / "x.csv")): "has no moves",
        (str(model / "model.yaml"), str(folder / "none"), "-o", str(tmp_path / "x.csv")):
            "there is no folder or file",
    }.items():  # fmt: skip
        assert cli.main(["grade", *words]) == 2
        assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "position", "said"),
    [
        ("loads: 1\nequals: 1\n", (2, 1), "no test is named `equals`"),
        ("equal: three\n", (1, 8), "the points for `equal` must be a number"),
        ("equal: nan\n", (1, 8), "the points for `equal` must be a number"),
        ("loads: 1\nequal: -1\n", (2, 8), "the points for `equal` must be a number"),
        ("equal: [1]\n", (1, 8), "the points for `equal` must be a number"),
        ("- equal\n", None, "has no points"),
        ("equal: [1\n", (1, 8), ""),
    ],
)
def test_a_rubric_with_a_mistake(
    text: str, position: tuple[int, int] | None, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "rubric.yaml"
    path.write_text(text)
    with pytest.raises(PuzzleError) as caught:
        answers.read_rubric(str(path))
    first = caught.value.diagnostics[0]
    assert said in first.message
    assert (first.span and (first.span.line, first.span.column)) == position


def test_a_rubric_as_json(tmp_path: Path) -> None:
    path = tmp_path / "rubric.yaml"
    path.write_text('{"loads": 0.5, equal: 4}  # the rest is 0\n')
    assert answers.read_rubric(str(path)) == {"loads": 0.5, "solves": 0, "cost": 0, "equal": 4}


GREEDY = """\
puzzle: All subsets and orders
state:
  board: 0..99 for each n in 1..40 = 0
transitions:
  mark(i in 1..40):
    when: board(i) < 99
    then: {board(i): board(i) + 1}
goal: every i in 1..40 has board(i) = 99
"""
ASK = """
import resource, subprocess, sys
words = [sys.executable, "-m", "puzzlelang", "grade", *sys.argv[1:]]
code = subprocess.run(words, stdout=subprocess.DEVNULL).returncode
print(code, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


@pytest.mark.slow
def test_a_file_that_would_eat_two_gigabytes(tmp_path: Path) -> None:
    """Without a limit, its search takes .9 GB in 30 CPU seconds, and goes on."""
    pytest.importorskip("resource")
    folder = write(tmp_path / "class", {"greedy.yaml": GREEDY, "right.yaml": RIGHT})
    model = write(tmp_path, {"model.yaml": MODEL}) / "model.yaml"
    words = [str(model), str(folder), "-o", str(tmp_path / "x.csv"), "--quiet"]
    ask = [sys.executable, "-c", ASK, *words, "--time", "100", "--memory", "200M"]
    began = time.monotonic()
    done = subprocess.run(ask, capture_output=True, text=True, check=True)
    code, kilobytes = map(int, done.stdout.split())
    assert code == 0 and kilobytes < 300_000 and time.monotonic() - began < 90
    rows = [*csv.DictReader((tmp_path / "x.csv").read_text().splitlines())]
    assert [row["sentence"] for row in rows] == [
        "it met the limit of time or memory", "the same puzzle",
    ]  # fmt: skip


@pytest.mark.slow
def test_twenty_files_of_which_five_are_hostile(tmp_path: Path) -> None:
    names = {f"s{n:02}.yaml": [RIGHT, LONGER, NEVER, BROKEN][n % 4] for n in range(15)}
    hostile = {"endless.yaml": ENDLESS, "bomb.yaml": BOMB, "deep.yaml": DEEP, "=1+1.yaml": RIGHT}
    folder = write(tmp_path / "class", {**names, **hostile})
    os.mkfifo(folder / "pipe.yaml")
    before = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
    began = time.monotonic()
    rows = graded(tmp_path, folder, "--time", "3", "--memory", "200M", ending="csv")
    assert time.monotonic() - began < 20 * 2 * (3 + 5)
    assert len(rows) == 20 and all(row["sentence"] for row in rows)
    by_name = {row["file"]: row for row in rows}
    assert by_name["endless.yaml"]["sentence"] == "it met the limit of time or memory"
    for name in ("bomb.yaml", "deep.yaml", "pipe.yaml"):
        assert by_name[name]["points"] == "0" and "it has a mistake" in by_name[name]["sentence"]
    assert by_name["'=1+1.yaml"]["points"] == "4"
    assert [by_name[f"s{n:02}.yaml"]["points"] for n in range(4)] == ["4", "2", "1", "0"]
    assert {path: path.stat().st_mtime_ns for path in folder.iterdir()} == before


# ── claims and mistakes ──────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "code"),
    [
        (MODEL, 0),
        (MODEL.replace("length: 3", "length: 4"), 1),
        (MODEL + "check: n < 3\n", 1),
        (BROKEN, 2),
    ],
)
def test_a_claim_that_fails_is_1_and_a_broken_file_2(text: str, code: int, tmp_path: Path) -> None:
    path = write(tmp_path, {"a.yaml": text}) / "a.yaml"
    assert cli.main(["validate", "--deep", str(path), "--quiet"]) == code
    good = write(tmp_path, {"b.yaml": RIGHT}) / "b.yaml"
    assert cli.main(["validate", "--deep", str(good), str(path), "--quiet"]) == code


def test_expectations_of_another_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write(tmp_path, {"model.yaml": MODEL, "other.yaml": LONGER, "right.yaml": RIGHT})
    model, other, right = (str(folder / f"{n}.yaml") for n in ("model", "other", "right"))
    assert cli.main(["validate", other, "--quiet"]) == 0
    assert cli.main(["validate", right, "--expect", model, "--quiet"]) == 0
    capsys.readouterr()
    assert cli.main(["validate", other, "--expect", model, "--quiet"]) == 1
    assert "is expected to be 3" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["solve", "explore", "moves"])
def test_json_of_a_broken_file_is_json(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, {"a.yaml": BROKEN}) / "a.yaml"
    assert cli.main([command, str(path), "--format", "json"]) == 2
    printed = capsys.readouterr()
    data = json.loads(printed.out)
    validator(command).validate(data)
    assert data["outcome"] == "error" and "`m`" in data["diagnostics"][0]["message"]
    assert data["diagnostics"][0]["line"] == 8 and "error[" in printed.err
