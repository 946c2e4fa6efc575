"""Large maps: results shared by similar cells, and steps without a table.

The thresholds are lowered; results must equal the reference semantics.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.answers import answer_output, viewing
from puzzlelang.answers.text_layout import Page
from puzzlelang.core import semantics
from puzzlelang.core.cell_sets import Places, codes, distinct, flags
from puzzlelang.core.thresholds import current
from puzzlelang.model import cost_bound
from puzzlelang.search.system import Limits
from puzzlelang.text.diagnostics import PuzzleError
from tests import support
from tests.answers.test_views import printed
from tests.support import slow

KING = """\
puzzle: A king's walk
maps:
  board:
    text: |
ROWS
    legend: |
      @ = start
      . = free
      # = wall
state:
  at: board = the start
transitions:
  go(d in compass):
    let:
      ahead: step(at, d)
    when: ahead in board and ahead not in wall
    then:
      at: ahead
  leap(d in compass):
    let:
      ahead: step(at, d, 2)
    when: ahead in board and ahead not in wall
    then:
      at: ahead
define:
  look(c in board): if c = at then 'K' else if c in wall and at in free then '%' else sign(c)
goal: 1 = 0
show: |
  <picture(look(c) for c in board)>
"""


def king(chance: random.Random, height: int, width: int) -> str:
    rows = [chance.choices(".#", (3, 2), k=width) for _ in range(height)]
    rows[chance.randrange(height)][chance.randrange(width)] = "@"
    return KING.replace("ROWS", "\n".join("      " + "".join(row) for row in rows))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1, 9), (9, 1), (2, 2), (5, 8), (9, 4)])
def test_steps_without_a_table(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code with computed steps agrees with the reference semantics."""
    source = king(random.Random(size[0]), *size)
    expected = support.load_text(source).searcher
    expected.tier = "python"
    plain = expected.explore(Limits())
    monkeypatch.setattr(current, "cell_table", 0)
    native = support.load_text(source).searcher
    native.tier = "native"
    found = native.explore(Limits())
    assert found.levels == plain.levels
    assert found.statistics.generated == plain.statistics.generated


def maze(folder: Path, chance: random.Random, side: int, colours: int) -> answers.Loaded:
    area = side * side
    signs = [chance.choice("....###^ABabCc"[: 8 + 2 * colours]) for _ in range(area)]
    signs[chance.randrange(area // 2)] = "@"
    signs[area // 2 + chance.randrange(area // 2)] = "?"
    rows = ["".join(signs[start : start + side]) for start in range(0, area, side)]
    path = folder / "maze.txt"
    path.write_text(f"{colours} {side} {side}\n" + "\n".join(rows) + "\n")
    return answers.load("maze", maps=[("maze", str(path))])


@pytest.mark.each_time("4")
@pytest.mark.parametrize("seed", range(6))
def test_pictures_of_alike_cells(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A view that evaluates one cell of each kind prints the same as one that evaluates all."""
    loaded = maze(tmp_path, random.Random(seed), 17, 3)
    assert current.alike_cells <= 17 * 17
    views = ("map", "list")
    quick = [printed(loaded, view) for view in views]
    monkeypatch.setattr(current, "alike_cells", 1 << 60)
    assert quick == [printed(loaded, view) for view in views]


@pytest.mark.parametrize("seed", [0, *slow(1, 2)])
def test_states_as_large_pictures(seed: int) -> None:
    loaded = support.load_text(king(random.Random(seed), 16, 17))
    for cell in range(16 * 17):
        assert viewing.shown(loaded.puzzle, (cell,)) == semantics.shown(loaded.puzzle, (cell,))


def test_a_picture_that_asks_for_more_is_worked_out_cell_by_cell() -> None:
    """An expression with rows or neighbours distinguishes all cells."""
    source = king(random.Random(1), 16, 17)
    asked = "if row(c) = 3 then '=' else if step(c, east) = at then '>' else sign(c)"
    loaded = support.load_text(source.replace("picture(look(c)", f"picture({asked}"))
    for cell in (0, 5, 60, 271):
        assert viewing.shown(loaded.puzzle, (cell,)) == semantics.shown(loaded.puzzle, (cell,))


def test_requirements_look_at_one_cell_of_each_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """6,400 doors take as much work as 2; the wrong one is still found."""
    monkeypatch.setattr(cost_bound, "MOST_CONSTANT_WORK", 1000)
    monkeypatch.setattr(cost_bound, "WORK_OF_A_CELL", 0)
    rows = ["@".ljust(80, "."), *["AB" * 40] * 80, "?".ljust(80, ".")]
    path = tmp_path / "maze.txt"
    path.write_text("\n".join(["2 82 80", *rows, ""]))
    answers.load("maze", maps=[("maze", str(path))])
    path.write_text(path.read_text().replace("B\n?", "C\n?"))
    with pytest.raises(PuzzleError) as error:
        answers.load("maze", maps=[("maze", str(path))])
    (diagnostic,) = error.value.diagnostics
    assert diagnostic.span is not None
    assert (diagnostic.span.line, diagnostic.span.column) == (82, 80)


def test_long_traces_of_large_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first and last states are drawn, the steps between are text."""
    loaded = answers.load("ice")
    answer = answers.solve(loaded)
    drawn = answer_output.answer_text(answer, Page())
    monkeypatch.setattr(
        answer_output, "MOST_PICTURED", sum(len(step.shown) for step in answer.trace)
    )
    assert answer_output.answer_text(answer, Page()) == drawn
    monkeypatch.setattr(answer_output, "MOST_PICTURED", answer_output.MOST_PICTURED - 1)
    lines = answer_output.answer_text(answer, Page()).splitlines()
    indented = [f"  {line}".rstrip() for line in answer.trace[0].shown.split("\n")]
    assert lines[2 : 2 + len(indented)] == indented
    said = [line.split(maxsplit=1)[1] for line in lines if line.strip()[:1].isdigit()]
    assert said == [step.said for step in answer.trace[1:]]
    last = [f"  {line}".rstrip() for line in answer.trace[-1].shown.split("\n")]
    assert lines[-2 - len(last) : -2] == last


def test_bytes_for_characters() -> None:
    """Also for texts with characters outside the byte encoding."""
    for sample in ("a.b.#", "ä.b.#", "λ.b.#"):
        assert list(Places(flags(sample, ".λ"))) == [i for i, c in enumerate(sample) if c in ".λ"]
        assert codes(sample, {"b": 7, "λ": 3})[0] == (3 if sample[0] == "λ" else 128)
        assert codes(sample, {"b": 7})[2] == 7
    chance = random.Random(1)
    for size in (0, 1, 5000, 20_000):
        content = bytes(chance.choice((0, 3, 128, 255)) for _ in range(size)) + b"\x07" * (size > 1)
        assert distinct(content) == sorted(set(content))
