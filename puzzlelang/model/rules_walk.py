"""Goes through all rules of a puzzle for whatever some renamings would change.

What is proved of each expression: under other names it has the same value under other names.  It
holds of a puzzle if it holds of the parts from which the rules are made, and these are few:
constants, tables, domains, what names run over, and the operations.  What is printed is not
examined.  Subclasses say what is refused, and how.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from puzzlelang.core import (
    MADE_TEXT,
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
)
from puzzlelang.core import nodes as core
from puzzlelang.model.renaming_invariance import is_nothing, same_shape, unlike
from puzzlelang.text import Any, Span


class RulesWalk(ABC):
    """``bases``: the types that are renamed; what none of ``generators`` changes, no renaming
    does.
    """

    bases: Sequence[Base]
    generators: Sequence[Renaming]

    def __init__(self, puzzle: core.Puzzle) -> None:
        self.puzzle = puzzle
        self._seen: set[object] = set()

    # ── what is refused ──────────────────────────────────────────────────────────────

    @abstractmethod
    def domain(self, domain: Domain, variable: core.Variable, word: str) -> None:
        """The values that a variable is there for, or may have."""

    @abstractmethod
    def parameters(self, transition: core.Transition) -> None:
        """Parameters of which there is one for each member."""

    @abstractmethod
    def refuse_binder(
        self, binder: core.Binder, rows: Sequence[tuple[Any, ...]], kind: TupleOf
    ) -> None:
        """Names that run over other values under other names."""

    @abstractmethod
    def refuse_constant(self, expr: core.Const) -> None:
        """A constant that is another under other names."""

    @abstractmethod
    def refuse_table(self, table: core.Table, keys: Type, used: Span) -> None:
        """A table that has other entries under other names."""

    @abstractmethod
    def refuse_operation(self, expr: core.Apply, names: Names) -> None:
        """An operation that does more with what is renamed than to ask which one it is."""

    @abstractmethod
    def refuse_order(self, expr: core.Expr) -> None:
        """What goes by the order of members."""

    # ── what there is ────────────────────────────────────────────────────────────────

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
            self.domain(key, variable, "is there for")
        if variable.domain is not None:
            word = "can hold" if isinstance(variable.type, SetOf | ListOf) else "can be"
            self.domain(variable.domain, variable, word)

    def _block(self, block: core.Block) -> None:
        for effect in core.effects(block):
            if isinstance(effect, core.Loop):
                self._binders(effect.binders)
            self._all(core.expressions(effect))

    def _binders(self, binders: Sequence[core.Binder]) -> None:
        """What names run over must be the same set under other names."""
        for binder in binders:
            if not any(self.speaks(bound.type) for bound in binder.locals):
                continue
            kind = TupleOf(tuple(bound.type for bound in binder.locals))
            rows = [value if len(binder.locals) > 1 else (value,) for value in binder.values]
            if not self._runs_alike(rows, kind):
                self.refuse_binder(binder, rows, kind)

    def _runs_alike(self, rows: Sequence[tuple[Any, ...]], kind: Type) -> bool:
        known = Counter(rows)
        return self.same(lambda renaming: Counter(renaming.value(r, kind) for r in rows) == known)

    def same(self, unchanged: Callable[[Renaming], bool]) -> bool:
        return all(map(unchanged, self.generators))

    # ── expressions ──────────────────────────────────────────────────────────────────

    def expression(self, expr: core.Expr) -> None:
        if expr in self._seen or expr.type == MADE_TEXT:
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
        """May a value of this type be, or have in it, what is renamed?"""
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
                return  # what is renamed is in the row, which has places of its own
            case names:
                self.refuse_operation(expr, names)

    def _fold(self, expr: core.Fold) -> None:
        """A list is in the order of the names' values, which may be another if these are renamed;
        all else that is made of several values is the same in any order.
        """
        reduction = REDUCTIONS[expr.kind]
        names = core.bound_by(expr.binders)
        reordered = reduction.ordered and any(self.speaks(name.type) for name in names)
        numbers = reduction.takes.kind is Kind.NUMBER
        if reordered or (numbers and expr.body and self.speaks(expr.body.type)):
            self.refuse_order(expr)


def _alike(expr: core.Apply) -> bool:
    """Are two things that are compared made alike, or is one of them nothing?"""
    if expr.operation not in ("=", "!="):
        return True
    a, b = expr.arguments
    return is_nothing(a) or is_nothing(b) or same_shape(a.type, b.type)
