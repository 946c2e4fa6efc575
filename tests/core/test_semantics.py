"""The semantics of the core, node by node; values as text and as JSON."""

from __future__ import annotations

from typing import Any

import pytest

from puzzlelang.core import nodes as core
from puzzlelang.core import semantics, values
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.semantics import Step, evaluate
from puzzlelang.core.types import (
    BOOLEAN,
    DIRECTIONS,
    INTEGERS,
    LARGEST,
    NONE,
    NOWHERE,
    TEXT,
    Cells,
    Domain,
    Members,
    Row,
    Scalar,
    SetOf,
    TupleOf,
    Type,
    integer,
    whole,
)
from puzzlelang.text.diagnostics import render
from tests.core_builder import (
    BANK,
    HERE,
    ITEM,
    PIECE,
    Builder,
    Given,
    all_of,
    assign,
    binder,
    block,
    branch,
    cell,
    expr,
    fold,
    frogs,
    graph,
    if_,
    jugs,
    let,
    line,
    local,
    look,
    loop,
    member,
    none,
    numbers,
    op,
    read,
    row,
    rule,
    scalar,
    set_of,
    slide,
    table,
    template,
    wolf,
)
from tests.support import each_row

NUMBERS = numbers(0, 9)
MAZE, YARD = Cells("maze", 3, 4), Cells("yard", 2, 2)
EAST, SOUTH = (core.Const(HERE, Scalar(DIRECTIONS, d, d), d) for d in (2, 4))

hand = Builder()
X = hand.variable("x", NUMBERS, 7)
BOARD = hand.variable("board", whole(PIECE), [0, 2, 1], [numbers(1, 3)])
GRID = hand.variable("grid", NUMBERS, [1, 2, 3, 4, 5, 6], [whole(BANK), numbers(1, 3)])
LAMP = hand.variable("lamp", BOOLEAN, 1)
MAYBE = hand.variable("maybe", NUMBERS, NONE, optional=True)
ABOARD = hand.variable("aboard", SetOf(ITEM, 2), 0b101)
STATE = tuple(hand.initial)

N, M = local("n", NUMBERS), local("m", NUMBERS)
SIZE = table("size", [numbers(1, 3)], integer(0, 9), {1: 8, 2: 5})
EATS = table("eats", [whole(ITEM), whole(ITEM)], BOOLEAN, {(0, 1): 1}, default=0)
BROKEN = op("div", 1, 0)
ROWS = [(1, 2), (1, 5), (2, 0)]
A, B = local("a", NUMBERS), local("b", NUMBERS)


def over(name: core.Local, low: int = 1, high: int = 4) -> core.Binder:
    return binder(name, values=numbers(low, high))


