"""Files with many instances: pictures with text between them, or one instance per line.

Rows of a level are normalized for its map.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from puzzlelang.syntax import tree
from puzzlelang.syntax.expression_parser import parse, parse_data
from puzzlelang.syntax.instances_section import Settings
from puzzlelang.syntax.located import MESSAGES, LocatedText
from puzzlelang.syntax.vocabulary import EXPECTATIONS
from puzzlelang.text import Any, Diagnostics, Record, Source, Span, field, printable, refusal

Rows = tuple[Span, ...]


class Level(metaclass=Record):
    """One instance of a collection; the title may be empty, and there may be no claims"""

    span: Span
    title: str
    settings: Settings
    maps: tuple[tuple[str, Rows], ...]
    claims: tuple[tuple[tree.Name, tree.Claim], ...]


def read_levels(
    collection: tree.Collection, puzzle: tree.Puzzle, source: Source, diagnostics: Diagnostics
) -> list[Level]:
    """Read the instances of a file in the form of ``collection``, in order."""
    if collection.map is not None:
        entry = next(m for m in puzzle.maps if m.name.text == collection.map.text)
        return _Pictures(entry, source, diagnostics).levels(collection.settings)
    return _Table(collection, puzzle, diagnostics).levels(source)


def fits(
    collection: tree.Collection, puzzle: tree.Puzzle, source: Source, diagnostics: Diagnostics
) -> list[Level]:
    """Read a file if it may have the form of ``collection``; otherwise report why not."""
    levels = read_levels(collection, puzzle, source, diagnostics)
    legends = {m.name.text: m.characters for m in puzzle.maps}
    strange = any(
        not legends[name].issuperset(row.text.strip())
        for level in levels for name, rows in level.maps for row in rows
    )  # fmt: skip
    return [] if strange or diagnostics.error_count else levels


MOST_LINES = 200_000


def lines_of(source: Source) -> Iterator[Span]:
    if source.text.count("\n") > MOST_LINES:
        message = f"there are more than {MOST_LINES:,} lines"
        raise refusal("too-large", message, "split the file into several", source.span(0))
    return source.lines()


# ── pictures ─────────────────────────────────────────────────────────────────────────

_TITLE = re.compile(r"title\s*:\s*(?P<title>.*)", re.IGNORECASE)


class _Picture(metaclass=Record, frozen=False):
    """The rows of a level, and the texts before and after it that may be its title"""

    rows: list[Span]
    line_before: str
    title_before: str
    title_after: str = ""


class _Pictures(metaclass=Record, frozen=False):
    """Reader of levels, which are runs of lines in the characters of a map's legend."""

    entry: tree.Map
    source: Source
    diagnostics: Diagnostics
    pictures: list[_Picture] = field(factory=list)
    line_before: str = ""
    title_before: str = ""

    def levels(self, settings: Settings) -> list[Level]:
        lines = sorted_lines(list(lines_of(self.source)), self.entry, self.diagnostics)
        self.read(lines, _written_out(self.source, lines))
        name = self.entry.name.text
        ahead = bool(
            self.pictures and self.pictures[0].title_before and not self.pictures[-1].title_after
        )
        return [
            Level(
                picture.rows[0].to(picture.rows[-1]), _title_of(picture, ahead, i == 0), settings,
                ((name, tuple(picture.rows)),), (),
            )
            for i, picture in enumerate(self.pictures)
        ]  # fmt: skip

    def read(self, lines: Sequence[Line], source: Source) -> None:
        """Collect the levels; ``source`` has the normalized lines."""
        at = 0
        inside = False
        for line in lines:
            if line.kind in (ROW, LEVEL):
                self.add_rows(source, at, line, inside)
            elif line.kind == TEXT:
                self.add_text(line.text.strip())
            inside = line.kind == ROW or (inside and line.kind == SKIPPED)
            at += len(line.text) + 1

    def add_rows(self, source: Source, at: int, line: Line, inside: bool) -> None:
        """Add the rows of a line, at ``at`` in ``source``, to the current level or a new one."""
        margin = "\t" if " " in self.entry.characters else "\t "
        rows: list[Span] = []
        for row in line.text.split("\n"):
            rows.append(Span(source, at, at + len(row.rstrip(margin))))
            at += len(row) + 1
        if inside and line.kind == ROW:
            self.pictures[-1].rows += rows
        else:
            self.pictures.append(_Picture(rows, self.line_before, self.title_before))
            self.line_before = self.title_before = ""

    def add_text(self, text: str) -> None:
        title = _TITLE.match(text)
        if title:
            if self.pictures and not self.pictures[-1].title_after:
                self.pictures[-1].title_after = title["title"]
            self.title_before = title["title"]
        elif not KEY.match(text):
            self.line_before = text.lstrip("; ") or self.line_before


def _written_out(source: Source, lines: Sequence[Line]) -> Source:
    """The source with its lines normalized."""
    text = "\n".join(line.text for line in lines)
    if text == source.text:
        return source
    longer = text.count("\n") > source.text.count("\n")
    return Source(f"{source.name} (written out)" if longer else source.name, text)


