"""Several searches of a puzzle: conclusions from all results."""

from __future__ import annotations

import pytest

from puzzlelang import answers
from puzzlelang.answers.comparison import TOO_HIGH
from puzzlelang.answers.loading import load
from puzzlelang.answers.text_layout import Page
from puzzlelang.text import replace

FROGS = load("frogs")
PROVED = answers.Searched(order="bfs", outcome="solved", optimal=True, cost=(8,), length=8)
FOUND = answers.Searched(
    order="dfs", outcome="solved", estimate=None, optimal=False, cost=(9,), length=9
)


def text_of(*rows: answers.Searched, left_out: tuple[str, ...] = ()) -> str:
    return answers.comparison_text(answers.comparison_of(FROGS, rows, left_out), Page(100))


def test_a_row_for_each_search() -> None:
    lines = text_of(PROVED, FOUND).splitlines()
    assert [line.split()[0] for line in lines if line.startswith(("bfs", "dfs"))] == ["bfs", "dfs"]
    assert "No solution is shorter than that of bfs." in lines


@pytest.mark.parametrize(
    "other",
    [
        replace(FOUND, cost=(7,), length=7),
        answers.Searched(order="iddfs", outcome="unsolvable"),
    ],
)
def test_claims_that_cannot_both_be_so_are_named(other: answers.Searched) -> None:
    found = answers.comparison_of(FROGS, [PROVED, other])
    assert "bfs" in found.contradiction
    assert other.order in found.contradiction
    assert "This can't be: " in text_of(PROVED, other)


def test_claims_that_agree_are_no_contradiction() -> None:
    assert answers.comparison_of(FROGS, [PROVED, FOUND]).contradiction == ""


def test_a_promise_that_another_order_disproves() -> None:
    promised = replace(PROVED, order="astar", estimate="file", assuming="it is true", cost=(9,))
    first, second = answers.comparison_of(FROGS, [promised, PROVED]).searches
    assert (first.optimal, first.assuming, first.remark) == (False, None, TOO_HIGH)
    assert second == PROVED
    assert answers.comparison_of(FROGS, [promised, PROVED]).contradiction == ""


def test_orders_that_are_left_out_are_named() -> None:
    text = text_of(PROVED, left_out=("astar", "greedy"))
    assert "so astar, greedy can't run" in " ".join(text.split())


def test_an_order_with_an_estimate_is_tried_with_both() -> None:
    own = load("eight-puzzle")
    names = [(one.order, one.estimate) for one in answers.contenders(own, ("bfs", "astar"))]
    assert names == [("bfs", ""), ("astar", "file"), ("astar", "found")]
