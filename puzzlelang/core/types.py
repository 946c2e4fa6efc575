"""Types of the typed core, and the run-time representation of their values.

Most values are integers: the index of a member in its type, ``row * width + column`` for a cell of
a map, 0 or 1 for a truth value, a bit mask for a set (bit ``v`` for the value ``v``), equal-width
digits for a list (see :class:`Digits`), :data:`NONE` for ``none`` and :data:`NOWHERE` for a cell
off the map.  A text is a ``str``; a tuple and a row (a whole variable or table) are tuples.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import prod

from puzzlelang.core.cell_sets import Places
from puzzlelang.text import Record

NONE = -(1 << 40)
NOWHERE = NONE - 1
LARGEST = (1 << 39) - 1
"""Integers are between -LARGEST and LARGEST, so a sum of a few never equals NONE."""

MOST_STATES = 1 << 32
"""Exclusive bound on the states discovered by a search."""

COMPASS: tuple[str, ...] = (
    "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest",
)  # fmt: skip
COMPASS_STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
"""Rows down and columns right for one step in each direction."""


class Integers(metaclass=Record, eq=False):
    """The integers."""

    name: str = "number"


class Members(metaclass=Record, eq=False):
    """``[wolf, goat, cabbage]``: a closed list of names; a value is an index into it."""

    name: str
    names: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.names)


class Cells(metaclass=Record, eq=False):
    """The cells of a map, row by row."""

    name: str
    height: int
    width: int

    @property
    def size(self) -> int:
        return self.height * self.width


Base = Integers | Members | Cells

INTEGERS = Integers()
DIRECTIONS = Members("direction", COMPASS)


def size_of(values: Sequence[object]) -> int:
    """Return ``len(values)``, also for ranges that are too long for ``len``."""
    if isinstance(values, range):
        return max(0, -((values.start - values.stop) // values.step))
    return len(values)


class Domain(metaclass=Record):
    """The values of a variable, a parameter or an index, in ascending order."""

    base: Base
    values: Sequence[int]

    @property
    def low(self) -> int:
        return self.values[0]

    @property
    def high(self) -> int:
        return self.values[-1]

    @property
    def contiguous(self) -> bool:
        return size_of(self.values) == self.high - self.low + 1

    @property
    def mask(self) -> int:
        """All values as a set value."""
        if not size_of(self.values):
            return 0
        if self.contiguous:
            return ((1 << size_of(self.values)) - 1) << self.low
        if isinstance(self.values, Places):
            return self.values.mask
        return sum(1 << value for value in self.values)


def domain_with(base: Base, members: Iterable[int]) -> Domain:
    """Return the domain of these values, sorted and without duplicates."""
    values = sorted(set(members))
    if values and len(values) == values[-1] - values[0] + 1:
        return Domain(base, range(values[0], values[-1] + 1))
    return Domain(base, tuple(values))


def count_of(keys: Iterable[Domain]) -> int:
    """Number of combinations of the keys' values."""
    return prod(size_of(key.values) for key in keys)


def combinations_of(keys: Iterable[Domain]) -> Iterator[tuple[int, ...]]:
    """Yield all combinations of the keys' values, the last fastest."""
    return product(*(key.values for key in keys))


def whole(base: Members | Cells) -> Domain:
    """Return the domain of all values of ``base``."""
    return Domain(base, range(base.size))


class Boolean(metaclass=Record):
    """``true`` or ``false``"""


class Scalar(metaclass=Record):
    """A value of ``base`` between ``low`` and ``high``; perhaps ``none``, perhaps nowhere.

    The bounds are inferred, not promised by the author.
    """

    base: Base
    low: int
    high: int
    optional: bool = False
    nowhere: bool = False


class SetOf(metaclass=Record):
    """A set of values of ``base`` from 0 to ``high``."""

    base: Base
    high: int


class Digits(metaclass=Record):
    """A list of values between ``low`` and ``high`` as one number: a digit of ``bits`` bits for
    each element, the first one lowest.

    The digit of a value is ``value - low + 1``.  No digit is 0, so equal lists are equal numbers;
    the empty list is 0.
    """

    low: int
    high: int

    @property
    def bits(self) -> int:
        return (self.high - self.low + 1).bit_length()

    @property
    def mask(self) -> int:
        """A digit with all bits set."""
        return (1 << self.bits) - 1

    def up_to(self, most: int) -> int:
        """Return the largest list of at most ``most`` elements."""
        return (1 << max(0, most) * self.bits) - 1


class ListOf(metaclass=Record):
    """An ordered list of at most ``most`` values of type ``element``."""

    element: Element
    most: int

    @property
    def digits(self) -> Digits:
        """The same for all lists of members of one type, or of cells of one map."""
        match self.element:
            case Scalar(Integers(), low, high):
                return Digits(low, high)
            case Scalar(Members() | Cells() as base):
                return Digits(0, whole(base).high)
            case SetOf(_, high):
                return Digits(0, (1 << high + 1) - 1)
            case ListOf(_, most):
                return Digits(0, self.element.digits.up_to(most))
        return Digits(0, 1)  # truth values


