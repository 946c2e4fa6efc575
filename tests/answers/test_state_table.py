"""The table of all states written by ``explore -o``, read by Python's ``csv``."""

from __future__ import annotations

import csv
import gzip
import json
import os
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.answers.state_table import _quoted
from puzzlelang.front.commands import program
from tests.support import of_library

KINDS = """\
puzzle: One of each
types:
  pet: {file: pets.txt}
maps:
  yard:
    text: |
      .#
      ..
    legend: |
      . = grass
      # = tree
state:
  depth: 0 .. 1 = 0
  depth_: boolean = false
  who: pet or none = none
  at: grass = cell(yard, 1, 0)
  bag: set of pet = none
  pile: list(2) of pet = none
  mate: pet for each p in pet = p
transitions:
  go:
    when: depth = 0
    then:
      depth: 1
      depth_: true
      who: "'dog, big'"
      at: cell(yard, 1, 1)
      bag: set(cat, 'true friend')
      pile: push(pile, cat)
goal: depth = 1
"""

# ids and depths by hand, values by docs/json.md
WRITTEN = """\
id,depth,goal,lost,dead_end,depth__,depth_,who,at,bag,pile,mate(cat),"mate('dog, big')",mate('true friend')
0,0,false,false,false,0,false,,"[1, 0]",[],[],cat,"dog, big",true friend
1,1,true,false,false,1,true,"dog, big","[1, 1]","[""cat"", ""true friend""]","[""cat""]",cat,"dog, big",true friend
"""  # noqa: E501

ENDS = """\
puzzle: Ends
state:
  n: 0 .. 3 = 0
transitions:
  go(m in 1 .. 3):
    when: n = 0
    then: {n: m}
goal: n = 1
lose:
  two: n = 2
"""

COSTS = """\
puzzle: Two lines of cost
state:
  n: 0 .. 2 = 0
transitions:
  go(m in 1 .. 2):
    when: n = 0
    then: {n: m}
cost:
  - gold: 1 per go
  - time: 4 per go
goal: n = 1
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kinds.yaml").write_text(KINDS)
    (tmp_path / "pets.txt").write_text("cat\ndog, big\ntrue friend\n")
    (tmp_path / "ends.yaml").write_text(ENDS)
    (tmp_path / "costs.yaml").write_text(COSTS)
    return tmp_path


def rows(path: Path) -> list[dict[str, str]]:
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_table_to_the_byte(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main("explore kinds.yaml -o out.csv".split()) == 0
    assert (folder / "out.csv").read_bytes().decode() == WRITTEN
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "wrote out.csv: 2 states, 1 goal state, 0 dead ends\n"
    assert program.main("explore kinds.yaml -o out.csv.gz --quiet".split()) == 0
    assert gzip.decompress((folder / "out.csv.gz").read_bytes()).decode() == WRITTEN
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "text", ["", " ", "a", "a b", " a", "a ", 'a "b"', '"', "a,b", "a\nb", "a\r", "=1+1", "é"]
)
def test_any_word_is_read_again(text: str) -> None:
    line = f"{_quoted(text)},{_quoted(text)}\n"
    assert list(csv.reader([line], strict=True)) == [[text, text]]


def test_the_page(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "json.md").read_text(encoding="utf-8")
    shown = page.split("```console\n")[1].split("```")[0].splitlines()
    command, reported, _, *lines = shown
    assert program.main(command.removeprefix("$ puzzlelang ").split()) == 0
    assert capsys.readouterr().err == reported + "\n"
    assert (folder / "states.csv").read_text().splitlines()[:3] == lines


def test_goals_lost_states_and_dead_ends(folder: Path) -> None:
    assert program.main("explore ends.yaml -o out.csv --quiet".split()) == 0
    flags = [(r["n"], r["goal"], r["lost"], r["dead_end"]) for r in rows(folder / "out.csv")]
    assert flags == [
        ("0", "false", "false", "false"),
        ("1", "true", "false", "false"),
        ("2", "false", "true", "false"),
        ("3", "false", "false", "true"),
    ]


def test_ratings(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The goat has two solutions of seven crossings."""
    assert program.main("explore goat --rate -o out.csv".split()) == 0
    first, *others = rows(folder / "out.csv")
    assert (first["cost"], first["ways"], first["dead_ends"]) == ("7", "2", "0.0")
    assert {row["cost"] for row in others if row["goal"] == "true"} == {"0"}
    assert program.main("explore goat --rate -o out.csv --states 3 --quiet".split()) == 3
    assert {row["ways"] for row in rows(folder / "out.csv")} == {""}
    assert program.main("explore bridge --rate -o out.csv --quiet".split()) == 0
    assert program.main("explore goat --rate".split()) == 2
    assert "`--rate -o OUT.csv`" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ends.yaml", "costs.yaml", "solitaire", "jugs"])
def test_ratings_add_columns_only(name: str, folder: Path) -> None:
    states = "--states 300 --quiet".split()
    assert program.main(["explore", name, "-o", "plain.csv", *states]) in (0, 3)
    assert program.main(["explore", name, "--rate", "-o", "rated.csv", *states]) in (0, 3)
    plain, rated = rows(folder / "plain.csv"), rows(folder / "rated.csv")
    assert [{key: row[key] for key in plain[0]} for row in rated] == plain


