"""Exported puzzles have the same optimal costs in Fast Downward."""

from __future__ import annotations

from pathlib import Path

import pytest

import puzzlelang
from puzzlelang.front.commands import program
from puzzlelang.pddl import export, read_task
from puzzlelang.pddl.pddl_writer import Ground, Names, Schemas, flat, printed
from puzzlelang.text import PuzzleError, Source
from tests.pddl.downward import needs_downward, optimum
from tests.pddl.random_rules import random_rules
from tests.support import in_part, nightly, slow

EVERYTHING = """\
puzzle: Everything
types: {item: [p, q], place: [a, b, c]}
state:
  at: place for each item = a
  load: set of item = none
  n: 0..2 = 0
  lit: boolean = false
transitions:
  carry(x in item):
    when: x in load
    then:
      at(x): if at(x) = a then b else c
      n: min(2, n + 1)
  take(x in item):
    then:
      load: toggle(load, x)
  burn: {forced: true, when: n = 2, then: {n: 0, lit: true}}
invariants: count(load) < 2
lose: at(p) = b and at(q) = b
goal: lit and at(p) = c
cost:
  - all: [count(load) per state, 1 per carry]
"""


def exported(puzzle: puzzlelang.Puzzle) -> tuple[str, str]:
    return export(puzzle._loaded.puzzle)


def same_optimum(puzzle: puzzlelang.Puzzle, seconds: int = 600) -> bool:
    """Compare outcome and cost with those of Fast Downward."""
    answer = puzzle.solve()
    cost = answer.cost if answer else None
    if isinstance(cost, tuple):
        (cost,) = cost
    outcome, theirs, _ = optimum(*exported(puzzle), seconds)
    assert outcome in ("solved", "no solution"), outcome
    assert theirs == cost
    return theirs is not None


@needs_downward
@in_part("seeds", range(2), range(2, 18), range(18, 200))
def test_random_puzzles(seeds: range) -> None:
    puzzles = [puzzlelang.loads(random_rules(seed)) for seed in seeds]
    solved = [same_optimum(puzzle) for puzzle in puzzles]
    assert sum(solved) * 3 > len(seeds), "most random puzzles should have a solution"


LIBRARY = """
    black-hole coins fore-and-aft frogs gaps hanoi hanoi-bicolour hanoi-cyclic hanoi-four-pegs
    hanoi-linear rush-hour tait atomix barrels goat-gdl goat-cpp goat-boat milk
    family lettuce soldiers two-wolves tower husbands lamps chinese-rings numbers guarini
    knights-swap no-left-turn pyraminx topspin pancakes burnt-pancakes triangle
""".split()


@needs_downward
@pytest.mark.parametrize(
    "name",
    ["goat", "jugs", "bridge", *slow(*LIBRARY[::3]), *nightly(*LIBRARY[1::3], *LIBRARY[2::3])],
)
def test_the_library(name: str) -> None:
    puzzle = puzzlelang.load(name)
    same_optimum(puzzle)


@needs_downward
def test_a_condition_that_planners_would_multiply_out() -> None:
    """Without a derived predicate, Fast Downward's translator needs more than ten minutes."""
    assert same_optimum(puzzlelang.loads(random_rules(12)), 60)


@needs_downward
def test_everything_at_once() -> None:
    assert same_optimum(puzzlelang.loads(EVERYTHING))


def test_the_text() -> None:
    domain, problem = exported(puzzlelang.loads(EVERYTHING))
    task = read_task(Source("domain.pddl", domain), Source("problem.pddl", problem))
    assert task.problem.metric
    assert [one.name for one in task.domain.actions][:2] == ["carry", "carry-2"]
    start = problem[problem.index("(:init") :]
    assert " ".join(start.split()).startswith("(:init (at p a) (at q a) (n n0) (")


def test_actions_with_parameters() -> None:
    """Ground actions of one shape are one action; a static predicate lists combinations."""
    domain, problem = exported(puzzlelang.load("knights-swap"))
    assert domain.count("(:action ") == 1
    assert (
        """\
  (:action leap
    :parameters (?here ?there)
    :precondition (and
      (leap-here-there ?here ?there)
      (not (blacks ?there))
      (not (whites ?there))
      (or (blacks ?here) (whites ?here)))
    :effect (and
      (not (blacks ?here))
      (not (whites ?here))
      (when (blacks ?here) (blacks ?there))
      (when (whites ?here) (whites ?there)))))
"""
        in domain
    )
    assert problem.count("(leap-here-there ") == 28  # the knight's moves on a board of 3 by 4


def test_names_are_never_cut() -> None:
    words = ["object", *(f"long-name-{k}" for k in range(40))]
    assert printed(words).split() == flat(words).split()


def test_ground_actions_of_parameters() -> None:
    """Each combination of parameters is one of the ground actions, and none is missing."""
    schemas = Schemas(Names().new, Names().new)
    ground = [
        Ground(
            "go", {"x": x, "y": y}, [["at", x], ["not", ["at", z]]], [["at", y], ["lit", "w"]], ""
        )
        for x, y, z in ["abd", "bad", "abc", "cde"]
    ]
    single = Ground("go", {"x": "a", "y": "b"}, [["at", "a"]], [["at", "b"]], "")
    actions = [*schemas.actions([*ground, single])]
    assert [flat(one) for one in actions] == [
        "(:action go :parameters (?x ?y ?v1) :precondition (and (go-x-y-v1 ?x ?y ?v1) (at ?x) "
        "(not (at ?v1))) :effect (and (at ?y) (lit w)))",
        "(:action go-a-b :parameters () :precondition (at a) :effect (at b))",
    ]
    assert schemas.rows == {"go-x-y-v1": [tuple(row) for row in ["abd", "bad", "abc", "cde"]]}


REFUSED = {
    "2 cost lines": ("cost:", "cost:\n  - 1 per move"),
    "no goal": ("goal: lit and at(p) = c", ""),
    "3 starts": ("n: 0..2 = 0", "n: 0..2 = any"),
    "`queue` has more than": ("state:", "state:\n  queue: list(12) of place = none"),
}


@pytest.mark.parametrize("message", REFUSED)
def test_what_pddl_has_no_words_for(message: str) -> None:
    old, new = REFUSED[message]
    assert old in EVERYTHING
    puzzle = puzzlelang.loads(EVERYTHING.replace(old, new))
    with pytest.raises(PuzzleError, match=message):
        exported(puzzle)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    assert program.main(["export", "goat", "--pddl", str(folder)]) == 0
    assert "wrote" in capsys.readouterr().err
    first = (folder / "domain.pddl").read_text()
    assert first.startswith("; Wolf, goat and cabbage\n(define (domain wolf-goat-and-cabbage)\n")
    assert program.main(["export", "frogs", "--pddl", str(folder)]) == 2
    assert "is not overwritten" in capsys.readouterr().err
    assert (folder / "domain.pddl").read_text() == first
