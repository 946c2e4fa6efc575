"""The language's functions, apart from variables, tables and definitions.

A function takes a call, with its checker and scope, and returns a core node.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from puzzlelang import model
from puzzlelang.core import (
    COMPARISONS,
    DIRECTIONS,
    OPERATIONS,
    REDUCTIONS,
    Cells,
    Integers,
    Kind,
    ListOf,
    Operation,
    Row,
    Scalar,
    SetOf,
    Type,
    Unknown,
    combinations_of,
    count_of,
    element_type,
    integer,
    join_types,
    size_of,
    universe,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.calls import Call, lazily, operation
from puzzlelang.model.hoisting import with_lets, without_lets
from puzzlelang.model.operators import TOGGLE, set_literal, toggled
from puzzlelang.model.parameters import chosen
from puzzlelang.model.trace_references import BESIDE, beside
from puzzlelang.syntax import tree
from puzzlelang.text import Record, WayOut

Meaning = Callable[..., core.Expr]
"""Core node of a call, from the call and its typed arguments."""


class Function(metaclass=Record):
    """Syntax, description, arguments and meaning."""

    usage: str
    sentence: str
    takes: tuple[Kind, ...]
    """Kinds of its arguments; if empty, the meaning reads any number of them."""
    meaning: Meaning
    optional: int = 0
    """Number of optional arguments, at the end."""
    like_first: bool = False
    """True if the result is of the first argument's type."""
    common: bool = False
    """True if authors often use this name: hiding it is no mistake."""


def _has_arguments(call: Call, usage: str, *wanted: int) -> bool:
    """Check the number of arguments; report a mismatch."""
    count = len(call.given)
    if count in wanted:
        return True
    help = model.unknown_names.help_for(call)
    call.wrong(
        "argument-count",
        name=call.name,
        wanted=" or ".join(map(str, wanted)) if wanted[1:] else wanted[0],
        given=count,
        label=f"expected: `{usage}`",
        help=help or model.advice.call_without(call.name, call.given, wanted[-1]),
    )
    return False


def _count(call: Call) -> core.Expr:
    checker, argument = call.checker, call.given[0]
    if isinstance(argument, tree.Binary) and argument.operator in (*COMPARISONS, "in", "not in"):
        help = model.advice.counted(argument, checker.names)
        if isinstance(help, WayOut):  # it replaces the whole call
            help = WayOut(help, *help.texts, span=call.span)
        return call.wrong("count-of-condition", 0, help=help)
    group = call.value(0)
    if isinstance(group.type, ListOf):
        lets, group = without_lets(group)
        return with_lets(lets, model.list_types.length(checker, call.span, group))
    if isinstance(group.type, Row):
        return core.number(call.span, count_of(group.type.keys))
    if not isinstance(group.type, SetOf):
        if isinstance(group.type, Unknown):
            return group
        return call.wrong("count-of-no-set", 0, kind=group.type)
    most = size_of(universe(group.type.base, group.type.high).values)
    lets, group = without_lets(group)
    return with_lets(lets, call.apply(integer(0, most), "count", group))


def _numbers(call: Call) -> core.Expr:
    """``min(a, b, …)``, ``sum(S)``, ``max(sizes)``: several numbers, or a collection of numbers."""
    checker, name, span = call.checker, call.name, call.span
    if len(call.given) > 1 and name != "sum":
        return call.apply(integer(0, 0), name, *map(call.number, range(len(call.given))))
    if not _has_arguments(call, f"{name}(E for x in S)", 1):
        return call.broken
    argument = call.value(0)
    kind = argument.type
    if isinstance(kind, SetOf) and isinstance(kind.base, Integers):
        bound = core.Local(span, integer(0, kind.high), "it")
        binder = core.Binder((bound,), range(kind.high + 1))
        inside = call.apply(kind, "in", bound, argument)
        return model.quantifiers.total(checker, span, name, (binder,), inside, bound)
    if isinstance(kind, ListOf) and isinstance(kind.element, Scalar):
        if isinstance(kind.element.base, Integers):
            place = core.Local(span, integer(1, kind.most), "it")
            binder, there, it = model.list_types.elements_at(checker, span, argument, place)
            return model.quantifiers.total(checker, span, name, (binder,), there, it)
    if isinstance(kind, Row) and isinstance(kind.element, Scalar):
        return _total_of_row(call, argument)
    if isinstance(kind, Unknown):
        return argument
    help = ""
    if isinstance(kind, SetOf):
        text = tree.written(call.given[0])
        help = model.advice.advised("call", kind, word=name, a=text)
    return call.wrong("folds-no-numbers", 0, name=name, kind=kind, help=help)


