"""What the analysis of a space found: its fields, and its text: uses of rules, why no solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puzzlelang.answers.answer import Survey
from puzzlelang.answers.answer_fields import TRACE
from puzzlelang.answers.field_table import (
    Field,
    Fields,
    ListOf,
    OrNull,
    Word,
    table_cells,
)
from puzzlelang.answers.space_findings import (
    GoalPart,
    InvariantUse,
    Near,
    Reasons,
    Shape,
    TransitionUse,
    Uses,
    Without,
)
from puzzlelang.answers.text_layout import Page, gave_up_words, painted, plural, state_lines, wrap
from puzzlelang.core import pad
from puzzlelang.text import columns

# ── the fields ───────────────────────────────────────────────────────────────────────

TRANSITION_USE = Fields("transition-use", "What a transition does in the space.", (
    Field("name", str, "the transition", label="transition"),
    Field("possible", int, "steps that its `when:` allows", label="of"),
    Field("taken", int, "those of them that no invariant cuts", label="steps"),
    Field("idle", ListOf(str), "conditions of its `when:` without which nothing would change"),
    Field("undecided", bool, "whether it was too large to look for these"),
))  # fmt: skip

INVARIANT_USE = Fields("invariant-use", "What an invariant does in the space.", (
    Field("name", str, "the invariant", label="invariant"),
    Field("cut", int, "steps that break it", label="steps cut"),
    Field("alone", int, "steps that break it and no other", label="by it alone"),
))  # fmt: skip

LOSS_USE = Fields("loss-use", "What a line of `lose:` does in the space.", (
    Field("name", str, "the line", label="lose"),
    Field("states", int, "reachable states in which it holds", label="lost states"),
))  # fmt: skip

USES = Fields("rules", "What each rule does, over all states and values of its parameters.", (
    Field("states", int, "states that were looked at"),
    Field("edges", int, "pairs of a state and a state that a transition leads to"),
    Field("limit", str, "the limit that ended it: these are not all states then",
          lambda uses: uses.limit or None, optional=True),
    Field("transitions", ListOf(TRANSITION_USE), "what each transition does"),
    Field("invariants", ListOf(INVARIANT_USE), "what each invariant does"),
    Field("losses", ListOf(LOSS_USE), "what each line of `lose:` does"),
))  # fmt: skip

SHAPE = Fields("components", "The strongly connected components of the space.", (
    Field("components", int, "how many there are"),
    Field("largest", int, "the states of the largest"),
    Field("terminal", int, "components that no transition leaves"),
    Field("cyclic", int, "components with a way from a state back to itself"),
    Field("hopeful", int, "states from which a goal can be reached"),
))  # fmt: skip

MEASURED = Fields("measured", "How close a number comes to what it is compared with.", (
    Field("of", str, "the number, in words", lambda part: part.measured),
    Field("least", int, "the least that it is in any state"),
    Field("most", int, "the most that it is in any state"),
    Field("off", int, "by how much it misses at least"),
))  # fmt: skip

GOAL_PART = Fields("goal-part", "One of the conditions that make up the goal.", (
    Field("part", str, "the condition", lambda part: part.text, label="part of the goal"),
    Field("states", int, "states in which it holds", label="states"),
    Field("depth", OrNull(int), "moves from the start to the first of these",
          label="first after", text=lambda depth: "-" if depth is None else f"{depth:,}"),
    Field("measured", MEASURED, "where it never holds and compares a number",
          lambda part: part if part.measured else None, optional=True),
))  # fmt: skip

NEAR = Fields("near", "A state that meets as much of the goal as any.", (
    Field("unmet", ListOf(int), "the parts that it does not meet, by their places in `goal`"),
    Field("trace", TRACE, "a shortest way there"),
))  # fmt: skip

WITHOUT = Fields("without", "What there is when some rules are left out.", (
    Field("rules", ListOf(str), "invariants and lines of `lose:` that are left out"),
    Field("outcome", Word(("solved", "unsolvable", "gave-up", "fault")),
          "how a search ends then; `fault`: other rules have no value then"),
    Field("length", int, "the transitions of a solution, if there is one",
          lambda without: without.length if without.outcome == "solved" else None, optional=True),
))  # fmt: skip

IMPOSSIBLE = Fields("impossible", "A transition that is possible in no state.", (
    Field("transition", str, "the transition"),
    Field("fails_at_start", OrNull(str), "the condition at which it fails at the start",
          lambda impossible: impossible.condition),
))  # fmt: skip

REASONS = Fields("why", "How near the space comes to the goal, and what stands in the way.", (
    Field("goal", ListOf(GOAL_PART), "the parts of the goal", lambda why: why.parts),
    Field("met", int, "states that meet all of it"),
    Field("never_together", ListOf(ListOf(int)), "sets of parts that no state meets together",
          lambda why: why.conflicts),
    Field("nearest_states", int, "states that come as near as those in `nearest`",
          lambda why: why.nearest),
    Field("nearest", ListOf(NEAR), "some of the nearest states",
          lambda why: why.near),
    Field("without", ListOf(WITHOUT), "what there is without some rules"),
    Field("never_possible", ListOf(IMPOSSIBLE), "transitions that no state allows",
          lambda why: why.impossible),
    Field("never_changed", ListOf(str), "variables that no transition changes",
          lambda why: why.unchanged),
))  # fmt: skip


# ── what each rule does ──────────────────────────────────────────────────────────────


def uses_lines(survey: Survey, page: Page) -> Iterator[str]:
    """``explore --full``: the components, the transitions, the invariants, the lost states."""
    uses = survey.uses
    assert uses is not None
    yield from _caution(uses, page)
    yield from _edges(uses, page)
    if uses.shape is not None:
        yield ""
        yield from wrap(" ".join(_shape(uses.shape, survey)), page.width)
    yield from _table(table_cells(TRANSITION_USE, "taken possible name", uses.transitions), page)
    yield from _sentences([s for use in uses.transitions for s in _of_transition(use, uses)], page)
    yield from _prunings(uses, page)


def _caution(uses: Uses, page: Page) -> Iterator[str]:
    if uses.limit:
        words = f"The analysis {gave_up_words(uses.limit)}: the counts below cover only the first"
        yield ""
        yield from painted("warning", f"{words} {plural(uses.states, 'state')}.", page)


def _edges(uses: Uses, page: Page) -> Iterator[str]:
    """How many edges the transitions make, where some of them lead to the same state."""
    transitions = sum(use.taken for use in uses.transitions)
    if uses.edges != transitions:
        edges = plural(uses.edges, "distinct edge")
        yield ""
        yield from wrap(
            f"The {transitions:,} transitions are {edges}: some of them lead from the same state "
            "to the same state.",
            page.width,
        )


def _shape(shape: Shape, survey: Survey) -> Iterator[str]:
    """The strongly connected components, and from where there is hope."""
    states = survey.space.states
    if states == 1:
        return
    if shape.components == 1:
        yield "The states are one strongly connected component: from each there is a way to each."
    elif not shape.cyclic:
        yield "No state can be reached again: each is a strongly connected component of its own."
    else:
        yield (
            f"The states form {shape.components:,} strongly connected components, the largest of "
            f"{plural(shape.largest, 'state')}; {shape.terminal:,} of them are dead ends."
        )
    if survey.space.goal_states and shape.hopeful == states:
        yield "From every state a goal can be reached."
    elif survey.space.goal_states:
        yield f"From {shape.hopeful:,} of {plural(states, 'state')} a goal can be reached."


def _of_transition(use: TransitionUse, uses: Uses) -> Iterator[str]:
    so_far = " so far" if uses.limit else ""
    if not use.possible:
        yield f"`{use.name}` never fires{so_far}: no state meets its conditions."
    elif not use.taken:
        yield f"`{use.name}` never fires{so_far}: the invariants cut each of its steps."
    for condition in use.idle:
        if use.possible:
            yield (
                f"In `{use.name}` the condition `{condition}` rules nothing out{so_far}: "
                "it holds wherever the others do."
            )
    if use.undecided:
        yield f"Which conditions of `{use.name}` rule nothing out is not decided: it is too large."


def _prunings(uses: Uses, page: Page) -> Iterator[str]:
    """What invariants cut, and how often a line of `lose:` holds."""
    so_far = " so far" if uses.limit else ""
    if uses.invariants:
        yield from _table(table_cells(INVARIANT_USE, "cut alone name", uses.invariants), page)
    yield from _sentences([s for use in uses.invariants for s in _of_invariant(use, uses)], page)
    if uses.losses:
        yield from _table(table_cells(LOSS_USE, "states name", uses.losses), page)
    idle = [f"`{loss.name}` never holds{so_far}." for loss in uses.losses if not loss.states]
    yield from _sentences(idle, page)


def _of_invariant(use: InvariantUse, uses: Uses) -> Iterator[str]:
    so_far = " so far" if uses.limit else ""
    if not use.cut:
        yield f"The invariant `{use.name}` never cuts a step{so_far}."
    elif not use.alone:
        yield f"What the invariant `{use.name}` cuts, others cut, too{so_far}."


def _sentences(sentences: Sequence[str], page: Page) -> Iterator[str]:
    """A sentence a line, apart from what stands above."""
    if sentences:
        yield ""
    for sentence in sentences:
        yield from wrap(sentence, page.width)


NARROW = 16
"""Columns: where fewer are left beside the numbers, these stand below."""


def _table(rows: Sequence[Sequence[str]], page: Page) -> Iterator[str]:
    """Columns of numbers, and what they are of; the first row heads them."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)][:-1]
    yield ""
    for place, (*cells, name) in enumerate(rows):
        numbers = "  ".join(
            pad(" " * (width - len(cell)) + cell, width)
            for cell, width in zip(cells, widths, strict=True)
        )
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
    """``explore --why``: the parts of the goal, the nearest states, the rules in the way."""
    reasons, uses = survey.reasons, survey.uses
    assert reasons is not None
    assert uses is not None
    if not survey.full:
        yield from _caution(uses, page)
    if reasons.met:
        yield ""
        states = plural(reasons.met, "state meets the goal", "states meet the goal")
        yield from wrap(f"There is a solution: {states}.", page.width)
    yield from _parts(reasons, page)
    if reasons.met:
        return
    yield from _never_together(reasons, uses, page)
    yield from _near(reasons, survey.puzzle.step, page)
    if not survey.full:
        yield from _prunings(uses, page)
    yield from _sentences(list(_inactive(reasons, uses)), page)
    if reasons.without:
        yield ""
        for without in reasons.without:
            yield from wrap(
                _without_words(without, reasons.without, survey.puzzle.step), page.width
            )


