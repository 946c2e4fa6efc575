"""Constants, known before the search: params, types, sets and tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from puzzlelang.core import Domain, Members, Scalar, domain_with, whole
from puzzlelang.model import tables
from puzzlelang.model.binding import constant_domain
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.params import one_column, parameter
from puzzlelang.model.repeated_values import once_each
from puzzlelang.model.symbols import BrokenSymbol, Names, SetSymbol, Symbol
from puzzlelang.model.tables import column
from puzzlelang.syntax import tree
from puzzlelang.text import write

MOST_MEMBERS = 4096
MANY_LETTERS = 20
"""With this many one-letter members, a type is an alphabet, whose letters rules may reuse."""


def declare_constants(
    checker: ExpressionChecker, puzzle: tree.Puzzle, settings: Mapping[str, tree.Data]
) -> None:
    """Declare the names of params, types, sets and tables; each is computed on first use."""
    names = checker.names
    for entry in puzzle.parameters:
        data = settings.get(entry.name.text, entry.data)
        make = partial(parameter, checker, entry, data)
        names.declare("values", entry.name, "a parameter", make)
    for entry in puzzle.types:
        _declare_type(checker, entry)
    for entry in puzzle.sets:
        names.declare("sets", entry.name, "a set", partial(_set, checker, entry))
    for table in puzzle.tables:
        names.declare("values", table.name, "a table", partial(_table, checker, table))


def _table(checker: ExpressionChecker, entry: tree.Named | tree.Definition) -> Symbol:
    if isinstance(entry, tree.Definition):
        from puzzlelang.model.computed import computed_table

        return computed_table(checker, entry)
    if entry.listed is not None:
        from puzzlelang.model.list_tables import listed

        return listed(checker, entry)
    data = entry.data
    if isinstance(data, tree.DataRows):
        from puzzlelang.model.relations import rows_of_file

        return rows_of_file(checker, entry.name, data)
    if isinstance(data, tree.DataList) and data.items:
        if all(isinstance(item, tree.DataList) for item in data.items):
            from puzzlelang.model.relations import relation

            return relation(checker, entry.name, data)
    return tables.table(checker, entry)


# ── types and sets ───────────────────────────────────────────────────────────────────


def _declare_type(checker: ExpressionChecker, entry: tree.Named) -> None:
    names, data = checker.names, entry.data
    if isinstance(data, tree.DataRows):
        names.declare("sets", entry.name, "a type", one_column(checker, data))
        return
    if isinstance(data, tree.DataMap) or (
        isinstance(data, tree.DataList) and _are_names(data, names)
    ):
        leaves: list[tree.Name] = []
        groups: list[tuple[tree.Name, int, int]] = []
        _collect(checker, data, leaves, {}, groups)
        if not leaves or len(leaves) > MOST_MEMBERS:
            if leaves:
                checker.wrong("type-too-large", data, most=MOST_MEMBERS, count=len(leaves))
            elif not checker.diagnostics.error_count:
                checker.wrong("type-without-members", data)
            names.declare("sets", entry.name, "a type", BrokenSymbol())
            return
        base = Members(entry.name.text, tuple(leaf.text for leaf in leaves))
        if _has_words(data):
            names.from_files.add(base)
        if len(base.names) >= MANY_LETTERS and all(len(name) == 1 for name in base.names):
            names.letters.add(base)
        names.declare_set(entry.name, "a type", whole(base))
        names.declare_members(base, tuple(leaves))
        for group, start, end in groups:
            names.declare_set(group, "a group", Domain(base, range(start, end)))
        return
    names.declare("sets", entry.name, "a type", partial(_set, checker, entry))


def _has_words(data: tree.Data) -> bool:
    """Test for members from a file."""
    match data:
        case tree.DataList(_, items):
            return any(map(_has_words, items))
        case tree.DataMap(_, entries):
            return any(_has_words(value) for _, value in entries)
    return isinstance(data, tree.Word)


def _are_names(data: tree.DataList, names: Names) -> bool:
    """Test whether these are new members, rather than numbers and parameters."""
    words = [item for item in data.items if isinstance(item, tree.Word)]
    if words:
        from puzzlelang.model.data_words import are_numbers

        return len(words) < len(data.items) or not are_numbers(words)
    plain = [item for item in data.items if isinstance(item, tree.Cell)]
    if any(isinstance(item, tree.Name) and item.text not in names.values for item in plain):
        return True
    return not any(isinstance(item, tree.Number | tree.Unary) for item in plain)


def _as_member(data: tree.DataList | tree.DataMap, item: tree.Data) -> str:
    """Suggest a replacement for an entry that can't name a member."""
    if isinstance(item, tree.Binary) and item.operator == "..":
        if isinstance(data, tree.DataList) and len(data.items) == 1:
            return write(item.span.text, data.span)
    elif isinstance(item, tree.Binary) and item.operator == "-":
        return write(item.span.text.replace(" ", "").replace("-", "_"))
    return "a type of only numbers is allowed: `[1, 2, 5]`, `1 .. 5`"


def _collect(
    checker: ExpressionChecker,
    data: tree.DataList | tree.DataMap,
    leaves: list[tree.Name],
    first: dict[str, tree.Name],
    groups: list[tuple[tree.Name, int, int]],
) -> None:
    """Collect the member names of a type, and its groups with their index ranges."""
    items: Iterable[tuple[tree.Expr | None, tree.Data]]
    items = data.entries if isinstance(data, tree.DataMap) else ((None, i) for i in data.items)
    for key, item in items:
        start = len(leaves)
        if isinstance(item, tree.Word):
            item = tree.Name(item.span, item.text)
        if isinstance(item, tree.DataList | tree.DataMap):
            _collect(checker, item, leaves, first, groups)
        elif not isinstance(item, tree.Name):
            checker.wrong("member-not-a-name", item, help=_as_member(data, item))
        elif first.setdefault(item.text, item) is item:
            leaves.append(item)
        else:
            checker.wrong("member-twice", item, also=first[item.text].span)
        if isinstance(key, tree.Name):
            groups.append((key, start, len(leaves)))
        elif key is not None:
            checker.wrong("group-not-a-name", key)


def _set(checker: ExpressionChecker, entry: tree.Named) -> Symbol:
    """Read a constant set: an expression, or a list of members, numbers, groups and other sets."""
    data = entry.data
    if isinstance(data, tree.DataMap):
        return checker.broken("set-is-mapping", data)
    if isinstance(data, tree.DataRows):
        return one_column(checker, data)
    if isinstance(data, tree.Name) and checker.names.is_only_member(data.text):
        return checker.broken("set-of-one", data, member=data.text)
    if isinstance(data, tree.Expr):
        domain = constant_domain(checker, data, f"`{entry.name.text}`")
        return SetSymbol(entry.name.text, domain) if domain is not None else BrokenSymbol()
    assert isinstance(data, tree.DataList)
    leaves = [item for item in data.items if isinstance(item, tree.Cell)]
    if len(leaves) != len(data.items) or not leaves:
        return checker.broken("set-of-lists", data, filled=leaves or data.items)
    contents = column(checker, leaves)
    if contents is None or not isinstance(contents.type, Scalar):
        return BrokenSymbol()
    entries = (("", leaf) for leaf in leaves)
    if not once_each(checker, entries, "a set has each member once", "leave it out"):
        return BrokenSymbol()
    values = (value for group in contents.values for value in group)
    return SetSymbol(entry.name.text, domain_with(contents.type.base, values))
