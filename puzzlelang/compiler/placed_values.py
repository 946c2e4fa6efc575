"""Abstractions whose states are places of values.

If each value that an abstraction distinguishes (tiles in a box) is always in exactly one slot, an
abstract state is the places of these values and the values of the other kept slots (the gap).
Transitions move the contents of slots regardless of value. Tabulated in reverse, they give all
distances by a backward search from the goals.

That no distinguished value is lost or duplicated is proved by induction over the transitions. The
hypothesis includes the slots that hold no such value while the kept slots have certain values (no
tile is where the gap is).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod

from puzzlelang.compiler import terms
from puzzlelang.compiler.abstraction import Abstraction
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import Const, Slot, Term
from puzzlelang.compiler.state_layout import slot_domains
from puzzlelang.compiler.terms import FALSE, TRUE, const
from puzzlelang.core import current
from puzzlelang.text import Record

NOWHERE = 255
MOST_PLACES, MOST_VALUES = 64, 8
MOST_GOALS = 4096
"""Maximum number of placements examined for goals."""

Beside = tuple[int, ...]
"""The values of all kept slots."""


class NotPlaced(Exception):
    """No proof that the states of an abstraction are places of values."""


class Step(metaclass=Record):
    """A transition in reverse.

    ``back`` has, for each place, the place its content came from, or ``NOWHERE``. The cost is 1 if
    a distinguished value was in ``paid``, or in any case if that is None.
    """

    before: Beside
    after: Beside
    back: bytes
    paid: frozenset[int] | None


class PlacedValues(metaclass=Record):
    """An abstraction as places of values.

    ``values`` move among ``slots`` of the puzzle; its slots in ``kept`` keep all values. ``goals``
    are pairs of the kept values and the place of each value.
    """

    slots: tuple[int, ...]
    values: tuple[int, ...]
    kept: tuple[int, ...]
    steps: tuple[Step, ...]
    goals: tuple[tuple[Beside, tuple[int, ...]], ...]


def by_places(abstraction: Abstraction) -> PlacedValues:
    """Represent ``abstraction`` by places of values, or raise ``NotPlaced``."""
    return _Proof(abstraction).result()


class _Proof:
    def __init__(self, abstraction: Abstraction) -> None:
        self.system = abstraction.system
        places, codes = abstraction.places, abstraction.codes
        self.kept = tuple(old for old in places if codes[old] is None)
        self.slots = tuple(old for old in places if codes[old])
        tables = {tuple((codes[old] or {}).items()) for old in self.slots}
        if len(tables) != 1 or not self.system.unit_cost:
            raise NotPlaced
        value_of = {code: value for value, code in tables.pop() if code}
        self.values = tuple(value_of[code] for code in range(1, len(value_of) + 1))
        if not 0 < len(value_of) <= MOST_VALUES or len(self.slots) > MOST_PLACES:
            raise NotPlaced
        self.here = [places[old] for old in self.slots]
        """The abstract slots between which values move, by place."""
        self.place = {slot: place for place, slot in enumerate(self.here)}
        domains = slot_domains(self.system.puzzle)
        self.beside = {places[old]: domains[places[old]] or () for old in self.kept}
        if not all(self.beside.values()):
            raise NotPlaced
        self.codes = range(len(value_of) + 1)

    def result(self) -> PlacedValues:
        starts = [self.system.slots(start) for start in self.system.starts]
        for start in starts:
            if sorted(filter(None, (start[slot] for slot in self.here))) != [*self.codes[1:]]:
                raise NotPlaced
        moves: list[_Move] = []
        for ground in self.system.grounds:
            moves += self._moves(ground)
            if len(moves) > current.placed_steps:
                raise NotPlaced
        empty = self._empty(starts, moves)
        steps = [move.step(empty[move.before]) for move in moves if move.before in empty]
        goals = [
            (beside, placement)
            for beside, places in empty.items()
            for placement in self._goals(beside, places)
        ]
        return PlacedValues(self.slots, self.values, self.kept, tuple(steps), tuple(goals))

    def _moves(self, ground: Ground) -> Iterator[_Move]:
        """Yield a transition's moves, one for each combination of kept values that allows it."""
        tests = ground.tests
        if any(not tests[slot].issuperset(self.codes) for slot in self.here if slot in tests):
            raise NotPlaced
        if ground.stores or ground.steps or ground.lets or ground.loops:
            raise NotPlaced
        rows = [
            [value for value in values if slot not in tests or value in tests[slot]]
            for slot, values in self.beside.items()
        ]
        if prod(map(len, rows)) > current.placed_steps:
            raise NotPlaced
        for before in product(*rows):
            constants = {slot: const(v) for slot, v in zip(self.beside, before, strict=True)}
            if self._truth(ground.guard, constants):
                updates = {s: terms.substitute(t, constants) for s, t in ground.updates.items()}
                if self._truth(ground.invariant, constants):
                    length = terms.substitute(ground.length, constants)
                    yield self._move(before, updates, length)

    def _truth(self, condition: Term, constants: Mapping[int, Term]) -> bool:
        truth = terms.substitute(condition, constants)
        if truth not in (TRUE, FALSE):
            raise NotPlaced
        return truth is TRUE

    def _move(self, before: Beside, updates: Mapping[int, Term], length: Term) -> _Move:
        after = []
        for (slot, values), value in zip(self.beside.items(), before, strict=True):
            term = updates.get(slot, const(value))
            if not isinstance(term, Const) or term.value not in values:
                raise NotPlaced
            after.append(term.value)
        sources: list[int | None] = [*range(len(self.here))]
        for place, slot in enumerate(self.here):
            match updates.get(slot):
                case Const(0):
                    sources[place] = None
                case Slot(other) if other in self.place:
                    sources[place] = self.place[other]
                case None:
                    pass
                case _:
                    raise NotPlaced
        return _Move(before, tuple(after), tuple(sources), self._paid(length))

    def _paid(self, length: Term) -> frozenset[int] | None:
        """Return the places at which a distinguished value makes the move cost 1; None if it always
        does.
        """
        if length in (TRUE, FALSE):
            return None if length is TRUE else frozenset()
        slot = terms.only_slot(length)
        if slot not in self.place:
            raise NotPlaced
        each = [terms.substitute(length, {slot: const(code)}) for code in self.codes]
        if each[0] is not FALSE or any(outcome is not TRUE for outcome in each[1:]):
            raise NotPlaced
        return frozenset((self.place[slot],))

    def _empty(
        self, starts: Sequence[Sequence[int]], moves: Sequence[_Move]
    ) -> dict[Beside, frozenset[int]]:
        """Return, for all reachable kept values, the places that hold no distinguished value.

        This holds at the starts, and each move preserves it.
        """
        empty: dict[Beside, frozenset[int]] = {}
        leads: dict[Beside, list[_Move]] = {}
        for move in moves:
            leads.setdefault(move.before, []).append(move)
        waiting: list[Beside] = []

        def reach(beside: Beside, places: frozenset[int]) -> None:
            previous = empty.get(beside)
            both = places if previous is None else previous & places
            if both != previous:
                empty[beside] = both
                waiting.append(beside)

        for start in starts:
            places = (place for place, slot in enumerate(self.here) if not start[slot])
            reach(tuple(start[slot] for slot in self.beside), frozenset(places))
        while waiting:
            beside = waiting.pop()
            for move in leads.get(beside, ()):
                reach(move.after, move.empty_after(empty[beside]))
        return empty

    def _goals(self, beside: Beside, empty: frozenset[int]) -> Iterator[tuple[int, ...]]:
        """Yield the goals with these kept values: the places of all values."""
        constants = {slot: const(v) for slot, v in zip(self.beside, beside, strict=True)}
        allowed = [set(self.codes) for _ in self.here]
        for part in terms.conjuncts(terms.substitute(self.system.goal_term, constants)):
            if part in (TRUE, FALSE):
                if part is FALSE:
                    return
                continue
            slot = terms.only_slot(part)
            if slot not in self.place or part.temps or part.may_fault:
                raise NotPlaced
            each = {code: terms.substitute(part, {slot: const(code)}) for code in self.codes}
            if not all(outcome in (TRUE, FALSE) for outcome in each.values()):
                raise NotPlaced
            allowed[self.place[slot]] &= {code for code in self.codes if each[code] is TRUE}
        full = [place for place, its in enumerate(allowed) if 0 not in its]
        rows = [
            [place for place, its in enumerate(allowed) if code in its and place not in empty]
            for code in self.codes[1:]
        ]
        if prod(map(len, rows)) > MOST_GOALS:
            raise NotPlaced
        for places in product(*rows):
            if len({*places}) == len(places) and {*places}.issuperset(full):
                yield places


class _Move(metaclass=Record):
    """``sources`` has, for each place, the previous place of its new content; None if that is no
    distinguished value.
    """

    before: Beside
    after: Beside
    sources: tuple[int | None, ...]
    paid: frozenset[int] | None

    def empty_after(self, empty: frozenset[int]) -> frozenset[int]:
        """Return the places without a distinguished value after the move."""
        return frozenset(p for p, s in enumerate(self.sources) if s is None or s in empty)

    def step(self, empty: frozenset[int]) -> Step:
        """Reverse the move.

        Raises ``NotPlaced`` if the content of a place outside ``empty`` could be lost or
        duplicated.
        """
        origins = [source for source in self.sources if source is not None and source not in empty]
        if sorted(origins) != [place for place in range(len(self.sources)) if place not in empty]:
            raise NotPlaced
        back = (NOWHERE if s is None or s in empty else s for s in self.sources)
        return Step(self.before, self.after, bytes(back), self.paid)
