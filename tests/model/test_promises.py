"""Proved promises are never broken, compared with enumerated states.

The rules are random; the reference semantics executes them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from puzzlelang.answers.puzzle_facts import facts_of
from puzzlelang.core import nodes as core
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.semantics import attempt, broken_invariant
from puzzlelang.core.types import NONE
from puzzlelang.text.diagnostics import Diagnostics, PuzzleError
from tests.support import in_part, load_text

HEAD = """\
puzzle: Random
types:
  item: [p, q, r]
maps:
  field:
    text: |
      .#.
      ...
    legend: |
      . = floor
      # = wall
tables:
  weight: {p: 1, q: 2, r: 3}
  next: {p: q, q: r}
"""

VARIABLES = [
    "n: 0..4 = 2",
    "w: 0..700 = 7",
    "m: 1..3 or none = none",
    "who: item = p",
    "load: set of item = none",
    "odd: set of 1..4 = none",
    "at: field = the (those c in field where row(c) = 1 and col(c) = 1)",
    "been: set of floor = none",
    "cup: 0..3 for each i in item = 1",
    "seat: item or none for each k in 1..3 = none",
]

LEAVES = {
    "n": ["n", "w", "1", "2", "cup(i)", "cup(who)", "weight(i)", "count(load)", "k", "cup(p)"],
    "i": ["i", "who", "p", "next(i)", "the load", "next(who)"],
    "c": ["at", "step(at, north)", "step(at, d)", "slide(at, d, floor)", "step(at, d, 2)"],
    "m": ["m", "none", "n", "k", "if n > 2 then none else n"],
    "o": ["seat(k)", "none", "who", "seat(n)", "if m = none then none else i",
          "seat(count(load))"],
    "s": ["load", "none", "load + i", "load - who", "those j in item where cup(j) > 0",
          "load + who"],
    "e": ["odd", "odd + n", "odd - k", "odd + cup(i)", "toggle(odd, k)",
          "set(x + 1 for x in odd)"],
    "b": ["been", "been + at", "been + step(at, d)", "been - at", "been + slide(at, d, floor)",
          "those f in field where row(f) = 0", "neighbours(at)", "been + neighbours(at)"],
}  # fmt: skip

CONDITIONS = [
    "N > 0", "N < 4", "N <= N", "N != N", "N + 1 <= 3", "N > N", "I in load", "I not in load",
    "i != who",
    "m != none", "m = none or m > 1", "N in odd", "C in floor", "C not in wall", "C != nowhere",
    "C in been", "at in floor", "seat(k) = none", "seat(k) != none and n < 3", "count(load) < 3",
    "w + n <= 700", "w >= N", "10 * n <= 30", "(n > 1 or m = none)", "not (N > 2)",
    "step(at, d) in field",
    "N + N <= 3", "k in 1..2", "step(at, d) in floor - been",
]  # fmt: skip

NUMBERS = ["N", "N + 1", "N - 1", "N + N", "N - N", "min(N, N)", "max(N, 1)", "N mod 4", "3 - N",
           "if {c} then N else N", "if {c} then N + 1 else 0", "abs(N - N)", "N div 2"]  # fmt: skip


class Writer:
    """Writes random rules from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def filled(self, text: str) -> str:
        for letter in "NIC":
            while letter in text:
                text = text.replace(letter, self.random.choice(LEAVES[letter.lower()]), 1)
        return text

    def condition(self) -> str:
        return self.filled(self.random.choice(CONDITIONS))

    def number(self) -> str:
        return self.filled(self.random.choice(NUMBERS).replace("{c}", self.condition()))

    def place(self) -> str:
        choose = self.random.choice
        values = {
            "n": self.number, "w": lambda: choose(["w + 1", "w - n", "w - 1", "w + n", "10 * n"]),
            "m": lambda: choose(LEAVES["m"]), "who": lambda: choose(LEAVES["i"]),
            "load": lambda: choose(LEAVES["s"]), "odd": lambda: choose(LEAVES["e"]),
            "at": lambda: choose(LEAVES["c"]), "been": lambda: choose(LEAVES["b"]),
            "cup": self.number, "seat": lambda: choose(LEAVES["o"]),
        }  # fmt: skip
        name = choose(list(values))
        keys = {"cup": ["i", "who", "p"], "seat": ["k", "n", "1", "count(load)", "cup(i)"]}
        index = f"({choose(keys[name])})" if name in keys else ""
        return f"{name}{index}: {values[name]()}"

    def effects(self, indent: str, depth: int) -> Iterator[str]:
        for _ in range(self.random.randint(1, 2)):
            kind = self.random.randint(0, 7 if depth else 4)
            if kind == 5:
                yield f"{indent}if {self.condition()}:"
                yield from self.effects(indent + "  ", depth - 1)
            elif kind == 6:
                yield f"{indent}for each i in item where {self.condition()}:"
                yield from self.effects(indent + "  ", depth - 1)
            elif kind == 7:
                yield f"{indent}for each k in 1..3:"
                yield from self.effects(indent + "  ", depth - 1)
            else:
                yield f"{indent}{self.place()}"

    def puzzle(self) -> str:
        lines = [HEAD + "state:", *(f"  {line}" for line in VARIABLES), "transitions:"]
        for name in ("one", "two"):
            lines.append(f"  {name}(i in item, k in 1..3, d in direction):")
            if self.random.random() < 0.4:
                lines += ["    let:", f"      x: {self.number()}"]
            lines += ["    when:", *(f"      - {self.condition()}" for _ in range(2))]
            lines.append("    then:")
            if self.random.random() < 0.2:
                for _ in range(2):
                    first, *rest = self.effects("        ", 1)
                    lines += ["      - " + first.strip(), *rest]
            else:
                lines += self.effects("      ", 2)
        if self.random.random() < 0.5:
            condition = self.random.choice(
                ["n + cup(p) <= 4", "count(load) < 3", "at in floor", "n < 4"]
            )
            lines += ["invariants:", f"  - {condition}"]
        return "\n".join([*lines, "goal: n = 4", ""])


