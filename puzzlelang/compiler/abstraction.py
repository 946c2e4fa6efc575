"""Abstractions: smaller systems whose distances are lower bounds (pattern databases).

An abstraction keeps, merges or drops the values of each slot. Every transition has an abstract one
that costs no more, because conditions on dropped slots are assumed true. So abstract distances are
lower bounds (J. Culberson and J. Schaeffer, "Pattern databases", Computational Intelligence 14,
1998, for merged values; S. Edelkamp, "Planning with pattern databases", ECP 2001, for dropped
variables).

In an *additive* collection, each transition costs something in at most one abstraction, so the
distances may be added (R. Korf and A. Felner, "Disjoint pattern database heuristics", Artificial
Intelligence 134, 2002).

If each value that an abstraction distinguishes (tiles in a box) is always in exactly one slot, an
abstract state is the places of these values and the values of the other kept slots (the gap).
Transitions move the contents of slots regardless of value. Tabulated in reverse, they give all
distances by a backward search from the goals. That no distinguished value is lost or duplicated is
proved by induction over the transitions. The hypothesis includes the slots that hold no such value
while the kept slots have certain values (no tile is where the gap is).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property
from itertools import groupby, product
from math import prod

from puzzlelang.compiler import terms
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.constant_tables import Table
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.grounding import packed_cost
from puzzlelang.compiler.ir import Const, Element, If, Leaves, Pick, Slot, Term, is_place
from puzzlelang.compiler.slot_tests import Truths
from puzzlelang.compiler.state_layout import choose, slot_bounds, slot_domains
from puzzlelang.compiler.terms import FALSE, TRUE, const
from puzzlelang.core import NONE, Domain, Integers, Scalar, current
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record, replace


class Pattern(metaclass=Record):
    """Slots in ``kept`` keep all values. Slots in ``merged`` keep ``values`` and merge the others
    into one. All other slots are dropped.
    """

    kept: frozenset[int]
    merged: frozenset[int] = frozenset()
    values: frozenset[int] = frozenset()


class NoAbstraction(Exception):
    """A value that a rule writes can't be determined from the slots that the pattern keeps."""


Charge = Callable[[Ground], bool | int]
"""Does a ground transition cost something? A number means: if that slot has one of ``values``."""


def always(ground: Ground) -> bool:
    return True


