"""Scheduling of a transition's conditions, and the values tried for its parameters."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume

from puzzlelang.compiler import python_functions
from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.ground_transition import Level, schedule
from puzzlelang.compiler.state_layout import Unprintable
from puzzlelang.core import nodes as core
from puzzlelang.core.thresholds import ANY, changed, current
from puzzlelang.model import cost_bound, loop_work
from puzzlelang.search import explore
from puzzlelang.text.diagnostics import Diagnostics
from tests.compiler import test_backends
from tests.random_puzzles import for_random_puzzles
from tests.support import checked, slow

CARDS = """\
puzzle: Cards
types:
  column: 1..3
  depth: 1..4
  card: 0..5
state:
  stack: card or none for each a in column, d in depth = if d <= 2 then a * 2 + d - 3 else none
{define}
transitions:
  lay(a, b in column where a != b):
{let}
    when:
      - {a} > 0 and {b} < 4
      - {b} = 0 or stack(a, {a}) < stack(b, {b})
    then:
      stack(a, {a}): none
      stack(b, {b} + 1): stack(a, {a})
goal: every d in depth has stack(1, d) = none
"""
HEIGHT = "count(those d in depth where stack({}, d) != none)"
DEFINED = CARDS.format(
    define=f"define:\n  height(c in column): {HEIGHT.format('c')}", let="",
    a="height(a)", b="height(b)",
)  # fmt: skip
LET = CARDS.format(
    define="", let=f"    let:\n      x: {HEIGHT.format('a')}\n      y: {HEIGHT.format('b')}",
    a="x", b="y",
)  # fmt: skip

ROBOTS = """\
puzzle: Robots
maps:
  floor:
    text: |
{rows}
    legend: |
      . = free
      a-c = home(name)
state:
  at: floor for each n in name = the (those c in home where home(c) = n)
  steps: 0..99 = 0
transitions:
  go(p in neighbours(at(a)), q in neighbours(at(b)), r in neighbours(at(c))):
    when: p != q and q != r and p != r
    then:
      at(a): p
      at(b): q
      at(c): r
goal: at(a) = start(at(c))
"""

FAULTS = """\
puzzle: Faults
state:
  n: 0..3 = {n}
  m: 0..3 = {m}
transitions:
  go(i in 0..3, j in 0..3{where}):
    when: {when}
    then:
      n: i
      m: j
goal: n = 3 and m = 3
"""


def puzzle_of(text: str) -> core.Puzzle:
    diagnostics = Diagnostics()
    puzzle = checked(text, diagnostics)
    assert puzzle is not None, [str(d.message) for d in diagnostics]
    return puzzle


def robots(width: int, rows: tuple[str, ...]) -> core.Puzzle:
    lines = [row + "." * (width - len(row)) for row in rows]
    return puzzle_of(ROBOTS.format(rows="\n".join("      " + line for line in lines)))


TOGETHER = """\
  go(to(n) in neighbours(at(n)) for each n in name):
    when: no m, n in name where m < n and to(m) = to(n)
    then:
      for each n in name:
        at(n): to(n)
"""


def together(width: int, rows: tuple[str, ...]) -> core.Puzzle:
    """The same robots with a `for each` parameter."""
    lines = [row + "." * (width - len(row)) for row in rows]
    head, _, rest = ROBOTS.partition("  go(")
    text = head + TOGETHER + rest[rest.index("goal:") :]
    return puzzle_of(text.format(rows="\n".join("      " + line for line in lines)))


@pytest.fixture
def looped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every transition loop over its parameters in each state."""
    monkeypatch.setattr(current, "instances", 0)


def levels(system: CompiledSystem) -> list[Level]:
    (one,) = system.grounds
    return schedule(one)


def agree_on_both_tiers(puzzle: core.Puzzle, most: int) -> None:
    test_backends.agree(puzzle, most)
    agree_in_machine_code(puzzle, most)


def agree_in_machine_code(puzzle: core.Puzzle, most: int) -> None:
    pytest.importorskip("llvmlite")
    from tests.engine.test_native import agree

    try:
        agree(puzzle, most)
    except Unprintable:
        pass


