"""A plain search of its own: what an answer claims, where there is no certificate for it."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush

from puzzlelang.core import Puzzle
from puzzlelang.text import Record, Stage, stage
from puzzlelang.verify.findings import so_far
from puzzlelang.verify.steps import Cost, Key, Steps

MOST_STATES = 100_000
"""It examines no more states than this, unless ``--states`` says so."""

MOST_USES = 250
"""Where a state has more steps to try than this, it looks at so many fewer states."""


Same = Callable[[Key], Key]
"""One state for all that count as the same."""


def itself(key: Key) -> Key:
    return key


class Best(metaclass=Record):
    """What a whole search found: the least cost of a goal (None: there is no goal).

    ``length`` is the least number of steps at that cost, ``total`` the number of traces that
    have both (different when their states are), ``states`` how many states were met.
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
    """The least cost of a goal, or None when more than ``limit`` states would be needed.

    The limit is lower where a state has very many steps to try (:data:`MOST_USES`).
    Cheapest states come first.  A step counts as one more, last cost line, so that no step is
    free: a state is left only when all cheapest ways to it are counted.  ``below``: only goals
    that cost less are looked for; ``same`` gives one state for all that count as the same.
    """
    steps = steps or Steps(puzzle)
    limit = affordable(steps, limit)
    least: dict[Key, Cost] = dict.fromkeys(map(same, steps.starts), steps.zero)
    ways = dict.fromkeys(least, 1)
    queue = sorted((steps.zero, start) for start in least)
    found = below
    total = 0
    with so_far(lambda: f"{len(least):,} states"), stage(Stage.SEARCHING) as task:
        while queue and (found is None or queue[0][0] <= found):
            cost, state = heappop(queue)
            if cost > least[state] or (below is not None and cost >= below):
                continue
            if steps.is_goal(state):
                found = cost
                total += ways[state]
                continue
            for after, reached in _reached(steps, state, cost, same).items():
                if after not in least or reached < least[after]:
                    least[after], ways[after] = reached, ways[state]
                    heappush(queue, (reached, after))
                elif reached == least[after]:
                    ways[after] += ways[state]
            task.reached(len(least), len(queue))
            if len(least) > limit:
                return None
    if found is None or not total:
        return Best(None, 0, 0, len(least))
    return Best(found[:-1], found[-1], total, len(least))


def affordable(steps: Steps, limit: int) -> int:
    """``limit`` states, or fewer where each has very many steps to try."""
    return limit if steps.tries <= MOST_USES else limit * MOST_USES // steps.tries


def _reached(steps: Steps, state: Key, cost: Cost, same: Same) -> dict[Key, Cost]:
    """The states after ``state``, each at the least cost."""
    found: dict[Key, Cost] = {}
    for key, more in steps.after(state):
        after = same(key)
        reached = tuple([a + b for a, b in zip(cost, more, strict=True)])
        if after not in found or reached < found[after]:
            found[after] = reached
    return found
