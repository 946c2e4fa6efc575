"""docs/pddl.md: its files are written, its commands are run."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from puzzlelang.front.commands import program
from tests.project.pages import blocks

PAGE = Path(__file__).parents[2] / "docs" / "pddl.md"


def test_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    commands = 0
    for block in blocks(PAGE):
        if block.words[0] == "lisp":
            (tmp_path / block.words[1]).write_text(block.text, encoding="utf-8")
        elif block.words[0] == "console":
            command, _, output = block.text.partition("\n")
            words = shlex.split(command)[1:]
            if words[0] == "cat":
                assert Path(words[1]).read_text() == output
                continue
            program.main(words[1:])
            assert capsys.readouterr().out == output
            commands += 1
    assert commands == 7
    assert (tmp_path / "frogs-pddl" / "problem.pddl").exists()
