"""Every value of every expression fits the type inferred by the checker."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.core.lists import elements
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.staging import Scope, Staged, Stager
from puzzlelang.core.types import NONE, NOWHERE, Boolean, ListOf, Scalar, SetOf, Type, integer
from tests.compiler.test_backends import plain_steps, read
from tests.random_puzzles import for_random_puzzles
from tests.support import load_text


def holds(kind: Type, value: Any) -> bool:
    match kind:
        case Boolean():
            return value in (0, 1)
        case Scalar(_, low, high, optional, nowhere):
            return low <= value <= high or {NONE: optional, NOWHERE: nowhere}.get(value, False)
        case SetOf(_, high):
            return 0 <= value < 1 << high + 1
        case ListOf(element, most):
            found = list(elements(kind.digits, value))
            return len(found) <= most and all(holds(element, one) for one in found)
    return True


@contextmanager
def checking() -> Iterator[list[core.Expr]]:
    """Check each evaluated expression against its type; yields a list that records
    all evaluations.
    """
    stage, found = Stager.stage, []

    def checked(stager: Stager, expr: core.Expr, scope: Scope) -> Staged:
        staged = stage(stager, expr, scope)
        run = staged.run
        if run is None:
            untyped = isinstance(expr, core.Const) and expr.type == integer(0, 0)
            assert untyped or holds(expr.type, staged.value), (expr.span, expr.type, staged.value)
            return staged  # see `number_as_stored`

        def ask(state: Any, env: Any) -> Any:
            value = run(state, env)
            assert holds(expr.type, value), (expr.span, expr.type, value)
            found.append(expr)
            return value

        return Staged(None, ask, staged.total, staged.parts, staged.slot, staged.test)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stager, "stage", checked)
        yield found


def evaluate(puzzle: core.Puzzle, most: int) -> None:
    """Evaluate all rules of ``puzzle`` in its first ``most`` states."""
    states = list(puzzle.starts[:most])
    for state in states:
        after = plain_steps(puzzle, state)
        if after != "fault":
            new = dict.fromkeys(step[2] for step in after if step[2] not in states)
            states.extend(list(new)[: most - len(states)])
        for ask in (semantics.is_goal, semantics.is_lost):
            with suppress(RuleFault):
                ask(puzzle, state)


PUZZLE = """\
puzzle: Lists
types:
  card: [a, b, c]
state:
  k: 0..2 = any
transitions:
  on:
    then:
      k: (k + 1) mod 3
goal: {goal}
"""


@pytest.mark.parametrize(
    "goal",
    [
        "element((if k = 0 then list(b, c) else list(c)) "
        "+ (if k = 1 then list(a) else list(b)), 2) = a",
        "element(push(if k = 0 then list(b, c) else list(c), if k = 1 then a else b), 2) = a",
        "push(list(b), if k = 1 then a else b) = list(b, a)",
        "list(if k = 0 then b else c) + list(if k = 1 then a else b) = list(c, a)",
        "a in (if k = 0 then list(b) else list(c)) + (if k = 1 then list(a) else list(b))",
        "list(list(if k = 0 then b else c), list(if k = 1 then a else b)) = list(list(c), list(a))",
        "list(list(if k = 0 then b else c)) + list(list(if k = 1 then a else b)) = "
        "list(list(c), list(a))",
        "push(list(list(if k = 0 then b else c)), list(if k = 1 then a else b)) = "
        "list(list(c), list(a))",
        "let both = (if k = 0 then list(b) else list(c)) + (if k = 1 then list(a) else list(b)) "
        "then element(both, count(both)) = a",
    ],
)
def test_ranges_of_lists(goal: str) -> None:
    """Members enter from the right: the goal holds in the state in which k is 1."""
    loaded = load_text(PUZZLE.replace("{goal}", goal))
    assert "never-happens" not in [one.code for one in loaded.diagnostics]
    with checking() as found:
        goals = [semantics.is_goal(loaded.puzzle, state) for state in loaded.puzzle.starts]
    assert goals == [False, True, False] and found


@pytest.mark.slow
@for_random_puzzles(1200)
def test_ranges(text: str) -> None:
    with checking():
        puzzle = read(text)
        if puzzle is not None:
            evaluate(puzzle, 12)
