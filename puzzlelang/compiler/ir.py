"""The intermediate representation: what ground transitions ask and work out, as typed nodes.

Nodes are immutable and interned: equal nodes are one object, so comparing or hashing them costs
nothing however large they are.  The table of nodes holds them weakly.

What every pass asks of a node is an attribute of it, computed when it is made from the same
attributes of its ``children``.
"""

from __future__ import annotations

from _thread import RLock  # where `threading` and `weakref`, which are not small, take them from
from _weakref import ref
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import prod
from operator import attrgetter

from puzzlelang.compiler.constant_tables import Table
from puzzlelang.core import OPERATIONS, REDUCTIONS, Frame, Interval, Kind, hull
from puzzlelang.text import (
    Any,
    ClassVar,
    Self,
    TypeVar,
    assert_never,
    cast,
    dataclass_transform,
    weakly_called,
)

_Class = TypeVar("_Class")


class _Entry(ref["Node"]):
    """An entry of the table of nodes."""

    __slots__ = ("key",)
    key: tuple[Any, ...]


_NODES: dict[tuple[Any, ...], _Entry] = {}
_CHANGES = RLock()
"""Held while an entry changes: threads share the table, and nodes are forgotten at any moment."""


@weakly_called
def _forget(gone: Any) -> None:
    """Leave out a node that nobody holds, unless an equal one has come since."""
    key = gone.key
    with _CHANGES:
        if _NODES.get(key) is gone:
            del _NODES[key]


class Node:
    """What all nodes have.  Of the fields of a class an equal node has the same."""

    __slots__ = ("__weakref__", "binds", "bounds", "may_fault", "reads", "temps", "weight")
    __match_args__: ClassVar[tuple[str, ...]] = ()
    _setters: ClassVar[tuple[Callable[[Any, Any], None], ...]] = ()
    children: Any
    bounds: Interval
    """The least and the greatest value, as far as can be seen."""
    may_fault: bool
    """Can it be without a value in some state?"""
    reads: int
    """The slots that its value may depend on, as a set."""
    temps: frozenset[Temp]
    """The temps that it reads and does not bind itself."""
    binds: bool
    """Does it bind a temp?"""
    weight: int
    """How many nodes it is, written as a tree."""

    def __new__(cls, *values: Any) -> Self:
        key = (cls, *values)
        entry = _NODES.get(key)
        if entry is not None:
            known: Any = entry()
            if known is not None:
                return cast(Self, known)
        made: Any = object.__new__(cls)
        for set_, value in zip(cls._setters, values, strict=True):
            set_(made, value)
        _derive(made)
        new = _Entry(made, _forget)
        new.key = key
        with _CHANGES:
            entry = _NODES.get(key)
            known = entry and entry()
            if known is not None:  # another thread was faster
                return cast(Self, known)
            _NODES[key] = new
        return cast(Self, made)

    def __repr__(self) -> str:
        fields = ", ".join(repr(getattr(self, name)) for name in self.__match_args__)
        return f"{type(self).__name__}({fields})"


@dataclass_transform(frozen_default=True)
def node(cls: type[_Class]) -> type[_Class]:
    """Make a class of nodes out of one that declares their fields."""
    members = {k: v for k, v in vars(cls).items() if k not in ("__dict__", "__weakref__")}
    fields = tuple(members.get("__annotations__", ()))
    own = tuple(name for name in fields if name not in Node.__slots__)
    made: Any = type(
        cls.__name__, cls.__bases__, {**members, "__slots__": own, "__match_args__": fields}
    )
    made._setters = tuple(getattr(made, name).__set__ for name in fields)
    return made  # type: ignore[no-any-return]


NO_CHILDREN: Any = property(lambda self: ())


# ── leaves ───────────────────────────────────────────────────────────────────────────


@node
class Const(Node):
    """A number, a truth value (0 or 1) or a set (a bit mask)."""

    value: int
    children = NO_CHILDREN


@node
class Slot(Node):
    """A slot of the state."""

    number: int
    bounds: Interval
    children = NO_CHILDREN


@node
class Temp(Node):
    """A name that is bound by a ``Let``, a ``Fold``, a step or a loop.  ``stands_in``: for a value
    that may be a fault, and is put in its place before anything is made of the term.
    """

    number: int
    bounds: Interval
    stands_in: bool
    children = NO_CHILDREN


@node
class Fault(Node):
    """No value."""

    children = NO_CHILDREN


# ── reads ────────────────────────────────────────────────────────────────────────────


@node
class Element(Node):
    """Slot ``offset + index``; a fault unless the index is one of ``size``."""

    offset: int
    size: int
    index: Term
    bounds: Interval
    children = property(lambda self: (self.index,))

    @property
    def slots(self) -> tuple[Slot, ...]:
        """All that it may be."""
        return tuple(Slot(self.offset + k, self.bounds) for k in range(self.size))


@node
class Pick(Node):
    """One of the items; a fault unless the index is the place of one."""

    index: Term
    items: tuple[Term, ...]
    children = property(lambda self: (self.index, *self.items))


@node
class Look(Node):
    """An entry of a constant table; a fault when there is none."""

    table: Table
    index: Term
    children = property(lambda self: (self.index,))


@node
class Hit(Node):
    """The same of a table of 0 and 1, where the index is known to be a place of it."""

    table: Table
    index: Term
    children = property(lambda self: (self.index,))


# ── what is computed ───────────────────────────────────────────────────────────────


@node
class If(Node):
    condition: Term
    then: Term
    otherwise: Term
    children = property(attrgetter("condition", "then", "otherwise"))


@node
class Let(Node):
    """``body``, where ``temp`` is ``value``."""

    temp: Temp
    value: Term
    body: Term
    children = property(attrgetter("value", "body"))


