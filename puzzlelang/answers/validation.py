"""Results of `validate` as text, JSON and SARIF."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, zip_longest

from puzzlelang.answers.field_table import (
    Field,
    Fields,
    Json,
    ListOf,
    OrNull,
    Reported,
    Word,
    document,
    row,
    unless_empty,
)
from puzzlelang.answers.text_layout import Page, hanging, plural
from puzzlelang.text import Any, Diagnostic, Fix, PuzzleError, Record, Span, printable, render_all

MANY = 1_000
"""Combinations per state from which a transition is reported."""

MOST_STEPS = 1_000_000
"""Steps per state above which a transition's work is reported."""

LEAST_SAVED = 1_000
"""Steps per state that a name must save to be proposed."""

MOST_DEAR = 3
"""Maximum number of transitions whose work is reported."""

LONG_PART = 100
"""Length above which an expression is cited by line."""

MOST_BLOCKED = 3
"""Maximum number of disabled transitions listed; others are counted."""

MOST_TURNS = 7
"""Number of turns and reflections of a square, without the identity."""

MOST_WRITTEN_OUT = 64
"""Number of bits up to which the number of states is written out."""

PROMISES = {
    "range": "whether the new value of `{}` is in its range",
    "place": "whether `{}` has the place that is changed",
    "collide": "whether two changes of `{}` agree",
}


class Promise(metaclass=Reported, called="unproved"):
    """A property of a transition that is not proved, so the search checks it."""

    kind: str = row(
        "`range`: the new value is in the variable's range; `place`: the changed "
        "element exists; `collide`: two changes agree",
        name="promise",
        type=Word(tuple(PROMISES)),
    )
    variable: str = row("the variable")
    example: str | None = row("a possible violation, if an example was found")


class ComputedAgain(metaclass=Reported, called="computed-again"):
    """An expression that a loop computes again in each round, without depending on it."""

    expression: str = row("the expression, or the definition whose value it is")
    line: int = row("line of the expression, from 1")
    column: int = row("column, from 1, in characters")
    rounds: int = row("most evaluations in one state")
    once: int = row("most evaluations with a name outside the loops")
    work: int = row("most steps of one evaluation")
    name: str
    definition: str | None = row(
        "definition of such a name; null if no single place for it is known"
    )
    loop_line: int | None = row(
        "line of the loop to write the definition before; null if it belongs under `let:`"
    )
    loop_column: int | None = row("column of that loop")

    @property
    def saved(self) -> int:
        return (self.rounds - self.once) * self.work


class TransitionFacts(metaclass=Reported, called="transition-facts"):
    """Work to expand a transition.

    ``ranges``: the names of its parameters, with numbers of values. ``promises``: the checks that
    remain whenever it fires (a key of PROMISES, and a variable).
    """

    name: str = row("name of the transition")
    combinations: int = row("number of combinations of values of its parameters")
    instances: int | None = row(
        "number of combinations that may be possible; null if they are determined in each state"
    )
    ranges: tuple[tuple[str, int], ...]
    work: int = row("most steps in one state, for all values of the parameters")
    computed_again: ComputedAgain | None = row(
        "expression with the most repeated work in loops; null if there is none"
    )
    promises: tuple[tuple[str, str], ...] = row(
        "properties checked at each step", name="unproved", type=ListOf(Promise),
        value=lambda transition: transition.unproved,
    )  # fmt: skip
    examples: Mapping[tuple[str, str], str]

    @property
    def unproved(self) -> list[Promise]:
        return [Promise(*place, self.examples.get(place)) for place in self.promises]


class Blocked(metaclass=Reported, called="blocked"):
    """A transition that is not possible at the start."""

    name: str = row("name of the transition", name="transition")
    fails: str | None = row("condition that fails", name="fails_at_start")
    breaks: str | None = row("invariant that it would violate")

    @property
    def text(self) -> str:
        if self.breaks is not None:
            return f"`{self.name}` (breaks `{self.breaks}`)"
        return f"`{self.name}` (`{self.fails}` fails)" if self.fails else f"`{self.name}`"


class Facts(metaclass=Reported, called="facts"):
    """Facts about a puzzle, known before a search."""

    bits: int = row("bits per state")
    values: int | None = row("number of combinations of values of all variables; null if too large")
    digits: int
    transitions: tuple[TransitionFacts, ...] = row("work to expand each transition")
    interchangeable: tuple[tuple[str, ...], ...] = row(
        "interchangeable members that `symmetry:` doesn't name"
    )
    turns: tuple[str, ...] = row("turns of the maps that `symmetry: board` could merge")
    starts: int = row("number of initial states")
    blocked: tuple[Blocked, ...] = row(
        "transitions that are not possible at the start, if few enough combinations had to be "
        "tried",
        name="not_possible_at_start",
    )


