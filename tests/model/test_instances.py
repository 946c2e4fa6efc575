"""Instances in the puzzle file, levels of collections, and separate files."""

from __future__ import annotations

import io
import json
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers import expectations
from puzzlelang.answers.loading import parse
from puzzlelang.front.commands import program
from puzzlelang.syntax import expression_parser, files, level_files
from puzzlelang.syntax.level_files import read_levels
from puzzlelang.text.diagnostics import Diagnostics, PuzzleError
from puzzlelang.text.source import Source

LIBRARY = Path(__file__).parents[2] / "puzzles"

WALK = """\
puzzle: A walk
params:
  reach: 1
  order: [1, 2, 3]
maps:
  room:
    text: |
      @.?
    columns: 3
    legend: |
      # = wall
      @ = start
      ? = target
      . = floor
      space = outside
require:
  there is one start: count(start) = 1
state:
  at: room = the start
transitions:
  go(d in direction, far in 1..2):
    when: far <= reach and step(at, d, far) in room and step(at, d, far) not in wall
    then:
      at: step(at, d, far)
goal: at in target
show: <at> <join(order, '')>
instances:
  quick: {with: {reach: 2}, cost: 1}
  far:
    map: {room: far.txt}
    cost: 4
  rooms:
    file: levels/rooms.xsb
    map: room
  cards:
    file: levels/cards.txt
    line: room cost title
  orders:
    file: levels/orders.txt
    line: title length order
    slow: true
expect:
  - {cost: 2}
  - {instance: cards:2, length: 1}
  - {instance: rooms:1, with: {reach: 2}, cost: 1}
  - {with: {order: "3,2,1"}, start: "(0, 0) 321", slow: true}
"""

ROOMS = """\
A collection of rooms, for no one in particular.
; 1

#####
#@.?#
#####
Title: The corridor
Author: Nobody
Comment:
#####
This is no level.
Comment-End:

The bend

@.
 ?
:: a remark
"""

CARDS = """\
# room, cost, title
@.? 2 Straight on
?@.
\t
..@..?  1   The second row
"""

ORDERS = """\
1 2 3 2 1
2 2 2,1,3
"""


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    (tmp_path / "levels").mkdir()
    texts = {"walk.yaml": WALK, "far.txt": "@....?\n"}
    texts["lines.txt"] = "@.? 2\n?.@ 2\n"
    texts |= {"levels/rooms.xsb": ROOMS, "levels/cards.txt": CARDS, "levels/orders.txt": ORDERS}
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "far.txt").write_text("@..\n...\n..?\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def first(instance: str, **more: Any) -> str:
    """The first state of an instance, and the length of its solution."""
    answer = answers.solve(answers.load("walk.yaml", instance=instance, **more))
    return f"{answer.trace[0].shown} {answer.length}"


def refused(instance: str, **more: Any) -> tuple[str, str]:
    with pytest.raises(PuzzleError) as caught:
        answers.load("walk.yaml", instance=instance, **more)
    (found,) = caught.value.diagnostics
    return found.message, found.help


# ── selection ────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize(
    ("instance", "expected"),
    [
        ("", "(0, 0) 123 2"),
        ("quick", "(0, 0) 123 1"),
        ("far", "(0, 0) 123 4"),
        ("rooms:1", "(1, 1) 123 2"),
        ("rooms:The corridor", "(1, 1) 123 2"),
        ("rooms:the BEND", "(0, 0) 123 2"),
        ("rooms:2", "(0, 0) 123 2"),
        ("cards:2", "(0, 1) 123 1"),
        ("cards:3", "(0, 2) 123 1"),
        ("cards:Straight on", "(0, 0) 123 2"),
        ("orders:1", "(0, 0) 321 2"),
        ("orders:2", "(0, 0) 213 2"),
        ("levels/rooms.xsb:2", "(0, 0) 123 2"),
        ("levels/cards.txt:2", "(0, 1) 123 1"),  # a picture: the first form that fits
        ("cards=levels/cards.txt:2", "(0, 1) 123 1"),
        ("far.txt", "(0, 0) 123 4"),
        ("lines.txt:2", "(0, 2) 123 2"),  # a file without pictures
    ],
)
def test_the_one_that_is_meant(folder: Path, instance: str, expected: str) -> None:
    if instance == "levels/cards.txt:2":
        (folder / "levels/cards.txt").write_text("@.\n.?\n\n.@?\n")
    assert first(instance) == expected


