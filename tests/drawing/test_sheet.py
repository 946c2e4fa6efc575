"""Sheets to print: their parts, what a file of a stranger can do, and pages of paper."""

from __future__ import annotations

import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.drawing import SheetLevel, sheet_html
from puzzlelang.text import Source, xml
from tests.drawing.test_solution_files import BROWSER, HOSTILE
from tests.generating.puzzles import LATIN

ALLOWED = set(
    "html head meta title style body svg defs symbol path g rect text use header h1 p main figure "
    "figcaption b section h2 div span small".split()
)


class Elements(HTMLParser):
    """The names of all elements, and their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.attributes: set[tuple[str, str | None]] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.attributes.update(attrs)


def level(text: str, caption: str = "hard") -> SheetLevel:
    try:
        return SheetLevel(answers.solve(answers.load_text(Source("x.yaml", text))), caption)
    except answers.ToFill as puzzle:
        return SheetLevel(answers.fill(puzzle), caption)


def named(name: str, instance: str = "") -> SheetLevel:
    return SheetLevel(answers.solve(answers.load(name, instance=instance)), "hard")


def texts(page: str) -> list[str]:
    """The texts on the boards."""
    return re.findall(r"<text [^>]*>([^<]*)</text>", page)


def test_no_text_becomes_an_element() -> None:
    about = "</style><script>alert(1)</script>\n\n<img src=//x onerror=alert(2)>"
    one = level(HOSTILE.replace("types:", f"about: {about!r}\ntypes:", 1), "<script>5</script>")
    page = sheet_html([one, one])
    elements = Elements(page)
    assert elements.names <= ALLOWED
    assert not any(name.startswith("on") or name in ("src", "style") for name, _ in
                   elements.attributes)  # fmt: skip
    links = {value for name, value in elements.attributes if name == "href"}
    assert all(value and value.startswith("#") for value in links)
    assert "://" not in page and "url(" not in page and "script-src" not in page
    assert "default-src 'none'; style-src 'sha256-" in page
    assert xml("</title><script>alert(1)</script>") in page and "&lt;script&gt;5" in page


def test_a_filled_board_is_on_the_sheet_before_and_after() -> None:
    page = sheet_html([level(LATIN.replace("....\n      ....", "..2.\n      .3..", 1))])
    before, after = page.split("<h2>Solutions</h2>")
    assert sorted(filter(str.isdigit, texts(before))) == ["1", "2", "3"]
    assert sorted(texts(after)) == sorted("1234" * 4)


def test_steps_are_those_of_the_answer() -> None:
    one = named("sokoban")
    assert isinstance(one.answer, answers.Answer)
    moves = sheet_html([one]).split("<h2>Solutions</h2>")[1]
    steps = re.findall(r"<small>(\d+)(?:–(\d+))?</small>([^<]*)</span>", moves)
    said = [text for first, last, text in steps
            for _ in range(int(first), int(last or first) + 1)]  # fmt: skip
    assert said == [step.said for step in one.answer.trace[1:]] and len(steps) < len(said)


def test_cars_have_the_letters_of_the_solution() -> None:
    page = sheet_html([named("rush-hour", "cards:1")])
    assert sorted(texts(page)) == sorted("abcopqrx")  # the letters of the card
    before, moves = page.split("<h2>Solutions</h2>")
    assert set(re.findall(r"</small>(\w) goes", moves)) <= set(texts(before))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "letters"), [("ball-sort", "bgry"), ("sokoban", "✓")])
def test_pieces_that_differ_only_in_colour_have_letters(name: str, letters: str) -> None:
    assert set(texts(sheet_html([named(name)]))) == set(letters)


ROAD = """
puzzle: A road
params: {n: 60}
types: {place: 1 .. n}
state:
  at: place = 1
transitions:
  go: {then: {at: n}}
goal: at = n
look: {row: place, at: person}
"""


def test_large_boards_fit_on_the_page_and_small_ones_share_a_row() -> None:
    page = sheet_html([level(ROAD)])
    (wide,) = re.findall(r'width="([\d.]+)mm"', page)
    assert 150 < float(wide) <= 180 and ".level{width:179.9mm}" in page
    assert ".level{width:44.9mm}" in sheet_html([level(ROAD.replace("60", "4"))] * 4)


@pytest.mark.skipif(not (BROWSER and shutil.which("pdftotext")), reason="no chromium or pdftotext")
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_solutions_begin_on_a_page_and_no_board_is_cut(paper: str, tmp_path: Path) -> None:
    """Each board has a number on its first and on its last row: both are on the same page."""
    size = 9
    rows = [["."] * size for _ in range(size)]
    rows[0][0], rows[-1][-1] = "8", "9"
    board = "\n      ".join(map("".join, rows))
    text = LATIN.replace("1...\n      ....\n      ....\n      ....", board)
    text = text.replace("1-4", "1-9").replace("1..4", "1..9").replace("0..3", "0..8")
    page = sheet_html([level(text)] * 7).replace("margin:15mm", f"margin:15mm;size:{paper}", 1)
    page = re.sub("<meta http-equiv[^>]*>", "", page)  # its hash is that of the other style
    file, pdf = tmp_path / "sheet.html", tmp_path / "sheet.pdf"
    file.write_text(page, "utf-8")
    assert BROWSER is not None
    subprocess.run(
        [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
         f"--user-data-dir={tmp_path / 'profile'}", f"--print-to-pdf={pdf}", file.as_uri()],
        check=True, capture_output=True, timeout=300,
    )  # fmt: skip
    command = ["pdftotext", "-layout", str(pdf), "-"]
    pages = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\f")
    last = next(n for n, words in enumerate(pages) if "Solutions" in words)
    assert pages[last].strip().startswith("Solutions") and last > 1
    for words in pages[:last]:
        assert words.count("8") == words.count("9") > 0
    assert sum(words.count("hard") for words in pages[:last]) == 7
