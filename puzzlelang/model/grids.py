"""Maps: rows of characters, and the sets and partial functions that a legend defines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from puzzlelang.core import (
    BOOLEAN,
    INTEGERS,
    Cells,
    Domain,
    LetterPairs,
    Letters,
    Members,
    Places,
    Scalar,
    codes,
    flags,
    whole,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.symbols import MESSAGES, ConstSymbol, Names, TableSymbol
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Diagnostics, Located, Record, Source, Span, printable

MOST_LINES = 65_536

MOST_LINES_IN_ALL = 131_072
MOST_CHARACTERS = 64 << 20
"""Limits on all maps of a puzzle; a file counts for each map that names it."""

MOST_FILLED = 1 << 20
"""Up to this many cells in all maps, rows may be padded with any number of blanks."""

SIZES = frozenset("height width rows columns cols lines size h w".split())
"""Usual header names for the size of a map."""


class MapSizes(metaclass=Record, frozen=False):
    """Sums over the maps read so far."""

    lines: int = 0
    characters: int = 0
    written: int = 0
    cells: int = 0
    full: bool = False

    def add_text(self, text: str) -> bool:
        """Count the text of a map; return False above a limit."""
        self.characters += len(text)
        if self.characters > MOST_CHARACTERS:
            return False
        self.lines += text.count("\n", 0, -1) + 1
        return self.lines <= MOST_LINES_IN_ALL


def read_map(
    entry: tree.Map,
    given: tree.MapText | None,
    letters_of: Mapping[str, Domain],
    names: Names,
    diagnostics: Diagnostics,
    sizes: MapSizes,
) -> core.Grid | None:
    """Read one map; declare its cells, header numbers and legend words.

    ``letters_of`` are the types of letters (:func:`declare_letters`). ``given`` is the text from a
    file or standard input, or a level of such a text; without it, the rows are in the puzzle file.
    """
    return _Map(entry, given, names, diagnostics, sizes).read(letters_of)


class _Map(metaclass=Record):
    """Reads one map; methods that return None, False or nothing have reported the reason."""

    entry: tree.Map
    given: tree.MapText | None
    names: Names
    diagnostics: Diagnostics
    sizes: MapSizes

    def report(self, key: str, at: Located | Span, **given: Any) -> None:
        MESSAGES.report(self.diagnostics, key, at, **given)

    def read(self, letters_of: Mapping[str, Domain]) -> core.Grid | None:
        entry, names = self.entry, self.names
        lines = self._lines()
        if lines is None:
            return None
        header: dict[str, tuple[int, Span]] = {}
        if entry.header:
            if not lines:
                self._empty("the map is empty", "the first line holds numbers, and rows follow")
                return None
            numbers = self._header(lines.pop(0))
            if numbers is None:
                return None
            header = numbers
        if entry.comment is not None:
            lines = [line for line in lines if not line.text.startswith(entry.comment.value)]
        if entry.preface is not None and not self._without_preface(entry.preface, lines):
            return None
        while lines and not lines[-1].text.strip():
            lines.pop()
        for name in entry.header:
            value, span = header[name.text]
            symbol = ConstSymbol(core.number(span, value))
            names.declare("values", name, "a number of the map's header", symbol)
        zero = next((n for n, (value, _) in header.items() if value == 0 and n in SIZES), "")
        if not lines and zero:  # declared to be empty
            self.report("map-without-rows", header[zero][1], zero=zero)
            return None
        if not lines:
            help = "after its first line and comments comes a row of characters" if header else ""
            self._empty("the map has no rows", help)
            return None
        lines = self._cut(lines)
        rows = self._even_rows(lines) if lines and self._is_small(lines) else None
        if rows is None:
            return None
        cells = Cells(entry.name.text, len(rows), len(rows[0]))
        names.declare_set(entry.name, "a map", whole(cells))
        if not self._check_characters(rows, lines):
            return None
        self._declare_words(cells, "".join(rows), letters_of)
        words: dict[str, tuple[str, ...]] = {}
        for line in entry.legend:
            own = tuple(word.name.text + "()" * (word.letters is not None) for word in line.words)
            words |= {sign: words.get(sign, ()) + own for sign in line.characters}
        return core.Grid(entry.name.text, tuple(rows), tuple(lines), header, words)

    def _lines(self) -> list[Span] | None:
        override = self.given
        if not isinstance(override, Source):
            return list(override or self.entry.rows or ())
        sizes, before = self.sizes, self.sizes.lines
        fits = sizes.add_text(override.text)
        if sizes.lines - before > MOST_LINES:
            self.report("map-too-long", override.span(0), most=MOST_LINES)
        elif not fits and not sizes.full:
            size, sizes.full = MOST_CHARACTERS >> 20, True
            self.report("maps-too-long", self.entry.name, most=MOST_LINES_IN_ALL, size=size)
        if not fits or sizes.lines - before > MOST_LINES:
            return None
        lines = [override.span(line.start, line.start + len(line.text.rstrip("\r")))
                 for line in override.lines()]  # fmt: skip
        return lines if lines[-1].text else lines[:-1]

    def _empty(self, message: str, help: str) -> None:
        span = self.entry.name.span
        if isinstance(self.given, Source):
            span = self.given.span(len(self.given.text.removesuffix("\n")))
        self.report("empty-map", span, message=message, help=help)

    def _header(self, line: Span) -> dict[str, tuple[int, Span]] | None:
        """Read the numbers on the first line, named by ``header:``."""
        words, names = line.parts("[^ ]+"), [name.text for name in self.entry.header]
        header_text = " ".join(names)
        for word in words:
            if not word.text.isascii() or not word.text.isdigit() or len(word.text) > 9:
                digits = word.text.isdigit()
                self.report("header-not-numbers", word, digits=digits, wanted=header_text)
                return None
        if len(words) != len(names):
            counts = len(names), len(words)
            self.report(
                "header-count", line, wanted_count=counts[0], count=counts[1], wanted=header_text
            )
            return None
        return {name: (int(word.text), word) for name, word in zip(names, words, strict=True)}

    def _without_preface(self, preface: tree.Text, lines: list[Span]) -> bool:
        """Remove the comments above the rows; False if one is below a row (reported)."""
        while lines and lines[0].text.startswith(preface.value):
            del lines[0]
        late = next((line for line in lines if line.text.startswith(preface.value)), None)
        if late is None or self.entry.characters.issuperset(preface.value):
            return True
        at = Span(late.source, late.start, late.start + len(preface.value))
        self.report("comment-between-rows", at, name=self.entry.name.text)
        return False

    def _cut(self, lines: list[Span]) -> list[Span]:
        """Cut a map of one line into rows, if ``columns:`` gives their length."""
        columns = self.entry.columns
        if columns is None or len(lines) > 1:
            return lines
        (line,) = lines
        blank = " " in self.entry.characters
        end = line.start + len(line.text if blank else line.text.rstrip())
        length = end - line.start
        if length % columns:
            self.report("line-not-cut", line.source.span(end), length=length, columns=columns)
            return []
        starts = range(line.start, end, columns)
        return [Span(line.source, start, start + columns) for start in starts]

    def _is_small(self, lines: list[Span]) -> bool:
        """Test that padding doesn't enlarge the map too much (reported)."""
        characters = sum(line.end - line.start for line in lines)
        longest = max(lines, key=lambda line: line.end - line.start)
        cells = len(lines) * (longest.end - longest.start)
        sizes = self.sizes
        sizes.cells, sizes.written = sizes.cells + cells, sizes.written + characters
        if cells > max(MOST_FILLED, 4 * characters):
            self.report("map-too-wide", longest, cells=cells, written=characters)
        elif sizes.cells > max(MOST_FILLED, 4 * sizes.written):
            self.report("maps-too-wide", longest, cells=sizes.cells, written=sizes.written)
        else:
            return True
        return False

    def _even_rows(self, lines: list[Span]) -> list[str] | None:
        """Return the rows, padded with blanks if the legend has the blank."""
        rows, characters = [line.text for line in lines], self.entry.characters
        lengths = [len(row) for row in rows]
        width = max(lengths)
        for row, line in zip(rows, lines, strict=True):
            if "\t" in row and "\t" not in characters:
                at = line.start + row.index("\t")
                self.report("tab-in-map", Span(line.source, at, at + 1))
                return None
            if len(row) < width and " " not in characters:
                end, also = line.source.span(line.end), lines[lengths.index(width)]
                self.report("rows-unequal", end, count=len(row), width=width, also=also)
                return None
        return [row.ljust(width) for row in rows]

    def _check_characters(self, rows: list[str], lines: list[Span]) -> bool:
        """Report characters missing from the legend: each once, with one report per row."""
        characters = self.entry.characters
        unknown: set[str] = set()
        for row, span in zip(rows, lines, strict=True):
            strange = sorted(set(row) - characters - unknown, key=row.index)
            if not strange:
                continue
            unknown.update(strange)
            first = strange[0]
            place = span.start + row.index(first)
            others = len(strange) - 1
            self.report(
                "not-in-legend",
                Span(span.source, place, place + 1),
                name=self.entry.name.text,
                what="a blank" if first == " " else f"`{printable(first)}`",
                more=f", nor {others} other{'s' * (others > 1)} in this row" if others else "",
                sign="space" if first == " " else printable(first),
                legend=self._legend(),
            )
        return not unknown

    def _legend(self) -> str:
        """List the legend's characters, if there are few."""
        signs = self.entry.signs
        return f"; it has {' '.join(signs)}" if len(signs) <= 20 else ""

    def _declare_words(self, cells: Cells, text: str, letters_of: Mapping[str, Domain]) -> None:
        words: dict[str, tuple[tree.LegendWord, list[str]]] = {}
        for line in self.entry.legend:
            for word in line.words:
                first, signs = words.setdefault(word.name.text, (word, []))
                if _letters(word) == _letters(first):
                    signs.append(line.characters)
                elif word.letters and first.letters:
                    self.report(
                        "legend-word-of-two-types",
                        word,
                        name=word.name.text,
                        first=first.letters.text,
                        other=word.letters.text,
                        signs=line.characters,
                    )
                else:
                    self.report("legend-word-in-two-ways", word, name=word.name.text)
        for word, signs in words.values():
            if word.letters is None:
                places = Places(flags(text, "".join(signs)))
                self.names.declare_set(word.name, "a word of the legend", Domain(cells, places))
            else:
                letters = letters_of[word.letters.text]
                _declare_letters(word.name, "".join(signs), cells, text, letters, self.names)


