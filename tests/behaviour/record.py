"""Record the program's behaviour, and compare two records.

    python -m tests.behaviour.record run NEW.jsonl [--only WORD] [--planning FOLDER]
    python -m tests.behaviour.record compare OLD.jsonl NEW.jsonl [--words]

A record has a line of JSON for each case: commands on every bundled puzzle (exit code, standard
output, standard error, hashes of the files written, and the schedule of searches), all golden cases
(code, span, fixes and text of each message), random puzzles by seed, and with ``--planning`` a
folder of planning problems. Times and memory are omitted. Each command fixes the tier, since
choosing one depends on the CPU clock. ``compare`` reports each difference and exits with code 1;
with ``--words`` texts may differ, but nothing else.

Record in a checkout of the commit before a change of structure, and again afterwards.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

TOP = Path(__file__).parents[2]

Case = dict[str, Any]

MOST = "30000"
"""Limit on states: larger spaces take minutes on the first tier."""

COMMANDS = {
    "validate": ["validate", "FILE"],
    "validate json": ["validate", "FILE", "--format", "json"],
    "text": ["solve", "FILE", "--states", MOST, "--tier", "python"],
    "python": ["solve", "FILE", "--format", "json", "--states", MOST, "--tier", "python"],
    "native": ["solve", "FILE", "--format", "json", "--states", MOST, "--tier", "native"],
    "astar": [
        "solve", "FILE", "--format", "json", "--search", "astar", "--states", MOST,
        "--tier", "python",
    ],
    "good": ["solve", "FILE", "--format", "json", "--good", "--states", MOST, "--tier", "python"],
    "count": ["solve", "FILE", "--format", "json", "--count", "--states", MOST, "--tier", "python"],
    "all": ["solve", "FILE", "--format", "jsonl", "--all", "--states", "3000", "--tier", "python"],
    "explore": ["explore", "FILE", "--format", "json", "--states", MOST, "--tier", "python"],
    "full": ["explore", "FILE", "--full", "--states", "2000", "--tier", "python"],
    "why": ["explore", "FILE", "--why", "--states", "500", "--tier", "python"],
    "page": ["solve", "FILE", "-o", "OUT.html", "--states", "3000", "--tier", "python"],
    "picture": ["solve", "FILE", "-o", "OUT.svg", "--states", "3000", "--tier", "python"],
    "graph": ["graph", "FILE", "-o", "OUT.svg", "--states", "300"],
    "format": ["format", "FILE"],
    "list": ["list", "NAME"],
}  # fmt: skip

PLANNING = {
    "python": ["solve", "FILE", "--format", "json", "--states", "300000", "--tier", "python"],
    "astar": [
        "solve", "FILE", "--format", "json", "--search", "astar", "--states", "100000",
        "--tier", "python",
    ],
    "native": ["solve", "FILE", "--format", "json", "--states", "1000000", "--tier", "native"],
}  # fmt: skip

SCRUBBED = [
    (re.compile(r'("(?:seconds|peak_memory_bytes|states_per_second)": )[\d.e+-]+'), r"\g<1>0"),
    (re.compile(r"\b[\d.,]+ (?:s|ms|MB|GB)\b"), "0 s"),
]


# ── cases ────────────────────────────────────────────────────────────────────────────


def library_cases() -> Iterator[tuple[str, list[str]]]:
    for file in sorted((TOP / "puzzles").rglob("*.yaml")):
        for name, words in COMMANDS.items():
            path = str(file.relative_to(TOP))
            yield f"{file.stem}: {name}", [_filled(word, path, file.stem) for word in words]


def planning_cases(folder: Path) -> Iterator[tuple[str, list[str]]]:
    for file in sorted(folder.glob("*.yaml")):
        for name, words in PLANNING.items():
            yield f"{file.stem}: {name}", [_filled(word, str(file), file.stem) for word in words]


def _filled(word: str, path: str, name: str) -> str:
    return path if word == "FILE" else name if word == "NAME" else word


def random_cases(count: int) -> Iterator[tuple[str, str]]:
    """Generate puzzle texts by seed; a rejected text is a case, too."""
    from puzzlelang.text import PuzzleError
    from tests.random_boards import random_board
    from tests.random_puzzles import Chance, random_puzzle
    from tests.random_walks import random_walk

    for seed in range(count):
        try:
            match seed % 3:
                case 0:
                    text = random_puzzle(Chance(random.Random(seed)))
                case 1:
                    text = random_walk(seed)
                case _:
                    text = random_board(seed, several=True)
        except PuzzleError:
            continue
        yield f"random {seed}", text


# ── running ──────────────────────────────────────────────────────────────────────────


def run_command(name: str, words: list[str]) -> Case:
    """Run a command in a child process that shares our imports."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        words = [w.replace("OUT.", f"{folder}/out.") for w in words]
        child = os.fork()
        if not child:
            _in_child(place, words)
        _, status = os.waitpid(child, 0)
        written = {
            path.name: hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(place.glob("out.*"))
        }
        schedule = place / "schedule.json"
        return {
            "case": name,
            "exit": os.waitstatus_to_exitcode(status),
            "out": _scrubbed((place / "stdout").read_text("utf-8"), folder),
            "err": _scrubbed((place / "stderr").read_text("utf-8"), folder),
            "files": written,
            "schedule": json.loads(schedule.read_text()) if schedule.exists() else None,
        }


