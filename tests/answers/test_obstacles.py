"""Reasons why steps are not possible, against the reference semantics, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import puzzlelang as pl
from puzzlelang.answers import load, why_not
from puzzlelang.answers.conjuncts import parts_of_conjunct
from puzzlelang.answers.obstacles import guard_for, moves_of, steps_named
from puzzlelang.core import BOOLEAN, RuleFault, Step, attempt, evaluate, semantics, values
from puzzlelang.core import nodes as core
from puzzlelang.text import replace
from tests.support import LIBRARY, MOVING, nightly, slow

NAMES = sorted(path.stem for path in MOVING if path in LIBRARY)
SOME = NAMES[2::18]
MOST_ROWS, MOST_TRIED = 5_000, 8
"""Values of parameters that are listed for a transition, and that are tried in each state: others
in each, so that states together try all of them."""

RIVER = """
puzzle: A river
types: {item: [fox, goose, beans], bank: [left, right]}
tables: {eats: {fox: goose, goose: beans}}
state:
  farmer: bank = left
  at: bank for each item = left
  age: 0..3 = 0
transitions:
  cross alone:
    then: {farmer: other(farmer)}
  take(i in item):
    when: at(i) = farmer
    then: {farmer: other(farmer), at(i): other(farmer)}
  grow:
    then: {age: age + 1}
  ring:
    forced: true
    when: age = 2 and farmer = right
    then: {farmer: left}
invariants:
  nobody is eaten: no a, b in item where a eats b and at(a) = at(b) and at(a) != farmer
lose:
  too old: age = 3
