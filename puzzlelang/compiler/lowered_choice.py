"""Constraint problems: puzzles that are filled in, and initial states."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from puzzlelang.compiler.choice_conditions import NO_NAMES
from puzzlelang.compiler.choice_lowering import Lowering
from puzzlelang.compiler.choice_slots import Slots
from puzzlelang.compiler.choice_values import Letters, SymbolicValues, TooLargeToChoose
from puzzlelang.constraints import (
    FALSE,
    TRUE,
    Budget,
    Choice,
    Literal,
    Problem,
    Refuted,
    new_solver,
)
from puzzlelang.core import BOOLEAN, Apply, Const, Expr, Let, Part, Rule, Variable
from puzzlelang.text import Record

NO_VALUES: Mapping[int, int] = {}


class RuleCode(metaclass=Record):
    """A rule as literals.

    Assuming ``holds`` requires the rule to be true without a fault. ``faults`` is true exactly if
    the rule has no value, and FALSE if it always has one. If rules are required, ``holds`` is TRUE,
    and so is ``faults`` of a rule that may have no value; lower them as assumed to ask.
    """

    holds: Literal
    faults: Literal


class LoweredChoice:
    """A choosing problem: variables to choose and rules to meet.

    ``variables`` have all slots; ``helpers`` distinguish no answers; ``lines`` are costs to
    minimise, most important first; ``fixed`` are values of slots. The rules are required or, if
    ``assumed``, each holds if its literal is assumed. ``line_faults``: for each cost line, the
    literal that it has no value. Raises :class:`TooLargeToChoose`.
    """

    def __init__(
        self,
        variables: Sequence[Variable],
        rules: Sequence[Rule],
        lines: Sequence[Expr] = (),
        helpers: Sequence[Variable] = (),
        assumed: bool = False,
        fixed: Mapping[int, int] = NO_VALUES,
    ) -> None:
        self.problem = Problem()
        letters = Letters(self.problem)
        values = SymbolicValues(letters)
        self.slots = Slots(values, variables, helpers, fixed)
        self._lowering = Lowering(self.slots, values)
        self.ends = [self._end()]
        """Numbers of clauses, sums and connections before the first rule, and after each rule."""
        self.rules = tuple(self._rule(rule, assumed) for rule in rules)
        self.line_faults = tuple(map(self._line, lines))

    def _rule(self, rule: Rule, assumed: bool) -> RuleCode:
        lowering, letters = self._lowering, self._lowering.letters
        letters.span = rule.span
        code = lowering.condition(rule.condition, NO_NAMES, True)
        env = lowering.environment()
        lowering.operations.faulty = False
        if not assumed:
            code.require(env, ())
            lowering.requirements.flush()
            self.ends.append(self._end())
            return RuleCode(TRUE, TRUE if lowering.operations.faulty else FALSE)
        holds = self.problem.atom()
        code.require(env, (-holds,))
        lowering.requirements.flush()
        faults = code.define(env)[1] if lowering.operations.faulty else FALSE
        return RuleCode(holds, faults)

    def _end(self) -> tuple[int, int, int]:
        problem = self.problem
        return len(problem.clauses), len(problem.sums), len(problem.connections)

    def _line(self, line: Expr) -> Literal:
        lowering = self._lowering
        lowering.letters.span = line.span
        code = lowering.compile(line, NO_NAMES)
        value, fault = code.define(lowering.environment())
        number, missing = lowering.operations.number(value)
        constant, terms = number.terms()
        self.problem.lines.append((terms, constant))
        return lowering.operations.any_fault((fault, missing))


# ── initial states ────────────────────────────────────────────────────────────────────


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
