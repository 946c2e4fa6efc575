"""Every mistake is reported at its exact character.

Random expressions of the grammar are written into puzzle files in all five styles of YAML, each
with one mistake in a place that the writer (`planted_scalars`) records. A usual run tries a few
hundred; `PUZZLELANG_POSITIONS=10000 pytest tests/syntax/test_positions.py` tries 10,000.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from io import BytesIO
from random import Random

import pytest

pytest.importorskip("lark")

from puzzlelang.model.puzzle_checker import check
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.files import read_stream
from puzzlelang.text.diagnostics import Diagnostic, Diagnostics, render
from puzzlelang.text.records import replace
from puzzlelang.text.source import Source
from tests.support import each_row
from tests.syntax.planted_files import Case, case
from tests.syntax.planted_scalars import STYLES
from tests.syntax.planted_words import WHAT, planted

HOW_MANY = int(os.environ.get("PUZZLELANG_POSITIONS", "500"))

WIDE = frozenset("川渡り狼漢字注釈誰も食べられない\U0001f43a＋")
"""Two columns each: W or F in EastAsianWidth.txt of Unicode."""

MARKS = frozenset("\u0301\u20d7")
"""Without a column: general category Mn."""


def random_case(style: str, number: int) -> Case:
    chance = Random(f"{style} {number}")
    what = chance.choice(WHAT[style].split())
    return case(chance, style, lambda entry, kind: planted(chance, what, entry, kind, number % 5))


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


@pytest.mark.each_time("plain", "literal")
@pytest.mark.parametrize("style", STYLES)
def test_the_place_of_a_planted_mistake(style: str) -> None:
    """One message of a suitable code, with the right line, column and end."""
    for number in range(HOW_MANY // len(STYLES)):
        wrong = random_case(style, number)
        errors = told(saved(wrong.text, number))
        shown = f"{style} {number}, {wrong.planted.what}:\n{wrong.text}\n" + "\n".join(
            map(render, errors)
        )
        expected = (
            *line_and_column(wrong.text, wrong.start),
            *line_and_column(wrong.text, wrong.end),
        )
        assert [place_of(error) for error in errors] == [expected], shown
        assert errors[0].code in wrong.planted.codes, shown
        check_underline(render(replace(errors[0], related=())), wrong)


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


def check_underline(report: str, wrong: Case) -> None:
    """The carets are exactly below the planted characters."""
    line, under = report.split("\n")[3:5]
    margin = under.index("|") + 2
    spaces, carets = re.match(r"( *)(\^+)", under[margin:]).groups()  # type: ignore[union-attr]
    row, column = line_and_column(wrong.text, wrong.start)
    written = wrong.text.split("\n")[row - 1]
    marked = as_shown(wrong.text[wrong.start : wrong.end].split("\n")[0])
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
