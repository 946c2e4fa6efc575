"""`puzzlelang new`: its files are correct at once, and no file is overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.answers import loading
from puzzlelang.core import Members, Scalar
from puzzlelang.front.commands import program
from puzzlelang.syntax import library
from tests.support import of_library

LIBRARY = library.names()


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_file_that_teaches(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["new", "four-cups"]) == 0
    out, err = capsys.readouterr()
    assert out == "wrote four-cups.yaml\n"
    assert err == "Try `puzzlelang solve four-cups.yaml`, and then change it.\n"
    text = Path("four-cups.yaml").read_text("utf-8")
    assert "puzzle: Four cups\n" in text
    assert "puzzlelang validate four-cups.yaml" in text
    assert "NAME" not in text and "TITLE" not in text
    found = answers.validate("four-cups.yaml")
    assert [result.name for result in found.results] == ["cost", "states"]
    assert (found.holds, found.messages) == (True, [])


def test_a_file_to_fill_in(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["new", "my-sudoku", "--filled"]) == 0
    out, _ = capsys.readouterr()
    assert out == "wrote my-sudoku.yaml\n"
    text = Path("my-sudoku.yaml").read_text("utf-8")
    assert "puzzle: My sudoku\n" in text and "NAME" not in text
    found = answers.validate("my-sudoku.yaml")
    assert [result.name for result in found.results] == ["solutions"]
    assert (found.holds, found.messages) == (True, [])


def test_a_copy_of_a_puzzle_that_is_filled_in(folder: Path) -> None:
    assert program.main(["new", "mine", "--like", "my-sudoku.yaml"]) == 2
    assert program.main(["new", "my-sudoku", "--filled"]) == 0
    assert program.main(["new", "mine", "--like", "my-sudoku.yaml"]) == 0
    text = Path("mine.yaml").read_text("utf-8")
    assert "#   rules: what a choice must satisfy" in text
    assert "# expect: {solutions: 1}" in text
    assert "goal" not in text and "transitions" not in text


def test_turning_three_of_four_cups_takes_four_moves() -> None:
    """Each cup is turned an odd number of times, three in a move."""
    states, layer, depth, found = {0}, {0}, 0, None
    while layer:
        found = depth if 15 in layer else found
        layer = {s ^ 15 ^ (1 << cup) for s in layer for cup in range(4)} - states
        states |= layer
        depth += 1
    assert (found, len(states)) == (4, 16)


@pytest.mark.later("nonogram", "queens", "magic-square", "family", "tiles")
@of_library("like", LIBRARY, share=9)
def test_a_copy_of_a_library_puzzle(
    like: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(["new", "mine", "--like", like, "--quiet"]) == 0
    out, err = capsys.readouterr()
    assert (out, err) == ("wrote " + ", ".join(sorted(files(folder), key=_yaml_first)) + "\n", "")
    text = Path("mine.yaml").read_text("utf-8")
    assert text.startswith(f"# A copy of the puzzle `{like}` for you to change.")
    assert "\npuzzle: Mine\n" in text
    assert f"puzzlelang solve {like}" not in text
    assert all(line == line.rstrip() for line in text.splitlines())
    found = answers.validate("mine.yaml")
    assert found.results == ()
    assert found.messages == []
    ours, theirs = (loading.loadable(lambda: answers.load(name)) for name in ("mine.yaml", like))  # noqa: B023
    assert ours.puzzle.starts == theirs.puzzle.starts
    assert [v.name for v in ours.puzzle.variables] == [v.name for v in theirs.puzzle.variables]


def _yaml_first(name: str) -> tuple[bool, str]:
    return not name.endswith(".yaml"), name


def test_a_copy_brings_its_map(folder: Path) -> None:
    assert program.main(["new", "cellar", "--like", "maze"]) == 0
    assert files(folder) == {"cellar.yaml", "cellar.txt"}
    assert "file: cellar.txt" in Path("cellar.yaml").read_text("utf-8")
    assert "draw in cellar.txt" in Path("cellar.yaml").read_text("utf-8")
    assert answers.solve(answers.load("cellar.yaml")).length == 19


def test_a_copy_of_a_copy_in_another_folder(folder: Path) -> None:
    (folder / "levels").mkdir()
    assert program.main(["new", "levels/one", "--like", "maze"]) == 0
    assert program.main(["new", "two.yaml", "--like", "levels/one.yaml"]) == 0
    assert files(folder) == {"levels", "two.yaml", "two.txt"}
    assert answers.solve(answers.load("two.yaml")).length == 19


def test_a_copy_has_neither_expectations_nor_instances(folder: Path) -> None:
    (folder / "levels.txt").write_text("1\n")
    (folder / "old.yaml").write_text(
        "puzzle: Old\nparams:\n  n: 1\ninstances:\n  all:\n    file: levels.txt\n    line: n\n"
        "expect:\n- cost: 1\nstate:\n  at: 0..9 = n\ntransitions:\n  up:\n    then:\n"
        "      at: at + 1\ngoal: at = 2\n"
    )
    assert program.main(["new", "copies/mine", "--like", "old.yaml"]) == 2
    assert program.main(["new", "mine", "--like", "old.yaml"]) == 0
    parsed = answers.load("mine.yaml").tree
    assert (parsed.instances, parsed.expectations, len(parsed.variables)) == ((), (), 1)


def test_maps_with_files_of_their_own(folder: Path) -> None:
    (folder / "two.yaml").write_text(
        "puzzle: Two maps\n"
        "maps:\n"
        "  upper:\n    file: u.txt\n    legend: |\n      a = here\n"
        "  lower:\n    file: l.txt\n    legend: |\n      b = there\n"
        "state:\n  at: upper = the here\n"
        "transitions:\n  stay:\n    then:\n      at: at\n"
        "goal: at in here\n"
    )
    (folder / "u.txt").write_text("a\n")
    (folder / "l.txt").write_text("b\n")
    assert program.main(["new", "mine", "--like", "two.yaml"]) == 0
    assert {"mine.yaml", "mine-upper.txt", "mine-lower.txt"} <= files(folder)
    assert answers.validate("mine.yaml").holds


@pytest.mark.parametrize("there", ["mine.yaml", "mine.txt"])
def test_nothing_is_written_over(
    there: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(there).write_text("precious")
    assert program.main(["new", "mine", "--like", "maze"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert f"`{there}` already exists, and is not overwritten" in err
    assert files(folder) == {there}
    assert Path(there).read_text() == "precious"


def test_a_link_that_leads_nowhere_is_not_followed(folder: Path) -> None:
    (folder / "mine.yaml").symlink_to(folder / "elsewhere")
    assert program.main(["new", "mine"]) == 2
    assert files(folder) == {"mine.yaml"}


@pytest.mark.parametrize(
    ("arguments", "message", "help"),
    [
        (["new"], "NAME is missing", ""),
        (["new", "a b"], "`a b` can't be the name of a puzzle", "puzzlelang new my-puzzle"),
        (["new", "-"], "`-` can't be the name of a puzzle", ""),
        (["new", ""], "`` can't be the name of a puzzle", ""),
        (["new", "x/y"], "`x/y.yaml` can't be written: No such file or directory", ""),
        (["new", "mine", "--like", "frgos"], "called `frgos`", "did you mean `frogs`?"),
        (["new", "mine", "--like", "nothing.yaml"], "no file `nothing.yaml`", ""),
        (["new", "mine", "--lik", "frogs"], "there is no option `--lik`", "`--like`"),
    ],
)
def test_usage(
    arguments: list[str],
    message: str,
    help: str,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert program.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert help in err
    assert files(folder) == set()


def test_a_file_with_a_slip_is_not_copied(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "slip.yaml").write_text("puzzle: A slip\ngoal: every\n")
    assert program.main(["new", "mine", "--like", "slip.yaml"]) == 2
    assert "slip.yaml:2:" in capsys.readouterr().err
    assert files(folder) == {"slip.yaml"}


FILES = """\
puzzle: Two files
types:
  cat: {file: cats/names.txt}
  dog: {file: dogs/names.txt}