class Abstraction:
    """An abstract system and the mapping to it.

    ``codes`` maps each slot's values to abstract ones: None if the slot is kept, an empty mapping
    if it is dropped.
    """

    def __init__(self, system: CompiledSystem, pattern: Pattern, charge: Charge = always) -> None:
        self.pattern = pattern
        self._old = system.leaves.slots
        self._truths = Truths()
        self._domains = slot_domains(system.puzzle)
        self._layout = system.layout
        self._same_codes: dict[tuple[int, ...] | None, Mapping[int, int]] = {}
        self.codes = tuple(self._codes(k) for k in range(system.layout.size))
        variables = tuple(self._variables(system.puzzle))
        self.places: dict[int, int] = {}
        """Slot numbers of kept and merged slots → slot numbers in the abstract system."""
        for slot, codes in enumerate(self.codes):
            if codes is None or codes:
                self.places[slot] = len(self.places)
        bounds = [b for v in variables for b in [slot_bounds(v)] * v.size]
        leaves = Leaves(bounds, system.leaves.temps)
        self._new = {old: leaves.slots[new] for old, new in self.places.items()}
        self._tables: dict[int, Table] = {}
        grounds: dict[Any, Ground] = {}
        for ground in system.grounds:
            for abstract in self._grounds(ground, charge(ground)):
                grounds.setdefault(_shape(abstract), abstract)
        goal = self._renumbered(self._condition(system.goal_term))
        self.system = _with_rules(system, variables, leaves, list(grounds.values()), goal)
        starts = (self.slots(system.slots(start)) for start in system.starts)
        self.system.starts = [*dict.fromkeys(map(self.system.state, starts))]

    def slots(self, slots: Sequence[int]) -> list[int]:
        """Return the slots of a state's abstract state."""
        return [self._code(old, slots[old]) for old in self.places]

    @cached_property
    def key(self) -> Callable[[Any], Hashable]:
        """A function from a state of the puzzle to the key of its abstract state."""
        if self._layout.kind == "bytes":
            return self._key_of_bytes()
        mappings = [(old, self.codes[old]) for old in self.places]
        return lambda state: tuple(
            state[old] if codes is None else codes[state[old]] for old, codes in mappings
        )

    def _key_of_bytes(self) -> Callable[[Any], Hashable]:
        pieces: list[tuple[slice, bytes | None]] = []
        for _, run in groupby(
            self.places, lambda old: (self.places[old] - old, id(self.codes[old]))
        ):
            there = list(run)
            codes = self.codes[there[0]]
            table = None if codes is None else bytes(codes.get(value, 0) for value in range(256))
            pieces.append((slice(there[0], there[-1] + 1), table))
        return lambda state: b"".join(
            [state[run] if table is None else state[run].translate(table) for run, table in pieces]
        )

    @property
    def projection(self) -> list[Term]:
        """The slots of the abstract state, as terms over the slots of a state."""
        abstract_slots: list[Term] = []
        for old in self.places:
            codes = self.codes[old]
            slot = self._old[old]
            abstract_slots.append(slot if codes is None else self._coded(old, codes, slot))
        return abstract_slots

    def key_of(self, abstract: Any) -> Hashable:
        """Return the key of an abstract state, as :attr:`key` computes it from a state."""
        slots = self.system.slots(abstract)
        return bytes(slots) if self._layout.kind == "bytes" else slots

    # ── values ───────────────────────────────────────────────────────────────────────

    def _codes(self, slot: int) -> Mapping[int, int] | None:
        pattern, domain = self.pattern, self._domains[slot]
        if slot in pattern.kept:
            return None
        if slot not in pattern.merged or domain is None:
            return {}
        if domain not in self._same_codes:
            distinct = [value for value in domain if value in pattern.values]
            codes = {value: code for code, value in enumerate(distinct, 1)}
            self._same_codes[domain] = {value: codes.get(value, 0) for value in domain}
        return self._same_codes[domain]

    def _code(self, slot: int, value: int) -> int:
        codes = self.codes[slot]
        return value if codes is None else codes[value]

    def _variables(self, puzzle: core.Puzzle) -> Iterator[core.Variable]:
        offset = 0
        for variable in puzzle.variables:
            there = [codes for codes in self.codes[variable.slots] if codes is None or codes]
            for _, run in groupby(there, id):  # kept and merged slots have different types
                codes, *others = run
                kind, domain, keys = variable.type, variable.domain, variable.keys
                if codes is not None:
                    most = max(codes.values())
                    kind = Scalar(Integers(), 0, most)
                    domain = Domain(Integers(), range(most + 1))
                if len(others) + 1 < variable.size:
                    keys = (Domain(Integers(), range(len(others) + 1)),)
                yield replace(variable, keys=keys, type=kind, domain=domain, offset=offset)
                offset += len(others) + 1

    # ── rules ────────────────────────────────────────────────────────────────────────

    def _grounds(self, ground: Ground, charge: bool | int) -> Iterator[Ground]:
        """Yield the abstract transitions of a ground transition.

        If a written value depends on dropped slots, there is one for each combination of their
        values.
        """
        if ground.loops:
            raise NoAbstraction
        ground = ground.inlined()
        try:
            yield from self._ground(ground, charge)
            return
        except NoAbstraction:
            forgotten = self._in_the_way(ground)
        values = []
        for slot in forgotten:
            domain, allowed = self._domains[slot], ground.tests.get(slot)
            if domain is None:
                raise NoAbstraction
            values.append([value for value in domain if allowed is None or value in allowed])
        if not forgotten or prod(map(len, values)) > current.forgotten_cases:
            raise NoAbstraction
        for case in product(*values):
            constants = {slot: const(value) for slot, value in zip(forgotten, case, strict=True)}
            one = ground.where(constants)
            if one.guard is not FALSE and one.invariant is not FALSE:
                yield from self._ground(one, charge)

    def _in_the_way(self, ground: Ground) -> list[int]:
        """Return the dropped slots that written values depend on."""
        new_values = [ground.after(place) for place in self.places if place in ground.written]
        reads = {slot for term in new_values for slot in terms.slots_of(term)}
        return sorted(slot for slot in reads if slot not in self.places)

    def _ground(self, ground: Ground, charge: bool | int) -> Iterator[Ground]:
        """Yield the abstract transition of an inlined ground transition that changes something."""
        targets = ground.written
        updates = {
            slot: self._update(slot, ground.after(slot)) for slot in self.places if slot in targets
        }
        updates = {self.places[k]: t for k, t in updates.items() if t is not self._new[k]}
        if not updates:
            return
        charge_term: Term = const(charge)
        if not isinstance(charge, bool):
            charge_term = terms.operate("!=", self._new[charge], const(0))
        amounts = tuple(self._amount(amount, charge_term) for amount in ground.amounts)
        length = terms.choice(charge_term, TRUE, FALSE)
        checks = [check for _, check in (*ground.steps, *ground.cost_steps)]
        yield replace(
            ground,
            transition=replace(ground.transition, forced=False),
            tests={
                self.places[slot]: frozenset(self._code(slot, value) for value in allowed)
                for slot, allowed in ground.tests.items()
                if slot in self.places
            },
            guard=terms.all_of([self._abstract_part(part) for part in (ground.guard, *checks)]),
            lets=[], steps=[], updates=updates, stores=[],
            invariant=self._abstract_part(ground.invariant),
            cost_steps=[],
            amounts=amounts,
            cost=terms.operate("+", packed_cost(amounts), length),
            length=length,
        )  # fmt: skip

    def _abstract_part(self, condition: Term) -> Term:
        return self._renumbered(self._condition(condition))

    def _renumbered(self, term: Term) -> Term:
        """Rewrite a term over remaining slots to the abstract slots."""
        return terms.substitute(term, self._new)

    def _update(self, slot: int, term: Term) -> Term:
        """Return the abstract value of ``term``, which is written to ``slot``."""
        codes = self.codes[slot]
        match term:
            case Const(value):
                return const(self._code(slot, value))
            case Slot(other) if codes is not None and self.codes[other] == codes:
                return self._new[other]
            case _ if self._is_exact(term):
                low, high = term.bounds
                least, most = self._old[slot].bounds
                if not least <= low <= high <= most:
                    raise NoAbstraction
                term = self._renumbered(term)
                return term if codes is None else self._coded(slot, codes, term)
            case If(condition, then, otherwise) if self._is_exact(condition):
                then, otherwise = self._update(slot, then), self._update(slot, otherwise)
                return terms.choice(self._renumbered(condition), then, otherwise)
            case Element(index=index, slots=items) | Pick(index, items):
                if is_place(index, len(items)) and self._is_exact(index):
                    choices = tuple(self._update(slot, item) for item in items)
                    return terms.pick(self._renumbered(index), choices)
        raise NoAbstraction

    def _coded(self, slot: int, codes: Mapping[int, int], term: Term) -> Term:
        """Return the abstract value of ``term``, whose value ``slot`` can have."""
        values = [value for value in codes if value != NONE] or [0]
        before = [codes[NONE]] if NONE in codes else []
        first = min(values) - len(before)
        if slot not in self._tables:
            row = [codes.get(value, 0) for value in range(min(values), max(values) + 1)]
            self._tables[slot] = Table(before + row)
        index = terms.operate("-", term, const(first)) if first else term
        if before:  # none is less than any number
            index = terms.operate("max", index, const(0))
        return terms.look(self._tables[slot], index)

    def _amount(self, amount: Term, charged: Term) -> Term:
        """Return an abstract cost: 0 if the cost depends on dropped slots."""
        if not self._is_exact(amount):
            return FALSE
        return terms.choice(charged, self._renumbered(amount), FALSE)

    def _is_exact(self, term: Term) -> bool:
        """Does ``term`` read kept slots only, and never fault?"""
        reads_kept = all(self.codes[slot] is None for slot in terms.slots_of(term))
        return reads_kept and not term.may_fault

    def _condition(self, condition: Term) -> Term:
        """Keep the parts of a conjunction that can be evaluated; the others are assumed true."""
        return terms.all_of([self._part(part) for part in terms.conjuncts(condition)])

    def _part(self, part: Term) -> Term:
        if self._is_exact(part):
            return part
        slot = terms.only_slot(part)
        if slot not in self.places or part.temps or part.may_fault:
            return TRUE
        domain = self._domains[slot]
        if domain is None:
            return TRUE
        solutions = self._truths.of(part, self._old[slot], domain)
        if solutions is None:
            return TRUE
        allowed = {self._code(slot, value) for value in solutions}
        if allowed == {self._code(slot, value) for value in domain}:
            return TRUE
        return terms.any_of(
            terms.operate("=", self._old[slot], const(value)) for value in sorted(allowed)
        )


