"""The message if Pillow is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]


@pytest.mark.parametrize("ending", [".png", ".gif"])
def test_one_message_before_the_search(tmp_path: Path, ending: str) -> None:
    (tmp_path / "PIL").mkdir()
    (tmp_path / "PIL" / "__init__.py").write_text("raise ImportError", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "puzzlelang", "solve", "goat", "-o", str(tmp_path / f"a{ending}")],
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{TOP}"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "error[usage]: pixel pictures (.png, .gif) need Pillow, which is not installed\n"
        " = help: `pip install puzzlelang[pictures]`, or write .svg or .html instead\n"
    )
