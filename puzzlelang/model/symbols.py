"""Symbols: the meanings of names, in two name spaces.

*Values* are parameters, variables, tables and definitions; *sets* are types, groups, sets, maps and
legend words. A position in the file prefers one of them, so a variable may have the name of its
type. Members (``wolf``) come last.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from puzzlelang.core import (
    COMPASS,
    DIRECTIONS,
    UNKNOWN,
    Base,
    Domain,
    Scalar,
    Type,
    Unknown,
    Wide,
    describe,
    join_types,
)
from puzzlelang.core import nodes as core
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Diagnostics, Messages, Record, Source, Span, field


def _shown(value: object) -> object:
    return describe(value) if isinstance(value, Type) else value


MESSAGES = Messages(os.path.join(os.path.dirname(__file__), "messages.txt"), _shown)


class SetSymbol(metaclass=Record, eq=False):
    """A named constant set: a type, group, set, map or legend word."""

    name: str
    domain: Domain


class BooleanSymbol(metaclass=Record, eq=False):
    """The type ``boolean``, whose values form no set."""


class ConstSymbol(metaclass=Record, eq=False):
    """A parameter, or a whole number from a map's header."""

    value: core.Const


class TableSymbol(metaclass=Record, eq=False):
    """A table in all forms in which it can be read.

    ``function`` maps the other columns to the last (None if ambiguous), ``relation`` tests for a
    row, ``rows`` are in file order. A partial function on cells (from a legend) is also the set of
    its arguments.
    """

    name: str
    columns: tuple[Domain | None, ...]
    rows: Collection[tuple[Any, ...]]
    function: core.Table | None
    relation: core.Table | None
    from_legend: bool = False


class VariableSymbol(metaclass=Record, eq=False):
    variable: core.Variable


class DefinitionSymbol(metaclass=Record, eq=False):
    definition: tree.Definition


class BrokenSymbol(metaclass=Record, eq=False):
    """A name whose definition has a mistake, already reported."""


Symbol = (
    SetSymbol
    | BooleanSymbol
    | ConstSymbol
    | TableSymbol
    | VariableSymbol
    | DefinitionSymbol
    | BrokenSymbol
)

BUILTIN_SETS: Mapping[str, Symbol] = {
    "boolean": BooleanSymbol(),
    "direction": SetSymbol("direction", Domain(DIRECTIONS, (0, 2, 4, 6))),
    "diagonal": SetSymbol("diagonal", Domain(DIRECTIONS, (1, 3, 5, 7))),
    "compass": SetSymbol("compass", Domain(DIRECTIONS, range(8))),
}


MOST_NAMES_DEEP = 40
"""Nesting allowed in constants that use other constants."""


class _Entry(metaclass=Record, frozen=False):
    what: str
    span: Span
    make: Callable[[], Symbol] | None
    symbol: Symbol | None = None