def facts_text(facts: Facts, width: int) -> str:
    return "\n".join(chain(*(hanging("  ", s, width, 20, margin=4) for s in _sentences(facts))))


def _sentences(facts: Facts) -> Iterator[str]:
    many = f"{facts.values:,}" if facts.values is not None else f"about 10^{facts.digits - 1}"
    yield f"a state has {plural(facts.bits, 'bit')}: at most {many} states"
    if facts.starts > 1:
        yield f"it may begin in {facts.starts:,} states"
    instances = sum(
        t.combinations if t.instances is None else t.instances for t in facts.transitions
    )
    rules = plural(len(facts.transitions), "transition")
    yield f"{rules}, {plural(instances, 'ground transition')}"
    for one in facts.transitions:
        if one.instances == 0:
            yield f"with these parameters and maps `{one.name}` never happens"
        if one.combinations >= MANY:
            yield _combinations(one)
    yield from _work(facts.transitions)
    yield from _promises(facts.transitions)
    if facts.blocked:
        texts = [one.text for one in facts.blocked[:MOST_BLOCKED]]
        more = len(facts.blocked) - len(texts)
        at_start = "at the start" if facts.starts == 1 else "at any start"
        yield f"not possible {at_start}: {', '.join(texts)}{f' and {more} more' if more else ''}"
    for group in facts.interchangeable:
        names = ", ".join(f"`{name}`" for name in group)
        yield (
            f"{names} are interchangeable: if `symmetry:` declares it, states that differ only in "
            "their names count as one"
        )
    if facts.turns:
        every = len(facts.turns) == MOST_TURNS
        turned = "turned and mirrored in every way" if every else ", ".join(facts.turns)
        yield (
            f"the board is the same {turned}: if `symmetry: board` declares it, states that "
            "differ only in that count as one"
        )


def _combinations(one: TransitionFacts) -> str:
    over = ", ".join(f"{name} over {count:,} values" for name, count in one.ranges)
    most = f"`{one.name}` has {one.combinations:,} combinations"
    if one.instances is None:
        return f"{most}, bound one by one in each state: {over}"
    return f"{most}, {one.instances:,} possible: {over}"


def _work(transitions: Sequence[TransitionFacts]) -> Iterator[str]:
    """Yield the most expensive transitions, with names that would save work."""
    for one in sorted(transitions, key=lambda one: -one.work)[:MOST_DEAR]:
        again = one.computed_again
        steps = f"`{one.name}` takes up to {one.work:,} steps in a state"
        if again is not None and again.saved > LEAST_SAVED and 2 * again.saved >= one.work:
            yield f"{steps}, {again.rounds * again.work:,} of them for {_again(again)}"
        elif one.work > MOST_STEPS:
            yield steps


def _again(again: ComputedAgain) -> str:
    short = len(again.expression) <= LONG_PART
    part = f"`{again.expression}`" if short else f"the expression in line {again.line}"
    times = f"{part}, which each round of a loop computes again ({again.rounds:,} times)"
    if again.definition is None:
        return times
    what = f"`{again.definition if short else again.definition.replace(again.expression, '…')}`"
    if again.loop_line is None:
        return f"{times}: write {what} under `let:`, and `{again.name}` for it in the loop"
    place = f"line {again.loop_line}, column {again.loop_column}"
    return (
        f"{times}: write {what} before the loop at {place}, and `{again.name}` for it in the loop"
    )


def _promises(transitions: Sequence[TransitionFacts]) -> Iterator[str]:
    """Yield unproved properties, with the transitions that check them."""
    by_property: dict[str, list[str]] = {}
    if not any(one.promises for one in transitions):
        yield "no range can be left, and no two changes can collide: proved"
    for one in transitions:
        for example in one.examples.values():
            yield f"may fail, if reached: {example}"
        for promise in one.unproved:
            if promise.example is None:
                words = PROMISES[promise.kind].format(promise.variable)
                by_property.setdefault(words, []).append(f"`{one.name}`")
    for words, names in by_property.items():
        yield f"not proved, checked while searching: {words} ({', '.join(names)})"


# ── expectations and messages ───────────────────────────────────────────────────────────


