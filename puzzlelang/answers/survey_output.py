"""The whole space: its fields, and its text: how many states there are, how deep they lie."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from operator import attrgetter

from puzzlelang.answers.answer import Trace, the_start
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
    gave_up,
    no_start,
    state_lines,
    title_lines,
    trace_lines,
    up_to_symmetry,
)
from puzzlelang.answers.field_table import (
    Field,
    Fields,
    ListOf,
    OrNull,
    document,
    optional,
    unless_empty,
)
from puzzlelang.answers.reasons_output import reasons_lines, uses_lines, without_lines
from puzzlelang.answers.space_findings import Reasons, Shape, Survey, Uses
from puzzlelang.answers.text_layout import Page, gave_up_words, painted, plural, wrap
from puzzlelang.text import columns


def _of_space(name: str, doc: str, noun: str) -> Field:
    return Field(name, int, doc, attrgetter(f"space.{name}"), text=partial(plural, noun=noun))


CHECK = Fields("check", "Result of a rule of `check:`.", (
    Field("check", str, "name of the rule", lambda claim: claim.rule.name),
    Field("holds", bool, "true if it holds in all reachable states", lambda claim: not claim.trace),
    unless_empty("trace", TRACE, "a shortest path to a state in which it fails"),
))  # fmt: skip

REFUTED = Fields("refuted", "The rule of `check:` that fails nearest to the start.", (
    Field("check", str, "name of the rule", lambda claim: claim.rule.name),
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
          lambda s: s.best.cost if s.best and s.best.kind == "solved" else None),
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
    """The space in numbers, how many states are at each depth, what a close look found."""
    return "\n".join([*survey_lines(survey, page), *without_lines(survey, page)])


def survey_lines(survey: Survey, page: Page) -> list[str]:
    """The same, without what is known last."""
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
    """A shortest way to a dead end, and to a goal that is one."""
    for what, trace in (
        ("dead end", survey.dead_end),
        ("goal state that no transition leaves", survey.final_goal),
    ):
        if len(trace) == 1:
            start = "The start" if len(survey.puzzle.starts) == 1 else "A start"
            yield from ("", *wrap(f"{start} is a {what}.", page.width))
        elif trace:
            moves = plural(len(trace) - 1, *survey.puzzle.step)
            sentence = f"The nearest {what} is {moves} from {the_start(survey.puzzle)}:"
            yield from ("", *wrap(sentence, page.width), "", *_way(trace, page))


def _way(trace: Trace, page: Page) -> Iterator[str]:
    """The states and steps of a way; on a page that is too narrow, below one another."""
    lines = trace_lines(trace, page)
    if max(map(columns, lines)) <= page.width:
        yield from lines
        return
    for step in trace:
        yield from wrap(step.said, page.width)
        yield from state_lines((step,), page)


def _claims(survey: Survey, page: Page) -> Iterator[str]:
    """For each `check:` that fails a shortest way to a state where it does."""
    failing = [claim for claim in survey.claims if claim.trace]
    if survey.claims and not failing and not survey.undecided:
        yield ""
        names = [f"`{claim.rule.name}`" for claim in survey.claims]
        one = len(names) == 1
        sentence = f"The check {names[0]} holds" if one else f"The {len(names)} checks hold"
        yield from painted("good", f"{sentence} in every reachable state.", page)
    for claim in failing:
        rule, trace = claim.rule, claim.trace
        yield ""
        if len(trace) == 1:
            start = "the start" if len(survey.puzzle.starts) == 1 else "a start"
            yield from painted("bad", f"The check `{rule.name}` fails at {start}:", page)
        else:
            moves = plural(len(trace) - 1, *survey.puzzle.step)
            place = f"{moves} from {the_start(survey.puzzle)}"
            sentence = f"The check `{rule.name}` fails {place}, and nowhere nearer:"
            yield from painted("bad", sentence, page)
        yield ""
        yield from trace_lines(trace, page)


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
        words = f"The closer look {gave_up_words(survey.undecided)}."
        yield from painted("warning", words, page)
    elif survey.undecided:
        words = "Whether every `check:` holds is not decided: the search for a state where one"
        yield from painted("warning", f"{words} fails {gave_up_words(survey.undecided)}.", page)
    if space.complete and len(space.levels) > 1:
        yield from _deepest(survey, page)


def _deepest(survey: Survey, page: Page) -> Iterator[str]:
    count, depth = survey.space.levels[-1], survey.space.depth
    from_start = f"{plural(depth, *survey.puzzle.step)} from {the_start(survey.puzzle)}"
    if count == 1:
        sentence = f"The deepest state is {from_start}{':' if survey.deepest else '.'}"
    elif not survey.deepest:  # they were forgotten
        sentence = f"The {count:,} deepest states are {from_start}."
    elif count == len(survey.deepest):
        sentence = f"The {count} deepest states are {from_start}:"
    else:
        sentence = f"The {count:,} deepest states are {from_start}; the first of them:"
    yield from wrap(sentence, page.width)
    yield from state_lines(survey.deepest, page)


MOST_DEPTHS = 100
"""A chart with more lines than this tells nobody more."""


def _chart(levels: tuple[int, ...], page: Page) -> Iterator[str]:
    """A bar for each depth, as long as its share of the fullest one."""
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
        bar = _bar(count * room, fullest, page.blocks) if room >= 8 else ""
        yield f"{depth:>{depth_width}}  {count:>{count_width},}  {bar}".rstrip()


def _bar(eighths: int, whole: int, blocks: bool) -> str:
    """A bar of ``eighths / whole`` columns; anything above nothing shows."""
    if not blocks:
        return "#" * max(1, round(eighths / whole))
    full, rest = divmod(max(1, round(8 * eighths / whole)), 8)
    return "█" * full + (" ▏▎▍▌▋▊▉"[rest] if rest else "")
