"""Broken files on the command line: exit code 2, one message at the right place, and help.

``@@`` marks the position of the message and is not part of the file.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from puzzlelang.front.commands.program import main
from puzzlelang.syntax.vocabulary import SECTIONS
from tests.support import Rows, each_row, in_part

WHOLE = """\
puzzle: A whole one
about: A farmer and his things.
source: somewhere
difficulty: easy
params:
  most: 2
types:
  item: [wolf, goat, cabbage]
  bank: [left, right]
  bird: [duck, drake]
sets:
  beast: [wolf, goat]
tables:
  eats: {wolf: goat, goat: cabbage}
maps:
  yard:
    text: |
      #.
    legend: |
      # = wall
      . = floor
require:
  a boat carries something: most >= 1
state:
  farmer: bank = left
  at: bank for each item = left
  trips: 0..9 = 0
starts: farmer = left
define:
  alone(b in bank): farmer != b
step: a crossing
transitions:
  take(i in item):
    let:
      other_bank: other(farmer)
    when: at(i) = farmer and trips < 9
    then:
      farmer: other_bank
      at(i): other_bank
      trips: trips + 1
    forced: false
    say: take the <i>
invariants:
  nobody is eaten: no a, b in item where a eats b and at(a) = at(b) and alone(at(a))
lose:
  too late: trips = 9
goal: every i in item has at(i) = right
cost: 1 per take
estimate: count(those i in item where at(i) = left) div 3
check:
  steps are counted: farmer = left or trips > 0
  beasts somewhere: every b in beast has at(b) in bank
symmetry:
  interchangeable: bird
show: <trips> <at> <farmer>
look:
  banks: bank
  farmer: person blue
views:
  end: <farmer>
instances:
  heavy:
    with: {most: 3}
generate: {most: 2..3}
expect: {unsolvable: true}
"""

FILLED = """\
puzzle: A whole one that is filled in
types:
  item: [wolf, goat, cabbage]
choose:
  packed: set of item
helpers:
  most: 0..3
rules:
  most is packed: count(packed) = most
  no goats: not goat in packed
