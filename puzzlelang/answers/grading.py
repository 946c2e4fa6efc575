"""Grades of files: which tests of a rubric a file passes, and the reason for each that fails."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Mapping, Sequence

from puzzlelang.answers.text_layout import plural
from puzzlelang.syntax import Mapping as YamlMapping
from puzzlelang.syntax import Scalar, read_file, read_nodes
from puzzlelang.text import (
    Any,
    Diagnostics,
    PuzzleError,
    Record,
    Span,
    did_you_mean,
    printable,
    refusal,
)

POINTS = {"loads": 1.0, "solves": 1.0, "cost": 1.0, "equal": 1.0}
"""Default points of the tests: the file can be read, has the outcome of the model, has its least
cost, and is the same puzzle.
"""

MOST_POINTS = 1e6

Ask = Callable[[Sequence[str], Sequence[str]], Any]
"""Runs a command with words and files; returns its JSON, or None after a limit or a crash."""

Rubric = Mapping[str, float]
"""Points for each test."""


class Grade(metaclass=Record):
    """The result of each test of :data:`POINTS` on a file (None: unknown), and why it failed."""

    file: str
    passed: Mapping[str, bool | None]
    reasons: Mapping[str, str]

    def points(self, rubric: Rubric) -> float:
        """Return the sum of the points for the tests that passed."""
        return sum(points for name, points in rubric.items() if self.passed[name])

    @property
    def sentence(self) -> str:
        """The reasons of all tests that failed."""
        reasons = [self.reasons[name] for name in POINTS if not self.passed[name]]
        return "; ".join(dict.fromkeys(reasons)) or "the same puzzle"


def grade(
    file: str,
    model_file: str,
    model: Any,
    ask: Ask,
    options: Sequence[str],
    renames: Mapping[str, str],
) -> Grade:
    """Solve a file and compare it with the model, whose answer is ``model``.

    ``options`` go to the comparison, as do the ``renames`` whose words the file has.
    """
    answer = ask(["solve"], [file])
    if answer is None:
        late = "it met the limit of time or memory"
        unknown: dict[str, bool | None] = dict.fromkeys(POINTS)
        return Grade(file, unknown, dict.fromkeys(POINTS, late))
    if "diagnostics" in answer:
        mistake = f"it has a mistake: {first_mistake(answer)}"
        return Grade(file, dict.fromkeys(POINTS, False), dict.fromkeys(POINTS, mistake))
    outcome, wanted = answer["outcome"], model["outcome"]
    other = f"its outcome is {outcome}, not {wanted}"
    mine, theirs = model.get("cost"), answer.get("cost")
    dearer = f"its least cost is {_amount(theirs)}, not {_amount(mine)}"

    def compare(renames: Mapping[str, str]) -> Any:
        words = [f"--rename={theirs}={mine}" for theirs, mine in renames.items()]
        return ask(["compare", *options, *words], [model_file, file])

    comparison = compare(renames)
    if lacking := _unknown_words(comparison):
        comparison = compare({word: renames[word] for word in renames if word not in lacking})
    equal, why = _judge(comparison)
    solves = outcome == wanted
    passed = {"loads": True, "solves": solves, "cost": solves and mine == theirs, "equal": equal}
    reasons = {"loads": "", "solves": other, "cost": dearer if solves else other, "equal": why}
    return Grade(file, passed, reasons)


def _unknown_words(comparison: Any) -> set[str]:
    """Return the words that the file lacks; raise :class:`PuzzleError` if the model lacks one."""
    messages = comparison.get("diagnostics", ()) if comparison else ()
    unknown = [one for one in messages if one["code"] == "unknown-name" and not one["line"]]
    for one in unknown:
        if "label" not in one:
            raise refusal(one["code"], one["message"], one["help"])
    return {one["label"] for one in unknown}


def first_mistake(answer: Any) -> str:
    """Return the first message about a file, with its line."""
    first = answer["diagnostics"][0]
    line = f"line {first['line']}: " if first.get("line") else ""
    return line + " ".join(first["message"].split())


def _judge(comparison: Any) -> tuple[bool | None, str]:
    """Return the result of a comparison, and its first difference in words."""
    if comparison is None or comparison.get("verdict") == "unknown":
        return None, "the comparison met a limit"
    if "diagnostics" in comparison:
        return None, f"it can't be compared: {first_mistake(comparison)}"
    if comparison["verdict"] != "different":
        return True, ""
    difference = comparison["difference"]
    moves = difference["moves"]
    when = f"after {plural(moves, 'move')}" if moves else "at the start"
    return False, f"different {when}: {' '.join(difference['sentence'].split())}"


def _amount(cost: Any) -> str:
    return "unknown" if cost is None else ", ".join(map(str, cost))


# ── rubrics ──────────────────────────────────────────────────────────────────────────


def read_rubric(path: str) -> dict[str, float]:
    """Read points from a YAML file; a test without a line has 0.

    Raise :class:`PuzzleError`, with positions, for unknown tests and wrong amounts.
    """
    source, diagnostics = read_file(path), Diagnostics()
    root = read_nodes(source, diagnostics).root
    if diagnostics.error_count:
        raise PuzzleError([*diagnostics])

    def mistake(node: Any, message: str, help: str) -> PuzzleError:
        return refusal("usage", message, help, Span(source, node.start, node.end))

    if not isinstance(root, YamlMapping):
        raise refusal("usage", f"`{path}` has no points", "write lines such as `equal: 3`")
    points = dict.fromkeys(POINTS, 0.0)
    for key, value in root.entries:
        name = key.value if isinstance(key, Scalar) else ""
        if name not in POINTS:
            help = did_you_mean(name, list(POINTS)) or f"the tests are {', '.join(POINTS)}"
            raise mistake(key, f"no test is named `{name}`", help)
        amount = value.value if isinstance(value, Scalar) else ""
        try:
            points[name] = float(amount)
        except ValueError:
            points[name] = -1
        if not 0 <= points[name] < MOST_POINTS:
            raise mistake(value, f"the points for `{name}` must be a number", "write `equal: 3`")
    return points


# ── files ────────────────────────────────────────────────────────────────────────────


def grades_csv(grades: Sequence[Grade], rubric: Rubric) -> str:
    """Format grades as a table, with a row for each file."""
    stream = io.StringIO()
    table = csv.writer(stream, lineterminator="\n")
    table.writerow(["file", "points", "of", *POINTS, "sentence"])
    for one in grades:
        cells = ["" if passed is None else str(passed).lower() for passed in one.passed.values()]
        points = f"{one.points(rubric):g}", f"{sum(rubric.values()):g}"
        table.writerow([_cell(one.file), *points, *cells, _cell(one.sentence)])
    return stream.getvalue()


def _cell(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    text = printable(text)
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


def grades_json(grades: Sequence[Grade], rubric: Rubric, alone: bool) -> str:
    """Format grades as JSON; ``alone``: the ``results.json`` of Gradescope for a single file."""
    rows = [_row(one, rubric) for one in grades]
    data = rows[0] if alone else {"format": 1, "files": rows}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _row(grade: Grade, rubric: Rubric) -> dict[str, Any]:
    tests = [
        {
            "name": name,
            "score": points if grade.passed[name] else 0,
            "max_score": points,
            "output": "yes" if grade.passed[name] else grade.reasons[name],
        }
        for name, points in rubric.items()
    ]
    score, file = grade.points(rubric), printable(grade.file)
    return {"file": file, "score": score, "output": grade.sentence, "tests": tests}
