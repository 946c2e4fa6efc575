"""Params, types, sets and tables: what is known before the search."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from puzzlelang.model import core
from puzzlelang.model.binding import constant_domain
from puzzlelang.model.builtins import members
from puzzlelang.model.checker import ExpressionChecker
from puzzlelang.model.symbols import (
    BrokenSymbol,
    ConstSymbol,
    SetSymbol,
    Symbol,
    TableSymbol,
)
from puzzlelang.model.types import (
    BOOLEAN,
    INTEGERS,
    Base,
    Boolean,
    Domain,
    Integers,
    Members,
    Scalar,
    SetOf,
    TextType,
    Type,
    Unknown,
    describe,
    integer,
    whole,
)
from puzzlelang.syntax import tree

MOST_MEMBERS = 4096


def declare_constants(
    checker: ExpressionChecker, puzzle: tree.Puzzle, settings: Mapping[str, tree.Data]
) -> None:
    """Declare the names of params, types, sets and tables; each is worked out when first used."""
    names = checker.names
    for entry in puzzle.parameters:
        data = settings.get(entry.name.text, entry.data)
        names.declare(
            "values", entry.name, "a parameter",
            lambda entry=entry, data=data: _parameter(checker, entry, data),  # type: ignore[misc]
        )  # fmt: skip
    for entry in puzzle.types:
        _declare_type(checker, entry)
    for entry in puzzle.sets:
        names.declare(
            "sets",
            entry.name,
            "a set",
            lambda entry=entry: _set(checker, entry),  # type: ignore[misc]
        )
    for entry in puzzle.tables:
        names.declare(
            "values",
            entry.name,
            "a table",
            lambda entry=entry: _table(checker, entry),  # type: ignore[misc]
        )


# ── params ───────────────────────────────────────────────────────────────────────────


def _parameter(checker: ExpressionChecker, entry: tree.Named, data: tree.Data) -> Symbol:
    wants_list = isinstance(entry.data, tree.DataList)
    if wants_list and not isinstance(data, tree.DataList | tree.DataMap):
        data = tree.DataList(data.span, (data,))
    if wants_list != isinstance(data, tree.DataList):
        checker.wrong(
            "wrong-type", data.span,
            f"the parameter `{entry.name.text}` is {'a list' if wants_list else 'one value'}",
            help="for a list write the values with commas between" if wants_list else "",
        )  # fmt: skip
        return BrokenSymbol()
    if isinstance(data, tree.DataList):
        return _listed(checker, entry.name, data)
    if isinstance(data, tree.DataMap):
        checker.wrong(
            "wrong-shape", data.span, "a parameter is one value or a list",
            help="move what has names of its own to `tables:`",
        )  # fmt: skip
        return BrokenSymbol()
    found = _constant(checker, data)
    return ConstSymbol(found) if found is not None else BrokenSymbol()


def _constant(checker: ExpressionChecker, node: tree.Expr) -> core.Const | None:
    found = checker.expression(node, {})
    if isinstance(found.type, Unknown):
        return None
    value = checker.evaluate(found)
    return None if value is None else checker.constant(node.span, found.type, value)


def _listed(checker: ExpressionChecker, name: tree.Name, data: tree.DataList) -> Symbol:
    """``[8, 5, 3]``: a table numbered from 1."""
    leaves = [item for item in data.items if not isinstance(item, tree.DataList | tree.DataMap)]
    if len(leaves) != len(data.items) or not leaves:
        checker.wrong("wrong-shape", data.span, "a list of plain values is wanted here")
        return BrokenSymbol()
    column = _column(checker, leaves)
    if column is None:
        return BrokenSymbol()
    keys = Domain(INTEGERS, range(1, len(leaves) + 1))
    rows = [(i, value) for i, values in enumerate(column.values, 1) for value in values]
    return _function(checker, name, [keys, column], rows)


# ── types and sets ───────────────────────────────────────────────────────────────────


def _declare_type(checker: ExpressionChecker, entry: tree.Named) -> None:
    names, data = checker.names, entry.data
    if isinstance(data, tree.DataMap) or (isinstance(data, tree.DataList) and _are_names(data)):
        leaves: list[tree.Name] = []
        groups: list[tuple[tree.Name, int, int]] = []
        if not _collect(checker, data, leaves, groups):
            names.declare("sets", entry.name, "a type", BrokenSymbol())
            return
        base = Members(entry.name.text, tuple(leaf.text for leaf in leaves))
        names.declare("sets", entry.name, "a type", SetSymbol(entry.name.text, whole(base)))
        names.declare_members(base, tuple(leaves))
        for group, start, end in groups:
            symbol = SetSymbol(group.text, Domain(base, range(start, end)))
            names.declare("sets", group, "a group", symbol)
        return
    names.declare("sets", entry.name, "a type", lambda: _set(checker, entry))


def _are_names(data: tree.DataList) -> bool:
    return bool(data.items) and not any(isinstance(i, tree.Number | tree.Unary) for i in data.items)


def _collect(
    checker: ExpressionChecker,
    data: tree.DataList | tree.DataMap,
    leaves: list[tree.Name],
    groups: list[tuple[tree.Name, int, int]],
) -> bool:
    """The member names of a type, and its groups with their places among them."""
    items: Iterable[tuple[tree.Expr | None, tree.Data]]
    items = data.entries if isinstance(data, tree.DataMap) else ((None, i) for i in data.items)
    for key, item in items:
        start = len(leaves)
        if isinstance(item, tree.DataList | tree.DataMap):
            if not _collect(checker, item, leaves, groups):
                return False
        elif isinstance(item, tree.Name):
            if any(leaf.text == item.text for leaf in leaves):
                checker.wrong(
                    "twice", item.span, f"`{item.text}` is listed twice",
                    help="every member of a type has a name of its own",
                )  # fmt: skip
                return False
            leaves.append(item)
        else:
            checker.wrong(
                "not-a-name", item.span, "the members of a type are names",
                label="letters, digits and _; the first is no digit",
                help="for numbers write a range: `1 .. 5`",
            )  # fmt: skip
            return False
        if isinstance(key, tree.Name):
            groups.append((key, start, len(leaves)))
        elif key is not None:
            checker.wrong("not-a-name", key.span, "a group has a name")
            return False
    if len(leaves) > MOST_MEMBERS:
        checker.wrong("too-large", data.span, f"a type has at most {MOST_MEMBERS} members")
        return False
    return True


def _set(checker: ExpressionChecker, entry: tree.Named) -> Symbol:
    """A constant set: an expression, or a list of members, numbers, groups and other sets."""
    data = entry.data
    if isinstance(data, tree.DataMap):
        checker.wrong(
            "wrong-shape", data.span, "a set is a list or an expression",
            help="a type may have groups; declare it under `types:`",
        )  # fmt: skip
        return BrokenSymbol()
    if not isinstance(data, tree.DataList):
        domain = constant_domain(checker, data, f"`{entry.name.text}`")
        return SetSymbol(entry.name.text, domain) if domain is not None else BrokenSymbol()
    leaves = [item for item in data.items if not isinstance(item, tree.DataList | tree.DataMap)]
    if len(leaves) != len(data.items) or not leaves:
        checker.wrong("wrong-shape", data.span, "a list of names or numbers is wanted here")
        return BrokenSymbol()
    column = _column(checker, leaves)
    if column is None or not isinstance(column.type, Scalar):
        return BrokenSymbol()
    values = sorted({value for group in column.values for value in group})
    contiguous = len(values) == values[-1] - values[0] + 1
    domain = Domain(
        column.type.base, range(values[0], values[-1] + 1) if contiguous else tuple(values)
    )
    return SetSymbol(entry.name.text, domain)


# ── columns: data of one type ────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Column:
    """Cells of one type; a group's name stands for several values."""

    type: Type
    values: tuple[tuple[Any, ...], ...]


