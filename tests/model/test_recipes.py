"""The section `generate:`: its phrases, and the recipe that the checker makes of them."""

from __future__ import annotations

import pytest

from puzzlelang.core import evaluate
from puzzlelang.core import recipes as core
from puzzlelang.editor.analysis import analyse
from puzzlelang.editor.formatting import format_text
from puzzlelang.model import check
from puzzlelang.model.recipe_checks import recipe_of
from puzzlelang.syntax import read_puzzle
from puzzlelang.text import Diagnostics, Source
from tests.support import diagnose

PUZZLE = """puzzle: Crates
params:
  n: 3
  sizes: [8, 5, 3]
  word: cold
  tap: false
types:
  temp: [cold, warm]
maps:
  room:
    text: |
      #@$.aA
      ######
    legend: |
      # = wall
      @ = start
      $ = box
      . = floor
      X = part(letter)
      a = key
      A = door
state:
  man: 0..9 = 0
  tubes: 0..9 for each p in 1..3 = 0
cost: [pushes: 1 per up, of both kinds: 2 per up]
transitions:
  up: {when: man < n, then: {man: man + 1}}
goal: man = n
"""
FILLED = """puzzle: Line
params:
  n: 3
maps:
  board:
    text: |
      12.
    legend: |
      1-9 = given(digit)
      . = empty
choose:
  x: 1..9 for each c in board
rules:
  - every c in given has x(c) = given(c)
"""


def recipe(lines: str, puzzle: str = PUZZLE) -> core.Recipe:
    """Return the recipe of a section without mistakes."""
    diagnostics = Diagnostics()
    parsed = read_puzzle(Source("puzzle.yaml", f"{puzzle}generate:{lines}\n"), diagnostics)
    assert parsed is not None
    typed = check(parsed, {}, {}, diagnostics)
    assert typed is not None
    found = recipe_of(parsed, typed, diagnostics)
    assert found is not None, [d.message for d in diagnostics]
    return found


def draw(lines: str) -> object:
    """Return the only draw, without its position."""
    (one,) = recipe(lines).draws
    return plain(one)


def plain(part: object) -> object:
    names = [name for name in type(part).__match_args__ if name != "span"]
    return (type(part).__name__, *(getattr(part, name) for name in names))


def numbers(low: int, high: int, name: str, count: int | None, order: str = "") -> object:
    return ("DrawNumbers", name, core.Bound(low), core.Bound(high), count, order)


@pytest.mark.parametrize(
    ("lines", "drawn"),
    [
        (" {n: 3..5}", numbers(3, 5, "n", None)),
        ("\n  n: -3 .. 5", numbers(-3, 5, "n", None)),
        (" {sizes: falling 3 of 2..20}", numbers(2, 20, "sizes", 3, "falling")),
        (" {sizes: 3 of 2..20}", numbers(2, 20, "sizes", 3)),
        ("\n  word: any of [cold, warm]", ("DrawOne", "word", ("cold", "warm"))),
        (" {word: cold or warm}", ("DrawOne", "word", ("cold", "warm"))),
        (" {word: \"'cold' or warm\"}", ("DrawOne", "word", ("cold", "warm"))),
        (" {tap: true or false}", ("DrawOne", "tap", (True, False))),
        (" {n: 2 or -4}", ("DrawOne", "n", (2, -4))),
        (" {sizes: shuffled 0..3}", ("DrawOrder", "sizes", (0, 1, 2, 3))),
        ("\n  sizes: shuffled [1, 1, 2]", ("DrawOrder", "sizes", (1, 1, 2))),
        (" {sizes: shuffled}", ("DrawOrder", "sizes", (8, 5, 3))),
        (" {room: shuffled}", ("DrawOrder", "room", ())),
        (" {room: 8 x 9}", ("DrawRoom", "room", 8, 9, ".", "", "")),
        (" {room: 8x9 in '#'}", ("DrawRoom", "room", 8, 9, ".", "#", "")),
        (" {room: maze 9 × 7}", ("DrawRoom", "room", 9, 7, ".", "", "#")),
        (" {room: maze 9 x 7 in $}", ("DrawRoom", "room", 9, 7, ".", "$", "$")),
    ],
)
def test_draws(lines: str, drawn: object) -> None:
    assert draw(lines) == drawn


def test_a_bound_is_an_earlier_number() -> None:
    first, second = recipe(" {sizes: falling 3 of 2..20, n: 1 .. sizes(1)}").draws
    assert isinstance(first, core.DrawNumbers)
    assert isinstance(second, core.DrawNumbers)
    assert (second.low, second.high) == (core.Bound(1), core.Bound(0, "sizes", 1))
    assert second.span.text == "1 .. sizes(1)"


