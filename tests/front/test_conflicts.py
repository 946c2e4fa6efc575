"""Options that can't be combined: every row of the table refuses a command line."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.front.commands import conflicts
from puzzlelang.front.commands import program as cli
from tests.support import each_row, rows_of

REFUSED = dict(rows_of("front/conflicts.txt"))

FILLED = {"filled", "play filled", "verify filled"}
"""Topics that tests/front/test_filling.py tries."""


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The helps of the refusals so far, and their messages."""
    refusals: list[str] = []
    real = conflicts.usage_error

    def noted(message: str, help: str = "") -> Any:
        refusals.append(help)
        return real(message, help)

    monkeypatch.setattr(conflicts, "usage_error", noted)
    return refusals


@each_row("line", REFUSED)
def test_each_conflict(line: str, tmp_path: Path, capsys: Any, rows: list[str]) -> None:
    rows.clear()
    code = cli.main([word.replace("OUT", str(tmp_path / "out")) for word in line.split()])
    said = " ".join(capsys.readouterr().err.split())
    assert (code, len(rows)) == (2, 1)
    assert REFUSED[line] in said and rows[0] in said
    assert list(tmp_path.iterdir()) == []


@each_row("topic", [name for name in conflicts.CONFLICTS if name not in FILLED])
def test_every_row_is_tried(topic: str) -> None:
    for row in conflicts.CONFLICTS[topic]:
        options = [row.option, row.others.split(", ")]
        assert any(all(_is_in(line, one) for one in options) for line in REFUSED), row


def _is_in(line: str, options: str | list[str]) -> bool:
    """Does the line have one of the options (not have it, after `!`)?"""
    if isinstance(options, list):
        return any(_is_in(line, option) for option in options)
    missing, name = options.startswith("!"), options.lstrip("!").partition(" ")[0]
    return missing != (name in line.split() or name in ("", "what"))


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("--all", "--all"), ("--all 5", None), ("--all 0", "--all 0"), ("--all *", "--all 0"),
        ("!--all", None), ("!--all 5", "--all 5"), ("--count", None), ("!--count", "--count"),
    ],
)  # fmt: skip
def test_an_option_that_is_0_is_given(option: str, text: str | None) -> None:
    assert conflicts._shown(option, {"--all": 0}) == text


def test_what_could_be_added() -> None:
    def could(**given: object) -> bool:
        options = Namespace(given={f"--{name}": value for name, value in given.items()})
        return conflicts.could_add("--store", options, ("good", "store"), None)

    assert could() and could(count=True) and could(estimate="file") and could(cores=2)
    assert not could(all=0) and not could(good=True) and not could(estimate="found")
