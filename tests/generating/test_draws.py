"""Draws against published numbers, the vectors of docs/generating.md, and plain distributions."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

from puzzlelang.generating.candidates import Draws

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
