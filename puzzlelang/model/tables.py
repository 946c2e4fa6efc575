"""Tables: columns of one type, from the puzzle or from files, and forms in which they are read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from puzzlelang.core import (
    BOOLEAN,
    COMPASS,
    DIRECTIONS,
    INTEGERS,
    LARGEST,
    TEXT,
    Base,
    Boolean,
    Cells,
    Domain,
    Integers,
    Members,
    Scalar,
    SetOf,
    TextType,
    Type,
    Unknown,
    count_of,
    domain_with,
    integer,
    join_types,
    members,
    show_scalar,
    universe,
    whole,
    with_article,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.symbols import (
    BUILTIN_SETS,
    BooleanSymbol,
    BrokenSymbol,
    SetSymbol,
    Symbol,
    TableSymbol,
)
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Record, Span, WayOut

# ── columns: data of one type ────────────────────────────────────────────────────────


class Column(metaclass=Record):
    """Cells of one type; the name of a group gives several values."""

    type: Type
    values: tuple[tuple[Any, ...], ...]


def column(
    checker: Checker, cells: Sequence[tree.Cell], kind: Type | None = None, header: str = ""
) -> Column | None:
    """Read cells that must be of one type; ``kind`` is the expected type.

    Words of several types are resolved by the other words; in a file, also by the ``header``.
    """
    words = [cell for cell in cells if isinstance(cell, tree.Word)]
    plain = [cell for cell in cells if not isinstance(cell, tree.Word)]
    if not words:
        return _column(checker, plain, kind)

    beside = _column(checker, plain, kind) if plain else None
    if plain and beside is None:
        return None
    from_file = column_of_words(checker, words, beside.type if beside else kind, header)
    if from_file is None or beside is None:
        return from_file
    there, here = iter(beside.values), iter(from_file.values)
    values = [next(here if isinstance(cell, tree.Word) else there) for cell in cells]
    both = join_types(beside.type, from_file.type)
    assert both is not None, "the words were read as values of the other type"
    return Column(both, tuple(values))


def columns(checker: Checker, rows: Iterable[Sequence[tree.Cell]]) -> list[Column] | None:
    """Return the columns of rows of equal length."""
    data_columns = [column(checker, cells) for cells in zip(*rows, strict=True)]
    complete = [one for one in data_columns if one is not None]
    return complete if len(complete) == len(data_columns) else None


def _column(checker: Checker, cells: Sequence[tree.Expr], kind: Type | None) -> Column | None:
    bases = common_bases(checker, cells)
    if bases is None:
        return None
    if isinstance(kind, Scalar) and kind.base in bases:
        bases = [kind.base]
    if len(bases) > 1:
        type_list = " and ".join(f"`{base.name}`" for base in bases)
        checker.wrong("words-of-several-types", cells[0], listed=type_list)
        return None
    want = _want(bases[0]) if bases else None
    values: list[tuple[Any, ...]] = []
    kind = None
    for cell in cells:
        if isinstance(cell, tree.NoneValue):
            checker.wrong("none-in-table", cell)
            return None
        expr = checker.set_or_value(cell, {}, want)
        value = checker.evaluate(expr) if not isinstance(expr.type, Unknown) else None
        if value is None:
            return None
        if isinstance(expr.type, SetOf):
            several = tuple(members(value))
            one: Type = Scalar(expr.type.base, 0, expr.type.high)
        else:
            several, one = (value,), expr.type
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


def common_bases(checker: Checker, cells: Iterable[tree.Cell]) -> list[Base] | None:
    """Return the types that fit all plain words among ``cells``; none if there are no words."""
    common: list[Base] = []
    for cell in cells:
        candidates = _candidates(checker, cell)
        if candidates is None:
            return None
        intersection = [base for base in common if base in candidates] if common else candidates
        if candidates and not intersection:
            assert isinstance(cell, tree.Name | tree.Word), "others have no candidates"
            checker.wrong(
                "word-of-other-type",
                cell,
                cell=cell.text,
                owner=with_article(candidates[0].name),
                before=with_article(common[0].name),
            )
            return None
        common = intersection if candidates else common
    return common


def _candidates(checker: Checker, cell: tree.Cell) -> list[Base] | None:
    """Return the types that a word may belong to; None after a mistake, already reported."""
    names = checker.names
    match cell:
        case tree.Name(_, text):
            symbol = names.as_set(text)
            if isinstance(symbol, BrokenSymbol):
                return None
            if isinstance(symbol, SetSymbol):
                return [symbol.domain.base]
            return [base for base, _ in names.members.get(text, ())]
        case tree.Word(_, text):
            directions: list[Base] = [DIRECTIONS] if text in COMPASS else []
            return [*(base for base, _ in names.members.get(text, ())), *directions]
    return []


# ── tables ───────────────────────────────────────────────────────────────────────────


def table(checker: Checker, entry: tree.Named) -> Symbol:
    data = entry.data
    if isinstance(data, tree.DataList):
        return numbered(checker, entry.name, data) if data.items else _empty(checker, data)
    if not isinstance(data, tree.DataMap):
        return checker.broken("table-is-expression", data, name=entry.name.text)
    rows: list[tuple[tree.Cell, ...]] = []
    many = False
    for keys, below in rows_below(data):
        is_list = isinstance(below, tree.DataList)
        many = many or is_list
        for item in below.items if isinstance(below, tree.DataList) else (below,):
            if not isinstance(item, tree.Cell):
                return checker.broken(
                    "table-of-lists-of-lists" if is_list else "columns-below-key", item
                )
            rows.append((*keys, item))
    if not rows:
        return _empty(checker, data)
    odd = next((row for row in rows if len(row) != len(rows[0])), None)
    if odd is not None:
        return checker.broken(
            "table-uneven",
            odd[-1],
            depth=len(odd) - 1,
            first_depth=len(rows[0]) - 1,
            also=rows[0][-1].span,
        )
    data_columns = columns(checker, rows)
    domains = None if data_columns is None else key_domains(checker, entry.name, data_columns[:-1])
    if data_columns is None or domains is None:
        return BrokenSymbol()
    expanded = expand(data_columns)
    if many:
        heads = zip(*(column.values for column in data_columns[:-1]), strict=True)
        entries = zip(heads, (row[-1] for row in rows), strict=True)
        why = "the list of a key is a set"
        if not once_each(checker, entries, why, as_list(entry.name)):
            return BrokenSymbol()
        return _many_valued(checker, entry.name, domains, data_columns[-1], expanded)
    return _function(checker, entry.name, domains, data_columns[-1], expanded)


MOST_PLACES = 1 << 22
"""Limit on combinations of keys of a table that is read: each has a place in memory."""


def is_too_wide(checker: Checker, node: tree.Call | tree.Tuple, table: core.Table | None) -> bool:
    """Report a table with too many combinations of keys; the size of maps is limited elsewhere."""
    if table is None or (size := count_of(table.keys)) <= MOST_PLACES:
        return False
    if len(table.keys) == 1 and isinstance(table.keys[0].base, Cells):
        return False
    checker.wrong("table-too-wide", node, name=table.name, size=size, most=MOST_PLACES)
    return True


def _empty(checker: Checker, data: tree.Data) -> Symbol:
    return checker.broken("table-empty", data, list=isinstance(data, tree.DataList))


def rows_below(
    data: tree.Data, before: tuple[tree.Cell, ...] = ()
) -> Iterator[tuple[tuple[tree.Cell, ...], tree.Data]]:
    """Yield the ends of a nested mapping, each with its keys."""
    if isinstance(data, tree.DataMap):
        for key, value in data.entries:
            yield from rows_below(value, (*before, key))
    else:
        yield before, data


def expand(columns: Sequence[Column]) -> list[tuple[Any, ...]]:
    """Return rows of values, with the names of groups expanded."""
    rows = zip(*(column.values for column in columns), strict=True)
    return [values for cells in rows for values in product(*cells)]


def key_domains(
    checker: Checker, name: tree.Name, columns: Sequence[Column]
) -> list[Domain] | None:
    keys = []
    for column in columns:
        kind = column.type
        if not isinstance(kind, Scalar):
            checker.wrong("keys-of-no-members", name, kind=kind)
            return None
        keys.append(_domain(kind, {v for values in column.values for v in values}))
    return keys


def _domain(kind: Scalar, values: Iterable[int]) -> Domain:
    """Return the keys of a table: all members of the type, or the listed numbers."""
    if not isinstance(kind.base, Integers):
        return whole(kind.base)
    return domain_with(kind.base, values)


def _function(
    checker: Checker,
    name: tree.Name,
    keys: Sequence[Domain],
    last: Column,
    rows: Sequence[tuple[Any, ...]],
) -> Symbol:
    entries: dict[tuple[int, ...], Any] = {}
    for *key, value in rows:
        if entries.setdefault(tuple(key), value) != value:
            at = ", ".join(show_scalar(v, k.base) for v, k in zip(key, keys, strict=True))
            return checker.broken("two-values-for-key", name, keys=at)
    values = value_domain(last.type, [row[-1] for row in rows])
    return table_symbol(name, keys, values, last.type, entries, rows)


def table_symbol(
    name: tree.Name,
    keys: Sequence[Domain],
    values: Domain | None,
    element: Type,
    entries: dict[tuple[int, ...], Any],
    rows: Sequence[tuple[Any, ...]],
    default: Any = None,
) -> TableSymbol:
    """Build a table from its ``entries`` by key, and its ``rows`` with values."""
    function = core.Table(name.text, name.span, tuple(keys), element, entries, default)
    domains = (*keys, values)
    return TableSymbol(name.text, domains, tuple(rows), function, rows_table(name, domains, rows))


def value_domain(kind: Type, values: Iterable[Any]) -> Domain | None:
    return _domain(kind, values) if isinstance(kind, Scalar) else None


def rows_table(
    name: tree.Name, columns: Sequence[Domain | None], rows: Sequence[tuple[Any, ...]]
) -> core.Table | None:
    """Build the relation: true for the rows, false otherwise."""
    domains = tuple(column for column in columns if column is not None)
    if len(domains) != len(columns):
        return None
    entries = dict.fromkeys(rows, 1)
    return core.Table(name.text, name.span, domains, BOOLEAN, entries, default=0)


def _many_valued(
    checker: Checker,
    name: tree.Name,
    keys: Sequence[Domain],
    last: Column,
    rows: Sequence[tuple[Any, ...]],
) -> Symbol:
    """``wolf: [dog, goat]``: a relation whose last column is read as a set."""
    if not isinstance(last.type, Scalar) or last.type.low < 0:
        return checker.broken("lists-not-sets", name, kind=last.type)
    entries: dict[tuple[int, ...], int] = {}
    for *key, value in rows:
        entries[tuple(key)] = entries.get(tuple(key), 0) | 1 << value
    element = SetOf(last.type.base, universe(last.type.base, last.type.high).high)
    values = value_domain(last.type, [row[-1] for row in rows])
    return table_symbol(name, keys, values, element, entries, rows, default=0)


def numbered(
    checker: Checker, name: tree.Name, data: tree.DataList, kind: Type | None = None
) -> Symbol:
    """``[8, 5, 3]``: a table numbered from 1; its values must be of ``kind``, if not None."""
    leaves = [item for item in data.items if isinstance(item, tree.Cell)]
    if len(leaves) != len(data.items):
        odd = next(item for item in data.items if not isinstance(item, tree.Cell))
        return checker.broken("list-of-lists", odd)
    contents = column(checker, leaves, kind) if leaves else Column(kind or integer(0, 0), ())
    if contents is None:
        return BrokenSymbol()
    keys = Domain(INTEGERS, range(1, len(leaves) + 1))
    rows = [(i, value) for i, values in enumerate(contents.values, 1) for value in values]
    return _function(checker, name, [keys], contents, rows)


# ── types of columns ───────────────────────────────────────────────────────────────────


_WHOLE = re.compile(r"-?[0-9]+")
_DIGITS = 19
_TRUTH = {"false": 0, "true": 1}


def are_numbers(words: Sequence[tree.Word]) -> bool:
    return all(_WHOLE.fullmatch(word.text) for word in words)


def column_of_words(
    checker: Checker, words: Sequence[tree.Word], kind: Type | None = None, header: str = ""
) -> Column | None:
    """Convert the words of a column to members, numbers, booleans or texts.

    The expected ``kind`` decides, then a ``header`` that names a type or set, then the words: a
    type that fits all of them, numbers first.
    """
    domain: Domain | None = None
    if kind is None and (header in checker.names.sets or header in BUILTIN_SETS):
        symbol = checker.names.as_set(header)
        if isinstance(symbol, BrokenSymbol):
            return None
        if isinstance(symbol, BooleanSymbol):
            kind = BOOLEAN
        elif isinstance(symbol, SetSymbol):
            domain = symbol.domain
            kind = Scalar(domain.base, 0, 0)
    if kind is None:
        kind = _common(checker, words)
    match kind:
        case None:
            return None
        case TextType():
            return Column(TEXT, tuple((word.text,) for word in words))
        case Boolean():
            values = _each(checker, words, _TRUTH, "true or false", list(_TRUTH))
        case Scalar(Integers()):
            values = _numbers(checker, words)
        case Scalar(base):
            values = _members(checker, words, base)
        case _:
            checker.wrong("not-held-by-table", words[0], kind=kind)
            return None
    if values is None:
        return None
    if domain is not None:
        for word, value in zip(words, values, strict=True):
            if value not in domain.values:
                checker.wrong("word-of-no-set", word, word=word.text, set=header)
                return None
    if isinstance(kind, Scalar):
        kind = Scalar(kind.base, min(values, default=0), max(values, default=0))
    return Column(kind, tuple((value,) for value in values))


def _numbers(checker: Checker, words: Sequence[tree.Word]) -> list[int] | None:
    numbers: list[int] = []
    for word in words:
        text = word.text
        if not _WHOLE.fullmatch(text):
            checker.wrong("word-no-number", word, word=text)
            return None
        if len(text.lstrip("-")) > _DIGITS or abs(int(text)) > LARGEST:
            checker.wrong("number-beyond", word, most=LARGEST)
            return None
        numbers.append(int(text))
    return numbers


def _members(checker: Checker, words: Sequence[tree.Word], base: Base) -> list[int] | None:
    if not isinstance(base, Members):
        checker.wrong("cell-in-file", words[0], map=base.name)
        return None
    places = {name: place for place, name in enumerate(base.names)}
    return _each(checker, words, places, with_article(base.name), base.names)


def _each(
    checker: Checker,
    words: Sequence[tree.Word],
    places: dict[str, int],
    noun: str,
    names: Sequence[str],
) -> list[int] | None:
    values: list[int] = []
    for word in words:
        value = places.get(word.text)
        if value is None:
            help = checker.near(word, names)
            checker.wrong("word-unknown", word, word=word.text, noun=noun, help=help)
            return None
        values.append(value)
    return values


def _common(checker: Checker, words: Sequence[tree.Word]) -> Type | None:
    """Find the type that fits all words; None if that isn't unique (reported)."""
    if are_numbers(words):
        return Scalar(INTEGERS, 0, 0)
    common = common_bases(checker, words)
    if common is None:
        return None
    if not common:
        truth = all(word.text in _TRUTH for word in words)
        return BOOLEAN if truth else TEXT
    if len(common) > 1:
        first = next(word for word in words if _candidates(checker, word))
        type_list = " and ".join(f"`{base.name}`" for base in common)
        help = "the name of a type as the name of the column decides"
        checker.wrong("words-of-several-types", first, listed=type_list, help=help)
        return None
    return Scalar(common[0], 0, 0)


