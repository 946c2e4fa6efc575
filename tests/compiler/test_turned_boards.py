"""`symmetry: board`: accepted turns, number of orbits, and unchanged answers.

Expected results are computed geometrically: a turn acts on the rows, columns and directions in a
state.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from itertools import permutations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from puzzlelang import answers
from puzzlelang.answers.answer_fields import answer_data
from puzzlelang.answers.puzzle_facts import facts_of
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.core.lists import elements, list_of
from puzzlelang.core.operations import OPERATIONS, Kind, Names
from puzzlelang.core.primitives import NoValue
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.semantics import State
from puzzlelang.core.thresholds import changed
from puzzlelang.core.types import (
    COMPASS_STEPS,
    DIRECTIONS,
    NONE,
    NOWHERE,
    Base,
    Cells,
    ListOf,
    SetOf,
)
from puzzlelang.search import search
from puzzlelang.search.strategies import ORDERS
from puzzlelang.search.system import Limits, Solved
from puzzlelang.text import replace
from puzzlelang.text.diagnostics import PuzzleError
from puzzlelang.verify import verify
from tests.compiler.test_symmetry import TooLarge, best, edges
from tests.engine.test_thresholds import mix
from tests.random_puzzles import at_random

PUZZLES = Path(__file__).parents[2] / "puzzles"

MOST = 400

# ── turns, by rows and columns ───────────────────────────────────────────────────────

Linear = tuple[int, int, int, int]
EIGHT: list[Linear] = [
    (a, b, c, d) for a, b, c, d in product((-1, 0, 1), repeat=4)
    if abs(a * d - b * c) == 1 and a * c + b * d == 0 and a * a + b * b == 1
]  # fmt: skip
"""The images of (down, right) under the eight turns: the integer matrices that preserve lengths."""


def way(turn: Linear, down: int, right: int) -> tuple[int, int]:
    a, b, c, d = turn
    return a * down + b * right, c * down + d * right


def place(turn: Linear, height: int, width: int, row: int, column: int) -> tuple[int, int]:
    """Turn a cell about the centre of the map, in units of half cells."""
    down, right = way(turn, 2 * row - height + 1, 2 * column - width + 1)
    return (down + height - 1) // 2, (right + width - 1) // 2


def fits(turn: Linear, height: int, width: int) -> bool:
    return height == width or turn[1] == 0


def turned_value(turn: Linear, value: int, base: Base) -> int:
    if value in (NONE, NOWHERE):
        return value
    if isinstance(base, Cells):
        row, column = place(turn, base.height, base.width, *divmod(value, base.width))
        return row * base.width + column
    if base is DIRECTIONS:
        return COMPASS_STEPS.index(way(turn, *COMPASS_STEPS[value]))
    return value


def turned(puzzle: core.Puzzle, turn: Linear, state: State) -> State:
    after = list(state)
    for variable in puzzle.variables:
        places = [*product(*(key.values for key in variable.keys))]
        for n, arguments in enumerate(places):
            there = tuple(
                turned_value(turn, v, key.base)
                for v, key in zip(arguments, variable.keys, strict=True)
            )
            value = state[variable.offset + n]
            if variable.domain is not None:
                base = variable.domain.base
                if isinstance(variable.type, SetOf):
                    value = sum(
                        1 << turned_value(turn, v, base) for v in range(99) if value >> v & 1
                    )
                elif isinstance(variable.type, ListOf):
                    digits = variable.type.digits
                    listed = [turned_value(turn, v, base) for v in elements(digits, value)]
                    value = list_of(digits, listed)
                else:
                    value = turned_value(turn, value, base)
            after[variable.offset + places.index(there)] = value
    return tuple(after)


def accepted(puzzle: core.Puzzle) -> list[Linear]:
    """The proved turns, identified by their effect on cells and directions."""
    (group,) = puzzle.symmetry
    assert isinstance(group, core.Turns)
    found = []
    for turn in EIGHT:
        for names in group.ways:
            if all(
                fits(turn, base.height, base.width) for base in names if isinstance(base, Cells)
            ) and all(
                turned_value(turn, old, base) == new
                for base, known in names.items()
                for old, new in known.items()
            ):
                found.append(turn)
    assert len(found) == len(group.ways)
    return found


def orbit(puzzle: core.Puzzle) -> Callable[[State], State]:
    """Map a state to the least of its images under accepted turns."""
    ways = accepted(puzzle)
    known: dict[State, State] = {}

    def least(state: State) -> State:
        if state not in known:
            known[state] = min(turned(puzzle, turn, state) for turn in ways)
        return known[state]

    return least


def frames(height: int, width: int) -> Cells:
    return Cells("m", height, width)


MAPPED = [name for name, row in OPERATIONS.items() if row.names is Names.MAP]
assert MAPPED


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1, 3), (2, 2), (2, 3), (3, 3)])
@pytest.mark.parametrize("name", MAPPED)
def test_operations_on_turned_maps_give_the_same_turned(name: str, size: tuple[int, int]) -> None:
    row, cells = OPERATIONS[name], frames(*size)
    random = Random(1)
    area = size[0] * size[1]
    choices: dict[Kind, list[int]] = {
        Kind.CELL: [*range(area), NOWHERE, NONE],
        Kind.DIRECTION: [*range(8), NONE],
        Kind.NUMBER: [-1, 0, 2],
        Kind.SET: [random.randrange(1 << area) for _ in range(6)],
    }

    def value(turn: Linear, value: Any, kind: Kind) -> Any:
        if kind is Kind.SET:
            return sum(1 << turned_value(turn, v, cells) for v in range(area) if value >> v & 1)
        if kind is Kind.NUMBER:
            return value
        return turned_value(turn, value, cells if kind is Kind.CELL else DIRECTIONS)

    def meaning(*values: Any) -> Any:
        try:
            return row.meaning(*[cells] * row.maps, *values)
        except NoValue:
            return "no value"

    for turn in EIGHT:
        if not fits(turn, *size):
            continue
        for values in product(*(choices[taken.kind] for taken in row.takes)):
            found = meaning(*values)
            after = meaning(*map(partial(value, turn), values, (taken.kind for taken in row.takes)))
            assert after == (found if found == "no value" else value(turn, found, row.gives.kind))


# ── random puzzles ───────────────────────────────────────────────────────────────────

VARIABLES = {
    "man": ("floor", ["any", "first(floor, nowhere)", "any of home"]),
    "pegs": ("set of floor", ["home", "floor - home"]),
    "facing": ("direction", ["any", "north", "west"]),
    "lit": ("boolean for each c in floor", ["false", "c in home"]),
    "level": ("0..2 for each c in floor", ["0", "if c in home then 1 else 0"]),
    "last": ("floor or none", ["none"]),
    "to": ("direction or none for each c in floor", ["none"]),
    "seen": ("set of direction", ["none"]),
    "way": ("list(2) of floor", ["none", "list(first(floor))"]),
    "turns": ("list(3) of direction", ["none", "none", "list(north)"]),
    "count_of": ("0..2", ["0", "any of 0..1"]),
}
TRANSITIONS = [
    "go(d in direction):\n    when: step(man, d) in floor and COND\n    then:\n"
    "      man: step(man, d)",
    "face(d in direction):\n    when: d != facing and COND\n    then:\n      facing: d",
    "ahead:\n    when: step(man, facing) in floor and COND\n    then:\n"
    "      man: step(man, facing)",
    "jump(c in floor, d in direction):\n    let:\n      over: step(c, d)\n"
    "      there: step(c, d, 2)\n    when: c in pegs and over in pegs and there in floor"
    " and there not in pegs and COND\n    then:\n      pegs: pegs - c - over + there",
    "push(c in pegs, d in direction):\n    when: step(c, d) in floor - pegs and COND\n    then:\n"
    "      pegs: pegs - c + step(c, d)",
    "press(c in floor):\n    when: COND\n    then:\n      for each x in floor where x = c or"
    " x in neighbours(c):\n        lit(x): not lit(x)",
    "raise(c in floor):\n    when: level(c) < 2 and COND\n    then:\n      level(c): level(c) + 1",
    "slip(d in direction):\n    when: COND\n    then:\n      man: slide(man, d, floor - pegs)",
    "round(d in diagonal):\n    when: wrap(man, d) in floor and COND\n    then:\n"
    "      man: wrap(man, d)",
    "over(c in floor):\n    when: last != none and shift(c, last, man) in floor and COND\n"
    "    then:\n      last: shift(c, last, man)",
    "note:\n    when: last != man and COND\n    then:\n      last: man",
    "point(c in floor, d in direction):\n    when: to(c) = none and step(c, d) in home and COND\n"
    "    then:\n      to(c): d\n      seen: seen + d",
    "walk(d in direction):\n    when: step(man, d) in floor and COND\n    then:\n"
    "      man: step(man, d)\n      way: push(take(way, 1), man)",
    "back:\n    when: way != none and COND\n    then:\n      man: last(way)\n"
    "      way: list(c for c in way where c not in pegs and c != man)",
    "turn(d in direction):\n    when: count(turns) < 3 and d not in turns and COND\n    then:\n"
    "      turns: reverse(turns) + list(d)",
    "count:\n    forced: true\n    when: count_of < 2 and man in home\n    then:\n"
    "      count_of: count_of + 1",
    "fall:\n    when: step(man, south) in floor\n    then:\n      man: step(man, south)",
    "low(c in floor):\n    when: row(c) = 0 and c not in pegs\n    then:\n      pegs: pegs + c",
]
CONDITIONS = [
    "true", "true", "count(pegs) > 1", "last != man", "man not in pegs", "distance(man, last) < 2",
    "some x in home where level(x) < 2", "no x in floor where lit(x) and x in pegs",
    "every x in neighbours(man) has x not in pegs", "col(man) = 0", "count_of < 2",
]  # fmt: skip
GOALS = [
    "pegs = target", "count(pegs) = 1", "man in target", "every x in floor has lit(x)",
    "sum(level(x) for x in floor) = 3", "last != none and distance(last, man) = 2",
    "every x in target has to(x) != none", "facing = east and man in target", "count(seen) = 2",
    "count(way) = 2 and distance(first(way), last(way)) = 1", "count(turns) = 3 and man in target",
]  # fmt: skip
COSTS = [
    "", "", "cost: row(man) + 1 per move",
    "cost: (if man in target then 0 else 2) per move", "cost: count(pegs) per state",
    "cost:\n  - bright: count(those x in floor where lit(x)) per move\n  - moves: 1 per move",
]  # fmt: skip
ENDS = ["", "", "lose:\n  late: man in target and man in pegs\n", "lose:\n  two: count(pegs) = 2\n"]


@st.composite
def boards(draw: st.DrawFn) -> str:
    """A map that is often symmetric."""
    height, width = draw(st.sampled_from([(1, 4), (2, 2), (2, 3), (3, 2), (3, 3), (3, 3)]))
    sign = {
        (row, column): draw(st.sampled_from(".oox#*"))
        for row in range(height)
        for column in range(width)
    }
    for turn in draw(st.lists(st.sampled_from(EIGHT), max_size=2)):
        if fits(turn, height, width):
            for _ in range(4):
                for at in sign:
                    sign[place(turn, height, width, *at)] = sign[at]
    rows = ["".join(sign[row, column] for column in range(width)) for row in range(height)]
    return "\n".join(f"      {row}" for row in rows)


@st.composite
def puzzles(draw: st.DrawFn) -> str:
    chosen = draw(st.lists(st.sampled_from(TRANSITIONS[:-2]), min_size=1, max_size=3, unique=True))
    if draw(st.integers(0, 9)) == 0:
        chosen.append(draw(st.sampled_from(TRANSITIONS[-2:])))
    lines = ["  " + text.replace("COND", draw(st.sampled_from(CONDITIONS))) for text in chosen]
    goal, cost = draw(st.sampled_from(GOALS)), draw(st.sampled_from(COSTS))
    end = draw(st.sampled_from(ENDS))
    used = " ".join([*lines, goal, cost, end])
    state = [
        f"  {name}: {kind} = {draw(st.sampled_from(starts))}"
        for name, (kind, starts) in VARIABLES.items()
        if re.search(rf"\b{name}\b", used)
    ]
    return (
        "puzzle: Random\nmaps:\n  m:\n    text: |\n" + draw(boards()) + "\n    legend: |\n"
        "      . = floor\n      o = floor, home\n      x = floor, target\n"
        "      * = floor, home, target\n      # = rim\n"
        "state:\n" + "\n".join(state) + "\ntransitions:\n" + "\n".join(lines) + "\n"
        f"goal: {goal}\n{end}{cost}\nsymmetry: board\n"
    )  # fmt: skip


def loaded(text: str, tier: str = "python") -> answers.Loaded:
    """Load a puzzle; discard the example if it can't be turned or has another error."""
    try:
        return answers.load_text(answers_source(text), tier=tier)
    except PuzzleError:
        assume(False)
        raise


