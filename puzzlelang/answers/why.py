"""Explain unsolvable puzzles: the nearest states, and the rules that prevent a solution."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from time import monotonic

from puzzlelang.answers.answer import FAULT, GAVE_UP, SOLVED, UNSOLVABLE
from puzzlelang.answers.conjuncts import Conjunct, conjuncts, measures
from puzzlelang.answers.inactive import first_failing, same_for_ever
from puzzlelang.answers.loading import Loaded
from puzzlelang.answers.solving import TraceRenderer
from puzzlelang.answers.space_analysis import SpaceAnalysis
from puzzlelang.answers.survey import (
    GoalPart,
    Impossible,
    Measured,
    Near,
    Reasons,
    Uses,
    Without,
)
from puzzlelang.compiler import Term, compile_puzzle, terms
from puzzlelang.core import nodes as core
from puzzlelang.engine import PuzzleSearcher
from puzzlelang.search import Fault, GaveUp, Limits, Solved
from puzzlelang.text import Any, Record, replace

FEW_NEAR = 3
"""Maximum number of nearest states shown."""

TIMES_AS_MANY, LEAST_STATES_WITHOUT, MOST_STATES_WITHOUT = 20, 10_000, 2_000_000
"""Default limits of a search without a rule, whose space may be far larger.

