"""Random puzzles that are filled in, against brute force by the reference semantics.

``PUZZLELANG_RANDOM=2000 pytest tests/answers/test_filling.py -k many`` tries 2,000 puzzles.
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from math import prod
from typing import Any

import pytest

from puzzlelang.answers import (
    FILLED,
    Filled,
    ToFill,
    fill,
    filled_sentences,
    filling,
    load_text,
    loadable,
)
from puzzlelang.answers.filling import FIRST_OF, ONLY, OPEN, SEVERAL
from puzzlelang.answers.solving import NO_LIMITS
from puzzlelang.compiler import choice_graphs
from puzzlelang.core import nodes as core
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.semantics import function
from puzzlelang.search.system import Limits
from puzzlelang.text import Source
from puzzlelang.text.diagnostics import PuzzleError
from tests.compiler.test_choice_lowering import values_of
from tests.random_puzzles import HEAD, Chance, condition, number
from tests.support import counted, in_part

MANY = int(os.environ.get("PUZZLELANG_RANDOM", "0"))
FIRST = int(os.environ.get("PUZZLELANG_RANDOM_FROM", "1000"))

ENGINES = ["clingo", "puzzlelang"]

MOST_STATES = 3_000
"""States that brute force tries."""

BUDGETS = 0, 1, 10
"""Limits of conflicts, at which an answer may give up."""

State = tuple[int, ...]

# ── puzzle files ─────────────────────────────────────────────────────────────────────

BEFORE, _, _REST = HEAD.partition("state:\n")
_STATE, _, _DEFINE = _REST.partition("define:\n")
TYPES = dict(re.findall(r"^  (\w+): (.+?) = .+$", _STATE, re.M))
DEFINITIONS = {line.partition("(")[0].strip(): line for line in _DEFINE.splitlines()}
OTHERS = {
    "n": ["1..2", "-1..1", "2..2", "0..3 or none"],
    "k": ["0..1", "-1..1"],
    "at": ["floor", "door"],
    "grid": ["1..2 for each i in item"],
    "board": ["item or none for each j in place"],
    "queue": ["list(2) of item"],
    "pairs": ["list(1) of list(2) of 0..2", "list(2) of list(1) of 0..1"],
}
"""Other types of variables. The type checker refuses some of these puzzles."""


def random_text(seed: int) -> str:
    """Return a file whose variables are those that its conditions mention, and perhaps others."""
    numbers = random.Random(seed)
    chance = Chance(numbers)
    rules = [condition(chance, chance.upto(2), {}) for _ in range(1 + chance.upto(3))]
    if chance.upto(9) == 0:
        rules.insert(chance.upto(len(rules)), chance.pick(("true", "1 = 2")))
    section = chance.pick(("", "", "gain", "cost"))
    lines = [number(chance, 1, {}) for _ in range(chance.pick((1, 1, 2)) if section else 0)]
    rules, lines = [*map(without_start, rules)], [*map(without_start, lines)]
    used = words(*rules, *lines)
    definitions = [text for name, text in DEFINITIONS.items() if name in used]
    used |= words(*definitions)
    names = [name for name in TYPES if name in used or name in ("lit", "k") and not chance.upto(9)]
    numbers.shuffle(names)
    names = names or ["n"]
    kept = 1 + chance.upto(len(names) - 1) if chance.upto(2) == 0 else len(names)
    text = BEFORE
    text += section_of("define", definitions)
    text += section_of("choose", [declaration(chance, name) for name in names[:kept]])
    text += section_of("helpers", [declaration(chance, name) for name in names[kept:]])
    style = chance.pick(("named", "listed", "mixed"))
    text += section_of(
        "rules",
        [
            f"  rule {place}: {rule}"
            if style == "named"
            else f"  - {rule}"
            if style == "listed" or chance.upto(1)
            else f"  - rule {place}: {rule}"
            for place, rule in enumerate(rules)
        ],
    )
    return text + section_of(
        section,
        [f"  - line {i}: {x}" if chance.upto(1) else f"  - {x}" for i, x in enumerate(lines)],
    )


def section_of(title: str, lines: Iterable[str]) -> str:
    text = "".join(f"{line}\n" for line in lines)
    return f"{title}:\n{text}" if text else ""


def declaration(chance: Chance, name: str) -> str:
    other = name in OTHERS and chance.upto(5) == 0
    return f"  {name}: {chance.pick(OTHERS[name]) if other else TYPES[name]}"


def words(*texts: str) -> set[str]:
    return {word for text in texts for word in re.findall(r"[a-z_]\w*", text)}


def without_start(text: str) -> str:
    """Replace ``start(x)``, which a chosen variable doesn't have, by ``x``."""
    return re.sub(r"\bstart\((\w+)\)", r"\1", text)