@pytest.mark.parametrize(
    ("instance", "message", "help"),
    [
        ("quik", "this puzzle has no instance `quik`", "did you mean `quick`?"),
        (
            "xyz",
            "no instance `xyz`",
            "there are quick, far, rooms:N, cards:N, orders:N, where N counts from 1",
        ),
        ("quick:1", "`quick` is one instance, without numbers", "write `quick`"),
        ("rooms", "`rooms` has 2 levels", "choose one: `rooms:1` to `rooms:2`, or a title"),
        ("rooms:", "`rooms` has 2 levels", "choose one"),
        ("rooms:3", "`rooms` has 2 levels, but no number 3", "`rooms:1` to `rooms:2`"),
        ("rooms:0", "no number 0", ""),
        ("rooms:The corrodor", "no level of `rooms` has the title", "did you mean `The corridor`?"),
        ("rooms:Hall", "no level of `rooms` has the title `Hall`", "choose by number: `rooms:1`"),
        ("no.xsb:3", "there is no file `no.xsb`", ""),
        ("./quick", "there is no file `./quick`", ""),
        ("cards=no", "there is no file `no`", ""),
    ],
)
def test_the_one_that_is_not_there(folder: Path, instance: str, message: str, help: str) -> None:
    told = refused(instance)
    assert message in told[0]
    assert help in told[1]


def test_a_title_that_is_there_twice(folder: Path) -> None:
    (folder / "levels/rooms.xsb").write_text("Same\n.@?\nSame\n@.?\nsame\n@..\n..?\n")
    message, help = refused("rooms:Same")
    assert message == "2 levels of `rooms` have the title `Same`"
    assert help == "choose by number: `rooms:1`, `rooms:2`"
    assert first("rooms:same").endswith(" 3")
    assert refused("rooms:SAME")[0] == "3 levels of `rooms` have the title `SAME`"


def test_set_and_map_override_what_the_instance_says(folder: Path) -> None:
    assert first("quick", settings=[("reach", "1")]).endswith(" 2")
    assert first("orders:1", settings=[("order", "7,8")]) == "(0, 0) 78 2"
    assert first("rooms:1", maps=[("room", "far.txt")]).endswith(" 4")
    assert first("far", settings=[("reach", "2")]).endswith(" 2")


def test_a_level_with_one_line_is_cut_into_rows_and_one_of_several_is_not(folder: Path) -> None:
    (folder / "one.txt").write_text("@.....?..   \n")
    loaded = answers.load("walk.yaml", maps=[("room", "one.txt")])
    assert loaded.puzzle.grids["room"].rows == ("@..", "...", "?..", "   ")
    (folder / "two.txt").write_text("@....\n....?\n")
    loaded = answers.load("walk.yaml", maps=[("room", "two.txt")])
    assert loaded.puzzle.grids["room"].rows == ("@....", "....?")
    (folder / "walk.yaml").write_text(WALK.replace("      space = outside\n", ""))
    loaded = answers.load("walk.yaml", maps=[("room", "one.txt")])
    assert loaded.puzzle.grids["room"].rows == ("@..", "...", "?..")
    (folder / "one.txt").write_text("@..?\n")
    with pytest.raises(PuzzleError) as caught:
        answers.load("walk.yaml", maps=[("room", "one.txt")])
    (found,) = caught.value.diagnostics
    assert (found.code, found.span and found.span.column) == ("ragged-map", 5)


# ── on the command line ──────────────────────────────────────────────────────────────

Puzzlelang = Callable[..., tuple[int, str, str]]


