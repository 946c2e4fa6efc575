"""Variables of a puzzle that hold a task's facts.

A predicate is a variable of truth values, the value of a variable (``at(x, y)`` as ``at(x) = y``),
or a definition: it is true if no other fact of its group is. Only a group that has exactly one
fact at all times, for all keys, gives a definition.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

from puzzlelang.pddl.argument_ranges import Candidates, Objects, conjuncts
from puzzlelang.pddl.task_tree import Action, Condition, Equal, Fact, Not
from puzzlelang.text import Record, TypeVar

# ── groups of facts of which at most one is true ──────────────────────────────────────

T = TypeVar("T")

MOST_CANDIDATES = 500

COUNTED = -1

Order = tuple[int, ...]
"""For each argument of a predicate the number of the group's key, or :data:`COUNTED` (once)."""

Key = tuple[object, ...]


def keys_of(terms: Sequence[T], order: Order) -> tuple[T, ...]:
    """The arguments of a predicate that are keys of its group."""
    return tuple(terms[order.index(key)] for key in range(len(order) - order.count(COUNTED)))


def counted(terms: Sequence[str], order: Order) -> str:
    """The argument that is counted, or an empty text."""
    return terms[order.index(COUNTED)] if COUNTED in order else ""


class Invariant(metaclass=Record):
    """For each combination of ``keys`` objects, at most one fact of ``parts`` is true.

    ``weights`` counts the true facts at the start, by the index of the problem and the keys. If
    ``exact``, no action decreases them.
    """

    keys: int
    parts: tuple[tuple[str, Order], ...]
    weights: Counter[tuple[int | str, ...]]
    exact: bool


class Change:
    """An effect, with a unique name for each variable of ``forall``.

    ``given`` are the keys of the conditions that hold when it takes place.
    """

    def __init__(self, action: ActionChanges, number: int, prime: str = "") -> None:
        effect = action.action.effects[number]
        names = {one.name: f"{one.name}@{one.atom.start}{prime}" for one in effect.variables}
        self.number, self.predicate, self.adds = number, effect.fact.predicate, effect.adds
        self.terms = tuple(names.get(one.text, one.text) for one in effect.fact.arguments)
        self.variables = frozenset(names.values())
        self.own = frozenset(key(one, names) for one in conjuncts(effect.condition))
        self.given = self.own | action.given

    @property
    def fact(self) -> Key:
        return (self.predicate, *self.terms)

    def keys(self, order: Order) -> tuple[str, ...]:
        return keys_of(self.terms, order)


def key(condition: Condition, names: dict[str, str]) -> Key:
    """A key that equal facts share; another condition is equal only to itself."""
    if isinstance(condition, Fact):
        return (condition.predicate, *(names.get(t.text, t.text) for t in condition.arguments))
    return ("", id(condition))


class ActionChanges:
    """The effects of an action, prepared for comparisons."""

    def __init__(self, action: Action, candidates: Candidates) -> None:
        self.action, self.copied = action, candidates.copies
        conditions = [*conjuncts(action.condition)]
        self.given = frozenset(key(one, {}) for one in conditions)
        self.ranges: dict[str, Objects] = dict(candidates.parameters[action.name])
        for effect in action.effects:
            narrowed = candidates.narrowed(
                effect.variables, [*conjuncts(effect.condition)], self.ranges
            )
            for one in effect.variables:
                for prime in ("", "'"):
                    name = f"{one.name}@{one.atom.start}{prime}"
                    self.ranges[name] = self.ranges.get(name, frozenset()) | narrowed[one.name]
        self.different = {
            frozenset((one.part.left.text, one.part.right.text))
            for one in conditions
            if isinstance(one, Not) and isinstance(one.part, Equal)
        }
        for fact in conditions:
            if isinstance(fact, Fact) and fact.predicate in candidates.static:
                rows = candidates.rows[fact.predicate]
                for i, j in combinations(range(len(fact.arguments)), 2):
                    if all(row[i] != row[j] for row in rows):
                        pair = fact.arguments[i].text, fact.arguments[j].text
                        self.different.add(frozenset(pair))
        numbers = range(len(action.effects))
        self.changes = [Change(self, number) for number in numbers]
        self.copies = [Change(self, n, "'") for n in numbers if self.changes[n].variables]

    def may_equal(self, a: str, b: str) -> bool:
        if a == b:
            return True
        if frozenset((a, b)) in self.different:
            return False
        return not self._objects(a).isdisjoint(self._objects(b))

    def _objects(self, term: str) -> Objects:
        return self.ranges[term] if term[0] == "?" else self.copied(term)