def all_values(puzzle: core.Puzzle, text: str) -> list[list[int]]:
    """The values of each slot; of a constant variable, only the initial value."""
    slots: list[list[int]] = []
    for variable in puzzle.variables:
        assert variable.domain is not None
        values = list(variable.domain.values)
        if getattr(variable.type, "optional", False):
            values.append(NONE)
        if variable.name in ("load", "odd", "been"):
            values = [sum(c) for c in product(*((0, 1 << value) for value in values))]
        size, offset = variable.size, variable.offset
        changed = re.search(
            rf"^ +(- )?{variable.name}(\(.*\))?: ", text.split("transitions:")[1], re.M
        )
        slots += [
            values if changed else [puzzle.starts[0][slot]] for slot in range(offset, offset + size)
        ]
    return slots


def broken(
    puzzle: core.Puzzle, transition: core.Transition, arguments: tuple[Any, ...], state: Any
) -> set[tuple[str, str]]:
    """The promise that a step breaks, with the name of its variable; empty if it keeps them."""
    try:
        attempt(puzzle, transition, arguments, state)
    except RuleFault as fault:
        name = re.match(r"`(\w+)", fault.message)
        assert name is not None
        writes = [e for e in core.effects(transition.effect) if isinstance(e, core.Assign)]
        if fault.code == "write-conflict":
            return {("collide", name[1])}
        if fault.span in [argument.span for write in writes for argument in write.arguments]:
            return {("place", name[1])}
        if fault.span in [write.span for write in writes]:
            return {("range", name[1])}
    return set()


def kept(puzzle: core.Puzzle, state: Any) -> bool:
    try:
        return broken_invariant(puzzle, state) is None
    except RuleFault:
        return False


