"""`puzzlelang generate`: files, counts, and the same bytes in every way to run it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import puzzlelang
from puzzlelang.front.commands import program
from puzzlelang.search import Ended
from tests.generating.puzzles import HALL, JUGS, LATIN, MAZE, MINIMAL, SLIDE
from tests.support import slow

TOP = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in {"maze": MAZE, "hall": HALL, "jugs": JUGS, "slide": SLIDE}.items():
        (tmp_path / f"{name}.yaml").write_text(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def generate(words: str) -> int:
    return program.main(["generate", *words.split()])


def elsewhere(words: str, seed: int) -> str:
    environment = {**os.environ, "PYTHONPATH": str(TOP), "PYTHONHASHSEED": str(seed)}
    command = [sys.executable, "-m", "puzzlelang", "generate", *words.split()]
    return subprocess.run(command, capture_output=True, text=True, env=environment).stdout


@pytest.mark.slow
@pytest.mark.parametrize("more", ["", *slow("--climb 2 --by cost")])
def test_hash_seeds_and_cores_give_the_same_bytes(folder: Path, more: str) -> None:
    journals = []
    for number, cores in enumerate((1, 2)):
        words = f"hall.yaml --tries 70 --count 999 --seed 3 --cores {cores} {more}"
        assert elsewhere(f"{words} -o {number}.jsonl", number) == ""
        journals.append((folder / f"{number}.jsonl").read_text())
    assert journals[0] == journals[1] and len(journals[0].splitlines()) > 20
    if not more:
        outputs = [elsewhere("slide.yaml --count 2", seed) for seed in (0, 7)]
        assert outputs[0] == outputs[1] != ""


@pytest.mark.later("maze-0", "maze--30", "jugs-4000", "maze --climb 4-4000")
@pytest.mark.parametrize(
    ("puzzle", "cut"),
    [("maze", 0), ("maze", 4000), ("maze", -30), ("maze --climb 4", 4000), ("jugs", 4000)],
)
def test_a_journal_is_continued_from_any_place(folder: Path, puzzle: str, cut: int) -> None:
    name, *more = puzzle.split()
    tries = 70 if name == "jugs" else 40
    words = f"{name}.yaml --tries {tries} --count 999 {' '.join(more)} -o"
    assert generate(f"{words} whole.jsonl") == 3
    whole = (folder / "whole.jsonl").read_text()
    assert ("the same as an earlier one" in whole) == (name == "jugs")
    first = whole.partition("\n")[0] + "\n"
    (folder / "part.jsonl").write_text(first + whole[len(first) :][:cut])
    assert generate(f"{words} part.jsonl") == 3
    assert (folder / "part.jsonl").read_text() == whole
    assert generate(f"{words} part.jsonl") == 3, "a complete run is repeated"
    assert (folder / "part.jsonl").read_text() == whole


def test_a_run_ends_when_all_candidates_are_drawn(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fixed = "{sizes: falling 2 of 3..5, litres: 4 or 5}"
    text = JUGS.partition("generate:")[0] + f"generate: {fixed}\n"
    (folder / "few.yaml").write_text(text)
    assert generate("few.yaml --count 99") == 3
    report = capsys.readouterr().err
    assert "; all others repeat these\n" in report and " of 5,000" not in report
    assert generate("few.yaml --count 99 --cores 2 -o few.jsonl") == 3
    assert capsys.readouterr().err.splitlines()[1:] == report.splitlines()[1:]


@pytest.mark.slow
def test_more_tries_continue_a_journal(folder: Path) -> None:
    for tries in (10, 64, 70):
        generate(f"maze.yaml --tries {tries} --count 999 -o some.jsonl")
    generate("maze.yaml --tries 70 --count 999 -o whole.jsonl")
    assert (folder / "some.jsonl").read_text() == (folder / "whole.jsonl").read_text()


def test_files_of_others_stay(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in {"a.jsonl": '{"mine": 1}\n', "a.txt": "mine", "b.jsonl": ""}.items():
        (folder / name).write_text(text)
        assert generate(f"maze.yaml --count 1 -o {name}") == 2
        assert (folder / name).read_text() == text
    generate("maze.yaml --count 1 --seed 1 -o c.jsonl")
    before = (folder / "c.jsonl").read_text()
    assert generate("maze.yaml --count 1 --seed 2 -o c.jsonl") == 2
    assert (folder / "c.jsonl").read_text() == before
    assert generate("maze.yaml --count 1 -o maze.yaml") == 2
    (folder / "a.html").write_text("mine")
    assert generate("maze.yaml --count 1 -o a.html") == 2
    assert (folder / "a.html").read_text() == "mine"
    assert generate("maze.yaml --count 1 -o maze.pdf") == 2
    assert "already exists" in capsys.readouterr().err


@pytest.mark.slow
def test_maps_are_instances(folder: Path) -> None:
    assert generate("hall.yaml --count 5 -o levels.txt") == 0
    generate("hall.yaml --count 5 -o levels.jsonl")
    text = HALL + "instances: {new: {file: levels.txt, map: room}}\n"
    (folder / "new.yaml").write_text(text)
    rows = [json.loads(line) for line in (folder / "levels.jsonl").read_text().splitlines()]
    levels = [row for row in rows if "number" in row]
    assert len(levels) == 5
    for number, level in enumerate(levels, 1):
        puzzle = puzzlelang.load("new.yaml", instance=f"new:{number}")
        assert puzzle.solve().cost == level["cost"] and puzzle.count() == level["solutions"]
    assert program.run(["validate", "new.yaml"]) == 0


@pytest.mark.slow
def test_parameters_are_instances_with_claims(folder: Path) -> None:
    assert generate("jugs.yaml --count 6 -o levels.yaml") == 0
    (folder / "new.yaml").write_text(JUGS + (folder / "levels.yaml").read_text())
    assert len(puzzlelang.load("new.yaml").instances) == 6
    assert program.run(["validate", "new.yaml"]) == 0


@pytest.mark.slow
def test_titles_name_the_cost_lines(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cost = "cost:\n  - pushes: (if d = east then 1 else 0) per walk\n  - time: 3 per move\n"
    (folder / "costs.yaml").write_text(MAZE.replace("cost >= 10", "cost >= 1") + cost)
    assert generate("costs.yaml --count 3 -o levels.xsb") == 0
    generate("costs.yaml --count 3 -o levels.jsonl")
    rows = [json.loads(line) for line in (folder / "levels.jsonl").read_text().splitlines()]
    titles = [line for line in (folder / "levels.xsb").read_text().splitlines() if line[:1] == ";"]
    for title, row in zip(titles, (row for row in rows if "cost" in row), strict=True):
        pushes, time = row["cost"]
        word = "push" if pushes == 1 else "pushes"
        assert title.startswith(f"; {row['number']}: {pushes} {word}, time: {time}, ")
    generate("maze.yaml --count 1")
    assert "moves, 1 solution, " in capsys.readouterr().out


BOTH = HALL.replace("generate: {", "params: {n: 1}\ngenerate: {n: 1..9, ")


@pytest.mark.slow
def test_maps_with_parameters_are_instances_in_yaml(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "both.yaml").write_text(BOTH)
    assert generate("both.yaml --count 3 -o levels.txt") == 2
    assert "these have also `n`" in capsys.readouterr().err and not (folder / "levels.txt").exists()
    assert generate("both.yaml --count 3 -o levels.yaml") == 0
    (folder / "new.yaml").write_text(BOTH + (folder / "levels.yaml").read_text())
    names = puzzlelang.load("new.yaml").instances
    assert len(names) == 3 and len([*folder.glob("levels-*-room.txt")]) == 3
    numbers = {puzzlelang.load("new.yaml", instance=name).parameters["n"] for name in names}
    assert len(numbers) > 1 and program.run(["validate", "new.yaml"]) == 0


def test_a_file_of_maps_names_the_parameters_that_it_needs(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "fixed.yaml").write_text(HALL.replace("generate:", "params: {n: 1}\ngenerate:"))
    assert generate("fixed.yaml --count 1 --set n=7 -o levels.txt") == 0
    assert "`with: {n: 7}` next to `file:`" in capsys.readouterr().err


def test_levels_of_two_maps_are_instances_in_yaml(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = "  yard:\n    text: |\n      @.\n    legend: |\n      @ = thing\n      . = blank\n"
    text = HALL.replace("state:", f"{other}state:")
    (folder / "two.yaml").write_text(text)
    (folder / "yard.txt").write_text(".@\n")
    words = "two.yaml --count 3 --map yard=yard.txt -o"
    assert generate(f"{words} levels.txt") == 2
    assert "these have 2 maps" in capsys.readouterr().err
    assert generate(f"{words} levels.yaml") == 0
    (folder / "new.yaml").write_text(text + (folder / "levels.yaml").read_text())
    assert program.run(["validate", "new.yaml"]) == 0
    assert "yard:" in (folder / "levels.yaml").read_text()


def test_a_start_that_needs_a_parameter_is_not_written_as_a_map(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = HALL.replace("state:\n", "params: {n: 1}\nstate:\n  turns: 0 .. 3 = n\n")
    (folder / "turns.yaml").write_text(text.replace("begin: any man", "begin: 'any man, turns'"))
    assert generate("turns.yaml --tries 9 -o levels.txt") == 3
    assert "one map can't give this level; write a .yaml file" in capsys.readouterr().err


@pytest.mark.later("hall")
@pytest.mark.parametrize("name", ["maze", "hall", "jugs", "slide", "square"])
def test_sheets_have_all_levels_with_their_solutions(folder: Path, name: str) -> None:
    (folder / "square.yaml").write_text(LATIN + MINIMAL)
    assert generate(f"{name}.yaml --count 3 --seed 4 -o levels.html") == 0
    generate(f"{name}.yaml --count 3 --seed 4 -o levels.jsonl")
    page = (folder / "levels.html").read_text("utf-8")
    rows = [json.loads(line) for line in (folder / "levels.jsonl").read_text().splitlines()]
    levels = [row for row in rows if "number" in row]
    before, after = page.split("<h2>Solutions</h2>")
    assert before.count('<figure class="level">') == len(levels) == 3
    for row, solution in zip(levels, re.findall(r"<p><b>\d</b>(.*)</p>", after), strict=False):
        steps = re.findall(r"<small>(?:\d+–)?(\d+)</small>", solution)
        assert int(steps[-1]) == row["length"]
        assert "bits" in before
    if name == "square":
        assert after.count('<figure class="solution">') == 3
    if name == "jugs":
        assert all(f"litres = {row['parameters']['litres']}" in before for row in levels)


def test_the_hardest_of_those_tried(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert generate("jugs.yaml --tries 40 --count 999 -o all.jsonl") == 3
    assert generate("jugs.yaml --tries 40 --hardest 3 --by cost -o levels.yaml") == 0
    rows = [json.loads(line) for line in (folder / "all.jsonl").read_text().splitlines()]
    costs = sorted((row["cost"] for row in rows if "cost" in row), reverse=True)
    text = (folder / "levels.yaml").read_text()
    assert [int(line.split()[1]) for line in text.splitlines() if "cost:" in line] == costs[:3]
    assert "3 levels with the most cost of 40 tried" in capsys.readouterr().err


@pytest.mark.slow
def test_what_nothing_meets_ends_with_words(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert generate("jugs.yaml --tries 50 --keep length=99 -o none.yaml") == 3
    err = capsys.readouterr().err
    assert err.startswith("no levels of 50 tried (seed 0)\n  rejected ")
    counts = [int(line.split()[1]) for line in err.splitlines()[1:]]
    assert sum(counts) == 50 and "of 50: length=99" in err
    assert not (folder / "none.yaml").exists()


def test_mistakes_in_keep_are_placed_in_the_option(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for condition, message in (("bit>3", "`bit` is not known here"), ("bits>", "--keep:1:6")):
        assert generate(f"jugs.yaml --keep {condition}") == 2
        err = capsys.readouterr().err
        assert message in err and " --> --keep:1:" in err


def test_time_ends_after_a_candidate_that_can_be_repeated(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert generate("maze.yaml --time 1ms --count 50 -o some.jsonl") == 3
    err = capsys.readouterr().err
    tries = int(err.partition("`--tries ")[2].partition("`")[0])
    generate(f"maze.yaml --tries {tries} --count 50 -o same.jsonl")
    assert (folder / "same.jsonl").read_text() == (folder / "some.jsonl").read_text()


@pytest.mark.parametrize("ending", [KeyboardInterrupt, Ended("terminated")])
@pytest.mark.parametrize("file", ["jugs.yaml", "square.yaml"])
@pytest.mark.parametrize("place", ["rating", "reading back"])
def test_ctrl_c_ends_the_run(
    folder: Path, monkeypatch: pytest.MonkeyPatch, ending: Any, file: str, place: str
) -> None:
    """A search returns these endings as limits; they are no reason to reject a candidate."""

    def end(*_: object, **more: object) -> None:
        raise ending

    (folder / "square.yaml").write_text(LATIN + MINIMAL)
    if place == "reading back":
        monkeypatch.setattr("puzzlelang.search.solutions._levels", end)
        monkeypatch.setattr("puzzlelang.answers.filling._Search._answered", end)
    else:
        monkeypatch.setattr("puzzlelang.search.rating._walk", end)
        monkeypatch.setattr("puzzlelang.generating.filling_in.Free.draw", end)
    code = 130 if ending is KeyboardInterrupt else 143
    assert generate(f"{file} --count 3 -o levels.jsonl") == code
    rows = [json.loads(line) for line in (folder / "levels.jsonl").read_text().splitlines()]
    assert not any("number" in row for row in rows)


def test_a_puzzle_without_the_section(capsys: pytest.CaptureFixture[str]) -> None:
    assert generate("goat") == 2
    assert "no section `generate:`" in capsys.readouterr().err
    assert generate("queens") == 2


def test_python_iterates_over_the_same_levels(folder: Path) -> None:
    generate("jugs.yaml --count 3 --seed 5 -o levels.jsonl")
    rows = [json.loads(line) for line in (folder / "levels.jsonl").read_text().splitlines()]
    levels = [*puzzlelang.load("jugs.yaml").generate(3, seed=5)]
    for row, level in zip((row for row in rows if "cost" in row), levels, strict=True):
        assert (level.number, level.cost, level.solutions) == (
            row["number"], row["cost"], row["solutions"],
        )  # fmt: skip
        assert level.bits == row["bits"] and level.puzzle.count() == row["solutions"]
    with pytest.raises(ValueError, match="by"):
        puzzlelang.load("jugs.yaml").generate(by="beauty")


def test_a_run_ends_when_no_memory_is_left(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("puzzlelang.front.commands.generate.most_memory", lambda: 1)
    assert generate("jugs.yaml") == 3
    assert capsys.readouterr().err == (
        "no levels of 0 tried (seed 0); no memory is left; fewer `--states` need less\n"
    )
