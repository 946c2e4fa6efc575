"""Definitions in loops: computed once, but every fault stays where the author put it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from puzzlelang.core import evaluate, is_total, parts, semantics
from puzzlelang.core import nodes as core
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.model import hoisting
from puzzlelang.model.hoisting import Invariants
from tests.compiler.test_backends import agree
from tests.support import counted, in_part, load_text

SPOTS = "abcde"
DEFINITIONS = """
    front: first(those s in spot where on(s)) | lightest: min(weight(s) for s in spot where on(s))
    | lit: those s in spot where on(s) | after: next(here) | many: sum(level(s) for s in spot)
    | rest: maybe mod 3 + most | lack: sum(level(s) for s in spot) div n
    | most: max(level(s) for s in spot) | near: those s in spot where next(s) = here
    | odd: sum((maybe + level(s)) mod 2 for s in spot)
"""
CONDITIONS = """
    s = front | s = after | lightest > level(s) | s in lit | s not in near | many > level(s)
    | rest = level(s) | lack < 3 | level(s) < most | front in near | next(s) = front | odd > n
    | (count(lit) > 0 and s = front) | (on(here) or lightest = 1) | (n > 0 and lack > level(s))
    | (maybe != none and rest = 0) | weight(s) <= n | count(near) > level(s)
    | (some t in spot where t in lit and weight(t) > n) | (if on(s) then front else here) = s
"""
LOOPS = """
    some s in spot where CONDITION | every s in spot has CONDITION | no s in spot where CONDITION
    | count(those s in spot where CONDITION) > n | min(level(s) for s in spot where CONDITION) <= n
    | not (every s in spot where CONDITION has OTHER) | some s in spot where CONDITION and OTHER
    | on(here) and (some s in lit where CONDITION) | n = 0 or (every s in near has CONDITION)
    | sum(level(s) for s in spot where CONDITION) <= n + 1
"""
EFFECTS = """
    here: p | on(p): not on(p) | on(here): false | n: (n + 1) mod 4 | maybe: none | maybe: n
    | level(p): (level(p) + 1) mod 3 | here: front | n: count(those s in spot where CONDITION) mod 4
