"""Values of the slots of a puzzle that is filled in, for trying them one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from puzzlelang.core import NONE, Boolean, Puzzle, Scalar, SetOf, Variable, size_of
from puzzlelang.text import Any
from puzzlelang.verify.findings import Refused

MOST_MEMBERS = 16
"""Sets of more members have too many values to try."""


def number_of_values(variable: Variable) -> int | None:
    """Return the number of values of a slot; None if they are not tried one by one."""
    domain = variable.domain
    match variable.type:
        case Boolean():
            return 2
        case Scalar(optional=optional) if domain is not None:
            return size_of(domain.values) + optional
        case SetOf() if domain is not None and size_of(domain.values) <= MOST_MEMBERS:
            return 1 << size_of(domain.values)
    return None


def values_of(variable: Variable) -> Iterator[int]:
    """Yield the values of a slot in ascending order."""
    domain = variable.domain
    match variable.type:
        case Boolean():
            yield from (0, 1)
        case Scalar(optional=optional):
            assert domain is not None
            if optional:
                yield NONE
            yield from domain.values
        case SetOf():
            assert domain is not None
            mask = domain.mask
            group = 0
            while True:
                yield group
                if group == mask:
                    break
                group = (group - mask) & mask
        case _:
            raise AssertionError(f"the values of `{variable.name}` are not tried")


Key = int | tuple[int, int]
"""A slot that has one value, or a slot whose value is a set and one of its possible members."""


class Unassigned(Exception):
    """A key was read that has no value yet."""

    def __init__(self, key: Key) -> None:
        super().__init__(key)
        self.key = key


class Partial:
    """A state of which some keys have a value; a member of a set has the value 0 or 1."""

    __slots__ = ("members", "values")

    def __init__(self, members: Mapping[int, Sequence[int]]) -> None:
        self.members = members
        self.values: dict[Key, int] = {}

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[slot] for slot in range(place.start, place.stop)]
        members = self.members.get(place)
        if members is not None:
            return sum(1 << member for member in members if self.has((place, member)))
        return self.has(place)

    def has(self, key: Key) -> int:
        value = self.values.get(key)
        if value is None:
            raise Unassigned(key)
        return value


class Slots:
    """The slots of a puzzle, with their possible values."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.variables: list[Variable] = [v for v in puzzle.variables for _ in range(v.size)]
        self.members: dict[int, tuple[int, ...]] = {
            slot: tuple(variable.domain.values)
            for slot, variable in enumerate(self.variables)
            if isinstance(variable.type, SetOf) and variable.domain is not None
        }
        """Possible members of the slots that are sets."""
        self.tried = 0
        """Number of assignments tried for the present clause or sum."""
        self._options: dict[int, tuple[int, ...]] = {}

    def keys(self, slot: int) -> Sequence[Key]:
        """Return the keys of a slot."""
        if slot in self.members:
            return [(slot, member) for member in self.members[slot]]
        return (slot,)

    def options(self, key: Key) -> tuple[int, ...]:
        """Return all values of a key."""
        if isinstance(key, tuple):
            return 0, 1
        options = self._options.get(key)
        if options is None:
            variable = self.variables[key]
            if number_of_values(variable) is None:
                raise Refused(f"the values of `{variable.name}` are too many to try")
            options = self._options[key] = tuple(values_of(variable))
        return options

    def partial(self) -> Partial:
        return Partial(self.members)