def test_a_definition_costs_what_a_let_does() -> None:
    defined, let = compile_puzzle(puzzle_of(DEFINED)), compile_puzzle(puzzle_of(LET))
    assert len(defined.grounds) == len(let.grounds) == 6
    assert [g.weight for g in defined.grounds] == [g.weight for g in let.grounds]
    assert [len(g.lets) for g in defined.grounds] == [2] * 6


@pytest.mark.slow
@pytest.mark.parametrize("text", [DEFINED, LET])
def test_named_places_mean_what_they_are(text: str) -> None:
    agree_on_both_tiers(puzzle_of(text), 60)


@pytest.mark.slow
def test_parameters_run_over_what_the_state_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    system = compile_puzzle(robots(6, ("a", "b", "c", "", "", "")))  # 36 ** 3 combinations
    assert [level.within is not None for level in levels(system)] == [False, True, True, True]
    tried = []
    members = python_functions.members

    def counted(group: int) -> Any:
        found = members(group)
        tried.append(len(found))
        return found

    monkeypatch.setattr(python_functions, "members", counted)
    assert len(system.successors(system.starts[0])) > 0
    assert sum(tried) <= 4 + 4 * 4 + 4 * 4 * 4


@pytest.mark.usefixtures("looped")
@pytest.mark.parametrize(
    ("width", "rows", "plain"),
    [
        (3, ("a", "b", "c"), 6),  # one-word sets
        *slow((13, ("", "b", "", "." * 12 + "a", "." * 11 + "c"), 1)),  # cell 64 is next to c
    ],
)
def test_loops_within_sets_keep_the_order(width: int, rows: tuple[str, ...], plain: int) -> None:
    """The reference semantics tries all cells for each robot; the tiers are compared on more
    states.
    """
    puzzle = robots(width, rows)
    assert levels(compile_puzzle(puzzle))[3].within is not None
    assert test_backends.agree(puzzle, plain) == plain
    agree_in_machine_code(puzzle, 30)


