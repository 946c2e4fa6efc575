"""Solutions in the notation of a view (LURD), or as the link of a page, parsed and checked."""

from __future__ import annotations

import io
import sys
import tracemalloc
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import pytest

from puzzlelang.answers import Loaded, fingerprint, load, page_key, solve
from puzzlelang.answers.solution_text import read_solution
from puzzlelang.front.commands import program
from puzzlelang.front.commands import program as cli
from puzzlelang.text import PuzzleError
from tests.drawing.test_links import HOSTILE, RIGHT

LURD = "dlUrrrdLullddrUluRuulDrddrruLdlUU"
"""The first level of Microban; each walk and push was checked by hand, picture by picture."""


def verify(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *more: str
) -> tuple[int, str]:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    code = program.run(["verify", *(more or ("sokoban",)), "-", "--view", "moves"])
    found = capsys.readouterr()
    return code, " ".join((found.out + found.err).split())


@pytest.mark.slow
@pytest.mark.parametrize("text", [
    LURD, "dlU3rdLu2l2d\nrUluR2ulD r2d2ruLdl2U\n", "\n".join(LURD),
])  # fmt: skip
def test_a_solution(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verify(text, monkeypatch, capsys)
    assert code == 0
    assert "Verified." in said and "its cost [8, 33]" in said
    assert "optimal" not in said, "not stated in the output"


@pytest.mark.parametrize(("text", "said"), [
    (LURD[:-1], "it is not a goal"),
    ("", "it contains no step"),
    (LURD + "u", "at its character 34, `u`: no such step; possible there: `d`, `l`"),
    ("u" + LURD[1:], "at its character"),
    (LURD.replace("U", "u", 1), "at its character 3, `urrrdLullddr`: no such step"),
    ("9999u" * 5_000, "no such step"),
    ("\x1b[31m", "at its character 1, `\\u001b[31m`: no such step"),
])  # fmt: skip
def test_what_is_none(
    text: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, found = verify(text, monkeypatch, capsys)
    assert code == 1
    assert said in found


def test_what_a_view_leaves_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both steps print `x`: the second one, which leads on, is chosen."""
    file = tmp_path / "fork.yaml"
    file.write_text("""\
puzzle: A fork
state:
  n: 0..9 = 0
transitions:
  one: {when: n < 9, then: {n: n + 1}}
  three: {when: n < 7, then: {n: n + 3}}
goal: n = 7
views:
  moves: <join('x' for s in trace where s > 0)>
""")
    assert verify("xxx", monkeypatch, capsys, str(file))[0] == 0
    assert verify("xxxxxxx", monkeypatch, capsys, str(file))[0] == 0
    code, said = verify("xx", monkeypatch, capsys, str(file))
    assert code == 1 and "it is not a goal" in said


@pytest.mark.nightly
def test_a_long_one() -> None:
    """Memory is linear in the text, not quadratic: 2,000 steps back and forth."""
    loaded = load("sokoban")
    read_solution(loaded, "moves", "ud")
    tracemalloc.start()
    answer = read_solution(loaded, "moves", "ud" * 1_000)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert answer.length == 2_000
    assert peak < 8_000_000


def test_no_such_view(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(PuzzleError, match="no view `moves`"):
        verify("x", monkeypatch, capsys, "frogs")
    with pytest.raises(PuzzleError, match="`--certificate` belongs to"):
        verify(LURD, monkeypatch, capsys, "sokoban", "--certificate", "proof")


# ── links of pages ────────────────────────────────────────────────────────────────────


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


@pytest.mark.slow
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
    for fields in [*HOSTILE, {"f": RIGHT, "m": "0", **dict.fromkeys(map(str, range(20)), "0")}]:
        text = urlencode({name: own if one is RIGHT else one for name, one in fields.items()})
        code = cli.main(["verify", "frogs", f"{PAGE}#{text}"])
        run = capsys.readouterr()
        assert code in (1, 2) and len(run.out + run.err) < 400, fields
        assert "the link" in run.err or "wrong: " in run.out


@pytest.mark.parametrize(
    ("line", "reason"),
    [("frogs --view moves", "not for a link"), ("sudoku --view x", "this one is filled in")],
)
def test_what_has_no_links(line: str, reason: str, capsys: Any) -> None:
    name, *options = line.split()
    assert cli.main(["verify", name, f"{PAGE}#f=1&m=0", *options]) == 2
    assert reason in capsys.readouterr().err
