"""Solutions as viewable files: safe from a stranger's texts, small, deterministic; a browser shows
the requested step.
"""

from __future__ import annotations

import pickle
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

import puzzlelang as pl
from puzzlelang.front import main
from tests.drawing.contact_sheet import SHEET, sheet
from tests.drawing.player_pages import data_of
from tests.drawing.test_boards import RIVER, TILES, TOP
from tests.project.pages import as_in_the_gallery

BROWSER = shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = (
    "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --enable-logging=stderr --virtual-time-budget=2000 "
    "--dump-dom"
).split()

HOSTILE = """
puzzle: "</title><script>alert(1)</script>"
types:
  item: [a, b]
  bank: [left, right]
state:
  at: bank for each item = left
transitions:
  go(i in item):
    when: at(i) = left
    then: {at(i): right}
    say: "<'</script><script>alert(4)</script>'> ${title} <'<i>'>"
goal: every i in item has at(i) = right
look:
  a: disc red '</g><script>alert(2)</script>'
  b: disc blue "<img src=x onerror=alert(3)>"
"""


def film(answer: pl.Answer, path: Path) -> None:
    """Write a page that only shows the solution: an answer without its puzzle has no rules."""
    pickle.loads(pickle.dumps(answer)).save(path)


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    path = tmp_path / "page.html"
    film(pl.loads(HOSTILE).solve(), path)
    return path


def test_a_page_has_all_steps(tmp_path: Path) -> None:
    answer = pl.loads(RIVER.replace("at(i) = boat", "at(i) = left")).solve()
    path = tmp_path / "river.html"
    film(answer, path)
    (solution,) = data_of(path.read_text("utf-8"))["solutions"]
    assert solution["said"] == answer.moves
    assert len(solution["frames"]) == len(answer.trace) == 4


def test_texts_of_a_stranger_stay_texts(hostile: Path) -> None:
    """The page has exactly its two scripts; texts of the puzzle add none."""
    page = hostile.read_text("utf-8")
    assert len(re.findall(r"<script", page)) == 2
    assert "alert(" in page and not re.findall(r"<(img|i)\b", page)
    (solution,) = data_of(page)["solutions"]
    assert solution["said"][0].startswith("</script><script>alert(4)</script> ${title} ")


def test_a_page_allows_what_it_was_made_with(hostile: Path) -> None:
    page = hostile.read_text("utf-8")
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert not re.findall(r"(?i)\b(style|on\w+)=\"", page.split("<body>")[1])
    assert not re.findall(r"(?i)(src|href)=\"(?!#)", page)


def test_a_picture_is_well_formed(tmp_path: Path) -> None:
    path = tmp_path / "steps.svg"
    answer = pl.loads(HOSTILE).solve()
    answer.save(path)
    root = ElementTree.parse(path).getroot()
    name = "{http://www.w3.org/2000/svg}"
    assert root.find(f"{name}title").text == answer._answer.puzzle.title  # type: ignore[union-attr]
    words = [e.text for e in root.iter(f"{name}text")]
    assert "the start" in words
    grounds = [e for e in root.iter(f"{name}use") if e.get("href") == "#ground"]
    assert len(grounds) == len(answer.trace)
    assert not list(root.iter(f"{name}script"))


@pytest.mark.slow
def test_the_same_bytes_each_time(tmp_path: Path) -> None:
    for ending in ("html", "svg"):
        texts = set()
        for n in range(2):
            path = tmp_path / f"{n}.{ending}"
            pl.load("hanoi").solve().save(path)
            texts.add(path.read_bytes())
        assert len(texts) == 1


@pytest.mark.slow
def test_pages_are_small(tmp_path: Path) -> None:
    """A Klotski of 116 steps, and 10,000 steps of a puzzle with one counter."""
    path = tmp_path / "page.html"
    film(pl.load("klotski").solve(), path)
    assert path.stat().st_size <= 20_000  # the limit in docs/boards.md
    long = """
puzzle: Long
types:
  place: 1 .. 100
state:
  at: place = 1
  round: 0 .. 100 = 0
transitions:
  on:
    then: {at: at mod 100 + 1, round: round + at div 100}
goal: round = 100
look:
  row: place
"""
    answer = pl.loads(long).solve()
    assert answer.length == 10_000
    film(answer, path)
    assert path.stat().st_size < 2_000_000