def _in_child(place: Path, words: list[str]) -> None:
    """Run the command and exit."""
    code = 99
    try:
        for stream, target in ((1, "stdout"), (2, "stderr")):
            os.dup2(os.open(place / target, os.O_CREAT | os.O_WRONLY | os.O_TRUNC), stream)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        from puzzlelang.front.commands.program import main
        from tests.behaviour.schedule import logged

        with logged() as entries:
            code = main(words)
        (place / "schedule.json").write_text(json.dumps(entries))
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(code)


def _scrubbed(text: str, folder: str) -> str:
    text = text.replace(folder, "OUT")
    for pattern, instead in SCRUBBED:
        text = pattern.sub(instead, text)
    return text


def golden_cases(only: str) -> Iterator[Case]:
    from tests.golden import cases

    for case in cases():
        name = f"{case.path.stem}: {case.name}"
        if only in name:
            yield {"case": name, "messages": [*map(_message, case.diagnostics())]}


def _message(one: Any) -> dict[str, Any]:
    from puzzlelang.text.diagnostics import render_all

    span = one.span
    place = None if span is None else [span.source.name, span.start, span.end]
    fixes = [[str(fix) for fix in one.fixes]] if getattr(one, "fixes", None) else []
    severity = getattr(one, "severity", None)
    return {
        "code": one.code, "severity": str(severity), "place": place, "fixes": fixes,
        "text": render_all([one]),
    }  # fmt: skip


def record(target: Path, only: str, planning: Path | None, randoms: int) -> None:
    commands = [*library_cases(), *(planning_cases(planning) if planning else ())]
    with target.open("w", encoding="utf-8") as file:

        def write(case: Case) -> None:
            file.write(json.dumps(case, ensure_ascii=False) + "\n")
            file.flush()

        for name, words in commands:
            if only in name:
                write(run_command(name, words))
        for case in golden_cases(only):
            write(case)
        for name, text in random_cases(randoms):
            if only in name:
                with tempfile.NamedTemporaryFile("w", suffix=".yaml", encoding="utf-8") as puzzle:
                    puzzle.write(text)
                    puzzle.flush()
                    for command in ("python", "explore", "count"):
                        words = [_filled(w, puzzle.name, name) for w in COMMANDS[command]]
                        case = run_command(f"{name}: {command}", words)
                        case["out"] = case["out"].replace(puzzle.name, "FILE")
                        case["err"] = case["err"].replace(puzzle.name, "FILE")
                        write(case)


# ── comparing ────────────────────────────────────────────────────────────────────────


def differences(old: Path, new: Path, words: bool) -> Iterator[str]:
    """Names of differing cases, each with its first differing key; with ``words``, texts may
    differ.
    """
    before, after = (_read(path) for path in (old, new))
    for name in before.keys() | after.keys():
        if name not in before or name not in after:
            yield f"{name}: only in the {'new' if name in after else 'old'} record"
    for name, case in before.items():
        other = after.get(name, case)
        for key in case:
            one, two = case[key], other.get(key)
            if words:
                one, two = _without_words(key, one), _without_words(key, two)
            if one != two:
                yield f"{name}: {key} differs: {_first_difference(one, two)}"
                break


def _read(path: Path) -> dict[str, Case]:
    lines = path.read_text("utf-8").splitlines()
    return {case["case"]: case for case in map(json.loads, lines)}


PROSE = {"text", "message", "help", "label", "notes", "remark", "said", "shown", "why"}
"""JSON keys whose values are texts for people."""


def _without_words(key: str, value: Any) -> Any:
    """Remove texts for people from ``value``; JSON keeps its keys and other values."""
    if key in ("out", "err"):
        try:
            return _bare(json.loads(value))
        except ValueError:
            return len(value.splitlines()) if key == "out" else bool(value)
    return _bare(value)


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: "" if k in PROSE else _bare(v) for k, v in value.items()}
    if isinstance(value, list):
        return [*map(_bare, value)]
    return value


def _first_difference(one: Any, two: Any) -> str:
    first, second = (
        v if isinstance(v, str) else json.dumps(v, ensure_ascii=False, sort_keys=True)
        for v in (one, two)
    )
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), None)
    at = min(len(first), len(second)) if at is None else at
    return f"{first[max(0, at - 40) : at + 60]!r} → {second[max(0, at - 40) : at + 60]!r}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="record the behaviour")
    run.add_argument("target", type=Path)
    run.add_argument(
        "--only", default="", metavar="WORD", help="only cases with WORD in their name"
    )
    run.add_argument("--planning", type=Path, metavar="FOLDER")
    run.add_argument("--random", type=int, default=60, metavar="N", help="number of random puzzles")
    comparison = commands.add_parser("compare", help="compare two records")
    comparison.add_argument("old", type=Path)
    comparison.add_argument("new", type=Path)
    comparison.add_argument("--words", action="store_true", help="ignore differences in texts")
    options = parser.parse_args()
    os.chdir(TOP)
    if options.command == "run":
        record(options.target, options.only, options.planning, options.random)
        return
    found = [*differences(options.old, options.new, options.words)]
    lines = [*found, f"{len(found)} of {len(_read(options.old))} cases differ"]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
