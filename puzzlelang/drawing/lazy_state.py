"""States that are decided while a function reads them, to tabulate it exactly.

:func:`cases` runs a function on a state of which nothing is decided. A read of an open field stops
the run, and one run for each of its values begins. So the cases cover all states, and each names
just the fields that were read. If the states that occur are known, it runs on some of them, and
each case covers the others with the same values of the fields that were read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from puzzlelang.core import (
    ListOf,
    Missing,
    Puzzle,
    RuleFault,
    Scalar,
    SetOf,
)
from puzzlelang.text import Any, Protocol, TypeVar

MOST_CASES = 4096
"""Maximum number of cases of a function."""

MOST_RUNS = 20_000
"""Maximum number of runs of all functions on the states of a puzzle."""

MOST_READS = 400_000
"""Maximum number of slots that they read."""

Field = tuple[int, int]
"""Lowest bit in the words of a state, and number of bits."""

Known = Mapping[Field, int]
"""Raw values of some fields."""

Result = TypeVar("Result")


class TooManyCases(Exception):
    """A function reads too many values of a state."""


class _Open(Exception):
    """A field is read that isn't decided."""

    def __init__(self, field: Field, values: Sequence[int]) -> None:
        super().__init__()
        self.field, self.values = field, values


class Place(Protocol):
    """Position of a slot: see :class:`puzzlelang.compiler.state_layout.Field`."""

    @property
    def word(self) -> int: ...
    @property
    def shift(self) -> int: ...
    @property
    def bits(self) -> int: ...
    def encode(self, value: int) -> int: ...
    def decode(self, kept: int) -> int: ...


class LazyState:
    """A state of a puzzle with only some fields decided, read like a sequence of slots."""

    def __init__(
        self,
        puzzle: Puzzle,
        places: Sequence[Place],
        packed: Sequence[int] | None = None,
        most_reads: int = MOST_READS,
    ) -> None:
        """``packed``: all states that occur, as numbers of their words; None if any may."""
        self.places, self.packed, self.at = places, packed, 0
        self._variables = [v for v in puzzle.variables for _ in range(v.size)]
        self.known: dict[Field, int] = {}
        self.values: dict[Field, frozenset[int]] = {}
        """Values of the fields that were read."""
        self.is_strict = False
        self.runs, self.reads, self._most_reads = 0, 0, most_reads

    def __len__(self) -> int:
        return len(self.places)

    def __iter__(self) -> Iterator[Any]:
        return (self[slot] for slot in range(len(self)))

    def __getitem__(self, slot: int | slice) -> Any:
        if isinstance(slot, slice):
            return [self[n] for n in range(*slot.indices(len(self)))]
        self.reads += 1
        if self.reads > self._most_reads:
            raise TooManyCases
        variable, place = self._variables[slot], self.places[slot]
        low, kind, domain = place.word * 64 + place.shift, variable.type, variable.domain
        if isinstance(kind, SetOf):
            assert domain is not None
            bits = _Bits(partial(self._member, low, domain.mask), domain.mask.bit_length())
        elif isinstance(kind, ListOf):
            size = kind.digits.bits
            bits = _Bits(partial(self._digit_bit, low, kind), size * kind.most)
        else:
            values = (0, 1) if domain is None else tuple(map(place.encode, domain.values))
            if isinstance(kind, Scalar) and kind.optional:
                values = (0, *values)
            return place.decode(self.raw((low, place.bits), values))
        return int(bits) if self.is_strict else bits

    def raw(self, field: Field, values: Sequence[int]) -> int:
        """The value of a field; if it is open, stop the run."""
        if field not in self.known:
            if self.packed is not None:
                if field not in self.values:
                    self.values[field] = frozenset(_part(one, field) for one in self.packed)
                self.known[field] = _part(self.at, field)
                return self.known[field]
            self.values.setdefault(field, frozenset(values))
            raise _Open(field, values)
        return self.known[field]

    def _member(self, low: int, mask: int, n: int) -> int:
        return self.raw((low + n, 1), (0, 1)) if mask >> n & 1 else 0

    def _digit_bit(self, low: int, kind: ListOf, n: int) -> int:
        digits = kind.digits
        size, place = digits.bits, n // digits.bits
        fields = [(low + size * earlier, size) for earlier in range(place + 1)]
        if any(self.known.get(field) == 0 for field in fields[:-1]):
            return 0  # after the end of the list
        values = range(digits.high - digits.low + 2)
        return self.raw(fields[-1], values) >> n % size & 1


