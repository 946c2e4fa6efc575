"""The playground in a real browser: user actions, and no external requests."""

from __future__ import annotations

import base64
import importlib.util
import io
import json
import os
import shutil
import threading
import time
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from tests.front.chromium import BROWSER, Browser

PLAYGROUND = Path(__file__).parents[2] / "playground"

AXE = PLAYGROUND.parent / "tests" / "drawing" / "node_modules" / "axe-core" / "axe.min.js"

pytestmark = pytest.mark.slow

ENDLESS = (
    "puzzle: Endless\nstate: {n: 0..100000000 = 0, m: 0..100000000 = 0}\ntransitions:\n"
    "  go: {then: {n: n + 1}}\n  come: {then: {m: m + 1}}\ngoal: n = 99999999 and m = 7\n"
)


def builder() -> Any:
    spec = importlib.util.spec_from_file_location("playground_build", PLAYGROUND / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUILT = os.environ.get("PUZZLELANG_PLAYGROUND")
"""A folder with the site's page, whose archives are the same and take the longest to build."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the page."""
    if BROWSER is None:
        pytest.skip("Chromium is not installed")
    if not shutil.which("node"):
        pytest.skip("Node.js is not installed")
    if not (PLAYGROUND / "node_modules").exists():
        pytest.skip("run `npm ci --prefix playground`")
    build, out = builder(), tmp_path_factory.mktemp("page") / "playground"
    if BUILT:
        names = "puzzlelang.bin", f"pyodide/{build.STDLIB}"
        build.archives = lambda _: tuple(Path(BUILT, name).read_bytes() for name in names)
    build.build(out)
    return out


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """Serve the page on loopback."""
    with builder().server(0, folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@pytest.fixture(scope="module")
def shared_browser(tmp_path_factory: pytest.TempPathFactory, address: str) -> Iterator[Browser]:
    browser = Browser(tmp_path_factory.mktemp("user"))
    try:
        browser.size(1400, 900)
        browser.open(address)
        browser.wait("document.body && document.body.dataset.ready")
        yield browser
    finally:
        browser.close()


@pytest.fixture
def browser(shared_browser: Browser, address: str) -> Iterator[Browser]:
    """The page with Python loaded, cleared between tests; console errors and external requests
    fail.
    """
    shared_browser.run("location.hash = '#/'")
    shared_browser.wait("!document.querySelector('#gallery').hidden")
    shared_browser.run("localStorage.clear()")
    yield shared_browser
    assert shared_browser.console == []
    assert {urlsplit(url)._replace(path="", query="", fragment="").geturl() + "/"
            for url in shared_browser.requests if not url.startswith(("blob:", "data:"))
            } == {address}  # fmt: skip


def go(browser: Browser, place: str) -> None:
    browser.run(f"location.hash = {json.dumps(place)}")


def text(browser: Browser, selector: str) -> Any:
    return browser.run(f"document.querySelector({json.dumps(selector)}).textContent")


def in_editor(script: str) -> str:
    return f"(root => {script})(document.querySelector('#editor').shadowRoot)"


def opened(browser: Browser, name: str) -> None:
    go(browser, f"#/p/{name}")
    browser.wait("!document.querySelector('#puzzle').hidden")
    browser.wait(f"document.querySelector('#file-name').textContent === '{name}.yaml'")
    frame(browser, "playing", "document.querySelectorAll('#steps li').length")


def link(address: str, file: dict[str, str]) -> str:
    packed = zlib.compressobj(wbits=-15)
    data = packed.compress(json.dumps(file).encode()) + packed.flush()
    return f"{address}#/s/{base64.urlsafe_b64encode(data).decode().rstrip('=')}"


def frame(browser: Browser, host: str, script: str) -> Any:
    """Wait for the embedded page's program, and evaluate an expression in it."""
    host = f"document.querySelector('#{host} iframe')"
    inside = f"(document => {script})({host}.contentDocument)"
    return browser.wait(f"{host} && {host}.dataset.shown && {inside}")


def test_all_of_python_is_compiled(address: str) -> None:
    """Compiling in the page would take longer than all else."""
    with urlopen(f"{address}pyodide/python_stdlib.zip") as response:
        names = zipfile.ZipFile(io.BytesIO(response.read())).namelist()
    assert "json/decoder.pyc" in names
    assert not [name for name in names if name.endswith(".py")]


def test_the_gallery_shows_all(browser: Browser) -> None:
    go(browser, "#/")
    browser.wait("document.querySelectorAll('.card img').length > 90")
    browser.wait("[...document.images].some(image => image.naturalWidth > 0)")
    browser.run("document.querySelector('#search').focus()")
    browser.type("hanoi")
    browser.wait("document.querySelectorAll('.card').length < 12")
    assert "hanoi" in browser.run("document.querySelector('.card').href")
    browser.run("document.querySelector('#search').select()")
    browser.key("Backspace")
    browser.wait("document.querySelectorAll('.card').length > 90")


@pytest.mark.parametrize("place", ["#/", "#/p/frogs"])
def test_axe_finds_nothing_serious(browser: Browser, place: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is missing: npm install --no-package-lock --prefix tests/drawing")
    if place == "#/":
        go(browser, place)
        browser.wait("document.querySelectorAll('.card img').length > 90")
    else:
        opened(browser, "frogs")
    browser.run(AXE.read_text(encoding="utf-8") + ";0")
    found = browser.run(
        "axe.run().then(all => all.violations"
        ".map(one => [one.id, one.impact, one.nodes.map(node => node.html.slice(0, 200))]))"
    )
    assert [one for one in found if one[1] in ("serious", "critical")] == []


def test_a_mistake_is_underlined(browser: Browser) -> None:
    opened(browser, "frogs")
    assert text(browser, "#problems") == "no problems"
    browser.run(in_editor("root.querySelector('.cm-content').focus()"))
    browser.key("End", modifiers=2)
    browser.type("\nlose: borad = start(board)\n")
    browser.wait("document.querySelector('#problems').textContent === '1 error'")
    marked = in_editor("root.querySelector('.cm-lintRange-error').textContent")
    assert browser.run(marked) == "borad"
    assert "borad" in text(browser, "#play-error")
    go(browser, "#/")
    browser.wait("document.querySelector('.own')")  # the draft is kept
    opened_again = "document.querySelector('#problems').textContent === '1 error'"
    go(browser, "#/p/frogs")
    browser.wait(opened_again)
    assert text(browser, "#source").startswith("Source: ")
    browser.click("#original")  # asks first
    assert text(browser, "#original") == "Back to the original: sure?"
    assert text(browser, "#problems") == "1 error"
    browser.click("#original")
    browser.wait("document.querySelector('#problems').textContent === 'no problems'")


def test_words_are_completed_and_explained(browser: Browser) -> None:
    opened(browser, "frogs")
    browser.run(in_editor("root.querySelector('.cm-content').focus()"))
    browser.key("End", modifiers=2)
    browser.type("\nlose: rev")
    browser.wait(in_editor(
        "[...root.querySelectorAll('.cm-completionLabel')].some(e => e.textContent === 'reverse')"
    ))  # fmt: skip
    browser.key("Escape")
    place = browser.run(in_editor(
        "(e => {const b = e.getBoundingClientRect(); return [b.x + 9, b.y + 9]})"
        "([...root.querySelectorAll('.cm-line span')].find(e => e.textContent === 'expect') || "
        "root.querySelector('.cm-line span'))"
    ))  # fmt: skip
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=place[0], y=place[1])
    assert browser.wait(in_editor("(e => e && e.textContent)(root.querySelector('.cm-hint'))"))


def test_solve_and_watch(browser: Browser) -> None:
    opened(browser, "goat")
    browser.click("#tab-solution")
    browser.click("#solve")
    browser.wait("document.querySelector('#summary').textContent")
    assert text(browser, "#summary").startswith("Solved in 7 moves. No shorter solution exists.")
    assert frame(browser, "player", "document.querySelectorAll('#pieces g').length") > 3
    inside = "document.querySelector('#player iframe').contentDocument"
    browser.run(f"{inside}.querySelector('#mode').click()")
    frame(browser, "player", "!document.querySelector('#watching').hidden")
    browser.run(f"{inside}.querySelector('#last').click()")
    frame(browser, "player", "document.querySelector('#count').textContent === '7 / 7'")


def test_play_to_the_end(browser: Browser) -> None:
    """Frogs, by the hints of the page in the frame: 8 moves, as the file's source has it."""
    opened(browser, "frogs")
    inside = "document.querySelector('#playing iframe').contentDocument"
    for step in range(8):
        score = f"document.querySelector('#score').textContent.startsWith('{step} ')"
        frame(browser, "playing", score)
        browser.run(f"{inside}.querySelector('#hint').click()")
        frame(browser, "playing", "document.querySelector('#steps .marked') !== null")
        browser.run(f"{inside}.querySelector('#steps .marked').click()")
    solved = frame(browser, "playing", "document.querySelector('#solved').textContent")
    assert solved == "Solved in 8"


def cell(x: int, y: int) -> str:
    return (
        f"[...document.querySelectorAll('.cells button')].find((e) => e.x === {x} && e.y === {y})"
    )


def drawing(browser: Browser, name: str, cells: int) -> None:
    """Open a puzzle, and begin to draw its map."""
    opened(browser, name)
    browser.wait("!document.querySelector('#redraw').hidden")
    browser.click("#redraw")
    browser.wait(f"document.querySelectorAll('.cells button').length === {cells}")


def draw(browser: Browser, sign: str, x: int, y: int) -> None:
    """Choose a sign, and tap a cell."""
    browser.run(f"document.querySelector('.palette [title^=\"{sign} \"]').click()")
    browser.run(f"{cell(x, y)}.scrollIntoView({{block: 'center'}})")
    bounds = browser.run(f"JSON.stringify({cell(x, y)}.getBoundingClientRect())")
    box = json.loads(bounds)
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    for kind in ("mousePressed", "mouseReleased"):
        browser.call(
            "Input.dispatchMouseEvent", type=kind, button="left", buttons=1, clickCount=1, **place
        )


def verdict(browser: Browser, words: str) -> None:
    browser.wait(f"document.querySelector('#verdict').textContent === {json.dumps(words)}")


def test_a_level_is_drawn(browser: Browser) -> None:
    """The first room of Microban, 8 pushes and 33 steps (tests/reference/sokoban.py); a man one
    step further down needs one more; a wall in the place of the only way ends it.
    """
    drawing(browser, "sokoban", 42)
    draw(browser, "@", 2, 2)
    verdict(browser, "Best: 8 pushes, 34 steps, in only one way.")
    lines = in_editor("[...root.querySelectorAll('.cm-line')].map((e) => e.textContent.trim())")
    assert {"# @###", "#*   #"} <= {*browser.run(lines)}
    draw(browser, "#", 3, 4)
    browser.wait("document.querySelector('#play-error').textContent.includes('as many crates')")
    browser.run("document.querySelector('#level .bar button').click()")  # undo
    verdict(browser, "Best: 8 pushes, 34 steps, in only one way.")
    browser.run(f"{cell(1, 1)}.focus()")
    browser.key("Enter")
    verdict(browser, "This can't be solved.")
    said = "document.querySelector('#said').textContent === \"This can't be solved.\""
    frame(browser, "playing", said)
    browser.run("localStorage.clear()")


def test_a_level_is_drawn_beside_one_s_own(browser: Browser) -> None:
    """With a chosen level, drawing begins another puzzle; what was drawn before stays."""
    drawing(browser, "sokoban", 42)
    draw(browser, "@", 2, 2)
    verdict(browser, "Best: 8 pushes, 34 steps, in only one way.")
    kept = "JSON.parse(localStorage['puzzlelang:p/sokoban']).text"
    before = browser.run(kept)
    choose = "(e => { e.value = 'microban:2'; e.onchange(); })(document.querySelector('#instance'))"
    browser.run(choose)
    browser.click("#redraw")
    browser.wait("!document.querySelector('#drawing-level').hidden")
    draw(browser, "#", 1, 1)
    browser.wait("location.hash.startsWith('#/d/')")
    browser.wait("document.querySelector('#verdict').textContent.startsWith('Best: ')")
    assert browser.run(kept) == before
    browser.wait("document.querySelector('#facts').textContent === ''")  # those of another level
    go(browser, "#/")
    browser.wait("document.querySelectorAll('.own').length === 2")
    own = browser.run("[...document.querySelectorAll('.own small')].map((e) => e.textContent)")
    assert [line.split(",")[0] for line in own] == ["your file", "your version"]


def test_a_level_is_pasted(browser: Browser) -> None:
    """Two crates in a row, each beside its goal: two pushes.  Eighty-one digits are a sudoku."""
    drawing(browser, "sokoban", 42)
    paste(browser, "#######\n#.$@$.#\n#######\n")
    browser.wait("document.querySelectorAll('.cells button').length === 21")
    browser.wait("document.querySelector('#verdict').textContent.startsWith('Best: 2 pushes')")
    paste(browser, "  #####\n###   #\n#.$@  #\n#######\n")
    browser.click("#level .bar button:nth-of-type(2)")  # + row
    browser.wait("document.querySelectorAll('.cells button').length === 35")
    lines = in_editor("[...root.querySelectorAll('.cm-line')].map((e) => e.textContent.trim())")
    browser.wait(f"{lines}.includes('#     #')")
    browser.wait("document.querySelector('#verdict').textContent.startsWith('Best: 1 push')")
    assert browser.run("document.activeElement.textContent") == "+ row"
    paste(browser, "#?#")
    verdict(browser, "The legend of this map has no “?”.")
    opened(browser, "sudoku")
    browser.wait("document.querySelector('#redraw').textContent === 'Enter another one'")
    browser.click("#redraw")
    browser.wait("document.querySelectorAll('.cells button').length === 81")
    # Gordon Royle's first sudoku of 17 given digits
    paste(browser, ("000000010400000000020000000000050407008000300001090000"
                    "300400200050100000000806000"))  # fmt: skip
    verdict(browser, "The only choice.")
    paste(browser, "5 " * 80)
    verdict(browser, "This is a row of 80; the map has 81 cells.")
    paste(browser, "\n".join(" ".join("53..7....") for _ in range(9)))
    browser.wait("document.querySelector('#verdict').textContent.startsWith('No choice ')")


def paste(browser: Browser, words: str) -> None:
    event = "new ClipboardEvent('paste', {clipboardData: data, bubbles: true})"
    script = f"data.setData('text', {json.dumps(words)}); document.body.dispatchEvent({event})"
    browser.run(f"(data => {{{script}}})(new DataTransfer())")


def test_a_puzzle_to_fill_in_is_drawn(browser: Browser) -> None:
    """Wikipedia's sudoku has one solution; another 5 in its first row leaves none."""
    drawing(browser, "sudoku", 81)
    draw(browser, "5", 8, 0)
    browser.wait("document.querySelector('#verdict').textContent.startsWith('No choice ')")
    browser.wait("document.querySelector('#facts').textContent === 'changed by you'")
    # keys go on drawing, and the page in the frame has the colours of printed boards
    assert browser.run(f"document.activeElement === {cell(8, 0)}")
    colour = "getComputedStyle(document.querySelector('#board .print')).fill !== 'rgb(0, 0, 0)'"
    assert frame(browser, "playing", colour)
    draw(browser, ".", 8, 0)
    browser.wait("document.querySelector('#verdict').textContent.includes('only')")
    browser.run(in_editor("root.querySelector('.cm-content').focus()"))
    browser.key("End", modifiers=2)
    browser.type("\n# by hand")
    browser.wait("document.querySelector('#drawing-level').hidden")
    browser.run("localStorage.clear()")


def test_a_picture_until_python_is_ready(browser: Browser) -> None:
    """The board is there at once; a changed file is played as it is written."""
    browser.run("location.hash = '#/p/hanoi'")
    assert browser.wait("document.querySelector('#playing > *').matches('.still, iframe')")
    opened(browser, "frogs")
    browser.run(in_editor("root.querySelector('.cm-content').focus()"))
    browser.key("End", modifiers=2)
    browser.type("\nlose: board = start(board)\n")
    said = "document.querySelector('#said').textContent.startsWith('Lost')"
    frame(browser, "playing", said)
    browser.run("localStorage.clear()")


def test_stop(browser: Browser, address: str) -> None:
    """An endless search stops within a second, and the page continues."""
    browser.open(link(address, {"text": ENDLESS}))
    browser.wait("document.querySelector('#title').textContent === 'Endless'")
    frame(browser, "playing", "document.querySelectorAll('#steps li').length")
    browser.click("#tab-solution")
    browser.click("#solve")
    browser.wait("/searching: [0-9,]+ states/.test(document.querySelector('#solving').textContent)")
    began = time.monotonic()
    browser.click("#stop-solve")
    browser.wait("document.querySelector('#solving').textContent === 'stopped'")
    assert time.monotonic() - began < 1
    opened(browser, "goat")
    browser.click("#tab-solution")
    browser.click("#solve")
    browser.wait("document.querySelector('#summary').textContent.startsWith('Solved in 7')")


def test_explore_and_graph(browser: Browser) -> None:
    opened(browser, "frogs")
    browser.click("#tab-explore")
    browser.click("#explore")
    browser.wait("document.querySelector('#survey').textContent")
    assert "23 states, 28 transitions" in text(browser, "#survey")
    browser.click("#tab-graph")
    browser.click("#draw")
    assert frame(browser, "graph", "document.querySelector('canvas').width") > 300


def test_a_file_in_a_link(browser: Browser, address: str) -> None:
    """The page shows a file from a link, and can read its own link."""
    file = {"name": "", "text": ENDLESS.replace("Endless", "Für Élise 🐸"), "instance": ""}
    browser.open(link(address, file))
    browser.wait("document.querySelector('#title').textContent === 'Für Élise 🐸'")
    browser.run("navigator.clipboard.writeText = text => {window.copied = text}")
    browser.click("#share")
    again = browser.wait("window.copied")
    browser.open("about:blank")
    browser.open(again)
    browser.wait("document.querySelector('#title').textContent === 'Für Élise 🐸'")
    assert "99999999" in browser.run(in_editor("root.querySelector('.cm-content').textContent"))
    for damaged in (address + "#/s/AAAA", address + "#/s/%00", link(address, {"name": "x"})):
        browser.open("about:blank")
        browser.open(damaged)
        browser.wait("document.querySelector('#state').textContent.includes('damaged')")


BAD = "</script></svg><script>window.bad=1</script><img src=x onerror=window.bad=2>"

HOSTILE = f"""\
puzzle: "{BAD}"
about: "{BAD} <a href='javascript:window.bad=3'>x</a>"
types:
  item: [a, b]
  bank: [left, right]
state:
  at: bank for each item = left
  n: 0..1000000000 = 0
transitions:
  go(i in item):
    then: {{at(i): right}}
    say: "<'{BAD.replace("<", "").replace(">", "")}'>"
  endless: {{then: {{n: n + 1}}}}
goal: n = 999999999
show: "<'{BAD.replace("'", "").replace("<", "(").replace(">", ")")}'>"
look:
  a: disc red '{BAD}'
  b: disc blue 'javascript:alert(4)'
unknown {BAD}: 1
"""


@pytest.mark.parametrize("is_wrong", [True, False])
def test_a_hostile_file_in_a_link_does_nothing(
    browser: Browser, address: str, is_wrong: bool
) -> None:
    """A program in every text, and an endless search: nothing runs, nothing is requested."""
    written = HOSTILE if is_wrong else HOSTILE.rpartition("unknown")[0]
    browser.open("about:blank")
    browser.open(link(address, {"name": BAD, "text": written, "instance": BAD * is_wrong}))
    if is_wrong:
        browser.wait("!document.querySelector('#play-error').hidden")
    else:
        frame(browser, "playing", "document.querySelectorAll('#steps button').length")
        game = "document.querySelector('#playing iframe')"
        browser.run(f"{game}.contentDocument.querySelector('#steps button').click()")
        frame(browser, "playing", "document.querySelector('#score').textContent.startsWith('1 ')")
        assert browser.run(f"{game}.contentWindow.bad") is None
        browser.click("#tab-graph")
        browser.click("#draw")
        assert frame(browser, "graph", "document.querySelector('h1').textContent") == BAD
        assert browser.run("document.querySelector('#graph iframe').contentWindow.bad") is None
    assert "window.bad=1" in text(browser, "#title")
    assert browser.run("window.bad") is None
    assert browser.run("document.querySelectorAll('img:not(.home img), #about a').length") == 0
    time.sleep(1)
    assert browser.run("document.querySelector('#solving').textContent") == ""


def test_a_phone_has_the_file_behind_a_tab(browser: Browser) -> None:
    browser.size(390, 800, phone=True)
    try:
        opened(browser, "goat")
        assert browser.run("document.documentElement.scrollWidth") <= 390
        assert not browser.run("document.querySelector('#editor').offsetParent")
        browser.click("#written")
        browser.wait("document.querySelector('#editor').offsetParent")
        browser.click("#tab-play")
        assert not browser.run("document.querySelector('#editor').offsetParent")
    finally:
        browser.size(1400, 900)


def test_without_a_network(folder: Path, tmp_path: Path) -> None:
    """After the first visit the page needs no server."""
    browser = Browser(tmp_path / "user")
    try:
        with builder().server(0, folder) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            here = f"http://127.0.0.1:{server.server_address[1]}/"
            browser.open(here)
            browser.wait("document.body && document.body.dataset.ready")
            browser.wait("navigator.serviceWorker.ready.then(r => r.active.state === 'activated')")
            server.shutdown()
        browser.open("about:blank")
        browser.open(here + "#/p/frogs")
        frame(browser, "playing", "document.querySelectorAll('#steps li').length")
        browser.click("#tab-solution")
        browser.click("#solve")
        assert frame(browser, "player", "document.querySelectorAll('#pieces g').length") == 4
    finally:
        browser.close()
