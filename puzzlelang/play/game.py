"""A game: the states that somebody went through, and the moves that are possible now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from puzzlelang.answers import (
    Loaded,
    Step,
    faults_explained,
    first_step,
    made_step,
    next_step,
    shown,
)
from puzzlelang.core import Transition, semantics
from puzzlelang.search import Fault
from puzzlelang.text import Any, Record, printable, replace

Slots = tuple[int, ...]

Line = list[tuple[str, str]]
"""Parts of a line: a style of :class:`puzzlelang.answers.Page` or none, and a text."""


class Move(metaclass=Record):
    """A step that is possible: its number in the list, from 1, its words, where it leads."""

    number: int
    transition: Transition
    arguments: tuple[Any, ...]
    said: str
    after: Slots
    cost: Slots


def moves_from(loaded: Loaded, slots: Slots) -> tuple[Move, ...]:
    """What can follow a state, in the order of the file; what reads and does the same, once."""
    system, puzzle = loaded.system, loaded.puzzle
    state = system.state(slots)
    found: dict[tuple[str, Slots, Slots], Move] = {}
    with faults_explained(loaded):
        try:
            steps = system.steps(state)
        except Fault as fault:
            fault.note(state)
            raise
        for labelled in steps:
            made = made_step(system, labelled)
            said = semantics.said(puzzle, slots, made.transition, made.arguments)
            number, after, cost = len(found) + 1, made.state, made.cost
            move = Move(number, made.transition, made.arguments, said, after, cost)
            found.setdefault((said, after, cost), move)
    return _distinct(list(found.values()))


def _distinct(moves: list[Move]) -> tuple[Move, ...]:
    """The moves, with their arguments where several read the same and lead elsewhere."""
    often = Counter(move.said for move in moves)
    return tuple(
        replace(m, said=f"{m.said}: {semantics.call_text(m.transition, m.arguments)}")
        if often[m.said] > 1 else m
        for m in moves
    )  # fmt: skip


class Game:
    """The way from a start to the state at hand, and what was taken back and can be done again."""

    def __init__(self, loaded: Loaded, start: Slots | None = None) -> None:
        self.loaded = loaded
        self._states: list[Slots] = [loaded.puzzle.starts[0] if start is None else start]
        self._moves: list[Move] = []
        self._at = 0
        self._possible: dict[Slots, tuple[Move, ...]] = {}

    # ── where it is ──────────────────────────────────────────────────────────────────

    @property
    def state(self) -> Slots:
        return self._states[self._at]

    @property
    def states(self) -> list[Slots]:
        """From the start to the state at hand."""
        return self._states[: self._at + 1]

    @property
    def made(self) -> list[Move]:
        """The moves that led here."""
        return self._moves[: self._at]

    @property
    def undone(self) -> int:
        """How many moves can be done again."""
        return len(self._moves) - self._at

    @property
    def moves(self) -> tuple[Move, ...]:
        """What can be done now."""
        return self.moves_at(self.state)

    def moves_at(self, slots: Slots) -> tuple[Move, ...]:
        known = self._possible.get(slots)
        if known is None:
            if len(self._possible) >= MOST_KEPT:
                self._possible.clear()
            known = self._possible[slots] = moves_from(self.loaded, slots)
        return known

    @cached_property
    def lines(self) -> int:
        """How many numbers a cost has."""
        return len(self.loaded.puzzle.costs) or 1

    @property
    def cost(self) -> Slots:
        """What the moves cost so far, a number for each cost line."""
        return tuple(sum(move.cost[line] for move in self.made) for line in range(self.lines))

    @property
    def is_solved(self) -> bool:
        with faults_explained(self.loaded):
            return semantics.is_goal(self.loaded.puzzle, self.state)

    @property
    def is_lost(self) -> bool:
        with faults_explained(self.loaded):
            return semantics.is_lost(self.loaded.puzzle, self.state)

    # ── what can be done ─────────────────────────────────────────────────────────────

    def play(self, move: Move) -> None:
        """Make one of :attr:`moves`; what was taken back is forgotten unless it is the same."""
        again = self.undone and self._moves[self._at].after == move.after
        if not again or self._moves[self._at].said != move.said:
            self.moves_at(move.after)  # a fault there, before anything has changed
            del self._moves[self._at :], self._states[self._at + 1 :]
            self._moves.append(move)
            self._states.append(move.after)
        self._at += 1

    def undo(self) -> bool:
        if not self._at:
            return False
        self._at -= 1
        return True

    def redo(self) -> bool:
        if not self.undone:
            return False
        self._at += 1
        return True

    def restart(self) -> None:
        """Back to the start; all moves can be done again."""
        self._at = 0

    def replay(self, moves: Iterable[tuple[Transition, tuple[Any, ...]]]) -> bool:
        """Make moves by their transitions and arguments; False at the first that is impossible."""
        for transition, arguments in moves:
            for move in self.moves:
                if move.transition is transition and move.arguments == arguments:
                    self.play(move)
                    break
            else:
                return False
        return True

    # ── what is shown of it ──────────────────────────────────────────────────────────

    def drawn(self, slots: Slots) -> list[Line]:
        """A state as lines for a terminal."""
        with faults_explained(self.loaded):
            return [
                [("", printable(line))] for line in shown(self.loaded.puzzle, slots).split("\n")
            ]

    def trace(self) -> tuple[Step, ...]:
        """The way here, with all that is said and shown."""
        puzzle = self.loaded.puzzle
        with faults_explained(self.loaded):
            following = (
                next_step(
                    puzzle, before, semantics.Step(m.transition, m.arguments, m.after, m.cost)
                )
                for before, m in zip(self._states, self.made, strict=False)
            )
            return (first_step(puzzle, self._states[0]), *following)


MOST_KEPT = 256
"""States whose moves are kept."""