It is a multiple of the states with the rule, between two bounds.
"""


class Part(metaclass=Record):
    """A part of the goal and its term."""

    conjunct: Conjunct
    term: Term


def goal_parts(loaded: Loaded) -> list[Part]:
    """Split the goal into parts, except constant ones; negated losing conditions come last."""
    puzzle, lower = loaded.puzzle, loaded.system.lower
    parts = [Part(part, lower(part.condition, {})) for part in conjuncts(puzzle.goal.condition)]
    for rule in puzzle.losses:
        text = f"not lost ({rule.name})"
        lost = terms.negation(lower(rule.condition, {}))
        parts.append(Part(Conjunct(text, rule.condition), lost))
    return [part for part in parts if part.term is not terms.TRUE] or parts[:1]


def reasons(
    loaded: Loaded,
    analysis: SpaceAnalysis,
    parts: Sequence[Part],
) -> Reasons:
    """Explain by the analysis of the space how the goal is missed."""
    explanation = Reasons(parts=[GoalPart(part.conjunct) for part in parts])
    everything = (1 << len(parts)) - 1
    for mask, group in analysis.met.items():
        depth = analysis.depth(group.first)
        for place in _places(mask):
            finding = explanation.parts[place]
            finding.states += group.states
            finding.depth = depth if finding.depth is None else min(finding.depth, depth)
        if mask == everything:
            explanation.met = group.states
    if explanation.met or not analysis.met:  # without any state there is nothing to explain
        return explanation
    explanation.unchanged = same_for_ever(loaded.puzzle)
    uses = zip(loaded.puzzle.transitions, analysis.uses.transitions, strict=True)
    explanation.impossible = [
        Impossible(use.name, first_failing(transition, loaded.puzzle.starts[0]))
        for transition, use in uses
        if not use.possible
    ]
    explanation.conflicts = _conflicts(analysis.met, explanation.parts)
    closest: list[int] = []
    for part, finding in zip(parts, explanation.parts, strict=True):
        if not finding.states:
            closest = _measure(loaded, analysis, part, finding)
    _nearest(loaded, analysis, parts, explanation, closest if len(parts) == 1 else [])
    return explanation


def _places(held: int) -> Iterator[int]:
    place = 0
    while held:
        if held & 1:
            yield place
        held >>= 1
        place += 1


# ── conflicts ────────────────────────────────────────────────────────────────────────


def _conflicts(met: dict[int, Any], parts: Sequence[GoalPart]) -> list[tuple[int, ...]]:
    """Find conflicting parts of the goal.

    The result is the single parts that never hold, or else the pairs that never hold together, or
    else one larger minimal set.
    """
    never: list[tuple[int, ...]] = [(k,) for k, part in enumerate(parts) if not part.states]
    if never:
        return never
    # for each part, the mask of parts that hold with it in some state
    beside = [0] * len(parts)
    for group in met:
        for place in _places(group):
            beside[place] |= group
    every = range(len(parts))
    pairs: list[tuple[int, ...]] = [
        (i, j) for i, j in combinations(every, 2) if not beside[i] >> j & 1
    ]
    if pairs:
        return pairs
    selection = list(every)
    # drop frequently met parts first
    for place in sorted(every, key=lambda k: (-parts[k].states, k)):
        rest = [k for k in selection if k != place]
        mask = sum(1 << k for k in rest)
        if not any(group & mask == mask for group in met):
            selection = rest
    return [tuple(selection)]


# ── the nearest states ───────────────────────────────────────────────────────────────


def _measure(loaded: Loaded, analysis: SpaceAnalysis, part: Part, finding: GoalPart) -> list[int]:
    """Set the range and smallest gap of a number compared by ``part``, which never holds.

    Return the states with the smallest gap.
    """
    closest: list[int] = []
    for measure in measures(part.conjunct) or ():
        value = loaded.system.value(loaded.system.lower(measure.number.condition, {}))
        try:
            values = [value(state) for state in analysis.number]
        except Fault:
            continue
        off = min(abs(value - measure.wanted) for value in values)
        if finding.measured is None or off < finding.measured.off:
            finding.measured = Measured(measure.number, min(values), max(values), off)
            closest = [n for n, value in enumerate(values) if abs(value - measure.wanted) == off]
    return closest


def _nearest(
    loaded: Loaded,
    analysis: SpaceAnalysis,
    parts: Sequence[Part],
    reasons: Reasons,
    closest: list[int],
) -> None:
    """Add the states that meet the most parts, or ``closest`` if none meets any."""
    best = max(mask.bit_count() for mask in analysis.met)
    candidates = [
        (group.first, mask) for mask, group in analysis.met.items() if mask.bit_count() == best
    ]
    reasons.nearest = sum(
        group.states for mask, group in analysis.met.items() if mask.bit_count() == best
    )
    if not best:
        candidates, reasons.nearest = [(state, 0) for state in closest], len(closest)
    renderer = TraceRenderer(loaded)
    for state, mask in sorted(candidates)[:FEW_NEAR]:
        unmet = tuple(place for place in range(len(parts)) if not mask >> place & 1)
        reasons.near.append(Near(unmet, renderer.trace(analysis.trace(state))))


# ── without a rule ───────────────────────────────────────────────────────────────────


def without_rules(loaded: Loaded, uses: Uses, limits: Limits) -> Iterator[Without]:
    """Search without each invariant and each line of `lose:`.

    If no single rule is the cause, also search without a minimal set of rules. ``uses`` are from
    the whole space with all rules.
    """
    puzzle = loaded.puzzle
    without_use = _without_use(loaded, uses)
    rules = [*puzzle.invariants, *puzzle.losses]
    if limits.states is None:
        most = max(LEAST_STATES_WITHOUT, TIMES_AS_MANY * uses.states)
        limits = replace(limits, states=min(MOST_STATES_WITHOUT, most))
    started = monotonic()

    def leave_out(chosen: Sequence[core.Rule]) -> Without:
        return _left_out(loaded, chosen, limits.left(started))

    alone: list[Without] = []
    for rule in rules:
        useless = id(rule) in without_use
        alone.append(Without((rule.name,), UNSOLVABLE) if useless else leave_out([rule]))
        yield alone[-1]
    if len(rules) < 2 or any(trial.outcome != UNSOLVABLE for trial in alone):
        return
    minimal = leave_out(rules)
    if minimal.outcome == SOLVED:
        rules_left = list(rules)
        for rule in rules:
            rest = [other for other in rules_left if other is not rule]
            trial = leave_out(rest)
            if trial.outcome == SOLVED:
                rules_left, minimal = rest, trial
    yield minimal


def _without_use(loaded: Loaded, uses: Uses) -> set[int]:
    """Return the rules (by identity) whose removal leaves the same states, without a search."""
    puzzle, system = loaded.puzzle, loaded.system
    rules = [rule for rule, use in zip(puzzle.losses, uses.losses, strict=True) if not use.states]
    terms_ = (system.lower(rule.condition, {}) for rule in puzzle.invariants)
    # otherwise removing one could expose a fault in another
    if not any(term.may_fault for term in terms_):
        both = zip(puzzle.invariants, uses.invariants, strict=True)
        rules += [rule for rule, use in both if not use.alone]
    return set(map(id, rules))


def _left_out(loaded: Loaded, rules: Sequence[core.Rule], limits: Limits) -> Without:
    puzzle = loaded.puzzle
    names, excluded = tuple(rule.name for rule in rules), set(map(id, rules))
    rest: Callable[[Sequence[core.Rule]], tuple[core.Rule, ...]] = lambda those: tuple(  # noqa: E731
        rule for rule in those if id(rule) not in excluded
    )
    reduced = replace(
        puzzle, invariants=rest(puzzle.invariants), losses=rest(puzzle.losses), costs=()
    )
    searcher = PuzzleSearcher(compile_puzzle(reduced), loaded.searcher.tier)
    searcher.tiers.lenient = True
    try:
        outcome = searcher.search("bfs", limits)
    except Fault:
        return Without(names, FAULT)
    if isinstance(outcome, Solved):
        return Without(names, SOLVED, len(outcome.trace) - 1)
    if isinstance(outcome, GaveUp):
        return Without(names, GAVE_UP, states=outcome.statistics.reached)
    return Without(names, UNSOLVABLE)
