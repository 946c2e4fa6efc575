"""The whole space in words: how many states there are, how deep they lie, what the rules do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puzzlelang.answers.answer import Survey
from puzzlelang.answers.answer_output import (
    conclusion_sentences,
    gave_up,
    title_lines,
    trace_lines,
    up_to_symmetry,
)
from puzzlelang.answers.text_layout import Page, gave_up_words, plural, wrap
from puzzlelang.core import beside
from puzzlelang.text import columns


def survey_text(survey: Survey, page: Page) -> str:
    """The space in numbers, how many states are at each depth, what a close look found."""
    lines = [*title_lines(survey, page), "", *_numbers(survey, page)]
    if survey.reasons is None and survey.space.levels:
        lines += ["", *_chart(survey.space.levels, page)]
    if survey.uses is not None:
        from puzzlelang.answers.reasons_output import reasons_lines, uses_lines

        if survey.full:
            lines += uses_lines(survey, page)
        if survey.reasons is not None:
            lines += reasons_lines(survey, page)
    lines += _claims(survey, page)
    return "\n".join(lines)


def _claims(survey: Survey, page: Page) -> Iterator[str]:
    """For each `check:` that fails a shortest way to a state where it does."""
    failing = [(rule, trace) for rule, trace in survey.claims if trace]
    if survey.claims and not failing and not survey.undecided:
        yield ""
        names = [f"`{rule.name}`" for rule, _ in survey.claims]
        one = len(names) == 1
        sentence = f"The check {names[0]} holds" if one else f"The {len(names)} checks hold"
        yield from painted("good", f"{sentence} in every reachable state.", page)
    for rule, trace in failing:
        yield ""
        if len(trace) == 1:
            yield from painted("bad", f"The check `{rule.name}` fails at the start:", page)
        else:
            moves = plural(len(trace) - 1, *survey.puzzle.step)
            sentence = f"The check `{rule.name}` fails {moves} from the start, and nowhere nearer:"
            yield from painted("bad", sentence, page)
        yield ""
        yield from trace_lines(trace, page)


def painted(style: str, sentence: str, page: Page) -> list[str]:
    return [page.paint(style, line) for line in wrap(sentence, page.width)]


def _numbers(survey: Survey, page: Page) -> Iterator[str]:
    space = survey.space
    counts = [
        plural(space.states, "state"),
        plural(space.transitions, "transition"),
        *([plural(space.goal_states, "goal state")] if survey.puzzle.has_goal else []),
        plural(space.dead_ends, "dead end"),
    ]
    if space.lost_states:
        counts.append(plural(space.lost_states, "lost state"))
    yield from wrap(", ".join(counts) + up_to_symmetry(survey.puzzle) + ".", page.width)
    if not space.complete:
        words = gave_up(space.limit, space.statistics)
        yield from painted("warning", f"{words} There are more states than these.", page)
    if survey.best is not None:
        yield from wrap(" ".join(conclusion_sentences(survey.best)), page.width)
    if survey.undecided and not survey.puzzle.checks:
        words = f"The closer look {gave_up_words(survey.undecided)}."
        yield from painted("warning", words, page)
    elif survey.undecided:
        words = "Whether every `check:` holds is not decided: the search for a state where one"
        yield from painted("warning", f"{words} fails {gave_up_words(survey.undecided)}.", page)
    if space.complete and len(space.levels) > 1:
        yield from _deepest(survey, page)


def _deepest(survey: Survey, page: Page) -> Iterator[str]:
    count, depth = survey.space.levels[-1], len(survey.space.levels) - 1
    from_start = f"{plural(depth, *survey.puzzle.step)} from the start"
    if count == 1:
        sentence = f"The deepest state is {from_start}:"
    elif count == len(survey.deepest):
        sentence = f"The {count} deepest states are {from_start}:"
    else:
        sentence = f"The {count:,} deepest states are {from_start}; the first of them:"
    yield from wrap(sentence, page.width)
    yield from state_lines([step.shown for step in survey.deepest], page)


def state_lines(states: Sequence[str], page: Page) -> Iterator[str]:
    """States one below the other; pictures side by side as far as the page is wide."""
    room = max(8, page.width - 2)
    if not any("\n" in shown for shown in states):
        for shown in states:
            first, *rest = wrap(shown, room if columns(shown) <= room else room - 2)
            yield f"  {first}"
            yield from (f"    {line}" for line in rest)
        return
    pictures = [shown.split("\n") for shown in states]
    widest = max(columns(line) for picture in pictures for line in picture)
    across = max(1, (room + 3) // (widest + 3))
    for first_of_row in range(0, len(pictures), across):
        if first_of_row:
            yield ""
        row = pictures[first_of_row : first_of_row + across]
        yield from (f"  {line}".rstrip() for line in beside(row, [widest] * len(row)))


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
