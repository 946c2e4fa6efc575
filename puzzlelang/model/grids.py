"""Maps: rows of characters, and the sets and partial functions that a legend makes of them."""

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
from puzzlelang.model.checker_messages import MESSAGES
from puzzlelang.model.symbols import ConstSymbol, Names, TableSymbol
from puzzlelang.syntax import tree
from puzzlelang.text import Diagnostics, Record, Source, Span, printable

MOST_LINES = 65_536

MOST_FILLED = 1 << 20
"""Cells of a map whose rows may be filled with blanks, however short they are."""

SIZES = frozenset("height width rows columns cols lines size h w".split())
"""What people call the size of a map in its header."""


def read_map(
    entry: tree.Map,
    given: tree.MapText | None,
    letters_of: Mapping[str, Domain],
    names: Names,
    diagnostics: Diagnostics,
) -> core.Grid | None:
    """Read one map and declare what it gives: its cells, header numbers, legend words.

    ``letters_of`` are the types of letters (:func:`declare_letters`).
    ``given`` is the text from a file or standard input, or a level of such a text; without it
    the rows stand in the puzzle file.
    """
    lines = _lines(entry, given, diagnostics)
    if lines is None:
        return None
    header: dict[str, tuple[int, Span]] = {}
    if entry.header:
        if not lines:
            help = "the first line holds numbers, and rows follow"
            _broken(entry, given, diagnostics, "the map is empty", help)
            return None
        header_span = lines.pop(0)
        found = _header(entry, header_span, diagnostics)
        if found is None:
            return None
        header = found
    if entry.comment is not None:
        lines = [line for line in lines if not line.text.startswith(entry.comment.value)]
    if entry.preface is not None and not _without_preface(entry, entry.preface, lines, diagnostics):
        return None
    while lines and not lines[-1].text.strip():
        lines.pop()
    for word, (value, span) in header.items():
        name = next(n for n in entry.header if n.text == word)
        constant = core.number(span, value)
        names.declare("values", name, "a number of the map's header", ConstSymbol(constant))
    zero = next((n for n, (value, _) in header.items() if value == 0 and n in SIZES), "")
    if not lines and zero:  # as it was said it would be
        MESSAGES.report(diagnostics, "map-without-rows", header[zero][1], zero=zero)
        return None
    if not lines:
        help = "after its first line and comments comes a row of characters" if header else ""
        _broken(entry, given, diagnostics, "the map has no rows", help)
        return None
    lines = _cut(entry, lines, diagnostics)
    if lines and not _is_small(entry, lines, diagnostics):
        return None
    rows = _even_rows(entry, lines, diagnostics) if lines else None
    if rows is None:
        return None
    cells = Cells(entry.name.text, len(rows), len(rows[0]))
    names.declare_set(entry.name, "a map", whole(cells))
    if not _known_characters(entry, rows, lines, diagnostics):
        return None
    _declare_words(entry, cells, "".join(rows), letters_of, names, diagnostics)
    return core.Grid(entry.name.text, tuple(rows), tuple(lines), header, _words(entry))


def _words(entry: tree.Map) -> dict[str, tuple[str, ...]]:
    """The words of each character of the legend."""
    found: dict[str, tuple[str, ...]] = {}
    for line in entry.legend:
        words = tuple(
            word.text if isinstance(word, tree.Name) else f"{word.function.text}()"
            for word in line.words
        )
        found |= {sign: found.get(sign, ()) + words for sign in line.characters}
    return found


def _lines(
    entry: tree.Map, given: tree.MapText | None, diagnostics: Diagnostics
) -> list[Span] | None:
    if not isinstance(given, Source):
        return list(given or entry.rows or ())
    if given.text.count("\n", 0, -1) < MOST_LINES:
        return _file_lines(given)
    MESSAGES.report(diagnostics, "map-too-long", Span(given, 0, 0), most=MOST_LINES)
    return None


def _file_lines(source: Source) -> list[Span]:
    lines = [Span(source, line.start, line.start + len(line.text.rstrip("\r")))
             for line in source.lines()]  # fmt: skip
    if lines and lines[-1].start == lines[-1].end:
        lines.pop()
    return lines


