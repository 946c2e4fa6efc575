"""Surveys of the whole space: fields and text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter

from puzzlelang.answers.answer import FAULT, OUTCOMES, UNSOLVABLE, Answer, Trace
from puzzlelang.answers.answer_fields import (
    CONFLICT,
    INSTANCE,
    PARAMETERS,
    PUZZLE,
    STARTS,
    STEP,
    SYMMETRY,
    TRACE,
)
from puzzlelang.answers.answer_output import (
    STATISTICS,
    conclusion,
    from_start,
    gave_up,
    no_start,
    state_lines,
    title_lines,
    trace_lines,
    up_to_symmetry,
)
from puzzlelang.answers.conjuncts import Conjunct
from puzzlelang.answers.field_table import (
    Field,
    Fields,
    ListOf,
    OrNull,
    Reported,
    Word,
    document,
    optional,
    row,
    table_cells,
    unless_empty,
)
from puzzlelang.answers.text_layout import (
    Page,
    aligned,
    bar,
    gave_up_words,
    listed_words,
    painted,
    plural,
    widths_of,
    wrap,
)
from puzzlelang.core import nodes as core
from puzzlelang.search import Space
from puzzlelang.text import Record, columns

# ── uses of rules ────────────────────────────────────────────────────────────────────


class TransitionUse(metaclass=Reported, called="transition-use", frozen=False):
    """Effect of a transition in the space."""

    name: str = row("name of the transition", label="transition")
    possible: int = row("steps that its `when:` allows", label="of")
    taken: int = row("allowed steps that violate no invariant", label="steps")
    idle: tuple[str, ...] = row("redundant conditions of its `when:`", default=())
    undecided: bool = row(
        "true if the transition is too large to search for redundant conditions", default=False
    )


class InvariantUse(metaclass=Reported, called="invariant-use"):
    """Effect of an invariant in the space."""

    name: str = row("name of the invariant", label="invariant")
    cut: int = row("steps that violate it", label="steps cut")
    alone: int = row("steps that violate only this invariant", label="by it alone")


class LossUse(metaclass=Reported, called="loss-use"):
    """Effect of a line of `lose:` in the space."""

    name: str = row("name of the line", label="lose")
    states: int = row("reachable states in which it holds", label="lost states")


class Shape(metaclass=Reported, called="components"):
    """The strongly connected components of the space."""

    components: int = row("number of components")
    largest: int = row("states in the largest component")
    terminal: int = row("components that no transition leaves")
    terminal_without_goal: int = row("such components without a goal")
    cyclic: int = row("components that contain a cycle")
    hopeful: int = row("states from which a goal can be reached")


class Uses(metaclass=Reported, called="rules", frozen=False):
    """Effect of each rule, over all states and values of its parameters.

    Parallel transitions between two states count as one edge; loops count too.
    """

    states: int = row("states examined", default=0)
    edges: int = row("pairs of states connected by a transition", default=0)
    limit: str = row(
        "limit that ended the analysis before all states were examined",
        value=lambda uses: uses.limit or None, optional=True, default="",
    )  # fmt: skip
    transitions: list[TransitionUse] = row("effects of the transitions", factory=list)
    invariants: list[InvariantUse] = row("effects of the invariants", factory=list)
    losses: list[LossUse] = row("effects of the lines of `lose:`", factory=list)
    shape: Shape | None = None

    @property
    def so_far(self) -> str:
        """Suffix of statements that don't cover all states."""
        return " so far" if self.limit else ""


# ── why there is no solution ─────────────────────────────────────────────────────────


class Measured(metaclass=Reported, called="measured"):
    """How close a number comes to the value that it is compared with."""

    of: Conjunct = row("expression of the number", type=str, value=lambda m: m.of.text)
    least: int = row("minimum over all states")
    most: int = row("maximum over all states")
    off: int = row("least distance from a value that meets the condition")


