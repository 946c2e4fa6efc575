"""Check every JSON document made in a test against its schema.

All commands make their documents by ``Fields.data``, which a test run wraps (``conftest.py``). So
any test that meets a field missing in the table, or one of another type, fails. Output of other
processes goes to :func:`check_output`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

from puzzlelang.answers.field_table import FORMAT, Fields, Json, json_schema
from puzzlelang.front.commands import schema


@cache
def validator(*tables: Fields) -> Any:
    jsonschema = pytest.importorskip("jsonschema")
    found = json_schema(*tables)
    jsonschema.Draft202012Validator.check_schema(found)
    return jsonschema.Draft202012Validator(found)


def of_command(command: str) -> Any:
    """A validator for the documents of a command."""
    return validator(*schema.OUTPUTS[command]())


def check_output(command: str, text: str) -> None:
    """Check ``text``: one document of a command, or one in each line."""
    try:
        found = [json.loads(text)]
    except ValueError:
        found = list(map(json.loads, text.splitlines()))
    for document in found:
        of_command(command).validate(document)


@contextmanager
def all_checked() -> Iterator[None]:
    """Check each document made inside this context."""
    make = Fields.data

    def data(self: Fields, thing: object) -> Json:
        made = make(self, thing)
        if self.rows[0] is FORMAT:
            validator(self).validate(json.loads(json.dumps(made)))
        return made

    Fields.data = data  # type: ignore[method-assign]
    try:
        yield
    finally:
        Fields.data = make  # type: ignore[method-assign]
