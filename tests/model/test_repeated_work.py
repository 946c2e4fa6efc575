"""`validate` reports parts of a transition that each iteration of a loop recomputes.

Numbers are compared with counted evaluations: only the part reads the slots of `v`, and the
reference semantics reads them from a state that counts.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from puzzlelang.answers.puzzle_facts import facts_of
from puzzlelang.answers.validation import ComputedAgain, Facts, TransitionFacts, facts_text
from puzzlelang.core.semantics import steps
from puzzlelang.model.cost_bound import work_of_transition
from puzzlelang.text.diagnostics import Diagnostics
from tests.support import load_text

SUDOKU = """\
puzzle: Sudoku
types:
  number: 1..4
  place: 0..15
state:
  value: number or none for each c in place = if c mod 5 = 0 then c div 5 + 1 else none
define:
  next: {next}
  sees(a in place, b in place): a div 4 = b div 4 or a mod 4 = b mod 4
transitions:
  write(n in number):
    when:
      - some c in place where value(c) = none
      - {free}
    then:
      value(next): n
goal: every c in place has value(c) != none
"""
NEXT = "first(those c in place where value(c) = none)"
FREE = "no c in place where sees(c, {}) and value(c) = n"


def facts(text: str) -> tuple[Facts, list[str]]:
    warnings = Diagnostics()
    return facts_of(load_text(text), warnings), [one.code for one in warnings]


def fact(text: str) -> TransitionFacts:
    (found,) = facts(text)[0].transitions
    return found


def again(text: str) -> ComputedAgain:
    found = fact(text).computed_again
    assert found is not None
    return found


def obeyed(text: str, found: ComputedAgain, loop: str) -> str:
    """Insert the definition where the message suggests, and use its name in the loop."""
    assert found.definition is not None
    assert text.count(loop) == 1 and found.expression in loop
    start, end = text.index(loop), text.index(loop) + len(loop)
    if found.loop_line is not None:
        assert found.loop_column is not None
        lines = text.splitlines(keepends=True)
        at = sum(map(len, lines[: found.loop_line - 1])) + found.loop_column - 1
        assert start <= at < end
        inside = text[at:end].replace(found.expression, found.name)
        return f"{text[:at]}{found.definition} {inside}{text[end:]}"
    text = text.replace(loop, loop.replace(found.expression, found.name))
    before = text.index("    when:") if "    when:" in text else text.index("    then:")
    return f"{text[:before]}    let:\n      {found.definition}\n{text[before:]}"


def test_the_name_of_a_definition_is_proposed_where_a_loop_uses_it() -> None:
    """A formula of two cells receives the first empty one in each of 16 iterations of 4 numbers."""
    text = SUDOKU.format(next=NEXT, free=FREE.format("next"))
    found = again(text)
    assert (found.expression, found.line, found.rounds, found.once) == ("next", 14, 64, 4)
    assert text.splitlines()[13][found.column - 1 :].startswith("next)")
    assert found.definition == "fixed: next" and found.loop_line is None
    said = " ".join(facts_text(facts(text)[0], 80).split())
    assert (
        "of them for `next`, which each round of a loop computes again (64 times): write " in said
    )
    assert "write `fixed: next` under `let:`, and `fixed` for it in the loop" in said
    better = obeyed(text, found, FREE.format("next"))
    assert facts(better)[1] == facts(text)[1]
    assert fact(better).computed_again is None
    saved = fact(text).work - fact(better).work
    assert abs(saved - found.saved) <= found.rounds, "one step reads the name"
    assert "computes again" not in facts_text(facts(better)[0], 80)


def test_an_expression_in_the_loop_itself_is_named_by_its_text() -> None:
    empty = "first(those e in place where value(e) = none)"
    found = again(SUDOKU.format(next=NEXT, free=FREE.format(empty)))
    assert found.expression == empty and found.definition == f"fixed: {empty}"


@pytest.mark.parametrize(
    "free",
    [
        FREE.format("c"),  # depends on the loop
        "next in place and no c in place where value(c) = n",  # outside it
        "no c in place where value(c) = n and sees(c, next)",  # reached in few iterations
        "no c in place where value(c) = n and c in those d in place where value(d) = none",
    ],
)
def test_what_is_not_computed_in_each_round_is_not_named(free: str) -> None:
    assert fact(SUDOKU.format(next=NEXT, free=free)).computed_again is None


def test_a_name_that_the_file_uses_is_not_proposed() -> None:
    text = SUDOKU.format(next=NEXT, free=FREE.format("next")).replace("place", "fixed")
    assert again(text).definition == "fixed1: next"


# ── a loop in a definition, or in another loop ───────────────────────────────────────

IN_DEFINITION = """\
puzzle: P
state:
  n: 0..9 = 1
  v: 0..3 for each i in 1..6 = i mod 4
