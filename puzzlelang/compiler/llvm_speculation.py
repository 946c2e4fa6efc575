"""Transitions that are computed before one knows whether they apply.

A processor guesses where a branch goes, and a wrong guess costs as much as thirty operations.
What a large table says of a state it can't guess.  So a transition that asks such tables is
printed without a branch: every part of its guard is computed, at some place that exists where
the right one does not, and its successor is written in any case, where the next one takes its
place unless it counts.

A part has a fault only if the plain order would have come to it.  ``risks`` collects what must
hold; behind an ``and`` or an ``or`` only where the parts before leave it open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from puzzlelang.compiler import terms
from puzzlelang.compiler.constant_tables import Table
from puzzlelang.compiler.cost_keys import Keys
from puzzlelang.compiler.ground_transition import Ground
from puzzlelang.compiler.ir import (
    CONDITIONS,
    Apply,
    Const,
    Hit,
    If,
    Let,
    Look,
    Slot,
    Temp,
    Term,
    nodes,
)
from puzzlelang.compiler.llvm_data import Data
from puzzlelang.compiler.llvm_states import StatePrinter
from puzzlelang.compiler.packing import Packing
from puzzlelang.compiler.terms import TRUE
from puzzlelang.core import ABSENT, current

CHEAP = frozenset({"+", "-", *CONDITIONS})
"""Operations that are computed in vain; and a step on a map."""

THERE = bytes(value != ABSENT for value in range(256))
"""For each byte of a table, whether it is an entry."""


class SpeculativePrinter(StatePrinter):
    """Prints what nobody may have asked for, without a branch."""

    def __init__(self, packing: Packing, data: Data, keys: Keys, arrays: dict[int, int]) -> None:
        super().__init__(packing, data, keys, arrays)
        self._certain = ""
        """Where it is kept whether all speculations were without a fault, if there are any."""
        self._known: tuple[tuple[Table, Term], ...] = ()
        """Tables of truth values, and the places in them where they are known to hold."""
        self._coverings: dict[tuple[int, int], bool] = {}

    def is_worth_speculation(self, ground: Ground) -> bool:
        """May a transition be computed in any case, and would a branch be guessed wrong?"""
        if ground.stores or ground.lets or ground.guard.weight > current.speculated:
            return False
        parts = terms.conjuncts(ground.guard)
        steps = [term for _, term in ground.steps]
        asked = [*parts, *steps, ground.invariant]
        return (
            all(map(_is_simple, asked))
            and all(map(self.safe, ground.updates.values()))
            and any(map(_asks_large, parts))
            and not any(isinstance(part, Hit) and _is_seldom(part.table.entries) for part in parts)
        )

    def speculation(self, ground: Ground, asked: Sequence[str]) -> list[str]:
        """The conditions on which a transition applies; goes on where none has a fault.

        ``asked``: those that were computed already.
        """
        applies = list(asked)
        sure: list[str] = []
        self._ask(ground.guard, applies, sure)
        for temp, term in ground.steps:
            with self._speculated() as risks:
                if temp is not None:
                    self.bind(temp, term)
                else:
                    risks.append(self.truth(term))
            sure += self._behind(applies, risks)
        self._ask(ground.invariant, applies, sure)
        if sure:
            if not self._certain:
                self._certain = self.alloca("i1")
            before = self.op(f"load i1, ptr {self._certain}")
            self.do(
                f"store i1 {self.op(f'and i1 {before}, {self._all(sure)}')}, ptr {self._certain}"
            )
        return applies

    def confess(self) -> None:
        """Is any of what was computed a fault?  Asked at once, at the end, by one branch."""
        if self._certain:
            self.allocas.append(f"  store i1 true, ptr {self._certain}")
            on, certain = self.label(), self.op(f"load i1, ptr {self._certain}")
            self.do(f"br i1 {certain}, label %{on}, label %fault, !unpredictable !0")
            self.start(on)

    def _ask(self, condition: Term, applies: list[str], sure: list[str]) -> None:
        """One more condition on which it applies."""
        if condition is not TRUE:
            with self._speculated() as risks:
                holds = self.truth(condition)
            sure += self._behind(applies, risks)
            applies.append(holds)

    def _behind(self, applies: Sequence[str], risks: Sequence[str]) -> list[str]:
        """Some risks that are taken only where all conditions so far hold."""
        return [self._unless(self._all(applies), risk) for risk in risks]

    @contextmanager
    def _speculated(self) -> Iterator[list[str]]:
        """What is printed in here is never a fault; the risks that it takes."""
        before, self.risks = self.risks, []
        try:
            yield self.risks
        finally:
            self.risks = before

    def _all(self, conditions: Sequence[str]) -> str:
        found = "true"
        for condition in conditions:
            found = condition if found == "true" else self.op(f"and i1 {found}, {condition}")
        return found

    def _unless(self, reached: str, risk: str) -> str:
        """``risk``, or that nobody comes to it."""
        if reached == "true":
            return risk
        return self.op(f"or i1 {self.op(f'xor i1 {reached}, true')}, {risk}")

    # ── terms ────────────────────────────────────────────────────────────────────────

    def _connected(self, word: str, parts: Sequence[Term]) -> str:
        if self.risks is None:
            return super()._connected(word, parts)
        found, known = self.truth(parts[0]), self._known
        for before, part in pairwise(parts):
            self._known = self._known + tuple(_hits(before, holds=word == "and"))
            with self._speculated() as risks:
                holds = self.truth(part)
            reached = found if word == "and" else self.op(f"xor i1 {found}, true")
            self.risks += [self._unless(reached, risk) for risk in risks]
            found = self.op(f"{word} i1 {found}, {holds}")
        self._known = known
        return found

    def _covered(self, table: Table, hits: Table) -> bool:
        key = id(table), id(hits)
        if key not in self._coverings:
            self._coverings[key] = _covers(table, hits)
        return self._coverings[key]

    def _look(self, term: Look) -> str:
        if self.risks is None or not any(
            there is term.index and self._covered(term.table, hits) for hits, there in self._known
        ):
            return super()._look(term)
        with self._speculated():  # it is never a fault, where one comes to it
            return super()._look(term)

    def _if(self, term: If) -> str:
        if self.risks is None:
            return super()._if(term)
        width = self.width(term)
        test = self.truth(term.condition)
        values = []
        for arm, reached in ((term.then, test), (term.otherwise, self.op(f"xor i1 {test}, true"))):
            with self._speculated() as risks:
                values.append(self.value(arm, width))
            self.risks += [self._unless(reached, risk) for risk in risks]
        return self.op(f"select i1 {test}, i{width} {values[0]}, i{width} {values[1]}")


def _is_simple(term: Term) -> bool:
    for part in nodes(term):
        match part:
            case Const() | Slot() | Temp() | Look() | Hit() | If() | Let():
                pass
            case Apply("step", (_, Const())):
                pass
            case Apply(operation) if operation in CHEAP:
                pass
            case _:
                return False
    return True


def _hits(term: Term, holds: bool) -> Iterator[tuple[Table, Term]]:
    """What must have been hit when a condition holds, or when it does not."""
    match term:
        case Apply("not", (inner,)):
            yield from _hits(inner, not holds)
        case Let(temp, value, body) if holds:
            for table, index in _hits(body, holds):
                yield table, value if index is temp else index
        case Apply("and" | "or" as word, parts) if (word == "and") == holds:
            for part in parts:
                yield from _hits(part, holds)
        case Hit(table, index) if holds:
            yield table, index


def _covers(table: Table, hits: Table) -> bool:
    """Has a table an entry wherever another one holds?"""
    if not (isinstance(table.entries, bytes) and isinstance(hits.entries, bytes)):
        return False
    there = int.from_bytes(table.entries.translate(THERE), "little")
    wanted = int.from_bytes(hits.entries, "little")
    return wanted & there == wanted


def _asks_large(term: Term) -> bool:
    """Does it ask a table that is no part of the code?"""
    return any(
        len(part.table.entries) > current.embedded
        for part in nodes(term)
        if isinstance(part, Look | Hit)
    )


def _is_seldom(entries: Sequence[int]) -> bool:
    return (len(entries) - entries.count(0)) * current.seldom < len(entries)
