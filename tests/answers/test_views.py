"""Output of views, compared with independent programs and between tiers."""

from __future__ import annotations

import random
import runpy
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers import viewing
from puzzlelang.answers.view_choice import choose
from puzzlelang.search.system import Limits
from puzzlelang.text.diagnostics import PuzzleError
from tests import support
from tests.support import each_row, rows_of

HERE = Path(__file__).parents[1]
MAPS = HERE / "maze"
CASES = sorted(path.name.removesuffix(".out") for path in MAPS.glob("*.out"))
ORDERS = {"q": "queue", "s": "stack"}


def program(name: str) -> dict[str, Any]:
    return runpy.run_path(str(HERE / "reference" / "views" / f"{name}.py"))


def printed(loaded: answers.Loaded, name: str, order: str = "auto") -> str:
    view = choose(loaded, name)
    answer = answers.solve(loaded, order, keep=view.asks_for_discovered is not None)
    return "".join(f"{text}\n" for text in view.texts(answer))


def maze(path: Path, tier: str = "python") -> answers.Loaded:
    return answers.load("maze", maps=[("maze", str(path))], tier=tier)


# ── the maze of the assignment ───────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.one_of(3)
@pytest.mark.parametrize("case", CASES)
def test_maze(case: str) -> None:
    """The expected outputs come from a C++ program written from the assignment's text."""
    name, order, view = case.split(".")
    expected = (MAPS / f"{case}.out").read_text()
    assert printed(maze(MAPS / f"{name}.txt"), view, ORDERS[order]) == expected


def test_the_cases_are_all_there() -> None:
    assert len(CASES) == 4 * len({case.split(".")[0] for case in CASES}) == 32


@pytest.mark.slow
@pytest.mark.parametrize("name", ["map-4", "walled-2"])
def test_maze_in_machine_code(name: str) -> None:
    loaded = maze(MAPS / f"{name}.txt", "native")
    for letter, order in ORDERS.items():
        for view in ("list", "map"):
            expected = (MAPS / f"{name}.{letter}.{view}.out").read_text()
            assert printed(loaded, view, order) == expected


def random_map(chance: random.Random, large: bool = False) -> str:
    """A map of random shape and contents, often with one wall or door too many."""
    colours = chance.choice([0, 1, 2, 3] if large else [0, 1, 2, 3, 5, 26])
    height, width = (35, 35) if large else (chance.randint(1, 9), chance.randint(2, 9))
    letters = "abcdefghijklmnopqrstuvwxyz"[:colours]
    signs = "." * chance.randint(1, 9) + "#" * chance.randint(0, 4) + "^" * chance.randint(0, 2)
    signs += letters * chance.randint(0, 3) + letters.upper() * chance.randint(0, 2)
    cells = [chance.choice(signs) for _ in range(height * width)]
    start, target = chance.sample(range(height * width), 2)
    cells[start], cells[target] = "@", "?"
    rows = ["".join(cells[r * width : (r + 1) * width]) for r in range(height)]
    comments = ["// @ and ?, a comment"] * chance.randint(0, 2)
    return "\n".join([f"{colours} {height} {width}", *comments, *rows, ""])


@pytest.mark.slow
def test_random_mazes(tmp_path: Path) -> None:
    """Compare with a straightforward program, written from the assignment's text."""
    answer, chance = program("maze")["answer"], random.Random(281)
    kinds = {"solved": 0, "unsolvable": 0, "with a press": 0}
    for number in range(60):
        text = random_map(chance, large=number >= 57)
        path = tmp_path / f"{number}.txt"
        path.write_text(text)
        loaded = maze(path)
        for order in ("queue", "stack"):
            for view in ("list", "map"):
                expected = answer(text, order, view)
                assert printed(loaded, view, order) == expected, text
        kinds["unsolvable" if expected.startswith("No") else "solved"] += 1
        kinds["with a press"] += "%" in expected
    assert min(kinds.values()) >= 8, f"the maps don't test this: {kinds}"


# ── other bundled puzzles ────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize("instance", ["microban:1", "microban:2", "microban:3"])
def test_sokoban(instance: str) -> None:
    loaded = answers.load("sokoban", instance=instance)
    moves = printed(loaded, "moves").removesuffix("\n")
    room = "\n".join(loaded.puzzle.grids["room"].rows)
    solved, picture = program("sokoban")["replay"](room, moves)
    assert solved
    assert printed(loaded, "trails") == f"{picture}\n"


def test_goat() -> None:
    """The trace in `goat.yaml`, from its source."""
    loaded = answers.load("goat")
    assert printed(loaded, "moves") == (
        "1. the farmer takes the goat to the right bank\n"
        "2. the farmer crosses alone\n"
        "3. the farmer takes the wolf to the right bank\n"
        "4. the farmer takes the goat to the left bank\n"
        "5. the farmer takes the cabbage to the right bank\n"
        "6. the farmer crosses alone\n"
        "7. the farmer takes the goat to the right bank\n"
    )
    assert printed(loaded, "table") == (
        "farmer   left  right left  right left  right left  right\n"
        "wolf     left  left  left  right right right right right\n"
        "goat     left  right right right left  left  left  right\n"
        "cabbage  left  left  left  left  left  right right right\n"
    )


def test_jugs() -> None:
    """The seven pourings by hand; `reference/jugs.py` finds no other path as short."""
    assert printed(answers.load("jugs"), "table") == (
        "8 litres  8 3 3 6 6 1 1 4\n5 litres  0 5 2 2 0 5 4 4\n3 litres  0 0 3 0 2 2 3 0\n"
    )


