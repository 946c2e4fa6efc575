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
  puzzlelang generate sokoban --time 10m --cores 4 -o rooms.jsonl"""

MAPS, PARAMETERS, JOURNAL = (".txt", ".xsb"), ".yaml", ".jsonl"

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
        help="write OUT.txt or OUT.xsb (maps), OUT.yaml (parameters), or OUT.jsonl (all measures; "
        "the same command continues it)",
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
    options.tier = "python"
    loaded = _loaded(options)
    memory = most_memory()
    task = generating.task_of(
        loaded, options.keep, seed=options.seed, by=options.by, states=options.states,
        memory=memory and memory // options.cores,
        alike=options.alike, climb=options.climb,
        in_texts=options.output.lower().endswith((*MAPS, PARAMETERS)),
        hardest=options.hardest or 0,
    )  # fmt: skip
    _check_output(loaded, options)
    return _Run(task, options).run()


def _loaded(options: Namespace) -> answers.Loaded | answers.ToFill:
    try:
        return load(options)
    except answers.ToFill as puzzle:
        return puzzle


def _check_output(loaded: answers.Loaded | answers.ToFill, options: Namespace) -> None:
    path = options.output
    if not path:
        return
    ending = os.path.splitext(path)[1].lower()
    endings = (*(MAPS if loaded.tree.maps else (PARAMETERS,)), JOURNAL)
    if ending not in endings:
        raise usage_error(
            f"levels of this puzzle are written to {', '.join(endings)}, not `{printable(path)}`",
            "leave `-o` out to print them",
        )
    writing.check_place(path, files_read(loaded, options))
    if ending != JOURNAL and os.path.lexists(path):
        raise usage_error(f"`{printable(path)}` already exists", "choose another name")


class _Run:
    """The levels so far, and how they are written."""

    def __init__(self, task: generating.Task, options: Namespace) -> None:
        self.task, self.options = task, options
        self.is_journal = options.output.lower().endswith(JOURNAL)
        self.journal = generating.Journal(options.output, task) if self.is_journal else None
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
                        out_at_once(generating.level_text(outcome.level))
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
                out_at_once("\n".join(map(generating.level_text, self.levels)))
        elif self.levels and self.journal is None:
            is_map = options.output.lower().endswith(MAPS)
            write = generating.levels_text if is_map else generating.instances_text
            writing.write_new({options.output: write(self.levels)})

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
        if counts.skipped:
            err(f"  left out {answers.plural(counts.skipped, 'start')} that break the rules")


MOST_REASONS = 8
"""Maximum number of reasons that are printed."""
