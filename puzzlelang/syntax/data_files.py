"""Data files: one word per line, or columns separated by commas (CSV) under a header line.

A word is a literal, not an expression, so any text is allowed: ``none``, ``new york``.
"""

from __future__ import annotations

import os
import re
from array import array
from collections.abc import Sequence
from itertools import accumulate

from puzzlelang.syntax import tree
from puzzlelang.syntax.files import STANDARD_INPUT, read_below
from puzzlelang.syntax.located import MESSAGES
from puzzlelang.syntax.yaml_nodes import hidden_characters
from puzzlelang.text import (
    Diagnostics,
    PuzzleError,
    Record,
    Source,
    Span,
    did_you_mean,
    field,
    replace,
)

DATA_LIMIT = 8 << 20
MOST_LINES = 65_536
LONGEST_LINE = 16_384
MOST_COLUMNS = 256
MOST_WORDS = 65_536
"""Limit for the words of all data files of a puzzle; a file counts again for each use."""
MOST_CHARACTERS = 16 << 20
"""Limit for the characters of all data files; a file counts once for each ``comment:``."""
LONGEST_WORD = 200
OUTSIDE_DATA = "put the file into the puzzle's folder, or a folder in it"


def with_data(parsed: tree.Puzzle, diagnostics: Diagnostics) -> tree.Puzzle:
    """Replace the names of data files in the puzzle by their contents."""
    if not parsed.data_paths or parsed.files:
        return parsed
    reader = _Reader(parsed.source, diagnostics)
    sections = {
        section: tuple(map(reader.filled, getattr(parsed, section))) for section in _SECTIONS
    }
    return replace(parsed, **sections, files=tuple(reader.sources.values()))


_SECTIONS = ("parameters", "types", "sets", "tables")


class _Contents(metaclass=Record, frozen=False):
    """The lines of a file, read for one ``comment:``

    A row of a table is its words, or the offsets of its cells and of the next line.
    """

    source: Source | None = None
    header: Sequence[tree.Word] = ()
    rows: Sequence[Sequence[tree.Word] | array[int]] = ()
    columns: dict[int, tuple[tree.Word, ...]] = field(factory=dict)

    def column(self, place: int) -> tuple[tree.Word, ...]:
        """The words of a column without its header, created when an entry first uses them."""
        if place not in self.columns:
            self.columns[place] = tuple(self.word(row, place) for row in self.rows)
        return self.columns[place]

    def word(self, row: Sequence[tree.Word] | array[int], place: int) -> tree.Word:
        if not isinstance(row, array):
            return row[place]
        assert self.source is not None
        begin, end = row[place], row[place + 1] - 1
        return _word(self.source, begin, self.source.text[begin:end])


