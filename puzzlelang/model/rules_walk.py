"""Traversal of a puzzle's rules, looking for anything that certain renamings would change.

The proof: renaming all members renames the value of each expression. This holds for a puzzle if it
holds for the few kinds of parts in its rules: constants, tables, domains, sets that names run over,
and operations. Printing is not examined. Subclasses define the refusals.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from puzzlelang.core import (
    BOOLEAN,
    COMPOSED_TEXT,
    NONE,
    NOWHERE,
    OPERATIONS,
    REDUCTIONS,
    Base,
    Domain,
    Kind,
    ListOf,
    Names,
    Renaming,
    Row,
    Scalar,
    SetOf,
    TupleOf,
    Type,
    call,
    show,
    show_scalar,
)
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Span

Arguments = tuple[int, ...]


def unlike(table: core.Table, keys: Type, renaming: Renaming) -> tuple[Arguments, Arguments] | None:
    """Return arguments and renamed arguments whose entries differ by more than names.

    Only existing entries are checked: a renaming is a permutation, so it can't create one.
    """
    for arguments, entry in table.entries.items():
        other: Arguments = renaming.value(arguments, keys)
        image = renaming.value(entry, table.element)
        if table.entries.get(other, table.default) != image:
            return arguments, other
    return None


def entry_text(table: core.Table, arguments: Arguments) -> str:
    """Describe an entry: ``weight(wolf1) is 3``"""
    words = [show_scalar(v, key.base) for v, key in zip(arguments, table.keys, strict=True)]
    entry = table.entries.get(arguments, table.default)
    if table.element == BOOLEAN and len(words) == 2:
        return f"`{words[0]} {table.name} {words[1]}` {'holds' if entry else 'does not hold'}"
    if table.element == BOOLEAN and table.default is not None:
        return f"`({', '.join(words)})` is {'one of' if entry else 'not among'} its rows"
    text = call(table.name, words)
    if table.name.startswith("start("):
        text = f"start({call(table.name[6:-1], words)})"
    return f"`{text}` {'has no value' if entry is None else 'is ' + _shown(entry, table.element)}"


def _shown(value: Any, kind: Type) -> str:
    return show(value, kind) or "the empty set"


def row_text(row: tuple[Any, ...], kind: TupleOf) -> str:
    """Format a value that a name runs over, or the values of several names."""
    return show(row, kind) if len(row) > 1 else show(row[0], kind.items[0])


def is_nothing(expr: core.Expr) -> bool:
    """Test for ``none``, ``nowhere``, the empty set and the empty list."""
    if not isinstance(expr, core.Const):
        return False
    return expr.value in (NONE, NOWHERE) or (
        isinstance(expr.type, SetOf | ListOf) and expr.value == 0
    )


def same_shape(a: Type, b: Type) -> bool:
    """Test whether a renaming changes values of both types in the same way."""
    match a, b:
        case (Scalar(x), Scalar(y)) | (SetOf(x), SetOf(y)):
            return x is y
        case ListOf(x), ListOf(y):
            return a.digits == b.digits and same_shape(x, y)
        case Row(), Row():
            keys = zip(a.keys, b.keys, strict=False)
            same = all(x.base is y.base and list(x.values) == list(y.values) for x, y in keys)
            return same and len(a.keys) == len(b.keys) and same_shape(a.element, b.element)
        case TupleOf(), TupleOf():
            pairs = zip(a.items, b.items, strict=False)
            return len(a.items) == len(b.items) and all(same_shape(x, y) for x, y in pairs)
    return type(a) is type(b)


def lies_in(span: Span, other: Span) -> bool:
    return span.source is other.source and other.start <= span.start <= other.end


class RulesWalk(ABC):
    """Walks the rules; ``bases`` are the renamed types, ``generators`` generate all renamings."""

    bases: Sequence[Base]
    generators: Sequence[Renaming]

    def __init__(self, puzzle: core.Puzzle) -> None:
        self.puzzle = puzzle
        self._seen: set[object] = set()

    # ── refusals ─────────────────────────────────────────────────────────────────────

    @abstractmethod
    def domain(self, domain: Domain, variable: core.Variable, word: str) -> None:
        """Check the keys or the domain of a variable."""

    @abstractmethod
    def parameters(self, transition: core.Transition) -> None:
        """Check parameters declared for each of some members."""

    @abstractmethod
    def refuse_binder(
        self, binder: core.Binder, rows: Sequence[tuple[Any, ...]], kind: TupleOf
    ) -> None:
        """Refuse names that run over other values after renaming."""

    @abstractmethod
    def refuse_constant(self, expr: core.Const) -> None:
        """Refuse a constant that a renaming changes."""

    @abstractmethod
    def refuse_table(self, table: core.Table, keys: Type, used: Span) -> None:
        """Refuse a table whose entries change under a renaming."""

    @abstractmethod
    def refuse_operation(self, expr: core.Apply, names: Names) -> None:
        """Refuse an operation that does more with renamed members than compare them."""

    @abstractmethod
    def refuse_order(self, expr: core.Expr) -> None:
        """Refuse an expression that depends on the order of members."""

    # ── traversal ────────────────────────────────────────────────────────────────────

    def look(self) -> None:
        self._states_and_transitions()
        self._conditions()

    def _states_and_transitions(self) -> None:
        for variable in self.puzzle.variables:
            self._variable(variable)
        for transition in self.puzzle.transitions:
            self.parameters(transition)
            self._binders(transition.binders)
            self._all((*(value for _, value in transition.lets), transition.guard))
            self._block(transition.effect)

    def _conditions(self) -> None:
        self._all(self.puzzle.conditions)

    def _variable(self, variable: core.Variable) -> None:
        for key in variable.keys:
            self.domain(key, variable, "exists for")
        if variable.domain is not None:
            word = "can hold" if isinstance(variable.type, SetOf | ListOf) else "can be"
            self.domain(variable.domain, variable, word)

    def _block(self, block: core.Block) -> None:
        for effect in core.effects(block):
            if isinstance(effect, core.Loop):
                self._binders(effect.binders)
            self._all(core.expressions(effect))

    def _binders(self, binders: Sequence[core.Binder]) -> None:
        """Check that names run over the same values after renaming."""
        for binder in binders:
            if not any(self.speaks(bound.type) for bound in binder.locals):
                continue
            kind = TupleOf(tuple(bound.type for bound in binder.locals))
            rows = [value if len(binder.locals) > 1 else (value,) for value in binder.values]
            if not self._runs_alike(rows, kind):
                self.refuse_binder(binder, rows, kind)

    def _runs_alike(self, rows: Sequence[tuple[Any, ...]], kind: Type) -> bool:
        plain = Counter(rows)
        return self.same(lambda renaming: Counter(renaming.value(r, kind) for r in rows) == plain)

    def same(self, unchanged: Callable[[Renaming], bool]) -> bool:
        return all(map(unchanged, self.generators))

    # ── expressions ──────────────────────────────────────────────────────────────────

    def expression(self, expr: core.Expr) -> None:
        if expr in self._seen or expr.type == COMPOSED_TEXT:
            return
        self._seen.add(expr)
        match expr:
            case core.Const():
                self.constant(expr)
            case core.Lookup(_, _, table):
                self._table(table, expr.span)
            case core.Apply():
                self._operation(expr)
            case core.Fold(_, _, _, binders):
                self._binders(binders)
                self._fold(expr)
        self._all(core.parts(expr))

    def _all(self, parts: Iterable[core.Expr]) -> None:
        for part in parts:
            self.expression(part)

    def speaks(self, kind: Type) -> bool:
        """Test whether a value of this type may be or contain something renamed."""
        match kind:
            case Scalar(base) | SetOf(base):
                return self._is_renamed(base)
            case ListOf(element):
                return self.speaks(element)
            case Row(_, element):
                return self.has_key(kind) or self.speaks(element)
            case TupleOf(items):
                return any(map(self.speaks, items))
        return False

    def has_key(self, kind: Type) -> bool:
        return isinstance(kind, Row) and any(self._is_renamed(key.base) for key in kind.keys)

    def _is_renamed(self, base: Base) -> bool:
        return any(base is one for one in self.bases)

    def constant(self, expr: core.Const) -> None:
        value, kind = expr.value, expr.type
        if self.speaks(kind) and not self.same(lambda r: r.value(value, kind) == value):
            self.refuse_constant(expr)

    def _table(self, table: core.Table, used: Span) -> None:
        if table in self._seen:
            return
        self._seen.add(table)
        keys: Type = TupleOf(tuple(Scalar(key.base, 0, 0) for key in table.keys))
        if not self.speaks(keys) and not self.speaks(table.element):
            return
        if not self.same(lambda renaming: unlike(table, keys, renaming) is None):
            self.refuse_table(table, keys, used)

    def _operation(self, expr: core.Apply) -> None:
        kinds = [argument.type for argument in expr.arguments]
        if not any(map(self.speaks, (*kinds, expr.type))):
            return
        row = OPERATIONS.get(expr.operation)
        match row.names if row is not None else Names.UNKNOWN:
            case Names.IDENTITY if _alike(expr):
                return
            case Names.ROW if not any(map(self.has_key, kinds)):
                return  # only the row's elements are renamed, not its keys
            case names:
                self.refuse_operation(expr, names)

    def _fold(self, expr: core.Fold) -> None:
        """Refuse reductions that depend on the order of renamed values, as lists do."""
        reduction = REDUCTIONS[expr.kind]
        names = core.bound_by(expr.binders)
        reordered = reduction.ordered and any(self.speaks(name.type) for name in names)
        numbers = reduction.takes.kind is Kind.NUMBER
        if reordered or (numbers and expr.body and self.speaks(expr.body.type)):
            self.refuse_order(expr)


def _alike(expr: core.Apply) -> bool:
    """Test whether two compared values have the same shape, or one is nothing."""
    if expr.operation not in ("=", "!="):
        return True
    a, b = expr.arguments
    return is_nothing(a) or is_nothing(b) or same_shape(a.type, b.type)
