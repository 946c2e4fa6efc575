"""Names for computed indices, such as ``height(a)`` in ``stack(a, height(a))``.

A definition is expanded at each use. So a long index that the state decides gets a name, like a
``let:``, for all uses of the same value. In a transition with loops, a part that depends on fewer
loops than surround it gets a name, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from puzzlelang.compiler import terms
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import (
    Apply,
    Const,
    Element,
    Fold,
    Leaves,
    Look,
    Pick,
    Temp,
    Term,
    nodes,
)
from puzzlelang.text import replace


def name_indices(ground: Ground, indices: Sequence[Term], leaves: Leaves) -> None:
    """Name the long parts of ``indices`` that can't fault and occur twice in ``ground``."""
    indices = [index for index in indices if not terms.is_short(index)]
    if not indices:
        return
    bound_temps = {temp for temp, _ in ground.lets}
    bound_temps.update(temp for temps, _ in ground.loops for temp in temps)
    candidates: list[Term] = []
    for index in indices:
        for part in _parts_to_name(index):
            if part not in candidates and part.temps <= bound_temps:
                candidates.append(part)
    candidates.sort(key=lambda term: term.weight)
    while candidates:
        index, *candidates = candidates
        replacing = _Replacing(index, leaves)
        replacing.everywhere(ground)
        if replacing.count:
            rest = [replacing.in_term(other) for other in candidates]
            candidates = [other for other in rest if not terms.is_short(other)]


def name_what_is_known_earlier(ground: Ground, leaves: Leaves) -> None:
    """Name loop-invariant parts that are long and can't fault, so they are computed before the
    loop.
    """
    if not ground.loops:
        return
    levels: dict[Temp, int] = {}
    for depth, (temps, _) in enumerate(ground.loops, 1):
        levels.update(dict.fromkeys(temps, depth))
    definitions: list[Term] = []
    for temp, term in ground.lets:
        levels[temp] = _level(term, levels)
        definitions.append(term)
    deepest = len(ground.loops)
    roots = [*definitions, *terms.conjuncts(ground.guard)]
    guard_and_lets = {ground.guard, *definitions}
    last = [term for term in _roots(ground) if term not in guard_and_lets]
    candidates: list[Term] = []
    stack = [*((t, _level(t, levels)) for t in roots), *((t, deepest) for t in last)]
    while stack:
        top, level = stack.pop()
        own = _level(top, levels)
        if own < level and top.temps <= levels.keys() and not top.may_fault:
            if _is_long(top) and top not in candidates:
                candidates.append(top)
            level = own
        stack.extend((part, level) for part in top.children)
    while candidates:
        term, *candidates = candidates
        replacing = _Replacing(term, leaves)
        replacing.everywhere(ground, least=1)
        candidates = [replacing.in_term(other) for other in candidates]


def _level(term: Term, levels: Mapping[Temp, int]) -> int:
    """Return the first level of loops on which all names in ``term`` are bound."""
    return max((levels.get(temp, 0) for temp in term.temps), default=0)


def _is_long(term: Term) -> bool:
    """Does evaluating ``term`` take longer than reading a name? Folds always do."""
    return not terms.is_short(term) or any(isinstance(part, Fold) for part in nodes(term))


def element_indices(terms: Iterable[Term]) -> Iterator[Term]:
    """Yield the indices of reads that the state decides."""
    for part in nodes(*terms):
        if isinstance(part, Element | Pick):
            yield part.index


def _parts_to_name(index: Term) -> Iterator[Term]:
    """Yield the long parts of an index that can't fault: ``h`` of ``h - 1``, or of a table's entry
    at ``h - 1``.
    """
    if terms.is_short(index):
        return
    match index:
        case Apply("+" | "-" | "*", (Const(), _) | (_, Const())) | Look():
            plain = True
        case _:
            plain = False
    if plain or index.may_fault:
        for part in index.children:
            yield from _parts_to_name(part)
    else:
        yield index


def _roots(ground: Ground) -> Iterator[Term]:
    """Yield the terms that are evaluated for each successor."""
    yield ground.guard
    for _, term in (*ground.lets, *ground.steps):
        yield term
    yield from ground.updates.values()
    for store in ground.stores:
        yield from store.terms
    yield ground.invariant


class _Replacing:
    """Replaces a term by a name."""

    def __init__(self, term: Term, leaves: Leaves) -> None:
        self.term = term
        self.name = leaves.temp(term.bounds)
        self.count = 0
        self._known: dict[Term, Term] = {}

    def everywhere(self, ground: Ground, least: int = 2) -> None:
        """Name the term in a transition if it occurs at least ``least`` times."""
        memo: dict[Term, int] = {}
        uses = sum(terms.occurrences(root, self.term, memo) for root in _roots(ground))
        if uses < least:
            return
        self.count = uses
        own_temps = self.term.temps
        place = max(
            (i + 1 for i, (temp, _) in enumerate(ground.lets) if temp in own_temps), default=0
        )
        ground.lets = [(number, self.in_term(term)) for number, term in ground.lets]
        ground.lets.insert(place, (self.name, self.term))
        ground.steps = [(number, self.in_term(term)) for number, term in ground.steps]
        ground.checks = [(kind, slot, self.in_term(term)) for kind, slot, term in ground.checks]
        ground.cost_steps = [(number, self.in_term(term)) for number, term in ground.cost_steps]
        ground.updates = {slot: self.in_term(term) for slot, term in ground.updates.items()}
        ground.stores = [
            replace(one, index=self.in_term(one.index), value=self.in_term(one.value))
            for one in ground.stores
        ]
        ground.guard = self.in_term(ground.guard)
        ground.invariant = self.in_term(ground.invariant)
        ground.amounts = tuple(map(self.in_term, ground.amounts))
        ground.cost = self.in_term(ground.cost)
        ground.length = self.in_term(ground.length)

    def in_term(self, term: Term) -> Term:
        return terms.replace_term(term, self.term, self.name, self._known)
