"""`verify PUZZLE LINK`: the moves of a page's link are replayed, whatever it claims."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, urlencode

import pytest

from puzzlelang.answers import Loaded, fingerprint, load, page_key, solve
from puzzlelang.front.commands import program as cli
from tests.drawing.test_links import HOSTILE, RIGHT

PAGE = "https://puzzles.example/play/page.html"


def link(loaded: Loaded) -> str:
    """The link of somebody who makes the moves of a best solution, by the compiled rules."""
    system, numbers = loaded.system, []
    trace = solve(loaded).trace
    state = system.starts[loaded.puzzle.starts.index(trace[0].slots)]
    for step in trace[1:]:
        following = system.successors(state)
        number = [system.slots(one) for one in following].index(step.slots)
        numbers.append("0123456789abcdefghijklmnopqrstuvwxyz"[number])
        state = following[number]
    fields = {"f": page_key(loaded), "v": "1", "s": "0", "m": "".join(numbers)}
    return f"{PAGE}#{urlencode(fields)}"


@pytest.mark.parametrize(("name", "length"), [("frogs", 8), ("sokoban", 33)])
def test_a_solution_is_replayed(name: str, length: int, capsys: Any) -> None:
    """Lengths: tests/reference/frogs.py; microban's first level has 33 moves, as published."""
    assert cli.main(["verify", name, link(load(name))]) == 0
    assert f"the trace of {length} steps" in capsys.readouterr().out


def test_a_link_with_a_whole_fingerprint(capsys: Any) -> None:
    """Pages wrote these at first."""
    loaded = load("frogs")
    older = link(loaded).replace(page_key(loaded), quote(fingerprint(loaded)))
    assert len(older) > len(link(loaded)) + 40
    assert cli.main(["verify", "frogs", older]) == 0


def test_moves_that_are_wrong(capsys: Any) -> None:
    right = link(load("frogs"))
    for moves, problem in (
        (right[:-1], "it is not a goal"), (f"{right}0", "move 9 of the link isn't possible"),
        (f"{right[:-1]}-zz", "move 8 of the link isn't possible"),
    ):  # fmt: skip
        assert cli.main(["verify", "frogs", moves]) == 1
        assert problem in capsys.readouterr().out, moves


def test_hostile_links(capsys: Any) -> None:
    """No link that a page refuses is verified; a sentence gives the reason."""
    own = page_key(load("frogs"))
    for fields in HOSTILE:
        text = urlencode({name: own if one is RIGHT else one for name, one in fields.items()})
        code = cli.main(["verify", "frogs", f"{PAGE}#{text}"])
        run = capsys.readouterr()
        assert code in (1, 2) and len(run.out + run.err) < 400, fields
        assert "the link" in run.err or "wrong: " in run.out


@pytest.mark.parametrize(
    ("line", "reason"),
    [("frogs --view moves", "not for a link"), ("sudoku", "this one is filled in")],
)
def test_what_has_no_links(line: str, reason: str, capsys: Any) -> None:
    name, *options = line.split()
    assert cli.main(["verify", name, f"{PAGE}#f=1&m=0", *options]) == 2
    assert reason in capsys.readouterr().err
