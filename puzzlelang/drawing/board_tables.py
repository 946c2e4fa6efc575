"""Boards of a puzzle as tables, for pages that draw any state without Python.

A piece is drawn if the fields that it reads have the values of one of its rows. The tables are
exact: :func:`cases` runs a function on a state of which nothing is decided. A read of an open field
stops the run, and one run for each of its values begins. So the cases cover all states, and each
names just the fields that were read. If the states that occur are known, it runs on some of them,
and each case covers the others with the same values of the fields that were read.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import combinations
from math import ceil

from puzzlelang.core import (
    ListOf,
    Missing,
    Puzzle,
    RuleFault,
    Scalar,
    SetOf,
    Variable,
)
from puzzlelang.drawing.board import Piece
from puzzlelang.drawing.contents import Item, Row
from puzzlelang.drawing.layouts import SHARED, Layout, Pile
from puzzlelang.drawing.look import Boards, Part
from puzzlelang.drawing.printed import PrintedPart, PrintedPieces
from puzzlelang.text import Any, Protocol, Record, TypeVar, replace

# ── undecided states ─────────────────────────────────────────────────────────────────

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
        self._slots: dict[int, Callable[[], Any]] = {}
        """Readers of the slots that were read."""
        self.is_strict = False
        self.runs, self.reads, self._most_reads = 0, 0, most_reads

    def __len__(self) -> int:
        return len(self._variables)

    def __iter__(self) -> Iterator[Any]:
        return (self[slot] for slot in range(len(self)))

    def __getitem__(self, slot: int | slice) -> Any:
        if isinstance(slot, slice):
            return [self[n] for n in range(*slot.indices(len(self)))]
        self.reads += 1
        if self.reads > self._most_reads:
            raise TooManyCases
        if slot not in self._slots:
            self._slots[slot] = self.reader(slot, self._variables[slot])
        value = self._slots[slot]()
        return int(value) if self.is_strict and isinstance(value, Bits) else value

    def reader(self, slot: int, variable: Variable) -> Callable[[], Any]:
        """Make the function that reads a slot: a number, or the bits of a set or list."""
        kind, domain, place = variable.type, variable.domain, self.places[slot]
        low = place.word * 64 + place.shift
        if isinstance(kind, SetOf):
            assert domain is not None
            members = Bits(partial(self._member, low, domain.mask), domain.mask.bit_length())
            return lambda: members
        if isinstance(kind, ListOf):
            digits = Bits(partial(self._digit_bit, low, kind), kind.digits.bits * kind.most)
            return lambda: digits
        values = (0, 1) if domain is None else tuple(map(place.encode, domain.values))
        if isinstance(kind, Scalar) and kind.optional:
            values = (0, *values)
        return lambda: place.decode(self.raw((low, place.bits), values))

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


class Bits:
    """A set or list as a number of which only some bits are read."""

    def __init__(self, bit: Callable[[int], int], size: int) -> None:
        self._bit, self._size = bit, size

    def bit(self, n: int) -> int:
        return self._bit(n) if n < self._size else 0

    def __rshift__(self, by: int) -> Bits:
        return Bits(lambda n: self.bit(n + by), max(0, self._size - by))

    def __and__(self, other: int | Bits) -> Bits:
        # the complement of a set is a negative number, with bits without end
        size = self._size if _is_negative(other) else min(self._size, _size(other))
        return Bits(lambda n: _bit(other, n) and self.bit(n), size)

    def __or__(self, other: int | Bits) -> Bits:
        return Bits(lambda n: _bit(other, n) or self.bit(n), max(self._size, _size(other)))

    __rand__, __ror__ = __and__, __or__

    def __bool__(self) -> bool:
        return any(map(self.bit, range(self._size)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, int | Bits):
            return NotImplemented
        size = max(self._size, _size(other))
        return all(self.bit(n) == _bit(other, n) for n in range(size))

    def __hash__(self) -> int:
        return hash(int(self))

    def __index__(self) -> int:
        return sum(self.bit(n) << n for n in range(self._size))

    def __add__(self, other: int) -> int:
        return int(self) + other


def _bit(number: int | Bits, n: int) -> int:
    return number >> n & 1 if isinstance(number, int) else number.bit(n)


def _is_negative(number: int | Bits) -> bool:
    """Has it an endless number of bits, as the complement of a set?"""
    return isinstance(number, int) and number < 0


def _size(number: int | Bits) -> int:
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


MOST_COMPARED = 10_000
"""Pairs of rows compared to prove that two pieces are never drawn together."""


class Untabled(Exception):
    """A board can't be tabulated; the message names the reason for people."""


