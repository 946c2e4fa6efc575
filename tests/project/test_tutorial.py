"""docs/tutorial.md, followed like a reader: write files, run commands, compare outputs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from tests.project.pages import blocks, typed

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"


def test_the_tutorial_is_true(followed: Callable[[Path], None]) -> None:
    followed(PAGE)


def test_what_is_built_is_tried_before_the_chapter_ends() -> None:
    """Each file shown is used by a later command of its chapter."""
    waiting: dict[str, int] = {}
    for block in blocks(PAGE):
        if block.words[0] == "console":
            words = " ".join(typed(block))
            waiting = {file: line for file, line in waiting.items() if file not in words}
        else:
            waiting[block.words[1].removeprefix("+")] = block.line
    assert waiting == {}


def test_a_slip_and_a_proof_are_shown() -> None:
    outputs = "".join(block.text for block in blocks(PAGE) if block.words[0] == "console")
    assert "did you mean `board`?" in outputs
    assert "No solution: all 3 reachable states were searched." in outputs
    assert "internal error" not in outputs


def test_every_block_says_what_it_is() -> None:
    for block in blocks(PAGE):
        kind, *name = block.words
        assert (kind, len(name)) in (("console", 0), ("yaml", 1), ("text", 1)), block.line


def test_links_lead_somewhere() -> None:
    text = PAGE.read_text(encoding="utf-8")
    titles = re.findall(r"(?m)^#+ (.*)$", text)
    anchors = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= anchors
    for target in re.findall(r"\]\((?!http|#)([^)#]+)\)", text):
        assert (PAGE.parent / target).exists(), target