VALUES: list[tuple[Given, Any]] = [
    (7, 7),
    ("text", "text"),
    (read(X), 7),
    (read(BOARD, 2), 2),
    (read(GRID, member(BANK, "left"), 3), 3),
    (read(GRID, member(BANK, "right"), 1), 4),
    (read(LAMP), True),
    (read(MAYBE), NONE),
    (op("=", read(MAYBE), none()), True),
    (all_of(BOARD), (0, 2, 1)),
    (op("reverse", all_of(BOARD)), (1, 2, 0)),
    (op("=", all_of(BOARD), row(scalar(whole(PIECE)), 0, 2, 1)), True),
    (look(SIZE, 2), 5),
    (look(EATS, member(ITEM, "wolf"), member(ITEM, "goat")), True),
    (look(EATS, member(ITEM, "goat"), member(ITEM, "wolf")), False),
    # conditions short-circuit
    (op("and", False, op("=", BROKEN, 1)), False),
    (op("or", True, op("=", BROKEN, 1)), True),
    (op("and"), True),
    (op("or"), False),
    (op("and", True, True, False), False),
    (op("not", read(LAMP)), False),
    (if_(True, 1, BROKEN), 1),
    (if_(False, BROKEN, 2), 2),
    # arithmetic: division rounds down, a remainder has the divisor's sign
    (op("+", read(X), 2), 9),
    (op("-", 2, read(X)), -5),
    (op("*", read(X), -3), -21),
    (op("div", -7, 2), -4),
    (op("mod", -7, 2), 1),
    (op("mod", 7, -2), -1),
    (op("neg", read(X)), -7),
    (op("abs", -3), 3),
    (op("min", 3, 1, 2), 1),
    (op("max", 3, 1, 2), 3),
    (op("+", LARGEST, 0), LARGEST),
    (op("-", 0, LARGEST), -LARGEST),
    # sets
    (op("in", member(ITEM, "wolf"), read(ABOARD)), True),
    (op("in", member(ITEM, "goat"), read(ABOARD)), False),
    (op("in", none(), set_of(INTEGERS, 0, 1)), False),
    (op("in", cell(MAZE, NOWHERE), set_of(MAZE, 0, 1)), False),
    (op("in", -1, set_of(INTEGERS, 0, 1)), False),
    (op("with", read(ABOARD), member(ITEM, "goat")), 0b111),
    (op("without", read(ABOARD), member(ITEM, "goat")), 0b101),
    (op("without", read(ABOARD), none(ITEM)), 0b101),
    (op("union", read(ABOARD), set_of(ITEM, 1)), 0b111),
    (op("difference", read(ABOARD), set_of(ITEM, 0, 1)), 0b100),
    (op("subset", set_of(ITEM, 0), read(ABOARD)), True),
    (op("subset", set_of(ITEM, 1), read(ABOARD)), False),
    (op("count", read(ABOARD)), 2),
    (op("the", set_of(ITEM, 1)), 1),
    (op("toggle", read(ABOARD), set_of(ITEM, 1, 2)), 0b011),
    (op("move", set_of(MAZE, 1, 3), 4), 1 << 5 | 1 << 7),
    (op("move", set_of(MAZE, 1, 3), -1), 1 << 0 | 1 << 2),
    # maps: three rows of four
    (op("step", cell(MAZE, 5), EAST), 6),
    (op("step", cell(MAZE, 7), EAST), NOWHERE),
    (op("step", cell(MAZE, 1), SOUTH, 2), 9),
    (op("step", cell(MAZE, NOWHERE), SOUTH), NOWHERE),
    (op("row", cell(MAZE, 7)), 1),
    (op("col", cell(MAZE, 7)), 3),
    (op("distance", cell(MAZE, 0), cell(MAZE, 11)), 5),
    (op("neighbours", cell(MAZE, 0)), 1 << 1 | 1 << 4),
    (op("slide", cell(MAZE, 4), EAST, set_of(MAZE, 5, 6, 9)), 6),
    (op("slide", cell(MAZE, 4), EAST, set_of(MAZE, 6, 7)), 4),
    (op("slide", cell(MAZE, 4), EAST, set_of(MAZE, 4, 5, 6, 7, 8)), 7),
    (op("slide", cell(MAZE, 1), SOUTH, set_of(MAZE, 5, 9)), 9),
    (op("slide", cell(MAZE, NOWHERE), SOUTH, set_of(MAZE, 5, 9)), NOWHERE),
    (op("shift", cell(MAZE, 5), cell(MAZE, 0), cell(MAZE, 6)), 11),
    (op("shift", cell(MAZE, 5), cell(MAZE, 6), cell(MAZE, 0)), NOWHERE),
    (op("shift", cell(MAZE, 0), cell(MAZE, 1), cell(MAZE, 1)), 0),
    (op("shift", cell(MAZE, 0), cell(MAZE, 0), cell(MAZE, NOWHERE)), NOWHERE),
    # on two maps: two arguments are on one, the third and the result on the other
    (op("shift", cell(MAZE, 6), cell(MAZE, 5), cell(YARD, 0)), 1),
    (op("shift", cell(MAZE, 7), cell(MAZE, 5), cell(YARD, 0)), NOWHERE),
    (op("shift", cell(YARD, 1), cell(MAZE, 1), cell(MAZE, 4)), 2),
    # folds: the last binder is the fastest, `where` skips elements
    (fold("every", [over(N)], op("<", N, 5)), True),
    (fold("every", [over(N)], op("<", N, 4)), False),
    (fold("every", [over(N)], False, False), True),
    (fold("some", [over(N)], op("=", N, 4)), True),
    (fold("some", [over(N)], True, False), False),
    (fold("some", [over(N)], op("or", op("=", N, 1), op("=", BROKEN, 1))), True),
    (fold("every", [over(N, 0)], op("<", op("div", 6, N), 7), op(">", N, 0)), True),
    (fold("those", [over(N)], None, op("!=", N, 2)), 0b11010),
    (fold("those", [over(N)], None), 0b11110),
    (fold("sum", [over(N)], op("*", N, N)), 30),
    (fold("sum", [over(N)], N, False), 0),
    (fold("sum", [over(N), over(M)], op("*", N, M), op("<", N, M)), 35),
    (fold("min", [over(N)], op("-", 2, N)), -2),
    (fold("max", [over(N)], N, op("<", N, 3)), 2),
    (fold("sum", [binder(A, B, values=ROWS)], op("*", A, B)), 7),
    (fold("some", [binder(A, B, values=ROWS)], op("=", B, 5), op("=", A, 2)), False),
    (fold("sum", [over(N)], fold("sum", [over(M)], N)), 40),  # n is bound outside the inner fold
    (fold("set", [over(N)], op("mod", N, 3)), 0b111),
    (fold("set", [over(N)], op("mod", N, 3), op("<", N, 3)), 0b110),
    (fold("set", [over(N)], N, False), 0),
    (fold("set", [over(N), over(M)], op("+", N, M), op("<", N, M)), 0b11111000),
    (fold("texts", [over(N)], op("text", op("*", N, N)), op("!=", N, 2)), ("1", "9", "16")),
    # a let is evaluated on first use
    (let(N, read(X), op("+", N, N)), 14),
    (let(N, BROKEN, 3), 3),
    (let(N, BROKEN, if_(True, 3, N)), 3),
    (let(N, 1, let(M, op("+", N, 1), op("+", N, M))), 3),
    # texts
    (op("text", read(ABOARD)), "wolf, cabbage"),
    (op("text", all_of(BOARD)), "G_B"),
    (op("join", read(ABOARD), " + "), "wolf + cabbage"),
    (op("join", all_of(BOARD), ","), "G,_,B"),
    (op("join", row(TEXT, "a", "b"), "-"), "a-b"),
    (op("picture", row(TEXT, "a", "b", "", "d"), 2, 1), "ab\n d"),
    (op("picture", row(TEXT, "a", "b", "-1", "d"), 2, 1), "a  b\n-1 d"),
    (op("picture", row(TEXT, "a", "b", "c", "d"), 2, 2), "a  b\nc  d"),
    (op("picture", row(TEXT, "a", "", "12", "d "), 2, 0), "a\n12 d"),
    (op("picture", row(TEXT), 2, 1), ""),
]