class GoalPart(metaclass=Reported, called="goal-part", frozen=False):
    """One of the conditions of the goal."""

    part: Conjunct = row(
        "the condition", type=str, value=lambda g: g.part.text, label="part of the goal"
    )
    states: int = row("states in which it holds", label="states", default=0)
    depth: int | None = row(
        "number of moves to the first of these states",
        label="first after", text=lambda depth: "-" if depth is None else f"{depth:,}",
        default=None,
    )  # fmt: skip
    measured: Measured | None = row(
        "if it never holds and compares a number: how close that comes", optional=True, default=None
    )


class Near(metaclass=Reported, called="near"):
    """A state that is as near to the goal as any."""

    unmet: tuple[int, ...] = row("unmet parts of the goal: positions in `goal`, from 0")
    trace: Trace = row("a shortest path to the state", type=TRACE)


class Without(metaclass=Reported, called="without"):
    """Result of the puzzle without some rules."""

    rules: tuple[str, ...] = row("invariants and lines of `lose:` that are ignored")
    outcome: str = row(
        "result of a search without them; `fault` if other rules then have no value",
        type=Word((*OUTCOMES, FAULT)),
    )
    length: int | None = row(
        "number of transitions of a solution, if one exists", optional=True, default=None
    )
    states: int | None = row("states reached, if the search gave up", optional=True, default=None)


class Impossible(metaclass=Reported, called="impossible"):
    """A transition that is possible in no state."""

    transition: str = row("name of the transition")
    condition: str | None = row(
        "its first condition that fails at the start", name="fails_at_start"
    )


class Reasons(metaclass=Reported, called="why", frozen=False):
    """How near the space comes to the goal, and the obstacles.

    ``conflicts`` are minimal.
    """

    parts: list[GoalPart] = row("parts of the goal", name="goal")
    met: int = row("states that meet the whole goal", default=0)
    conflicts: list[tuple[int, ...]] = row(
        "minimal sets of parts that no state meets together: positions in `goal`, from 0",
        name="never_together",
        factory=list,
    )
    nearest: int = row(
        "number of states as near as those in `nearest`", name="nearest_states", default=0
    )
    near: list[Near] = row("some of the nearest states", name="nearest", factory=list)
    without: list[Without] = row("results without some rules", factory=list)
    limit: str = row(
        "limit that ended these searches, so that some results are missing", optional=True,
        value=lambda reasons: reasons.limit or None, default="",
    )  # fmt: skip
    impossible: list[Impossible] = row(
        "transitions that no state allows", name="never_possible", factory=list
    )
    unchanged: tuple[str, ...] = row(
        "variables that no transition changes", name="never_changed", default=()
    )


# ── the whole space ──────────────────────────────────────────────────────────────────


class Claim(metaclass=Record):
    """A rule of `check:`, with a shortest trace to a state where it fails, if any."""

    rule: core.Rule
    trace: Trace = ()


class Survey(metaclass=Record):
    """The whole reachable space of ``puzzle``, and its best solutions, if known.

    ``deepest`` are the first of the deepest states. ``dead_end`` and ``final_goal`` are shortest
    traces to a dead end, and to a goal without outgoing transitions. ``undecided`` is the limit
    that ended the search for these, or for failures of the ``claims``. ``uses`` (all printed if
    ``full``) and ``reasons`` are results of the analysis, if requested.
    """

    puzzle: core.Puzzle
    space: Space
    deepest: Trace = ()
    dead_end: Trace = ()
    final_goal: Trace = ()
    best: Answer | None = None
    claims: tuple[Claim, ...] = ()
    undecided: str = ""
    uses: Uses | None = None
    full: bool = False
    reasons: Reasons | None = None
    instance: str = ""
    label: str = ""

    @property
    def refuted(self) -> Claim | None:
        """The failing claim nearest to the start; of equally near ones the first."""
        failing = [claim for claim in self.claims if claim.trace]
        return min(failing, key=lambda claim: len(claim.trace), default=None)

    @property
    def limit(self) -> str:
        """The limit that left a question open, or an empty text."""
        if self.space.limit:
            return self.space.limit
        if self.best is not None and self.best.limit:
            return self.best.limit
        if self.undecided:
            return self.undecided
        if self.uses is not None and self.uses.limit:
            return self.uses.limit
        return self.reasons.limit if self.reasons is not None else ""


