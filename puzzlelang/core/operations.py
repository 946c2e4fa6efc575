"""The table of operations: one row defines everything about an operation, for all its readers.

``meaning`` takes the values of the arguments in order.  For an operation on cells (its first
``maps`` arguments are cells), their maps come first, each as a
:class:`~puzzlelang.core.types.Cells`; ``bounds``, ``lacks`` and ``work`` take them, too.  An
operation on lists takes their :class:`~puzzlelang.core.types.Digits` instead, or a
:class:`~puzzlelang.core.types.ListOf` where the scheme is nested.  Where an operation has no value,
``meaning`` raises :class:`~puzzlelang.core.primitives.NoValue`; ``lacks`` predicts when that may
happen.  ``and`` and ``or`` short-circuit.

``REDUCTIONS`` is the corresponding table for reductions over many values.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto

from puzzlelang.core import intervals, lists, primitives
from puzzlelang.core.intervals import ANYTHING, TRUTH, Interval, interval_of
from puzzlelang.core.types import NONE, NOWHERE, Cells, Frame, ListOf, Scalar, Type
from puzzlelang.text import Any, Record


class Kind(Enum):
    """Kinds of arguments and results."""

    NUMBER = auto()
    CONDITION = auto()
    SET = auto()
    LIST = auto()
    MEMBER = auto()
    """A member of a type, a cell or a number; perhaps none or nowhere."""
    CELL = auto()
    DIRECTION = auto()
    ROW = auto()
    TEXT = auto()
    STATES = auto()
    SET_OR_LIST = auto()
    EXPRESSION = auto()
    """An argument that the meaning of a function reads."""


class Scheme(metaclass=Record):
    """The types that an argument or a result may have: ``set of T``, ``list of list of T``.

    Equal variables of one signature stand for one type, the least that holds all their values.
    """

    kind: Kind
    of: str | Scheme = "T"
    """Of a set, list or row: its members or elements; of a member or cell: its own type."""
    length: tuple[str | int, ...] = ("n",)
    """Of a list: it has at most as many elements as the sum of these variables and numbers."""


class Names(Enum):
    """How an operation depends on which members it gets, for symmetry proofs."""

    IDENTITY = auto()
    """Compares members only; commutes with renaming."""
    ORDER = auto()
    """Depends on the order of members in their type."""
    PLACE = auto()
    """May read a member's position in its type: ``rank(x)``."""
    OTHER = auto()
    """May be the other member of two: ``other(x)``."""
    ROW = auto()
    """Moves members within a row; depends only on positions in the row."""
    MAP = auto()
    """Depends on positions of cells on their maps; commutes with turns."""
    UNKNOWN = auto()
    """Unclassified; proofs assume nothing."""


def _one_step(*maps: Cells) -> int:
    return 1


class Operation(metaclass=Record):
    """Signature, meaning and static properties of an operation."""

    takes: tuple[Scheme, ...]
    gives: Scheme
    meaning: Callable[..., Any]
    bounds: Callable[..., Interval] | Interval = ANYTHING
    """Interval of the result, or a function of the arguments' intervals."""
    lacks: Callable[..., bool] | None = None
    """Test whether it may have no value for arguments in these intervals; ``None``: never."""
    way_out: str = ""
    """Help for a fault: how to guard the rule against it."""
    names: Names = Names.UNKNOWN
    work: Callable[..., int] = _one_step
    """Steps, without those of the arguments."""
    maps: int = 0
    optional: int = 0
    """Number of optional arguments, at the end."""
    more: bool = False
    """True if the last argument may be repeated."""
    overloads: tuple[tuple[Scheme, ...], ...] = ()
    """Signatures for arguments that do not fit the first: what it takes and, last, gives."""
    members: Callable[..., int] | None = None
    """Maximum size of the resulting set, from the sizes of the arguments (1 for other types).
    ``None``: no bound."""
    reach: Callable[..., int] | None = None
    """Possible members of the resulting set, as a mask; negative: any.  Each argument is a pair of
    masks, possible and certain members; a single member counts as a set."""
    neutral: int | None = None
    """With this as its last argument, it returns the first."""
    commutes: bool = False
    """True if it is commutative."""
    usage: str = ""
    """Call syntax; empty if it isn't a function."""
    sentence: str = ""
    """Description of the result, for users."""
    python: str = ""
    """Equivalent operator, as a class of ``ast``."""
    llvm: str = ""
    """Equivalent LLVM instruction, predicate or intrinsic."""

    @property
    def partial(self) -> bool:
        """True if some arguments have no value."""
        return self.lacks is not None

    @property
    def is_arithmetic(self) -> bool:
        """True if it maps numbers (never ``none``) to a number, whose size is checked."""
        return all(scheme.kind is Kind.NUMBER for scheme in (self.gives, *self.takes))

    def bounds_of(self, maps: Sequence[Frame], arguments: Iterable[Interval]) -> Interval:
        """Interval of the result.  ``arguments`` is consumed only if needed."""
        bounds = self.bounds
        return bounds if isinstance(bounds, tuple) else bounds(*maps, *arguments)

    def may_lack_value(self, types: Sequence[Type]) -> bool:
        """Test whether it may have no value for arguments of these types."""
        if self.lacks is None:
            return False
        return self.lacks(*maps_of(self, types), *map(interval_of, types))


