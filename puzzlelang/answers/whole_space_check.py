"""What `validate --deep` finds in the whole space: estimates too high, idle transitions."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from puzzlelang.answers.loading import Loaded
from puzzlelang.answers.space_analysis import dissect
from puzzlelang.answers.space_findings import Uses
from puzzlelang.answers.text_layout import gave_up_words, plural
from puzzlelang.core import nodes as core
from puzzlelang.core import shown
from puzzlelang.model import Varying
from puzzlelang.search import Limits, Stop, Watch, go_on_after, goal_distances
from puzzlelang.text import Diagnostics, replace

MOST_COMPARED = 200_000
"""In a larger space the estimate is not compared with distances, unless `--states` says so."""


def look_deep(loaded: Loaded, limits: Limits, diagnostics: Diagnostics) -> list[str]:
    """Report what is found; what could not be decided, in words."""
    started = monotonic()
    go_on_after(loaded.searcher.explore(limits).limit)  # asks each rule of each state
    uses = dissect(loaded, [], limits.left(started)).uses
    go_on_after(uses.limit)
    notes = _transitions(loaded, uses, diagnostics)
    if uses.limit:
        idle = [f"`{use.name}`" for use in uses.transitions if not use.taken]
        words = f"{gave_up_words(uses.limit)} after {uses.states:,} states"
        notes = [f"not decided whether {', '.join(idle)} can happen: {words}"] if idle else []
    if any(line.estimate is not None for line in loaded.puzzle.costs):
        if uses.limit:
            notes.append(f"the estimate was not compared with distances: {words}")
        else:
            notes += _estimate(loaded, limits.left(started), diagnostics)
    return notes


# ── transitions ──────────────────────────────────────────────────────────────────────


def _transitions(loaded: Loaded, uses: Uses, diagnostics: Diagnostics) -> list[str]:
    """Report transitions that are not taken in any reachable state; with other parameters or
    another map they may be, and then it is only noted.
    """
    spans = {transition.name: transition.span for transition in loaded.puzzle.transitions}
    known = {d.message for d in diagnostics}
    varying = Varying(loaded.tree)
    notes = []
    for entry, use in zip(loaded.tree.transitions, uses.transitions, strict=True):
        message = f"`{use.name}` can never happen"
        if use.taken or uses.limit or message in known:
            continue
        if varying.touches(entry):
            notes.append(f"with these parameters and maps `{use.name}` never happens")
            continue
        diagnostics.report(
            "never-happens", spans[use.name], message, label=_why(use.possible, uses.states),
            help="`puzzlelang explore --full` says what each rule does", severity="warning",
        )  # fmt: skip
    return notes


def _why(possible: int, states: int) -> str:
    if possible:
        return f"each of its {plural(possible, 'step')} would break an invariant"
    return f"its conditions hold in none of the {plural(states, 'reachable state')}"


# ── the estimate ─────────────────────────────────────────────────────────────────────


def _estimate(loaded: Loaded, limits: Limits, diagnostics: Diagnostics) -> list[str]:
    """Report the nearest state where an estimate is more than what is left to pay."""
    system = loaded.system
    try:
        distances = goal_distances(system, Watch("deep", replace(limits, states=None)))
    except Stop as stop:
        return [f"the estimate was not compared with distances: {gave_up_words(stop.limit)}"]
    estimate = system.estimate

    def too_high(state: Any) -> bool:
        bound = estimate(state)  # of states from where there is no goal, too
        return state in distances and bound > distances[state]

    state, depth = _nearest(system.successors, system.initial, too_high)
    if state is not None:
        _report(loaded, state, depth, distances[state], diagnostics)
    return []


def _nearest(
    successors: Callable[[Any], list[Any]], initial: Any, wanted: Callable[[Any], bool]
) -> tuple[Any, int]:
    """The first state, breadth-first, that is ``wanted``, and its depth; None if there is none."""
    seen = {initial}
    level, depth = [initial], 0
    while level:
        following = []
        for state in level:
            if wanted(state):
                return state, depth
            for successor in successors(state):
                if successor not in seen:
                    seen.add(successor)
                    following.append(successor)
        level, depth = following, depth + 1
    return None, 0


def _report(
    loaded: Loaded, state: Any, depth: int, distance: int, diagnostics: Diagnostics
) -> None:
    puzzle, system = loaded.puzzle, loaded.system
    claimed = [system.value(term)(state) for term in system.estimates()]
    left = system.cost_lines(distance)
    line, claim, real = _first_wrong(puzzle, claimed, left)
    assert line.estimate is not None
    what = f" of `{line.name}`" if line.name and len(puzzle.costs) > 1 else ""
    where = "at the start" if not depth else f"{plural(depth, 'move')} from the start"
    diagnostics.report(
        "estimate-too-high", line.estimate.span,
        f"the estimate{what} is too high: it says {claim:,} where {real:,} is left to pay",
        label=f"so in {shown(puzzle, system.slots(state))}, {where}",
        help="an estimate says how much is left at least; A* may miss the cheapest solution",
        severity="warning",
    )  # fmt: skip


def _first_wrong(
    puzzle: core.Puzzle, claimed: list[int], left: tuple[int, ...]
) -> tuple[core.CostLine, int, int]:
    """The first cost line that is estimated too high, what is claimed and what is so."""
    for line, claim, real in zip(puzzle.costs, claimed, left, strict=True):
        if claim > real:
            return line, claim, real
    raise AssertionError("a sum of lines is too high only where one of them is")


def bounded(limits: Limits, usual: int) -> Limits:
    """``limits`` for looking deep: fewer states where nobody said how many (``usual``)."""
    return replace(limits, states=MOST_COMPARED) if limits.states == usual else limits