# ── document and text ────────────────────────────────────────────────────────────────────


def _of_space(name: str, doc: str, noun: str) -> Field:
    return Field(name, int, doc, attrgetter(f"space.{name}"), noun=noun)


CHECK = Fields("check", "Result of a rule of `check:`.", (
    Field("check", str, "name of the rule", lambda claim: claim.rule.name),
    Field("holds", bool, "true if it holds in all reachable states", lambda claim: not claim.trace),
    unless_empty("trace", TRACE, "a shortest path to a state in which it fails"),
))  # fmt: skip

REFUTED = Fields("refuted", "The rule of `check:` that fails nearest to the start.", (
    CHECK["check"],
    Field("trace", TRACE, "a shortest path to a state in which it fails"),
))  # fmt: skip

SURVEY = document("survey", "Output of `explore --format json`.", (
    PUZZLE, INSTANCE, PARAMETERS, SYMMETRY, STARTS, CONFLICT,
    Field("complete", bool, "true if all states were reached", lambda s: s.space.complete),
    _of_space("states", "reachable states", "state"),
    _of_space("transitions", "transitions between them", "transition"),
    Field("levels", ListOf(int), "new states at each distance from the start",
          lambda s: s.space.levels),
    Field("depth", int, "distance of the farthest state", lambda s: s.space.depth),
    Field("deepest", ListOf(STEP), "some of the farthest states, the first found"),
    _of_space("goal_states", "states that meet the goal", "goal state"),
    _of_space("lost_states", "states in which a line of `lose:` holds", "lost state"),
    _of_space("dead_ends", "other states that no transition leaves", "dead end"),
    Field("cost", OrNull(ListOf(int)), "cost of a best solution, a number for each cost line",
          lambda s: s.best.cost if s.best and s.best.is_solved else None),
    Field("solutions", OrNull(int), "number of best solutions",
          lambda s: s.best and s.best.total),
    Field("statistics", STATISTICS, "work of the search", lambda s: s.space.statistics),
    unless_empty("limit", str, "limit that left a result open"),
    unless_empty("dead_end", TRACE,
                 "a shortest path to a dead end; with `--full`, or if the puzzle has no goal"),
    unless_empty("final_goal", TRACE,
                 "with `--full`: a shortest path to a goal that no transition leaves"),
    unless_empty("checks", ListOf(CHECK), "result of each rule of `check:`",
                 lambda s: s.claims),
    optional("refuted", REFUTED, "the rule that fails nearest to the start, if any"),
    optional("rules", Uses, "with `--full` or `--why`: effect of each rule", lambda s: s.uses),
    optional("components", Shape, "with `--full`: connectivity of the states",
             lambda s: s.uses and s.uses.shape),
    optional("why", Reasons, "with `--why`: obstacles to the goal", lambda s: s.reasons),
))  # fmt: skip


def survey_text(survey: Survey, page: Page) -> str:
    """Format the counts, a chart of depths, and the results of the analysis."""
    return "\n".join([*survey_lines(survey, page), *without_lines(survey, page)])


def survey_lines(survey: Survey, page: Page) -> list[str]:
    """Format the same without the searches without some rules."""
    lines = [*title_lines(survey.puzzle, survey.label, page), "", *_numbers(survey, page)]
    if survey.reasons is None and survey.space.levels:
        lines += ["", *_chart(survey.space.levels, page)]
    if survey.uses is not None:
        if survey.full:
            lines += uses_lines(survey, page)
        if survey.reasons is not None:
            lines += reasons_lines(survey, page)
    lines += _ends(survey, page)
    lines += _claims(survey, page)
    return lines


