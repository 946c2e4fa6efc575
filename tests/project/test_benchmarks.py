"""The comparison with other programs: run its smallest case, and check its inputs."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from puzzlelang.search.system import Solved
from tests.support import load_text

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def compare(*arguments: str) -> str:
    command = [sys.executable, str(BENCHMARKS / "compare.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("g++"), reason="g++ is not installed")
def test_ours_and_cpp_agree_on_the_smallest_case(tmp_path: Path) -> None:
    table = tmp_path / "table.md"
    printed = compare("frogs, 3", "--only", "python,c++", "--markdown", str(table))
    lines = [line for line in printed.splitlines() if "72 states" in line]
    assert [line.split("  ")[1].strip() for line in lines] == ["our Python tier", "C++ by hand"]
    assert re.search(r"^\| frogs, 3 a side \| 72 \|", table.read_text(), re.MULTILINE)


def test_what_there_is_to_compare_is_listed() -> None:
    listed = compare("--list").splitlines()
    assert "pocket cube, 9 turns" in listed
    assert "15-puzzle, Korf's 79, 42 moves" in listed


def test_the_same_maze_for_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    from random_maze import random_maze

    head, *rows = random_maze(4, 20, locked=True).decode().splitlines()
    assert head == "4 20 20"
    assert [len(row) for row in rows] == [20] * 20
    assert (rows[0][0], rows[-1][-3:], rows[-2][-2:], rows[-3][-1:]) == ("@", "BA?", "BA", "B")
    assert random_maze(4, 20) == random_maze(4, 20)


def test_domains_and_problems_of_the_planner_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every predicate in a problem is declared in its domain, with the same arity."""
    monkeypatch.syspath_prepend(BENCHMARKS)
    from cases import CASES

    small = [case for case in CASES if case.pddl and not case.maze and "jugs" not in case.name]
    assert len(small) >= 7
    for case in small:
        assert case.pddl
        fit(case.model, case.pddl())


def fit(domain: str, problem: str) -> None:
    text = (BENCHMARKS / "pddl" / f"{domain}.pddl").read_text()
    block = re.search(r"\(:predicates(.*?)\((:action|:functions)", text, re.DOTALL)
    assert block
    arity = {
        name: words.count("?") for name, words in re.findall(r"\(([\w-]+)([^()]*)\)", block[1])
    }
    facts = re.findall(r"^    \(([\w-]+)([^()]*)\)", problem, re.MULTILINE)
    assert facts
    for name, words in facts:
        assert arity[name] == len(words.split()), (domain, name, words)


