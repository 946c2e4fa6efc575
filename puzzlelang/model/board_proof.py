"""Verification from the rules that a puzzle's boards can be turned or mirrored.

A turn renames cells and directions of all maps at once, so the proof is that of interchangeable
members. Operations on maps commute with turns; the row of a cell and the order of cells don't. The
turns that pass form a group, because each condition requires that something stays unchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from puzzlelang.core import (
    AS_IT_IS,
    DIRECTIONS,
    Base,
    Cells,
    Domain,
    Names,
    Renaming,
    Scalar,
    SetOf,
    TupleOf,
    Turn,
    Type,
    members,
    show,
    show_scalar,
    turns_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.symbols import MESSAGES
from puzzlelang.model.symmetry_proof import (
    RulesWalk,
    bases_of,
    entry_text,
    lies_in,
    row_text,
    unlike,
)
from puzzlelang.text import Any, Diagnostics, Located, Span, replace

MOST_CELLS = 4_096
"""Cells allowed in all maps together."""


def with_turns(puzzle: core.Puzzle, declared: Span, diagnostics: Diagnostics) -> core.Puzzle | None:
    """Add the valid turns to the puzzle; None if it has none or is too large (reported).

    Directions belong to no group of interchangeable members, because no file declares them.
    """
    maps = maps_of(puzzle)
    if not maps:
        MESSAGES.report(diagnostics, "no-board", declared)
        return None
    cells = sum(one.size for one in maps)
    if cells > MOST_CELLS:
        MESSAGES.report(diagnostics, "board-too-large", declared, cells=cells, most=MOST_CELLS)
        return None
    turns, refusals = _tried(puzzle, maps, declared)
    if turns:
        ways = tuple(turn.names(maps) for turn in (AS_IT_IS, *turns))
        return replace(puzzle, symmetry=(*puzzle.symmetry, core.Turns(declared, ways)))
    for diagnostic in min(refusals, key=lambda one: len(list(one))):
        diagnostics.add(diagnostic)
    return None


def undeclared_turns(puzzle: core.Puzzle) -> list[str]:
    """Describe the turns that `symmetry: board` would merge; empty if it is declared."""
    maps = maps_of(puzzle)
    cells = sum(one.size for one in maps)
    declared = any(isinstance(group, core.Turns) for group in puzzle.symmetry)
    says_places = any(isinstance(base, Cells) for base in puzzle.bases)
    if declared or not says_places or not 1 < cells <= MOST_CELLS:
        return []
    return [turn.said for turn in _tried(puzzle, maps, puzzle.goal.span)[0]]


def _tried(
    puzzle: core.Puzzle, maps: Sequence[Cells], declared: Span
) -> tuple[list[Turn], list[Diagnostics]]:
    """Return the valid turns, and the diagnostics of the others."""
    turns: list[Turn] = []
    refusals: list[Diagnostics] = []
    for turn in turns_of(maps):
        diagnostics = Diagnostics()
        _BoardProof(puzzle, turn, maps, declared, diagnostics).look()
        if diagnostics.error_count:
            refusals.append(diagnostics)
        else:
            turns.append(turn)
    return turns, refusals


# ── maps ─────────────────────────────────────────────────────────────────────────────


def maps_of(puzzle: core.Puzzle) -> list[Cells]:
    """Return the maps that states and rules refer to."""
    bases = dict.fromkeys(puzzle.bases)
    for expr in _expressions(puzzle):
        for part in core.walk(expr):
            bases.update(dict.fromkeys(bases_of(part.type)))
            if isinstance(part, core.Lookup):
                bases.update(dict.fromkeys(key.base for key in part.table.keys))
            elif isinstance(part, core.Fold):
                names = core.bound_by(part.binders)
                bases.update(dict.fromkeys(base for one in names for base in bases_of(one.type)))
    return [base for base in bases if isinstance(base, Cells)]


def _expressions(puzzle: core.Puzzle) -> Iterator[core.Expr]:
    for transition in puzzle.transitions:
        yield from transition.parameters
        yield from (value for _, value in transition.lets)
        yield transition.guard
        for effect in core.effects(transition.effect):
            yield from core.expressions(effect)
            if isinstance(effect, core.Loop):
                yield from core.bound_by(effect.binders)
    yield from puzzle.conditions


# ── the proof for one turn ───────────────────────────────────────────────────────────


class _BoardProof(RulesWalk):
    """Searches the rules for anything that the turn changes."""

    def __init__(
        self,
        puzzle: core.Puzzle,
        turn: Turn,
        maps: Sequence[Cells],
        declared: Span,
        diagnostics: Diagnostics,
    ) -> None:
        super().__init__(puzzle)
        self.turn, self.declared, self.diagnostics = turn, declared, diagnostics
        self.renaming = Renaming(turn.names(maps))
        self.bases = (*maps, DIRECTIONS)
        self.generators = [self.renaming]

    def refuse(self, key: str, at: Located | Span, **given: Any) -> None:
        note = self.declared, "declared here to be the same, turned or mirrored"
        MESSAGES.report(self.diagnostics, key, at, turn=self.turn.said, related=(note,), **given)

    def _turned(self, value: int, base: Base) -> int:
        return int(self.renaming.value(value, Scalar(base, 0, 0)))

    def domain(self, domain: Domain, variable: core.Variable, word: str) -> None:
        if not any(domain.base is base for base in self.bases):
            return
        domain_values = set(domain.values)
        for value in domain.values:
            other = self._turned(value, domain.base)
            if other not in domain_values:
                one, another = (show_scalar(v, domain.base) for v in (value, other))
                self.refuse(
                    "turned-variable", variable, name=variable.name, word=word, one=one,
                    other=another,
                )  # fmt: skip
                return

    def parameters(self, transition: core.Transition) -> None:
        for key, parameters in transition.each:
            if any(key.base is base for base in self.bases):
                self.refuse("turned-parameters", parameters[0], name=parameters[0].name)

    def refuse_binder(
        self, binder: core.Binder, rows: Sequence[tuple[Any, ...]], kind: TupleOf
    ) -> None:
        row_counts = Counter(rows)
        row = next(r for r in rows if row_counts[self.renaming.value(r, kind)] < row_counts[r])
        one, other = (row_text(values, kind) for values in (row, self.renaming.value(row, kind)))
        names = [bound.name for bound in binder.locals]
        self.refuse("turned-names", binder.locals[0], names=names, one=one, other=other)

    def constant(self, expr: core.Const) -> None:
        try:
            super().constant(expr)
        except KeyError:  # the turn maps a key to one that the row lacks
            self.refuse("turned-row", expr, row=show(expr.value, expr.type))

    def refuse_constant(self, expr: core.Const) -> None:
        value, kind = expr.value, expr.type
        if isinstance(kind, SetOf):
            there = [v for v in members(value) if not value >> self._turned(v, kind.base) & 1]
            one, other = (
                show_scalar(v, kind.base) for v in (there[0], self._turned(there[0], kind.base))
            )
            self.refuse("turned-set", expr, one=one, other=other)
        elif isinstance(kind, Scalar):
            other = show_scalar(self._turned(value, kind.base), kind.base)
            self.refuse("turned-constant", expr, one=show_scalar(value, kind.base), other=other)
        else:
            self.refuse("turned-row", expr, row=show(value, kind))

    def refuse_table(self, table: core.Table, keys: Type, used: Span) -> None:
        counterexample = unlike(table, keys, self.renaming)
        assert counterexample is not None, "it was refused"
        self.refuse(
            "turned-table",
            table,
            kind="" if table.name.startswith("start(") else "the table ",
            name=table.name,
            entries=[entry_text(table, arguments) for arguments in counterexample],
            also=None if lies_in(used, table.span) else used,
        )

    def refuse_operation(self, expr: core.Apply, names: Names) -> None:
        if names is not Names.MAP:
            self.refuse_order(expr)

    def refuse_order(self, expr: core.Expr) -> None:
        self.refuse("turned-order", expr)
