"""When each part of a transition is asked: as soon as what it depends on is known.

A transition with loops has a level for each of them, and one in front.  A condition stands on the
first level on which all of its names are bound; one that may be a fault never moves in front of
another condition, nor does any move in front of that one.  A name is given before the first
condition that asks for it, or where its loop begins.  A loop whose parameter has to be in a set
that is known before it (``p in neighbours(at)``) runs over that set alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from puzzlelang.compiler import terms
from puzzlelang.compiler.bounds import Facts, Term
from puzzlelang.compiler.ground import Ground
from puzzlelang.compiler.terms import TRUE
from puzzlelang.core import current
from puzzlelang.text import field, record

Item = tuple[int | None, Term]
"""``(n, t)``, temp n is t; ``(None, t)``, go on only where t holds."""


@record(frozen=False)
class Level:
    """What is done for each value of ``numbers``; see the module.

    ``numbers`` run over ``values``, with ``within`` over those in that set, in the same order.
    Then come ``items``, one after the other.
    """

    numbers: tuple[int, ...] = ()
    values: Sequence[Any] = ()
    within: Term | None = None
    items: list[Item] = field(factory=list)


def schedule(ground: Ground, facts: Facts) -> list[Level]:
    """The levels of a transition, the first one in front of all loops.

    What it says of costs, effects and invariants comes behind the last of them.
    """
    if not ground.lets and not ground.loops:
        return [Level(items=[(None, ground.guard)] if ground.guard != TRUE else [])]
    return _Schedule(ground, facts).levels


class _Schedule:
    def __init__(self, ground: Ground, facts: Facts) -> None:
        self.levels = [Level(), *(Level(numbers, values) for numbers, values in ground.loops)]
        self._facts = facts
        self._level_of: dict[int, int] = {}
        self._lets = dict(ground.lets)
        self._given: set[int] = set()
        for depth, level in enumerate(self.levels):
            self._level_of.update(dict.fromkeys(level.numbers, depth))
        for number, term in ground.lets:
            self._level_of[number] = self._level(term)
        asked = self._placed(terms.conjuncts(ground.guard))
        for depth, level in enumerate(self.levels):
            for condition in asked[depth]:
                self._give(condition, level)
                level.items.append((None, condition))
            if depth + 1 < len(self.levels):
                self._give(self.levels[depth + 1].within, level)
            for number, _ in ground.lets:
                if self._level_of[number] == depth:
                    self._give(("temp", number), level)

    def _level(self, term: Term) -> int:
        """The first level on which all names in ``term`` are known."""
        if len(self.levels) == 1:
            return 0
        return max((self._level_of.get(number, 0) for number in terms.temps_of(term)), default=0)

    def _placed(self, conditions: Sequence[Term]) -> list[list[Term]]:
        """The conditions of each level."""
        asked: list[list[Term]] = [[] for _ in self.levels]
        latest = after_fault = 0
        for condition in conditions:
            may_fault = self._facts.may_fault(condition)
            before = latest if may_fault else after_fault
            depth = max(self._level(condition), before)
            if not self._restricts(condition, depth, before):
                asked[depth].append(condition)
            latest = max(latest, depth)
            if may_fault:
                after_fault = depth
        return asked

    def _restricts(self, condition: Term, depth: int, before: int) -> bool:
        """May the loop of this level run over the members of a set that is known before it?"""
        level = self.levels[depth]
        if condition[0] != "in" or condition[1] != ("temp", *level.numbers) or level.within:
            return False
        values: Sequence[Any] = level.values
        ascending = all(a < b for a, b in pairwise(values))
        small = 0 <= values[0] and values[-1] < current.set_members
        if self._level(condition[2]) < depth and before < depth and ascending and small:
            level.within = condition[2]
            return True
        return False

    def _give(self, term: Term | None, level: Level) -> None:
        """Names that ``term`` asks for and that nobody has given yet."""
        if term is None:
            return
        for number in sorted(terms.temps_of(term) & self._lets.keys() - self._given):
            if number not in self._given:
                self._give(self._lets[number], level)
                self._given.add(number)
                level.items.append((number, self._lets[number]))
