"""Which variables of a puzzle hold a task's facts.

A predicate is a variable of truth values, the value of a variable (``at(x, y)`` as ``at(x) = y``),
or a definition: it is true if no other fact of its group is. Only a group that has exactly one
fact at all times, for all keys, gives a definition.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from puzzlelang.pddl.argument_ranges import Candidates, Objects
from puzzlelang.pddl.invariants import COUNTED, Invariant, Order
from puzzlelang.text import Record


class NamedSets:
    """Names for sets of objects: types, and static predicates with one argument."""

    def __init__(self, candidates: Candidates) -> None:
        self.candidates = candidates
        domain = candidates.task.domain
        self.sets: dict[str, Objects] = {}
        for name in domain.types:
            self.sets[name] = candidates.members((name,))
        for name, predicate in domain.predicates.items():
            if name in candidates.static and len(predicate.parameters) == 1:
                key = name if name not in self.sets else f"{name}_"
                self.sets.setdefault(key, frozenset(row[0] for row in candidates.rows[name]))
        self.sets.setdefault("object", candidates.members(("object",)))
        self.used: dict[str, Objects] = {}

    def least(self, objects: Objects, most: Objects | None = None, name: str = "") -> str:
        """The name of the smallest set that contains ``objects``, and is within ``most``.

        Without such a set, ``most`` gets the name.
        """
        fitting = [
            (len(one), number, key)
            for number, (key, one) in enumerate(self.sets.items())
            if one and objects <= one and (most is None or one <= most)
        ]
        if fitting:
            return min(fitting)[2]
        assert most is not None
        while name in self.sets:
            name += "_"
        self.sets[name] = most
        return name

    def cover(self, objects: Objects) -> str:
        """The name of exactly these objects, if it is one of a set or of a few; else `least`."""
        key, rest = self.least(objects), objects
        parts: list[str] = []
        for name, one in sorted(self.sets.items(), key=lambda item: -len(item[1])):
            if one and one <= rest:
                parts.append(name)
                rest -= one
        if rest or len(parts) > 3 or self.sets[key] == objects:
            return key
        return self.least(objects, objects, "_or_".join(parts))

    def use(self, *names: str) -> None:
        """Mark sets as used."""
        self.used |= {name: self.sets[name] for name in names}


class Variable(metaclass=Record):
    """``name: values for each keys``

    ``parts`` are the predicates that it holds, with their orders. Without values, it is true or
    false. ``total``: it always has a value, never none.
    """

    name: str
    keys: tuple[str, ...]
    values: tuple[str, ...]
    parts: tuple[tuple[str, Order], ...]
    total: bool = False


class Defined(metaclass=Record):
    """A predicate that is true if no other fact of the group is."""

    name: str
    keys: tuple[str, ...]
    order: Order
    others: tuple[tuple[str, Order], ...]


class Grouping:
    """``of`` each changing predicate: its variable, or its definition."""

    def __init__(
        self, candidates: Candidates, invariants: Sequence[Invariant], sets: NamedSets
    ) -> None:
        self.candidates, self.sets = candidates, sets
        self.columns = candidates.columns
        self.of: dict[str, Variable | Defined] = {}
        self.variables: list[Variable] = []
        self._choose_variables(invariants)
        rest = [one for one in candidates.fluents if one not in self.of]
        rest = [one for one in rest if one in candidates.possible]
        while rest:
            defined = next((one for one in rest if self._define(one, invariants)), None)
            rest.remove(defined or self._boolean(rest[0]))

    def _choose_variables(self, invariants: Sequence[Invariant]) -> None:
        while True:
            best, size = None, (False, 0)
            for one in invariants:
                parts = self._mergeable(one)
                count = self._is_good(one, parts), sum(self._size(name) for name, _ in parts)
                if parts and count > size:
                    best, size = (one, parts), count
            if best is None:
                return
            self._add(*best)

    def _is_good(self, invariant: Invariant, parts: list[tuple[str, Order]]) -> bool:
        """True for the places of things, not the things at places; or if several predicates give
        each place exactly one fact, where another fact means that it is empty.
        """
        if not invariant.keys or all(order[0] != COUNTED for _, order in parts):
            return True
        keys = self._key_sets(invariant.keys, parts)
        return len(parts) > 1 and self._always_one(invariant, keys)

    def _size(self, name: str) -> int:
        size = 1
        for column in self.columns[name]:
            size *= len(column)
        return size

    def _mergeable(self, invariant: Invariant) -> list[tuple[str, Order]]:
        """The parts that can be one variable: their values are of different sets."""
        chosen: list[tuple[str, Order]] = []
        values: Objects = frozenset()
        parts = [one for one in invariant.parts if COUNTED in one[1] and one[0] not in self.of]
        parts = [one for one in parts if one[0] in self.candidates.possible]
        for name, order in sorted(parts, key=lambda part: -self._size(part[0])):
            own = self.sets.sets[self._value_set(name, order)]
            if not chosen or values.isdisjoint(own):
                chosen.append((name, order))
                values |= own
        return chosen

    def _value_set(self, name: str, order: Order) -> str:
        return self.sets.cover(self.columns[name][order.index(COUNTED)])

    def _key_sets(self, keys: int, parts: Iterable[tuple[str, Order]]) -> tuple[str, ...]:
        union: list[Objects] = [frozenset()] * keys
        for name, order in parts:
            for place, column in zip(order, self.columns[name], strict=True):
                if place != COUNTED:
                    union[place] |= column
        return tuple(map(self.sets.least, union))

    def _add(self, invariant: Invariant, parts: list[tuple[str, Order]]) -> None:
        keys = self._key_sets(invariant.keys, parts)
        values = tuple(self._value_set(*part) for part in parts)
        total = (
            invariant.exact
            and {name for name, _ in parts} == {name for name, _ in invariant.parts}
            and self._always_one(invariant, keys)
        )
        variable = Variable(parts[0][0], keys, values, tuple(parts), total)
        self.variables.append(variable)
        for name, _ in parts:
            self.of[name] = variable
        self.sets.use(*keys, *values)

    def _always_one(self, invariant: Invariant, keys: tuple[str, ...]) -> bool:
        if not invariant.exact:
            return False
        for number in range(len(self.candidates.starts)):
            parts = [self.candidates.part(self.sets.sets[one], number) for one in keys]
            if any(invariant.weights[number, *row] != 1 for row in product(*parts)):
                return False
        return True

    def _define(self, name: str, invariants: Sequence[Invariant]) -> bool:
        """Define a predicate by a group whose other predicates have variables or definitions."""
        for invariant in invariants:
            order = dict(invariant.parts).get(name)
            if order is None or COUNTED in order:
                continue
            others = tuple(part for part in invariant.parts if part[0] != name)
            keys = self._key_sets(invariant.keys, [(name, order)])
            if others and all(part[0] in self.of for part in others):
                if self._always_one(invariant, keys):
                    self.of[name] = Defined(name, keys, order, others)
                    self.sets.use(*keys)
                    return True
        return False

    def _boolean(self, name: str) -> str:
        order = tuple(range(len(self.columns[name])))
        keys = self._key_sets(len(order), [(name, order)])
        variable = Variable(name, keys, (), ((name, order),))
        self.of[name] = variable
        self.variables.append(variable)
        self.sets.use(*keys)
        return name