goal: every i in item has at(i) = right
"""


def reached(puzzle: core.Puzzle, most: int) -> Iterator[tuple[int, ...]]:
    """States breadth-first, by the reference semantics."""
    states = dict.fromkeys(puzzle.starts)
    waiting = list(states)
    for state in waiting:
        yield state
        if len(states) < most:
            try:
                following = [step.state for step in semantics.steps(puzzle, state)]
            except RuleFault:
                continue
            waiting += dict.fromkeys(s for s in following if s not in states)
            states.update(dict.fromkeys(following))


def check_step(
    puzzle: core.Puzzle, state: Any, transition: core.Transition, arguments: tuple[Any, ...],
    possible: set[Any],
) -> str:  # fmt: skip
    move = why_not(puzzle, state, transition, arguments)
    assert move.is_possible == ((transition.index, arguments) in possible)
    lost = {rule.name for rule in puzzle.losses if semantics.holds(puzzle, rule, state)}
    if move.reason == "lost":
        assert move.rule in lost
        return move.reason
    assert not lost
    step = attempt(puzzle, transition, arguments, state)
    if move.reason == "condition":
        assert step is None
        parts = parts_of_conjunct(guard_for(transition, arguments))
        failing = [part for part in parts if not holds(part.condition, state)]
        assert failing and failing[0].worded[0] == move.condition
        if len(failing) == 1:
            others = tuple(part.condition for part in parts if part is not failing[0])
            span = transition.guard.span
            guard = core.Apply(span, BOOLEAN, "and", (core.Const(span, BOOLEAN, True), *others))
            alone = replace(transition, guard=guard)
            try:
                assert attempt(puzzle, alone, arguments, state) is not None
            except RuleFault:
                pass  # the condition protects an effect
    elif move.reason == "invariant":
        after = semantics.apply(transition, arguments, state)
        broken = semantics.broken_invariant(puzzle, after)
        assert isinstance(step, core.Rule) and broken is step and broken.name == move.rule
    elif move.reason == "forced":
        assert isinstance(step, Step) and not transition.forced
        assert any(puzzle.transitions[index].forced for index, _ in possible)
    else:
        assert isinstance(step, Step) and move.cost == step.cost
        assert (move.reason == "loss") == semantics.is_lost(puzzle, step.state)
    return move.reason


def holds(condition: core.Expr, state: Any) -> bool:
    try:
        return bool(evaluate(condition, state))
    except RuleFault:
        return True


@pytest.mark.later("cannibals", "frogs")
@pytest.mark.parametrize("name", ["frogs", "cannibals", "gaps"])
def test_a_few(name: str) -> None:
    check_puzzle(name, 12)


@pytest.mark.parametrize(
    ("name", "states"), [*slow(*((n, 100) for n in SOME)), *nightly(*((n, 200) for n in NAMES))]
)
def test_puzzles_of_the_library(name: str, states: int) -> None:
    check_puzzle(name, states)


def check_puzzle(name: str, states: int) -> None:
    puzzle = load(name).puzzle
    listed = {t: list(islice(core.rows_of(t.binders), MOST_ROWS)) for t in puzzle.transitions}
    for number, state in enumerate(islice(reached(puzzle, states), states)):
        try:
            steps = list(semantics.steps(puzzle, state))
        except RuleFault:
            continue
        possible = {(step.transition.index, step.arguments) for step in steps}
        for transition in puzzle.transitions:
            rows = listed[transition]
            stride = -(-len(rows) // MOST_TRIED) or 1
            for arguments in rows[number % stride :: stride]:
                try:
                    check_step(puzzle, state, transition, arguments, possible)
                except RuleFault:
                    assert why_not(puzzle, state, transition, arguments).reason == "fault"


SENTENCES = {
    ("right", 0, "take(goose)"): "take(goose) is not possible: `at(goose) = farmer` fails "
    "(at(goose) = left, farmer = right).",
    ("left", 0, "cross alone"): "cross alone is not possible: the next state would break `nobody "
    "is eaten`: `fox eats goose and at(fox) = at(goose) and at(fox) != farmer` holds there "
    "(at(fox) = left, at(goose) = left, farmer = right).",
    ("left", 2, "grow"): "grow is possible, but the next state is lost, by `too old` (age = 3).",
    ("left", 3, "grow"): "grow is not possible: the state is lost, by `too old` (age = 3).",
    ("right", 2, "grow"): "grow is not possible: only forced steps are possible here, such as "
    "`ring`.",
    ("right", 2, "ring"): "ring is not possible: the next state would break `nobody is eaten`",
    ("left", 1, "ring"): "ring is not possible: `age = 2` fails (age = 1).",
    ("left", 0, "take goose"): "take(goose) is possible.",
}


@pytest.mark.parametrize(("farmer", "age", "move"), SENTENCES)
def test_each_reason_in_words(farmer: str, age: int, move: str) -> None:
    puzzle = pl.loads(RIVER)
    start = {"farmer": farmer, "age": age}
    if move in ("grow", "ring") and farmer == "right" and age == 2:
        start["at"] = {"fox": "right", "goose": "right"} if move == "ring" else {"goose": "right"}
    slots = puzzle.state(start).slots
    ((transition, arguments),) = steps_named(puzzle._loaded.puzzle, move)
    text = str(why_not(puzzle._loaded.puzzle, slots, transition, arguments))
    assert text.startswith(SENTENCES[farmer, age, move])


def test_a_fault_is_a_reason() -> None:
    puzzle = pl.loads(RIVER.replace("  too old: age = 3", "  never: age > 3"))
    move = puzzle.why_not(puzzle.state(age=3), "grow")
    assert (move.reason, move.condition) == ("fault", "`age` would become 4, but must be 0..3")


def test_from_python() -> None:
    puzzle = pl.loads(RIVER)
    state = puzzle.state(farmer="right", at={"goose": "right"})
    move = puzzle.why_not(state, "take", i="fox")
    assert (move.reason, move.condition) == ("condition", "at(fox) = farmer")
    assert move.values == ("at(fox) = left", "farmer = right")
    assert puzzle.why_not(None, "take", i="goose").reason == "possible"
    for wrong, message in (
        (("tak", {"i": "fox"}), "did you mean `take`"), (("take", {}), "1 parameter"),
        (("take", {"i": "wolf"}), "not an item"), (("take", {"j": "fox"}), "not j"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=message):
            puzzle.why_not(None, wrong[0], **wrong[1])


def test_only_values_that_the_condition_reads() -> None:
    """`amount` reads both jugs, but `where j != k` does not read `amount`."""
    puzzle = pl.loads("""
