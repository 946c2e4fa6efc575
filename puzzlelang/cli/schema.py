"""`puzzlelang schema`: the JSON Schema of puzzle files, for editors, and of what commands print."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from puzzlelang.cli.exit_codes import YES
from puzzlelang.cli.option_values import one_of
from puzzlelang.cli.options import Parser, common_options
from puzzlelang.cli.terminal import out

if TYPE_CHECKING:
    from puzzlelang.answers import Fields

EXAMPLES = """\
  puzzlelang schema > puzzle.schema.json
  puzzlelang schema solve > answer.schema.json"""

COMMANDS = ("solve", "explore", "validate", "verify", "list", "explain", "graph")


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "what", metavar="WHAT", nargs="?", type=one_of("puzzle", *COMMANDS), default="puzzle",
        help=f"puzzle files, or the JSON of a command: {', '.join(COMMANDS)} (default: puzzle)",
    )  # fmt: skip
    common_options(parser)


def outputs(command: str) -> tuple[Fields, ...]:
    """The objects that a command may print as JSON."""
    from puzzlelang import answers, drawing
    from puzzlelang.cli.explain import CODES

    match command:
        case "solve":
            return answers.ANSWER, answers.SOLUTION, answers.NOTHING_SEARCHED
        case "explore":
            return answers.SURVEY, answers.NOTHING_SEARCHED
        case "validate":
            return (answers.VALIDATIONS,)
        case "verify":
            return (answers.VERDICT,)
        case "list":
            return (answers.LISTING,)
        case "graph":
            return (drawing.GRAPH,)
    return (CODES,)


def page() -> str:
    """The tables of docs/json.md."""
    from puzzlelang.answers import described, parts_of

    lines: list[str] = []
    known: set[str] = set()
    for command in COMMANDS:
        lines += [f"## {command}", ""]
        for name, part in reversed(parts_of(reversed(outputs(command))).items()):
            lines += described(part) if name not in known else ()
            known.add(name)
    return "\n".join(lines)


def run(options: Namespace) -> int:
    import json

    if options.what == "puzzle":
        from puzzlelang.editor import schema

        found = schema()
    else:
        from puzzlelang.answers import json_schema

        found = json_schema(*outputs(options.what))
    out(json.dumps(found, indent=2, ensure_ascii=False))
    return YES
