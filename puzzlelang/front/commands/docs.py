"""`puzzlelang docs`: pages of the documentation, as they are in this version."""

from __future__ import annotations

import os
import re
from argparse import Namespace
from collections.abc import Iterator

from puzzlelang import __file__ as puzzlelang_file
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import Parser, common_options
from puzzlelang.front.commands.terminal import out
from puzzlelang.text import usage_error

EXAMPLES = """\
  puzzlelang docs tutorial
  puzzlelang docs language#lists
  puzzlelang docs language | less"""

PAGES = {
    "tutorial": "from a blank file to four puzzles, in half an hour",
    "cookbook": "a short example for each common rule",
    "language": "the reference: sections, expressions, functions",
    "language-more": "data files, starts, symmetry, views, instances, limits",
    "generating": "new levels, and how hard they are",
    "comparing": "are these two the same, and why is a move not possible?",
    "teaching": "a lab of eight exercises, with solutions and grading",
    "play": "playing on a terminal",
    "boards": "pictures of states",
    "command-line": "parameters, instances, limits, formats, exit codes",
    "search": "which search order when, and how to watch it",
    "python": "puzzles from Python",
    "python-reference": "the same, name by name",
    "engine": "the search engine alone",
    "json": "the fields of the output",
    "pddl": "plans and planners",
    "certificates": "how a proof is written down, and checked",
    "security": "files of strangers",
    "store": "searches on disk",
    "scaling": "searches on many machines",
    "editors": "support in editors",
    "playground": "the page that plays, solves and edits puzzles",
    "platforms": "where puzzlelang runs",
    "performance": "measurements",
    "comparison": "other languages",
}
"""The pages that are installed with the program; pictures and the gallery are on the site."""

SITE = "https://puzzlelang.example/"
"""Address of the site with all pages and a search; also in `[project.urls]`."""


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "page", metavar="PAGE", nargs="?", default="",
        help=f"{', '.join(PAGES)}; PAGE#SECTION prints a section; without it, pages are listed",
    )  # fmt: skip
    common_options(parser)


def run(options: Namespace) -> int:
    if not options.page:
        out("\n".join([*(f"{name:<16} {about}" for name, about in PAGES.items()), "", SITE]))
        return YES
    name, mark, anchor = options.page.removesuffix(".md").partition("#")
    if name not in PAGES:
        raise usage_error(f"there is no page `{name}`", _suggestion(name, list(PAGES)))
    text = _read(name)
    out((_section(name, text, anchor) if mark else text).rstrip("\n"))
    return YES


def _suggestion(word: str, words: list[str]) -> str:
    from puzzlelang.text import did_you_mean

    return did_you_mean(word, words) or f"there are {', '.join(words)}"


def _read(name: str) -> str:
    """Read a page, from the installed package or from the checkout."""
    package = os.path.dirname(os.path.abspath(puzzlelang_file))
    folder = os.path.join(package, "_data", "docs")
    if not os.path.isdir(folder):
        folder = os.path.join(os.path.dirname(package), "docs")
    with open(os.path.join(folder, f"{name}.md"), encoding="utf-8") as file:
        return file.read()


def _headings(lines: list[str]) -> Iterator[tuple[int, int, str]]:
    """Line number, level and anchor of each heading."""
    fenced = False
    for number, line in enumerate(lines):
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and (match := re.match(r"(#+) (.*)", line)):
            title = re.sub(r"[^\w -]", "", match.group(2).lower()).strip()
            yield number, len(match.group(1)), title.replace(" ", "-")


def _section(page: str, text: str, anchor: str) -> str:
    """The section with this anchor, including its subsections."""
    lines = text.splitlines()
    headings = list(_headings(lines))
    for place, (start, level, slug) in enumerate(headings):
        if slug == anchor.lower():
            ends = (number for number, other, _ in headings[place + 1 :] if other <= level)
            return "\n".join(lines[start : next(ends, None)])
    anchors = [slug for _, _, slug in headings]
    raise usage_error(f"the page `{page}` has no section `{anchor}`", _suggestion(anchor, anchors))
