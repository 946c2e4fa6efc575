"""Suggestions for unknown commands and options.

They come from the names of puzzles, paths, the commands and options of other programs, the
options of other commands, and similar words.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from shlex import join

from puzzlelang.front.commands.options import Parser
from puzzlelang.search import ALIASES, ORDERS
from puzzlelang.syntax import library
from puzzlelang.text import PuzzleError, nearest, usage_error

_ELSEWHERE = {
    "solve": "run search find answer start go exec solution show print trace",
    "play": "game move step interactive try undo hint",
    "validate": "check test lint valid assert tests",
    "explain": "error errors code codes why message",
    "explore": "count stats statistics states space tree info reachable modelcheck analyse analyze",
    "graph": "draw plot render svg picture html dot visualize visualise view image",
    "verify": "replay certify prove proof confirm",
    "list": "ls examples puzzles library all catalogue catalog dir",
    "new": "init create make template scaffold start add copy",
    "docs": "doc documentation manual man guide tutorial language cookbook reference",
    "format": "fmt pretty indent tidy beautify",
    "schema": "json-schema jsonschema types",
    "lsp": "server language-server editor",
}
_COMMANDS = {word: name for name, words in _ELSEWHERE.items() for word in words.split()}

_SAYS = {
    "solve": "prints the steps of a solution, and the state after each",
    "play": "plays it",
    "validate": "checks the file and its expectations",
    "explain": "explains the code of a message",
    "explore": "counts all reachable states",
    "graph": "draws the state space",
    "verify": "checks an answer",
    "list": "shows the bundled puzzles",
    "new": "starts a puzzle file",
    "docs": "prints a page of the documentation",
    "format": "prints the file in the house style",
    "schema": "prints a JSON schema of puzzle files",
    "lsp": "serves editors",
}


def unknown_command(name: str, rest: Sequence[str], commands: Sequence[str]) -> PuzzleError:
    """The error for ``puzzlelang NAME …`` if no command has this name."""
    message = f"there is no command `{name}`"
    all_ = "the commands are " + ", ".join(commands)
    if name.startswith("-"):
        return _option_first(name, rest, commands)
    if name == "version":
        return usage_error(message, "did you mean `puzzlelang --version`?")
    if os.path.isdir(name):
        return usage_error(message, f"it is a folder: `{_line('validate', name, rest)}`")
    puzzles = library.names()
    if os.path.exists(name) or name in puzzles:
        what = "a file" if os.path.exists(name) else "a bundled puzzle"
        help = f"it is {what}; to solve it, write `{_line('solve', name, rest)}`"
        return usage_error(message, help)
    if path := library.with_ending(name):
        help = f"to solve the file `{path}`, write `{_line('solve', path, rest)}`"
        return usage_error(message, help)
    if name.endswith(library.ENDINGS):
        help = f"a command comes first, as in `puzzlelang solve {name}`; there is no such file"
        return usage_error(message, help)
    meant = _COMMANDS.get(name.lower())
    if meant is None:
        meant = nearest(name, commands)
        if meant:
            return usage_error(message, f"did you mean `{_line(meant, '', rest)}`?")
        puzzle = nearest(name, puzzles)
        if puzzle:
            return usage_error(message, f"did you mean `{_line('solve', puzzle, rest)}`?")
        return usage_error(message, all_)
    return usage_error(message, f"`{_line(meant, '', rest)}` {_SAYS[meant]}")


def _line(command: str, name: str, rest: Sequence[str]) -> str:
    """A command line to suggest."""
    if command == "graph" and "-o" not in rest:
        puzzle = name or next((word for word in rest if not word.startswith("-")), "hanoi")
        rest = [*(rest or [puzzle]), "-o", f"{library.stem(puzzle)}.svg"]
    return join(["puzzlelang", command, *([name] if name else []), *rest])


def _option_first(name: str, rest: Sequence[str], commands: Sequence[str]) -> PuzzleError:
    """``puzzlelang --quiet solve frogs``, ``puzzlelang -v``"""
    message = f"a command is expected here, not `{name}`"
    if name == "-v" or nearest(name, ("--version",)):
        return usage_error(message, "did you mean `puzzlelang --version`?")
    if nearest(name, ("--help",)) or name in ("-?", "/?"):
        return usage_error(message, "did you mean `puzzlelang --help`?")
    at = next((i for i, word in enumerate(rest) if word in commands), None)
    if at is not None:
        words = [*rest[at + 1 :], name, *rest[:at]]
        return usage_error(
            message, f"options come after the command: `{_line(rest[at], '', words)}`"
        )
    return usage_error(message, "the command comes first, as in `puzzlelang solve frogs`")


# ── options ──────────────────────────────────────────────────────────────────────────

_OPTIONS: Mapping[str, str] = {
    "-q": "--quiet", "-s": "--quiet", "--silent": "--quiet",
    "-n": "--set", "-p": "--set", "-D": "--set", "-d": "--set", "--param": "--set",
    "--params": "--set", "--parameter": "--set", "--define": "--set", "--with": "--set",
    "--arg": "--set", "--level": "--instance", "-i": "--instance", "-l": "--instance",
    "--json": "--format json", "--jsonl": "--format jsonl", "--lines": "--format lines",
    "--sarif": "--format sarif", "--text": "--format text", "-f": "--format",
    "-t": "--time", "--timeout": "--time", "--time-limit": "--time", "--limit": "--time",
    "--seconds": "--time", "-m": "--memory", "--mem": "--memory", "--memory-limit": "--memory",
    "--max-states": "--states", "--nodes": "--states",
    "-a": "--search", "--algorithm": "--search", "--algo": "--search", "--order": "--search",
    "--strategy": "--search", "--method": "--search", "--heuristic": "--estimate",
    "-j": "--cores", "--threads": "--cores", "--jobs": "--cores", "--parallel": "--cores",
    "--workers": "--cores", "--engine": "--tier", "--backend": "--tier",
    "--native": "--tier native", "--python": "--tier python", "--every": "--all",
    "--solutions": "--all", "--in-place": "--write", "--out": "--output",
    "--proof": "--certificate",
    "--symmetry": "--no-symmetry", "--map-file": "--map",
}  # fmt: skip
"""Names of the options in other programs."""


def option(name: str, own: Parser, others: Mapping[str, Parser]) -> str:
    """Advice for an option that ``own`` does not have; ``others``: the parsers by command."""
    options = own.options()
    meant = _OPTIONS.get(name, "")
    if meant.split(" ")[0] in options:
        return f"write `{meant}`" if " " in meant else f"did you mean `{meant}`?"
    word = name.lstrip("-").lower().replace("*", "star").replace("a-star", "astar")
    if word in (*ORDERS, *ALIASES) and "--search" in options:
        return f"write `--search {word}`"
    if name in ("-o", "--output", "-w", "--save") and "--format" in options:
        return "the answer goes to standard output: add `> FILE` to the command"
    if name in ("--version", "-V"):
        return "write `puzzlelang --version`"
    if name in ("--no-color", "--no-colour", "--color", "--colour"):
        return "colours are for terminals only; NO_COLOR=1 in the environment turns them off"
    owners = [command for command, parser in others.items() if name in parser.options()]
    if owners and name not in options:
        commands = " and ".join(f"`puzzlelang {command}`" for command in owners[:2])
        return f"it is an option of {commands}"
    swapped = [one for one in options if len(one) == len(name) and sorted(one) == sorted(name)]
    near = swapped[0] if swapped else nearest(name, (o for o in options if o.startswith("--")))
    return f"did you mean `{near}`?" if near else ""
