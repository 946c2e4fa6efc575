"""Semantic colours, type hints and commands above a puzzle, as sent to an editor."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.editor.analysis import analyse
from puzzlelang.editor.server import MODIFIERS, SORTS, TYPES, hints, tokens
from puzzlelang.syntax import library
from tests.editor.editor_client import Client

TEXT = """\
puzzle: Two boats — 𝒜 and 𝒵
params:
  most: 2
types:
  bank: [left, right]
  boat: [red, blue]
tables:
  weight: {red: 3, blue: 1}
define:
  is_heavy(b in boat): weight(b) > most  # 𝒜
state:
  at: bank for each boat = left
transitions:
  row(b in boat):
    let:
      there: other(at(b))
    then: {at(b): there}
goal: at(red) = right and is_heavy(red)
"""
"""Two of its characters are two units each in UTF-16."""


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    pytest.importorskip("pygls", reason="the language server is an extra: puzzlelang[lsp]")
    one = Client(options={"commands": ["puzzlelang.graph", "puzzlelang.solve", "rm"]})
    yield one
    one.close()


def decoded(text: str, sent: list[int]) -> list[tuple[str, str, list[str]]]:
    """Decode semantic tokens: words, with their type and modifiers."""
    found = []
    line = column = 0
    lines = [row.encode("utf-16-le") for row in text.split("\n")]
    for down, right, length, sort, bits in zip(*[iter(sent)] * 5, strict=True):
        line, column = line + down, right if down else column + right
        word = lines[line][2 * column : 2 * (column + length)].decode("utf-16-le")
        modifiers = [name for place, name in enumerate(MODIFIERS) if bits >> place & 1]
        found.append((word, TYPES[sort], modifiers))
    return found


def test_an_editor_is_sent_them(client: Client, tmp_path: Path) -> None:
    uri = (tmp_path / "boats.yaml").as_uri()
    assert [one["severity"] for one in client.open(uri, TEXT)] == [2], "at most a warning"
    document = {"uri": uri}
    legend = client.capabilities["semanticTokensProvider"]["legend"]
    assert legend == {"tokenTypes": list(TYPES), "tokenModifiers": list(MODIFIERS)}

    sent = client.ask("textDocument/semanticTokens/full", textDocument=document)["data"]
    words = decoded(TEXT, sent)
    for word in (
        ("most", "variable", ["declaration", "readonly"]),
        ("bank", "type", ["declaration"]),
        ("left", "enumMember", ["declaration"]),
        ("weight", "property", ["declaration", "readonly"]),
        ("weight", "property", ["readonly"]),
        ("is_heavy", "function", ["declaration"]),
        ("b", "parameter", ["declaration"]),
        ("row", "method", ["declaration"]),
        ("there", "parameter", []),
        ("at", "variable", []),
    ):
        assert word in words
    assert words[-2:] == [("is_heavy", "function", []), ("red", "enumMember", [])]

    whole = {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}
    found = client.ask("textDocument/inlayHint", textDocument=document, range=whole)
    lines = TEXT.split("\n")
    assert [
        (lines[one["position"]["line"]][: one["position"]["character"]].strip(), one["label"])
        for one in found
    ] == [
        ("weight", ": number (1..3) for each boat"),
        ("is_heavy(b in boat)", ": condition"),
        ("there", ": bank"),
    ]
    part = {"start": {"line": 9, "character": 0}, "end": {"line": 10, "character": 0}}
    few = client.ask("textDocument/inlayHint", textDocument=document, range=part)
    assert [one["label"] for one in few] == [": condition"]

    lenses = client.ask("textDocument/codeLens", textDocument=document)
    assert [one["command"] for one in lenses] == [
        {"title": "Solve", "command": "puzzlelang.solve", "arguments": [uri]},
        {"title": "Graph", "command": "puzzlelang.graph", "arguments": [uri]},
    ]
    assert {one["range"]["start"]["line"] for one in lenses} == {0}


@pytest.mark.slow
def test_no_command_where_the_editor_names_none(tmp_path: Path) -> None:
    pytest.importorskip("pygls", reason="the language server is an extra: puzzlelang[lsp]")
    one = Client()
    uri = (tmp_path / "boats.yaml").as_uri()
    one.open(uri, TEXT)
    assert one.ask("textDocument/codeLens", textDocument={"uri": uri}) == []
    one.close()


def test_another_yaml_file_is_left_alone(client: Client, tmp_path: Path) -> None:
    uri = (tmp_path / "ci.yaml").as_uri()
    client.open(uri, "jobs: {test: {steps: []}}\n")
    document = {"uri": uri}
    whole: Any = {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}
    assert client.ask("textDocument/semanticTokens/full", textDocument=document)["data"] == []
    assert client.ask("textDocument/inlayHint", textDocument=document, range=whole) == []
    assert client.ask("textDocument/codeLens", textDocument=document) == []


def test_the_whole_library() -> None:
    """Each name has a type, and no token exceeds its line or overlaps the previous one."""
    kinds = set()
    for name in sorted(library.names())[::16]:
        path = library.path_of(name)
        analysis = analyse(Path(path).read_text(encoding="utf-8"), path)
        kinds |= {one.symbol.kind for one in analysis.occurrences}
        found = tokens(analysis)
        assert len(found) > 10
        for before, after in pairwise(found):
            assert before.span.end <= after.span.start
        places = [hint.offset for hint in hints(analysis)]
        assert places == sorted(places)
    assert kinds <= SORTS.keys() and len(kinds) > 12


@pytest.mark.slow
def test_a_file_with_mistakes_keeps_its_colours() -> None:
    analysis = analyse(TEXT.replace("other(at(b))", "othr(at(b))"), "boats.yaml")
    assert analysis.has_errors and len(tokens(analysis)) > 20
    assert analyse("puzzle: [", "boats.yaml").occurrences == []