def test_what_is_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from puzzlelang.drawing import look, stills

    answer = pl.load("hanoi").solve()  # three discs, eight states
    monkeypatch.setattr(look, "MOST_PIECES", 24)
    answer.save(tmp_path / "a.svg")
    monkeypatch.setattr(look, "MOST_PIECES", 23)
    with pytest.raises(pl.PuzzleError, match="too much to draw: more than 23 pieces"):
        answer.save(tmp_path / "b.svg")
    assert [path.name for path in tmp_path.iterdir()] == ["a.svg"]
    puzzle, states = answer._answer.puzzle, [step.state.slots for step in answer]
    assert stills(puzzle, states[:7]) is not None and stills(puzzle, states) is None


def test_errors(tmp_path: Path) -> None:
    answer = pl.loads(TILES).solve()
    with pytest.raises(ValueError, match=r"use one of .html, .svg, .gif, .png"):
        answer.save(tmp_path / "a.bmp")
    with pytest.raises(pl.PuzzleError, match="No such file"):
        answer.save(tmp_path / "none" / "a.svg")
    none = pl.loads(TILES.replace("goal: on(1) = 3", "goal: on(1) = on(2)")).solve()
    with pytest.raises(ValueError, match="no solution to draw"):
        none.save(tmp_path / "a.svg")
    assert list(tmp_path.iterdir()) == []


def test_states_and_answers_in_a_notebook() -> None:
    answer = pl.loads(TILES).solve()
    assert answer._repr_html_().startswith('<iframe srcdoc="&lt;!DOCTYPE html&gt;')
    assert answer._repr_html_().count('"') == 8
    assert ElementTree.fromstring(answer.trace[0].state.svg()).tag.endswith("svg")


# ── the command ──────────────────────────────────────────────────────────────────────


def test_solve_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "goat.html"
    assert main(["solve", "goat", "--all", "-o", str(path)]) == 0
    printed = capsys.readouterr()
    assert "Solved in 7 moves" in printed.out and f"wrote {path}" in printed.err
    first, second = data_of(path.read_text("utf-8"))["solutions"]
    assert (first[0], second[0]) == ("solution 1 of 2", "solution 2 of 2")
    assert len(first[1]) == len(second[1]) == 7


def test_a_wrong_name_is_said_before_the_search(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("goat.bmp", "goat.json", "goat"):
        assert main(["solve", "goat", "-o", str(tmp_path / name)]) == 2
        said = capsys.readouterr()
        assert said.out == "" and "draws .html, .svg, .gif and .png" in said.err
    assert main(["solve", "goat", "-o", str(tmp_path / "none" / "goat.svg")]) == 2
    assert "no folder" in capsys.readouterr().err


def test_nothing_is_written_without_a_solution(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.svg"
    assert main(["solve", "husbands", "--set", "couples=4", "-o", str(path)]) == 1
    assert not path.exists()
    assert "nothing is drawn" in capsys.readouterr().err


PAGE = (TOP / "docs" / "boards.md").read_text(encoding="utf-8")


@pytest.mark.later("puzzlelang solve klotski -o klotski.html")
@pytest.mark.parametrize("line", re.findall(r"(?m)^\$ (puzzlelang solve .*)$", PAGE))
def test_the_page_is_what_its_commands_draw(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    as_in_the_gallery(line)


@pytest.mark.slow
def test_the_sheet_of_all_puzzles_is_of_today() -> None:
    assert SHEET.read_text(encoding="utf-8") == sheet()


# ── in a browser ─────────────────────────────────────────────────────────────────────


def shown(path: Path, tmp_path: Path, at: str = "") -> tuple[str, str]:
    """Open a page in a browser; return its document and console output."""
    if BROWSER is None:
        pytest.skip("Chromium is not installed")
    run = subprocess.run(
        [BROWSER, *FLAGS, f"--user-data-dir={tmp_path / 'user'}", f"file://{path}{at}"],
        capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    return run.stdout, "\n".join(line for line in run.stderr.splitlines() if "CONSOLE" in line)


@pytest.mark.slow
def test_a_browser_shows_the_step_that_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "frogs.html"
    answer = pl.load("frogs").solve()
    film(answer, path)
    page, said = shown(path, tmp_path, "#step=3")
    assert said == ""
    assert f'<p id="said" class="said " role="status" tabindex="0">{answer.moves[2]}</p>' in page
    assert "3 / 8" in page
    places = {float(x) for x in re.findall(r"translate\(([\d.]+)px", page.split('id="pieces"')[1])}
    board = answer.trace[3].state["board"]
    assert {int(x // 40) for x in places} == {n for n, piece in enumerate(board) if piece != "_"}


@pytest.mark.slow
def test_a_browser_runs_nothing_of_a_strangers(hostile: Path, tmp_path: Path) -> None:
    page, said = shown(hostile, tmp_path, "#step=1")
    assert said == ""
    assert "&lt;/script&gt;&lt;script&gt;alert(4)" in page
    assert "<img" not in page
