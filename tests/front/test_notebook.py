"""docs/python.ipynb: thirteen tasks, each at most three lines, run by a real kernel."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

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
