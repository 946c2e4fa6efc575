"""The commands, and how their options are parsed.

Each command has its own parser, made on demand: most runs need only one of them.
"""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import pairwise
from time import monotonic

from puzzlelang.front.commands.exit_codes import MEANINGS
from puzzlelang.front.commands.options import PROGRESS, Parser, parser_for, width_of
from puzzlelang.text import Protocol, cast, usage_error

COMMANDS = {
    "solve": "find a shortest, cheapest or best solution",
    "validate": "check puzzle files and their expectations",
    "explain": "explain the code of a message, with an example",
    "explore": "count the reachable states, depth by depth",
    "moves": "list the moves of a state, and why other steps are not possible",
    "compare": "compare two puzzles: the same, or a first difference",
    "play": "play a puzzle: moves or values, hints, undo, solution",
    "graph": "draw the reachable states as a graph",
    "generate": "draw new levels, rate them, and keep those that meet a condition",
    "store": "report on a folder filled by a search, and check it",
    "grade": "compare many files with a model solution, and give points",
    "verify": "replay an answer and check every claim that it makes",
    "export": "write a puzzle as a planning task in PDDL",
    "list": "browse the bundled puzzles",
    "new": "create a new puzzle file",
    "docs": "print a page of the documentation: tutorial, language, cookbook",
    "format": "print puzzle files in the house style",
    "schema": "print a JSON Schema of puzzle files, or of the output of commands",
    "completion": "print a script that completes puzzlelang's command lines in a shell",
    "lsp": "serve an editor: diagnostics while you type, completion, renaming and more",
}
"""The commands with their summaries, in the order of the help text; modules have their names."""


class Command(Protocol):
    """Interface of a command's module."""

    EXAMPLES: str
    add_options: Callable[[Parser], None]
    run: Callable[[Namespace], int]


def command(name: str) -> Command:
    return cast(Command, import_module(f"puzzlelang.front.commands.{name}"))


def help_text() -> str:
    width = width_of(1)
    names = max(map(len, COMMANDS))
    rows = [(f"  {name:<{names}}  ", summary) for name, summary in COMMANDS.items()]
    codes = [(f"  {code:>3}  ", meaning) for code, meaning in MEANINGS.items()]
    commands, exits = ("\n".join(_hung(a, b, width) for a, b in part) for part in (rows, codes))
    more = _hung("", "`puzzlelang COMMAND --help` shows the options of a command.", width)
    return f"""\
usage: puzzlelang COMMAND ...

{_hung("", "Solve puzzles that are described in YAML.", width)}

commands:
{commands}

{more}

examples:
  puzzlelang list
  puzzlelang solve frogs
  puzzlelang new my-puzzle
  puzzlelang solve my-puzzle.yaml --set n=5

exit codes:
{exits}"""


def _hung(begin: str, text: str, width: int) -> str:
    """``text`` after ``begin``, in lines of at most ``width`` columns."""
    lines, line = [], begin
    for word in text.split():
        if len(line) + len(word) > width and line.strip():
            lines.append(line.rstrip())
            line = " " * len(begin)
        line += f"{word} "
    return "\n".join([*lines, line.rstrip()])


_INPUT = r"(?:[\w-]+=)?-(?::.*)?"
"""An instance from standard input."""


def parse(name: str, arguments: Sequence[str]) -> Namespace:
    """The options of a command; raises :class:`PuzzleError` if they are wrong."""
    if name not in COMMANDS:
        from puzzlelang.front.commands.suggestions import unknown_command

        raise unknown_command(name, arguments, tuple(COMMANDS))
    parser = parser_of(name)
    parser.arguments = arguments

    def meant(option: str) -> str:
        from puzzlelang.front.commands import suggestions

        return suggestions.option(option, parser, {c: parser_of(c) for c in COMMANDS if c != name})

    parser.meant = meant
    parser.set_defaults(tier="auto", started=monotonic())
    for before, word in pairwise(["", *arguments]):
        if before.startswith("-") and not word or re.fullmatch("--[a-z-]+=", word):
            help = "if a shell variable is used there, it is empty"
            raise usage_error(f"`{word.rstrip('=') or before}` needs a value", help)
    options = parser.parse_args(_with_number(name, arguments))
    options.given = parser.given(options)
    if hasattr(options, "instance"):
        inputs = [options.file, getattr(options, "answer", ""), *(path for _, path in options.maps)]
        is_input = "-" in options.instance and re.fullmatch(_INPUT, options.instance)
        inputs.append("-" if is_input else "")
        if inputs.count("-") > 1:
            raise usage_error("standard input can be read once: only one `-` is possible")
    return options


def parser_of(name: str) -> Parser:
    module = command(name)
    parser = parser_for(name, COMMANDS[name], module.EXAMPLES)
    module.add_options(parser)
    return parser


def _with_number(name: str, arguments: Sequence[str]) -> list[str]:
    """Join options with optional values: ``--all 5`` to ``--all=5``, ``--all`` without a number to
    ``--all=all``, because the next word may be the file.  Likewise ``--progress json`` and
    ``--compare bfs,astar``.  Join ``--instance -:3`` to ``--instance=-:3``.
    """
    joined: list[str] = []
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if word == "--all" and name != "moves":
            word = f"--all={rest.pop(0) if rest and rest[0].isdecimal() else 'all'}"
        if word == "--progress":
            word = f"--progress={rest.pop(0) if rest and rest[0] in PROGRESS else PROGRESS[0]}"
        if word == "--compare":
            word = f"--compare={rest.pop(0) if rest and _names_orders(rest[0]) else 'all'}"
        if word == "--instance" and rest and rest[0].startswith("-:"):
            word = f"--instance={rest.pop(0)}"
        joined.append(word)
    return joined


def _names_orders(word: str) -> bool:
    from puzzlelang.search import ALIASES, ORDERS

    return "," in word or word in ORDERS or word in ALIASES