class Reduction(metaclass=Record):
    """A fold of the values of a body, one for each combination of the bound names."""

    takes: Scheme
    gives: Scheme
    meaning: Callable[..., Any]
    """Takes all values, in order; of a closure, the given set and a function."""
    bounds: Callable[..., Interval] | Interval = ANYTHING
    """Interval of the result, or a function of the body's interval and the minimum and maximum
    number of values."""
    ends_at: bool | None = None
    """The value that short-circuits it."""
    lacks_of_nothing: bool = False
    """True if the empty fold has no value."""
    chooses: bool = False
    """True if the result is one of the values."""
    repeats: bool = False
    """True if idempotent; otherwise all combinations must be evaluated."""
    ordered: bool = False
    """True if the order of the values matters."""
    framed: bool = False
    """True if ``meaning`` first takes the digits of the resulting list."""
    way_out: str = ""
    llvm: str = ""
    """Instruction or intrinsic for two values."""

    def bounds_of(self, body: Interval, fewest: int, most: int) -> Interval:
        """Interval of the result over ``fewest`` to ``most`` values."""
        bounds = self.bounds
        return bounds if isinstance(bounds, tuple) else bounds(body, fewest, most)


def _off_map(*arguments: Any) -> bool:
    """Test whether one of the cells, which follow their maps, may be none or nowhere."""
    maps = sum(isinstance(argument, Cells) for argument in arguments)
    return any(cell[0] < 0 for cell in arguments[maps : 2 * maps])


def _cell_of(*arguments: Any) -> Interval:
    return NOWHERE, max(m.size for m in arguments if isinstance(m, Cells)) - 1


def _slid_to(cells: Cells, cell: Interval, *others: Interval) -> Interval:
    """A cell; none or nowhere only if ``cell`` is."""
    return min(cell[0], 0), cells.size - 1


def _wrapped_to(cells: Cells, cell: Interval, direction: Interval, *count: Interval) -> Interval:
    """A cell; nowhere only if ``cell`` or ``direction`` is missing."""
    on_map = cell[0] >= 0 and direction[0] >= 0
    return 0 if on_map else NOWHERE, cells.size - 1


LARGEST_SET = 4096
"""Maximum number of members of a set, and its largest possible member."""

_NUMBER, _CONDITION, _SET, _LIST, _MEMBER, _CELL, _DIRECTION, _ROW, _TEXT, _STATES, *_ = map(
    Scheme, Kind
)
_OTHER_CELL, _OTHER_LIST = Scheme(Kind.CELL, "U"), Scheme(Kind.LIST, "U")
_TWO_NUMBERS = (_NUMBER, _NUMBER)
_WITH_ONE, _WITH_SET = (_SET, _MEMBER), (_SET, _SET)
_BEFORE_IT = "test first whether there is"
_NOT_NONE = f"{_BEFORE_IT} one: `… != none and …`"


def _in_either(a: tuple[int, int], b: tuple[int, int]) -> int:
    return a[0] | b[0]


def _in_the_first_alone(a: tuple[int, int], b: tuple[int, int]) -> int:
    return a[0] & ~b[1]


def _condition(takes: tuple[Scheme, ...], meaning: Callable[..., Any], **more: Any) -> Operation:
    return Operation(takes, _CONDITION, meaning, TRUTH, **more)


