"""docs/teaching.md: its files are written, its mistakes planted, its commands run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from puzzlelang.front.commands import program
from tests.project.pages import blocks

PAGE = Path(__file__).parents[2] / "docs" / "teaching.md"
PLANTED = re.compile(r"^\| `(\w+\.yaml)` \| `(.*?)` \| `(.*?)` \|$", re.M)


@pytest.fixture
def folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    files = {b.words[1]: b.text for b in blocks(PAGE) if b.words[0] == "yaml"}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "class").mkdir()
    mistakes = PLANTED.findall(PAGE.read_text(encoding="utf-8"))
    assert len(mistakes) == 4
    for name, before, after in mistakes:
        assert files["jugs.yaml"].count(before) == 1
        (tmp_path / "class" / name).write_text(files["jugs.yaml"].replace(before, after))
    assert program.main(["solve", "jugs.yaml", "--format", "json", "--quiet"]) == 0
    (tmp_path / "answer.json").write_text(capsys.readouterr().out)
    return tmp_path


def test_commands(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    count = 0
    for block in blocks(PAGE):
        if block.words[0] != "console":
            continue
        for part in block.text.split("$ ")[1:]:
            command, _, output = part.partition("\n")
            program.main(shlex.split(command)[1:])
            assert capsys.readouterr().out == output
            count += 1
    assert count == 6


def test_claims_in_the_text(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["solve", "jugs.yaml", "--search", "bfs", "--watch-search", "-"]) == 0
    printed = capsys.readouterr().out
    assert "(12 expanded)" in printed
    assert max(map(int, re.findall(r"(\d+) waiting", printed))) == 3
    assert program.main(["graph", "jugs.yaml", "-o", "jugs.svg"]) == 0
    assert "16 states, 58 transitions" in capsys.readouterr().err
    words = ["jugs.yaml", "class", "--points", "rubric.yaml", "-o", "points.csv", "--quiet"]
    assert program.main(["grade", *words]) == 0
    assert "ben.yaml,3,8," in (folder / "points.csv").read_text()