def _without_preface(
    entry: tree.Map, preface: tree.Text, lines: list[Span], diagnostics: Diagnostics
) -> bool:
    """Take the comments above the rows away; False, and told, where one stands below a row."""
    while lines and lines[0].text.startswith(preface.value):
        del lines[0]
    known = entry.characters
    late = next((line for line in lines if line.text.startswith(preface.value)), None)
    if late is None or known.issuperset(preface.value):
        return True
    MESSAGES.report(
        diagnostics,
        "comment-between-rows",
        Span(late.source, late.start, late.start + len(preface.value)),
        name=entry.name.text,
    )
    return False


def _cut(entry: tree.Map, lines: list[Span], diagnostics: Diagnostics) -> list[Span]:
    """The rows of a map that is one line, when ``columns:`` says how long they are."""
    if entry.columns is None or len(lines) > 1:
        return lines
    (line,) = lines
    blank = " " in entry.characters
    length = len(line.text if blank else line.text.rstrip())
    if length % entry.columns:
        end = line.start + length
        MESSAGES.report(
            diagnostics,
            "line-not-cut",
            Span(line.source, end, end),
            length=length,
            columns=entry.columns,
        )
        return []
    starts = range(line.start, line.start + length, entry.columns)
    return [Span(line.source, start, start + entry.columns) for start in starts]


def _is_small(entry: tree.Map, lines: list[Span], diagnostics: Diagnostics) -> bool:
    """Would filling short rows with blanks make much more of the map than was written?"""
    written = sum(line.end - line.start for line in lines)
    longest = max(lines, key=lambda line: line.end - line.start)
    cells = len(lines) * (longest.end - longest.start)
    if cells <= max(MOST_FILLED, 4 * written):
        return True
    MESSAGES.report(diagnostics, "map-too-wide", longest, cells=cells, written=written)
    return False


def _broken(
    entry: tree.Map, given: tree.MapText | None, diagnostics: Diagnostics, message: str, help: str
) -> None:
    span = entry.name.span
    if isinstance(given, Source):
        span = Span(given, len(given.text), len(given.text))
        if given.text.endswith("\n"):
            span = Span(given, len(given.text) - 1, len(given.text) - 1)
    MESSAGES.report(diagnostics, "empty-map", span, message=message, help=help)


def _header(
    entry: tree.Map, line: Span, diagnostics: Diagnostics
) -> dict[str, tuple[int, Span]] | None:
    """The whole numbers on the first line of a map, under the names that ``header:`` gives."""
    words = line.parts("[^ ]+")
    wanted = " ".join(name.text for name in entry.header)
    for word in words:
        if not word.text.isascii() or not word.text.isdigit() or len(word.text) > 9:
            MESSAGES.report(
                diagnostics, "header-not-numbers", word, digits=word.text.isdigit(), wanted=wanted
            )
            return None
    if len(words) != len(entry.header):
        MESSAGES.report(
            diagnostics,
            "header-count",
            line,
            wanted_count=len(entry.header),
            count=len(words),
            wanted=wanted,
        )
        return None
    return {
        name.text: (int(word.text), word) for name, word in zip(entry.header, words, strict=True)
    }


def _even_rows(entry: tree.Map, lines: list[Span], diagnostics: Diagnostics) -> list[str] | None:
    """The rows' texts, short ones filled with blanks where the legend names the blank."""
    rows = [line.text for line in lines]
    width = max(len(row) for row in rows)
    blank = " " in entry.characters
    for row, line in zip(rows, lines, strict=True):
        if "\t" in row and "\t" not in entry.characters:
            at = line.start + row.index("\t")
            MESSAGES.report(diagnostics, "tab-in-map", Span(line.source, at, at + 1))
            return None
        if len(row) < width and not blank:
            longest = next(i for i, r in enumerate(rows) if len(r) == width)
            MESSAGES.report(
                diagnostics,
                "rows-unequal",
                Span(line.source, line.end, line.end),
                count=len(row),
                width=width,
                also=lines[longest],
            )
            return None
    return [row.ljust(width) for row in rows]