def _total_of_row(call: Call, row: core.Expr) -> core.Expr:
    """``sum(row)``"""
    assert isinstance(row.type, Row) and isinstance(row.type.element, Scalar)
    if not isinstance(row.type.element.base, Integers):
        return call.wrong("folds-row-of-no-numbers", 0, name=call.name, kind=row.type)

    def total(binders: tuple[core.Binder, ...], body: core.Expr) -> core.Expr:
        body = call.checker.present(body, call.given[0].span)
        return model.quantifiers.total(call.checker, call.span, call.name, binders, None, body)

    return over_row(call, row, total)


FoldOfRow = Callable[[tuple[core.Binder, ...], core.Expr], core.Expr]
"""Fold of the elements of a row, from the binders of its keys and an element."""


def over_row(call: Call, row: core.Expr, fold: FoldOfRow) -> core.Expr:
    """``fold`` of the elements of a row; their order is irrelevant."""
    assert isinstance(row.type, Row)
    span, keys, element = call.span, row.type.keys, row.type.element
    match row:
        case core.If(_, _, condition, then, otherwise):
            branches = over_row(call, then, fold), over_row(call, otherwise, fold)
            return _chosen(call, condition, *branches)
        case core.Let(_, _, name, value, inner, sure):
            return with_lets([(name, value, sure)], over_row(call, inner, fold))
        case core.Apply(_, _, "reverse", (turned,)):
            return over_row(call, turned, fold)
    places = tuple(core.Local(span, element_type(key), "it") for key in keys)
    binders = tuple(
        core.Binder((place,), key.values) for place, key in zip(places, keys, strict=True)
    )
    match row:
        case core.Whole(_, _, variable):
            body: core.Expr = core.Read(span, element, variable, places)
        case core.At(_, _, states, number, core.Whole(_, _, variable)):
            read = core.Read(span, element, variable, places)
            body = core.At(span, element, states, number, read)
        case core.Const(_, _, values):
            entries = dict(zip(combinations_of(keys), values, strict=True))
            table = core.Table("row", span, keys, element, entries)
            body = core.Lookup(span, element, table, places)
        case core.Apply(_, _, "tuple"):  # parameters, one for each member
            body = chosen(call.checker, span, call.name, row, *places)
        case _:
            raise AssertionError(f"not a row: {row!r}")
    return fold(binders, body)


def _chosen(call: Call, condition: core.Expr, then: core.Expr, otherwise: core.Expr) -> core.Expr:
    kind = join_types(then.type, otherwise.type)
    assert kind is not None, "both are numbers"
    return core.If(call.span, kind, condition, then, otherwise)


def _other(call: Call, value: core.Expr) -> core.Expr:
    """``other(farmer)``: low + high - x, where low and high are the two values of the type."""
    value = call.checker.present(value, call.given[0].span)
    kind = value.type
    if isinstance(kind, Unknown):
        return value
    values: Sequence[int] = ()
    has = ""
    if isinstance(kind, Scalar):
        base = kind.base
        numbers = isinstance(base, Integers)
        values = range(kind.low, kind.high + 1) if numbers else universe(base, 0).values
        has = "" if kind.base is DIRECTIONS else f", which has {len(values)}"
    if not isinstance(kind, Scalar) or len(values) != 2:
        return call.wrong(
            "other-of-two",
            kind=kind,
            has=has,
            help=model.unknown_names.help_for(call),
        )
    low, high = values
    if isinstance(value, core.Const):
        return core.constant(call.span, kind.base, low + high - value.value)
    total = core.number_as_stored(call.span, low + high)
    return core.Apply(call.span, Scalar(kind.base, low, high), "-", (total, value))


