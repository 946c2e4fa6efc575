"""Messages about a domain or a problem that is open in an editor."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress

from puzzlelang.pddl.puzzle_writer import convert
from puzzlelang.pddl.s_expressions import Group, read_group, wrong
from puzzlelang.pddl.task_reader import kind_of, read_domain, read_task
from puzzlelang.syntax import PUZZLE_LIMIT, read_file
from puzzlelang.text import Diagnostic, PuzzleError, Source, replace

NEARBY = 64
"""Maximum number of files that are read to find a domain; names with `domain` come first."""

_HEADER = re.compile(r"\(\s*domain\s+([^\s()]+)", re.IGNORECASE)


def diagnose(source: Source) -> Sequence[Diagnostic]:
    """Messages about a domain, or about a problem with the domain in its folder."""
    try:
        if kind_of(source) == "problem":
            convert(read_task(_domain_of(source), source), source.name)
        else:
            read_domain(source)
    except PuzzleError as error:
        return error.diagnostics
    return ()


def _domain_of(problem: Source) -> Source:
    """The domain that a problem names; a domain with mistakes gives a message at this name."""
    group = read_group(problem)
    parts = (one for one in group.items if isinstance(one, Group) and one.head == ":domain")
    named = next(parts, group)
    name = problem.text[named.start : named.end].rstrip(")").split()[-1].lower()
    for source in _neighbours(problem.name):
        header = _HEADER.search(source.text)
        if header is None or header[1].lower() != name or kind_of(source) == "problem":
            continue
        try:
            read_domain(source)
        except PuzzleError as error:
            first = error.diagnostics[0]
            also = () if first.span is None else ((first.span, first.message),)
            raise PuzzleError([replace(first, span=named.place, related=also)]) from None
        return source
    raise wrong("domain-not-found", named, name=name)


def _neighbours(path: str) -> Iterator[Source]:
    """Yield the PDDL files of a folder; first those with the numbers of the path in their names."""
    folder, own = os.path.split(path)
    numbers = re.findall(r"\d+", own)

    def order(name: str) -> tuple[bool, bool, str]:
        return re.findall(r"\d+", name) != numbers, "domain" not in name.lower(), name

    with suppress(OSError):
        names = [one for one in os.listdir(folder or ".") if one.lower().endswith(".pddl")]
        names = sorted(names, key=lambda name: "domain" not in name.lower())[:NEARBY]
        for name in sorted(names, key=order):
            if name != own:
                with suppress(PuzzleError):
                    yield read_file(os.path.join(folder, name), PUZZLE_LIMIT)