def _ends(survey: Survey, page: Page) -> Iterator[str]:
    """Yield shortest paths to a dead end, and to a goal without outgoing transitions."""
    for what, trace in (
        ("dead end", survey.dead_end),
        ("goal state that no transition leaves", survey.final_goal),
    ):
        if len(trace) == 1:
            start = "The start" if len(survey.puzzle.starts) == 1 else "A start"
            yield from ("", *wrap(f"{start} is a {what}.", page.width))
        elif trace:
            place = from_start(survey.puzzle, len(trace) - 1)
            sentence = f"The nearest {what} is {place}:"
            yield from ("", *wrap(sentence, page.width), "", *_way(trace, page))


def _way(trace: Trace, page: Page) -> Iterator[str]:
    """Yield a path; on a narrow page, states and steps alternate."""
    lines = trace_lines(trace, page)
    if max(map(columns, lines)) <= page.width:
        yield from lines
        return
    for step in trace:
        yield from wrap(step.said, page.width)
        yield from state_lines((step,), page)


def _claims(survey: Survey, page: Page) -> Iterator[str]:
    """Yield the results of `check:`, with a shortest path for each failure."""
    failing = [claim for claim in survey.claims if claim.trace]
    if survey.claims and not failing and not survey.undecided:
        yield ""
        names = [f"`{claim.rule.name}`" for claim in survey.claims]
        one = len(names) == 1
        sentence = f"The check {names[0]} holds" if one else f"The {len(names)} checks hold"
        yield from painted("good", f"{sentence} in every reachable state.", page)
    for claim in failing:
        place = f"{from_start(survey.puzzle, len(claim.trace) - 1)}, and nowhere nearer"
        if len(claim.trace) == 1:
            place = "at the start" if len(survey.puzzle.starts) == 1 else "at a start"
        sentence = f"The check `{claim.rule.name}` fails {place}:"
        yield from ("", *painted("bad", sentence, page), "", *trace_lines(claim.trace, page))


def _numbers(survey: Survey, page: Page) -> Iterator[str]:
    space = survey.space
    if not survey.puzzle.starts:
        best = survey.best
        words = conclusion(best) if best else f"No states: {no_start(survey.puzzle)}"
        yield from painted("bad", words, page)
        return
    names = "states transitions goal_states dead_ends lost_states".split()
    if not survey.puzzle.has_goal:
        names.remove("goal_states")
    if not space.lost_states:
        names.remove("lost_states")
    counts = SURVEY.texts(survey, " ".join(names))
    if len(survey.puzzle.starts) > 1:
        counts.insert(0, plural(len(survey.puzzle.starts), "start"))
    yield from wrap(", ".join(counts) + up_to_symmetry(survey.puzzle) + ".", page.width)
    if not space.complete:
        words = gave_up(space.limit, space.statistics)
        yield from painted("warning", f"{words} There may be more states than these.", page)
    if survey.best is not None:
        yield from wrap(conclusion(survey.best), page.width)
    if survey.undecided and not survey.puzzle.checks:
        words = f"The further analysis {gave_up_words(survey.undecided)}."
        yield from painted("warning", words, page)
    elif survey.undecided:
        words = "Whether every `check:` holds is not decided: the search for a state where one"
        yield from painted("warning", f"{words} fails {gave_up_words(survey.undecided)}.", page)
    if space.complete and len(space.levels) > 1:
        yield from _deepest(survey, page)


def _deepest(survey: Survey, page: Page) -> Iterator[str]:
    count, depth = survey.space.levels[-1], survey.space.depth
    states = "The deepest state is" if count == 1 else f"The {count:,} deepest states are"
    end = ":" if count == len(survey.deepest) else "; the first of them:"
    end = end if survey.deepest else "."  # the states were forgotten
    yield from wrap(f"{states} {from_start(survey.puzzle, depth)}{end}", page.width)
    yield from state_lines(survey.deepest, page)


MOST_DEPTHS = 100
"""Maximum number of lines of a chart."""