@each_row("given, value", VALUES)
def test_value(given: Given, value: Any) -> None:
    assert evaluate(expr(given), STATE) == value


FAULTS: list[tuple[Given, str, str]] = [
    (BROKEN, "no-value", "1 div 0: a division by zero"),
    (op("mod", 3, 0), "no-value", "3 mod 0: a division by zero"),
    (op("the", set_of(ITEM)), "no-value", "exactly one member, and this one is empty"),
    (op("the", read(ABOARD)), "no-value", "exactly one member, and this one has 2 members"),
    (op("with", read(ABOARD), none(ITEM)), "no-value", "none can't be put into a set"),
    (op("row", cell(MAZE, NOWHERE)), "no-value", "nowhere (off the map) has no row"),
    (op("slide", cell(MAZE, NONE), EAST, set_of(MAZE, 0)), "no-value", "a step from none"),
    (op("shift", cell(MAZE, NONE), cell(MAZE, 0), cell(MAZE, 0)), "no-value", "none has no row"),
    (op("shift", cell(MAZE, 0), cell(MAZE, 0), cell(MAZE, NONE)), "no-value", "none has no row"),
    (fold("set", [over(N, 0)], op("-", N, 1)), "no-value", "the number -1 can't be put into a set"),
    (op("+", read(MAYBE), 1), "no-value", "is none, but a number is expected here"),
    (op("mod", read(MAYBE), 2), "no-value", "is none, but a number is expected here"),
    (fold("sum", [over(N)], read(MAYBE)), "no-value", "is none, but a number is expected here"),
    (fold("min", [over(N)], N, False), "no-value", "the min of nothing is undefined"),
    (fold("max", [over(N)], N, False), "no-value", "the max of nothing is undefined"),
    (fold("those", [binder(N, values=(-1, 1))], None), "no-value", "can't be put into a set"),
    (op("+", LARGEST, 1), "too-large", "grows beyond 549755813887"),
    (op("*", LARGEST, -LARGEST), "too-large", "grows beyond"),
    (fold("sum", [over(N)], LARGEST), "too-large", "grows beyond"),
    (look(SIZE, 3), "no-entry", "the table `size` has no entry for 3"),
    (look(SIZE, none()), "no-entry", "the table `size` has no entry for none"),
    (read(BOARD, 4), "off-domain", "there is no `board` for 4"),
    (read(BOARD, 0), "off-domain", "there is no `board` for 0"),
    (read(BOARD, read(MAYBE)), "off-domain", "there is no `board` for none"),
    (read(GRID, member(BANK, "left"), 4), "off-domain", "there is no `grid` for 4"),
    (op("or", False, op("=", BROKEN, 1)), "no-value", "a division by zero"),
    (let(N, BROKEN, N), "no-value", "a division by zero"),
]


@each_row("given, code, message", FAULTS)
def test_fault(given: Given, code: str, message: str) -> None:
    with pytest.raises(RuleFault) as found:
        evaluate(expr(given), STATE)
    assert found.value.code == code
    assert message in found.value.message


def test_nowhere_is_in_no_table_not_even_one_with_a_default() -> None:
    b = Builder()
    lit = b.variable("lit", BOOLEAN, [0] * 12, [whole(MAZE)])
    wall = table("wall", [whole(MAZE)], BOOLEAN, {0: 1}, default=0)
    off = op("step", cell(MAZE, 3), EAST)
    both = table("both", [whole(MAZE), NUMBERS], BOOLEAN, {(0, 1): 1}, default=0)
    for given in (read(lit, off), look(wall, off), look(both, off, BROKEN)):
        with pytest.raises(RuleFault, match="off the map") as found:
            evaluate(given, b.initial)
        assert found.value.code == "nowhere"


def test_a_let_is_evaluated_once() -> None:
    asked = []

    class Noting(tuple[int, ...]):
        def __getitem__(self, slot: Any) -> Any:
            asked.append(slot)
            return tuple.__getitem__(self, slot)

    given = let(N, op("+", read(X), 0), op("+", N, op("+", N, N)))
    assert evaluate(given, Noting(STATE)) == 21
    assert asked == [X.offset]


# ── effects ──────────────────────────────────────────────────────────────────────────

ONE, TWO, THREE = (read(BOARD, place) for place in (1, 2, 3))
G, BROWN, EMPTY = (member(PIECE, name) for name in PIECE.names)
PLACE = local("p", numbers(1, 3))
EACH = [binder(PLACE, values=numbers(1, 3))]
NEXT = op("+", 1, op("mod", PLACE, 3))


