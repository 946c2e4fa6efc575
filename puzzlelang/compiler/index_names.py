"""Names for the places that a transition works out: ``height(a)`` in ``stack(a, height(a))``.

An author who writes a definition has its expression wherever it is used, an author who writes
``let:`` has it once.  So a long index that the state decides gets a name as a ``let`` would give
it one, and whatever else asks for the same value reads that name.  Where a transition loops over
its parameters, so does what depends on fewer of them than what it stands in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from puzzlelang.compiler import terms
from puzzlelang.compiler.array_writes import Store
from puzzlelang.compiler.bounds import Facts, Term

if TYPE_CHECKING:
    from puzzlelang.compiler.ground import Ground


def name_indices(ground: Ground, indices: Sequence[Term], facts: Facts) -> None:
    """Give names to what is long in ``indices``, never a fault, and twice in ``ground``."""
    indices = [index for index in indices if not terms.is_short(index)]
    if not indices:
        return
    known = {number for number, _ in ground.lets}
    known.update(number for numbers, _ in ground.loops for number in numbers)
    found: list[Term] = []
    for index in indices:
        for part in _parts_to_name(index, facts):
            if part not in found and terms.temps_of(part) <= known:
                found.append(part)
    found.sort(key=lambda term: terms.weight(term, 1 << 30))
    while found:
        index, *found = found
        replacing = _Replacing(index, facts)
        replacing.everywhere(ground)
        if replacing.count:
            rest = [replacing.in_term(other) for other in found]
            found = [other for other in rest if not terms.is_short(other)]


def name_what_is_known_earlier(ground: Ground, facts: Facts) -> None:
    """Give names to the parts of a transition with loops that are long, never a fault, and known
    before the loop in which they stand: they are worked out in front of it.
    """
    if not ground.loops:
        return
    levels: dict[int, int] = {}
    for depth, (numbers, _) in enumerate(ground.loops, 1):
        levels.update(dict.fromkeys(numbers, depth))
    named: list[Term] = []
    for number, term in ground.lets:
        levels[number] = _level(term, levels)
        named.append(term)
    deepest = len(ground.loops)
    asked = [*named, *terms.conjuncts(ground.guard)]
    known = {id(term) for term in (ground.guard, *named)}
    last = [term for term in _roots(ground) if id(term) not in known]
    found: list[Term] = []
    stack = [*((t, _level(t, levels)) for t in asked), *((t, deepest) for t in last)]
    while stack:
        top, level = stack.pop()
        own = _level(top, levels)
        if own < level and terms.temps_of(top) <= levels.keys() and not facts.may_fault(top):
            if _is_long(top) and top not in found:
                found.append(top)
            level = own
        stack.extend((part, level) for part in terms.parts(top))
    while found:
        term, *found = found
        replacing = _Replacing(term, facts)
        replacing.everywhere(ground, least=1)
        found = [replacing.in_term(other) for other in found]


def _level(term: Term, levels: Mapping[int, int]) -> int:
    """The first level of loops on which all names in ``term`` are known."""
    return max((levels.get(number, 0) for number in terms.temps_of(term)), default=0)


def _is_long(term: Term) -> bool:
    """Does a term take longer than to read a name?  A loop does, however it is written."""
    return term[0] == "fold" or not terms.is_short(term) or any(map(_is_long, terms.parts(term)))


def element_indices(term: Term) -> Iterator[Term]:
    """The indices of all open reads in ``term``."""
    stack = [term]
    while stack:
        top = stack.pop()
        if top[0] == "elem":
            yield top[3]
        elif top[0] == "pick":
            yield top[1]
        stack.extend(terms.parts(top))


def _parts_to_name(index: Term, facts: Facts) -> Iterator[Term]:
    """What an index is made of that is long and never a fault: ``h`` of ``h - 1``, and of an entry
    of a table at ``h - 1``.
    """
    if terms.is_short(index):
        return
    plain = index[0] in ("+", "-", "*") and any(part[0] == "const" for part in index[1:])
    if plain or index[0] == "look" or facts.may_fault(index):
        for part in terms.parts(index):
            yield from _parts_to_name(part, facts)
    else:
        yield index


def _roots(ground: Ground) -> Iterator[Term]:
    """The terms that are worked out for each successor."""
    yield ground.guard
    for _, term in (*ground.lets, *ground.steps):
        yield term
    yield from ground.updates.values()
    for store in ground.stores:
        yield from store.terms
    yield ground.invariant


class _Replacing:
    """Puts a name in the place of ``term``."""

    def __init__(self, term: Term, facts: Facts) -> None:
        self.term = term
        self.name = facts.temp(facts.bounds(term))
        self.count = 0

    def everywhere(self, ground: Ground, least: int = 2) -> None:
        """Name the term in a transition, if it is there so many times."""
        if sum(map(self._occurrences, _roots(ground))) < least:
            return
        numbers = [number for number, _ in ground.lets]
        needed = terms.temps_of(self.term)
        place = max((i + 1 for i, number in enumerate(numbers) if number in needed), default=0)
        ground.lets = [(number, self.in_term(term)) for number, term in ground.lets]
        ground.lets.insert(place, (self.name[1], self.term))
        ground.steps = [(number, self.in_term(term)) for number, term in ground.steps]
        ground.checks = [(kind, slot, self.in_term(term)) for kind, slot, term in ground.checks]
        ground.cost_steps = [(number, self.in_term(term)) for number, term in ground.cost_steps]
        ground.updates = {slot: self.in_term(term) for slot, term in ground.updates.items()}
        ground.stores = [
            Store(one.offset, self.in_term(one.index), self.in_term(one.value), one.slots)
            for one in ground.stores
        ]
        ground.guard = self.in_term(ground.guard)
        ground.invariant = self.in_term(ground.invariant)
        ground.amounts = tuple(map(self.in_term, ground.amounts))
        ground.cost = self.in_term(ground.cost)
        ground.length = self.in_term(ground.length)

    def _occurrences(self, root: Term) -> int:
        count, stack = 0, [root]
        while stack:
            top = stack.pop()
            if top[0] == self.term[0] and top == self.term:
                count += 1
            else:
                stack.extend(terms.parts(top))
        return count

    def in_term(self, term: Term) -> Term:
        if term[0] == self.term[0] and term == self.term:
            self.count += 1
            return self.name
        if term[0] in ("const", "slot", "temp", "fault"):
            return term
        before = term[FIRST.get(term[0], 1) :]
        after = tuple(part if part is None else self.in_term(part) for part in before)
        same = all(a is b for a, b in zip(after, before, strict=True))
        return term if same else (*term[: FIRST.get(term[0], 1)], *after)


FIRST = {**terms.FIRST_PART, "let": 2, "fold": 4}
"""Where the parts of a term begin, also of one that binds a name."""
