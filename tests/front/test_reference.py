"""docs/python-reference.md: every public name with its signature and its docstring."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

import puzzlelang as pl

PAGE = Path(__file__).parents[2] / "docs" / "python-reference.md"

HEAD = """\
# puzzlelang from Python: reference

Generated from the docstrings (`pytest --update-golden tests/front/test_reference.py`);
[python.md](python.md) is the manual. `Bounds` stands for the keywords `time`, `memory`, `states`,
`progress` and `stop`.
"""

HIDDEN = {"fixes"}
"""Members whose types belong to inner modules."""


def prose(thing: Any) -> str:
    """Convert a docstring to Markdown."""
    text = inspect.getdoc(thing) or ""
    text = re.sub(r":\w+:`([^`]+)`", r"`\1`", text)
    return text.replace("``", "`")


def signature(name: str, thing: Any) -> str:
    text = re.sub(r"(: |-> |\* ?)'([^']*)'", r"\1\2", str(inspect.signature(thing)))
    text = text.replace("Unpack[Bounds]", "Bounds")
    return name + re.sub(r"^\(self(?:, )?", "(", text).replace("(/, ", "(")


def members(kind: type) -> Iterator[tuple[str, str]]:
    for name, member in vars(kind).items():
        if name.startswith("_") or name in HIDDEN:
            continue
        if inspect.isfunction(member):
            yield signature(name, member), prose(member)
        elif isinstance(member, property | cached_property):
            yield name, prose(member)


def reference() -> Iterator[str]:
    yield HEAD
    for name in (name for name in pl.__all__ if name != "__version__"):
        thing = getattr(pl, name)
        if inspect.isfunction(thing):
            yield f"## `{signature(name, thing)}`\n\n{prose(thing)}\n"
            continue
        yield f"## {name}\n\n{prose(thing)}\n"
        for title, text in members(thing):
            yield f"**`{title}`**" + (f"  \n{text}\n" if text else "\n")


def test_page(request: pytest.FixtureRequest) -> None:
    found = "\n".join(reference())
    if request.config.getoption("--update-golden"):
        PAGE.write_text(found, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == found


@pytest.mark.parametrize("name", [name for name in pl.__all__ if name[0].isupper()])
def test_all_is_described(name: str) -> None:
    thing = getattr(pl, name)
    assert prose(thing)
    assert not [title for title, text in members(thing) if not text]