def _reverse(call: Call, row: core.Expr) -> core.Expr:
    if isinstance(row.type, ListOf):
        return call.apply(row.type, "backwards", row)
    if not isinstance(row.type, Row):
        return call.wrong("not-a-row", 0, kind=row.type)
    return call.apply(row.type, "reverse", row)


def _rank(call: Call, value: core.Expr) -> core.Expr:
    """``rank(x)``: the position of a member in its type, from 1."""
    value = call.checker.present(value, call.given[0].span)
    kind = value.type
    if isinstance(kind, Unknown):
        return value
    if not isinstance(kind, Scalar) or isinstance(kind.base, Integers | Cells):
        return call.wrong("rank-of-member", kind=kind, value=isinstance(kind, Scalar))
    if isinstance(value, core.Const):
        return core.number(call.span, value.value + 1)
    one = core.number(call.span, 1)
    return core.Apply(call.span, integer(kind.low + 1, kind.high + 1), "+", (value, one))


def _by_signature(call: Call, *given: core.Expr) -> core.Expr:
    """A call typed by the row of its operation."""
    places = [argument.span for argument in call.given]
    return operation(call.checker, call.span, call.name, given, places)


_UNREAD = (Kind.EXPRESSION,)

_OF_ROWS: Mapping[str, tuple[tuple[Kind, ...], Meaning]] = {
    "count": (_UNREAD, _count),
    "reverse": ((Kind.ROW,), _reverse),
    "elements": (
        (Kind.LIST,),
        lambda call, row: model.list_types.elements(call.checker, row, call.span),
    ),
    TOGGLE: (_UNREAD * 2, toggled),
    **dict.fromkeys(OPERATIONS.keys() & REDUCTIONS.keys(), ((), _numbers)),
    "different": ((), lambda call: model.quantifiers.different(call, over_row)),
}
"""Operations that need more checks than their rows describe."""


def _of_row(name: str, row: Operation) -> Function:
    first, gives = row.takes[0], row.gives
    by_signature = tuple(scheme.kind for scheme in row.takes), _by_signature
    return Function(
        row.usage, row.sentence, *_OF_ROWS.get(name, by_signature), row.optional,
        like_first=(first.kind, first.of) == (gives.kind, gives.of),
        common=first.kind is Kind.LIST,
    )  # fmt: skip


_TURNED = (Kind.DIRECTION,), lazily("map_functions", "turned")
_FOLLOWED = lazily("reachability", "named_relation")
_SIZE = (Kind.SET,), lazily("map_functions", "size")
_END = (Kind.SET_OR_LIST, Kind.EXPRESSION), lazily("list_functions", "end"), 1

