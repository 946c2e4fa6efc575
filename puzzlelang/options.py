"""The command line as data: commands and their options.

Each command has a parser of its own, made when it is wanted: most runs want one of them.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from puzzlelang.amounts import (
    count,
    map_file,
    memory,
    one_of,
    seconds,
    setting,
    whole,
)
from puzzlelang.diagnostics import Diagnostic, PuzzleError, nearest
from puzzlelang.system import Limits


def usage_error(message: str, help: str = "") -> PuzzleError:
    return PuzzleError([Diagnostic("usage", message, None, help=help)])


# ── parsers ──────────────────────────────────────────────────────────────────────────


class Parser(argparse.ArgumentParser):
    """Raises :class:`PuzzleError` in words where argparse would print and leave."""

    def error(self, message: str) -> NoReturn:
        advice = f"`{self.prog} --help` shows what there is"
        rest = message.removeprefix("unrecognized arguments: ")
        if rest != message:
            first = rest.split()[0]
            if not first.startswith("-"):
                raise usage_error(f"`{first}` is one argument too many", advice)
            name = first.partition("=")[0]
            near = nearest(name, (o for o in self._option_string_actions if o.startswith("--")))
            raise usage_error(
                f"there is no option `{name}`", f"did you mean `{near}`?" if near else advice
            )
        rest = message.removeprefix("the following arguments are required: ")
        if rest != message:
            message = f"{rest} is missing"
        raise usage_error(message.removeprefix("argument "), advice)


def _parser(name: str, summary: str, examples: str) -> Parser:
    return Parser(
        prog=f"puzzlelang {name}",
        description=summary[0].upper() + summary[1:] + ".",
        epilog="examples:\n" + examples,
        formatter_class=_formatter,
        allow_abbrev=False,
    )


def _formatter(prog: str) -> argparse.HelpFormatter:
    """A formatter that knows its width, so that argparse needs no `shutil` to ask for it."""
    return argparse.RawDescriptionHelpFormatter(prog, width=width_of(1) - 2)


def width_of(descriptor: int) -> int:
    """Columns of the terminal that is open as ``descriptor``; 80 for a file or a pipe."""
    if os.environ.get("COLUMNS", "").isdecimal():
        return max(20, int(os.environ["COLUMNS"]))
    try:
        columns = os.get_terminal_size(descriptor).columns
    except OSError:
        return 80
    return max(20, columns) if columns else 80  # 0: the terminal does not know


def _puzzle(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a path, - or a name of the library")
    parser.add_argument(
        "--set", dest="settings", metavar="NAME=VALUE", type=setting, action="append", default=[],
        help="give a parameter another value (may be repeated)",
    )  # fmt: skip
    parser.add_argument(
        "--map", dest="maps", metavar="NAME=PATH", type=map_file, action="append", default=[],
        help="read a map from another file, - for standard input",
    )  # fmt: skip
    parser.add_argument(
        "--instance", metavar="NAME", default="",
        help="one of the puzzle's instances (small, microban:3, microban:TITLE) or one of a file "
        "(FILE, FILE:3, - for standard input); `puzzlelang list PUZZLE` shows what there is",
    )  # fmt: skip


def _order(parser: Parser) -> None:
    from puzzlelang.search.strategies import ALIASES, ORDERS

    aliases = ", ".join(f"{alias} = {order}" for alias, order in ALIASES.items())
    parser.add_argument(
        "--search", dest="order", metavar="ORDER", type=one_of(*ORDERS, *ALIASES), default="auto",
        help=f"{', '.join(ORDERS)} ({aliases})",
    )  # fmt: skip


def _limits(parser: Parser) -> None:
    limits = parser.add_argument_group("limits, beyond which the search gives up (exit code 3)")
    limits.add_argument("--time", metavar="S", type=seconds, help="seconds: 30, 2m, 1h")
    limits.add_argument("--memory", metavar="SIZE", type=memory, help="of the process: 500M, 2G")
    limits.add_argument("--states", metavar="N", type=count, help="states reached: 1000000, 1M")


def _common(parser: Parser, *formats: str) -> None:
    if formats:
        parser.add_argument(
            "--format", metavar="FORMAT", type=one_of(*formats), default=formats[0],
            help=f"{', '.join(formats)} (default: {formats[0]})",
        )  # fmt: skip
    parser.add_argument("--quiet", action="store_true", help="no progress, statistics, warnings")


def _tier(parser: Parser) -> None:
    from puzzlelang.tiers import TIERS

    parser.add_argument(
        "--tier", type=one_of(*TIERS), default="auto", metavar="TIER",
        help="python, native (machine code), or auto: Python first, machine code if it takes long",
    )  # fmt: skip


def _solve(parser: Parser) -> None:
    _puzzle(parser)
    _order(parser)
    parser.add_argument(
        "--all", metavar="N", type=_most, help="list all best solutions, or at most N of them"
    )
    parser.add_argument("--count", action="store_true", help="count the best solutions")
    parser.add_argument("--view", metavar="NAME", help="another way to print (a later version)")
    _tier(parser)
    _limits(parser)
    _common(parser, "text", "lines", "json", "jsonl")


EVERY = -1


def _most(text: str) -> int:
    return EVERY if text == "all" else whole(text)


def _validate(parser: Parser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="files, folders or names")
    parser.add_argument("--deep", action="store_true", help="search for failing `check:`s, too")
    parser.add_argument("--slow", action="store_true", help="hold what is said to be slow, too")
    _tier(parser)
    _limits(parser)
    _common(parser, "text", "json", "sarif")


def _explore(parser: Parser) -> None:
    _puzzle(parser)
    parser.add_argument("--tree", action="store_true", help="print the tree of successors")
    parser.add_argument("--depth", metavar="N", type=whole, help="how deep --tree goes")
    _tier(parser)
    _limits(parser)
    _common(parser, "text", "json")


def _graph(parser: Parser) -> None:
    _puzzle(parser)
    _order(parser)
    parser.add_argument(
        "-o", "--output", metavar="OUT", required=True, help="OUT.dot, OUT.graphml or OUT.json"
    )
    _limits(parser)
    _common(parser)


def _verify(parser: Parser) -> None:
    _puzzle(parser)
    parser.add_argument("answer", metavar="ANSWER.json", help="from solve --format json, or -")
    parser.add_argument(
        "--states", metavar="N", type=count,
        help="look at as many states to prove that nothing is cheaper, or that there is nothing",
    )  # fmt: skip
    _common(parser, "text", "json")


def _list(parser: Parser) -> None:
    parser.add_argument(
        "what", metavar="NAME", nargs="?", default="",
        help="a puzzle (a name or a path), or a family of them such as river or hanoi/",
    )  # fmt: skip
    parser.add_argument("--difficulty", metavar="WORD", default="", help="easy, medium or hard")
    _common(parser, "text", "json")


def _new(parser: Parser) -> None:
    parser.add_argument("name", metavar="NAME", help="NAME.yaml is written, if it is not there yet")
    parser.add_argument(
        "--like", metavar="PUZZLE", help="start from the rules of this puzzle: a name or a path"
    )
    _common(parser)


@dataclass(frozen=True, slots=True)
class Command:
    """What a command is for, its options, and examples of its use."""

    summary: str
    add_options: Callable[[Parser], None]
    examples: str


COMMANDS = {
    "solve": Command("find a shortest or cheapest solution", _solve, """\
  puzzlelang solve frogs
  puzzlelang solve frogs --set left=3 --set right=3 --count
  puzzlelang solve sokoban --instance levels.xsb:3
  puzzlelang solve maze --map maze=level.txt --search stack --format lines
  puzzlelang solve my-puzzle.yaml --time 30 --format json > answer.json"""),
    "validate": Command("check puzzle files and what they expect of themselves", _validate, """\
  puzzlelang validate my-puzzle.yaml
  puzzlelang validate puzzles/ --format json"""),
    "explore": Command("count the reachable states, depth by depth", _explore, """\
  puzzlelang explore frogs
  puzzlelang explore frogs --tree"""),
    "graph": Command("write the reachable states as a graph", _graph, """\
  puzzlelang graph goat -o goat.dot && dot -Tsvg goat.dot > goat.svg
  puzzlelang graph goat -o goat.graphml"""),
    "verify": Command("replay an answer and check every claim that it makes", _verify, """\
  puzzlelang solve frogs --format json > answer.json
  puzzlelang verify frogs answer.json"""),
    "list": Command("browse the puzzles that come along", _list, """\
  puzzlelang list
  puzzlelang list river
  puzzlelang list sokoban
  puzzlelang list --difficulty easy"""),
    "new": Command("start a puzzle file of your own", _new, """\
  puzzlelang new tower
  puzzlelang new my-frogs --like frogs"""),
}  # fmt: skip

LATER = ("play", "schema", "lsp")
"""Commands of later versions."""


def help_text() -> str:
    width = max(map(len, COMMANDS))
    commands = "\n".join(f"  {name:<{width}}  {c.summary}" for name, c in COMMANDS.items())
    return f"""\
