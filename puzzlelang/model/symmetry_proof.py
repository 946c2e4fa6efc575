"""Verification of declared symmetry from the rules.

The proof: renaming all members renames the value of each expression. This holds for a puzzle if it
holds for the few kinds of parts in its rules: constants, tables, domains, sets that names run over,
and operations. :class:`RulesWalk` traverses the rules; printing is not examined. The proof refuses
members mentioned by name, tables and domains that distinguish members, and operations that do more
than compare members for equality. It refuses anything not known to be symmetric.

A swap of the first two members and a rotation of all generate all renamings, so a proof tries these
two. Swaps of neighbours name two members that differ.

Members that no rule distinguishes, although `symmetry:` doesn't declare them, are found by the same
proof of swaps. Interchangeability is transitive, so each member is compared with one of each class.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

from puzzlelang.core import (
    BOOLEAN,
    COMPOSED_TEXT,
    NONE,
    NOWHERE,
    OPERATIONS,
    REDUCTIONS,
    Base,
    Cells,
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
    call,
    column_groups,
    count,
    count_text,
    relating,
    show,
    show_scalar,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.parameters import choice
from puzzlelang.model.symbols import MESSAGES
from puzzlelang.text import Any, Diagnostics, Located, Span, replace

# ── traversal of the rules ────────────────────────────────────────────────────────────

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


def bases_of(kind: Type) -> Iterator[Base]:
    """Yield the types of all members in a value of this type, and of its keys."""
    match kind:
        case Scalar(base) | SetOf(base):
            yield base
        case ListOf(element):
            yield from bases_of(element)
        case Row(keys, element):
            yield from (key.base for key in keys)
            yield from bases_of(element)
        case TupleOf(items):
            for item in items:
                yield from bases_of(item)


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
        return any(map(self._is_renamed, bases_of(kind)))

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


# ── interchangeable members ───────────────────────────────────────────────────────────

MOST_RENAMINGS = 5_040
"""Renamings allowed for each state if members are related to one another."""

OTHERWISE = "write it so that it is the same for all of them, or leave them out of `symmetry:`"


def check_symmetry(puzzle: core.Puzzle, diagnostics: Diagnostics) -> bool:
    """Prove that the rules don't distinguish members of a declared group; report it if they do."""
    before = diagnostics.error_count
    turned = {b for g in puzzle.symmetry if isinstance(g, core.Turns) for b in _bases(g)}
    for group in puzzle.symmetry:
        if not isinstance(group, core.Interchangeable):
            continue
        if group.base in turned:
            MESSAGES.report(diagnostics, "cells-turned", group)
        else:
            _Proof(puzzle, group, diagnostics).look()
    return diagnostics.error_count == before and _is_little_work(puzzle, diagnostics)


def are_interchangeable(puzzle: core.Puzzle, group: core.Interchangeable) -> bool:
    """Test whether ``group`` could be declared in addition.

    Nothing is reported, so the proof stops at the first refusal.
    """
    diagnostics = Diagnostics()
    try:
        _Trial(puzzle, group, diagnostics).look()
    except _Refused:
        return False
    declared = replace(puzzle, symmetry=(*puzzle.symmetry, group))
    return _is_little_work(declared, diagnostics)


def _is_little_work(puzzle: core.Puzzle, diagnostics: Diagnostics) -> bool:
    """Check that there are few renamings if sorting can't find a canonical state."""
    if count(puzzle.symmetry) <= MOST_RENAMINGS or column_groups(puzzle) is not None:
        return True
    variables = relating(puzzle)
    if not variables:
        MESSAGES.report(
            diagnostics,
            "too-many-turned-renamings",
            puzzle.symmetry[0],
            count=count_text(puzzle.symmetry),
            most=MOST_RENAMINGS,
        )
        return False
    variable = variables[0]
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