"""


def choices(text: str) -> list[str]:
    return [" ".join(one.split()) for one in text.split("|")]


def some_puzzle(seed: int) -> str:
    """Rules whose loops use definitions that may have no value."""
    chance = random.Random(seed)

    def drawn(texts: str) -> str:
        text = chance.choice(choices(texts))
        for word in ("CONDITION", "OTHER"):
            text = text.replace(word, chance.choice(choices(CONDITIONS)))
        return text

    full = chance.random() < 0.5
    nexts = {spot: chance.choice(SPOTS) for spot in (SPOTS if full else SPOTS[1:])}
    weights = {spot: chance.randrange(3) for spot in chance.sample(SPOTS, chance.choice((4, 5)))}
    lines = [
        "puzzle: Loops", "types:", f"  spot: [{', '.join(SPOTS)}]", "tables:",
        *(f"  {name}: {{{', '.join(f'{k}: {v}' for k, v in rows.items())}}}"
          for name, rows in (("next", nexts), ("weight", weights))),
        "state:", f"  here: spot = {chance.choice(SPOTS)}", "  n: 0..3 = 1",
        f"  maybe: 0..3 or none = {chance.choice(('none', 2))}",
        f"  on: boolean for each s in spot = s {chance.choice(('=', '!='))} {chance.choice(SPOTS)}",
        "  level: 0..2 for each s in spot = 1",
        "define:", *(f"  {text}" for text in choices(DEFINITIONS)), "transitions:",
    ]  # fmt: skip
    for number in range(3):
        effects = {text.split(":")[0]: text for text in (drawn(EFFECTS), drawn(EFFECTS))}
        guard = [drawn(LOOPS) for _ in range(chance.choice((1, 1, 2)))]
        lines += [
            f"  go{number}(p in spot):", "    when:", *(f"      - {one}" for one in guard),
            "    then:", *(f"      {text}" for text in effects.values()),
        ]  # fmt: skip
    return "\n".join([*lines, f"goal: {drawn(LOOPS)}"])


def outcome(find: Callable[[], Any]) -> Any:
    """What ``find`` returns, or the message and place of its fault."""
    try:
        return find()
    except RuleFault as fault:
        return str(fault), fault.span.start, fault.span.end


def outcomes(puzzle: core.Puzzle, slots: tuple[int, ...]) -> tuple[Any, Any]:
    def steps() -> list[Any]:
        return [(one.transition.index, one.state) for one in semantics.steps(puzzle, slots)]

    return outcome(steps), outcome(lambda: semantics.is_goal(puzzle, slots))


def sure_lets(expr: core.Expr) -> int:
    own = isinstance(expr, core.Let) and expr.sure and any(core.reads(expr.value))
    return own + sum(map(sure_lets, parts(expr)))


def compare(seed: int, seen: Counter[Any]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hoisting, "COPIED", 0)
        puzzle = load_text(some_puzzle(seed), "python").puzzle
        patch.setattr(Invariants, "named", lambda self, lets, bound, expr, rounds=0: expr)
        patch.setattr(Invariants, "set_named", lambda self, lets, bound, expr, *, first: expr)
        as_written = load_text(some_puzzle(seed), "python").puzzle
    seen["states"] += agree(puzzle, 20)
    conditions = [*(one.guard for one in puzzle.transitions), puzzle.goal.condition]
    seen["hoisted"] += sum(map(sure_lets, conditions))
    parameters = [name for one in puzzle.transitions for name in one.parameters]
    states = [puzzle.starts[0]]
    for slots in states:
        found = outcomes(puzzle, slots)
        assert found == outcomes(as_written, slots), f"in the state {slots}"
        seen["faults"] += isinstance(found[0], tuple)
        if isinstance(found[0], list) and len(states) < 20:
            states += sorted({state for _, state in found[0]}.difference(states))
    for condition in filter(is_total, conditions):
        seen["total"] += 1
        for slots in states:
            evaluate(condition, slots, dict.fromkeys(parameters, 0))


@in_part("seeds", range(4), range(4, 12), range(12, 2000))
def test_random_puzzles(seeds: range) -> None:
    seen = counted(seeds, some_puzzle, compare)
    assert min(seen[what] for what in ("states", "hoisted", "faults", "total")) > 0, seen


SMALL = """\
puzzle: Small
types: {spot: [a, b, c]}
tables:
  next: {a: b, b: c}
state:
  here: spot = a
  n: 0..3 = 1
  maybe: 0..3 or none = none
  on: boolean for each s in spot = true
transitions:
  go: {then: {n: (n + 1) mod 4}}
"""


@pytest.mark.parametrize(("goal", "total"), [
    ("n mod 3 = 0", True), ("maybe mod 3 = 0", False), ("n div (n + 1) = 0", True),
    ("n div n = 1", False), ("on(here)", True), ("next(here) = here", False),
    ("min(n for s in spot) = 0", True), ("max(n for s in spot where on(s)) = 0", False),
    ("first(those s in spot where on(s)) = here", False), ("sum(maybe for s in spot) = 0", False),
    ("count(those s in spot where on(s)) = n", True),
])  # fmt: skip
def test_expressions_that_can_fault(goal: str, total: bool) -> None:
    puzzle = load_text(f"{SMALL}goal: {goal}", "python").puzzle
    assert is_total(puzzle.goal.condition) == total


WIDE = """\
puzzle: Wide
types: {item: 1..120}
state: {on: boolean for each i in item = i > 1, n: 0..3 = 1}
define:
  lit: those i in item where on(i)
transitions:
  go: {when: some i in item where i > n and CONDITION, then: {n: (n + 1) mod 4}}
goal: n = 3
"""


@pytest.mark.parametrize(("condition", "lets"), [
    ("i in lit", 1), ("first(lit) < i", 1), ("count(lit) > i", 1), ("n > 0 and count(lit) > 2", 1),
])  # fmt: skip
def test_definitions_in_long_loops(condition: str, lets: int) -> None:
    puzzle = load_text(WIDE.replace("CONDITION", condition), "python").puzzle
    assert sure_lets(puzzle.transitions[0].guard) == lets
    assert agree(puzzle, 9) > 2
