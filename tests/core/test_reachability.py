"""``reach`` and ``connected`` against a closure computed pair by pair, on all evaluators."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable
from itertools import combinations

import pytest

from puzzlelang import answers
from puzzlelang.compiler import terms
from puzzlelang.compiler.ir import Closure, Slot, Temp
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.core.primitives import is_connected, reached, set_of
from puzzlelang.core.staging import Stager, running
from puzzlelang.core.thresholds import changed
from tests.compiler import test_backends
from tests.compiler.check_ir import check_term
from tests.support import diagnose, in_part, load_text

Pairs = set[tuple[int, int]]


def closure(start: Iterable[int], pairs: Collection[tuple[int, int]]) -> set[int]:
    """The members reached from ``start``, by a search without masks."""
    group = set(start)
    while more := {b for a, b in pairs if a in group} - group:
        group |= more
    return group


def is_joined(group: set[int], pairs: Pairs) -> bool:
    within = {(a, b) for a, b in pairs if a in group and b in group}
    both = within | {(b, a) for a, b in within}
    return not group or closure([min(group)], both) == group


def some_pairs(chance: random.Random, size: int) -> Pairs:
    count = chance.randint(0, 2 * size)
    return {(chance.randrange(size), chance.randrange(size)) for _ in range(count)}


@in_part("rounds", 200, 2_000)
def test_the_meaning(rounds: int) -> None:
    chance = random.Random(rounds)
    for _ in range(rounds):
        size = chance.randint(1, 9)
        pairs = some_pairs(chance, size)
        group = {n for n in range(size) if chance.random() < 0.5}
        rows = [set_of([b for a, b in pairs if a == n]) for n in range(size)]
        mask = set_of(sorted(group))
        assert reached(mask, rows.__getitem__) == set_of(sorted(closure(group, pairs)))
        assert is_connected(mask, rows.__getitem__) is is_joined(group, pairs)


# ── all forms of a relation ──────────────────────────────────────────────────────────


def some_puzzle(chance: random.Random, size: int) -> tuple[str, Pairs, set[int]]:
    """A puzzle whose first state has a relation and a set, written in every form."""
    pairs = {(a, b) for a, b in some_pairs(chance, size) if a != b}
    group = {n for n in range(size) if chance.random() < 0.4}
    names = [f"m{n}" for n in range(size)]

    def several(numbers: Iterable[int]) -> list[str]:
        return [names[n] for n in sorted(numbers)]

    rows = {names[n]: several(b for a, b in pairs if a == n) for n in range(size)}
    listed = "\n".join(f"    {name}: [{', '.join(row)}]" for name, row in rows.items() if row)
    listed = listed or "    m0: [m0]"
    if not any(rows.values()):
        pairs = {(0, 0)}
    lines = "\n".join(f"    - [m{a}, m{b}]" for a, b in sorted(pairs))
    text = f"""\
puzzle: Relations
types:
  thing: [{", ".join(names)}]
tables:
  leads:
{listed}
  rows:
{lines}
  holds(a, b in thing): b in leads(a)
state:
  chosen: set of thing = {" + ".join(["none", *several(group)]) if group else "none"}
  to: set of thing for each a in thing = leads(a)
  next: thing or none for each a in thing = if leads(a) = none then none else first(leads(a))
  joined: boolean for each a, b in thing = holds(a, b)
define:
  is_next(a, b in thing): b in to(a)
  all_next(a in thing): to(a)
  always(a, b in thing): b in leads(a)
transitions:
  toggle(x in thing):
    then:
      chosen: toggle(chosen, x)
  cut(x in chosen):
    then:
      to(x): none
      next(x): none
      for each y in thing:
        joined(x, y): false
