"""The pages of the site that play bundled puzzles (`website/play_pages.py`), also in a browser."""

from __future__ import annotations

import functools
import http.server
import json
import re
import runpy
import struct
import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

import puzzlelang as pl
from tests.front.chromium import BROWSER, Browser

TOP = Path(__file__).parents[2]
BASE = "https://puzzles.example/site"

PLAYED, SHOWN = ("frogs", "barrels", "bridge-hand"), "colouring"
"""Puzzles with and without levels that a page plays; one that is filled in."""


def module(name: str) -> Any:
    """A module of the site's builder, which is a folder of programs."""
    sys.path.insert(0, str(TOP / "website"))
    try:
        return import_module(name)
    finally:
        del sys.path[0]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with a few puzzles, in a folder of a host."""
    pages, out = module("play_pages"), tmp_path_factory.mktemp("host") / "some" / "where"
    kept = pages.CACHE
    pages.CACHE = tmp_path_factory.mktemp("cache")
    try:
        built = pages.Site(out, BASE)
        pages.build(built, [*PLAYED, SHOWN])
        module("landing").landing(built)
    finally:
        pages.CACHE = kept
    builder = runpy.run_path(str(TOP / "website" / "build.py"))
    builder["playground"]().service_worker(out, "site", builder["LATER"], builder["NEVER"])
    return out


def test_each_puzzle_has_a_page_with_a_preview(site: Path) -> None:
    for name in (*PLAYED, SHOWN):
        text = (site / "play" / f"{name}.html").read_text("utf-8")
        title = pl.load(name).title
        assert f"<title>{title}" in text and f'<meta property="og:title" content="{title}">' in text
        assert re.search('<meta name="description" content="[^"]{40,}">', text)
        assert f'<meta property="og:image" content="{BASE}/previews/{name}.png">' in text
        data = (site / "previews" / f"{name}.png").read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", data[16:24]) == (1200, 630)


def test_only_previews_have_absolute_addresses(site: Path) -> None:
    for path in site.rglob("*.html"):
        text = path.read_text("utf-8")
        assert text.count(BASE) == 2 == len(re.findall(f'og:(?:url|image)" content="{BASE}/', text))
        for address in re.findall('(?:href|src)="([^"]*)"', text):
            assert not re.match(r"/|[a-z]+:", address), (path, address)
    problems = module("links").problems
    assert [line for line in problems(site) if not re.search("playground/|docs/", line)] == []


def test_pages_run_only_the_scripts_of_the_site(site: Path) -> None:
    for path in site.rglob("*.html"):
        text = path.read_text("utf-8")
        (allowed,) = re.findall('Content-Security-Policy" content="([^"]*)"', text)
        assert "default-src 'none'" in allowed and "unsafe" not in allowed.replace(
            "wasm-unsafe", ""
        )
        assert " style=" not in text and "<style" not in text
        for tag in re.findall("<script[^>]*>", text):
            assert "src=" in tag or 'type="application/json"' in tag


def test_levels_follow_each_other(site: Path) -> None:
    place, seen = site / "play" / "bridge-hand.html", []
    while True:
        seen.append(place.stem)
        text = place.read_text("utf-8")
        following = re.search('href="([^"]*)" aria-label="next level"', text)
        if following is None:
            break
        assert f'href="{following[1]}">Next level</a>' in text  # beside the win, too
        place = (place.parent / following[1]).resolve()
    assert seen == ["bridge-hand", "four", "six", "mixed"]
    assert (site / "play" / "bridge-hand" / "index.html").read_text("utf-8").count("card") > 4


def test_a_filled_in_puzzle_is_played(site: Path) -> None:
    text = (site / "play" / f"{SHOWN}.html").read_text("utf-8")
    (data,) = re.findall('<script id="data" type="application/json">(.*)</script>', text)
    assert "problem" in json.loads(data)["packed"] and len(json.loads(data)["solutions"]) == 1
    assert '<script src="../blanks.js" defer></script>' in text
    gallery = (site / "play" / "index.html").read_text("utf-8")
    assert f'href="../play/{SHOWN}.html"' in gallery and "To watch" not in gallery
    first, _ = gallery.split("</section>", 1)
    assert "Start here" in first and "counters · easy" in first
    assert "<p>4 puzzles. They open at once in the browser, with hints. A tick" in gallery


@pytest.mark.parametrize(("name", "least"), [("life", 5), ("dominoes", 0)])
def test_what_cannot_be_played_is_watched(name: str, least: int) -> None:
    """Not from a start that is solved already; without a solution, the start and the proof."""
    pages = module("play_pages")
    one = pages.made(name, pages.Instance(), ())
    frames = json.loads(one["data"])["solutions"][0]
    assert len(frames["said"]) >= least and one["why"] and one["body"]
    assert ("No solution" in one["body"]) == (not least)
    assert pages.counted([True, True, False]) == (
        "3 puzzles. They open at once in the browser, with hints, except 1 that is only to watch."
    )


def test_the_best_cost_is_the_one_of_the_file(site: Path) -> None:
    """`expect:` of the files: 8 moves for two frogs a side, tests/reference/frogs.py."""
    text = (site / "play" / "frogs.html").read_text("utf-8")
    (data,) = re.findall('<script id="data" type="application/json">(.*)</script>', text)
    assert json.loads(data)["best"] == [8]


def test_the_worker_keeps_its_own_list(site: Path) -> None:
    text = (site / "service-worker.js").read_text("utf-8")
    first, later = (json.loads(found) for found in re.findall(r"(?m)^const \w+ = (\[.*\]);$", text))
    there = {p.relative_to(site).as_posix() for p in site.rglob("*") if p.is_file()}
    assert "play/frogs.html" in first and "play/bridge-hand/six.html" in later
    assert {*first, *later} == {n for n in there if not n.startswith("previews/")} - {
        "service-worker.js"
    }


@pytest.mark.slow
def test_a_page_is_kept_until_its_file_changes(tmp_path: Path, monkeypatch: Any) -> None:
    pages = module("play_pages")
    monkeypatch.setattr(pages, "CACHE", tmp_path)
    job = ("frogs", next(pages.instances("frogs")), (8,))
    first = pages.cached(job)
    monkeypatch.setattr(pages, "made", lambda *_: {"name": "other"})
    assert pages.cached(job) == first
    assert pages.cached((*job[:2], (9,))) == {"name": "other"}


# ── in a browser ────────────────────────────────────────────────────────────────────


class _Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    """Serve the site from a folder below the top of a host."""
    handler = functools.partial(_Handler, directory=str(site.parents[1]))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/some/where/"
        server.shutdown()


SEEN = """[...document.querySelectorAll("#board, #undo, #hint, #said")].every((one) => {
  const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
  const there = document.elementFromPoint(x, y);
  return box.width > 40 && box.x >= 0 && box.right <= innerWidth && box.bottom <= innerHeight &&
    (one.contains(there) || there.closest("#" + one.id));
})"""

LIST = '[...document.querySelectorAll("#steps button")]'


@pytest.mark.slow
@pytest.mark.skipif(BROWSER is None, reason="Chromium is not installed")
@pytest.mark.parametrize(("wide", "high"), [(1280, 800), (1440, 900), (390, 844)])
def test_a_visit(address: str, tmp_path: Path, wide: int, high: int) -> None:
    """First page, a puzzle until it is solved, its tick; then again without a network."""
    browser = Browser(tmp_path)
    try:
        browser.size(wide, high, phone=wide < 500)
        browser.open(address)
        inside = "document.querySelector('iframe').contentDocument"
        browser.wait(f"{inside}.querySelectorAll('#steps button').length > 1")
        assert browser.run(f"{inside}.querySelector('#board').getBoundingClientRect().height > 60")
        browser.run(f"{inside}.querySelector('#steps button').click()")
        browser.wait(f"{inside}.querySelector('#score').textContent.startsWith('1 move')")
        assert browser.run("document.documentElement.scrollWidth <= innerWidth")

        browser.run("localStorage.clear()")
        browser.open(f"{address}play/frogs.html")
        browser.wait(f"{LIST}.length > 1")
        assert browser.run(SEEN)
        for number, move in enumerate(pl.load("frogs").solve().moves, 1):
            text = json.dumps(str(move))
            browser.wait(f"{LIST}.some(one => one.textContent === {text})")
            browser.run(f"{LIST}.find(one => one.textContent === {text}).click()")
            browser.wait(f"document.querySelector('#score').textContent.startsWith('{number} ')")
        browser.wait("!document.querySelector('#win').hidden")
        assert browser.run("document.querySelector('#solved').textContent") == "Solved in 8"
        browser.open(f"{address}play/index.html")
        browser.wait("document.querySelector('.tick')")
        assert "frogs" in browser.run("document.querySelector('.tick').parentElement.href")
        browser.wait("document.querySelector('#day a')")
        browser.run("document.querySelector('#search').value = 'frogs'")
        browser.run("document.querySelector('#search').oninput()")
        seen = "[...document.querySelectorAll('.card')].filter(one => one.offsetParent).length"
        assert browser.run(f"document.querySelector('#found').textContent.startsWith({seen} + ' ')")
        browser.wait("navigator.serviceWorker.ready.then(() => true)")
        browser.call("Network.emulateNetworkConditions", offline=True, latency=0,
                     downloadThroughput=0, uploadThroughput=0)  # fmt: skip
        browser.open(f"{address}play/bridge-hand.html")
        browser.wait(f"{LIST}.length > 1")
        assert browser.console == []
        top = urlsplit(address)._replace(path="").geturl()
        asked = {url for url in browser.requests if not url.startswith(("blob:", "data:"))}
        assert all(url.startswith(top) for url in asked)
    finally:
        browser.close()