def _inactive(reasons: Reasons, uses: Uses) -> Iterator[str]:
    """What takes no part, which may be why: the author meant it to."""
    so_far = " so far" if uses.limit else ""
    for one in reasons.impossible:
        fails = f"; at the start it fails at `{one.condition}`" if one.condition else ""
        yield f"`{one.transition}` is never possible{so_far}{fails}."
    for name in reasons.unchanged:
        yield f"No transition changes `{name}`."


def _parts(reasons: Reasons, page: Page) -> Iterator[str]:
    """In how many states each part of the goal holds; of many parts those that hold least."""
    rarest = sorted(reasons.parts, key=lambda part: part.states)
    shown = [part for part in reasons.parts if part in rarest[:MOST_ROWS]]
    head, *rows = table_cells(GOAL_PART, "states depth part", shown)
    yield from _table([head if len(reasons.parts) > 1 else [*head[:-1], "goal"], *rows], page)
    if len(shown) < len(reasons.parts):
        rest = rarest[MOST_ROWS:]
        words = f"{plural(len(rest), 'more part')}, met in {plural(rest[0].states, 'state')}"
        yield from wrap(f"{words} or more.", page.width)


MOST_ROWS = 20
MOST_TOLD = 4
"""So many parts of a goal, and so many of another list, are listed one by one."""