def _comparison(meaning: Callable[..., Any], names: Names, python: str, llvm: str) -> Operation:
    return _condition((_MEMBER, _MEMBER), meaning, names=names, python=python, llvm=llvm)


OPERATIONS: dict[str, Operation] = {
    "and": _condition(
        (_CONDITION,), lambda *parts: all(parts), more=True, names=Names.IDENTITY,
        python="And",
    ),
    "or": _condition(
        (_CONDITION,), lambda *parts: any(parts), more=True, names=Names.IDENTITY, python="Or"
    ),
    "not": _condition((_CONDITION,), operator.not_, names=Names.IDENTITY, python="Not"),
    "+": Operation(
        _TWO_NUMBERS, _NUMBER, operator.add, intervals.plus, neutral=0, commutes=True,
        names=Names.PLACE, python="Add", llvm="add",
    ),
    "-": Operation(
        _TWO_NUMBERS, _NUMBER, operator.sub, intervals.minus, neutral=0,
        names=Names.OTHER, python="Sub", llvm="sub",
    ),
    "*": Operation(
        _TWO_NUMBERS, _NUMBER, operator.mul, intervals.times, neutral=1, commutes=True,
        python="Mult", llvm="mul",
    ),
    "div": Operation(  # rounds down, as mod is never negative for b > 0
        _TWO_NUMBERS, _NUMBER, primitives.div, intervals.quotient,
        lacks=lambda a, b: b[0] <= 0 <= b[1],
        way_out="test first: `n != 0 and … div n = …`", python="FloorDiv",
    ),
    "mod": Operation(
        _TWO_NUMBERS, _NUMBER, primitives.mod, intervals.remainder,
        lacks=lambda a, b: b[0] <= 0 <= b[1],
        way_out="test first: `n != 0 and … mod n = …`", python="Mod",
    ),
    "power": Operation(  # written `n ^ k`
        _TWO_NUMBERS, _NUMBER, primitives.power, intervals.powers, neutral=1,
        lacks=lambda a, k: k[0] < 0, way_out="test first: `k >= 0 and … ^ k = …`", python="Pow",
    ),
    "neg": Operation((_NUMBER,), _NUMBER, operator.neg, intervals.negative, python="USub"),
    "abs": Operation(
        (_NUMBER,), _NUMBER, abs, intervals.size,
        usage="abs(n)", sentence="the absolute value of a number",
    ),
    "min": Operation(
        _TWO_NUMBERS, _NUMBER, min, intervals.least, more=True, names=Names.ORDER, llvm="smin",
        usage="min(a, b)", sentence="the least of several numbers",
    ),
    "max": Operation(
        _TWO_NUMBERS, _NUMBER, max, intervals.greatest, more=True, names=Names.ORDER, llvm="smax",
        usage="max(a, b)", sentence="the greatest of several numbers",
    ),
    "=": _comparison(operator.eq, Names.IDENTITY, "Eq", "eq"),
    "!=": _comparison(operator.ne, Names.IDENTITY, "NotEq", "ne"),
    "<": _comparison(operator.lt, Names.ORDER, "Lt", "slt"),
    "<=": _comparison(operator.le, Names.ORDER, "LtE", "sle"),
    ">": _comparison(operator.gt, Names.ORDER, "Gt", "sgt"),
    ">=": _comparison(operator.ge, Names.ORDER, "GtE", "sge"),
    "different": _condition(
        (_MEMBER, _MEMBER), lambda *values: primitives.are_different(values), more=True,
        names=Names.IDENTITY,
        usage="different(E for x in S)",
        sentence="no two values of E are equal; or `different(a, b)`, or `different(board)`",
    ),
    "in": _condition((_MEMBER, _SET), primitives.is_in, names=Names.IDENTITY),
    "with": Operation(
        _WITH_ONE, _SET, primitives.with_one, lacks=lambda group, value: value[0] < 0,
        way_out=f"{_BEFORE_IT} one: `if x != none then S + x else S`", names=Names.IDENTITY,
        members=operator.add, reach=_in_either,
    ),
    "without": Operation(
        _WITH_ONE, _SET, primitives.without_one, names=Names.IDENTITY, members=lambda a, b: a,
        reach=_in_the_first_alone,
    ),
    "union": Operation(
        _WITH_SET, _SET, operator.or_, names=Names.IDENTITY, members=operator.add,
        reach=_in_either, neutral=0, commutes=True, python="BitOr", llvm="or",
    ),
    "difference": Operation(
        _WITH_SET, _SET, lambda a, b: a & ~b, names=Names.IDENTITY, members=lambda a, b: a,
        reach=_in_the_first_alone, neutral=0,
    ),
    "common": Operation(
        _WITH_SET, _SET, operator.and_, names=Names.IDENTITY, members=min,
        reach=lambda a, b: a[0] & b[0],
        python="BitAnd", llvm="and",
        usage="common(A, B)", sentence="the intersection of two sets",
    ),
    "toggle": Operation(  # symmetric difference
        _WITH_SET, _SET, operator.xor, names=Names.IDENTITY, members=operator.add,
        reach=_in_either, neutral=0, commutes=True,
        python="BitXor", llvm="xor",
        usage="toggle(S, x)", sentence="a set without x if it contains x, otherwise with x",
    ),
    "move": Operation(  # adds a number to each member
        (_SET, _NUMBER), _SET, primitives.moved, neutral=0
    ),
    "subset": _condition(_WITH_SET, lambda a, b: a & ~b == 0, names=Names.IDENTITY),
    "count": Operation(
        (_SET,), _NUMBER, int.bit_count, (0, LARGEST_SET), names=Names.IDENTITY,
        usage="count(S)", sentence="the number of members of a set, or of elements of a list",
    ),
    "the": Operation(
        (_SET,), _MEMBER, primitives.only_one, (0, LARGEST_SET), lacks=lambda group: True,
        way_out="test first: `count(S) = 1 and …`, or say which one", names=Names.IDENTITY,
    ),
    "lowest": Operation(  # the first member, in the order of the type
        (_SET,), _MEMBER, primitives.lowest, (0, LARGEST_SET), lacks=lambda group: True,
        way_out=f"{_BEFORE_IT} one: `S != none and …`, or give a default: `first(S, x)`",
        names=Names.ORDER,
    ),
    "highest": Operation(
        (_SET,), _MEMBER, primitives.highest, (0, LARGEST_SET), lacks=lambda group: True,
        way_out=f"{_BEFORE_IT} one: `S != none and …`, or give a default: `last(S, x)`",
        names=Names.ORDER,
    ),
    "present": Operation(  # requires a value that isn't none
        (_MEMBER,), _MEMBER, primitives.present, lacks=lambda value: value[0] <= NONE <= value[1],
        way_out=_NOT_NONE, names=Names.IDENTITY,
    ),
    "reverse": Operation(
        (_ROW,), _ROW, lambda row: row[::-1], names=Names.ROW,
        usage="reverse(row)", sentence="a row or a list in reverse order",
    ),
    "tuple": Operation((_MEMBER,), _ROW, lambda *items: items, names=Names.IDENTITY, more=True),
    "step": Operation(
        (_CELL, _DIRECTION, _NUMBER), _CELL, primitives.step, _cell_of,
        lacks=_off_map, way_out=_NOT_NONE, maps=1, optional=1,
        names=Names.MAP,
        usage="step(cell, direction)",
        sentence="the next cell in a direction; with a number, that many steps away",
    ),
    "wrap": Operation(
        (_CELL, _DIRECTION, _NUMBER), _CELL, primitives.wrap, _wrapped_to,
        lacks=_off_map, way_out=_NOT_NONE, maps=1, optional=1,
        names=Names.MAP,
        usage="wrap(cell, direction)",
        sentence="like `step`, but continues at the opposite edge of the map",
    ),
    "row": Operation(
        (_CELL,), _NUMBER, lambda cells, c: primitives.on_map(c) // cells.width,
        lambda cells, c: (0, cells.height - 1), lacks=_off_map, maps=1,
        usage="row(cell)", sentence="the row of a cell, from 0",
    ),
    "col": Operation(
        (_CELL,), _NUMBER, lambda cells, c: primitives.on_map(c) % cells.width,
        lambda cells, c: (0, cells.width - 1), lacks=_off_map, maps=1,
        usage="col(cell)", sentence="the column of a cell, from 0",
    ),
    "distance": Operation(
        (_CELL, _CELL), _NUMBER, primitives.distance,
        lambda cells, a, b: (0, cells.height + cells.width - 2),
        lacks=lambda cells, a, b: a[0] < 0 or b[0] < 0, maps=1,
        names=Names.MAP,
        usage="distance(a, b)", sentence="the number of steps between two cells, ignoring walls",
    ),
    "neighbours": Operation(
        (_CELL,), _SET, primitives.neighbours, lacks=_off_map, maps=1, members=lambda cell: 4,
        names=Names.MAP, reach=lambda cells, cell: (1 << cells.size) - 1,
        usage="neighbours(cell)", sentence="the cells next to a cell",
    ),
    "shift": Operation(
        (_CELL, _CELL, _OTHER_CELL), _OTHER_CELL, primitives.shift, _cell_of,
        overloads=((_CELL, _OTHER_CELL, _OTHER_CELL, _CELL),),
        lacks=_off_map, way_out=_NOT_NONE, maps=3,
        names=Names.MAP,
        usage="shift(cell, a, b)", sentence="the cell, moved by the offset from a to b",
    ),
    "slide": Operation(
        (_CELL, _DIRECTION, _SET), _CELL, primitives.slide, _slid_to,
        lacks=_off_map, way_out=_NOT_NONE,
        work=lambda cells: max(cells.height, cells.width), maps=1,
        names=Names.MAP,
        usage="slide(cell, direction, S)",
        sentence="the last cell reached in a direction while each next cell is in S",
    ),
    "length": Operation(
        (_LIST,), _NUMBER, lists.length,
        lambda digits, row: (lists.fewest_of(digits, row), lists.most_of(digits, row)),
        names=Names.IDENTITY, maps=1,
    ),
    "element": Operation(
        (_LIST, _NUMBER), _MEMBER, lists.element,
        lambda digits, row, place: (digits.low, digits.high),
        lacks=lambda digits, row, place: place[0] < 1 or place[1] > lists.fewest_of(digits, row),
        way_out=f"{_BEFORE_IT} one: `count(…) >= … and …`", names=Names.IDENTITY, maps=1,
    ),
    "digit": Operation(  # the encoded element at a position, or 0
        (_LIST, _NUMBER), _NUMBER, lists.digit_at,
        lambda digits, row, place: (0, digits.high - digits.low + 1), maps=1,
    ),
    "push": Operation(
        (_LIST, _MEMBER), Scheme(Kind.LIST, "T", ("n", 1)), lists.push,
        lambda digits, row, value: lists.between(
            digits, lists.fewest_of(digits, row) + 1, lists.most_of(digits, row) + 1
        ),
        lacks=lambda digits, row, value: lists.can_be_out_of(digits, value),
        way_out="test first whether the value is in the range of the list",
        names=Names.IDENTITY, maps=1,
        usage="push(list, x)", sentence="a list with x added at the end",
    ),
    "joined": Operation(
        (_LIST, Scheme(Kind.LIST, "T", ("m",))), Scheme(Kind.LIST, "T", ("n", "m")),
        lists.joined, lists.bounds_of_joined,
        names=Names.IDENTITY, maps=1,
    ),
    "take": Operation(
        (_LIST, _NUMBER), _LIST, lists.take,
        lambda digits, row, count: lists.between(
            digits, 0, min(count[1], lists.most_of(digits, row))
        ),
        names=Names.IDENTITY, maps=1,
        usage="take(list, n)", sentence="the first n elements of a list, or all if it is shorter",
    ),
    "drop": Operation(
        (_LIST, _NUMBER), _LIST, lists.drop,
        lambda digits, row, count: lists.between(
            digits, 0, lists.most_of(digits, row) - max(0, count[0])
        ),
        names=Names.IDENTITY, maps=1,
        usage="drop(list, n)", sentence="a list without its first n elements",
    ),
    "backwards": Operation(
        (_LIST,), _LIST, lists.backwards,
        lambda digits, row: lists.between(
            digits, lists.fewest_of(digits, row), lists.most_of(digits, row)
        ),
        names=Names.IDENTITY, maps=1,
    ),
    "position": Operation(
        (_LIST, _MEMBER), _NUMBER, lists.place_of,
        lambda digits, row, value: (0, lists.most_of(digits, row)),
        names=Names.IDENTITY, maps=1,
        usage="position(list, x)",
        sentence="the first position of x in a list, from 1; 0 if x is not in it",
    ),
    "converted": Operation(  # into the digits of the second, an empty list
        (_LIST, _OTHER_LIST), _OTHER_LIST, lists.converted,
        lambda old, new, row, empty: lists.between(
            new, lists.fewest_of(old, row), lists.most_of(old, row)
        ),
        lacks=lambda old, new, row, empty: lists.can_be_out_of(new, (old.low, old.high)),
        way_out="test first whether the values are in the range of the other list",
        names=Names.IDENTITY, maps=2,
    ),
    "elements": Operation(
        (_LIST,), _SET, lists.as_set, names=Names.IDENTITY, maps=1,
        lacks=lambda digits, row: digits.low < 0,
        way_out="a set has no numbers below 0",
        usage="elements(list)", sentence="the set of the values in a list",
    ),
    "runs": Operation(  # in the digits of the first, an empty list
        (_OTHER_LIST, _SET), _OTHER_LIST, lists.runs,
        lambda digits, empty, group: lists.between(digits, 0, (group[1].bit_length() + 1) // 2),
        names=Names.PLACE, maps=1,
    ),
    "numbers": Operation((_STATES,), _SET, lambda states: (1 << len(states)) - 1),  # of a trace
    "last": Operation((_STATES,), _NUMBER, lambda states: len(states) - 1),
}  # fmt: skip
"""``text`` (a value as it prints), ``join`` (a set or row, and a separator) and ``picture`` (texts,
texts per line, column width) produce texts.  They need the types of their arguments, so they are
defined where values are formatted.  ``said`` (a trace, a number) describes the step to that state.
"""

COMPARISONS = tuple(
    name for name, row in OPERATIONS.items() if row.takes == (_MEMBER, _MEMBER) and not row.more
)
"""Operators that compare two values of one type."""


def _of_some(choose: Callable[..., Any]) -> Callable[[Iterable[int]], int]:
    def chosen(values: Iterable[int]) -> int:
        choice: int | None = choose(values, default=None)
        if choice is None:
            raise primitives.NoValue(f"the {choose.__name__} of nothing is undefined")
        return choice

    return chosen


def _set_of_members(values: Iterable[int]) -> int:
    members = list(values)
    primitives.with_one(0, min(members, default=0))
    return primitives.set_of(members)


REDUCTIONS: dict[str, Reduction] = {
    "every": Reduction(
        _CONDITION, _CONDITION, all, TRUTH, ends_at=False, repeats=True
    ),
    "some": Reduction(
        _CONDITION, _CONDITION, any, TRUTH, ends_at=True, repeats=True
    ),
    "different": Reduction(_MEMBER, _CONDITION, primitives.are_different, TRUTH),
    "those": Reduction(_MEMBER, _SET, _set_of_members, llvm="or"),
    "set": Reduction(_MEMBER, _SET, _set_of_members, repeats=True, llvm="or"),
    "sum": Reduction(_NUMBER, _NUMBER, sum, intervals.total, llvm="add"),
    "min": Reduction(
        _NUMBER, _NUMBER, _of_some(min), lambda body, fewest, most: body,
        lacks_of_nothing=True, chooses=True, repeats=True, way_out=f"{_BEFORE_IT} any",
        llvm="smin",
    ),
    "max": Reduction(
        _NUMBER, _NUMBER, _of_some(max), lambda body, fewest, most: body,
        lacks_of_nothing=True, chooses=True, repeats=True, way_out=f"{_BEFORE_IT} any",
        llvm="smax",
    ),
    "list": Reduction(  # each value is a list
        _LIST, _LIST, lists.chained, lists.bounds_of_chain, ordered=True, framed=True
    ),
    "texts": Reduction(_TEXT, _ROW, tuple, ordered=True),
    **{  # of the given set and the relation
        name: Reduction(_SET, gives, primitives.CLOSURES[name], bounds)
        for name, gives, bounds in (
            ("reach", _SET, ANYTHING), ("connected", _CONDITION, TRUTH)
        )
    },
}  # fmt: skip


def maps_of(operation: Operation, types: Sequence[Type]) -> list[Frame]:
    """The maps, digits of lists or types of lists of lists, which precede such arguments."""
    frames: list[Frame] = []
    for scheme, kind in zip(operation.takes, types[: operation.maps], strict=False):
        match kind:
            case Scalar(Cells() as cells):
                frames.append(cells)
            case ListOf():
                frames.append(kind if isinstance(scheme.of, Scheme) else kind.digits)
            case _:
                raise AssertionError(f"{kind!r} has no map or digits")
    return frames
