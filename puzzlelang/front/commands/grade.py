"""`puzzlelang grade`: compare many files with a model solution, and give points."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil

from puzzlelang import answers
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import (
    Parser,
    common_options,
    ignore_option,
    memory,
    rename_option,
    renames_of,
    seconds,
)
from puzzlelang.front.commands.own_process import started
from puzzlelang.front.commands.terminal import err, out
from puzzlelang.text import Any, cpu_limit, printable, replace, usage_error, writing

EXAMPLES = """\
  puzzlelang grade model.yaml class/ -o results.csv
  puzzlelang grade model.yaml class/ --points rubric.yaml -o results.json
  puzzlelang grade model.yaml theirs.yaml -o results.json   for an autograder"""

WAITS = 6
"""Seconds that a process may take for each second of CPU time, on a busy machine."""

SLACK = 5.0
"""Seconds after this time until a process is killed."""


def add_options(parser: Parser) -> None:
    parser.add_argument("file", metavar="MINE", help="the model: a path or a bundled puzzle")
    parser.add_argument("folder", metavar="FOLDER", help="a folder of puzzle files, or one file")
    parser.add_argument(
        "--points", metavar="RUBRIC", default="",
        help=f"a YAML file with points for {', '.join(answers.POINTS)} (default: 1 each)",
    )  # fmt: skip
    rename_option(parser, "the files", "MINE")
    ignore_option(parser)
    parser.add_argument(
        "--time", dest="most_time", metavar="S", type=seconds, default=10.0,
        help="seconds of CPU time to solve a file, and to compare it; on Windows of elapsed time "
        "(default: 10)",
    )  # fmt: skip
    parser.add_argument(
        "--memory", dest="most_memory", metavar="SIZE", type=memory, default=500_000_000,
        help="memory of a file's process (default: 500M)",
    )  # fmt: skip
    parser.add_argument(
        "-o", "--output", metavar="OUT", required=True,
        help="OUT.csv or OUT.json; of one file, OUT.json is the results.json of an autograder",
    )  # fmt: skip
    common_options(parser)


def run(options: Namespace) -> int:
    rubric = answers.read_rubric(options.points) if options.points else answers.POINTS
    ending = os.path.splitext(options.output)[1].lower()
    if ending not in (".csv", ".json"):
        raise usage_error(
            f"`grade` writes .csv and .json, not `{options.output}`", "end the name with one"
        )
    alone = not os.path.isdir(options.folder)
    if alone and not os.path.exists(options.folder):
        raise usage_error(f"there is no folder or file `{options.folder}`")
    files = [options.folder] if alone else list(puzzle_files(options.folder))
    if not files:
        raise usage_error(f"there are no .yaml files in `{options.folder}`", "name another folder")
    writing.check_place(options.output, [options.file, options.points, *files])
    ask = partial(_ask, options.most_time, options.most_memory)
    model = ask(["solve"], [options.file])
    if model is None or "diagnostics" in model or "choice" in model:
        mistake = (
            "it met a limit" if model is None
            else "it is filled in, so it has no moves" if "choice" in model
            else answers.first_mistake(model)
        )  # fmt: skip
        raise usage_error(f"`{options.file}` can't be the model: {mistake}")
    words = [f"--ignore={','.join(options.ignore)}"] * bool(options.ignore)
    renames = renames_of(options)
    grades: list[answers.Grade] = []

    def write() -> None:
        text = (
            answers.grades_csv(grades, rubric) if ending == ".csv"
            else answers.grades_json(grades, rubric, alone)
        )  # fmt: skip
        writing.write_whole(options.output, text)
        if not options.quiet:
            err(f"wrote {printable(options.output)}: {answers.plural(len(grades), 'file')}")

    try:
        for file in files:
            grade = answers.grade(file, options.file, model, ask, words, renames)
            if not alone:
                grade = replace(grade, file=os.path.relpath(file, options.folder))
            grades.append(grade)
            points = f"{grade.points(rubric):g} of {sum(rubric.values()):g}"
            out(f"{printable(grade.file)}: {points}, {grade.sentence}")
    except KeyboardInterrupt:
        if grades:
            write()
        raise
    write()
    return YES


def puzzle_files(folder: str) -> Iterator[str]:
    """Yield the .yaml files below a folder, sorted; links to folders are not followed."""
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.lower().endswith((".yaml", ".yml")):
                yield os.path.join(place, name)


def _ask(time: float, memory: int, words: Sequence[str], files: Sequence[str]) -> Any:
    """Run a command in its own process; see :data:`puzzlelang.answers.grading.Ask`."""
    wall = time * WAITS if cpu_limit(1) else time
    limits = [f"--time={wall:.2f}", f"--memory={memory}", "--format=json", "--quiet"]
    line = [*words, *limits, "--", *files]
    with started(line, kept=True, silent=True, cpu=ceil(time)) as process:
        if not process.is_over(wall + SLACK):
            return None
        printed = process.printed()
    try:
        data = json.loads(printed)
    except ValueError:
        return None
    return data if data.get("outcome") != "gave-up" else None
