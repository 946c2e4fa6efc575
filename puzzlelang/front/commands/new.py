"""`puzzlelang new`: create a new puzzle file."""

from __future__ import annotations

import os
import re
from argparse import Namespace
from collections.abc import Sequence
from functools import partial

from puzzlelang import answers
from puzzlelang.answers import parse, read_puzzle_file
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import Parser, common_options
from puzzlelang.front.commands.puzzle_options import load_task, planning_task
from puzzlelang.front.commands.terminal import err, out
from puzzlelang.syntax import OUTSIDE_DATA, OUTSIDE_MAP, library, read_below, read_file, tree
from puzzlelang.text import Diagnostics, usage_error, write_new

TEMPLATES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "templates")


def create(
    name: str, like: str | None = None, filled: bool = False, task: Sequence[str] = ()
) -> list[str]:
    """Write ``name.yaml`` (and the files of maps and data that it reads) and return the new paths.

    ``task``: a domain and a problem in PDDL, to convert. Existing files are not overwritten: if
    there is one, nothing is written.
    """
    path = _path(name)
    if task:
        files = {path: _converted(task, path)}
    elif like is None:
        text = read_file(os.path.join(TEMPLATES, "filled.yaml" if filled else "puzzle.yaml")).text
        files = {path: text.replace("NAME.yaml", path).replace("TITLE", _title(path))}
    else:
        files = _copies(parse(read_puzzle_file(like), Diagnostics()), like, path)
    write_new(files)
    return list(files)


def _path(name: str) -> str:
    """``tower``, ``tower.yaml`` and ``levels/tower`` are names."""
    path = name if name.endswith(library.ENDINGS) else name + library.ENDINGS[0]
    if re.fullmatch(r"\w[\w-]*", library.stem(path)) is None:
        help = "a name consists of letters, digits, `-` and `_`: puzzlelang new my-puzzle"
        raise usage_error(f"`{name}` can't be the name of a puzzle", help)
    return path


def _title(path: str) -> str:
    words = library.stem(path).replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def _converted(task: Sequence[str], path: str) -> str:
    """The text of a planning task as a puzzle; several problems are instances."""
    domain, *problems = task
    conversion = planning_task(domain, *problems, maps=True)
    if conversion is None:
        raise usage_error(f"`{domain}` is not a PDDL file", "`--from DOMAIN.pddl PROBLEM.pddl`")
    for name in conversion.instances or ("",):
        load = partial(answers.load, conversion.source, (), (), name, "auto")
        load_task(conversion, load)
    files = ", ".join(map(os.path.basename, (domain, *problems[:-1])))
    files += f" and {os.path.basename(problems[-1])}"
    chosen = f" --instance {conversion.instances[-1]}" if conversion.instances else ""
    head = f"# Converted from {files}:\n#     puzzlelang solve {path}{chosen}\n\n"
    return head + conversion.source.text


# ── a copy of a puzzle ───────────────────────────────────────────────────────────────


def _copies(parsed: tree.Puzzle, like: str, path: str) -> dict[str, str]:
    """The texts of the copy by path: the puzzle, its map files and its data files."""
    changes = [(parsed.title.span, _title(path))]
    names = _map_files(parsed, path)
    maps = {}
    for entry in parsed.maps:
        if entry.path is not None:
            name = names[entry.name.text]
            changes.append((entry.path.span, name))
            beside = os.path.join(os.path.dirname(path), name)
            maps[beside] = read_below(parsed.source, entry.path, OUTSIDE_MAP).text
    for data in parsed.data_paths:
        inside = os.path.normpath(data.value).replace(os.sep, "-")  # two folders may have one
        name = f"{library.stem(path)}-{inside}"
        changes.append((data.span, name))
        beside = os.path.join(os.path.dirname(path), name)
        maps[beside] = read_below(parsed.source, data, OUTSIDE_DATA).text
    text = parsed.source.text
    for span, words in sorted(changes, key=lambda change: -change[0].start):
        text = text[: span.start] + words + text[span.end :]
    # expectations need not hold once the puzzle is changed; files of instances are not copied
    text = re.sub(r"(?m)^(?:expect|instances):.*\n(?:(?:[ \t#-].*)?\n)*", "", text)
    text = re.sub(rf"(puzzlelang \w+) {re.escape(like)}\b", rf"\1 {path}", text.rstrip("\n") + "\n")
    foot = [
        "# Put known results under `expect:` (without the #), and",
        f"# `puzzlelang validate {path}` checks them:",
        f"# expect: {{{'solutions: 1' if parsed.chosen else 'cost: 7, states: 10'}}}",
        "",
    ]
    return {path: "\n".join([*_head(parsed, like, path), "", text, *foot]), **maps}


