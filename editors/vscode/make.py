"""Generate the grammar and the snippets of the extension from the tables of the language.

    python editors/vscode/make.py

The generated files are in the repository; a test compares them with newly generated ones.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

from puzzlelang.core.types import COMPASS  # noqa: E402
from puzzlelang.editor.completions import ENTRIES, SECTION_BODIES  # noqa: E402
from puzzlelang.editor.meanings import VIEW_WORDS, functions  # noqa: E402
from puzzlelang.model.symbols import BUILTIN_SETS  # noqa: E402
from puzzlelang.syntax.vocabulary import (  # noqa: E402
    COLLECTION_KEYS,
    EXPECTATIONS,
    GENERATE_KEYS,
    KEYWORDS,
    MAP_KEYS,
    SECTIONS,
    SYMMETRY_KEYS,
    TRANSITION_KEYS,
)

Rule = dict[str, Any]

OPERATORS = ("and", "or", "not", "implies", "in", "div", "mod", "the")
CONTROL = sorted(KEYWORDS - {*OPERATORS, "none"})

END = r"^(?=[^\s#])"
"""Where a section ends: a line that begins with something."""


def words(names: Any) -> str:
    return rf"\b(?:{'|'.join(sorted(names, key=lambda n: (-len(n), n)))})\b"


def of_shapes(*shapes: str) -> str:
    return "|".join(name for name, section in SECTIONS.items() if section.shape in shapes)


def match(pattern: str, name: str) -> Rule:
    return {"match": pattern, "name": f"{name}.puzzlelang"}


def include(*names: str) -> list[Rule]:
    return [{"include": f"#{name}"} for name in names]


def section(names: str, *patterns: str) -> Rule:
    """All lines of a section."""
    return {
        "begin": rf"^({names})\s*(:)(?=\s|$)",
        "end": END,
        "beginCaptures": {
            "1": {"name": "keyword.other.section.puzzlelang"},
            "2": {"name": "punctuation.separator.key-value.puzzlelang"},
        },
        "patterns": include(*patterns),
    }


def block(keys: str, name: str, *patterns: str) -> Rule:
    """``key: |`` and the lines below it that are further in."""
    return {
        "begin": rf"^(\s*(?:- )?)({keys})\s*(:)\s+([|>][-+0-9]*)\s*(#.*)?$",
        "while": r"^(?=\1\s+\S|\s*$)",
        "beginCaptures": {
            "2": {"name": f"{name}.puzzlelang"},
            "3": {"name": "punctuation.separator.key-value.puzzlelang"},
            "4": {"name": "keyword.control.block.puzzlelang"},
            "5": {"name": "comment.line.number-sign.puzzlelang"},
        },
        "patterns": include(*patterns),
    }


def key(pattern: str, name: str) -> Rule:
    return {
        "match": rf"({pattern})\s*(:)(?=\s|$)",
        "captures": {
            "1": {"name": f"{name}.puzzlelang", "patterns": []},
            "2": {"name": "punctuation.separator.key-value.puzzlelang"},
        },
    }


def head() -> Rule:
    """``take two(a, b in item where a != b):``; the parameters are an expression."""
    return {
        "match": rf"^\s*(?:-\s+)*(?!(?:for|if|else|{'|'.join(TRANSITION_KEYS)})\b)"
        r"([A-Za-z_][\w ]*?)(\((?:[^()]|\([^()]*\))*\))?\s*(:)(?=\s|$)",
        "captures": {
            "1": {"name": "entity.name.function.puzzlelang"},
            "2": {"patterns": include("expression")},
            "3": {"name": "punctuation.separator.key-value.puzzlelang"},
        },
    }


def list_key() -> Rule:
    """``clue as list:``, ``word as list of letter:``"""
    return {
        "match": r"^\s*([A-Za-z_]\w*)\s+(as\s+list(?:\s+of)?)\b([^:#]*?)\s*(:)(?=\s|$)",
        "captures": {
            "1": {"name": "entity.name.tag.puzzlelang"},
            "2": {"name": "keyword.control.puzzlelang"},
            "3": {"patterns": include("expression")},
            "4": {"name": "punctuation.separator.key-value.puzzlelang"},
        },
    }


FREE = r"(?<=^|\s|[{,])[^\s#'\"{}\[\],|>-](?:[^:#'\"{}\[\],]|:(?=\S))*?"
"""A key that is a text for people, or a name."""
NAME = r"(?<![\w.])[A-Za-z_]\w*"


def repository() -> dict[str, Rule]:
    claims = "|".join({**EXPECTATIONS, **COLLECTION_KEYS})
    return {
        "comment": match(r"(?:^|(?<=\s))#.*$", "comment.line.number-sign"),
        "expression": {"patterns": include(
            "comment", "text", "number", "any", "constant", "control", "operator", "function",
            "type", "call", "name", "sign", "bracket",
        )},
        "any": match(r"(?<==\s)any\b(?=\s*(?:$|#|of\b|[,}]))", "keyword.control"),
        "text": match(r"'[^'\n]*'|\"[^\"\n]*\"", "string.quoted"),
        "number": match(r"\b[0-9]+\b", "constant.numeric"),
        "constant": match(words({"none", "true", "false", "nowhere", *COMPASS}),
                          "constant.language"),
        "control": match(rf"{words(CONTROL)}(?!\s*\()|{words({'set'})}|\bwhere\b|\bif\b|\bhas\b"
                         r"|\bat\s+(?:least|most)\b", "keyword.control"),
        "operator": match(words(OPERATORS), "keyword.operator.wordlike"),
        "function": match(rf"{words(functions())}(?=\s*\()", "support.function"),
        "type": match(words({*BUILTIN_SETS, *VIEW_WORDS}), "support.type"),
        "call": match(r"\b[A-Za-z_]\w*(?=\()", "entity.name.function"),
        "name": match(r"\b[A-Za-z_]\w*\b", "variable.other"),
        "sign": match(r"\.\.|[<>!=]=|[-+*^<>=]", "keyword.operator"),
        "bracket": match(r"[()\[\]{},]", "punctuation"),
        "template": {"patterns": [{
            "begin": "<", "end": ">",
            "captures": {"0": {"name": "punctuation.section.embedded.puzzlelang"}},
            "contentName": "meta.embedded.line.puzzlelang",
            "patterns": [
                {"begin": r"\(", "end": r"\)", "captures": {"0": {"name":
                 "punctuation.puzzlelang"}}, "patterns": include("grouped")},
                *include("text", "number", "constant", "control", "operator", "function", "type",
                         "call", "name"),
                match(r"\.\.|[!=]=|[-+*^=]", "keyword.operator"),
                match(",", "punctuation"),
            ],
        }, match(r"[^<\s#](?:[^<\s]|\s+(?=[^<\s#]))*|#", "string.unquoted")]},
        "grouped": {"patterns": [
            {"begin": r"\(", "end": r"\)", "captures": {"0": {"name": "punctuation.puzzlelang"}},
             "patterns": include("grouped")},
            *include("text", "number", "constant", "control", "operator", "function", "type",
                     "call", "name", "sign"),
            match(",", "punctuation"),
        ]},
        "value": match(
            r"[^\s#{}\[\],'\"-](?:[^\s{}\[\],]|\s+(?=[^\s#{}\[\],]))*", "string.unquoted"),
        "dash": match(r"^\s*(?:-\s+)+", "punctuation.definition.block.sequence.item"),
        "plain": match(r"[^\s#](?:[^\s]|\s+(?=[^\s#]))*", "string.unquoted"),
        "row": match(r"\S.*", "string.unquoted"),
        "indicator": match(r"(?<=:)\s+[|>][-+0-9]*(?=\s|$)", "keyword.control.block"),
        "legend": {"patterns": [{
            "match": r"^\s*(\S+)\s+(=)\s+(.*)$",
            "captures": {
                "1": {"name": "constant.character.puzzlelang"},
                "2": {"name": "keyword.operator.puzzlelang"},
                "3": {"patterns": include("call", "name", "bracket")},
            },
        }]},
        "free-key": key(FREE, "entity.name.tag"),
        "name-key": key(NAME, "entity.name.tag"),
        "list-key": list_key(),
        "head": head(),
        "transition-block": {"patterns": [
            block("say", "keyword.other.key", "template"),
            key(rf"(?<=^|\s)(?:{'|'.join(TRANSITION_KEYS)})", "keyword.other.key"),
        ]},
        "say": {
            "begin": r"^(\s+)(say)\s*(:)(?=\s+[^|>\s])", "end": r"$",
            "beginCaptures": {"2": {"name": "keyword.other.key.puzzlelang"},
                              "3": {"name": "punctuation.separator.key-value.puzzlelang"}},
            "patterns": include("comment", "template"),
        },
        "view-block": {"patterns": [
            {**block(r"[A-Za-z_]\w*(?:\(.*\))?", "entity.name.function", "template")},
        ]},
        "map-key": {"patterns": [
            block("legend", "keyword.other.key", "legend"),
            block("text", "keyword.other.key", "row"),
            key(rf"(?<=^|\s|[{{,])(?:{'|'.join(MAP_KEYS)})", "keyword.other.key"),
        ]},
        "claim": {"patterns": [
            block("trace|start|finish", "keyword.other.key", "row"),
            key(rf"(?<=^|\s|[{{,])(?:{claims})", "keyword.other.key"),
        ]},
        "generate-key": key(rf"(?<=^|\s|[{{,])(?:{'|'.join(GENERATE_KEYS)})", "keyword.other.key"),
        "drawing": match(r"\b(?:any|maze|falling|rising|shuffled|scrambled|reachable|row)\b",
                         "keyword.control"),
        "symmetry-key": key("|".join(SYMMETRY_KEYS), "keyword.other.key"),
    }  # fmt: skip


def grammar() -> Rule:
    texts, template = of_shapes("text"), of_shapes("template")
    heads = of_shapes("definitions", "tables")
    names = of_shapes("data", "state")
    rules = of_shapes("rules", "conditions", "costs", "estimates")
    return {
        "information_for_contributors": ["Made by make.py: change that, and run it."],
        "scopeName": "source.puzzlelang",
        "patterns": [
            block(texts, "keyword.other.section", "row"),
            block(template, "keyword.other.section", "template"),
            section(texts, "comment", "plain"),
            section(template, "comment", "template"),
            section("maps", "comment", "map-key", "free-key", "number", "bracket", "value"),
            section("transitions", "comment", "say", "transition-block", "head", "expression"),
            section("views", "comment", "view-block", "head", "template"),
            section(heads, "list-key", "head", "expression"),
            section(names, "list-key", "name-key", "expression"),
            section(rules, "free-key", "expression"),
            section("symmetry", "symmetry-key", "expression"),
            section("generate", "comment", "dash", "generate-key", "name-key", "drawing",
                    "expression"),
            section("expect|instances", "comment", "dash", "claim", "free-key", "text", "number",
                    "constant", "bracket", "value"),
            {"include": "#comment"},
        ],
        "repository": repository(),
    }  # fmt: skip


def injection() -> Rule:
    """The same inside of YAML files that have a line `puzzle:`, from there on."""
    return {
        "information_for_contributors": ["Made by make.py: change that, and run it."],
        "scopeName": "source.puzzlelang.injection",
        "injectionSelector": "L:source.yaml - meta.puzzle.puzzlelang",
        "patterns": [{
            "begin": r"^(?=puzzle\s*:(?:\s|$))", "end": r"(?!)", "name": "meta.puzzle.puzzlelang",
            "patterns": [{"include": "source.puzzlelang"}],
        }],
    }  # fmt: skip


def snippets() -> Rule:
    found = {}
    for name, known in SECTIONS.items():
        body = SECTION_BODIES.get(name, f"{name}: $0")
        found[f"section {name}"] = {"prefix": name, "description": known.doc,
                                    "body": body.split("\n")}  # fmt: skip
    for name, entries in ENTRIES.items():
        for label, told, body in entries:
            found[f"{name}, {label}"] = {"prefix": label, "description": f"{name}: {told}",
                                         "body": body.split("\n")}  # fmt: skip
    return found


def made() -> dict[str, str]:
    """The files by their path below this folder."""
    files = {
        "syntaxes/puzzlelang.tmLanguage.json": grammar(),
        "syntaxes/puzzlelang.injection.tmLanguage.json": injection(),
        "snippets/puzzlelang.json": snippets(),
    }
    return {path: json.dumps(data, indent=1, ensure_ascii=False) + "\n"
            for path, data in files.items()}  # fmt: skip


def main() -> None:
    for path, text in made().items():
        place = HERE / path
        place.parent.mkdir(exist_ok=True)
        place.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