def answers_source(text: str) -> Any:
    from puzzlelang.text.source import Source

    return Source("puzzle.yaml", text)


def successors(puzzle: core.Puzzle, state: State) -> list[tuple[State, tuple[int, ...]]] | None:
    try:
        return sorted({(step.state, step.cost) for step in semantics.steps(puzzle, state)})
    except RuleFault:
        return None


@at_random(60, puzzles())
def test_what_is_accepted_is_symmetric(text: str) -> None:
    """Turned states have the turned successors at the same cost, and agree in all
    other respects.
    """
    puzzle = loaded(text).puzzle
    for turn in accepted(puzzle):
        waiting, known = [*puzzle.starts], set[State]()
        while waiting and len(known) < 25:
            state = waiting.pop(0)
            if state in known:
                continue
            known.add(state)
            other = turned(puzzle, turn, state)
            here, there = successors(puzzle, state), successors(puzzle, other)
            assert (here is None) == (there is None)
            if here is None:
                continue
            assert sorted((turned(puzzle, turn, after), cost) for after, cost in here) == there
            waiting.extend(after for after, _ in here)
            for ask in (semantics.is_goal, semantics.is_lost):
                assert ask(puzzle, state) == ask(puzzle, other)


@pytest.mark.slow
@at_random(60, puzzles())
def test_random_puzzles_keep_their_cost_and_count_orbits(text: str) -> None:
    keep_their_cost_and_count_orbits(text)


