"""Scripts of pages: shortened anew after each change, and each page has the sections it needs."""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.drawing import game_page, player, solution_page
from puzzlelang.drawing.solution_file import film_page
from tests.drawing.player_pages import listed
from tests.support import each_row

TOP = Path(__file__).parents[2]
sys.path.insert(0, str(TOP / "website"))

import page_scripts  # noqa: E402


def test_scripts_are_those_of_their_sources() -> None:
    """After a change: `python website/page_scripts.py`."""
    first, *_ = (page_scripts.HERE / "scripts.txt").read_text("utf-8").splitlines()
    assert first == page_scripts.digest(page_scripts.sources())


@pytest.mark.skipif(page_scripts.terser() is None, reason="terser is not installed")
def test_scripts_are_shortened_by_terser() -> None:
    runs = page_scripts.terser()
    assert runs is not None
    _, text = (page_scripts.HERE / "scripts.txt").read_text("utf-8").splitlines()
    assert text == page_scripts.shortened(page_scripts.program(page_scripts.sources()), runs)


@pytest.mark.slow
def test_private_properties_are_those_of_nothing_else() -> None:
    """No data has a private name, and the names of rules and questions are none."""
    keys = {"heap", "moves", "goal", "lost", "node", "replay", "back", "hint", "open"}
    loaded = answers.load("bridge")
    traces = answers.solve(loaded).listed
    for page in (solution_page(loaded, "", traces, [17]), film_page(loaded.puzzle, "", traces)):
        keys |= {*re.findall(r'"(\w+)":', json.dumps(page.data))}
    filled = game_page(answers.loadable(lambda: answers.load("hashi")), "").data
    keys |= {*filled, *filled["problem"]}
    assert {"frames", "costs", "names", "pieces", "blanks", "sums"} <= keys
    assert not keys & {*page_scripts.PRIVATE}


@cache
@cache
def without(parts: frozenset[str]) -> str:
    """The sources of a script with these sections only."""
    text, before = page_scripts.program(page_scripts.sources()), ""
    while text != before:
        before = text
        text = player._SECTION.sub(lambda m: m[2] if m[1] in parts else "", text)
    return text


DECLARED = re.compile(r"(?m)^(?:const|let|class) \W?([\w$]+)")
"""Names of a script outside of functions."""


@cache
def names(text: str) -> set[str]:
    return {*DECLARED.findall(text)}


KINDS = {"film", "game", "moves", "blanks", "small", "large"}
"""Sections that each page has one of, or some together."""

NESTED = 2
"""Maximum number of sections that a line of a script is in."""


def combinations() -> list[frozenset[str]]:
    """The sections of pages that may lack a name.

    If a page with more sections lacks a name that some line calls, so does the page that has only
    the sections around that line.
    """
    optional = {*player.NEEDED} - KINDS
    moves, blanks = {*optional, *player.NAMING}, optional - {"costs", "lines"}
    kinds = [
        (("film",), {"several"}),
        (("game", "moves", "small"), moves),
        (("game", "moves", "large"), moves),
        (("game", "blanks", "large", "lines"), blanks),
    ]
    return [
        frozenset((*kind, *more))
        for kind, rest in kinds
        for size in range(NESTED + 1)
        for more in itertools.combinations(sorted(rest), size)
    ]


ALL = frozenset({*KINDS, *player.NEEDED, *player.NAMING})


@pytest.mark.slow
@each_row("parts", combinations(), ids=lambda parts: " ".join(sorted(parts)))
def test_no_page_lacks_what_it_calls(parts: frozenset[str]) -> None:
    """Other pages name nothing that a page's sections declare; ``engine`` is in the worker."""
    own = without(parts)
    methods, texts = r"^  (?:get )?\w+\(.*\{$", r"\"(?:[^\"\\]|\\.)*\""
    code = re.sub(rf"(?m)//.*|{methods}|{texts}", "", own)
    lacking = names(without(ALL)) - names(own)
    called = {*re.findall(r"(?<![.\w])([\w$]+)\(", code)}
    assert not lacking & called


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
def test_every_page_has_a_script_that_can_be_read() -> None:
    """terser must not move a statement across the end of a section."""
    scripts = [player._script(parts) for parts in combinations()]
    read = 'for (const one of JSON.parse(require("fs").readFileSync(0, "utf8"))) new Function(one)'
    run = subprocess.run(["node", "-e", read], input=json.dumps(scripts), text=True,
                         capture_output=True)  # fmt: skip
    assert (run.returncode, run.stderr) == (0, "")


def test_each_section_is_needed_by_some_page() -> None:
    """Each is in some script, style or markup, and each of those is in the table."""
    texts = [page_scripts.program(page_scripts.sources())]
    texts += [
        (page_scripts.HERE / name).read_text("utf-8") for name in ("player.css", "player.html")
    ]
    found = {part for text in texts for part in re.findall(r"(?:/\*|<!--)(\w+)(?:\*/|-->)", text)}
    assert found - {"end"} == ALL
    inside: list[str] = []
    for part in re.findall(r"/\*(\w+)\*/", texts[0]):
        if part == "end":
            inside.pop()
        else:
            inside.append(part)
            assert len({*inside} - KINDS) <= NESTED
    assert not inside


def test_a_page_has_the_rules_of_its_classes_only() -> None:
    """Frogs are green and brown; the clock of `hourglasses` is a text that the script writes."""
    for name, has, lacks in [
        ("frogs", {"c-green", "c-brown", "floor", "d"}, {"c-purple", "water", "v", "t"}),
        ("hourglasses", {"t", "i", "water"}, {"c-purple", "land"}),
    ]:
        loaded = answers.load(name)
        assert isinstance(loaded, answers.Loaded)
        page = game_page(loaded, "").whole()
        style = page.partition("<style>")[2].partition("</style>")[0]
        rules = {*re.findall(r"(?<=})\.([\w-]+){", style)}
        assert has <= rules
        assert not lacks & rules
        colours = {*re.findall(r"(--\w[\w-]*):", style)}
        assert colours == {*re.findall(r"var\((.*?)\)", style)}


LISTS = [
    *([], [1], [[]], [[], []], [[1], []], [3, 1, -5], [True, False], ["a", ["b"], None], [1.5, 2]),
    *([[1, "a", [2, 3]], [4, "b", []], [5]], {"x": [[1, 2], [3, 4]], "y": {"z": [7, 9]}}),
    [[[[0, 1]], [[1]]], [[[2, 2], [3, 3]], []]],
]


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
@pytest.mark.parametrize("deflates", [True, False])
def test_a_page_reads_the_lists_that_are_written(deflates: bool) -> None:
    data = {"pieces": [*LISTS, "x" * player.LONG], "slots": LISTS[1], "problem": {"a": LISTS}}
    assert listed(player.columned(data)) == data
    told = player.written(data, deflates)
    assert isinstance(told["packed"], str) is deflates and not {*data} & {*told}
    tables = player.page_part("tables.js", {"packed"})
    script = f"""const data = JSON.parse(require("fs").readFileSync(0, "utf8"));
    (async () => {{ {tables}; delete data.packed; console.log(JSON.stringify(data)); }})()"""
    run = subprocess.run(["node", "-e", script], input=json.dumps(told), text=True,
                         capture_output=True)  # fmt: skip
    assert run.stderr == "" and json.loads(run.stdout) == data
