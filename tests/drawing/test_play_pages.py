"""Pages that play puzzles, in Chromium, at the sizes of two desktops and a phone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.answers import load, solve
from puzzlelang.drawing import Unplayable, game_page, solution_page
from tests.drawing.test_pages_for_everybody import AXE
from tests.front.chromium import BROWSER, Browser
from tests.support import MOVING, nightly

SIZES = {"desktop": (1280, 800), "large": (1440, 900), "phone": (390, 844)}

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(BROWSER is None, reason="Chromium is not installed"),
]


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    made = Browser(tmp_path_factory.mktemp("browser"))
    yield made
    made.close()


READY = "document.querySelector('#hint') && !document.querySelector('#said:empty') && (!document.querySelector('#hint').disabled || !document.querySelector('#win').hidden)"  # noqa: E501


def opened(browser: Browser, path: Path, size: str = "desktop", fragment: str = "") -> None:
    browser.size(*SIZES[size], phone=size == "phone")
    browser.open("about:blank")
    browser.open(path.as_uri() + fragment)
    browser.wait(READY, 60)


def opened_anew(browser: Browser, path: Path, size: str = "desktop") -> None:
    """Open a page without a kept game.

    A link of other rules gives the kept game up, which might be won, and kept again, after it is
    removed.
    """
    opened(browser, path, size, "#f=0")
    browser.run("localStorage.clear()")
    opened(browser, path, size)


COVERED = """
(() => {
  const bad = [];
  for (const id of ["board", "undo", "hint", "said"]) {
    const one = document.getElementById(id), box = one.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!inside || box.width < 40 || box.height < 40 || !top || !(one === top || one.contains(top)))
      bad.push(`${id} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  }
  const board = document.getElementById("board").getBoundingClientRect();
  if (Math.min(board.width, board.height) < 150) bad.push(`board ${board.width} ${board.height}`);
  if (document.documentElement.scrollWidth > innerWidth) bad.push("scrolls aside");
  return bad;
})()
"""  # noqa: E501


@pytest.mark.parametrize("each", [4, *nightly(1)])
def test_all_is_in_the_window(each: int, browser: Browser, tmp_path: Path) -> None:
    """Board, undo, hint and message of at least 95 % of the library, also with larger text."""
    bad: dict[str, Any] = {}
    count = 0
    for path in MOVING[::each]:
        page = tmp_path / f"{path.stem}.html"
        try:
            page.write_text(game_page(load(str(path)), "").whole(), encoding="utf-8")
        except Unplayable:
            continue
        count += 1
        opened(browser, page)
        for size, (wide, high) in SIZES.items():
            browser.size(wide, high, phone=size == "phone")
            for percent in (100, 130):
                browser.run(f"document.documentElement.style.fontSize = '{percent}%'")
                if found := browser.run(COVERED):
                    bad.setdefault(path.stem, []).append((size, percent, found))
    assert count > 80 // each and browser.console == []
    assert len(bad) <= count * 0.05, json.dumps(bad, indent=1)


MARKS = """
(() => {
  const middles = (kind) => [...document.querySelectorAll(`#marks .${kind}`)].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  return [middles("piece"), middles("place")];
})()
"""
"""Middles of the marked pieces and places."""

Point = tuple[float, float]


class Player:
    """Somebody who makes the moves that the page's hints name."""

    def __init__(self, browser: Browser, phone: bool) -> None:
        self.browser, self.phone = browser, phone

    def score(self) -> str:
        return str(self.browser.run("document.querySelector('#score').textContent"))

    def hinted(self) -> tuple[Point, Point]:
        """Ask for a hint; return the middles of the first marked piece and of its place."""
        place = self.place()
        self.browser.key("?")
        self.browser.wait("/left\\)/.test(document.querySelector('#said').textContent)", 20)
        pieces, places = self.browser.run(MARKS)
        assert self.place() == place, "the board jumps"
        return pieces[0], places[0]

    def place(self) -> Any:
        """Place and size of the board and of the button for hints."""
        return self.browser.run(
            "['#board', '#hint'].map(name => JSON.stringify("
            "document.querySelector(name).getBoundingClientRect()))"
        )

    def pointer(self, kind: str, x: float, y: float) -> None:
        if self.phone:
            name = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[kind]
            points = [] if kind == "up" else [{"x": x, "y": y}]
            self.browser.call("Input.dispatchTouchEvent", type=name, touchPoints=points)
        else:
            name = {"down": "mousePressed", "move": "mouseMoved", "up": "mouseReleased"}[kind]
            held = {} if kind == "up" else {"buttons": 1}
            self.browser.call("Input.dispatchMouseEvent", type=name, x=x, y=y, button="left",
                              clickCount=1, **held)  # fmt: skip

    def stroke(self, begin: Point, end: Point) -> None:
        self.pointer("down", *begin)
        for part in (0.3, 0.7, 1):
            self.pointer("move", *(a + part * (b - a) for a, b in zip(begin, end, strict=True)))
        self.pointer("up", *end)

    def touch(self, point: Point) -> None:
        self.pointer("down", *point)
        self.pointer("up", *point)

    def drag(self, piece: Point, place: Point) -> None:
        self.stroke(piece, place)

    def tap(self, piece: Point, place: Point) -> None:
        """Tap the piece and, if that is no move, its place."""
        before = self.score()
        self.browser.key("Escape")
        self.touch(piece)
        self.browser.run("new Promise(done => setTimeout(done, 120))")
        if self.score() == before:
            self.touch(place)

    def keys(self, piece: Point, place: Point) -> None:
        """Press an arrow, with the piece marked if the page asks for it."""
        self.browser.key("Escape")
        for _ in range(40):
            self.browser.key(" ")
            self.browser.run("new Promise(done => setTimeout(done, 30))")
            marked = self.browser.run(MARKS)[0]
            if any(abs(x - piece[0]) + abs(y - piece[1]) < 3 for x, y in marked):
                break
        else:
            raise AssertionError("space never marks the piece")
        self.browser.key(arrow(piece, place))

    def swipe(self, piece: Point, place: Point) -> None:
        """Swipe from the edge of the board, where no piece is."""
        box = self.browser.run(
            "(b => [b.x, b.y, b.width, b.height])"
            "(document.querySelector('#board').getBoundingClientRect())"
        )
        begin = box[0] + box[2] / 2, box[1] + 3
        long = {"ArrowLeft": (-70, 0), "ArrowRight": (70, 0), "ArrowUp": (0, -70),
                "ArrowDown": (0, 70)}[arrow(piece, place)]  # fmt: skip
        if long[1] < 0:
            begin = begin[0], box[1] + box[3] - 3
        self.stroke(begin, (begin[0] + long[0], begin[1] + long[1]))

    def make(self, hand: str) -> None:
        before = self.score()
        said = self.browser.run("document.querySelector('#said').textContent")
        piece, place = self.hinted()
        getattr(self, hand)(piece, place)
        done = f"document.querySelector('#score').textContent !== {json.dumps(before)}"
        try:
            self.browser.wait(done, 5)
        except AssertionError:
            now = self.browser.run("document.querySelector('#said').textContent")
            raise AssertionError((hand, before, piece, place, said, now)) from None


def arrow(begin: Point, end: Point) -> str:
    right, down = end[0] - begin[0], end[1] - begin[1]
    if abs(right) > abs(down):
        return "ArrowRight" if right > 0 else "ArrowLeft"
    return "ArrowDown" if down > 0 else "ArrowUp"


HANDS = {
    "sokoban": ("drag", "tap", "keys", "swipe"),
    "rush-hour": ("drag", "tap", "keys"),
    "klotski": ("drag", "tap", "keys"),
    "frogs": ("drag", "tap", "keys"),
}
"""A swipe has no piece, so it makes a move where one piece at most can go its way."""


def written(folder: Path, name: str) -> Path:
    """Write the page of a solved puzzle."""
    path = folder / f"{name}.html"
    path.write_text(page_of(name), encoding="utf-8")
    return path


@cache
def page_of(name: str) -> str:
    loaded = load(name)
    answer = solve(loaded)
    return solution_page(loaded, "Solved.", answer.listed, answer.best).whole()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["sokoban", "frogs", *nightly("rush-hour", "klotski")])