def _head(parsed: tree.Puzzle, like: str, path: str) -> list[str]:
    """A comment with suggested changes, section by section."""
    advice = [("puzzle, about, source", "describe your puzzle and its source")]
    for parameter in parsed.parameters[:1]:
        called = parameter.name.text
        advice.append(("params", f"other numbers; for one run only: --set {called}=..."))
    files = _map_files(parsed, path)
    for entry in parsed.maps:
        name = entry.name.text
        where = f"draw in {files[name]}" if name in files else "draw another one"
        advice.append((f"maps, {name}", f"{where}; the legend explains each character"))
    if parsed.types:
        advice.append(("types", "kinds of things: add one, and see which rules mention it"))
    if parsed.tables:
        advice.append(("tables", "facts about them"))
    if parsed.chosen:
        advice.append(("choose", "what is chosen"))
        advice.append(("rules", "what a choice must satisfy: change a rule, add another"))
    else:
        heads = ", ".join(dict.fromkeys(t.head.name.text for t in parsed.transitions))
        advice.append(("state", "what changes, and how it starts"))
        advice.append(
            ("transitions", f"the possible moves ({heads}): change a `when:`, add a move")
        )
        if parsed.invariants:
            advice.append(("invariants", "what must never happen"))
        advice.append(("goal", "the condition to reach"))
    return [
        f"# A copy of the puzzle `{like}` for you to change. It works as it is:",
        f"#     puzzlelang solve {path}",
        "# Change one thing, and solve it again; the message for a mistake shows its position.",
        *(f"#   {section}: {what}" for section, what in advice),
        "# The language: `puzzlelang docs language`. Recipes: `puzzlelang docs cookbook`.",
    ]


def _map_files(parsed: tree.Puzzle, path: str) -> dict[str, str]:
    """The file names of the copied maps, by map."""
    paths = {entry.name.text: entry.path.value for entry in parsed.maps if entry.path is not None}
    return {
        name: library.stem(path)
        + (f"-{name}" if len(paths) > 1 else "")
        + os.path.splitext(written)[1]
        for name, written in paths.items()
    }


EXAMPLES = """\
  puzzlelang new tower
  puzzlelang new my-sudoku --filled
  puzzlelang new my-frogs --like frogs
  puzzlelang new delivery --from domain.pddl problem.pddl"""


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "name", metavar="NAME", help="the name of the file to write; NAME.yaml must not exist yet"
    )
    parser.add_argument("--filled", action="store_true", help="a puzzle that is filled in")
    parser.add_argument("--like", metavar="PUZZLE", help="copy this puzzle: a name or a path")
    parser.add_argument(
        "--from", nargs="+", default=(), dest="task", metavar="FILE",
        help="convert a planning task: a domain and a problem in PDDL; several problems become "
        "instances",
    )  # fmt: skip
    common_options(parser)


def run(options: Namespace) -> int:
    check("new", options)
    puzzle, *maps = create(options.name, options.like, options.filled, options.task)
    out(f"wrote {', '.join([puzzle, *maps])}")
    if not options.quiet:
        err(f"Try `puzzlelang solve {puzzle}`, and then change it.")
    return YES