def _known_characters(
    entry: tree.Map, rows: list[str], lines: list[Span], diagnostics: Diagnostics
) -> bool:
    """Report characters that the legend leaves out: each once, and those of a row together."""
    known = entry.characters
    told: set[str] = set()
    for row, span in zip(rows, lines, strict=True):
        strange = sorted(set(row) - known - told, key=row.index)
        if not strange:
            continue
        told.update(strange)
        first = strange[0]
        place = span.start + row.index(first)
        what = "a blank" if first == " " else f"`{printable(first)}`"
        others = len(strange) - 1
        more = f", nor {others} other{'s' * (others > 1)} in this row" if others else ""
        name = "space" if first == " " else printable(first)
        MESSAGES.report(
            diagnostics,
            "not-in-legend",
            Span(span.source, place, place + 1),
            name=entry.name.text,
            what=what,
            more=more,
            sign=name,
            legend=_legend_of(entry),
        )
    return not told


def _legend_of(entry: tree.Map) -> str:
    """What a legend knows, as it is written, when that is not much."""
    signs = [line.span.text.split("=" if line.characters != "=" else " =")[0].strip()
        for line in entry.legend]  # fmt: skip
    return f"; it has {' '.join(signs)}" if len(signs) <= 20 else ""


class _Word(metaclass=Record, frozen=False):
    """A legend word: its characters, and for ``door(paint)`` its letters' type."""

    name: tree.Name
    characters: str = ""
    letters: str | None = None


def _declare_words(
    entry: tree.Map,
    cells: Cells,
    text: str,
    letters_of: Mapping[str, Domain],
    names: Names,
    diagnostics: Diagnostics,
) -> None:
    words: dict[str, _Word] = {}
    for line in entry.legend:
        for word in line.words:
            name = word if isinstance(word, tree.Name) else word.function
            known = words.setdefault(name.text, _Word(name))
            letters = None
            if isinstance(word, tree.Call):
                argument = word.arguments[0]
                assert isinstance(argument, tree.Name)
                letters = argument.text
            if known.characters and letters != known.letters:
                MESSAGES.report(diagnostics, "legend-word-in-two-ways", word, name=name.text)
                continue
            known.letters = letters
            known.characters += line.characters
    for found in words.values():
        if found.letters is None:
            places = Places(flags(text, found.characters))
            names.declare_set(found.name, "a word of the legend", Domain(cells, places))
        else:
            _declare_letters(found, cells, text, letters_of[found.letters], names)


def declare_letters(maps: Iterable[tree.Map], names: Names) -> dict[str, Domain]:
    """The types of letters that legends use, ``door(paint)``; maps may share one."""
    alphabets: dict[str, tuple[tree.Name, dict[str, None]]] = {}
    for line in (line for entry in maps for line in entry.legend):
        for word in line.words:
            if isinstance(word, tree.Call) and isinstance(word.arguments[0], tree.Name):
                name = word.arguments[0]
                letters = alphabets.setdefault(name.text, (name, {}))[1]
                letters.update(dict.fromkeys(line.characters.lower()))
    return {
        name.text: _alphabet(name, tuple(letters), names) for name, letters in alphabets.values()
    }


def _alphabet(name: tree.Name, letters: tuple[str, ...], names: Names) -> Domain:
    """The type of the letters behind a word: members, or numbers when all are digits."""
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


def _declare_letters(word: _Word, cells: Cells, text: str, letters: Domain, names: Names) -> None:
    if isinstance(letters.base, Members):
        places = {letter: i for i, letter in enumerate(letters.base.names)}
        value = {c: places[c.lower()] for c in word.characters}
    else:
        value = {c: int(c) for c in word.characters}
    known = Letters(codes(text, value))
    rows = LetterPairs(known)
    name, domain = word.name, whole(cells)
    element = Scalar(letters.base, letters.low, letters.high)
    function = core.Table(name.text, name.span, (domain,), element, known)
    relation = core.Table(name.text, name.span, (domain, letters), BOOLEAN, rows, default=0)
    symbol = TableSymbol(name.text, (domain, letters), rows, function, relation, from_legend=True)
    names.declare("values", name, "a word of the legend", symbol)


def cell_span(grid: core.Grid, cell: int) -> Span:
    """The place of a cell's character."""
    width = len(grid.rows[0])
    line = grid.spans[cell // width]
    start = min(line.start + cell % width, line.end)
    return Span(line.source, start, min(start + 1, line.end))