EFFECTS: list[tuple[str, core.Block, dict[str, Any]]] = [
    ("nothing", block(), {}),
    ("at once", block([assign(BOARD, 1, TWO), assign(BOARD, 2, ONE)]), {"board": (2, 0, 1)}),
    ("in order", block(assign(BOARD, 1, TWO), assign(BOARD, 2, ONE)), {"board": (2, 2, 1)}),
    ("the place too", block([assign(X, 1), assign(BOARD, op("-", read(X), 6), EMPTY)]),
     {"x": 1, "board": (2, 2, 1)}),
    ("the place in order", block(assign(X, 2), assign(BOARD, read(X), G)),
     {"x": 2, "board": (0, 0, 1)}),
    ("the same twice", block([assign(X, 3), assign(X, 3)]), {"x": 3}),
    ("twice in order", block(assign(X, 3), assign(X, 4)), {"x": 4}),
    ("a loop at once", block(loop(EACH, block(assign(BOARD, PLACE, read(BOARD, NEXT))))),
     {"board": (2, 1, 0)}),
    ("a loop with where", block(loop(EACH, block(assign(BOARD, PLACE, G)), op(">", PLACE, 1))),
     {"board": (0, 0, 0)}),
    ("an empty loop", block(loop(EACH, block(assign(X, 1)), False)), {}),
    ("a list in a loop starts for each from the state before",
     block(loop(EACH, block(assign(X, op("-", read(X), 1)), assign(BOARD, PLACE, G)))),
     {"x": 6, "board": (0, 0, 0)}),
    ("the first arm", block(branch((read(LAMP), block(assign(X, 1))), (None, block(assign(X, 2))))),
     {"x": 1}),
    ("the last arm", block(branch((False, block(assign(X, 1))), (None, block(assign(X, 2))))),
     {"x": 2}),
    ("no arm", block(branch((False, block(assign(X, 1))))), {}),
    ("a condition reads the old value",
     block([assign(LAMP, False), branch((read(LAMP), block(assign(X, 1))))]), {"lamp": 0, "x": 1}),
    ("truth values", block(assign(LAMP, op("=", 1, 2))), {"lamp": 0}),
    ("none", block(assign(X, 1), assign(MAYBE, none())), {"x": 1}),
    ("sets", block(assign(ABOARD, op("with", read(ABOARD), member(ITEM, "goat")))),
     {"aboard": 0b111}),
]  # fmt: skip


@pytest.mark.parametrize(
    "effect, change", [case[1:] for case in EFFECTS], ids=[case[0] for case in EFFECTS]
)
def test_effect(effect: core.Block, change: dict[str, Any]) -> None:
    b = Builder()
    after = semantics.apply(b.transition("go", effect), (), STATE)
    expected = list(STATE)
    for variable in hand.variables:
        if variable.name in change:
            new = change[variable.name]
            expected[variable.offset : variable.offset + variable.size] = (
                new if isinstance(new, tuple) else (new,)
            )
    assert after == tuple(expected)
    assert all(type(value) is int for value in after)


EVEN = hand.variable("even", Domain(INTEGERS, (0, 2, 4)), 0)
MAN = hand.variable("man", whole(MAZE), 3)
SOME = hand.variable("some", SetOf(INTEGERS, 3), 0)
FULL = tuple(hand.initial)

EFFECT_FAULTS: list[tuple[core.Block, str, str]] = [
    (block(assign(X, 10)), "range-left", "`x` would become 10, but must be 0..9"),
    (block(assign(X, op("-", 0, 1))), "range-left", "`x` would become -1, but must be 0..9"),
    (block(assign(EVEN, 3)), "range-left", "`even` would become 3, but must be 0, 2 or 4"),
    (block(assign(MAYBE, 11)), "range-left", "must be 0..9, or none"),
    (block(assign(X, none())), "range-left", "`x` would become none, but must be 0..9"),
    (block(assign(BOARD, 2, none(PIECE))), "range-left",
     "`board(2)` would become none, but must be G, B or _"),
    (block(assign(GRID, member(BANK, "right"), 2, 12)), "range-left", "`grid(right, 2)` would"),
    (block(assign(SOME, set_of(INTEGERS, 2, 5))), "range-left",
     "`some` would become 2, 5, but must be a set of 0..3"),
    (block(assign(MAN, op("step", read(MAN), EAST))), "nowhere", "`man` would become nowhere"),
    (block(assign(BOARD, 4, G)), "off-domain", "there is no `board` for 4"),
    (block(assign(X, 20), assign(X, 1)), "range-left", "`x` would become 20"),
    (block([assign(X, 1), assign(X, 2)]), "write-conflict",
     "`x` gets two different values at once"),
    (block([assign(BOARD, 2, G), loop(EACH, block(assign(BOARD, PLACE, BROWN)))]),
     "write-conflict", "`board(2)` gets two"),
    (block(loop(EACH, block(assign(X, PLACE)))), "write-conflict", "`x` gets two"),
    (block([assign(X, 1), branch((True, block(assign(X, 1), assign(X, 2))))]),
     "write-conflict", "`x` gets two"),
]  # fmt: skip


