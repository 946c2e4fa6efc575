"""Diagnostics: data for passes, rendered as text for output.

A pass reports a :class:`Diagnostic` to :class:`Diagnostics` and continues, so one run reports
several mistakes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from puzzlelang.text.annotations import Any
from puzzlelang.text.records import Record
from puzzlelang.text.source import Span, columns

MOST_SHOWN = 20
"""Maximum number of messages printed in a run."""

MOST_BYTES = 4_000
"""Maximum size of all messages of a run, because a malicious file could flood a terminal."""

MOST_KEPT = 1_000
"""Maximum number of messages; then a file is given up, because advice takes time."""

LONGEST = 400
"""Maximum length of a part of a message; a state may be very large."""

WIDEST = 160
"""Maximum length of a line shown in full."""


class WayOut(str):
    """Help with exact corrections: each of ``texts``, instead of ``span`` (default: that of the
    message).
    """

    texts: tuple[str, ...]
    span: Span | None

    def __new__(cls, words: str, *texts: str, span: Span | None = None) -> WayOut:
        instance = super().__new__(cls, words)
        instance.texts, instance.span = texts, span
        return instance


def write(text: str, span: Span | None = None) -> WayOut:
    return WayOut(f"write `{text}`", text, span=span)


class Fix(metaclass=Record):
    """A replacement of a span that corrects a mistake."""

    span: Span
    text: str

    @property
    def title(self) -> str:
        return f"write `{self.text.strip()}`" if self.text.strip() else "delete it"


def _fix(span: Span, text: str) -> Fix:
    """Create a fix, with spaces to separate words.

    A text that begins with a line break also replaces the spaces before it.
    """
    source = span.source.text
    if text.startswith("\n"):
        span = Span(span.source, len(source[: span.start].rstrip(" ")), span.end)
    before, after = source[max(0, span.start - 1) : span.start], source[span.end : span.end + 1]
    left = " " * (_is_of_word(before) and _is_of_word(text[:1]))
    right = " " * (_is_of_word(text[-1:]) and _is_of_word(after))
    return Fix(span, f"{left}{text}{right}")


def _is_of_word(character: str) -> bool:
    return character.isalnum() or character == "_"


class Diagnostic(metaclass=Record):
    """An error or a warning (``severity``).

    ``message`` describes the mistake, ``code`` identifies its kind for programs, ``label`` is
    printed at its position, and ``help`` suggests a correction.  ``span`` is the position, with
    ``line`` and ``column`` counted from 1; it is None if the message has no position.
    """

    code: str
    message: str
    span: Span | None
    label: str = ""
    help: str = ""
    severity: str = "error"
    related: tuple[tuple[Span, str], ...] = ()

    @property
    def fixes(self) -> tuple[Fix, ...]:
        """Corrections that a program can apply; one of them is enough."""
        if not isinstance(self.help, WayOut):
            return ()
        span = self.help.span or self.span
        return tuple(_fix(span, text) for text in self.help.texts) if span is not None else ()


class PuzzleError(Exception):
    """A mistake in the file, an instance or the usage.

    ``diagnostics`` are its messages.  The text is the output of the command line, with position,
    caret and help.
    """

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("; ".join(d.message for d in self.diagnostics))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.diagnostics,)

    def __str__(self) -> str:
        """The messages as the command line prints them, with position, caret and help."""
        return "\n\n".join(map(render, self.diagnostics))


def refusal(
    code: str, message: str, help: str = "", span: Span | None = None, label: str = ""
) -> PuzzleError:
    """Create an error with one message, usually without a position."""
    return PuzzleError([Diagnostic(code, message, span, label, help)])


def usage_error(message: str, help: str = "") -> PuzzleError:
    """Create an error about the request, independent of the puzzle's file."""
    return refusal("usage", message, help)


class Diagnostics:
    """Collector of diagnostics; keeps one for each code and position.

    ``outer`` gets some of them later, so advice that it would discard isn't computed here either.
    """

    def __init__(self, outer: Diagnostics | None = None) -> None:
        self._kept: dict[tuple[object, ...], Diagnostic] = {}
        self.error_count = 0
        self._outer = outer
        self._first: list[tuple[int, str, int]] = []
        """Positions of the first :data:`MOST_SHOWN` errors, in order."""

    def report(
        self,
        code: str,
        span: Span | None,
        message: str,
        *,
        label: str = "",
        help: str = "",
        severity: str = "error",
        related: tuple[tuple[Span, str], ...] = (),
    ) -> None:
        self.add(Diagnostic(code, message, span, label, help, severity, related))

    def add(self, diagnostic: Diagnostic) -> None:
        span = diagnostic.span
        place = (id(span.source), span.start) if span else (diagnostic.message,)
        original = self._kept.setdefault((diagnostic.code, *place), diagnostic)
        if original is diagnostic and diagnostic.severity == "error":
            self.error_count += 1
            if self.advises(span):
                self._first = sorted([*self._first, _place(diagnostic)])[:MOST_SHOWN]

    def advises(self, span: Span | None) -> bool:
        """True if a message at ``span`` is among the first :data:`MOST_SHOWN` so far.

        Messages beyond them are counted, not printed. They get no advice, because advice takes much
        more time than noticing the mistake.
        """
        if len(self._first) == MOST_SHOWN and self._first[-1] < _place_of(span):
            return False
        return self._outer is None or self._outer.advises(span)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(sorted(self._kept.values(), key=_place))

    @property
    def errors(self) -> list[Diagnostic]:
        return [d for d in self if d.severity == "error"]

    @property
    def is_full(self) -> bool:
        return len(self._kept) >= MOST_KEPT

    def check(self) -> None:
        if self.error_count:
            raise PuzzleError(self)


