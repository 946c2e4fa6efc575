"""`puzzlelang explain`: every code has an entry whose example produces the code."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from puzzlelang.front.commands.program import main
from puzzlelang.text import explanations
from tests.project.test_diagnostics import codes
from tests.project.test_docs import sections
from tests.support import each_row

PAGE = Path(__file__).parents[2] / "docs" / "errors.md"

BASE = """\
puzzle: An example
types:
  item: [wolf, goat, cabbage]
  bank: [left, right]
state:
  farmer: bank = left
  at: bank for each item = left
  n: 0..3 = 0
transitions:
  cross:
    then:
      farmer: other(farmer)
  take(i in item):
    then:
      at(i): other(at(i))
  up:
    when: n < 3
    then:
      n: n + 1
goal: farmer = right
"""
"""The file around the examples; a section of an example replaces the one here."""

LEFT_OVER = {"never-changes", "unused"}
"""Warnings about variables of BASE that an example doesn't use."""

ENTRIES = explanations.entries()

WITHOUT_EXAMPLE = {
    "bad-certificate": "it takes an answer, and the file of another: tests/front/test_cli.py",
    "broken-promise": "the estimate has to mislead A*: tests/project/test_broken_files.py",
    "encoding": "a file that is no text",
    "no-machine-code": "every puzzle of the library has some: tests/engine/test_tiers.py",
    "no-certificate": "it takes a space of a million states",
    "pddl": "files in PDDL: tests/pddl/test_reading.py",
    "pddl-unsupported": "the same",
    "rename": "only editors ask: tests/editor/test_editing.py",
    "too-deep": "200 parentheses teach nobody",
    "too-long": "neither do 16,000 characters",
    "unreadable": "a file that the system protects",
}


@pytest.mark.slow
def test_every_code_is_explained() -> None:
    assert list(ENTRIES) == sorted(codes())


def test_entries_are_whole() -> None:
    for entry in ENTRIES.values():
        assert entry.body.count("```") == 2 * len(entry.examples), entry.code
        assert not re.search(r"```\s*\Z", entry.body), f"{entry.code}: the help is missing"
        assert entry.summary and len(entry.summary) < 160, entry.code
        assert max(map(len, entry.body.split("\n"))) <= 100, entry.code
    without = {code for code, entry in ENTRIES.items() if not entry.examples}
    assert without == WITHOUT_EXAMPLE.keys()


@each_row("code", [c for c, entry in ENTRIES.items() if entry.examples])
def test_the_example_makes_the_mistake(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "README.txt").write_text("Not an answer.\n")
    (tmp_path / "inner").mkdir()
    arguments: list[str] = []
    for example in ENTRIES[code].examples:
        if example.kind == "yaml":
            own = sections(example.text)
            is_whole = {"puzzle", "choose"} <= own.keys()
            whole = "".join((own if is_whole else sections(BASE) | own).values())
            (tmp_path / "example.yaml").write_text(whole)
            command, *rest = example.words or ("validate",)
            arguments = [command, "example.yaml", *rest]
        elif example.kind == "map":
            (tmp_path / f"{example.words[0]}.txt").write_text(example.text)
        else:
            assert example.kind == "console"
            arguments = shlex.split(example.text.removeprefix("$ puzzlelang "))
    (tmp_path / "title-alone.yaml").write_text("puzzle: A title\n")
    if code == "empty-file":
        (tmp_path / "empty.yaml").write_text("")
    elif code == "no-files":
        monkeypatch.chdir(tmp_path / "inner")
    main(arguments)
    found = re.findall(r"^(?:error|warning)\[([a-z-]+)\]", capsys.readouterr().err, re.MULTILINE)
    assert set(found) - (LEFT_OVER - {code}) == {code}


def test_the_base_is_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "example.yaml").write_text(BASE)
    assert main(["validate", "--deep", "example.yaml"]) == 0
    assert capsys.readouterr().err == ""


def test_the_page_is_made_of_the_entries(request: pytest.FixtureRequest) -> None:
    """``pytest --update-golden`` writes the page."""
    if request.config.getoption("--update-golden"):
        PAGE.write_text(explanations.page())
    assert PAGE.read_text() == explanations.page()


# ── the command ──────────────────────────────────────────────────────────────────────


def explain(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["explain", *arguments])
    found = capsys.readouterr()
    return code, found.out, found.err


def test_one_code(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = explain(capsys, "unknown-name")
    assert code == 0
    assert out.startswith("unknown-name\n\nNo parameter, type,")
    assert "\n  goal: famer = right\n" in out
    assert "```" not in out
    assert explain(capsys, "error[unknown-name]:")[1] == out  # pasted from a message
    assert explain(capsys, "[unknown-name]")[1] == out
    assert "  $ puzzlelang solve FILE --set k=4\n" in explain(capsys, "unknown-parameter")[1]


@pytest.mark.parametrize("width", [40, 100])
def test_prose_is_as_wide_as_the_terminal(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for code in ("range-left", "ragged-map", "encoding"):
        prose = [x for x in explain(capsys, code)[1].split("\n") if not x.startswith("  ")]
        assert width - 20 < max(map(len, prose)) <= width


def test_all_codes(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = explain(capsys)
    assert code == 0
    listed = [line.split()[0] for line in out.splitlines() if not line.startswith(" ")]
    assert listed == list(ENTRIES)
    assert max(map(len, out.splitlines())) <= 80


def test_a_code_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = explain(capsys, "unknown-nmae")
    assert (code, out) == (2, "")
    assert "error[usage]: no message has the code `unknown-nmae`" in err
    assert "did you mean `unknown-name`?" in err
    assert "`puzzlelang explain` lists all codes" in explain(capsys, "xyz")[2]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = explain(capsys, "range-left", "--format", "json")
    (entry,) = json.loads(out)["codes"]
    assert (code, entry["code"]) == (0, "range-left")
    assert entry["summary"].startswith("A range is a promise")
    assert len(json.loads(explain(capsys, "--format", "json")[1])["codes"]) == len(ENTRIES)
