"""Commands and their outputs: the pages in tests/transcripts/, updated by `--update-golden`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

PAGES = sorted((Path(__file__).parents[1] / "transcripts").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_transcript(page: Path, followed: Callable[..., None]) -> None:
    followed(page, codes=True)