@at_random(30, puzzles(), st.sampled_from(["least", "mixed", "mixed"]), st.integers(0, 999))
def test_so_they_do_whichever_path_is_taken(text: str, kind: str, seed: int) -> None:
    with changed(**mix(kind, Random(seed))):
        keep_their_cost_and_count_orbits(text)


def keep_their_cost_and_count_orbits(text: str) -> None:
    merged = loaded(text)
    puzzle = merged.puzzle
    try:
        states, optimum, solutions = best(puzzle, MOST, orbit(puzzle))
        _, plain, _ = best(puzzle, MOST, lambda state: state)
    except (TooLarge, RuleFault):
        assume(False)
        return
    assert optimum == plain
    assert answers.explore(merged).space.states == states
    answer = answers.solve(merged, count=True, most=5)
    assert (answer.kind == "solved") == (optimum is not None)
    if optimum is None:
        return
    assert answer.total == solutions
    assert (*answer.cost, answer.length) == optimum
    verdict = verify(puzzle, json.loads(json.dumps(answer_data(answer))))
    assert verdict.holds, verdict
    for order in ORDERS:
        found = answers.solve(merged, order)
        told = json.loads(json.dumps(answer_data(found)))
        told["optimal"] = False  # compared above
        assert verify(puzzle, told).holds
        if isinstance(found.outcome, Solved) and found.outcome.optimal:
            assert found.cost == answer.cost


