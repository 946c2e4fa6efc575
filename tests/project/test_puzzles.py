"""The bundled puzzles: every `expect:`, numbers from other sources, and printed traces."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers import loading
from puzzlelang.answers.answer import Answer
from puzzlelang.answers.catalogue import Collection, Entry, select
from puzzlelang.answers.loading import read_whole
from puzzlelang.core import semantics
from puzzlelang.search.system import Solved, Space, Unsolvable
from puzzlelang.search.whole_space import walk
from puzzlelang.text.diagnostics import Diagnostics, PuzzleError
from tests import support
from tests.printed import FROGS_TREE
from tests.support import each_row, nightly, of_library

HERE = Path(__file__).parents[1]
LIBRARY = {path.stem: path for path in support.LIBRARY}
MOVED = {f"tests/{name}": path for name, path in support.MOVED.items()}
PUZZLES = sorted(LIBRARY)


@cache
def load(
    name: str,
    *settings: tuple[str, str],
    maps: tuple[tuple[str, str], ...] = (),
    instance: str = "",
    symmetry: bool = True,
) -> Any:
    path = str((LIBRARY | MOVED)[name])
    return loading.loadable(lambda: answers.load(path, settings, maps, instance, symmetry=symmetry))


def trace_lines(loaded: answers.Loaded, order: str = "auto") -> list[str]:
    answer = answers.solve(loaded, order)
    return [step.shown for step in answer.trace]


# ── every file ───────────────────────────────────────────────────────────────────────


@pytest.mark.later(
    *"bridge coins dominosa guarini keys siding star-battle tests/queens triangle".split(),
    *"bridge-hand eight-puzzle fore-and-aft from-four hanoi-bicolour hanoi-four-pegs".split(),
    *"inglenook knights-swap knights-tour loopover lunar-lockout magic-hexagon masyu".split(),
    *"nurikabe pyraminx solitaire tiles triangle-runs".split(),
)
@of_library("name", [*PUZZLES, *MOVED], share=8)
def test_the_file_is_in_order_and_its_expectations_hold(name: str) -> None:
    found = answers.validate(str((LIBRARY | MOVED)[name]))
    assert found.results, "a bundled puzzle needs expectations"
    assert found.messages == []


@each_row("name", PUZZLES)
def test_the_file_says_what_it_is(name: str) -> None:
    parsed = read_whole(str(LIBRARY[name]), Diagnostics())
    assert parsed.about is not None
    assert 1 <= len(parsed.about.value.strip().splitlines()) <= 6
    assert parsed.show is not None
    assert parsed.expectations
    text = parsed.source.text
    for section in ("source:", "difficulty:"):
        assert f"\n{section} " in text
    assert max(map(len, text.splitlines())) <= 210
    assert not any(line != line.rstrip() for line in text.splitlines())


# ── the library as a whole ───────────────────────────────────────────────────────────

ASIDE = {"about", "source", "difficulty", "views", "instances", "generate", "expect"}
"""Sections other than rules: information for people, and known results."""


def rules(path: Path) -> list[str]:
    """Lines of a file that state rules, without the pictures of its maps."""
    section, picture, found = "", False, []
    for line in path.read_text().splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if not line.startswith(" "):
            section = line.partition(":")[0]
        if re.match(r"    \S", line) or not line.startswith("    "):
            picture = False
        if section not in ASIDE and not picture:
            found.append(line)
        picture = picture or re.match(r"    text: *\|", line) is not None
    return found


def what_is_known(entry: Entry) -> set[str]:
    """Instances of a puzzle with known results, each once.

    They are the puzzle unchanged, each `with:` and `map:` of `expect:`, each instance in the file,
    and each level or line of a collection.
    """
    files = [found for found in entry.instances if isinstance(found, Collection)]
    levels = [level for file in files for level in file.levels]
    said = [found for found in entry.instances if not isinstance(found, Collection)]
    number = {f"{level.name.partition(':')[0]}:{level.title}": level.name for level in levels}
    found = {level.name for level in levels if level.known.claims}
    for known in [*entry.known, *(instance.known for instance in said)]:
        of = {key: value for key, value in known.of.items() if key != "search"}
        name = str(of.get("instance", ""))
        named = {"instance": number.get(name, name)} if name else {}
        found.add(named["instance"] if [*of] == ["instance"] else str(of | named))
    return found


def test_the_library_is_worth_browsing() -> None:
    _, entries = select("", whole=True)
    assert len(entries) == len(LIBRARY) >= 45
    assert len({entry.family for entry in entries}) >= 15
    assert sum(len(what_is_known(entry)) for entry in entries) >= 150
    folders = [path for path in (HERE.parent / "puzzles").iterdir() if path.is_dir()]
    assert {path.name for path in folders} == {entry.family for entry in entries}


@each_row("name", PUZZLES)
def test_the_rules_fit_on_a_page(name: str) -> None:
    assert 9 <= len(rules(LIBRARY[name])) <= 80


@each_row("name", PUZZLES)
def test_the_file_says_where_its_numbers_come_from(name: str) -> None:
    scripts = re.findall(r"tests/reference/(\w+)\.py", LIBRARY[name].read_text())
    assert scripts
    for script in scripts:
        assert f'"{name}"' in (HERE / "reference" / f"{script}.py").read_text()


# ── numbers from scripts that know only the rules ────────────────────────────────────

SCRIPTS = sorted({path.stem for path in (HERE / "reference").glob("*.py")} - {"models", "space"})
SOME_SCRIPTS = [name for name in SCRIPTS[::6] if name not in {"loopover", "atomix", "tiles"}]


def records(script: str) -> Iterator[dict[str, Any]]:
    path = HERE / "reference" / f"{script}.py"
    run = subprocess.run([sys.executable, path], capture_output=True, text=True, check=True)
    for line in run.stdout.splitlines():
        yield json.loads(line)


@pytest.mark.slow
@pytest.mark.parametrize("script", [*SOME_SCRIPTS, *nightly(*sorted({*SCRIPTS} - {*SOME_SCRIPTS}))])
def test_an_independent_script_finds_the_same(script: str) -> None:
    found = list(records(script))
    assert found
    for record in found:
        puzzle = record.pop("puzzle")
        folder = (LIBRARY | MOVED)[puzzle].parent
        maps = [(name, str(folder / path)) for name, path in record.pop("map", {}).items()]
        settings = tuple(record.pop("with").items())
        instance, symmetry = record.pop("instance", ""), record.pop("symmetry", True)
        loaded = load(puzzle, *settings, maps=tuple(maps), instance=instance, symmetry=symmetry)
        found = Filling(loaded) if isinstance(loaded, answers.ToFill) else Found(loaded)
        assert {name: found.said(name) for name in record} == record, (script, settings)


class Found:
    """Our results for a puzzle, under the names that the scripts use."""

    def __init__(self, loaded: answers.Loaded) -> None:
        self.loaded = loaded

    @cached_property
    def space(self) -> Space:
        return answers.explore(self.loaded).space

    @cached_property
    def answer(self) -> Answer:
        return answers.solve(self.loaded, count=True)

    def said(self, name: str) -> object:
        if name in ("states", "levels"):
            return self.space.states if name == "states" else list(self.space.levels)
        return in_words(self.answer, name)


class Filling:
    """The same for a puzzle that is filled in."""

    def __init__(self, loaded: answers.ToFill) -> None:
        self.answer = answers.fill(loaded, count=True)

    def said(self, name: str) -> object:
        return self.answer.total if name == "solutions" else self.answer.amounts[0]


def in_words(answer: Answer, name: str) -> object:
    if name == "solutions":
        return answer.total
    if isinstance(answer.outcome, Unsolvable):
        return None
    assert isinstance(answer.outcome, Solved)
    cost = list(answer.cost)
    return answer.length if name == "length" else cost if len(cost) > 1 else cost[0]


KNOWN = [  # published or found by other programs: puzzle, parameters, states, cost, solutions
    *(
        ("frogs", {"left": n, "right": n}, states, n * n + 2 * n, 2)
        for n, states in enumerate((6, 23, 72, 195, 476, 1089, 2388, 5093), 1)
    ),
    ("goat-boat", {}, 20, 14, 2),
    ("goat", {}, 10, 7, 2),
    ("goat-cpp", {}, 16, 10, 2),
    ("goat-gdl", {}, 15, 7, 2),
    ("lettuce", {}, 26, 7, 40),
    ("two-wolves", {}, 18, 7, 4),
    ("cannibals", {}, 16, 11, 4),
    ("family", {}, 52, 17, 2),
    ("family-cpp", {}, 614, 62, 2048),
    ("family-noise", {"son1": 2, "son2": 1}, 614, 29, None),
    ("family-noise", {"son1": 1, "son2": 2}, 614, 29, None),
    ("lamps", {}, 8, 6, 2),
    ("jugs", {}, 16, 7, 1),
    ("jugs", {"sizes": "3,5", "filled": "0,0", "tap": "true", "in_jugs": 1}, 16, 6, 1),
    *(("hanoi", {"discs": n}, 3**n, 2**n - 1, 1) for n in range(1, 8)),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "settings", "states", "cost", "solutions"), KNOWN)
def test_known_results(
    name: str, settings: dict[str, object], states: int, cost: int, solutions: int | None
) -> None:
    loaded = load(name, *((key, str(value)) for key, value in settings.items()))
    survey = answers.explore(loaded)
    assert survey.space.complete
    assert survey.space.states == states
    assert survey.best is not None
    assert survey.best.cost == (cost,)
    assert solutions in (None, survey.best.total)


def test_five_states_of_the_game_are_lost() -> None:
    assert answers.explore(load("goat-gdl")).space.lost_states == 5


def test_the_first_levels_of_the_cube() -> None:
    corners = "URF,UFL,ULB,UBR,DFR,DLF,DRB"
    system = load("cube", ("pieces", corners), ("twists", "0,0,0,0,0,0,0")).system
    layer, reached = [system.starts[0]], {system.starts[0]}
    found: list[int] = []
    while len(found) < 5:
        found.append(len(layer))
        after = dict.fromkeys(t for s in layer for t in system.successors(s) if t not in reached)
        reached.update(after)
        layer = list(after)
    assert found == [1, 9, 54, 321, 1847]


@pytest.mark.slow
def test_the_depths_of_the_8_puzzle() -> None:
    space = answers.explore(load("eight-puzzle", ("scramble", "1,2,3,4,5,6,7,8,0"))).space
    assert (space.states, len(space.levels) - 1, space.levels[-1]) == (181_440, 31, 2)


# ── the traces that the C++ assignment prints ────────────────────────────────────────

FROGS_TRACES = {
    ("2", "bfs"): "GG_BB G_GBB GBG_B GBGB_ GB_BG _BGBG B_GBG BBG_G BB_GG",
    ("2", "dfs"): "GG_BB GGB_B G_BGB _GBGB BG_GB BGBG_ BGB_G B_BGG BB_GG",
    ("4", "bfs"): """
        GGGG_BBBB GGG_GBBBB GGGBG_BBB GGGBGB_BB GGGB_BGBB GG_BGBGBB G_GBGBGBB GBG_GBGBB
        GBGBG_GBB GBGBGBG_B GBGBGBGB_ GBGBGB_BG GBGB_BGBG GB_BGBGBG _BGBGBGBG B_GBGBGBG
        BBG_GBGBG BBGBG_GBG BBGBGBG_G BBGBGB_GG BBGB_BGGG BB_BGBGGG BBB_GBGGG BBBBG_GGG
        BBBB_GGGG
    """,
}


def test_frogs_tree_of_successors() -> None:
    assert [*answers.tree_of_successors(load("frogs"))] == FROGS_TREE.splitlines()


@pytest.mark.parametrize(("n", "order"), FROGS_TRACES)
def test_frogs_traces(n: str, order: str) -> None:
    loaded = load("frogs", ("left", n), ("right", n))
    assert trace_lines(loaded, order) == FROGS_TRACES[n, order].split()


def test_crossing_trace() -> None:
    printed = """\