class Result(metaclass=Reported, called="expectation"):
    """A claim of `expect:` and its result."""

    name: str = row("the claim, and its variant of the puzzle")
    expected: object = row("value in the file")
    found: object = row("actual value, or the reason why it is missing")
    holds: bool = row("true if both are equal")
    span: Span
    known: bool = True
    """False if the search gave up."""
    merged: bool = False
    """True for numbers up to symmetry."""
    way: tuple[str, ...] | None = row(
        "steps of a shortest path to a dead end, if a claim about `dead_ends` fails",
        optional=True,
        default=None,
    )


class InFile(metaclass=Record):
    """A message about a file; ``name`` is its file if it has no span."""

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


CLAIMS = ("check-fails", "estimate-too-high", "expectation-broken")
"""Codes of messages about claims of a file that fail."""


class Validation(metaclass=Reported, called="validation"):
    """Results for a file."""

    file: str = row("the file")
    diagnostics: tuple[Diagnostic, ...] = row(
        "errors and warnings", type=ListOf(DIAGNOSTIC),
        value=lambda v: [InFile(v.file, message) for message in v.diagnostics],
    )  # fmt: skip
    results: tuple[Result, ...] = row("results of its expectations", name="expect")
    undecided: str = ""
    """Questions left open by a search that gave up."""
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
        """True without errors and broken expectations; unknown results are ignored."""
        return all(d.severity != "error" for d in self.diagnostics) and all(
            result.holds or not result.known for result in self.results
        )

    @property
    def is_broken(self) -> bool:
        """True if the file has mistakes other than claims that fail."""
        errors = (d for d in self.diagnostics if d.severity == "error")
        return any(d.code not in CLAIMS for d in errors)

    @property
    def gave_up(self) -> bool:
        return bool(self.undecided) or not all(result.known for result in self.results)

    @property
    def messages(self) -> list[Diagnostic]:
        """The diagnostics, and one for each broken expectation."""
        return [*self.diagnostics, *(_broken(r) for r in self.results if r.known and not r.holds)]


def _broken(result: Result) -> Diagnostic:
    expected, actual = result.expected, result.found
    if isinstance(expected, str) and isinstance(actual, str) and "\n" in expected + actual:
        pairs = zip_longest(expected.split("\n"), actual.split("\n"), fillvalue="nothing more")
        number, (line, actual) = next((n, p) for n, p in enumerate(pairs, 1) if p[0] != p[1])
        return Diagnostic(
            "expectation-broken",
            f"`{result.name}` is expected to have `{line}` in line {number}",
            result.span,
            label=f"it has `{actual}`",
        )
    return Diagnostic(
        "expectation-broken",
        f"`{result.name}` is expected to be {_plain(expected)}",
        result.span,
        label=f"{_subject(actual)} is {_plain(actual)}{' up to symmetry' * result.merged}",
        help="" if result.way is None else _in_words(result.way),
    )


LONGEST_WAY = 20
"""Maximum number of steps listed in a message."""


def _in_words(steps: tuple[str, ...]) -> str:
    if not steps:
        return "the start is one"
    texts = [*steps[:LONGEST_WAY], f"{len(steps) - LONGEST_WAY:,} more"][: len(steps)]
    return f"a shortest path to one: {'; '.join(texts)}"


def _subject(value: object) -> str:
    return "there" if str(value).startswith("no solution") else "it"


def _plain(value: object) -> str:
    match value:
        case None:
            return "unknown"
        case bool():
            return "true" if value else "false"
        case list():
            return "[" + ", ".join(map(_plain, value)) + "]"
    return str(value)


MISTAKES = document("mistakes", "Output of `solve`, `explore`, `verify`, `compare` and `moves` "
                    "instead of an answer, if a file is wrong (exit code 2).", (
    Field("outcome", Word(("error",)), "result of the command", lambda _: "error"),
    Field("diagnostics", ListOf(DIAGNOSTIC), "the messages", lambda messages: messages),
))  # fmt: skip


def mistakes(error: PuzzleError, name: str) -> Json:
    """The messages of a command about the file ``name`` as JSON."""
    return MISTAKES.data([InFile(name, message) for message in error.diagnostics])


VALIDATIONS = document("validations", "Output of `validate --format json`.", (
    Field("files", ListOf(Validation), "results for each file", lambda v: v),
))  # fmt: skip