def _column(checker: ExpressionChecker, cells: Sequence[tree.Expr]) -> Column | None:
    """The values in some cells that must be of one type.

    A word that belongs to several types is settled by the words beside it.
    """
    bases = _common_bases(checker, cells)
    if bases is None:
        return None
    if len(bases) > 1:
        listed = " and ".join(f"`{base.name}`" for base in bases)
        checker.wrong(
            "ambiguous-word", cells[0].span, "these words belong to several types",
            label=f"{listed} have all of them", help="give the members of one type other names",
        )  # fmt: skip
        return None
    want = _want(bases[0]) if bases else None
    values: list[tuple[Any, ...]] = []
    kind: Type | None = None
    for cell in cells:
        found = checker.set_or_value(cell, {}, want)
        value = checker.evaluate(found) if not isinstance(found.type, Unknown) else None
        if value is None:
            return None
        if isinstance(found.type, SetOf):
            several = tuple(members(value))
            one: Type = Scalar(found.type.base, 0, found.type.high)
        else:
            several, one = (value,), found.type
        if kind is not None and not _alike(kind, one):
            checker.wrong(
                "wrong-type", cell.span, "this is of another type than what stands beside it",
                label=f"this is {describe(one)}; before it was {describe(kind)}",
            )  # fmt: skip
            return None
        kind = kind or one
        values.append(several)
    if not isinstance(kind, Scalar | Boolean | TextType):
        checker.wrong(
            "wrong-type", cells[0].span, f"a table can't hold {describe(kind or BOOLEAN)}"
        )
        return None
    if isinstance(kind, Scalar):
        flat = [value for group in values for value in group] or [0]
        kind = Scalar(kind.base, min(flat), max(flat))
    return Column(kind, tuple(values))


