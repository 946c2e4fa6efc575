"""The ten requirements of the assignment, as shown in `docs/engine.md`.

Every example of the page is run and its output compared. The traces of the C++ listings are copied
from the assignment, so the page can't diverge from them.
"""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.search import Solved, StateSpace, format_trace

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"
BLOCK = re.compile(r"^```(python|text)\n(.*?)^```$", re.M | re.S)

FROGS_BFS_2 = "GG_BB G_GBB GBG_B GBGB_ GB_BG _BGBG B_GBG BBG_G BB_GG"
FROGS_DFS_2 = "GG_BB GGB_B G_BGB _GBGB BG_GB BGBG_ BGB_G B_BGG BB_GG"
FROGS_BFS_4 = """
GGGG_BBBB GGG_GBBBB GGGBG_BBB GGGBGB_BB GGGB_BGBB GG_BGBGBB G_GBGBGBB GBG_GBGBB GBGBG_GBB
GBGBGBG_B GBGBGBGB_ GBGBGB_BG GBGB_BGBG GB_BGBGBG _BGBGBGBG B_GBGBGBG BBG_GBGBG BBGBG_GBG
BBGBGBG_G BBGBGB_GG BBGB_BGGG BB_BGBGGG BBB_GBGGG BBBBG_GGG BBBB_GGGG
"""
GOAT = "111 1~1 121 ~21 221 2~1 211 21~ 212 2~2 222"


def blocks() -> list[tuple[int, str, str]]:
    """Each example with its line and its expected output."""
    text = PAGE.read_text(encoding="utf-8")
    found = list(BLOCK.finditer(text))
    examples = []
    for block, following in zip(found, [*found[1:], None], strict=True):
        if block[1] == "python":
            printed = following[2] if following is not None and following[1] == "text" else ""
            examples.append((text.count("\n", 0, block.start(2)) + 1, block[2], printed))
    return examples


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """Run all examples in one namespace and return it."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for line, code, expected in blocks():
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile("\n" * (line - 1) + code, str(PAGE), "exec", dont_inherit=True), names)
        assert printed.getvalue() == expected, f"{PAGE.name}:{line}"
    return names


def test_every_example_prints_what_the_page_says(page: dict[str, Any]) -> None:
    headings = re.findall(r"^## (\d+)\.", PAGE.read_text(encoding="utf-8"), re.M)
    assert headings == [str(n) for n in range(1, 11)]


@pytest.mark.parametrize(
    ("n", "order", "trace"),
    [(2, "bfs", FROGS_BFS_2), (2, "dfs", FROGS_DFS_2), (4, "bfs", FROGS_BFS_4)],
)
def test_frogs_print_the_traces_of_the_assignment(
    page: dict[str, Any], n: int, order: str, trace: str
) -> None:
    start, finish = page["frogs"](n)
    space = StateSpace(start, transitions=page["transitions"])
    found = space.solve(lambda stones: stones == finish, order)
    assert isinstance(found, Solved)
    assert format_trace(found.trace, "".join).split() == trace.split()


def test_goat_prints_the_trace_of_the_assignment(page: dict[str, Any]) -> None:
    assert format_trace(page["crossed"].trace, "".join).split() == GOAT.split()


@pytest.mark.slow
def test_family(page: dict[str, Any]) -> None:
    """614 states, 62 transitions, 2048 solutions, according to an independent program."""
    assert page["families"].explore().states == 614
    assert page["fewest"].cost == 62
    crossings = [state for state in page["fewest"].trace if state.boat == "trv"]
    assert len(crossings) == 17  # as in the assignment


@pytest.mark.slow
@pytest.mark.parametrize(
    ("n", "states"), [*enumerate((6, 23, 72, 195, 476, 1089, 2388, 5093), start=1)]
)
def test_frogs_state_spaces(page: dict[str, Any], n: int, states: int) -> None:
    space = StateSpace(page["frogs"](n)[0], transitions=page["transitions"])
    assert space.explore().states == states
    found = space.solve(page["frogs"](n)[1].__eq__)
    assert isinstance(found, Solved)
    assert found.cost == n * n + 2 * n
    assert space.all_solutions(page["frogs"](n)[1].__eq__).total == 2
