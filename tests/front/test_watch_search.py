"""`solve --watch-search` and `Puzzle.watch`: rows, texts, pages."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

import puzzlelang as pl
from puzzlelang import answers
from puzzlelang.drawing import watch_page
from puzzlelang.front.commands import program as cli
from puzzlelang.search import Limits
from tests.documents import of_command as validator
from tests.front.chromium import BROWSER, Browser

ORDERS = ("bfs", "dfs", "preorder", "iddfs", "ucs", "greedy", "lazy", "astar", "wastar", "idastar")


def rows(tmp_path: Path, *arguments: str) -> list[dict[str, Any]]:
    path = tmp_path / "rows.jsonl"
    assert cli.main(["solve", *arguments, "--quiet", "--watch-search", str(path)]) == 0
    return [json.loads(line) for line in path.read_text().splitlines()]


@pytest.mark.each_time("dfs", "idastar")
@pytest.mark.parametrize("order", ORDERS)
def test_rows_are_as_the_schema_says(
    order: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = rows(tmp_path, "cannibals", "--search", order)
    for row in found:
        validator("solve").validate(row)
    assert [row["number"] for row in found] == [*range(1, len(found) + 1)]
    ids = [state["id"] for row in found for state in row["discovered"]]
    assert ids == [*range(len(ids))]
    printed = capsys.readouterr().out
    assert f"({len(found):,} expanded)" in printed
    assert cli.main(["solve", "cannibals", "--search", order, "--watch-search", "-"]) == 0
    text = capsys.readouterr().out
    assert len(re.findall(r"^ +\d+  ", text, re.M)) == len(found)


def test_cuts_name_the_invariant(tmp_path: Path) -> None:
    """From the start, the wolf eats the goat, or the goat the cabbage, unless the goat goes along
    (M. Alcuin, *Propositiones ad acuendos juvenes*, 18).
    """
    first = rows(tmp_path, "goat", "--search", "bfs")[0]
    cut = [(c["transition"], c["arguments"], c["invariant"]) for c in first["cut"]]
    assert cut == [
        ("cross alone", {}, "nobody is eaten"),
        ("take", {"i": "wolf"}, "nobody is eaten"),
        ("take", {"i": "cabbage"}, "nobody is eaten"),
    ]
    assert first["new"] == [1] and first["frontier"] == [1]


COSTS = """\
puzzle: Two costs
state:
  n: 0..4 = 0
transitions:
  walk:
    when: n < 4
    then:
      n: n + 1
  jump:
    when: n < 3
    then:
      n: n + 2
cost:
  - total:
      - 2 per walk
      - 3 per jump
goal: n = 4
estimate:
  total: 4 - n