# ── brute force ──────────────────────────────────────────────────────────────────────


class Truth:
    """Answers to a puzzle by definition: the rules are evaluated in the order of the file."""

    def __init__(self, puzzle: core.Puzzle) -> None:
        assert puzzle.choice is not None
        self.puzzle, choice = puzzle, puzzle.choice
        self.names = [rule.name for rule in choice.rules]
        self.faulty = False
        own: list[list[int]] = []
        for variable in puzzle.variables:
            own += [values_of(variable.type, variable.domain)] * variable.size
        self.size = prod(map(len, own))
        if self.size > MOST_STATES:
            return
        self.ranks = [{value: i for i, value in enumerate(values)} for values in own]
        self.shown = [
            slot
            for variable in puzzle.variables
            if variable.name not in choice.helpers
            for slot in range(variable.slots.start, variable.slots.stop)
        ]
        self.rules = [function(rule.condition, ()) for rule in choice.rules]
        self.lines = [function(line, ()) for _, line in choice.lines]
        self.states = list(product(*own))
        self.amounts: tuple[int, ...] = ()
        self.choices: set[State] = set()
        """Values of the variables that count, in a best choice."""
        sign = 1 if choice.greatest else -1
        best: list[int] = []
        for state in self.states:
            try:
                if all(rule(state, ()) for rule in self.rules):
                    amounts = tuple(line(state, ()) for line in self.lines)
                else:
                    continue
            except RuleFault:
                self.faulty = True
                continue
            key = [sign * amount for amount in amounts]
            if not self.choices or key > best:
                best, self.amounts, self.choices = key, amounts, set()
            if key == best:
                self.choices.add(self.seen(state))

    def seen(self, state: Sequence[int]) -> State:
        return tuple(state[slot] for slot in self.shown)

    def order(self, seen: Sequence[int]) -> list[int]:
        """Return the place of a choice in the order of the file."""
        return [self.ranks[slot][value] for slot, value in zip(self.shown, seen, strict=True)]

    def satisfiable(self, names: Iterable[str]) -> bool:
        """Tell if there is a state in which some rules are true, and none of them at fault."""
        rules = [self.rules[self.names.index(name)] for name in names]
        return any(all(is_true(rule, state) for rule in rules) for state in self.states)


def is_true(rule: Callable[[State, State], int], state: State) -> bool:
    try:
        return bool(rule(state, ()))
    except RuleFault:
        return False


# ── comparing ────────────────────────────────────────────────────────────────────────


def puzzle_of(text: str) -> ToFill | None:
    """Load a puzzle; None if it has a mistake."""
    try:
        loaded = loadable(lambda: load_text(Source("random.yaml", text)))
    except PuzzleError:
        return None
    assert isinstance(loaded, ToFill)
    return loaded