usage: puzzlelang COMMAND ...

Solve puzzles that are described in YAML.

commands:
{commands}

`puzzlelang COMMAND --help` shows the options of a command.

examples:
  puzzlelang list
  puzzlelang solve frogs
  puzzlelang solve my-puzzle.yaml --set n=5

exit codes: 0 yes (solved, valid, verified), 1 no, and proved, 2 the file or the usage is
at fault, 3 gave up at a limit, 70 a bug of ours, 130 interrupted."""


def parse(command: str, arguments: Sequence[str]) -> argparse.Namespace:
    """The options of ``command``; :class:`PuzzleError` where they are wrong."""
    if command not in COMMANDS:
        if command in LATER:
            raise usage_error(f"`puzzlelang {command}` is not in this version yet")
        near = nearest(command, COMMANDS)
        raise usage_error(
            f"there is no command `{command}`",
            f"did you mean `puzzlelang {near}`?" if near
            else "the commands are " + ", ".join(COMMANDS),
        )  # fmt: skip
    chosen = COMMANDS[command]
    parser = _parser(command, chosen.summary, chosen.examples)
    chosen.add_options(parser)
    parser.set_defaults(tier="auto")
    options = parser.parse_args(_with_number(arguments))
    _refuse_what_is_later(options)
    if hasattr(options, "instance"):
        _check_standard_input(options)
    return options


def _with_number(arguments: Sequence[str]) -> list[str]:
    """``--all 5`` as ``--all=5`` and ``--all`` alone as ``--all=all``: its number may be left
    out, and what stands behind it may be the file.
    """
    joined: list[str] = []
    rest = list(arguments)
    while rest:
        word = rest.pop(0)
        if word == "--all":
            word = f"--all={rest.pop(0) if rest and rest[0].isdecimal() else 'all'}"
        joined.append(word)
    return joined


def _refuse_what_is_later(options: argparse.Namespace) -> None:
    if getattr(options, "view", None) is not None:
        raise usage_error("views (`--view`) are not in this version", "leave `--view` out")


def _check_standard_input(options: argparse.Namespace) -> None:
    inputs = [options.file, getattr(options, "answer", ""), *(path for _, path in options.maps)]
    inputs.append("-" if re.fullmatch(r"(?:[\w-]+=)?-(?::.*)?", options.instance) else "")
    if inputs.count("-") > 1:
        raise usage_error("standard input can be read once: only one `-` is possible")


def limits_of(options: argparse.Namespace) -> Limits:
    return Limits(options.states, options.time, options.memory or most_memory())


def most_memory() -> int | None:
    """Nine tenths of the memory that there is: better to give up than to be ended."""
    sizes = []
    try:
        sizes.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
        with open("/sys/fs/cgroup/memory.max") as file:
            sizes.append(int(file.read()))
    except (AttributeError, OSError, ValueError):  # another system, or no limit
        pass
    return min(sizes) * 9 // 10 if sizes else None


def open_streams() -> None:
    """Let a character that a terminal does not know be escaped, and a closed stream take all."""
    for stream in ("stdout", "stderr"):
        if getattr(sys, stream) is None:  # closed by who runs the program: nobody listens
            setattr(sys, stream, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        if hasattr(getattr(sys, stream), "reconfigure"):
            getattr(sys, stream).reconfigure(errors="backslashreplace")