@at_random(12, puzzles(), st.sampled_from(["usual", "least"]), st.integers(0, 999))
def test_the_tiers_agree(text: str, kind: str, seed: int) -> None:
    pytest.importorskip("llvmlite")
    with changed(**mix(kind, Random(seed))):
        tiers_agree(text)


def tiers_agree(text: str) -> None:
    from puzzlelang.compiler.state_layout import Unprintable
    from puzzlelang.engine.native_search import NativeSearcher
    from puzzlelang.search import count_solutions, explore
    from tests.engine.test_native import outcome

    system = loaded(text).searcher.system
    limits = Limits(MOST)
    try:
        native = NativeSearcher(system)
        found = outcome(native.explore, limits)
    except Unprintable:  # at other thresholds
        assume(False)
        return
    assert found == outcome(explore, system, limits)
    for order in ("bfs", "dfs", "ucs"):
        assert outcome(native.search, order, limits) == outcome(search, system, order, limits)
    if system.unit_cost:
        try:
            plain = count_solutions(system, limits)
        except Exception:
            return  # a fault, which was compared above
        assert native.count_solutions(limits).total == plain.total


# ── which turns are accepted ─────────────────────────────────────────────────────────

PEGS = """\
puzzle: Pegs
maps:
  board:
    text: |
{}
    legend: |
      o = hole, peg
      . = hole
      # = rim
state:
  pegs: set of hole = peg
transitions:
  jump(here in hole, d in direction):
    let:
      over: step(here, d)
      there: step(here, d, 2)
    when: here in pegs and over in pegs and there in hole and there not in pegs
    then:
      pegs: pegs - here - over + there
goal: count(pegs) = 1
symmetry: board
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rows", "ways"),
    [
        ("oooo oo.o oooo oooo", 8),
        ("ooooo oo.oo ooooo", 4),
        ("oooo o#oo oooo oooo", 2),
        ("##ooo #oooo ooooo oooo# o.o##", 4),
        ("o#oo oooo oooo oo#o", 2),
    ],
)
def test_as_many_turns_as_the_board_has(rows: str, ways: int) -> None:
    """Only the positions of the holes matter, not the initial pegs."""
    text = PEGS.format("\n".join(f"      {row}" for row in rows.split()))
    puzzle = loaded(text).puzzle
    assert len(accepted(puzzle)) == ways
    plain = answers.load_text(answers_source(text.replace("symmetry: board\n", "")))
    assert len(facts_of(plain, plain.diagnostics).turns) == ways - 1
    if len(rows) < 20:
        wanted = len(set(map(orbit(puzzle), edges(puzzle, 10_000))))
        for tier in ("python", "native" if ways == 8 else "auto"):
            assert answers.explore(loaded(text, tier)).space.states == wanted


WIDE = """\
puzzle: Wide states
maps:
  m:
    text: |
      ......
      ......
      ......
      ......
      ......
      ......
    legend: |
      . = floor