Written = tuple[Any, tree.Data]
"""The set that an entry belongs to, and the entry."""


def as_list(name: tree.Name) -> WayOut:
    """Suggest a list, for repeated or ordered values."""
    text = f"{name.text} as list"
    words = f"write it once; where values may repeat, or have an order, write `{text}:`"
    return WayOut(words, text, span=name.span)


def once_each(checker: Checker, written: Iterable[Written], why: str, help: str) -> bool:
    """Report entries that repeat an earlier one of their set; False if there are some.

    Equal values may be written differently: a parameter that is 1 and a 1, or a group and one of
    its members.
    """
    first: dict[Any, Span] = {}
    fine = True
    for group, node in written:
        text = node.span.in_one_line
        before = first.setdefault((group, text.replace(" ", "")), node.span)
        if before is not node.span:
            fine = False
            checker.wrong("listed-twice", node, text=text, why=why, help=help, also=before)
    return fine


# ── relations ─────────────────────────────────────────────────────────────────────────


def relation(checker: Checker, name: tree.Name, data: tree.DataList) -> Symbol:
    """``- [wolf, goat]``: rows of one length."""
    rows: list[tuple[tree.Cell, ...]] = []
    for row in data.items:
        assert isinstance(row, tree.DataList)
        cells = tuple(item for item in row.items if isinstance(item, tree.Cell))
        if len(cells) != len(row.items) or len(cells) < 2:
            return checker.broken("row-of-one", row)
        if rows and len(cells) != len(rows[0]):
            return checker.broken(
                "rows-of-two-lengths",
                row,
                count=len(cells),
                first_count=len(rows[0]),
                also=data.items[0].span,
            )
        rows.append(cells)
    data_columns = columns(checker, rows)
    if data_columns is None:
        return BrokenSymbol()
    entries = (("", row) for row in data.items)
    if not once_each(checker, entries, "a table's rows are a set", "leave it out"):
        return BrokenSymbol()
    return _of_columns(checker, name, data_columns)