def validation_text(validation: Validation, page: Page, *, facts: bool = False) -> str:
    """Format a line for a valid file, with its ``facts`` if requested, or else its messages.

    Warnings are printed separately.
    """
    if not validation.holds:
        return render_all(validation.messages)
    count = len(validation.results)
    decided = sum(result.known for result in validation.results)
    verb = "holds" if decided == 1 else "hold"
    expectations = f"{plural(decided, 'expectation')} {verb}" if count else "no expectations"
    word = page.paint("warning", "gave up") if validation.gave_up else page.paint("good", "ok")
    line = f"{printable(validation.file)}: {word}, {expectations}"
    if decided < count:
        line += f", {count - decided} not decided"
    if validation.checks_held:
        line += (
            f", {plural(validation.checks_held, 'check')} hold{'s' * (validation.checks_held == 1)}"
        )
    if validation.undecided:
        line += f"; {validation.undecided}"
    for thing, number, does in (
        ("slow expectation", validation.left_out, "--slow runs"),
        ("check", validation.checks_left_out, "--deep tests"),
        ("unclaimed instance", validation.instances_left_out, "--slow reads"),
    ):
        if number:
            pronoun = "it" if number == 1 else "them"
            line += f"; {plural(number, thing)} left out: {does} {pronoun}"
    unknown = list(_unknown(validation, page.width)) if facts else []
    fact_lines = [facts_text(validation.facts, page.width)] if facts and validation.facts else []
    return "\n".join([line, *unknown, *fact_lines, *(f"  {note}" for note in validation.notes)])


MOST_NAMED = 8
"""Maximum number of undecided expectations named for one reason."""


def _unknown(validation: Validation, width: int) -> Iterator[str]:
    """Yield undecided expectations, with the reason and helpful options."""
    names: dict[str, list[str]] = {}
    for result in validation.results:
        if not result.known:
            names.setdefault(str(result.found), []).append(f"`{result.name}`")
    for why, which in names.items():
        if len(which) > MOST_NAMED:
            which[MOST_NAMED - 1 :] = [f"and {len(which) - MOST_NAMED + 1:,} more"]
        text = f"{', '.join(which)}: {why}; `--states`, `--time` and `--memory` set its limits"
        yield from hanging("  ", text, width, 20, margin=4)


# ── SARIF 2.1.0, for code hosts and editors ───────────────────────────────────────────


def sarif_data(
    validations: Sequence[Validation],
    version: str,
    rules: Mapping[str, tuple[str, str]] | None = None,
) -> Json:
    """Convert results; ``rules`` has a summary and an explanation in Markdown for each code."""
    messages = [(one.file, message) for one in validations for message in one.messages]
    codes = sorted({message.code for _, message in messages})
    driver: Json = {
        "name": "puzzlelang",
        "version": version,
        "semanticVersion": version,
        "rules": [_rule(code, *(rules or {}).get(code, ("", ""))) for code in codes],
    }
    run: Json = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(file, message, codes) for file, message in messages],
    }
    return {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    }


def _rule(code: str, summary: str, text: str) -> Json:
    rule: Json = {"id": code}
    if summary:
        rule["shortDescription"] = {"text": summary}
    if text:
        paragraph = " ".join(text.split("\n\n", 1)[0].split())
        rule["fullDescription"] = {"text": paragraph}
        rule["help"] = {"text": text, "markdown": text}
    return rule


def _result(file: str, message: Diagnostic, codes: Sequence[str]) -> Json:
    text = ": ".join(part for part in (message.message, message.label) if part)
    if message.help:
        text += f"\nhelp: {message.help}"
    place: Json = {"artifactLocation": {"uri": _uri(file)}}
    if message.span is not None:
        place = _region(message.span)
    result: Json = {
        "ruleId": message.code,
        "ruleIndex": codes.index(message.code),
        "level": "error" if message.severity == "error" else "warning",
        "message": {"text": text},
        "locations": [{"physicalLocation": place}],
    }
    if message.related:
        result["relatedLocations"] = [
            {"id": number, "physicalLocation": _region(span), "message": {"text": label}}
            for number, (span, label) in enumerate(message.related, 1)
        ]
    if message.fixes:
        result["fixes"] = [_fix(fix) for fix in message.fixes]
    return result


def _fix(fix: Fix) -> Json:
    place = _region(fix.span)
    replacement: Json = {
        "deletedRegion": place["region"],
        "insertedContent": {"text": fix.text},
    }
    change: Json = {
        "artifactLocation": place["artifactLocation"],
        "replacements": [replacement],
    }
    return {"description": {"text": fix.title}, "artifactChanges": [change]}


def _region(span: Span) -> Json:
    end_line, end_column = span.source.position(span.end)
    return {
        "artifactLocation": {"uri": _uri(span.source.name)},
        "region": {
            "startLine": span.line,
            "startColumn": span.column,
            "endLine": end_line,
            "endColumn": end_column,
        },
    }


def _uri(name: str) -> str:
    from urllib.parse import quote

    return quote(name.replace("\\", "/"))
