"""JSON output, schema and page all follow the tables of fields."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Literal

import pytest

from puzzlelang.answers.field_table import (
    FORMAT,
    FORMAT_VERSION,
    Field,
    Fields,
    Json,
    ListOf,
    OrNull,
    Reported,
    Word,
    described,
    document,
    fields_of,
    json_schema,
    row,
    table_cells,
)
from puzzlelang.front.commands import program, schema
from puzzlelang.search import GaveUp, Statistics
from puzzlelang.syntax import library
from puzzlelang.text import PuzzleError, Record
from puzzlelang.verify.findings import FORMAT as verified_format
from tests.documents import of_command as validator
from tests.support import LIBRARY, MOVING, of_library

jsonschema = pytest.importorskip("jsonschema")

PAGE = Path(__file__).parents[2] / "docs" / "json.md"
SCHEMAS = PAGE.with_name("schema")
MADE = "--update-golden -->\n\n"

NAMES = sorted(path.stem for path in MOVING if path in LIBRARY)
SOME = sorted({*NAMES[::6], "goat", "cannibals", "maze", "klotski", "frogs"} & set(NAMES))
LIMITS = ("--states", "300", "--tier", "python", "--quiet")


def printed(*arguments: str) -> str:
    stream = io.StringIO()
    with redirect_stdout(stream):
        program.run(arguments)
    return stream.getvalue()


@pytest.mark.later("hanoi-magnetic", "bloxorz", "frogs", "tait")
@of_library("name", SOME, share=5)
def test_answers_are_as_the_schema_says(name: str, tmp_path: Path) -> None:
    answer = printed("solve", name, "--format", "json", *LIMITS)
    validator("solve").validate(json.loads(answer))
    for line in printed("solve", name, "--all", "2", "--format", "jsonl", *LIMITS).splitlines():
        validator("solve").validate(json.loads(line))
    explored = printed("explore", name, "--full", "--why", "--format", "json", *LIMITS)
    validator("explore").validate(json.loads(explored))
    (tmp_path / "answer.json").write_text(answer)
    verdict = printed("verify", name, str(tmp_path / "answer.json"), "--format", "json")
    validator("verify").validate(json.loads(verdict))
    graph = tmp_path / "graph.json"
    program.run(["graph", name, "--first", "40", "--quiet", "-o", str(graph)])
    validator("graph").validate(json.loads(graph.read_text()))


@pytest.mark.slow
def test_what_is_said_of_files_is_as_the_schema_says(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    text = Path(library.path_of("frogs")).read_text(encoding="utf-8")
    wrong.write_text(text.replace("board", "borad", 1), encoding="utf-8")
    found = printed("validate", str(wrong), "frogs", "goat", "--format", "json", *LIMITS[:4])
    validator("validate").validate(json.loads(found))
    validator("list").validate(json.loads(printed("list", "--format", "json")))
    validator("explain").validate(json.loads(printed("explain", "--format", "json")))


def test_a_command_that_ended_early_is_as_the_schema_says() -> None:
    (*_, nothing) = schema.OUTPUTS["solve"]()
    validator("solve").validate(nothing.data(GaveUp("time", Statistics())))


@pytest.mark.slow
@pytest.mark.parametrize(
    "change",
    [
        lambda answer: answer.update(more=1),
        lambda answer: answer.pop("outcome"),
        lambda answer: answer.update(outcome="perhaps"),
        lambda answer: answer.update(length="8"),
        lambda answer: answer["trace"][1].update(cost=[None]),
        lambda answer: answer["statistics"].pop("tier"),
    ],
)
def test_the_schema_refuses_what_is_no_answer(change: Callable[[Any], object]) -> None:
    answer = json.loads(printed("solve", "frogs", "--format", "json", *LIMITS))
    validator("solve").validate(answer)
    change(answer)
    assert not validator("solve").is_valid(answer)


def test_the_command_prints_the_schema() -> None:
    for command in schema.OUTPUTS:
        assert json.loads(printed("schema", "--of", command)) == made(command)
        assert json.loads(printed("schema", command)) == made(command)
    with pytest.raises(PuzzleError, match="named twice, with `--of`"):
        printed("schema", "solve", "--of", "explore")


# ── the promise of a format ──────────────────────────────────────────────────────────


def made(command: str) -> Json:
    return json_schema(*schema.OUTPUTS[command]())


def test_the_schemas_are_made_from_the_tables(request: pytest.FixtureRequest) -> None:
    for command in schema.OUTPUTS:
        path = SCHEMAS / f"{command}.json"
        if request.config.getoption("--update-golden"):
            path.write_text(printed("schema", "--of", command), encoding="utf-8")
        assert json.loads(path.read_text(encoding="utf-8")) == made(command), path
    files = {path.stem for path in SCHEMAS.glob("*.json")}
    assert files == set(schema.OUTPUTS)


@pytest.mark.parametrize("command", schema.OUTPUTS)
def test_every_document_begins_with_its_format(command: str) -> None:
    for table in schema.OUTPUTS[command]():
        assert table.rows[0] is FORMAT
    assert FORMAT_VERSION == verified_format


def test_no_field_of_this_format_is_gone_or_changed(request: pytest.FixtureRequest) -> None:
    """Lines are only added to the list, because scripts rely on them."""
    path = SCHEMAS / f"format-{FORMAT_VERSION}.txt"
    head, *promised = path.read_text(encoding="utf-8").splitlines()
    now = list(schema.promises())
    broken = [line for line in promised if line not in now]
    assert not broken, "scripts rely on these fields: keep them, or raise `FORMAT_VERSION`"
    new = [line for line in now if line not in promised]
    if request.config.getoption("--update-golden") and new:
        path.write_text("\n".join([head, *promised, *new, ""]), encoding="utf-8")
        new = []
    assert not new, "new fields: run with `--update-golden` to promise them"


def test_each_change_is_another_promise() -> None:
    def lines(*rows: Field) -> set[str]:
        return set(schema.promises({"try": (Fields("box", "A box.", rows),)}))

    size = Field("size", int, "how large")
    before = lines(size)
    assert before == {"try prints box", "box.size: integer"}
    assert before < lines(size, Field("lid", OrNull(int), "its lid"))
    assert before == lines(Field("size", int, "in other words"))
    assert not before <= lines()
    for other in (
        Field("Size", int, ""),
        Field("size", float, ""),
        Field("size", OrNull(int), ""),
        Field("size", int, "", optional=True),
    ):
        assert not before <= lines(other)
    colours = lines(Field("colour", Word(("red",)), ""))
    assert not colours <= lines(Field("colour", Word(("red", "blue")), ""))


# ── every document is checked ────────────────────────────────────────────────────────


def test_a_document_that_is_no_such_fails_whatever_test_makes_it() -> None:
    wrong = document("try", "A try.", (Field("size", int, "how large", lambda size: size),))
    assert wrong.data(3) == {"format": 1, "size": 3}
    with pytest.raises(jsonschema.ValidationError):
        wrong.data("large")


def test_the_page_is_made_from_the_tables(request: pytest.FixtureRequest) -> None:
    text = PAGE.read_text(encoding="utf-8")
    kept = text.partition(MADE)[0] + MADE
    if request.config.getoption("--update-golden"):
        PAGE.write_text(kept + schema.page(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == kept + schema.page()


# ── the kit ──────────────────────────────────────────────────────────────────────────


class Box(metaclass=Record):
    size: int
    colours: tuple[str, ...]
    lid: int | None = None


BOX = Fields("box", "A box.", (
    Field("size", int, "how large it is", label="large", text=lambda size: f"{size} cm"),
    Field("colour", Word(("red", "blue")), "its paint", lambda box: box.colours[0]),
    Field("lid", OrNull(int), "its lid"),
    Field("layers", ListOf(int), "more of it", lambda box: box.colours and None, optional=True),
))  # fmt: skip

BOXES = Fields("boxes", "Several.", (
    Field("boxes", ListOf(BOX), "each", lambda boxes: boxes, label="boxes"),
    Field("mark", str, "a mark", lambda boxes: "many" if len(boxes) > 1 else None, optional=True),
))  # fmt: skip


def test_a_row_makes_json_text_schema_and_page() -> None:
    red, blue = Box(3, ("red",)), Box(4, ("blue",), 1)
    one = {"size": 3, "colour": "red", "lid": None}
    assert BOXES.data([red]) == {"boxes": [one]}
    assert BOXES.data([red, blue])["mark"] == "many"
    assert BOX.texts(blue, "size colour") == ["4 cm", "blue"]
    assert BOX["size"].label == "large"
    found: Any = json_schema(BOXES)
    box = found["$defs"]["box"]
    assert box["required"] == ["size", "colour", "lid"]
    assert box["properties"]["colour"]["enum"] == ["red", "blue"]
    assert "| `lid` | integer or null | its lid |" in list(described(BOX))


class Shelf(metaclass=Reported, called="shelf"):
    """A stand for boxes.

    This paragraph is for readers of the code.
    """

    height: int = row("how high it is", label="high")
    boards: tuple[str, ...] = row("its boards", default=())
    over: int | None = row("the shelf above", default=None)
    wood: Literal["oak", "ash"] = row("its material", name="made_of", default="oak")
    price: int = 0


def test_a_record_declares_its_rows() -> None:
    shelf = Shelf(2, ("a", "b"))
    fields = fields_of(Shelf)
    assert fields.data(shelf) == {"height": 2, "boards": ["a", "b"], "over": None, "made_of": "oak"}
    assert table_cells(Shelf, "height", [shelf]) == [["high"], ["2"]]
    assert fields.doc == "A stand for boxes."
    shelves = Fields("shelves", "Several.", (Field("shelves", ListOf(Shelf), "each"),))
    found: Any = json_schema(shelves)
    properties = found["$defs"]["shelf"]["properties"]
    assert properties["boards"]["items"] == {"type": "string"}
    assert properties["over"]["anyOf"] == [{"type": "integer"}, {"type": "null"}]
    assert properties["made_of"]["enum"] == ["oak", "ash"]