class _Reader(metaclass=Record, frozen=False):
    """Reads each file once, for any number of entries."""

    puzzle: Source
    diagnostics: Diagnostics
    sources: dict[str, Source] = field(factory=dict)
    contents: dict[tuple[str, str], _Contents | None] = field(factory=dict)
    count: int = 0
    characters: int = 0

    def filled(self, entry: tree.Named | tree.Definition) -> tree.Named | tree.Definition:
        if not isinstance(entry, tree.Named):
            return entry
        return replace(entry, data=self.data(entry.data))

    def data(self, data: tree.Data) -> tree.Data:
        match data:
            case tree.DataFile():
                return self.file(data)
            case tree.DataList(span, items):
                return tree.DataList(span, tuple(map(self.data, items)))
            case tree.DataMap(span, entries):
                return tree.DataMap(span, tuple((key, self.data(v)) for key, v in entries))
        return data

    def file(self, file: tree.DataFile) -> tree.Data:
        """The contents of a file; an empty list after a mistake, which is reported."""
        path = file.path
        kind = os.path.splitext(path.value)[1].lower()
        node: tree.DataList | tree.DataRows | None = None
        if self.count > MOST_WORDS or self.characters > MOST_CHARACTERS or self.diagnostics.is_full:
            pass  # already reported
        elif kind not in (".txt", ".csv"):
            self.report("data-ending", path.span)
        elif kind == ".txt" and file.columns:
            self.report("columns-of-words", file.columns[0])
        elif (contents := self.read(file, kind)) is not None:
            node = (self.words if kind == ".txt" else self.table)(file, contents)
        return node if node is not None else tree.DataList(path.span, ())

    def read(self, file: tree.DataFile, kind: str) -> _Contents | None:
        """The contents of a file; None after a mistake, which is reported once."""
        key = file.path.value, file.comment.value if file.comment is not None else ""
        if key not in self.contents:
            source = self.source(file.path)
            lines = self.lines(file.path, key[1], source) if source is not None else None
            reader = self.all_words if kind == ".txt" else self.cells
            self.contents[key] = reader(lines) if lines is not None else None
        return self.contents[key]

    def source(self, path: tree.Text) -> Source | None:
        source = self.sources.get(path.value)
        if source is None and self.puzzle.name == STANDARD_INPUT:
            self.report("data-without-folder", path, path=path.value)
            return None
        if source is None:
            try:
                source = read_below(self.puzzle, path, OUTSIDE_DATA, DATA_LIMIT)
            except PuzzleError as error:
                for diagnostic in error.diagnostics:
                    self.diagnostics.add(diagnostic)
                return None
            self.sources[path.value] = source
        self.characters += len(source.text)
        if self.characters > MOST_CHARACTERS:
            self.report("data-too-many-characters", path, most=MOST_CHARACTERS >> 20)
            return None
        return source

    def lines(self, path: tree.Text, comment: str, source: Source) -> list[Span] | None:
        """The lines that have words; None if there are too many, or none."""
        text = source.text
        if text.count("\n") > MOST_LINES:
            self.report("data-too-long", path, most=MOST_LINES)
            return None
        spans = []
        for span in source.lines():
            line = span.text
            if len(line) > LONGEST_LINE:
                self.report("data-line-too-long", source.span(span.start), most=LONGEST_LINE)
                return None
            if line.strip(_BLANKS) and not _is_comment(line, comment):
                spans.append(span)
        if not spans:
            self.report("data-empty", path, comments=bool(text.strip()))
            return None
        hidden = hidden_characters(text) - {"\t"}
        if hidden:
            sign = min(text.index(character) for character in hidden)
            span = source.span(sign, sign + 1)
            self.report("data-hidden", span, code=f"{ord(text[sign]):04X}")
            return None
        return spans

    # ── one word per line ────────────────────────────────────────────────────────────

    def all_words(self, lines: list[Span]) -> _Contents | None:
        words = tuple(_word(line.source, line.start, line.text) for line in lines)
        return _Contents(columns={0: words}) if all(map(self.is_short, words)) else None

    def words(self, file: tree.DataFile, contents: _Contents) -> tree.DataList | None:
        words = contents.columns[0]
        return tree.DataList(file.path.span, words) if self.may_hold(len(words), file) else None

    def is_short(self, word: tree.Word) -> bool:
        if len(word.text) <= LONGEST_WORD:
            return True
        self.report("data-word-too-long", word, count=len(word.text), most=LONGEST_WORD)
        return False

    def may_hold(self, count: int, file: tree.DataFile) -> bool:
        self.count += count
        if self.count <= MOST_WORDS:
            return True
        if self.count - count <= MOST_WORDS:
            self.report("data-too-much", file.path, most=MOST_WORDS)
        return False

    # ── columns ──────────────────────────────────────────────────────────────────────

    def cells(self, lines: list[Span]) -> _Contents | None:
        if lines[0].text.count(",") >= MOST_COLUMNS:
            self.report("data-too-wide", lines[0], most=MOST_COLUMNS)
            return None
        header = self.words_of(lines[0])
        if header is None or not self.is_header(header):
            return None
        if len(lines) == 1:
            self.report("data-header-alone", header[0].span.to(header[-1].span))
            return None
        rows = []
        for line in lines[1:]:
            row = _plain_row(line, len(header)) or self.row(line, header)
            if row is None:
                return None
            rows.append(row)
        return _Contents(lines[0].source, header, rows)

    def table(
        self, file: tree.DataFile, contents: _Contents
    ) -> tree.DataList | tree.DataRows | None:
        header = contents.header
        places = self.places(file, header)
        if places is None or not self.may_hold(len(contents.rows) * len(places), file):
            return None
        columns = list(map(contents.column, places))
        if len(places) == 1:
            return tree.DataList(file.path.span, columns[0])
        names = tuple(header[place] for place in places)
        return tree.DataRows(file.path.span, names, tuple(zip(*columns, strict=True)))

    def is_header(self, header: Sequence[tree.Word]) -> bool:
        """Check that each column has a distinct name."""
        first: dict[str, tree.Word] = {}
        if len(header) == 1 and (sign := re.search(r"[;\t|]", header[0].text)):
            separator = "a tab" if sign.group() == "\t" else f"`{sign.group()}`"
            self.report("data-other-sign", header[0], sign=separator)
            return False
        for word in header:
            if not word.text:
                self.report("data-nameless", word)
                return False
            before = first.setdefault(word.text, word)
            if before is not word:
                self.report("data-two-columns", word, column=word.text, also=before.span)
                return False
        return True

    def places(self, file: tree.DataFile, header: Sequence[tree.Word]) -> list[int] | None:
        names = [word.text for word in header]
        indices: list[int] = []
        for column in file.columns:
            if column.value not in names:
                help = did_you_mean(column.value, names) or f"its columns are {', '.join(names)}"
                also = header[0].span.to(header[-1].span)
                self.report("data-no-column", column, column=column.value, help=help, also=also)
                return None
            indices.append(names.index(column.value))
        return indices or list(range(len(names)))

    def row(self, line: Span, header: Sequence[tree.Word]) -> list[tree.Word] | None:
        row = self.words_of(line)
        if row is None:
            return None
        if len(row) != len(header):
            extra = row[len(header)] if len(row) > len(header) else None
            place = extra or line.source.span(line.start + len(line.text.rstrip(_BLANKS)))
            also = header[0].span.to(header[-1].span)
            self.report("data-ragged", place, count=len(row), columns=len(header), also=also,
                        more=extra is not None)  # fmt: skip
            return None
        for word, column in zip(row, header, strict=True):
            if not word.text:
                self.report("data-nothing", word, column=column.text)
                return None
            if not self.is_short(word):
                return None
        return row

    def words_of(self, line: Span) -> list[tree.Word] | None:
        """The words of a line, as read by Python's `csv`, without surrounding blanks."""
        source, start, text = line.source, line.start, line.text
        if '"' not in text:
            row = []
            for cell in text.split(","):
                row.append(_word(source, start, cell))
                start += len(cell) + 1
            return row
        import csv

        begins, mismatch = _cells_in_quotes(text)
        if mismatch is None:
            try:
                (values,) = csv.reader([text], strict=True, skipinitialspace=True)
            except (csv.Error, ValueError):
                mismatch = begins[-1]
            else:
                assert len(values) == len(begins), "both read the same line"
                return [
                    tree.Word(source.span(start + begin, start + end), value.strip(_BLANKS))
                    for (begin, end), value in zip(begins, values, strict=True)
                ]
        self.report("data-quotes", source.span(start + mismatch[0], start + mismatch[1]))
        return None

    def report(self, key: str, at: tree.Text | tree.Word | Span, **given: object) -> None:
        span = at if isinstance(at, Span) else at.span
        MESSAGES.report(self.diagnostics, key, span, **given)


