"""docs/command-line.md: its command runs, its options and exit codes exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from puzzlelang.front.commands import exit_codes
from puzzlelang.front.commands.program import main

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text("utf-8")
COMMANDS = ("solve", "explore", "validate", "graph", "verify", "schema")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (command,) = re.findall(r"^\$ puzzlelang (.*)$", PAGE, re.MULTILINE)
    assert main(command.split()) == 0
    assert capsys.readouterr().out.strip()


def test_each_option_is_an_option_of_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    helps = ""
    for command in COMMANDS:
        assert main([command, "--help"]) == 0
        helps += capsys.readouterr().out
    options = set(re.findall(r"`[^`]*?(--[a-z]+)", PAGE)) - {"--help"}
    assert len(options) > 10
    assert options <= set(re.findall(r"--[a-z]+", helps))


def test_the_exit_codes_are_those_of_the_program() -> None:
    table = PAGE.partition("## Exit codes")[2].partition("##")[0]
    listed = {
        int(n)
        for row in re.findall(r"^\| ([\d, ]+) \|", table, re.MULTILINE)
        for n in row.split(",")
    }
    codes = {
        value for name, value in vars(exit_codes).items() if name.isupper() and type(value) is int
    }
    assert listed == codes
