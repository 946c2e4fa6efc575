"""Drawn values and maps, against what their recipe says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from string import ascii_uppercase
from typing import Any

import pytest

from puzzlelang.core import Bound, DrawNumbers, DrawOne, DrawOrder, DrawRoom, Put, Recipe
from puzzlelang.generating.candidates import Candidate, Draws, Maker, Rejected, tries_needed
from puzzlelang.text import Source

SPAN = Source("recipe", " ").span(0)
SIGNS = {"m": f" .#ab{ascii_uppercase}"}


def candidates(
    count: int, *parts: Any, rows: tuple[str, ...] = ("ab", "..")
) -> Iterator[Candidate]:
    puts = tuple(part for part in parts if isinstance(part, Put))
    draws = tuple(part for part in parts if not isinstance(part, Put))
    maker = Maker(Recipe(SPAN, draws, puts), {"m": rows}, SIGNS)
    return (maker.candidate(Draws(7, number)) for number in range(count))


def room(rows: int, columns: int, border: str = "", wall: str = "") -> DrawRoom:
    return DrawRoom("m", SPAN, rows, columns, ".", border, wall)


def put(least: int, most: int, *words: str, row: int | None = None) -> Put:
    return Put("m", SPAN, least, most, words, row)


def test_numbers_refer_to_earlier_ones() -> None:
    sizes = DrawNumbers("sizes", SPAN, Bound(2), Bound(20), 3, "falling")
    litres = DrawNumbers("litres", SPAN, Bound(1), Bound(0, "sizes", 1))
    half = DrawNumbers("half", SPAN, Bound(0, "litres"), Bound(20))
    for one in candidates(300, sizes, litres, half):
        first, *rest = values = [int(v) for v in one.settings["sizes"].strip("[]").split(", ")]
        assert values == sorted({*values}, reverse=True) and len(rest) == 2
        assert 2 <= values[-1] and first <= 20
        assert 1 <= int(one.settings["litres"]) <= first
        assert int(one.settings["litres"]) <= int(one.settings["half"]) <= 20


def test_one_of_some_and_any_order() -> None:
    word = DrawOne("word", SPAN, ("cold", True))
    order = DrawOrder("order", SPAN, (1, 2, 3))
    drawn = [*candidates(200, word, order, DrawOrder("m", SPAN))]
    assert {one.settings["word"] for one in drawn} == {"cold", "true"}
    assert len({one.settings["order"] for one in drawn}) == 6
    maps = Counter(one.maps["m"] for one in drawn)
    assert len(maps) == 12 and all(sorted(one) == sorted("ab\n..\n") for one in maps)


def test_items_are_put_on_floors() -> None:
    counts = Counter[int]()
    for one in candidates(300, room(4, 5, "#"), put(0, 4, "a", "b"), put(1, 1, "#", row=3)):
        rows = one.maps["m"].splitlines()
        assert [len(row) for row in rows] == [7] * 6
        assert rows[0] == rows[-1] == "#" * 7 and all(row[0] == row[-1] == "#" for row in rows)
        inside = "".join(row[1:-1] for row in rows[1:-1])
        counts[inside.count("a") + inside.count("b")] += 1
        assert inside.count("#") == 1 and "#" in rows[2][1:-1]
    assert sorted(counts) == [0, 1, 2, 3, 4] and min(counts.values()) > 30


def test_items_are_put_on_the_floors_of_a_shuffled_map() -> None:
    for one in candidates(50, DrawOrder("m", SPAN), put(1, 1, "#"), rows=("ab", "  ")):
        assert sorted(one.maps["m"]) == sorted("ab\n# \n")


def test_pieces_have_letters_of_their_own() -> None:
    parts = room(6, 6), put(1, 1, "XX", row=3), put(4, 6, "AA", "AAA")
    lying = Counter[bool]()
    for one in candidates(200, *parts):
        rows = one.maps["m"].splitlines()
        cells: dict[str, list[tuple[int, int]]] = {}
        for r, row in enumerate(rows):
            for c, sign in enumerate(row):
                cells.setdefault(sign, []).append((r, c))
        cells.pop(".")
        assert "".join(sorted(cells)) in ("ABCDX", "ABCDEX", "ABCDEFX")
        assert len(cells["X"]) == 2 and {r for r, _ in cells.pop("X")} == {2}
        for places in cells.values():
            assert len(places) in (2, 3)
            (r, c), last = places[0], places[-1]
            assert last in ((r, c + len(places) - 1), (r + len(places) - 1, c))
            lying[last[0] == r] += 1
    assert min(lying.values()) > 0.35 * lying.total()


@pytest.mark.parametrize(("parts", "reason"), [
    ((room(2, 2), put(5, 5, "a")), "no room"),
    ((room(2, 2), put(1, 1, "AAA")), "no room"),
    ((room(1, 5), put(1, 1, "XX", row=2)), "no room"),
    ((room(9, 9), put(27, 27, "AA")), "no letter left"),
    ((room(300, 300),), "a map of more than 40,000 cells"),
    ((DrawNumbers("n", SPAN, Bound(3), Bound(2)),), "too few numbers for n"),
    ((DrawNumbers("n", SPAN, Bound(0), Bound(10**18), 10**9),), "more than 40,000 numbers"),
])  # fmt: skip
def test_what_can_not_be_drawn_is_rejected(parts: Any, reason: str) -> None:
    with pytest.raises(Rejected, match=reason):
        next(candidates(1, *parts))


def ways(maze: list[str]) -> tuple[int, int, int]:
    """Return the numbers of cells, of pairs of adjacent cells, and of cells reached from one."""
    cells = {(r, c) for r, row in enumerate(maze) for c, sign in enumerate(row) if sign == "."}
    pairs = sum((r + 1, c) in cells for r, c in cells) + sum((r, c + 1) in cells for r, c in cells)
    reached, waiting = set[tuple[int, int]](), [(0, 0)]
    while waiting:
        r, c = waiting.pop()
        if (r, c) in cells - reached:
            reached.add((r, c))
            waiting += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return len(cells), pairs, len(reached)


def test_mazes_are_trees() -> None:
    mazes = [one.maps["m"].splitlines() for one in candidates(100, room(7, 11, wall="#"))]
    for maze in mazes:
        cells, pairs, reached = ways(maze)
        assert cells == reached == 24 + 23 and pairs == cells - 1
    assert len({*map(str, mazes)}) == 100


@pytest.mark.parametrize(("parts", "different"), [
    ((DrawNumbers("n", SPAN, Bound(3), Bound(5), None, ""), DrawOne("m", SPAN, (1, 2, 1))), 6),
    ((DrawNumbers("n", SPAN, Bound(1), Bound(4), 2, ""),), 12),
    ((DrawNumbers("n", SPAN, Bound(1), Bound(4), 2, "rising"),), 6),
    ((DrawOrder("n", SPAN, (1, 1, 2, 2)), DrawOne("m", SPAN, ("a", "b"))), 12),
])  # fmt: skip
def test_a_run_ends_when_all_candidates_are_drawn(parts: Any, different: int) -> None:
    recipe = Recipe(SPAN, parts)
    needed = tries_needed(recipe, 7, 1000)
    texts = [str(candidate.settings) for candidate in candidates(1000, *parts)]
    assert len({*texts}) == len({*texts[:needed]}) == different
    assert texts[needed - 1] not in texts[: needed - 1]
    assert tries_needed(recipe, 7, needed - 1) == needed - 1


@pytest.mark.parametrize("parts", [
    (DrawNumbers("n", SPAN, Bound(1), Bound(9), None, ""),
     DrawNumbers("m", SPAN, Bound(1), Bound(0, "n"), None, "")),
    (DrawRoom("m", SPAN, 2, 2, ".", "", ""),),
    (DrawNumbers("n", SPAN, Bound(1), Bound(10**9), None, ""),),
])  # fmt: skip
def test_where_their_number_is_not_known_all_tries_are_made(parts: Any) -> None:
    assert tries_needed(Recipe(SPAN, parts), 0, 1000) == 1000
