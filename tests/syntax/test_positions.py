"""Every mistake is reported at its exact character, in all five styles of YAML.

The examples of ``habits.txt`` and some mistakes of names and types are written into puzzle files,
with every liberty of a style: line breaks, escapes, comments, wide characters around them. The
writer (`page`) records where each character is. The same text on one line in single quotes says
which of its characters are wrong. A usual run tries a few hundred;
`PUZZLELANG_POSITIONS=10000 pytest tests/syntax/test_positions.py` tries 10,000.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from random import Random

import pytest

from puzzlelang.model.puzzle_checker import check
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.files import read_stream
from puzzlelang.syntax.habits import rows
from puzzlelang.text.diagnostics import Diagnostic, Diagnostics, render
from puzzlelang.text.records import replace
from puzzlelang.text.source import Source
from tests.support import each_row
from tests.syntax.page import STYLES, Impossible, Page

HOW_MANY = int(os.environ.get("PUZZLELANG_POSITIONS", "500"))

WIDE = frozenset("川渡り狼漢字注釈誰も食べられない\U0001f43a＋")
"""Two columns each: W or F in EastAsianWidth.txt of Unicode."""

MARKS = frozenset("\u0301\u20d7")
"""Without a column: general category Mn."""


BASE = {
    "puzzle": '"川渡り \U0001f43a e\u0301"',
    "types": "{item: [wolf, goat], bank: [left, right]}",
    "state": (
        "{n: 0..9 = 0, lit: boolean = false, at: bank for each item = left,"
        " load: set of item = none, man: bank = left}"
    ),
    "transitions": "{idle: {then: {n: n}}}",
    "goal": "lit",
}
"""A correct puzzle by section; each section can also be written in braces on one line."""

MEANT = [
    "lit and litq", "n", "count(n) = 1", "lit and", "(lit or n = 1", "n = 1) or lit",
    "at(wlf) = left", "n = 99999999999999999999999", "lit and n", "every i in itm has lit",
    "lit ☃ lit", "狼 and lit", "lit and \u00a0lit", "n <=> 3", "some i in item where at(i) = lit",
    "lit and 'it''s' = n",
]  # fmt: skip
"""Mistakes of names and types, and texts that end too soon."""

EXPRESSIONS = MEANT + [
    example.replace("⟦", "").replace("⟧", "")
    for row in rows() for example in (row.fields.get("goal"), row.fields.get("item")) if example
]  # fmt: skip

HEADS = [
    row.fields["head"].replace("⟦", "").replace("⟧", "") for row in rows() if "head" in row.fields
]

BLOCKS = [
    "goal: @\n", "goal:   @\n", "goal:\n  - lit\n  - @\n  - n = 1\n", "goal:\n- @\n",
    "invariants:\n  誰も食べられない \U0001f43a: @\n  'it''s safe': lit\n",
    "invariants:\n  - lit\n  -   @\n", "lose:\n    e\u0301te\u0301: @\n", "check: @\n",
    "define: # 注 \U0001f43a\n  much: @\n", "tables:\n  w9(i9 in item): @\n",
    "transitions:\n  t9:\n    when: @\n    then:\n      n: n\n",
    "transitions:\n  t9:\n    when:\n    - lit\n    - @\n    then: {n: n}\n",
    "transitions:\n  t9:\n    let:\n      b9: @\n    then:\n      n: 1\n",
    "transitions:\n  t9:\n    then:\n      - n: 1\n      - lit: @\n",
    "transitions:\n  t9:\n    then:\n      if lit:\n        n: 1\n      else:\n"
    "        for each i9 in item:\n          lit: @\n",
]  # fmt: skip
"""Places of an expression: ``@`` in a section"""

FLOWS = [
    "goal: [lit, @, n = 1]\n", "goal: [ lit,  # 注釈 e\u0301 \U0001f43a\n  @\n  ]\n",
    "goal: [\"'狼e\u0301' = '\U0001f43a'\", @]\n", "define: {'a9': lit, b9: @}\n",
    "define: {a9: lit,\n\n   b9: @ }\n", "transitions: {t9: {when: [lit, @], then: {n: n}}}\n",
    "transitions: {t9: {say: 'e\u0301 漢字', when: @, then: {n: n}}}\n",
    "transitions: {t9: {then: [{n: 1}, {lit: @}]}}\n",
]  # fmt: skip

KEYS = ["transitions:\n  @:\n    then: {n: 2}\n", "transitions: {@: {then: {n: n}}}\n"]
"""Places of a head"""

TEMPLATES = ["show: @\n", "transitions:\n  t9:\n    then:\n      n: n\n    say: @\n"]
"""Texts with an expression between ``<`` and ``>``"""

BEFORE = ["", "e\u0301 狼 ", "<n> is ", "\U0001f43a: <man> at (", "it's "]


@dataclass(frozen=True)
class Case:
    """A file with the text ``value`` in the context ``head`` … ``tail``."""

    head: str
    tail: str
    value: str

    @property
    def flow(self) -> bool:
        return sum(map(self.head.count, "[{")) > sum(map(self.head.count, "]}"))

    @property
    def parent(self) -> int:
        """The column of the key, or of the ``-``, of the text"""
        line = self.head.rsplit("\n", 1)[-1]
        indent, dashes, key = re.fullmatch(r"( *)((?:- +)*)(\S.*)?", line).groups()  # type: ignore[union-attr]
        if key:
            return len(indent) + len(dashes)
        return len(line.rstrip()) - 1 if dashes else 0

    def written(self, style: str, chance: Random, plain: bool = False) -> Page:
        """Write the file; ``plain``: without any liberty."""
        if style in ("literal", "folded") and (self.flow or self.tail.startswith(":")):
            raise Impossible
        if style == "folded" and "<(" in self.value:
            raise Impossible  # a text for people is never folded
        one_line = plain or self.tail.startswith(":") or chance.random() < 0.3
        page = Page(chance, style, self.flow, one_line, self.parent)
        others = [key for key in BASE if not self.head.startswith(f"{key}:")]
        if not plain:
            chance.shuffle(others)
        cut = 0 if plain else chance.randint(0, len(others))
        page.put("".join(f"{key}: {BASE[key]}\n" for key in others[:cut]))
        page.put("" if plain else chance.choice(["", "", "# 漢字 e\u0301 \U0001f43a\n\n"]))
        page.put(self.head)
        page.scalar(self.value)
        block = style in ("literal", "folded")
        if self.tail.startswith("\n") and not block and not plain:
            page.put(chance.choice(["", "", " ", "  # 注釈 e\u0301"]))
        page.put(self.tail.removeprefix("\n") if page.parts[-2].endswith("\n") else self.tail)
        page.put("".join(f"{key}: {BASE[key]}\n" for key in others[cut:]))
        return page


def some_case(chance: Random) -> Case:
    kind = chance.choice("bbbbffkt")
    contexts = {"b": BLOCKS, "f": FLOWS, "k": KEYS, "t": TEMPLATES}[kind]
    value = chance.choice(HEADS if kind == "k" else EXPRESSIONS)
    if kind == "t":
        value = f"{chance.choice(BEFORE)}<({value})>{chance.choice(['', ' 狼', '.'])}"
    head, tail = chance.choice(contexts).split("@")
    return Case(head, tail, value)


def saved(text: str, number: int) -> Source:
    """``text`` as read from a file: with either kind of line ends, and sometimes with a byte order
    mark.
    """
    if number % 6 == 2:  # an editor sends the text unchanged
        return Source("puzzle.yaml", text.replace("\n", "\r\n"))
    data = text.encode("utf-8")
    if number % 3 == 1:
        data = data.replace(b"\n", b"\r\n")
    if number % 4 == 1:
        data = b"\xef\xbb\xbf" + data
    return read_stream(BytesIO(data), "puzzle.yaml")


def told(source: Source, maps: Mapping[str, Source] = {}) -> list[Diagnostic]:
    diagnostics = Diagnostics()
    parsed = read_puzzle(source, diagnostics)
    if parsed is not None and not diagnostics.errors:
        check(parsed, {}, maps, diagnostics)
    return diagnostics.errors


def place_of(diagnostic: Diagnostic) -> tuple[int, ...]:
    span = diagnostic.span
    assert span is not None
    return *span.source.position(span.start), *span.source.position(span.end)


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    before = text[:offset].split("\n")
    return len(before), len(before[-1]) + 1


def wrong_characters(case: Case) -> list[tuple[str, int, int]]:
    """Each message, and the characters of the text that it underlines."""
    page = case.written("single", Random(0), plain=True)
    starts = {start: i for i, (start, _) in enumerate(page.places)}
    ends = {end: i + 1 for i, (_, end) in enumerate(page.places)}
    found = []
    for error in told(Source("puzzle.yaml", "".join(page.parts))):
        assert error.span is not None
        start, end = error.span.start, error.span.end
        first = starts.get(start, ends.get(start, -1))
        found.append((error.message, first, first if start == end else ends.get(end, -1)))
    return found


@pytest.mark.each_time("plain")
@pytest.mark.parametrize("style", STYLES)
def test_the_place_of_a_mistake_in_any_layout(style: str) -> None:
    """The same messages, with the right line, column and end."""
    number = compared = otherwise = 0
    while compared < HOW_MANY // len(STYLES):
        number += 1
        chance = Random(f"{style} {number}")
        case = some_case(chance)
        try:
            page = case.written(style, chance)
        except Impossible:
            continue
        wrong = wrong_characters(case)
        if len(wrong) != 1 or -1 in wrong[0]:
            continue
        ((message, first, last),) = wrong
        start = page.places[first][0] if first < len(page.places) else page.places[-1][1]
        end = start if first == last else page.places[last - 1][1]
        text = "".join(page.parts)
        errors = told(saved(text, number))
        if [error.message for error in errors] != [message]:
            otherwise += 1  # some advice depends on the layout
            continue
        compared += 1
        shown = f"{style} {number}:\n{text}\n" + "\n".join(map(render, errors))
        expected = *line_and_column(text, start), *line_and_column(text, end)
        assert place_of(errors[0]) == expected, shown
        check_underline(render(replace(errors[0], related=())), text, start, end)
    assert 10 * otherwise <= compared


# ── printed positions ────────────────────────────────────────────────────────────────


def cells(text: str) -> list[str]:
    """Text in each terminal column; the second half of a wide character is empty."""
    found: list[str] = []
    for c in text:
        if c in MARKS:
            found[-1:] = [found[-1] + c] if found else []
        else:
            found.extend([c, ""] if c in WIDE else [c])
    return found


def as_shown(text: str) -> str:
    """Escape invisible characters, and replace tabs by blanks."""
    shown = text.replace("\t", " ")
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in shown)


def check_underline(report: str, text: str, start: int, end: int) -> None:
    """The carets are exactly below these characters."""
    line, under = report.split("\n")[3:5]
    margin = under.index("|") + 2
    spaces, carets = re.match(r"( *)(\^+)", under[margin:]).groups()  # type: ignore[union-attr]
    row, column = line_and_column(text, start)
    written = text.split("\n")[row - 1]
    marked = as_shown(text[start:end].split("\n")[0])
    if len(written) <= 160:
        before = as_shown(written[: column - 1])
        assert line[margin:] == as_shown(written).rstrip(), report
        first = len(cells(before)) - (marked[:1] in MARKS and before != "")
        last = len(cells(before + marked))
        assert (len(spaces), len(carets)) == (first, max(last - first, 1)), report
    else:  # part of a long line
        here = cells(line[margin:])[len(spaces) :]
        assert "".join(here).startswith(marked[:20]) or marked[:1] in MARKS, report


# ── former mistakes ──────────────────────────────────────────────────────────────────

FOUND = {
    "an escaped break before empty lines": 'goal: "lit and \\\n\n\n  ⟦litq⟧"\n',
    "an escape is underlined as a whole": 'goal: "lit and ⟦li\\x74q\\u0061⟧"\n',
    "two quotes are one character": "goal: 'lit and n ⟦''⟧'\n",
    "the end of a block, not the next line": "goal: |\n  lit and⟦⟧  \n\nestimate: 1\n",
    "the end before the blanks": 'goal: "lit and⟦⟧ \\n \\\n  "\n',
    "a row whose parenthesis is an escape": 'goal: "some \\u0028x, y) in likes where ⟦litq⟧"\n',
    "a hidden character in a text": 'goal: "lit and ⟦\\u202e⟧lit"\n',
    "a hidden character in an expression": "goal: lit and ⟦\u200b⟧lit\n",
    "a strange character at the beginning of a block": "goal: |\n  ⟦\x7f⟧lit\n  and lit\n",
    "a strange blank at the beginning of a block": "goal: |\n  ⟦\u00a0⟧lit\n  and lit\n",
    "an escape that YAML does not know": 'goal: "lit and ⟦\\⟧q lit"\n',
    "an escape with too few digits": 'goal: "lit and ⟦\\⟧x4 lit"\n',
    "an escape with a tab for a digit": 'goal: "lit and ⟦\\⟧u\t lit"\n',
    "an escape of no character": 'goal: "lit and ⟦\\⟧UFFFFFFFF"\n',
    "an escape in a list at the margin": 'goal:\n- lit\n- "⟦\\⟧q"\n',
    "a parenthesis too many, between commas": "goal: [lit⟦)⟧, lit]\n",
    "a parenthesis too few, at the end": "goal: [lit, (lit⟦⟧]\n",
    "a condition that nothing reads": "goal: lit\ndefine:\n  d(i in item where ⟦lit⟧): i = p\n",
}  # fmt: skip

SMALL = """\
puzzle: 川渡り
types: {item: [p, q]}
tables:
  likes: [[p, q]]
