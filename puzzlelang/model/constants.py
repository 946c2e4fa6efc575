"""Constants, known before the search: params, types, sets and tables.

The value of a parameter in the file decides the kind of a value from outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from puzzlelang import model
from puzzlelang.core import (
    COMPASS,
    NONE,
    NOWHERE,
    Boolean,
    Domain,
    Integers,
    ListOf,
    Members,
    Scalar,
    SetOf,
    TextType,
    Type,
    Unknown,
    count_of,
    describe,
    domain_with,
    element_type,
    members,
    show_scalar,
    whole,
    with_article,
)
from puzzlelang.core import nodes as core
from puzzlelang.model import tables
from puzzlelang.model.binding import constant_domain
from puzzlelang.model.cost_bound import combinations, work
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.parameters import bind_parameters
from puzzlelang.model.symbols import (
    BrokenSymbol,
    ConstSymbol,
    Names,
    SetSymbol,
    Symbol,
    TableSymbol,
)
from puzzlelang.model.tables import (
    alike,
    are_numbers,
    column,
    column_of_words,
    common_bases,
    numbered,
    once_each,
    relation,
    rows_of_file,
    rows_table,
    table_symbol,
)
from puzzlelang.syntax import tree
from puzzlelang.text import Any, did_you_mean, write

MOST_MEMBERS = 4096
MANY_LETTERS = 20
"""With this many one-letter members, a type is an alphabet, whose letters rules may reuse."""


def declare_constants(
    checker: Checker, puzzle: tree.Puzzle, settings: Mapping[str, tree.Data]
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


def _table(checker: Checker, entry: tree.Named | tree.Definition) -> Symbol:
    if isinstance(entry, tree.Definition):
        return computed_table(checker, entry)
    if entry.listed is not None:
        from puzzlelang.model.list_tables import listed

        return listed(checker, entry)
    data = entry.data
    if isinstance(data, tree.DataRows):
        return rows_of_file(checker, entry.name, data)
    if isinstance(data, tree.DataList) and data.items:
        if all(isinstance(item, tree.DataList) for item in data.items):
            return relation(checker, entry.name, data)
    return tables.table(checker, entry)


# ── types and sets ───────────────────────────────────────────────────────────────────


def _declare_type(checker: Checker, entry: tree.Named) -> None:
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
    checker: Checker,
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


def _set(checker: Checker, entry: tree.Named) -> Symbol:
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


# ── parameters ─────────────────────────────────────────────────────────────────────────


def parameter(checker: Checker, entry: tree.Named, data: tree.Data) -> Symbol:
    """Check a parameter; ``data`` is the value in the file, or one from outside."""
    if entry.listed is not None:
        from puzzlelang.model.list_tables import listed

        return listed(checker, entry, data, keys=False)
    if isinstance(entry.data, tree.DataRows):
        return one_column(checker, entry.data)
    wants_list = isinstance(entry.data, tree.DataList)
    if wants_list and not isinstance(data, tree.DataList | tree.DataMap):
        if data is not entry.data and _is_one_set(data):
            return _no_list(checker, entry, data)
        data = tree.DataList(data.span, (data,))
    if wants_list != isinstance(data, tree.DataList):
        return checker.broken(
            "parameter-shape",
            data,
            name=entry.name.text,
            list=wants_list,
            empty=not data.span.text.strip(),
        )
    kind = _kind(checker, entry.data) if data is not entry.data else None
    if isinstance(data, tree.DataList):
        return _list(checker, entry, data, kind)
    if not isinstance(data, tree.Expr):
        return checker.broken("parameter-is-mapping", data)
    constant = None
    if not _is_strange(checker, data, kind):
        constant = _constant(checker, data, kind)
    if constant is None or not _fits(checker, entry, data, constant.type, kind):
        return BrokenSymbol()
    return ConstSymbol(constant)


def one_column(checker: Checker, rows: tree.DataRows) -> BrokenSymbol:
    """Report a file of several columns where one is expected."""
    columns = [word.text for word in rows.header]
    return checker.broken("one-column", rows, columns=columns, first=columns[0])


def _list(checker: Checker, entry: tree.Named, data: tree.DataList, kind: Type | None) -> Symbol:
    example = _example(entry, data)
    if any(_is_strange(checker, item, kind, example) for item in data.items):
        return BrokenSymbol()
    symbol = numbered(checker, entry.name, data, kind)
    if isinstance(symbol, TableSymbol) and symbol.function is not None and data.items:
        if not _fits(checker, entry, data.items[0], symbol.function.element, kind):
            return BrokenSymbol()
    return symbol


def _constant(checker: Checker, node: tree.Expr, want: Type | None = None) -> core.Const | None:
    expr = checker.expression(node, {}, want)
    if isinstance(expr.type, Unknown):
        return None
    value = checker.evaluate(expr)
    return None if value is None else checker.constant(node.span, expr.type, value)


# ── values from outside ──────────────────────────────────────────────────────────────


def _kind(checker: Checker, data: tree.Data) -> Type | None:
    """Return the type of the value in the file, or of its list's values; None if that is open."""
    if isinstance(data, tree.DataMap):
        return None
    leaves = list(data.items) if isinstance(data, tree.DataList) else [data]
    words = [leaf for leaf in leaves if isinstance(leaf, tree.Word)]
    if words:
        values = column_of_words(checker, words)
        return values.type if values is not None else None
    plain = [leaf for leaf in leaves if isinstance(leaf, tree.Expr)]
    bases = common_bases(checker, plain)
    if not plain or bases is None or len(bases) > 1:
        return None
    if bases and isinstance(bases[0], Members):
        return element_type(whole(bases[0]))
    kind = checker.expression(plain[0], {}).type
    return None if isinstance(kind, Unknown) else kind