class Row(metaclass=Record):
    """A whole variable or table: a value for each combination of ``keys``, the last fastest."""

    keys: tuple[Domain, ...]
    element: Type


class TupleOf(metaclass=Record):
    """``(a, b)``"""

    items: tuple[Type, ...]


class TextType(metaclass=Record):
    """``'text'``; ``is_composed``: composed from values, can only be printed"""

    is_composed: bool = False


class Unknown(metaclass=Record):
    """The type of an expression whose mistake was reported; it fits everywhere."""


Frame = Cells | Digits | ListOf
"""Context of an operation on cells or lists."""

Element = Boolean | Scalar | SetOf | ListOf
"""Types of list elements."""

Type = Boolean | Scalar | SetOf | ListOf | Row | TupleOf | TextType | Unknown

BOOLEAN = Boolean()
TEXT = TextType()
COMPOSED_TEXT = TextType(is_composed=True)
UNKNOWN = Unknown()


def integer(low: int, high: int) -> Scalar:
    return Scalar(INTEGERS, low, high)


def with_article(noun: str) -> str:
    """``an item``, ``a bank``"""
    return f"{'an' if noun[:1].lower() in tuple('aeio') else 'a'} {noun}"


def _each_of(key: Domain) -> str:
    """The keys of a row, for a message: ``item``, ``1..3``"""
    numbers = isinstance(key.base, Integers) and key.contiguous
    return f"{key.low}..{key.high}" if numbers else key.base.name


def _several(element: Element) -> str:
    """The elements of a list, for a message: ``numbers``, ``card``"""
    match element:
        case Scalar(Integers()):
            return "numbers"
        case Scalar(Cells(name)):
            return f"cells of {name}"
        case Scalar(base):
            return base.name
        case Boolean():
            return "truth values"
        case SetOf():
            return "sets"
        case ListOf():
            return "lists"


def describe(kind: Type) -> str:
    """Describe a type to an author, with its article: ``a set of person``."""
    match kind:
        case Boolean():
            return "a condition (true or false)"
        case Scalar(base, low, high, optional, _):
            if isinstance(base, Integers):
                text = f"the number {low}" if low == high else f"a number ({low}..{high})"
            elif isinstance(base, Cells):
                text = f"a cell of {base.name}"
            else:
                text = with_article(base.name)
            return f"{text} or none" if optional else text
        case SetOf(base, _):
            if isinstance(base, Cells):
                return f"a set of cells of {base.name}"
            return f"a set of {base.name}" + ("s" if isinstance(base, Integers) else "")
        case ListOf(element):
            return f"a list of {_several(element)}"
        case Row(keys, element):
            names = ", ".join(map(_each_of, keys))
            return f"a whole row ({describe(element)} for each {names})"
        case TupleOf(items):
            return f"a group of {len(items)} values"
        case TextType():
            return "a text"
    return "something unknown"


def set_type(domain: Domain) -> SetOf:
    return SetOf(domain.base, max(domain.high, 0) if size_of(domain.values) else 0)


def element_type(domain: Domain) -> Scalar:
    """The type of a name that iterates over ``domain``."""
    if not size_of(domain.values):
        return Scalar(domain.base, 0, 0)
    return Scalar(domain.base, domain.low, domain.high)


def is_about(kind: Type, base: Base) -> bool:
    """Test whether values of this type are, contain or are keyed by members of ``base``."""
    if isinstance(kind, Row):
        if any(key.base is base for key in kind.keys):
            return True
        kind = kind.element
    if isinstance(kind, ListOf):
        kind = kind.element
    return isinstance(kind, Scalar | SetOf) and kind.base is base


def universe(base: Base, high: int) -> Domain:
    """The domain of possible members of a set of type ``SetOf(base, high)``."""
    return Domain(base, range(high + 1)) if isinstance(base, Integers) else whole(base)


def join_types(a: Type, b: Type) -> Type | None:
    """Return the smallest type that contains the values of both, or ``None``."""
    match a, b:
        case (Unknown(), _):
            return b
        case (_, Unknown()):
            return a
        case Scalar(), Scalar():
            if a.base is not b.base:
                return None
            low, high = min(a.low, b.low), max(a.high, b.high)
            return Scalar(a.base, low, high, a.optional or b.optional, a.nowhere or b.nowhere)
        case SetOf(), SetOf():
            return SetOf(a.base, max(a.high, b.high)) if a.base is b.base else None
        case ListOf(), ListOf():
            both = join_types(a.element, b.element)
            assert both is None or isinstance(both, Element)
            return None if both is None else ListOf(both, max(a.most, b.most))
        case Row(), Row():
            element = join_types(a.element, b.element)
            same = [size_of(k.values) for k in a.keys] == [size_of(k.values) for k in b.keys]
            return Row(a.keys, element) if element is not None and same else None
        case TupleOf(), TupleOf():
            items = [join_types(x, y) for x, y in zip(a.items, b.items, strict=False)]
            if len(a.items) != len(b.items) or None in items:
                return None
            return TupleOf(tuple(item for item in items if item is not None))
        case TextType(), TextType():
            return TextType(a.is_composed or b.is_composed)
    return a if a == b else None
