"""`puzzlelang completion`: print a script that completes command lines in a shell.

Such a script calls the program (argcomplete's protocol), and :func:`complete` answers from the
parsers of the commands, so names of puzzles, instances, parameters and views are always current.
"""

from __future__ import annotations

import argparse
import os
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from puzzlelang import answers
from puzzlelang.front.commands import registry
from puzzlelang.front.commands.docs import PAGES
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import Parser, one_of
from puzzlelang.front.commands.terminal import out
from puzzlelang.text import usage_error

SHELLS = ("bash", "zsh", "fish", "powershell")

EXAMPLES = """\
  puzzlelang completion bash     eval "$(…)" in ~/.bashrc
  puzzlelang completion zsh      eval "$(…)" in ~/.zshrc, after compinit
  puzzlelang completion fish     … | source, in config.fish"""


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "shell", metavar="SHELL", type=one_of(*SHELLS), help=", ".join(SHELLS)
    )  # fmt: skip


def run(options: Namespace) -> int:
    try:
        from argcomplete.shell_integration import shellcode
    except ImportError:
        raise usage_error(
            "completion needs the package argcomplete", "`pip install 'puzzlelang[completion]'`"
        ) from None
    out(shellcode(["puzzlelang"], shell=options.shell).strip())
    return YES


# ── answers to a shell ────────────────────────────────────────────────────────────────

Complete = Callable[..., Iterable[str]]


def complete() -> None:
    """Answer a completion request of a shell and exit; otherwise do nothing."""
    import argcomplete

    argcomplete.autocomplete(whole_parser(), always_complete_options="long")


def whole_parser() -> argparse.ArgumentParser:
    """Build one parser for all commands, with a completer for each argument."""
    parser = argparse.ArgumentParser(prog="puzzlelang")
    commands = parser.add_subparsers(dest="command", parser_class=Parser)
    for name, summary in registry.COMMANDS.items():
        command = commands.add_parser(name, help=summary)
        registry.command(name).add_options(command)
        for action in command._actions:
            words = getattr(action.type, "words", None)
            completer = _one_of(words) if words else COMPLETERS.get(action.dest)
            if completer is not None:
                action.completer = completer  # type: ignore[attr-defined]
    return parser


def _puzzles(prefix: str, **_: object) -> list[str]:
    """Bundled puzzles, and possible puzzle files."""
    from puzzlelang.syntax import library

    names = [] if "/" in prefix else list(library.names())
    inside = os.path.dirname(prefix)
    with suppress(OSError), os.scandir(inside or ".") as entries:
        for entry in entries:
            if entry.is_dir() or entry.name.endswith((".yaml", ".yml")):
                names.append(os.path.join(inside, entry.name) + "/" * entry.is_dir())
    return names


def _of_puzzle(names: Callable[[object], Iterable[str]]) -> Complete:
    """Complete names from the puzzle on the command line; none if it can't be read."""

    def complete(parsed_args: argparse.Namespace, **_: object) -> list[str]:
        from puzzlelang.text import Diagnostics, PuzzleError

        try:
            source = answers.read_puzzle_file(parsed_args.file)
            return list(names(answers.parse(source, Diagnostics())))
        except (PuzzleError, OSError, TypeError):
            return []

    return complete


def _instances(tree: object) -> Iterable[str]:
    for entry in tree.instances:  # type: ignore[attr-defined]
        yield entry.name.text + ":" * hasattr(entry, "path")


def _codes(**_: object) -> Iterable[str]:
    from puzzlelang.text import explanations

    return list(explanations.entries())


def _one_of(words: Sequence[str]) -> Complete:
    return lambda **_: words


COMPLETERS: dict[str, Complete] = {
    "file": _puzzles,
    "files": _puzzles,
    "other": _puzzles,
    "like": _puzzles,
    "settings": _of_puzzle(lambda tree: [f"{p.name.text}=" for p in tree.parameters]),  # type: ignore[attr-defined]
    "maps": _of_puzzle(lambda tree: [f"{m.name.text}=" for m in tree.maps]),  # type: ignore[attr-defined]
    "instance": _of_puzzle(_instances),
    "view": _of_puzzle(lambda tree: [v.head.name.text for v in tree.views]),  # type: ignore[attr-defined]
    "code": _codes,
    "page": lambda **_: PAGES,
}
"""Completers by destination of the argument."""
