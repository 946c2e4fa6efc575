"""Params, types, sets and tables: what is known before the search."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from puzzlelang.core import nodes as core
from puzzlelang.core.types import (
    Domain,
    Members,
    Scalar,
    Unknown,
    whole,
)
from puzzlelang.model.binding import constant_domain
from puzzlelang.model.checker import ExpressionChecker
from puzzlelang.model.symbols import (
    BrokenSymbol,
    ConstSymbol,
    SetSymbol,
    Symbol,
)
from puzzlelang.model.tables import column, numbered, table
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
            lambda entry=entry: table(checker, entry),  # type: ignore[misc]
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
        return numbered(checker, entry.name, data)
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
    found = column(checker, leaves)
    if found is None or not isinstance(found.type, Scalar):
        return BrokenSymbol()
    values = sorted({value for group in found.values for value in group})
    contiguous = len(values) == values[-1] - values[0] + 1
    domain = Domain(
        found.type.base, range(values[0], values[-1] + 1) if contiguous else tuple(values)
    )
    return SetSymbol(entry.name.text, domain)
