"""`puzzlelang grade`: compare many files with a model solution, and give points."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import partial

from puzzlelang import answers
from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import (
    Parser,
    common_options,
    memory,
    rename_option,
    renames_of,
    seconds,
)
from puzzlelang.front.commands.own_process import started
from puzzlelang.front.commands.terminal import err, out
from puzzlelang.text import Any, printable, replace, usage_error, writing

EXAMPLES = """\
  puzzlelang grade model.yaml class/ -o results.csv
  puzzlelang grade model.yaml class/ --points rubric.yaml -o results.json
  puzzlelang grade model.yaml theirs.yaml -o results.json   for an autograder"""

SLACK = 5.0
"""Seconds after the time limit until a process is killed."""


def add_options(parser: Parser) -> None:
    parser.add_argument("file", metavar="MINE", help="the model: a path or a bundled puzzle")
    parser.add_argument("folder", metavar="FOLDER", help="a folder of puzzle files, or one file")
    parser.add_argument(
        "--points", metavar="RUBRIC", default="",
        help=f"a YAML file with points for {', '.join(answers.POINTS)} (default: 1 each)",
    )  # fmt: skip
    rename_option(parser, "the files", "MINE")
    parser.add_argument(
        "--ignore", metavar="WHAT", default="", help="leave out costs, names, or both: costs,names"
    )
    parser.add_argument(
        "--time", dest="most_time", metavar="S", type=seconds, default=10.0,
        help="seconds for a file (default: 10)",
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
    files = [options.folder] if alone else list(puzzle_files(options.folder))
    if not files:
        raise usage_error(f"there are no .yaml files in `{options.folder}`", "name another folder")
    writing.check_place(options.output, [options.file, options.points, *files])
    ask = partial(_ask, options.most_memory)
    model = ask(["solve"], [options.file], options.most_time)
    if model is None or "diagnostics" in model:
        mistake = answers.first_mistake(model) if model else "it met a limit"
        raise usage_error(f"`{options.file}` can't be the model: {mistake}", "")
    words = [f"--ignore={options.ignore}"] * bool(options.ignore)
    renames = [f"--rename={theirs}={mine}" for theirs, mine in renames_of(options).items()]
    grades = []
    for file in files:
        grade = answers.grade(file, options.file, model, ask, words, renames, options.most_time)
        if not alone:
            grade = replace(grade, file=os.path.relpath(file, options.folder))
        grades.append(grade)
        points = f"{grade.points(rubric):g} of {sum(rubric.values()):g}"
        out(f"{printable(grade.file)}: {points}, {grade.sentence}")
    text = (
        answers.grades_csv(grades, rubric) if ending == ".csv"
        else answers.grades_json(grades, rubric, alone)
    )  # fmt: skip
    writing.write_whole(options.output, text)
    if not options.quiet:
        err(f"wrote {printable(options.output)}: {answers.plural(len(files), 'file')}")
    return YES


def puzzle_files(folder: str) -> Iterator[str]:
    """Yield the .yaml files below a folder, sorted; links to folders are not followed."""
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.lower().endswith((".yaml", ".yml")):
                yield os.path.join(place, name)


def _ask(memory: int, words: Sequence[str], files: Sequence[str], time: float) -> Any:
    """Run a command in its own process; see :data:`puzzlelang.answers.grading.Ask`."""
    limits = [f"--time={time:.2f}", f"--memory={memory}", "--format=json", "--quiet"]
    with started([*words, *limits, "--", *files], kept=True, silent=True) as process:
        if not process.is_over(time + SLACK):
            return None
        printed = process.printed()
    try:
        data = json.loads(printed)
    except ValueError:
        return None
    return data if data.get("outcome") != "gave-up" else None