"""
    return text, pairs, group


REACH = (
    "reach(chosen, leads)", "reach(chosen, rows)", "reach(chosen, holds)", "reach(chosen, always)",
    "reach(leads(x) for x in chosen)", "reach(those y in thing where x leads y for x in chosen)",
)  # fmt: skip
REACH_NOW = (
    "reach(chosen, to)", "reach(chosen, joined)", "reach(chosen, is_next)",
    "reach(chosen, all_next)", "reach(to(x) for x in chosen)",
    "reach(to(x) for x in chosen where to(x) != none)",
)  # fmt: skip


@in_part("rounds", 1, 4, 60)
def test_forms(rounds: int) -> None:
    """All forms of one relation agree in every state, on each evaluator; the first state agrees
    with the closure.
    """
    chance = random.Random(rounds)
    for _ in range(rounds):
        text, pairs, group = some_puzzle(chance, chance.randint(1, 4))
        same = [f"{REACH[0]} = {form}" for form in REACH[1:]]
        same += [f"{REACH_NOW[0]} = {form}" for form in REACH_NOW[1:]]
        same += [f"{REACH_NOW[0]} <= {REACH[0]}", "reach(chosen, next) <= reach(chosen, to)"]
        for forms in (REACH, REACH_NOW):
            joined = [form.replace("reach(", "connected(") for form in forms]
            same += [f"{joined[0]} = {form}" for form in joined[1:]]
        checks = "".join(f"  - {condition}\n" for condition in same)
        shown = f"show: <{REACH[0]}> <connected(chosen, leads)>\n"
        everywhere = f"{text}goal: false\ncheck:\n{checks}{shown}"
        puzzle = load_text(everywhere).puzzle
        names = [f"m{n}" for n in sorted(closure(group, pairs))]
        is_one = str(is_joined(group, pairs)).lower()
        assert semantics.shown(puzzle, puzzle.starts[0]) == f"{', '.join(names)} {is_one}"
        for tier in ("python", "native"):
            loaded = load_text(everywhere, tier)
            survey = answers.explore(loaded)
            failing = [claim.rule.name for claim in survey.claims if claim.trace]
            assert survey.claims and not failing, (tier, failing, everywhere)
        # a rule of each form: the evaluators agree on all its values
        rules = "".join(
            f"  test{n}(k in thing):\n    when: {form}\n    then:\n      chosen: chosen + k\n"
            for n, form in enumerate(
                [f"k in {form}" for form in (*REACH, *REACH_NOW)]
                + [form.replace("reach(", "connected(") for form in (*REACH, *REACH_NOW)]
            )
        )
        with changed(written_out=chance.choice([1, 4, 1000]), copies=chance.choice([1, 1000])):
            puzzle = load_text(f"{text}{rules}goal: connected(chosen, joined)\n").puzzle
            assert test_backends.agree(puzzle, 12)
            native_agrees(puzzle)


def native_agrees(puzzle: core.Puzzle, most: int = 12) -> None:
    pytest.importorskip("llvmlite")
    from tests.engine import test_native

    assert test_native.agree(puzzle, most)


# ── puzzles that need them ───────────────────────────────────────────────────────────

REST = """\
puzzle: Take the tower down
maps:
  room:
    text: |
      .cc..
      .b.d.
      bb.d.
      a.eee
    legend: |
      a-e = block(name)
      . = air
state:
  left: set of name = name
define:
  cells(b in name): those c in block where block(c) = b
  carries(a, b in name):
    a in left and b in left and (some c in cells(a) where step(c, north) in cells(b))
  grounded: those b in left where some c in cells(b) where row(c) = rows(room) - 1
transitions:
  take(b in left):
    then:
      left: left - b
invariants:
  nothing falls: left <= reach(grounded, carries)
goal: left = none
show: <left>
"""

PUSH = """\
puzzle: Push a row of crates
maps:
  room:
    text: |
      ########
      #@$$ ..#
      # $   .#
      ########
    legend: |
      # = wall
      @ = player
      $ = crate
      . = goal
      space = floor
state:
  man: room = the player
  crates: set of room = crate
transitions:
  go(d in direction):
    let:
      line: reach(step(c, d) for c in set(man) where step(c, d) in crates)
    when: every c in line has step(c, d) not in wall
    then:
      man: step(man, d)
      crates: crates - line + set(step(c, d) for c in line - man)
goal: crates = goal
"""

FLOOD = """\
puzzle: One colour
types:
  hue: [red, green, blue]
maps:
  board:
    text: |
      rgbb
      rrgb
      bgrg
      grrb
    legend: |
      r = r0
      g = g0
      b = b0
state:
  colour: hue for each c in board = if c in r0 then red else if c in g0 then green else blue
define:
  alike(a, b in board): b in neighbours(a) and colour(a) = colour(b)
  corner: cell(board, 0, 0)
  flood: reach(set(corner), alike)
transitions:
  paint(h in hue where h != colour(corner)):
    then:
      for each c in flood:
        colour(c): h
goal: flood = board
"""

GO = """\
puzzle: Capture five stones
maps:
  goban:
    text: |
      .OO..
      .O.OX
      XOOX.
      .XX..
    legend: |
      . = empty
      X = black
      O = white
state:
  blacks: set of goban = black
  whites: set of goban = white