def _chart(levels: tuple[int, ...], page: Page) -> Iterator[str]:
    depth_width = max(len("depth"), len(str(len(levels) - 1)))
    count_width = max(len("new states"), max(len(f"{count:,}") for count in levels))
    room = min(50, page.width - depth_width - count_width - 6)
    fullest = max(levels)
    yield page.paint("dim", f"{'depth':>{depth_width}}  {'new states':>{count_width}}")
    for depth, count in enumerate(levels):
        if len(levels) > MOST_DEPTHS and MOST_DEPTHS - 10 <= depth < len(levels) - 10:
            if depth == MOST_DEPTHS - 10:
                left_out = len(levels) - MOST_DEPTHS
                yield page.paint("dim", f"{'…':>{depth_width}}  {left_out:,} more depths")
            continue
        blocks = bar(count * room, fullest, page.blocks) if room >= 8 else ""
        yield f"{depth:>{depth_width}}  {count:>{count_width},}  {blocks}".rstrip()


# ── uses of rules ────────────────────────────────────────────────────────────────────


def uses_lines(survey: Survey, page: Page) -> Iterator[str]:
    """Yield the text of ``explore --full``: components, transitions, invariants, lost states."""
    uses = survey.uses
    assert uses is not None
    yield from _caution(uses, page)
    yield from _edges(uses, page)
    if uses.shape is not None:
        yield from _sentences([" ".join(_shape(uses.shape, survey))], page)
    yield from _table(table_cells(TransitionUse, "taken possible name", uses.transitions), page)
    yield from _sentences([s for use in uses.transitions for s in _of_transition(use, uses)], page)
    yield from _prunings(uses, page)


def _caution(uses: Uses, page: Page) -> Iterator[str]:
    if uses.limit:
        words = f"The analysis {gave_up_words(uses.limit)}: the counts below cover only the first"
        yield ""
        yield from painted("warning", f"{words} {plural(uses.states, 'state')}.", page)


def _edges(uses: Uses, page: Page) -> Iterator[str]:
    transitions = sum(use.taken for use in uses.transitions)
    if uses.edges != transitions:
        edges = plural(uses.edges, "distinct edge")
        yield from _sentences([
            f"The {transitions:,} transitions are {edges}: some of them lead from the same state "
            "to the same state."
        ], page)  # fmt: skip


def _shape(shape: Shape, survey: Survey) -> Iterator[str]:
    states = survey.space.states
    if states == 1:
        return
    if shape.components == 1:
        yield "The states are one strongly connected component: each can be reached from each."
    elif not shape.cyclic:
        yield "No state can be reached again: each is a separate strongly connected component."
    else:
        yield (
            f"The states form {shape.components:,} strongly connected components, the largest of "
            f"{plural(shape.largest, 'state')}; {_closed(shape, survey.puzzle.has_goal)}."
        )
    if survey.space.goal_states and shape.hopeful == states:
        yield "From every state a goal can be reached."
    elif survey.space.goal_states:
        yield f"From {shape.hopeful:,} of {plural(states, 'state')} a goal can be reached."


def _closed(shape: Shape, has_goal: bool) -> str:
    """Return ``2 of them are closed: no transition leaves them, and one has no goal``."""
    closed, without_goal = shape.terminal, shape.terminal_without_goal
    words = "1 of them is closed: no transition leaves it"
    if closed > 1:
        words = f"{closed:,} of them are closed: no transition leaves them"
    if not has_goal or not without_goal:
        return words
    if closed == without_goal:
        return f"{words}, and {'it has' if closed == 1 else 'they have'} no goal"
    return (
        f"{words}, and {without_goal:,} of these {'has' if without_goal == 1 else 'have'} no goal"
    )


def _of_transition(use: TransitionUse, uses: Uses) -> Iterator[str]:
    if not use.possible:
        yield f"`{use.name}` never fires{uses.so_far}: no state meets its conditions."
    elif not use.taken:
        yield f"`{use.name}` never fires{uses.so_far}: the invariants cut each of its steps."
    for condition in use.idle:
        if use.possible:
            yield (
                f"In `{use.name}` the condition `{condition}` rules nothing out{uses.so_far}: "
                "it holds wherever the others do."
            )
    if use.undecided:
        yield f"Which conditions of `{use.name}` rule nothing out is unknown: it is too large."