define:
  low(m in 0..9): some i in 1..6 where i > m + sum(v(j) * m for j in 1..6)
transitions:
  go(k in 0..9): {when: low(k), then: {n: k}}
goal: n = 9
"""


def test_the_name_is_written_before_a_loop_in_a_definition() -> None:
    """`m` is only defined there, so the message can't suggest a `let:` of the transition."""
    found = again(IN_DEFINITION)
    loop = "some i in 1..6 where i > m + sum(v(j) * m for j in 1..6)"
    assert found.expression == "m + sum(v(j) * m for j in 1..6)" and found.loop_line == 6
    better = obeyed(IN_DEFINITION, found, loop)
    assert fact(better).computed_again is None
    assert fact(better).work < fact(IN_DEFINITION).work


def test_a_part_of_a_definition_that_the_loop_calls_has_no_place_for_a_name() -> None:
    text = IN_DEFINITION.replace("some i in 1..6 where i > m + sum", "m > sum").replace(
        "* m", "* 2"
    )
    text = text.replace("when: low(k)", "when: some h in 0..9 where low(h)")
    found = again(text)
    assert found.expression == "sum(v(j) * 2 for j in 1..6)" and found.definition is None
    assert (found.rounds, found.once) == (100, 10)


# ── counted evaluations ──────────────────────────────────────────────────────────────


class Noted(tuple[int, ...]):
    """A state that counts reads of all slots except the first."""

    reads = 0

    def __getitem__(self, key: Any) -> Any:
        self.reads += key != 0
        return super().__getitem__(key)


COUNTED = """\
puzzle: Counted
state:
  n: 0..99 = 1
  v: 0..3 for each i in 1..{size} = (i * {step}) mod 4
define:
  part: {part}
transitions:
  go(k in 0..{most}):
    when: {loop}
    then:
      n: k
goal: n = 99
"""
LOOPS = (
    "every a in 1..{outer} has {part} + a + k >= 0",
    "sum({part} + a for a in 1..{outer}) >= 0",
    "every a in 1..{outer} has some b in 0..{inner} where {part} + k < 0 or b >= 0",
    "sum(sum({part} + a + b for b in 0..{inner}) for a in 1..{outer}) >= k",
)
PARTS = ("sum(v(i) for i in 1..{size})", "count(those i in 1..{size} where v(i) > {step})",
         "(if some i in 1..{size} where v(i) > {step} then 1 else 2)")  # fmt: skip


def puzzle_of(random: Random) -> tuple[str, str, dict[str, int]]:
    """A puzzle that reads `v` in a single part, its loop, and its numbers."""
    numbers = {name: random.randint(4, 6) for name in ("size", "most", "outer", "inner")}
    numbers["step"] = random.randint(0, 3)
    part = random.choice(PARTS).format(**numbers)
    loop = random.choice(LOOPS).format(part=random.choice(("part", part)), **numbers)
    return COUNTED.format(part=part, loop=loop, **numbers), loop, numbers


def counted(text: str) -> tuple[int, list[object]]:
    """Number of reads of `v` when the start is expanded, and its successors."""
    puzzle = load_text(text).puzzle
    state = Noted(puzzle.starts[0])
    after = [(step.arguments, tuple(step.state)) for step in steps(puzzle, state)]
    return state.reads, list(after)


@pytest.mark.each_time("0")
@pytest.mark.parametrize("seed", range(12))
def test_rounds_are_never_fewer_than_counted(seed: int) -> None:
    text, loop, numbers = puzzle_of(Random(seed))
    found = again(text)
    reads, after = counted(text)
    assert reads <= found.rounds * numbers["size"]
    fewer, same = counted(obeyed(text, found, loop))
    assert same == after and fewer < reads
    if "some" not in text:  # no loop ends early
        assert reads == found.rounds * numbers["size"]
        assert fewer == found.once * numbers["size"]
    assert found.rounds * found.work <= fact(text).work


def test_the_work_is_what_the_limit_counts() -> None:
    text = SUDOKU.format(next=NEXT, free=FREE.format("next"))
    (transition,) = load_text(text).puzzle.transitions
    assert fact(text).work == work_of_transition(transition)