def test_each_hand_wins(name: str, size: str, browser: Browser, tmp_path: Path) -> None:
    """Moves by drag, tap, keys and swipe in turn; each counts, so each hand works."""
    opened_anew(browser, written(tmp_path, name), size)
    player, hands = Player(browser, size == "phone"), HANDS[name]
    for turn in range(200):
        if not browser.run("document.querySelector('#win').hidden"):
            break
        player.make(hands[turn % len(hands)])
        browser.wait(
            "!document.querySelector('#hint').disabled || !document.querySelector('#win').hidden"
        )
    said = browser.run("document.querySelector('#said').textContent")
    assert said.startswith("Solved in ") and said.endswith("Nothing is better.")
    assert browser.console == []


@pytest.mark.parametrize("size", SIZES)
def test_a_page_begins_with_the_rules(size: str, browser: Browser, tmp_path: Path) -> None:
    """Two sentences of them, which fit into their box."""
    opened_anew(browser, written(tmp_path, "rush-hour"), size)
    box = "document.querySelector('#said')"
    assert browser.run(f"{box}.textContent").endswith("over any distance, is a move.")
    assert browser.run(f"{box}.scrollHeight <= {box}.clientHeight")


DEAD = "This can't be solved any more"


def test_redo_and_dead_ends_that_need_not_be_told(browser: Browser, tmp_path: Path) -> None:
    """The player can switch it off, and ask."""
    opened_anew(browser, written(tmp_path, "sokoban"))
    said = "document.querySelector('#said').textContent"
    score = "document.querySelector('#score').textContent"
    for number in (2, 2, 1, 2, 3, 4):  # the last one pushes into a corner
        before = json.dumps(browser.run(score))
        browser.click(f"#steps li:nth-child({number}) button")
        browser.wait(f"{score} !== {before}", 5)
    browser.wait(f"{said}.startsWith({json.dumps(DEAD)})", 5)
    browser.click("#undo")
    undone = str(browser.wait(f"{said}.startsWith('Undone: ') && {said}", 5))
    browser.run("document.querySelector('#help').open = true")
    browser.click("#warns")
    browser.click("#redo")
    browser.wait(f"'Undone: ' + {said} === {json.dumps(undone)}", 5)
    browser.run("new Promise(done => setTimeout(done, 300))")
    assert not str(browser.run(said)).startswith(DEAD)
    assert browser.run("document.querySelector('#redo').disabled")
    browser.key("?")
    browser.wait(f"{said}.startsWith({json.dumps(DEAD)})", 5)
    assert browser.console == []


