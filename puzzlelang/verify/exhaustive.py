"""An independent uniform-cost search, for claims without a certificate."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush

from puzzlelang.core import Puzzle
from puzzlelang.text import Record, Stage, stage
from puzzlelang.verify.findings import so_far
from puzzlelang.verify.steps import Cost, Key, Steps

MOST_STATES = 100_000
"""Default limit on the number of states; ``--states`` overrides it."""

MOST_USES = 250
"""If a state has more steps to try than this, the limit on states is lowered in proportion."""


Same = Callable[[Key], Key]
"""Maps states that count as the same to one of them."""


def itself(key: Key) -> Key:
    return key


class Best(metaclass=Record):
    """Result of a complete search: the least cost of a goal; ``None`` if no goal exists.

    ``length``: fewest steps at that cost; ``total``: number of traces with this cost and length
    (distinct sequences of states); ``states``: number of states reached.
    """

    cost: Cost | None
    length: int
    total: int
    states: int


def cheapest(
    puzzle: Puzzle,
    limit: int = MOST_STATES,
    steps: Steps | None = None,
    below: Cost | None = None,
    same: Same = itself,
) -> Best | None:
    """Find the least cost of a goal; ``None`` if that takes more than ``limit`` states.

    The limit is lower if a state has very many steps to try (:data:`MOST_USES`).  States are
    expanded in order of cost.  Each step adds 1 to an extra last line, so all cheapest paths to a
    state are counted before it is expanded.  ``below``: goals must cost less.  ``same`` maps states
    that count as the same to one of them.
    """
    steps = steps or Steps(puzzle)
    limit = affordable(steps, limit)
    least: dict[Key, Cost] = dict.fromkeys(map(same, steps.starts), steps.zero)
    ways = dict.fromkeys(least, 1)
    queue = sorted((steps.zero, start) for start in least)
    goal_cost = below
    total = 0
    with so_far(lambda: f"{len(least):,} states"), stage(Stage.SEARCHING) as task:
        while queue and (goal_cost is None or queue[0][0] <= goal_cost):
            cost, state = heappop(queue)
            if cost > least[state] or (below is not None and cost >= below):
                continue
            if steps.is_goal(state):
                goal_cost = cost
                total += ways[state]
                continue
            for after, path_cost in _reached(steps, state, cost, same).items():
                if after not in least or path_cost < least[after]:
                    least[after], ways[after] = path_cost, ways[state]
                    heappush(queue, (path_cost, after))
                elif path_cost == least[after]:
                    ways[after] += ways[state]
            task.reached(len(least), len(queue))
            if len(least) > limit:
                return None
    if goal_cost is None or not total:
        return Best(None, 0, 0, len(least))
    return Best(goal_cost[:-1], goal_cost[-1], total, len(least))


def affordable(steps: Steps, limit: int) -> int:
    """Return ``limit``, lowered if each state has very many steps to try."""
    return limit if steps.tries <= MOST_USES else limit * MOST_USES // steps.tries


def _reached(steps: Steps, state: Key, cost: Cost, same: Same) -> dict[Key, Cost]:
    successors: dict[Key, Cost] = {}
    for key, step_cost in steps.after(state):
        after = same(key)
        path_cost = tuple([a + b for a, b in zip(cost, step_cost, strict=True)])
        if after not in successors or path_cost < successors[after]:
            successors[after] = path_cost
    return successors
