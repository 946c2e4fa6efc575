"""`puzzlelang schema`: JSON Schemas of puzzle files, for editors, and of the output of commands."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence

from puzzlelang import answers, drawing
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.explain import CODES
from puzzlelang.front.commands.options import Parser, common_options, one_of
from puzzlelang.front.commands.terminal import out

EXAMPLES = """\
  puzzlelang schema > puzzle.schema.json
  puzzlelang schema --of solve > answer.schema.json"""

OUTPUTS: Mapping[str, Callable[[], tuple[answers.Fields, ...]]] = {
    "solve": lambda: (
        answers.ANSWER, answers.SOLUTION, answers.COMPARISON, answers.FILLED, answers.FILLED_ROW,
        answers.EXPANSION, answers.MISTAKES, answers.NOTHING_SEARCHED,
    ),
    "explore": lambda: (
        answers.SURVEY, answers.DEPTH, answers.MISTAKES, answers.NOTHING_SEARCHED,
    ),
    "validate": lambda: (answers.VALIDATIONS,),
    "verify": lambda: (answers.VERDICT, answers.MISTAKES),
    "compare": lambda: (answers.EQUIVALENCE, answers.MISTAKES),
    "moves": lambda: (answers.MOVES, answers.MISTAKES),
    "list": lambda: (answers.LISTING,),
    "explain": lambda: (CODES,),
    "graph": lambda: (drawing.GRAPH,),
    "play": lambda: (answers.GAME, answers.FILLED_GAME),
    "store": lambda: (answers.STORE,),
    "progress": lambda: (answers.PROGRESS,),
}  # fmt: skip
"""Objects that a command may print as JSON, and the lines of `--progress json`."""


def add_options(parser: Parser) -> None:
    what = one_of("puzzle", *OUTPUTS)
    parser.add_argument(
        "--of", metavar="WHAT", type=what,
        help="puzzle (files, the default), the JSON of a command, or of `--progress json`: "
        f"{', '.join(OUTPUTS)}",
    )  # fmt: skip
    parser.add_argument("what", metavar="WHAT", nargs="?", type=what, help="short for `--of WHAT`")
    common_options(parser)


def page() -> str:
    """The tables of docs/json.md."""
    lines: list[str] = []
    names: set[str] = set()
    for command, tables in OUTPUTS.items():
        lines += [f"## {command}", ""]
        for name, part in reversed(answers.parts_of(reversed(tables())).items()):
            lines += answers.described(part) if name not in names else ()
            names.add(name)
    return "\n".join(lines)


def promises(commands: Mapping[str, Sequence[answers.Fields]] | None = None) -> Iterator[str]:
    """A line for each document and each field.  Lines are only added within a format version."""
    documents = commands or {command: tables() for command, tables in OUTPUTS.items()}
    for command, tables in documents.items():
        yield from (f"{command} prints {table.name}" for table in tables)
    for name, part in answers.parts_of(t for tables in documents.values() for t in tables).items():
        for row in part.rows:
            words = answers.type_words(row.type)
            yield f"{name}.{row.name}: {words}{', not always' * row.optional}"


def run(options: Namespace) -> int:
    import json

    check("schema", options)
    what = options.of or options.what or "puzzle"
    if what == "puzzle":
        from puzzlelang.editor import schema

        document = schema()
    else:
        document = answers.json_schema(*OUTPUTS[what]())
    out(json.dumps(document, indent=2, ensure_ascii=False))
    return YES