@pytest.mark.parametrize("effect, code, message", EFFECT_FAULTS)
def test_effect_fault(effect: core.Block, code: str, message: str) -> None:
    with pytest.raises(RuleFault) as found:
        semantics.apply(Builder().transition("go", effect), (), FULL)
    assert found.value.code == code
    assert message in found.value.message


def test_a_write_conflict_shows_both_lines() -> None:
    effect = block([assign(BOARD, 2, G, span=line(3)), assign(BOARD, TWO, BROWN, span=line(7))])
    with pytest.raises(RuleFault) as found:
        semantics.apply(Builder().transition("go", effect), (), STATE)
    text = render(found.value.diagnostic)
    assert "3 | line 3\n  | ---- this makes it G" in text
    assert "7 | line 7\n  | ^^^^ this makes it B" in text


# ── transitions ──────────────────────────────────────────────────────────────────────


def successors(puzzle: core.Puzzle, state: tuple[int, ...]) -> list[str]:
    return [
        semantics.call_text(step.transition, step.arguments)
        for step in semantics.steps(puzzle, state)
    ]


def reachable(puzzle: core.Puzzle) -> dict[tuple[int, ...], list[Step]]:
    """Every reachable state with its steps."""
    found: dict[tuple[int, ...], list[Step]] = {}
    waiting = [puzzle.starts[0]]
    while waiting:
        state = waiting.pop()
        if state not in found:
            found[state] = list(semantics.steps(puzzle, state))
            waiting += [step.state for step in found[state]]
    return found


STATE_COUNTS = [
    (frogs(1), 6, 1),  # by hand: two steps from the start, each forced to its end
    (frogs(2), 23, 1),  # from the design, counted by another program
    (wolf(), 10, 1),  # the textbook graph: 10 states are safe
    (jugs(), 16, 3),  # the textbook's 16 states; by hand 440, 413 and 143 are the goals
]


@pytest.mark.parametrize("puzzle, states, goals", STATE_COUNTS)
def test_state_counts(puzzle: core.Puzzle, states: int, goals: int) -> None:
    found = reachable(puzzle)
    assert len(found) == states
    assert sum(semantics.is_goal(puzzle, state) for state in found) == goals


def test_order_of_steps() -> None:
    calls = ["hop(1, 3)", "hop(2, 3)", "hop(4, 3)", "hop(5, 3)"]
    assert successors(frogs(2), frogs(2).starts[0]) == calls
    assert successors(jugs(), (4, 1, 3)) == ["pour(1, 2)", "pour(2, 1)", "pour(3, 1)", "pour(3, 2)"]


def test_the_last_parameter_is_the_fastest() -> None:
    b = Builder()
    n, m = local("n", NUMBERS), local("m", NUMBERS)
    b.transition("go", block(), binders=[over(n, 1, 2), over(m, 1, 2)])
    pairs = binder(A, B, values=ROWS)
    b.transition("pair", block(), op("!=", B, 5), binders=[pairs])
    assert successors(b.puzzle(), ()) == [
        "go(1, 1)", "go(1, 2)", "go(2, 1)", "go(2, 2)", "pair(1, 2)", "pair(2, 0)"
    ]  # fmt: skip


def test_a_forced_transition_is_the_only_one_while_it_is_possible() -> None:
    marble = slide()
    assert successors(marble, (0, 0, NONE)) == ["lean(east)", "lean(south)"]
    assert successors(marble, (0, 0, 2)) == ["roll"]
    assert successors(marble, (2, 0b11, 2)) == ["lean(south)", "lean(west)"]


def test_a_forced_transition_that_breaks_an_invariant_forces_nothing() -> None:
    b = Builder()
    x = b.variable("x", NUMBERS, 0)
    b.transition("wait", block())
    b.transition("jump", block(assign(x, 9)), forced=True)
    b.invariants.append(rule("low", op("<", read(x), 5)))
    assert successors(b.puzzle(), (0,)) == ["wait"]


def test_a_lost_state_is_entered_and_left_by_nothing() -> None:
    puzzle = wolf(by_loss=True)
    crossed = (1, 0, 0, 0)
    assert crossed in [step.state for step in semantics.steps(puzzle, puzzle.starts[0])]
    assert semantics.is_lost(puzzle, crossed)
    assert successors(puzzle, crossed) == []


def test_a_state_that_is_lost_is_no_goal() -> None:
    b = Builder()
    x = b.variable("x", NUMBERS, 0)
    b.goal = rule("goal", op("<", read(x), 5))
    b.losses.append(rule("lost", op("=", read(x), 3)))
    found = [semantics.is_goal(b.puzzle(), (value,)) for value in (2, 3, 7)]
    assert found == [True, False, False]


def test_the_broken_invariant_has_a_name() -> None:
    broken = semantics.broken_invariant(wolf(), (1, 0, 0, 0))
    assert broken is not None
    assert broken.name == "nobody is eaten"
    assert semantics.broken_invariant(wolf(), (1, 0, 1, 0)) is None


