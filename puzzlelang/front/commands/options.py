"""Options that commands share, their values, and the width of a terminal."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from math import gcd

from puzzlelang import text as amounts
from puzzlelang.search import Limits, Weight
from puzzlelang.text import NoReturn, TypeVar, columns_of, nearest, pipe_encoding, usage_error

# ── values ──────────────────────────────────────────────────────────────────────────

T = TypeVar("T")


def _read(text: str, read: Callable[[str], T | None], what: str) -> T:
    parsed = read(text)
    if parsed is None:
        raise argparse.ArgumentTypeError(f"`{text}` is not {what}")
    return parsed


def count(text: str) -> int:
    """``1000000``, ``1M``, ``20k``"""
    return _read(text, amounts.count_of, "a number of states (like 1000000 or 1M)")


def cores(text: str) -> int:
    """``1``, ``2``"""
    if not whole_number(text):
        raise argparse.ArgumentTypeError(f"`{text}` is not a number of cores (like 1 or 4)")
    return int(text)


def workers(text: str) -> str:
    """``tcp://host:8786``, ``local:4``"""
    kind, _, rest = text.partition(":")
    where, _, number = rest.rpartition(":")
    own = kind == "local" and whole_number(rest)
    if not (own or (kind in ("tcp", "tls") and where.strip("/") and whole_number(number))):
        raise argparse.ArgumentTypeError(
            f"`{text}` is not an address of workers (like tcp://host:8786 or local:4)"
        )
    return text


def whole_number(text: str) -> bool:
    """From 1 on."""
    return text.isascii() and text.isdigit() and int(text[:9]) > 0


def memory(text: str) -> int:
    """``2G``, ``500M``, ``1GiB``, ``800 MB``"""
    return _read(text, amounts.bytes_of, "an amount of memory (like 500M or 2G)")


def seconds(text: str) -> float:
    """``30``, ``0.5``, ``2m``, ``500ms``"""
    return _read(text, amounts.seconds_of, "a time (like 30, 2m or 1h)")


def weight(text: str) -> Weight:
    """``2``, ``1.5``"""
    from puzzlelang.text import positive

    whole, _, decimals = text.partition(".")
    if positive(text) is None or len(whole) > 3 or len(decimals) > 3 or float(text) < 1:
        raise argparse.ArgumentTypeError(
            f"`{text}` is not a weight (like 2 or 1.5: from 1 to 999, with up to 3 decimals)"
        )
    over, under = int(whole + decimals), 10 ** len(decimals)
    common = gcd(over, under)
    return Weight(over // common, under // common)


def whole(text: str) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"`{text}` is not a whole number")
    return int(text)


def setting(text: str) -> tuple[str, str]:
    """``n=5``; ``sizes=`` is a list without values"""
    name, equals, value = text.partition("=")
    if not name.strip() or not equals:
        raise argparse.ArgumentTypeError(f"`{text}` should be NAME=VALUE, like n=5")
    return name.strip(), value.strip()


def map_file(text: str) -> tuple[str, str]:
    """``maze=level.txt``"""
    name, equals, path = text.partition("=")
    if not name.strip() or not equals or not path:
        raise argparse.ArgumentTypeError(f"`{text}` should be NAME=PATH, like maze=level.txt")
    return name.strip(), path


def one_of(*words: str, other: Mapping[str, str] | None = None) -> Callable[[str], str]:
    """One of some words; ``other`` maps names from other programs to them."""

    def choose(text: str) -> str:
        if text in words:
            return text
        near = (other or {}).get(text) or nearest(text, words)
        advice = f"did you mean `{near}`?" if near else "choose one of " + ", ".join(words)
        raise argparse.ArgumentTypeError(f"there is no `{text}`; {advice}")

    choose.words = words  # type: ignore[attr-defined]  # a shell asks for them
    return choose


# ── parsers ──────────────────────────────────────────────────────────────────────────


class HelpAsked(Exception):
    """``--help``: the text."""


class _Colourless:
    """A theme of help without colours."""

    def __getattr__(self, name: str) -> str:
        return ""


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """The same text on each version: Python 3.14 colours help, for which each start of the program
    would load `dataclasses` and `inspect`, a sixth of its time.
    """

    def _set_color(self, *given: object, **more: object) -> None:
        self._theme, self._decolor = _Colourless(), str


