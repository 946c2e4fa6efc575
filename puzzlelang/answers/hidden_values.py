"""Variables that the rules read and ``show:`` leaves out, so that different states print the same.

The reads are static; two of the first states of a search are the evidence. So a variable that the
printed ones determine, such as the gap of a sliding puzzle, causes no warning.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from puzzlelang.answers.witnesses import FirstStates
from puzzlelang.core import RuleFault, shown
from puzzlelang.core import nodes as core
from puzzlelang.model import work_of_template
from puzzlelang.text import Diagnostics

MOST_PRINTED = 1_000_000
"""Budget for printing states, in operations of the cost bound."""


def warn_of_hidden_values(puzzle: core.Puzzle, states: FirstStates, found: Diagnostics) -> None:
    """Warn about the first variable that differs between two states with the same text."""
    if puzzle.show is None:
        return
    printed = {*_read_in(part for part in puzzle.show.parts if not isinstance(part, str))}
    read = {*_read_by_rules(puzzle)}
    hidden = [v for v in puzzle.variables if v in read and v not in printed]
    if not printed or not hidden:  # if it prints no variable, the checker warns
        return
    first: dict[str, tuple[int, ...]] = {}
    for state in states.rows[: MOST_PRINTED // (1 + work_of_template(puzzle.show))]:
        try:
            other = first.setdefault(shown(puzzle, state), state)
        except RuleFault:  # the answer that prints this state reports it
            return
        for variable in hidden:
            if state[variable.slots] != other[variable.slots]:
                name = variable.name
                found.report(
                    "template", puzzle.show.span,
                    f"states with different values of `{name}` print the same text",
                    label=f"`{name}` is not printed, but the rules read it",
                    help=f"print it, too, as in `<{name}>`", severity="warning",
                    related=((variable.span, "declared here"),),
                )  # fmt: skip
                return


def _read_in(values: Iterable[core.Expr]) -> Iterator[core.Variable]:
    for value in values:
        yield from (read.variable for read in core.reads(value))


def _read_by_rules(puzzle: core.Puzzle) -> Iterator[core.Variable]:
    """Yield variables read by a condition or a cost, or to change another variable."""
    rules = (*puzzle.invariants, *puzzle.losses, puzzle.goal)
    yield from _read_in(rule.condition for rule in rules)
    yield from _read_in(term.amount for line in puzzle.costs for term in line.terms)
    for transition in puzzle.transitions:
        yield from _read_in((transition.guard, *(value for _, value in transition.lets)))
        for effect in core.effects(transition.effect):
            own = effect.variable if isinstance(effect, core.Assign) else None
            yield from (v for v in _read_in(core.expressions(effect)) if v is not own)