@pytest.mark.slow
def test_a_parameter_for_each_is_bound_as_parameters_of_their_own_are() -> None:
    """The same loops, conditions and steps as with separate parameters for each robot."""
    rows = ("a", "b", "c", "", "", "")
    by_hand, each = (compile_puzzle(made(6, rows)) for made in (robots, together))
    for one, other in zip(levels(by_hand), levels(each), strict=True):
        assert (one.within is None) == (other.within is None)
    assert [len(level.items) for level in levels(each)] == [0, 0, 1, 2]
    state = by_hand.starts[0]
    for _ in range(4):
        after = [*by_hand.successors(state)]
        assert sorted(after) == sorted(each.successors(state))
        state = after[len(after) // 2]


@pytest.mark.slow
@pytest.mark.parametrize(("width", "rows", "plain"), [(6, ("a", "b", "c", "", "", ""), 1)])
def test_a_parameter_for_each_on_both_tiers(width: int, rows: tuple[str, ...], plain: int) -> None:
    puzzle = together(width, rows)
    assert test_backends.agree(puzzle, plain) == plain
    agree_in_machine_code(puzzle, 30)


@pytest.mark.slow
def test_the_work_of_six_parameters_is_what_their_sets_leave() -> None:
    """Each robot has at most four neighbours: 4 ** 6 combinations, not 36 ** 6."""
    head, _, _ = ROBOTS.partition("  go(")
    text = head.replace("a-c", "a-f") + TOGETHER + "goal: at(a) = start(at(b))\n"
    rows = "\n".join(["      abcdef", *["      ......"] * 5])
    (transition,) = puzzle_of(text.format(rows=rows)).transitions
    assert cost_bound.work_of_transition(transition) > 36**6
    assert loop_work.scheduled_work(transition) < cost_bound.MOST_WORK


@pytest.mark.usefixtures("looped")
def test_what_depends_on_no_parameter_is_asked_before_the_loops() -> None:
    text = FAULTS.format(n=1, m=1, where="", when="i + j > n and n + m < 3 and j > n")
    outer, first, second = levels(compile_puzzle(puzzle_of(text)))
    assert [len(level.items) for level in (outer, first, second)] == [1, 0, 2]
    text = FAULTS.format(n=1, m=1, where=" where i > m", when="j > n")
    assert [len(level.items) for level in levels(compile_puzzle(puzzle_of(text)))] == [0, 1, 1]


@pytest.mark.slow
@pytest.mark.usefixtures("looped")
@pytest.mark.parametrize("n", [0, 1, 3])
@pytest.mark.parametrize("m", [0, 2])
@pytest.mark.parametrize(
    "when",
    [
        "3 div n > 0 and n + m < 4",
        "n + m < 4 and 3 div n > 0",
        "i < j and 3 div n > 0",
        "3 div i > 0 and n + m < 4",
        "n + m > 9 and 3 div i > 0",
        "i > m and 3 div (n + m) >= j and n != m",
        "i > 3 - m and 3 div m > 0",
    ],
)
def test_conditions_move_past_no_fault(n: int, m: int, when: str) -> None:
    for where in ("", " where i + n > 1", " where 2 div (i + m) < 2"):
        test_backends.agree(puzzle_of(FAULTS.format(n=n, m=m, where=where, when=when)), 4)


@pytest.mark.usefixtures("looped")
def test_faults_in_loops_of_machine_code() -> None:
    for when in ("i < j and 3 div n > 0", "i > m and 3 div (n + m) >= j and n != m"):
        agree_on_both_tiers(puzzle_of(FAULTS.format(n=1, m=2, where="", when=when)), 9)


COUNTING = """\
puzzle: Counting
state:
  n: 0..40 = 1
  row: 0..9 for each k in 1..12 = k mod 10
define:
  high(m in 0..9): count(those k in 1..12 where row(k) > m)
transitions:
  go(i in 0..3, j in 0..3): {{ when: "{when}", then: {{ n: "{then}" }} }}
goal: n = 40
"""


class Noted(tuple[int, ...]):
    """A state that counts reads of its slots."""

    reads = 0

    def __getitem__(self, key: Any) -> Any:
        self.reads += 1
        return super().__getitem__(key)


@pytest.mark.slow
@pytest.mark.usefixtures("looped")
@pytest.mark.parametrize(
    ("when", "then", "counts"),
    [
        ("i + j < n + high(3)", "i", 1),
        ("i <= n + 3", "high(4) + i + j", 1),
        ("i + high(4) < n + 9 and j + high(7) > 1", "i + j", 2),
        ("i + j < n + 9", "high(i) + j", 4),
        ("i + j < n + 9", "if j = 0 then high(5) else high(i)", 5),
    ],
)
def test_what_depends_on_fewer_parameters_is_worked_out_once(
    when: str, then: str, counts: int
) -> None:
    puzzle = puzzle_of(COUNTING.format(when=when, then=then))
    with changed(unpacked=0, tuple_slots=20):
        system = compile_puzzle(puzzle)
        state = Noted(system.starts[0])
        assert len(system.successors(state)) == 16
    assert state.reads <= 12 * counts + 16  # `n` for each condition
    agree_on_both_tiers(puzzle, 30)


LIFE = """\
puzzle: Life
types:
  cell: 0..15
state:
  alive: boolean for each c in cell = c mod 3 = 0
define:
  around(c in cell): {around}
transitions:
  next({parameters}):
    when:
{when}
    then:
{then}
goal: every c in cell has not alive(c)
"""
NEAR = "abs(c mod 4 - d mod 4) < 2 and abs(c div 4 - d div 4) < 2 and c != d"


def life(around: str) -> str:
    """The next generation as parameters, of which only one combination of 65,536 fits."""
    lines = "\n".join(
        f"      - n{c} = (around({c}) = 3 or alive({c}) and around({c}) = 2)" for c in range(16)
    )
    return LIFE.format(
        around=around, when=lines,
        parameters=", ".join(f"n{c} in boolean" for c in range(16)),
        then="\n".join(f"      alive({c}): n{c}" for c in range(16)),
    )  # fmt: skip


@pytest.mark.slow
def test_work_is_counted_as_it_is_done() -> None:
    """Each cell's next value is computed before the loops, so 2 ** 16 combinations are cheap."""
    puzzle = puzzle_of(life(f"count(those d in cell where {NEAR} and alive(d))"))
    (transition,) = puzzle.transitions
    assert cost_bound.work_of_transition(transition) > cost_bound.MOST_WORK
    assert loop_work.scheduled_work(transition) < cost_bound.MOST_WORK
    assert loop_work.LOOPED >= current.instances, "the threshold counts this as a loop"
    system = compile_puzzle(puzzle)
    (after,) = system.successors(system.starts[0])
    alive = [bool(value) for value in system.slots(system.starts[0])]
    near = [[d for d in range(16) if d != c and abs(c % 4 - d % 4) < 2 and abs(c // 4 - d // 4) < 2]
            for c in range(16)]  # fmt: skip
    counts = [sum(alive[d] for d in near[c]) for c in range(16)]
    assert list(map(bool, system.slots(after))) == [
        counts[c] == 3 or (alive[c] and counts[c] == 2) for c in range(16)
    ]


def test_a_name_in_let_is_proposed_where_it_helps() -> None:
    """Following the message suffices."""
    text = (
        "puzzle: P\nstate:\n  n: 0..9 for each k in 1..1000 = 0\ntransitions:\n"
        "  go(i in 1..1000):\n{let}    then:\n      for each k in 1..1000:\n        n(k): {many}\n"
        "goal: n(1) = 1\n"
    )
    many = "count(those m in 1..1000 where n(m) = n(i))"
    diagnostics = Diagnostics()
    checked(text.format(let="", many=f"if {many} > 9 then 0 else 1"), diagnostics)
    (found,) = diagnostics.errors
    assert found.code == "too-much-work" and f"`let:` can name `{many}`" in found.help
    puzzle_of(text.format(let=f"    let: {{ many: '{many}' }}\n", many="if many > 9 then 0 else 1"))


@for_random_puzzles(30)
def test_random_puzzles_in_loops(text: str) -> None:
    puzzle = test_backends.read(text)
    assume(puzzle is not None)
    assert puzzle is not None
    with changed(instances=0):
        test_backends.agree(puzzle, 15)


MANY = """\
puzzle: More loops than Python lets stand in one another
types:
  spot: [s, t]
state:
  at: spot = s
  n: 0..3 = 0
transitions:
  go({parameters}):
    then:
      n: (n + 1) mod 4
      at: other({last})
goal: n = 3
"""


@pytest.mark.parametrize("count", [19, 20, 33])
def test_more_parameters_than_blocks(count: int) -> None:
    """Each parameter has one value in each state, so there is one step, and four states in all."""
    names = [f"p{i}" for i in range(count)]
    text = MANY.format(parameters=", ".join(f"{one} in set(at)" for one in names), last=names[-1])
    puzzle = checked(text, Diagnostics())
    assert puzzle is not None
    assert explore(compile_puzzle(puzzle)).levels == (1, 1, 1, 1)


HALVES = """\
puzzle: Halves
maps:
  level:
    text: |
      ....................
      .@..-...............
      ...........-........
      .............@......
      .......-............
      ....................
      ..-.................
    legend: |
      . = floor
      @ = floor, start
      - = abyss
state:
  block: set of level = start
  turn: 0..2 = 0
transitions:
  move(half in SET, way in direction):
    when:
      - CONDITION
      - step(half, way) in floor
    then:
      block: block - half + step(half, way)
      turn: (turn + 1) mod 3
goal: count(block) = 1
"""


@pytest.mark.each_time("level-half in block-True")
@pytest.mark.parametrize(("group", "condition", "looped"), [
    ("block", "count(block) = 2", True), ("block", "turn < 2", False),
    ("level", "half in block", True),
    *slow(("level", "half in floor and count(block) > 1", False)),
    *slow(("block + cell(level, 4, 5)", "count(block) > 1", True)),
])  # fmt: skip
def test_very_many_instances_for_the_members_of_a_set(
    group: str, condition: str, looped: bool
) -> None:
    puzzle = test_backends.read(HALVES.replace("SET", group).replace("CONDITION", condition))
    assert puzzle is not None
    assert any(ground.loops for ground in compile_puzzle(puzzle).grounds) == looped
    assert test_backends.agree(puzzle, 40) == 40
    with changed(many_instances=ANY):
        apart = compile_puzzle(puzzle)
    assert not any(ground.loops for ground in apart.grounds)
    together = compile_puzzle(puzzle)
    for state in together.successors(together.starts[0]):
        assert together.successors(state) == apart.successors(state)
