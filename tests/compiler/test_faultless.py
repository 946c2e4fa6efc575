"""A rule proved to have a value never faults, in any state."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from puzzlelang.compiler import never_faults
from puzzlelang.compiler.constant_tables import Table
from puzzlelang.core import ABSENT
from puzzlelang.core.thresholds import changed
from puzzlelang.search.system import Fault
from tests.support import in_part, load_text

PARTS = (
    "half(a) = 1", "half(b) = 2", "a mod 2 = 0", "b mod 2 = 0", "b != 0", "a div b = 1", "a > b",
    "half(a) in seen", "a in seen", "next(b) in seen", "seen != none", "b < 4", "half(half(a)) = 1",
)  # fmt: skip
SAFE = "a mod 2 = 0", "b mod 2 = 0", "b in 1..3", "a + b < 6"
EFFECTS = (
    "a: half(a)", "a: a div b", "b: half(b) + 1", "b: next(b)", "seen: seen - half(a)",
    "seen: seen + half(b)", "seen: seen + a", "b: (if a mod 2 = 0 then half(a) else 0)",
)  # fmt: skip


def some_puzzle(seed: int) -> str:
    """Two numbers with any initial values; some rules lack a value for some of them."""
    chance = random.Random(seed)
    lines = [
        "puzzle: Halves", "types: {number: 0..4}", "tables:",
        "  half: {0: 0, 2: 1, 4: 2}", "  next: {0: 1, 1: 2, 2: 3, 3: 4}",
        "state:",
        "  a: number = any of 0..4", "  b: number = any of 0..4",
        "  seen: set of number = none + 0 + 1",
        "transitions:",
    ]  # fmt: skip
    for number in range(chance.randint(1, 2)):
        guard = [part for part in SAFE if chance.random() < 0.8]
        guard += chance.sample(PARTS, chance.randint(1, 3))
        if chance.random() < 0.2:
            chance.shuffle(guard)
        effects = {line.split(":")[0]: line for line in chance.sample(EFFECTS, 2)}
        lines += [f"  step{number}:", f"    when: {' and '.join(guard)}", "    then:"]
        lines += [f"      {line}" for line in effects.values()]
    lines.append("goal: a = 4 and b = 4 and seen = none")
    return "\n".join(lines) + "\n"


@pytest.mark.slow
@in_part("part", 8, 1)
def test_random_rules(part: int) -> None:
    seen: Counter[tuple[bool, bool]] = Counter()
    for seed in range(400 // part):
        loaded = load_text(some_puzzle(seed), "python")
        proved, faults = never_faults(loaded.system), False
        try:
            loaded.searcher.explore()
        except Fault:
            faults = True
        assert not (proved and faults), some_puzzle(seed)
        seen[proved, faults] += 1
    assert seen[True, False] > 60 // part and seen[False, True] > 60 // part
    assert seen[True, False] > 3 * seen[False, False], "few proofs are missed"


RULE = """\
puzzle: Halves
types: {number: 0..4}
tables:
  half: {0: 0, 2: 1, 4: 2}
  next: {0: 1, 1: 2, 2: 3, 3: 4}
state:
  a: number = 0
  seen: set of number = none
transitions:
  step:
    GUARD
    then:
      EFFECT
goal: a = 4
"""


@pytest.mark.parametrize(("guard", "effect", "proved"), [
    ("when: a != 1 and a != 3", "a: half(a)", True),
    ("when: a != 1 and half(a) = 0 and a != 3", "a: 0", False),
    ("when: a != 1", "a: half(a)", False),
    ("when: a != 1", "a: next(a)", False),
    ("when: a < 4", "a: next(a)", True),
    ("when: (0 in seen or a = 2) and 0 not in seen", "a: half(a)", False),
    ("when: (a = 0 and 0 in seen) or a = 2", "a: half(a)", True),
    ("let: {h: half(a)}\n    when: a != 1 and a != 3 and h > 0", "a: h", True),
    ("let: {h: half(a)}\n    when: h > 0 and a != 1 and a != 3", "a: h", False),
])  # fmt: skip
def test_only_what_is_asked_before_counts(guard: str, effect: str, proved: bool) -> None:
    text = RULE.replace("GUARD", guard).replace("EFFECT", effect)
    assert never_faults(load_text(text).system) is proved


@pytest.mark.parametrize("entries", [(0, None, 1, 2), bytes((0, ABSENT, 1, 2))])
def test_a_part_of_a_table_that_has_all_entries(entries: Any) -> None:
    table = Table(entries)
    assert table.lacks(0, 1) and table.lacks(1, 1) and table.lacks(1, 3)
    assert not table.lacks(0, 0) and not table.lacks(2, 3)
    with changed(looked_through=1):
        assert table.lacks(2, 3)