def _place(diagnostic: Diagnostic) -> tuple[int, str, int]:
    return _place_of(diagnostic.span)


def _place_of(span: Span | None) -> tuple[int, str, int]:
    return (0, "", 0) if span is None else (1, span.source.name, span.start)


def printable(text: str) -> str:
    """``text`` with control and bidirectional characters escaped."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text)


def _short(text: str) -> str:
    excerpt = printable(text[: LONGEST + 1])
    return excerpt if len(excerpt) <= LONGEST else f"{excerpt[:LONGEST]} …"


def _excerpt(span: Span, label: str, mark: str, width: int) -> list[str]:
    line, column = span.source.position(span.start)
    text = span.source.line(line)
    length = max(1, min(span.end - span.start, len(text) - column + 1))
    start = 0
    if len(text) > WIDEST:  # a window of a very long line
        start = max(0, column - 1 - 60)
        text = text[start : start + 120]
        length = min(length, max(1, len(text) - (column - 1 - start)))
    before = printable(text[: column - 1 - start].replace("\t", " "))
    middle = printable(text[column - 1 - start : column - 1 - start + length].replace("\t", " "))
    whole = printable(text.replace("\t", " "))
    indent, room = columns(before), columns(middle)
    if middle and columns(middle[0]) == 0:  # a combining mark is drawn over the character before it
        indent, room = max(indent - 1, 0), room + 1
    under = " " * indent + mark * max(1, room)
    gutter = " " * width
    return [f"{line:>{width}} | {whole}".rstrip(), f"{gutter} | {under} {label}".rstrip()]


def _places(place: Span, diagnostic: Diagnostic) -> list[tuple[Span, str, str]]:
    """Positions of a message by file and order; the file of ``place`` comes first."""
    places = [(place, diagnostic.label, "^")]
    places += [(span, label, "-") for span, label in diagnostic.related]
    files = list(dict.fromkeys(span.source for span, _, _ in places))
    return sorted(places, key=lambda one: (files.index(one[0].source), one[0].line, one[0].start))


def _same_line(a: Span, b: Span) -> bool:
    """True if two positions can be marked under the same excerpt."""
    return a.source is b.source and a.line == b.line and len(a.source.line(a.line)) <= WIDEST


def render(diagnostic: Diagnostic) -> str:
    """Format a message with position, excerpt, underline and help."""
    head = f"{diagnostic.severity}[{diagnostic.code}]: {_short(diagnostic.message)}"
    lines = [head]
    if diagnostic.span is not None:
        places = _places(diagnostic.span, diagnostic)
        width = max(len(str(span.line)) for span, _, _ in places)
        gutter = " " * width
        previous: Span | None = None
        for span, label, mark in places:
            if previous is None or span.source is not previous.source:
                arrow, at = ("-->", diagnostic.span) if previous is None else (":::", span)
                lines.append(f"{gutter}{arrow} {printable(at.source.name)}:{at.line}:{at.column}")
                lines.append(f"{gutter} |")
            text, under = _excerpt(span, _short(label), mark, width)
            if previous is None or not _same_line(previous, span):
                lines.append(text)
            lines.append(under)
            previous = span
        if diagnostic.help:
            lines.append(f"{gutter} |")
    else:
        gutter = ""
    if diagnostic.help:
        first, *rest = diagnostic.help.split("\n", 2)  # help has at most three lines
        lines.append(f"{gutter} = help: {_short(first)}")
        lines.extend(f"{gutter}         {_short(line)}" for line in rest)
    return "\n".join(lines)


def render_all(diagnostics: Iterable[Diagnostic]) -> str:
    """Format messages with blank lines between them, and the number of those omitted."""
    messages = list(diagnostics)
    texts: list[str] = []
    budget = MOST_BYTES
    for text in map(render, messages[:MOST_SHOWN]):
        budget -= len(text.encode("utf-8", "replace")) + 2
        if texts and budget < 0:
            break
        texts.append(text)
    if len(messages) > len(texts):
        texts.append(f"… and {len(messages) - len(texts)} more")
    return "\n\n".join(texts)


def did_you_mean(name: str, candidates: Iterable[str]) -> str:
    """``did you mean `small`?``, or an empty text if no candidate is near."""
    near = nearest(name, candidates)
    return meant(near) if near else ""


def meant(name: str) -> WayOut:
    return WayOut(f"did you mean `{name}`?", name)


MOST_CANDIDATES = 500
LONGEST_NAME = 40
"""Limits on comparisons of words, which a malicious file could make very slow."""


def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate from which a typo of one or two letters leads to ``name``.

    A longer name may differ in a third of its letters; a single letter, only in its case. At equal
    distance, a candidate with the same letters is preferred (``stes``: ``sets``, not ``step``).
    """
    best, least = None, (1 if len(name) == 1 else 1 + max(1, len(name) // 3), False)
    if len(name) > LONGEST_NAME:
        return None
    letters = sorted(name)
    for candidate in islice(candidates, MOST_CANDIDATES):
        if abs(len(candidate) - len(name)) <= least[0] and candidate != name:
            distance = _distance(name.lower(), candidate.lower())
            rank = distance, sorted(candidate) != letters
            if rank < least:
                best, least = candidate, rank
    return best


def _distance(a: str, b: str) -> int:
    """Number of edits (insert, delete, replace, swap of neighbours)."""
    rows = [list(range(len(b) + 1))]
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            row.append(min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (x != y)))
            if i > 1 and j > 1 and x == b[j - 2] and y == a[i - 2]:
                row[-1] = min(row[-1], rows[-2][j - 2] + 1)
        rows.append(row)
    return rows[-1][-1]
