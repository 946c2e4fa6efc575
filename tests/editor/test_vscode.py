"""The VS Code extension: generated files, grammar tokens, client with the real server, archive."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import runpy
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from puzzlelang import __version__
from puzzlelang.syntax import tree
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.text.diagnostics import Diagnostics
from puzzlelang.text.records import fields, is_record
from puzzlelang.text.source import Source
from tests.editor.editor_client import CROSSING

TOP = Path(__file__).parents[2]
EXTENSION = TOP / "editors/vscode"
GOLDEN = TOP / "tests/editor/sample.tokens"
GRAMMAR = EXTENSION / "syntaxes/puzzlelang.tmLanguage.json"
SAMPLE = EXTENSION / "sample.yaml"


def test_what_is_made_is_of_today() -> None:
    made = runpy.run_path(str(EXTENSION / "make.py"))["made"]()
    for path, text in made.items():
        assert (EXTENSION / path).read_text(encoding="utf-8") == text, f"run make.py: {path}"


# ── the grammar ──────────────────────────────────────────────────────────────────────


def fingerprint() -> str:
    return hashlib.sha256(GRAMMAR.read_bytes() + SAMPLE.read_bytes()).hexdigest()


def golden() -> dict[tuple[int, int], tuple[str, str]]:
    """The tokens of the sample according to vscode-textmate, the engine of editors
    (``tokens.mjs``).
    """
    head, *lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    assert head == f"# sha256 {fingerprint()}", (
        "the grammar or its sample has changed: write the tokens with tokens.mjs, below "
        f"`# sha256 {fingerprint()}`"
    )
    found = {}
    for line in lines:
        place, text, scope = line.split("\t")
        row, column = map(int, place.split(":"))
        found[row, column] = text, scope
    return found


def leaves(node: Any) -> Iterator[tree.Name | tree.Number | tree.NoneValue | tree.Text]:
    if isinstance(node, tuple):
        for part in node:
            yield from leaves(part)
    elif isinstance(node, tree.Name | tree.Number | tree.NoneValue | tree.Text):
        yield node
    elif is_record(node) and not isinstance(node, Source):
        for known in fields(node):
            if known not in ("span", "operator_span"):
                yield from leaves(getattr(node, known))


SCOPES = {
    tree.Number: ("constant.numeric",),
    tree.NoneValue: ("constant.language",),
    tree.Text: ("string.quoted",),
    tree.Name: ("variable.other", "entity.name", "support.", "constant.language"),
}


def test_colours_say_what_the_parser_reads() -> None:
    """Each name, number and text of the sample's tree is a token of its kind and position."""
    source = Source("sample.yaml", SAMPLE.read_text(encoding="utf-8"))
    diagnostics = Diagnostics()
    puzzle = read_puzzle(source, diagnostics)
    assert puzzle is not None and not diagnostics.errors
    tokens, count = golden(), 0
    texts = ("title", "about", "origin", "difficulty", "expectations", "instances")
    for known in fields(puzzle):
        if known in texts or known == "source":
            continue
        for leaf in leaves(getattr(puzzle, known)):
            place = source.position(leaf.span.start)
            if isinstance(leaf, tree.Name) and (not leaf.text or " " in leaf.span.text):
                continue  # a rule's name is free text
            if isinstance(leaf, tree.Text) and leaf.span.text[:1] not in "'\"":
                continue
            text, scope = tokens[place]
            assert text == leaf.span.text, place
            assert scope.startswith(SCOPES[type(leaf)]), (place, text, scope)
            count += 1
    assert count > 150


@pytest.mark.parametrize(
    ("words", "text", "scope"),
    [
        ("goal: is no", "and goal: is no section.", "string.unquoted"),
        ("# is no comment", "Push the crates: it's not about <text>, # is no comment here",
         "string.unquoted"),
        ("# puzzlelang solve", "# puzzlelang solve sample --set n=3", "comment.line.number-sign"),
        ("#@ #", "#@ #  # a row", "string.unquoted"),
        ("# = wall", "#", "constant.character"),
        ("goal: lit", "goal", "keyword.other.section"),
        ("when: free", "when", "keyword.other.key"),
        ("nobody is eaten", "nobody is eaten", "entity.name.tag"),
        ("carry over(g", "carry over", "entity.name.function"),
        ("implies", "implies", "keyword.operator.wordlike"),
        ("<row(next)", "<", "punctuation.section.embedded"),
        ("> 1) then", ">", "keyword.operator"),
        (">, <if", ">", "punctuation.section.embedded"),
        ("'far'", "'far'", "string.quoted"),
        ("any\n", "any", "keyword.control"),
        ("any of", "any", "keyword.control"),
        ("said>", "said", "support.type"),
        ("# known", "# known", "comment.line.number-sign"),
    ],
)  # fmt: skip
def test_tokens(words: str, text: str, scope: str) -> None:
    sample = SAMPLE.read_text(encoding="utf-8")
    place = Source("", sample).position(sample.index(words))
    tokens = golden()
    covering = max(at for at in tokens if at <= place)
    assert covering[0] == place[0]
    assert tokens[covering] == (text, scope)


# ── the client ───────────────────────────────────────────────────────────────────────

