"""Lists in tables and params: ``clue as list: {1: [3, 1], 2: [2]}``, ``word as list of letter``.

Each list in an entry is a value; a flat list makes the entry one list. In lists of single-character
members, a word is the list of its letters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from puzzlelang import model
from puzzlelang.core import (
    INTEGERS,
    Domain,
    Element,
    Integers,
    ListOf,
    Members,
    Scalar,
    Type,
    element_type,
    integer,
    list_of,
    show_domain,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.binding import constant_domain
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.symbols import BrokenSymbol, ConstSymbol, Symbol, TableSymbol
from puzzlelang.model.tables import (
    Column,
    alike,
    column,
    columns,
    key_domains,
    rows_below,
    table_symbol,
)
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Record, Span

Nested = tree.Cell | list["Nested"]
"""A value, or a list of nested values."""


def listed(
    checker: Checker, entry: tree.Named, data: tree.Data | None = None, *, keys: bool = True
) -> Symbol:
    """Read an entry ``as list``, which is a table or a list.

    ``data`` from outside replaces the entry's own; without ``keys``, the entry is one list.
    """
    assert entry.listed is not None
    reader = _Reader(checker, entry, _domain(checker, entry))
    if entry.listed.element is not None and reader.domain is None:
        return BrokenSymbol()
    active_data = entry.data if data is None else data
    is_other = active_data is not entry.data
    in_file = reader.nested(entry.data) if is_other else None
    if is_other and reader.domain is None:
        own = reader.values([in_file])
        if own is None:
            return BrokenSymbol()
        reader.like = _innermost(own.type)
    if isinstance(active_data, tree.DataMap):
        if not keys:
            return checker.broken("parameter-is-mapping", active_data)
        return reader.by_keys(active_data)
    nested = reader.nested(active_data)
    if nested is None:
        return BrokenSymbol()
    if keys and any(isinstance(item, list) for item in nested):
        return reader.numbered(nested)
    if in_file and nested and {*_depths(in_file)} != {*_depths(nested)}:
        return reader.of_other_depth(active_data, max(_depths(in_file)))
    lists = reader.values([nested])
    if lists is None:
        return BrokenSymbol()
    return ConstSymbol(core.Const(active_data.span, lists.type, lists.values[0]))


def _innermost(kind: ListOf) -> Element:
    return _innermost(kind.element) if isinstance(kind.element, ListOf) else kind.element


def _domain(checker: Checker, entry: tree.Named) -> Domain | None:
    """Return the domain after ``of``: a type or a range."""
    assert entry.listed is not None
    node = entry.listed.element
    if node is None:
        return None
    return constant_domain(checker, node, f"the type of `{entry.name.text}`")


MOST_LETTERS = 131_072
"""Letters allowed in all words of an entry that are lists of letters."""


class Values(metaclass=Record):
    type: ListOf
    values: tuple[int, ...]


class _Reader(metaclass=Record, frozen=False):
    checker: Checker
    entry: tree.Named
    domain: Domain | None
    like: Type | None = None
    """Element type of the list in the file, if the value comes from outside."""

    @property
    def element(self) -> Scalar | None:
        return None if self.domain is None else element_type(self.domain)

    def of_other_depth(self, given: tree.Data, depth: int) -> BrokenSymbol:
        """Report a value from outside with another nesting depth than the one in the file."""
        name, also = self.entry.name.text, self.entry.data.span
        return self.checker.broken(
            "list-of-other-depth", given, name=name, flat=depth == 1, also=also
        )

    # ── the shape ────────────────────────────────────────────────────────────────────

    def nested(self, data: tree.Data) -> list[Nested] | None:
        """Read a list of values and lists; a single value is a list of its letters or of itself."""
        match data:
            case tree.DataList(_, items):
                parts: list[Nested] = []
                for part in items:
                    item = self.item(part)
                    if item is None:
                        return None
                    parts.append(item)
                plain = [item for item in parts if not isinstance(item, list)]
                if self.has_letters and not all(map(self.is_member, plain)):
                    if not self.may_spell(plain):
                        return None
                    return [i if isinstance(i, list) else self.letters(i) for i in parts]
                if len(plain) < len(parts):
                    return [[] if isinstance(i, tree.NoneValue) else i for i in parts]
                return parts
            case tree.DataRows(_, _, rows):
                return [list(row) for row in rows]
            case tree.DataMap() | tree.DataFile():
                self.checker.wrong("mapping-in-list", data)
                return None
        if self.has_letters:
            return self.letters(data)
        return [] if isinstance(data, tree.NoneValue) else [data]

    def item(self, data: tree.Data) -> Nested | None:
        return data if isinstance(data, tree.Cell) else self.nested(data)

    @property
    def has_letters(self) -> bool:
        kind = self.element
        return kind is not None and isinstance(kind.base, Members) and all(
            len(name) == 1 for name in kind.base.names
        )  # fmt: skip

    def is_member(self, cell: tree.Cell) -> bool:
        assert self.element is not None and isinstance(self.element.base, Members)
        text = _text(cell)
        return text is None or text in self.element.base.names or len(text) == 1

    def is_letter(self, character: str) -> bool:
        assert self.element is not None and isinstance(self.element.base, Members)
        return character in self.element.base.names

    def may_spell(self, words: Sequence[tree.Cell]) -> bool:
        letters = sum(len(_text(word) or "") for word in words)
        if letters > MOST_LETTERS:
            self.checker.wrong("too-many-letters", self.entry.name, most=MOST_LETTERS)
        return letters <= MOST_LETTERS

    def letters(self, cell: tree.Cell) -> list[Nested]:
        """Split a word into characters with spans; ``none`` is empty unless it can be a word."""
        if isinstance(cell, tree.NoneValue) and not all(map(self.is_letter, "none")):
            return []
        text, span = _text(cell), cell.span
        if text is None:
            return [cell]
        start = span.start + max(0, span.text.find(text))
        exact = span.text.find(text) >= 0
        return [
            tree.Word(Span(span.source, start + i, start + i + 1) if exact else span, character)
            for i, character in enumerate(text)
        ]

    # ── values ───────────────────────────────────────────────────────────────────────

    def by_keys(self, data: tree.DataMap) -> Symbol:
        rows: list[tuple[tuple[tree.Cell, ...], tree.Data]] = list(rows_below(data))
        checker = self.checker
        if not rows:
            return checker.broken("table-empty", data, list=False)
        depth = len(rows[0][0])
        for keys, data_of_key in rows:
            if len(keys) != depth:
                also = rows[0][1].span
                return checker.broken(
                    "table-uneven", data_of_key, depth=len(keys), first_depth=depth, also=also
                )
            is_none = isinstance(data_of_key, tree.NoneValue)
            if isinstance(data_of_key, tree.Cell) and not is_none and not self.has_letters:
                return checker.broken("list-of-key", data_of_key)
        nested = [self.nested(value) for _, value in rows]
        key_columns = columns(checker, (keys for keys, _ in rows))
        if key_columns is None:
            return BrokenSymbol()
        domains = key_domains(checker, self.entry.name, key_columns)
        lists = self.values(nested)
        if lists is None or domains is None:
            return BrokenSymbol()
        entries: dict[tuple[int, ...], int] = {}
        for place, value in enumerate(lists.values):
            for key in product(*(one.values[place] for one in key_columns)):
                if entries.setdefault(key, value) != value:
                    return checker.broken("list-twice", rows[place][1])
        return self.table(tuple(domains), lists.type, entries)

    def numbered(self, nested: list[Nested]) -> Symbol:
        odd = next((item for item in nested if not isinstance(item, list)), None)
        if odd is not None:
            return self.checker.broken("list-beside-lists", odd)
        lists = self.values(nested)  # type: ignore[arg-type]
        if lists is None:
            return BrokenSymbol()
        key = Domain(INTEGERS, range(1, len(nested) + 1))
        entries: dict[tuple[int, ...], int] = {
            (place,): value for place, value in enumerate(lists.values, 1)
        }
        return self.table((key,), lists.type, entries)

    def table(
        self, keys: tuple[Domain, ...], kind: ListOf, entries: dict[tuple[int, ...], int]
    ) -> TableSymbol:
        """Build a table that maps missing keys to the empty list."""
        return table_symbol(self.entry.name, keys, None, kind, entries, (), default=0)

    def values(self, lists: Sequence[list[Nested] | None]) -> Values | None:
        """Convert lists to values of one type."""
        checker = self.checker
        rows = [one for one in lists if one is not None]
        if len(rows) < len(lists):
            return None
        depths = {depth for one in rows for depth in _depths(one)}
        if len(depths) > 1:
            odd = next(_leaf(one) for one in rows if min(_depths(one), default=9) == min(depths))
            checker.wrong("list-beside-lists", odd)
            return None
        cells = list(_cells(rows))
        kind: Type = self.element or integer(0, 0)
        if cells:
            contents = column(checker, cells, self.element or self.like)
            if contents is None or not self.fits(cells, contents):
                return None
            several = [i for i, group in enumerate(contents.values) if len(group) != 1]
            if several:
                checker.wrong("set-in-list", cells[several[0]])
                return None
            kind = self.element or contents.type
            if not model.list_types.can_be_listed(kind):
                checker.wrong("not-in-lists", cells[0], kind=kind)
                return None
            values = iter([value for (value,) in contents.values])
        else:
            values = iter(())
        assert isinstance(kind, Element)
        return self.packed(rows, kind, values, max(depths, default=1))

    def packed(
        self, lists: list[list[Nested]], element: Element, values: Iterator[Any], depth: int
    ) -> Values | None:
        inner = [item for one in lists for item in one]
        most = max(map(len, lists), default=0)
        if depth > 1:
            below = self.packed(inner, element, values, depth - 1)  # type: ignore[arg-type]
            if below is None:
                return None
            element, values = below.type, iter(below.values)
        kind = ListOf(element, most)
        if model.list_types.is_too_large(self.checker, self.entry.name, kind):
            return None
        digits = kind.digits
        return Values(kind, tuple(list_of(digits, [next(values) for _ in one]) for one in lists))

    def fits(self, cells: Sequence[tree.Cell], column: Column) -> bool:
        """Check that all values are in the set after ``of``, or of the kind used in the file."""
        element = self.element or self.like
        if element is None:
            return True
        if not alike(column.type, element):
            numbers = isinstance(element, Scalar) and isinstance(element.base, Integers)
            expected_kind = "a number" if numbers else element
            self.checker.wrong("list-of-others", cells[0], kind=column.type, wanted=expected_kind)
            return False
        for cell, values in zip(cells, column.values, strict=True):
            if self.domain is not None and any(one not in self.domain.values for one in values):
                domain = show_domain(self.domain)
                self.checker.wrong("list-beyond", cell, domain=domain)
                return False
        return True


def _text(cell: tree.Cell) -> str | None:
    match cell:
        case tree.Word(_, text) | tree.Name(_, text) | tree.Text(_, text):
            return text
        case tree.NoneValue():
            return "none"
    return None


def _cells(lists: Sequence[Nested]) -> Iterator[tree.Cell]:
    for item in lists:
        if isinstance(item, list):
            yield from _cells(item)
        else:
            yield item


def _depths(one: list[Nested]) -> set[int]:
    """Return the depths of the values in a list; nothing for an empty list."""
    depths: set[int] = set()
    for item in one:
        if not isinstance(item, list):
            depths.add(1)
        elif inner := _depths(item):
            depths |= {depth + 1 for depth in inner}
        else:
            depths.add(2)
    return depths


def _leaf(one: list[Nested]) -> tree.Cell:
    return next(_cells(one))