def test_a_column_for_each_line_of_cost(folder: Path) -> None:
    assert program.main("explore costs.yaml --rate -o out.csv --quiet".split()) == 0
    first, *_, last = rows(folder / "out.csv")
    names = ("cost_gold", "cost_time", "ways", "bits", "dead_ends")
    assert [first[name] for name in names] == ["1", "4", "1", "1.0", "1.0"]
    assert [last[name] for name in names] == ["", "", "", "", ""]


def flat(value: Any) -> list[object]:
    """The leaves of a variable with keys."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [leaf for part in parts for leaf in flat(part)] if parts else [value]


def as_text(value: object) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value)


@pytest.mark.slow
@of_library("name", ["frogs", "goat", "jugs", "hanoi", "family", "bridge", "lamps", "cannibals"])
def test_it_has_what_the_graph_has(
    name: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Compare with the nodes of ``graph -o OUT.json`` and the counts of ``explore
    --format json``.
    """
    assert program.main(["graph", name, "-o", "out.json", "--quiet"]) == 0
    nodes = json.loads((folder / "out.json").read_text())["nodes"]
    assert program.main(["explore", name, "-o", "out.csv", "--no-symmetry", "--quiet"]) == 0
    table = rows(folder / "out.csv")
    assert len(table) == len(nodes)
    for row, node in zip(table, nodes, strict=True):
        for column in ("id", "depth", "goal", "lost"):
            assert row[column] == as_text(node[column])
        values = [as_text(leaf) for variable in node["state"].values() for leaf in flat(variable)]
        assert list(row.values())[5:] == values
    capsys.readouterr()
    program.main(["explore", name, "--no-symmetry", "--format", "json"])
    space = json.loads(capsys.readouterr().out)
    assert [sum(int(r["depth"]) == d for r in table) for d in range(space["depth"] + 1)] == (
        space["levels"]
    )
    for column, count in (("goal", "goal_states"), ("lost", "lost_states"), ("dead_end",) * 2):
        number = space["dead_ends" if column == "dead_end" else count]
        assert sum(row[column] == "true" for row in table) == number


def test_states_up_to_symmetry(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program.main("explore cannibals --format json".split())
    merged = json.loads(capsys.readouterr().out)["states"]
    assert program.main("explore cannibals -o out.csv --quiet".split()) == 0
    assert len(rows(folder / "out.csv")) == merged


def test_a_limit_leaves_states_out(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Frogs have 23 states (tests/reference/frogs.py)."""
    assert program.main("explore frogs -o out.csv --states 5 --quiet".split()) == 3
    assert capsys.readouterr().err == (
        "wrote out.csv: 5 states, 0 goal states, 2 dead ends; there may be more states than these "
        "(limit: states)\n"
    )
    first = rows(folder / "out.csv")
    assert program.main("explore frogs -o out.csv --states 23 --quiet".split()) == 0
    assert rows(folder / "out.csv")[:5] == first
    assert len(rows(folder / "out.csv")) == 23


def test_nothing_is_left_of_a_table_that_fails(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "wrong.yaml").write_text(ENDS.replace("{n: m}", "{n: m * 2}"))
    (folder / "out.csv").write_text("mine")
    assert program.main("explore wrong.yaml -o out.csv".split()) == 2
    assert "error[range-left]" in capsys.readouterr().err
    assert (folder / "out.csv").read_text() == "mine"
    files = "costs.yaml ends.yaml kinds.yaml out.csv pets.txt wrong.yaml"
    assert sorted(os.listdir(folder)) == files.split()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("-o out.svg", "`explore` writes .csv or .csv.gz, not `out.svg`"),
        ("-o kinds.yaml", "`explore` writes .csv or .csv.gz, not `kinds.yaml`"),
        ("-o -", "`explore` writes .csv or .csv.gz, not `-`"),
        ("-o out.csv --tree", "`-o` writes the states, and `--tree` prints something else"),
        ("-o out.csv --full", "`-o` writes the states, and `--full` prints something else"),
        ("-o out.csv --why", "`-o` writes the states, and `--why` prints something else"),
        ("-o out.csv --format json", "and `--format json` prints something else"),
        ("-o out.csv --tier native", "`-o` lists the states in Python, without `--tier native`"),
        ("-o out.csv --cores 2", "`--cores` are processes that work on a store"),
        ("--cores 2", "`--cores` are processes that work on a store"),
        ("-o none/out.csv", "there is no folder `none`"),
    ],
)
def test_what_does_not_go_together(
    folder: Path, capsys: pytest.CaptureFixture[str], options: str, message: str
) -> None:
    assert program.main(["explore", "kinds.yaml", *options.split()]) == 2
    printed = capsys.readouterr()
    assert message in printed.err
    assert printed.out == ""
    assert not (folder / "out.csv").exists()


def test_a_map_that_is_read_is_kept(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "yard.csv").write_text("..\n..\n")
    command = "explore kinds.yaml --map yard=yard.csv -o yard.csv"
    assert program.main(command.split()) == 2
    assert "`yard.csv` is an input file, and is not overwritten" in capsys.readouterr().err
