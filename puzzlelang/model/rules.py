"""Transitions, conditions, costs, estimates and printed texts of a puzzle, in the typed core."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from puzzlelang import model
from puzzlelang.core import BOOLEAN, ListOf, Row, Scalar, TupleOf
from puzzlelang.core import nodes as core
from puzzlelang.model.binding import bind_where, warn_of_hidden
from puzzlelang.model.cost_bound import MOST_PRINTING, combinations, work, work_of_template
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.parameters import bind_parameters, parameters_for_each
from puzzlelang.model.state_section import assigned
from puzzlelang.model.symbols import BrokenSymbol, Scope, VariableSymbol, local
from puzzlelang.model.trace_references import view_scope
from puzzlelang.syntax import tree
from puzzlelang.text import WayOut, did_you_mean

# ── transitions ──────────────────────────────────────────────────────────────────────


class Inside:
    """A transition and the names that its cost terms may use."""

    def __init__(self, transition: core.Transition, scope: Scope) -> None:
        self.transition = transition
        self.scope = scope


def check_transition(checker: Checker, index: int, entry: tree.Transition) -> Inside | None:
    """Check a transition; return None if there is a mistake (reported)."""
    before = checker.diagnostics.error_count
    binders, scope, guard = bind_parameters(checker, entry.head, each=True)
    lets: list[tuple[core.Local, core.Expr]] = []
    checker.later = {name.text: name.span for name, _ in entry.lets}
    for name, node in entry.lets:
        warn_of_hidden(checker, (name,), scope)
        value = checker.set_or_value(node, scope, None)
        checker.later.pop(name.text, None)
        if isinstance(value, core.Const):
            scope[name.text] = value
            continue
        if isinstance(value.type, Row | TupleOf):
            text = tree.written(node)
            value = checker.wrong("row-in-let", node, name=name, kind=value.type, text=text)
        bound = local(name, value.type)
        lets.append((bound, value))
        scope[name.text] = bound
    for node in entry.when:
        guard = checker.both(guard, checker.condition(node, scope))
    if entry.then is None:
        checker.wrong("no-effect", entry, name=entry.head.name.text)
        return None
    effect = _block(checker, entry.then, scope)
    say = check_template(checker, entry.say, scope)
    if checker.diagnostics.error_count > before:
        return None
    always = core.Const(entry.span, BOOLEAN, 1)
    transition = core.Transition(
        index, entry.head.name.text, entry.span, binders, tuple(lets),
        guard if guard is not None else always, effect, entry.forced, say,
        parameters_for_each(scope),
    )  # fmt: skip
    return Inside(transition, scope)


def _block(checker: Checker, block: tree.Block, scope: Scope) -> core.Block:
    steps = []
    for step in block.steps:
        effects = [_effect(checker, effect, scope) for effect in step]
        steps.append(tuple(effect for effect in effects if effect is not None))
    return core.Block(block.span, tuple(steps))


def _effect(
    checker: Checker, effect: tree.Assign | tree.Loop | tree.Branch, scope: Scope
) -> core.Effect | None:
    match effect:
        case tree.Assign(place, node):
            return _assign(checker, place, node, scope)
        case tree.Loop(key, body):
            binders, inner, where = bind_where(checker, key.binders, key.where, scope)
            return core.Loop(key.span, binders, where, _block(checker, body, inner))
        case tree.Branch(span, arms):
            core_arms = [
                (
                    checker.condition(condition, scope) if condition is not None else None,
                    _block(checker, block, scope),
                )
                for condition, block in arms
            ]
            return core.Branch(span, tuple(core_arms))
    raise AssertionError(f"unhandled effect {effect!r}")


def _assign(
    checker: Checker, place: tree.Place, node: tree.Expr, scope: Scope
) -> core.Assign | None:
    name = place.name
    symbol = checker.names.as_value(name.text)
    if isinstance(symbol, BrokenSymbol):
        return None
    if not isinstance(symbol, VariableSymbol):
        model.unknown_names.report_unchangeable(checker, name, scope, is_defined=symbol is not None)
        return None
    variable = symbol.variable
    if variable.keys and not place.arguments:
        keys = ", ".join(key.base.name for key in variable.keys)
        help = f"to change all of them: `for each x in {keys}:` and below it `{name.text}(x): …`"
        help = help if len(variable.keys) == 1 else ""
        checker.wrong("row-assigned", name, keys=keys, help=help)
        return None
    if isinstance(variable.type, ListOf) and len(place.arguments) == len(variable.keys) + 1:
        checker.wrong("element-assigned", place, name=name)
        return None
    arguments = checker.arguments(place.span, name.text, place.arguments, variable.keys, scope)
    value = assigned(checker, variable, node, scope)
    if arguments is None or value is None:
        return None
    return core.Assign(place.span, variable, arguments, value)


# ── conditions, costs, templates ─────────────────────────────────────────────────────


def check_rules(checker: Checker, rules: Sequence[tree.Rule]) -> tuple[core.Rule, ...]:
    return tuple(
        core.Rule(rule.name.text, rule.name.span, checker.condition(rule.condition, {}))
        for rule in rules
    )


def has_goal(puzzle: tree.Puzzle) -> bool:
    """Test for a goal; `goal: false`, or no `goal:`, is for exploring."""
    match puzzle.goal:
        case () | (tree.Name(text="false"),):
            return False
    return True


def check_goal(checker: Checker, puzzle: tree.Puzzle) -> core.Rule:
    goal = puzzle.goal
    if not goal:
        span = puzzle.title.span
        return core.Rule("goal", span, core.Const(span, BOOLEAN, 0))
    conditions = [checker.condition(node, {}) for node in goal]
    span = goal[0].span.to(goal[-1].span)
    return core.Rule("goal", span, checker.connect(span, "and", *conditions))


# ── costs ──────────────────────────────────────────────────────────────────────────────


def check_costs(
    checker: Checker,
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
    checker: Checker, term: tree.CostTerm, transitions: dict[str, Inside]
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
    checker: Checker, costs: Sequence[tree.Cost], estimates: Sequence[tree.Named]
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


# ── templates ──────────────────────────────────────────────────────────────────────────


_SIGNS = frozenset("{$%")
_ELSEWHERE = r"\{\{?\s*(\w+(?:\(\w+\))?)\s*\}?\}|\$\{?(\w+)\}?|%\((\w+)\)[sd]"
"""Values in texts of other languages."""


def check_template(
    checker: Checker, template: tree.Template | None, scope: Scope
) -> core.Template | None:
    if template is None:
        return None
    _warn_of_others(checker, template, scope)
    parts = tuple(
        part if isinstance(part, str) else checker.set_or_value(part, scope, None)
        for part in template.parts
    )
    return core.Template(template.span, parts)


def prints_little(checker: Checker, templates: Iterable[core.Template | None]) -> bool:
    """Test that texts take little work and nothing was wrong before; report the others."""
    for template in templates:
        if template is not None:
            count = work_of_template(template)
            checker.budget.little(template.span, count, MOST_PRINTING, " whenever it is printed")
    return not checker.diagnostics.error_count


def _warn_of_others(checker: Checker, template: tree.Template, scope: Scope) -> None:
    """Warn about ``{n}`` and ``$n``, which print literally."""
    for part in template.parts:
        if not isinstance(part, str) or _SIGNS.isdisjoint(part):
            continue
        for placeholder in re.finditer(_ELSEWHERE, part):
            text = next(filter(None, placeholder.groups()))
            name = text.partition("(")[0]
            if name in scope or name in checker.names.values:
                checker.report("value-in-braces", template, found=placeholder[0], text=text)
                return


# ── views ────────────────────────────────────────────────────────────────────────────


def check_views(checker: Checker, views: Sequence[tree.View]) -> tuple[core.View, ...]:
    """Return the views without mistakes."""
    by_name: dict[str, core.View] = {}
    checker.invariants.values |= {checker.answer.trace, checker.answer.discovered}
    for entry in views:
        before = checker.diagnostics.error_count
        view = _view(checker, entry)
        first = by_name.setdefault(view.name, view)
        if first is not view:
            checker.wrong("views-alike", view, view=view.name, also=first.span)
        if checker.diagnostics.error_count > before and first is view:
            del by_name[view.name]
    return tuple(by_name.values())


def _view(checker: Checker, entry: tree.View) -> core.View:
    name = entry.head.name
    answer = checker.answer
    answer.asked, answer.solved = set(), name.text != tree.UNSOLVABLE
    answer.printing = True
    binders, scope, where = bind_parameters(checker, entry.head, view_scope(name.span))
    template = check_template(checker, entry.template, scope)
    assert template is not None, "a view without a template is none"
    steps = combinations(binders) * work(where), work_of_template(template)
    return core.View(
        name.text, name.span, answer.trace, answer.discovered, frozenset(answer.asked),
        binders, where, template, steps,
    )  # fmt: skip