SPOKEN = (
    "goat", "bridge", "sokoban", "jugs", "lamps", *nightly(
        "frogs", "hanoi", "eight-puzzle", "cannibals", "coins", "guarini", "maze", "milk",
        "pancakes", "soldiers", "tower", "canoe", "family", "knights-swap", "klotski",
    ),
)  # fmt: skip
"""Twenty puzzles that are won without seeing."""


class Listener:
    """Somebody who knows a page only by its accessibility tree, and presses Enter."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        browser.call("Accessibility.enable")

    def tree(self) -> list[tuple[str, str, int, bool]]:
        """Role, name, node and whether it is disabled, of all that is not ignored."""
        found = []
        for node in self.browser.call("Accessibility.getFullAXTree")["nodes"]:
            if node.get("ignored") or "backendDOMNodeId" not in node:
                continue
            disabled = any(p["name"] == "disabled" for p in node.get("properties", ()))
            name = node.get("name", {}).get("value", "")
            found.append((node["role"]["value"], name, node["backendDOMNodeId"], disabled))
        return found

    def press(self, name: str) -> None:
        buttons = [node for role, own, node, off in self.tree()
                   if role == "button" and own == name and not off]  # fmt: skip
        assert len(buttons) == 1, (name, self.tree())
        self.browser.call("DOM.getDocument", depth=0)
        self.browser.call("DOM.focus", backendNodeId=buttons[0])
        self.browser.key("Enter")

    def status(self) -> str:
        """The text of the live region."""
        return str(self.browser.run("document.querySelector('[role=status]').textContent"))


@pytest.mark.parametrize("name", SPOKEN)
def test_won_without_seeing(name: str, browser: Browser, tmp_path: Path) -> None:
    """Each move is a button with its own name; hints and the end are in the live region."""
    opened_anew(browser, written(tmp_path, name))
    listener = Listener(browser)
    for turn in range(12 if name == "klotski" else 200):
        words = [own for role, own, *_ in listener.tree() if role in ("image", "img") and own]
        assert words, "the state is not told"
        listener.press("Hint")
        told = browser.wait(
            "(/^(.*) \\(.* left\\)$/.exec(document.querySelector('[role=status]').textContent)"
            " || [])[1]", 20)  # fmt: skip
        listener.press(told)
        browser.wait(f"document.querySelector('[role=status]').textContent !== "
                     f"{json.dumps(listener.status())} || "
                     "!document.querySelector('#win').hidden || "
                     "!document.querySelector('.marked')")  # fmt: skip
        browser.wait(READY)
        if listener.status().startswith("Solved in "):
            break
        assert turn < 199
    assert name == "klotski" or listener.status().startswith("Solved in ")


SMALL = """
[...document.querySelectorAll("button,select,summary,label")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && (box.width < 44 || box.height < 44);
}).map((one) => one.outerHTML.slice(0, 60))
"""


@pytest.mark.parametrize("size", SIZES)
def test_targets_are_large_and_axe_finds_nothing(
    size: str, browser: Browser, tmp_path: Path
) -> None:
    """Before the first move and after a win."""
    path = written(tmp_path, "lamps")
    opened_anew(browser, path, size)
    assert browser.run(SMALL) == []
    check_by_axe(browser)
    for _ in range(30):
        if browser.run("!document.querySelector('#win').hidden"):
            break
        browser.click("#hint")
        browser.wait("document.querySelector('#steps .marked')")
        browser.click("#steps .marked")
        browser.wait(f"({READY}) && !document.querySelector('#steps .marked')")
    assert browser.run(SMALL) == []
    check_by_axe(browser)


def check_by_axe(browser: Browser) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is missing: npm install --no-package-lock --prefix tests/drawing")
    browser.run(AXE.read_text(encoding="utf-8") + ";0")
    found = browser.run(
        "axe.run().then(all => all.violations.map(one => [one.id, one.impact, one.nodes[0].html]))"
    )
    assert [one for one in found if one[1] in ("serious", "critical")] == []


def test_motion_and_focus(browser: Browser, tmp_path: Path) -> None:
    """Nothing glides for who prefers no motion; focus is outlined, also with forced colours."""
    motion = {"name": "prefers-reduced-motion", "value": "reduce"}
    try:
        for forced in ("none", "active"):
            features = [motion, {"name": "forced-colors", "value": forced}]
            browser.call("Emulation.setEmulatedMedia", features=features)
            opened_anew(browser, written(tmp_path, "frogs"))
            browser.key("Tab")
            style = "getComputedStyle(document.activeElement)"
            assert browser.run(f"{style}.outlineStyle") != "none"
            assert browser.run(f"parseFloat({style}.outlineWidth)") >= 2
            browser.click("#steps button")
            browser.wait("document.querySelector('#score').textContent.startsWith('1 ')")
            assert browser.run("document.getAnimations().length") == 0
    finally:
        browser.call("Emulation.setEmulatedMedia", features=[])
