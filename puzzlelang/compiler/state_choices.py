"""Initial states that meet conditions, by the constraint engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from puzzlelang.compiler.choice_values import TooLargeToChoose
from puzzlelang.compiler.lowered_choice import LoweredChoice
from puzzlelang.constraints import FALSE, Budget, Choice, Literal, Refuted, new_solver
from puzzlelang.core import BOOLEAN, Apply, Const, Expr, Let, Part, Rule, Variable


class CannotChoose(Exception):
    """The problem is too hard, or a condition has no value in a state that the others allow."""


def chosen_states(
    variables: Sequence[Variable], fixed: Mapping[int, int], parts: Sequence[Part], conflicts: int
) -> Iterator[tuple[int, ...]]:
    """Yield all states that meet conditions, in any order; raise :class:`CannotChoose`.

    ``fixed`` are values of slots. ``conflicts`` is the engine's limit.
    """
    if not parts:
        raise CannotChoose
    try:
        lowered, assumed, fault = _lowered(variables, fixed, [*map(_closed, parts)])
    except TooLargeToChoose:
        raise CannotChoose from None
    solver, budget = new_solver(lowered.problem), Budget(conflicts)
    if fault != FALSE and not isinstance(solver.solve([fault], budget), Refuted):
        raise CannotChoose
    for choice in solver.choices(assumed, budget):
        if not isinstance(choice, Choice):
            raise CannotChoose
        yield lowered.slots.state(choice)


def _lowered(
    variables: Sequence[Variable], fixed: Mapping[int, int], conditions: Sequence[Expr]
) -> tuple[LoweredChoice, list[Literal], Literal]:
    """Return the problem, the literals to assume, and the literal of a fault that counts.

    A fault counts if no other condition is false.
    """
    first = conditions[0]
    rule = Rule("", first.span, Apply(first.span, BOOLEAN, "and", tuple(conditions)))
    lowered = LoweredChoice(variables, [rule], fixed=fixed)
    if lowered.rules[0].faults == FALSE:
        return lowered, [], FALSE
    rules = [Rule("", one.span, one) for one in conditions]
    lowered = LoweredChoice(variables, rules, assumed=True, fixed=fixed)
    problem, codes = lowered.problem, lowered.rules
    for code in codes:
        problem.clause(code.holds, code.faults)
    fault = problem.atom()
    problem.clause(-fault, *(code.faults for code in codes))
    return lowered, [code.holds for code in codes], fault


def _closed(part: Part) -> Expr:
    """Return a condition with its names bound."""
    condition = part.condition
    for local, value in part.scope.items():
        constant = Const(condition.span, local.type, value)
        condition = Let(condition.span, BOOLEAN, local, constant, condition, True)
    return condition