@pytest.fixture
def puzzlelang(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Puzzlelang:
    def run(*arguments: str, given: str = "") -> tuple[int, str, str]:
        stdin = io.TextIOWrapper(io.BytesIO(given.encode()), encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", stdin)
        capsys.readouterr()
        code = program.main(arguments)
        return code, *capsys.readouterr()

    return run


def test_standard_input(puzzlelang: Puzzlelang) -> None:
    code, out, _ = puzzlelang("solve", "walk.yaml", "--instance", "cards=-", given="?...@.\n")
    assert (code, out.splitlines()[:2]) == (0, ["A walk", "-:1"])
    code, out, _ = puzzlelang("solve", "walk.yaml", "--instance", "-:2", given="@?\n\n@.?\n")
    assert (code, "Solved in 2 moves" in out) == (0, True)
    code, out, err = puzzlelang("solve", "walk.yaml", "--instance", "-", given="@x?\n")
    assert (code, out) == (2, "")
    assert "`standard input` has no levels" in err


def test_the_answer_names_its_instance(puzzlelang: Puzzlelang, folder: Path) -> None:
    arguments = ("solve", "walk.yaml", "--instance", "rooms:the corridor")
    assert puzzlelang(*arguments)[1].splitlines()[1] == "rooms:1, The corridor"
    text = puzzlelang(*arguments, "--format", "json")[1]
    assert json.loads(text)["instance"] == "rooms:1"
    Path("answer.json").write_text(text)
    assert puzzlelang("verify", "walk.yaml", "answer.json", *arguments[2:])[0] == 0
    assert puzzlelang("verify", "walk.yaml", "answer.json")[0] == 1
    rows = puzzlelang(*arguments, "--format", "jsonl")[1].splitlines()
    assert json.loads(rows[0])["instance"] == "rooms:1"
    _, out, _ = puzzlelang("explore", "walk.yaml", "--instance", "far", "--format", "json")
    assert (json.loads(out)["instance"], json.loads(out)["states"]) == ("far", 9)
    assert puzzlelang("graph", "walk.yaml", "-o", "out.dot", "--instance", "far")[0] == 0
    assert "instance" not in json.loads(puzzlelang("solve", "walk.yaml", "--format", "json")[1])


def test_a_list_prints_in_brackets_however_it_was_given(puzzlelang: Puzzlelang) -> None:
    _, out, _ = puzzlelang("solve", "walk.yaml", "--instance", "orders:2", "--format", "json")
    assert json.loads(out)["parameters"] == {"reach": "1", "order": "[2, 1, 3]"}
    Path("answer.json").write_text(out)
    assert puzzlelang("verify", "walk.yaml", "answer.json", "--instance", "orders:2")[0] == 0
    _, out, _ = puzzlelang("solve", "walk.yaml", "--set", "order=[2,1,3]", "--format", "json")
    Path("answer.json").write_text(out)
    assert puzzlelang("verify", "walk.yaml", "answer.json", "--set", "order=2,1,3")[0] == 0


def test_a_file_without_a_form(puzzlelang: Puzzlelang, folder: Path) -> None:
    text = WALK[: WALK.index("instances:")]
    (folder / "plain.yaml").write_text(text)
    code, _, err = puzzlelang("solve", "plain.yaml", "--instance", "far.txt")
    assert code == 2
    assert "does not describe files of instances" in err
    assert "`--map room=far.txt`" in err


def test_a_puzzle_reads_no_instances_from_elsewhere(puzzlelang: Puzzlelang, folder: Path) -> None:
    (folder.parent / "rooms.xsb").write_text(ROOMS)
    (folder / "walk.yaml").write_text(WALK.replace("levels/rooms.xsb", "../rooms.xsb"))
    code, _, err = puzzlelang("solve", "walk.yaml", "--instance", "rooms:1")
    assert (code, "error[outside]: `../rooms.xsb` is not in" in err) == (2, True)
    assert "--instance PATH" in err
    assert puzzlelang("solve", "walk.yaml", "--instance", "../rooms.xsb:1")[0] == 0
    (folder / "walk.yaml").write_text(WALK.replace("far.txt", "../far.txt"))
    assert "error[outside]" in puzzlelang("solve", "walk.yaml", "--instance", "far")[2]


# ── validate ─────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_what_is_claimed_of_instances_is_held(puzzlelang: Puzzlelang, folder: Path) -> None:
    code, out, _ = puzzlelang("validate", "walk.yaml", "--quiet")
    assert (code, out) == (
        0,
        "walk.yaml: ok, 7 expectations hold; 3 slow expectations left out: --slow runs them\n",
    )
    code, out, _ = puzzlelang("validate", "walk.yaml", "--slow", "--format", "json")
    (found,) = json.loads(out)["files"]
    assert [e["name"] for e in found["expect"]] == [
        "cost", "length of cards:2", "cost of rooms:1 with reach = 2",
        "start with order = [3, 2, 1]", "cost of quick", "cost of far", "cost of cards:1",
        "cost of cards:3", "length of orders:1", "length of orders:2",
    ]  # fmt: skip
    assert [e["holds"] for e in found["expect"]] == [True] * 10
    assert (code, found["left_out"]) == (0, 0)


def test_what_does_not_hold_is_told_where_it_stands(puzzlelang: Puzzlelang, folder: Path) -> None:
    (folder / "levels/cards.txt").write_text(CARDS.replace("?  1", "?  2"))
    code, _, err = puzzlelang("validate", "walk.yaml")
    assert code == 1
    assert err.count("error[") == 1
    assert "`cost of cards:3` is expected to be 2" in err
    assert "levels/cards.txt:5:9" in err


@pytest.mark.parametrize("claims", ["", " 3"])
def test_a_level_that_the_puzzle_refuses_is_named(
    puzzlelang: Puzzlelang, folder: Path, claims: str
) -> None:
    """For a rule that doesn't involve the map, the message would otherwise be only
    in the puzzle.
    """
    text = WALK.replace("line: room cost title", "line: reach room cost")
    text = text.replace("require:\n", "require:\n  the reach is 1 or 2: reach in 1..2\n")
    (folder / "walk.yaml").write_text(text.replace("length: 1}", "cost: 2}"))
    (folder / "levels/cards.txt").write_text(f"1 @.?\n1 @.?\n3 @.?{claims}\n")
    code, _, err = puzzlelang("validate", "walk.yaml")
    assert code == 2
    assert "not met: the reach is 1 or 2" in err
    assert "levels/cards.txt:3:1" in err


def test_a_broken_collection_is_told_by_validate(puzzlelang: Puzzlelang, folder: Path) -> None:
    (folder / "levels/orders.txt").write_text("1 2 3 2 1\n2 two 2 1 3\n")
    code, _, err = puzzlelang("validate", "walk.yaml")
    assert code == 2
    assert "error[bad-level]: `length` must be a whole number" in err
    assert "levels/orders.txt:2:3" in err
    (folder / "levels/orders.txt").unlink()
    assert "error[no-such-file]" in puzzlelang("validate", "walk.yaml")[2]


@pytest.mark.parametrize(
    ("content", "code"),
    [(None, "no-such-file"), (b"@.?\xff", "encoding"), (b"@.?" * 30, "too-large"),
     ("dir", "not-a-file"), ("link", "outside")],
)  # fmt: skip
def test_a_file_that_can_not_be_read_is_reported_where_it_is_named(
    puzzlelang: Puzzlelang, folder: Path, monkeypatch: pytest.MonkeyPatch,
    content: bytes | str | None, code: str,
) -> None:  # fmt: skip
    """All maps of `instances:`, `expect:` and `maps:`, and collections."""
    (folder / "far.txt").unlink()
    shutil.rmtree(folder / "levels")
    paths = ["far.txt", "levels/rooms.xsb", "levels/cards.txt", "levels/orders.txt"]
    (folder / "levels").mkdir()
    (folder.parent / "elsewhere.txt").write_text("@.?")
    for path in paths:
        if content == "dir":
            (folder / path).mkdir()
        elif content == "link":
            (folder / path).symlink_to(folder.parent / "elsewhere.txt")
        elif isinstance(content, bytes):
            (folder / path).write_bytes(content)
    monkeypatch.setattr(files.read_below, "__defaults__", (64,))
    text = WALK.replace("{instance: cards:2, length: 1}", "{map: {room: far.txt}, cost: 4}")
    text = text.replace("{instance: rooms:1, with: {reach: 2}, cost: 1}", "{cost: 2}")
    (folder / "walk.yaml").write_text(text)
    _, _, err = puzzlelang("validate", "walk.yaml")
    places = re.findall(r"error\[(.*)\].*\n *--> walk.yaml:(\d+):(\d+)\n", err)
    lines = text.split("\n")
    found = {lines[int(line) - 1][int(column) - 1 :].rstrip("},") for _, line, column in places}
    assert {found_code for found_code, _, _ in places} == {code}
    assert len(places) == err.count("error[")
    assert found >= set(paths[1:]) | {"far.txt"}
    (folder / "walk.yaml").write_text(
        text[: text.index("instances:")] + "expect: {map: {room: far.txt}, cost: 1}\n"
    )
    assert re.search(
        rf"error\[{code}\].*\n *--> walk.yaml:\d+:22\n", puzzlelang("validate", "walk.yaml")[2]
    )


def test_instances_without_a_claim_are_checked_up_to_a_thousand(
    puzzlelang: Puzzlelang, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert expectations.MOST_UNCLAIMED == 1_000
    monkeypatch.setattr(expectations, "MOST_UNCLAIMED", 3)
    text = WALK[: WALK.index("  orders:\n    file")].replace("    cost: 4\n", "")
    (folder / "walk.yaml").write_text(text)
    (folder / "levels/cards.txt").write_text("@.? 2 claimed\n@.?\n@..\n")
    checks, check = [], expectations.checked
    monkeypatch.setattr(
        expectations, "checked", lambda *given: checks.append(given) or check(*given)
    )
    code, out, _ = puzzlelang("validate", "walk.yaml", "--quiet")
    assert (code, len(checks)) == (0, 3)  # far, rooms:1 and rooms:2, not cards:2 and cards:3
    assert "2 expectations hold; 2 unclaimed instances left out: --slow reads them" in out
    code, out, _ = puzzlelang("validate", "walk.yaml", "--format", "json")
    assert json.loads(out)["files"][0]["instances_left_out"] == 2
    code, out, _ = puzzlelang("validate", "walk.yaml", "--quiet", "--slow")
    assert (len(checks), "left out" in out) == (3 + 3 + 5, False)


def test_expect_with_a_typo_points_into_the_file(puzzlelang: Puzzlelang, folder: Path) -> None:
    for old, new, place in [
        ("instance: cards:2", "instance: crads:2", "44:16"),
        ('"3,2,1"', '"3,2,wolf"', "46:25"),
        ('"3,2,1"', '"3,+"', "46:23"),
    ]:
        (folder / "walk.yaml").write_text(WALK.replace(old, new))
        _, _, err = puzzlelang("validate", "walk.yaml", "--slow")
        assert f"--> walk.yaml:{place}\n" in err, (new, err)
    (folder / "walk.yaml").write_text(WALK.replace("{cost: 2}", "{map: {rom: x.txt}, cost: 2}"))
    _, _, err = puzzlelang("validate", "walk.yaml")
    assert "error[unknown-map]: this puzzle has no map `rom` (given: x.txt)" in err
    assert "--> walk.yaml:43:12\n" in err


def test_a_file_of_another_kind_is_told_of_in_a_few_lines(
    puzzlelang: Puzzlelang, folder: Path
) -> None:
    (folder / "levels/cards.txt").write_text("one two three\n" * 50)
    _, _, err = puzzlelang("solve", "walk.yaml", "--instance", "cards:1")
    assert err.count("error[") == 3


# ── file formats ─────────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_ends_of_lines(folder: Path, ends: str) -> None:
    (folder / "levels/rooms.xsb").write_bytes(ROOMS.replace("\n", ends).encode())
    assert first("rooms:The corridor") == "(1, 1) 123 2"
    assert first("rooms:2") == "(0, 0) 123 2"


def test_a_line_that_begins_with_a_wall_is_no_comment(folder: Path) -> None:
    """If the first field of a line is a map with # in its legend, `#` begins a map."""
    (folder / "levels/cards.txt").write_text("# walls\n#@.#?.\n@.?\n")
    assert first("cards:1").startswith("(0, 1)")
    text = WALK.replace("line: room cost title", "line: reach room")
    (folder / "walk.yaml").write_text(text.replace("instance: cards:2", "instance: cards:1"))
    (folder / "levels/cards.txt").write_text("# a comment\n 2 @.?\n")
    assert first("cards").endswith(" 1")


def test_a_line_of_mistakes_is_read_up_to_a_thousand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list with more non-numbers than are reported."""
    read = []

    def counted(*given: Any) -> Any:
        read.append(given)
        return expression_parser.parse(*given)

    monkeypatch.setattr(level_files, "parse", counted)
    puzzle = parse(Source("walk.yaml", WALK), Diagnostics())
    form = next(form for form in puzzle.instances if form.name.text == "orders")
    line = "title 3 " + "1~ " * 20_000
    read_levels(form, puzzle, Source("orders.txt", line), Diagnostics())  # type: ignore[arg-type]
    assert 1_000 <= len(read) <= 1_001
