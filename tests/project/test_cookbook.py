"""docs/cookbook.md: run every recipe and compare its numbers with an independent script."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from tests.project.pages import blocks

HERE = Path(__file__).parents[1]
PAGE = HERE.parent / "docs" / "cookbook.md"
FILES = {b.words[1]: b for b in blocks(PAGE) if b.words[:1] == ("yaml",)}
DATA = {b.words[1]: b.text for b in blocks(PAGE) if b.words[:1] == ("text",)}


def written(name: str, folder: Path) -> Path:
    """Write a recipe and the data files of all recipes."""
    for file, text in {**DATA, name: FILES[name].text}.items():
        (folder / file).write_text(text, "utf-8")
    return folder / name


@cache
def numbers() -> list[dict[str, Any]]:
    """Output of the independent script: one record for each puzzle and its parameters."""
    script = HERE / "reference" / "cookbook" / "numbers.py"
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


@pytest.mark.later("errands.yaml", "ladder.yaml", "passing.yaml")
@pytest.mark.parametrize("name", FILES)
def test_the_recipe_is_in_order_and_expects_something(name: str, tmp_path: Path) -> None:
    file = written(name, tmp_path)
    found = answers.validate(str(file))
    assert found.results
    assert found.messages == []


@pytest.mark.slow
@pytest.mark.later("rower.yaml")
@pytest.mark.parametrize("name", FILES)
def test_an_independent_script_finds_the_same(name: str, tmp_path: Path) -> None:
    file = written(name, tmp_path)
    records = [record for record in numbers() if f"{record['puzzle']}.yaml" == name]
    assert records, f"numbers.py has no entry for {name}"
    for record in records:
        settings = tuple(record["with"].items())
        loaded = answers.loadable(partial(answers.load, str(file), settings))
        ours = choices(loaded) if isinstance(loaded, answers.ToFill) else solutions(loaded)
        wanted = {key: value for key, value in record.items() if key in ours}
        assert {key: ours[key] for key in wanted} == wanted


def solutions(loaded: Any) -> dict[str, Any]:
    answer = answers.solve(loaded, count=True)
    cost = list(answer.cost) if answer.kind == "solved" else [None]
    return {
        "states": answers.explore(loaded).space.states,
        "cost": cost if len(cost) > 1 else cost[0],
        "length": answer.length,
        "solutions": answer.total,
    }


def choices(loaded: answers.ToFill) -> dict[str, Any]:
    answer = answers.fill(loaded, count=True)
    (cost,) = answer.amounts or (None,)
    return {"cost": cost, "solutions": answer.total}


def test_outputs(followed: Callable[[Path], None]) -> None:
    followed(PAGE)


def test_the_lines_that_are_shown_first_stand_in_the_recipe() -> None:
    for block in blocks(PAGE):
        if not block.words:
            recipes = [b.text for b in FILES.values() if b.chapter == block.chapter]
            for line in block.text.splitlines():
                assert any(line.strip() in text for text in recipes), f"line {block.line}: {line}"


def test_a_recipe_is_short_and_each_chapter_has_one() -> None:
    text = PAGE.read_text(encoding="utf-8")
    chapters = re.findall(r"(?m)^## (.*)$", text)
    assert {block.chapter for block in FILES.values()} == set(chapters)
    for name, block in FILES.items():
        assert block.text.count("\n") <= 50, name


def test_every_recipe_is_in_the_contents() -> None:
    text = PAGE.read_text(encoding="utf-8")
    titles = re.findall(r"(?m)^## (.*)$", text)
    anchors = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) == anchors
