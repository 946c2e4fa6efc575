"""The site (`website/`): transformation of pages, links, and a complete build."""

from __future__ import annotations

import importlib.util
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.front.commands import registry
from tests.support import each_row

TOP = Path(__file__).parents[2]
WEBSITE = TOP / "website"
BUILDER = runpy.run_path(str(WEBSITE / "build.py"))
SITE = tomllib.loads((TOP / "zensical.toml").read_text(encoding="utf-8"))["project"]
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PAGES = [
    *sorted((TOP / "docs").glob("*.md")),
    *(TOP / f"{name}.md" for name in ("README", "CHANGELOG", "CONTRIBUTING", "SECURITY")),
]


def prose(path: Path) -> str:
    text = re.sub(r"(?ms)^```.*?^```", "", path.read_text(encoding="utf-8"))
    return re.sub(r"`[^`\n]*`", "", text)


def anchors(path: Path) -> set[str]:
    """The anchors that GitHub gives a page."""
    text = re.sub(r"(?ms)^```.*?^```", "", path.read_text(encoding="utf-8"))
    titles = [re.sub(r"[^\w -]", "", t.lower()) for t in re.findall(r"(?m)^#+ (.*)$", text)]
    return {title.strip().replace(" ", "-") for title in titles}


@pytest.mark.slow
@each_row("path", PAGES, ids=lambda path: path.name)
def test_raw_pages_have_no_dead_link(path: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(path)):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        there = (path.parent / name).resolve() if name else path
        assert there.exists(), target
        if anchor and there.suffix == ".md":
            assert anchor in anchors(there), target


def test_every_page_is_in_the_navigation() -> None:
    def pages(entry: Any) -> list[str]:
        if isinstance(entry, str):
            return [entry]
        return [
            page
            for e in (entry.values() if isinstance(entry, dict) else entry)
            for page in pages(e)
        ]

    listed = pages(SITE["nav"])
    moved = {page for page in BUILDER["ELSEWHERE"].values() if page.endswith(".md")}
    moved.add(BUILDER["MADE"])
    assert set(listed) == {path.name for path in (TOP / "docs").glob("*.md")} | moved
    assert len(listed) == len(set(listed))


def test_nothing_is_fetched_from_elsewhere() -> None:
    assert SITE["theme"]["font"] is False
    for sheet in (WEBSITE / "assets").iterdir():
        assert "http" not in sheet.read_text("utf-8") and "@import" not in sheet.read_text("utf-8")


def test_addresses_are_said_once() -> None:
    """All addresses begin with one of `[project.urls]`, so moving the project is a replacement."""
    urls = PROJECT["urls"]
    assert SITE["site_url"] == urls["Documentation"] and SITE["repo_url"] == urls["Source"]
    known = (urls["Homepage"], urls["Source"])
    files = subprocess.run(
        ["git", "grep", "-lI", r"puzzlelang\.example"], cwd=TOP, capture_output=True, text=True
    ).stdout.split()
    for name in files:
        for found in re.findall(
            r"https?://[\w.]*puzzlelang\.example[^\s\"'<>)`]*", (TOP / name).read_text("utf-8")
        ):
            assert found.startswith(known), (name, found)


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("See [a](language.md#goal).", "See [a](language.md#goal)."),
        ("[n](python.ipynb), [s](schema)", "[n](python-notebook.md), [s](schema/index.md)"),
        ("[b](../CHANGELOG.md#unreleased)", "[b](changelog.md#unreleased)"),
        ("[b](../puzzles)", f"[b]({PROJECT['urls']['Source']}/tree/main/puzzles)"),
        ("see [json.md](json.md#solve)", "see [JSON output](json.md#solve)"),
        ("![A](gallery/goat.svg)", "[![A](gallery/goat.svg)](gallery/goat.svg)"),
        ("```yaml +frogs.yaml\n[a](b)\n```", '```yaml title="in frogs.yaml"\n[a](b)\n```'),
        ("```\nx\n```", "```text\nx\n```"),
        ("```python\n>>> 1\n```", "```pycon\n>>> 1\n```"),
        (r"| `a \| b` | c |", "| <code>a &#124; b</code> | c |"),
    ],
)  # fmt: skip
def test_what_a_page_becomes(source: str, made: str) -> None:
    assert BUILDER["staged"]("docs/page.md", source) == made


def test_the_page_of_commands_has_all_of_them() -> None:
    def helped(command: str) -> str:
        return registry.help_text() if not command else f"usage: puzzlelang {command}"

    made = list(BUILDER["commands"](helped))
    assert [part[3:] for part in made if part.startswith("## ")] == list(registry.COMMANDS)


def test_a_link_to_nothing_stops_the_build() -> None:
    with pytest.raises(SystemExit, match=r"docs/page.md links to nowhere.md, which is not there"):
        BUILDER["staged"]("docs/page.md", "[a](nowhere.md)")


def test_dead_links_are_found(tmp_path: Path) -> None:
    problems = runpy.run_path(str(WEBSITE / "links.py"))["problems"]
    page = '<a href="b.html#here">b</a> <a href="#top">t</a> <img src="data:image/png;base64,">'
    (tmp_path / "a.html").write_text(f'{page}<a href="https://x.example">x</a>')
    (tmp_path / "b.html").write_text('<p id="here"><a href="/a.html">a</a>')
    assert list(problems(tmp_path)) == []
    (tmp_path / "c.html").write_text(
        '<a href="b.html#there">1</a><a href="d.html">2</a><script src="https://x.example/y.js">'
    )
    assert list(problems(tmp_path)) == [
        "c.html: b.html#there has no such anchor",
        "c.html: d.html is not there",
        "c.html: fetches https://x.example/y.js",
    ]


@pytest.mark.slow
@pytest.mark.skipif(
    not importlib.util.find_spec("zensical"), reason="`pip install 'puzzlelang[site]'` builds it"
)
def test_the_site_is_built_without_a_warning_or_a_dead_link() -> None:
    made = subprocess.run(
        [sys.executable, WEBSITE / "build.py", "--no-levels"],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    assert (TOP / "build" / "site" / "html" / "docs" / "search.json").stat().st_size > 100_000
