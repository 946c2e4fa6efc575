"""`puzzlelang play` with what a player types: files, streams, exit codes."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from puzzlelang import answers
from puzzlelang.front.commands import program
from puzzlelang.front.commands.play import following
from puzzlelang.text import usage_error, writing

TOP = Path(__file__).parents[2]


def play(
    folder: Path, *arguments: str, typed: str = "", command: str = "play"
) -> subprocess.CompletedProcess[str]:
    """Run a command in this process, with ``typed`` as its standard input."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.chdir(folder),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        patch.object(sys, "stdin", io.StringIO(typed)),
    ):
        code = program.main([command, *arguments])
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def test_a_game_is_saved_verified_and_resumed(tmp_path: Path) -> None:
    first = play(tmp_path, "frogs", typed="1\n2\nsave game.json\nsave game.json\n")
    assert first.returncode == 0 and first.stderr == ""
    assert "wrote game.json" in first.stdout
    assert "`game.json` already exists, and is not overwritten" in first.stdout
    verified = play(tmp_path, "frogs", "game.json", command="verify")
    assert (verified.returncode, verified.stdout) == (
        0, "Verified.\n  checked: the trace of 2 steps\n  checked: its cost [2]\n",
    )  # fmt: skip
    again = play(tmp_path, "frogs", "--resume", "game.json", typed="u\n")
    assert "2 moves; the best solution: 8 moves" in again.stdout
    assert "1 move; the best solution: 8 moves" in again.stdout


def test_a_state_is_saved_as_a_level(tmp_path: Path) -> None:
    first = play(tmp_path, "sokoban", typed="2\nlevel a.txt\nlevel a.txt\nlevel\n")
    assert "wrote a.txt; `puzzlelang play sokoban --map room=a.txt` begins there" in first.stdout
    assert "`a.txt` already exists, and is not overwritten" in first.stdout
    assert "Which file? Write `level FILE`." in first.stdout
    again = play(tmp_path, "sokoban", "--map", "room=a.txt", typed="")
    state = first.stdout.split("\n\n")[-1].partition("1 move")[0]
    assert state and state in again.stdout
    refused = play(tmp_path, "goat", typed="1\nlevel a.yaml\n").stdout
    assert "no map or parameter gives this state; `at(farmer)` would begin as" in refused


def test_an_answer_is_resumed(tmp_path: Path) -> None:
    answer = play(tmp_path, "goat", "--format", "json", command="solve").stdout
    (tmp_path / "answer.json").write_text(answer, encoding="utf-8")
    run = play(tmp_path, "goat", "--resume", "answer.json")
    assert "Solved in 7 moves. No shorter solution exists." in run.stdout