"""


def test_costs_and_keys() -> None:
    """By hand: a step costs 2, a jump 3; the estimate is the distance in steps."""
    puzzle = pl.loads(COSTS)
    found = [(e.state["n"], e.g, e.h, e.f) for e in puzzle.watch(order="astar")]
    assert found == [(0, 0, 4, 4), (2, 3, 2, 5), (1, 2, 3, 5)]
    assert [e.f for e in puzzle.watch(order="ucs")] == [e.g for e in puzzle.watch(order="ucs")]
    assert all(e.f == e.g + 3 * e.h for e in puzzle.watch(order="wastar", weight=3))
    assert all(e.f == e.h for e in puzzle.watch(order="greedy"))
    depths = [(e.round, e.g, e.bound) for e in puzzle.watch(order="iddfs")]
    assert depths[0] == (0, 0, 0) and all(g <= bound for _, g, bound in depths)


@pytest.mark.parametrize("order", ORDERS)
def test_the_answer_is_that_of_solve(order: str) -> None:
    puzzle = pl.load("goat")
    watched = puzzle.watch(order=order)
    assert watched.answer == puzzle.solve(order=order)
    assert watched.answer.expanded == len(watched) and watched.complete
    assert watched.order == watched.answer.order == order
    assert repr(watched) == f"<WatchedSearch by {order}: {len(watched)} expansions>"
    first = watched[0]
    assert first.state == puzzle.initial and first.parent is None
    assert watched[:2] == [*watched][:2]


def test_only_the_first_are_kept(tmp_path: Path) -> None:
    puzzle = pl.load("eight-puzzle")
    whole = puzzle.watch(order="greedy")
    few = puzzle.watch(order="greedy", most=10)
    assert [*few] == whole[:10] and not few.complete and few.answer == whole.answer


def test_orders_are_compared() -> None:
    puzzle = pl.load("goat")
    table = puzzle.compare_orders(["bfs", "dfs", "astar"])
    assert [row.order for row in table] == ["bfs", "dfs", "astar"]
    for row in table:
        estimate = "found" if row.estimate == "found" else "auto"
        answer = puzzle.solve(order=row.order, estimate=estimate)
        assert (row.expanded, row.generated, row.states) == (
            answer.expanded, answer.generated, answer.states,
        )  # fmt: skip
        assert (row.cost, row.length, row.optimal) == (answer.cost, answer.length, answer.optimal)
    assert str(table).splitlines()[0].split() == [*type(table[0])._fields]
    assert table._repr_html_().count("<tr>") == 4
    assert {row.order for row in puzzle.compare_orders()} >= {"bfs", "dfs", "iddfs"}


# ── the page ─────────────────────────────────────────────────────────────────────────


def page_data(page: str) -> dict[str, Any]:
    found = re.search(r'<script id="data" type="application/json">(.*?)</script>', page, re.S)
    assert found
    data: dict[str, Any] = json.loads(found.group(1))
    return data


@pytest.mark.parametrize("order", ORDERS)
def test_the_page_can_replay_each_frontier(order: str) -> None:
    watched = answers.watch(answers.load("frogs"), order)
    data = page_data(watch_page([watched]))
    (search,), texts = data["searches"], data["shown"]
    head: list[int] = data["starts"]
    for row, state, change in zip(watched.rows, search["state"], search["heads"], strict=True):
        assert texts[state] == row.shown
        if change[:1] == [-1]:
            head = change[1:]
        else:
            head = [n for n in head if n != state]
            for place, n in zip(change[::2], change[1::2], strict=True):
                head.insert(place, n)
            head = head[: data["head"]]
        assert [texts[n] for n in head] == [watched.shown(n) for n in row.frontier[: data["head"]]]
        assert sum(search["counts"][row.number - 1]) == len(row.events)


@pytest.mark.slow
def test_a_page_of_10_000_records_is_small() -> None:
    watched = answers.watch(answers.load("eight-puzzle"), "bfs", Limits(states=30_000))
    assert len(watched.rows) == 10_000
    assert len(watch_page([watched]).encode()) <= 1_500_000


@pytest.mark.slow
@pytest.mark.skipif(BROWSER is None, reason="Chromium is not installed")
def test_two_orders_side_by_side_in_a_browser(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    words = ["solve", "cannibals", "--compare", "bfs,iddfs", "--watch-search", str(path)]
    assert cli.main([*words, "--quiet"]) == 0
    browser = Browser(tmp_path / "browser")
    try:
        browser.size(1400, 900)
        browser.open(path.as_uri())
        browser.wait("document.readyState === 'complete' && document.querySelectorAll('li').length")
        assert browser.run("[...document.querySelectorAll('h2')].map(e => e.firstChild.data)") == [
            "bfs", "iddfs",
        ]  # fmt: skip
        browser.click("#after")
        browser.wait("document.body.textContent.includes('expansion 1')")
        assert "cut — 1 missionary and 0 cannibals to the right: nobody is eaten" in browser.run(
            "document.body.textContent"
        )
        browser.run("const s = document.querySelector('select'); s.value = 3; "
                    "s.dispatchEvent(new Event('change'))")  # fmt: skip
        browser.wait("document.body.textContent.includes('1 of its round')")
        before = browser.run("document.querySelector('canvas').toDataURL()")
        browser.key("End")
        browser.wait("document.body.textContent.includes('Solved in 11 moves')")
        time.sleep(0.2)
        assert browser.run("document.querySelector('canvas').toDataURL()") != before
        assert browser.console == []
    finally:
        browser.close()