def _shape(ground: Ground) -> tuple[Any, ...]:
    """Return a key that is equal for transitions with the same effect."""
    tests = frozenset(ground.tests.items())
    updates = frozenset(ground.updates.items())
    return tests, updates, ground.guard, ground.invariant, ground.amounts, ground.length


def _with_rules(
    system: CompiledSystem,
    variables: tuple[core.Variable, ...],
    leaves: Leaves,
    grounds: list[Ground],
    goal: Term,
) -> CompiledSystem:
    """Copy a system with other slots and rules and without losses."""
    abstract = copy(system)
    abstract.puzzle = abstract.rules = replace(system.puzzle, variables=variables, losses=())
    abstract.leaves = leaves
    abstract.layout = choose(leaves.slots)
    abstract.grounds = grounds
    abstract.has_estimate = False
    abstract.derived = {"goal_term": goal, "lost_term": FALSE, "size": system.size}
    return abstract


# ── places of values ──────────────────────────────────────────────────────────────────

NOWHERE = 255
MOST_PLACES, MOST_VALUES = 64, 8
MOST_GOALS = 4096
"""Maximum number of placements examined for goals."""

Beside = tuple[int, ...]
"""The values of all kept slots."""


class NotPlaced(Exception):
    """No proof that the states of an abstraction are places of values."""


class ReverseStep(metaclass=Record):
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
    steps: tuple[ReverseStep, ...]
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

    def step(self, empty: frozenset[int]) -> ReverseStep:
        """Reverse the move.

        Raises ``NotPlaced`` if the content of a place outside ``empty`` could be lost or
        duplicated.
        """
        origins = [source for source in self.sources if source is not None and source not in empty]
        if sorted(origins) != [place for place in range(len(self.sources)) if place not in empty]:
            raise NotPlaced
        back = (NOWHERE if s is None or s in empty else s for s in self.sources)
        return ReverseStep(self.before, self.after, bytes(back), self.paid)
