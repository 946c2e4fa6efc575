"""Hints: an optimal move, a good one, or the report that a search is running.

One thread works for a game. First it computes the goal distance of every state. If there are too
many states, it solves from the current state: briefly for each displayed state, to notice dead
ends, and without a limit of states on request. A hint is never retracted, only refined: a dead end
is reported only if all states reachable from it were examined.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from threading import Condition, Event, Thread
from typing import Literal

from puzzlelang.answers import Answer, Loaded, recompiled, solve, with_starts
from puzzlelang.play.game import Game, Move, Slots
from puzzlelang.search import (
    MEMORY,
    STOPPED,
    Ended,
    Fault,
    Limits,
    collector_paused,
    goal_distances,
)
from puzzlelang.text import Any, Progress, PuzzleError, Record, reporting

MOST_STATES = 500_000
"""Maximum number of reachable states for a table, which takes some 8 s and 300 MB at most."""


class TooLarge(Exception):
    """The puzzle has more states than the maximum."""


class GoalTable:
    """Cost of a cheapest path to a goal from each reachable state.

    Costs are packed as in searches, with the number of moves in the lowest digits. So among equally
    cheap paths the shortest counts, and each of its moves reduces the distance.
    """

    def __init__(self, loaded: Loaded, most: int, look: Callable[[], object]) -> None:
        def watch(expanded: int, waiting: int) -> None:
            if expanded + waiting > most:
                raise TooLarge
            look()

        self._system = loaded.system
        with collector_paused():
            self._costs: dict[Any, int] = goal_distances(loaded.system, watch)

    def cost(self, slots: Slots) -> Slots | None:
        """Cost to a goal, a number for each cost line; None if no goal is reachable."""
        packed = self._costs.get(self._system.state(slots))
        return None if packed is None else self._system.cost_lines(packed)

    def is_goal(self, slots: Slots) -> bool:
        return self._costs.get(self._system.state(slots)) == self._system.zero

    def best(self, moves: Sequence[Move]) -> Move | None:
        """The first of the moves from a state that begin an optimal path."""
        ways = [(move, self._costs.get(self._system.state(move.after))) for move in moves]
        ranking = [(self._rank(move, left), move.number, move) for move, left in ways
                  if left is not None]  # fmt: skip
        return min(ranking)[2] if ranking else None

    def _rank(self, move: Move, left: int) -> tuple[int, ...]:
        *lines, steps = self._system.cost_and_steps(left)
        return (*(a + b for a, b in zip(move.cost, lines, strict=True)), steps)


Kind = Literal["optimal", "good", "dead-end", "looking", "unknown"]

BRIEFLY = 200_000
"""Limit of states of a search without a request."""


class Hint(metaclass=Record):
    """Cost from a state to a goal and the next move, if there is a path.

    ``why``: the reason for the lack of a hint.
    """

    kind: Kind
    cost: Slots = ()
    move: Move | None = None
    why: str = ""


LOOKING = Hint("looking")


class _Way(metaclass=Record):
    states: tuple[Slots, ...]
    costs: tuple[Slots, ...]
    optimal: bool


class Guide:
    """Provides hints from a table of distances or from searches.

    ``most``: maximum number of states for the table. ``briefly``: limit of states of a search
    without a request. ``memory``: size of the process in bytes at which a search gives up. Without
    ``background``, all work is done in the calling thread.
    """

    def __init__(
        self,
        game: Game,
        *,
        most: int = MOST_STATES,
        briefly: int = BRIEFLY,
        memory: int | None = None,
        background: bool = True,
    ) -> None:
        self._game, self._most, self._briefly, self._memory = game, most, briefly, memory
        self._table: GoalTable | None = None
        self._ways: dict[Slots, _Way] = {}
        self._dead: set[Slots] = set()
        self._unknown: dict[Slots, str] = {}
        self._tried: set[Slots] = set()
        self._wanted: tuple[Slots, bool] | None = None
        self._changed = Condition()
        self._closing, self._leave = Event(), Event()
        self._thread: Thread | None = None
        self.no_goal = not game.loaded.puzzle.has_goal
        self._still_counting = not self.no_goal
        if self.no_goal:
            return
        own = game.loaded
        # a copy, so that only the thread creates and uses its lazy parts
        self._loaded = recompiled(*own.recipe, own.diagnostics)
        if background:
            self._thread = Thread(target=self._work, daemon=True, name="hints")
            self._thread.start()
        else:
            self._measure()

    # ── queries ──────────────────────────────────────────────────────────────────────

    def hint(self, slots: Slots) -> Hint:
        """The current hint for a reachable state."""
        if self.no_goal:
            return Hint("unknown", why="this puzzle has no goal")
        if self._table is not None:
            cost = self._table.cost(slots)
            if cost is None:
                return Hint("dead-end")
            if self._table.is_goal(slots):
                return Hint("optimal", cost)
            return Hint("optimal", cost, self._table.best(self._game.moves_at(slots)))
        if slots in self._dead:
            return Hint("dead-end")
        way = self._ways.get(slots)
        if way is not None:
            at = way.states.index(slots)
            kind: Kind = "optimal" if way.optimal else "good"
            return Hint(kind, way.costs[at], self._step(way, at))
        if slots in self._unknown and not self.is_looking:
            return Hint("unknown", why=self._unknown[slots])
        return LOOKING

    def way(self, slots: Slots) -> tuple[Move, ...]:
        """The moves from a state to a goal, if its hint has a move."""
        path = self._ways.get(slots)
        moves = []
        if self._table is None and path is not None:
            for at in range(path.states.index(slots), len(path.states) - 1):
                move = self._step(path, at)
                assert move is not None
                moves.append(move)
            return tuple(moves)
        reached = {slots}
        while (next_move := self.hint(slots).move) is not None:
            moves.append(next_move)
            slots = next_move.after
            assert slots not in reached, "hints lead to a goal"
            reached.add(slots)
        return tuple(moves)

    def look(self, slots: Slots, *, at_length: bool = False) -> None:
        """Search from this state instead of any other.

        ``at_length``: until a path is found or the memory limit is reached.
        """
        if self._table is not None or self.no_goal:
            return
        if self._thread is None:
            self._solve(slots, at_length)
            return
        with self._changed:
            if self._wanted in ((slots, True), (slots, at_length)):
                return
            self._wanted = slots, at_length
            self._leave.set()
            self._changed.notify_all()

    def cancel(self) -> None:
        """Cancel the search."""
        with self._changed:
            self._wanted = None
            self._leave.set()
            self._changed.notify_all()

    def wait(self, slots: Slots, seconds: float | None) -> Hint:
        """Wait at most ``seconds`` for a hint, and return the current one."""
        with self._changed:
            self._changed.wait_for(lambda: self.hint(slots).kind != "looking", seconds)
        return self.hint(slots)

    def wait_for_best(self, slots: Slots) -> Hint:
        """Wait until no search is running, and return the hint."""
        with self._changed:
            self._changed.wait_for(lambda: not self.is_looking)
        return self.hint(slots)

    @property
    def is_looking(self) -> bool:
        return self._still_counting or self._wanted is not None

    @property
    def knows_all(self) -> bool:
        """True if all distances are known."""
        return self._table is not None

    def close(self) -> None:
        """End the thread."""
        self._closing.set()
        self.cancel()
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _step(self, way: _Way, at: int) -> Move | None:
        if at + 1 == len(way.states):
            return None
        moves = self._game.moves_at(way.states[at])
        fitting = (move for move in moves if move.after == way.states[at + 1])
        return min(fitting, key=lambda move: (move.cost, move.number))

    # ── searches in the thread ───────────────────────────────────────────────────────

    def _work(self) -> None:
        try:
            self._measure()
            while self._table is None and (request := self._next()) is not None:
                self._solve(*request)
                with self._changed:
                    if self._wanted == request:
                        self._wanted = None
                    self._changed.notify_all()
        except Ended:  # closing
            return

    def _measure(self) -> None:
        """Compute all distances, unless there are too many states."""
        table = None
        try:
            table = GoalTable(self._loaded, self._most, self._end_if_closing)
        except (TooLarge, Fault, MemoryError):  # a search reports the fault with its place
            pass
        with self._changed:
            self._table, self._still_counting = table, False
            self._changed.notify_all()

    def _next(self) -> tuple[Slots, bool] | None:
        with self._changed:
            self._changed.wait_for(lambda: self._wanted is not None or self._closing.is_set())
            if self._closing.is_set():
                return None
            self._leave.clear()
            return self._wanted

    def _solve(self, slots: Slots, at_length: bool) -> None:
        if slots in self._dead or (slots in self._ways and self._ways[slots].optimal):
            return
        try:
            with reporting(self._listen):
                why = self._search(slots, at_length)
        except Ended:
            return
        except PuzzleError as error:
            why = error.diagnostics[0].message
        if why:
            with self._changed:
                self._unknown[slots] = why

    def _search(self, slots: Slots, at_length: bool) -> str:
        """Search from a state; return the reason if neither a path nor a dead end was found."""
        here = with_starts(self._loaded, (slots,))
        brief = Limits(self._briefly, memory=self._memory)
        if slots not in self._tried:
            if self._learn(slots, solve(here, "auto", brief)):
                return ""
            here.searcher.finds_estimate = True
            self._learn(slots, solve(here, "greedy", brief))
            here.searcher.finds_estimate = False
            self._tried.add(slots)
        if not at_length:
            return "" if slots in self._ways else "finding one takes longer"
        answer = solve(here, "auto", Limits(memory=self._memory))
        if answer.is_solved and not answer.outcome.optimal:  # type: ignore[union-attr]
            self._learn(slots, answer)
            answer = solve(here, "ucs", Limits(memory=self._memory))
        if self._learn(slots, answer) or slots in self._ways:
            return ""
        return ENDED.get(answer.limit, "the search gave up")

    def _learn(self, slots: Slots, answer: Answer) -> bool:
        """Store an answer; return True if it is final."""
        if answer.limit in STOPPED:
            raise Ended
        with self._changed:
            if answer.is_unsolvable:
                self._dead.add(slots)
            elif answer.is_solved:
                self._keep(answer)
            self._changed.notify_all()
        path = self._ways.get(slots)
        return slots in self._dead or (path is not None and path.optimal)

    def _keep(self, answer: Answer) -> None:
        states = tuple(step.slots for step in answer.trace)
        back = accumulate(
            (step.cost for step in reversed(answer.trace[1:])),
            lambda far, cost: tuple(a + b for a, b in zip(far, cost, strict=True)),
            initial=(0,) * self._game.lines,
        )
        optimal: bool = answer.outcome.optimal  # type: ignore[union-attr]
        way = _Way(states, tuple(back)[::-1], optimal)
        for state in states:
            path = self._ways.get(state)
            if path is None or (optimal and not path.optimal):
                self._ways[state] = way

    # ── cancellation ─────────────────────────────────────────────────────────────────

    def _listen(self, report: Progress) -> None:
        if self._leave.is_set() and self._thread is not None:
            raise Ended

    def _end_if_closing(self) -> None:
        if self._closing.is_set():
            raise Ended


PATIENCE = 0.3
"""Seconds to wait for the thread at the end; the process ends it anyway."""

ENDED = {MEMORY: "the search ran out of memory"}
"""Reasons why a requested search gave up."""
