"""Lists of lists as values of parameters, as in `--set clues=[[1],[2,3]]`."""

from __future__ import annotations

import pytest

from puzzlelang.syntax import parse_value
from puzzlelang.syntax.printer import data_text
from puzzlelang.text import Diagnostics


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("[[1], [2, 3]]", "[[1], [2, 3]]"),
        ("[ [1 ,2],[] , [ cold ]]", "[[1, 2], [], [cold]]"),
        ("[[[1], []], [[2]]]", "[[[1], []], [[2]]]"),
        ("[1 , n + 1]", "[1, n + 1]"),
        ("[true, none, 12]", "[true, none, 12]"),
    ],
)
def test_lists(text: str, printed: str) -> None:
    diagnostics = Diagnostics()
    data = parse_value(text, "clues", diagnostics)
    assert not [*diagnostics] and data is not None
    assert data_text(data) == printed
    assert data.span.text.strip() == text.strip()


@pytest.mark.parametrize("text", ["[[1], 2]", "[[1] 2]", "[[1]", "[[1]]]", "[[1], []", "[[1],]"])
def test_mistakes(text: str) -> None:
    diagnostics = Diagnostics()
    assert parse_value(text, "clues", diagnostics) is None
    assert diagnostics.error_count
