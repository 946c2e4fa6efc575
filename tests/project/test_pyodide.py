"""32-bit Python: partly simulated, and really run as WebAssembly."""

from __future__ import annotations

import builtins
import json
import shutil
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.core.types import size_of
from puzzlelang.front.commands import program
from puzzlelang.text.diagnostics import PuzzleError
from tests.support import diagnose, nightly, slow, solve_text

HERE = Path(__file__).parents[1] / "pyodide"
TOP = HERE.parents[1]
WIDE = HERE / "wide.yaml"
MOST = (1 << 31) - 1
"""Largest index, and so the greatest length, in 32-bit Python."""


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make ``len`` fail beyond that, as in 32-bit Python."""
    whole_length = builtins.len

    def length(held: Any, /) -> int:
        found = whole_length(held)
        if found > MOST:
            raise OverflowError("Python int too large to convert to C ssize_t")
        return found

    monkeypatch.setattr(builtins, "len", length)


def test_how_many_there_are() -> None:
    for values in (range(0), range(5, 3), range(2, 9), range(0, 10, 3), range(9, 0, -4), "abc", ()):
        assert size_of(values) == len(values)
    assert size_of(range(-(1 << 70), 1 << 70)) == 1 << 71


def test_wide_variables(narrow: None, capsys: pytest.CaptureFixture[str]) -> None:
    """The file's `expect:` was counted by hand: seven times 7 from 5, a leap, a pouring."""
    found = answers.validate(str(WIDE))
    assert [(r.found, r.holds) for r in found.results] == [(9, True)]
    for words in ("solve --all 3", "explore", "validate --deep", "graph -o -"):
        command, *options = words.split()
        asked = [command, str(WIDE), *options, "--states", "300"]
        assert program.main(asked) in (0, 2, 3), capsys.readouterr().err
    assert "Traceback" not in capsys.readouterr().err


HEAD = """\
puzzle: p
state:
  n: 0..9000000000 = 0
transitions:
  go: {{then: {{n: n + 1}}}}
goal: {0}
"""

DECLARED = """\
puzzle: p
state:
{0}
  m: 0..1 = 0
transitions:
  go: {{then: {{m: 1}}}}
goal: m = 1
"""

GIVEN = """\
puzzle: p
state:
  n: 0..9 = 0
transitions:
  go(k in {0}): {{then: {{n: 1}}}}
goal: n = 1
"""


@pytest.mark.parametrize(
    ("goal", "codes"),
    [
        ("n in 0..8000000000 and n > 3", []),
        ("n > 0 and (n not in 1..8000000000 or n = 4)", []),
        ("n > 3 and not some k in 1..0: k = n", None),
        ("some k in 0..8000000000: k = n", None),
        ("every k in 0..8000000000 has k < n", None),
        ("sum k for k in 0..8000000000 > n", None),
        ("count(set(k for k in 0..8000000000)) > n", None),
        ("{0..8000000000} has n", None),
        ("n in set(0..8000000000)", None),
    ],
)
def test_wide_ranges(goal: str, codes: list[str] | None, narrow: None) -> None:
    """Any complaint about too wide a range is a message."""
    found = diagnose(HEAD.format(goal))
    assert codes is None or [d.code for d in found] == codes
    if codes == []:
        assert solve_text(HEAD.format(goal)).cost == (4,)


@pytest.mark.parametrize(
    "line",
    [
        "  n: set of 0..9000000000 = {}", "  n: 0..9 for each k in 0..9000000000 = 0",
        "  n: list of 0..9000000000 up to 3 = []", "  n: 0..9000000000 in 0..9000000000",
        "  n: list of 0..9 up to 9000000000 = []",
    ],
)  # fmt: skip
def test_wide_declarations(line: str, narrow: None) -> None:
    try:
        diagnose(DECLARED.format(line), solve=True)
    except PuzzleError as error:
        assert error.diagnostics


@pytest.mark.parametrize("domain", ["0..9000000000", "-4000000000..4000000000"])
def test_wide_parameters(domain: str, narrow: None) -> None:
    assert diagnose(GIVEN.format(domain))


# ── WebAssembly ──────────────────────────────────────────────────────────────────────


@cache
def site(folder: Path) -> Path:
    """A folder with PyYAML and the wheel of this tree, as installed."""
    import yaml

    wheels = folder / "wheels"
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(wheels), str(TOP)]
    done = subprocess.run(build, capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"building a wheel failed: {done.stderr.strip()[-200:]}")
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    python_alone = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(yaml.__file__).parent, folder / "site" / "yaml", ignore=python_alone)
    return folder / "site"


def run(*command: object) -> dict[str, Any]:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=TOP)
    assert done.returncode == 0, done.stderr[-2000:]
    system, *rows = map(json.loads, done.stdout.strip().split("\n"))
    return {"": system} | {Path(row.pop("puzzle")).name: row for row in rows}


@pytest.fixture
def node() -> tuple[str, Path]:
    """The command that runs a script in Pyodide."""
    if not shutil.which("node"):
        pytest.skip("Node.js is not installed")
    if not (HERE / "node_modules").exists():
        pytest.skip(
            "Pyodide is not installed: `npm install --no-package-lock --prefix tests/pyodide`"
        )
    return "node", HERE / "run.mjs"


@pytest.mark.parametrize(
    "names", [*slow("jugs keys sokoban sudoku nonogram"), *nightly("eight-puzzle")]
)
def test_levels_are_the_same_in_webassembly(
    names: str, node: tuple[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCRIPT", "generate.py")
    here = run(sys.executable, HERE / "generate.py", *names.split())
    there = run(*node, site(tmp_path), *names.split())
    assert here.pop("")["system"] != there.pop("")["system"] == "emscripten"
    assert here == there
    assert all(any(isinstance(one, dict) for one in row["levels"]) for row in here.values())


@pytest.mark.nightly
def test_the_library_in_webassembly(node: tuple[str, Path], tmp_path: Path) -> None:
    """Every puzzle loads, no claim of `expect:` is wrong, and all answers have the same numbers."""
    found = run(*node, site(tmp_path))
    wide = run(*node, tmp_path / "site", "/here/wide.yaml")
    system = found.pop("")
    assert system["most"] == MOST and wide.pop("")["system"] == system["system"] == "emscripten"
    assert [name for name, row in {**found, **wide}.items() if "error" in row] == []
    assert [(name, row["wrong"]) for name, row in found.items() if row["wrong"]] == []
    assert len(found) == len([*(TOP / "puzzles").rglob("*.yaml")])
    assert wide["wide.yaml"]["held"] == 1 and wide["wide.yaml"]["solved"][1]["cost"] == [9]
    solved = [name for name, row in found.items() if row["solved"]]
    assert len(solved) > len(found) / 2
    here = run(sys.executable, HERE / "library.py", *solved)
    here.pop("")
    for name, row in here.items():
        assert row["solved"] is None or row["solved"] == found[name]["solved"], name
