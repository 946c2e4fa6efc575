"""Links and kept games of a page: moves are replayed by the rules, whatever they claim."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest

from puzzlelang.text import policy
from tests.drawing.player_pages import data_of, unpacked
from tests.drawing.test_play_pages import READY, opened, page_of, written
from tests.front.chromium import BROWSER, Browser

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(BROWSER is None, reason="Chromium is not installed"),
]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("pages"), "frogs")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    made = Browser(tmp_path_factory.mktemp("browser"))
    yield made
    made.close()


@pytest.fixture
def browser(shared: Browser, page: Path) -> Iterator[Browser]:
    """A browser without kept games; nothing but the page is requested, nothing fails."""
    opened(shared, page)
    shared.run("localStorage.clear()")
    shared.requests.clear()
    yield shared
    assert shared.console == []
    assert {url.split("#")[0] for url in shared.requests if not url.startswith("blob:")} <= {
        page.as_uri(), "about:blank"
    }  # fmt: skip


def text(browser: Browser, name: str) -> str:
    return str(browser.run(f"document.getElementById('{name}').textContent"))


def solve(browser: Browser) -> str:
    """Win by hints; return the link that the page copies."""
    for _ in range(8):
        browser.click("#hint")
        browser.wait("document.querySelector('#steps .marked')")
        browser.click("#steps .marked")
        browser.wait("!document.querySelector('#steps .marked')")
    browser.wait("!document.querySelector('#win').hidden")
    browser.run("navigator.clipboard.writeText = async text => {window.copied = text}")
    browser.click("#share")
    return str(browser.wait("window.copied"))


def test_a_challenge_is_replayed(browser: Browser, page: Path) -> None:
    link = solve(browser)
    assert link.startswith(page.as_uri() + "#f=") and len(link.split("#")[1]) < 200
    browser.run("localStorage.clear()")
    opened(browser, page, fragment="#" + link.split("#")[1])
    assert text(browser, "said") == "Somebody solved this in 8 moves. Can you?"
    assert text(browser, "score").startswith("0 moves")


def test_a_game_is_kept(browser: Browser, page: Path) -> None:
    browser.click("#steps button")
    browser.wait("document.querySelector('#score').textContent.startsWith('1 ')")
    opened(browser, page)
    assert text(browser, "score").startswith("1 move ")
    browser.click("#undo")
    browser.wait("document.querySelector('#score').textContent.startsWith('0 ')")


KEPT = (
    "", "null", "7", "[]", "[9,\"00\"]", "[0,\"zz\"]", "[0,\"<img src=x onerror=alert(1)>\"]",
    "{\"length\":2}", "[0,null]", "[-1,\"0\"]",
)  # fmt: skip


@pytest.mark.parametrize("kept", KEPT)
def test_a_damaged_game_begins_anew(kept: str, browser: Browser, page: Path) -> None:
    name = "puzzlelang game " + data_of(page.read_text("utf-8"))["fingerprint"]
    browser.run(f"localStorage.setItem({json.dumps(name)}, {json.dumps(kept)})")
    opened(browser, page)
    assert text(browser, "score").startswith("0 moves")
    browser.click("#steps button")
    browser.wait("document.querySelector('#score').textContent.startsWith('1 ')")


BAD = "<img src=x onerror=window.bad=1>"
"""Would run if a text were markup."""

RIGHT = object()
"""The fingerprint of the page."""

HOSTILE = [
    # moves that are not a solution
    {"f": RIGHT, "m": ""}, {"f": RIGHT, "m": "0"}, {"f": RIGHT, "m": "zzzz"},
    {"f": RIGHT, "m": "0" * 8000}, {"f": RIGHT, "m": "-zz"}, {"f": RIGHT, "m": "1" * 8},
    # moves that can't be read
    {"f": RIGHT, "m": "0" * 9000}, {"f": RIGHT, "m": "-"}, {"f": RIGHT, "m": "A"},
    {"f": RIGHT, "m": "0,1"}, {"f": RIGHT, "m": BAD}, {"f": RIGHT, "m": "\0"},
    {"f": RIGHT, "m": "é"}, {"f": RIGHT, "m": "__proto__"},
    # starts that don't exist
    {"f": RIGHT, "m": "0", "s": "1"}, {"f": RIGHT, "m": "0", "s": "-1"},
    {"f": RIGHT, "m": "0", "s": "NaN"}, {"f": RIGHT, "m": "0", "s": "1e99"},
    {"f": RIGHT, "m": "0", "s": "length"}, {"f": RIGHT, "m": "0", "s": BAD},
    {"f": RIGHT, "m": "0", "s": "0.5"},
    # other rules
    {"f": "0" * 64, "m": "0"}, {"f": BAD, "m": "0"}, {"f": "", "m": "0"},
    {"f": "constructor"}, {"f": "x" * 100_000, "m": "0"}, {"f": BAD, "v": BAD, "s": BAD, "m": BAD},
    # claims that a page has no use for
    {"f": RIGHT, "m": "0", "best": "1", "cost": "1"}, {"f": RIGHT, "m": "0", "v": BAD},
    {"f": RIGHT, "m": "0", "title": BAD},
]  # fmt: skip


def test_hostile_links(browser: Browser, page: Path) -> None:
    """Each of thirty links ends with a refusal, and the game can be played."""
    assert len(HOSTILE) == 30
    own = data_of(page.read_text("utf-8"))["fingerprint"]
    for link in HOSTILE:
        fields = {name: own if value is RIGHT else value for name, value in link.items()}
        browser.open("about:blank")
        browser.open(f"{page.as_uri()}#{urlencode(fields)}")
        browser.wait(READY, 30)
        assert re.match("This link|The moves in this link", text(browser, "said")), link
        assert browser.run("[window.bad === undefined, document.images.length]") == [True, 0]
        assert text(browser, "score").startswith("0 moves"), link
        assert browser.run("document.querySelectorAll('#steps button').length") == 4


def test_a_step_that_does_not_exist(browser: Browser, page: Path) -> None:
    for step in ("999999999999", "8", "08"):
        browser.open("about:blank")
        browser.open(f"{page.as_uri()}#step={step}")
        browser.wait("document.querySelector('#count').textContent === '8 / 8'")


def test_rules_that_never_answer_are_stopped(browser: Browser, tmp_path: Path) -> None:
    """A worker that is silent for two seconds is ended, and the page says so."""
    silent = tmp_path / "silent.html"
    silent.write_text(silenced(page_of("eight-puzzle")), encoding="utf-8")
    browser.open("about:blank")
    browser.open(silent.as_uri())
    browser.wait("document.querySelector('#said').textContent.includes('take too long')", 30)
    browser.requests.clear()


def silenced(page: str) -> str:
    """Change the worker of a page so that it never ends after its first answer."""
    return with_program(page, r"node:\(\{key:\w\}\)=>\w+\(\w\),", "node() { for (;;); },")


def with_program(page: str, pattern: str, replacement: str) -> str:
    """Change the program of a page, and its policy."""
    _, program = unpacked(page)
    changed = re.sub(pattern, replacement, program)
    assert changed != program
    (style,) = re.findall("(?s)<style>(.*?)</style>", page)
    page, allowed = page.replace(program, changed), policy(style, changed, plays=True)
    return re.sub('(Security-Policy" content=")[^"]*', lambda m: m[1] + allowed, page)


def test_a_page_without_storage_keeps_its_game(shared: Browser, page: Path, tmp_path: Path) -> None:
    denied = tmp_path / "denied.html"
    denied.write_text(with_program(page.read_text("utf-8"), "localStorage", "denied"), "utf-8")
    opened(shared, denied)
    shared.click("#steps button")
    shared.wait("document.querySelector('#score').textContent.startsWith('1 ')")
    shared.run("window.old = true")
    shared.run("location.reload()")
    shared.wait("!window.old && document.querySelector('#score')?.textContent.startsWith('1 ')")