def test_lets_read_the_state_that_is_left() -> None:
    """Also in an ordered block, whose lines read the results of earlier lines."""
    b = Builder()
    x = b.variable("x", NUMBERS, 5)
    go = b.transition(
        "go", block(assign(x, 1), assign(x, op("+", M, read(x)))), lets=[(N, read(x)), (M, N)]
    )
    assert semantics.apply(go, (), (5,)) == (6,)


def test_a_let_that_nobody_needs_is_no_fault() -> None:
    b = Builder()
    b.transition("go", block(), op("or", True, op("=", N, 1)), lets=[(N, BROKEN)])
    assert successors(b.puzzle(), ()) == ["go"]


def test_costs() -> None:
    b = Builder()
    x = b.variable("x", NUMBERS, 3)
    n = local("n", NUMBERS)
    up = b.transition("up", block(assign(x, op("+", read(x), n))), binders=[over(n, 1, 2)])
    down = b.transition("down", block(assign(x, op("-", read(x), 1))))
    b.cost("moves", ("move", 1))
    b.cost("work", (up, op("*", 10, n)), (down, 4))
    b.cost("height", ("state", read(x)), ("move", read(x)))
    found = {
        semantics.call_text(step.transition, step.arguments): step.cost
        for step in semantics.steps(b.puzzle(), (3,))
    }
    assert found == {"up(1)": (1, 10, 7), "up(2)": (1, 20, 8), "down": (1, 4, 5)}


def test_without_cost_lines_a_step_costs_one() -> None:
    assert {step.cost for step in semantics.steps(wolf(), wolf().starts[0])} == {(1,)}


def test_a_negative_cost_is_a_fault() -> None:
    b = Builder()
    b.transition("go", block())
    b.cost("gain", ("move", -1))
    with pytest.raises(RuleFault, match="is -1") as found:
        list(semantics.steps(b.puzzle(), ()))
    assert found.value.code == "negative-cost"


def test_estimates() -> None:
    b = Builder()
    x = b.variable("x", NUMBERS, 3)
    b.cost("moves", ("move", 1), estimate=op("-", 9, read(x)))
    b.cost("noise", ("state", 1))
    assert semantics.estimates(b.puzzle(), (3,)) == (6, 0)


# ── texts ────────────────────────────────────────────────────────────────────────────


def test_said_and_shown() -> None:
    puzzle = frogs(2)
    (hop,) = puzzle.transitions
    assert semantics.shown(puzzle, puzzle.starts[0]) == "GG_BB"
    assert semantics.said(puzzle, puzzle.starts[0], hop, (2, 3)) == "G hops from 2 to 3"


def test_said_and_shown_without_templates() -> None:
    puzzle = wolf()
    alone, _ = puzzle.transitions
    assert semantics.shown(puzzle, puzzle.starts[0]) == "farmer=left at=left left left"
    assert semantics.said(puzzle, puzzle.starts[0], alone, ()) == "cross alone"
    (pour,) = jugs().transitions
    assert semantics.said(jugs(), jugs().starts[0], pour, (1, 3)) == "pour(1, 3)"


def test_say_knows_lets_and_the_state_that_is_left() -> None:
    b = Builder()
    x = b.variable("x", NUMBERS, 3)
    words = template("from ", read(x), " to ", N)
    go = b.transition("go", block(assign(x, N)), lets=[(N, op("+", read(x), 1))], say=words)
    assert semantics.said(b.puzzle(), (3,), go, ()) == "from 3 to 4"


LETTERS, PAINT = whole(PIECE), Members("paint", ("a", "b", "c"))
TEXTS: list[tuple[Any, Type, str]] = [
    (-12, integer(-99, 99), "-12"),
    (NONE, Scalar(INTEGERS, 0, 9, optional=True), "none"),
    (1, scalar(whole(ITEM)), "goat"),
    (2, scalar(Domain(DIRECTIONS, (0, 2, 4, 6))), "east"),
    (1, BOOLEAN, "true"),
    (0, BOOLEAN, "false"),
    (7, scalar(whole(MAZE)), "(1, 3)"),
    (NOWHERE, scalar(whole(MAZE)), "nowhere"),
    (0b101, SetOf(ITEM, 2), "wolf, cabbage"),
    (0, SetOf(ITEM, 2), ""),
    (0b1010, SetOf(INTEGERS, 9), "1, 3"),
    ((0, 2, 1), Row((numbers(1, 3),), scalar(LETTERS)), "G_B"),
    ((0, 2, 1), Row((numbers(1, 3),), scalar(whole(ITEM))), "wolf cabbage goat"),
    ((8, 0, 0), Row((numbers(1, 3),), integer(0, 8)), "8 0 0"),
    ((0, NONE), Row((numbers(1, 2),), scalar(whole(PAINT), optional=True)), "a none"),
    ((0b11, 0), Row((numbers(1, 2),), SetOf(ITEM, 2)), "{wolf, goat} {}"),
    (("~", "-"), Row((numbers(1, 2),), TEXT), "~-"),
    (("up", "-"), Row((numbers(1, 2),), TEXT), "up -"),
    ((0, 2, 1, 0), Row((whole(BANK), numbers(1, 2)), scalar(LETTERS)), "G_ / BG"),
    ((1, 3), TupleOf((scalar(whole(ITEM)), integer(0, 9))), "(goat, 3)"),
    ("~~~", TEXT, "~~~"),
]


