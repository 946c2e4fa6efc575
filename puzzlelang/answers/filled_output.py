"""Text and JSON of answers to puzzles that are filled in."""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.answers.answer import GAVE_UP, OUTCOMES, SOLVED, UNSOLVABLE, Step
from puzzlelang.answers.answer_fields import FINGERPRINT, INSTANCE, PARAMETERS, PUZZLE, UNFINISHED
from puzzlelang.answers.answer_output import last_lines, title_lines
from puzzlelang.answers.field_table import (
    Field,
    Fields,
    Json,
    ListOf,
    Word,
    document,
    optional,
    unless_empty,
)
from puzzlelang.answers.filling import FIRST_OF, ONLY, OPEN, SEVERAL, UNIQUE, Filled
from puzzlelang.answers.text_layout import Page, duration, limit_words, painted, plural, size
from puzzlelang.core import nodes as core
from puzzlelang.search import STATES, STOPPED
from puzzlelang.text import Record, printable

WORK = Fields("work", "Work of the engine that filled the puzzle in.", (
    Field("engine", str, "engine: `clingo`, or `puzzlelang`, its own"),
    Field("version", str, "version of the engine"),
    Field("atoms", int, "true or false variables of the constraint problem", noun="atom"),
    Field("conflicts", int, "conflicts of all questions", noun="conflict"),
    Field("seconds", float, "wall-clock time", lambda a: round(a.seconds, 6), text=duration),
    Field("peak_memory_bytes", int, "peak memory of the process",
          text=lambda count: size(count) if count else ""),
))  # fmt: skip

CHOICE = Fields("choice", "A choice of a value for each variable.", (
    Field("state", dict, "value of each variable, by name"),
    Field("shown", str, "the choice, printed by `show:`"),
))  # fmt: skip

FILLED = document("filled", "Output of `solve --format json` for a puzzle with `choose:`.", (
    PUZZLE, INSTANCE, PARAMETERS,
    unless_empty(FINGERPRINT.name, FINGERPRINT.type, FINGERPRINT.doc),
    Field("outcome", Word(OUTCOMES), "result of the search", lambda a: a.kind),
    unless_empty("given", ListOf(str), "values given by `choose` of Python, as `queen(1) = 3`; the "
                 "answer is about the choices that have them"),
    optional("choice", CHOICE, "a choice that satisfies all rules, if there is one",
             lambda a: a.choice),
    unless_empty("order", Word(UNIQUE), "the choice is proved the `only` one or the `first` in the "
                 "order of the file; one of `several`; or whether there is another is `unknown`. "
                 "Unless it is the only or first one, another version may choose another",
                 lambda a: a.unique),
    unless_empty("amounts", ListOf(int), "value of each line of `cost:` or `gain:`"),
    optional("optimal", bool, "true if it is proved that no choice is better",
             lambda a: a.optimal if a.amounts else None),
    optional("total", int, "with `--count` or `--all`: number of choices"),
    unless_empty("more", bool, "true if there may be more than `total`"),
    optional("list", ListOf(CHOICE), "with `--all`: the listed choices", lambda a: a.listed),
    unless_empty("conflict", ListOf(str),
                 "without a choice: names of rules, and given values, that conflict",
                 lambda a: a.core),
    unless_empty("minimal", bool, "true if there is a choice without any one of these rules"),
    unless_empty("limit", str, "limit that ended the search"),
    optional("certificate", dict, "with `--certificate`: the number of `steps` and the `digest` of "
             "the file that proves claims about all choices"),
    Field("work", WORK, "work of the engine", lambda a: a),
))  # fmt: skip


class SavedFilling(metaclass=Record):
    """A game of a puzzle that is filled in; ``choice`` is set if it is solved."""

    puzzle: core.Puzzle
    instance: str
    fingerprint: str
    choice: Step | None
    amounts: tuple[int, ...]
    filled: dict[str, str]
    marks: dict[str, list[str]]


FILLED_GAME = document(
    "filled-game", "A game saved by `play` for a puzzle with `choose:`. `verify` checks a solved "
                   "one like an answer, and of an unfinished one that its values break no rule.", (
        PUZZLE, INSTANCE, PARAMETERS, FINGERPRINT,
        Field("outcome", Word((SOLVED, UNFINISHED)), "`solved` if all rules hold",
              lambda g: UNFINISHED if g.choice is None else SOLVED),
        optional("choice", CHOICE, "the choice, if it is solved"),
        optional("order", Word(UNIQUE), "if it is solved: `unknown`, since a game is no proof",
                 lambda g: OPEN if g.choice is not None else None),
        unless_empty("amounts", ListOf(int), "value of each line of `cost:` or `gain:`"),
        Field("filled", dict, "value of each filled blank, by name"),
        unless_empty("marks", dict, "values noted with a pencil, by name of the blank"),
    ),
)  # fmt: skip