class Names(metaclass=Record, frozen=False):
    """All names of a file; symbols are created on first use."""

    diagnostics: Diagnostics
    values: dict[str, _Entry] = field(factory=dict)
    sets: dict[str, _Entry] = field(factory=dict)
    members: dict[str, list[tuple[Base, int]]] = field(factory=dict)
    member_spans: dict[str, Span] = field(factory=dict)
    depth: int = 0
    too_deep: bool = False
    letters: set[Base] = field(factory=set)
    """Types whose members are letters: a rule may bind `d` despite the `d` of `a-z`."""
    from_files: set[Base] = field(factory=set)
    """Types with members from a file; declared names take precedence."""
    variables: dict[str, Span] = field(factory=dict)
    """All variables of the file, even those without a meaning yet."""

    def declare(
        self, space: str, name: tree.Name, what: str, make: Callable[[], Symbol] | Symbol
    ) -> None:
        """Declare ``name`` in a name space ("values" or "sets")."""
        entries: dict[str, _Entry] = getattr(self, space)
        before = entries.get(name.text)
        if before is not None:
            self._two_meanings(name, what, before.span, before.what)
            before.make, before.symbol = None, BrokenSymbol()
            return
        definition = (make, None) if callable(make) else (None, make)
        entries[name.text] = _Entry(what, name.span, *definition)

    def declare_set(self, name: tree.Name, what: str, domain: Domain) -> None:
        self.declare("sets", name, what, SetSymbol(name.text, domain))

    @property
    def definitions(self) -> list[str]:
        return [name for name, entry in self.values.items() if entry.what == "a definition"]

    def declare_members(self, base: Base, names: tuple[tree.Name, ...]) -> None:
        for index, name in enumerate(names):
            self.members.setdefault(name.text, []).append((base, index))
            self.member_spans.setdefault(name.text, name.span)

    def check_collisions(self, functions: Iterable[str], words: Iterable[str]) -> None:
        """Report names with two meanings; warn about names that hide built-ins or words of views.

        A variable may have the name of its type.
        """
        for name, entry in self.values.items():
            other = self.sets.get(name)
            if other is not None and not _is_of_type(entry.symbol, other.symbol):
                first, second = sorted((entry, other), key=lambda e: e.span.start)
                self._two_meanings(
                    tree.Name(second.span, name), second.what, first.span, first.what
                )
        for name, span in self.member_spans.items():
            conflict = self._entry(name)
            if conflict is not None and self.members[name][0][0] not in self.from_files:
                what = f"a member of {self.members[name][0][0].name}"
                self._two_meanings(tree.Name(conflict.span, name), conflict.what, span, what)
        hidden = [(name, "the function") for name in functions if name in self.values]
        hidden += [(name, "what views call") for name in words if self._entry(name)]
        hidden += [(name, "the built-in type") for name in BUILTIN_SETS if name in self.sets]
        for name, what in hidden:
            entry = self.values[name] if name in self.values else self.sets[name]
            MESSAGES.report(
                self.diagnostics, "hides-built-in", entry, name=name, what=what, here=entry.what
            )

    def _two_meanings(self, name: tree.Name, what: str, other: Span, other_what: str) -> None:
        MESSAGES.report(
            self.diagnostics, "two-meanings", name, what=what, also=other, other=other_what
        )

    def as_value(self, name: str) -> Symbol | None:
        """Return the meaning of ``name`` in a position that prefers values."""
        return self._find(name, self.values, self.sets)

    def as_set(self, name: str) -> Symbol | None:
        """Return the meaning of ``name`` in a position that prefers sets."""
        return self._find(name, self.sets, self.values)

    def _find(self, name: str, *spaces: dict[str, _Entry]) -> Symbol | None:
        for space in spaces:
            if name in space:
                return self._resolve(name, space[name])
        return BUILTIN_SETS.get(name)

    def variable(self, name: str) -> core.Variable | None:
        symbol = self.as_value(name)
        return symbol.variable if isinstance(symbol, VariableSymbol) else None

    def table(self, name: str) -> TableSymbol | None:
        symbol = self.as_value(name)
        return symbol if isinstance(symbol, TableSymbol) else None

    def _resolve(self, name: str, entry: _Entry) -> Symbol:
        if entry.symbol is None:
            make = entry.make
            if make is None:
                MESSAGES.report(self.diagnostics, "constant-circular", entry, name=name)
                return BrokenSymbol()
            if self.depth == MOST_NAMES_DEEP:
                if not self.too_deep:
                    MESSAGES.report(
                        self.diagnostics, "constants-too-deep", entry, most=MOST_NAMES_DEEP
                    )
                self.too_deep = True
                return BrokenSymbol()
            entry.make = None
            self.depth += 1
            entry.symbol = make()
            self.depth -= 1
        return entry.symbol

    def every_name(self) -> Iterator[str]:
        """Yield every name usable in an expression, for "did you mean"."""
        for space in (self.values, self.sets, self.members, BUILTIN_SETS):
            yield from space

    def _entry(self, name: str) -> _Entry | None:
        return self.values.get(name) or self.sets.get(name)

    def is_declared(self, name: str) -> bool:
        """Test for any meaning other than a member."""
        return self._entry(name) is not None

    def hidden(self, name: str) -> tuple[str, Span | None]:
        """Return the meaning hidden by a bound name (or ""), and the place of its declaration."""
        entry = self._entry(name)
        if entry is not None or name in BUILTIN_SETS:
            return self.what(name), entry.span if entry is not None else None
        unlikely = self.letters | self.from_files
        bases = [base for base, _ in self.members.get(name, ()) if base not in unlikely]
        if bases:
            return f"a member of {bases[0].name}", self.member_spans[name]
        built_in = {**dict.fromkeys(COMPASS, "a direction"), "true": "true", "false": "false"}
        return built_in.get(name, ""), None

    def is_hidden(self, name: str, base: Base) -> bool:
        """Test whether a member of ``base`` needs quotes because its name has another meaning."""
        return base in self.from_files and self.is_declared(name)

    def is_only_member(self, name: str) -> bool:
        return name in self.members and not self.is_declared(name)

    def what(self, name: str) -> str:
        entry = self._entry(name)
        if entry is not None:
            return entry.what
        return "a type" if name in BUILTIN_SETS else "a member"


def _is_of_type(symbol: Symbol | None, kind: Symbol | None) -> bool:
    """Test for a variable with values of that type; anything broken passes."""
    if isinstance(symbol, VariableSymbol) and isinstance(kind, SetSymbol):
        variable = symbol.variable
        return isinstance(variable.type, Scalar) and variable.domain == kind.domain
    return isinstance(symbol, BrokenSymbol) or isinstance(kind, BrokenSymbol)


Scope = Mapping[str, core.Expr]
"""Bound names: parameters, binders, lets."""


def _states(word: str) -> core.Local:
    return core.Local(Source("", "").span(0), UNKNOWN, word)


class Answer(metaclass=Record, frozen=False):
    """States of an answer for views: the trace, if it is solved, and all discovered states.

    ``asked``: the sets that the view being checked uses.
    """

    trace: core.Local = field(factory=lambda: _states("trace"))
    discovered: core.Local = field(factory=lambda: _states("discovered"))
    asked: set[str] = field(factory=set)
    solved: bool = True
    printing: bool = False

    def constant(self, group: int) -> int:
        """Return a constant set, in a form for frequent lookups if views test it for each cell."""
        return Wide.of(group) if self.printing else group


def local(name: tree.Name, kind: Type) -> core.Local:
    return core.Local(name.span, kind, name.text)


class Watcher(metaclass=Record, frozen=False):
    """Records the names and the type of each expression, for an editor.

    If an expression is checked several times, with different arguments, its type holds them all.
    """

    names: Names | None = None
    types: dict[tuple[int, int], Type] = field(factory=dict)
    first: dict[tuple[int, int], core.Expr] = field(factory=dict)

    def saw(self, node: tree.Expr, expr: core.Expr) -> None:
        place = node.span.start, node.span.end
        before = self.types.get(place, expr.type)
        self.types[place] = join_types(before, expr.type) or before
        if not isinstance(expr.type, Unknown):
            self.first.setdefault(place, expr)