@each_row("value, kind, text", TEXTS)
def test_show(value: Any, kind: Type, text: str) -> None:
    assert values.show(value, kind) == text


JSON: list[tuple[Any, Type, object]] = [
    (5, integer(0, 9), 5),
    (NONE, Scalar(INTEGERS, 0, 9, optional=True), None),
    (1, scalar(whole(ITEM)), "goat"),
    (1, BOOLEAN, True),
    (7, scalar(whole(MAZE)), [1, 3]),
    (0b101, SetOf(ITEM, 2), ["wolf", "cabbage"]),
    (0b10000001, SetOf(MAZE, 11), [[0, 0], [1, 3]]),
    ((0, 2, 1), Row((numbers(1, 3),), scalar(LETTERS)), ["G", "_", "B"]),
    ((0, 1, 1), Row((whole(ITEM),), scalar(whole(BANK))),
     {"wolf": "left", "goat": "right", "cabbage": "right"}),
    ((1, 0), Row((Domain(ITEM, (0, 2)),), BOOLEAN), {"wolf": True, "cabbage": False}),
    ((1, 2, 3, 4), Row((whole(BANK), numbers(1, 2)), integer(0, 9)),
     {"left": [1, 2], "right": [3, 4]}),
    ((1, 2, 3, 4), Row((numbers(1, 2), whole(BANK)), integer(0, 9)),
     [{"left": 1, "right": 2}, {"left": 3, "right": 4}]),
    ((1, 3), TupleOf((scalar(whole(ITEM)), integer(0, 9))), ["goat", 3]),
    ("~", TEXT, "~"),
]  # fmt: skip


@pytest.mark.parametrize("value, kind, data", JSON)
def test_json(value: Any, kind: Type, data: object) -> None:
    assert values.to_json(value, kind) == data
    assert values.from_json(data, kind) == value


BOARD_TYPE = Row((numbers(1, 3),), scalar(LETTERS))
NOT_JSON: list[tuple[object, Type, str]] = [
    (10, integer(0, 9), "10 is not a number (0..9)"),
    (-(10**5000), integer(0, 9), "a number of more than 30 digits is not"),
    (True, integer(0, 9), "true is not a number"),
    (1.0, integer(0, 9), "1.0 is not a number"),
    (float("nan"), integer(0, 9), "nan is not a number"),
    ("1", integer(0, 9), '"1" is not a number'),
    (None, integer(0, 9), "null is not a number"),
    ({}, integer(0, 9), "an object is not a number"),
    (1, BOOLEAN, "1 is not a condition"),
    ("cow", scalar(whole(ITEM)), '"cow" is not an item'),
    (1, scalar(whole(ITEM)), "1 is not an item"),
    (["wolf"], scalar(whole(ITEM)), "a list of 1 is not an item"),
    ([3, 0], scalar(whole(MAZE)), "there is no cell [3, 0] in maze"),
    ([-1, 0], scalar(whole(MAZE)), "there is no cell [-1, 0] in maze"),
    ([True, 0], scalar(whole(MAZE)), "a list of 2 is not a cell"),
    ([1, 1, 1], scalar(whole(MAZE)), "a list of 3 is not a cell"),
    (7, scalar(whole(MAZE)), "7 is not a cell"),
    (["wolf", "wolf"], SetOf(ITEM, 2), '"wolf" is in a set twice'),
    (["wolf", None], SetOf(ITEM, 2), "null is not an item"),
    ("wolf", SetOf(ITEM, 2), '"wolf" is not a set of item'),
    ([-1], SetOf(INTEGERS, 9), "-1 is not a number"),
    (["G", "G"], BOARD_TYPE, "a list of 2 is not a list of 3"),
    (["G", "G", "X"], BOARD_TYPE, 'at 3: "X" is not a piece'),
    ({"1": "G"}, BOARD_TYPE, "an object is not a list of 3"),
    (["left"] * 3, Row((whole(ITEM),), scalar(whole(BANK))), "is not an object keyed by item"),
    ({"wolf": "left"}, Row((whole(ITEM),), scalar(whole(BANK))), "`goat` is missing"),
    ({"left": 1, "right": 1, "up": 1}, Row((whole(BANK),), integer(0, 9)), 'unexpected key "up"'),
    ({"left": 1, "right": 99}, Row((whole(BANK),), integer(0, 9)), "at right: 99 is not"),
    (["goat"], TupleOf((scalar(whole(ITEM)), integer(0, 9))), "a list of 1 is not a group of 2"),
    ("\ud800\u202e" + "x" * 100, integer(0, 9), '"\\ud800\\u202exxx'),
    (object(), integer(0, 9), "a object is not a number"),
]


@each_row("data, kind, message", NOT_JSON, ids=type)
def test_not_json(data: object, kind: Type, message: str) -> None:
    with pytest.raises(ValueError) as found:
        values.from_json(data, kind)
    assert message in str(found.value)


