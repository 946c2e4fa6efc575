"""Mistakes of users of other languages, or in a hurry.

Following each help text literally gives the intended text, which is accepted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import diagnose, each_row

CROSSING = """\
puzzle: Crossing
types:
  item: [wolf, goat, cabbage]
  bank: [left, right]
tables:
  eats: {wolf: goat, goat: cabbage}
state:
  farmer: bank = left
  at: bank for each item = left
  trips: 0..20 = 0
transitions:
  alone:
    then:
      farmer: other(farmer)
      trips: trips + 1
  take(i in item):
    when: at(i) = farmer
    then:
      farmer: other(farmer)
      at(i): other(farmer)
    say: take the <i>
invariants:
  safe: no a, b in item where a eats b and at(a) = at(b) and at(a) != farmer
goal: every i in item has at(i) = right
cost: 1 per move
show: <farmer>, <at>, <trips>
"""

CRATES = """\
puzzle: Crates
types:
  tool: [saw, rope]
tables:
  price: {saw: 3, rope: 5}
maps:
  room:
    text: |
      ######
      #@ $.#
      #  t #
      ######
    legend: |
      # = wall
      @ = player
      $ = crate
      . = goal
      t = shop
      space = floor
state:
  man: room = the player
  crates: set of room = crate
  coins: 0..9 = 8
  bag: set of tool = none
define:
  free(c in room): c not in wall and c not in crates
transitions:
  walk(d in direction):
    when: free(step(man, d))
    then:
      man: step(man, d)
  push(d in direction):
    let:
      box: step(man, d)
      beyond: step(man, d, 2)
    when: box in crates and free(beyond)
    then:
      man: box
      crates: crates - box + beyond
  buy(t in tool):
    when:
      - man in shop
      - coins >= price(t)
    then:
      coins: coins - price(t)
      bag: bag + t
goal: crates = goal and saw in bag
show: <man> <coins> <bag>
"""

NUMBERS = """\
puzzle: Numbers
types:
  card: 1..5
state:
  s: set of 1..5 = set(1, 2)
  pile: list(5) of card = list(1, 2)
  seat: card or none for each p in 1..2 = none
transitions:
  up(k in 1..5):
    when: last(pile) = 2 and count(pile) > 0
    then:
      s: s + k
      pile: pop(pile)
goal: count(s) = 5
"""

PUZZLES = {"crossing": CROSSING, "crates": CRATES, "numbers": NUMBERS}

FILE = Path(__file__).parents[1] / "diagnostics" / "slips.txt"


def in_file(base: str, line: str) -> str:
    """Replace the line of ``base`` that begins like ``line``."""
    start = line.partition(":")[0] + ":"
    at = base.index(f"\n{start}") + 1
    end = base.index("\n", at)
    if "text:" in line:
        end = base.index("\n", end + 1)
    return base[:at] + line + base[end:]


def cases(sign: str) -> Iterator[tuple[str, str, str]]:
    """Puzzle, typed text and intended text of all cases with this arrow."""
    base = ""
    text = re.sub(r"(?m)^#.*\n", "", FILE.read_text("utf-8"))
    for part in text.strip().split("\n\n"):
        slip, arrow, meant = re.fullmatch(r"(?s)(.*?)(?:\n([→⇒])\n(.*))?", part).groups()  # type: ignore[union-attr]
        if arrow is None:
            base = PUZZLES[slip.strip("= ")]
        elif arrow == sign:
            yield base, slip, meant


@pytest.mark.parametrize("base", PUZZLES.values(), ids=PUZZLES)
def test_the_puzzles_are_right(base: str) -> None:
    assert diagnose(base) == []


@each_row(("base", "slip", "meant"), [*cases("→")])
def test_obeyed(base: str, slip: str, meant: str) -> None:
    """Applying the fix of each message gives the intended text."""
    text, wanted = in_file(base, slip), in_file(base, meant)
    for _ in range(4):
        if text == wanted:
            break
        (found, *_) = diagnose(text)
        assert found.fixes, found
        fix = found.fixes[0]
        text = text[: fix.span.start] + fix.text + text[fix.span.end :]
    assert text == wanted
    assert [d for d in diagnose(text) if d.severity == "error"] == []


@pytest.mark.parametrize(("base", "slip", "meant"), [*cases("⇒")])
def test_read(base: str, slip: str, meant: str) -> None:
    """The help shows the intended text, which is accepted."""
    (found,) = diagnose(in_file(base, slip))
    line = meant.rpartition("\n")[2].strip()
    assert f"`{line}`" in found.help or f"`{line.partition(': ')[2]}`" in found.help
    assert [d for d in diagnose(in_file(base, meant)) if d.severity == "error"] == []
