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
from tests.support import diagnose, in_part, rows_of, solve_text

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

MEANT = {wrong: meant for wrong, *meant in rows_of("project/obeyed_help.txt")}
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