state:
  level: 0..12 for each c in floor = 0
  man: floor = any
  seen: set of floor = none
  ways: set of direction for each c in floor = none
  n: 0..2 = 0
transitions:
  raise(d in direction):
    when: step(man, d) in floor and n < 2
    then:
      level(man): level(man) + 3
      man: step(man, d)
      seen: seen + man
      ways(man): ways(man) + d
      n: n + 1
goal: every c in floor has level(c) > 0
symmetry: board
"""


@pytest.mark.slow
def test_wide_states_in_machine_code() -> None:
    pytest.importorskip("llvmlite")
    from puzzlelang.engine.native_search import NativeSearcher
    from puzzlelang.search import explore
    from tests.engine.test_native import outcome

    merged = loaded(WIDE)
    system = merged.searcher.system
    found = explore(system)
    puzzle = merged.puzzle
    assert found.states == len(set(map(orbit(puzzle), edges(puzzle, 10_000))))
    assert outcome(NativeSearcher(system).explore) == outcome(lambda: found)


ROBOTS = """\
puzzle: Robots
maps:
  m:
    text: |
      A.B
      .#.
      ..C
    legend: |
      . = floor
      A = floor, first_place
      B = floor, second_place
      C = floor, third_place
      # = rim
types:
  robot: [a, b, c]
state:
  at: floor for each r in robot =
    if r = a then the(first_place) else if r = b then the(second_place) else the(third_place)
  last: robot or none = none
transitions:
  go(r in robot, d in direction):
    let:
      there: step(at(r), d)
    when: there in floor and (no s in robot where at(s) = there) and r != last
    then:
      at(r): there
      last: r
goal: every r in robot has (no s in robot where s != r and distance(at(r), at(s)) > 2)
symmetry:
  interchangeable: robot
  board: true
"""


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["python", "native"])
def test_members_and_boards(tier: str) -> None:
    """Each renaming is combined with each turn: three robots on a square ring."""
    if tier == "native":
        pytest.importorskip("llvmlite")
    merged = loaded(ROBOTS, tier)
    turns = accepted(replace(merged.puzzle, symmetry=merged.puzzle.symmetry[1:]))
    assert len(turns) == 8

    def name(state: State) -> State:
        ways = [turned(merged.puzzle, turn, state) for turn in turns]
        return min(
            (*(way[k] for k in order), way[3] if way[3] == NONE else order.index(way[3]))
            for way in ways
            for order in permutations(range(3))
        )

    states, optimum, solutions = best(merged.puzzle, 5_000, name)
    assert answers.explore(merged).space.states == states
    answer = answers.solve(merged, count=True)
    assert ((*answer.cost, answer.length), answer.total) == (optimum, solutions)
    assert verify(merged.puzzle, json.loads(json.dumps(answer_data(answer)))).holds


def test_the_english_board() -> None:
    """Positions after n jumps, up to symmetry, with the centre empty at first: OEIS A112737 (G. I.
    Bell).

    There are 23,475,688 in all, and the program finds as many: in 15 s, with 0.5 GB.
    """
    text = (PUZZLES / "pegs/solitaire.yaml").read_text().partition("expect:")[0]
    rows = ["##ooo##", "##ooo##", "ooooooo", "ooo.ooo", "ooooooo", "##ooo##", "##ooo##"]
    old = text[text.index("      ##...##") : text.index("    legend:")]
    text = text.replace(old, "".join(f"      {row}\n" for row in rows)).replace(
        "goal: pegs = target", "goal: count(pegs) = 1"
    )
    text = re.sub(r"estimate:.*|instances:\n.*|  some hole.*", "", text) + "symmetry: board\n"
    puzzle = answers.load_text(answers_source(text))
    levels = answers.explore(puzzle, Limits(4_000)).space.levels
    assert [*levels][:7] == [1, 1, 2, 8, 39, 171, 719]
