"""A game: its states so far, the moves that are possible now, its states as lines of a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property

from puzzlelang.answers import (
    Loaded,
    Pictures,
    Step,
    faults_explained,
    first_step,
    next_step,
    rule_step,
    shown,
)
from puzzlelang.core import Transition, direction, direction_of, semantics, ways_of
from puzzlelang.search import Fault
from puzzlelang.text import Any, Generic, PuzzleError, Record, TypeVar, columns, printable, replace

Slots = tuple[int, ...]

Line = list[tuple[str, str]]
"""Segments of a line: a style of :class:`puzzlelang.answers.Page` or none, and a text."""


class Move(metaclass=Record):
    """A possible step: its number in the list, from 1, its text, and its successor."""

    number: int
    transition: Transition
    arguments: tuple[Any, ...]
    said: str
    after: Slots
    cost: Slots


def moves_from(loaded: Loaded, slots: Slots) -> tuple[Move, ...]:
    """Moves from a state in the order of the file; those with equal text, successor and cost are
    merged.
    """
    system, puzzle = loaded.system, loaded.puzzle
    state = system.state(slots)
    moves: dict[tuple[str, Slots, Slots], Move] = {}
    with faults_explained(loaded):
        try:
            steps = system.steps(state)
        except Fault as fault:
            fault.note(state)
            raise
        for raw_step in steps:
            step = rule_step(system, raw_step)
            text = semantics.said(puzzle, slots, step.transition, step.arguments)
            number, after, cost = len(moves) + 1, step.state, step.cost
            move = Move(number, step.transition, step.arguments, text, after, cost)
            moves.setdefault((text, after, cost), move)
    return _distinct(list(moves.values()))


def _distinct(moves: list[Move]) -> tuple[Move, ...]:
    """Add the arguments to texts that several moves share."""
    counts = Counter(move.said for move in moves)
    return tuple(
        replace(m, said=f"{m.said}: {semantics.call_text(m.transition, m.arguments)}")
        if counts[m.said] > 1 else m
        for m in moves
    )  # fmt: skip


Change = TypeVar("Change")


class History(Generic[Change]):
    """Changes of a game, with the undone ones."""

    def __init__(self) -> None:
        self._changes: list[Change] = []
        self._at = self._left = 0
        """Number of changes made; the same before a restart, until a new one discards them."""

    @property
    def history(self) -> list[Change]:
        """Changes from the start to now."""
        return self._changes[: self._at]

    @property
    def undone(self) -> int:
        """Number of changes to redo."""
        return len(self._changes) - self._at

    def change(self, change: Change) -> None:
        """Make a change; discard the undone ones."""
        del self._changes[self._at :]
        self._changes.append(change)
        self._at += 1
        self._left = 0

    def undo(self) -> bool:
        if self._at:
            self._at -= 1
            return True
        self._at, self._left = self._left, 0
        return bool(self._at)

    def redo(self) -> bool:
        if not self.undone:
            return False
        self._at += 1
        return True

    def restart(self) -> None:
        """Return to the start; undo takes it back, and all changes can be redone."""
        self._at, self._left = 0, self._at


class Game(History[Move]):
    """The path from a start to the current state, and the undone moves."""

    def __init__(self, loaded: Loaded, start: Slots | None = None) -> None:
        super().__init__()
        self.loaded = loaded
        self._start = loaded.puzzle.starts[0] if start is None else start
        self._possible: dict[Slots, tuple[Move, ...]] = {}

    # ── current state ────────────────────────────────────────────────────────────────

    @property
    def state(self) -> Slots:
        return self._changes[self._at - 1].after if self._at else self._start

    @property
    def states(self) -> list[Slots]:
        """States from the start to the current one."""
        return [self._start, *(move.after for move in self.history)]

    @property
    def moves(self) -> tuple[Move, ...]:
        """Moves from the current state."""
        return self.moves_at(self.state)

    def moves_at(self, slots: Slots) -> tuple[Move, ...]:
        moves = self._possible.get(slots)
        if moves is None:
            if len(self._possible) >= MOST_KEPT:
                self._possible.clear()
            moves = self._possible[slots] = moves_from(self.loaded, slots)
        return moves

    @cached_property
    def lines(self) -> int:
        """Number of cost lines, at least 1."""
        return len(self.loaded.puzzle.costs) or 1

    @property
    def cost(self) -> Slots:
        """Cost so far, a number for each cost line."""
        return tuple(sum(move.cost[line] for move in self.history) for line in range(self.lines))

    @property
    def is_solved(self) -> bool:
        with faults_explained(self.loaded):
            return semantics.is_goal(self.loaded.puzzle, self.state)

    @property
    def is_lost(self) -> bool:
        with faults_explained(self.loaded):
            return semantics.is_lost(self.loaded.puzzle, self.state)

    # ── moves ────────────────────────────────────────────────────────────────────────

    def play(self, move: Move) -> None:
        """Make one of :attr:`moves`; discard undone moves unless the next one is the same."""
        following = self._changes[self._at] if self.undone else None
        if following and (following.after, following.said) == (move.after, move.said):
            self.redo()
        else:
            self.moves_at(move.after)  # raise a fault before anything changes
            self.change(move)

    def replay(self, moves: Iterable[tuple[Transition, tuple[Any, ...]]]) -> bool:
        """Make moves by transitions and arguments; return False at the first impossible one."""
        for transition, arguments in moves:
            for move in self.moves:
                if move.transition is transition and move.arguments == arguments:
                    self.play(move)
                    break
            else:
                return False
        return True

    # ── output ───────────────────────────────────────────────────────────────────────

    def drawn(self, slots: Slots) -> list[Line]:
        """A state as lines for a terminal."""
        with faults_explained(self.loaded):
            return [
                [("", printable(line))] for line in shown(self.loaded.puzzle, slots).split("\n")
            ]

    def trace(self) -> tuple[Step, ...]:
        """The path to the current state as steps of an answer."""
        puzzle = self.loaded.puzzle
        with faults_explained(self.loaded):
            following = (
                next_step(
                    puzzle, before, semantics.Step(m.transition, m.arguments, m.after, m.cost)
                )
                for before, m in zip(self.states, self.history, strict=False)
            )
            return (first_step(puzzle, self._start), *following)


MOST_KEPT = 256
"""Maximum number of states in the cache of moves."""


# ── directions, for arrow keys ──────────────────────────────────────────────────────────


def way_of(move: Move) -> str:
    """The direction of a move, if exactly one of its arguments is one."""
    return direction_of(move.transition, move.arguments)


def piece_of(move: Move) -> tuple[object, ...]:
    """The arguments of a move except its direction, which identify the moved piece."""
    ways = ways_of(move.transition, move.arguments)
    return tuple(argument for argument, way in zip(move.arguments, ways, strict=True) if not way)


def moves_towards(moves: Sequence[Move], word: str) -> list[Move]:
    """Moves in the direction of a word."""
    target = direction(word)
    return [move for move in moves if target and way_of(move) == target]


# ── states in a terminal ──────────────────────────────────────────────────────────────

Region = tuple[int, int, int, int]
"""Lines and columns, each as a half-open range."""


class View(metaclass=Record):
    """Lines of a state, and the region to show if they don't all fit."""

    lines: list[Line]
    focus: Region | None = None


