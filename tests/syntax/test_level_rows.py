"""Levels of Sokoban as found in files: dialects, titles, and rows with typing errors."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.answers.loading import parse
from puzzlelang.syntax import tree
from puzzlelang.syntax.level_files import read_levels
from puzzlelang.text.diagnostics import Diagnostic, Diagnostics, PuzzleError
from puzzlelang.text.source import Source
from tests.support import each_row

LIBRARY = Path(__file__).parents[2] / "puzzles"
SOKOBAN = LIBRARY / "boxes/sokoban.yaml"
MICROBAN = (LIBRARY / "boxes/instances/microban.xsb").read_text("utf-8")

Levels = list[tuple[str, list[str]]]


def read(text: str, puzzle: str = "") -> tuple[Levels, list[Diagnostic]]:
    """Title and rows of each level, and the diagnostics."""
    diagnostics = Diagnostics()
    parsed = parse(Source("p.yaml", puzzle or SOKOBAN.read_text("utf-8")), diagnostics)
    collection = next(e for e in parsed.instances if isinstance(e, tree.Collection))
    levels = read_levels(collection, parsed, Source("levels.xsb", text), diagnostics)
    return [(v.title, [row.text for row in v.maps[0][1]]) for v in levels], list(diagnostics)


def microban() -> list[list[str]]:
    """The rooms of the bundled file, read in the simplest way: blocks of lines with a wall."""
    blocks = re.split(r"\n\s*\n", MICROBAN)
    found = [[line for line in block.split("\n") if "#" in line] for block in blocks]
    return [rows for rows in found if len(rows) > 2]


# ── dialects ─────────────────────────────────────────────────────────────────────────


def encoded(row: str) -> str:
    """Run-length encode a row, as in ``4#``; a blank is ``-``."""
    runs = re.finditer(r"(.)\1*", row.rstrip().replace(" ", "-"))
    return "".join(f"{len(run[0]) if len(run[0]) > 1 else ''}{run[1]}" for run in runs)


def grouped(text: str) -> str:
    """Write repeated pairs of signs once, as in ``2($-)``."""
    return re.sub(r"(?<!\d)((\D)(\D))\1(?!\1)", r"2(\1)", text)


LETTERS = str.maketrans("@+$*", "pPbB")

DIALECTS: dict[str, Callable[[int, list[str]], str]] = {
    "titles after semicolons": lambda n, rows: "\n".join([f"; {n}", "", *rows, "", ""]),
    "semicolons that touch": lambda n, rows: "\n".join([f"; {n}", *rows, ""]),
    "words that touch": lambda n, rows: "\n".join([f"Level {n}", *rows, ""]),
    "numbers that touch": lambda n, rows: "\n".join([f"{n}", *rows, ""]),
    "hashes that touch": lambda n, rows: "\n".join([f"#{n}", *rows, ""]),
    "dashes between": lambda n, rows: "\n".join(["-" * 20, *rows, ""]),
    "equals signs between": lambda n, rows: "\n".join(["=" * 20, *rows, ""]),
    "titles below": lambda n, rows: "\n".join([*rows, f"Title: {n}", "Author: X", ""]),
    "titles above": lambda n, rows: "\n".join([f"Title: {n}", *rows, ""]),
    "comments below": lambda n, rows: "\n".join(
        [*rows, "Comment:", "#####", "#@ $x#", "Comment-End:", ""]
    ),
    "floors of dashes": lambda n, rows: "\n".join(r.replace(" ", "-") for r in [*rows, "", ""]),
    "floors of bars": lambda n, rows: "\n".join(r.replace(" ", "_") for r in [*rows, "", ""]),
    "levels in one line": lambda n, rows: f"; {n}\n" + "|".join(map(encoded, rows)) + "\n",
    "groups in one line": lambda n, rows: (
        f"; {n}\n" + grouped("|".join(map(encoded, rows)).replace("-", "_")) + "\n"
    ),
    "ends of Windows": lambda n, rows: "\r\n".join([f"; {n}", *rows, "", ""]),
    "a frame around titles": lambda n, rows: "\n".join(
        ["#" * 9, f"# {n:5} #", "#" * 9, "", *rows, "", ""]
    ),
    # dialects that were once misread
    "numbers with a sign": lambda n, rows: "\n".join([f"{n + 1}.", "", *rows, "", ""]),
    "numbers with a wall": lambda n, rows: "\n".join([f"{n + 1}#", *rows, ""]),
    "stars between": lambda n, rows: "\n".join(["***", "", *rows, "", ""]),
    "dots between": lambda n, rows: "\n".join(["...", "", *rows, "", ""]),
    "walls between": lambda n, rows: "\n".join(["#" * 30, "", *rows, "", ""]),
    "encoded row by row": lambda n, rows: "\n".join([*map(encoded, rows), "", ""]),
    "letters": lambda n, rows: "\n".join([*(row.translate(LETTERS) for row in rows), "", ""]),
}