class _Bits:
    """A set or list as a number of which only some bits are read."""

    def __init__(self, bit: Callable[[int], int], size: int) -> None:
        self._bit, self._size = bit, size

    def bit(self, n: int) -> int:
        return self._bit(n) if n < self._size else 0

    def __rshift__(self, by: int) -> _Bits:
        return _Bits(lambda n: self.bit(n + by), max(0, self._size - by))

    def __and__(self, other: int | _Bits) -> _Bits:
        return _Bits(lambda n: _bit(other, n) and self.bit(n), min(self._size, _size(other)))

    def __or__(self, other: int | _Bits) -> _Bits:
        return _Bits(lambda n: _bit(other, n) or self.bit(n), max(self._size, _size(other)))

    __rand__, __ror__ = __and__, __or__

    def __bool__(self) -> bool:
        return any(map(self.bit, range(self._size)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, int | _Bits):
            return NotImplemented
        size = max(self._size, _size(other))
        return all(self.bit(n) == _bit(other, n) for n in range(size))

    def __hash__(self) -> int:
        return hash(int(self))

    def __index__(self) -> int:
        return sum(self.bit(n) << n for n in range(self._size))

    def __add__(self, other: int) -> int:
        return int(self) + other


def _bit(number: int | _Bits, n: int) -> int:
    return number >> n & 1 if isinstance(number, int) else number.bit(n)


def _size(number: int | _Bits) -> int:
    return number.bit_length() if isinstance(number, int) else number._size


def cases(
    run: Callable[[Any], Result], state: LazyState, most: int = MOST_CASES
) -> list[tuple[Known, Result | None]]:
    """List the results of ``run`` with the fields it reads; None if it has no value.

    Raise :class:`TooManyCases` if there are more than ``most``.
    """
    each = _cases if state.packed is None else _cases_that_occur
    try:
        state.is_strict = False
        return list(each(run, state, most))
    except (TypeError, AttributeError):  # an operation needs a whole set or list
        state.is_strict = True
        return list(each(run, state, most))


def _cases(
    run: Callable[[Any], Result], state: LazyState, most: int
) -> Iterator[tuple[Known, Result | None]]:
    waiting: list[dict[Field, int]] = [{}]
    count = 0
    while waiting:
        state.known = known = waiting.pop()
        result: Result | None
        state.runs += 1
        if state.runs > MOST_RUNS:
            raise TooManyCases
        try:
            result = run(state)
        except _Open as open_:
            rows = [{**known, open_.field: value} for value in reversed(open_.values)]
            waiting += rows
            if count + len(waiting) > most:
                raise TooManyCases from None
            continue
        except (RuleFault, Missing):
            result = None
        count += 1
        yield known, result


def _cases_that_occur(
    run: Callable[[Any], Result], state: LazyState, most: int
) -> Iterator[tuple[Known, Result | None]]:
    left: Sequence[int] = state.packed or ()
    count = 0
    while left:
        count += 1
        if count > most:
            raise TooManyCases
        state.at, state.known = left[0], {}
        result: Result | None
        try:
            result = run(state)
        except (RuleFault, Missing):
            result = None
        known = state.known
        yield known, result
        mask = sum((1 << bits) - 1 << low for low, bits in known)
        same = state.at & mask
        left = [one for one in left if one & mask != same]


def _part(packed: int, field: Field) -> int:
    return packed >> field[0] & (1 << field[1]) - 1


ANY = -1
"""Any value of a field, in a row."""

Rows = tuple[tuple[Field, ...], tuple[tuple[int, ...], ...]]
"""Fields, and rows of their raw values or ANY."""


def rows_of_cases(own: Sequence[Known], values: Mapping[Field, frozenset[int]]) -> Rows:
    """Rows for some cases, without fields that make no difference among them."""
    fields = sorted({field for known in own for field in known})
    rows = {tuple(known.get(field, ANY) for field in fields) for known in own}
    for n, field in enumerate(fields):
        groups: dict[tuple[int, ...], set[int]] = {}
        for row in rows:
            groups.setdefault((*row[:n], *row[n + 1 :]), set()).add(row[n])
        rows = {
            (*rest[:n], value, *rest[n:])
            for rest, kept in groups.items()
            for value in ((ANY,) if ANY in kept or kept >= values[field] else kept)
        }
    used = [n for n in range(len(fields)) if any(row[n] != ANY for row in rows)]
    short = sorted({tuple(row[n] for n in used) for row in rows})
    return tuple(fields[n] for n in used), tuple(short)
