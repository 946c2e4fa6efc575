"""Corridors: the best solutions of a space that is too large to draw, and their surroundings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from puzzlelang.answers import Loaded, plural, solve
from puzzlelang.search import GaveUp, Limits
from puzzlelang.text import Any, Record, replace

LISTED = 1_000
"""Maximum number of solutions whose states are listed."""

MOST = 20_000
"""Maximum number of states in a corridor of a requested width."""

FEW = 1_500
"""The same for the default width, so that it is readable."""

WIDEST = 3
"""Maximum default width in steps."""

SEARCHED_FOR_CORRIDOR = 5_000_000
"""Default limit of states in the search for the solutions."""


class Corridor(metaclass=Record, eq=False):
    """States with their depths and successors, breadth-first from the start."""

    walked: Sequence[tuple[Any, int, Sequence[Any]]]
    solutions: int
    words: str


def corridor(loaded: Loaded, limits: Limits, wide: int | None) -> Corridor | GaveUp | None:
    """Find all best solutions and the states within ``wide`` steps (None: as many as are readable).

    Return None if there is no solution.
    """
    system = loaded.system
    states = limits.states or SEARCHED_FOR_CORRIDOR
    answer = solve(loaded, limits=replace(limits, states=states), count=True, most=LISTED)
    traces = answer.traces or ()
    if answer.limit and not traces:
        assert isinstance(answer.outcome, GaveUp)
        return answer.outcome
    if not traces:
        return None
    on_it = list(dict.fromkeys(system.state(step.slots) for trace in traces for step in trace))

    def following(state: Any) -> list[Any]:
        return [after for _, _, after, _ in system.steps(state)]

    members, near, reach = dict.fromkeys(on_it), on_it, 0
    for _ in range(WIDEST if wide is None else wide):
        beyond = dict.fromkeys(s for state in near for s in following(state) if s not in members)
        if not beyond or len(members) + len(beyond) > (FEW if wide is None else MOST):
            break
        members, near, reach = members | beyond, list(beyond), reach + 1
    starts = dict.fromkeys(system.state(trace[0].slots) for trace in traces)
    total = answer.total if answer.total is not None else len(traces)
    kind = "shortest" if system.unit_cost else "cheapest"
    words = f"all {plural(total, f'{kind} solution')}"
    if total == 1:
        words = f"the only {kind} solution"
    elif total > len(traces):
        words = f"{len(traces):,} of {total:,} {kind} solutions"
    words += f", and states within {plural(reach, 'step')} of {'it' if total == 1 else 'them'}"
    visits = list(_walk(list(starts), members, following))
    return Corridor(visits, total, words if reach else words.partition(", and")[0])


def _walk(
    starts: Sequence[Any], known: dict[Any, None], following: Callable[[Any], list[Any]]
) -> Iterator[tuple[Any, int, Sequence[Any]]]:
    depth, level, reached = 0, list(starts), set(starts)
    while level:
        beyond: dict[Any, None] = {}
        for state in level:
            after = following(state)
            yield state, depth, after
            beyond |= dict.fromkeys(s for s in after if s in known and s not in reached)
        reached |= beyond.keys()
        depth, level = depth + 1, list(beyond)
