"""`puzzlelang solve` for puzzles that are filled in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from puzzlelang.front.commands.conflicts import CONFLICTS
from tests.front.test_cli import Puzzlelang, puzzlelang

__all__ = ["puzzlelang"]

PAIR = """\
puzzle: Pair
params: {n: 3}
instances:
  large: {with: {n: 4}}
choose:
  x: 1..n
  y: 1..n
rules:
  less: x < y
"""


@pytest.fixture
def pair(tmp_path: Path) -> str:
    path = tmp_path / "pair.yaml"
    path.write_text(PAIR)
    return str(path)


def test_the_first_choice(puzzlelang: Puzzlelang, pair: str) -> None:
    done = puzzlelang("solve", pair)
    assert done.code == 0
    assert done.out == "Pair\nn = 3\n\n  x=1 y=2\n\nThe first of several choices.\n"


@pytest.mark.parametrize(
    ("arguments", "total"), [(("--set", "n=5"), 10), (("--instance", "large"), 6), ((), 3)]
)
def test_parameters(
    puzzlelang: Puzzlelang, pair: str, arguments: tuple[str, ...], total: int
) -> None:
    done = puzzlelang("solve", pair, "--count", "--format", "json", *arguments)
    assert json.loads(done.out)["total"] == total


def test_formats(puzzlelang: Puzzlelang, pair: str) -> None:
    assert puzzlelang("solve", pair, "--all", "--format", "lines").out == (
        "x=1 y=2\n\nx=1 y=3\n\nx=2 y=3\n"
    )
    rows = puzzlelang("solve", pair, "--all", "2", "--format", "jsonl").out.splitlines()
    assert [json.loads(row)["choice"]["shown"] for row in rows] == ["x=1 y=2", "x=1 y=3"]


def test_no_choice(puzzlelang: Puzzlelang, pair: str) -> None:
    done = puzzlelang("solve", pair, "--set", "n=1")
    assert done.code == 1
    assert "No choice satisfies the rules. The rule `less` can't be satisfied." in done.out


TOPICS = {"solve": "filled", "verify": "verify filled", "play": "play filled"}
VALUES = {"--search": "bfs", "--start": "x=1", "--estimate": "file", "--store": "s",
          "--workers": "local:1", "--cores": "2", "--disk": "1G", "--view": "last",
          "--scores": "s.json", "-o": "p.html", "--rename": "a=b"}  # fmt: skip


@pytest.mark.parametrize(
    ("command", "option"),
    [
        (command, row.option.partition(" ")[0])
        for command, topic in TOPICS.items()
        for row in CONFLICTS[topic]
    ],
)
def test_options_for_moves(puzzlelang: Puzzlelang, pair: str, command: str, option: str) -> None:
    answer = Path(pair).with_name("answer.json")
    answer.write_text(puzzlelang("solve", pair, "--format", "json").out)
    files = [pair, str(answer)] if command == "verify" else [pair]
    values = VALUES | ({"--start": "1"} if command == "play" else {})
    done = puzzlelang(command, *files, option, *([values[option]] if option in values else []))
    assert done.code == 2 and done.out == ""
    assert "is for puzzles that move; this one is filled in\n = help: leave" in done.err


@pytest.mark.parametrize("command", ["explore", "graph -o out.svg"])
def test_commands_for_moves(puzzlelang: Puzzlelang, pair: str, command: str) -> None:
    done = puzzlelang(*command.split(), pair)
    assert done.code == 2 and "error[no-steps]" in done.err


@pytest.mark.parametrize(
    ("expected", "actual"),
    [
        ("gain: 4", "it is 5"),
        ("cost: 5", "it is nothing: this puzzle has no `cost:`"),
        ("choice: x=1 y=2", "it is x=2 y=3"),
        ("solutions: 2", "it is 1"),
        ("finish: x=2 y=3", "this puzzle is filled in, so there are no steps"),
    ],
)
def test_expectations(puzzlelang: Puzzlelang, tmp_path: Path, expected: str, actual: str) -> None:
    path = tmp_path / "pair.yaml"
    text = PAIR + "gain: x + y\nexpect: {EXPECTED}\n"
    path.write_text(text.replace("EXPECTED", "gain: 5, choice: x=2 y=3, solutions: 1"))
    assert puzzlelang("validate", str(path)).code == 0
    path.write_text(text.replace("EXPECTED", expected))
    done = puzzlelang("validate", str(path))
    assert done.code != 0 and actual in done.err


def test_conflicts_are_named(puzzlelang: Puzzlelang, pair: str) -> None:
    Path(pair).write_text(PAIR + "  more: x > y\nexpect: {solutions: 1}\n")
    said = puzzlelang("validate", pair).err
    assert "it is 0: no choice satisfies the rules. These rules conflict: `less`, `more`" in said


def test_rules_that_no_choice_breaks(puzzlelang: Puzzlelang, pair: str) -> None:
    Path(pair).write_text(PAIR + "  square: x * x >= x\n  apart: x != y\n")
    assert "warning" not in puzzlelang("validate", pair).err
    said = puzzlelang("validate", pair, "--deep").err
    assert said.count("warning[never-matters]") == 1 and "square: x * x >= x" in said


def test_helpers_are_not_printed(puzzlelang: Puzzlelang, tmp_path: Path) -> None:
    path = tmp_path / "pair.yaml"
    path.write_text(PAIR.replace("  y: 1..n", "helpers:\n  y: 1..n"))
    assert "  x=1\n\n" in puzzlelang("solve", str(path)).out


@pytest.mark.parametrize("name", ["all.svg", "all.html"])
def test_pictures(puzzlelang: Puzzlelang, pair: str, tmp_path: Path, name: str) -> None:
    done = puzzlelang("solve", pair, "--all", "-o", name)
    assert done.code == 0 and f"wrote {name}" in done.err
    assert "<svg" in (tmp_path / name).read_text()


@pytest.mark.parametrize("name", ["all.doc", "pair.yaml", "none/all.svg"])
def test_pictures_that_cannot_be_written(
    puzzlelang: Puzzlelang, pair: str, tmp_path: Path, name: str
) -> None:
    done = puzzlelang("solve", pair, "-o", name)
    assert done.code == 2 and done.err.startswith("error[usage]")
    assert Path(pair).read_text() == PAIR
