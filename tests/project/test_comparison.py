"""docs/comparison.md: our answers, and those of other programs if they are installed.

Seven crossings and two solutions are published (B. L. Schwartz, An analytic method for the
"difficult crossing" puzzles, Mathematics Magazine 34, 1961), and each program finds them.
"""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.pages import blocks, hold, typed

PAGE = Path(__file__).parents[2] / "docs" / "comparison.md"
BLOCKS = blocks(PAGE)
FILES = {b.words[1]: b.text for b in BLOCKS if len(b.words) == 2 and b.words[0] != "console"}


@pytest.fixture(autouse=True)
def in_a_folder_with_the_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for name, text in FILES.items():
        Path(name).write_text(text)


def shown(program: str) -> list[str]:
    """Outputs in the page's console block of a program, one for each command."""
    (block,) = (b for b in BLOCKS if b.words == ("console", program))
    return re.split(r"(?m)^\$ .*\n", block.text)[1:]


def commands(program: str) -> list[str]:
    (block,) = (b for b in BLOCKS if b.words == ("console", program))
    return typed(block)


def printed(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, timeout=60).stdout


def test_ours(pytestconfig: pytest.Config, capsys: pytest.CaptureFixture[str]) -> None:
    hold(PAGE, capsys, pytestconfig.getoption("update_golden"))


def test_lines_are_counted() -> None:
    rows = re.findall(r"(?m)^\| (\w+) \| ([\d |]+) \|", PAGE.read_text(encoding="utf-8"))
    shown = sorted((name, [int(number) for number in row.split(" | ")]) for name, row in rows)
    names = {"lp": "clingo", "mzn": "MiniZinc", "pml": "Promela", "yaml": "puzzlelang"}
    sizes: dict[tuple[str, str], int] = {}
    for name, text in FILES.items():
        puzzle, _, ending = name.partition(".")
        key = names.get(ending, "PDDL"), puzzle.replace("three", "crossing")
        sizes[key] = sizes.get(key, 0) + sum(bool(line.strip()) for line in text.splitlines())
    counted = [(name, [size]) for (name, puzzle), size in sizes.items() if puzzle == "crossing"]
    for name in ("clingo", "MiniZinc", "puzzlelang"):
        counted.append((name, [sizes[name, "sudoku"], sizes[name, "museum"]]))
    assert shown == sorted(counted)


@pytest.mark.slow
@pytest.mark.parametrize("block", ["clingo", "clingo-filled"])
def test_clingo(block: str) -> None:
    pytest.importorskip("clingo", reason="`pip install clingo`")
    for command, output in zip(commands(block), shown(block), strict=True):
        found = printed(sys.executable, "-m", *command.split())
        texts = ([sorted(line.split()) for line in text.splitlines()] for text in (found, output))
        assert sorted(next(texts)) == sorted(next(texts))
        assert found.count("take(goat,0)") == (2 if "last=7" in command else 0)


@pytest.mark.skipif(not shutil.which("minizinc"), reason="MiniZinc is not installed")
@pytest.mark.parametrize("block", ["minizinc", "minizinc-filled"])
def test_minizinc(block: str) -> None:
    for command, output in zip(commands(block), shown(block), strict=True):
        found = printed(*command.split())
        assert sorted(found.split("-" * 10)) == sorted(output.split("-" * 10))


@pytest.mark.skipif(
    not (shutil.which("spin") and shutil.which("gcc")), reason="SPIN or a C compiler is missing"
)
def test_spin() -> None:
    (make, _), (_, output) = commands("spin"), shown("spin")
    subprocess.run(make, shell=True, capture_output=True, check=False, timeout=60)
    said = [
        line for line in printed("spin", "-t", "crossing.pml").splitlines() if line[:6] == " " * 6
    ]
    assert said == output.splitlines()
    assert len(said) == 7


@pytest.mark.skipif(
    not importlib.util.find_spec("up_fast_downward"), reason="`pip install up-fast-downward`"
)
def test_fast_downward() -> None:
    package = importlib.util.find_spec("up_fast_downward")
    assert package is not None and package.origin is not None
    driver = Path(package.origin).parent / "downward" / "fast-downward.py"
    printed(sys.executable, str(driver), *commands("downward")[0].split()[1:])
    plan = Path("plan").read_text()
    assert "; cost = 7 " in plan and "; cost = 7 " in shown("downward")[1]
    assert sum(line.startswith("(") for line in plan.splitlines()) == 7
