"""The player and the page of a graph in a Chromium: axe-core, long solutions, the address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import puzzlelang as pl
from puzzlelang.boards import SOLUTIONS
from puzzlelang.cli import program as cli
from tests.playground.chromium import BROWSER, Browser

HERE = Path(__file__).parent
AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(BROWSER is None, reason="there is no Chromium"),
]


@pytest.fixture(params=["bright", "dark"])
def browser(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Browser]:
    made = Browser(tmp_path / "browser", request.param == "dark")
    yield made
    made._process.terminate()
    made._process.wait(20)


def opened(browser: Browser, path: Path, fragment: str = "") -> None:
    browser.open(path.as_uri() + fragment)
    browser.wait(f"document.readyState === 'complete' && location.pathname.endsWith('{path.name}')")


def graph(folder: Path, *arguments: str) -> Path:
    path = folder / "graph.html"
    assert cli.main(["graph", *arguments, "-o", str(path), "--quiet"]) == 0
    return path


def solution(folder: Path, name: str, steps: int = 0) -> Path:
    """A page that plays a solution, there and back again until it is so long."""
    puzzle = pl.load(name)
    there = puzzle.solve()._answer.listed[0]
    trace = [*there]
    while len(trace) <= steps:
        trace += [*there[-2:0:-1], *there] if len(there) > 2 else there
    path = folder / "player.html"
    trace = trace[: steps + 1] if steps else trace
    text = SOLUTIONS[".html"](puzzle._loaded.puzzle, "", [trace])
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("kind", ["player", "graph", "corridor"])
def test_axe_finds_nothing_serious(kind: str, browser: Browser, tmp_path: Path) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is missing: npm install --no-package-lock --prefix tests/boards")
    if kind == "player":
        path = solution(tmp_path, "goat")
    else:
        path = graph(tmp_path, "goat", *(["--corridor", "0"] if kind == "corridor" else []))
    opened(browser, path, "#state=1")
    browser.run(AXE.read_text(encoding="utf-8") + ";0")
    found = browser.run(
        "axe.run().then(all => all.violations.map(one => [one.id, one.impact, one.nodes[0].html]))"
    )
    assert found == []
    assert browser.console == []


def test_ten_thousand_steps(browser: Browser, tmp_path: Path) -> None:
    path = solution(tmp_path, "klotski", 10_000)
    assert path.stat().st_size < 2_000_000
    opened(browser, path, "#step=9999")
    browser.wait("document.getElementById('count').textContent === '9999 / 10000'")
    browser.run("document.getElementById('on').click()")
    browser.wait("document.getElementById('count').textContent === '10000 / 10000'")
    assert browser.run("document.querySelectorAll('#steps li').length") <= 401
    assert browser.console == []


def test_the_state_of_a_graph_is_in_its_address(browser: Browser, tmp_path: Path) -> None:
    path = graph(tmp_path, "goat")
    opened(browser, path, "#layout=structure&state=3")
    browser.wait("!document.getElementById('panel').hidden")
    at_three = browser.run("document.getElementById('state').textContent")
    pressed = "document.querySelector('#layouts [aria-pressed=true]').textContent"
    assert browser.run(pressed) == "by structure"
    browser.run("document.getElementById('close').click()")
    assert browser.run("location.hash") == "#layout=structure"
    browser.run("document.getElementById('next').click()")
    assert browser.run("location.hash") == "#layout=structure&state=0"
    assert browser.run("document.getElementById('state').textContent") != at_three
    browser.run("location.hash = 'state=3'")
    browser.wait(
        "document.querySelector('#layouts [aria-pressed=true]').textContent === 'by depth'"
    )
    assert browser.run("document.getElementById('state').textContent") == at_three
    opened(browser, path, "#state=999999")
    assert browser.run("document.getElementById('panel').hidden") is True
    assert browser.console == []