class Parser(argparse.ArgumentParser):
    """Raises :class:`PuzzleError` where argparse would print and exit."""

    meant: Callable[[str], str] = staticmethod(lambda name: "")
    """Advice for an unknown option."""

    arguments: Sequence[str] = ()
    """The arguments, for advice."""

    example = ""
    """A correct command line."""

    def flag(self, name: str, help: str) -> None:
        """An option without a value."""
        self.add_argument(name, action="store_true", help=help)

    def options(self) -> list[str]:
        return list(self._option_string_actions)

    def given(self, options: argparse.Namespace) -> dict[str, object]:
        """The values that differ from their defaults, by the names of the options."""
        values = vars(options)
        return {
            name: values[action.dest]
            for action in self._actions
            for name in action.option_strings or [action.dest]
            if values.get(action.dest, action.default) != action.default
        }

    def print_help(self, file: object = None) -> NoReturn:
        raise HelpAsked(self.format_help().removesuffix("\n"))

    def error(self, message: str) -> NoReturn:
        advice = f"`{self.prog} --help` lists the options"
        rest = message.removeprefix("unrecognized arguments: ")
        if rest != message:
            first = rest.split()[0]
            if not first.startswith("-"):
                raise usage_error(f"`{first}` is one argument too many", advice)
            name = first.partition("=")[0]
            raise usage_error(f"there is no option `{name}`", self.meant(name) or advice)
        rest = message.removeprefix("the following arguments are required: ")
        if rest != message:
            from puzzlelang.drawing import FORMATS, PICTURES

            endings = (*PICTURES, *FORMATS)
            output = next((word for word in self.arguments if word.endswith(endings)), "")
            if output and rest.startswith("-o"):
                raise usage_error(f"{rest} is missing", f"write `-o {output}`")
            raise usage_error(f"{rest} is missing", f"as in `{self.example}`; {advice}")
        message = message.removeprefix("argument ")
        option, _, problem = message.partition(": ")
        action = self._option_string_actions.get(option.split("/")[-1])
        if action is not None and action.metavar:
            advice = f"`{option} {action.metavar}`: {action.help}"
        if problem == "expected one argument":
            message = f"{option} needs a value"
        raise usage_error(message, advice)


def parser_for(name: str, summary: str, examples: str) -> Parser:
    parser = Parser(
        prog=f"puzzlelang {name}",
        description=summary[0].upper() + summary[1:] + ".",
        epilog="examples:\n" + examples,
        # with a fixed width, argparse does not import `shutil`
        formatter_class=partial(HelpFormatter, width=width_of(1) - 2),
        allow_abbrev=False,
    )
    parser._positionals.title = "arguments"  # argparse has no argument for it
    parser.example = examples.strip().partition("\n")[0].partition("   ")[0]
    return parser


def width_of(descriptor: int) -> int:
    """Columns for text on the terminal that is open as ``descriptor``: 20 at least."""
    return max(20, columns_of(descriptor))


def puzzle_options(parser: Parser, *, start: bool = False, task: bool = False) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="a path, the name of a bundled puzzle, or - for standard input"
    )
    if task:
        parser.add_argument(
            "problem", metavar="PROBLEM", nargs="?", default="",
            help="with a planning domain, DOMAIN.pddl, as the file: the problem, PROBLEM.pddl",
        )  # fmt: skip
    parser.add_argument(
        "--set", dest="settings", metavar="NAME=VALUE", type=setting, action="append", default=[],
        help="give a parameter another value (may be repeated)",
    )  # fmt: skip
    parser.add_argument(
        "--map", dest="maps", metavar="NAME=PATH", type=map_file, action="append", default=[],
        help="read a map from another file (- for standard input)",
    )  # fmt: skip
    parser.add_argument(
        "--instance", metavar="NAME", default="",
        help="an instance of the puzzle (small, microban:3, microban:TITLE) or of a file (FILE, "
        "FILE:3, - for standard input); `puzzlelang list PUZZLE` lists them",
    )  # fmt: skip
    if start:
        parser.add_argument(
            "--start", metavar="JSON", dest="begin",
            help="begin in this state instead: as in the JSON of `solve`, or only those variables "
            "that differ from the start; or the number of one of several starts",
        )  # fmt: skip