def compare(text: str, budgets: Sequence[int], seen: Counter[str]) -> None:
    """Compare all answers to a puzzle with brute force, if it is small enough."""
    loaded = puzzle_of(text)
    if loaded is None:
        seen["mistake"] += 1
        return
    truth = Truth(loaded.puzzle)
    if truth.size > MOST_STATES:
        seen["large"] += 1
        return
    kind = "fault" if truth.faulty else "solved" if truth.choices else "unsolvable"
    seen["compared"] += 1
    seen[kind] += 1
    seen["several" if len(truth.choices) > 1 else "few"] += 1
    if truth.faulty:
        for count, most in ((False, 0), (True, 0), (False, None)):
            with pytest.raises(PuzzleError) as caught:
                fill(loaded, count=count, most=most)
            (diagnostic,) = caught.value.diagnostics
            assert diagnostic.severity == "error" and diagnostic.span is not None
    else:
        whole(truth, loaded, seen)
    for states in budgets:
        again = puzzle_of(text)
        assert again is not None
        for count, most in ((False, 0), (True, 0), (False, None)):
            try:
                answer = fill(again, Limits(states=states), count=count, most=most)
            except PuzzleError:
                assert truth.faulty
                continue
            seen["gave up" if answer.limit else "in time"] += 1
            never_wrong(truth, answer, limited=True)


def whole(truth: Truth, loaded: ToFill, seen: Counter[str]) -> None:
    """Check the answers without limits."""
    total = len(truth.choices)
    order = sorted(truth.choices, key=truth.order)
    for answer in (fill(loaded), fill(loaded, count=True)):
        never_wrong(truth, answer)
        assert not answer.limit and answer.kind == ("solved" if total else "unsolvable")
        assert answer.amounts == truth.amounts and answer.optimal == bool(truth.lines and total)
        assert answer.unique == ("" if not total else ONLY if total == 1 else answer.unique)
        assert answer.unique != OPEN
    assert answer.total == total and answer.listed is None
    listed = fill(loaded, most=None)
    assert listed.total == total and not listed.more
    assert [truth.seen(step.slots) for step in listed.steps] == order
    for most in (1, 2, max(1, total)):
        few = fill(loaded, most=most)
        assert [truth.seen(step.slots) for step in few.steps] == order[:most]
        assert few.total == min(total, most + 1) and few.more == (total > most)
        counted = fill(loaded, count=True, most=most)
        assert counted.total == total and counted.steps == few.steps and not counted.more
    seen["core"] += bool(answer.core)


def never_wrong(truth: Truth, answer: Filled, limited: bool = False) -> None:
    """Check an answer that a limit ended perhaps: it says less then, but nothing wrong."""
    total = len(truth.choices)
    FILLED.data(answer)
    assert list(filled_sentences(answer))
    assert answer.kind != "gave-up" if not answer.limit else limited
    assert not (truth.faulty and not answer.limit), "a fault is not reported"
    if truth.faulty:
        assert answer.kind != "unsolvable" and answer.unique in ("", OPEN) and not answer.optimal
        assert not answer.listed and answer.total is None
        return
    if answer.kind == "unsolvable":
        assert not total
        assert not truth.satisfiable(answer.core) or not answer.core
        if answer.minimal:
            for name in answer.core:
                assert truth.satisfiable(other for other in answer.core if other != name)
        else:
            assert limited or not answer.core
    if answer.kind != "solved":
        assert answer.choice is None
        return
    assert answer.choice is not None
    state = answer.choice.slots
    assert all(rule(state, ()) for rule in truth.rules)
    assert answer.amounts == tuple(line(state, ()) for line in truth.lines)
    assert not answer.optimal or answer.amounts == truth.amounts
    if answer.unique == ONLY:
        assert total == 1
    elif answer.unique in (FIRST_OF, SEVERAL):
        assert total > 1
    if answer.unique == FIRST_OF:
        assert truth.seen(state) == min(truth.choices, key=truth.order)
    if answer.total is not None:
        assert answer.total <= total if answer.more else answer.total == total
    for step in answer.listed or ():
        assert truth.seen(step.slots) in truth.choices