def _alike(a: Type, b: Type) -> bool:
    if isinstance(a, Scalar) and isinstance(b, Scalar):
        return a.base is b.base
    return type(a) is type(b)


def _want(base: Base) -> Scalar:
    return integer(0, 0) if isinstance(base, Integers) else Scalar(base, 0, whole(base).high)


def _common_bases(checker: ExpressionChecker, cells: Sequence[tree.Expr]) -> list[Base] | None:
    """The types that all plain words among ``cells`` may belong to (none: no words)."""
    common: list[Base] | None = None
    for cell in cells:
        if not isinstance(cell, tree.Name):
            continue
        symbol = checker.names.find(cell.text, set_first=True)
        if isinstance(symbol, BrokenSymbol):
            return None
        if isinstance(symbol, SetSymbol):
            candidates: list[Base] = [symbol.domain.base]
        elif cell.text in checker.names.members:
            candidates = [base for base, _ in checker.names.members[cell.text]]
        else:
            continue
        kept = [b for b in common if b in candidates] if common is not None else candidates
        if not kept and common:
            checker.wrong(
                "wrong-type", cell.span, "this is of another type than what stands beside it",
                label=f"`{cell.text}` is a {candidates[0].name}; before it was a {common[0].name}",
            )  # fmt: skip
            return None
        common = kept
    return common or []


# ── tables ───────────────────────────────────────────────────────────────────────────


def _table(checker: ExpressionChecker, entry: tree.Named) -> Symbol:
    data = entry.data
    if isinstance(data, tree.DataList):
        if all(isinstance(item, tree.DataList) for item in data.items) and data.items:
            return _relation(checker, entry.name, data)
        return _listed(checker, entry.name, data)
    if not isinstance(data, tree.DataMap):
        checker.wrong(
            "wrong-shape", data.span, "a table is a mapping or a list",
            help="what is computed goes under `define:`",
        )  # fmt: skip
        return BrokenSymbol()
    rows: list[tuple[tree.Expr, ...]] = []
    many: set[bool] = set()
    if not _flatten(checker, data, (), rows, many):
        return BrokenSymbol()
    if len({len(row) for row in rows}) != 1:
        checker.wrong(
            "wrong-shape", data.span, "this table is deeper in some places than in others",
            label="every entry must have the same number of keys",
        )  # fmt: skip
        return BrokenSymbol()
    columns = [_column(checker, cells) for cells in zip(*rows, strict=True)]
    if any(column is None for column in columns):
        return BrokenSymbol()
    good = [column for column in columns if column is not None]
    keys = _key_domains(checker, entry.name, good[:-1])
    if keys is None:
        return BrokenSymbol()
    expanded = _expand(good)
    if True in many:
        return _many_valued(checker, entry.name, keys, good[-1], expanded)
    return _function(checker, entry.name, [*keys, good[-1]], expanded)


def _flatten(
    checker: ExpressionChecker,
    data: tree.Data,
    before: tuple[tree.Expr, ...],
    rows: list[tuple[tree.Expr, ...]],
    many: set[bool],
) -> bool:
    """Rows of a nested mapping; ``many`` learns whether lists stand at the end of it."""
    if isinstance(data, tree.DataMap):
        return all(
            _flatten(checker, value, (*before, key), rows, many) for key, value in data.entries
        )
    if isinstance(data, tree.DataList):
        many.add(True)
        for item in data.items:
            if isinstance(item, tree.DataList | tree.DataMap):
                checker.wrong("wrong-shape", item.span, "a table's values are plain")
                return False
            rows.append((*before, item))
        return True
    rows.append((*before, data))
    return True


def _expand(columns: Sequence[Column]) -> list[tuple[Any, ...]]:
    """Rows of values, each group's name written out as its members."""
    from itertools import product

    rows: list[tuple[Any, ...]] = []
    for cells in zip(*(column.values for column in columns), strict=True):
        rows.extend(product(*cells))
    return rows


def _key_domains(
    checker: ExpressionChecker, name: tree.Name, columns: Sequence[Column]
) -> list[Domain] | None:
    keys = []
    for column in columns:
        kind = column.type
        if not isinstance(kind, Scalar):
            checker.wrong(
                "wrong-type", name.span, f"the keys of `{name.text}` are no members or numbers",
                label=f"they are {describe(kind)}",
            )  # fmt: skip
            return None
        keys.append(_domain(kind, {v for values in column.values for v in values}))
    return keys


def _domain(kind: Scalar, found: Iterable[int]) -> Domain:
    """Where a table may be asked: all members of the type, or the numbers that are listed."""
    if not isinstance(kind.base, Integers):
        return whole(kind.base)
    values = sorted(set(found))
    contiguous = len(values) == values[-1] - values[0] + 1
    return Domain(kind.base, range(values[0], values[-1] + 1) if contiguous else tuple(values))