state: {n: 0..3 = 0, lit: boolean = false}
transitions: {idle: {then: {n: n}}}
"""


@pytest.mark.parametrize("name", FOUND)
def test_places_that_were_wrong_once(name: str) -> None:
    marked = SMALL + FOUND[name]
    start = marked.index("⟦")
    end = marked.index("⟧") - 1
    text = marked.replace("⟦", "").replace("⟧", "")
    errors = told(Source("puzzle.yaml", text))
    shown = "\n".join(map(render, errors))
    assert [(e.span and e.span.start, e.span and e.span.end) for e in errors] == [(start, end)], (
        shown
    )


# ── maps ─────────────────────────────────────────────────────────────────────────────

ROOM = """\
maps:
  room:
{rows}    legend: |
      # = wall
      狼 = wolf
      e = egg
      space = floor
"""


@each_row("number", range(60))
def test_the_place_of_a_character_that_a_map_does_not_know(number: int) -> None:
    """In indented rows of the puzzle, and in a separate file."""
    chance = Random(f"map {number}")
    wide = chance.randint(2, 9)
    rows = ["".join(chance.choices("#狼e ", k=wide - 1)) + "#" for _ in range(chance.randint(1, 6))]
    row, column = chance.randrange(len(rows)), chance.randrange(wide)
    strange = chance.choice("?é🐺\t\u00a0\u0301ﾊ")
    rows[row] = rows[row][:column] + strange + rows[row][column + 1 :]
    ends = "\r\n" if number % 3 else "\n"
    if number % 2:
        head, indent = SMALL + "maps:\n  room:\n", " " * chance.randint(5, 9)
        block = "".join(f"{indent}{line}\n" for line in rows)
        digit = str(len(indent) - 4)
        text = SMALL + ROOM.format(rows=f"    text: |{digit}\n{block}") + "goal: lit\n"
        source = read_stream(BytesIO(text.replace("\n", ends).encode()), "puzzle.yaml")
        maps = {}
        line, column = head.count("\n") + 1 + row + 1, len(indent) + column + 1
    else:
        text = SMALL + ROOM.format(rows="    file: room.txt\n") + "goal: lit\n"
        source = Source("puzzle.yaml", text)
        mark = b"\xef\xbb\xbf" if number % 4 else b""
        data = BytesIO(mark + ends.join([*rows, ""]).encode())
        maps = {"room": read_stream(data, "room.txt")}
        line, column = row + 1, column + 1
    errors = told(source, maps)
    assert [place_of(e) for e in errors] == [(line, column, line, column + 1)]
    assert errors[0].code in ("unknown-character", "unexpected-character")