def _is_one_set(data: tree.Data) -> bool:
    """Test for ``1..3``, ``(1, 2)`` or ``none`` where a list is expected."""
    is_range = isinstance(data, tree.Binary) and data.operator == ".."
    return is_range or isinstance(data, tree.Tuple | tree.NoneValue)


def _no_list(checker: Checker, entry: tree.Named, data: tree.Data) -> Symbol:
    help = f"write its values with commas between{_example(entry, data)}"
    if isinstance(data, tree.NoneValue):
        help = f"a list without values is `{data.span.source.name}=`"
    return checker.broken(
        "parameter-is-list", data, name=entry.name.text, help=help, also=entry.data.span
    )


def _example(entry: tree.Named, data: tree.Data) -> str:
    """Format the file's values: ``, as in `--set sizes=8,5,3` ``"""
    place, text = data.span.source.name, entry.data.span.text.strip()
    if not place.startswith("--set ") or not text.startswith("[") or len(text) > 40:
        return ""
    return f", as in `{place}={text.strip('[] ').replace(' ', '')}`"


def _is_strange(checker: Checker, node: tree.Data, kind: Type | None, example: str = "") -> bool:
    """Test for an undefined word from outside (reported)."""
    if not isinstance(node, tree.Name) or kind is None:
        return False
    names, text = checker.names, node.text
    if text in names.members or text in ("true", "false", *COMPASS):
        return False
    if names.as_value(text) is not None:
        return False
    base = kind.base if isinstance(kind, Scalar) else None
    candidates = base.names if isinstance(base, Members) else ("true", "false")
    if example:
        label, help = _several(kind), f"write the values with commas between{example}"
    else:
        label, help = _one(kind), _way_out(kind, node)
    help = did_you_mean(text, candidates) or help
    checker.wrong("value-unknown", node, label=f"{label} is expected", help=help)
    return True


def _fits(
    checker: Checker, entry: tree.Named, node: tree.Data, given: Type, kind: Type | None
) -> bool:
    """Test that a value from outside has the kind of the file's (otherwise reported)."""
    if kind is None or alike(given, kind):
        return True
    is_list = isinstance(entry.data, tree.DataList)
    checker.wrong(
        "parameter-of-other-kind",
        node,
        name=entry.name.text,
        wanted=_several(kind) if is_list else _one(kind),
        given=_one(given, node),
        help=(is_list and f"write the values with commas between{_example(entry, node)}")
        or _way_out(kind, node),
        also=entry.data.span,
    )
    return False


def _one(kind: Type, node: tree.Data | None = None) -> str:
    match kind:
        case Boolean():
            return "true or false"
        case Scalar(Integers(), low, high) if node is None or low != high:
            return "a number"
        case Scalar(Members(name)) if node is None:
            return with_article(name)
    return describe(kind)


def _several(kind: Type) -> str:
    match kind:
        case Boolean():
            return "a list of truth values"
        case Scalar(Integers()):
            return "a list of numbers"
        case Scalar(Members(name)):
            return f"a list of members of {name}"
        case TextType():
            return "a list of texts"
    return "a list of others"


def _way_out(kind: Type, given: tree.Data) -> str:
    match kind:
        case Boolean():
            return "write `true` or `false`"
        case Scalar(Members()):
            return model.advice.all_members(kind)
        case Scalar(Integers()):
            place = given.span.source.name
            return "write a whole number" + (
                f", as in `{place}=3`" if place.startswith("--set ") else ""
            )
    return ""


# ── computed tables ───────────────────────────────────────────────────────────────────

MOST_ENTRIES = 1 << 18
"""Entries allowed in a computed table."""

Entries = dict[tuple[int, ...], Any]