class TablePiece(metaclass=Record, eq=False):
    """A piece, and the rows of values with which it is drawn.

    ``pile``: things in one place are moved aside; see :class:`puzzlelang.drawing.layouts.Pile`.
    """

    pieces: tuple[Piece, ...]
    """The piece; if things share a square, also how it looks among up to 4, 9 … of them."""
    rows: Rows
    pile: tuple[int, Pile] | None = None

    @property
    def piece(self) -> Piece:
        return self.pieces[0]


def tables(boards: Boards, state: LazyState) -> list[TablePiece]:
    """Tabulate all boards of a puzzle except texts; raise :class:`Untabled`."""
    found: list[TablePiece] = []
    for number, part in enumerate(boards.parts):
        if part.text is not None:
            continue
        try:
            is_separate = part.sources or part.printed
            own = _of_sources(part, state) if is_separate else _of_whole(part, state)
        except TooManyCases:
            raise Untabled("a piece of its board depends on too much of the state") from None
        move = boards.mover(number)
        for one in own:
            pile = one.pile and (one.pile[0] + LANES * number, one.pile[1])
            found.append(replace(one, pieces=tuple(map(move, one.pieces)), pile=pile))
    return found


LANES = 1 << 20
"""More than the piles of a board."""


def _of_whole(part: Part, state: LazyState) -> list[TablePiece]:
    """Tabulate a board as a whole, from all fields it reads."""
    return _tabulated(cases(lambda s: list(part.things(s)), state), state)


def _tabulated(
    drawn: Sequence[tuple[Known, list[Piece] | None]], state: LazyState
) -> list[TablePiece]:
    """The pieces of all cases, in order."""
    by_place: dict[tuple[int, Piece], list[Known]] = {}
    for known, pieces in drawn:
        for n, piece in enumerate(pieces or ()):
            by_place.setdefault((n, piece), []).append(known)
    return [
        TablePiece((piece,), rows_of_cases(own, state.values))
        for (_, piece), own in sorted(by_place.items(), key=lambda one: one[0][0])
    ]


class Thing(metaclass=Record, eq=False):
    """An item at its places, and the rows of values with which it is there."""

    places: tuple[int, ...]
    item: Item
    rows: Rows
    pile: Pile | None


Placed = tuple[tuple[int, ...], Item]


def _of_sources(part: Part, state: LazyState) -> list[TablePiece]:
    """Tabulate a board thing by thing."""
    layout = part.inner
    assert layout is not None
    things: list[Thing] = []
    for source in part.sources:
        for row in source.rows:
            for one in (row.parts and row.parts()) or [row]:
                things += _of_row(one, layout, state)
    order = layout.order
    if order is not None:
        things.sort(key=lambda one: order((one.places, one.item)))
    shared = _shared(things)
    pieces = []
    for thing in things:
        pile, most = thing.pile, 1
        if pile is SHARED:
            most = shared[thing.places[0]]
            pile = pile if most > 1 else None
        first = next(layout.pieces([(thing.places, thing.item)]))
        looks = [first]
        for side in range(2, ceil(most**0.5) + 1):
            looks.append(replace(first, wide=1 / side, high=1 / side))
        own = None if pile is None else (2 * thing.places[0] + pile.lane, pile)
        pieces.append(TablePiece(tuple(looks), thing.rows, own))
    return pieces if part.printed is None else _printed(part, part.printed, pieces, state)


def _printed(
    part: Part, printed: PrintedPart, inside: Sequence[TablePiece], state: LazyState
) -> list[TablePiece]:
    """Add the printed parts of a board; the whole is tabulated if lines may end at its pieces."""
    inside = [_each(one, printed.of_place) for one in inside]
    texts, dark = (_Occupied(find, inside) for find in (printed.texts, printed.dark))
    lines = {(p.x, p.y) for one in inside if (p := one.piece).paint.shape == "line"}
    if lines & texts.changing.keys():
        return _of_whole(part, state)

    def sign(place: tuple[int, int], state: LazyState) -> list[Piece]:
        return [] if place in texts.of(state) else [printed.sign(place, dark.of(state))]

    signs = _separate((partial(sign, place) for place in printed.signs), state)
    below, above = _around(printed, dark, state)
    always = texts.always | printed.signs.keys()
    inside = [_each(one, lambda piece: printed.among(piece, always)) for one in inside]
    return [_each(one, printed.moved) for one in (*below, *signs, *inside, *above)]


FEW = 64
"""Maximum number of cases of all printed pieces together; otherwise there is a table for each."""


