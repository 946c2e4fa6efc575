"""Work of a transition with many combinations of parameters, as compiled.

Above a limit, a transition loops over its parameters in each state; combinations that no row of a
table allows don't count. Parts that depend on fewer parameters are computed before the other loops
(``puzzlelang.compiler.schedule``), unless they can fault.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from operator import mul

from puzzlelang.core import (
    Part,
    binders_of,
    decided,
    guard_parts,
    is_total,
    most_members,
    names_in,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import (
    MOST_WORK,
    Given,
    combinations,
    work,
    work_of_block,
    work_of_transition,
)

Constants = Mapping[core.Local, int]
NOTHING: Constants = {}

MOST_IN_SET = 4096
"""Bound on the values of a loop over the members of a set (``thresholds.set_members``)."""

LOOPED = 20_000
"""Transitions with more combinations of parameters loop over them.

The compiler's limit (``thresholds.instances``) affects no answer; this one decides which puzzles
are rejected.
"""


def scheduled_work(transition: core.Transition) -> int:
    """Bound the operations of a transition in one state, over all values of its parameters.

    Above the limit, parts computed before the loops count once.
    """
    count = work_of_transition(transition)
    if count <= MOST_WORK:
        return count
    return _Loops(transition).work()


class _Loops:
    """Levels of the loops over parameters; if ``looped``, one for each.

    Otherwise each combination is a transition with one level. There, too, a loop of the guard
    disappears if it only decides which parameter is meant.
    """

    def __init__(self, transition: core.Transition) -> None:
        self.transition = transition
        self._binders = binders_of(transition.binders)
        self._rounds_in_all = combinations(transition.binders)
        if self._rounds_in_all > LOOPED:
            from puzzlelang.core import possible_rows

            rows = possible_rows(transition, LOOPED)
            self._rounds_in_all = self._rounds_in_all if rows is None else len(rows)
        self.looped = self._rounds_in_all > LOOPED
        self._level_of: dict[core.Local, int] = {}
        self._deepest = len(transition.binders)
        for depth, binder in enumerate(transition.binders, 1):
            self._level_of.update(dict.fromkeys(binder.locals, depth))
        self._total = 0

    def work(self) -> int:
        for local, value in self.transition.lets:
            level = self._level(value) if is_total(value, self._binders) else self._deepest
            self._level_of[local] = level
        parts = list(guard_parts(self.transition.guard))
        self._times = self._rounds(parts)
        for local, value in self.transition.lets:
            self._add(value, self._level_of[local])
        for part, level, _ in self._placed(parts):
            self._add(part.condition, level, part.scope)
        once = work_of_block(self.transition.effect, self._earlier(self._deepest))
        return self._total + self._times[self._deepest] * once

    def _placed(self, parts: Iterable[Part]) -> Iterator[tuple[Part, int, int]]:
        """Yield the level of each part, and the earliest level possible."""
        latest = after_fault = 0
        for part in parts:
            sure = is_total(part.condition, self._binders)
            least = after_fault if sure else latest
            level = max(self._level(part.condition, part.scope), least)
            latest = max(latest, level)
            after_fault = after_fault if sure else level
            yield part, level, least

    def _rounds(self, parts: Iterable[Part]) -> list[int]:
        """Count the rounds of each level.

        If a parameter must be in a set that is known before its loop, the loop runs over that set.
        """
        binders = self.transition.binders
        most = [size_of(binder.values) for binder in binders]
        if not self.looped:
            return [1] * self._deepest + [self._rounds_in_all]
        for part, level, least in self._placed(parts):
            match part.condition:
                case core.Apply(_, _, "in", (member, group)) if least < level:
                    own = decided(member, part.scope)
                    first, values = binders[level - 1].locals[0], binders[level - 1].values
                    inside = own is first and 0 <= min(values) and max(values) < MOST_IN_SET
                    if inside and self._level(group, part.scope) < level:
                        most[level - 1] = min(most[level - 1], most_members(group))
        return list(accumulate(most, mul, initial=1))

    def _add(self, expr: core.Expr, level: int, constants: Constants = NOTHING) -> None:
        self._total += self._times[level] * work(expr, self._earlier(level, constants))

    def _level(self, expr: core.Expr, constants: Constants = NOTHING) -> int:
        """Return the depth at which all names in ``expr`` are bound.

        It is too large for names bound by neither a parameter nor a `let`.
        """
        names = names_in(expr, constants)
        return max((self._level_of.get(name, self._deepest + 1) for name in names), default=0)

    def _earlier(self, level: int, constants: Constants = NOTHING) -> Given:
        """Return the work of parts known before ``level``: computed there, and read here."""

        def given(expr: core.Expr) -> int | None:
            if isinstance(expr, core.Const | core.Local):
                return None
            decision = decided(expr, constants)
            if decision is not expr:
                return work(decision, given)
            own = self._level(expr, constants)
            if not self.looped or own >= level or not is_total(expr, self._binders):
                return None
            self._add(expr, own, constants)
            return 1

        return given