_BLANKS = " \t"
_CELL = re.compile(r'[ \t]*(?P<quoted>"(?:[^"]|"")*"[ \t]*(?=,|$)|(?!")[^,]*)(?P<end>,|$)')
Place = tuple[int, int]


def _cells_in_quotes(text: str) -> tuple[list[Place], Place | None]:
    """Positions of the cells of a line, and of a cell whose quotes don't match."""
    cells: list[Place] = []
    at = 0
    while True:
        cell = _CELL.match(text, at)
        if cell is None:
            begin = at + len(text[at:]) - len(text[at:].lstrip(_BLANKS))
            return cells, (begin, len(text))
        begin, end = cell.span("quoted")
        cells.append((begin, begin + len(text[begin:end].rstrip(_BLANKS))))
        if not cell["end"]:
            return cells, None
        at = cell.end()


def _plain_row(line: Span, count: int) -> array[int] | None:
    """Offsets of ``count`` unquoted cells and of the next line; None for any other row."""
    text = line.text
    cells = text.split(",")
    if len(cells) != count or '"' in text:
        return None
    if not all(0 < len(cell.strip(_BLANKS)) <= LONGEST_WORD for cell in cells):
        return None
    ends = accumulate((len(cell) + 1 for cell in cells), initial=line.start)
    return array("q", ends)


def _is_comment(line: str, sign: str) -> bool:
    return bool(sign) and (line.startswith(sign) or line.lstrip(_BLANKS).startswith(sign))


def _word(source: Source, start: int, text: str) -> tree.Word:
    plain = text.strip(_BLANKS)
    begin = start + text.index(plain)
    return tree.Word(Span(source, begin, begin + len(plain)), plain)
