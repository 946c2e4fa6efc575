"""Checking a file: its expectations, and problems that no claim is about."""

from __future__ import annotations

from time import monotonic

from puzzlelang.answers.answer import UNSOLVABLE, the_start
from puzzlelang.answers.loading import Loaded, ToFill, faults_explained, read_whole
from puzzlelang.answers.text_layout import gave_up_words, plural
from puzzlelang.core import BOOLEAN, Apply, shown
from puzzlelang.core import nodes as core
from puzzlelang.search import ENDINGS, GaveUp, Limits, Stop, go_on_after, limit_of
from puzzlelang.text import (
    TYPE_CHECKING,
    Diagnostics,
    PuzzleError,
    Record,
    Source,
    Stage,
    field,
    replace,
    stage,
)

if TYPE_CHECKING:
    from puzzlelang.answers.expectations import Expectations
    from puzzlelang.answers.space_analysis import SpaceAnalysis
    from puzzlelang.answers.survey import Uses
    from puzzlelang.answers.validation import Facts, Result, Validation

EXPECTED_STATES = 5_000_000
"""Default limit of states for the searches of `expect:`."""


def validate(
    path: str | Source,
    deep: bool = False,
    slow: bool = False,
    limits: Limits | None = None,
    tier: str = "auto",
    expect: str = "",
) -> Validation:
    """Report problems that need no search, and check the expectations, or those of the file
    ``expect``.

    ``deep`` also searches the whole space for a failing `check:`, high estimates and transitions
    that never happen; ``slow`` includes expectations marked `slow`.
    """
    from puzzlelang.answers.expectations import Expectations
    from puzzlelang.answers.validation import Validation

    limits = limits or Limits(EXPECTED_STATES)
    diagnostics = Diagnostics()
    results: list[Result] = []
    checks_left_out = left_out = instances_left_out = 0
    findings = _Looked()
    try:
        parsed = read_whole(path, diagnostics)
        if expect:
            parsed = replace(parsed, expectations=read_whole(expect, Diagnostics()).expectations)
        claims = Expectations(parsed, limits, diagnostics, slow, tier)
        checks_left_out = 0 if deep else len(parsed.checks)
        expected = any(
            e.expects_no_start or e.values and (slow or not e.slow) for e in parsed.expectations
        )
        loaded = claims.possible_default() if expected and not deep else claims.default(expected)
        if loaded is not None:
            try:
                findings.at(loaded, claims, deep)
            except ENDINGS as ending:
                go_on_after(limit_of(ending))
                findings.undecided = f"the rest {gave_up_words(limit_of(ending))}"
        with stage(Stage.EXPECTING):
            results.extend(claims.all())
        left_out, instances_left_out = claims.left_out, claims.instances_left_out
        if claims.ended and not findings.undecided:
            findings.undecided = f"some instances were not checked: {gave_up_words(claims.ended)}"
    except PuzzleError as error:
        for diagnostic in error.diagnostics:
            diagnostics.add(diagnostic)
    return Validation(
        path.name if isinstance(path, Source) else path,
        tuple(diagnostics),
        tuple(results),
        findings.undecided,
        left_out,
        findings.checks_held,
        checks_left_out,
        instances_left_out,
        findings.facts,
        tuple(findings.notes),
    )


class _Looked(metaclass=Record, frozen=False):
    """Findings about the puzzle as written, apart from its expectations."""

    facts: Facts | None = None
    undecided: str = ""
    checks_held: int = 0
    notes: list[str] = field(factory=list)

    def at(self, loaded: Loaded | ToFill, expectations: Expectations, deep: bool) -> None:
        """Examine the rules; if ``deep``, also the whole space, or each rule by itself."""
        from puzzlelang.answers.puzzle_facts import facts_of

        diagnostics = expectations.diagnostics
        if isinstance(loaded, ToFill):
            self.notes = review(loaded, expectations.left if deep else None, diagnostics)
            return
        with stage(Stage.ANALYSING):
            self.facts = facts_of(loaded, diagnostics)
        if not deep:
            return

        self.undecided, holds = _hunt(loaded, expectations.left, diagnostics)
        self.checks_held = len(loaded.tree.checks) if holds else 0
        limits = expectations.left
        if limits.states == EXPECTED_STATES:  # the default, not a limit of the user
            limits = replace(limits, states=MOST_COMPARED)
        with faults_explained(loaded):
            self.notes = check_whole_space(loaded, limits, diagnostics)


def _hunt(loaded: Loaded, limits: Limits, diagnostics: Diagnostics) -> tuple[str, bool]:
    """Report a failing `check:`. Return a note if some are undecided, and whether all hold."""
    from puzzlelang.answers.surveys import refutation

    with faults_explained(loaded):
        counterexample = refutation(loaded, loaded.puzzle.checks, limits)
    if isinstance(counterexample, GaveUp):
        go_on_after(counterexample.limit)
        reached = counterexample.statistics.reached
        return f"`check:` is not decided: gave up after {reached:,} states", False
    if counterexample is not None:
        rule, trace = counterexample.rule, counterexample.trace
        diagnostics.report(
            "check-fails", rule.span, f"the check `{rule.name}` fails in a reachable state",
            label=f"false in {trace[-1].shown}, {plural(len(trace) - 1, 'move')} from "
            f"{the_start(loaded.puzzle)}",
            help="`puzzlelang explore` prints the path there",
        )  # fmt: skip
    return "", counterexample is None


# ── rules of a puzzle that is filled in ──────────────────────────────────────────────


def review(loaded: ToFill, limits: Limits | None, diagnostics: Diagnostics) -> list[str]:
    """Report useless names and rules; with ``limits``, also each rule that no choice breaks.

    Return notes about rules that are not decided within the limits.
    """
    from puzzlelang.answers.filling import fill
    from puzzlelang.model import lint, report_unbroken

    before = len(list(diagnostics))
    lint(loaded.tree, loaded.puzzle, diagnostics)
    reported = {(d.span.start, d.span.end) for d in list(diagnostics)[before:] if d.span}
    notes: list[str] = []
    if limits is None:
        return []
    for rule in loaded.choice.rules:
        span = rule.condition.span
        if (span.start, span.end) in reported:
            continue
        try:
            broken = Apply(rule.span, BOOLEAN, "not", (rule.condition,))
            alone = loaded.changed(rules=(replace(rule, condition=broken),), lines=())
            answer = fill(alone, limits)
        except PuzzleError:  # it has no value for some choice
            continue
        if answer.limit:
            notes.append(f"not decided whether some choice breaks `{rule.name}`")
        elif answer.kind == UNSOLVABLE:
            report_unbroken(rule, diagnostics)
    return notes


# ── the whole space ───────────────────────────────────────────────────────────────────

MOST_COMPARED = 200_000
"""Default limit of states for comparing estimates with distances."""


def check_whole_space(loaded: Loaded, limits: Limits, diagnostics: Diagnostics) -> list[str]:
    """Report problems; return notes about undecided questions."""
    from puzzlelang.answers.space_analysis import Questions, analyze_space

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


def _transitions(loaded: Loaded, uses: Uses, diagnostics: Diagnostics) -> list[str]:
    """Report transitions that are never taken.

    If other parameters or maps might enable one, only note it.
    """
    from puzzlelang.model import Varying

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
