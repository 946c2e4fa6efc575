"""Goal distances of all states of a small puzzle, for immediate hints and dead ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puzzlelang.answers import Loaded
from puzzlelang.play.game import Move, Slots
from puzzlelang.search import collector_paused, goal_distances
from puzzlelang.text import Any

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