gain: most
expect: {solutions: 1, gain: 2, choice: "packed=wolf, cabbage"}
"""


def changed(old: str, new: str) -> str:
    assert WHOLE.count(old) == 1, f"{old!r} stands {WHOLE.count(old)} times in the puzzle"
    return WHOLE.replace(old, new)


def typo(name: str) -> str:
    """Swap two neighbouring letters: ``tpyes``"""
    at = next(i for i in range(1, len(name) - 1) if name[i] != name[i + 1])
    return name[:at] + name[at + 1] + name[at] + name[at + 2 :]


READ = sorted(name for name, section in SECTIONS.items() if section.shape != "unsupported")

BROKEN = {
    # keys of transitions, maps and expect
    "key let": changed("    let:", "    @@lte:"),
    "key then": changed("    then:", "    @@tehn:"),
    "key text": changed("    text:", "    @@txet:"),
    "key when": changed("    when:", "    @@whne:"),
    "key forced": changed("    forced:", "    @@focred:"),
    "key say": changed("    say:", "    @@sya:"),
    "key legend": changed("    legend:", "    @@legned:"),
    "key expect": changed("{unsolvable: true}", "\n  @@state: 10"),
    # syntax of other languages
    "and": changed("farmer and trips", "farmer @@&& trips"),
    "or": changed("farmer and trips", "farmer @@|| trips"),
    "not at the beginning": changed("when: at(i) =", "when: @@!alone(left) and at(i) ="),
    "not in the middle": changed("= farmer and trips < 9", "= farmer and @@!alone(left)"),
    "brackets": changed("when: at(i)", "when: at@@[i]"),
    "a list of sets": changed("in item where at(i)", "in @@[wolf] where at(i)"),
    "question mark": changed("other(farmer)", "farmer = left @@? right"),
    "equality thrice": changed("trips = 9", "trips @@=== 9"),
    "a colon for has": changed("goal: every i in item has", "goal: every i in item@@:"),
    "a colon for has in a list": changed(": every i in item has", ":\n- every i in item@@:"),
    "has for where": changed("eaten: no a, b in item where", "eaten: no a, b in item @@has"),
    # YAML
    "flow cut by commas": changed(
        "    then:\n      farmer: other_bank\n      at(i): other_bank\n      trips: trips + 1",
        "    then: {farmer: other_bank, at(i): @@min(left, right)}",
    ),
    "tab": changed("  farmer: bank = left\n", "@@\tfarmer: bank = left\n"),
    "tab below blanks": changed("    when:", "  @@\twhen:"),
    "duplicate key": changed("late: trips = 9", "late: trips = 9\n  @@too late: trips = 8"),
    "duplicate section": changed("show: <trips> <at> <farmer>", "show: <farmer>\n@@show: <trips>"),
    "duplicate place": changed("trips: trips + 1", "trips: trips + 1\n      @@at( i ): left"),
    "anchor": changed("goal: every", "goal: @@&x every"),
    "open quote": changed("puzzle: A whole one", 'puzzle: @@"A whole one'),
    "no value": changed("lose:\n  too late: trips = 9", "lose:\n  too late:@@"),
    "one blank too much": changed("  trips: 0..9 = 0", "   trips@@: 0..9 = 0"),
    "an equals sign for the colon": changed("      trips: trips + 1", "      @@trips = trips + 1"),
    # names and types
    "typo in a name": changed("in item has at(i)", "in item has @@att(i)"),
    "wrong type": changed("trips = 9", "@@trips = left"),
    "row for a value": changed("goal: every i in item has at(i)", "goal: @@at"),
    "no condition": changed("trips = 9", "@@trips"),
    "out of range at the start": changed("trips: 0..9 = 0", "trips: 0..9 = @@10"),
    "out of range in an effect": changed("trips: trips + 1", "trips: @@trips + 10"),
    "effect of another type": changed("      farmer: other_bank", "      farmer: @@trips"),
    "missing parameter": changed("alone(at(a))", "@@alone"),
    "missing parameter of a variable": changed("      at(i): other_bank", "      @@at: other_bank"),
    "too many arguments": changed("when: at(i)", "when: @@at(i, farmer)"),
    "unbound parameter": changed("  take(i in item):", "  take(@@i):"),
    "cyclic definition": changed("alone(b in bank): farmer != b", "@@alone(b in bank): alone(b)"),
    "cyclic types": changed("beast: [wolf, goat]", "@@beast: [wolf, other]\n  other: [beast]"),
    "a list without brackets": changed("[left, right]", "@@left, right"),
    "a set in braces": changed("[left, right]", "@@{left, right}"),
    "reserved word as a member": changed("[left, right]", "[left, right, @@none]"),
    "unknown cost": changed("1 per take", "1 per @@taek"),
    "open template": changed("show: <trips> <at> <farmer>", "show: @@<farmer"),
    # maps and parameters
    "unknown letter in a map": changed("      #.\n", "      #@@x\n"),
    "rows of different lengths": changed("      #.\n", "      #.@@\n      ##.\n"),
    "cut map": changed("      #.\n", "      @@  #.\n      #.#\n"),
    "requirement": changed("most >= 1", "@@most >= 3"),
}  # fmt: skip


def told(path: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Error output for a file that must be refused."""
    assert main(["solve", str(path), *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "Traceback" not in captured.err and "internal error" not in captured.err
    assert len(re.findall(r"^error\[", captured.err, re.MULTILINE)) == 1, captured.err
    assert "warning[" not in captured.err
    assert len(captured.err.encode()) < 4096
    return captured.err


def place(message: str) -> tuple[int, int]:
    found = re.search(r"^ *--> .*:(\d+):(\d+)$", message, re.MULTILINE)
    assert found, message
    return int(found[1]), int(found[2])


def says_what_to_do(message: str) -> bool:
    return "= help: " in message or "expected: " in message


@pytest.mark.parametrize("whole", [WHOLE, FILLED])
def test_the_whole_puzzle_is_right(
    whole: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzle.yaml"
    path.write_text(whole, "utf-8")
    assert main(["validate", str(path)]) == 0
    assert "warning" not in capsys.readouterr().err


@pytest.mark.slow
@each_row("name", READ)
def test_typo_in_a_section(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = WHOLE if f"\n{name}:" in "\n" + WHOLE else FILLED
    text, count = re.subn(rf"(?m)^{name}:", f"{typo(name)}:", whole)
    assert count == 1
    path = tmp_path / "puzzle.yaml"
    path.write_text(text, "utf-8")
    message = told(path, capsys)
    assert place(message) == (text[: text.index(f"{typo(name)}:")].count("\n") + 1, 1)
    assert f"did you mean `{name}`?" in message


EMPTY = ["{}", "[]", "[{}]", "{? [a] : 1}"]


@in_part("part", slice(0, None, 5), slice(None))
def test_an_empty_value_is_no_crash(
    part: slice, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = Rows()
    for name, value in [(name, value) for name in READ for value in EMPTY][part]:
        with rows.row(f"{name}: {value}"):
            is_no_crash(name, value, tmp_path, capsys)
    rows.report()


def is_no_crash(name: str, value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = WHOLE if f"\n{name}:" in "\n" + WHOLE else FILLED
    text, count = re.subn(rf"(?ms)^{name}:.*?(?=^\S|\Z)", f"{name}: {value}\n", whole)
    assert count == 1
    path = tmp_path / "puzzle.yaml"
    path.write_text(text, "utf-8")
    code, message = main(["validate", str(path)]), capsys.readouterr().err
    assert code in (0, 1, 2), message
    assert code != 2 or "error[" in message


@each_row("name", BROKEN)
def test_broken(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, _, after = BROKEN[name].partition("@@")
    assert "@@" not in after
    path = tmp_path / "puzzle.yaml"
    path.write_text(before + after, "utf-8")
    message = told(path, capsys)
    lines = before.split("\n")
    assert place(message) == (len(lines), len(lines[-1]) + 1), message
    assert says_what_to_do(message), message


NO_PUZZLES = {
    "empty": (b"", "empty-file"),
    "blank": (b"\n  \n\n", "empty-file"),
    "comments": (b"# later\n", "empty-file"),
    "binary": (bytes(range(256)) * 8, "encoding"),
    "utf-16": ("puzzle: x\n".encode("utf-16"), "encoding"),
    "latin-1": ("puzzle: Größe\n".encode("latin-1"), "encoding"),
    "an image": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "encoding"),
    "a number": (b"42\n", "shape"),
    "a list": (b"- puzzle\n- state\n", "shape"),
    "a tag": (b"!!python/object/apply:os.system ['true']\n", "yaml"),
    "too large": (b"#" * (1 << 20) + b"\n", "too-large"),
    "deep": (b"puzzle: " + b"[" * 100 + b"\n", "too-large"),
}


@pytest.mark.parametrize("name", NO_PUZZLES)
def test_no_puzzle(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, code = NO_PUZZLES[name]
    path = tmp_path / "puzzle.yaml"
    path.write_bytes(data)
    assert f"error[{code}]: " in told(path, capsys)


def test_paths_that_are_no_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "goat.yaml").write_text(WHOLE, "utf-8")
    assert "error[not-a-file]: " in told(tmp_path, capsys)
    message = told(tmp_path / "gaot.yaml", capsys)
    assert "error[no-such-file]: " in message
    assert f"did you mean `{tmp_path / 'goat.yaml'}`?" in message
    os.mkfifo(tmp_path / "pipe.yaml")
    assert "error[not-a-file]: " in told(tmp_path / "pipe.yaml", capsys)
    (tmp_path / "loop.yaml").symlink_to("loop.yaml")
    assert "error[unreadable]: " in told(tmp_path / "loop.yaml", capsys)
    assert "error[no-such-puzzle]: " in told(Path("no_puzzle_of_the_library"), capsys)


@pytest.mark.parametrize("ending", [".yaml", ".yml"])
@pytest.mark.parametrize("name", ["fox", "frgos"])
def test_a_file_without_its_ending(
    name: str, ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """`frgos` resembles the bundled `frogs`, too, but the file takes precedence."""
    monkeypatch.chdir(tmp_path)
    file = f"{name}{ending}"
    Path(file).write_text(WHOLE, "utf-8")
    for command in ("solve", "list", "validate"):
        assert main([command, name]) == 2
        assert f"there is a file `{file}`: write its full name" in capsys.readouterr().err
    assert main(["generate", f"{name}.yam"]) == 2
    assert f"there is a file `{file}`: write its full name" in capsys.readouterr().err
    assert main([name]) == 2
    assert f"write `puzzlelang solve {file}`" in capsys.readouterr().err
    assert main(["solve", file]) != 2
    capsys.readouterr()
    assert main(["solve", str(tmp_path / name)]) == 2
    assert f"did you mean `{tmp_path / file}`?" in capsys.readouterr().err


def test_an_unknown_search_in_expect(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "puzzle.yaml"
    path.write_text(changed("{unsolvable: true}", "{search: bsf, unsolvable: true}"), "utf-8")
    assert main(["validate", str(path)]) == 2
    assert "error[unknown-order]: " in capsys.readouterr().err


def test_a_folder_without_puzzles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate", str(tmp_path)]) == 2
    assert "error[no-files]: " in capsys.readouterr().err


def test_an_answer_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "answer.json"
    path.write_text("{", "utf-8")
    assert main(["verify", "goat", str(path)]) == 2
    assert "error[not-an-answer]: " in capsys.readouterr().err


def test_a_large_state_makes_no_large_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzle.yaml"
    path.write_text(
        "puzzle: Large\nstate:\n  n: 0..2 = 0\n  m: 0..9 for each p in 1..5000 = 7\n"
        "transitions:\n  up:\n    then:\n      n: n + 1\ngoal: n = 1 and n = 2\n",
        "utf-8",
    )
    assert "`n` would become 3" in told(path, capsys)


def test_a_check_that_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "puzzle.yaml"
    path.write_text(
        changed("steps are counted: farmer = left or trips > 0", "at home: farmer = left"), "utf-8"
    )
    assert main(["validate", "--deep", str(path)]) == 1
    assert "error[check-fails]: the check `at home` fails" in capsys.readouterr().err


def test_an_expectation_that_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "puzzle.yaml"
    path.write_text(changed("{unsolvable: true}", "{cost: 7}"), "utf-8")
    assert main(["validate", str(path)]) == 1
    assert "error[expectation-broken]: " in capsys.readouterr().err


def test_a_solvable_puzzle_that_is_said_to_be_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With and without another claim that needs the states."""
    path = tmp_path / "puzzle.yaml"
    for more in ("", "states: 3, "):
        path.write_text(
            "puzzle: Up\nstate:\n  n: 0..2 = 0\n"
            "transitions:\n  up:\n    when: n < 2\n    then:\n      n: n + 1\n"
            f"goal: n = 2\nexpect: {{{more}unsolvable: true}}\n",
            "utf-8",
        )
        assert main(["validate", str(path)]) == 1
        assert capsys.readouterr().err.count("error[expectation-broken]: ") == 1


def test_an_estimate_that_says_too_much(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "puzzle.yaml"
    path.write_text(
        "puzzle: Two ways\nstate:\n  n: 0..4 = 0\ntransitions:\n"
        "  slow:\n    when: n < 3\n    then:\n      n: n + 1\n"
        "  fast:\n    when: n = 0\n    then:\n      n: 4\n"
        "  back:\n    when: n = 4\n    then:\n      n: 3\n"
        "goal: n = 3\nestimate: if n < 3 then 10 else 0\n",
        "utf-8",
    )
    assert main(["solve", "--search", "astar", str(path)]) == 0
    assert "warning[broken-promise]: " in capsys.readouterr().err


def test_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["slove", "goat"]) == 2
    assert "error[usage]: " in capsys.readouterr().err


def test_a_puzzle_reads_no_file_from_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A path, a link and `expect:` can't name outside files; the user may name any file."""
    (tmp_path / "secret.txt").write_text("@?\n", "utf-8")
    folder = tmp_path / "puzzles"
    folder.mkdir()
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "room.txt").write_text("@?\n", "utf-8")
    text = (
        "puzzle: A room\nmaps:\n  room:\n    file: PATH\n    legend: |\n      @ = start\n"
        "      ? = target\nstate:\n  at: room = the start\ntransitions:\n  go(d in direction):\n"
        "    when: step(at, d) in room\n    then:\n      at: step(at, d)\ngoal: at in target\n"
    )
    path = folder / "room.yaml"
    for given in ("../secret.txt", str(tmp_path / "secret.txt"), "link.txt"):
        path.write_text(text.replace("PATH", given), "utf-8")
        assert "error[outside]: " in told(path, capsys)
        assert main(["solve", str(path), "--map", f"room={tmp_path / 'secret.txt'}"]) == 0
        capsys.readouterr()
    expect = "expect: {map: {room: ../secret.txt}, cost: 1}\n"
    path.write_text(text.replace("PATH", "room.txt") + expect, "utf-8")
    assert main(["validate", str(path)]) == 2
    assert "error[outside]: " in capsys.readouterr().err
    path.write_text(text.replace("PATH", "room.txt"), "utf-8")
    assert main(["solve", str(path)]) == 0


def test_time_holds_before_the_search_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search polls the clock; earlier stages are ended by an alarm."""
    from puzzlelang.answers import loading

    def endless(*_: object) -> object:
        while True:
            pass

    monkeypatch.setattr(loading, "check", endless)
    assert main(["solve", "frogs", "--time", "0.1"]) == 3
    assert "Gave up: the time limit" in capsys.readouterr().err