def test_every_view_of_the_library_prints() -> None:
    from puzzlelang.syntax import library

    found = 0
    for name, path in library.names().items():
        if "\nviews:" in Path(path).read_text():
            loaded = answers.load(name)
            for view in loaded.puzzle.views:
                if view.name != "unsolvable":
                    assert printed(loaded, view.name).strip()
                    found += 1
    assert found >= 6


# ── the language of views ────────────────────────────────────────────────────────────

WALK = """\
puzzle: A walk
maps:
  room:
    text: |
      @..
      #..
      ..?
    legend: |
      @ = start
      ? = target
      . = floor
      # = wall
types:
  mood: [calm, bold]
state:
  at: room = the start
  trod: set of room = none
  mood: mood = calm
  times: 0..9 for each mood = 0
define:
  seen(c in room): some n in trace where at = c
  turned: before(mood) != mood
transitions:
  go(d in direction):
    let:
      there: step(at, d)
    when: there in room and there not in wall
    then:
      at: there
      trod: trod + at
      times(mood): times(mood) + 1
      mood: if row(there) > row(at) then bold else calm
    say: go <d>
goal: at = the target
views:
"""
# breadth-first: east, east, south, south; moods calm calm calm bold bold


def view_of(*lines: str) -> str:
    text = WALK + "".join(f"  {line}\n" for line in lines)
    return printed(support.load_text(text), "v")


@pytest.mark.slow
@each_row(("view", "expected"), rows_of("answers/views.txt"))
def test_expressions(view: str, expected: str) -> None:
    assert view_of(view) == f"{expected}\n"


# ── states that a search discovered ──────────────────────────────────────────────────

LOOSE = """\
puzzle: A walk
maps:
  room:
    text: |
      @...#.
      #...#.
    legend: |
      @ = start
      . = floor
      # = wall
state:
  at: room = the start
define:
  number(c in room):
    if some n in discovered where at = c then min(n for n in discovered where at = c) else sign(c)
transitions:
  go(d in direction):
    let:
      there: step(at, d)
    when: there in room and there not in wall
    then:
      at: there
goal: col(at) = COLUMN
views:
  map: <picture(number(c) for c in room)>
  unsolvable: |
    <picture(number(c) for c in room)>
    <count(discovered)> from <at>
"""
# by hand: north, east, south, west; a stack takes the last discovered first


@pytest.mark.later("3-bfs-0124#.\\n#3..#.-native")
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize(
    ("column", "order", "expected"),
    [
        (3, "bfs", "0124#.\n#3..#."),
        (3, "dfs", "012.#.\n#345#."),
        (3, "ucs", "0124#.\n#35.#."),  # tests the goal on expansion
        (4, "bfs", "0124#.\n#356#.\n7 from (0, 0)"),
        (4, "dfs", "0126#.\n#345#.\n7 from (0, 0)"),
        (4, "ucs", "0124#.\n#356#.\n7 from (0, 0)"),
    ],
)
def test_discovered(column: int, order: str, expected: str, tier: str, tmp_path: Path) -> None:
    path = tmp_path / "walk.yaml"
    path.write_text(LOOSE.replace("COLUMN", str(column)))
    assert printed(answers.load(str(path), tier=tier), "map", order) == f"{expected}\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "order"),
    [
        ("maze", "dfs"),
        ("bridge", "ucs"),
        ("sokoban", "astar"),
        ("frogs", "greedy"),
        ("cube", "bfs"),
    ],
)
def test_both_tiers_discover_the_same_in_the_same_order(name: str, order: str) -> None:
    found = []
    for tier in ("python", "native"):
        loaded = answers.load(name, tier=tier)
        answer = answers.solve(loaded, order, Limits(states=20_000), keep=True)
        assert answer.statistics.tier == tier
        assert answer.discovered is not None
        if answer.kind == "solved":
            assert len(answer.discovered) == answer.statistics.reached
        found.append([loaded.system.slots(state) for state in answer.discovered][:20_000])
    assert found[0] == found[1]


# ── lookup instead of a loop ─────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize("name", ["map-2", "map-4", "walled-1"])
def test_the_index_only_saves_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = maze(MAPS / f"{name}.txt")
    found = [printed(loaded, view, "dfs") for view in ("list", "map")]
    monkeypatch.setattr(viewing.States, "chosen", lambda states, *_: range(len(states)))
    assert [printed(loaded, view, "dfs") for view in ("list", "map")] == found


FAULTY = """\
v: <picture(if some n in trace where CONDITION then 'x' else '.' for c in room)>"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("condition", "fails"),
    [
        ("6 div (2 - n) > 9", True),  # faults whenever it is evaluated
        ("at = c and 6 div (2 - n) > 9", True),  # the cell of state 2 is tested
        ("at = c and n != 2 and 6 div (2 - n) > 9", False),
        ("6 div (2 - n) > 9 and at = c", True),  # a later condition must not hide it
        ("n != 2 and 6 div (2 - n) = 3 and at = c", False),
        ("at = nowhere and 6 div (2 - n) > 9", False),
    ],
)
def test_a_fault_is_neither_hidden_nor_made(condition: str, fails: bool) -> None:
    """`and` evaluates from left to right, and an earlier condition may skip later ones."""
    text = FAULTY.replace("CONDITION", f"({condition})")
    if not fails:
        assert view_of(text)
        return
    with pytest.raises(PuzzleError) as caught:
        view_of(text)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "no-value"
    assert "in the view `v`" in [label for _, label in diagnostic.related]