def _prunings(uses: Uses, page: Page) -> Iterator[str]:
    if uses.invariants:
        yield from _table(table_cells(InvariantUse, "cut alone name", uses.invariants), page)
    yield from _sentences([s for use in uses.invariants for s in _of_invariant(use, uses)], page)
    if uses.losses:
        yield from _table(table_cells(LossUse, "states name", uses.losses), page)
    idle = [f"`{loss.name}` never holds{uses.so_far}." for loss in uses.losses if not loss.states]
    yield from _sentences(idle, page)


def _of_invariant(use: InvariantUse, uses: Uses) -> Iterator[str]:
    if not use.cut:
        yield f"The invariant `{use.name}` never cuts a step{uses.so_far}."
    elif not use.alone:
        yield f"Others also cut every step that the invariant `{use.name}` cuts{uses.so_far}."


def _sentences(sentences: Sequence[str], page: Page) -> Iterator[str]:
    if sentences:
        yield ""
    for sentence in sentences:
        yield from wrap(sentence, page.width)


NARROW = 16
"""Minimum width of names next to numbers; on narrower pages the numbers follow separately."""


def _table(rows: Sequence[Sequence[str]], page: Page) -> Iterator[str]:
    """Yield a table of numbers and names; the first row is the heading."""
    widths = widths_of(rows)[:-1]
    yield ""
    for place, (*cells, name) in enumerate(rows):
        numbers = aligned(cells, widths, ())
        margin = columns(numbers) + 2
        if page.width - margin < NARROW:
            yield from wrap(name, page.width)
            yield from (page.paint("dim", f"  {t}") for t in wrap(numbers, page.width - 2))
            continue
        line, *rest = wrap(name, max(8, page.width - margin))
        text = [f"{numbers}  {line}", *(" " * margin + more for more in rest)]
        yield from (page.paint("dim", t) for t in text) if not place else text


# ── why there is no solution ─────────────────────────────────────────────────────────


def reasons_lines(survey: Survey, page: Page) -> Iterator[str]:
    """Yield the text of ``explore --why``: goal parts, nearest states, obstacles."""
    reasons, uses = survey.reasons, survey.uses
    assert reasons is not None
    assert uses is not None
    if not survey.full:
        yield from _caution(uses, page)
    if reasons.met:
        states = plural(reasons.met, "state meets the goal", "states meet the goal")
        yield from _sentences([f"There is a solution: {states}."], page)
    yield from _parts(reasons, page)
    if reasons.met:
        return
    yield from _sentences(list(_never_together(reasons, uses)), page)
    yield from _near(reasons, survey.puzzle.step, page)
    if not survey.full:
        yield from _prunings(uses, page)
    yield from _sentences(list(_inactive(reasons, uses)), page)


def without_lines(survey: Survey, page: Page) -> Iterator[str]:
    reasons = survey.reasons
    if reasons is not None:
        trials, step = reasons.without, survey.puzzle.step
        yield from _sentences([_without_words(without, trials, step) for without in trials], page)
        if reasons.limit:
            words = f"The searches without a rule {gave_up_words(reasons.limit)}."
            yield from ("", *painted("warning", words, page))


def _inactive(reasons: Reasons, uses: Uses) -> Iterator[str]:
    """Yield inactive parts, which may be mistakes of the author."""
    for one in reasons.impossible:
        fails = f"; at the start it fails at `{one.condition}`" if one.condition else ""
        yield f"`{one.transition}` is never possible{uses.so_far}{fails}."
    for name in reasons.unchanged:
        yield f"No transition changes `{name}`."