class StateView:
    """States of a game as lines; ``plain`` selects texts instead of boards."""

    def __init__(self, game: Game, boards: Pictures | None) -> None:
        self._game, self._boards = game, boards
        self.plain = False
        self._shown: Slots | None = None
        self._focus: Region | None = None

    @property
    def has_boards(self) -> bool:
        return self._boards is not None

    def lines(
        self, slots: Slots, *rooms: tuple[int, int], other: Slots | None = None
    ) -> list[Line]:
        """The largest board that fits in one of these rooms (columns, lines).

        Return a text if there are no boards, or only the text fits.  Pieces that ``other`` does not
        have in these places are lit; in a text, characters.
        """
        if self._boards is None or self.plain:
            return self._text(slots, other)
        try:
            scale = max(self._boards.scale(*room) for room in rooms)
            if not scale:
                text = self._text(slots, other)
                if _fits(text, rooms):
                    return text
            return self._boards.lines(slots, scale or 1, other)
        except PuzzleError:  # an expression of a look has no value: show the text
            return self._text(slots, other)

    def _text(self, slots: Slots, other: Slots | None) -> list[Line]:
        lines = self._game.drawn(slots)
        spots = set() if other is None else _differences(self._game.drawn(other), lines)
        return [
            [("7" if (row, place) in spots else style, sign)
             for place, (style, sign) in enumerate(_characters(line))] if spots else line
            for row, line in enumerate(lines)
        ]  # fmt: skip

    def changed(self, slots: Slots, after: Slots, *rooms: tuple[int, int]) -> set[tuple[int, int]]:
        """Lines and columns of the pieces that a move changes, before and after it."""
        pairs = (slots, after), (after, slots)
        return set().union(*(
            _differences(self.lines(one, *rooms), self.lines(one, *rooms, other=other))
            for one, other in pairs
        ))  # fmt: skip

    def view(
        self, slots: Slots, before: Slots, *rooms: tuple[int, int], other: Slots | None = None
    ) -> View:
        """The state, and the region that changed since ``before`` if it doesn't fit in the rooms.

        Without a change, the region of the last one.
        """
        lines = self.lines(slots, *rooms, other=other)
        if _fits(lines, rooms):
            return View(lines)
        if slots != self._shown:
            region = _changes(self.lines(before, *rooms), self.lines(slots, *rooms))
            self._shown, self._focus = slots, region or self._focus
        return View(lines, self._focus)


def _fits(lines: list[Line], rooms: Iterable[tuple[int, int]]) -> bool:
    return any(width_of(lines) <= wide and len(lines) <= high for wide, high in rooms)


def width_of(lines: list[Line]) -> int:
    """Columns of the widest line."""
    return max((sum(columns(text) for _, text in line) for line in lines), default=0)


def _changes(before: list[Line], now: list[Line]) -> Region | None:
    """The smallest region with all differences."""
    differences = _differences(before, now)
    if not differences:
        return None
    rows, places = zip(*differences, strict=True)
    return min(rows), max(rows) + 1, min(places), max(places) + 1


def _differences(before: list[Line], now: list[Line]) -> set[tuple[int, int]]:
    return {
        (row, column)
        for row, (old, new) in enumerate(zip(before, now, strict=False)) if old != new
        for column, (a, b) in enumerate(zip(_characters(old), _characters(new), strict=False))
        if a != b
    }  # fmt: skip


def _characters(line: Line) -> list[tuple[str, str]]:
    return [(style, character) for style, text in line for character in text]
