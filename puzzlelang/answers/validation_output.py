"""What ``validate`` found: its fields, and its text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from puzzlelang.answers.field_table import (
    Field,
    Fields,
    ListOf,
    OrNull,
    Reported,
    Word,
    document,
    row,
    unless_empty,
)
from puzzlelang.answers.static_facts import Facts, facts_text
from puzzlelang.answers.text_layout import Page, hanging, plural
from puzzlelang.text import Any, Diagnostic, Fix, Record, Span, printable, render_all


class Result(metaclass=Reported, called="expectation"):
    """A claim of `expect:` and its result."""

    name: str = row("the claim, and its variant of the puzzle")
    expected: object = row("value in the file")
    found: object = row("actual value, or the reason why it is missing")
    holds: bool = row("true if both are equal")
    span: Span
    known: bool = True
    """False: the search gave up, and nobody knows."""
    merged: bool = False
    """Is it a number of states or solutions up to symmetry?"""
    way: tuple[str, ...] | None = row(
        "steps of a shortest path to a dead end, if a claim about `dead_ends` fails",
        optional=True,
        default=None,
    )


class InFile(metaclass=Record):
    """A message about a file, for rows that ask where it lies."""

    name: str
    diagnostic: Diagnostic

    def __getattr__(self, name: str) -> Any:
        return getattr(self.diagnostic, name)


def _end(thing: Fix | InFile) -> tuple[int | None, int | None]:
    span = thing.span
    return span.source.position(span.end) if span is not None else (None, None)


_PLACE = (
    Field("line", OrNull(int), "line, from 1", lambda one: one.span and one.span.line),
    Field("column", OrNull(int), "column in characters, from 1",
          lambda one: one.span and one.span.column),
    Field("end_line", OrNull(int), "line of its end", lambda one: _end(one)[0]),
    Field("end_column", OrNull(int), "column after its end", lambda one: _end(one)[1]),
)  # fmt: skip

FIX = Fields("fix", "A replacement that mends a mistake.", (
    *_PLACE, Field("text", str, "the new text"),
))  # fmt: skip

DIAGNOSTIC = Fields("diagnostic", "A message; its position is null if it has none.", (
    Field("code", str, "code, for `puzzlelang explain`"),
    Field("severity", Word(("error", "warning")), "severity of the message"),
    Field("message", str, "the message"),
    Field("file", str, "file of the message",
          lambda d: d.span.source.name if d.span else d.name),
    *_PLACE,
    Field("help", str, "help, possibly empty"),
    unless_empty("label", str, "text at the marked position"),
    unless_empty("fixes", ListOf(FIX), "exact replacements that mend the mistake"),
))  # fmt: skip


class Validation(metaclass=Reported, called="validation"):
    """Results for a file."""

    file: str = row("the file")
    diagnostics: tuple[Diagnostic, ...] = row(
        "errors and warnings", type=ListOf(DIAGNOSTIC),
        value=lambda v: [InFile(v.file, message) for message in v.diagnostics],
    )  # fmt: skip
    results: tuple[Result, ...] = row("results of its expectations", name="expect")
    undecided: str = ""
    """What a search that gave up could not decide."""
    left_out: int = row(
        "number of expectations skipped because they are slow (without `--slow`)", default=0
    )
    checks_held: int = row(
        "with `--deep`: number of rules of `check:`, if all hold in all states", default=0
    )
    checks_left_out: int = row("number of untested rules of `check:` (without `--deep`)", default=0)
    instances_left_out: int = row(
        "number of skipped instances: those without a claim, after the first thousand (without "
        "`--slow`)",
        default=0,
    )
    facts: Facts | None = row(
        "static facts; null if the file has mistakes or no start, or a limit came first",
        default=None,
    )
    notes: tuple[str, ...] = row("with `--deep`: undecided questions", default=())

    @property
    def holds(self) -> bool:
        """Nothing is wrong, as far as is known."""
        return all(d.severity != "error" for d in self.diagnostics) and all(
            result.holds or not result.known for result in self.results
        )

    @property
    def gave_up(self) -> bool:
        return bool(self.undecided) or not all(result.known for result in self.results)

    @property
    def messages(self) -> list[Diagnostic]:
        """The diagnostics, and one for each expectation that does not hold."""
        return [*self.diagnostics, *(_broken(r) for r in self.results if r.known and not r.holds)]


def _broken(result: Result) -> Diagnostic:
    expected, found = result.expected, result.found
    if isinstance(expected, str) and isinstance(found, str) and "\n" in expected + found:
        pairs = zip_longest(expected.split("\n"), found.split("\n"), fillvalue="nothing more")
        number, (wanted, given) = next((n, p) for n, p in enumerate(pairs, 1) if p[0] != p[1])
        return Diagnostic(
            "expectation-broken",
            f"`{result.name}` is expected to have `{wanted}` in line {number}",
            result.span,
            label=f"it has `{given}`",
        )
    return Diagnostic(
        "expectation-broken",
        f"`{result.name}` is expected to be {_plain(expected)}",
        result.span,
        label=f"it is {_plain(found)}{' up to symmetry' * result.merged}",
        help="" if result.way is None else _in_words(result.way),
    )


MOST_STEPS = 20
"""A message names no more steps."""


def _in_words(steps: tuple[str, ...]) -> str:
    """The way to a dead end."""
    if not steps:
        return "the start is one"
    shown = [*steps[:MOST_STEPS], f"{len(steps) - MOST_STEPS:,} more"][: len(steps)]
    return f"a shortest way to one: {'; '.join(shown)}"


def _plain(value: object) -> str:
    match value:
        case None:
            return "unknown"
        case bool():
            return "true" if value else "false"
        case list():
            return "[" + ", ".join(map(_plain, value)) + "]"
    return str(value)


VALIDATIONS = document("validations", "Output of `validate --format json`.", (
    Field("files", ListOf(Validation), "results for each file", lambda v: v),
))  # fmt: skip


def validation_text(found: Validation, page: Page, *, facts: bool = False) -> str:
    """One line for a file that is in order, with ``facts`` these, too; else its messages.

    Warnings are no part of it: these are printed beside it.
    """
    if not found.holds:
        return render_all(found.messages)
    count = len(found.results)
    known = sum(result.known for result in found.results)
    verb = "holds" if known == 1 else "hold"
    expectations = f"{plural(known, 'expectation')} {verb}" if count else "no expectations"
    word = page.paint("warning", "gave up") if found.gave_up else page.paint("good", "ok")
    line = f"{printable(found.file)}: {word}, {expectations}"
    if known < count:
        line += f", {count - known} not decided"
    if found.checks_held:
        line += f", {plural(found.checks_held, 'check')} hold{'s' * (found.checks_held == 1)}"
    if found.undecided:
        line += f"; {found.undecided}"
    for thing, number, does in (
        ("slow expectation", found.left_out, "--slow runs"),
        ("check", found.checks_left_out, "--deep tests"),
        ("unclaimed instance", found.instances_left_out, "--slow reads"),
    ):
        if number:
            pronoun = "it" if number == 1 else "them"
            line += f"; {plural(number, thing)} left out: {does} {pronoun}"
    unknown = list(_unknown(found, page.width)) if facts else []
    known_facts = [facts_text(found.facts, page.width)] if facts and found.facts else []
    return "\n".join([line, *unknown, *known_facts, *(f"  {note}" for note in found.notes)])


MOST_NAMED = 8
"""Undecided expectations that are named for one reason."""


def _unknown(found: Validation, width: int) -> Iterator[str]:
    """Which expectations could not be decided, why, and what helps."""
    names: dict[str, list[str]] = {}
    for result in found.results:
        if not result.known:
            names.setdefault(str(result.found), []).append(f"`{result.name}`")
    for why, which in names.items():
        if len(which) > MOST_NAMED:
            which[MOST_NAMED - 1 :] = [f"and {len(which) - MOST_NAMED + 1:,} more"]
        text = f"{', '.join(which)}: {why}; `--states`, `--time` and `--memory` say how far it goes"
        yield from hanging("  ", text, width, 20, margin=4)
