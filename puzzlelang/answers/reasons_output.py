"""What the analysis of a space found as text: what each rule does, why there is no solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puzzlelang.answers.answer_output import state_lines
from puzzlelang.answers.field_table import table_cells
from puzzlelang.answers.space_findings import (
    GoalPart,
    InvariantUse,
    LossUse,
    Near,
    Reasons,
    Shape,
    Survey,
    TransitionUse,
    Uses,
    Without,
)
from puzzlelang.answers.text_layout import Page, gave_up_words, painted, plural, wrap
from puzzlelang.text import columns

# ── what each rule does ──────────────────────────────────────────────────────────────


def uses_lines(survey: Survey, page: Page) -> Iterator[str]:
    """``explore --full``: the components, the transitions, the invariants, the lost states."""
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
    """How many edges the transitions make, where some of them lead to the same state."""
    transitions = sum(use.taken for use in uses.transitions)
    if uses.edges != transitions:
        edges = plural(uses.edges, "distinct edge")
        yield from _sentences([
            f"The {transitions:,} transitions are {edges}: some of them lead from the same state "
            "to the same state."
        ], page)  # fmt: skip


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
            f"{plural(shape.largest, 'state')}; {_closed(shape, survey.puzzle.has_goal)}."
        )
    if survey.space.goal_states and shape.hopeful == states:
        yield "From every state a goal can be reached."
    elif survey.space.goal_states:
        yield f"From {shape.hopeful:,} of {plural(states, 'state')} a goal can be reached."


def _closed(shape: Shape, has_goal: bool) -> str:
    """``2 of them are closed: no transition leaves them, and one has no goal``"""
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
        yield f"Which conditions of `{use.name}` rule nothing out is not decided: it is too large."


def _prunings(uses: Uses, page: Page) -> Iterator[str]:
    """What invariants cut, and how often a line of `lose:` holds."""
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
        yield f"What the invariant `{use.name}` cuts, others cut, too{uses.so_far}."


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
        numbers = "  ".join(map(str.rjust, cells, widths))
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
    """What there is without some rules."""
    reasons = survey.reasons
    if reasons is not None:
        tried, step = reasons.without, survey.puzzle.step
        yield from _sentences([_without_words(without, tried, step) for without in tried], page)
        if reasons.limit:
            words = f"The searches without a rule {gave_up_words(reasons.limit)}."
            yield from ("", *painted("warning", words, page))


def _inactive(reasons: Reasons, uses: Uses) -> Iterator[str]:
    """What takes no part, which may be why: the author meant it to."""
    for one in reasons.impossible:
        fails = f"; at the start it fails at `{one.condition}`" if one.condition else ""
        yield f"`{one.transition}` is never possible{uses.so_far}{fails}."
    for name in reasons.unchanged:
        yield f"No transition changes `{name}`."


def _parts(reasons: Reasons, page: Page) -> Iterator[str]:
    """In how many states each part of the goal holds; of many parts those that hold least."""
    rarest = sorted(reasons.parts, key=lambda part: part.states)
    shown = [part for part in reasons.parts if part in rarest[:MOST_ROWS]]
    head, *rows = table_cells(GoalPart, "states depth part", shown)
    yield from _table([head if len(reasons.parts) > 1 else [*head[:-1], "goal"], *rows], page)
    if len(shown) < len(reasons.parts):
        rest = rarest[MOST_ROWS:]
        words = f"{plural(len(rest), 'more part')}, met in {plural(rest[0].states, 'state')}"
        yield from wrap(f"{words} or more.", page.width)


MOST_ROWS = 20
MOST_TOLD = 4
"""So many parts of a goal, and so many of another list, are listed one by one."""


def _never_together(reasons: Reasons, uses: Uses) -> Iterator[str]:
    conflicts = [[reasons.parts[place] for place in c] for c in reasons.conflicts]
    if len(conflicts) > 1 and len(conflicts[0]) == 1:
        yield f"{len(conflicts)} of {len(reasons.parts)} parts of the goal never hold{uses.so_far}."
        conflicts = [conflict for conflict in conflicts if conflict[0].measured]
    for conflict in conflicts[:MOST_TOLD]:
        names = listed_words([f"`{part.text}`" for part in conflict])
        together = f"{names} are never met together{uses.so_far}."
        yield together if len(conflict) > 1 else _never(conflict[0], uses)
    rest = len(conflicts) - MOST_TOLD
    if rest > 0 and len(conflicts[0]) > 1:
        more = plural(rest, "more pair is", "more pairs are")
        yield f"{more} never met together{uses.so_far}."


def _never(part: GoalPart, uses: Uses) -> str:
    measured = part.measured
    if measured is None:
        return f"`{part.text}` never holds{uses.so_far}."
    reach = f"{measured.least:,}"
    if measured.most != measured.least:
        reach = f"between {measured.least:,} and {measured.most:,}"
    return (
        f"`{part.text}` never holds{uses.so_far}. `{measured.of}` is always {reach}, "
        f"at least {measured.off:,} off."
    )


def listed_words(words: Sequence[str]) -> str:
    """``a, b and c``"""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _near(reasons: Reasons, step: tuple[str, str], page: Page) -> Iterator[str]:
    """The nearest states, each with how far it is and what it lacks."""
    if not reasons.near:
        return
    parts = len(reasons.parts)
    met = parts - len(reasons.near[0].unmet)
    nearest = plural(reasons.nearest, "state comes", "states come")
    words = f"{nearest} nearest"
    if parts > 1:
        words += f", with {met} of {parts} parts met"
    yield from _sentences([words + ":"], page)
    for near in reasons.near:
        yield from state_lines(near.trace[-1:], page)
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
    if without.length is not None:
        together = " together" if len(names) > 1 else ""
        length = plural(without.length, *step)
        return f"Without {rules}{together} there is a solution of {length}."
    if without.outcome == "unsolvable":
        everything = len(names) > 1 or len(tried) == 1
        why = ": no transitions lead there" if everything else ""
        return f"Without {rules} there is no solution either{why}."
    if without.outcome == "fault":
        return f"Without {rules} nothing can be said: it keeps other rules from going wrong."
    reached = f"{without.states:,} states were reached, and no solution"
    return f"Without {rules} it is not decided whether there is a solution: {reached}."
