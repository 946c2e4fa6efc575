"""Cost lines and their estimates."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from puzzlelang.core import Scalar
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.rules import Inside
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree
from puzzlelang.text import WayOut, did_you_mean


def check_costs(
    checker: ExpressionChecker,
    costs: Sequence[tree.Cost],
    estimates: Sequence[tree.Named],
    transitions: Sequence[Inside],
    broken: Collection[str],
) -> tuple[core.CostLine, ...]:
    """Check the cost lines and their estimates; a file with neither has no lines.

    ``broken`` are the names of transitions already reported.
    """
    by_name = {inside.transition.name: inside for inside in transitions}
    bounds = _estimates(checker, costs, estimates)
    lines = []
    for place, cost in enumerate(costs):
        terms = []
        for term in cost.terms:
            if term.per.text in broken:
                continue
            core_term = _cost_term(checker, term, by_name)
            if core_term is not None:
                terms.append(core_term)
        number = f" {place + 1}" if len(costs) > 1 else ""
        name = cost.name.text if cost.name is not None else f"cost{number}"
        span = cost.terms[0].span if cost.terms else costs[0].terms[0].span
        lines.append(core.CostLine(name, span, tuple(terms), bounds.get(place)))
    if not costs and 0 in bounds and estimates:
        span = estimates[0].name.span
        one = core.number(span, 1)
        term_ = core.CostTerm("move", None, one)
        lines.append(core.CostLine("moves", span, (term_,), bounds[0]))
    return tuple(lines)


def _cost_term(
    checker: ExpressionChecker, term: tree.CostTerm, transitions: dict[str, Inside]
) -> core.CostTerm | None:
    per = term.per.text
    inside = transitions.get(per)
    scope: Scope = inside.scope if inside is not None else {}
    always = {"state": "every state that is entered"}.get(per)
    if per in ("move", "step"):
        always = "every step"
    if always and inside is not None and not term.quoted:
        other = {"move": "step", "step": "move"}.get(per, "")
        other = "" if other in transitions else other
        checker.wrong(
            "cost-per-either",
            term.per,
            per=per,
            always=always,
            help=WayOut(
                f"write `per '{per}'` for the transition"
                + f", `per {other}` for {always}" * bool(other),
                f"'{per}'",
                *([other] if other else []),
            ),
        )
        return None
    if inside is None and per == "step" and not term.quoted:
        per = "move"
    if inside is None and (term.quoted or per not in ("move", "state")):
        checker.wrong(
            "unknown-transition",
            term.per,
            per=per,
            transitions=", ".join(transitions),
            help=did_you_mean(per, ["move", "state", *transitions]),
        )
        return None
    amount = checker.number(term.amount, scope)
    if isinstance(amount.type, Scalar) and amount.type.high < 0:
        checker.wrong("negative-cost", term.amount)
        return None
    kind = "transition" if inside is not None else per
    return core.CostTerm(kind, inside.transition if inside is not None else None, amount)


def _estimates(
    checker: ExpressionChecker, costs: Sequence[tree.Cost], estimates: Sequence[tree.Named]
) -> dict[int, core.Expr]:
    """Return the estimates by index of the cost line."""
    places = {cost.name.text: i for i, cost in enumerate(costs) if cost.name is not None}
    by_line: dict[int, core.Expr] = {}
    for entry in estimates:
        if not isinstance(entry.data, tree.Expr):
            checker.wrong("estimate-of-several", entry.data)
            continue
        place = 0 if entry.name.text in ("", "estimate", "moves") else places.get(entry.name.text)
        if entry.name.text in places:
            place = places[entry.name.text]
        if place is None:
            checker.wrong(
                "unknown-cost",
                entry.name,
                lines=", ".join(places) or "not named",
                help=checker.near(entry.name, places),
            )
            continue
        by_line[place] = checker.number(entry.data, {})
    return by_line