FUNCTIONS: Mapping[str, Function] = {
    **{name: _of_row(name, row) for name, row in OPERATIONS.items() if row.usage},
    "sum": Function("sum(E for x in S)", "the sum of E for all x", (), _numbers),
    "set": Function("set(a, b)", "the set of these values", (), set_literal),
    "list": Function(
        "list(a, b)", "a list of these values", (), lazily("list_functions", "literal"),
        common=True,
    ),
    "element": Function(
        "element(list, n, default)",
        "element n of a list, from 1; `default`, if given, when there is no such element",
        (Kind.LIST, Kind.NUMBER, Kind.EXPRESSION), lazily("list_functions", "nth"), 1, common=True,
    ),
    "first": Function(
        "first(list, default)",
        "the first element of a list, or member of a set; `default`, if given, when it is empty",
        *_END, common=True,
    ),
    "last": Function(
        "last(list, default)",
        "the last element of a list, or member of a set; `default`, if given, when it is empty",
        *_END, common=True,
    ),
    "pop": Function(
        "pop(list)", "a list without its last element",
        (Kind.LIST,), lazily("list_functions", "pop"), like_first=True, common=True,
    ),
    "rest": Function(
        "rest(list)", "a list without its first element",
        (Kind.LIST,), lazily("list_functions", "rest"), like_first=True, common=True,
    ),
    "runs": Function(
        "runs(S)", "the list of the lengths of runs of consecutive members of a set",
        (Kind.SET,), lazily("list_functions", "runs"), common=True,
    ),
    "connected": Function(
        "connected(S, relation)",
        "true if a relation joins all members of S; of cells, by default, `neighbours`",
        _UNREAD * 2, _FOLLOWED, 1, common=True,
    ),
    "reach": Function(
        "reach(S, relation)", "the members that a relation leads to from those of S, and S",
        _UNREAD * 2, _FOLLOWED, common=True,
    ),
    "other": Function(
        "other(x)", "the other value of a type with two values", (Kind.MEMBER,), _other,
        like_first=True,
    ),
    "start": Function(
        "start(x)", "the value of x at the start", _UNREAD,
        lambda call: call.checker.at_start(call.given[0], call.scope, call.want),
    ),
    "rank": Function(
        "rank(x)", "the position of a member in its type, from 1", (Kind.MEMBER,), _rank
    ),
    "cell": Function(
        "cell(map, row, column)", "the cell of a map in a row and a column, from 0",
        (Kind.SET, Kind.NUMBER, Kind.NUMBER), lazily("map_functions", "cell_at"), common=True,
    ),
    "opposite": Function("opposite(direction)", "the opposite direction", *_TURNED, common=True),
    "right_of": Function(
        "right_of(direction)", "a direction turned right by 90 degrees", *_TURNED
    ),
    "left_of": Function("left_of(direction)", "a direction turned left by 90 degrees", *_TURNED),
    "rows": Function("rows(map)", "the number of rows of a map", *_SIZE),
    "columns": Function("columns(map)", "the number of columns of a map", *_SIZE),
    "sign": Function(
        "sign(cell)", "the character of a cell on the map", (Kind.CELL,),
        lazily("map_functions", "sign"),
    ),
    **{
        name: Function(f"{name}(E)", f"E in the state {name}; in views", _UNREAD, beside)
        for name in BESIDE
    },
    "join": Function(
        "join(S, ', ')", "values one after another, as a text", _UNREAD * 2,
        lazily("quantifiers", "join"), 1,
    ),
    "picture": Function(
        "picture(E for c in m)", "a text in the shape of a map, one character for each cell",
        (), lambda call: call.wrong("picture-of-nothing"),
    ),
}  # fmt: skip


def _argument(call: Call, kind: Kind, place: int, want: Type | None) -> core.Expr:
    """The argument at a place; report one of another kind.

    ``want`` is the expected type of the first argument; for later ones, its type.
    """
    match kind, want:
        case Kind.NUMBER, _:
            return call.number(place)
        case Kind.CONDITION, _:
            return call.checker.condition(call.given[place], call.scope)
        case Kind.SET, _:
            return call.a_set(place, want if place or isinstance(want, SetOf) else None)
        case Kind.LIST, _:
            return model.list_types.a_list(call.checker, call.given[place], call.scope, want)
        case Kind.SET_OR_LIST, _:
            value = call.value(place)
            fits = isinstance(value.type, SetOf | ListOf | Unknown)
            return value if fits else call.wrong("no-first", place, kind=value.type)
        case Kind.CELL, _:
            return model.map_functions.a_cell(call, place, None if place else want)
        case Kind.DIRECTION, _:
            return model.map_functions.a_direction(call, place)
        case Kind.MEMBER, ListOf(element) if place:
            return call.expression(place, element)
    return call.expression(place, want)


def _arguments(call: Call, function: Function) -> list[core.Expr]:
    """Return the typed arguments that the meaning doesn't read itself.

    If the first is broken, others are read only if they are of its kind or it should be a set.
    """
    arguments: list[core.Expr] = []
    want = call.want if function.like_first else None
    for place, kind in enumerate(function.takes[: len(call.given)]):
        if kind is Kind.EXPRESSION:
            break
        if place and isinstance(want, Unknown) and function.takes[0] not in (kind, Kind.SET):
            break
        arguments.append(_argument(call, kind, place, want))
        want = arguments[0].type
    return arguments


def call_function(call: Call) -> core.Expr | None:
    """Check a call of a function; return ``None`` for other names."""
    function = FUNCTIONS.get(call.name)
    if function is None:
        return None
    counts = range(len(function.takes) - function.optional, len(function.takes) + 1)
    if function.takes and not _has_arguments(call, function.usage, *counts):
        return call.broken
    arguments = _arguments(call, function)
    if arguments and isinstance(arguments[0].type, Unknown):
        return call.broken
    return function.meaning(call, *arguments)
