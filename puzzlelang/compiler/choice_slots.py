"""Atoms of the slots of variables that are chosen, and the state of a choice.

The order of atoms in ``Problem.chosen`` is that of answers: variables in the order of the file,
``none`` first and then ascending values; sets by their last member; lists by length, then by their
elements. The first answer makes the first atom false if it can, so atoms of greater values are
first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count, product

from puzzlelang.compiler.choice_values import Chain as Cases
from puzzlelang.compiler.choice_values import Listed, Number, SymbolicValues, Value
from puzzlelang.constraints import FALSE, Choice, Literal
from puzzlelang.core import (
    NONE,
    Boolean,
    Domain,
    ListOf,
    Scalar,
    SetOf,
    Type,
    Variable,
    list_of,
    size_of,
)

Reader = Callable[[Choice], int]
"""Returns the value of a slot."""


class Slots:
    """The value of each slot, in literals."""

    def __init__(
        self,
        values: SymbolicValues,
        variables: Sequence[Variable],
        helpers: Sequence[Variable],
        fixed: Mapping[int, int],
    ) -> None:
        self._all, self._letters = values, values.letters
        size = max((variable.slots.stop for variable in variables), default=0)
        self.values: list[Value] = [FALSE] * size
        self._readers: list[Reader] = [lambda choice: 0] * size
        chosen: list[Literal] = values.letters.problem.chosen
        for variable in variables:
            self._letters.span = variable.span
            add = self._adder(variable)
            hidden = variable in helpers
            for slot in range(variable.slots.start, variable.slots.stop):
                if slot in fixed:
                    self.values[slot] = values.wrap(fixed[slot], variable.type)
                    self._readers[slot] = partial(_fixed, fixed[slot])
                    continue
                self.values[slot], self._readers[slot], atoms = add()
                if not hidden:
                    chosen += atoms

    def state(self, choice: Choice) -> tuple[int, ...]:
        """Return the values of all slots."""
        return tuple(read(choice) for read in self._readers)

    def options(self, slot: int) -> Sequence[int]:
        """Return the values that a slot may have; for a set, its possible members."""
        match self.values[slot]:
            case Number() as number:
                return number.values
            case dict() as group:
                return list(group)
            case Listed():
                return ()
        return 0, 1

    def value(self, slot: int, value: int) -> Literal:
        """Return the literal that a slot has a value; for a set, that it has a member."""
        match self.values[slot]:
            case Number() as number:
                return number.equal(value)
            case dict() as group:
                member: Literal = group.get(value, FALSE)
                return member
        atom: Literal = self.values[slot]
        return atom if value else -atom

    def literals(self, slot: int, value: int) -> list[Literal]:
        """Return literals that are all true exactly if a slot has a value."""
        match self.values[slot]:
            case dict() as group:
                return [atom if value >> member & 1 else -atom for member, atom in group.items()]
            case Listed(digits=digits, places=places):
                codes = (value >> digits.bits * i & (1 << digits.bits) - 1 for i in count())
                return [place.equal(code) for place, code in zip(places, codes, strict=False)]
        return [self.value(slot, value)]

    def parts(self, slot: int) -> Iterator[tuple[Sequence[int], Sequence[Literal]]]:
        """Yield the places of a slot that are filled in one by one: its values and their literals.

        Exactly one literal of a place is true. A set has a place for each possible member (0: out,
        1: in), a list one for each element: a code, or 0 without an element.
        """
        match self.values[slot]:
            case dict() as group:
                for atom in group.values():
                    yield (0, 1), (-atom, atom)
            case Listed(places=places):
                for place in places:
                    yield place.values, [place.equal(value) for value in place.values]
            case _:
                options = self.options(slot)
                yield options, [self.value(slot, value) for value in options]

    def _adder(self, variable: Variable) -> Callable[[], tuple[Value, Reader, list[Literal]]]:
        domain = variable.domain
        match variable.type:
            case Boolean():
                return self._truth
            case Scalar(optional=optional):
                assert domain is not None
                self._letters.check(size_of(domain.values))
                options: Sequence[int] = domain.values
                if optional or not isinstance(options, range):
                    options = (*(NONE,) * optional, *options)
                return lambda: self._number(options)
            case SetOf():
                assert domain is not None
                return lambda: self._set(domain.values)
            case ListOf() as kind:
                codes = [v - kind.digits.low + 1 for v in self._elements(kind.element, domain)]
                return lambda: self._list(kind, codes)
        raise AssertionError(f"`{variable.name}` can't be a {variable.type!r}")

    def _truth(self) -> tuple[Value, Reader, list[Literal]]:
        atom = self._letters.problem.atom()
        return atom, lambda choice: choice.values[atom], [atom]

    def _number(self, options: Sequence[int]) -> tuple[Number, Reader, list[Literal]]:
        size, letters = len(options), self._letters
        if size == 1:
            value = options[0]
            return self._all.constant(value), lambda choice: value, []
        if size == 2:
            atom = letters.problem.atom()
            low, high = options
            number = Number(options, Cases(letters, 2, (-atom, atom)))
            return number, lambda choice: high if choice.values[atom] else low, [atom]
        atoms = [letters.problem.atom() for _ in options]
        self._exactly_one(atoms)
        start, end = (atoms[0], atoms[-1] + 1) if atoms else (0, 0)

        def read(choice: Choice) -> int:
            return options[choice.values.index(1, start, end) - start]

        return Number(options, Cases(letters, size, atoms)), read, atoms[::-1]

    def _exactly_one(self, literals: Sequence[Literal]) -> None:
        self._letters.clause(*literals)
        self._letters.at_least([(-1, x) for x in literals], -1)

    def _set(self, options: Sequence[int]) -> tuple[Value, Reader, list[Literal]]:
        atoms = {value: self._letters.problem.atom() for value in options}

        def read(choice: Choice) -> int:
            return sum(1 << value for value, atom in atoms.items() if choice.values[atom])

        return atoms, read, list(atoms.values())[::-1]

    def _elements(self, kind: Type, domain: Domain | None) -> list[int]:
        """Return the values that an element of a list may have, in the order of answers."""
        match kind:
            case Scalar(low=low, high=high):
                return [v for v in range(low, high + 1) if domain is None or v in domain.values]
            case SetOf(_, high):
                self._letters.check(1 << high + 1)
                return list(range(1 << high + 1))
            case ListOf(element, most):
                inner = self._elements(element, None)
                self._letters.check((len(inner) + 1) ** most)
                rows = (row for size in range(most + 1) for row in product(inner, repeat=size))
                return [list_of(kind.digits, row) for row in rows]
        return [0, 1]

    def _list(self, kind: ListOf, codes: Sequence[int]) -> tuple[Value, Reader, list[Literal]]:
        """Choose a digit for each position, or 0; after a 0 all are 0."""
        letters = self._letters
        ranks = sorted(range(len(codes)), key=codes.__getitem__)
        ascending = [codes[rank] for rank in ranks]
        places: list[Number] = []
        longer: list[Literal] = []
        atoms: list[Literal] = []
        for place in range(kind.most):
            present = letters.problem.atom()
            own = [letters.problem.atom() for _ in codes] if len(codes) > 1 else [present]
            if len(codes) > 1:
                self._exactly_one((-present, *own))
                atoms += own[::-1]
            if place:
                letters.clause(-present, longer[-1])
            longer.append(present)
            options, cases = (0, *ascending), (-present, *(own[rank] for rank in ranks))
            places.append(Number(options, Cases(letters, len(options), cases)))
        bits = kind.digits.bits

        def read(choice: Choice) -> int:
            return sum(
                next(code for code, x in place.cases() if choice.holds(x)) << bits * i
                for i, place in enumerate(places)
            )

        return Listed(kind.digits, places), read, longer[::-1] + atoms


def _fixed(value: int, choice: Choice) -> int:
    return value
