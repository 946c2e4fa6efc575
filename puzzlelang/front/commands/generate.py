"""`puzzlelang generate`: draw new levels as the section `generate:` says."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from time import monotonic

from puzzlelang import answers, generating
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import GAVE_UP, YES, gave_up
from puzzlelang.front.commands.options import (
    Parser,
    common_options,
    cores,
    count,
    most_memory,
    one_of,
    puzzle_options,
    seconds,
    whole,
)
from puzzlelang.front.commands.puzzle_options import files_read, load
from puzzlelang.front.commands.terminal import err, out_at_once
from puzzlelang.search import ENDINGS, MEMORY, limit_of
from puzzlelang.text import printable, usage_error, writing

EXAMPLES = """\
  puzzlelang generate jugs
  puzzlelang generate jugs --count 5 --seed 7 --keep 'bits >= 4'
  puzzlelang generate rush-hour --tries 500 --hardest 5 --by cost -o cards.txt
  puzzlelang generate sokoban --count 6 -o sheet.html
  puzzlelang generate sokoban --time 10m --cores 4 -o rooms.jsonl"""

MAPS, INSTANCES, JOURNAL, SHEET = (".txt", ".xsb"), ".yaml", ".jsonl", ".html"

TRIES = 5_000
"""Default number of candidates."""


def add_options(parser: Parser) -> None:
    puzzle_options(parser)
    parser.add_argument(
        "--count", metavar="N", type=whole, default=20,
        help="end when N levels are kept (default: 20)",
    )  # fmt: skip
    parser.add_argument(
        "--seed", metavar="N", type=whole, default=0,
        help="draw other candidates (default: 0); the same seed gives the same levels",
    )  # fmt: skip
    parser.add_argument(
        "--keep", metavar="CONDITION", action="append", default=[],
        help="keep only levels that also meet this, as in `keep:`: 'bits >= 20' (may be repeated)",
    )  # fmt: skip
    parser.add_argument(
        "--hardest", metavar="N", type=whole,
        help="try all candidates, and write the N with the most of `--by`",
    )  # fmt: skip
    parser.add_argument(
        "--by", metavar="MEASURE", type=one_of(*generating.MEASURES), default="bits",
        help=f"{', '.join(generating.MEASURES)}: the measure that chooses among starts, and for "
        "`--hardest` (default: bits)",
    )  # fmt: skip
    parser.add_argument(
        "--climb", metavar="N", type=whole, default=0,
        help="change each candidate N times, and keep what has no less of `--by`; these are tries, "
        "too",
    )  # fmt: skip
    parser.add_argument(
        "--alike", metavar="WHAT", type=one_of(*generating.ALIKE), default="drop",
        help="drop, or keep: levels that are the same puzzle as an earlier one, for example its "
        "mirror image (default: drop)",
    )  # fmt: skip
    parser.add_argument(
        "-o", "--output", metavar="OUT", default="",
        help="write OUT.txt or OUT.xsb (maps), OUT.yaml (instances), OUT.html (a sheet to print), "
        "or OUT.jsonl (all measures; the same command continues it)",
    )  # fmt: skip
    parser.add_argument(
        "--cores", metavar="N", type=cores, default=1,
        help="work in N processes (default: 1; the levels are the same)",
    )  # fmt: skip
    limits = parser.add_argument_group("limits")
    limits.add_argument(
        "--tries", metavar="N", type=count, default=TRIES,
        help=f"number of candidates (default: {TRIES})",
    )  # fmt: skip
    limits.add_argument(
        "--time", dest="patience", metavar="S", type=seconds,
        help="end after the candidate that exceeds this: 30, 2m, 1h",
    )  # fmt: skip
    limits.add_argument(
        "--states", metavar="N", type=count, default=generating.STATES,
        help=f"reject candidates with more states (default: {generating.STATES})",
    )  # fmt: skip
    common_options(parser)


def run(options: Namespace) -> int:
    check("generate", options)
    options.tier, options.ending = "python", os.path.splitext(options.output)[1].lower()
    loaded = _loaded(options)
    memory = most_memory()
    task = generating.task_of(
        loaded, options.keep, seed=options.seed, by=options.by, states=options.states,
        memory=memory and memory // options.cores,
        alike=options.alike, climb=options.climb,
        in_texts=options.ending in (*MAPS, INSTANCES), in_maps=options.ending in MAPS,
        hardest=options.hardest or 0,
    )  # fmt: skip
    _check_output(task, loaded, options)
    return _Run(task, options).run()


def _loaded(options: Namespace) -> answers.Loaded | answers.ToFill:
    try:
        return load(options)
    except answers.ToFill as puzzle:
        return puzzle


def _check_output(
    task: generating.Task, loaded: answers.Loaded | answers.ToFill, options: Namespace
) -> None:
    path = options.output
    if not path:
        return
    endings = (*(MAPS if loaded.tree.maps else ()), INSTANCES, JOURNAL, SHEET)
    if options.ending not in endings:
        raise usage_error(
            f"levels of this puzzle are written to {', '.join(endings)}, not `{printable(path)}`",
            "leave `-o` out to print them",
        )
    parameters, maps = task.drawn
    if options.ending in MAPS and (parameters or len(maps) > 1):
        others = f"also `{parameters[0]}`" if parameters else f"{len(maps)} maps"
        raise usage_error(
            f"a level in `{printable(path)}` is one map, and these have {others}",
            "end the name with .yaml: parameters, and a file for each map",
        )
    writing.check_place(path, files_read(loaded, options))
    if options.ending != JOURNAL and os.path.lexists(path):
        raise usage_error(f"`{printable(path)}` already exists", "choose another name")


class _Run:
    """The levels so far, and how they are written."""

    def __init__(self, task: generating.Task, options: Namespace) -> None:
        self.task, self.options = task, options
        is_journal = options.ending == JOURNAL
        self.journal = generating.Journal(options.output, task) if is_journal else None
        self.counts = self.journal.counts if self.journal else generating.Counts()
        self.levels = self.journal.levels if self.journal else []
        self.end = ""

    def run(self) -> int:
        limit = ""
        try:
            for outcome in self.outcomes():
                if outcome.level is not None:
                    self.levels.append(outcome.level)
                    if not self.options.output and not self.options.hardest:
                        out_at_once(self.text(outcome.level))
                if self.journal is not None:
                    self.journal.add(outcome, self.counts)
        except ENDINGS as ending:
            limit = limit_of(ending)
        if self.journal is not None:
            self.journal.close(self.counts)
        self.write()
        if not self.options.quiet:
            self.report(limit)
        wanted = self.options.hardest or self.options.count
        return gave_up(limit) if limit else YES if len(self.levels) >= wanted else GAVE_UP

    def outcomes(self) -> Iterator[generating.Outcome]:
        options, counts = self.options, self.counts
        if self.is_complete:
            return
        outcomes = generating.generate(
            self.task, options.tries, options.cores, counts, [*self.levels]
        )
        try:
            for outcome in outcomes:
                yield outcome
                if self.is_complete:
                    return
                if options.patience and monotonic() - options.started > options.patience:
                    self.end = f"; the time is over: `--tries {self.tried}` repeats this run"
                    return
            if counts.tried < options.tries and not options.climb:
                self.end = "; all others repeat these"
        finally:
            outcomes.close()

    @property
    def tried(self) -> int:
        return self.counts.tried * (self.task.climb + 1)

    @property
    def is_complete(self) -> bool:
        return not self.options.hardest and len(self.levels) >= self.options.count

    def write(self) -> None:
        options = self.options
        if options.hardest:
            self.levels.sort(key=lambda level: level.measure(options.by), reverse=True)
            del self.levels[options.hardest :]
        if not options.output:
            if options.hardest:
                out_at_once("\n".join(map(self.text, self.levels)))
        elif self.levels and self.journal is None:
            writing.write_new(self.files())

    def text(self, level: generating.Level) -> str:
        return generating.level_text(level, self.task.base.lines)

    def files(self) -> dict[str, str]:
        """Return the texts of all levels by path."""
        path, lines, levels = self.options.output, self.task.base.lines, self.levels
        if self.options.ending == INSTANCES:
            return generating.instances_texts(levels, path)
        if self.options.ending in MAPS:
            return {path: generating.levels_text(levels, lines)}
        from puzzlelang.drawing import SheetLevel, sheet_html

        base, caption = self.task.base, self.task.caption
        rows = (SheetLevel(generating.solved(base, level), caption(level)) for level in levels)
        return {path: sheet_html([*rows])}

    def report(self, limit: str) -> None:
        counts, options = self.counts, self.options
        climbs = f" in {answers.plural(counts.tried, 'climb')}" if options.climb else ""
        tried = f"{self.tried:,} tried{climbs} (seed {options.seed})"
        what = answers.plural(len(self.levels), "level") if self.levels else "no levels"
        if options.hardest and self.levels:
            what = f"the {what} with the most {options.by}"
        where = f" in {printable(options.output)}" if options.output and self.levels else ""
        if limit == MEMORY:
            limit = "no memory is left; fewer `--states` need less"
        err(f"{what} of {tried}{where}{f'; {limit}' if limit else self.end}")
        for reason, number in counts.by_reason[:MOST_REASONS]:
            err(f"  rejected {number:,} of {counts.tried:,}: {printable(reason)}")
        others = counts.by_reason[MOST_REASONS:]
        if others:
            err(f"  rejected {sum(n for _, n in others):,} for {len(others)} other reasons")
        settings = self.task.base.settings
        if options.ending in MAPS and settings and self.levels:
            words = ", ".join(f"{name}: {text}" for name, text in settings.items())
            err(printable(f"  the file has maps only: write `with: {{{words}}}` next to `file:`"))
        if counts.skipped:
            err(f"  left out {answers.plural(counts.skipped, 'start')} that break the rules")


MOST_REASONS = 8
"""Maximum number of reasons that are printed."""
