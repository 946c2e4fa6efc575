"""`puzzlelang grade`: compare many files with a model solution, and give points."""

from __future__ import annotations

import csv
import io
import json
import os
from argparse import Namespace
from collections.abc import Iterator, Mapping
from time import monotonic

from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import (
    Parser,
    common_options,
    memory,
    seconds,
)
from puzzlelang.front.commands.own_process import started
from puzzlelang.front.commands.terminal import err, out
from puzzlelang.syntax import read_file
from puzzlelang.text import Any, Record, did_you_mean, printable, replace, usage_error, writing

EXAMPLES = """\
  puzzlelang grade model.yaml class/ -o results.csv
  puzzlelang grade model.yaml class/ --points rubric.yaml -o results.json
  puzzlelang grade model.yaml theirs.yaml -o results.json   for an autograder"""

POINTS = {"loads": 1.0, "solves": 1.0, "cost": 1.0, "equal": 1.0}
"""Default points for a file that can be read, has the outcome of the model, has its least cost, and
is the same puzzle.
"""

SLACK = 5.0
"""Seconds beyond the limit after which a process is killed."""

SHORTEST = 0.5
"""Minimum seconds for a comparison."""


class Grade(metaclass=Record):
    """Results of the tests of :data:`POINTS` on a file (None: unknown), with sentences."""

    file: str
    held: Mapping[str, bool | None]
    said: Mapping[str, str]

    def points(self, rubric: Mapping[str, float]) -> float:
        return sum(points for name, points in rubric.items() if self.held[name])

    @property
    def sentence(self) -> str:
        wrong = [self.said[name] for name in POINTS if not self.held[name]]
        return "; ".join(dict.fromkeys(wrong)) or "the same puzzle"


def add_options(parser: Parser) -> None:
    parser.add_argument("file", metavar="MINE", help="the model: a path or a bundled puzzle")
    parser.add_argument("folder", metavar="FOLDER", help="a folder of puzzle files, or one file")
    parser.add_argument(
        "--points", metavar="RUBRIC", default="",
        help=f"a YAML file with points for {', '.join(POINTS)} (default: 1 each)",
    )  # fmt: skip
    parser.add_argument(
        "--rename", metavar="THEIRS=MINE", action="append", default=[],
        help="take a word of the files for one of MINE, as in `compare`",
    )  # fmt: skip
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
    rubric = read_rubric(options.points) if options.points else POINTS
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
    model = _answer(options.file, options, options.most_time)
    if model is None or "diagnostics" in model:
        messages = (model or {}).get("diagnostics") or [{"message": "it met a limit"}]
        raise usage_error(f"`{options.file}` can't be the model: {messages[0]['message']}", "")
    grades = []
    for file in files:
        grade = graded(file, model, options)
        if not alone:
            grade = replace(grade, file=os.path.relpath(file, options.folder))
        grades.append(grade)
        points = f"{grade.points(rubric):g} of {sum(rubric.values()):g}"
        out(f"{printable(grade.file)}: {points}, {grade.sentence}")
    writing.write_whole(options.output, _text(grades, rubric, ending, alone))
    if not options.quiet:
        err(f"wrote {printable(options.output)}: {len(files)} files")
    return YES


def read_rubric(path: str) -> dict[str, float]:
    """Return points for each test, 0 for a test without a line."""
    points = dict.fromkeys(POINTS, 0.0)
    for line in read_file(path).text.splitlines():
        line = line.partition("#")[0].strip()
        name, colon, amount = (part.strip() for part in line.partition(":"))
        if not line:
            continue
        if name not in POINTS:
            advice = did_you_mean(name, list(POINTS)) or f"there are {', '.join(POINTS)}"
            raise usage_error(f"`{path}` has points for `{name}`", advice)
        try:
            points[name] = float(amount)
        except ValueError:
            points[name] = -1
        if not (colon and 0 <= points[name] < 1e6):
            raise usage_error(
                f"`{amount}` in `{path}` is not a number of points", "write `equal: 3`"
            )
    return points


def puzzle_files(folder: str) -> Iterator[str]:
    """The .yaml files below a folder, sorted; links to folders are not followed."""
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.lower().endswith((".yaml", ".yml")):
                yield os.path.join(place, name)


def _answer(file: str, options: Namespace, time: float) -> Any:
    """The JSON of `solve FILE`, or None if it met a limit."""
    return _asked(["solve"], [file], options, time)


