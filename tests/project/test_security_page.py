"""docs/security.md: its example is refused as shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "security.md"


def test_the_page_is_true(
    followed: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "secrets.txt").write_text("...\n", "utf-8")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    followed(PAGE)