def rows_of_file(checker: Checker, name: tree.Name, data: tree.DataRows) -> Symbol:
    """Read the rows of a file like listed rows."""
    data_columns: list[Column] = []
    for header, cells in zip(data.header, zip(*data.rows, strict=True), strict=True):
        values = column(checker, cells, header=header.text)
        if values is None:
            return BrokenSymbol()
        data_columns.append(values)
    first: dict[tuple[str, ...], tree.Word] = {}
    for row in data.rows:
        before = first.setdefault(tuple(word.text for word in row), row[0])
        if before is not row[0]:
            return checker.broken(
                "listed-twice",
                row[0].span.to(row[-1].span),
                text=", ".join(word.text for word in row),
                why="a table's rows are a set",
                help="leave it out",
                also=before.span,
            )
    return _of_columns(checker, name, data_columns)


def _of_columns(checker: Checker, name: tree.Name, good: Sequence[Column]) -> Symbol:
    rows = list(dict.fromkeys(expand(good)))
    domains = [
        value_domain(column.type, [v for vs in column.values for v in vs]) for column in good
    ]
    keys = tuple(domain for domain in domains[:-1] if domain is not None)
    heads = [row[:-1] for row in rows]
    function = None
    if len(set(heads)) == len(heads) and len(keys) == len(domains) - 1:
        entries = {row[:-1]: row[-1] for row in rows}
        function = core.Table(name.text, name.span, keys, good[-1].type, entries)
    relation = rows_table(name, domains, rows)
    if function is None and relation is None:
        return checker.broken("rows-not-comparable", name)
    return TableSymbol(name.text, tuple(domains), tuple(rows), function, relation)
