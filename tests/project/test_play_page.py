"""docs/play.md: its examples that pipe something into `play` are run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).parents[2]
PAGE = (TOP / "docs" / "play.md").read_text(encoding="utf-8")


def test_examples() -> None:
    examples = re.findall(r"```console\n\$ printf '(.*)' \| puzzlelang (.*)\n((?:.*\n)*?)```", PAGE)
    assert examples
    for typed, arguments, output in examples:
        run = subprocess.run(
            [sys.executable, "-m", "puzzlelang", *arguments.split()], cwd=TOP, check=True,
            input=typed.replace("\\n", "\n"), capture_output=True, text=True, timeout=120,
        )  # fmt: skip
        assert run.stdout == output
