"""docs/puzzlelang.1, the manual page in the wheel."""

from __future__ import annotations

import runpy
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from puzzlelang.front.commands import exit_codes, registry

TOP = Path(__file__).parents[2]
PAGE = TOP / "docs" / "puzzlelang.1"


def test_it_is_of_today() -> None:
    written = runpy.run_path(str(TOP / "website/man_page.py"))["written"]
    assert written() == PAGE.read_text(encoding="utf-8"), "run website/man_page.py"


@pytest.mark.skipif(shutil.which("man") is None, reason="`man` is not installed")
def test_it_reads_well() -> None:
    """No warnings of roff, every command with every option, and no unprocessed markup."""
    done = subprocess.run(
        ["man", "--warnings", "-l", str(PAGE)], capture_output=True, text=True, timeout=60,
        env={"MANWIDTH": "400", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANOPT": ""},
    )  # fmt: skip
    assert done.returncode == 0 and done.stderr == ""
    words = " ".join(done.stdout.split())
    for name, summary in registry.COMMANDS.items():
        assert f"puzzlelang {name} [OPTION]..." in words
        assert f"{summary[0].upper()}{summary[1:]}." in words
        for option in registry.parser_of(name).options():
            assert option in words
    for _, meaning in exit_codes.MEANINGS.items():
        assert meaning in words
    assert "\\" not in done.stdout and "`" not in done.stdout


def test_it_is_in_the_wheel() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
    shared = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert shared["docs/puzzlelang.1"] == "share/man/man1/puzzlelang.1"
