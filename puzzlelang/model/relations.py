"""Tables written row by row: in the puzzle, or in a file of several columns."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.symbols import BrokenSymbol, Symbol, TableSymbol
from puzzlelang.model.tables import (
    Column,
    column,
    columns,
    expand,
    once_each,
    rows_table,
    value_domain,
)
from puzzlelang.syntax import tree


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
