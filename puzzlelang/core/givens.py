"""Values that single rules of a puzzle give, as the printed numbers of a sudoku."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from puzzlelang.core.nodes import Expr, Fold, Puzzle, Variable, bound_by, conjuncts, rows_of
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.semantics import Function, function
from puzzlelang.core.types import BOOLEAN, NONE, Scalar, SetOf, size_of
from puzzlelang.core.value_tables import Missing, Unfilled
from puzzlelang.text import Any

MOST_TESTS = 20_000
"""Tests of single conditions for all rules."""

MOST_VALUES = 100
"""Values of a slot that are tried."""


def given_values(puzzle: Puzzle) -> Unfilled:
    """The puzzle before it is filled in, with each value that a condition on it alone determines.

    An example is ``every c in given has on(c) = given(c)``.
    """
    slots = {
        slot: variable
        for variable in puzzle.variables
        for slot in range(variable.slots.start, variable.slots.stop)
    }
    possible = {
        slot: variable.domain.mask
        for slot, variable in slots.items()
        if isinstance(variable.type, SetOf) and variable.domain is not None
    }
    values: dict[int, int] = {}
    tests = 0
    for rule in puzzle.choice.rules if puzzle.choice is not None else ():
        for condition in conjuncts(rule.condition):
            for holds in _instances(condition):
                tests += 1
                if tests > MOST_TESTS:
                    return Unfilled(values, len(slots), possible)
                values.update(_only(holds, slots))
    return Unfilled(values, len(slots), possible)


Holds = Callable[[Unfilled], bool]


def _instances(condition: Expr) -> Iterator[Holds]:
    """Split ``every c in S has P`` into conditions without its names."""
    if not isinstance(condition, Fold) or condition.kind != "every" or condition.body is None:
        test = function(condition, ())
        yield lambda state: bool(test(state, ()))
        return
    names = bound_by(condition.binders)
    tests = [function(condition.body, names)]
    if condition.where is not None:
        tests.insert(0, function(condition.where, names))
    for row in rows_of(condition.binders):
        yield partial(_holds, tests, row)


def _holds(tests: Sequence[Function], row: Sequence[Any], state: Unfilled) -> bool:
    """Test ``not where or body``."""
    *where, body = tests
    return not all(test(state, row) for test in where) or bool(body(state, row))


def _only(holds: Holds, slots: Mapping[int, Variable]) -> Iterator[tuple[int, int]]:
    """Yield the slot and its value, if the condition reads one slot and only one value is right."""
    try:
        holds(Unfilled({}, len(slots)))
    except RuleFault:
        return
    except Missing as missing:
        slot = missing.slot
    else:
        return
    right = []
    for value in _values(slots[slot]):
        try:
            if holds(Unfilled({slot: value}, len(slots))):
                right.append(value)
        except (Missing, RuleFault):
            return
        if len(right) > 1:
            return
    if right:
        yield slot, right[0]


def _values(variable: Variable) -> Sequence[int]:
    if variable.type == BOOLEAN:
        return 0, 1
    domain = variable.domain
    if domain is None or not isinstance(variable.type, Scalar):
        return ()
    if size_of(domain.values) > MOST_VALUES:
        return ()
    return (*domain.values, *[NONE] * variable.optional)
