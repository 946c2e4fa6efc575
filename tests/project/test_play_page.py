"""docs/play.md: its console examples are run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.project.pages import blocks, typed

PAGE = Path(__file__).parents[2] / "docs" / "play.md"


def test_examples(followed: Callable[[Path], None]) -> None:
    commands = [
        line for block in blocks(PAGE) if block.words == ("console",) for line in typed(block)
    ]
    assert any("| puzzlelang play " in line for line in commands)
    followed(PAGE)