def test_items() -> None:
    section = recipe("\n  room: 6 x 6\n  put: [XX in row 3, 4..9 of '#', 2 of $, 1 of a or A]")
    assert [plain(put) for put in section.puts] == [
        ("Put", "room", 1, 1, ("XX",), 3), ("Put", "room", 4, 9, ("#",), None),
        ("Put", "room", 2, 2, ("$",), None), ("Put", "room", 1, 1, ("a", "A"), None),
    ]  # fmt: skip
    assert section.puts[1].span.text == "4..9 of '#'"
    within = recipe("\n  room: 6 x 6 in '#'\n  put: XX in row 3")
    assert plain(within.puts[0]) == ("Put", "room", 1, 1, ("XX",), 4)  # the first row is border
    in_one_text = recipe("\n  room: 6 x 6\n  put: XX in row 3, 4..9 of '#', 2 of $, 1 of a or A")
    assert list(map(plain, in_one_text.puts)) == list(map(plain, section.puts))


@pytest.mark.parametrize(
    ("begin", "meaning"),
    [
        ("any man, tubes", ("any", ("man", "tubes"), 0)),
        ("any man and tubes", ("any", ("man", "tubes"), 0)),
        ("any reachable", ("reachable", (), 0)),
        ("shuffled tubes", ("shuffled", ("tubes",), 0)),
        ("scrambled 30", ("scrambled", (), 30)),
    ],
)
def test_starts(begin: str, meaning: object) -> None:
    assert plain(recipe(f"\n  begin: {begin}").begin) == ("Begin", *meaning)  # type: ignore[misc]


def test_what_to_keep() -> None:
    """Lines of the cost whose name is no word can't be named."""
    section = recipe(" {n: 3..5, keep: solutions = 1 and pushes + n > 7 and n * n > 8}")
    names = [measure.name for measure in section.measures]
    assert names == ["cost", "length", "solutions", "bits", "dead_ends", "states", "pushes", "n"]
    assert section.keep is not None
    for pushes, wanted in ((4, False), (5, True), (1 << 38, True)):
        values = dict.fromkeys(section.measures, 1) | {
            measure: pushes if measure.name == "pushes" else 3
            for measure in section.measures if measure.name in ("pushes", "n")
        }  # fmt: skip
        assert bool(evaluate(section.keep, (), values)) is wanted


def test_a_choice() -> None:
    section = recipe(" {take away: board, keep: solutions = 1 and givens < n}", FILLED)
    assert section.take_away == "board"
    assert [measure.name for measure in section.measures] == ["solutions", "givens", "n"]


def test_mistakes_are_reported_by_validate_only() -> None:
    text = f"{PUZZLE}generate: {{m: 3..5}}\n"
    assert diagnose(text) == []
    assert [d.code for d in diagnose(text, validate=True) if d.severity == "error"] == [
        "unknown-name"
    ]


def test_the_work_of_a_condition_is_bounded() -> None:
    loops = "a in 1..4000, b in 1..4000, c in 1..4000 where a + b + c"
    text = f"{PUZZLE}generate:\n  n: 3..5\n  keep: some {loops} = cost\n"
    found = [d for d in diagnose(text, validate=True) if d.severity == "error"]
    assert [(d.code, d.span and d.span.text[:4]) for d in found] == [("too-much-work", "some")]


def test_formatting_keeps_it() -> None:
    lines = (
        "  room: maze 9 x 9 in '#'\n  put: [4..9 of '#', 2 of $, XX in row 3]\n"
        "  begin: any man, tubes\n  keep: solutions=1 and  pushes>=5\n"
    )
    formatted = format_text(f"{PUZZLE}generate:\n{lines}", "puzzle.yaml")
    assert lines.replace("s=1 and  pushes>=5", "s = 1 and pushes >= 5") in formatted


def test_names_in_it_are_renamed() -> None:
    lines = "generate:\n  sizes: 3 of 2..9\n  n: 1 .. sizes(1)\n  keep: cost > n\n"
    analysis = analyse(PUZZLE + lines, "puzzle.yaml")
    spans = [
        one.span.text
        for one in analysis.occurrences
        if one.symbol.name in ("n", "sizes") and one.span.start > len(PUZZLE)
    ]
    assert spans == ["sizes", "n", "sizes", "n"]