def _letters(word: tree.LegendWord) -> str | None:
    return word.letters.text if word.letters else None


def declare_letters(maps: Iterable[tree.Map], names: Names) -> dict[str, Domain]:
    """Declare the types of letters in legends, ``door(paint)``; maps may share one."""
    alphabets: dict[str, tuple[tree.Name, dict[str, None]]] = {}
    for line in (line for entry in maps for line in entry.legend):
        for word in line.words:
            if word.letters is not None:
                _, letters = alphabets.setdefault(word.letters.text, (word.letters, {}))
                letters.update(dict.fromkeys(line.characters.lower()))
    return {
        name.text: _alphabet(name, tuple(letters), names) for name, letters in alphabets.values()
    }


def _alphabet(name: tree.Name, letters: tuple[str, ...], names: Names) -> Domain:
    """Declare the type of a word's letters: members, or numbers if all are digits."""
    if all(letter.isdigit() for letter in letters):
        domain = Domain(INTEGERS, tuple(sorted(int(letter) for letter in letters)))
        names.declare_set(name, "a type of the legend", domain)
        return domain
    base = Members(name.text, letters)
    names.declare_set(name, "a type of the legend", whole(base))
    spelled = tuple(tree.Name(name.span, letter) for letter in letters)
    names.declare_members(base, spelled)
    names.letters.add(base)
    return whole(base)


def _declare_letters(
    name: tree.Name, signs: str, cells: Cells, text: str, letters: Domain, names: Names
) -> None:
    if isinstance(letters.base, Members):
        places = {letter: i for i, letter in enumerate(letters.base.names)}
        value = {c: places[c.lower()] for c in signs}
    else:
        value = {c: int(c) for c in signs}
    cell_letters = Letters(codes(text, value))
    rows = LetterPairs(cell_letters)
    domain = whole(cells)
    element = Scalar(letters.base, letters.low, letters.high)
    function = core.Table(name.text, name.span, (domain,), element, cell_letters)
    relation = core.Table(name.text, name.span, (domain, letters), BOOLEAN, rows, default=0)
    symbol = TableSymbol(name.text, (domain, letters), rows, function, relation, from_legend=True)
    names.declare("values", name, "a word of the legend", symbol)


def cell_span(grid: core.Grid, cell: int) -> Span:
    """Return the span of a cell's character."""
    width = len(grid.rows[0])
    line = grid.spans[cell // width]
    start = min(line.start + cell % width, line.end)
    return Span(line.source, start, min(start + 1, line.end))