def test_instances_follow_one_another_and_scores_are_kept(tmp_path: Path) -> None:
    arguments = "sokoban", "--instance", "microban:19", "--scores", "scores.json"
    run = play(tmp_path, *arguments, typed="next\n")
    assert "microban:20" in run.stdout
    assert not (tmp_path / "scores.json").exists()
    way = play(tmp_path, "frogs", "--scores", "scores.json", typed="1\n4\n" + "1\n" * 9)
    assert way.returncode == 0
    answer = play(tmp_path, "goat", "--format", "json", command="solve").stdout
    (tmp_path / "answer.json").write_text(answer, encoding="utf-8")
    play(tmp_path, "goat", "--resume", "answer.json", "--scores", "s.json", typed="u\nr\n")
    (entry,) = json.loads((tmp_path / "s.json").read_text())["best"].values()
    assert entry == {
        "puzzle": "Wolf, goat and cabbage", "instance": "", "cost": [7], "moves": 7,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(["-"], "reads what you type from standard input"),
     (["frogs", "--resume", "-"], "reads what you type from standard input"),
     (["frogs", "--resume", "none.json"], "none.json"),
     (["frogs", "--resume", "bad.json"], "is not a game of this puzzle"),
     (["frogs", "--scores", "bad.json"], "not a score file"),
     (["frogs", "--scores", "nowhere/scores.json"], "there is no folder `nowhere`"),
     (["frogz"], "did you mean `frogs`?"), (["frogs", "--lins"], "--lines")],
)  # fmt: skip
def test_mistakes(arguments: list[str], message: str, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text('{"a": 1}')
    run = play(tmp_path, *arguments, typed="q\n")
    assert run.returncode == 2 and message in run.stderr and "Traceback" not in run.stderr
    assert (tmp_path / "bad.json").read_text() == '{"a": 1}'


def test_starts(tmp_path: Path) -> None:
    """The can starts with 0 to 100 white beans among 100."""
    first = play(tmp_path, "coffee-can").stdout
    last = play(tmp_path, "coffee-can", "--start", "101").stdout
    assert first != last and play(tmp_path, "coffee-can", "--start", "1").stdout == first
    for number in ("0", "102"):
        run = play(tmp_path, "coffee-can", "--start", number)
        assert run.returncode == 2 and f"there is no start {number}" in run.stderr
        assert "1 to 101" in run.stderr
    run = play(tmp_path, "frogs", "--start", "2")
    assert "this puzzle has 1 start\n" in run.stderr and "leave `--start` out" in run.stderr
    run = play(tmp_path, "frogs", "--start", "1", "--resume", "game.json")
    assert run.returncode == 2 and "has its own start" in run.stderr


def test_scores_of_each_start(tmp_path: Path) -> None:
    for start in ("3", "4"):
        run = play(tmp_path, "cat", "--start", start, "--scores", "s.json", typed="?\n1\ns\n")
        assert run.returncode == 0


ODD_NAMES = ("a\0b", "nofolder/x", ".", "/", "x" * 5000, "\x1b[31m\x07", "-", "~/\0")


def test_no_name_of_a_file_ends_a_game(tmp_path: Path) -> None:
    """Any input continues the game, and no control character is echoed."""
    typed = "1\n" + "".join(f"save {name}\n" for name in ODD_NAMES) + "\x1b]0;title\x07\nu\n"
    done = subprocess.run(
        [sys.executable, "-m", "puzzlelang", "play", "frogs", "--lines"],
        cwd=tmp_path, input=typed.encode() + b"save caf\xe9\nsave \xff\x00\nu\n",
        capture_output=True, check=False, env={**os.environ, "PYTHONPATH": str(TOP)},
    )  # fmt: skip
    said = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert "`a\\u0000b` is not a valid file name; choose another name" in said
    assert "Unknown command `\\u001b]0;title\\u0007`: " in said
    assert not set(said) & {"\x1b", "\x07", "\0"}
    assert "This is the start." in said, "the last line is read"
    assert os.fsencode("caf\udce9") in os.listdir(os.fsencode(tmp_path))


def test_a_result_that_cannot_be_kept_ends_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The disk is full when the game is won."""

    def full(*_: object) -> None:
        raise usage_error("`best.json` can't be written: No space left on device")

    monkeypatch.setattr(writing, "write_whole", full)
    monkeypatch.chdir(tmp_path)
    won = "\n".join("1" for _ in range(3))
    path = tmp_path / "three.yaml"
    path.write_text(
        "puzzle: Three\nstate: {n: 0..3 = 0}\n"
        "transitions: {step: {then: {n: n + 1}, when: n < 3}}\ngoal: n = 3\n"
    )
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{won}\nu\nu\nu\nu\n"))
    assert program.main(["play", str(path), "--lines", "--scores", "best.json"]) == 0
    said = capsys.readouterr().out
    assert said.count("`best.json` can't be written: No space left on device\n") == 1
    assert "This is the start." in said


def test_a_game_is_resumed_in_its_instance(tmp_path: Path) -> None:
    play(tmp_path, "bridge-hand", "--instance", "six", typed="1\nsave game.json\n")
    again = play(tmp_path, "bridge-hand", "--resume", "game.json", typed="u\nu\n")
    assert again.returncode == 0 and "six" in again.stdout
    assert "This is the start." in again.stdout
    other = play(tmp_path, "bridge-hand", "--instance", "four", "--resume", "game.json")
    assert other.returncode == 2
    assert 'it is for the instance "six": add `--instance`' in other.stderr
    wrong = play(tmp_path, "frogs", "--resume", "game.json")
    assert wrong.returncode == 2 and 'it is for the puzzle "Sorting a bridge hand"' in wrong.stderr


@pytest.mark.slow
def test_a_game_is_resumed_with_its_parameters(tmp_path: Path) -> None:
    play(tmp_path, "hanoi", "--set", "discs=4", typed="1\nsave game.json\n")
    for options in ([], ["--set", "discs=4"]):
        again = play(tmp_path, "hanoi", *options, "--resume", "game.json", typed="u\nu\n")
        assert again.returncode == 0 and "discs = 4" in again.stdout
        assert "This is the start." in again.stdout
    other = play(tmp_path, "hanoi", "--set", "discs=5", "--resume", "game.json")
    assert other.returncode == 2
    assert "`discs` is 4, not 5; leave `--set` out" in other.stderr


def test_a_game_of_a_changed_puzzle_is_refused(tmp_path: Path) -> None:
    game = tmp_path / "game.json"
    play(tmp_path, "hanoi", typed="1\nsave game.json\n")
    game.write_text(game.read_text().replace('"discs": "3"', '"rods": "3"'))
    run = play(tmp_path, "hanoi", "--resume", "game.json")
    assert run.returncode == 2 and "the puzzle was changed since" in run.stderr


# ── puzzles that are filled in ───────────────────────────────────────────────────────

LATIN = """
puzzle: Latin square
types: {line: 1..3}
choose:
  on: 1..3 for each r, c in line
rules:
  corner: on(1, 1) = 1
  rows: every r in line has different(on(r, c) for c in line)
  columns: every c in line has different(on(r, c) for r in line)
"""


def test_a_filled_in_game_is_saved_verified_and_resumed(tmp_path: Path) -> None:
    (tmp_path / "latin.yaml").write_text(LATIN)
    typed = "on(1,2) = 1\nu\non(1,2) = 2\nsave half.json\n?\ns\nsave whole.json\n"
    run = play(tmp_path, "latin.yaml", typed=typed)
    assert (run.returncode, run.stderr) == (0, "")
    assert "Broken: `rows` with on(1,1) = 1 and on(1,2) = 1." in run.stdout
    assert "Hint: on(1,3) = 3, because of `rows` with on(1,1) = 1 and on(1,2) = 2." in run.stdout
    assert "Solved: all rules hold." in run.stdout and "\x1b" not in run.stdout
    verified = play(tmp_path, "latin.yaml", "whole.json", command="verify")
    assert verified.stdout == "Verified.\n  checked: the choice: it satisfies all rules\n"
    again = play(tmp_path, "latin.yaml", "--resume", "half.json", typed="u\nq\n").stdout
    assert "1 of 8 blanks filled in" in again and "0 of 8 blanks filled in" in again


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(["--start", "1"], "`--start` is for puzzles that move; this one is filled in"),
     (["--scores", "s.json"], "`--scores` is for puzzles that move"),
     (["--resume", "bad.json"], "is not a game of this puzzle: it has no filled")],
)  # fmt: skip
def test_mistakes_in_a_filled_in_game(arguments: list[str], message: str, tmp_path: Path) -> None:
    (tmp_path / "latin.yaml").write_text(LATIN)
    (tmp_path / "bad.json").write_text('{"a": 1}')
    run = play(tmp_path, "latin.yaml", *arguments, typed="q\n")
    assert run.returncode == 2 and message in run.stderr and "Traceback" not in run.stderr


@pytest.mark.parametrize(
    ("name", "instance"), [("sokoban", "microban:2"), ("bridge", "levmore"), ("ice", "small")]
)
def test_the_next_level_is_not_the_one_at_hand(name: str, instance: str) -> None:
    """Microban's first level is the map of sokoban.yaml."""
    assert following(answers.load(name)) == instance
