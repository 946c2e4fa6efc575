"""The sections ``choose:``, ``helpers:``, ``rules:``, ``gain:``, and ``cost:`` beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from puzzlelang import model
from puzzlelang.core import BOOLEAN, Boolean, ListOf, Scalar
from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import (
    MOST_WORK,
    combinations,
    work,
)
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.parameters import bind_parameters
from puzzlelang.model.rules import check_rules, prints_little
from puzzlelang.model.state_section import declared_variable, placeholder
from puzzlelang.model.symbols import BrokenSymbol, VariableSymbol
from puzzlelang.syntax import tree
from puzzlelang.text import Any


def declare_choices(checker: Checker, puzzle: tree.Puzzle) -> tuple[core.Variable, ...] | None:
    """Declare the variables of ``choose:`` and ``helpers:``; None after a mistake (reported)."""
    variables: list[core.Variable] = []
    offset, valid = 0, True
    for entry in (*puzzle.chosen, *puzzle.helpers):
        pair = declared_variable(checker, entry, offset)
        if pair is None:
            valid = False
            checker.names.declare("values", entry.name, "a variable", BrokenSymbol())
            continue
        variable = pair[0]
        offset += variable.size
        variables.append(variable)
        checker.names.declare("values", entry.name, "a variable", VariableSymbol(variable))
    if not valid:
        return None
    checker.begin_in(variables, (placeholder(variables),))
    checker.several, checker.chooses = set(variables), True
    return tuple(variables)


def check_choice(
    checker: Checker,
    puzzle: tree.Puzzle,
    variables: tuple[core.Variable, ...],
    check_shared: Callable[[], dict[str, Any]],
) -> core.Puzzle | None:
    """Check the rules and amounts of a puzzle that is filled in, and assemble it.

    ``check_shared`` checks the sections that puzzles with moves have, too.
    """
    diagnostics = checker.diagnostics
    for definition in puzzle.definitions:
        model.definitions.try_definition(checker, definition)
    rules = check_rules(checker, puzzle.rules)
    greatest = bool(puzzle.gains)
    lines = _lines(checker, puzzle.gains or puzzle.least, "gain" if greatest else "cost")
    shared = check_shared()
    clues = tuple(filter(None, map(partial(_clue, checker, puzzle), _clues(puzzle))))
    if diagnostics.error_count:
        return None
    total = 0
    for span, condition in [
        *((r.span, r.condition) for r in rules),
        *((e.span, e) for _, e in lines),
    ]:
        total += work(condition)
        if not checker.budget.little(span, total, MOST_WORK, " to check a choice"):
            return None
    if not prints_little(checker, [shared["show"]]):
        return None
    helpers = frozenset(entry.name.text for entry in puzzle.helpers)
    span = puzzle.title.span
    return core.Puzzle(
        **shared,
        variables=variables,
        starts=(),
        transitions=(),
        invariants=(),
        losses=(),
        goal=core.Rule("goal", span, core.Const(span, BOOLEAN, 1)),
        costs=(),
        checks=(),
        step=puzzle.step or ("choice", "choices"),
        choice=core.Choice(rules, helpers, tuple(lines), greatest, clues),
    )


def _clues(puzzle: tree.Puzzle) -> tuple[tree.Definition, ...]:
    return puzzle.generate.clues if puzzle.generate is not None else ()


def _clue(checker: Checker, puzzle: tree.Puzzle, entry: tree.Definition) -> core.Clue | None:
    """Check a list of clues, ``across(r in row): runs(black(r))``; None after a mistake."""
    name, before = entry.name, checker.diagnostics.error_count
    own = next((one for one in puzzle.parameters if one.name.text == name.text), None)
    if own is None:
        known = [one.name.text for one in puzzle.parameters]
        checker.wrong("unknown-clue", name, name=name.text, known=known)
    elif not isinstance(own.data, tree.DataList):
        checker.wrong("clue-of-no-list", name, name=name.text, also=own.name.span)
    binders, scope, guard = bind_parameters(checker, entry.head)
    body = checker.expression(entry.body, scope)
    is_value = isinstance(body.type, Scalar | Boolean | ListOf)
    if not is_value and checker.diagnostics.error_count == before:
        checker.wrong("clue-of-no-value", entry.body, kind=body.type)
    if checker.diagnostics.error_count > before:
        return None
    if not checker.budget.little(
        entry.body.span, combinations(binders) * work(body), MOST_WORK, " for a level"
    ):
        return None
    return core.Clue(name.text, entry.head.span, tuple(binders), guard, body)


def _lines(
    checker: Checker, amounts: Sequence[tree.Named], word: str
) -> list[tuple[str, core.Expr]]:
    """Check the lines of ``gain:`` or ``cost:``; lines without a name get one."""
    lines = []
    for number, entry in enumerate(amounts, 1):
        assert isinstance(entry.data, tree.Expr)
        name = entry.name.text or (f"{word} {number}" if len(amounts) > 1 else word)
        lines.append((name, checker.number(entry.data, {})))
    return lines
