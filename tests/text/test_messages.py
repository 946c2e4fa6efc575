"""The rows of ``messages.txt``: code of the same room uses each, with exactly its fields, and a
golden case shows it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from puzzlelang.model.symbols import MESSAGES
from puzzlelang.syntax.located import MESSAGES as OF_SYNTAX
from puzzlelang.text import Source
from puzzlelang.text.message_rows import Messages, Row, filled, holes, read_rows
from tests.golden import cases
from tests.program_source import PACKAGE, nodes

ROOMS = {"model": MESSAGES, "syntax": OF_SYNTAX}

REPORTERS = {"report", "wrong", "broken", "_wrong", "warn", "refuse", "_forgotten"}
"""Functions that take the key of a row."""

OWN = {
    "refuse": {"a", "b", "else_", "related", "turn"},
    "_forgotten": {"form"},
}
"""Fields that some of them add."""

ANYWAY = {"at", "name"}
"""Fields that every place has."""


def texts(row: Row) -> Iterator[str]:
    yield row.message
    yield from row.fields.values()


def calls(room: str) -> Iterator[tuple[str, ast.Call, str, str]]:
    """Calls with a literal key: the place, the call, the function's name, the key."""
    rows = ROOMS[room].rows
    for path in sorted((PACKAGE / room).glob("*.py")):
        for node in nodes(path):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            receiver = ast.unparse(node.func.value) if isinstance(node.func, ast.Attribute) else ""
            said_elsewhere = receiver == "habits" or receiver.endswith("diagnostics")
            if name in REPORTERS and not said_elsewhere:
                for argument in node.args[:2]:
                    match argument:
                        case ast.Constant(value=str() as key):
                            place = f"{path.name}:{node.lineno}"
                            assert key in rows, f"{place}: no row `{key}`"
                            yield place, node, name, key


@pytest.mark.parametrize("room", ROOMS)
def test_each_row_is_used(room: str) -> None:
    constants = {
        node.value
        for path in (PACKAGE / room).glob("*.py")
        for node in nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(ROOMS[room].rows) - constants == set()


@pytest.mark.parametrize("room", ROOMS)
def test_each_message_gets_what_it_needs(room: str) -> None:
    count, wrong = 0, []
    for place, call, function, key in calls(room):
        row = ROOMS[room].rows[key]
        given = {keyword.arg for keyword in call.keywords if keyword.arg} | OWN.get(function, set())
        needed = set().union(*(holes(text) for text in texts(row)))
        if not needed <= given | ANYWAY:
            wrong.append(f"{place}: `{key}` needs {needed - given}")
        idle = given - needed - {"label", "help", "also", "related"} - OWN.get(function, set())
        if idle:
            wrong.append(f"{place}: `{key}` does not say {idle}")
        if "also" in row.fields and "also" not in given:
            wrong.append(f"{place}: `{key}` has a second place")
        count += 1
    assert wrong == []
    assert count > 50


@pytest.mark.parametrize("room", ROOMS)
def test_fields_are_known(room: str) -> None:
    for row in ROOMS[room].rows.values():
        assert row.fields.keys() <= {"label", "help", "also", "severity"}, row.key
        assert row.fields.get("severity", "warning") == "warning", row.key
    path = PACKAGE / room / "messages.txt"
    keys = [row.key for row in read_rows(str(path))]
    assert len(keys) == len(set(keys))


UNSEEN = frozenset(
    """
    not-held-by-table table-reads-state type-too-large group-not-a-name constants-too-much
    estimate-of-several too-deep not-constant map-too-long comment-between-rows
    map-too-wide cells-of-two-maps relation-as-function no-relation-word effects-too-long
    no-effect rows-not-comparable none-as-member too-many-variables cost-line-without-dash
    too-many-instances empty-list no-name legend-quotes not-a-name template-open template-empty
    too-many-lines too-many-transitions too-long data-too-long data-too-much
    data-too-wide data-line-too-long table-too-wide
    too-many-letters data-without-folder data-too-many-characters maps-too-long maps-too-wide
    """.split()
)
"""Rows without a golden case: limits, which need large files, and rows that other tests of the
checker cover.
"""


def constant_parts() -> dict[str, str]:
    """The longest constant part of each message."""
    return {
        key: max(re.split(r"\{[^{}]*\}", row.message), key=len)
        for messages in ROOMS.values()
        for key, row in messages.rows.items()
    }


def test_each_row_is_in_a_case() -> None:
    """The constant part of each message is in a golden case, whose messages are compared."""
    printed = "\n".join(case.messages for case in cases())
    absent = {key for key, part in constant_parts().items() if part not in printed}
    assert absent <= UNSEEN and len(absent) > len(UNSEEN) // 2


@pytest.mark.slow
def test_each_row_has_a_case(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    diagnostic = Messages.diagnostic

    def listen(self: Messages, key: str, *args: object, **given: object) -> object:
        seen.add(key)
        return diagnostic(self, key, *args, **given)  # type: ignore[arg-type]

    monkeypatch.setattr(Messages, "diagnostic", listen)
    part = constant_parts()
    for case in cases():
        if any(part[key] in case.messages for key in part.keys() - seen):  # else nothing new
            case.diagnostics()
    assert part.keys() - seen == UNSEEN


@pytest.mark.parametrize(
    "template, given, text",
    [
        ("`{x}` and {y}", {"x": "a", "y": ["b", "c"]}, "`a` and b, c"),
        ("{n:,} places", {"n": 1234567}, "1,234,567 places"),
        ("{n} argument{n:s|}", {"n": 1}, "1 argument"),
        ("{n|no} argument{n:s|}", {"n": 0}, "no arguments"),
        ("it {n:are|is}", {"n": "none"}, "it are"),
        ("{x|the empty set}", {"x": ""}, "the empty set"),
        ("{x:a|b}", {"x": True}, "a"),
        ("{x:a|b}", {"x": False}, "b"),
        ("`{wolf: goat}`, `{…}`", {}, "`{wolf: goat}`, `{…}`"),
    ],
)
def test_how_a_text_is_filled(template: str, given: dict[str, object], text: str) -> None:
    assert filled(template, given.__getitem__) == text


def test_what_is_forgotten_is_an_error() -> None:
    with pytest.raises(KeyError):
        MESSAGES.diagnostic("cell-expected", Source("p.yaml", "x").span(0, 1))