define:
  free: goban - blacks - whites
  group(c in goban): reach(common(neighbours(x), whites) for x in set(c))
  liberties(c in goban): set(n for x in group(c), n in neighbours(x) where n in free)
transitions:
  put(c in goban):
    when: c in free
    then:
      - blacks: blacks + c
      - whites: those w in whites where liberties(w) != none
goal: count(whites) <= 1
"""


@pytest.mark.each_time("text3-4-24-python")
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize(
    "text, length, solutions", [(REST, 5, 10), (PUSH, 11, 1), (FLOOD, 4, 2), (GO, 4, 24)]
)
def test_puzzles(text: str, length: int, solutions: int, tier: str) -> None:
    """What rests on the ground, what a push moves, an area of one colour, a group's liberties."""
    answer = answers.solve(load_text(text, tier), count=True)
    assert (len(answer.trace) - 1, answer.total) == (length, solutions)


def test_flood_by_hand() -> None:
    """The shortest floods of the board above, without the language."""
    rows = ["rgbb", "rrgb", "bgrg", "grrb"]
    board = {(r, c): rows[r][c] for r in range(4) for c in range(4)}

    def painted(state: dict[tuple[int, int], str], hue: str) -> dict[tuple[int, int], str]:
        area, waiting = {(0, 0)}, [(0, 0)]
        while waiting:
            r, c = waiting.pop()
            for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if cell not in area and state.get(cell) == state[0, 0]:
                    area.add(cell)
                    waiting.append(cell)
        return {cell: hue if cell in area else old for cell, old in state.items()}

    layer, steps = [board], 0
    while not (goals := [state for state in layer if len(set(state.values())) == 1]):
        layer = [painted(one, hue) for one in layer for hue in "rgb" if hue != one[0, 0]]
        steps += 1
    assert (steps, len(goals)) == (4, 2)


SNAKES = """\
puzzle: Connected cells
maps:
  field:
    text: |
      ...
      ...
      ...
    legend: |
      . = floor
state:
  chosen: set of field = none
transitions:
  add(c in field):
    when: c not in chosen and connected(chosen + c)
    then:
      chosen: chosen + c
goal: chosen = field
check:
  - every c in chosen has reach(common(neighbours(x), chosen) for x in set(c)) = chosen
"""


def turned(cells: frozenset[tuple[int, int]]) -> frozenset[frozenset[tuple[int, int]]]:
    """A set of cells in all positions of the board."""
    images = set()
    for _ in range(4):
        cells = frozenset((c, 2 - r) for r, c in cells)
        images |= {cells, frozenset((r, 2 - c) for r, c in cells)}
    return frozenset(images)


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["python", "native"])
def test_connected_cells(tier: str) -> None:
    """All connected sets of a board, also up to turns, and those without the language."""
    board = [(r, c) for r in range(3) for c in range(3)]
    near = {
        (a, b) for a, (r, c) in enumerate(board) for b, (s, d) in enumerate(board)
        if abs(r - s) + abs(c - d) == 1
    }  # fmt: skip
    numbers = [set(some) for size in range(10) for some in combinations(range(9), size)]
    joined = [frozenset(board[n] for n in group) for group in numbers if is_joined(group, near)]
    for text, states in (
        (SNAKES, len(joined)),
        (SNAKES + "symmetry: board\n", len(set(map(turned, joined)))),
    ):
        survey = answers.explore(load_text(text, tier))
        assert survey.space.states == states
        assert not any(claim.trace for claim in survey.claims)


FAULTS = """\
puzzle: Faults on the way
types:
  item: [a, b, c, d]
tables:
  next: {a: b, b: c}
state:
  load: set of item = any of none + d
  n: 0..1 for each i in item = if i = c then 0 else 1
define:
  onward(i in item): next(i)
  even(i, j in item): 4 div n(i) = 4 div n(j)
transitions:
  add(i in item):
    then:
      load: load + i
goal: CONDITION
"""


@pytest.mark.parametrize(
    "condition, faulty",
    [
        ("c in reach(load, next)", ""),  # a table without an entry leads nowhere
        ("c in reach(load, onward)", "abcd"),  # and reading it is a fault
        ("c in reach(next(x) for x in load)", "abcd"),
        ("c in reach(next(x) for x in load where x in a + b)", ""),
        ("c in reach(load, even)", "abcd"),  # each member reached is compared with c
        ("connected(load, even)", "c"),  # only members of the set are compared
    ],
)
def test_faults(condition: str, faulty: str) -> None:
    """A relation without a value is a fault for the members that lead on, and only for those."""
    text = FAULTS.replace("CONDITION", condition).replace("any of none + d", "none")
    puzzle = load_text(text).puzzle
    for mask in range(16):
        load = {letter for n, letter in enumerate("abcd") if mask >> n & 1}
        wanted = bool(load & set(faulty))
        try:
            semantics.is_goal(puzzle, (mask, *puzzle.starts[0][1:]))
            fault = False
        except semantics.RuleFault:
            fault = True
        assert fault == wanted, load
        for rounds in (1, 100):  # the first is a loop
            assert said_written_out(puzzle, mask, rounds) == ("fault" if fault else "value")
    assert test_backends.agree(puzzle, 16)
    native_agrees(puzzle)


