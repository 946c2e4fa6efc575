"""docs/comparing.md: its files are written, its commands and Python lines are run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from puzzlelang.front.commands import program
from tests.project.pages import blocks

PAGE = Path(__file__).parents[2] / "docs" / "comparing.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for block in blocks(PAGE):
        if block.words[0] == "yaml":
            (tmp_path / block.words[1]).write_text(block.text, encoding="utf-8")
    return tmp_path


def test_commands(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import shlex

    commands = [block.text for block in blocks(PAGE) if block.words[0] == "console"]
    assert len(commands) == 3
    for text in commands:
        command, _, output = text.partition("\n")
        program.main(shlex.split(command)[2:])
        assert capsys.readouterr().out == output


def test_python(folder: Path) -> None:
    names: dict[str, object] = {}
    for block in blocks(PAGE):
        if block.words[0] != "python":
            continue
        for line in block.text.splitlines():
            code, _, comment = line.partition("  #")
            if re.match(r"[\w, .]+$", code) and not code.startswith("import"):
                expected = comment.strip().rstrip("'")
                assert repr(eval(code, names)).startswith(expected.partition("…")[0])
            else:
                exec(code, names)