Parts = frozenset[tuple[str, Order]]


class Synthesis:
    """Finds the groups, as Helmert does.

    "Concise finite-domain representations for PDDL planning tasks" (Artificial Intelligence 173,
    2009): guess a candidate, test that no action increases its weight, and repair unbalanced
    candidates by adding a predicate that the action deletes. The tests here are syntactic, so fewer
    candidates pass, and each that passes holds.
    """

    def __init__(self, candidates: Candidates) -> None:
        self.candidates = candidates
        domain = candidates.task.domain
        self.actions = [
            ActionChanges(one, candidates)
            for one in domain.actions
            if all(candidates.parameters[one.name].values())
        ]
        self.adding: dict[str, list[ActionChanges]] = {}
        self.deleting: dict[str, list[ActionChanges]] = {}
        for action in self.actions:
            for one in action.changes:
                actions = (self.adding if one.adds else self.deleting).setdefault(one.predicate, [])
                if not actions or actions[-1] is not action:
                    actions.append(action)

    def invariants(self) -> Iterator[Invariant]:
        """Yield the groups with at most one fact at the start."""
        queue: list[Parts] = []
        for name in self.candidates.fluents:
            count = len(self.candidates.columns[name])
            for counted in (*range(count), None):
                places = iter(range(count))
                order = tuple(COUNTED if i == counted else next(places) for i in range(count))
                queue.append(frozenset([(name, order)]))
        seen = set(queue)
        for parts in queue:
            repairs = self._repairs(parts)
            if repairs is None:
                invariant = self._weighed(parts)
                if max(invariant.weights.values(), default=0) <= 1:
                    yield invariant
                continue
            for repaired in repairs:
                if repaired not in seen and len(seen) < MOST_CANDIDATES:
                    seen.add(repaired)
                    queue.append(repaired)

    def _repairs(self, parts: Parts) -> list[Parts] | None:
        """None if no action increases the weight; otherwise larger candidates to try."""
        orders = dict(parts)
        for action in dict.fromkeys(a for name in orders for a in self.adding.get(name, ())):
            adds = [one for one in action.changes if one.adds and one.predicate in orders]
            others = [one for one in action.copies if one.adds and one.predicate in orders]
            for number, add in enumerate(adds):
                for one in (*adds[:number], *others):
                    if _both(action, orders, add, one):
                        both = [one.keys(orders[one.predicate]), add.keys(orders[add.predicate])]
                        if both[0] == both[1]:
                            return []
                        return [*_larger(action, parts, both, add.given | one.given)]
            for add in adds:
                keys = add.keys(orders[add.predicate])
                if not any(
                    _balances(one, add)
                    and one.predicate in orders
                    and one.keys(orders[one.predicate]) == keys
                    for one in action.changes
                ):
                    facts = frozenset(one.fact for one in action.changes if _balances(one, add))
                    return [*_larger(action, parts, [keys], facts)]
        return None

    def _weighed(self, parts: Parts) -> Invariant:
        orders = dict(parts)
        weights: Counter[tuple[int | str, ...]] = Counter()
        for number, rows in enumerate(self.candidates.starts):
            for name, order in parts:
                weights.update((number, *keys_of(row, order)) for row in rows[name])
        exact = all(
            replaced(one, action.changes, orders)
            for action in dict.fromkeys(a for name in orders for a in self.deleting.get(name, ()))
            for one in action.changes
            if not one.adds and one.predicate in orders
        )
        first = next(iter(parts))[1]
        place = {name: n for n, name in enumerate(self.candidates.fluents)}
        ordered = tuple(sorted(parts, key=lambda part: place[part[0]]))
        return Invariant(len(first) - first.count(COUNTED), ordered, weights, exact)


