"""Pages on which a puzzle is filled in, in Chromium, at the sizes of two desktops and a phone."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode

import pytest

from puzzlelang.answers import ToFill, fill, load, load_text, loadable
from puzzlelang.drawing import solution_page
from puzzlelang.text import Source
from tests.drawing.player_pages import data_of
from tests.drawing.test_filled_pages import PAIR
from tests.drawing.test_play_pages import (
    COVERED,
    MARKS,
    SIZES,
    Player,
    check_by_axe,
    opened,
    opened_anew,
)
from tests.front.chromium import BROWSER, Browser
from tests.support import nightly

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(BROWSER is None, reason="Chromium is not installed"),
]

Point = tuple[float, float]

CROSSES = (
    "[...document.querySelectorAll('#board text')].filter((one) => one.textContent === '×').length"
)


@pytest.fixture(scope="module", params=["bright"])
def browser(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    made = Browser(tmp_path_factory.mktemp("browser"), request.param == "dark")
    yield made
    made.close()


@cache
def page_of(name: str) -> str:
    loaded = loadable(
        lambda: load_text(Source(name, PAIR + "gain: x + y\n")) if name == "pair" else load(name)
    )
    assert isinstance(loaded, ToFill)
    answer = fill(loaded, most=1)
    best = answer.amounts if answer.optimal else ()
    return solution_page(loaded, "Solved.", [(one,) for one in answer.steps], best).whole()


def written(folder: Path, name: str) -> Path:
    path = folder / f"{name}.html"
    path.write_text(page_of(name), encoding="utf-8")
    return path


class Filler:
    """Somebody who fills in the solution of a page."""

    def __init__(self, browser: Browser, name: str, folder: Path, size: str = "desktop") -> None:
        self.browser, self.path = browser, written(folder, name)
        browser.console.clear()
        opened_anew(browser, self.path, size)
        self.player = Player(browser, size == "phone")
        self.data: Mapping[str, Any] = data_of(page_of(name))
        self.numbers: list[tuple[int, int]] = []
        """Blank and option of each number of a move."""
        self.places: dict[tuple[int, int], Point] = {}
        """The middle of the square in which a page draws an option of a blank."""
        low, at = 0, {}
        for blank, (_, of, given) in enumerate(self.data["blanks"]):
            count = len(self.data["options"][of])
            if not given:
                self.numbers += [(blank, option) for option in range(count)]
                at[low, count.bit_length()] = blank, 0
                at[low + 1, 1] = blank, 1
            low += count.bit_length() + count
        for x, y, _, _, read, lists, *_ in self.data["pieces"]:
            for row in lists if len(read) == 1 else ():
                blank, least = at.get(tuple(self.data["slots"][read[0]]), (-1, 0))
                self.places[blank, row[0] - 1 + least] = x + 20, y + 20
        self.solution = [self.numbers[number] for number in self.data["solutions"][0][1]]

    def text(self, name: str) -> str:
        return str(self.browser.run(f"document.getElementById('{name}').textContent"))

    def label(self, blank: int, option: int) -> str:
        name, of, _ = self.data["blanks"][blank]
        return f"{name}: {self.data['options'][of][option]}"

    def at(self, point: Point) -> Point:
        """The place of a point of the board in the window."""
        x, y = self.browser.run(
            f"(m => [m.e + m.a * {point[0]}, m.f + m.d * {point[1]}])"
            "(document.querySelector('#board').getScreenCTM())"
        )
        return x, y

    def tap(self, point: Point) -> None:
        self.player.touch(self.at(point))

    def cross(self, point: Point) -> None:
        """Right click, or press for long."""
        x, y = self.at(point)
        if self.player.phone:
            self.player.pointer("down", x, y)
            self.browser.run("new Promise(done => setTimeout(done, 700))")
            self.player.pointer("up", x, y)
            return
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.call(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="right", clickCount=1
            )

    def stroke(self, begin: Point, end: Point) -> None:
        self.player.stroke(self.at(begin), self.at(end))

    def button(self, blank: int, option: int) -> str:
        return f"#steps button[aria-label={json.dumps(self.label(blank, option))}]"

    def pick(self, blank: int, option: int = 0) -> None:
        """Tap a place, and wait for its pad."""
        self.tap(self.places[blank, option])
        self.browser.wait(f"document.querySelector({json.dumps(self.button(blank, 0))})", 10)

    def put(self, blank: int, option: int) -> None:
        self.pick(blank, option)
        self.browser.click(self.button(blank, option))

    def counts(self, count: int) -> None:
        """Wait until so many are filled in, or the last one solves the puzzle."""
        shown = f"{count} of |Solved" if count >= len(self.solution) else f"{count} of "
        self.browser.wait(f"/^({shown})/.test(document.querySelector('#score').textContent)", 10)

    def wins(self) -> None:
        self.browser.wait("!document.querySelector('#win').hidden", 20)
        assert self.text("said").startswith("Solved") and self.text("score").startswith("Solved")
        assert self.browser.console == []

    def says(self, start: str) -> None:
        self.browser.wait(
            f"document.querySelector('#said').textContent.startsWith({json.dumps(start)})", 20
        )


def test_a_given_square_is_no_place(browser: Browser, tmp_path: Path) -> None:
    """A tap on it changes nothing next to it; it is crossed out if it is out; rules are listed."""
    game = Filler(browser, "battleships", tmp_path)
    assert browser.run(CROSSES) == 2
    free = {*game.places.values()}
    rows = {y for _, y in free}
    givens = [(x, y) for x, _ in sorted(free) for y in sorted(rows) if (x, y) not in free]
    assert len({*givens}) == 14
    for point in givens[:10]:
        game.tap(point)
    x, y = min(free)
    game.tap((x, y))
    game.counts(1)
    rules = browser.run("[...document.querySelectorAll('#rules li')].map((one) => one.textContent)")
    assert {"rows", "columns", "ships don't touch at corners"} <= set(rules)


# ── hands ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("size", SIZES)
def test_sudoku_by_taps(size: str, browser: Browser, tmp_path: Path) -> None:
    game = Filler(browser, "sudoku", tmp_path, size)
    for n, (blank, option) in enumerate(game.solution, 1):
        game.put(blank, option)
        game.counts(n)
    game.wins()


def test_sudoku_by_keys(browser: Browser, tmp_path: Path) -> None:
    """Arrows go to each place on the shortest way, and digits fill it in."""
    game = Filler(browser, "sudoku", tmp_path)
    spots = {blank: game.places[blank, option] for blank, option in game.solution}

    def beside(blank: int, along: int, sign: int) -> int:
        ahead = {
            other: (sign * (place[along] - spots[blank][along]), place[1 - along])
            for other, place in spots.items()
        }
        there = {
            other: far + 3 * abs(aside - spots[blank][1 - along])
            for other, (far, aside) in ahead.items()
            if far > 1
        }
        return min(there, key=lambda other: there[other], default=blank)

    arrows = {"ArrowUp": (1, -1), "ArrowDown": (1, 1), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}
    at = game.solution[0][0]
    for n, (blank, option) in enumerate(game.solution, 1):
        ways: dict[int, list[str]] = {at: []}
        for place in (queue := [at]):
            for key, (along, sign) in arrows.items():
                if (other := beside(place, along, sign)) not in ways:
                    ways[other] = [*ways[place], key]
                    queue.append(other)
        for key in ways[blank]:
            browser.key(key)
        at = blank
        assert browser.run(f"!!document.querySelector({json.dumps(game.button(blank, 0))})")
        browser.key(str(option + 1))
        game.counts(n)
    game.wins()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_queens_and_nonogram_by_taps(size: str, browser: Browser, tmp_path: Path) -> None:
    """A queen is set by one tap; a square of a nonogram is in, out and open in turn."""
    game = Filler(browser, "queens", tmp_path, size)
    for n, (blank, option) in enumerate(game.solution, 1):
        game.tap(game.places[blank, option])
        game.counts(n)
    game.wins()
    game = Filler(browser, "nonogram", tmp_path, size)
    blank = game.solution[0][0]
    name = game.data["blanks"][blank][0]
    for count, said in (
        (1, f"{name}: marked"), (1, "This can't be solved any more: take back 1 move."),
        (0, f"{name}: empty"),
    ):  # fmt: skip
        game.tap(game.places[blank, 1])
        game.says(said)
        game.counts(count)
    for n, (blank, option) in enumerate(game.solution, 1):
        game.tap(game.places[blank, option])
        game.counts(n)
    game.wins()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_places_are_crossed_out_at_once(size: str, browser: Browser, tmp_path: Path) -> None:
    """By a right click, a long press or x; a second time clears, and so it does a value."""
    game = Filler(browser, "battleships", tmp_path, size)
    blank = next(blank for blank, _ in game.numbers if (blank, 1) not in game.solution)
    name = game.data["blanks"][blank][0]
    before = browser.run(CROSSES)
    for said, count, crosses in ((f"{name}: crossed out", 1, 1), (f"{name}: empty", 0, 0)):
        game.cross(game.places[blank, 1])
        game.says(said)
        game.counts(count)
        assert browser.run(CROSSES) == before + crosses
    game.tap(game.places[blank, 1])
    game.counts(1)
    game.cross(game.places[blank, 1])
    game.counts(0)
    browser.key("x")
    game.says(f"{name}: crossed out")
    game.counts(1)
    game = Filler(browser, "sudoku", tmp_path, size)
    game.put(*game.solution[0])
    game.counts(1)
    game.cross(game.places[game.solution[0]])
    game.counts(0)
    assert browser.console == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_stroke_gives_its_places_one_value(size: str, browser: Browser, tmp_path: Path) -> None:
    """Black, crossed out, and empty again; a stroke over places with more values does nothing."""
    game = Filler(browser, "nonogram", tmp_path, size)
    before = browser.run(CROSSES)
    for count, crosses in ((3, 0), (3, 3), (0, 0)):
        game.stroke(game.places[0, 1], game.places[2, 1])
        browser.wait(f"{CROSSES} === {before + crosses}", 10)
        game.counts(count)
    game = Filler(browser, "sudoku", tmp_path, size)
    game.pick(*game.solution[0])
    said = game.text("said")
    game.stroke(game.places[game.solution[0]], game.places[game.solution[1]])
    browser.run("new Promise(done => setTimeout(done, 300))")
    assert game.text("said") == said
    game.counts(0)
    assert browser.console == []


def test_crosses_are_in_the_colour_of_the_theme(browser: Browser, tmp_path: Path) -> None:
    Filler(browser, "battleships", tmp_path)
    fill = "getComputedStyle(document.querySelector('#board text.i')).fill"
    assert browser.run(fill) == "rgb(43, 47, 54)"


# ── the game ─────────────────────────────────────────────────────────────────────────

TEXTS = "document.querySelectorAll('#board text').length"
BROKEN = "document.querySelectorAll('#marks .broken').length"


def test_pencil_marks_and_wrong_values(browser: Browser, tmp_path: Path) -> None:
    game = Filler(browser, "sudoku", tmp_path)
    (blank, option), texts = game.solution[0], browser.run(TEXTS)
    game.pick(blank)
    browser.key("m")
    browser.key("5")
    noted = f"{game.data['blanks'][blank][0]}: note 5"
    game.says(noted)
    browser.wait(f"{TEXTS} === {texts + 1}", 10)
    game.counts(0)
    browser.key("u")
    game.says(f"Undone: {noted}")
    browser.wait(f"{TEXTS} === {texts}", 10)
    browser.click("#redo")
    game.says(noted)
    assert browser.run("document.querySelector('#redo').disabled")
    browser.click("#undo")
    browser.key("m")
    # each wrong value is noticed at once, and some break a single rule
    is_broken = rows = False
    for wrong in range(9):
        if wrong == option:
            continue
        browser.key(str(wrong + 1))
        browser.wait(
            "/^(Broken: |This can't be)/.test(document.querySelector('#said').textContent)", 20
        )
        assert game.text("hint") == "Take back 1"
        if game.text("said").startswith("Broken: "):
            is_broken = True  # also the given value is framed
            assert game.text("said").count(" = ") == 2 <= browser.run(BROKEN)
            rows |= game.text("said").startswith("Broken: “rows” in row 1 with column ")
        browser.key("u")
        game.counts(0)
    assert is_broken and rows and browser.console == []


def test_a_game_goes_on_until_the_best_choice(browser: Browser, tmp_path: Path) -> None:
    game = Filler(browser, "pair", tmp_path)
    for blank, option in ((0, 0), (1, 1)):
        game.put(blank, option)
    game.says("y: 1. All rules hold: gain: 1, best 5.")
    assert browser.run("document.querySelector('#win').hidden")
    for blank, option in ((1, 3), (0, 2)):
        game.put(blank, option)
    game.wins()
    assert game.text("said") == "Solved, gain: 5. Nothing is better."


def test_given_values_of_a_table_are_marked(browser: Browser, tmp_path: Path) -> None:
    """Norwegians live in the first house, so nobody else does."""
    game = Filler(browser, "zebra", tmp_path)
    blank = next(n for n, (name, *_) in enumerate(game.data["blanks"]) if name == "at english")
    game.pick(blank)
    browser.key("1")
    game.says("Broken: ")
    assert "norwegian = 1" in game.text("said") and browser.run(BROKEN) == 2


@pytest.mark.parametrize("name", ["golomb", "independent-knights"])
def test_least_and_greatest_amounts(name: str, browser: Browser, tmp_path: Path) -> None:
    """A ruler of the least length, and the most knights."""
    game = Filler(browser, name, tmp_path)
    for n, (blank, option) in enumerate(game.solution, 1):
        browser.wait("document.querySelector('#win').hidden", 1)
        if name == "golomb":
            game.put(blank, option)
        else:
            game.tap(game.places[blank, option])
        game.counts(n)
    game.wins()
    amount = {"golomb": "length: 11", "independent-knights": "knights: 32"}[name]
    assert game.text("said") == f"Solved, {amount}. Nothing is better."


def test_a_hint_marks_a_value_that_follows(browser: Browser, tmp_path: Path) -> None:
    game = Filler(browser, "sudoku", tmp_path)
    browser.key("?")
    browser.wait("document.querySelector('#steps .marked')", 20)
    label = browser.run("document.querySelector('#steps .marked').getAttribute('aria-label')")
    assert label in {game.label(*one) for one in game.solution}
    name, _, value = label.rpartition(": ")
    assert game.text("said").startswith(f"{name} must be {value}, because of “")
    assert "given numbers" not in game.text("said") and all(browser.run(MARKS))
    browser.click("#steps .marked")
    game.counts(1)


def test_a_game_is_kept_and_letters_can_be_switched_off(browser: Browser, tmp_path: Path) -> None:
    game = Filler(browser, "sudoku", tmp_path)
    game.put(*game.solution[0])
    game.counts(1)
    browser.run(
        "(box => {box.checked = false; box.onchange()})(document.querySelector('#letters'))"
    )
    opened(browser, game.path)
    game.counts(1)
    browser.key("u")
    browser.key("?")
    game.pick(*game.solution[1])
    game.counts(1)
    assert not browser.run("document.querySelector('#steps .marked')")
    browser.key(str(game.solution[1][1] + 1))  # digits still fill in
    game.counts(2)
    browser.click("#undo")
    game.counts(1)
    assert browser.console == []


WRONG = "This can't be solved any more"


def test_values_that_lead_nowhere_need_not_be_told(browser: Browser, tmp_path: Path) -> None:
    """The player can switch it off, and ask; broken rules are still told."""
    game = Filler(browser, "nonogram", tmp_path)
    browser.run("document.querySelector('#help').open = true")
    browser.click("#warns")
    opened(browser, game.path)
    game.tap(game.places[game.solution[0][0], 1])  # wrong, as it should be out
    game.tap(game.places[game.solution[0][0], 1])
    game.counts(1)
    browser.run("new Promise(done => setTimeout(done, 800))")
    assert WRONG not in game.text("said") and game.text("hint") == "Hint"
    browser.key("?")
    game.says(WRONG)
    browser.click("#hint")
    game = Filler(browser, "sudoku", tmp_path)
    browser.run("(box => {box.checked = false; box.onchange()})(document.querySelector('#warns'))")
    blank, option = game.solution[0]
    game.pick(blank)
    for wrong in {*range(9)} - {option}:
        browser.key(str(wrong + 1))
    game.says("Broken: ")


def test_nothing_is_judged_while_a_solution_is_watched(browser: Browser, tmp_path: Path) -> None:
    game = Filler(browser, "sudoku", tmp_path)
    blank, option = game.solution[0]
    game.pick(blank)
    said = browser.run(
        "new Promise((done) => {"
        "const said = document.getElementById('said'), all = [];"
        "new MutationObserver(() => all.push(said.textContent))"
        ".observe(said, {childList: true});"
        f"document.querySelectorAll('#steps button')[{(option + 1) % 9}].click();"
        "document.getElementById('mode').click();"
        "setTimeout(() => done(all), 1500)})"
    )
    assert said[-1] == "the start"
    browser.click("#mode")
    browser.wait("/^(Broken: |This can't be)/.test(document.querySelector('#said').textContent)", 9)


def test_a_solved_puzzle_is_not_changed(browser: Browser, tmp_path: Path) -> None:
    game = Filler(browser, "sudoku", tmp_path)
    for blank, option in game.solution:
        game.put(blank, option)
    game.wins()
    state = "[...document.querySelectorAll('#pieces use')].map((one) => one.getAttribute('href'))"
    before, said = browser.run(state), game.text("said")
    for key in ("Backspace", "Delete", "1", "2", "m", "Enter", " ", "ArrowLeft", "3"):
        browser.key(key)
        browser.run("new Promise(done => setTimeout(done, 60))")
        assert (browser.run(state), game.text("said")) == (before, said), key
    game.tap(game.places[game.solution[0]])
    browser.run("new Promise(done => setTimeout(done, 300))")
    assert (browser.run(state), game.text("said")) == (before, said)
    assert browser.run("!document.querySelector('#win').hidden") and browser.console == []


def test_links_are_replayed(browser: Browser, tmp_path: Path) -> None:
    game = Filler(browser, "queens", tmp_path)
    for n, (blank, option) in enumerate(game.solution, 1):
        game.tap(game.places[blank, option])
        game.counts(n)
    game.wins()
    browser.run("navigator.clipboard.writeText = async text => {window.copied = text}")
    browser.click("#share")
    fragment = str(browser.wait("window.copied", 10)).partition("#")[2]
    fields = {name: value for name, (value,) in parse_qs(fragment).items()}
    wrong, shorter = {**fields, "m": "0" + fields["m"]}, {**fields, "m": fields["m"][:2]}
    for link, said in (
        (fields, "Somebody solved this. Can you?"),
        (wrong, "The moves in this link don't solve this puzzle."),
        (shorter, "The moves in this link don't solve this puzzle."),
        ({**fields, "m": fields["m"] + "_zzz"}, "The moves in this link don't solve this puzzle."),
        ({**fields, "f": "0"}, "This link is about other rules, so its moves are not used."),
    ):
        browser.run("localStorage.clear()")
        opened(browser, game.path, fragment="#" + urlencode(link))
        assert game.text("said") == said
        game.counts(0)


# ── for everybody ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "name", ["sudoku", "zebra", "nonogram", *nightly("hashi", "kakuro", "masyu", "queens", "tents")]
)
def test_all_is_in_the_window(name: str, browser: Browser, tmp_path: Path) -> None:
    Filler(browser, name, tmp_path)
    bad = []
    for size, (wide, high) in SIZES.items():
        browser.size(wide, high, phone=size == "phone")
        for percent in (100, 130):
            browser.run(f"document.documentElement.style.fontSize = '{percent}%'")
            if found := browser.run(COVERED):
                bad.append((size, percent, found))
    assert not bad and browser.console == []


def test_all_places_are_a_button_for_keys(browser: Browser, tmp_path: Path) -> None:
    """Nobody sees it who taps; it can be reached by Tab."""
    Filler(browser, "sudoku", tmp_path)
    visible = (
        "[...document.querySelectorAll('#steps button')].filter((one) =>"
        " one.getBoundingClientRect().left >= 0).map((one) => one.textContent)"
    )
    assert browser.run(visible) == [*"123456789", "Clear", "Pencil"]
    for _ in range(30):
        browser.key("Tab")
        if browser.run("document.activeElement.textContent") == "All places":
            break
    assert browser.run(visible)[-1] == "All places"
    browser.key("Enter")
    browser.wait("document.querySelectorAll('#steps button').length === 51", 10)


@pytest.mark.parametrize("browser", ["bright", "dark"], indirect=True)
def test_axe_finds_nothing_serious(browser: Browser, tmp_path: Path) -> None:
    for name in ("sudoku", "zebra"):
        game = Filler(browser, name, tmp_path)
        if name == "sudoku":
            game.pick(*game.solution[0])
        check_by_axe(browser)
