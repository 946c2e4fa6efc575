"""The corridor of a space: its best solutions and their neighbourhood."""

from __future__ import annotations

from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.drawing import Drawing, draw, draw_corridor, state_graph
from puzzlelang.drawing.picture_style import summary
from puzzlelang.front.commands import program as cli


def corridor_of(name: str, wide: int | None) -> Drawing:
    found = draw_corridor(answers.load(name), wide=wide)
    assert isinstance(found, Drawing)
    return found


@pytest.mark.each_time(
    "goat-0",
    "goat-2",
    "hanoi-1",
    "hanoi-9",
    "jugs-0",
    "jugs-2",
    "jugs-9",
    "bridge-1",
    "frogs-0",
    "sokoban-1",
)
@pytest.mark.parametrize("wide", [0, 1, 2, 9])
@pytest.mark.parametrize(
    "name", ["goat", "hanoi", "frogs", "cannibals", "jugs", "sokoban", "bridge"]
)
def test_it_is_a_part_of_the_whole(name: str, wide: int) -> None:
    """Cut from the drawing of all states, whose marks other tests compare with brute force"""
    whole = draw(answers.load(name))
    assert isinstance(whole, Drawing)
    near = {n for n, node in enumerate(whole.nodes) if node.solution}
    known = set(near)
    for _ in range(wide):
        near = {e.target for e in whole.edges if e.source in near} - known
        known |= near
    expected = {whole.nodes[n].slots for n in known}
    found = corridor_of(name, wide)
    assert {node.slots for node in found.nodes} == expected
    assert {n.slots for n in found.nodes if n.solution} == {
        n.slots for n in whole.nodes if n.solution
    }
    between = {
        (whole.nodes[e.source].slots, whole.nodes[e.target].slots, e.said)
        for e in whole.edges if {e.source, e.target} <= known
    }  # fmt: skip
    assert between == {
        (found.nodes[e.source].slots, found.nodes[e.target].slots, e.said) for e in found.edges
    }
    assert found.solutions == whole.solutions and found.whole == (len(expected) == len(whole.nodes))


@pytest.mark.slow
def test_states_of_large_spaces() -> None:
    """The 8-puzzle has 181,440 states; the corridor of a start 31 moves away has few of them."""
    found = corridor_of("eight-puzzle", 0)
    assert found.solutions == 40 and found.depth == 31
    assert found.marked == "all 40 shortest solutions" and not found.whole
    assert summary(found).endswith("all 40 shortest solutions")
    assert all(node.solution for node in found.nodes)
    wider = corridor_of("eight-puzzle", None)
    assert len(found.nodes) < len(wider.nodes) <= state_graph.FEW
    assert wider.marked == "all 40 shortest solutions, and states within 2 steps of them"


def test_too_many_solutions_to_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_graph, "LISTED", 3)
    found = corridor_of("eight-puzzle", 0)
    assert found.marked == "3 of 40 shortest solutions"


@pytest.mark.slow
def test_a_space_that_is_too_large_gets_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.html"
    assert cli.main(["graph", "eight-puzzle", "-o", str(path)]) == 0
    told = capsys.readouterr().err
    assert "all 40 shortest solutions, and states within 2 steps of them" in told
    assert "there are more states" in told
    assert "all 40 shortest solutions" in path.read_text(encoding="utf-8")
    assert cli.main(["graph", "eight-puzzle", "-o", str(path), "--states", "20000"]) == 3
    assert "--corridor" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(["goat", "--corridor", "1", "--first", "5"], "`--first`"),
     (["goat", "--corridor", "1", "--prune", "all"], "`--prune`"),
     (["goat", "--corridor", "x"], "`x` is not a whole number"),
     (["cannibals", "--corridor", "1", "--set", "cannibals=4", "--set", "missionaries=4"],
      "there is no solution, so there is no corridor")],
)  # fmt: skip
def test_mistakes(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["graph", *arguments, "-o", str(tmp_path / "a.svg")]) == 2
    assert told in capsys.readouterr().err
