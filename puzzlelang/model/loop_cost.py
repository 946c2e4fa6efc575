"""What a transition with many combinations of parameters takes, as it is computed.

Beyond a number of combinations a transition loops over its parameters in each state, and what
depends on fewer of them than there are is computed in front of the loops over the others
(``puzzlelang.compiler.schedule``); what may be a fault stays where it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.core import OPERATIONS, REDUCTIONS
from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import MOST_WORK, Given, combinations, work, work_of_block
from puzzlelang.model.cost_bound import work_of_transition as work_of_all

LOOPED = 20_000
"""A transition with more combinations of parameters loops over them (``thresholds.instances``,
whose value no answer depends on; this one decides what is refused)."""


def work_of_transition(transition: core.Transition) -> int:
    """The operations that a transition takes in one state, over all values of its parameters."""
    count = work_of_all(transition)
    if count <= MOST_WORK or combinations(transition.binders) <= LOOPED:
        return count
    return _Loops(transition).work()


class _Loops:
    def __init__(self, transition: core.Transition) -> None:
        self.transition = transition
        self._level_of: dict[core.Local, int] = {}
        self._times = [1]
        for depth, binder in enumerate(transition.binders, 1):
            self._level_of.update(dict.fromkeys(binder.locals, depth))
            self._times.append(self._times[-1] * combinations([binder]))
        self._deepest = len(transition.binders)
        self._total = 0

    def work(self) -> int:
        for local, value in self.transition.lets:
            level = self._level(value) if _is_sure(value) else self._deepest
            self._level_of[local] = level
            self._add(value, level)
        latest = after_fault = 0
        for condition in _conjuncts(self.transition.guard):
            sure = _is_sure(condition)
            level = max(self._level(condition), after_fault if sure else latest)
            latest = max(latest, level)
            after_fault = after_fault if sure else level
            self._add(condition, level)
        once = work_of_block(self.transition.effect, self._earlier(self._deepest))
        return self._total + self._times[self._deepest] * once

    def _add(self, expr: core.Expr, level: int) -> None:
        self._total += self._times[level] * work(expr, self._earlier(level))

    def _level(self, expr: core.Expr) -> int:
        """Behind how many loops all names in ``expr`` are known: too many for a name that
        neither a parameter nor a `let` binds.
        """
        names = _free(expr)
        return max((self._level_of.get(name, self._deepest + 1) for name in names), default=0)

    def _earlier(self, level: int) -> Given:
        """What is known in front of ``level`` is computed there, and read here."""

        def given(expr: core.Expr) -> int | None:
            if isinstance(expr, core.Const | core.Local):
                return None
            own = self._level(expr)
            if own >= level or not _is_sure(expr):
                return None
            self._add(expr, own)
            return 1

        return given


def name_that_helps(transition: core.Transition) -> str:
    """What a `let:` has to name so that a transition takes no more than it may, in the author's
    words; nothing where no single name does.

    That is something in a loop of the effects, or in `every` and its like, of which nothing
    depends on that loop.
    """
    times = combinations(transition.binders)
    found = sorted(_repeated(transition), key=work, reverse=True)
    for one in found:
        rest = work_of_all(transition, lambda expr, one=one: 1 if expr is one else None)  # type: ignore[misc]
        text = one.span.in_one_line
        if rest + times * work(one) <= MOST_WORK and len(text) <= LONG_NAME:
            return text
    return ""


LONG_NAME = 60
"""An expression of more characters is not repeated in a message."""


def _repeated(transition: core.Transition) -> Iterator[core.Expr]:
    """Expressions in loops that depend on no name which these bind."""
    known = {*transition.parameters, *(local for local, _ in transition.lets)}
    stack = [transition.guard, *(value for _, value in transition.lets)]
    for effect in core.effects(transition.effect):
        stack.extend(core.expressions(effect))
    while stack:
        top = stack.pop()
        if _is_loop(top) and _free(top) <= known and _is_sure(top):
            yield top
        else:
            stack.extend(core.parts(top))


def _is_loop(expr: core.Expr) -> bool:
    if isinstance(expr, core.Apply) and expr.operation == "count":
        return _is_loop(expr.arguments[0])
    return isinstance(expr, core.Fold)


def _conjuncts(condition: core.Expr) -> tuple[core.Expr, ...]:
    if isinstance(condition, core.Apply) and condition.operation == "and":
        return tuple(part for one in condition.arguments for part in _conjuncts(one))
    return (condition,)


def _free(expr: core.Expr) -> set[core.Local]:
    """The names in ``expr`` that it does not bind itself."""
    found = {expr} if isinstance(expr, core.Local) else set()
    for part in core.parts(expr):
        found |= _free(part)
    if isinstance(expr, core.Fold):
        found.difference_update(local for binder in expr.binders for local in binder.locals)
    if isinstance(expr, core.Let):
        found.discard(expr.local)
    return found


def _is_sure(expr: core.Expr) -> bool:
    """Does ``expr`` have a value in any case, as far as its form says?"""
    match expr:
        case core.Read(_, _, _, arguments):
            if not all(isinstance(one, core.Const | core.Local) for one in arguments):
                return False
        case core.Apply(_, _, operation, arguments):
            if OPERATIONS[operation].may_lack_value_of([one.type for one in arguments]):
                return False
        case core.Fold(kind=kind) if REDUCTIONS[kind].lacks_of_nothing:
            return False
        case core.Lookup() | core.At():
            return False
    return all(map(_is_sure, core.parts(expr)))
