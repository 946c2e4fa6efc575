"""`puzzlelang explain`: explain the code of a message."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from itertools import chain

from puzzlelang.answers import Field, Fields, ListOf, document, hanging, wrap
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import Parser, common_options
from puzzlelang.front.commands.terminal import out, out_json, out_page
from puzzlelang.text import TYPE_CHECKING

if TYPE_CHECKING:
    from puzzlelang.text import Explanation

EXAMPLES = """\
  puzzlelang explain range-left
  puzzlelang explain"""


CODE = Fields("code", "The explanation of a message.", (
    Field("code", str, "code in brackets"),
    Field("summary", str, "its meaning, in a sentence"),
    Field("text", str, "full explanation, as Markdown", lambda entry: entry.body),
))  # fmt: skip

CODES = document("codes", "Output of `explain --format json`.", (
    Field("codes", ListOf(CODE), "the codes", lambda entries: entries),
))  # fmt: skip


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "code", metavar="CODE", nargs="?", default="",
        help="the word in brackets after `error` or `warning`; without it, all codes are listed",
    )  # fmt: skip
    common_options(parser, "text", "json")


def run(options: Namespace) -> int:
    from puzzlelang.text import explanations

    if options.code:
        entries = [explanations.explanation(options.code)]
    else:
        entries = list(explanations.entries().values())
    if options.format == "json":
        out_json(CODES.data(entries))
    elif options.code:
        out(_entry(entries[0]))
    else:
        out(_listing(entries))
    return YES


def _entry(entry: Explanation) -> str:
    """A whole entry: prose as wide as the terminal, examples unchanged."""
    page = out_page()
    parts = ("\n".join(wrap(text, page.width)) if prose else text for prose, text in entry.parts)
    return "\n\n".join([page.paint("bold", entry.code), *parts])


def _listing(entries: Sequence[Explanation]) -> str:
    """A line or two for each code."""
    width = max(len(entry.code) for entry in entries) + 2
    page = out_page()
    lines = (hanging(f"{e.code:<{width}}", e.summary, page.width, least=30) for e in entries)
    return "\n".join(chain.from_iterable(lines))
