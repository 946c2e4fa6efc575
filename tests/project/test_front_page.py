"""docs/index.md, the first page of the site: its puzzle, answer and animation."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path

from tests.project.pages import blocks

TOP = Path(__file__).parents[2]
PAGE = TOP / "docs" / "index.md"


def test_the_page_is_true(followed: Callable[[Path], None]) -> None:
    followed(PAGE)


def test_the_puzzle_is_short() -> None:
    (puzzle,) = (block.text for block in blocks(PAGE) if block.words[0] == "yaml")
    assert sum(bool(line.strip()) for line in puzzle.splitlines()) <= 21  # twenty, and the title


def test_the_picture_is_what_is_drawn_now() -> None:
    drawn = runpy.run_path(str(TOP / "website" / "hop.py"))["picture"]()
    assert (TOP / "docs" / "gallery" / "hop.svg").read_text("utf-8") == drawn


def test_the_frogs_end_where_the_goal_has_them() -> None:
    """15 = 3² + 2·3 leaps, the known number, and six frogs that all change sides."""
    drawn = runpy.run_path(str(TOP / "website" / "hop.py"))["picture"]()
    assert drawn.count('class="words"') == 16 and "GGG_BBB becomes BBB_GGG in 15 moves" in drawn
    assert drawn.count("@keyframes f") == 6
