"""The language server, with a script as its client."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.editor.editor_client import COSTLY, CROSSING, PATIENCE, Client

pytest.importorskip("pygls", reason="the language server is an extra: puzzlelang[lsp]")

from puzzlelang.answers import validate
from puzzlelang.editor import analysis
from puzzlelang.editor.analysis import analyse
from puzzlelang.editor.workers import Counts, Desk, Look, Workers
from puzzlelang.text import Diagnostic
from tests.pddl.test_reading import DOMAIN, PROBLEM

TOP = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    one = Client()
    yield one
    one.close()


def at(text: str, words: str, inside: int = 0) -> dict[str, int]:
    """The position of the first occurrence of ``words``."""
    before = text[: text.index(words) + inside]
    return {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}


def texts(text: str, edits: list[dict[str, Any]]) -> str:
    """Apply edits, whose positions all refer to the original text."""
    lines = text.split("\n")
    starts = [sum(len(line) + 1 for line in lines[:i]) for i in range(len(lines) + 1)]

    def offset(place: dict[str, int]) -> int:
        return starts[place["line"]] + place["character"]

    for edit in sorted(edits, key=lambda e: -offset(e["range"]["start"])):
        begin, end = offset(edit["range"]["start"]), offset(edit["range"]["end"])
        text = text[:begin] + edit["newText"] + text[end:]
    return text


def test_a_session(client: Client, tmp_path: Path) -> None:
    """Open, mistype, correct, hover and rename, and compare each response."""
    uri = (tmp_path / "crossing.yaml").as_uri()
    document = {"uri": uri}
    assert client.open(uri, CROSSING) == []

    typo = CROSSING.replace("at(i) = farmer\n", "at(i) = framer\n")
    client.change(uri, 2, typo)
    (found,) = client.diagnostics(uri, 2)
    start = at(typo, "framer")
    assert found["range"] == {"start": start, "end": {**start, "character": start["character"] + 6}}
    assert (found["severity"], found["code"], found["source"]) == (1, "unknown-name", "puzzlelang")
    assert found["message"] == (
        "nothing is called `framer`\nnot defined in this puzzle\ndid you mean `farmer`?"
    )
    (action,) = client.ask(
        "textDocument/codeAction", textDocument=document, range=found["range"],
        context={"diagnostics": [found]},
    )  # fmt: skip
    assert texts(typo, action["edit"]["changes"][uri]) == CROSSING

    refused = client.answer(
        "textDocument/rename", textDocument=document, position=at(typo, "farmer"), newName="man"
    )
    assert "a file with errors" in refused["error"]["message"]

    client.change(uri, 3, CROSSING)
    assert client.diagnostics(uri, 3) == []
    place = at(CROSSING, "at(i) = farmer", 8)
    shown = client.ask("textDocument/hover", textDocument=document, position=place)
    assert shown["contents"]["value"] == (
        "```puzzlelang\nfarmer: bank = left\n```\nvariable: a bank (left, right)"
    )
    target = client.ask("textDocument/definition", textDocument=document, position=place)
    assert (target["uri"], target["range"]["start"]) == (uri, {"line": 7, "character": 2})
    uses = client.ask(
        "textDocument/references", textDocument=document, position=place,
        context={"includeDeclaration": True},
    )  # fmt: skip
    assert [u["range"]["start"]["line"] for u in uses] == [7, 12, 14, 14, 15]

    marks = client.ask("textDocument/documentHighlight", textDocument=document, position=place)
    assert [(m["range"], m["kind"]) for m in marks] == [
        (use["range"], 3 if number == 0 else 2) for number, use in enumerate(uses)
    ]

    edit = client.ask(
        "textDocument/rename", textDocument=document, position=place, newName="ferryman"
    )
    changed = texts(CROSSING, edit["changes"][uri])
    assert changed == CROSSING.replace("farmer", "ferryman")
    client.change(uri, 4, changed)
    assert client.diagnostics(uri, 4) == []

    outline = client.ask("textDocument/documentSymbol", textDocument=document)
    assert [(s["name"], [c["name"] for c in s["children"]]) for s in outline] == [
        ("puzzle", []), ("types", ["item", "bank"]), ("state", ["ferryman", "at"]),
        ("transitions", ["take(i in item)"]), ("goal", []),
    ]  # fmt: skip


def test_quick_fixes(client: Client, tmp_path: Path) -> None:
    """Fix operators of other languages and misspelt words one by one until no error remains."""
    uri = (tmp_path / "foreign.yaml").as_uri()
    text = CROSSING.replace("every i in item has at(i) = right", "every i in item: at[i] === right")
    text = text.replace("when:", "wehn:") + "show: <farmer>\u00a0!\n"
    client.open(uri, text)
    titles = []
    for version in range(2, 9):
        everywhere = {"start": at(text, "puzzle"), "end": {"line": 99, "character": 0}}
        found = client.ask(
            "textDocument/codeAction", textDocument={"uri": uri}, range=everywhere,
            context={"diagnostics": []},
        )  # fmt: skip
        if not found:
            break
        assert found[0]["kind"] == "quickfix" and found[0]["isPreferred"]
        titles.append(found[0]["title"])
        text = texts(text, found[0]["edit"]["changes"][uri])
        client.change(uri, version, text)
        client.diagnostics(uri, version)
    assert titles == ["write `when`", "write `has`", "write `(i)`", "write `=`"]
    assert text.removesuffix("show: <farmer>\u00a0!\n") == CROSSING


def test_completion_while_a_line_is_written(client: Client, tmp_path: Path) -> None:
    uri = (tmp_path / "half.yaml").as_uri()
    half = CROSSING.replace("at(i) = farmer\n", "at(i) = \n")
    assert [d["code"] for d in client.open(uri, half)] == ["syntax"]
    place = at(half, "at(i) = \n", 8)
    found = client.ask("textDocument/completion", textDocument={"uri": uri}, position=place)
    labels = [item["label"] for item in found["items"]]
    assert labels[0] == "i"
    assert {"farmer", "at", "left", "wolf", "other", "every", "bank"} <= set(labels)
    by_label = {item["label"]: item for item in found["items"]}
    assert by_label["at"]["insertText"] == "at(${1:item})"


def test_layout(client: Client, tmp_path: Path) -> None:
    uri = (tmp_path / "wild.yaml").as_uri()
    wild = CROSSING.replace("at(i) = farmer\n", "at( i )=farmer   # where he is\n")
    assert client.open(uri, wild) == []
    options = {"tabSize": 2, "insertSpaces": True}
    edits = client.ask("textDocument/formatting", textDocument={"uri": uri}, options=options)
    assert texts(wild, edits) == wild.replace("at( i )=farmer   #", "at(i) = farmer   #")
    client.change(uri, 2, wild.replace("other(farmer)", "other(farmer"))
    refused = client.answer("textDocument/formatting", textDocument={"uri": uri}, options=options)
    assert "(line 15)" in refused["error"]["message"]


def test_maps_in_files(client: Client, tmp_path: Path) -> None:
    """A mistake in a map is reported where the map is named, with its own position as related
    information.
    """
    maze = (TOP / "puzzles/mazes/maze.yaml").read_text(encoding="utf-8")
    rows = (TOP / "puzzles/mazes/maze.txt").read_text(encoding="utf-8")
    (tmp_path / "maze.txt").write_text(rows, encoding="utf-8")
    uri = (tmp_path / "maze.yaml").as_uri()
    assert client.open(uri, maze) == []
    target = client.ask(
        "textDocument/definition", textDocument={"uri": uri}, position=at(maze, "maze.txt")
    )
    assert target["uri"] == (tmp_path / "maze.txt").as_uri()
    (tmp_path / "maze.txt").write_text(rows.replace("@", "!"), encoding="utf-8")
    client.tell("textDocument/didSave", textDocument={"uri": target["uri"]})
    found = client.diagnostics(uri, 1)
    assert found[0]["range"]["start"] == at(maze, "maze.txt")
    assert found[0]["relatedInformation"][0]["location"]["uri"] == target["uri"]


def test_other_yaml_is_left_alone(client: Client, tmp_path: Path) -> None:
    uri = (tmp_path / "compose.yaml").as_uri()
    other = "services:\n  web:\n    image: nginx\n"
    assert client.open(uri, other) == []
    for method in ("hover", "completion", "definition"):
        answer = client.ask(
            f"textDocument/{method}", textDocument={"uri": uri}, position=at(other, "web")
        )
        assert not answer or not answer["items"]
    new = (tmp_path / "new.yaml").as_uri()
    assert client.open(new, other, language="puzzlelang") != []


# ── slow checks ──────────────────────────────────────────────────────────────────────


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in PATIENCE.items():
        monkeypatch.setenv(name, value)


def test_planning_tasks(client: Client, tmp_path: Path) -> None:
    """A domain is checked alone, a problem with the domain of its folder, whenever it is saved."""
    domain, problem = tmp_path / "domain.pddl", (tmp_path / "problem.pddl").as_uri()
    wrong = DOMAIN.replace("(wired ?s ?l)", "(wired ?s ?m)", 1)
    domain.write_text(wrong, encoding="utf-8")
    (found,) = client.open(domain.as_uri(), wrong, "pddl")
    assert found["range"]["start"] == at(wrong, "?m") and found["severity"] == 1
    (found,) = client.open(problem, PROBLEM, "pddl")
    assert found["range"]["start"] == at(PROBLEM, ":domain")
    (related,) = found["relatedInformation"]
    assert related["location"]["uri"] == domain.as_uri()
    assert related["location"]["range"]["start"] == at(wrong, "?m")

    client.change(domain.as_uri(), 2, DOMAIN)
    assert client.diagnostics(domain.as_uri(), 2) == []
    domain.write_text(DOMAIN, encoding="utf-8")
    client.tell("textDocument/didSave", textDocument={"uri": domain.as_uri()})
    assert client.diagnostics(problem, 1) == []
    typo = PROBLEM.replace("(lit a)", "(lit c)")
    client.change(problem, 2, typo)
    (found,) = client.diagnostics(problem, 2)
    assert (found["code"], found["range"]["start"]) == ("pddl", at(typo, "c)))"))
    assert client.ask("textDocument/documentSymbol", textDocument={"uri": problem}) == []
    form = {"tabSize": 2, "insertSpaces": True}
    refused = client.ask("textDocument/formatting", textDocument={"uri": problem}, options=form)
    assert refused is None


def test_nobody_waits_for_a_costly_constant(patience: None, tmp_path: Path) -> None:
    """Each change starts minutes of work. Names are known meanwhile, and syntax errors reported.

    Cheaper texts get all their diagnostics.
    """
    client = Client()
    uri = (tmp_path / "costly.yaml").as_uri()
    document = {"uri": uri}
    assert client.open(uri, CROSSING) == []
    client.change(uri, 2, COSTLY)
    place = at(COSTLY, "at(i) = farmer", 8)
    shown = client.ask("textDocument/hover", textDocument=document, position=place)
    assert shown["contents"]["value"] == "```puzzlelang\nfarmer: bank = left\n```\nvariable"
    found = client.ask("textDocument/completion", textDocument=document, position=place)
    assert {"i", "farmer", "wolf", "far_7", "every"} <= {item["label"] for item in found["items"]}

    broken = COSTLY.replace("at(i) = farmer", "at(i) = ")
    client.change(uri, 3, broken)
    assert [d["code"] for d in client.diagnostics(uri, 3)] == ["syntax"]

    other = (tmp_path / "other.yaml").as_uri()
    assert client.open(other, CROSSING) == []

    client.change(uri, 4, CROSSING.replace("at(i) = farmer", "at(i) = framer"))
    assert [d["code"] for d in client.diagnostics(uri, 4)] == ["unknown-name"]
    assert [version for name, version in client.published if name == uri] == [1, 3, 4]
    client.close()


async def looked_at(*texts: str) -> tuple[Desk, Look]:
    """A desk that is working on the first text when all others arrive."""
    desk = Desk(Workers())
    desk.look("x", texts[0], "x.yaml")
    while not desk.counts.started:
        await asyncio.sleep(0.01)
    looks = [desk.look("x", text, "x.yaml") for text in texts[1:]]
    await looks[-1].end(60)
    desk.workers.close()
    return desk, looks[-1]


@pytest.mark.slow
def test_work_at_a_text_that_has_changed_is_given_up(patience: None) -> None:
    texts = [COSTLY + f"# {i}\n" for i in range(9)]
    desk, look = asyncio.run(looked_at(*texts, CROSSING))
    assert desk.counts == Counts(started=2, finished=1, given_up=1)
    assert look.analysis is not None and look.analysis.complete
    assert look.analysis.source.text == CROSSING


def test_a_question_that_nobody_waits_for_is_given_up(patience: None) -> None:
    async def impatient() -> Workers:
        workers = Workers()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await workers.answer("rename", COSTLY, "x.yaml", COSTLY.index("farmer"), "man")
        return workers

    workers = asyncio.run(impatient())
    assert (workers.idle, workers.at_work) == ([], set())


@pytest.mark.slow
def test_a_process_that_breaks_is_told(patience: None) -> None:
    async def broken() -> Look:
        desk = Desk(Workers())
        look = desk.look("x", COSTLY, "x.yaml")
        while look.analysis is None:
            await look.news.wait()
        for worker in desk.workers.at_work:
            worker.stop()
        await look.end(60)
        desk.workers.close()
        return look

    look = asyncio.run(broken())
    assert look.broke and look.is_over
    assert look.analysis is not None and not look.analysis.complete


@pytest.mark.slow
@pytest.mark.later("utf-32-10")
@pytest.mark.parametrize(("encoding", "column"), [("utf-8", 13), ("utf-32", 10)])
def test_columns_are_counted_as_agreed(tmp_path: Path, encoding: str, column: int) -> None:
    client = Client((encoding,))
    assert client.capabilities["positionEncoding"] == encoding
    text = CROSSING + "show: '🐐 <framer>'\n"
    (found,) = client.open((tmp_path / "goat.yaml").as_uri(), text)
    assert found["range"]["start"] == {"line": CROSSING.count("\n"), "character": column}
    client.close()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_only_plain_files_are_opened(client: Client, tmp_path: Path) -> None:
    """Requests about unopened texts neither wait nor read endlessly."""
    pipe, large, plain = tmp_path / "pipe.yaml", tmp_path / "large.yaml", tmp_path / "plain.yaml"
    os.mkfifo(pipe)
    large.write_text(CROSSING + "#" * (1 << 20))
    plain.write_text(CROSSING)
    places = {"textDocument": {}, "position": {"line": 0, "character": 2}}
    names = {}
    for path in (pipe, large, plain, Path("/dev/zero"), tmp_path, tmp_path / "none.yaml"):
        places["textDocument"] = {"uri": path.as_uri()}
        client.ask("textDocument/hover", **places)
        names[path] = client.ask("textDocument/documentSymbol", textDocument=places["textDocument"])
    assert [path for path, symbols in names.items() if symbols] == [plain]
    client.ask("textDocument/hover", **places | {"textDocument": {"uri": "untitled:Untitled-1"}})


@pytest.mark.parametrize("params", [
    {}, {"textDocument": 7, "position": {"line": 0, "character": 0}},
    {"textDocument": {"uri": "file:///x"}, "position": {"line": "a", "character": None}},
    {"textDocument": {"uri": "file:///x"}},
])  # fmt: skip
def test_a_request_that_makes_no_sense_is_answered(client: Client, params: dict[str, Any]) -> None:
    """The server responds with the JSON-RPC 2.0 error and continues."""
    answer = client.answer("textDocument/hover", **params)
    assert answer["error"]["code"] == -32602
    assert "`textDocument/hover`" in answer["error"]["message"]
    assert client.open(f"file:///{len(params)}.yaml", CROSSING) == []


SAID = """\
puzzle: Said
params: {n: 1}
maps:
  room:
    text: |
      #.#
    legend: |
      # = wall
      . = floor
