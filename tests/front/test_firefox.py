"""Pages and the playground in Firefox; tests in Chromium have the details."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from puzzlelang.front.commands.program import main
from tests.front.firefox import FIREFOX, Firefox
from tests.front.test_page import address, folder

__all__ = ["address", "folder"]  # fixtures

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed"),
]


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    browser = Firefox(tmp_path_factory.mktemp("profile"))
    try:
        yield browser
    finally:
        browser.close()


def text(browser: Firefox, selector: str) -> str:
    found: str = browser.run(f"document.querySelector('{selector}').textContent")
    return found


# few states, costs, a search in a worker, and values instead of moves
@pytest.mark.parametrize("name", ["frogs", "sokoban", "eight-puzzle", "kenken"])
def test_hints_of_a_file_win(browser: Firefox, tmp_path: Path, name: str) -> None:
    page = tmp_path / f"{name}.html"
    assert main(["play", name, "-o", str(page)]) == 0
    browser.open(page.as_uri())
    browser.wait("document.querySelector('#said').textContent")
    while not browser.run("document.querySelector('#win').checkVisibility()"):
        browser.wait("!document.querySelector('#hint').disabled")
        browser.key("?")
        browser.wait("document.querySelector('#steps .marked')")
        before = text(browser, "#score")
        browser.click("#steps .marked")
        browser.wait(f"document.querySelector('#score').textContent !== {before!r}")
    assert text(browser, "#best") in ("Nothing is better.", "")
    assert text(browser, "#said").startswith("Solved")


def test_a_graph(browser: Firefox, tmp_path: Path) -> None:
    page = tmp_path / "graph.html"
    assert main(["graph", "goat", "-o", str(page)]) == 0
    browser.open(page.as_uri())
    browser.key("n")
    assert "7 moves to the nearest goal" in text(browser, "#facts")
    browser.key("n")
    assert "6 moves to the nearest goal" in text(browser, "#facts")


def test_the_playground(browser: Firefox, address: str) -> None:
    browser.open(f"{address}#/p/sokoban")
    browser.wait("document.body.dataset.ready && !document.querySelector('#redraw').hidden")
    browser.click("#tab-solution")
    browser.click("#solve")
    browser.wait("document.querySelector('#summary').textContent.startsWith('Solved')")
    browser.click("#tab-play")
    browser.click("#redraw")
    browser.wait("document.querySelectorAll('.cells button').length === 42")
    browser.click(".palette [title^='@ ']")
    browser.click(".cells [aria-label^='row 3, column 3']")
    browser.wait("document.querySelector('#verdict').textContent.startsWith('Best: 8 pushes, 34')")
