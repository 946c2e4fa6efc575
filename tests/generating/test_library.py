"""The sections ``generate:`` of the library: each finds levels that are solved again as written."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import puzzlelang as pl
from puzzlelang import answers
from puzzlelang.answers import ToFill
from puzzlelang.generating import generate, task_of
from puzzlelang.generating.levels import Level
from tests import support
from tests.support import TOP, nightly, of_library, slow

RECIPES = {path.stem: path for path in support.LIBRARY if "\ngenerate:" in path.read_text("utf-8")}
TRIES, STATES, LEVELS = 64, 40_000, 2
MANY_STATES = {"eight-puzzle": 200_000, "loopover": 200_000}


def levels(name: str) -> list[Level]:
    """The first levels with few states."""
    try:
        loaded = answers.load(str(RECIPES[name]), tier="python")
    except ToFill as puzzle:
        loaded = puzzle
    task = task_of(loaded, seed=3, states=MANY_STATES.get(name, STATES))
    found: list[Level] = []
    for outcome in generate(task, TRIES):
        found += [outcome.level] if outcome.level is not None else []
        if len(found) == LEVELS:
            break
    return found


def test_many_files_have_a_recipe() -> None:
    assert len(RECIPES) >= 30
    for path in RECIPES.values():
        section = path.read_text("utf-8").partition("\ngenerate:")[2].partition("\n\n")[0]
        assert len(section.splitlines()) <= 7, "six lines below the key"


def test_the_page_shows_recipes_of_the_library() -> None:
    _, _, rest = (TOP / "docs" / "generating.md").read_text("utf-8").partition("\n## Recipes")
    page = rest.partition("\n## ")[0]
    shown = re.findall(r"```yaml ([\w-]+)\n(.*?)```", page, re.DOTALL)
    assert len(shown) >= 7
    for name, section in shown:
        assert f"\n{section}" in RECIPES[name].read_text("utf-8")
    names = re.findall(r"`([\w-]+)`", "".join(re.findall(r"(?m)^\|[^|]*\|([^|]*)\|", page)))
    assert len(names) >= 30 and {*names} <= RECIPES.keys()


@pytest.mark.later("binary", "hanoi", "jugs", "knights-swap", "solitaire-chess")
@pytest.mark.later(*MANY_STATES, "ball-sort", "bridge-hand", "miracle", "combination-lock", "gaps")
@of_library("name", sorted(RECIPES), share=4, always=["sokoban", "jugs", "binary", "hanoi"])
def test_levels_are_found_and_solved_again(name: str, tmp_path: Path) -> None:
    found = levels(name)
    assert found, "no level with few states"
    for level in found:
        files = {}
        for key, text in level.maps.items():
            files[key] = str(tmp_path / f"{key}.txt")
            Path(files[key]).write_text(text, "utf-8")
        puzzle = pl.load(RECIPES[name], params=dict(level.settings), maps=files)
        assert puzzle.count(level.start) == level.solutions
        if not puzzle.is_filled_in:
            cost = puzzle.solve(level.start).cost
            assert (cost if isinstance(cost, tuple) else (cost,)) == level.cost


@pytest.mark.parametrize(
    "name", [*slow("sokoban", "sudoku"), *nightly("klotski", "word-ladder", "topspin")]
)
def test_hash_seeds_give_the_same_bytes(name: str) -> None:
    command = [sys.executable, "-m", "puzzlelang", "generate", str(RECIPES[name])]
    options = ["--tries", "12", "--seed", "3", "--states", str(STATES)]
    runs = [
        subprocess.run(
            [*command, *options], capture_output=True, check=False,
            env={**os.environ, "PYTHONPATH": str(TOP), "PYTHONHASHSEED": seed},
        )
        for seed in ("0", "7")
    ]  # fmt: skip
    assert (runs[0].stdout, runs[0].stderr) == (runs[1].stdout, runs[1].stderr)
    assert runs[0].stdout