state: {x: 0..3 = 0}
transitions: {s: {when: x < 3, then: {x: x + n}}}
goal: x = count(floor) + 2
"""


@pytest.mark.parametrize(("more", "found"), [
    ("tables: {t(a in 0..3): a + 1}", [("unused", "warning", 13)]),
    ("expect:\n  - {with: {m: 2}, length: 3}", [("unknown-parameter", "error", 14)]),
    ("expect:\n  - {instance: nobody, length: 3}", [("unknown-instance", "error", 14)]),
    ("expect:\n  - {map: {room: none.txt}, length: 3}", [("no-such-file", "error", 14)]),
    ("instances:\n  a: {with: {k: 2}, length: 3}", [("unknown-parameter", "error", 14)]),
    ("instances:\n  a: {file: none.txt, map: room}", [("no-such-file", "error", 14)]),
    ("expect: {length: 3}\ninstances:\n  a: {with: {n: 3}, length: 1}", []),
])  # fmt: skip
def test_an_editor_shows_what_validate_shows(
    tmp_path: Path, more: str, found: list[tuple[str, str, int]]
) -> None:
    """All messages before the search, including those about unused names, `expect:` and
    `instances:`.
    """
    text = f"{SAID}{more}\n"
    path = tmp_path / "said.yaml"
    path.write_text(text)

    def codes(messages: Iterable[Diagnostic]) -> list[tuple[str, str]]:
        return sorted((one.code, one.severity) for one in messages)

    shown = analyse(text, str(path)).diagnostics
    assert [(d.code, d.severity, d.span and d.span.line) for d in shown] == found
    assert codes(shown) == codes(validate(str(path)).diagnostics)


def test_a_warning_is_a_warning(client: Client, tmp_path: Path) -> None:
    """Severities are numbers in the protocol: 1 is an error, 2 a warning."""
    uri = (tmp_path / "warned.yaml").as_uri()
    (found,) = client.open(uri, SAID + "tables: {t(a in 0..3): a + 1}\n")
    assert (found["code"], found["severity"]) == ("unused", 2)
    assert found["message"].startswith("nothing uses the table `t`")
    client.change(uri, 2, SAID + "expect: {with: {m: 2}, length: 3}\n")
    (found,) = client.diagnostics(uri, 2)
    assert (found["code"], found["severity"]) == ("unknown-parameter", 1)


@pytest.mark.slow
def test_few_of_many_instances_are_checked_while_somebody_types(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checked: list[object] = []
    monkeypatch.setattr(analysis, "_check", lambda *given: checked.append(given))
    rows = "".join(f"  i{n}: {{with: {{n: 3}}}}\n" for n in range(50))
    assert analyse(f"{SAID}instances:\n{rows}", "many.yaml").diagnostics == []
    assert len(checked) == analysis.MOST_CHECKED