def _never_together(reasons: Reasons, uses: Uses, page: Page) -> Iterator[str]:
    so_far = " so far" if uses.limit else ""
    conflicts = [[reasons.parts[place] for place in c] for c in reasons.conflicts]
    yield ""
    if len(conflicts) > 1 and len(conflicts[0]) == 1:
        words = f"{len(conflicts)} of {len(reasons.parts)} parts of the goal never hold{so_far}."
        yield from wrap(words, page.width)
        conflicts = [conflict for conflict in conflicts if conflict[0].measured]
    for conflict in conflicts[:MOST_TOLD]:
        names = listed_words([f"`{part.text}`" for part in conflict])
        if len(conflict) > 1:
            yield from wrap(f"{names} are never met together{so_far}.", page.width)
        else:
            yield from wrap(_never(conflict[0], so_far), page.width)
    rest = len(conflicts) - MOST_TOLD
    if rest > 0 and len(conflicts[0]) > 1:
        more = plural(rest, "more pair is", "more pairs are")
        yield from wrap(f"{more} never met together{so_far}.", page.width)


def _never(part: GoalPart, so_far: str) -> str:
    if not part.measured:
        return f"`{part.text}` never holds{so_far}."
    reach = f"{part.least:,}"
    if part.most != part.least:
        reach = f"between {part.least:,} and {part.most:,}"
    return (
        f"`{part.text}` never holds{so_far}. `{part.measured}` is always {reach}, "
        f"at least {part.off:,} off."
    )