def _title_of(picture: _Picture, ahead: bool, first: bool) -> str:
    """``Title:`` follows a level, or precedes it if that is so throughout the file."""
    if ahead:
        return picture.title_before or picture.line_before
    return picture.title_after or (picture.title_before if first else "") or picture.line_before


MOST_BROKEN = 3
"""Number of bad lines after which reading stops, as it may be another kind of file."""

# ── one instance per line ────────────────────────────────────────────────────────────


class _Table:
    """One instance per line, with words in the order of ``line:``."""

    def __init__(
        self, collection: tree.Collection, puzzle: tree.Puzzle, diagnostics: Diagnostics
    ) -> None:
        self.collection, self.diagnostics = collection, diagnostics
        self.names = collection.line
        self.maps = {entry.name.text: entry for entry in puzzle.maps}
        self.parameters = {entry.name.text: entry for entry in puzzle.parameters}
        first = self.maps.get(self.names[0].text)
        self.maps_begin_with_it = first is not None and "#" in first.characters

    def levels(self, source: Source) -> list[Level]:
        levels = []
        for line in lines_of(source):
            text = line.text.strip()
            if text and not self.is_comment(text):
                level = self.level(line)
                if level:
                    levels.append(level)
                elif self.diagnostics.error_count >= MOST_BROKEN:
                    break
        return levels

    def is_comment(self, text: str) -> bool:
        """``# Text``; without a blank after it, the sign may begin a map."""
        return text.split()[0] == "#" or (text[0] == "#" and not self.maps_begin_with_it)

    def level(self, line: Span) -> Level | None:
        words = line.parts(r"\S+")
        last = len(self.names) - 1
        if self.takes_the_rest(self.names[last]) and len(words) > last:
            words[last:] = [words[last].to(words[-1])]
        if not self.has_all_words(words):
            return None
        title = ""
        settings: list[tuple[tree.Name, tree.Data]] = list(self.collection.settings)
        maps: list[tuple[str, Rows]] = []
        claims: list[tuple[tree.Name, tree.Claim]] = []
        for name, word in zip(self.names, words, strict=False):
            if name.text in self.parameters:
                data = self.data(name, word)
                if data is None:
                    return None
                settings.append((name, data))
            elif name.text in self.maps:
                maps.append((name.text, (word,)))
            elif name.text == "title":
                title = word.text
            elif name.text != "_":
                claim = self.claim(name, word)
                if claim is None:
                    return None
                claims.append((tree.Name(word, name.text), claim))
        return Level(words[0].to(words[-1]), title, tuple(settings), tuple(maps), tuple(claims))

    def takes_the_rest(self, name: tree.Name) -> bool:
        entry = self.parameters.get(name.text)
        if entry is None:
            return name.text == "title" and name.text not in self.maps
        return isinstance(entry.data, tree.DataList | tree.DataFile)

    def has_all_words(self, words: Sequence[Span]) -> bool:
        form = " ".join(name.text for name in self.names)
        if len(words) > len(self.names):
            self.report(
                words[len(self.names)], f"this line has {len(words)} words",
                "this word is one too many", f"a line has the form `{form}`",
            )  # fmt: skip
            return False
        for name in self.names[len(words) :]:
            if name.text in self.maps or name.text in self.parameters:
                end = words[-1].end
                self.report(
                    Span(words[-1].source, end, end), f"this line has no `{name.text}`",
                    "it ends here", f"a line has the form `{form}`",
                )  # fmt: skip
                return False
        return True

    def data(self, name: tree.Name, word: Span) -> tree.Data | None:
        if not self.takes_the_rest(name):
            return parse_data(_located(word), self.diagnostics)
        items: list[Any] = []
        for cell in word.parts(r"[^\s,\[\]]+"):
            if self.diagnostics.is_full:
                return None
            items.append(parse("expr", _located(cell), self.diagnostics))
        return None if None in items else tree.DataList(word, tuple(items))

    def claim(self, name: tree.Name, word: Span) -> tree.Claim | None:
        """Read a number (for ``cost``, also several separated by commas), true or false."""
        shape, text = EXPECTATIONS[name.text].shape, word.text
        if shape == "truth" and text in ("true", "false"):
            return text == "true"
        numbers = text.split(",") if shape == "cost" else [text]
        if shape != "truth" and all(n.isascii() and n.isdigit() and len(n) < 19 for n in numbers):
            return int(text) if len(numbers) == 1 else tuple(map(int, numbers))
        kinds = {"truth": "`true` or `false`", "cost": "a whole number, or several with commas"}
        self.report(
            word, f"`{name.text}` must be {kinds.get(shape, 'a whole number')}",
            "this is something else",
            f"a line has the form `{' '.join(n.text for n in self.names)}`",
        )  # fmt: skip
        return None

    def report(self, span: Span, message: str, label: str, help: str) -> None:
        self.diagnostics.report("bad-level", span, message, label=label, help=help)


def _located(word: Span) -> LocatedText:
    return LocatedText(word.source, word.text, range(word.start, word.end), word.start)


# ── rows and text of a file ────────────────────────────────────────────────────────────


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