class _Proof(RulesWalk):
    """Searches the rules for anything that distinguishes members of a group."""

    def __init__(
        self, puzzle: core.Puzzle, group: core.Interchangeable, diagnostics: Diagnostics
    ) -> None:
        super().__init__(puzzle)
        self.group, self.diagnostics = group, diagnostics
        self.base: Base = group.base
        self.bases = (self.base,)
        first, second, *_ = members = group.members
        around = dict(zip(members, (*members[1:], first), strict=True))
        self.generators = [self._exchange(first, second), Renaming({self.base: around})]
        self._member_of: dict[core.Expr, int] = {}
        """The member of each parameter declared with ``for each``."""
        self._each: dict[tuple[core.Expr, ...], tuple[int, ...]] = {}

    def _exchange(self, a: int, b: int) -> Renaming:
        return Renaming({self.base: {a: b, b: a}})

    def refuse(
        self, key: str, at: Located | Span, pair: tuple[int, int] | None, **given: Any
    ) -> None:
        a, b = map(self._name, pair or self.group.members[:2])
        declared = self.group.span, "declared interchangeable here"
        MESSAGES.report(
            self.diagnostics, key, at, a=a, b=b, else_=OTHERWISE, related=(declared,), **given
        )

    def _name(self, member: int) -> str:
        return show_scalar(member, self.base)

    def domain(self, domain: Domain, variable: core.Variable, word: str) -> None:
        if domain.base is not self.base:
            return
        pair = self._parted_by(domain)
        if pair:
            self.refuse("variable-of-some", variable, pair, name=variable.name, word=word)

    def _parted_by(self, domain: Domain) -> tuple[int, int] | None:
        """Return a member in ``domain`` and another outside, if both exist."""
        inside = [member for member in self.group.members if member in domain.values]
        outside = [member for member in self.group.members if member not in domain.values]
        return (inside[0], outside[0]) if inside and outside else None

    def parameters(self, transition: core.Transition) -> None:
        """Check that parameters for each member exist for all of the group, or for none of it.

        A renaming then permutes them, and they run over the same values.
        """
        for key, parameters in transition.each:
            if key.base is not self.base:
                continue
            pair = self._parted_by(key)
            if pair:
                name, (word, instead) = parameters[0], map(self._name, pair)
                self.refuse(
                    "runs-over-some", name, pair, names=name.name, word=word, instead=instead
                )
            self._member_of.update(zip(parameters, key.values, strict=True))
            self._each[parameters] = tuple(key.values)

    def _is_of_each(self, options: tuple[core.Expr, ...], members: tuple[int, ...]) -> bool:
        """Test for the parameters of these members, each chosen by its own."""
        return self._each.get(options, ())[:-1] == members

    def refuse_binder(
        self, binder: core.Binder, rows: Sequence[tuple[Any, ...]], kind: TupleOf
    ) -> None:
        pair, row = self._differing(rows, kind)
        other = self._exchange(*pair).value(row, kind)
        word, instead = row_text(row, kind), row_text(other, kind)
        names = [bound.name for bound in binder.locals]
        self.refuse(
            "runs-over-some", binder.locals[0], pair, names=names, word=word, instead=instead
        )

    def _differing(
        self, rows: Sequence[tuple[Any, ...]], kind: Type
    ) -> tuple[tuple[int, int], tuple[Any, ...]]:
        """Return two members, and a row that lacks its counterpart with the two swapped."""
        row_counts = Counter(rows)
        for a, b in pairwise(self.group.members):
            renaming = self._exchange(a, b)
            for row in rows:
                if row_counts[renaming.value(row, kind)] < row_counts[row]:
                    return (a, b), row
        raise AssertionError("exchanges of neighbours make every renaming")

    def expression(self, expr: core.Expr) -> None:
        if expr not in self._seen:
            match expr:
                case core.Local() if self._member_of.get(expr) in self.group.members:
                    member = core.Const(expr.span, Scalar(self.base, 0, 0), self._member_of[expr])
                    self.constant(member)
                case core.If() if (selection := choice(expr)) and self._is_of_each(*selection[1:]):
                    self._seen.add(expr)
                    self.expression(selection[0])
        super().expression(expr)

    def refuse_constant(self, expr: core.Const) -> None:
        value, kind = expr.value, expr.type
        pair = a, b = self._pair(value, kind)
        if isinstance(kind, Scalar):
            self.refuse("member-named", expr, (value, b if value == a else a))
        elif isinstance(kind, SetOf):
            self.refuse("set-of-some-named", expr, (a, b) if value >> a & 1 else (b, a))
        else:
            self.refuse("row-differs", expr, pair, row=show(value, kind))

    def _pair(self, value: Any, kind: Type) -> tuple[int, int]:
        """Return two members that ``value`` distinguishes."""
        for a, b in pairwise(self.group.members):
            if self._exchange(a, b).value(value, kind) != value:
                return a, b
        raise AssertionError("exchanges of neighbours make every renaming")

    def refuse_table(self, table: core.Table, keys: Type, used: Span) -> None:
        for a, b in pairwise(self.group.members):
            counterexample = unlike(table, keys, self._exchange(a, b))
            if counterexample is not None:
                entries = [entry_text(table, arguments) for arguments in counterexample]
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

    def refuse_operation(self, expr: core.Apply, names: Names) -> None:
        match names:
            case Names.OTHER if self._is_other():
                return  # after a swap, still the member other than x
            case _ if isinstance(self.base, Cells):
                self.refuse("cells-related", expr, None)
            case Names.ORDER:
                self.refuse("members-compared", expr, None)
            case Names.PLACE:
                self.refuse("member-ranked", expr, None)
            case _:
                self.refuse("members-ordered", expr, None)

    def _is_other(self) -> bool:
        return self.group.base.size == len(self.group.members) == 2

    def refuse_order(self, expr: core.Expr) -> None:
        self.refuse("members-ordered", expr, None)


