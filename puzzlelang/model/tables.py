"""Tables: data of one type, column by column, and the ways in which a table is read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from puzzlelang.core import (
    BOOLEAN,
    INTEGERS,
    Base,
    Boolean,
    Domain,
    Integers,
    Scalar,
    SetOf,
    TextType,
    Type,
    Unknown,
    domain_with,
    integer,
    members,
    show_scalar,
    whole,
    with_article,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.repeated_values import SECOND_KEY, once_each
from puzzlelang.model.symbols import BrokenSymbol, SetSymbol, Symbol, TableSymbol
from puzzlelang.syntax import tree
from puzzlelang.text import record

# ── columns: data of one type ────────────────────────────────────────────────────────


@record
class Column:
    """Cells of one type; a group's name stands for several values."""

    type: Type
    values: tuple[tuple[Any, ...], ...]


def column(
    checker: ExpressionChecker, cells: Sequence[tree.Expr], kind: Type | None = None
) -> Column | None:
    """The values in some cells that must be of one type, where ``kind`` is expected.

    A word that belongs to several types is settled by the words beside it.
    """
    bases = common_bases(checker, cells)
    if bases is None:
        return None
    if isinstance(kind, Scalar) and kind.base in bases:
        bases = [kind.base]
    if len(bases) > 1:
        listed = " and ".join(f"`{base.name}`" for base in bases)
        checker.wrong("words-of-several-types", cells[0], listed=listed)
        return None
    want = _want(bases[0]) if bases else None
    values: list[tuple[Any, ...]] = []
    kind = None
    for cell in cells:
        if isinstance(cell, tree.NoneValue):
            checker.wrong("none-in-table", cell)
            return None
        found = checker.set_or_value(cell, {}, want)
        value = checker.evaluate(found) if not isinstance(found.type, Unknown) else None
        if value is None:
            return None
        if isinstance(found.type, SetOf):
            several = tuple(members(value))
            one: Type = Scalar(found.type.base, 0, found.type.high)
        else:
            several, one = (value,), found.type
        if kind is not None and not alike(kind, one):
            checker.wrong("cell-of-other-type", cell, kind=one, before=kind)
            return None
        kind = kind or one
        values.append(several)
    if not isinstance(kind, Scalar | Boolean | TextType):
        checker.wrong("not-held-by-table", cells[0], kind=kind or BOOLEAN)
        return None
    if isinstance(kind, Scalar):
        flat = [value for group in values for value in group] or [0]
        kind = Scalar(kind.base, min(flat), max(flat))
    return Column(kind, tuple(values))


def alike(a: Type, b: Type) -> bool:
    if isinstance(a, Scalar) and isinstance(b, Scalar):
        return a.base is b.base
    return type(a) is type(b)


def _want(base: Base) -> Scalar:
    return integer(0, 0) if isinstance(base, Integers) else Scalar(base, 0, whole(base).high)


def common_bases(checker: ExpressionChecker, cells: Sequence[tree.Expr]) -> list[Base] | None:
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
                "word-of-other-type",
                cell,
                cell=cell.text,
                owner=with_article(candidates[0].name),
                before=with_article(common[0].name),
            )
            return None
        common = kept
    return common or []


# ── tables ───────────────────────────────────────────────────────────────────────────


def table(checker: ExpressionChecker, entry: tree.Named) -> Symbol:
    data = entry.data
    if isinstance(data, tree.DataList):
        if all(isinstance(item, tree.DataList) for item in data.items) and data.items:
            return _relation(checker, entry.name, data)
        return numbered(checker, entry.name, data) if data.items else _empty(checker, data)
    if not isinstance(data, tree.DataMap):
        checker.wrong("table-is-expression", data, name=entry.name.text)
        return BrokenSymbol()
    rows: list[tuple[tree.Expr, ...]] = []
    many: set[bool] = set()
    if not _flatten(checker, data, (), rows, many):
        return BrokenSymbol()
    if not rows:
        return _empty(checker, data)
    odd = next((row for row in rows if len(row) != len(rows[0])), None)
    if odd is not None:
        checker.wrong(
            "table-uneven",
            odd[-1],
            depth=len(odd) - 1,
            first_depth=len(rows[0]) - 1,
            also=rows[0][-1].span,
        )
        return BrokenSymbol()
    columns = [column(checker, cells) for cells in zip(*rows, strict=True)]
    if any(column is None for column in columns):
        return BrokenSymbol()
    good = [column for column in columns if column is not None]
    keys = _key_domains(checker, entry.name, good[:-1])
    if keys is None:
        return BrokenSymbol()
    expanded = _expand(good)
    if True in many:
        heads = zip(*(column.values for column in good[:-1]), strict=True)
        written = zip(heads, (row[-1] for row in rows), strict=True)
        if not once_each(checker, written, "the list of a key is a set", SECOND_KEY):
            return BrokenSymbol()
        return _many_valued(checker, entry.name, keys, good[-1], expanded)
    return _function(checker, entry.name, [*keys, good[-1]], expanded)


def _empty(checker: ExpressionChecker, data: tree.Data) -> Symbol:
    checker.wrong("table-empty", data, list=isinstance(data, tree.DataList))
    return BrokenSymbol()


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
                checker.wrong("table-of-lists-of-lists", item)
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
            checker.wrong("keys-of-no-members", name, kind=kind)
            return None
        keys.append(_domain(kind, {v for values in column.values for v in values}))
    return keys


def _domain(kind: Scalar, found: Iterable[int]) -> Domain:
    """Where a table may be asked: all members of the type, or the numbers that are listed."""
    if not isinstance(kind.base, Integers):
        return whole(kind.base)
    return domain_with(kind.base, found)


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
            at = ", ".join(show_scalar(v, k.base) for v, k in zip(key, keys, strict=True))
            checker.wrong("two-values-for-key", name, keys=at)
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
        checker.wrong("lists-not-sets", name, kind=last.type)
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
            checker.wrong("row-of-one", row)
            return BrokenSymbol()
        if listed and len(cells) != len(listed[0]):
            checker.wrong(
                "rows-of-two-lengths",
                row,
                count=len(cells),
                first_count=len(listed[0]),
                also=data.items[0].span,
            )
            return BrokenSymbol()
        listed.append(cells)
    columns = [column(checker, cells) for cells in zip(*listed, strict=True)]
    good = [column for column in columns if column is not None]
    if len(good) != len(columns):
        return BrokenSymbol()
    written = (("", row) for row in data.items)
    if not once_each(checker, written, "a table's rows are a set", "leave it out"):
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
        checker.wrong("rows-not-comparable", name)
        return BrokenSymbol()
    return TableSymbol(name.text, tuple(domains), tuple(rows), function, relation)


def numbered(
    checker: ExpressionChecker, name: tree.Name, data: tree.DataList, kind: Type | None = None
) -> Symbol:
    """``[8, 5, 3]``: a table numbered from 1; its values must be of ``kind``, if not None."""
    leaves = [item for item in data.items if not isinstance(item, tree.DataList | tree.DataMap)]
    if len(leaves) != len(data.items):
        odd = next(i for i in data.items if isinstance(i, tree.DataList | tree.DataMap))
        checker.wrong("list-of-lists", odd)
        return BrokenSymbol()
    found = column(checker, leaves, kind) if leaves else Column(kind or integer(0, 0), ())
    if found is None:
        return BrokenSymbol()
    keys = Domain(INTEGERS, range(1, len(leaves) + 1))
    rows = [(i, value) for i, values in enumerate(found.values, 1) for value in values]
    return _function(checker, name, [keys, found], rows)