def computed_table(checker: Checker, entry: tree.Definition) -> Symbol:
    """Compute the values once, by the reference semantics."""
    before = checker.diagnostics.error_count
    for parameter in entry.head.parameters:
        if parameter.type.kind != "one":
            return checker.broken("key-not-single", parameter.type)
    binders, scope, guard = bind_parameters(checker, entry.head)
    value = checker.set_or_value(entry.body, scope, None)
    if checker.diagnostics.error_count > before or isinstance(value.type, Unknown):
        return BrokenSymbol()
    keys = _keys(checker, entry, binders)
    if keys is None or not _can_be_held(checker, entry, value.type):
        return BrokenSymbol()
    entries = _worked_out(checker, entry, binders, guard, value)
    return BrokenSymbol() if entries is None else _symbol(entry, keys, value.type, entries)


def _keys(
    checker: Checker, entry: tree.Definition, binders: Sequence[core.Binder]
) -> list[Domain] | None:
    """Return the keys: all members of a type, or the range of numbers in the head."""
    keys: list[Domain] = []
    for binder in binders:
        rows = binder.values if len(binder.locals) > 1 else [(value,) for value in binder.values]
        columns = zip(*rows, strict=True) if rows else [(0,)] * len(binder.locals)
        for name, own in zip(binder.locals, columns, strict=True):
            if not isinstance(name.type, Scalar):
                checker.wrong("key-of-no-member", name, kind=name.type)
                return None
            base = name.type.base
            values = range(min(own), max(own) + 1)
            keys.append(Domain(base, values) if isinstance(base, Integers) else whole(base))
    if not keys:  # an empty set was reported
        return None
    if (size := count_of(keys)) > MOST_ENTRIES:
        checker.wrong("table-too-large", entry.head, size=size, most=MOST_ENTRIES)
        return None
    return keys


def _can_be_held(checker: Checker, entry: tree.Definition, kind: Type) -> bool:
    if isinstance(kind, Scalar | Boolean | SetOf | ListOf | TextType):
        return True
    checker.wrong("not-held-by-table", entry.body, kind=kind)
    return False


def _worked_out(
    checker: Checker,
    entry: tree.Definition,
    binders: Sequence[core.Binder],
    guard: core.Expr | None,
    value: core.Expr,
) -> Entries | None:
    from puzzlelang.core import RuleFault, bound_by, function, rows_of

    span, name = entry.head.span, entry.head.name.text
    count = combinations(binders) * (work(guard) + work(value))
    if not checker.budget.constant(entry.body.span, count, f" for `{name}`"):
        return None
    entries: Entries = {}
    names = bound_by(binders)
    holds = None if guard is None else function(guard, names)
    entry_of = function(value, names)
    for key in rows_of(binders):
        scope = dict(zip(names, key, strict=True))
        try:
            if holds is None or holds((), key):
                entries[key] = entry_of((), key)
        except RuleFault as fault:
            checker.diagnostics.add(fault.given(scope, scope).diagnostic)
            return None
        except LookupError:
            checker.wrong("table-reads-state", entry.body)
            return None
        if entries.get(key) in (NONE, NOWHERE):
            word = "none" if entries[key] == NONE else "nowhere"
            checker.wrong(
                "table-gives-none", entry.body, word=word, keys=_bindings(scope), also=span
            )
            return None
    return entries


def _bindings(scope: dict[core.Local, int]) -> str:
    """Format ``k = red, c = (0, 1)``."""
    return ", ".join(
        f"{name.name} = {show_scalar(value, name.type.base)}"
        for name, value in scope.items()
        if isinstance(name.type, Scalar)
    )


def _symbol(
    entry: tree.Definition, keys: list[Domain], kind: Type, entries: Entries
) -> TableSymbol:
    """Build the symbol: booleans over several keys form a relation, sets have no gaps."""
    name = entry.name
    if isinstance(kind, Boolean):
        entries = {key: int(value) for key, value in entries.items()}
        if len(keys) > 1:
            rows = tuple(key for key, value in entries.items() if value)
            return TableSymbol(name.text, tuple(keys), rows, None, rows_table(name, keys, rows))
    default = 0 if isinstance(kind, SetOf | ListOf) else None
    entry_values = list(entries.values())
    last: Domain | None = None
    rows = ()
    if isinstance(kind, Scalar):
        kind = Scalar(kind.base, min(entry_values, default=0), max(entry_values, default=0))
        rows = tuple((*key, value) for key, value in entries.items())
        last = _values(kind)
    elif isinstance(kind, SetOf):
        rows = tuple((*key, v) for key, group in entries.items() for v in members(group))
        last = _values(Scalar(kind.base, 0, kind.high))
    return table_symbol(name, keys, last, kind, entries, rows, default)


def _values(kind: Scalar) -> Domain:
    if isinstance(kind.base, Integers):
        return Domain(kind.base, range(kind.low, kind.high + 1))
    return whole(kind.base)