def _function(
    checker: ExpressionChecker,
    name: tree.Name,
    columns: Sequence[Domain | Column],
    rows: Sequence[tuple[Any, ...]],
) -> Symbol:
    """A table with one value for each key."""
    keys = tuple(column for column in columns[:-1] if isinstance(column, Domain))
    last = columns[-1]
    element = last.type if isinstance(last, Column) else BOOLEAN
    entries: dict[tuple[int, ...], Any] = {}
    for *key, value in rows:
        if entries.setdefault(tuple(key), value) != value:
            checker.wrong(
                "twice", name.span, f"`{name.text}` has two values for one key",
                help="for several values write a list: `wolf: [goat, dog]`",
            )  # fmt: skip
            return BrokenSymbol()
    function = core.Table(name.text, name.span, keys, element, entries)
    domains = (*keys, _value_domain(element, [row[-1] for row in rows]))
    return TableSymbol(name.text, domains, tuple(rows), function, _rows_table(name, domains, rows))


def _value_domain(kind: Type, values: Iterable[Any]) -> Domain | None:
    return _domain(kind, values) if isinstance(kind, Scalar) else None


def _rows_table(
    name: tree.Name, columns: Sequence[Domain | None], rows: Sequence[tuple[Any, ...]]
) -> core.Table | None:
    """The relation: true for the rows, false for all else."""
    domains = tuple(column for column in columns if column is not None)
    if len(domains) != len(columns):
        return None
    entries = dict.fromkeys(rows, 1)
    return core.Table(name.text, name.span, domains, BOOLEAN, entries, default=0)


def _many_valued(
    checker: ExpressionChecker,
    name: tree.Name,
    keys: Sequence[Domain],
    last: Column,
    rows: Sequence[tuple[Any, ...]],
) -> Symbol:
    """``wolf: [dog, goat]``: a relation whose last column is read as a set."""
    if not isinstance(last.type, Scalar) or last.type.low < 0:
        checker.wrong(
            "wrong-type", name.span, f"the lists in `{name.text}` can't be sets",
            label=f"they hold {describe(last.type)}", help="a set holds members or numbers from 0",
        )  # fmt: skip
        return BrokenSymbol()
    entries: dict[tuple[int, ...], int] = {}
    for *key, value in rows:
        entries[tuple(key)] = entries.get(tuple(key), 0) | 1 << value
    high = last.type.high if isinstance(last.type.base, Integers) else whole(last.type.base).high
    element = SetOf(last.type.base, high)
    function = core.Table(name.text, name.span, tuple(keys), element, entries, default=0)
    domains = (*keys, _value_domain(last.type, [row[-1] for row in rows]))
    return TableSymbol(name.text, domains, tuple(rows), function, _rows_table(name, domains, rows))


def _relation(checker: ExpressionChecker, name: tree.Name, data: tree.DataList) -> Symbol:
    """``- [wolf, goat]``: rows of one length."""
    listed: list[tuple[tree.Expr, ...]] = []
    for row in data.items:
        assert isinstance(row, tree.DataList)
        cells = tuple(i for i in row.items if not isinstance(i, tree.DataList | tree.DataMap))
        if len(cells) != len(row.items) or len(cells) < 2:
            checker.wrong("wrong-shape", row.span, "a row is a list of two or more plain values")
            return BrokenSymbol()
        if listed and len(cells) != len(listed[0]):
            checker.wrong(
                "wrong-shape", row.span, f"this row has {len(cells)} columns",
                label=f"the rows before have {len(listed[0])}",
            )  # fmt: skip
            return BrokenSymbol()
        listed.append(cells)
    columns = [_column(checker, cells) for cells in zip(*listed, strict=True)]
    good = [column for column in columns if column is not None]
    if len(good) != len(columns):
        return BrokenSymbol()
    rows = list(dict.fromkeys(_expand(good)))
    domains = [
        _value_domain(column.type, [v for vs in column.values for v in vs]) for column in good
    ]
    keys = tuple(domain for domain in domains[:-1] if domain is not None)
    heads = [row[:-1] for row in rows]
    function = None
    if len(set(heads)) == len(heads) and len(keys) == len(domains) - 1:
        entries = {row[:-1]: row[-1] for row in rows}
        function = core.Table(name.text, name.span, keys, good[-1].type, entries)
    relation = _rows_table(name, domains, rows)
    if function is None and relation is None:
        checker.wrong("wrong-type", name.span, f"the rows of `{name.text}` can't be compared")
        return BrokenSymbol()
    return TableSymbol(name.text, tuple(domains), tuple(rows), function, relation)