def test_states_as_json() -> None:
    puzzle = hand.puzzle()
    data = values.state_to_json(puzzle, FULL)
    assert data == {
        "x": 7, "board": ["G", "_", "B"], "grid": {"left": [1, 2, 3], "right": [4, 5, 6]},
        "lamp": True, "maybe": None, "aboard": ["wolf", "cabbage"], "even": 0, "man": [0, 3],
        "some": [],
    }  # fmt: skip
    assert values.state_from_json(puzzle, data) == FULL
    changes: list[tuple[dict[str, object], str]] = [
        ({"even": 3}, "`even`: 3 is not among its values"),
        ({"even": 6}, "`even`: 6 is not a number (0..4)"),
        ({"grid": {"left": [1, 2, 3], "right": [4, 5, 60]}}, "`grid`: at right: at 3: 60 is not"),
        ({"extra": 1}, 'unexpected key "extra"'),
    ]
    for change, message in changes:
        with pytest.raises(ValueError) as found:
            values.state_from_json(puzzle, data | change)
        assert message in str(found.value)
    bad: object
    for bad in ([], None, {}, "x"):
        with pytest.raises(ValueError):
            values.state_from_json(puzzle, bad)


@pytest.mark.parametrize(
    "puzzle", [frogs(2), wolf(), jugs(), slide(), graph([("a", "b", 1)], "a", "b")]
)
def test_every_reachable_state_survives_json(puzzle: core.Puzzle) -> None:
    for state in reachable(puzzle):
        assert values.state_from_json(puzzle, values.state_to_json(puzzle, state)) == state


DOMAINS = [
    (numbers(0, 8), False, "0..8"),
    (numbers(3, 3), False, "3"),
    (numbers(0, 8), True, "0..8, or none"),
    (Domain(INTEGERS, (1, 3, 5)), False, "1, 3 or 5"),
    (Domain(INTEGERS, range(0, 40, 2)), False, "one of 20 numbers from 0 to 38"),
    (whole(BANK), False, "left or right"),
    (whole(Members("letter", tuple("abcdefghijkl"))), False, "a member of letter"),
    (whole(MAZE), False, "a cell of maze"),
    (Domain(MAZE, (0, 3)), True, "one of 2 cells of maze, or none"),
]


@pytest.mark.parametrize("domain, optional, text", DOMAINS)
def test_show_domain(domain: Domain, optional: bool, text: str) -> None:
    assert values.show_domain(domain, optional) == text


# ── explained faults ─────────────────────────────────────────────────────────────────


def labels(fault: RuleFault | None) -> list[str]:
    assert fault is not None
    return [label for _, label in fault.diagnostic.related]


def test_no_fault_to_explain() -> None:
    for puzzle in (frogs(2), wolf(), jugs(), slide()):
        assert all(semantics.explain_fault(puzzle, state) is None for state in reachable(puzzle))


def test_a_range_left_is_explained_with_step_and_state() -> None:
    b = Builder()
    x = b.variable("x", NUMBERS, 8)
    n = local("n", NUMBERS)
    b.transition("up", block(assign(x, op("+", read(x), n))), binders=[over(n, 1, 2)])
    puzzle = b.puzzle()
    assert semantics.explain_fault(puzzle, (7,)) is None
    fault = semantics.explain_fault(puzzle, (8,))
    assert fault is not None
    assert fault.message == "`x` would become 10, but must be 0..9"
    assert labels(fault) == ["in the step up(2) from the state x=8"]


def faulty(where: str) -> core.Puzzle:
    b = Builder()
    x = b.variable("x", NUMBERS, 1)
    b.transition("down", block(assign(x, op("-", read(x), 1))), op(">", read(x), 0))
    fault = op("<", op("div", 6, read(x)), 99)
    match where:
        case "invariant":
            b.invariants.append(rule("sound", fault))
        case "loss":
            b.losses.append(rule("over", op("not", fault)))
        case "goal":
            b.goal = rule("goal", fault)
        case "check":
            b.checks.append(rule("claim", fault))
        case "show":
            b.show = template("x\n", op("div", 6, read(x)))
        case "cost":
            b.cost("c", ("state", op("div", 6, read(x))))
        case "estimate":
            b.cost("c", ("move", 1), estimate=op("div", 6, read(x)))
    return b.puzzle()


@pytest.mark.parametrize(
    "where", ["invariant", "loss", "goal", "check", "show", "cost", "estimate"]
)
def test_a_fault_is_found_wherever_it_is(where: str) -> None:
    fault = semantics.explain_fault(faulty(where), (1,))
    assert fault is not None
    assert fault.message == "6 div 0: a division by zero"
    state = "x / 6" if where == "show" else "x=1"
    if where == "cost":
        assert labels(fault) == [f"in the step down from the state {state}"]
    elif where == "invariant":
        assert labels(fault) == ["in the state x=0", f"in the step down from the state {state}"]
    else:
        assert labels(fault) == ["in the state x=0"]


def test_a_long_state_is_cut() -> None:
    b = Builder()
    x = b.variable("x", NUMBERS, 0)
    b.show = template("m" * 1000)
    b.goal = rule("goal", op("=", op("div", 1, read(x)), 0))
    (label,) = labels(semantics.explain_fault(b.puzzle(), (0,)))
    assert len(label) < 250
    assert label.endswith("…")
