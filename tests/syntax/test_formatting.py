"""The house style, and the JSON Schema of puzzle files."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from puzzlelang.editor.formatting import format_text, same
from puzzlelang.editor.json_schema import schema
from puzzlelang.front.commands import program
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.vocabulary import SECTIONS
from puzzlelang.text.diagnostics import Diagnostics, PuzzleError
from puzzlelang.text.source import Source
from tests.editor.editor_client import CROSSING
from tests.support import each_row, in_part

TOP = Path(__file__).parents[2]
LIBRARY = sorted((TOP / "puzzles").rglob("*.yaml"))


def texts() -> list[tuple[str, str]]:
    return [(path.stem, path.read_text(encoding="utf-8")) for path in LIBRARY]


@pytest.mark.slow
def test_the_library_is_in_the_house_style() -> None:
    for name, text in texts():
        assert format_text(text, name) == text, name


def careless(text: str) -> str:
    """Lay ``text`` out carelessly: other indentation, blanks and empty lines."""
    lines: list[str] = []
    held: int | None = None  # column of a value whose further lines move with it
    for line in text.split("\n"):
        indent = len(line) - len(line.lstrip(" "))
        if held is not None and (not line.strip() or indent > held):
            lines.append(line and " " * held + line)
            continue
        held = None
        if not line.strip():
            lines += ["", ""]
            continue
        if not re.search(r":( +#.*)?$", line):
            held = indent
        key = re.match(r"( *[\w ()]+):( )(?=\S)", line)
        if key and "|" not in line and "#" not in line:
            line = f"{key[1]}:    {line[key.end() :]}  "
        lines.append(" " * indent + line)
    return "\n".join(lines)


def tokens(text: str) -> str:
    """``text`` with one blank before trailing comments."""
    return re.sub(r"(?m)(?<=\S) +#", " #", text)


@pytest.mark.slow
@in_part("each", 10, 4)
def test_a_careless_layout_becomes_the_house_style(each: int) -> None:
    """The text is restored, including comments; only their columns may differ."""
    count = 0
    for name, text in texts()[::each]:
        wild = careless(text)
        diagnostics = Diagnostics()
        read_puzzle(Source(name, wild), diagnostics)
        if diagnostics.errors:
            continue  # flow collections across lines become invalid YAML
        count += 1
        found = format_text(wild, name)
        assert tokens(found) == tokens(text), name
        assert format_text(found, name) == found, name
    assert count > 48 // each


@each_row(
    ("old", "new"),
    [
        ("goal: a=1 and b  !=2", "goal: a = 1 and b != 2"),
        ("goal: every x in S has f( x ,1)=g (x)", "goal: every x in S has f(x, 1) = g(x)"),
        ("goal: not(a) and(b or c)", "goal: not (a) and (b or c)"),
        ("goal: a+b = a +b", "goal: a+b = a + b"),
        ("goal: 2*n+1 > - 3", "goal: 2*n+1 > -3"),
        ("goal: -x < a- -b", "goal: -x < a - -b"),
        ("goal: x in 1..3 or x in 1.. n", "goal: x in 1..3 or x in 1 .. n"),
        ("goal: (a,b)in eats", "goal: (a, b) in eats"),
        ("goal: c='a  b'", "goal: c = 'a  b'"),
        ("goal: \"a   =b\"", "goal: \"a   =b\""),
        ("goal : a", "goal: a"),
        ("goal:\n- a\n- b", "goal:\n  - a\n  - b"),
        ("goal:\n      -   a=b\n      - c", "goal:\n  - a = b\n  - c"),
        ("goal:\n     a\n     or b", "goal:\n  a\n  or b"),
        ("params:\n   n:   [1,2 , 3]", "params:\n  n: [1, 2, 3]"),
        ("params:\n  n: [a,b, c,d]", "params:\n  n: [a,b, c,d]"),
        ("params:\n  n: { a:  b,c: d }", "params:\n  n: {a: b, c: d}"),
        ("goal: a # why", "goal: a # why"),
        ("goal: a=b # why", "goal: a = b  # why"),
        ("goal: a    # why", "goal: a    # why"),
        ("#  note \ngoal: a", "#  note\ngoal: a"),
        ("state:\n    a: 0..3 = 0\n    # then\n    b: 0..3 = 0",
         "state:\n  a: 0..3 = 0\n  # then\n  b: 0..3 = 0"),
        ("show: |\n      x\n        <a>  y  ", "show: |\n  x\n    <a>  y  "),
        ("show: <a >   b", "show: <a >   b"),
        ("lose:\n   no crowd  in town : a", "lose:\n  no crowd  in town: a"),
        ("define:\n    f( a in S ): a", "define:\n  f(a in S): a"),
        ("transitions:\n   t( x in S):\n      then:\n         - a: b\n           c: d",
         "transitions:\n  t(x in S):\n    then:\n      - a: b\n        c: d"),
        ("goal: a\n\n\n\nlose: b\ncheck: c", "goal: a\n\nlose: b\n\ncheck: c"),
        ("\n\ngoal: a\n\n\n", "goal: a"),
        ("about: x\nsource: y\ngoal: a", "about: x\nsource: y\n\ngoal: a"),
        ("lose: b\n# on goals\ngoal: a", "lose: b\n\n# on goals\ngoal: a"),
    ],
)  # fmt: skip
def test_rules_of_the_house(old: str, new: str) -> None:
    """One rule at a time, on fragments that need not be puzzles."""
    from puzzlelang.editor.formatting import _formatted

    assert _formatted(Source("x", old + "\n")) == new + "\n"
    assert _formatted(Source("x", new + "\n")) == new + "\n"


def test_lines_end_as_everywhere() -> None:
    assert format_text(CROSSING.replace("\n", "\r\n"), "x") == CROSSING


def test_a_tree_that_differs_is_noticed() -> None:
    def read(text: str) -> Any:
        return read_puzzle(Source("x", text), Diagnostics())

    assert same(read(CROSSING), read("\n" + CROSSING))
    assert not same(read(CROSSING), read(CROSSING.replace("= right", "= left")))
    assert not same(read(CROSSING), read(CROSSING + "show: <farmer>\n"))


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = program.main([str(word) for word in words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, wild, bad = tmp_path / "good.yaml", tmp_path / "wild.yaml", tmp_path / "bad.yaml"
    good.write_text(CROSSING, encoding="utf-8")
    wild.write_text(CROSSING.replace("at(i) = farmer", "at( i)=farmer"), encoding="utf-8")
    broken = CROSSING.replace("other(farmer)", "other(farmer", 1)
    bad.write_text(broken, encoding="utf-8")
    assert run(capsys, "format", good) == (0, CROSSING, "")
    assert run(capsys, "format", wild) == (0, CROSSING, "")
    assert wild.read_text(encoding="utf-8") != CROSSING
    assert run(capsys, "format", "--check", good) == (0, "", "")
    assert run(capsys, "format", "--check", good, wild) == (
        1, f"{wild}: not in the house style\n", "",
    )  # fmt: skip
    code, out, err = run(capsys, "format", "--write", tmp_path)
    assert (code, out) == (2, "") and "error[missing-word]" in err and f"{wild}: changed" in err
    assert bad.read_text(encoding="utf-8") == broken
    assert wild.read_text(encoding="utf-8") == CROSSING
    assert run(capsys, "format", "--check", bad)[0] == 2


def test_links_and_permissions_stay(tmp_path: Path) -> None:
    file, link = tmp_path / "file.yaml", tmp_path / "link.yaml"
    file.write_text(CROSSING.replace("goal: ", "goal:  "), encoding="utf-8")
    file.chmod(0o640)
    link.symlink_to(file)
    assert program.main(["format", "--write", "--quiet", str(link)]) == 0
    assert link.is_symlink() and file.stat().st_mode & 0o777 == 0o640
    assert file.read_text(encoding="utf-8") == CROSSING


def test_the_server_is_an_extra(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for known in [n for n in sys.modules if n.startswith("puzzlelang.editor")]:
        monkeypatch.delitem(sys.modules, known)
    monkeypatch.setitem(sys.modules, "lsprotocol", None)
    code, out, err = run(capsys, "lsp")
    assert (code, out) == (2, "")
    assert "pip install 'puzzlelang[lsp]'" in err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("frogs goat", "only one file can be printed"),
        ("--write frogs", "is a bundled puzzle"),
        ("--write -", "standard input can't be written to"),
        ("--write --check frogs", "`--check` changes none"),
        ("nothing.yaml", "there is no file"),
    ],
)
def test_usage(capsys: pytest.CaptureFixture[str], words: str, message: str) -> None:
    code, out, err = run(capsys, "format", *words.split())
    assert (code, out) == (2, "")
    assert message in err


def test_a_file_with_errors_is_refused() -> None:
    for broken in ("", "a: [", CROSSING.replace("goal:", "goal:\n\t"), "- x\n"):
        with pytest.raises(PuzzleError):
            format_text(broken, "x")


# ── the schema ───────────────────────────────────────────────────────────────────────


def validator() -> Any:
    jsonschema = pytest.importorskip("jsonschema")
    found = schema()
    jsonschema.Draft7Validator.check_schema(found)
    return jsonschema.Draft7Validator(found)


def test_the_schema_knows_every_section() -> None:
    assert schema()["properties"].keys() == SECTIONS.keys()
    assert schema()["required"] == ["puzzle"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "valid"),
    [
        ("puzzle: x\nchoose: {a: 1..2}\n", True),
        ("puzzle: x\nstate: {a: 1..2 = 1}\ntransitions: {t: {then: {a: 2}}}\n", True),
        ("puzzle: x\nrules: [a = 1]\n", False),
        ("puzzle: x\nstate: {a: 1..2 = 1}\n", False),
        ("puzzle: x\nchoose: {a: 1..2}\nstate: {a: 1..2 = 1}\n"
         "transitions: {t: {then: {a: 2}}}\n", False),
    ],
)  # fmt: skip
def test_the_schema_knows_both_kinds_of_puzzles(text: str, valid: bool) -> None:
    assert validator().is_valid(yaml.safe_load(text)) == valid


@pytest.mark.slow
@in_part("each", 5, 1)
def test_the_library_is_as_the_schema_says(each: int) -> None:
    one = validator()
    for name, text in texts()[::each]:
        assert [e.message for e in one.iter_errors(yaml.safe_load(text))] == [], name


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("goal:", "gaol:", "'gaol' was unexpected"),
        ("when:", "wehn:", "'wehn' was unexpected"),
        ("then:", "when2:", "'then' is a required property"),
        ("state:", "goal2: 3\nstate2:", "'state' is a required property"),
        ("goal: every", "expect: {cost: few}\ngoal: every", "is not valid"),
        ("goal: every", "expect: {states: -1}\ngoal: every", "is not valid"),
        ("goal: every", "maps: {room: {rows: x}}\ngoal: every", "'legend' is a required property"),
        ("goal: every i in item has at(i) = right", "goal: {a: b}", "is not valid"),
    ],
)
def test_mistakes_against_the_schema(old: str, new: str, message: str) -> None:
    found = list(validator().iter_errors(yaml.safe_load(CROSSING.replace(old, new, 1))))
    assert any(message in error.message for error in found), [e.message for e in found]


def test_the_command_schema(capsys: pytest.CaptureFixture[str]) -> None:
    import json

    code, out, _ = run(capsys, "schema")
    assert (code, json.loads(out)) == (0, schema())
