"""JSON Schema of puzzle files, generated from the parser's table of sections.

It covers sections, keys and shapes, but no syntax of expressions. YAML reads `3` as a number and
`true` as a boolean, but puzzles read both as text, so the schema allows them as text.
"""

from __future__ import annotations

from collections.abc import Mapping

from puzzlelang.syntax import (
    COLLECTION_KEYS,
    DATA_KEYS,
    EXPECTATIONS,
    GENERATE_KEYS,
    LOOK_KEYS,
    MAP_KEYS,
    SAID_KEYS,
    SECTIONS,
    SYMMETRY_KEYS,
    TRANSITION_KEYS,
    Section,
)
from puzzlelang.text import Any

Schema = dict[str, Any]

_LEAF: Schema = {"type": ["string", "number", "boolean"]}
_WHOLE: Schema = {"type": "integer", "minimum": 0}
_DATA: Schema = {"$ref": "#/definitions/data"}


def _named(value: Schema) -> Schema:
    return {"type": "object", "minProperties": 1, "additionalProperties": value}


def _list_of(item: Schema) -> Schema:
    return {"type": "array", "items": item}


def _either(*schemas: Schema) -> Schema:
    return {"anyOf": list(schemas)}


_CONDITIONS = _either(_LEAF, {**_list_of(_LEAF), "minItems": 1})


def _keys(table: Mapping[str, Section], *, required: bool = True) -> Schema:
    """Schema of a mapping with keys of a table only."""
    mapping: Schema = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            name: {"description": key.doc, **_shape(key.shape)} for name, key in table.items()
        },
    }
    names = [name for name, key in table.items() if key.required]
    if names and required:
        mapping["required"] = names
    return mapping


def _shape(shape: str) -> Schema:
    match shape:
        case "text" | "template" | "lines" | "expression":
            return _LEAF
        case "conditions":
            return _CONDITIONS
        case "rules":
            return _either(_LEAF, _named(_LEAF), _list_of(_either(_LEAF, _named(_LEAF))))
        case "data" | "tables" | "settings":
            return _named(_DATA)
        case "state" | "choices" | "definitions" | "views" | "lets":
            return _named(_LEAF)
        case "names":
            return _either(_LEAF, _list_of(_LEAF))
        case "transitions":
            return _named({**_keys(TRANSITION_KEYS), "required": ["then"]})
        case "effects":
            return {"$ref": "#/definitions/effects"}
        case "looks":
            board = {**_named(_LEAF), "properties": _keys(LOOK_KEYS)["properties"]}
            return _either(board, _list_of(board))
        case "thing":
            return _LEAF
        case "truth":
            return {"type": "boolean"}
        case "maps":
            return _named(_keys(MAP_KEYS))
        case "costs" | "gains" | "estimates":
            line = _either(_LEAF, _list_of(_LEAF), _named(_either(_LEAF, _list_of(_LEAF))))
            return _either(line, _list_of(line))
        case "expectations":
            entry = _keys(EXPECTATIONS)
            return _either(entry, _list_of(entry))
        case "instances":
            return _named(_either(_keys(SAID_KEYS), _keys(COLLECTION_KEYS)))
        case "generate":
            return {**_named(_LEAF), "properties": _keys(GENERATE_KEYS)["properties"]}
        case "number":
            return _WHOLE
        case "numbers":
            return _list_of(_WHOLE)
        case "cost":
            return _either(_WHOLE, _list_of(_WHOLE))
        case "symmetry":
            return _either({"const": "board"}, _keys(SYMMETRY_KEYS))
        case "members":
            return _either(_LEAF, _list_of(_either(_LEAF, _list_of(_LEAF))))
    raise AssertionError(f"no schema of the shape `{shape}`")


def schema() -> Schema:
    """Schema of a puzzle file, in draft 7 for YAML language servers."""
    effects = {"$ref": "#/definitions/effects"}
    step = {"type": "object", "additionalProperties": _either(_LEAF, effects)}
    moved = [name for name, section in SECTIONS.items() if section.required and name != "puzzle"]
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "A puzzle of puzzlelang",
        **_keys(SECTIONS),
        "required": ["puzzle"],
        "if": {"required": ["choose"]},
        "then": {"properties": dict.fromkeys(moved, False)},
        "else": {"required": moved},
        "definitions": {
            "data": _either(_LEAF, _list_of(_DATA), _keys(DATA_KEYS),
                            {"type": "object", "additionalProperties": _DATA}),
            "effects": _either(step, _list_of(step)),
        },
    }  # fmt: skip
