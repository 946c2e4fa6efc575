"""The intermediate representation: terms of ground transitions as typed nodes.

Nodes are immutable and interned in a weak table: equal nodes are one object, so comparing and
hashing take constant time. A node's attributes are computed at construction, from its children's.
"""

from __future__ import annotations

from _thread import RLock  # used by `threading` and `weakref`, which are slow to import
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
    """An entry in the table of nodes."""

    __slots__ = ("key",)
    key: tuple[Any, ...]


_NODES: dict[tuple[Any, ...], _Entry] = {}
_CHANGES = RLock()
"""Held while an entry changes: threads share the table, and a node may be collected at any time."""


@weakly_called
def _forget(gone: Any) -> None:
    """Remove a collected node, unless an equal one has replaced it."""
    key = gone.key
    with _CHANGES:
        if _NODES.get(key) is gone:
            del _NODES[key]


class Node:
    """Base class of nodes. A class declares the fields that determine equality."""

    __slots__ = ("__weakref__", "binds", "bounds", "may_fault", "reads", "temps", "weight")
    __match_args__: ClassVar[tuple[str, ...]] = ()
    _setters: ClassVar[tuple[Callable[[Any, Any], None], ...]] = ()
    children: Any
    bounds: Interval
    """Lower and upper bound of the value."""
    may_fault: bool
    """Can it fault in some state?"""
    reads: int
    """Mask of the slots that its value may depend on."""
    temps: frozenset[Temp]
    """The free temps."""
    binds: bool
    """Does it bind a temp?"""
    weight: int
    """Number of nodes, as a tree."""

    def __new__(cls, *values: Any) -> Self:
        key = (cls, *values)
        entry = _NODES.get(key)
        if entry is not None:
            existing: Any = entry()
            if existing is not None:
                return cast(Self, existing)
        instance: Any = object.__new__(cls)
        for setter, value in zip(cls._setters, values, strict=True):
            setter(instance, value)
        _derive(instance)
        new = _Entry(instance, _forget)
        new.key = key
        with _CHANGES:
            entry = _NODES.get(key)
            existing = entry and entry()
            if existing is not None:  # from another thread
                return cast(Self, existing)
            _NODES[key] = new
        return cast(Self, instance)

    def __repr__(self) -> str:
        fields = ", ".join(repr(getattr(self, name)) for name in self.__match_args__)
        return f"{type(self).__name__}({fields})"


@dataclass_transform(frozen_default=True)
def node(cls: type[_Class]) -> type[_Class]:
    """Turn a class that declares fields into a class of nodes."""
    members = {k: v for k, v in vars(cls).items() if k not in ("__dict__", "__weakref__")}
    fields = tuple(members.get("__annotations__", ()))
    own = tuple(name for name in fields if name not in Node.__slots__)
    node_class: Any = type(
        cls.__name__, cls.__bases__, {**members, "__slots__": own, "__match_args__": fields}
    )
    node_class._setters = tuple(getattr(node_class, name).__set__ for name in fields)
    return node_class  # type: ignore[no-any-return]


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
    """A name bound by a ``Let``, a ``Fold``, a step or a loop.

    With ``stands_in``, it represents a value that may fault; the value replaces it before the term
    is used.
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
    """Slot ``offset + index``; a fault unless the index is in ``range(size)``."""

    offset: int
    size: int
    index: Term
    bounds: Interval
    children = property(lambda self: (self.index,))

    @property
    def slots(self) -> tuple[Slot, ...]:
        """All slots that it may read."""
        return tuple(Slot(self.offset + k, self.bounds) for k in range(self.size))


@node
class Pick(Node):
    """One of the items; a fault if the index is out of range."""

    index: Term
    items: tuple[Term, ...]
    children = property(lambda self: (self.index, *self.items))


@node
class Look(Node):
    """An entry of a constant table; a fault if it has none."""

    table: Table
    index: Term
    children = property(lambda self: (self.index,))


@node
class Hit(Node):
    """An entry of a table of 0 and 1, at an index that is known to be in range."""

    table: Table
    index: Term
    children = property(lambda self: (self.index,))


# ── computation ────────────────────────────────────────────────────────────────────


@node
class If(Node):
    condition: Term
    then: Term
    otherwise: Term
    children = property(attrgetter("condition", "then", "otherwise"))


@node
class Let(Node):
    """``body`` with ``temp`` bound to ``value``."""

    temp: Temp
    value: Term
    body: Term
    children = property(attrgetter("value", "body"))


@node
class Fold(Node):
    """``kind`` of ``body`` over all combinations of values that satisfy ``where``.

    ``groups`` and ``values`` have the temps and values of each binder; the last one varies fastest.
    ``maps`` is as for an operation.
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
class Closure(Node):
    """``reach`` or ``connected``: follow a relation from the members of the set ``begin``.

    ``body`` is the set that it leads to from ``temp``, a number below ``size``.
    """

    kind: str
    temp: Temp
    size: int
    begin: Term
    body: Term
    children = property(attrgetter("begin", "body"))