def said_written_out(puzzle: core.Puzzle, mask: int, rounds: int) -> str:
    """Whether the goal has its value, or a fault, with loops of up to ``rounds`` unrolled."""
    state = (mask, *puzzle.starts[0][1:])
    stager = Stager(rounds)
    staged = stager.stage(puzzle.goal.condition, {})
    try:
        truth = running(staged)(state, stager.environment(0)((), state))
    except semantics.RuleFault:
        return "fault"
    return "value" if bool(truth) == semantics.is_goal(puzzle, state) else "another value"


@pytest.mark.slow
@pytest.mark.parametrize("relation", ["leads", "holds", "is_next", "all_next", "joined"])
def test_written_out(relation: str) -> None:
    chance = random.Random(relation)
    for _ in range(5):
        text, _, _ = some_puzzle(chance, 4)
        for condition in (f"m2 in reach(chosen, {relation})", f"connected(chosen, {relation})"):
            puzzle = load_text(f"{text}goal: {condition}\n").puzzle
            for mask in range(16):
                for rounds in (1, 100):
                    assert said_written_out(puzzle, mask, rounds) == "value"


ALL_SETS = """\
puzzle: All sets of six
types: {thing: [a, b, c, d, e, f]}
state:
  chosen: set of thing = none
  to: set of thing for each x in thing = ROWS
transitions:
  toggle(x in thing):
    then:
      chosen: toggle(chosen, x)
  cut:
    when: count(chosen) > 5
    then:
      to(b): none
goal: CONDITION
"""


@in_part("seed", 1, 4, 20)
def test_all_sets(seed: int) -> None:
    """All sets of six members, with a relation that is part of the state."""
    for one in range(seed):
        chance = random.Random(one)
        pairs = {(1, 2), (2, 0)}  # b is joined to a only after c
        while len(pairs) < 6:
            pairs.add((chance.randrange(3, 6), chance.randrange(6)))
        rows = [[b for a, b in sorted(pairs) if a == n] for n in range(6)]
        values = [" + ".join(["none", *("abcdef"[b] for b in row)]) for row in rows]
        text = values[5]
        for n in range(4, -1, -1):
            text = f"if x = {'abcdef'[n]} then {values[n]} else {text}"
        for condition in ("connected(chosen, to)", "f in reach(chosen, to)"):
            puzzle = load_text(
                ALL_SETS.replace("ROWS", text).replace("CONDITION", condition)
            ).puzzle
            for mask in range(64):
                group = {n for n in range(6) if mask >> n & 1}
                wanted = 5 in closure(group, pairs)
                if condition.startswith("connected"):
                    wanted = is_joined(group, pairs)
                assert semantics.is_goal(puzzle, (mask, *puzzle.starts[0][1:])) == wanted
            assert test_backends.agree(puzzle, 70) == 70
            native_agrees(puzzle, 70)


def test_renamed_terms() -> None:
    """A copy of a term binds another temp, in its set of members and in the relation."""
    old, new = Temp(0, (0, 3), False), Temp(1, (0, 3), False)
    slot = Slot(0, (0, 15))
    body = terms.operate("with", slot, old)
    copy = terms.refreshed(Closure("reach", old, 4, slot, body), lambda temp: new)
    assert copy is Closure("reach", new, 4, slot, terms.operate("with", slot, new))
    check_term(copy, (slot,))
    assert not copy.temps and copy.binds


def test_large_sets_are_refused() -> None:
    """The work of a closure is bounded before the search, including that of wide sets."""
    rows = "\n".join(["      " + "." * 90] * 90)
    text = SNAKES.replace("      ...\n      ...\n      ...", rows)
    small = SNAKES.replace("      ...\n      ...\n      ...", "\n".join(["      " + "." * 9] * 9))
    assert not [d for d in diagnose(small) if d.severity == "error"]
    assert "too-much-work" in {d.code for d in diagnose(text)}