def compare_all(seeds: range, budgets: Sequence[int] = BUDGETS) -> Counter[str]:
    return counted(seeds, random_text, lambda seed, seen: compare(random_text(seed), budgets, seen))


def with_engine(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == "clingo":
        pytest.importorskip("clingo")
    else:
        monkeypatch.setattr("puzzlelang.constraints.engines.clingo_available", lambda: False)


@pytest.mark.parametrize("name", ENGINES)
@in_part("count", 8, 30, 2000)
def test_random_puzzles(name: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with_engine(name, monkeypatch)
    seen = compare_all(range(count))
    assert seen["compared"] >= count * 3 // 5


@pytest.mark.skipif(not MANY, reason="set PUZZLELANG_RANDOM to a number of puzzles")
@pytest.mark.parametrize("name", ENGINES)
def test_many(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_engine(name, monkeypatch)
    seen = compare_all(range(FIRST, FIRST + MANY))
    assert seen["compared"] > MANY / 4


# ── chosen cases ─────────────────────────────────────────────────────────────────────


LINKED = """
puzzle: Regions
maps:
  board:
    text: |
      TEXT
    legend: |
      . = open
choose:
  CHOOSE
define:
  same(c in board): those d in neighbours(c) where ALIKE
rules:
  - RULE
"""
CHOSEN = {
    "on: 0..1 for each c in board": "on(c) = on(d)",
    "on: 1..3 for each c in board": "on(c) + on(d) < 5",
    "wall: set of board": "(c in wall) = (d in wall)",
}


@pytest.mark.each_time("on: 0..1 for each c in board")
@pytest.mark.parametrize("chosen", CHOSEN)
def test_regions_are_linked_as_step_by_step(chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = "wall" if chosen.startswith("wall") else "those e in board where on(e) = 1"
    linked, seen = [0], Counter[str]()
    own = choice_graphs._linked

    def counting(*given: Any) -> Any:
        linked[0] += 1
        return own(*given)

    monkeypatch.setattr(choice_graphs, "_linked", counting)
    for most in (-1, 10**6):
        monkeypatch.setattr(choice_graphs, "MOST_STEPS", most)
        for rule in (
            "every c in board has count(reach(set(c), same)) in set(1, 3)",
            f"count(reach({inside}, same)) = 3",
            f"not (board <= reach({inside}, same))",
            f"no c in board where last(reach(common(board, {inside}), same)) = c and row(c) > 0",
        ):
            shape = "..|.." if "3 for" in chosen else "...|..."
            text = LINKED.replace("TEXT", shape.replace("|", "\n      ")).replace("RULE", rule)
            compare(text.replace("CHOOSE", chosen).replace("ALIKE", CHOSEN[chosen]), (10,), seen)
    assert linked[0] and seen["compared"] == 8 and seen["solved"] and seen["fault"] == 2


def filled(text: str, limits: Limits = NO_LIMITS, **how: Any) -> Filled:
    loaded = puzzle_of(f"puzzle: Case\n{text}")
    assert loaded is not None
    return fill(loaded, limits, **how)


@pytest.mark.parametrize("engine", ENGINES)
def test_lists_are_ordered_by_their_first_element(
    engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_engine(engine, monkeypatch)
    text = "rules:\n  - sum(element(rows, 1, none)) = 1"
    text = f"choose:\n  rows: list(1) of list(2) of 0..1\n{text}"
    answer = filled(text, most=None)
    assert [step.shown for step in answer.steps] == ["rows={1}", "rows={0, 1}", "rows={1, 0}"]
    first = filled(text)
    assert first.unique == FIRST_OF and first.choice is not None
    assert first.choice.slots == answer.steps[0].slots


@pytest.mark.parametrize("engine", ENGINES)
def test_shorter_lists_are_first(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_engine(engine, monkeypatch)
    text = "types: {item: [p, q]}\nchoose:\n  row: list(2) of item\n"
    answer = filled(text + "rules:\n  - row = list(q) or row = list(p, p)")
    assert answer.unique == FIRST_OF and answer.choice is not None
    assert answer.choice.shown == "row=q"


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("section", "amounts", "choices"),
    [("", (), 9), ("gain: [a + b]", (6,), 1), ("cost:\n  - a + b\n  - 3 - h", (2, 0), 1),
     ("gain:\n  - h - a\n  - 1", (2, 1), 3)],
)  # fmt: skip
def test_helpers_make_no_choice_different(
    section: str, amounts: State, choices: int, engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_engine(engine, monkeypatch)
    text = f"choose: {{a: 1..3, b: 1..3}}\nhelpers: {{h: 1..3}}\nrules: [h > 1 or a > 0]\n{section}"
    answer = filled(text, most=None)
    assert answer.amounts == amounts and answer.optimal == bool(amounts)
    assert answer.total == len(answer.steps) == len({s.slots[:2] for s in answer.steps}) == choices


FAULT = """
tables:
  t: {1: 5}
choose:
  x: 1..2
rules:
"""


@pytest.mark.parametrize(
    "text",
    [
        "  - t(x) = 6\n  - t(x) > 7",  # the second rule hides no fault of the first
        "  - t(x) > 7\n  - x = 1",
        "  - x > 0\ngain: t(x)",
        "  - x > 0\ncost:\n  - 0\n  - t(x)",
        "  - x = 2\nshow: <t(x)>",
    ],
)
def test_a_fault_is_an_error(text: str) -> None:
    for how in ({}, {"count": True}, {"most": None}):
        with pytest.raises(PuzzleError, match="no entry for 2") as caught:
            filled(FAULT + text, **how)
        assert "in the choice x=2" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "amounts"), [("  - x = 1\n  - t(x) = 5", ()), ("  - x < 2\ngain: t(x)", (5,))]
)
def test_a_rule_before_it_prevents_a_fault(text: str, amounts: tuple[int, ...]) -> None:
    answer = filled(FAULT + text)
    assert answer.unique == ONLY and answer.amounts == amounts


BITS = "types: {bit: 1..30}\nchoose: {on: boolean for each b in bit}\nrules: [on(1)]"


def test_the_count_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filling, "MOST_COUNTED", 50)
    answer = filled(BITS, count=True, most=3)
    assert answer.is_solved and answer.total == 50 and answer.more and not answer.limit
    assert len(answer.steps) == 3 and answer.unique in (FIRST_OF, SEVERAL)
    assert "at least 50 choices" in " ".join(filled_sentences(answer))


def test_a_limit_keeps_the_count() -> None:
    answer = filled(BITS, Limits(seconds=0.0), most=3)
    assert answer.limit == "time"


@pytest.mark.parametrize("engine", ENGINES)
def test_a_second_question_has_the_whole_budget(
    engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_engine(engine, monkeypatch)
    loaded = puzzle_of(PIGEONS)
    assert loaded is not None
    first, second = (fill(loaded, Limits(states=20)) for _ in range(2))
    assert first.limit == second.limit == "states"
    assert 20 <= first.conflicts < 30 and 20 <= second.conflicts < 30


PIGEONS = """
puzzle: Pigeons
types: {pigeon: 1..9, hole: 1..8}
choose: {at: hole for each p in pigeon}
rules:
  - every a, b in pigeon where a < b has at(a) != at(b)
"""


def test_too_large_a_puzzle_is_an_error() -> None:
    with pytest.raises(PuzzleError, match="too large to be filled in") as caught:
        filled("choose:\n  a: 0..300\n  b: 0..300\nrules:\n  - a * b = 899")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.span is not None and diagnostic.span.text == "a * b = 899"


def test_many_variables_are_chosen_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filling, "MOST_ORDERED", 29)
    answer = filled(BITS)
    assert answer.is_solved and answer.unique == SEVERAL