def listed_words(words: Sequence[str]) -> str:
    """``a, b and c``"""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _near(reasons: Reasons, step: tuple[str, str], page: Page) -> Iterator[str]:
    """The nearest states, each with how far it is and what it lacks."""
    if not reasons.near:
        return
    yield ""
    parts = len(reasons.parts)
    met = parts - len(reasons.near[0].unmet)
    nearest = plural(reasons.nearest, "state comes", "states come")
    words = f"{nearest} nearest"
    if parts > 1:
        words += f", with {met} of {parts} parts met"
    yield from wrap(words + ":", page.width)
    for near in reasons.near:
        yield from state_lines([near.trace[-1].shown], page)
        lacking = wrap(_lacking(near, reasons, step), max(8, page.width - 4))
        yield from (f"    {line}" for line in lacking)


def _lacking(near: Near, reasons: Reasons, step: tuple[str, str]) -> str:
    moves = len(near.trace) - 1
    place = f"{plural(moves, *step)} from the start" if moves else "the start"
    texts = [f"`{reasons.parts[place].text}`" for place in near.unmet]
    if len(reasons.parts) == 1:
        return place
    if len(texts) > MOST_TOLD:
        texts = [*texts[:MOST_TOLD], f"{len(texts) - MOST_TOLD} more"]
    return f"{place}; not met: {listed_words(texts)}"


def _without_words(without: Without, tried: Sequence[Without], step: tuple[str, str]) -> str:
    """``Without `nobody is eaten` there is a solution of 5 moves.``"""
    names = [f"`{rule}`" for rule in without.rules]
    rules = listed_words(names)
    if without.outcome == "solved":
        together = " together" if len(names) > 1 else ""
        length = plural(without.length, *step)
        return f"Without {rules}{together} there is a solution of {length}."
    if without.outcome == "unsolvable":
        everything = len(names) > 1 or len(tried) == 1
        why = ": no transitions lead there" if everything else ""
        return f"Without {rules} there is no solution either{why}."
    if without.outcome == "fault":
        return f"Without {rules} nothing can be said: it keeps other rules from going wrong."
    return f"Without {rules} it is not decided whether there is a solution."