def _parts(reasons: Reasons, page: Page) -> Iterator[str]:
    """Yield the number of states for each part of the goal, or only the rarest parts."""
    rarest = sorted(reasons.parts, key=lambda part: part.states)
    selection = [part for part in reasons.parts if part in rarest[:MOST_ROWS]]
    head, *rows = table_cells(GoalPart, "states depth part", selection)
    yield from _table([head if len(reasons.parts) > 1 else [*head[:-1], "goal"], *rows], page)
    if len(selection) < len(reasons.parts):
        rest = rarest[MOST_ROWS:]
        words = f"{plural(len(rest), 'more part')}, met in {plural(rest[0].states, 'state')}"
        yield from wrap(f"{words} or more.", page.width)


MOST_ROWS = 20
MOST_LISTED = 4
"""Maximum number of goal parts in the table, and of entries in other lists."""


def _never_together(reasons: Reasons, uses: Uses) -> Iterator[str]:
    conflicts = [[reasons.parts[place] for place in c] for c in reasons.conflicts]
    if len(conflicts) > 1 and len(conflicts[0]) == 1:
        yield f"{len(conflicts)} of {len(reasons.parts)} parts of the goal never hold{uses.so_far}."
        conflicts = [conflict for conflict in conflicts if conflict[0].measured]
    for conflict in conflicts[:MOST_LISTED]:
        names = listed_words([goal.part.quoted for goal in conflict])
        together = f"{names} are never met together{uses.so_far}."
        yield together if len(conflict) > 1 else _never(conflict[0], uses)
    rest = len(conflicts) - MOST_LISTED
    if rest > 0 and len(conflicts[0]) > 1:
        more = plural(rest, "more pair is", "more pairs are")
        yield f"{more} never met together{uses.so_far}."


def _never(goal: GoalPart, uses: Uses) -> str:
    measured = goal.measured
    if measured is None:
        return f"{goal.part.quoted} never holds{uses.so_far}."
    reach = f"{measured.least:,}"
    if measured.most != measured.least:
        reach = f"between {measured.least:,} and {measured.most:,}"
    return (
        f"{goal.part.quoted} never holds{uses.so_far}. {measured.of.quoted} is always {reach}, "
        f"at least {measured.off:,} off."
    )


def _near(reasons: Reasons, step: tuple[str, str], page: Page) -> Iterator[str]:
    if not reasons.near:
        return
    parts = len(reasons.parts)
    count = parts - len(reasons.near[0].unmet)
    nearest = plural(reasons.nearest, "state comes", "states come")
    words = f"{nearest} nearest"
    if parts > 1:
        words += f", with {count} of {parts} parts met"
    yield from _sentences([words + ":"], page)
    for near in reasons.near:
        yield from state_lines(near.trace[-1:], page)
        text = wrap(_lacking(near, reasons, step), max(8, page.width - 4))
        yield from (f"    {line}" for line in text)


def _lacking(near: Near, reasons: Reasons, step: tuple[str, str]) -> str:
    moves = len(near.trace) - 1
    place = f"{plural(moves, *step)} from the start" if moves else "the start"
    texts = [reasons.parts[place].part.quoted for place in near.unmet]
    if len(reasons.parts) == 1:
        return place
    if len(texts) > MOST_LISTED:
        texts = [*texts[:MOST_LISTED], f"{len(texts) - MOST_LISTED} more"]
    return f"{place}; not met: {listed_words(texts)}"


def _without_words(without: Without, tried: Sequence[Without], step: tuple[str, str]) -> str:
    """Return ``Without `nobody is eaten` there is a solution of 5 moves.``"""
    names = [f"`{rule}`" for rule in without.rules]
    rules = listed_words(names)
    if without.length is not None:
        together = " together" if len(names) > 1 else ""
        length = plural(without.length, *step)
        return f"Without {rules}{together} there is a solution of {length}."
    if without.outcome == UNSOLVABLE:
        everything = len(names) > 1 or len(tried) == 1
        why = ": no transitions lead there" if everything else ""
        return f"Without {rules} there is no solution either{why}."
    if without.outcome == FAULT:
        return f"Without {rules} there is no result: other rules then have no value."
    reached = f"{without.states:,} states were reached, and no solution"
    return f"Without {rules} it is not decided whether there is a solution: {reached}."
