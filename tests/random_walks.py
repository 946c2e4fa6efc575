"""Random walks on small maps, with guards over tables of the map, many faults, and steps off the
map.

Each puzzle is generated from a seed, which names it.
"""

from __future__ import annotations

import random
import re

HEAD = """\
puzzle: A random walk
maps:
  maze:
    text: |
{rows}
    legend: |
      @ = start
      . = floor
      # = wall
      A-B = door(paint)
      a-b = button(paint)
state:
  colour: paint or none = none
  at: maze = the start
  n: 0..{most} = 0
  lit: boolean = false
"""

SAFE = (
    "ahead not in wall", "ahead not in wall", "ahead in door implies door(ahead) = colour",
    "(ahead in door and door(ahead) != colour)", "(ahead not in door or door(ahead) = colour)",
    "(at in button and button(at) = colour)", "(at in button implies button(at) != colour)",
    "(if ahead in door then door(ahead) = colour else ahead not in wall)", "colour = none",
    "colour != none", "lit", "n < M", "n != M", "at in button", "ahead in floor",
    "ahead not in floor", "step(ahead, way) in maze", "step(ahead, way) not in wall",
    "step(at, way, 2) not in wall", "distance(at, ahead) = 1", "row(at) > n", "way != south",
    "ahead in neighbours(the start)", "col(at) = row(at)",
)  # fmt: skip
"""Parts of a guard after `ahead in maze`; M is a number."""

RISKY = (
    "ahead in maze", "ahead in wall", "door(ahead) = colour", "door(ahead) != colour",
    "button(at) = colour", "button(at) != door(ahead)", "row(ahead) > n", "M div (n - M) >= 0",
    "ahead not in floor or col(ahead) > n",
)  # fmt: skip
"""Conditions that fault in some states, or are true off the map."""

UPDATES = (
    "at: ahead", "at: ahead", "at: ahead", "n: (n + 1) mod (M + 1)", "n: max(0, n - 1)",
    "lit: not lit", "colour: none", "at: if ahead in maze then ahead else at",
    "colour: if ahead in button then button(ahead) else colour",
    "colour: if at in button then button(at) else none",
)  # fmt: skip
RISKY_UPDATES = ("n: n + 1", "n: n - 1", "colour: door(ahead)", "colour: button(at)")

WHOLE = (
    "1 = 0", "n = M and lit", "at in door and colour = none", "colour != none and n = M",
    "n > 0 and M div (29 - n) = 9", "lit and colour = none and n = M",
    "at in button and button(at) = colour and lit",
)  # fmt: skip
"""Conditions for goals, losses and invariants."""


def _condition(chance: random.Random, depth: int, risk: float) -> str:
    kind = chance.randrange(8) if depth else 0
    if kind < 3:
        return chance.choice(RISKY if chance.random() < risk else SAFE)
    one, two, three = (_condition(chance, depth - 1, risk) for _ in range(3))
    return (
        f"({one} and {two})", f"({one} or {two})", f"({one} implies {two})", f"not ({one})",
        f"(if {one} then {two} else {three})",
    )[kind - 3]  # fmt: skip


def _transition(chance: random.Random, name: str, risk: float) -> str:
    parts = [] if chance.random() < risk else ["ahead in maze"]
    parts += [_condition(chance, 2, risk) for _ in range(chance.randrange(1, 3))]
    updates = {}
    for _ in range(chance.randrange(1, 4)):
        term = chance.choice(RISKY_UPDATES if chance.random() < risk else UPDATES)
        updates[term.partition(":")[0]] = term
    then = "".join(f"      {term}\n" for term in updates.values())
    return (
        f"  {name}(way in direction):\n    let:\n      ahead: step(at, way)\n"
        f"    when: {' and '.join(parts)}\n    then:\n{then}"
    )


def random_walk(seed: int, size: int = 1) -> str:
    """Generate a puzzle; some are rejected because of their start."""
    chance = random.Random(seed)
    height, width = chance.randrange(3, 7) * size, chance.randrange(3, 8) * size
    cells = [chance.choice(".......##ABab") for _ in range(height * width)]
    for letter, place in zip("@ABab", chance.sample(range(len(cells)), 5), strict=True):
        cells[place] = letter
    lines = ["".join(cells[row * width : (row + 1) * width]) for row in range(height)]
    most = chance.randrange(1, 30)
    text = HEAD.format(rows="\n".join(f"      {line}" for line in lines), most=most)
    text += "transitions:\n"
    risk = chance.choice((0, 0, 0.02, 0.1, 0.3))
    for name in ("go", "run", "hop")[: chance.randrange(1, 4)]:
        text += _transition(chance, name, risk)
    if chance.random() < 0.3:
        text += f"invariants:\n  kept: not ({chance.choice(WHOLE)})\n"
    if chance.random() < 0.5:
        text += f"lose: {chance.choice(WHOLE)}\n"
    text += f"goal: {chance.choice(WHOLE)}\n"
    return re.sub(r"\bM\b", str(most // 2), text)
