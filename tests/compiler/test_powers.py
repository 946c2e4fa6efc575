"""``n ^ k`` on both tiers, for each base and exponent of a range."""

from __future__ import annotations

import pytest

from tests.compiler.test_backends import agree as first_tier_agrees
from tests.compiler.test_backends import read
from tests.engine.test_native import agree as machine_code_agrees

PUZZLE = """\
puzzle: Powers
state:
  a: -4..4 = -4
  k: LOWEST..8 = 0
  n: -100000..100000 = 0
transitions:
  base(v in -4..4):
    when: n = 0
    then: {a: v}
  exponent(v in LOWEST..8):
    when: n = 0
    then: {k: v}
  raise:
    when: n = 0
    then: {n: a ^ k}
  square:
    when: n != 0
    then: {n: a ^ 2 - 2 ^ (k mod 5) ^ 2 * a}
goal: a ^ k = 4096
"""


@pytest.mark.parametrize("lowest", ["0", "-1"])
def test_tiers(lowest: str) -> None:
    puzzle = read(PUZZLE.replace("LOWEST", lowest))
    assert puzzle is not None
    assert first_tier_agrees(puzzle, 180) > 100
    assert machine_code_agrees(puzzle, 180) > 100
