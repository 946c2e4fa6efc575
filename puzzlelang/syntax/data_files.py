"""Data files: a word a line, or columns with commas between (CSV) below a line of their names.

A word is a text and no expression, so it may be any: ``none``, ``new york``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from puzzlelang.syntax import tree
from puzzlelang.syntax.files import STANDARD_INPUT, read_below
from puzzlelang.syntax.reader_messages import MESSAGES
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
"""The words of all data files of a puzzle; those of a file used twice count twice."""
LONGEST_WORD = 200
OUTSIDE_DATA = "put the file beside the puzzle, or into a folder beside it"


def with_data(parsed: tree.Puzzle, diagnostics: Diagnostics) -> tree.Puzzle:
    """The puzzle with what its data files hold in the place of their names."""
    if not parsed.data_paths or parsed.files:
        return parsed
    reader = _Reader(parsed.source, diagnostics)
    found = {section: tuple(map(reader.filled, getattr(parsed, section))) for section in _SECTIONS}
    return replace(parsed, **found, files=tuple(reader.sources.values()))


_SECTIONS = ("parameters", "types", "sets", "tables")


class _Reader(metaclass=Record, frozen=False):
    puzzle: Source
    diagnostics: Diagnostics
    sources: dict[str, Source] = field(factory=dict)
    count: int = 0

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
        """What stands in a file; nothing where something was wrong, which is reported."""
        path = file.path
        kind = os.path.splitext(path.value)[1].lower()
        found: tree.DataList | tree.DataRows | None = None
        if kind not in (".txt", ".csv"):
            self.report("data-ending", path.span)
        elif kind == ".txt" and file.columns:
            self.report("columns-of-words", file.columns[0])
        elif (source := self.source(path)) is not None:
            lines = self.lines(file, source)
            if lines is not None:
                found = (self.words if kind == ".txt" else self.table)(file, lines)
        return found if found is not None else tree.DataList(path.span, ())

    def source(self, path: tree.Text) -> Source | None:
        found = self.sources.get(path.value)
        if found is None and self.puzzle.name == STANDARD_INPUT:
            self.report("data-without-folder", path, path=path.value)
            return None
        if found is None:
            try:
                found = read_below(self.puzzle, path, OUTSIDE_DATA, DATA_LIMIT)
            except PuzzleError as error:
                for diagnostic in error.diagnostics:
                    self.diagnostics.add(replace(diagnostic, span=diagnostic.span or path.span))
                return None
            self.sources[path.value] = found
        return found

    def lines(self, file: tree.DataFile, source: Source) -> list[Span] | None:
        """The lines with words in them; None where there are none, or too many."""
        text = source.text
        if text.count("\n") > MOST_LINES:
            self.report("data-too-long", file.path, most=MOST_LINES)
            return None
        comment = file.comment.value if file.comment is not None else ""
        found = []
        for span in source.lines():
            line = span.text
            if len(line) > LONGEST_LINE:
                self.report("data-line-too-long", source.span(span.start), most=LONGEST_LINE)
                return None
            if line.strip(_BLANKS) and not (comment and line.startswith(comment)):
                found.append(span)
        if not found:
            self.report("data-empty", file.path, comments=bool(text.strip()))
            return None
        hidden = hidden_characters(text) - {"\t"}
        if hidden:
            sign = min(text.index(character) for character in hidden)
            span = source.span(sign, sign + 1)
            self.report("data-hidden", span, code=f"{ord(text[sign]):04X}")
            return None
        return found

    # ── a word a line ────────────────────────────────────────────────────────────────

    def words(self, file: tree.DataFile, lines: Sequence[Span]) -> tree.DataList | None:
        if not self.may_hold(len(lines), file):
            return None
        found = [_word(line.source, line.start, line.text) for line in lines]
        if not all(map(self.is_short, found)):
            return None
        return tree.DataList(file.path.span, tuple(found))

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

    def table(
        self, file: tree.DataFile, lines: Sequence[Span]
    ) -> tree.DataList | tree.DataRows | None:
        if lines[0].text.count(",") >= MOST_COLUMNS:
            self.report("data-too-wide", lines[0], most=MOST_COLUMNS)
            return None
        header = self.cells(lines[0])
        if header is None or not self.is_header(header):
            return None
        places = self.places(file, header)
        if places is None or not self.may_hold((len(lines) - 1) * len(places), file):
            return None
        if len(lines) == 1:
            self.report("data-header-alone", header[0].span.to(header[-1].span))
            return None
        rows: list[tuple[tree.Word, ...]] = []
        for line in lines[1:]:
            row = self.row(line, header)
            if row is None:
                return None
            rows.append(tuple(row[place] for place in places))
        if len(places) == 1:
            return tree.DataList(file.path.span, tuple(word for (word,) in rows))
        return tree.DataRows(file.path.span, tuple(header[place] for place in places), tuple(rows))

    def is_header(self, header: Sequence[tree.Word]) -> bool:
        """Has each column a name of its own?"""
        first: dict[str, tree.Word] = {}
        if len(header) == 1 and (sign := re.search(r"[;\t|]", header[0].text)):
            shown = "a tab" if sign.group() == "\t" else f"`{sign.group()}`"
            self.report("data-other-sign", header[0], sign=shown)
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
        """Which columns are used."""
        names = [word.text for word in header]
        found: list[int] = []
        for column in file.columns:
            if column.value not in names:
                help = did_you_mean(column.value, names) or f"its columns are {', '.join(names)}"
                also = header[0].span.to(header[-1].span)
                self.report("data-no-column", column, column=column.value, help=help, also=also)
                return None
            found.append(names.index(column.value))
        return found or list(range(len(names)))

    def row(self, line: Span, header: Sequence[tree.Word]) -> list[tree.Word] | None:
        row = self.cells(line)
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

    def cells(self, line: Span) -> list[tree.Word] | None:
        """The words of a line, as Python's `csv` reads them; each without blanks around it."""
        source, start, text = line.source, line.start, line.text
        if '"' not in text:
            found = []
            for cell in text.split(","):
                found.append(_word(source, start, cell))
                start += len(cell) + 1
            return found
        import csv

        begins, bad = _cells_in_quotes(text)
        if bad is None:
            try:
                (values,) = csv.reader([text], strict=True, skipinitialspace=True)
            except (csv.Error, ValueError):
                bad = begins[-1]
            else:
                assert len(values) == len(begins), "both read the same line"
                return [
                    tree.Word(source.span(start + begin, start + end), value.strip(_BLANKS))
                    for (begin, end), value in zip(begins, values, strict=True)
                ]
        self.report("data-quotes", source.span(start + bad[0], start + bad[1]))
        return None

    def report(self, key: str, at: tree.Text | tree.Word | Span, **given: object) -> None:
        span = at if isinstance(at, Span) else at.span
        MESSAGES.report(self.diagnostics, key, span, **given)


_BLANKS = " \t"
_CELL = re.compile(r'[ \t]*(?P<quoted>"(?:[^"]|"")*"[ \t]*(?=,|$)|(?!")[^,]*)(?P<end>,|$)')
Place = tuple[int, int]


def _cells_in_quotes(text: str) -> tuple[list[Place], Place | None]:
    """Where the cells of a line stand, and where one is not closed as it was opened."""
    found: list[Place] = []
    at = 0
    while True:
        cell = _CELL.match(text, at)
        if cell is None:
            begin = at + len(text[at:]) - len(text[at:].lstrip(_BLANKS))
            return found, (begin, len(text))
        begin, end = cell.span("quoted")
        found.append((begin, begin + len(text[begin:end].rstrip(_BLANKS))))
        if not cell["end"]:
            return found, None
        at = cell.end()


def _word(source: Source, start: int, text: str) -> tree.Word:
    """A text without the blanks around it."""
    plain = text.strip(_BLANKS)
    begin = start + text.index(plain)
    return tree.Word(Span(source, begin, begin + len(plain)), plain)
