"""States written as levels: a level begins in the state, and costs the same from there."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.answers.level_text import level_of
from puzzlelang.core.semantics import shown
from puzzlelang.front.commands import program
from puzzlelang.search.system import Limits
from puzzlelang.syntax.instance_choice import declared
from puzzlelang.text import PuzzleError
from tests.support import MOVING, load_text, of_library, rows_of

SOME, EACH, MOST = 60, 2, 1_000
"""States of a walk; states chosen from it, besides the start; limit of the searches for a cost."""

INSTANCES = 1
"""Instances of each puzzle."""


REFUSED = dict(rows_of("answers/no_level.txt"))
"""Puzzles that refuse one of the chosen states, and the beginning of the last reason."""

UNLISTED = frozenset("word-ladder langford magic-square nonogram queens sudoku".split())
"""Puzzles that may refuse for any reason."""


def chosen_states(loaded: answers.Loaded) -> list[tuple[int, ...]]:
    """The start, and states in the middle and at the end of a breadth-first walk."""
    system = loaded.system
    states = dict.fromkeys(system.starts[:1])
    queue = [*states]
    for state in queue:
        if len(queue) >= SOME:
            break
        for other in system.successors(state):
            if other not in states:
                states[other] = None
                queue.append(other)
    return [system.slots(queue[n * (len(queue) - 1) // EACH]) for n in range(EACH + 1)]


def variants(path: Path) -> Iterator[str]:
    """The puzzle itself, and its first quick instances."""
    yield ""
    loaded = answers.load(str(path))
    quick = (
        one.name for one in declared(loaded.tree) if not (one.expectation and one.expectation.slow)
    )
    for _, name in zip(range(INSTANCES), quick, strict=False):
        yield name


def read_back(
    path: Path, loaded: answers.Loaded, level: answers.Level, folder: Path
) -> Iterator[answers.Loaded]:
    """Read a level as its options say, and parameters from the file, too."""
    file = folder / "level.txt"
    if level.maps:
        file.write_text(level.text(), encoding="utf-8")
    words = shlex.split(level.options(str(file)))
    pairs = [
        (option, *value.split("=", 1)) for option, value in zip(*[iter(words)] * 2, strict=True)
    ]
    maps = [(name, value) for option, name, value in pairs if option == "--map"]
    settings = [(name, value) for option, name, value in pairs if option == "--set"]
    yield answers.load(str(path), settings, maps)
    if not level.maps:
        text = re.sub(
            r"(?m)^(instances|expect):.*\n(?:(?:[ #-].*)?\n)*", "", path.read_text("utf-8")
        )
        copy = folder / path.name
        copy.write_text(f"{text}\n{level.text()}", encoding="utf-8")
        for other in path.parent.glob("*.txt"):
            shutil.copy(other, folder)
        yield answers.load(str(copy), instance="level")


def cost(loaded: answers.Loaded) -> object:
    """The cost and the number of best solutions; None beyond the limit."""
    if not loaded.puzzle.has_goal:
        return None
    answer = answers.solve(loaded, limits=Limits(states=MOST), count=True)
    return None if answer.limit else (answer.is_solved, answer.cost, answer.total)


@pytest.mark.each_time("from-four", "tiles")
@of_library("path", MOVING, share=20, always=("sokoban", "tiles", "keys"))
def test_a_level_begins_in_its_state_or_is_refused(path: Path, tmp_path: Path) -> None:
    refused = ""
    for instance in variants(path):
        loaded = answers.load(str(path), instance=instance)
        for slots in chosen_states(loaded):
            try:
                level = level_of(loaded, slots)
                files = len(level.maps) < 2
            except PuzzleError as error:
                refused = refused if instance else error.diagnostics[0].help
                continue
            if not files:
                continue
            wanted = answers.with_starts(loaded, (slots,))
            for back in read_back(path, loaded, level, tmp_path):
                assert shown(back.puzzle, back.puzzle.starts[0]) == shown(loaded.puzzle, slots)
                assert cost(back) == cost(wanted)
    if path.stem not in UNLISTED:
        assert refused[:60].rstrip() == REFUSED.get(path.stem, "")


PAIR = """
puzzle: A walk
maps:
  room:
    text: |
      @.?
    legend: |
      @ = start
      . = floor
      ? = target
state:
  at: room = the start
transitions:
  go(d in direction):
    when: step(at, d) in room
    then:
      at: step(at, d)
goal: at in target
show: <at>
"""


def written(text: str, steps: int = 1) -> str:
    """The level of the state after some first steps, or the reason for having none."""
    loaded = load_text(text)
    state = loaded.system.starts[0]
    for _ in range(steps):
        state = loaded.system.successors(state)[-1]
    try:
        return level_of(loaded, loaded.system.slots(state)).text()
    except PuzzleError as error:
        return error.diagnostics[0].help


@pytest.mark.parametrize(
    "old, new, level",
    [
        ("", "", ".@?\n"),
        ("at in target", "at in target + start", "the nearest level changes a rule"),
        ("at in target", "at = start(at)", "the nearest level changes a rule"),
        ("show: <at>", "cost: (if at in floor then 2 else 1) per go\nshow: <at>",
         "the nearest level changes a rule"),
        ("show: <at>", "check:\n  never: at in start\nshow: <at>",
         "the nearest level changes a rule"),
        ("show: <at>", "show: <at> <start>", "the nearest level prints its start differently"),
        ("goal:", "require:\n  first: cell(room, 0, 0) in start\ngoal:",
         "the nearest level is refused: not met: first"),
        ("= the start", "= cell(room, 0, 0)", "`at` would begin as (0, 0), not (0, 1)"),
    ],
)  # fmt: skip
def test_rules_that_read_the_start_refuse_a_level(old: str, new: str, level: str) -> None:
    assert written(PAIR.replace(old, new, 1) if old else PAIR) == level


def test_parameters_are_written_as_an_instance() -> None:
    text = """
puzzle: A row
params:
  row: [2, 1, 3]
state:
  on: 1..3 for each p in 1..3 = row(p)
transitions:
  swap: {then: {on(1): on(2), on(2): on(1)}}
goal: on(1) = 1
"""
    assert written(text) == "instances:\n  level:\n    with:\n      row: [1, 2, 3]\n"


def test_the_last_state_is_written_to_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "level.xsb"
    words = ["solve", "sokoban", "--instance", "microban:2"]
    assert program.main([*words, "--last", "-o", str(path)]) == 0
    assert path.read_text() == (
        "######\n#    #\n# #  #\n# @* #\n# ** #\n#    #\n######\n"
    )  # fmt: skip
    assert f"--map room={path}` begins there" in capsys.readouterr().err
    assert program.main(["solve", "sokoban", "--map", f"room={path}"]) == 0
    assert "the start is the goal already" in capsys.readouterr().out
    for puzzle, name, reason in (
        ("sokoban", "level.yaml", "file .txt or .xsb"), ("hanoi", "level.txt", "file .yaml"),
        ("sudoku", "level.txt", "is filled in"), ("hanoi", "level.yaml", "would begin as left"),
    ):  # fmt: skip
        other = tmp_path / name
        assert program.main(["solve", puzzle, "--last", "-o", str(other)]) == 2
        assert reason in capsys.readouterr().err and not other.exists()
