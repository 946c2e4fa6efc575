"""Requests of the browser page, without a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import puzzlelang as pl
from puzzlelang.answers import solve
from puzzlelang.drawing import solution_page
from puzzlelang.front import Hand, answer
from puzzlelang.syntax import library
from puzzlelang.text import page_data

LIBRARY = {name: Path(path).read_text("utf-8") for name, path in library.names().items()}


def ask(kind: str, text: str, hand: Hand | None = None, **more: Any) -> dict[str, Any]:
    # lift the limit: this process also holds the memory of other tests
    request = json.dumps({"ask": kind, "text": text, "memory": 1 << 40, **more})
    return json.loads(answer(hand or Hand(), request))  # type: ignore[no-any-return]


def found(kind: str, text: str, hand: Hand | None = None, **more: Any) -> Any:
    return ask(kind, text, hand, **more)["found"]


def frogs(kind: str, hand: Hand | None = None, **more: Any) -> Any:
    return found(kind, LIBRARY["frogs"], hand, name="frogs", **more)


# ── the editor ───────────────────────────────────────────────────────────────────────


def test_a_mistake_has_its_place_as_javascript_counts() -> None:
    """A frog outside the first 65,536 characters takes two UTF-16 units on both sides."""
    text = "# 🐸🐸\n" + LIBRARY["frogs"].replace("board = reverse", "borad = reverse")
    (problem,) = found("check", text)["problems"]
    units = text.encode("utf-16-le")
    assert units[2 * problem["from"] : 2 * problem["to"]].decode("utf-16-le") == "borad"
    (fix,) = problem["fixes"]
    assert (fix["text"], fix["from"], fix["to"]) == ("board", problem["from"], problem["to"])
    assert problem["severity"] == "error" and "borad" in problem["message"]


def test_what_can_be_chosen() -> None:
    told = found("check", LIBRARY["sokoban"], name="sokoban")
    assert told["problems"] == [] and told["title"] == "Sokoban"
    names = [one["name"] for one in told["instances"]]
    assert "microban:2" in names and len(names) == len(set(names))
    assert [one["name"] for one in frogs("check")["parameters"]] == ["left", "right"]
    assert found("check", "puzzle: [")["problems"][0]["severity"] == "error"


def test_no_start_is_an_answer_on_the_page_too() -> None:
    text = (
        "puzzle: T\nstate: {n: 0..9 = any}\nstarts: [n > 5, n < 5]\ngoal: n = 9\n"
        "transitions: {up: {when: n < 9, then: {n: n + 1}}}\nexpect: {starts: 0}\n"
    )
    assert found("check", text)["problems"] == []
    told = found("solve", text)
    assert (told["kind"], told["page"], told["length"]) == ("unsolvable", "", None)
    assert "no state meets `starts:`" in told["summary"]
    told = found("explore", text)
    assert told["states"] == 0 and "no state meets `starts:`" in told["text"]
    for kind in ("graph", "play"):
        assert [one["code"] for one in ask(kind, text)["problems"]] == ["no-start"]


def test_completion_and_hover() -> None:
    text = "# 🐸\n" + LIBRARY["frogs"]
    at = len(text[: text.index("reverse(")].encode("utf-16-le")) // 2 + 3
    told = found("complete", text, at=at)
    assert told["from"] == at - 3
    assert {"reverse", "board"} <= {one["label"] for one in told["options"]}
    hover = found("hover", text, at=at)
    assert hover["from"] == at - 3 and hover["text"].startswith("`reverse")
    assert found("hover", text, at=0) is None


def test_the_house_style() -> None:
    text = LIBRARY["frogs"]
    assert found("format", text.replace("goal: board", "goal:   board"))["text"] == text


def test_files_are_read_beside_a_puzzle_of_the_library_alone(tmp_path: Path) -> None:
    """A stranger's file may claim a bundled puzzle's name and read its maps, but no other files."""
    assert found("check", LIBRARY["maze"], name="maze")["problems"] == []
    for name in ("", "../mazes/maze", str(tmp_path / "maze"), "nothing"):
        (problem,) = found("check", LIBRARY["maze"], name=name)["problems"]
        assert problem["code"] == "no-such-file", problem


# ── levels that are drawn ────────────────────────────────────────────────────────────


def redrawn(name: str, text: str, rows: list[str], map_name: str = "", **more: Any) -> str:
    """The text with these rows in a map, by default its first."""
    map_name = map_name or found("check", text, name=name)["maps"][0]
    return str(found("draw", text, name=name, map=map_name, rows=rows, **more)["text"])


@pytest.mark.each_time(
    *"no-left-turn round-trip keys dominoes loopover snake kakuro warehouse masyu".split(),
    *("lunar-lockout", "fore-and-aft"),
)
@pytest.mark.parametrize("name", [name for name in LIBRARY if "maps:" in LIBRARY[name]])
def test_the_maps_of_a_puzzle_are_drawn_and_written_down(name: str) -> None:
    """Each map comes back from the file with its rows, turned upside down."""
    for one in found("level", LIBRARY[name], name=name)["maps"]:
        signs = {sign: svg for line in one["legend"] for sign, svg in line["signs"].items()}
        assert {*"".join(one["rows"])} <= signs.keys()
        assert all(svg.startswith("<svg ") for svg in signs.values())
        rows = one["rows"][::-1]
        text = redrawn(name, LIBRARY[name], rows, one["name"])
        read = found("check", text, name=name)
        assert one["name"] in read["maps"]
        again = redrawn(name, text, one["rows"], one["name"])
        told = found("level", again, name=name)["maps"]
        assert next(two for two in told if two["name"] == one["name"]) == one


def test_a_drawn_level_is_the_file(tmp_path: Path) -> None:
    """Microban 2 in place of 1: `cost: [3, 16]` is from tests/reference/sokoban.py."""
    other = found("level", LIBRARY["sokoban"], name="sokoban", instance="microban:2")["maps"][0]
    text = redrawn("sokoban", LIBRARY["sokoban"], other["rows"])
    assert "text: |" in text and "microban-1.txt" not in text
    assert text.count("# another one") == 1  # the comment after the path
    assert found("solve", text, name="sokoban")["length"] == 16
    (tmp_path / "own.yaml").write_text(text)
    assert pl.load(tmp_path / "own.yaml").solve().cost == (3, 16)


LEVEL = """
puzzle: T
maps:
  room:
    # before
    text: |     # beside
      @ .
      ...
    legend: |
      @ = man
      . = place
      space = hole
    comment: //
  other:
    text: |
      2 1
      ab
    header: across down
    legend: |
      a = one
      b = two
