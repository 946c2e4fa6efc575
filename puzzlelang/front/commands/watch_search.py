"""`solve --watch-search`: write down how a search sees the states."""

from __future__ import annotations

import json
import os
from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.alarm import silence
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import NO, YES, gave_up
from puzzlelang.front.commands.options import limits_of
from puzzlelang.front.commands.puzzle_options import files_read, load
from puzzlelang.front.commands.terminal import err, out
from puzzlelang.search import WEIGHT
from puzzlelang.text import Stage, printable, stage, usage_error, writing

ENDINGS = (".html", ".jsonl")


def watch_search(options: Namespace) -> int:
    """Search once for each order of ``--compare``, or of ``--search``, and write the expansions."""
    path, orders = options.watch_search, options.compare or (options.order,)
    check("watched", options)
    ending = os.path.splitext(path)[1].lower()
    if path != "-" and ending not in ENDINGS:
        raise usage_error(
            f"`--watch-search` writes {', '.join(ENDINGS)}, not `{path}`",
            "end the name with one of these, or write `--watch-search -` for text",
        )
    loaded = load(options)
    if path != "-":
        writing.check_place(path, files_read(loaded, options))
    loaded.searcher.finds_estimate = options.estimate == "found"
    limits, weight = limits_of(options), options.weight or WEIGHT
    searches = [answers.watch(loaded, order, limits, weight=weight) for order in orders]
    limit = next((one.answer.limit for one in searches if one.answer.limit), "")
    silence(limit)
    if path == "-":
        for one in searches:
            out("\n".join([f"{one.order}:"] * (len(searches) > 1) + [*one.lines()]))
    else:
        with stage(Stage.WRITING, path):
            writing.write_whole(path, _text(ending, searches))
    for one in searches:
        said = f"{one.answer.statistics.expanded:,} expanded"
        if not one.complete:
            said += f", the first {len(one.rows):,} {'printed' if path == '-' else 'written'}"
        out(f"{one.order}: {answers.conclusion(one.answer)} ({said})")
    if not options.quiet and path != "-":
        err(f"wrote {printable(path)}")
    if limit:
        return gave_up(limit)
    return YES if searches[-1].answer.is_solved else NO


def _text(ending: str, searches: list[answers.Watched]) -> str:
    if ending == ".html":
        from puzzlelang.drawing import watch_page

        return watch_page(searches)
    rows = (answers.EXPANSION.data(row) for one in searches for row in one.rows)
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