def files_argument(parser: Parser) -> None:
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help="files, folders, names of bundled puzzles, or - for standard input",
    )


def puzzle_words(options: argparse.Namespace) -> str:
    """The arguments that name the same puzzle on another command line."""
    from shlex import quote

    words = [quote(name) for name in (options.file, getattr(options, "problem", "")) if name]
    for name, value in options.settings:
        words += ["--set", quote(f"{name}={value}")]
    for name, path in options.maps:
        words += ["--map", quote(f"{name}={path}")]
    if options.instance:
        words += ["--instance", quote(options.instance)]
    if getattr(options, "begin", None) is not None:
        words += ["--start", quote(options.begin)]
    return " ".join(words)


def _order_names() -> Callable[[str], str]:
    from puzzlelang.search import ALIASES, ORDERS

    other = {word: name for name, row in ORDERS.items() for word in row.others.split()}
    return one_of(*ORDERS, *ALIASES, other=other)


def orders(text: str) -> tuple[str, ...]:
    """Parse ``bfs,astar``; ``all`` gives an empty tuple, for all useful orders."""
    from puzzlelang.search import ALIASES

    if text == "all":
        return ()
    one = _order_names()
    names = (one(word.strip()) for word in text.split(","))
    return tuple(dict.fromkeys(ALIASES.get(order, order) for order in names))


def order_option(parser: Parser) -> None:
    from puzzlelang.search import ALIASES, ORDERS

    aliases = ", ".join(f"{alias} = {order}" for alias, order in ALIASES.items())
    names = ", ".join(f"{o} ({row.title})" if row.title != o else o for o, row in ORDERS.items())
    parser.add_argument(
        "--search", dest="order", metavar="ORDER", default="auto",
        type=_order_names(),
        help=f"{names}, the default; {aliases}",
    )  # fmt: skip


def limit_options(parser: Parser) -> None:
    what = "limits, at which the search gives up (exit code 3)"
    limits = patience_options(parser, what)
    limits.add_argument(
        "--states",
        metavar="N",
        type=count,
        help="states reached: 1000000, 1M; for a puzzle that is filled in, conflicts of the engine",
    )


def patience_options(parser: Parser, what: str) -> argparse._ArgumentGroup:
    limits = parser.add_argument_group(what)
    limits.add_argument("--time", metavar="S", type=seconds, help="seconds: 30, 2m, 1h")
    limits.add_argument(
        "--memory", metavar="SIZE", type=memory, help="memory of the process: 500M, 2G"
    )
    return limits


def common_options(parser: Parser, *formats: str) -> None:
    if formats:
        parser.add_argument(
            "--format", metavar="FORMAT", type=one_of(*formats), default=formats[0],
            help=f"{', '.join(formats)} (default: {formats[0]})",
        )  # fmt: skip
    parser.add_argument(
        "--progress", metavar="[json]", type=one_of(*PROGRESS), default=None,
        help="print progress even if standard error is not a terminal: a line each second, or "
        "lines of JSON",
    )  # fmt: skip
    parser.flag("--quiet", "print no progress, statistics or warnings")


def watch_option(parser: Parser) -> None:
    parser.flag("--watch", "run again whenever a file of the puzzle changes, until Ctrl-C")


PROGRESS = ("lines", "json")
"""Formats of `--progress`; the first is the default."""

TIERS = ("auto", "python", "native")
"""See :mod:`puzzlelang.engine.tiers`, which is not imported to parse a command line."""


def tier_option(parser: Parser) -> None:
    parser.add_argument(
        "--tier", type=one_of(*TIERS), default="auto", metavar="TIER",
        help="python, native (machine code), or auto: Python first, machine code if it takes long",
    )  # fmt: skip


def _renamed(text: str) -> list[tuple[str, str]]:
    """``hen=goose,corn=beans``"""
    pairs = []
    for part in text.split(","):
        theirs, equals, mine = part.partition("=")
        if not theirs.strip() or not equals or not mine.strip():
            raise argparse.ArgumentTypeError(f"`{part}` should be THEIRS=MINE, like hen=goose")
        pairs.append((theirs.strip(), mine.strip()))
    return pairs