state: {at: room = the man}
transitions: {go: {then: {at: first(place)}}}
goal: at in place
"""


@pytest.mark.parametrize("rows", [["   ", "  @", " . "], ["@"], [" @", ". "], [".@", " ."]])
def test_rows_with_blanks_at_all_ends(rows: list[str]) -> None:
    text = redrawn("", LEVEL, rows)
    (told,) = found("level", text)["maps"]
    assert told["rows"] == rows
    assert "# before\n" in text and "# beside\n" in text
    assert redrawn("", text, ["@ .", "..."]).replace("|2", "|") == LEVEL


def test_only_what_the_rules_call_the_moves_as_one() -> None:
    text = LEVEL.replace("puzzle: T", "puzzle: T\nabout: The man avoids the hole.  # the place")
    (told,) = found("level", text)["maps"]  # a header is not drawn
    assert [line["only"] for line in told["legend"]] == [True, False, False]


@pytest.mark.parametrize(
    ("rows", "why"),
    [(["//", "@."], "row 1 would be read"), (["@.", "  "], "the last row is empty")],
)
def test_rows_that_would_not_be_read(rows: list[str], why: str) -> None:
    (problem,) = ask("draw", LEVEL, map="room", rows=rows)["problems"]
    assert problem["message"].startswith(why)


@pytest.mark.parametrize(("count", "maps"), [(40, 1), (41, 0)])
def test_large_maps_are_not_drawn(count: int, maps: int) -> None:
    rows = "".join(
        f"      {'.' * 39}@\n" if n == 0 else f"      {'.' * 40}\n" for n in range(count)
    )
    text = LEVEL.replace("      @ .\n      ...\n", rows)
    assert len(found("level", text)["maps"]) == maps


def test_the_parameters_of_an_instance_are_written_down() -> None:
    text, name = LIBRARY["sudoku"], "sudoku"
    instances = [one["name"] for one in found("check", text, name=name)["instances"]]
    small = next(one for one in instances if one.startswith("fours"))
    (told,) = found("level", text, name=name, instance=small)["maps"]
    more: dict[str, Any] = {"instance": small, "settings": {"diagonals": "true"}}
    drawn = redrawn(name, text, told["rows"], **more)
    parameters = {one["name"]: one["value"] for one in found("check", drawn)["parameters"]}
    assert parameters == {"tall": "2", "wide": "2", "diagonals": "true"}
    assert found("play", drawn, name=name)["frame"] == "blanks"


@pytest.mark.parametrize(
    "form",
    ["[1, 2]", "[1,\n    2]   # both", "[[1], [2, # two\n    3]\n    ]", "\n    - 1\n    - 2"],
)
def test_lists_of_an_instance_are_written_down(form: str) -> None:
    params = f"params:\n  sizes: {form}\n  last: 1\ninstances:\n  long: {{with: {{last: 2}}}}\n"
    text = LEVEL.replace("state:", f"{params}state:")
    more: dict[str, Any] = {"instance": "long", "settings": {"sizes": "[[5, 6], []]"}}
    drawn = redrawn("", text, ["@ ."], "room", **more)
    told = {one["name"]: one["value"] for one in found("check", drawn)["parameters"]}
    assert told == {"sizes": "[[5, 6], []]", "last": "2"}


def test_a_value_that_breaks_the_file() -> None:
    text = LEVEL.replace("state:", "params: {sizes: [1, 2]}\nstate:")
    asked = ask("draw", text, map="room", rows=["@."], settings={"sizes": "["})
    assert asked["problems"][0]["code"] == "yaml"


# ── a page that plays ────────────────────────────────────────────────────────────────


def test_a_page_for_a_game() -> None:
    """The file to save, and its body and data, which hold the best solution's first move."""
    shown = frogs("play")
    assert shown["page"].startswith("<!DOCTYPE html>") and shown["frame"] == "moves"
    assert shown["body"].startswith("<body>") and "<script>" not in shown["body"]
    (data,) = re.findall('<script id="data" type="application/json">(.*)</script>', shown["body"])
    assert json.loads(data)["title"] == "Leaping frogs" and json.loads(data)["wasm"]


