"""docs/python.ipynb: thirteen tasks, each at most three lines, run by a real kernel."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import puzzlelang as pl
from puzzlelang.core import semantics

PAGE = Path(__file__).parents[2] / "docs" / "python.ipynb"


def tasks() -> list[str]:
    cells = json.loads(PAGE.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"][1:]


def test_no_task_is_longer_than_three_lines() -> None:
    assert len(tasks()) == 13
    assert all(len([line for line in task.splitlines() if line]) <= 3 for task in tasks())


def texts(cell: Any) -> list[str]:
    """Output of a cell; "(a picture)" for a picture."""
    found = []
    for output in cell.get("outputs", ()):
        data = output.get("data", {})
        text = "(a picture)" if "image/png" in data else data.get("text/plain", output.get("text"))
        found.append("".join(text or ()))
    return found


@pytest.mark.slow
def test_notebook(request: pytest.FixtureRequest) -> None:
    for name in ("nbclient", "nbformat", "ipykernel", "pandas", "networkx", "matplotlib"):
        pytest.importorskip(name, reason=f"{name} is not installed: `pip install '.[notebook]'`")
    import nbclient
    import nbformat

    kept = nbformat.read(PAGE, as_version=4)
    fresh = nbformat.read(PAGE, as_version=4)
    nbclient.NotebookClient(fresh, timeout=300, kernel_name="python3").execute()
    if request.config.getoption("--update-golden"):
        for cell in fresh.cells:
            cell.metadata.pop("execution", None)
        nbformat.write(fresh, PAGE)
    for cell, known in zip(fresh.cells, kept.cells, strict=True):
        assert texts(cell) == texts(known), cell.source


def test_puzzles_and_their_spaces_draw_themselves() -> None:
    puzzle = pl.load("goat")
    assert "wasm-unsafe-eval" in puzzle._repr_html_()  # a page that plays
    keys = pl.load("keys")  # no page can play it
    assert keys._repr_html_() == f"<b>{keys.title}</b>{keys.starts[0].svg()}"
    for one in (puzzle.graph(), puzzle.explore()):
        root = ElementTree.fromstring(one._repr_svg_() or "")
        assert next(e.text for e in root.iter("{http://www.w3.org/2000/svg}title")) == puzzle.title
    assert pl.load("sudoku")._repr_html_().startswith("<iframe srcdoc=")  # filled in there
    large = pl.load("eight-puzzle").graph(most=1_000)._repr_svg_() or ""
    assert large.count("<title>") == 1 + 500


@pytest.mark.slow
@pytest.mark.parametrize("name", ["goat", "frogs", "bridge"])
@pytest.mark.parametrize("most", [None, 7])
def test_a_graph_has_the_steps_of_the_rules(name: str, most: int | None) -> None:
    """States breadth-first and steps in the order of the file, by the reference semantics."""
    puzzle = pl.load(name)
    core = puzzle._loaded.puzzle
    states = dict.fromkeys(core.starts)
    waiting = [*states]
    for state in waiting:
        for step in semantics.steps(core, state):
            if step.state not in states:
                states[step.state] = None
                waiting.append(step.state)
    waiting = waiting[:most]
    numbers = {state: number for number, state in enumerate(waiting)}
    steps = [
        (numbers[state], numbers[step.state])
        for state in waiting for step in semantics.steps(core, state) if step.state in numbers
    ]  # fmt: skip
    graph = puzzle.graph(most)
    assert [node.slots for node in graph.nodes] == waiting
    assert [edge[:2] for edge in graph.edges] == steps


def test_a_graph_at_a_limit() -> None:
    with pytest.raises(pl.GaveUp) as caught:
        pl.load("eight-puzzle").graph(states=100)
    assert caught.value.limit == "states"


def test_an_answer_is_a_page_that_plays(tmp_path: Path) -> None:
    """Without the puzzle at hand, it only shows the solution."""
    answer = pl.load("goat").solve()
    assert "wasm-unsafe-eval" in answer._repr_html_()
    answer.save(tmp_path / "a.html")
    assert "wasm-unsafe-eval" in (tmp_path / "a.html").read_text(encoding="utf-8")
    apart = pickle.loads(pickle.dumps(answer))
    assert "wasm-unsafe-eval" not in apart._repr_html_() and "<iframe" in apart._repr_html_()


def test_levels_are_loaded_one_after_the_other() -> None:
    levels = [*pl.load("milk").levels()]
    assert tuple(level.instance for level in levels) == pl.load("milk").instances
    assert [level.parameters for level in levels] == [
        pl.load("milk", instance=level.instance).parameters for level in levels
    ]