@node
class Slide(Node):
    """Follow ``beyond`` from ``cell`` while the next cell is in the set ``free``."""

    beyond: Table
    cell: Term
    free: Term
    children = property(attrgetter("cell", "free"))


@node
class Apply(Node):
    """An operation of the table in ``core``, on cells of maps or lists of digits if ``maps`` has
    any.
    """

    operation: str
    arguments: tuple[Term, ...]
    maps: tuple[Frame, ...]
    children = property(attrgetter("arguments"))


Term = (
    Const | Slot | Temp | Fault | Element | Pick | Look | Hit | If | Let | Fold | Closure | Slide
    | Apply
)  # fmt: skip

SURE = (Const, Slot)
SIMPLE = (*SURE, Temp)
"""SIMPLE terms are read, not computed; SURE ones can't be bound to a fault either."""


def in_order(temps: Iterable[Temp]) -> list[Temp]:
    """Sort temps by creation."""
    return sorted(temps, key=lambda temp: temp.number)


class Leaves:
    """The leaves of one puzzle's terms: its slots, and temps on demand."""

    def __init__(self, slots: Sequence[Interval], temps: Iterator[int]) -> None:
        """``temps`` yields unused numbers."""
        self.slots = tuple(Slot(number, bounds) for number, bounds in enumerate(slots))
        self.temps = temps

    def temp(self, bounds: Interval, *, stands_in: bool = False) -> Temp:
        """Create a temp with these bounds."""
        return Temp(next(self.temps), bounds, stands_in)


# ── attributes ───────────────────────────────────────────────────────────────────────

CONDITIONS = frozenset(name for name, row in OPERATIONS.items() if row.gives.kind is Kind.CONDITION)


def _derive(term: Any) -> None:
    """Compute the attributes of a new node from its children's."""
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
            row = OPERATIONS[term.operation]
            term.bounds = row.bounds_of(term.maps, (a.bounds for a in term.arguments))
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
            weight -= where is _TRUE  # no condition
        case Closure(kind, temp):
            bounds = REDUCTIONS[kind].bounds
            assert isinstance(bounds, tuple)
            term.bounds = bounds
            temps, binds = term.begin.temps | (term.body.temps - {temp}), True
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


def _bounds_of_fold(term: Fold) -> Interval:
    bounds = REDUCTIONS[term.kind].bounds
    if isinstance(bounds, tuple):
        return bounds
    most = prod(map(len, term.values))
    return bounds(*term.maps, term.body.bounds, most if term.where is _TRUE else 0, most)


def is_place(index: Term, size: int) -> bool:
    """Is the index always in ``range(size)``?"""
    low, high = index.bounds
    return low >= 0 and high < size


def may_lack(term: Term) -> bool:
    """Can the node fault even if all its children have values?"""
    match term:
        case Apply(operation, arguments, maps):
            lacks = OPERATIONS[operation].lacks
            return lacks is not None and lacks(*maps, *[a.bounds for a in arguments])
        case Const() | Slot() | Hit() | If() | Let() | Closure() | Slide():
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
    """Yield all nodes of some terms, each once."""
    stack, seen = list(reversed(terms)), set[Term]()
    while stack:
        top = stack.pop()
        if top not in seen:
            seen.add(top)
            yield top
            stack.extend(top.children)
