"""The player and the graph page in Chromium: axe-core, long solutions, the address."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import puzzlelang as pl
from puzzlelang.drawing import SOLUTIONS
from puzzlelang.front.commands import program as cli
from puzzlelang.text import policy
from tests.front.chromium import BROWSER, Browser

HERE = Path(__file__).parent
AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(BROWSER is None, reason="Chromium is not installed"),
]


@pytest.fixture(scope="module", params=["bright"])
def browser(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    made = Browser(tmp_path_factory.mktemp("browser"), request.param == "dark")
    made.size(1280, 800)
    yield made
    made._process.terminate()
    made._process.wait(20)


def opened(browser: Browser, path: Path, fragment: str = "") -> None:
    browser.open(path.as_uri() + fragment)
    browser.wait(f"document.readyState === 'complete' && location.pathname.endsWith('{path.name}')")


def graph(folder: Path, *arguments: str) -> Path:
    path = folder / "graph.html"
    path.write_text(graph_page(arguments), encoding="utf-8")
    return path


@cache
def graph_page(arguments: tuple[str, ...]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "graph.html"
        assert cli.main(["graph", *arguments, "-o", str(path), "--quiet"]) == 0
        return path.read_text(encoding="utf-8")


def solution(folder: Path, name: str, steps: int = 0) -> Path:
    """Create a page that plays a solution back and forth until it has ``steps`` steps."""
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


@pytest.mark.parametrize("browser", ["bright", "dark"], indirect=True)
@pytest.mark.parametrize("kind", ["player", "graph", "corridor"])
def test_axe_finds_nothing_serious(kind: str, browser: Browser, tmp_path: Path) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is missing: npm install --no-package-lock --prefix tests/drawing")
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


def test_groups_open_and_are_in_the_address(browser: Browser, tmp_path: Path) -> None:
    path = graph(tmp_path, "klotski", "--first", "3500")
    opened(browser, path)
    pressed = "document.querySelector('#groups [aria-pressed=true]').textContent"
    assert browser.run(pressed) == "groups"
    browser.run("document.getElementById('next').click()")
    browser.wait("!document.getElementById('panel').hidden")
    address = browser.run("location.hash")
    assert address == "#open=0&state=0", "the selection is in an open group"
    for _ in range(30):
        browser.run("document.getElementById('next').click()")
    open_groups = browser.run("location.hash").split("&")[0].removeprefix("#open=").split(",")
    assert len(open_groups) > 2
    browser.run("document.querySelectorAll('#groups button')[1].click()")
    assert browser.run(pressed) == "all states"
    assert browser.run("location.hash").startswith("#groups=off&state=")
    browser.run("document.querySelectorAll('#groups button')[0].click()")
    assert browser.run(pressed) == "groups" and browser.run("location.hash") in ("", "#")
    opened(browser, path, "#groups=off")
    browser.wait(f"{pressed} === 'all states'")
    assert browser.console == []


def test_a_click_opens_a_group(browser: Browser, tmp_path: Path) -> None:
    """The group of the first states is at the top of the layered picture."""
    opened(browser, graph(tmp_path, "klotski", "--first", "3500", "--layout", "depth"))
    for y in range(80, 200, 6):
        browser.click_at(640, y)
        if browser.run("location.hash"):
            break
    assert browser.run("location.hash").startswith("#open=")
    assert browser.run("document.getElementById('panel').hidden") is True
    assert browser.console == []


def test_many_states_are_painted_while_the_hand_rests(browser: Browser, tmp_path: Path) -> None:
    """Painting in parts ends with the same picture as painting at once."""
    path = graph(tmp_path, "klotski", "--first", "3500", "--layout", "depth")
    shots = []
    for most in ("6000", "1e9"):
        text = path.read_text(encoding="utf-8")
        assert text.count("HEAVY = 6000") == 1
        changed = text.replace("HEAVY = 6000", f"HEAVY = {most}")
        other = path.with_name(f"graph{most}.html")
        other.write_text(with_policy_of(changed), encoding="utf-8")
        opened(browser, other, "#groups=off&state=2000")
        browser.wait("new Promise(done => setTimeout(() => done(true), 1500))")
        browser.shot(path.with_suffix(".png"))
        shots.append(Image.open(path.with_suffix(".png")).convert("L"))
    apart = ImageChops.difference(*shots).point(lambda value: 255 * (value > 60))
    assert sum(apart.histogram()[128:]) < 0.002 * apart.width * apart.height
    assert browser.console == []


def with_policy_of(text: str) -> str:
    """Recompute the policy of a changed page from its contents."""
    style, program = (
        re.findall(f"<{tag}>(.*?)</{tag}>", text, re.S)[-1] for tag in ("style", "script")
    )
    return re.sub(r'(Security-Policy" content=")[^"]*', rf"\1{policy(style, program)}", text)
