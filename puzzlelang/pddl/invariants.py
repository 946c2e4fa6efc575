"""Groups of facts of which at most one is true.

The synthesis is that of Helmert, "Concise finite-domain representations for PDDL planning tasks"
(Artificial Intelligence 173, 2009): guess a candidate, test that no action increases its weight,
and repair unbalanced candidates by adding a predicate that the action deletes. The tests here are
syntactic, so fewer candidates pass, and each that passes holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

from puzzlelang.pddl.argument_ranges import Candidates, Objects, conjuncts
from puzzlelang.pddl.task_tree import Action, Condition, Equal, Fact, Not
from puzzlelang.text import Record, TypeVar

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
