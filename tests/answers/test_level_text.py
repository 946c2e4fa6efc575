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
from puzzlelang.search.system import Limits
from puzzlelang.syntax.instance_choice import declared
from puzzlelang.text import PuzzleError
from tests.support import MOVING, load_text, of_library

SOME, EACH, MOST = 150, 3, 1_000
"""States of a walk; states chosen from it, besides the start; limit of the searches for a cost."""

INSTANCES = 1
"""Instances of each puzzle."""

ONE = "one"
STARTS = "starts, and a level has one"
REFUSED: dict[str, str] = {}


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
    quick = (one.name for one in declared(loaded.tree) if not (one.known and one.known.slow))
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


@of_library("path", MOVING, share=12, always=("sokoban", "tiles", "keys"))
def test_a_level_begins_in_its_state_or_is_refused(path: Path, tmp_path: Path) -> None:
    refused = ""
    for instance in variants(path):
        loaded = answers.load(str(path), instance=instance)
        for slots in chosen_states(loaded):
            try:
                level = level_of(loaded, slots)
                files = len(level.maps) < 2
            except PuzzleError as error:
                refused = error.diagnostics[0].help
                continue
            if not files:
                refused = "two maps"
                continue
            wanted = answers.with_starts(loaded, (slots,))
            for back in read_back(path, loaded, level, tmp_path):
                assert shown(back.puzzle, back.puzzle.starts[0]) == shown(loaded.puzzle, slots)
                assert cost(back) == cost(wanted)
    print("ROW", path.stem, refused)
