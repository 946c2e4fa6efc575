"""Answers to puzzles that are filled in: right ones are verified, edited ones are not."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.text import Source
from puzzlelang.verify import verify

Json = dict[str, Any]

QUEENS = """\
puzzle: Queens
params:
  n: 5
types:
  line: 1 .. n
choose:
  queen: line for each r in line
rules:
  columns: every a, b in line where a != b has queen(a) != queen(b)
  diagonals: every a, b in line where a < b has abs(queen(a) - queen(b)) != b - a
show: <picture(if queen(r) = c then 'Q' else '.' for r, c in line)>
"""

PAINT = """\
puzzle: Paint
types:
  node: [p, q, r, s]
  colour: [red, blue, green]
tables:
  near: {p: [q, s], q: [p, r], r: [q, s], s: [p, r]}
choose:
  paint: colour for each n in node
helpers:
  spare: 0..2
rules:
  - every a in node, b in near(a) has paint(a) != paint(b)
  - spare >= 1
cost:
  - greens: count(those n in node where paint(n) = green)
  - reds: count(those n in node where paint(n) = red)
"""

KINDS = """\
puzzle: Kinds
choose:
  few: set of 1..4
  maybe: 1..3 or none
  on: boolean
rules:
  two: count(few) = 2
  member: maybe in few
  off: not on
"""

ONE = """\
puzzle: One
choose:
  x: 0..9
  y: 0..9
rules:
  sum: x + y = 17
  order: x < y
"""

NONE = """\
puzzle: None
choose:
  x: 0..9
  y: 0..9
rules:
  unused: x >= 0
  sum: x + y = 17
  order: x < y
  odd: x != 8