def test_instances_and_settings() -> None:
    assert "problems" in ask("play", LIBRARY["frogs"], instance="none")
    shown = found("play", LIBRARY["sokoban"], name="sokoban", instance="microban:2")
    assert shown["label"].startswith("microban:2")
    assert frogs("solve", settings={"left": "3", "right": "3"})["length"] == 15
    (problem,) = ask("play", LIBRARY["frogs"], settings={"left": "x"})["problems"]
    assert "from" not in problem and "left" in problem["message"]


def test_what_a_page_cannot_play_is_explained() -> None:
    """`life` has a start for each of 2 to the 16th boards."""
    shown = found("play", LIBRARY["life"], name="life")
    assert shown["page"] == "" and "65,536 starts" in shown["why"] and "Solve" in shown["why"]


# ── whole answers ────────────────────────────────────────────────────────────────────


def test_solve_explore_and_draw() -> None:
    told = frogs("solve")
    assert told["length"] == 8 and told["summary"].startswith("Solved in 8 moves.")
    assert told["page"].startswith("<!DOCTYPE html>")
    space = frogs("explore")
    assert space["states"] == 23 and space["text"].startswith("Leaping frogs")
    graph = frogs("graph", first=10)
    assert (graph["states"], graph["whole"]) == (10, False) and graph["page"]