@node
class Fold(Node):
    """``kind`` of ``body`` over all combinations of values for which ``where`` holds: ``temps`` and
    their ``values`` binder by binder, the last one fastest; ``maps`` as of an operation.
    """

    kind: str
    groups: tuple[tuple[Temp, ...], ...]
    values: tuple[Sequence[Any], ...]
    where: Term
    body: Term
    maps: tuple[Frame, ...]
    children = property(attrgetter("where", "body"))

    @property
    def bound(self) -> tuple[Temp, ...]:
        return tuple(temp for group in self.groups for temp in group)


@node
class Slide(Node):
    """From place ``cell`` on to its entry in ``beyond`` and so on, as long as that is in a set."""

    beyond: Table
    cell: Term
    free: Term
    children = property(attrgetter("cell", "free"))


@node
class Apply(Node):
    """An operation of the table in ``core``; on cells of these maps, on lists of these digits."""

    operation: str
    arguments: tuple[Term, ...]
    maps: tuple[Frame, ...]
    children = property(attrgetter("arguments"))


Term = Const | Slot | Temp | Fault | Element | Pick | Look | Hit | If | Let | Fold | Slide | Apply

SURE = (Const, Slot)
SIMPLE = (*SURE, Temp)
"""What is read and not computed; and of that, what can't be bound to a fault."""


def in_order(temps: Iterable[Temp]) -> list[Temp]:
    """In the order in which they were made."""
    return sorted(temps, key=lambda temp: temp.number)


class Leaves:
    """What the terms of one puzzle begin with: its slots, and temps on demand."""

    def __init__(self, slots: Sequence[Interval], temps: Iterator[int]) -> None:
        """``temps``: numbers that no other temp has."""
        self.slots = tuple(Slot(number, bounds) for number, bounds in enumerate(slots))
        self.temps = temps

    def temp(self, bounds: Interval, *, stands_in: bool = False) -> Temp:
        """A new temp whose value lies in ``bounds``."""
        return Temp(next(self.temps), bounds, stands_in)


# ── what is known of a node ──────────────────────────────────────────────────────────

CONDITIONS = frozenset(name for name, known in OPERATIONS.items() if known.gives is Kind.CONDITION)


def _derive(term: Any) -> None:
    """Find what is known of a new node from what is known of its children."""
    weight, reads, temps, binds, may_fault = 1, 0, NO_TEMPS, False, False
    for child in term.children:
        weight += child.weight
        reads |= child.reads
        if child.temps and not child.temps <= temps:
            temps = temps | child.temps if temps else child.temps
        if child.binds:
            binds = True
        if child.may_fault:
            may_fault = True
    term.may_fault = may_fault or may_lack(term)
    match term:
        case Apply():
            term.bounds = _bounds_of_result(term)
        case Const(value):
            term.bounds = value, value
        case Slot(number):
            reads = 1 << number
        case Temp():
            temps = frozenset((term,))
        case Element(offset, size):
            reads |= (1 << size) - 1 << offset
        case Look(table):
            term.bounds = table.low, table.high
        case Hit():
            term.bounds = 0, 1
        case If(_, then, otherwise):
            term.bounds = hull(then.bounds, otherwise.bounds)
        case Let(temp, value, body):
            term.bounds = body.bounds
            temps, binds = value.temps | (body.temps - {temp}), True
        case Fold(where=where):
            term.bounds = _bounds_of_fold(term)
            temps, binds = temps.difference(term.bound), True
            weight -= where is _TRUE  # where all are taken
        case Pick(_, items):
            term.bounds = hull(*[item.bounds for item in items])
        case Slide(beyond):
            term.bounds = 0, len(beyond.entries) - 1
        case Fault():
            term.bounds = 0, 0
        case _:
            raise AssertionError(f"unhandled node {term!r}")
    term.weight, term.reads, term.temps, term.binds = weight, reads, temps, binds


NO_TEMPS = frozenset[Any]()


def _bounds_of_result(term: Apply) -> Interval:
    bounds = OPERATIONS[term.operation].bounds
    if isinstance(bounds, tuple):
        return bounds
    return bounds(*term.maps, *[argument.bounds for argument in term.arguments])


def _bounds_of_fold(term: Fold) -> Interval:
    bounds = REDUCTIONS[term.kind].bounds
    if isinstance(bounds, tuple):
        return bounds
    most = prod(map(len, term.values))
    return bounds(*term.maps, term.body.bounds, most if term.where is _TRUE else 0, most)


def is_place(index: Term, size: int) -> bool:
    """Is the index of one of ``size`` things there in any case?"""
    low, high = index.bounds
    return low >= 0 and high < size


def may_lack(term: Term) -> bool:
    """Can it be without a value where all that it is made of has one?"""
    match term:
        case Apply(operation, arguments, maps):
            lacks = OPERATIONS[operation].lacks
            return lacks is not None and lacks(*maps, *[a.bounds for a in arguments])
        case Const() | Slot() | Hit() | If() | Let() | Slide():
            return False
        case Temp(_, _, stands_in):
            return stands_in
        case Look(table, index):
            return not is_place(index, len(table.entries)) or table.lacks(*index.bounds)
        case Element(_, size, index):
            return not is_place(index, size)
        case Pick(index, items):
            return not is_place(index, len(items))
        case Fold(kind):
            return REDUCTIONS[kind].lacks_of_nothing
        case Fault():
            return True
    assert_never(term)


_TRUE = Const(1)
FAULT = Fault()


def nodes(*terms: Term) -> Iterator[Term]:
    """All nodes of some terms, each once."""
    stack, seen = list(reversed(terms)), set[Term]()
    while stack:
        top = stack.pop()
        if top not in seen:
            seen.add(top)
            yield top
            stack.extend(top.children)