node, npm = shutil.which("node"), shutil.which("npm")
LIBRARY = EXTENSION / "node_modules" / "vscode-languageclient"
with_client = pytest.mark.skipif(
    node is None or not LIBRARY.exists(),
    reason="the client needs Node.js and `npm install --no-package-lock --prefix editors/vscode`",
)

PUZZLE = CROSSING.replace("  take(", "  cross:\n    then:\n      farmer: other(farmer)\n  take(")
PUZZLE += "\ndefine:\n  over(i in item): at(i) = right\n"
"""It has a solution, and an unused definition without a declared type."""


def played(folder: Path, *command: str) -> dict[str, Any]:
    file = folder / "crossing.yaml"
    file.write_text(PUZZLE, encoding="utf-8")
    done = subprocess.run(
        [str(node), str(TOP / "tests/editor/extension.cjs"), str(file), *command],
        capture_output=True, text=True, cwd=TOP, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.slow
@with_client
def test_the_client_with_the_real_server(tmp_path: Path) -> None:
    if importlib.util.find_spec("pygls") is None:
        pytest.skip("the language server is an extra: puzzlelang[lsp]")
    said = played(tmp_path, sys.executable, "-m", "puzzlelang", "lsp")
    assert said["warnings"] == []
    assert [one["code"] for one in said["opened"]] == ["unused"]
    (mistake,) = said["mistake"]
    assert (mistake["code"], mistake["severity"]) == ("unknown-name", 0)
    assert said["actions"][0]["title"] == "write `farmer`"
    assert "variable: a bank (left, right)" in said["hover"]["contents"]["value"]
    assert said["definition"]["range"][0] == {"line": 7, "character": 2}
    assert len(said["references"]) == 7
    assert [h["kind"] for h in said["highlights"]] == [2, *[1] * 6]  # the declaration comes first
    items = said["completion"]["items"]
    assert items[0]["label"] == "i"
    at = next(item for item in items if item["label"] == "at")
    assert at["insertText"] == {"value": "at(${1:item})"}
    assert said["prepared"] == [{"line": 7, "character": 2}, {"line": 7, "character": 8}]
    (edits,) = said["rename"]["edits"].values()
    assert [edit["newText"] for edit in edits] == ["ferryman"] * 7
    assert "the puzzle would have a mistake" in said["refused"]
    assert [one["name"] for one in said["symbols"]][:2] == ["puzzle", "types"]
    assert said["format"][0]["newText"] == PUZZLE
    assert len(said["tokens"]) % 5 == 0 and len(said["tokens"]) > 100
    assert [hint["label"] for hint in said["hints"]] == [": condition"]


@pytest.mark.slow
@with_client
def test_its_commands(tmp_path: Path) -> None:
    """Each command above the puzzle opens its answer next to the file."""
    if importlib.util.find_spec("pygls") is None:
        pytest.skip("the language server is an extra: puzzlelang[lsp]")
    said = played(tmp_path, sys.executable, "-m", "puzzlelang", "lsp")
    package = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    contributed = [one["command"] for one in package["contributes"]["commands"]]
    assert said["commands"] == contributed
    assert [lens["command"]["command"] for lens in said["lenses"]] == contributed
    solution, page, play, check, graph = said["shown"]
    # the farmer takes each of three across and comes back alone between: 3 + 2
    assert "Solved in 5 moves" in solution["text"] and "5 moves" in page["webview"]["html"]
    assert page["webview"]["html"].startswith("<!DOCTYPE html>")
    assert play["terminal"]["shellArgs"][-2:] == ["play", str(tmp_path / "crossing.yaml")]
    assert "crossing.yaml: ok" in check["text"]
    assert "<svg" in graph["webview"]["html"]
    assert [*tmp_path.iterdir()] == [tmp_path / "crossing.yaml"]


@pytest.mark.slow
@with_client
def test_the_client_without_a_server(tmp_path: Path) -> None:
    said = played(tmp_path, "no-such-program-anywhere", "lsp")
    for warning in said["warnings"]:  # at the start, and when a command is used
        assert "no-such-program-anywhere" in warning and "puzzlelang[lsp]" in warning
    assert len(said["warnings"]) == 2


# ── the archive ──────────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.skipif(npm is None or not LIBRARY.exists(), reason="npm builds the archive")
def test_the_archive(tmp_path: Path) -> None:
    archive = runpy.run_path(str(EXTENSION / "build.py"))["build"](tmp_path)
    assert archive.name == f"puzzlelang-{__version__.split('.dev')[0]}.vsix"
    with zipfile.ZipFile(archive) as opened:
        names = set(opened.namelist())
        package = json.loads(opened.read("extension/package.json"))
        manifest = ElementTree.fromstring(opened.read("extension.vsixmanifest"))
    schema = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"
    identity = manifest.find(f"{schema}Metadata/{schema}Identity")
    assert identity is not None and __version__.startswith(identity.get("Version", "?"))
    given = package["contributes"]
    paths = [package["main"], *(g["path"] for g in given["grammars"] + given["snippets"])]
    paths += [one["configuration"] for one in given["languages"] if "configuration" in one]
    wanted = {f"extension/{path.removeprefix('./')}" for path in paths}
    extra = {"package.json", "readme.md", "LICENSE.txt"}
    assert names == wanted | {f"extension/{name}" for name in extra} | {
        "extension.vsixmanifest", "[Content_Types].xml",
    }  # fmt: skip
