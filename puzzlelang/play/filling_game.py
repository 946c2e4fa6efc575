"""A game of a filled-in puzzle: values, pencil marks, their meaning and deductions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from puzzlelang.answers import (
    Deductions,
    Filling,
    Hint,
    Reason,
    ToFill,
    amounts_text,
    listed_words,
    plural,
)
from puzzlelang.core import semantics
from puzzlelang.play.game import History
from puzzlelang.text import Record

Marks = Mapping[int, frozenset[int]]
"""Options that are noted with a pencil, by blank."""

IN_OR_OUT = "0", "1"
"""Digits for out or false, and for in or true."""

MOST_NAMED = 6
"""Filled blanks that a reason names; of more, it gives the number."""


class Position(metaclass=Record, eq=False):
    """A filling with its pencil marks."""

    filled: Filling
    marks: Marks


class Verdict(metaclass=Record):
    """Meaning of a filling: the state that it finishes, whether it can be, and broken rules.

    ``solvable`` is None if that is not known.
    """

    state: tuple[int, ...] | None
    solvable: bool | None
    broken: tuple[Reason, ...] = ()


class FillingGame(History[Position]):
    """A filling, earlier and undone ones. Options and blanks are numbers, as in ``Deductions``."""

    def __init__(self, loaded: ToFill) -> None:
        super().__init__()
        self.loaded = loaded
        self.deductions = Deductions(loaded)
        self.blanks, self.givens = self.deductions.blanks, self.deductions.givens
        self._start = Position(dict(self.givens), {})
        self._verdict: tuple[Position, Verdict] | None = None

    # ── current position ─────────────────────────────────────────────────────────────

    @property
    def position(self) -> Position:
        return self._changes[self._at - 1] if self._at else self._start

    @property
    def filled(self) -> Filling:
        return self.position.filled

    @property
    def marks(self) -> Marks:
        return self.position.marks

    @property
    def verdict(self) -> Verdict:
        position = self.position
        if self._verdict is None or self._verdict[0] is not position:
            self._verdict = position, self._judged()
        return self._verdict[1]

    def _judged(self) -> Verdict:
        filled, deductions = self.filled, self.deductions
        state = deductions.complete(filled) if self.own or not self.open else None
        if state is not None:
            return Verdict(state, True)
        solvable = deductions.solvable(filled)
        return Verdict(None, solvable, tuple(deductions.broken(filled)))

    @property
    def own(self) -> int:
        """Number of values that the player wrote."""
        return len(self.filled) - len(self.givens)

    @property
    def open(self) -> int:
        """Number of blanks without a value."""
        return len(self.blanks) - len(self.filled)

    @property
    def is_solved(self) -> bool:
        return self.verdict.state is not None

    @cached_property
    def labels(self) -> tuple[tuple[str, ...], ...]:
        """For each blank, the digits to type for an option: its text, if that is a number.

        0 is out or false, 1 in or true; others are numbered.
        """
        return tuple(
            IN_OR_OUT if len(blank.options) == 2 and blank.options[1] in ("in", "true")
            else blank.options if all(text.isdecimal() for text in blank.options)
            else tuple(str(number) for number in range(1, len(blank.options) + 1))
            for blank in self.blanks
        )  # fmt: skip

    # ── changes ──────────────────────────────────────────────────────────────────────

    def write(self, blank: int, option: int | None) -> bool:
        """Fill in a blank, or clear it and its marks; return False for a given one."""
        if blank in self.givens:
            return False
        filled = {one: value for one, value in self.filled.items() if one != blank}
        marks = {one: value for one, value in self.marks.items() if one != blank}
        if option is not None:
            filled[blank] = option
        self.change(Position(filled, marks))
        return True

    def mark(self, blank: int, option: int) -> bool:
        """Add a pencil mark to an open blank, or remove it; return False for a filled one."""
        if blank in self.filled:
            return False
        marks = self.marks.get(blank, frozenset()) ^ {option}
        self.change(Position(self.filled, {**self.marks, blank: marks}))
        return True

    def fill(self, filling: Filling) -> int:
        """Fill in open blanks; return how many."""
        new = {blank: option for blank, option in filling.items() if blank not in self.filled}
        if new:
            self.change(Position({**self.filled, **new}, self.marks))
        return len(new)

    def restore(self, filled: Filling, marks: Marks) -> None:
        """Go to a saved position, from which ``undo`` leads to the start."""
        self.change(Position({**filled, **self.givens}, marks))

    # ── consequences ─────────────────────────────────────────────────────────────────

    def follow(self) -> str:
        """Fill in all deductions; return the obstacle in words, if there is one."""
        forced = self.deductions.forced(self.filled)
        if forced is None:
            return (
                NO_SOLUTION if self.verdict.solvable is False else "It is not known what follows."
            )
        return "" if self.fill(forced) else "Nothing follows."

    def solve(self) -> str:
        """Fill in a solution that extends the filling; return the obstacle in words, if any."""
        whole = self.deductions.extended(self.filled)
        if whole is not None:
            self.fill(whole)
            return ""
        return NO_SOLUTION if self.verdict.solvable is False else "No solution was found so soon."

    def hint(self) -> tuple[str, Hint | None]:
        """Return a hint in words; without one, the mistake or a note that none is known."""
        if self.is_solved:
            return "It is solved.", None
        if self.verdict.solvable is False:
            reason = self.deductions.conflict(self.filled)
            return (f"Conflict: {self._because(reason)}" if reason else NO_SOLUTION), None
        hint = self.deductions.hint(self.filled)
        if hint is not None:
            said = self.blanks[hint.blank].said(hint.option)
            because = self._because(hint.reason)
            return f"Hint: {said}" + (f", because of {because}" if because else "."), hint
        if self.deductions.forced(self.filled) is None:
            return "It is not known what follows.", None
        return "Hint: nothing follows; each open blank has several values.", None

    # ── words ────────────────────────────────────────────────────────────────────────

    def said(self, blank: int) -> str:
        """Return the value of a blank in words, or its pencil marks."""
        one = self.blanks[blank]
        if blank in self.filled:
            return one.said(self.filled[blank]) + " (given)" * (blank in self.givens)
        marks = ", ".join(one.options[option] for option in sorted(self.marks.get(blank, ())))
        return f"{one.name}: open" + (f", marked {marks}" if marks else "")

    @property
    def score(self) -> str:
        return f"{self.own:,} of {plural(len(self.blanks) - len(self.givens), 'blank')} filled in"

    @property
    def amounts(self) -> tuple[int, ...] | None:
        """Values of the lines of `cost:` or `gain:`; None unless it is solved."""
        state, puzzle = self.verdict.state, self.loaded.puzzle
        if state is None:
            return None
        return tuple(semantics.amount(puzzle, line, state) for _, line in self.loaded.choice.lines)

    @property
    def ending(self) -> str:
        """Report a solved game, its amounts and whether they are the best; empty before."""
        amounts, puzzle = self.amounts, self.loaded.puzzle
        text = "" if amounts is None else "Solved: all rules hold."
        if amounts:
            best = self.deductions.best
            text += f" {amounts_text(puzzle, amounts)}."
            if best == amounts:
                text += " No choice is better."
            elif best is not None:
                text += f" The best: {amounts_text(puzzle, best)}."
        return text

    @property
    def warnings(self) -> tuple[str, ...]:
        """Report broken rules by name, and that there is no solution any more."""
        verdict = self.verdict
        if verdict.solvable is not False:
            return ()
        broken = [f"Broken: {self._because(reason)}" for reason in verdict.broken]
        return (*broken, NO_SOLUTION if self.own else "It has no solution.")

    def _because(self, reason: Reason) -> str:
        """Return ``rows with on(1) = 2 and on(2) = 2.``"""
        said = [self.blanks[blank].said(self.filled[blank]) for blank in reason.blanks]
        if len(said) > MOST_NAMED:
            said = [f"{len(said)} marked values"]
        parts = [[f"`{name}`" for name in reason.rules], said]
        text = " with ".join(listed_words(part) for part in parts if part)
        return f"{text}." if text else ""


NO_SOLUTION = "There is no solution any more."


def broken_blanks(reasons: Iterable[Reason]) -> frozenset[int]:
    return frozenset(blank for reason in reasons for blank in reason.blanks)