def _asked(words: list[str], files: list[str], options: Namespace, time: float) -> Any:
    """The JSON that a command prints in its own process, or None after a limit or a crash."""
    limits = [f"--time={time:.2f}", f"--memory={options.most_memory}", "--format=json", "--quiet"]
    with started([*words, *limits, "--", *files], kept=True, silent=True) as process:
        if not process.is_over(time + SLACK):
            return None
        printed = process.printed()
    try:
        data = json.loads(printed)
    except ValueError:
        return None
    return data if data.get("outcome") != "gave-up" else None


def graded(file: str, model: Any, options: Namespace) -> Grade:
    """Solve a file and compare it with the model, within the limits of ``options``."""
    began = monotonic()
    answer = _answer(file, options, options.most_time)
    if answer is None:
        late = "it met the limit of time or memory"
        unknown: dict[str, bool | None] = dict.fromkeys(POINTS)
        return Grade(file, unknown, dict.fromkeys(POINTS, late))
    if "diagnostics" in answer:
        first = answer["diagnostics"][0]
        line = f"line {first['line']}: " if first.get("line") else ""
        mistake = f"it has a mistake: {line}{' '.join(first['message'].split())}"
        return Grade(file, dict.fromkeys(POINTS, False), dict.fromkeys(POINTS, mistake))
    outcome, wanted = answer["outcome"], model["outcome"]
    mine, theirs = model.get("cost"), answer.get("cost")
    solves = outcome == wanted
    other = f"its outcome is {outcome}, not {wanted}"
    dearer = f"its least cost is {_amount(theirs)}, not {_amount(mine)}"
    words = ["compare"] + [f"--ignore={options.ignore}"] * bool(options.ignore)
    rename = [f"--rename={pair}" for pair in options.rename]
    for more in (rename, []) if rename else ([],):  # a file may use the words of the model
        rest = max(SHORTEST, options.most_time - (monotonic() - began))
        compared = _asked([*words, *more], [options.file, file], options, rest)
        if compared is None or "diagnostics" not in compared:
            break
    equal, why = _judged(compared)
    held = {"loads": True, "solves": solves, "cost": solves and mine == theirs, "equal": equal}
    said = {"loads": "", "solves": other, "cost": dearer if solves else other, "equal": why}
    return Grade(file, held, said)


def _judged(compared: Any) -> tuple[bool | None, str]:
    """The result of `compare`, and its first difference in words."""
    if compared is None or compared.get("verdict") == "unknown":
        return None, "the comparison met a limit"
    if "diagnostics" in compared:
        return None, f"it can't be compared: {compared['diagnostics'][0]['message']}"
    if compared["verdict"] != "different":
        return True, ""
    first = compared["difference"]
    moves = first["moves"]
    when = f"after {moves} move{'s' * (moves > 1)}" if moves else "at the start"
    return False, f"different {when}: {' '.join(first['sentence'].split())}"


def _amount(cost: Any) -> str:
    return "unknown" if cost is None else ", ".join(map(str, cost))


def _text(grades: list[Grade], rubric: Mapping[str, float], ending: str, alone: bool) -> str:
    if ending == ".csv":
        stream = io.StringIO()
        table = csv.writer(stream, lineterminator="\n")
        table.writerow(["file", "points", "of", *POINTS, "sentence"])
        for one in grades:
            cells = ["" if held is None else str(held).lower() for held in one.held.values()]
            points = f"{one.points(rubric):g}", f"{sum(rubric.values()):g}"
            table.writerow([_cell(one.file), *points, *cells, _cell(one.sentence)])
        return stream.getvalue()
    rows = [_row(one, rubric) for one in grades]
    data = rows[0] if alone else {"format": 1, "files": rows}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    text = printable(text)
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


def _row(grade: Grade, rubric: Mapping[str, float]) -> dict[str, Any]:
    """A result in the form of Gradescope's results.json."""
    tests = [
        {
            "name": name,
            "score": points if grade.held[name] else 0,
            "max_score": points,
            "output": "yes" if grade.held[name] else grade.said[name],
        }
        for name, points in rubric.items()
    ]
    score, file = grade.points(rubric), printable(grade.file)
    return {"file": file, "score": score, "output": grade.sentence, "tests": tests}
