"""The order in which the parts of a transition are evaluated.

A transition has a level before all loops and one for each loop. A condition is on the first level
on which all its names are bound; no condition is moved across one that may fault. A name is bound
just before the first condition that uses it, at the latest at the end of its level. A loop whose
parameter must be in a set that is already known (``p in neighbours(at)``) iterates over that set
only.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from puzzlelang.compiler import terms
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Apply, Temp, Term, in_order
from puzzlelang.compiler.terms import TRUE
from puzzlelang.core import current
from puzzlelang.text import Any, Record, field

Item = tuple[Temp | None, Term]
"""``(n, t)`` binds n to t; ``(None, t)`` continues only if t holds."""


class Level(metaclass=Record, frozen=False):
    """One loop and the items evaluated in it.

    ``temps`` iterate over ``values``, restricted to the set ``within`` unless that is None.
    """

    temps: tuple[Temp, ...] = ()
    values: Sequence[Any] = ()
    within: Term | None = None
    items: list[Item] = field(factory=list)


def schedule(ground: Ground) -> list[Level]:
    """Return the levels of a transition; the first is outside all loops.

    Costs, effects and invariants follow after the last level.
    """
    if not ground.lets and not ground.loops:
        return [Level(items=[(None, ground.guard)] if ground.guard is not TRUE else [])]
    return _Schedule(ground).levels


class _Schedule:
    def __init__(self, ground: Ground) -> None:
        self.levels = [Level(), *(Level(temps, values) for temps, values in ground.loops)]
        self._level_of: dict[Temp, int] = {}
        self._lets = dict(ground.lets)
        self._given: set[Temp] = set()
        for depth, level in enumerate(self.levels):
            self._level_of.update(dict.fromkeys(level.temps, depth))
        for temp, term in ground.lets:
            self._level_of[temp] = self._level(term)
        conditions = self._placed(terms.conjuncts(ground.guard))
        for depth, level in enumerate(self.levels):
            for condition in conditions[depth]:
                self._give(condition, level)
                level.items.append((None, condition))
            if depth + 1 < len(self.levels):
                self._give(self.levels[depth + 1].within, level)
            for temp, _ in ground.lets:
                if self._level_of[temp] == depth:
                    self._give(temp, level)

    def _level(self, term: Term) -> int:
        """Return the first level on which all names in ``term`` are bound."""
        if len(self.levels) == 1:
            return 0
        return max((self._level_of.get(temp, 0) for temp in term.temps), default=0)

    def _placed(self, conditions: Sequence[Term]) -> list[list[Term]]:
        """Assign conditions to levels."""
        placement: list[list[Term]] = [[] for _ in self.levels]
        latest = after_fault = 0
        for condition in conditions:
            before = latest if condition.may_fault else after_fault
            depth = max(self._level(condition), before)
            if not self._restricts(condition, depth, before):
                placement[depth].append(condition)
            latest = max(latest, depth)
            if condition.may_fault:
                after_fault = depth
        return placement

    def _restricts(self, condition: Term, depth: int, before: int) -> bool:
        """Make the level's loop iterate over a set known before it, if this condition allows."""
        level = self.levels[depth]
        match condition:
            case Apply("in", (member, group)) if (member,) == level.temps and not level.within:
                pass
            case _:
                return False
        values: Sequence[Any] = level.values
        ascending = all(a < b for a, b in pairwise(values))
        small = 0 <= values[0] and values[-1] < current.set_members
        if self._level(group) < depth and before < depth and ascending and small:
            level.within = group
            return True
        return False

    def _give(self, term: Term | None, level: Level) -> None:
        """Bind the names that ``term`` uses and that are not bound yet."""
        if term is None:
            return
        missing = term.temps & self._lets.keys() - self._given
        for temp in in_order(missing):
            if temp not in self._given:
                self._give(self._lets[temp], level)
                self._given.add(temp)
                level.items.append((temp, self._lets[temp]))
