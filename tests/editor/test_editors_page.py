"""docs/editors.md: its examples, and its statements about the server."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from puzzlelang import __version__
from puzzlelang.editor.formatting import format_text

TOP = Path(__file__).parents[2]
PAGE = (TOP / "docs/editors.md").read_text(encoding="utf-8")


def block(mark: str) -> str:
    found = re.search(rf"<!-- {mark} -->\n```yaml\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_the_example_of_the_house_style() -> None:
    assert format_text(block("careless"), "x") == block("house")
    assert format_text(block("house"), "x") == block("house")


def test_the_settings_are_in_order() -> None:
    helix = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert helix
    server = tomllib.loads(helix[1])["language-server"]["puzzlelang"]
    assert [server["command"], *server["args"]] == ["puzzlelang", "lsp"]
    package = json.loads((TOP / "editors/vscode/package.json").read_text(encoding="utf-8"))
    setting = package["contributes"]["configuration"]["properties"]["puzzlelang.command"]
    assert setting["default"] == ["puzzlelang", "lsp"]
    assert f"puzzlelang-{__version__.split('.dev')[0]}.vsix" in PAGE
    lsp = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "lsp" in lsp["optional-dependencies"]


def test_the_links_lead_somewhere() -> None:
    heads = {
        re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in PAGE.splitlines() if line.startswith("#")
    }  # fmt: skip
    assert set(re.findall(r"\(#([\w-]+)\)", PAGE)) <= heads
