"""Invariants of the starts: check them, and report the failing part with its values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from puzzlelang.core import (
    RuleFault,
    bindings,
    broken_invariant,
    evaluate,
    in_one_line,
    show,
    shown,
    slot_name,
    whole_type,
    whole_value,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.checker_messages import MESSAGES
from puzzlelang.model.cost_bound import MOST_AT_START, work
from puzzlelang.text import Any, Diagnostics

MOST_VALUES = 6
"""Values shown in one message."""

LONGEST_STATE = 200
"""Characters of a state shown in a message."""

_Scope = Mapping[core.Local, Any]


def is_much_at_start(puzzle: core.Puzzle) -> bool:
    """Test whether the invariants of the starts take too long to check before compilation."""
    effort = sum(work(rule.condition) for rule in puzzle.invariants)
    return effort * len(puzzle.starts) > MOST_AT_START


def start_is_fine(puzzle: core.Puzzle, diagnostics: Diagnostics, help: str = "") -> bool:
    """Report the first invariant that a start breaks; ``help`` is for starts outside the file."""
    try:
        violations = ((start, broken_invariant(puzzle, start)) for start in puzzle.starts)
        start, rule = next((one for one in violations if one[1]), ((), None))
        if rule is None:
            return True
        part, scope, bound = _culprit(rule.condition, start, {})
        label = _label(part, start, scope, bound)
        help = help or "correct the start under `state:`, or the invariant"
        if len(puzzle.starts) > 1:
            help = "leave such states out with `starts:`, or correct the invariant"
            state = in_one_line(shown(puzzle, start), LONGEST_STATE)
            label = f"{label}; this start is {state}"
        MESSAGES.report(
            diagnostics, "start-broken", part, invariant=_called(rule), label=label, help=help
        )
    except RuleFault as fault:
        diagnostics.add(fault.diagnostic)
    return False


def _called(rule: core.Rule) -> str:
    """Name the invariant; if it has no name, the message shows its text."""
    nameless = rule.span.start <= rule.condition.span.start < rule.span.end
    return "an invariant" if nameless else f"the invariant `{rule.name}`"


def _culprit(
    part: core.Expr, state: tuple[int, ...], scope: _Scope
) -> tuple[core.Expr, _Scope, tuple[core.Local, ...]]:
    """Find the failing part of a condition, with the values of the names bound there."""
    match part:
        case core.Apply(_, _, "and", parts):
            failing = next(one for one in parts if not evaluate(one, state, scope))
            return _culprit(failing, state, scope)
        case core.Let(_, _, local, value, body):
            return _culprit(body, state, {**scope, local: evaluate(value, state, scope)})
        case core.Fold(_, _, "every", binders, where, body) if body is not None:
            failures = (one for one in bindings(binders, where, state, scope)
                     if not evaluate(body, state, one))  # fmt: skip
            return part, next(failures), core.bound_by(binders)
        case core.Apply(_, _, "not", (core.Let(_, _, local, value, body),)):
            inner = core.Apply(part.span, part.type, "not", (body,))
            return _culprit(inner, state, {**scope, local: evaluate(value, state, scope)})
        case core.Apply(_, _, "not", (core.Fold(_, _, "some", binders, where, body),)):
            failures = (one for one in bindings(binders, where, state, scope)
                     if body is None or evaluate(body, state, one))  # fmt: skip
            return part, next(failures), core.bound_by(binders)
    return part, scope, ()


def _label(
    part: core.Expr, state: tuple[int, ...], scope: _Scope, bound: tuple[core.Local, ...]
) -> str:
    """``not so at the start for a = wolf, b = goat, where `at(wolf)` is left``"""
    assignment = ", ".join(f"{local.name} = {show(scope[local], local.type)}" for local in bound)
    facts = list(dict.fromkeys(_facts(part, state, scope)))[:MOST_VALUES]
    label = "false at the start"
    if assignment:
        label += f" for {assignment}"
    return f"{label}, where {', '.join(facts)}" if facts else label


def _facts(part: core.Expr, state: tuple[int, ...], scope: _Scope) -> Iterator[str]:
    """List the values of variables in a condition: ``at(wolf) is left``"""
    match part:
        case core.Read(_, kind, variable, arguments):
            below = chain.from_iterable(map(core.walk, arguments))
            if all(name in scope for name in below if isinstance(name, core.Local)):
                keys = [evaluate(argument, state, scope) for argument in arguments]
                name = slot_name(variable, keys)
                yield f"`{name}` is {show(evaluate(part, state, scope), kind)}"
            return
        case core.Whole(_, _, variable):
            value = show(whole_value(variable, state), whole_type(variable))
            yield f"`{variable.name}` is {value}"
            return
    for inner in core.parts(part):
        yield from _facts(inner, state, scope)