puzzle: Two jugs
state: {water: 0..5 for each j in 1..2 = 0}
transitions:
  pour(j, k in 1..2 where j != k):
    let: {amount: "min(water(j), 5 - water(k))"}
    when: amount > 0
    then: {water(j): water(j) - amount, water(k): water(k) + amount}
goal: water(2) = 5
""")
    texts = [str(puzzle.why_not(None, "pour", j=1, k=k)).partition(": ")[2] for k in (1, 2)]
    assert texts == [
        "`1 != 1` fails.", "`amount > 0` fails (amount = 0, water(1) = 0, water(2) = 0).",
    ]  # fmt: skip


def test_values_of_names_are_not_quoted() -> None:
    """Names of a loop next to a `let:`, which has no text of its own."""
    puzzle = pl.loads("""
puzzle: Two jugs
state: {water: 0..5 for each j in 1..2 = 0}
transitions:
  close:
    let: {most: "max(water(1), water(2))"}
    when: every j in 1..2 has water(j) + most > 3
    then: {water(1): 0}
goal: water(2) = 5
""")
    text = "`water(j) + most > 3` fails (j = 1, most = 0, water(1) = 0, water(2) = 0)"
    assert puzzle.why_not(None, "close").why == text


def test_moves_of_a_state() -> None:
    loaded = pl.loads(RIVER)._loaded
    start = loaded.puzzle.starts[0]
    some, every = (moves_of(loaded, start, all_steps=all_steps) for all_steps in (False, True))
    assert [move.call for move in some.moves] == ["take(goose)", "grow"]
    assert [move.call for move in every.moves if move.is_possible] == ["take(goose)", "grow"]
    assert len(every.moves) == 6 and not every.left_out
    assert every.state == values.state_to_json(loaded.puzzle, start)


def test_words_of_a_player() -> None:
    puzzle = pl.loads(RIVER)._loaded.puzzle
    named = {
        text: [semantics.call_text(*step) for step in steps_named(puzzle, text)]
        for text in ("take fox", "TAKE(fox)", "take", "cross alone", "cross  alone")
    }
    assert named["take fox"] == named["TAKE(fox)"] == ["take(fox)"]
    assert named["take"] == ["take(fox)", "take(goose)", "take(beans)"]
    assert named["cross alone"] == named["cross  alone"] == ["cross alone"]
    assert len(steps_named(puzzle, "")) == 6
    for wrong in ("tkae", "take wolf", "take fox fox"):
        with pytest.raises(ValueError, match="there is no"):
            steps_named(puzzle, wrong)


@pytest.mark.slow
def test_the_library_has_reasons() -> None:
    for name in NAMES[::25]:
        loaded = load(name)
        moves = moves_of(loaded, loaded.puzzle.starts[0], all_steps=True)
        assert moves.moves and all(str(move) for move in moves.moves)


def test_ranges_in_a_reason() -> None:
    """A range is one text, also as the domain of a loop."""
    puzzle = pl.loads("""
puzzle: Rings
types: {ring: 1..4}
state: {on: boolean for each ring = true}
transitions:
  turn(r in ring):
    when: r = 1 or every before in 1 .. r - 2 has not on(before)
    then: {on(r): not on(r)}
  turn few(m, n in ring):
    when: m = n or m + n in 1 .. 3
    then: {on(m): false}
goal: no r in ring where on(r)
""")
    for name, arguments, text in (
        ("turn", {"r": 4}, "4 = 1 or every before in 1 .. 2 has not on(before)"),
        ("turn few", {"m": 1, "n": 3}, "1 = 3 or 4 in 1 .. 3"),
    ):
        assert puzzle.why_not(None, name, **arguments).condition == text