def rename_option(parser: Parser, theirs: str, mine: str) -> None:
    parser.add_argument(
        "--rename", metavar="THEIRS=MINE", type=_renamed, action="append", default=[],
        help=f"take a word of {theirs}, a member or the name of a transition, for one of {mine}: "
        "hen=goose,corn=beans (may be repeated)",
    )  # fmt: skip


def _ignored(text: str) -> list[str]:
    return [one_of("costs", "names")(word.strip()) for word in text.split(",")]


def ignore_option(parser: Parser) -> None:
    parser.add_argument(
        "--ignore", metavar="WHAT", type=_ignored, default=[],
        help="leave out costs, names (of transitions), or both: costs,names",
    )  # fmt: skip


def renames_of(options: argparse.Namespace) -> dict[str, str]:
    return {theirs: mine for pairs in options.rename for theirs, mine in pairs}


def plain_option(parser: Parser) -> None:
    parser.flag(
        "--plain",
        "print states by `show:`, even on a terminal that can show coloured boards",
    )


def symmetry_option(parser: Parser) -> None:
    parser.flag(
        "--no-symmetry",
        "ignore `symmetry:`, and count states and solutions one by one",
    )


def compare_option(parser: Parser) -> None:
    parser.add_argument(
        "--compare", metavar="[ORDERS]", type=orders, default=None,
        help="search once in each order, in separate processes, and compare their states, "
        "time and memory; ORDERS: a selection (bfs,astar; default: all that make sense)",
    )  # fmt: skip


def searches_apart(options: argparse.Namespace) -> bool:
    """True if there are several searches, each in a separate process with separate limits."""
    compared = getattr(options, "compare", None)
    return compared is not None and len(compared) != 1


def store_option(parser: Parser) -> None:
    parser.add_argument(
        "--store", metavar="DIR|URL", default="",
        help="keep the states in a folder, or at s3://BUCKET/PREFIX, layer by layer: for more of "
        "them than fit in memory; the same command continues where it ended",
    )  # fmt: skip
    parser.add_argument(
        "--disk", metavar="SIZE", type=memory, help="the maximum size of `--store`: 50G"
    )
    parser.add_argument(
        "--cores", metavar="N", type=cores, default=1,
        help="work on the store in N processes (default: 1; the answer is the same)",
    )  # fmt: skip
    parser.add_argument(
        "--workers", metavar="WHERE", type=workers, default=None,
        help="work on the store with Dask: workers of the scheduler tcp://HOST:PORT, or "
        "N processes that are started here, local:N",
    )  # fmt: skip


def limits_of(options: argparse.Namespace) -> Limits:
    """The limits for the rest of the run; reading and compiling used some of the time."""
    limits = Limits(options.states, options.time, options.memory or most_memory())
    return limits.left(options.started)


def most_memory() -> int | None:
    """Nine tenths of the available memory: better to give up than to be killed."""
    from puzzlelang.text import memory_limits

    least = min(memory_limits(), default=None)
    return None if least is None else least * 9 // 10


def open_streams() -> None:
    """Escape characters that a terminal can't show, and discard output to a closed stream.

    With PYTHONUNBUFFERED, use a buffer nevertheless: a write cut off by a signal would be lost.
    """
    for stream in ("stdout", "stderr"):
        if getattr(sys, stream) is None:  # closed by the caller
            setattr(sys, stream, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        file = getattr(sys, stream)
        is_own = file is getattr(sys, f"__{stream}__")
        if is_own and isinstance(file.buffer, io.RawIOBase):
            number, encoding = file.fileno(), file.encoding
            file = open(number, "w", 1, encoding=encoding, closefd=False)  # noqa: SIM115
            setattr(sys, stream, file)
        if hasattr(file, "reconfigure"):
            encoding = None if file.isatty() else pipe_encoding()
            file.reconfigure(encoding=encoding, errors="backslashreplace")
    if hasattr(sys.stdin, "reconfigure"):  # invalid UTF-8 may be the name of a file
        with suppress(OSError):  # already partly read
            sys.stdin.reconfigure(errors="surrogateescape")