def checked(seed: int, most: int) -> tuple[int, int]:
    """Number of breakable promises of a random puzzle, and of proved ones."""
    text = Writer(seed).puzzle()
    try:
        loaded = load_text(text)
    except PuzzleError:
        return 0, 0
    puzzle = loaded.puzzle
    facts = facts_of(loaded, Diagnostics())
    names = [variable.name for variable in puzzle.variables for _ in range(variable.size)]
    wanted: dict[str, set[tuple[str, str]]] = {t.name: set() for t in puzzle.transitions}
    for ground in loaded.system.grounds:
        wanted[ground.transition.name] |= {(kind, names[slot]) for kind, slot, _ in ground.open}
    choice = random.Random(seed)
    slots = all_values(puzzle, text)
    states = [tuple(map(choice.choice, slots)) for _ in range(most)]
    states = [puzzle.starts[0], *(state for state in states if kept(puzzle, state))]
    proved = 0
    for transition, about in zip(puzzle.transitions, facts.transitions, strict=True):
        values = [[*binder.values] for binder in transition.binders]
        found: set[tuple[str, str]] = set()
        for state, *arguments in product(states, *values):
            found |= broken(puzzle, transition, tuple(arguments), state)
        left = set(about.promises)
        assert found <= left, (seed, transition.name, found - left)
        proved += len(wanted[transition.name] - left)
    return sum(map(len, wanted.values())), proved


@in_part("count", 2, 6, 24)
def test_what_is_proved_is_never_broken(count: int) -> None:
    counts = [checked(seed, 40) for seed in range(count)]
    left, proved = (sum(column) for column in zip(*counts, strict=True))
    assert left > 40 * count // 24, left
    assert proved > left // 3, (left, proved)


SIMPLE = """\
puzzle: Painting
maps:
  room:
    text: |
      #...#
      #...#
      #####
    legend: |
      # = wall
      . = floor
types:
  item: [p, q, r]
state:
  left: 0..1000 = 900
  at: room = the (those c in room where row(c) = 0 and col(c) = 1)
  painted: set of floor = none
  near: set of room = none
  held: set of item = none
  first: item or none = none
  slot: item or none for each k in 1..3 = none
  load: 0..600 = 0
transitions:
  go(d in direction, i in item):
    let:
      there: step(at, d)
    when: {}
    then:
      {}
goal: left = 0
"""

PROVED = {
    ("left > 0 and there in floor - painted", "painted: painted + there"): True,
    ("left > 0 and there in floor", "left: left - 1"): True,
    ("left > 0", "left: left - 1"): True,
    ("left >= 0", "left: left - 1"): False,
    ("there in floor", "painted: painted + there"): True,
    ("there in room", "painted: painted + there"): False,
    ("there in room", "near: near + there"): True,
    ("at in floor", "painted: painted + at"): True,
    ("left > 0", "held: held + i"): True,
    ("count(held) > 0", "held: held - i + r"): True,
    ("first != none", "held: held + first"): True,
    ("load + 5 <= 600", "load: load + 5"): True,
    ("load + 5 <= 601", "load: load + 5"): False,
    ("left - load >= 0 and load < 600", "load: load + 1"): True,
    ("left > 2", "slot(count(held)): i"): False,
    ("count(held) > 0", "slot(count(held)): i"): True,
    ("count(held) > 0", "first: slot(count(held))"): True,
    ("left > 0", "first: slot(2)"): True,
    ("i in held and load < 600", "load: max(load + 1, 3)"): True,
}  # fmt: skip
"""Conditions and effects, and whether their promises are proved."""


@pytest.mark.parametrize(("when", "then"), PROVED)
def test_what_can_be_proved(when: str, then: str) -> None:
    loaded = load_text(SIMPLE.format(when, then))
    (one,) = facts_of(loaded, Diagnostics()).transitions
    assert (not one.promises) == PROVED[when, then]


def test_a_proof_is_not_lost_to_what_stands_beside_it() -> None:
    both = "left: left - 1\n      painted: painted + there\n      load: load + 1"
    loaded = load_text(SIMPLE.format("left > 0 and there in floor", both))
    (one,) = facts_of(loaded, Diagnostics()).transitions
    assert one.promises == (("range", "load"),)