def test_limits() -> None:
    """An endless search stops at its memory limit, and the next request is answered."""
    endless = "puzzle: E\nstate: {n: 0..100000000 = 0}\ntransitions:\n  go: {then: {n: n + 1}}\n"
    hand = Hand()
    told = found("solve", f"{endless}goal: n = 99999999\n", hand, memory=1, states=200_000)
    assert told["kind"] == "gave-up" and "memory" in told["summary"] and told["page"] == ""
    assert frogs("solve", hand)["length"] == 8


def test_progress_is_told() -> None:
    told: list[dict[str, Any]] = []
    request = json.dumps({"ask": "explore", "text": LIBRARY["eight-puzzle"], "states": 50_000})
    answer(Hand(), request, lambda text: told.append(json.loads(text)))
    assert {"searching", "exploring"} & {one["stage"] for one in told}


def test_texts_are_texts() -> None:
    """A stranger's text is escaped in SVG, and harmless as plain text."""
    text = (
        "puzzle: '<script>alert(1)</script>'\ntypes: {item: [a, b], bank: [left, right]}\n"
        "state: {at: bank for each item = left}\ntransitions:\n  go(i in item):\n"
        "    then: {at(i): right}\n    say: \"<'</g><script>alert(2)</script>'>\"\n"
        "goal: every i in item has at(i) = right\n"
        "look:\n  a: disc red '</g><script>alert(3)</script>'\n  b: disc blue '\\u202e'\n"
    )
    body = found("play", text)["body"]
    shapes, _, data = body.partition('<script id="data"')
    assert "<script" not in shapes and "&lt;script&gt;alert(3)" in shapes
    assert data.count("<") == 1 and data.endswith("</script>")
    assert "\\u003cscript\\u003ealert(2)" in data


def test_a_question_that_is_wrong_is_our_mistake() -> None:
    with pytest.raises(KeyError):
        ask("nothing", "")


def test_same_as_the_command_line() -> None:
    """The page's solution equals the program's, move by move and word by word."""
    body = found("solve", LIBRARY["goat"], name="goat")["body"]
    (text,) = re.findall('<script id="data" type="application/json">(.*)</script>', body)
    loaded = pl.load("goat")._loaded
    expected = solution_page(loaded, "", solve(loaded).listed, solve(loaded).best)
    assert json.loads(text)["solutions"] == json.loads(page_data(expected.data))["solutions"]


# ── puzzles that are filled in ───────────────────────────────────────────────────────

LATIN = (
    "puzzle: Latin\ntypes: {line: 1..2}\nchoose:\n  on: 1..2 for each r, c in line\nrules:\n"
    "  rows: every r in line has different(on(r, c) for c in line)\n"
    "  columns: every c in line has different(on(r, c) for r in line)\n"
)


def test_a_puzzle_is_filled_in_and_solved() -> None:
    assert found("play", LATIN)["frame"] == "blanks"
    (problem,) = ask("explore", LATIN)["problems"]
    assert problem["message"].startswith("This puzzle is filled in") and "from" not in problem
    reply = found("solve", LATIN)
    assert reply["frame"] == "blanks"
    assert (reply["kind"], reply["summary"]) == ("solved", "The first of several choices.")
    assert "<svg" in reply["page"]
    brief = found("solve", LATIN, page=False)
    assert (brief["summary"], brief["page"]) == (reply["summary"], "")
    none = found("solve", LATIN + "  more: on(1, 1) = on(1, 2)\n")
    assert none["kind"] == "unsolvable" and not none["page"]
    assert "These rules conflict" in none["summary"]
