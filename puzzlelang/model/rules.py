"""Transitions and the conditions of a puzzle, in the typed core."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    ListOf,
    Row,
    TupleOf,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.binding import (
    bind_where,
    warn_of_hidden,
)
from puzzlelang.model.choices import parameters_for_each
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.head_parameters import bind_parameters
from puzzlelang.model.state_section import assigned
from puzzlelang.model.symbols import BrokenSymbol, Scope, VariableSymbol, local
from puzzlelang.model.templates import check_template
from puzzlelang.syntax import tree

# ── transitions ──────────────────────────────────────────────────────────────────────


class Inside:
    """A transition and the names that its cost terms may use."""

    def __init__(self, transition: core.Transition, scope: Scope) -> None:
        self.transition = transition
        self.scope = scope


def check_transition(
    checker: ExpressionChecker, index: int, entry: tree.Transition
) -> Inside | None:
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
            text = model.advice.written(node)
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


def _block(checker: ExpressionChecker, block: tree.Block, scope: Scope) -> core.Block:
    steps = []
    for step in block.steps:
        effects = [_effect(checker, effect, scope) for effect in step]
        steps.append(tuple(effect for effect in effects if effect is not None))
    return core.Block(block.span, tuple(steps))


def _effect(
    checker: ExpressionChecker, effect: tree.Assign | tree.Loop | tree.Branch, scope: Scope
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
    checker: ExpressionChecker, place: tree.Place, node: tree.Expr, scope: Scope
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


def check_rules(checker: ExpressionChecker, rules: Sequence[tree.Rule]) -> tuple[core.Rule, ...]:
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


def check_goal(checker: ExpressionChecker, puzzle: tree.Puzzle) -> core.Rule:
    goal = puzzle.goal
    if not goal:
        span = puzzle.title.span
        return core.Rule("goal", span, core.Const(span, BOOLEAN, 0))
    conditions = [checker.condition(node, {}) for node in goal]
    span = goal[0].span.to(goal[-1].span)
    return core.Rule("goal", span, checker.connect(span, "and", *conditions))
