"""The extension for VS Code: made from the language's own tables, its grammar token by token, its
client against the real server, its archive.
"""

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
    """What vscode-textmate, the engine of editors, makes of the sample (``tokens.mjs``)."""
    head, *lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    assert head == f"# sha256 {fingerprint()}", (
        "the grammar or its sample has changed: write the tokens anew with tokens.mjs"
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
    """Each name, number and text of the sample's tree is a token of its kind, where it stands."""
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
                continue  # the name of a rule is a text for people
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

node = shutil.which("node")
with_node = pytest.mark.skipif(node is None, reason="the client runs in Node.js")


def played(folder: Path, *command: str) -> dict[str, Any]:
    file = folder / "crossing.yaml"
    file.write_text(CROSSING, encoding="utf-8")
    done = subprocess.run(
        [str(node), str(TOP / "tests/editor/extension.cjs"), str(file), *command],
        capture_output=True, text=True, cwd=TOP, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@with_node
def test_the_client_with_the_real_server(tmp_path: Path) -> None:
    if importlib.util.find_spec("pygls") is None:
        pytest.skip("the language server is an extra: puzzlelang[lsp]")
    said = played(tmp_path, sys.executable, "-m", "puzzlelang", "lsp")
    assert said["warnings"] == said["opened"] == []
    (mistake,) = said["mistake"]
    assert (mistake["code"], mistake["severity"]) == ("unknown-name", 0)
    assert said["actions"][0]["title"] == "write `farmer`"
    assert "variable: a bank (left, right)" in said["hover"]["contents"]["value"]
    assert said["definition"]["range"][0] == {"line": 7, "character": 2}
    assert len(said["references"]) == 5
    assert [h["kind"] for h in said["highlights"]] == [2, 1, 1, 1, 1]  # where it is written, first
    assert said["completion"][0]["label"] == "i"
    at = next(item for item in said["completion"] if item["label"] == "at")
    assert at["insertText"] == {"value": "at(${1:item})"}
    assert said["prepared"] == [{"line": 7, "character": 2}, {"line": 7, "character": 8}]
    (edits,) = said["rename"]["edits"].values()
    assert [edit["newText"] for edit in edits] == ["ferryman"] * 5
    assert "the puzzle would have a mistake" in said["refused"]
    assert [one["name"] for one in said["symbols"]][:2] == ["puzzle", "types"]
    assert said["format"][0]["newText"] == CROSSING


@with_node
def test_the_client_without_a_server(tmp_path: Path) -> None:
    said = played(tmp_path, "no-such-program-anywhere")
    (warning,) = said["warnings"]
    assert "no-such-program-anywhere" in warning and "puzzlelang[lsp]" in warning


# ── the archive ──────────────────────────────────────────────────────────────────────


def test_the_archive(tmp_path: Path) -> None:
    build = runpy.run_path(str(EXTENSION / "build.py"))["build"]
    (tmp_path / "again").mkdir()
    one, two = build(tmp_path), build(tmp_path / "again")
    assert one.read_bytes() == two.read_bytes()
    with zipfile.ZipFile(one) as archive:
        names = set(archive.namelist())
        package = json.loads(archive.read("extension/package.json"))
        manifest = ElementTree.fromstring(archive.read("extension.vsixmanifest"))
        ElementTree.fromstring(archive.read("[Content_Types].xml"))
    assert __version__.startswith(package["version"])
    schema = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"
    identity = manifest.find(f"{schema}Metadata/{schema}Identity")
    assert identity is not None and identity.get("Version") == package["version"]
    assert {asset.get("Path") for asset in manifest.iter(f"{schema}Asset")} <= names
    given = package["contributes"]
    paths = [package["main"], *(g["path"] for g in given["grammars"] + given["snippets"])]
    paths += [language["configuration"] for language in given["languages"]]
    assert {f"extension/{path.removeprefix('./')}" for path in paths} <= names
    for name in names:
        assert name[0] == "[" or name.split(".")[-1] in ("json", "js", "md", "txt", "vsixmanifest")