class _Refused(Exception):
    """A rule distinguishes members."""


class _Trial(_Proof):
    """The proof for undeclared members.

    It stops at the first refusal, and starts with the goal, which is often refused.
    """

    def look(self) -> None:
        self._conditions()
        self._states_and_transitions()

    def refuse(self, *given: Any, **more: Any) -> None:
        raise _Refused


# ── undeclared symmetry ────────────────────────────────────────────────────────────────


MOST_MEMBERS = 40
"""Larger types are not tried."""

MOST_PROOFS = 100
"""Swaps tried for a type."""

Group = tuple[Members, tuple[int, ...]]


def undeclared_cells(puzzle: core.Puzzle) -> list[core.Interchangeable]:
    """Return the keys of variables that are interchangeable cells, such as tubes."""
    keys = dict.fromkeys(
        (key.base, tuple(key.values))
        for variable in puzzle.variables for key in variable.keys
        if isinstance(key.base, Cells) and 1 < size_of(key.values) <= MOST_MEMBERS
    )  # fmt: skip
    taken = {base for g in puzzle.symmetry for base in _bases(g)}
    groups: list[core.Interchangeable] = []
    for base, cells in keys:
        group = core.Interchangeable(puzzle.goal.span, base, cells)
        if base not in taken and are_interchangeable(puzzle, group):
            groups.append(group)
            taken.add(base)
    return groups


def _bases(group: core.Interchangeable | core.Turns) -> Iterable[Base]:
    return group.ways[0] if isinstance(group, core.Turns) else (group.base,)


def undeclared(puzzle: core.Puzzle, declared: Iterator[str]) -> list[Group]:
    """Return the largest groups of interchangeable members of the ``declared`` types."""
    declared_bases = {g.base for g in puzzle.symmetry if isinstance(g, core.Interchangeable)}
    names = set(declared)
    return [
        (base, group)
        for base in puzzle.bases
        if isinstance(base, Members) and base not in declared_bases and base.name in names
        if 1 < base.size <= MOST_MEMBERS
        for group in _groups(puzzle, base)
    ]


def _groups(puzzle: core.Puzzle, base: Members) -> list[tuple[int, ...]]:
    everybody = tuple(range(base.size))
    if _proved(puzzle, base, everybody):
        return [everybody]
    classes: list[list[int]] = []
    proofs = 0
    for member in everybody:
        for peers in classes:
            proofs += 1
            if proofs > MOST_PROOFS:
                return []
            if _proved(puzzle, base, (peers[0], member)):
                peers.append(member)
                break
        else:
            classes.append([member])
    groups = [tuple(peers) for peers in classes if len(peers) > 1]
    return [group for group in groups if _proved(puzzle, base, group)]


def _proved(puzzle: core.Puzzle, base: Members, members: tuple[int, ...]) -> bool:
    group = core.Interchangeable(puzzle.goal.span, base, members)
    return are_interchangeable(puzzle, group)
