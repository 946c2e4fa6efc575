"""Written files: complete or absent, and never silently replacing a user's file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from puzzlelang.front.commands import program
from puzzlelang.text import printable, writing
from puzzlelang.text.diagnostics import PuzzleError

TOP = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder, with a puzzle, its levels and a map."""
    shutil.copytree(TOP / "puzzles" / "boxes", tmp_path / "boxes")
    shutil.copytree(TOP / "puzzles" / "mazes", tmp_path / "mazes")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("command", "read"),
    [
        ("solve boxes/sokoban.yaml --instance microban:1 --certificate OUT",
         "boxes/instances/microban.xsb"),
        ("solve mazes/maze.yaml --map maze=level.gz --certificate OUT", "level.gz"),
        ("solve boxes/sokoban.yaml --instance boxes/instances/microban.xsb:1 --certificate OUT",
         "boxes/instances/microban.xsb"),
        ("graph mazes/maze.yaml --map maze=level.svg -o OUT", "level.svg"),
    ],
)  # fmt: skip
def test_what_is_read_is_not_written_over(
    folder: Path, command: str, read: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = folder / "mazes" / "maze.txt"
    for name in ("level.gz", "level.svg"):
        shutil.copy(source, folder / name)
    (folder / "link.svg").symlink_to(read)
    before = contents(folder)
    for out in (read, "link.svg"):
        assert program.main(command.replace("OUT", out).split()) == 2
        message = f"error[usage]: `{out}` is an input file, and is not overwritten"
        assert message in capsys.readouterr().err
        assert contents(folder) == before


def test_a_device_is_not_replaced(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(folder / "pipe.svg")
    for command in ("solve frogs --certificate pipe.svg", "graph frogs -o pipe.svg"):
        assert program.main(command.split()) == 2
        assert "`pipe.svg` is not a file but a pipe or a device" in capsys.readouterr().err
        assert (folder / "pipe.svg").is_fifo()


def test_a_file_is_replaced_where_its_link_leads(folder: Path) -> None:
    (folder / "pictures").mkdir()
    (folder / "pictures" / "one.svg").write_text("old")
    (folder / "pictures" / "one.svg").chmod(0o640)
    (folder / "one.svg").symlink_to("pictures/one.svg")
    assert program.main(["graph", "frogs", "-o", "one.svg", "--quiet"]) == 0
    assert (folder / "one.svg").is_symlink()
    assert (folder / "pictures" / "one.svg").read_text().startswith("<svg")
    assert (folder / "pictures" / "one.svg").stat().st_mode & 0o777 == 0o640


def _stopped() -> Iterator[str]:
    yield "first\n"
    raise KeyboardInterrupt


def test_a_file_whose_writing_is_interrupted_stays(tmp_path: Path) -> None:
    kept = tmp_path / "kept.gz"
    kept.write_text("before")
    with pytest.raises(KeyboardInterrupt):
        writing.write_lines(str(kept), _stopped())
    assert contents(tmp_path) == {kept: b"before"}


FULL = """
import resource, sys
from puzzlelang.front.commands import program as cli
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
sys.exit(cli.main(sys.argv[1:]))
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    ["graph frogs -o there.svg", "solve frogs --certificate there.gz", "format --write there.yaml",
     "new fresh", "new fresh --like maze"],
)  # fmt: skip
def test_on_a_full_disk_nothing_is_lost_and_no_part_left(tmp_path: Path, command: str) -> None:
    """A limit of the file size simulates a full disk: writing stops midway."""
    for name in ("there.svg", "there.gz"):
        (tmp_path / name).write_text("before")
    puzzle = (TOP / "puzzles" / "counters" / "frogs.yaml").read_text()
    (tmp_path / "there.yaml").write_text(puzzle.replace(": ", ":   "))
    before = contents(tmp_path)
    done = subprocess.run(
        [sys.executable, "-B", "-c", FULL, *command.split()],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert "can't be written: File too large" in done.stderr
    assert contents(tmp_path) == before


def test_new_files_interrupted_are_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    calls: list[Callable[..., object]] = []

    def stop(*given: object, **more: object) -> object:
        if calls:
            raise KeyboardInterrupt
        calls.append(open)
        return open(*given, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(writing, "open", stop, raising=False)
    with pytest.raises(KeyboardInterrupt):
        writing.write_new({"one": "1", "two": "2"})
    assert contents(tmp_path) == {}


def test_a_folder_that_is_not_there_is_told_before(tmp_path: Path) -> None:
    with pytest.raises(PuzzleError, match="there is no folder"):
        writing.check_place(str(tmp_path / "none" / "out.svg"))


def test_what_a_file_says_can_tell_a_terminal_nothing() -> None:
    said = "a\x1b[31mé\u202e\x07\x9b2J\n\u2028"
    assert printable(said) == r"a\u001b[31mé\u202e\u0007\u009b2J\u000a\u2028"