state:
  first: cat = any
  second: dog = any
transitions:
  swap(c in cat, d in dog):
    then:
      first: c
      second: d
goal: rank(first) = 2 and rank(second) = 1
"""


def test_data_files_are_copied_too(folder: Path) -> None:
    """Also two files with the same name in different folders."""
    for name, words in (("cats", "tom\ntiger\n"), ("dogs", "rex\nbello\n")):
        (folder / name).mkdir()
        (folder / name / "names.txt").write_text(words)
    (folder / "old.yaml").write_text(FILES)
    assert program.main(["new", "mine", "--like", "old.yaml"]) == 0
    assert (folder / "mine-cats-names.txt").read_text() == "tom\ntiger\n"
    ours, theirs = answers.load("mine.yaml"), answers.load("old.yaml")
    assert ours.puzzle.starts == theirs.puzzle.starts
    assert [base.names for base in bases(ours)] == [("tom", "tiger"), ("rex", "bello")]


def bases(loaded: answers.Loaded) -> list[Members]:
    found = [v.type.base for v in loaded.puzzle.variables if isinstance(v.type, Scalar)]
    return [base for base in found if isinstance(base, Members)]


@pytest.mark.parametrize("section", ["types", "maps"])
def test_no_file_from_elsewhere_is_copied(
    section: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder.parent / "secret.txt").write_text("the secret\n")
    text = FILES.replace("dogs/names.txt", "dogs.txt")
    outside = "../secret.txt" if section == "types" else "dogs.txt"
    text = text.replace("cats/names.txt", outside)
    if section == "maps":
        room = "maps:\n  room:\n    file: ../secret.txt\n    legend: |\n      t = wall\n"
        text = text.replace("types:\n", f"{room}types:\n")
    (folder / "dogs.txt").write_text("rex\nbello\n")
    (folder / "old.yaml").write_text(text)
    assert program.main(["new", "mine", "--like", "old.yaml"]) == 2
    assert "`../secret.txt` is not in the puzzle's folder" in capsys.readouterr().err
    assert sorted(path.name for path in folder.iterdir()) == ["dogs.txt", "old.yaml"]
