"""Membership in constant sets, in every form of the test."""

from __future__ import annotations

import random

import pytest

from puzzlelang.core import nodes as core
from puzzlelang.core.thresholds import changed
from tests.compiler.test_backends import agree
from tests.support import in_part, load_text

FEW_PLACES = 40


def members(chance: random.Random, most: int) -> list[int]:
    """Generate runs, single values and boundary values, which a shortcut might treat as all or
    nothing.
    """
    kind = chance.randrange(6)
    if kind == 0:
        return sorted(chance.sample(range(most), chance.randrange(1, most)))
    if kind == 1:
        first = chance.randrange(most)
        return list(range(first, chance.randrange(first, most) + 1))
    if kind == 2:
        return [chance.choice((0, 1, most - 1, most, most + 9, most + 70))]
    if kind == 4:
        return list(range(2 * most + 1))
    if kind == 3:
        return [0, most]
    return [value for value in range(most) if chance.random() < 0.9] or [0]


def some_questions(seed: int) -> core.Puzzle:
    """Test ``n``, which takes all values, and values at a distance from it against some sets."""
    chance = random.Random(seed)
    most = chance.choice((3, 8, 40, 62, 63, 64, 65, 100))
    low = chance.choice((0, 0, 2, -3))
    sets = [members(chance, most) for _ in range(6)]
    lines = [
        "puzzle: Constant sets",
        "sets:",
        *(f"  some{number}: {numbers}" for number, numbers in enumerate(sets)),
        "state:",
        f"  n: {low}..{most} = {low}",
        f"  m: {low}..{most} or none = none",
        f"  board: 0..{most} for each p in 0..{FEW_PLACES - 1} = p mod {most}",
        f"  last: 0..{FEW_PLACES} = 0",
        "transitions:",
        f"  on:\n    when: n < {most}\n    then:\n      n: n + 1\n      m: n",
    ]
    for number in range(6):
        asked = chance.choice(("n", "n", "m", "n + {}", "n - {}", "2 * n", "abs(n - {})"))
        asked = asked.format(chance.randrange(1, 9))
        if low >= 0 and chance.random() < 0.2:
            asked = f"board(n mod {FEW_PLACES})"
        word = chance.choice(("in", "not in"))
        lines.append(
            f"  take{number}:\n    when: last = 0 and {asked} {word} some{number}\n"
            f"    then:\n      last: {number} + 1"
        )
    return load_text("\n".join([*lines, "goal: n = 0 and last = 99 mod 7"]) + "\n").puzzle


WAYS = {
    "usual": {},
    "no table": {"truths": 0},
    "open": {"slot_values": 0},
    "no numbers": {"slot_values": 0, "bit_table": 0, "mask_values": 0},
    "outside": {"slot_values": 0, "embedded": 0, "bit_table": 0},
    "each": {"few_tries": 0, "slot_values": 0, "truths": 0},
}


@pytest.mark.slow
@pytest.mark.each_time("3-usual", "3-open")
@pytest.mark.parametrize("way", WAYS)
@in_part("count", 3, 8)
def test_the_first_tier_knows_what_is_in_a_set(way: str, count: int) -> None:
    for seed in range(count):
        with changed(**WAYS[way]):
            assert agree(some_questions(seed), 500) > 4


@pytest.mark.each_time("open")
@pytest.mark.parametrize("way", ["open", "no table", "outside"])
def test_machine_code_knows_what_is_in_a_set(way: str) -> None:
    pytest.importorskip("llvmlite")
    from tests.engine.test_native import agree as agree_in_machine_code

    for seed in range(3):
        with changed(**WAYS[way]):
            assert agree_in_machine_code(some_questions(seed), 300) > 4
