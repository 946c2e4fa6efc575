"""docs/security.md: the file that it shows is refused as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.project.pages import hold

PAGE = Path(__file__).parents[2] / "docs" / "security.md"


def test_the_page_is_true(
    pytestconfig: pytest.Config,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "secrets.txt").write_text("...\n", "utf-8")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("COLUMNS", "80")
    hold(PAGE, capsys, pytestconfig.getoption("update_golden"))
