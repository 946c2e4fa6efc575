"""Following a help text literally gives the condition that the author meant.

The negation, order, arguments and parentheses are kept, at the top level, after `not` and on both
sides of `and` and `or`. Each result is compared with a correct condition in all states of a puzzle.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from puzzlelang.search.system import Unsolvable
from puzzlelang.text.diagnostics import Diagnostic, PuzzleError
from tests.support import diagnose, in_part, solve_text

STARTS = {
    "n": "0..3 = 0", "m": "0..2 = 0", "man": "room = the player", "way": "direction = north",
    "at": "bank for each item = left", "what": "item = wolf",
    "floor_of": "0..2 for each p in 1..2 = 0", "load": "set of item = none",
    "others": "set of item = none", "lit": "boolean = false", "wet": "boolean = false",
}  # fmt: skip

HEAD = """\
puzzle: Example
types:
  item: [wolf, goat, hay]
  bank: [left, right]
maps:
  room:
    text: |
      @.
      ..
    legend: |
      . = floor
      @ = floor, player
tables:
  weight: {wolf: 1, goat: 2, hay: 3}
  eats: [[wolf, goat], [goat, hay]]
"""

MEANT = {
    # sets
    "load not in others": ("common(load, others) = none", "not (load <= others)"),
    "load in others": ("load <= others", "common(load, others) != none"),
    "load = wolf": ("wolf in load",),
    "load != wolf": ("wolf not in load",),
    "wolf != load": ("wolf not in load",),
    "load <= wolf": ("load <= set(wolf)",),
    "load contains wolf": ("wolf in load",),
    "load subset others": ("load <= others",),
    "(load minus others + load) = none": ("load - (others + load) = none",),
    "load != 2": ("count(load) != 2",),
    "n < load": ("n < count(load)",),
    "both(lit, n = 1)": ("lit and n = 1",),
    "xor(lit, n = 1)": ("lit != (n = 1)",),
    "contains(load, wolf)": ("wolf in load",),
    "contains(at, right)": ("some x in item where at(x) = right",),
    "is_empty(load)": ("load = none",),
    # rows
    "at = right": ("at(wolf) = right and at(goat) = right and at(hay) = right",),
    "at != right": (
        "at(wolf) = left or at(goat) = left or at(hay) = left",
        "at(wolf) = left and at(goat) = left and at(hay) = left",
    ),
    "1 < floor_of": ("floor_of(1) > 1 and floor_of(2) > 1",),
    "right not in at": ("at(wolf) = left and at(goat) = left and at(hay) = left",),
    "right in at": ("at(wolf) = right or at(goat) = right or at(hay) = right",),
    "every at = right": ("at(wolf) = right and at(goat) = right and at(hay) = right",),
    "at(any item) = right": ("at(wolf) = right or at(goat) = right or at(hay) = right",),
    "(wolf and goat = right)": ("at(wolf) = right and at(goat) = right",),
    "(wolf or goat != right)": ("at(wolf) != right or at(goat) != right",),
    "any(at(i) = left for i in item) = false": (
        "at(wolf) = right and at(goat) = right and at(hay) = right",
    ),
    "any(lit, n = 1)": ("lit or n = 1",),
    "at(wolf, left)": ("at(wolf) = left",),
    "wolf = right": ("at(wolf) = right",),
    "wolf != right": ("at(wolf) != right",),
    # numbers
    "even(n + 1)": ("(n + 1) mod 2 = 0",),
    "n is not even": ("n mod 2 != 0",),
    "n not in (1, 3)": ("n != 1 and n != 3",),
    "n in (1, 3)": ("n = 1 or n = 3",),
    "(n != 1 or 3)": ("n != 1 and n != 3",),
    "(n != 1 or m)": ("n != 1 and n != m",),
    "(n = 1 or m)": ("n = 1 or n = m",),
    "0 < n < 3": ("0 < n and n < 3",),
    "n is not 3": ("n != 3",),
    "n is less than 3": ("n < 3",),
    "n between 1 and 2": ("n >= 1 and n <= 2",),
    "inc(n, 2) = 3": ("n + 2 = 3",),
    "pow(n + 1, 2) = 4": ("(n + 1) * (n + 1) = 4",),
    "n**2 = 4": ("n * n = 4",),
    "2n = 4": ("2 * n = 4",),
    "count(at = right) = 2": ("count(those i in item where at(i) = right) = 2",),
    "count(at(i) != right) = 2": ("count(those i in item where at(i) != right) = 2",),
    "count(what != wolf) = 1": ("what != wolf",),
    # cells
    "man.row = 1": ("row(man) = 1",),
    "prev(man, east) = man": ("step(man, west) = man",),
    # words between conditions
    "lit xor n = 1": ("lit != (n = 1)",),
    "(wolf in load xor lit)": ("(wolf in load) != lit",),
    "(n = 1 iff lit)": ("(n = 1) = lit",),
    "(n = 1 <=> lit)": ("(n = 1) = lit",),
    "either n = 1 or lit": ("n = 1 or lit",),
    "neither lit nor n = 1": ("not lit and n != 1",),
    "never (n = 1)": ("n != 1",),
    "one of (lit, n = 1)": ("lit != (n = 1)",),
    "flip(lit)": ("not lit",),
    "all_different(n, m)": ("n != m",),
}
"""Mistakes, with the meaning of each replacement."""

AROUND = ("{}", "not {}", "{} and wet", "wet and {}", "{} or wet", "wet or {}")


def puzzle(goal: str, meant: str = "") -> str:
    """A file with a goal; given ``meant``, the goal is a state in which the two differ."""
    words = set(re.findall(r"\w+", goal + meant))
    asked = f"({goal}) != ({meant})" if meant else goal
    kinds = {
        name: line.partition(" = ")[0] + " = any" if meant and name in words else line
        for name, line in STARTS.items()
    }
    state = "".join(f"  {name}: {line}\n" for name, line in kinds.items())
    return f"{HEAD}state:\n{state}transitions:\n  up:\n    then:\n      m: 1\ngoal: {asked}\n"


def obeyed(text: str, found: Diagnostic) -> Iterator[str]:
    """The file after each replacement."""
    for fix in found.fixes:
        yield text[: fix.span.start] + fix.text + text[fix.span.end :]


@in_part("part", (3, 7), (1, 3), (0, 1))
def test_obeyed_help_means_what_was_meant(part: tuple[int, int]) -> None:
    first, each = part
    pairs = [(wrong, around) for wrong in MEANT for around in AROUND]
    for wrong, around in pairs[first::each]:
        text = puzzle(around.format(wrong))
        (found,) = (d for d in diagnose(text) if d.severity == "error")
        texts = list(obeyed(text, found))
        assert len(texts) >= len(MEANT[wrong]), (around, wrong, found)
        for changed, meant in zip(texts, MEANT[wrong], strict=False):
            goal = changed[changed.index("\ngoal: ") :].removeprefix("\ngoal: ").strip()
            try:
                answer = solve_text(puzzle(goal, around.format(f"({meant})")))
            except PuzzleError as error:
                pytest.fail(f"{around.format(wrong)}: {goal}\n{error}")
            assert isinstance(answer.outcome, Unsolvable), (around.format(wrong), goal)