def _balances(delete: Change, add: Change) -> bool:
    """True if ``delete`` certainly removes a true fact when ``add`` takes place."""
    return (
        not delete.adds
        and delete.fact in add.given
        and delete.own <= add.given
        and delete.variables <= add.variables
    )


def replaced(delete: Change, changes: Iterable[Change], orders: dict[str, Order]) -> bool:
    """True if a fact of the same group is certainly added whenever ``delete`` takes place."""
    keys = delete.keys(orders[delete.predicate])
    return any(
        one.adds
        and one.predicate in orders
        and one.own <= delete.given
        and one.variables <= delete.variables
        and one.keys(orders[one.predicate]) == keys
        for one in changes
    )


def _larger(
    action: ActionChanges, parts: Parts, groups: Iterable[tuple[str, ...]], facts: frozenset[Key]
) -> Iterator[Parts]:
    """Add a predicate of ``facts`` that the action deletes, with the keys of one of ``groups``."""
    names = {name for name, _ in parts}
    for keys in groups:
        for one in action.changes:
            if not one.adds and one.fact in facts and one.predicate not in names:
                for order in _matching(one.terms, keys):
                    yield parts | {(one.predicate, order)}


def _both(action: ActionChanges, orders: dict[str, Order], a: Change, b: Change) -> bool:
    """True if the effects may add two facts of one group."""
    if a.fact == b.fact:
        return False
    pairs = [*zip(a.keys(orders[a.predicate]), b.keys(orders[b.predicate]), strict=True)]
    if not all(action.may_equal(x, y) for x, y in pairs):
        return False
    if a.predicate == b.predicate:
        ends = zip(orders[a.predicate], a.terms, b.terms, strict=True)
        if all(x == y for place, x, y in ends if place == COUNTED):
            return False
    return not _contradicts(action, orders, a.given | b.given, pairs)


def _contradicts(
    action: ActionChanges, orders: dict[str, Order], given: Iterable[Key],
    pairs: Iterable[tuple[str, str]],
) -> bool:  # fmt: skip
    """True if, with equal terms in ``pairs``, ``given`` has two facts of one group.

    Before the action, each group has at most one.
    """
    same: dict[object, object] = {}

    def representative(term: object) -> object:
        while term in same:
            term = same[term]
        return term

    for x, y in pairs:
        first, second = representative(x), representative(y)
        if first != second:
            same[first] = second
    seen: dict[tuple[object, ...], tuple[object, object]] = {}
    for name, *terms in sorted((one for one in given if one[0]), key=repr):
        if name in orders:
            order, words = orders[str(name)], [*map(str, terms)]
            group, own = keys_of([*map(representative, words)], order), counted(words, order)
            other = seen.setdefault(group, (name, own))
            if other[0] != name or not action.may_equal(str(other[1]), own):
                return True
    return False


def _matching(terms: tuple[str, ...], keys: tuple[str, ...]) -> Iterator[Order]:
    """Yield the orders in which ``terms`` contain each of ``keys``, and at most one other term."""
    choices = [[COUNTED, *(i for i, one in enumerate(keys) if one == term)] for term in terms]
    for order in product(*choices):
        used = [place for place in order if place != COUNTED]
        if sorted(used) == [*range(len(keys))] and len(order) - len(used) <= 1:
            yield order


# ── the choice of variables ───────────────────────────────────────────────────────────


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