def _around(
    printed: PrintedPart, dark: _Occupied, state: LazyState
) -> tuple[list[TablePiece], list[TablePiece]]:
    """Tabulate the pieces below and above those of the places, if need be one by one."""
    if not dark.changing:
        with suppress(TooManyCases):
            below, above = (
                _tabulated(cases(lambda s: printed.around(s, dark.always)[n], state, FEW), state)  # noqa: B023
                for n in range(2)
            )
            return below, above

    def drawn(part: PrintedPieces, state: Any) -> list[Piece]:
        return list(part(state, dark.of(state)))

    found = _separate((partial(drawn, part) for part in printed.parts), state)
    return (
        [one for one in found if printed.is_below(one.piece)],
        [one for one in found if not printed.is_below(one.piece)],
    )


def _separate(
    parts: Iterable[Callable[[LazyState], list[Piece]]], state: LazyState
) -> list[TablePiece]:
    return [one for part in parts for one in _tabulated(cases(part, state), state)]


class _Occupied:
    """Places of some pieces: of the ground, and of those that are drawn in some states."""

    def __init__(
        self,
        find: Callable[[Sequence[Piece]], set[tuple[float, float]]],
        inside: Sequence[TablePiece],
    ) -> None:
        self.always = find([])
        self.changing: dict[tuple[float, float], list[Rows]] = {}
        for one in inside:
            for place in find([one.piece]) - self.always:
                self.changing.setdefault(place, []).append(one.rows)

    def of(self, state: LazyState) -> _OccupiedIn:
        return _OccupiedIn(self, state)


class _OccupiedIn(Container[tuple[float, float]]):
    """The same in a state, of which only the fields for a place are read."""

    def __init__(self, places: _Occupied, state: LazyState) -> None:
        self._places, self._state = places, state

    def __contains__(self, place: object) -> bool:
        if place in self._places.always:
            return True
        rows = self._places.changing.get(place, ())  # type: ignore[call-overload]
        return any(self._holds(fields, row) for fields, every in rows for row in every)

    def _holds(self, fields: Sequence[Field], row: Sequence[int]) -> bool:
        values = self._state.values
        return all(
            value == ANY or self._state.raw(field, sorted(values[field])) == value
            for field, value in zip(fields, row, strict=True)
        )


def _each(one: TablePiece, change: Callable[[Piece], Piece]) -> TablePiece:
    return replace(one, pieces=tuple(map(change, one.pieces)))


def _shared(things: Sequence[Thing]) -> dict[int, int]:
    """Maximum number of things that share a square, by place."""
    by_place: dict[int, list[Rows]] = {}
    for thing in things:
        if thing.pile is SHARED:
            by_place.setdefault(thing.places[0], []).append(thing.rows)
    return {
        place: 1 if all(_exclude(a, b) for a, b in combinations(every, 2)) else len(every)
        for place, every in by_place.items()
    }


def _exclude(a: Rows, b: Rows) -> bool:
    """Prove that no state has a row of both."""
    both = [(n, b[0].index(field)) for n, field in enumerate(a[0]) if field in b[0]]
    if not both or len(a[1]) * len(b[1]) > MOST_COMPARED:
        return False
    return all(
        any(ANY not in (one[n], other[m]) and one[n] != other[m] for n, m in both)
        for one in a[1] for other in b[1]
    )  # fmt: skip


def _of_row(row: Row, layout: Layout, state: LazyState) -> Iterator[Thing]:
    for element in _elements(row):
        drawn: dict[tuple[int, tuple[int, ...], Item], list[Known]] = {}
        for known, placed in cases(lambda s: _things(row, element, s), state):  # noqa: B023
            for n, (places, item) in enumerate(placed or ()):
                drawn.setdefault((n, places, item), []).append(known)
        for (_, places, item), own in sorted(drawn.items(), key=lambda one: one[0][0]):
            pile = layout.pile(item)
            if pile is SHARED and len(places) != 1:
                pile = None
            if row.in_turn:
                pile, places = Pile(round(layout.wide), 1.0, 1.0), (0,)
            yield Thing(places, item, rows_of_cases(own, state.values), pile)


def _elements(row: Row) -> Sequence[int]:
    """Possible members of a set, or positions in a list; 0 for any other value."""
    match row.kind:
        case SetOf(_, high):
            return range(high + 1)
        case ListOf(_, most):
            return range(most)
    return (0,)


def _things(row: Row, element: int, state: Any) -> list[Placed]:
    value: Any = row.read(state)
    match row.kind:
        case _ if value is None:
            return []
        case SetOf():
            value = int(value & 1 << element)
        case ListOf() as kind:
            value = int(value >> element * kind.digits.bits & kind.digits.mask)
    return [] if row.kind is not None and not value else list(row.things(value))
