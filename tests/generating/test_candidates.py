"""Draws against published numbers and distributions; drawn values and maps against their recipe."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from pathlib import Path
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


# ── draws ─────────────────────────────────────────────────────────────────────────────


DOCS = Path(__file__).parents[2] / "docs" / "generating.md"

# Sebastiano Vigna's splitmix64.c, seed 1234567; also on Rosetta Code
PUBLISHED = [
    6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
    16408922859458223821,
]  # fmt: skip


def test_words_are_those_of_splitmix64() -> None:
    draws = Draws(0, 0)
    draws._state = 1234567
    assert [draws.word() for _ in PUBLISHED] == PUBLISHED


def test_vectors_of_the_docs() -> None:
    rows = re.findall(
        r"^\| (\d+) \| (\d+) \| (\d+) \| (\d) \| ([\d ]+) \|$", DOCS.read_text(), re.M
    )
    assert len(rows) >= 4
    for seed, number, word, below, order in rows:
        assert Draws(int(seed), int(number)).word() == int(word)
        assert Draws(int(seed), int(number)).below(10) == int(below)
        items = [*range(9)]
        Draws(int(seed), int(number)).shuffle(items)
        assert items == [*map(int, order.split())]


def test_candidates_and_seeds_share_no_draws() -> None:
    first = {Draws(seed, number).word() for seed in range(50) for number in range(50)}
    assert len(first) == 2500


def even(counts: Counter[object], kinds: int, each: int) -> bool:
    """Test whether all kinds are about as frequent: within six standard deviations."""
    return len(counts) == kinds and all(abs(n - each) ** 2 < 36 * each for n in counts.values())


@pytest.mark.slow
def test_numbers_orders_and_choices_are_even() -> None:
    below, orders, chosen = Counter[object](), Counter[object](), Counter[object]()
    for number in range(12_000):
        draws = Draws(7, number)
        below[draws.below(12)] += 1
        items = [*"abcd"]
        draws.shuffle(items)
        orders[tuple(items)] += 1
        chosen[frozenset(draws.some(2, 3, 7))] += 1
    assert even(below, 12, 1000) and set(below) == {*range(12)}
    assert even(orders, 24, 500) and set(orders) == {*permutations("abcd")}
    assert even(chosen, 10, 1200) and set(chosen) == {*map(frozenset, combinations(range(3, 8), 2))}


def test_what_is_not_fair_is_drawn_again() -> None:
    """Of 2 ** 64 numbers, one too many for 3 * 2 ** 62: a quarter is drawn again."""
    count, again = 3 << 62, 0
    for number in range(400):
        draws, first = Draws(1, number), Draws(1, number).word()
        value = draws.below(count)
        again += value != first
        assert value < count and (value == first) == (first < count)
    assert 60 < again < 140


def test_one_choice_draws_nothing() -> None:
    draws = Draws(7, 0)
    assert draws.below(1) == 0 and draws.word() == Draws(7, 0).word()