@each_row("dialect", DIALECTS)
def test_microban_in_a_dialect(dialect: str) -> None:
    rooms = microban()
    assert len(rooms) == 20
    text = "".join(DIALECTS[dialect](n, rows) for n, rows in enumerate(rooms))
    if "\r" in text:
        text = text.replace("\r\n", "\n")  # as `read_source` does
    levels, told = read(text)
    assert not told
    assert [[row.rstrip() for row in rows] for _, rows in levels] == [
        [row.rstrip() for row in rows] for rows in rooms
    ]


@pytest.mark.parametrize("title", ["1.", "12.", "1#", "#3", "***", "...", "(4)", "# 5", "####"])
def test_a_title_of_signs_of_the_legend(title: str) -> None:
    level = ["#####", "#@$.#", "#####"]
    levels, told = read("\n".join([title, "", *level, "", title, "", *level, ""]))
    assert (levels, told) == ([(title, level)] * 2, [])


@pytest.mark.parametrize("floor", ["-", "_"])
def test_an_empty_row_inside(floor: str) -> None:
    rows = ["###", "#.#", "###", "#####", "#@$.#", "#####"]
    levels, told = read("\n".join([*rows[:3], floor, *rows[3:]]))
    assert (levels, told) == ([("", [*rows[:3], " ", *rows[3:]])], [])
    levels, _ = read(f"3#|#.#|3#|{floor}|5#|#@$.#|5#")
    assert levels == [("", [*rows[:3], " ", *rows[3:]])]
    for between in (floor * 2, f"\n{floor}", f"{floor}\n", f"{floor}\n\n{floor}"):
        levels, told = read("\n".join([*rows[:3], between, *rows[3:]]))
        assert ([level for _, level in levels], told) == ([rows[:3], rows[3:]], [])


def test_boards_of_one_row_stay_beside_boards_of_few_signs() -> None:
    """One row may be a board if boards of several rows have no more signs than it."""
    puzzle = (LIBRARY / "permutations/lights-out.yaml").read_text("utf-8")
    levels, told = read("010\n111\n\n111\n", puzzle)
    assert (levels, told) == ([("", ["010", "111"]), ("", ["111"])], [])


@pytest.mark.parametrize(
    "text", ["12", "3", "2(", "2)#", "(#", "9999(9999#)", "5000#", "2(3", "---"]
)
def test_what_is_no_row_in_short(text: str) -> None:
    levels, told = read(f"Title: none\n\n{text}\n\n#@$.#\n")
    assert ([rows for _, rows in levels], told) == ([["#@$.#"]], [])


# ── titles ───────────────────────────────────────────────────────────────────────────

ROOM = """\
puzzle: x
maps:
  room:
    text: |
      @
    legend: |
      # = wall
      @ = start
{}state: {{x: 0..1 = 0}}
transitions: {{a: {{then: {{x: 1}}}}}}
goal: x = 1
instances:
  all: {{file: x, map: room}}
"""


def titles(text: str, blank: str = "      space = floor\n") -> list[str]:
    """``title: rows`` of each level."""
    levels, told = read(text, ROOM.format(blank))
    assert not told
    return [f"{title}: {'/'.join(rows)}" for title, rows in levels]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("no level\n", []),
        ("##\n#@\n\n#@#\n", [": ##/#@", ": #@#"]),
        ("##\n   \n#@#", [": ##", ": #@#"]),
        ("  ##  \n#@ #\t\n", [":   ##  /#@ #"]),
        ("; 1\n\n##\n\n; 2\n\n#@\n", ["1: ##", "2: #@"]),
        ("Level one\n##\nLevel two\n#@\n", ["Level one: ##", "Level two: #@"]),
        ("first line\nlast line\n##\n", ["last line: ##"]),
        ("; \n##\n", [": ##"]),
        (":: remark\n##\n", [": ##"]),
        ("##\nTitle: A\nAuthor: B\n\n#@\nTitle: C\n", ["A: ##", "C: #@"]),
        ("; 1\n##\nTitle: A\n\n; 2\n#@\n", ["A: ##", "2: #@"]),
        ("Title: A\n##\n\nTitle: B\n#@\n", ["A: ##", "B: #@"]),
        ("Title: All\n##\nTitle: A\n#@\nTitle: B\n", ["A: ##", "B: #@"]),
        ("Title: A\n##\n", ["A: ##"]),
        ("Title: A\n##\n\n#@\nTitle: B\n", ["A: ##", "B: #@"]),
        ("; 1\n##\n\n#@\n", ["1: ##", ": #@"]),
        ("##\nAuthor: B\nComment: one line\n#@\n", [": ##", ": #@"]),
        ("##\nComment:\n##\n\n@@\nComment-End:\n#@\n", [": ##", ": #@"]),
        ("Comment:\nwithout an end\n##\n", ["without an end: ##"]),
    ],
)
def test_pictures(text: str, expected: list[str]) -> None:
    assert titles(text) == expected


