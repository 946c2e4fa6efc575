"""Exploring the reachable space of a puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from puzzlelang.answers.answer import NO_LIMITS, Answer, Trace, first_step
from puzzlelang.answers.loading import Loaded, NoStart, faults_explained
from puzzlelang.answers.solving import (
    TraceRenderer,
    answer_of,
    solve,
    solve_all,
    unsolvable_answer,
)
from puzzlelang.answers.survey import Claim, Survey
from puzzlelang.compiler import all_of, negation
from puzzlelang.core import nodes as core
from puzzlelang.search import ENDINGS, STATES, GaveUp, Limits, Solved, Space, Statistics, limit_of
from puzzlelang.text import Any, Stage, replace, stage, usage_error

MOST_ANALYSED = 2_000_000
"""Default limit of the analysis, in states; it needs time and memory for each state."""

NOT_ASKED = "`--forget` counts states, but a `check:` needs those that were removed"


def explore(
    loaded: Loaded | NoStart,
    limits: Limits = NO_LIMITS,
    *,
    full: bool = False,
    why: bool = False,
    report: Callable[[Survey], object] = lambda survey: None,
) -> Survey:
    """Count the reachable states and the optimal solutions; find a failing `check:`.

    ``full`` adds the uses of rules and the structure of the space, ``why`` the states nearest to
    the goal and the obstacles. A store that forgets states only counts them. A shortest path to a
    dead end is found if ``full``, or without a goal. ``report`` receives the survey before the
    searches without some rules, which may take long.
    """
    if isinstance(loaded, NoStart):
        best = solve(loaded, count=True) if loaded.puzzle.has_goal else None
        space = Space(True, "", 0, 0, (), 0, 0, 0, Statistics(order="auto"))
        name, label = loaded.instance, loaded.label
        return Survey(loaded.puzzle, space, best=best, instance=name, label=label)
    started, forgets = monotonic(), loaded.searcher.forgets
    if forgets and loaded.puzzle.checks:
        raise usage_error(NOT_ASKED, "leave `--forget` out")
    with faults_explained(loaded):
        space = loaded.searcher.explore(limits, counts=loaded.puzzle.has_goal)
        slots = map(loaded.system.slots, space.deepest)
        survey = Survey(
            loaded.puzzle, space, tuple(first_step(loaded.puzzle, state) for state in slots),
            instance=loaded.instance, label=loaded.label,
        )  # fmt: skip
        if space.complete and forgets:
            if not space.goal_states and loaded.puzzle.has_goal:
                survey = replace(survey, best=unsolvable_answer(loaded, space.statistics))
        elif space.complete:
            try:
                survey = _answered(loaded, survey, limits.left(started), full)
            except ENDINGS as ending:
                return replace(survey, undecided=limit_of(ending))
        if (full or why) and survey.limit in ("", STATES):
            try:
                survey = _examined(loaded, survey, limits.left(started), full, why, report)
            except ENDINGS as ending:
                return replace(survey, undecided=limit_of(ending))
        return survey


def _answered(loaded: Loaded, survey: Survey, limits: Limits, full: bool) -> Survey:
    started = monotonic()
    best: Answer | None = None
    if full or not loaded.puzzle.has_goal:
        dead_end = way_to_dead_end(loaded, survey.space, limits)
        if isinstance(dead_end, GaveUp):
            return replace(survey, undecided=dead_end.limit)
        survey = replace(survey, dead_end=dead_end)
        limits = limits.left(started)
    if survey.space.solutions is not None:
        best = _counted(loaded, survey.space, *survey.space.solutions)
    elif survey.space.goal_states:
        best = solve_all(loaded, limits, 0, in_words=False)
    elif loaded.puzzle.has_goal:  # the whole space was searched
        best = unsolvable_answer(loaded, survey.space.statistics)
    limit = best.limit if best is not None else ""
    if limit:  # the time is up
        return replace(survey, best=best, undecided=limit if loaded.puzzle.checks else "")
    counterexample = refutation(loaded, loaded.puzzle.checks, limits.left(started))
    if isinstance(counterexample, GaveUp):
        return replace(survey, best=best, undecided=counterexample.limit)
    claims: list[Claim] = []
    for rule in loaded.puzzle.checks:
        own: Claim | GaveUp | None = counterexample
        if counterexample is not None and rule is not counterexample.rule:
            own = refutation(loaded, [rule], limits.left(started))
        if isinstance(own, GaveUp):
            return replace(survey, best=best, claims=tuple(claims), undecided=own.limit)
        claims.append(own or Claim(rule))
    return replace(survey, best=best, claims=tuple(claims))


def way_to_dead_end(loaded: Loaded, space: Space, limits: Limits) -> Trace | GaveUp:
    """Return a shortest path to a dead end; empty without dead ends."""
    if space.dead_end is None:
        return ()
    outcome = loaded.searcher.find(loaded.system.equal_to(space.dead_end), limits)
    if isinstance(outcome, GaveUp):
        return outcome
    assert isinstance(outcome, Solved), "it is reachable"
    return TraceRenderer(loaded).trace(outcome.trace)


def _counted(loaded: Loaded, space: Space, cost: int, total: int) -> Answer:
    """Return the number of optimal solutions; their states were not kept."""
    solved: Solved[Any] = Solved((), cost, True, space.statistics)
    return replace(answer_of(loaded, solved), cost=loaded.system.cost_lines(cost), total=total)


def _examined(
    loaded: Loaded,
    survey: Survey,
    limits: Limits,
    full: bool,
    why: bool,
    report: Callable[[Survey], object],
) -> Survey:
    from puzzlelang.answers.space_analysis import (
        Questions,
        analyze_space,
        goal_parts,
        reasons,
        without_rules,
    )

    started = monotonic()
    most = limits.states or MOST_ANALYSED
    parts = goal_parts(loaded) if why and loaded.puzzle.has_goal else []
    questions = Questions([part.term for part in parts], idle_conditions=full, shape=full)
    total = survey.space.states if survey.space.complete else None
    with stage(Stage.ANALYSING, total=total):
        analysis = analyze_space(loaded, replace(limits, states=most), questions)
    survey = replace(survey, uses=analysis.uses, full=full)
    if analysis.final_goal is not None:
        trace = analysis.trace(analysis.final_goal)
        survey = replace(survey, final_goal=TraceRenderer(loaded).trace(trace))
    if why and loaded.puzzle.has_goal:
        try:
            with stage(Stage.ANALYSING):
                why_none = reasons(loaded, analysis, parts)
        except ENDINGS as ending:
            return replace(survey, undecided=limit_of(ending))
        survey = replace(survey, reasons=why_none)
        puzzle = loaded.puzzle
        if why_none.near and not survey.limit and (puzzle.invariants or puzzle.losses):
            try:
                report(survey)
                with stage(Stage.ANALYSING):
                    for result in without_rules(loaded, analysis.uses, limits.left(started)):
                        why_none.without.append(result)
            except ENDINGS as ending:
                why_none.limit = limit_of(ending)
    return survey


def refutation(
    loaded: Loaded, checks: Sequence[core.Rule], limits: Limits
) -> Claim | GaveUp | None:
    """Return the nearest state in which one of ``checks`` fails; None if they always hold."""
    system = loaded.system
    rules = [(rule, system.lower(rule.condition, {})) for rule in checks]
    if not rules:
        return None
    violation = negation(all_of([claim for _, claim in rules]))
    outcome = loaded.searcher.find(violation, limits)
    if isinstance(outcome, Solved):
        broken = next(r for r, claim in rules if not system.value(claim)(outcome.trace[-1]))
        return Claim(broken, TraceRenderer(loaded).trace(outcome.trace))
    return outcome if isinstance(outcome, GaveUp) else None
