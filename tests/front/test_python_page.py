"""docs/python.md: run its examples unchanged, one after the other."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_examples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # one of them creates a folder
    blocks = examples()
    assert len(blocks) > 10
    names: dict[str, object] = {}
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    said: list[str] = []
    for number, block in enumerate(blocks, 1):
        test = parser.get_doctest(block, names, f"block {number}", str(PAGE), 0)
        assert test.examples, block
        runner.run(test, out=said.append, clear_globs=False)
        names.update(test.globs)
    assert not said, "".join(said)


@pytest.mark.later("list(answer)", "repr(answer)", "str(answer)")
@pytest.mark.parametrize(
    "wanted", ["list(answer)", "str(answer)", "repr(answer)", "answer.to_json()"]
)
def test_nothing_else_need_be_imported_before(wanted: str) -> None:
    """Each of these imports the modules that it needs."""
    program = f"import puzzlelang as pl; answer = pl.load('goat').solve(); assert {wanted}"
    subprocess.run([sys.executable, "-c", program], check=True, cwd=PAGE.parents[1])