def filled_text(answer: Filled, page: Page) -> str:
    """Format title, choices and conclusion."""
    lines = [*title_lines(answer.puzzle, answer.label, page), ""]
    for number, step in enumerate(answer.steps, 1):
        if answer.listed is not None:
            heading = f"Choice {number:,} of {'at least ' * answer.more}{answer.total:,}"
            lines += [page.paint("bold", heading), ""]
        lines += [*last_lines((step,), page), ""]
    style = {SOLVED: "good", UNSOLVABLE: "bad", GAVE_UP: "warning"}[answer.kind]
    lines += painted(style, " ".join(filled_sentences(answer)), page)
    return "\n".join(lines)


def filled_sentences(answer: Filled) -> Iterator[str]:
    """Yield ``The only choice.``, ``No choice satisfies the rules.``"""
    if answer.kind == SOLVED:
        yield from _solved(answer)
    elif answer.kind == UNSOLVABLE:
        yield "No choice satisfies the rules."
        yield from _conflict(answer)
    if answer.limit:
        yield f"Gave up after {plural(answer.conflicts, 'conflict')}{_limit(answer.limit)}."


def _solved(answer: Filled) -> Iterator[str]:
    best = bool(answer.amounts)
    if best:
        yield f"{amounts_text(answer.puzzle, answer.amounts)}."
        yield "No choice is better." if answer.optimal else "A better choice may exist."
    if answer.total is not None:
        at_least = "at least " * answer.more
        which = "best choice" if best else "choice"
        yield (
            f"There {'is' if answer.total == 1 else 'are'} {at_least}{plural(answer.total, which)}."
        )
    elif answer.unique == ONLY:
        yield "The only best choice." if best else "The only choice."
    elif answer.unique == FIRST_OF:
        yield "The first of several choices."
    elif answer.unique == SEVERAL:
        yield f"One of several {'best ' * best}choices."
    elif answer.optimal or not best:
        yield "Whether there is another choice is not known."


def amounts_text(puzzle: core.Puzzle, amounts: tuple[int, ...]) -> str:
    """Return ``reds: 2, blues: 1``."""
    assert puzzle.choice is not None
    pairs = zip(puzzle.choice.lines, amounts, strict=True)
    return ", ".join(f"{name}: {value:,}" for (name, _), value in pairs)


def _conflict(answer: Filled) -> Iterator[str]:
    names = [f"`{printable(name)}`" for name in answer.core]
    if not names:
        return
    if len(names) == 1:
        yield f"The rule {names[0]} can't be satisfied."
    else:
        yield f"These rules conflict: {', '.join(names)}."
    if not answer.minimal and len(names) > 1:
        yield "Perhaps fewer of them conflict already."


def _limit(limit: str) -> str:
    if limit in STOPPED:
        return f", {limit}"
    return f", at the {'limit of conflicts' if limit == STATES else limit_words(limit)}"


def work_line(answer: Filled, page: Page) -> str:
    """Summarize the work of the engine."""
    parts = filter(None, WORK.texts(answer, "engine conflicts atoms seconds peak_memory_bytes"))
    return "\n".join(painted("dim", ", ".join(parts), page))


class FilledRow(metaclass=Record):
    """One of the choices of an answer, numbered from 1."""

    answer: Filled
    number: int
    step: Step


FILLED_ROW = document(
    "filled-row", "A line of `solve --format jsonl` for a puzzle with `choose:`. Without a list, "
                  "the only line is an answer.", (
        Field("puzzle", str, "title of the puzzle", lambda r: r.answer.puzzle.title),
        Field("solution", int, "number of this choice, from 1", lambda r: r.number),
        Field("choice", CHOICE, "the choice", lambda r: r.step),
    ),
)  # fmt: skip


def filled_rows(answer: Filled) -> Iterator[Json]:
    """Yield a line of JSON for each listed choice, or one for the answer."""
    if not answer.listed:
        yield FILLED.data(answer)
    for number, step in enumerate(answer.listed or (), 1):
        yield FILLED_ROW.data(FilledRow(answer, number, step))