"""


def load(text: str, *settings: tuple[str, str]) -> answers.ToFill:
    try:
        answers.load_text(Source("puzzle.yaml", text), settings)
    except answers.ToFill as puzzle:
        return puzzle
    raise AssertionError("the puzzle moves")


def solve(puzzle: answers.ToFill, **how: Any) -> Json:
    answer = answers.fill(puzzle, **how)
    data: Json = json.loads(json.dumps(answers.FILLED.data(answer)))
    return data


LISTED: Json = {"count": True, "most": None}


@pytest.mark.each_time("how0-text1")
@pytest.mark.parametrize("text", [QUEENS, PAINT, KINDS, ONE, NONE])
@pytest.mark.parametrize("how", [{}, {"count": True}, LISTED, {"count": True, "most": 2}])
def test_right_answers(text: str, how: Json) -> None:
    puzzle = load(text)
    verdict = verify(puzzle.puzzle, solve(puzzle, **how))
    assert (verdict.status, verdict.problems, verdict.notes) == ("verified", (), ())


@pytest.mark.slow
def test_claims_about_large_puzzles_are_open() -> None:
    puzzle = load(QUEENS, ("n", "8"))
    verdict = verify(puzzle.puzzle, solve(puzzle))
    assert verdict.status == "verified"
    (note,) = verdict.notes
    assert "first in the order" in note
    verdict = verify(puzzle.puzzle, solve(puzzle, **LISTED))
    assert "92 listed choices, all different and in order" in verdict.checked
    (number, _) = verdict.notes
    assert number.startswith("the number of choices: there are more than 100,000 assignments")


def put(*path: Any) -> Callable[[Json], None]:
    *outer, last, value = path

    def change(data: Json) -> None:
        place: Any = data
        for key in outer:
            place = place[key]
        place[last] = value

    return change


def drop(name: str) -> Callable[[Json], None]:
    return lambda data: data.pop(name)


def swap(data: Json) -> None:
    data["list"][:2] = data["list"][1::-1]


def repeat(data: Json) -> None:
    data["list"].insert(0, copy.deepcopy(data["list"][0]))
    data["total"] += 1


def shorten(data: Json) -> None:
    data["list"].pop()
    data["total"] -= 1


def only_helpers_differ(data: Json) -> None:
    other = copy.deepcopy(data["list"][0])
    other["state"]["spare"] = 3 - other["state"]["spare"]
    data["list"].insert(1, other)
    data["total"] += 1


EDITS: list[tuple[str, Json, Callable[[Json], object], str]] = [
    (QUEENS, {}, put("choice", "state", "queen", [1, 2, 3, 4, 5]), "breaks the rule `diagonals`"),
    (QUEENS, {}, put("choice", "state", "queen", 0, 2), "breaks the rule"),
    (QUEENS, {}, put("choice", "state", "queen", 0, 6), "6"),
    (QUEENS, {}, put("choice", "state", "queen", 0, True), "true"),
    (QUEENS, {}, put("choice", "state", "queen", [1]), "list"),
    (QUEENS, {}, put("choice", "state", "rook", 1), "rook"),
    (QUEENS, {}, put("choice", "shown", "Q"), "prints as"),
    (QUEENS, {}, put("choice", None), "object"),
    (QUEENS, {}, drop("choice"), "choice"),
    (QUEENS, {}, drop("order"), "order"),
    (QUEENS, {}, put("order", "only"), "only"),
    (QUEENS, {}, put("order", "best"), "not only, first, several or unknown"),
    (QUEENS, {}, put("outcome", "unsolvable"), "unsolvable"),
    (QUEENS, {}, put("outcome", "gave-up"), "gave-up"),
    (QUEENS, {}, put("outcome", "unfinished"), "unfinished"),
    (QUEENS, {}, put("puzzle", "Kings"), "Kings"),
    (QUEENS, {}, put("parameters", {"n": "6"}), "parameters"),
    (QUEENS, {}, put("optimal", True), "no `cost:`"),
    (QUEENS, {}, put("optimal", 1), "true or false"),
    (QUEENS, {}, put("amounts", [3]), "amounts"),
    (QUEENS, {"count": True}, put("total", 9), "total"),
    (QUEENS, {"count": True}, put("total", 11), "there are 10"),
    (QUEENS, {"count": True}, put("total", 0), "there is a choice"),
    (QUEENS, {"count": True}, put("total", 10.0), "whole number"),
    (QUEENS, {"count": True}, put("total", 1), "total"),
    (QUEENS, LISTED, put("total", 11), "there are 10"),
    (QUEENS, LISTED, drop("total"), "total"),
    (QUEENS, LISTED, repeat, "the same as"),
    (QUEENS, LISTED, swap, "precede"),
    (QUEENS, LISTED, shorten, "10"),
    (QUEENS, LISTED, lambda d: d["list"].pop(3), "skips"),
    (QUEENS, LISTED, lambda d: put("choice", d["list"][1])(d), "first"),
    (QUEENS, {}, lambda d: put("choice", solve(load(QUEENS), **LISTED)["list"][1])(d), "first"),
    (PAINT, {}, put("amounts", [0, 1]), "amounts"),
    (PAINT, {}, drop("amounts"), "amounts"),
    (PAINT, LISTED, only_helpers_differ, "the same as"),
    (PAINT, {"count": True}, put("total", 4), "there are 2 best choices"),
    (KINDS, {}, put("choice", "state", "few", [1, 2, 3]), "breaks the rule `two`"),
    (KINDS, {}, put("choice", "state", "maybe", None), "breaks the rule `member`"),
    (KINDS, {}, put("choice", "state", "few", [1, 1]), "twice"),
    (KINDS, {}, put("choice", "state", "few", [1, 5]), "5"),
    (KINDS, {}, put("choice", "state", "on", 0), "0"),
    (ONE, {}, put("order", "several"), "no other choice"),
    (ONE, {}, put("order", "first"), "no other choice"),
    (ONE, {"count": True}, put("more", True), "only"),
    (ONE, {}, put("conflict", ["sum"]), "conflict"),
    (NONE, {}, put("conflict", ["sum", "order"]), "a choice satisfies all of them"),
    (NONE, {}, put("conflict", ["unused", "sum", "order", "odd"]), "conflict without `unused`"),
    (NONE, {}, put("conflict", ["total"]), "no rule"),
    (NONE, {}, drop("conflict"), "minimal"),
    (NONE, {"count": True}, put("total", 1), "total"),
    (NONE, {}, put("order", "only"), "order"),
]


@pytest.mark.parametrize("number", range(len(EDITS)))
def test_edited_answers(number: int) -> None:
    text, how, change, problem = EDITS[number]
    puzzle = load(text)
    answer = solve(puzzle, **how)
    change(answer)
    verdict = verify(puzzle.puzzle, answer)
    assert verdict.status == "refuted"
    assert problem in " ".join(verdict.problems)


def test_a_choice_that_is_not_a_best_one() -> None:
    puzzle = load(PAINT)
    answer = solve(puzzle)
    cyclic = {"p": "green", "q": "red", "r": "green", "s": "red"}
    state = {"paint": cyclic, "spare": 1}
    shown = "node   p      q    r      s\npaint  green  red  green  red"
    answer["choice"] = {"state": state, "shown": shown}
    answer["amounts"] = [2, 2]
    assert "not a best one" in " ".join(verify(puzzle.puzzle, answer).problems)
    answer["optimal"], answer["order"] = False, "unknown"
    assert verify(puzzle.puzzle, answer).holds
    answer["order"] = "only"
    assert not verify(puzzle.puzzle, answer).holds


def test_a_rule_without_a_value() -> None:
    text = """\
puzzle: Fault
choose:
  x: 1..2
tables:
  t: {1: 5}
rules:
  - x = 1
  - t(x) > 4
"""
    puzzle = load(text)
    assert verify(puzzle.puzzle, solve(puzzle)).holds
    puzzle = load(text.replace("  - x = 1\n", ""))
    answer = {"puzzle": "Fault", "outcome": "unsolvable", "parameters": {}}
    verdict = verify(puzzle.puzzle, answer)
    assert verdict.status == "unchecked"
    assert "rules fail" in " ".join(verdict.notes)