@pytest.mark.slow
def test_problems_that_are_written_twice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Problems written for `--good` and for the planner: each puzzle is solvable, each problem fits
    its domain.
    """
    monkeypatch.syspath_prepend(BENCHMARKS)
    import good

    small = [good.blocks(4, seed) for seed in range(3)] + [good.logistics(2, 2, 1, 1)]
    for twice in [*small, good.sokoban("xsokoban-1.txt")]:
        fit(twice.domain, twice.pddl)
    for twice in small:
        loaded = load_text(twice.puzzle)
        assert isinstance(loaded.searcher.search("bfs"), Solved)
    room = good.PROBLEMS["xsokoban-1"]()
    assert room.beside == "xsokoban-1.txt" and "crates" in room.puzzle


def test_tables_go_between_their_marks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    from compare import write

    page = tmp_path / "page.md"
    page.write_text("before\n<!-- growth -->\nold\n<!-- end of growth -->\nafter\n")
    write(page, "growth", "new\n")
    write(page, "growth", "newer\n")
    assert page.read_text() == (
        "before\n<!-- growth -->\n\nnewer\n\n<!-- end of growth -->\nafter\n"
    )


@pytest.mark.slow
def test_a_commit_before_is_measured_beside(tmp_path: Path) -> None:
    top = BENCHMARKS.parent
    git = ["git", "-C", str(top), "rev-parse", "HEAD"]
    found = subprocess.run(git, capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip("needs a Git clone")
    command = [sys.executable, str(BENCHMARKS / "before.py"), found.stdout.strip()]
    options = ["solve frogs", "--runs", "1", "--most-short"]
    done = subprocess.run([*command, *options, "1000"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(
        r"solve frogs, from nothing +[\d.]+ s +[\d.]+ s before +[\d.]+ ×\n", done.stdout
    )
    done = subprocess.run([*command, *options, "0"], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "slower than allowed: solve frogs" in done.stderr


# ── growth ───────────────────────────────────────────────────────────────────────────


def test_exponents_are_those_of_powers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    from growth import exponent

    sizes = [100 * 2**k for k in range(6)]
    for power in (0.5, 1.0, 1.2, 2.0):
        assert exponent([(n, 1e-4 * n**power) for n in sizes]) == pytest.approx(power)
    assert exponent([(n, 1e-6) for n in sizes]) is None  # noise
    late = [(n, 0.01 * n + 1e-5 * n * n) for n in sizes]
    assert 1.5 < (exponent(late) or 0) < 2  # larger sizes weigh more


@pytest.mark.slow
def test_each_family_of_inputs_makes_its_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    import growth_inputs

    names = [(family.part, family.name) for family in growth_inputs.FAMILIES]
    assert len(names) == len(set(names)) > 200
    monkeypatch.setenv("PUZZLELANG_CACHE", "")
    with growth_inputs.folder():
        for family in growth_inputs.FAMILIES:
            assert list(family.sizes())[1] == family.first * family.factor
            family.make(27)()


def test_lines_of_growth_replace_those_of_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    from growth import HEAD, RULE, Line, markdown
    from growth_inputs import FAMILIES

    first, second, third = FAMILIES[:3]
    times = ((100, 0.01), (200, 0.02), (400, 0.08))
    table = markdown([Line(third, times), Line(first, times)])
    page = f"<!-- exponents -->\n\n{table}\n<!-- end of exponents -->\n"
    rows = [row.split(" | ") for row in markdown([Line(second, times[:2])], page).splitlines()]
    assert tuple(cell.strip("| ") for cell in rows[0]) == HEAD
    assert tuple(cell.strip("| ") for cell in rows[1]) == RULE
    assert [row[1] for row in rows[2:]] == [first.name, second.name, third.name]
    assert [row[-1].strip("| ") for row in rows[2:]] == ["1.50 !", "1.00", "1.50 !"]


@pytest.mark.slow
def test_one_family_is_measured(tmp_path: Path) -> None:
    table = tmp_path / "table.md"
    words = ["--quick", "--only", "reading: tabs in one line", "--markdown", str(table)]
    command = [sys.executable, str(BENCHMARKS / "growth.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert "tabs in one line" in done.stdout
    assert table.read_text().count("\n") == 3


# ── the tiers ────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_the_tiers_side_by_side(tmp_path: Path) -> None:
    """Measure each puzzle twice next to a busy loop, which ends afterwards."""
    page = tmp_path / "table.md"
    command = [sys.executable, str(BENCHMARKS / "busy.py"), "lamps", "--loops", "1"]
    words = [*command, "--markdown", str(page)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert {"solve lamps", "explore lamps"} <= set(re.findall(r"\w+ lamps", done.stdout))
    assert "| puzzles compared | 2 |" in page.read_text()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_signal_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    import busy

    endless = ["explore", "tiles", "--instance", "korf:60", "--time", "60"]
    ended = busy.run(endless, signal.SIGTERM, 3.0)
    assert (ended.code, "Traceback" in ended.complaints) == (143, False)
    found = busy.Found(waits=[(0.25, "a"), (0.5, "b")], codes={("SIGTERM", 143)})
    assert "| from a signal to the end, the most | 0.50 s (b) |" in busy.table(found, 6)
