"""Are members interchangeable that are said to be?  Proved from the rules, or refused.

What is proved of each expression: under other names of the members it has the same value under
other names.  It holds of a puzzle if it holds of the parts from which the rules are made, and
these are few: constants (a member that is mentioned by name), tables, domains, and the
operations that do more with a member than to ask which one it is.  Whatever is not known to be
so is refused; what is printed is not examined.

Exchanging the first two members, and moving each on to the place of the next, make all
renamings.  So these two are enough for a proof; neighbours are exchanged to name two members
that differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from puzzlelang.core import (
    OPERATIONS,
    REDUCTIONS,
    Base,
    Domain,
    Kind,
    ListOf,
    Members,
    Names,
    Renaming,
    Row,
    Scalar,
    SetOf,
    TupleOf,
    Type,
    column_groups,
    count,
    count_text,
    relating,
    show,
    show_scalar,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.checker_messages import MESSAGES
from puzzlelang.model.choices import choice
from puzzlelang.model.renaming_invariance import entry_text, is_nothing, lies_in, same_shape, unlike
from puzzlelang.text import Diagnostics, Located, Span

MOST_RENAMINGS = 5_040
"""Where members are related to one another, each state is renamed in at most so many ways."""

OTHERWISE = "say it in a way that is the same for all of them, or leave them out of `symmetry:`"


def check_symmetry(puzzle: core.Puzzle, diagnostics: Diagnostics) -> bool:
    """Do the rules not know the members of each group of ``puzzle.symmetry`` apart?  Where they
    do, it is reported.
    """
    before = diagnostics.error_count
    for group in puzzle.symmetry:
        _Proof(puzzle, group, diagnostics).look()
    return diagnostics.error_count == before and _is_little_work(puzzle, diagnostics)


def _is_little_work(puzzle: core.Puzzle, diagnostics: Diagnostics) -> bool:
    """Where sorting is not enough to find a canonical state, the renamings must be few."""
    if count(puzzle.symmetry) <= MOST_RENAMINGS or column_groups(puzzle) is not None:
        return True
    variable = relating(puzzle)[0]
    MESSAGES.report(
        diagnostics,
        "too-many-renamings",
        puzzle.symmetry[0],
        count=count_text(puzzle.symmetry),
        most=MOST_RENAMINGS,
        variable=variable.name,
        also=variable.span,
    )
    return False


class _Proof:
    """Looks through the rules for whatever knows the members of a group apart."""

    def __init__(
        self, puzzle: core.Puzzle, group: core.Interchangeable, diagnostics: Diagnostics
    ) -> None:
        self.puzzle, self.group, self.diagnostics = puzzle, group, diagnostics
        self.base: Base = group.base
        first, second, *_ = members = group.members
        around = dict(zip(members, (*members[1:], first), strict=True))
        self.generators = [self._exchange(first, second), Renaming({self.base: around})]
        self._seen: set[object] = set()
        self._member_of: dict[core.Expr, int] = {}
        """The members of the type for each of which there is a parameter, by the parameter."""
        self._each: dict[tuple[core.Expr, ...], tuple[int, ...]] = {}

    def _exchange(self, a: int, b: int) -> Renaming:
        return Renaming({self.base: {a: b, b: a}})

    def refuse(
        self, key: str, at: Located | Span, pair: tuple[int, int] | None, **given: Any
    ) -> None:
        a, b = map(self._name, pair or self.group.members[:2])
        declared = self.group.span, "said here to be interchangeable"
        MESSAGES.report(
            self.diagnostics, key, at, a=a, b=b, else_=OTHERWISE, related=(declared,), **given
        )

    def _name(self, member: int) -> str:
        return show_scalar(member, self.base)

    # ── what there is ────────────────────────────────────────────────────────────────

    def look(self) -> None:
        for variable in self.puzzle.variables:
            self._variable(variable)
        for transition in self.puzzle.transitions:
            self._parameters(transition)
            self._binders(transition.binders, transition.span)
            for _, value in transition.lets:
                self.expression(value)
            self.expression(transition.guard)
            self._block(transition.effect)
        puzzle = self.puzzle
        for rule in (*puzzle.invariants, *puzzle.losses, puzzle.goal, *puzzle.checks):
            self.expression(rule.condition)
        for line in puzzle.costs:
            for term in line.terms:
                self.expression(term.amount)
            if line.estimate is not None:
                self.expression(line.estimate)

    def _variable(self, variable: core.Variable) -> None:
        for key in variable.keys:
            self._domain(key, variable, "is there for")
        if isinstance(variable.type, ListOf) and self._speaks(variable.type):
            a, b = self.group.members[:2]
            self.refuse("members-in-lists", variable, (a, b), name=variable.name)
        elif variable.domain is not None:
            word = "can hold" if isinstance(variable.type, SetOf) else "can be"
            self._domain(variable.domain, variable, word)

    def _domain(self, domain: Domain, variable: core.Variable, word: str) -> None:
        if domain.base is not self.base:
            return
        inside = [member for member in self.group.members if member in domain.values]
        outside = [member for member in self.group.members if member not in domain.values]
        if inside and outside:
            self.refuse(
                "variable-of-some", variable, (inside[0], outside[0]), name=variable.name, word=word
            )

    def _parameters(self, transition: core.Transition) -> None:
        """Under other names of the members, the parameters for these change places: all of them
        are there, and run over the same values.
        """
        for key, parameters in transition.each:
            if key.base is not self.base:
                continue
            inside = [member for member in self.group.members if member in key.values]
            outside = [member for member in self.group.members if member not in key.values]
            if inside and outside:
                pair, name = (inside[0], outside[0]), parameters[0]
                word, instead = map(self._name, pair)
                self.refuse(
                    "runs-over-some", name, pair, names=name.name, word=word, instead=instead
                )
            self._member_of.update(zip(parameters, key.values, strict=True))
            self._each[parameters] = tuple(key.values)

    def _is_of_each(self, options: tuple[core.Expr, ...], members: tuple[int, ...]) -> bool:
        """Are these the parameters for each of some members, each chosen by its own?"""
        return self._each.get(options, ())[:-1] == members

    # ── effects ──────────────────────────────────────────────────────────────────────

    def _block(self, block: core.Block) -> None:
        for effect in core.effects(block):
            if isinstance(effect, core.Loop):
                self._binders(effect.binders, effect.span)
            self._all(core.expressions(effect))

    def _binders(self, binders: Sequence[core.Binder], span: Span) -> None:
        """What names run over must be the same set under other names."""
        for binder in binders:
            if not any(self._speaks(bound.type) for bound in binder.locals):
                continue
            kind = TupleOf(tuple(bound.type for bound in binder.locals))
            rows = [value if len(binder.locals) > 1 else (value,) for value in binder.values]
            if not self._runs_alike(rows, kind):
                self._refuse_binder(binder, rows, kind)

    def _runs_alike(self, rows: Sequence[tuple[Any, ...]], kind: Type) -> bool:
        known = Counter(rows)
        return self._same(lambda renaming: Counter(renaming.value(r, kind) for r in rows) == known)

    def _refuse_binder(
        self, binder: core.Binder, rows: Sequence[tuple[Any, ...]], kind: TupleOf
    ) -> None:
        pair, row = self._differing(rows, kind)
        other = self._exchange(*pair).value(row, kind)
        word, instead = (
            show(found, kind) if len(found) > 1 else show(found[0], kind.items[0])
            for found in (row, other)
        )
        names = [bound.name for bound in binder.locals]
        self.refuse(
            "runs-over-some", binder.locals[0], pair, names=names, word=word, instead=instead
        )

    def _differing(
        self, rows: Sequence[tuple[Any, ...]], kind: Type
    ) -> tuple[tuple[int, int], tuple[Any, ...]]:
        """Two members, and a row that would have to be there with the two exchanged."""
        known = Counter(rows)
        for a, b in pairwise(self.group.members):
            renaming = self._exchange(a, b)
            for row in rows:
                if known[renaming.value(row, kind)] < known[row]:
                    return (a, b), row
        raise AssertionError("exchanges of neighbours make every renaming")

    def _same(self, unchanged: Callable[[Renaming], bool]) -> bool:
        return all(map(unchanged, self.generators))

    # ── expressions ──────────────────────────────────────────────────────────────────

    def _maybe(self, expr: core.Expr | None) -> None:
        if expr is not None:
            self.expression(expr)

    def expression(self, expr: core.Expr) -> None:
        if expr in self._seen:
            return
        self._seen.add(expr)
        match expr:
            case core.Const():
                self._constant(expr)
            case core.Local() if self._member_of.get(expr) in self.group.members:
                member = core.Const(expr.span, Scalar(self.base, 0, 0), self._member_of[expr])
                self._constant(member)
            case core.If() if (found := choice(expr)) and self._is_of_each(*found[1:]):
                self.expression(found[0])
            case core.Read(_, _, _, arguments):
                self._all(arguments)
            case core.Lookup(_, _, table, arguments):
                self._table(table, expr.span)
                self._all(arguments)
            case core.Apply(_, _, _, arguments):
                self._operation(expr)
                self._all(arguments)
            case core.If(_, _, condition, then, otherwise):
                self._all((condition, then, otherwise))
            case core.Let(_, _, _, value, body):
                self._all((value, body))
            case core.Fold(span, _, _, binders, where, body_):
                self._binders(binders, span)
                self._fold(expr)
                self._maybe(where)
                self._maybe(body_)

    def _all(self, parts: Sequence[core.Expr]) -> None:
        for part in parts:
            self.expression(part)

    def _speaks(self, kind: Type) -> bool:
        """May a value of this type be, or have in it, a member of the type?"""
        match kind:
            case Scalar(base) | SetOf(base):
                return base is self.base
            case ListOf(element):
                return self._speaks(element)
            case Row(keys, element):
                return any(key.base is self.base for key in keys) or self._speaks(element)
            case TupleOf(items):
                return any(map(self._speaks, items))
        return False

    def _constant(self, expr: core.Const) -> None:
        value, kind = expr.value, expr.type
        if not self._speaks(kind) or self._same(lambda r: r.value(value, kind) == value):
            return
        pair = a, b = self._pair(value, kind)
        if isinstance(kind, Scalar):
            self.refuse("member-named", expr, (value, b if value == a else a))
        elif isinstance(kind, SetOf):
            self.refuse("set-of-some-named", expr, (a, b) if value >> a & 1 else (b, a))
        else:
            self.refuse("row-differs", expr, pair, row=show(value, kind))

    def _pair(self, value: Any, kind: Type) -> tuple[int, int]:
        """Two members that ``value`` knows apart."""
        for a, b in pairwise(self.group.members):
            if self._exchange(a, b).value(value, kind) != value:
                return a, b
        raise AssertionError("exchanges of neighbours make every renaming")

    # ── tables ───────────────────────────────────────────────────────────────────────

    def _table(self, table: core.Table, used: Span) -> None:
        if table in self._seen:
            return
        self._seen.add(table)
        keys: Type = TupleOf(tuple(Scalar(key.base, 0, 0) for key in table.keys))
        if not self._speaks(keys) and not self._speaks(table.element):
            return
        if all(unlike(table, keys, renaming) is None for renaming in self.generators):
            return
        for a, b in pairwise(self.group.members):
            found = unlike(table, keys, self._exchange(a, b))
            if found is not None:
                entries = [entry_text(table, arguments) for arguments in found]
                kind = "" if table.name.startswith("start(") else "the table "
                also = None if lies_in(used, table.span) else used
                self.refuse(
                    "table-differs",
                    table,
                    (a, b),
                    kind=kind,
                    name=table.name,
                    entries=entries,
                    also=also,
                )
                return

    # ── operations ───────────────────────────────────────────────────────────────────

    def _operation(self, expr: core.Apply) -> None:
        kinds = [argument.type for argument in expr.arguments]
        if not any(map(self._speaks, (*kinds, expr.type))):
            return
        row = OPERATIONS.get(expr.operation)
        match row.names if row is not None else Names.UNKNOWN:
            case Names.IDENTITY if self._alike(expr):
                return
            case Names.OTHER if self._is_other():
                return  # `other(x)`: under exchanged names still the one that x is not
            case Names.ROW if not any(self._has_key(kind) for kind in kinds):
                return  # the members are in the row, which has places of its own
            case Names.ORDER:
                self.refuse("members-compared", expr, None)
            case Names.PLACE:
                self.refuse("member-ranked", expr, None)
            case _:
                self.refuse("members-ordered", expr, None)

    def _is_other(self) -> bool:
        return (
            isinstance(self.base, Members) and len(self.base.names) == len(self.group.members) == 2
        )

    def _has_key(self, kind: Type) -> bool:
        return isinstance(kind, Row) and any(key.base is self.base for key in kind.keys)

    def _alike(self, expr: core.Apply) -> bool:
        """Are two things that are compared made alike, or is one of them nothing?"""
        if expr.operation not in ("=", "!="):
            return True
        a, b = expr.arguments
        return is_nothing(a) or is_nothing(b) or same_shape(a.type, b.type)

    def _fold(self, expr: core.Fold) -> None:
        """Every fold but a row of texts is the same in any order."""
        reduction = REDUCTIONS[expr.kind]
        numbers = reduction.takes is Kind.NUMBER
        if reduction.ordered or (numbers and expr.body and self._speaks(expr.body.type)):
            self.refuse("members-ordered", expr, None)