def test_trailing_blanks_are_no_part_of_a_picture_without_blanks() -> None:
    assert titles("##  \n#@ \t\n  #\n", "") == [": ##/#@"]


# ── damaged rows ─────────────────────────────────────────────────────────────────────

OPEN = """\
puzzle: Open fields
maps:
  field:
    text: |
      ab
    legend: |
      a = here
      b = there
      . = floor
state:
  at: field = the here
transitions:
  go:
    then:
      at: the there
goal: at in there
instances:
  all: {file: x, map: field}
"""


@pytest.mark.parametrize(
    ("rows", "line", "column", "sign"),
    [
        (["######", "#@$r.#", "######"], 2, 4, "r"),  # between rows
        (["######", "#@$ .#", "###r##"], 3, 4, "r"),  # below
        (["##x###", "#@$ .#", "######"], 1, 3, "x"),  # above
        (["######", "x@$ .#", "######"], 2, 1, "x"),  # the wall itself
        (["######", "x@$ .x", "######"], 2, 1, "x"),
        (["######", "#@$ .#", "#rs  #", "#rs  #", "######"], 3, 2, "r"),
        (["######", "#abcd#", "######"], 2, 2, "a"),  # few signs remain
        (["######", "#-@r-#", "######"], 2, 4, "r"),
        (["######", "pb.#", "######"], 2, 1, "p"),  # letters without surrounding walls
        (["4#|#r@$.#|6#"], 1, 5, "r"),
        (["6#", "#@r$.#", "6#"], 2, 3, "r"),
    ],
)
def test_a_row_with_an_unknown_sign(rows: list[str], line: int, column: int, sign: str) -> None:
    good = ["######", "#@$ .#", "######"]
    _, told = read("\n".join(["; 1", *good, "", "; 2", *rows, "", "; 3", *good]))
    assert [d.code for d in told] == ["unknown-character"] * len(told)
    span = told[0].span
    assert span is not None
    assert (span.source.name, span.line, span.column) == ("levels.xsb", line + 6, column)
    assert (span.text, f"`{sign}`" in told[0].message) == (sign, True)
    assert "the legend has # @ $ . * + space;" in told[0].help


def test_a_damaged_row_of_an_open_field() -> None:
    _, (told,) = read("a..\n.x.\n..b\n", OPEN)
    assert told.span is not None
    assert (told.span.line, told.span.column) == (2, 2)
    for text in ("a..\nbox and bar\n..b\n", "a..\n.x.\n\n..b\n", "a..\nxx.\n..b\n"):
        assert not read(text, OPEN)[1], text


@pytest.mark.parametrize(
    "text",
    ["; #@", "Title: ####", "Author: #.#", ":: ####x", "#12", "2#", "-- 2 --", "# Level", "***x"],
)
def test_text_that_touches_a_level_is_no_damaged_row(text: str) -> None:
    level = ["######", "#@$ .#", "######"]
    for lines in ([text, *level], [*level, text]):
        levels, told = read("\n".join(lines))
        assert ([rows for _, rows in levels], told) == ([level], [])


@pytest.mark.parametrize("text", ["#@x.#", "###x###", "*** 2 ***"])
def test_the_way_out_of_a_damaged_row_that_is_text(text: str) -> None:
    """Empty lines above and below, as the message suggests."""
    level = ["######", "#@$ .#", "######"]
    assert read("\n".join([*level, text, *level]))[1]
    levels, told = read("\n".join([*level, "", text, "", *level]))
    assert ([rows for _, rows in levels], told) == ([level, level], [])


def test_sokoban_refuses_a_level_without_a_crate(tmp_path: Path) -> None:
    (tmp_path / "empty.xsb").write_text("#####\n#@  #\n#####\n")
    with pytest.raises(PuzzleError) as caught:
        answers.load("sokoban", instance=str(tmp_path / "empty.xsb"))
    assert caught.value.diagnostics[0].message == "not met: there is a crate"
