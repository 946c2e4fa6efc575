"""The manual page `docs/puzzlelang.1`, made from the parsers of the command line.

    python website/man_page.py

The page is in the wheel, as share/man/man1/puzzlelang.1: `man puzzlelang` finds it where the wheel
is installed into an environment that is on the path.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from puzzlelang import __version__
from puzzlelang.front.commands import exit_codes, registry

PAGE = Path(__file__).resolve().parents[1] / "docs" / "puzzlelang.1"

ENVIRONMENT = {
    "PUZZLELANG_CACHE": "the folder where machine code is kept; nothing is kept if it is empty",
    "PUZZLELANG_DEBUG": "if set, an internal error shows a traceback",
    "NO_COLOR": "if set, nothing is coloured",
    "COLUMNS": "the width of the output",
}


def escaped(text: str) -> str:
    """Text of a roff line: no escape, no dash that is taken for a hyphen, no request."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", plain)


def text(words: str) -> str:
    """A sentence in which `code` is bold."""
    parts = re.split(r"`([^`]+)`", words)
    return escaped("".join(f"\0{part}\1" if i % 2 else part for i, part in enumerate(parts))
                   ).replace("\0", "\\fB").replace("\1", "\\fR")  # fmt: skip


def entry(names: Iterable[str], meaning: str) -> Iterator[str]:
    yield ".TP"
    yield ", ".join(names)
    yield text(meaning)


def bold(words: str) -> str:
    return f"\\fB{escaped(words)}\\fR"


def value(action: argparse.Action) -> str:
    """Return the argument of an option, as in `--time \\fIS\\fR`."""
    if action.nargs == 0:
        return ""
    name = f"\\fI{escaped(str(action.metavar or action.dest))}\\fR"
    return f" {name}..." if action.nargs == "+" else f" {name}"


def command(name: str, summary: str) -> Iterator[str]:
    parser = registry.parser_of(name)
    words = [value(action).strip() for action in parser._get_positional_actions()]
    yield f".SS {bold(f'puzzlelang {name}')} {' '.join(['[OPTION]...', *words])}"
    yield text(f"{summary[0].upper()}{summary[1:]}.")
    for group in parser._action_groups:
        for action in group._group_actions:
            if not isinstance(action, argparse._HelpAction):
                names = [bold(one) + value(action) for one in action.option_strings]
                yield from entry(names or [value(action).strip()], str(action.help))
    yield ".PP"
    yield "Examples:"
    yield ".PP\n.nf\n.RS"
    yield from (escaped(line.strip()) for line in parser.epilog.splitlines()[1:])
    yield ".RE\n.fi"


def page() -> Iterator[str]:
    version = __version__.split(".dev")[0]
    yield f'.TH PUZZLELANG 1 "" "puzzlelang {version}" "User Commands"'
    yield ".SH NAME\npuzzlelang \\- solve puzzles that are described in YAML"
    yield ".SH SYNOPSIS\n\\fBpuzzlelang\\fR \\fICOMMAND\\fR ..."
    yield ".br\n\\fBpuzzlelang\\fR \\fB\\-\\-version\\fR | \\fB\\-\\-help\\fR"
    yield ".SH DESCRIPTION"
    yield text(
        "A puzzle is a YAML file: what a state is, which transitions there are, what the goal is. "
        "`puzzlelang solve FILE` finds a shortest or cheapest solution, or proves that there is "
        "none; the other commands count states, check, draw and play. `puzzlelang docs` prints the "
        "tutorial, the language and recipes."
    )
    yield ".SH COMMANDS"
    for name, summary in registry.COMMANDS.items():
        yield from command(name, summary)
    yield ".SH EXIT STATUS"
    for code, meaning in exit_codes.MEANINGS.items():
        yield from entry([bold(str(code))], meaning)
    yield ".SH ENVIRONMENT"
    for variable, meaning in ENVIRONMENT.items():
        yield from entry([bold(variable)], meaning)


def written() -> str:
    return "\n".join(page()) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
    print(f"wrote {PAGE}")
