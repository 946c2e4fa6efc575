"""Golden files: tests/diagnostics/*.md hold puzzle files and everything that is said about them.

A heading is a case, the prose says why it is there, a ```yaml block is the file and the
```diagnostics block after it what an author reads; it is empty for a file that is right.
``pytest --update-golden`` writes the blocks anew; read the difference before keeping it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support import diagnose

from puzzlelang.diagnostics import render_all

FOLDER = Path(__file__).parent / "diagnostics"

CASE = re.compile(
    r"^## (?P<name>[^\n]+)\n(?P<why>.*?)"
    r"^```yaml\n(?P<text>.*?)^```\n+^```diagnostics\n(?P<found>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


def cases() -> Iterator[tuple[Path, str]]:
    for path in sorted(FOLDER.glob("*.md")):
        for case in CASE.finditer(path.read_text("utf-8")):
            yield path, case["name"]


def told(text: str) -> str:
    """What is said about a file; ``⇥`` and ``⍽`` stand for a tab and a no-break space."""
    found = render_all(diagnose(text.replace("⇥", "\t").replace("⍽", "\u00a0")))
    return found + "\n" if found else ""


@pytest.mark.parametrize(("path", "name"), [pytest.param(p, n, id=n) for p, n in cases()])
def test_case(path: Path, name: str, request: pytest.FixtureRequest) -> None:
    content = path.read_text("utf-8")
    case = next(c for c in CASE.finditer(content) if c["name"] == name)
    assert case["why"].strip(), "say why the case is there"
    found = told(case["text"])
    if request.config.getoption("--update-golden"):
        path.write_text(content[: case.start("found")] + found + content[case.end("found") :])
    else:
        assert found == case["found"]


def test_every_case_is_found() -> None:
    """A block that the pattern above misses would be a test that never runs."""
    for path in FOLDER.glob("*.md"):
        content = path.read_text("utf-8")
        names = [name for p, name in cases() if p == path]
        assert len(names) == content.count("\n## ") == content.count("```diagnostics"), path
        assert len(set(names)) == len(names), path
