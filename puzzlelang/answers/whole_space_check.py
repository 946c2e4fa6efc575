"""The checks of `validate --deep` on the whole space."""

from __future__ import annotations

from time import monotonic

from puzzlelang.answers.answer import the_start
from puzzlelang.answers.loading import Loaded
from puzzlelang.answers.space_analysis import Questions, SpaceAnalysis, analyze_space
from puzzlelang.answers.survey import Uses
from puzzlelang.answers.text_layout import gave_up_words, plural
from puzzlelang.core import nodes as core
from puzzlelang.core import shown
from puzzlelang.model import Varying
from puzzlelang.search import Limits, Stop, go_on_after
from puzzlelang.text import Diagnostics, Stage, stage

MOST_COMPARED = 200_000
"""Default limit of states for comparing estimates with distances."""


def check_whole_space(loaded: Loaded, limits: Limits, diagnostics: Diagnostics) -> list[str]:
    """Report problems; return notes about undecided questions."""
    started = monotonic()
    space = loaded.searcher.explore(limits)  # evaluates every rule in every state
    go_on_after(space.limit)
    with stage(Stage.ANALYSING, total=space.states if space.complete else None):
        analysis = analyze_space(loaded, limits.left(started), Questions())
    uses = analysis.uses
    go_on_after(uses.limit)
    notes = _transitions(loaded, uses, diagnostics)
    if uses.limit:
        idle = [f"`{use.name}`" for use in uses.transitions if not use.taken]
        words = f"{gave_up_words(uses.limit)} after {uses.states:,} states"
        notes = [f"not decided whether {', '.join(idle)} can happen: {words}"] if idle else []
    lines = loaded.puzzle.costs
    varies = any(not isinstance(term.amount, core.Const) for line in lines for term in line.terms)
    if space.limit and varies:
        notes.append(f"not decided whether each cost has a value: {gave_up_words(space.limit)}")
    if any(line.estimate is not None for line in lines):
        if uses.limit:
            notes.append(f"the estimate was not compared with distances: {words}")
        else:
            notes += _compare_estimate(loaded, analysis, limits.left(started), diagnostics)
    return notes


# ── transitions ──────────────────────────────────────────────────────────────────────


def _transitions(loaded: Loaded, uses: Uses, diagnostics: Diagnostics) -> list[str]:
    """Report transitions that are never taken.

    If other parameters or maps might enable one, only note it.
    """
    spans = {transition.name: transition.span for transition in loaded.puzzle.transitions}
    messages = {d.message for d in diagnostics}
    varying = Varying(loaded.tree)
    notes = []
    for entry, use in zip(loaded.tree.transitions, uses.transitions, strict=True):
        message = f"`{use.name}` can never happen"
        if use.taken or uses.limit or message in messages:
            continue
        if varying.touches(entry):
            notes.append(f"with these parameters and maps `{use.name}` never happens")
            continue
        label = f"its conditions hold in none of the {plural(uses.states, 'reachable state')}"
        if use.possible:
            label = f"each of its {plural(use.possible, 'step')} would break an invariant"
        diagnostics.report(
            "never-happens", spans[use.name], message, label=label,
            help="`puzzlelang explore --full` shows what each rule does", severity="warning",
        )  # fmt: skip
    return notes


# ── the estimate ─────────────────────────────────────────────────────────────────────


def _compare_estimate(
    loaded: Loaded, analysis: SpaceAnalysis, limits: Limits, diagnostics: Diagnostics
) -> list[str]:
    """Report the nearest state with an estimate above its remaining cost."""
    try:
        with stage(Stage.ANALYSING):
            worst = analysis.estimate_too_high(limits)
    except Stop as stop:
        return [f"the estimate was not compared with distances: {gave_up_words(stop.limit)}"]
    if worst is None:
        return []
    puzzle, system = loaded.puzzle, loaded.system
    estimates = [system.value(term)(worst.state) for term in system.estimates()]
    lines = zip(puzzle.costs, estimates, system.cost_lines(worst.distance), strict=True)
    line, claim, remaining = next(line for line in lines if line[1] > line[2])
    assert line.estimate is not None
    what = f" of `{line.name}`" if line.name and len(puzzle.costs) > 1 else ""
    depth = worst.depth
    start = the_start(puzzle)
    where = f"at {start}" if not depth else f"{plural(depth, 'move')} from {start}"
    text = shown(puzzle, system.slots(worst.state))
    diagnostics.report(
        "estimate-too-high", line.estimate.span,
        f"the estimate{what} is too high: it is {claim:,}, but the remaining cost is {remaining:,}",
        label=f"in {' / '.join(text.splitlines())}, {where}",
        help="an estimate is a lower bound on the remaining cost; A* may miss the cheapest "
        "solution", severity="warning",
    )  # fmt: skip
    return []
