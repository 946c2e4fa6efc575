"""Lines of a file of pictures: rows of levels, normalized for the map, and other text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from puzzlelang.syntax import tree
from puzzlelang.syntax.reader_messages import MESSAGES
from puzzlelang.text import Diagnostics, Record, Span, printable

OTHER_LETTERS = {"p": "@", "P": "+", "b": "$", "B": "*"}
"""Letters for signs in some Sokoban files."""

LONGEST_ROW = 4_096
"""Maximum number of characters that a run-length encoded row may expand to."""

BLANK, ROW, SHORT, LEVEL, FLOOR, TEXT, SKIPPED = range(7)
"""Kinds of lines.  SHORT is a run-length encoded row, LEVEL several rows with ``|`` between them,
FLOOR a single ``-`` or ``_``.  A SKIPPED line is read as if it were absent.
"""

KEY = re.compile(
    r"(title|author|comment|comment-end|comment_end|collection|copyright|date|"
    r"date of last change|email|homepage|website|url|set|version|id|difficulty|solution|"
    r"snapshot|savegame|hint)\s*:|::",
    re.IGNORECASE,
)
"""Lines that are no titles, and ``Title:``"""
_NUMBER = re.compile(r"[^\w\s]?\s*\d+\s*[^\w\s]?")
_COMMENT = re.compile(r"comment\s*:", re.IGNORECASE)
_COMMENT_END = re.compile(r"comment[-_ ]end\s*:?", re.IGNORECASE)


class Line(metaclass=Record, frozen=False):
    """A line of a file; ``text`` is its normalized form, several lines for a LEVEL."""

    span: Span
    kind: int
    text: str


def sorted_lines(lines: Sequence[Span], entry: tree.Map, diagnostics: Diagnostics) -> list[Line]:
    """Classify the lines as ROW, LEVEL, BLANK, TEXT or SKIPPED.

    Reports rows that look like text because of a mistyped sign.
    """
    kinds = _Kinds(entry)
    all_lines = list(_with_comments(lines, kinds))
    present = [line for line in all_lines if line.kind != SKIPPED]
    rows = [line.kind in (ROW, SHORT) for line in present]
    for run in _runs(present, ROW, SHORT, FLOOR):
        _settle_encoded(run)
    for run in _runs(present, ROW, SHORT, FLOOR):
        _settle_floors(run)
    for line, above, below in zip(present, [False, *rows], [*rows[1:], False], strict=False):
        if line.kind == TEXT and not diagnostics.is_full:
            sign = kinds.tab(line.text) or kinds.strange_sign(line.text, above + below)
            if sign:
                at = line.span.start + line.text.index(sign)
                MESSAGES.report(
                    diagnostics, "tab-in-level" if sign == "\t" else "sign-of-no-level",
                    Span(line.span.source, at, at + 1), sign=printable(sign),
                    map=entry.name.text, signs=" ".join(entry.signs),
                )  # fmt: skip
    _settle_separators(present)
    return all_lines


def _with_comments(lines: Sequence[Span], kinds: _Kinds) -> Iterator[Line]:
    """Classify each line; a block from ``Comment:`` to ``Comment-End:`` has no rows."""
    after_comment = 0
    for number, span in enumerate(lines):
        if number < after_comment:
            yield Line(span, BLANK, span.text)
            continue
        kind, text = kinds.kind(span.text)
        if kind == TEXT and _COMMENT.match(text.strip()):
            after_comment = _end_of_comment(lines, number)
        yield Line(span, kind, text)


def _end_of_comment(lines: Sequence[Span], number: int) -> int:
    """The line after the block ``Comment:`` … ``Comment-End:`` that begins at ``number``."""
    for later in range(number + 1, len(lines)):
        text = lines[later].text.strip()
        if _COMMENT_END.match(text):
            return later + 1
        if _COMMENT.match(text):
            break
    return number


# ── adjacent lines ───────────────────────────────────────────────────────────────────


def _runs(lines: Sequence[Line], *kinds: int) -> Iterator[list[Line]]:
    """Runs of adjacent lines of these kinds."""
    for fits, run in groupby(lines, lambda line: line.kind in kinds):
        if fits:
            yield list(run)


def _settle_encoded(run: Sequence[Line]) -> None:
    """Read short rows as text if an adjacent row shows that the level is not encoded."""
    plain = any(line.kind == ROW and re.search(r"(\S)\1\1", line.text) for line in run)
    for line in run:
        if line.kind == SHORT:
            line.kind, line.text = (ROW, line.text) if len(run) > 1 and not plain else (
                TEXT, line.span.text
            )  # fmt: skip


def _settle_floors(run: list[Line]) -> None:
    """Read ``-`` as an empty row between rows, and as text above and below them."""
    while run and run[-1].kind == FLOOR:
        run.pop().kind = TEXT
    inside = False
    for line in run:
        if line.kind == FLOOR:
            line.kind, line.text = (ROW, " ") if inside else (TEXT, line.text)
        inside = inside or line.kind == ROW


def _settle_separators(lines: Sequence[Line]) -> None:
    """Read lines such as ``***`` as text if the levels of the file have more kinds of signs."""
    runs = list(_runs(lines, ROW))
    levels = ["".join(line.text for line in run) for run in runs if len(run) > 1]
    levels += [line.text for line in lines if line.kind == LEVEL]
    if not levels or any(len(set(level) - {" ", "\n"}) < 3 for level in levels):
        return
    for run in runs:
        if len(run) == 1 and len(set(run[0].text.strip())) == 1:
            run[0].kind, run[0].text = TEXT, run[0].span.text


# ── single lines ─────────────────────────────────────────────────────────────────────


class _Kinds:
    """Distinguishes rows from text by the legend of a map."""

    def __init__(self, entry: tree.Map) -> None:
        self.entry = entry
        self.characters = characters = entry.characters
        comment = entry.comment or entry.preface
        self.comment = None if comment is None else comment.value
        self.walls = tuple(sign for line in entry.legend for sign in line.characters
            if sign == "#" or any(word.name.text == "wall" for word in line.words))  # fmt: skip
        self.has_blanks = " " in characters
        self.margin = "\t" if self.has_blanks else "\t "
        self.floors = frozenset("-_") - characters if self.has_blanks else frozenset[str]()
        self.is_encoded = self.has_blanks and not characters & set("|()0123456789")
        of_sokoban = {
            "#",
            ".",
            *OTHER_LETTERS.values(),
        } <= characters and not characters & OTHER_LETTERS.keys()
        self.letters = OTHER_LETTERS if of_sokoban else {}
        self.signs = characters | self.floors | self.letters.keys()
        self.plain = str.maketrans({**dict.fromkeys(self.floors, " "), **self.letters})

    def kind(self, line: str) -> tuple[int, str]:
        """The kind of a line without its neighbours, and its normalized text."""
        text = line.rstrip(self.margin)
        if self.comment is not None and text.startswith(self.comment):
            return SKIPPED, line
        if not text.strip():
            return BLANK, line
        if self.characters.issuperset(text):
            return ROW, line
        if text in self.floors:
            return FLOOR, line
        if self.signs.issuperset(text):
            row = text.translate(self.plain)
            return (ROW, row) if row.strip() and self.may_be_row(text) else (TEXT, line)
        short = self.is_encoded and self.signs.issuperset(re.sub(r"[\d|()]", "", text))
        rows = _run_lengths(text.strip()) if short else None
        if rows is None or not all(map(self.may_be_row, rows)):
            return TEXT, line
        normalized = "\n".join(rows).translate(self.plain)
        return (LEVEL if "|" in text else SHORT, normalized) if normalized.strip() else (TEXT, line)

    def may_be_row(self, text: str) -> bool:
        """Check for walls around letters; without them, the text may be a word."""
        if self.letters.keys().isdisjoint(text):
            return True
        signs = text.strip("".join(self.floors) + " \t")
        return signs.startswith(self.walls) and signs.endswith(self.walls)

    def tab(self, text: str) -> str:
        """The tab of a row, which has no defined width; empty if there isn't one."""
        plain = text.rstrip(self.margin).replace("\t", "")
        tabs = "\t" in text.rstrip(self.margin) and bool(plain.strip())
        return "\t" if tabs and (self.characters | {" "}).issuperset(plain) else ""

    def strange_sign(self, line: str, sides: int) -> str:
        """The first unknown sign of a line that is a damaged row, adjacent to rows on ``sides``.

        At least half of such a line is in the legend.  It begins or ends with a wall, unless rows
        are adjacent on both sides.  Between rows, walls at both ends are enough.
        """
        text = line.strip()
        if "|" in text and self.is_encoded:
            text, sides = re.sub(r"[\d|()]", "", text), max(sides, 1)
        if not sides or text.startswith(";") or KEY.match(text) or _NUMBER.fullmatch(text):
            return ""
        if not self.has_blanks and " " in text:
            return ""
        signs = [sign for sign in text if not sign.isspace() and sign not in self.floors]
        strange = [sign for sign in signs if sign not in self.characters]
        if not strange:
            return ""
        ends = (signs[0] in self.walls) + (signs[-1] in self.walls)
        mostly = 2 * len(strange) <= len(signs)
        is_row = mostly and ends + sides >= 2 or ends + sides == 4
        return strange[0] if is_row else ""


# ── run-length encoded rows ──────────────────────────────────────────────────────────

_SHORT = re.compile(r"[^\s\d|()]|\d+|[|() ]")


def _run_lengths(text: str) -> list[str] | None:
    """Expand ``3#|#2-`` to rows, without empty ones at the ends; None if it is not encoded."""
    groups: list[list[str]] = [[]]
    times: list[int] = [1]
    count = length = 0
    for token in _SHORT.findall(text):
        if token.isdigit():
            if count or len(token) > 4 or not int(token):
                return None
            count = int(token)
        elif token == "(":
            groups.append([])
            times.append(count or 1)
            count = 0
        else:
            piece, often = "\n" if token == "|" else token, count or 1
            if token == ")":
                if len(groups) == 1 or count:
                    return None
                piece, often = "".join(groups.pop()), times.pop()
            length += len(piece) * often
            if length > LONGEST_ROW:
                return None
            groups[-1].append(piece * often)
            count = 0
    return None if count or len(groups) > 1 else "".join(groups[0]).strip("\n").split("\n")
