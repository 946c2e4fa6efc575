"""Systems that share code are compared with systems compiled anew, on drawn levels."""

from __future__ import annotations

from pathlib import Path

import pytest

from puzzlelang import core
from puzzlelang.answers import Loaded, ToFill, load, rated
from puzzlelang.compiler import LiftingCompiler
from puzzlelang.compiler.shared_systems import Different, _Lifting
from puzzlelang.generating import task_of
from puzzlelang.generating.candidates import Draws, Rejected
from puzzlelang.generating.generator import maker_of
from puzzlelang.generating.levels import rules_alone
from puzzlelang.search import Limits
from puzzlelang.text import PuzzleError, Source
from tests.support import LIBRARY, load_text

FILES = [path for path in LIBRARY if "\ngenerate:" in path.read_text()]
LIFTED = frozenset(
    "black-hole bridge ice jobs jugs knights-swap no-left-turn snake sokoban".split()
)
"""Files whose drawn levels differ in constants."""


def pairs(path: Path, tries: int) -> tuple[int, int]:
    """Compare all candidates; return how many there were, and how many were lifted."""
    try:
        loaded = load(str(path))
    except ToFill:
        return 0, 0
    task = task_of(loaded)
    rules, maker = rules_alone(task.base), maker_of(task.recipe, loaded.puzzle, loaded.tree)
    compiler, count, lifted = LiftingCompiler(), 0, 0
    for number in range(tries):
        try:
            candidate = maker.candidate(Draws(7, number))
            maps = {name: Source(name, text) for name, text in candidate.maps.items()}
            anew = rules.read(candidate.settings, maps)
        except (Rejected, PuzzleError):
            continue
        shared = rules.read(candidate.settings, maps, compiler)
        compare(anew, shared)
        count, lifted = count + 1, lifted + bool(shared.system.given)
    return count, lifted


def compare(anew: Loaded, shared: Loaded) -> None:
    one, other = rating(anew), rating(shared)
    assert one == other
    assert anew.puzzle.starts == shared.puzzle.starts
    for state in one[0][:30] if isinstance(one, tuple) else []:
        for name in ("is_goal", "is_lost", "keeps_invariants", "successors", "steps"):
            a, b = (getattr(loaded.system, name)(state) for loaded in (anew, shared))
            assert a == b, name
        assert anew.system.expand(state, 0) == shared.system.expand(state, 0)


def rating(loaded: Loaded) -> object:
    """Return states, costs, ways, bits, dead ends and limit; or the message of a fault."""
    try:
        whole = rated(loaded, Limits(states=2_000))
    except PuzzleError as error:
        return error.diagnostics[0].message
    return whole.states, whole.costs, whole.ways, whole.bits, whole.dead_ends, whole.limit


@pytest.mark.slow
@pytest.mark.parametrize("name", ["jugs", "no-left-turn", "ice", "knights-swap"])
def test_levels_of_a_few_files(name: str) -> None:
    (path,) = (path for path in FILES if path.stem == name)
    count, lifted = pairs(path, 8)
    assert count >= lifted > 0


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(
            path,
            id=path.stem,
            marks=pytest.mark.slow if path.stem in LIFTED else pytest.mark.nightly,
        )
        for path in FILES
    ],
)
def test_levels_of_all_files(path: Path) -> None:
    count, lifted = pairs(path, 20)
    assert count >= lifted and (lifted > 0 or path.stem not in LIFTED)


COUNTERS = """\
puzzle: Counters
params: {{least: 1, by: [1, 2, 3], marked: [2], open: true}}
types:
  place: 1 .. 3
state:
  on: 0..9 for each p in place = 0
  last: place = 1
define:
  words: those p in place where p in marked
transitions:
  add(p in place where open or p != last):
    let: {{more: on(p) + by(p)}}
    when: more <= 9 and {guard}
    then: {{on(p): more, last: p}}
  forget:
    when: last in marked
    then:
      on(last): {new}
{rest}
goal: {goal}
"""

FORMS = [
    ("p in marked or on(p) < least", "0", "", "sum(on(p) for p in place) >= 5 + least"),
    ("by(by(p)) > 0", "least", "cost: by(p) per add", "on(least) = 4"),
    (
        "on(least) < 5",
        "by(last)",
        "lose: on(3) > least * 7",
        "some p in place where p in marked and on(p) = 9",
    ),
    ("9 div least > on(p)", "min(least, 2)", "invariants:\n  x: on(1) != least * 3", "on(2) = 6"),
]
VALUES = [
    ("1", "[1, 2, 3]", "[2]", "true"), ("2", "[1, 2, 3]", "[1, 3]", "true"),
    ("3", "[3, 1, 2]", "[]", "true"), ("1", "[2, 2, 1]", "[1, 2, 3]", "false"),
    ("0", "[1, 1, 1]", "[3]", "true"), ("4", "[1, 4, 9]", "[2]", "false"),
]  # fmt: skip


@pytest.mark.each_time("form1")
@pytest.mark.parametrize("form", FORMS)
def test_numbers_tables_sets_and_faults(form: tuple[str, ...]) -> None:
    from puzzlelang.generating.levels import base_of

    guard, new, rest, goal = form
    text = COUNTERS.format(guard=guard, new=new, rest=rest, goal=goal)
    base, compiler = base_of(load_text(text)), LiftingCompiler()
    lifted = 0
    for values in VALUES * 2:
        settings = dict(zip(("least", "by", "marked", "open"), values, strict=True))
        try:
            anew = base.read(settings, {})
        except PuzzleError:
            continue
        shared = base.read(settings, {}, compiler)
        compare(anew, shared)
        lifted += bool(shared.system.given)
    assert lifted


def test_a_constant_with_two_values_is_not_lifted() -> None:
    """Both uses of a shared constant would get the value of the first."""
    puzzle = load("frogs").puzzle
    span, kind = puzzle.goal.span, core.Scalar(core.INTEGERS, 0, 9)
    shared, three, four = (core.Const(span, kind, value) for value in (1, 3, 4))
    assert _Lifting(puzzle, ()).of((shared, shared), (three, three))
    with pytest.raises(Different):
        _Lifting(puzzle, ()).of((shared, shared), (three, four))