0: 111
1: 1~1
2: 121
3: ~21
4: 221
5: 2~1
6: 211
7: 21~
8: 212
9: 2~2
10: 222
"""
    shown = trace_lines(load("goat-cpp"), "bfs")
    assert "".join(f"{i}: {state}\n" for i, state in enumerate(shown)) == printed


FEWEST_STEPS = """\
{trv,2,2},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{-~~}
{trv,1,2},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{~~~},{SH2}
{trv,2,2},{sh1},{sh1},{~~~},{sh1},{sh1},{sh1},{~~~},{SH2}
{trv,2,2},{sh1},{sh1},{SH2},{sh1},{sh1},{sh1},{~~~},{~~~}
{trv,2,2},{~~~},{sh1},{SH2},{~~~},{sh1},{sh1},{sh1},{sh1},
{trv,1,2},{~~~},{sh1},{SH2},{SH2},{sh1},{sh1},{sh1},{sh1},
{trv,2,2},{~~~},{~~~},{SH2},{SH2},{sh1},{sh1},{sh1},{sh1},
{trv,1,2},{SH2},{~~~},{SH2},{SH2},{sh1},{sh1},{sh1},{sh1},
{trv,2,2},{SH2},{sh1},{SH2},{SH2},{sh1},{sh1},{~~~},{~~~}
{trv,1,2},{~~~},{sh1},{SH2},{SH2},{sh1},{sh1},{sh1},{SH2},{SH2}
{trv,2,2},{~~~},{~~~},{SH2},{SH2},{sh1},{sh1},{SH2},{SH2}
{trv,1,2},{SH2},{~~~},{SH2},{SH2},{sh1},{sh1},{SH2},{SH2}
{trv,2,2},{SH2},{~~~},{SH2},{SH2},{~~~},{sh1},{SH2},{SH2}
{trv,2,2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{sh1},{~~~},{~~~}
{trv,2,2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{~~~},{~~~},{sh1}
{trv,1,2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{~~~},{sh1}
{trv,2,2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{~~~},{~~~}
"""

SON1_LOUDER = """\
{trv,2,2},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{~~~},{~~~}
{trv,1,2},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{~~~},{SH2}
{trv,2,2},{sh1},{sh1},{sh1},{sh1},{-~~},{sh1},{-~~},{SH2}
{trv,2,2},{sh1},{sh1},{sh1},{sh1},{sh1},{SH2},{sh1},{~~~},{~~~}
{trv,2,2},{sh1},{~~~},{sh1},{sh1},{SH2},{~~~},{sh1},{sh1}
{trv,1,2},{sh1},{~~~},{sh1},{sh1},{SH2},{SH2},{sh1},{sh1}
{trv,2,2},{~~~},{~~~},{sh1},{sh1},{SH2},{SH2},{sh1},{sh1}
{trv,1,2},{~~~},{SH2},{sh1},{sh1},{SH2},{SH2},{sh1},{sh1}
{trv,2,2},{sh1},{SH2},{sh1},{sh1},{SH2},{SH2},{~~~},{~~~}
{trv,1,2},{sh1},{~~~},{sh1},{sh1},{SH2},{SH2},{SH2},{SH2},
{trv,2,2},{~~~},{~~~},{sh1},{sh1},{SH2},{SH2},{SH2},{SH2},{SH2}
{trv,1,2},{~~~},{SH2},{sh1},{sh1},{SH2},{SH2},{SH2},{SH2},
{trv,2,2},{~~~},{SH2},{~~~},{sh1},{SH2},{SH2},{SH2},{SH2},{SH2}
{trv,2,2},{SH2},{SH2},{SH2},{sH1},{SH2},{SH2},{~~~},{~~~}
{trv,2,2},{SH2},{SH2},{SH2},{~~~},{SH2},{SH2},{~~~},{sh1}
{trv,1,2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{~~~},{sh1}
{trv,2,2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{~~~},{~~~}
"""

SON2_LOUDER = """\
{trv,2,2},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{~~~},{~~~}
{trv,1,2},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{~~~},{SH2}
{trv,2,2},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{~~~},{~~~},{SH2}
{trv,2,2},{sh1},{sh1},{sh1},{sh1},{sh1},{sh1},{SH2},{~~~},{~~~}
{trv,2,2},{sh1},{~~~},{sh1},{sh1},{~~~},{SH2},{sh1},{sh1}
{trv,1,2},{sh1},{~~~},{sh1},{sh1},{SH2},{SH2},{sh1},{sh1}
{trv,2,2},{~~~},{~~~},{sh1},{sh1},{SH2},{SH2},{sh1},{sh1},
{trv,1,2},{~~~},{SH2},{sh1},{sh1},{SH2},{SH2},{sh1},{sh1}
{trv,2,2},{sh1},{SH2},{sh1},{sh1},{SH2},{SH2},{~~~},{~~~}
{trv,1,2},{sh1},{~~~},{sh1},{sh1},{SH2},{SH2},{SH2},{SH2},{SH2}
{trv,2,2},{~~~},{~~~},{sh1},{sh1},{SH2},{SH2},{SH2},{SH2},{SH2}
{trv,1,2},{~~~},{SH2},{sh1},{sh1},{SH2},{SH2},{SH2},{SH2},{SH2}
{trv,2,2},{~~~},{SH2},{~~~},{sh1},{SH2},{SH2},{SH2},{SH2},
{trv,2,2},{SH2},{SH2},{SH2},{sh1},{SH2},{SH2},{~~~},{~~~}
{trv,2,2},{SH2},{SH2},{SH2},{~~~},{SH2},{SH2},{~~~},{sh1}
{trv,1,2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{~~~},{sh1}
{trv,2,2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{SH2},{~~~},{~~~}
"""


def sound(line: str) -> bool:
    """Is this line intact? The scan of the assignment lost some places and doubled others.

    A line of eight persons is intact if as many are aboard as the boat's number.
    """
    boat, *persons = line.removesuffix("}").split("},{")
    return (
        len(persons) == 8
        and set(persons) <= {"sh1", "~~~", "SH2"}
        and persons.count("~~~") == int(boat[5])
    )


@pytest.mark.parametrize(
    ("name", "settings", "printed", "whole"),
    [
        ("family-cpp", {}, FEWEST_STEPS, 10),
        ("family-noise", {"son1": "2", "son2": "1"}, SON1_LOUDER, 8),
        ("family-noise", {"son1": "1", "son2": "2"}, SON2_LOUDER, 8),
    ],
)
def test_family_traces(name: str, settings: dict[str, str], printed: str, whole: int) -> None:
    """The listing prints the states on the water; its intact lines equal ours."""
    loaded = load(name, *settings.items())
    shown = [line for line in trace_lines(loaded) if line.startswith("{trv")]
    lines = [line.rstrip(",") for line in printed.splitlines()]
    assert len(shown) == len(lines)
    assert sum(map(sound, lines)) == whole
    for ours_, theirs in zip(shown, lines, strict=True):
        assert ours_ == theirs or not sound(theirs)


# ── the edges and the path that the Ruby program prints ──────────────────────────────

RUBY_EDGES = """\
{bank_1=B,F,G,M, boat=, bank_2=} ----> {bank_1=B,F, boat=G,M, bank_2=}
{bank_1=B,F, boat=G,M, bank_2=} ----> {bank_1=B,F, boat=, bank_2=G,M}
{bank_1=B,F, boat=, bank_2=G,M} ----> {bank_1=B,F, boat=M, bank_2=G}
{bank_1=B,F, boat=M, bank_2=G} ----> {bank_1=B,F,M, boat=, bank_2=G}
{bank_1=B,F,M, boat=, bank_2=G} ----> {bank_1=F, boat=B,M, bank_2=G}
{bank_1=B,F,M, boat=, bank_2=G} ----> {bank_1=B, boat=F,M, bank_2=G}
{bank_1=F, boat=B,M, bank_2=G} ----> {bank_1=F, boat=, bank_2=B,G,M}
{bank_1=B, boat=F,M, bank_2=G} ----> {bank_1=B, boat=, bank_2=F,G,M}
{bank_1=F, boat=, bank_2=B,G,M} ----> {bank_1=F, boat=G,M, bank_2=B}
{bank_1=B, boat=, bank_2=F,G,M} ----> {bank_1=B, boat=G,M, bank_2=F}
{bank_1=F, boat=G,M, bank_2=B} ----> {bank_1=F,G,M, boat=, bank_2=B}
{bank_1=B, boat=G,M, bank_2=F} ----> {bank_1=B,G,M, boat=, bank_2=F}
{bank_1=F,G,M, boat=, bank_2=B} ----> {bank_1=G, boat=F,M, bank_2=B}
{bank_1=B,G,M, boat=, bank_2=F} ----> {bank_1=G, boat=B,M, bank_2=F}
{bank_1=G, boat=F,M, bank_2=B} ----> {bank_1=G, boat=, bank_2=B,F,M}
{bank_1=G, boat=B,M, bank_2=F} ----> {bank_1=G, boat=, bank_2=B,F,M}
{bank_1=G, boat=, bank_2=B,F,M} ----> {bank_1=G, boat=M, bank_2=B,F}
{bank_1=G, boat=M, bank_2=B,F} ----> {bank_1=G,M, boat=, bank_2=B,F}
{bank_1=G,M, boat=, bank_2=B,F} ----> {bank_1=, boat=G,M, bank_2=B,F}
{bank_1=, boat=G,M, bank_2=B,F} ----> {bank_1=, boat=, bank_2=B,F,G,M}
"""


def test_ruby_edges() -> None:
    """Each edge is printed once, in the direction found first."""
    loaded = load("goat-boat")

    def shown(state: Any) -> str:
        return semantics.shown(loaded.puzzle, loaded.system.slots(state))

    edges: dict[frozenset[str], str] = {}
    for state, _, successors in walk(loaded.system):
        for successor in successors:
            pair = shown(state), shown(successor)
            edges.setdefault(frozenset(pair), " ----> ".join(pair))
    assert "".join(f"{edge}\n" for edge in edges.values()) == RUBY_EDGES


def test_the_table_of_moves_in_r() -> None:
    """The table's rows, with the letters of each bank in the table's order."""
    printed = """\
F W G C | _ _ _ _
_ W _ C | F _ G _
F W _ C | _ _ G _
_ _ _ C | F W G _
F _ G C | _ W _ _
_ _ G _ | F W _ C
F _ G _ | _ W _ C
_ _ _ _ | F W G C
"""

    def row(shown: str) -> str:
        banks = (bank.strip("()") for bank in shown.split(" ~~~ "))
        names = [[name[:1] for name in bank.split(", ")] for bank in banks]
        return " | ".join(
            " ".join(c.upper() if c in bank else "_" for c in "fwgc") for bank in names
        )

    assert [row(shown) for shown in trace_lines(load("goat"))] == printed.splitlines()


# ── doors and buttons ────────────────────────────────────────────────────────────────

MAZES = sorted(path.name[: -len(".q.list.out")] for path in (HERE / "maze").glob("*.q.list.out"))
BAD_MAZES = {  # line of the map that the message points at, and a word of the message
    "bad-badbutton": (4, "button"),
    "bad-badchar": (4, "legend"),
    "bad-baddoor": (4, "door"),
    "bad-colors": (1, "26 colours"),
    "bad-height": (1, "no rows"),
    "bad-nostart": (11, "start"),
    "bad-notarget": (11, "target"),
    "bad-twostart": (4, "start"),
    "bad-twotarget": (11, "target"),
    "bad-comment": (5, "there is a comment between the rows"),
    "bad-width": (1, "no rows"),
}


def maze(name: str) -> Any:
    return load("maze", maps=(("maze", str(HERE / "maze" / f"{name}.txt")),))


@pytest.mark.slow
@pytest.mark.parametrize("order", ["queue", "stack"])
@pytest.mark.parametrize("name", MAZES)
def test_maze(name: str, order: str) -> None:
    expected = (HERE / "maze" / f"{name}.{order[0]}.list.out").read_text()
    answer = answers.solve(maze(name), order)
    if expected.startswith("No solution."):
        assert isinstance(answer.outcome, Unsolvable)
    else:
        assert "".join(f"{step.shown}\n" for step in answer.trace) == expected


@pytest.mark.parametrize("name", sorted(p.stem for p in (HERE / "maze").glob("bad-*.txt")))
def test_bad_maze(name: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        maze(name)
    (diagnostic,) = caught.value.diagnostics
    line, word = BAD_MAZES[name]
    assert diagnostic.span is not None
    assert diagnostic.span.source.name.endswith(f"{name}.txt")
    assert diagnostic.span.line == line
    assert word in diagnostic.message


@pytest.mark.slow
@pytest.mark.parametrize("order", ["queue", "stack"])
def test_maze_at_the_command_line(order: str) -> None:
    command = [sys.executable, "-m", "puzzlelang", "solve", "maze", "--map", "maze=-"]
    run = subprocess.run(
        [*command, "--search", order, "--format", "lines"],
        input=(HERE / "maze" / "map-1.txt").read_text(),
        capture_output=True,
        text=True,
        check=True,
        cwd=HERE.parent,
    )
    assert run.stdout == (HERE / "maze" / f"map-1.{order[0]}.list.out").read_text()


def test_puzzles_of_one_name_are_two_cases() -> None:
    paths = [support.TOP / "puzzles" / "digits" / "sudoku.yaml", support.MOVED["sudoku"]]
    cases = of_library("path", paths).args[1]
    assert [case.values[0] for case in cases] == paths
    assert [[mark.name for mark in case.marks] for case in cases] == [["nightly"], ["nightly"]]


@pytest.mark.parametrize(("sign", "messages"), [(" ", []), ("|", ["no wall fills a square"])])
def test_a_wall_on_a_square_would_stop_nobody(
    sign: str, messages: list[str], tmp_path: Path
) -> None:
    """A map of theseus has walls between its squares."""
    text = (support.TOP / "puzzles" / "mazes" / "theseus-small.txt").read_text("utf-8")
    path = tmp_path / "maze.txt"
    path.write_text(text.replace("|       |", f"|{sign}      |"), "utf-8")
    found = []
    try:
        answers.load("theseus", maps=[("maze", str(path))])
    except PuzzleError as error:
        found = [one.message.removeprefix("not met: ") for one in error.diagnostics]
    assert found == messages
