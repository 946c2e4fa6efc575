"""Checks of names, calls and literals; the table of checks by kind of expression."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    COMPASS,
    DIRECTIONS,
    LARGEST,
    NONE,
    NOWHERE,
    TEXT,
    Boolean,
    Cells,
    Domain,
    LetterPairs,
    ListOf,
    Row,
    Scalar,
    SetOf,
    TextType,
    TupleOf,
    Type,
    Unknown,
    combinations_of,
    count_of,
    describe,
    set_type,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.calls import Call, lazily
from puzzlelang.model.expression_checker import Checker, Handler
from puzzlelang.model.functions import FUNCTIONS, call_function
from puzzlelang.model.operators import binary, choice, relation, unary
from puzzlelang.model.parameters import chosen, is_parameters
from puzzlelang.model.symbols import (
    BooleanSymbol,
    BrokenSymbol,
    ConstSymbol,
    DefinitionSymbol,
    Names,
    Scope,
    SetSymbol,
    Symbol,
    TableSymbol,
    VariableSymbol,
    Watcher,
)
from puzzlelang.model.tables import is_too_wide
from puzzlelang.model.trace_references import BESIDE, VIEW, looked_at, word
from puzzlelang.syntax import KEYWORDS, is_name, tree
from puzzlelang.text import Diagnostics, Span, WayOut, replace, write


def none(checker: Checker, node: tree.NoneValue, scope: Scope, want: Type | None) -> core.Expr:
    """``none``: the empty set or no value, depending on the expected type."""
    span = node.span
    match want:
        case SetOf(base, _):
            return core.Const(span, SetOf(base, 0), 0)
        case ListOf():
            return core.Const(span, replace(want, most=0), 0)
        case Scalar(base, low, high, _, _):
            return core.Const(span, Scalar(base, high, low, optional=True), NONE)
        case Unknown():
            return core.unknown(span)
    return checker.wrong("none-of-what", span, help=_beside_none(checker, want))


def _beside_none(checker: Checker, want: Type | None) -> str:
    match want:
        case Boolean():
            return "a condition is true or false, and never none"
        case TextType():
            return "a text is never none; write `''`, the empty text"
    if checker.calls:
        return (
            "a definition is of the kind of its values: one of them must be a set, a member, a "
            "cell or a number, as in `if … then x else none`"
        )
    return "`none` is the empty set, or the value of something declared `… or none`"


def name(checker: Checker, node: tree.Name, scope: Scope, want: Type | None) -> core.Expr:
    """Check a name used as a value."""
    names = checker.names
    find = names.as_set if isinstance(want, SetOf) else names.as_value
    return _word(checker, node, scope, want, find)


def name_of_set(checker: Checker, node: tree.Name, scope: Scope, want: Type | None) -> core.Expr:
    """Check a name used as a set; types and sets take precedence."""
    return _word(checker, node, scope, want, checker.names.as_set)


def _word(
    checker: Checker,
    name: tree.Name,
    scope: Scope,
    want: Type | None,
    find: Callable[[str], Symbol | None],
) -> core.Expr:
    text, span = name.text, name.span
    bound = scope.get(text)
    if bound is not None:
        if isinstance(bound, core.Const):  # with the span of the use
            return core.Const(span, bound.type, bound.value)
        return bound
    candidates = checker.names.members.get(text, [])
    if isinstance(want, Scalar | SetOf):
        for base, value in candidates:
            if base is want.base and not checker.names.is_hidden(text, base):
                return core.constant(span, base, value)
    symbol = find(text)
    if symbol is not None:
        return _symbol(checker, name, symbol, scope)
    if text in ("true", "false"):
        return core.Const(span, BOOLEAN, int(text == "true"))
    if text in ("north", "east", "south", "west") or isinstance(want, Scalar | SetOf):
        direction = _direction(name, want)
        expects_direction = isinstance(want, Scalar | SetOf) and want.base is DIRECTIONS
        if direction is not None and (expects_direction or not candidates):
            return direction
    if text == "nowhere" and isinstance(want, Scalar) and isinstance(want.base, Cells):
        return core.Const(span, Scalar(want.base, 0, 0, nowhere=True), NOWHERE)
    if len(candidates) == 1:
        base, value = candidates[0]
        return core.constant(span, base, value)
    if candidates:
        bases = " and ".join(f"`{base.name}`" for base, _ in candidates)
        return checker.wrong(
            "word-of-several-types",
            span,
            text=text,
            label=f"it is a member of {bases}, and "
            + (
                f"{describe(want)} is expected"
                if isinstance(want, Scalar)
                else "nothing here decides which"
            ),
        )
    if text in COMPASS:  # another type than expected: left to the caller
        return _direction(name, None) or model.unknown_names.report_unknown(checker, name, scope)
    fix = model.advice.spelled(text, want)
    return word(checker, name, scope) or model.unknown_names.report_unknown(
        checker, name, scope, instead=write(fix) if fix else "", want=want
    )


def _direction(name: tree.Name, want: Type | None) -> core.Const | None:
    if name.text not in COMPASS:
        return None
    if isinstance(want, Scalar | SetOf) and want.base is not DIRECTIONS:
        return None
    value = COMPASS.index(name.text)
    return core.constant(name.span, DIRECTIONS, value)


def _symbol(checker: Checker, name: tree.Name, symbol: Symbol, scope: Scope) -> core.Expr:
    span, text = name.span, name.text
    match symbol:
        case ConstSymbol(value):
            return core.Const(span, value.type, value.value)
        case SetSymbol(_, domain):
            return checker.set_constant(span, domain)
        case VariableSymbol(variable):
            return _variable(checker, span, variable, scope)
        case TableSymbol(columns=(Domain() as cells, *_), rows=LetterPairs() as pairs):
            places = checker.answer.constant(pairs.letters.places.mask)
            return core.Const(span, set_type(cells), places)
        case TableSymbol(function=core.Table() as table):
            return _whole_table(checker, span, table)
        case DefinitionSymbol(definition):
            return model.definitions.written_out(checker, definition, (), name, scope)
        case BooleanSymbol():
            return checker.wrong("boolean-as-value", span)
        case BrokenSymbol():
            return core.unknown(span)
    return checker.wrong("relation-as-value", span, text=text)


def _variable(checker: Checker, span: Span, variable: core.Variable, scope: Scope) -> core.Expr:
    if not variable.keys:
        return _read(checker, span, variable, (), scope)
    kind = Row(variable.keys, variable.type)
    if not checker.reads_start:
        return looked_at(scope, core.Whole(span, kind, variable))
    if variable in checker.several:
        return _of_several(checker, span, variable, core.Whole(span, kind, variable), scope)
    assert checker.initial is not None
    return core.Const(span, kind, tuple(checker.initial[variable.slots]))


def _whole_table(checker: Checker, span: Span, table: core.Table) -> core.Expr:
    if len(table.entries) != count_of(table.keys):
        return checker.wrong("partial-table-as-value", span, table=table.name)
    values = tuple(table.entries[key] for key in sorted(table.entries))
    return core.Const(span, Row(table.keys, table.element), values)


def _read(
    checker: Checker,
    span: Span,
    variable: core.Variable,
    arguments: tuple[core.Expr, ...],
    scope: Scope,
) -> core.Expr:
    if not checker.reads_start:
        return looked_at(scope, core.Read(span, variable.type, variable, arguments))
    if variable in checker.several:
        read = core.Read(span, variable.type, variable, arguments)
        return _of_several(checker, span, variable, read, scope)
    assert checker.initial is not None, "a variable has a meaning once its start is known"
    if not arguments:
        return core.Const(span, variable.type, checker.initial[variable.offset])
    return core.Lookup(span, variable.type, _start_table(checker, variable), arguments)


def _of_several(
    checker: Checker,
    span: Span,
    variable: core.Variable,
    read: core.Read | core.Whole,
    scope: Scope,
) -> core.Expr:
    """Check ``start(x)`` for several initial values: only possible while starts are computed."""
    if checker.chooses:
        return checker.wrong("start-of-choice", span, variable=variable.name)
    if not checker.in_state:
        first = f"<join({span.in_one_line} for n in trace where n = 0)>" if VIEW in scope else ""
        return checker.wrong(
            "start-of-several",
            span,
            variable=variable.name,
            help=f"in a view, write `{first}`" if first else "",
        )
    name = f"start({variable.name})"
    stand_in = checker.at_starts.setdefault(variable, replace(variable, name=name))
    return replace(read, variable=stand_in)


def _start_table(checker: Checker, variable: core.Variable) -> core.Table:
    assert checker.initial is not None
    values = checker.initial[variable.slots]
    entries = dict(zip(combinations_of(variable.keys), values, strict=True))
    name = f"start({variable.name})"
    return core.Table(name, variable.span, variable.keys, variable.type, entries)


def call(checker: Checker, node: tree.Call, scope: Scope, want: Type | None) -> core.Expr:
    name, site = node.function, Call(checker, node, scope, want)
    if is_parameters(scope.get(name.text)):
        return _parameter(site)
    if name.text in scope and isinstance(scope[name.text].type, Unknown):
        return site.broken
    symbol, count = checker.names.as_value(name.text), len(site.given)
    match symbol:
        case VariableSymbol(variable):
            if _is_all(site):
                return _all_of(site, variable)
            read = partial(_read, checker, node.span, variable, scope=scope)
            if isinstance(variable.type, ListOf) and count == len(variable.keys) + 1:
                return _element(site, variable.keys, read)
            arguments = site.arguments(variable.keys)
            return site.broken if arguments is None else read(arguments)
        case TableSymbol(function=core.Table(element=ListOf()) as table) if (
            count == len(table.keys) + 1
        ):
            return _element(site, table.keys, partial(core.Lookup, node.span, table.element, table))
        case TableSymbol():
            return _lookup(site, symbol)
        case ConstSymbol(core.Const(type=ListOf()) as row) if count == 1:
            return model.list_types.element_at(checker, node.span, row, site.number(0))
        case DefinitionSymbol(definition):
            return model.definitions.written_out(checker, definition, node.arguments, node, scope)
        case BrokenSymbol():
            return site.broken
    builtin = call_function(site)
    if builtin is not None:
        return builtin
    if symbol is None:
        symbol = checker.names.as_set(name.text)
    bound = name.text in scope
    if symbol is None and not bound and name.text not in checker.names.members:
        help = model.unknown_names.help_for(site)
        return model.unknown_names.report_unknown(checker, name, scope, help=help)
    text = tree.written(node.arguments[0])
    if name.text in checker.grids and not bound:
        two = ", ".join(map(tree.written, node.arguments))
        cell = write(f"cell({name.text}, {two})", node.span) if count == 2 else ""
        return checker.wrong("map-as-function", name, text=text, help=cell)
    relation = "a table goes between two values: `wolf eats goat`"
    return checker.wrong(
        "value-as-function",
        name,
        name=name.text,
        label="it is a name bound here" if bound else f"it is {checker.names.what(name.text)}",
        help=_of_its_type(site, symbol)
        if isinstance(symbol, SetSymbol) and not bound
        else write(f"step({text}, {name.text})", node.span)
        if name.text in COMPASS and not bound
        else f"to compare two values, write `{name.text} = {text}`; {relation}",
    )


def _element(
    call: Call, keys: Sequence[Domain], row_at: Callable[[tuple[core.Expr, ...]], core.Expr]
) -> core.Expr:
    """``pile(p, 2)``, ``path(1)``, ``clue(r, 2)``: an element of a list."""
    checker, last = call.checker, len(call.given) - 1
    arguments = checker.arguments(call.span, call.name, call.given[:last], keys, call.scope)
    if arguments is None:
        return call.broken
    number = call.number(last)
    return model.list_types.element_at(checker, call.span, row_at(arguments), number)


def _parameter(call: Call) -> core.Expr:
    """``way(r)``: the parameter for r."""
    row = call.scope[call.name]
    assert isinstance(row.type, Row)
    arguments = call.arguments(row.type.keys)
    if arguments is None:
        return call.broken
    return chosen(call.checker, call.span, call.name, row, arguments[0])


def _is_all(call: Call) -> bool:
    """``at(all)``"""
    if len(call.given) != 1 or not isinstance(call.given[0], tree.Name):
        return False
    text, names = call.given[0].text, call.checker.names
    spaces = (call.scope, names.values, names.sets, names.members)
    is_name = any(text in space for space in spaces)
    return text in ("all", "any", "each", "everything", "everyone") and not is_name


def _all_of(call: Call, variable: core.Variable) -> core.Const:
    text = tree.written(call.given[0])
    word = "some" if text == "any" else "every"
    every = model.advice.some(call.name, variable.keys, "= …", word)
    return call.wrong("all-as-member", 0, text=text, every=every)


def _of_its_type(call: Call, symbol: SetSymbol) -> str:
    """Correct ``bank(farmer)``, where the farmer is already a bank."""
    text, name = tree.written(call.given[0]), call.name
    with call.checker.apart():
        kind = call.expression(0).type
    if isinstance(kind, Scalar) and kind.base is symbol.domain.base:
        return WayOut(
            f"`{text}` is its {name}; to test whether it is one of them, write"
            f" `{text} in {name}`", text, span=call.span,
        )  # fmt: skip
    return f"to test whether something belongs to it, write `{text} in {name}`"


def _lookup(call: Call, symbol: TableSymbol) -> core.Expr:
    count = len(symbol.columns)
    table = symbol.function
    if symbol.relation is not None and len(call.given) == count:
        table = symbol.relation
    if table is None:
        row = ", ".join("abcdefgh"[:count])
        return call.wrong("relation-as-function", name=call.name, count=count, row=row)
    if is_too_wide(call.checker, call.node, table):
        return call.broken
    arguments = call.arguments(table.keys)
    if arguments is None:
        return call.broken
    return core.Lookup(call.span, table.element, table, arguments)


def new_checker(names: Names, diagnostics: Diagnostics, watcher: Watcher | None = None) -> Checker:
    """Return a checker for the expressions of one puzzle; a ``watcher`` sees their meanings."""
    handlers: Mapping[type, Handler] = HANDLERS
    of_set: Handler = name_of_set
    if watcher is not None:
        watcher.names = names
        handlers = {kind: _watched(handler, watcher) for kind, handler in HANDLERS.items()}
        of_set = _watched(name_of_set, watcher)
    checker = Checker(names, diagnostics, handlers, of_set)
    checker.functions = {name: row.usage for name, row in FUNCTIONS.items() if name not in BESIDE}
    return checker


def _watched(handler: Handler, watcher: Watcher) -> Handler:
    def handle(checker: Checker, node: tree.Expr, scope: Scope, want: Type | None) -> core.Expr:
        meaning = handler(checker, node, scope, want)
        watcher.saw(node, meaning)
        return meaning

    return handle


def number(checker: Checker, node: tree.Number, scope: Scope, want: Type | None) -> core.Expr:
    if node.value > LARGEST:
        return checker.wrong("number-beyond", node, most=LARGEST)
    return core.number(node.span, node.value)


def text(checker: Checker, node: tree.Text, scope: Scope, want: Type | None) -> core.Expr:
    """Check a text, or a member where one is expected.

    Members need quotes if their name is a word of the language, no plain name, or has another
    meaning.
    """
    candidates = checker.names.members.get(node.value, ())
    if isinstance(want, Scalar | SetOf):
        for owner, place in candidates:
            if owner is want.base:
                return core.constant(node.span, owner, place)
    if candidates and not is_plain(node.value):
        if len(candidates) == 1:
            ((owner, place),) = candidates
            return core.constant(node.span, owner, place)
        return checker.expression(tree.Name(node.span, node.value), scope, want)
    return core.Const(node.span, TEXT, node.value)


def is_plain(text: str) -> bool:
    """Test whether a text can be a name, without quotes."""
    return is_name(text) and text not in KEYWORDS and text not in _TRUTH


_TRUTH = ("true", "false")


def group(checker: Checker, node: tree.Tuple, scope: Scope, want: Type | None) -> core.Expr:
    wants: Sequence[Type | None] = [None] * len(node.items)
    if isinstance(want, TupleOf) and len(want.items) == len(node.items):
        wants = want.items
    parts = [checker.expression(i, scope, w) for i, w in zip(node.items, wants, strict=True)]
    kind = TupleOf(tuple(item.type for item in parts))
    return checker.apply(node.span, kind, "tuple", *parts)


HANDLERS: Mapping[type, Handler] = {
    tree.Number: number,
    tree.Text: text,
    tree.NoneValue: none,
    tree.Name: name,
    tree.Call: call,
    tree.Fold: lazily("quantifiers", "fold"),
    tree.Unary: unary,
    tree.Binary: binary,
    tree.Relation: relation,
    tree.If: choice,
    tree.Let: lazily("quantifiers", "let"),
    tree.Quantifier: lazily("quantifiers", "quantifier"),
    tree.Tuple: group,
}
