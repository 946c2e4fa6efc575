"""Files with many instances: pictures with text between them, or one instance per line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from puzzlelang.syntax import tree
from puzzlelang.syntax.expect_section import Settings
from puzzlelang.syntax.expression_parser import parse, parse_data
from puzzlelang.syntax.level_rows import KEY, LEVEL, ROW, SKIPPED, TEXT, Line, sorted_lines
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.sections import EXPECTATIONS
from puzzlelang.text import Any, Diagnostics, Record, Source, Span, field, refusal

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
