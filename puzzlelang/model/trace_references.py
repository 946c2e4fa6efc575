"""States of an answer: the meaning of `trace`, `discovered`, `before(E)` and `said`.

Only views and the definitions they use know these words. Their scopes record this, and the state
being examined, under keys that can't be names in a file. A variable read there becomes a
:class:`~puzzlelang.core.nodes.At` of that state.
"""

from __future__ import annotations

from collections.abc import Collection

from puzzlelang.core import COMPOSED_TEXT, MOST_STATES, UNKNOWN, SetOf, integer
from puzzlelang.core import nodes as core
from puzzlelang.model.calls import Call
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.symbols import Names, Scope
from puzzlelang.syntax import tree
from puzzlelang.text import Span

STATES = ("trace", "discovered")
"""Sets of states. Their members are indices from 0."""

BESIDE = ("before", "after")
WORDS = (*STATES, "said", *BESIDE)
"""Words that only views know."""

VIEW = " view"
"""Scope key that marks a view; its value is the state being examined."""

USE = " use"
"""Scope key in a definition; its value is the use outside of all definitions."""

NUMBERS = integer(0, MOST_STATES - 1)


def view_scope(span: Span) -> dict[str, core.Expr]:
    """Return the scope of a view, which examines the state it is printed in."""
    return {VIEW: core.unknown(span)}


def definition_scope(checker: Checker, span: Span) -> dict[str, core.Expr]:
    """Return a scope for checking a definition by itself, as if a view used it."""
    return _entered(span, checker.answer.trace, core.Local(span, NUMBERS, "n"))


def carried(scope: Scope, use: Span) -> dict[str, core.Expr]:
    """Return the part of ``scope`` that a definition inherits."""
    if VIEW in scope:
        return {VIEW: scope[VIEW]}
    return {USE: scope.get(USE) or core.unknown(use)}


def looked_at(scope: Scope, read: core.Read | core.Whole) -> core.Expr:
    """Make ``read`` refer to the state being examined."""
    moment = scope.get(VIEW)
    if not isinstance(moment, core.Apply):
        return read
    states, number = moment.arguments
    assert isinstance(states, core.Local)
    return core.At(read.span, read.type, states, number, read)


def _entered(span: Span, states: core.Local, number: core.Expr) -> dict[str, core.Expr]:
    return {VIEW: core.Apply(span, UNKNOWN, "state", (states, number))}


# ── `n in trace` ─────────────────────────────────────────────────────────────────────


def means_states(node: tree.Expr, names: Names, scope: Collection[str]) -> bool:
    """Test for `trace` or `discovered`, if the file doesn't define that name."""
    return isinstance(node, tree.Name) and node.text in STATES and _is_free(node, names, scope)


def _is_free(name: tree.Name, names: Names, scope: Collection[str]) -> bool:
    if name.text in scope or name.text in names.members:
        return False
    return names.as_set(name.text) is None


def enter(
    checker: Checker, names: tuple[tree.Name, ...], domain: tree.Name, inner: dict[str, core.Expr]
) -> list[core.Binder]:
    """Bind a name to the indices of states, in which variables are then read."""
    states = _states(checker, domain, inner)
    if states is not None and len(names) > 1:
        second = names[1].text
        checker.wrong(
            "two-states", names[1], first=names[0].text, second=second, domain=domain.text
        )
        states = None
    for name in names:
        inner[name.text] = core.unknown(name.span)
    if states is None:
        return []
    (name,) = names
    bound = checker.runs(name, NUMBERS)
    inner[name.text] = bound
    inner |= _entered(domain.span, states, bound)
    return [core.Binder((bound,), range(MOST_STATES), states)]


def _states(checker: Checker, name: tree.Name, scope: Scope) -> core.Local | None:
    """Resolve `trace` or `discovered`; None if it isn't available (reported)."""
    if not _is_view(checker, name, scope):
        return None
    if name.text == "discovered":
        checker.answer.asked.add("discovered")
        return checker.answer.discovered
    if not checker.answer.solved:
        checker.wrong("no-trace", name)
        return None
    checker.answer.asked.add("trace")
    return checker.answer.trace


def _is_view(checker: Checker, name: tree.Name, scope: Scope) -> bool:
    """Test for a view; otherwise report ``name``."""
    if VIEW in scope:
        return True
    use = scope.get(USE)
    if use is None or not checker.calls:
        checker.wrong("outside-views", name)
        return False
    user = checker.calls[0]
    checker.wrong("used-outside-views", use, user=user, name=name.text, also=name.span)
    return False


# ── words and functions ──────────────────────────────────────────────────────────────


def word(checker: Checker, name: tree.Name, scope: Scope) -> core.Expr | None:
    """Check `trace`, `discovered` or `said` as a value; None for other words."""
    if name.text not in WORDS or name.text in BESIDE:
        return None
    broken = core.unknown(name.span)
    if name.text != "said":
        states = _states(checker, name, scope)
        if states is None:
            return broken
        return core.Apply(name.span, SetOf(NUMBERS.base, NUMBERS.high), "numbers", (states,))
    moment = _moment(checker, name, scope)
    if moment is None:
        return broken
    return core.Apply(name.span, COMPOSED_TEXT, "said", moment.arguments)


def _moment(checker: Checker, name: tree.Name, scope: Scope) -> core.Apply | None:
    """Return the state being examined; report it if it isn't in the trace."""
    if not _is_view(checker, name, scope):
        return None
    moment = scope[VIEW]
    if isinstance(moment, core.Apply) and moment.arguments[0] is checker.answer.trace:
        return moment
    where = "`discovered` has no steps" if isinstance(moment, core.Apply) else "here it has none"
    checker.wrong("which-state", name, label=where)
    return None


def beside(call: Call) -> core.Expr:
    """Check ``before(E)`` or ``after(E)``: E in the state before or after the one being examined.

    At the ends of the trace, E is evaluated in the examined state.
    """
    span = call.span
    moment = _moment(call.checker, call.node.function, call.scope)
    if moment is None:
        return call.broken
    states, number = moment.arguments
    one = core.number(span, 1)
    if call.name == "before":
        less = core.Apply(span, integer(-1, NUMBERS.high), "-", (number, one))
        end: core.Expr = core.number(span, 0)
        there = core.Apply(span, NUMBERS, "max", (end, less))
    else:
        more = core.Apply(span, integer(0, MOST_STATES), "+", (number, one))
        end = core.Apply(span, NUMBERS, "last", (states,))
        there = core.Apply(span, NUMBERS, "min", (end, more))
    assert isinstance(states, core.Local)
    inner = {**call.scope, **_entered(span, states, there)}
    return call.checker.expression(call.given[0], inner, call.want)
