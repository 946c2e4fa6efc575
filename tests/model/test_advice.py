"""Each row of ``model/advice.txt`` generates its example; the help texts are in
``diagnostics/advice.txt``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from puzzlelang.model import unknown_names
from puzzlelang.model.advice import Rule, rules
from tests.support import diagnose

GOLDEN = Path(__file__).parent.parent / "diagnostics" / "advice.txt"

BASE = """\
puzzle: Example
types:
  item: [wolf, goat, hay]
  bank: [left, right]
maps:
  room:
    text: |
      @..
      ...
    legend: |
      . = floor
      @ = floor, player
state:
  n: 0..9 = 0
  m: 0..9 = 0
  man: room = the player
  way: direction = north
  at: bank for each item = left
  what: item = wolf
  floor_of: 0..9 for each p in 1..3 = 0
  load: set of item = none
  banks: set of bank = none
  lit: boolean = false
  queue: list(2) of item = none
transitions:
  up:
    then:
      n: n + 1
goal: {goal}
"""

EXAMPLES = {
    "number": "n", "cell": "man", "direction": "way", "member": "what", "one": "man",
    "condition": "lit", "set": "load", "row": "at", "group": "(1, 2)", "text": "'some text'",
    "list": "queue", "*": "n", "…": "what",
}  # fmt: skip
"""An expression of each shape."""

OTHER = {"at": "floor_of", "load": "banks"}
"""Another expression of the shape, used in no comparison."""


def shapes(rule: Rule) -> list[str]:
    return [EXAMPLES[shape] for shape in rule.shapes or ()]


def goals(section: str, rule: Rule) -> Iterator[str]:
    """Conditions to which the row applies, one for each of its words."""
    match section:
        case "words" | "exact words":
            before = "".join(f"{shape} = " for shape in shapes(rule))
            yield from (f"{before}{word}" for word in sorted(rule.words))
        case "relations":
            yield from (f"load {word} load" for word in sorted(rule.words))
        case "condition":
            yield from shapes(rule)
        case "number":
            yield from (f"{shape} * 2 = n" for shape in shapes(rule))
        case "comparison":
            left, right = shapes(rule)
            yield f"({left}) = {OTHER.get(right, right) if left == right else right}"
        case "call":
            yield from (f"{word}({', '.join(shapes(rule))}) = 1" for word in sorted(rule.words))


def said() -> Iterator[tuple[str, str, str]]:
    """Sections, goals and help. The words of a row that get the same help are one entry."""
    for section, some in rules().items():
        for rule in some:
            texts: dict[str, list[str]] = {}
            for goal in goals(section, rule):
                found = [d for d in diagnose(BASE.format(goal=goal)) if d.help]
                fixes = "".join(f"\n  fix {fix.text!r}" for d in found for fix in d.fixes)
                texts.setdefault("\n  ".join(d.help for d in found) + fixes, []).append(goal)
            yield from ((section, " · ".join(alike), text) for text, alike in texts.items())


def test_what_is_said_of_all_rows(request: pytest.FixtureRequest) -> None:
    """Compare help and fixes exactly; ``--update-golden`` writes them."""
    lines = (f"{section}: {goals}\n  {help}\n\n" for section, goals, help in said())
    text = "".join(lines)
    if request.config.getoption("--update-golden"):
        GOLDEN.write_text(text, "utf-8")
    assert GOLDEN.read_text("utf-8") == text


def test_each_function_is_named_by_a_row() -> None:
    named = {rule.text[3:] for some in rules().values() for rule in some if rule.text[:3] == "by "}
    assert named == unknown_names.DETAILS.keys()
