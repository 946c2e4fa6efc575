"""Each row of ``syntax/habits.txt`` has an example, which is its test.

Only this row reports the text between ⟦ and ⟧ (all of the example without them), and its proposal
removes the message. The messages are in ``diagnostics/habits.txt``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from puzzlelang.syntax import habits
from puzzlelang.syntax.habits import ENTRIES, Row, rows
from puzzlelang.syntax.surroundings import MARK, Line
from puzzlelang.text import Diagnostic
from puzzlelang.text.diagnostics import MOST_SHOWN
from tests.matching_steps import Steps
from tests.support import diagnose, each_row, nightly, slow

GOLDEN = Path(__file__).parents[1] / "diagnostics" / "habits.txt"

BASE = {
    "types": ["item: [wolf, goat]", "bank: [left, right]"],
    "tables": [],
    "state": [
        "n: 0..9 = 0", "lit: boolean = false", "at: bank for each item = left",
        "load: set of item = none", "man: bank = left",
    ],
    "transitions": [],
    "cost": [],
    "goal": [],
}  # fmt: skip


def puzzle(key: str, example: str) -> str:
    """The smallest file that contains ``example``."""
    parts = {name: [f"  {line}" for line in lines] for name, lines in BASE.items()}
    goal = " n = 9"
    then = ["    then:", "      n: 3"]
    head = "up"
    match key:
        case "choose":
            types = "".join(f"  {line}\n" for line in BASE["types"])
            return f"puzzle: Example\ntypes:\n{types}choose:\n  {example}\nrules: [1 = 1]\n"
        case "goal":
            goal = f" {example}"
        case "cost":
            parts["cost"] = [f"  - '{example}'" if ": " in example else f"  - {example}"]
        case "then":
            then = ["    then:", f"      {example}"]
        case "effect":
            then = ["    then:", f"      {example}{'' if ':' in example else ': 3'}"]
        case "item":
            then = ["    when:", "      - n = 1", f"      - {example}", "      - n < 9", *then]
        case "head":
            head = example
        case _:
            parts[key] = [*parts[key], f"  {example}"]
    parts["transitions"] = [f"  {head}:", *then]
    text = "".join(
        f"{name}:{goal if name == 'goal' else ''}\n" + "".join(f"{line}\n" for line in lines)
        for name, lines in parts.items()
        if lines or name == "goal"
    )
    return f"puzzle: Example\n{text}"


def planted(row: Row) -> tuple[str, int, int]:
    """The file with a row's example, and the range of the mistake."""
    key = next(key for key in ENTRIES if key in row.fields)
    example = row.fields[key]
    marked = example if "⟦" in example else f"⟦{example}⟧"
    begun, _, rest = puzzle(key, marked).partition("⟦")
    wrong, _, end = rest.partition("⟧")
    return begun + wrong + end, len(begun), len(begun + wrong)


def of(row: Row) -> str:
    return next(row.fields[key] for key in ENTRIES if key in row.fields)


@each_row("row", rows(), ids=of)
def test_the_example_of_a_row(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    text, start, end = planted(row)
    spoke: list[Row] = []
    mistake = Row.mistake

    def listen(self: Row, place: Line) -> object:
        answer = mistake(self, place)
        spoke.extend([self] if answer else [])
        return answer

    monkeypatch.setattr(habits.Row, "mistake", listen)
    (found,) = diagnose(text)
    assert spoke == [row]
    assert found.span is not None
    assert (found.code, found.span.start, found.span.end) == (row.code, start, end), found
    assert shown(row, found) in GOLDEN.read_text("utf-8")
    for fix in found.fixes:
        mended = text[: fix.span.start] + fix.text + text[fix.span.end :]
        assert said(found) not in map(said, diagnose(mended)), (fix, mended)


def said(found: Diagnostic) -> tuple[object, ...]:
    return found.code, found.message, found.span and found.span.start


def shown(row: Row, found: Diagnostic) -> str:
    """An entry of the golden file."""
    fixes = [
        f"{fix.span.start - found.span.start:+}:{fix.span.end - found.span.start:+} {fix.text!r}"
        for fix in found.fixes if found.span
    ]  # fmt: skip
    return "\n  ".join((of(row), found.message, *found.help.split("\n"), *fixes)) + "\n\n"


def test_the_golden_file_has_an_entry_for_each_row(request: pytest.FixtureRequest) -> None:
    """``--update-golden`` writes messages, help and fixes."""
    if request.config.getoption("--update-golden"):
        found = (shown(row, found) for row in rows() for found in diagnose(planted(row)[0]))
        GOLDEN.write_text("".join(found), "utf-8")
    entries = GOLDEN.read_text("utf-8").removesuffix("\n\n").split("\n\n")
    assert [entry.partition("\n")[0] for entry in entries] == list(map(of, rows()))
    assert len(set(map(of, rows()))) == len(rows())


def test_a_character_without_advice() -> None:
    """Messages that are only counted have the same code and words."""
    lines = "".join(f"  - n ☃ {i}\n" for i in range(2 * MOST_SHOWN))
    found = diagnose(puzzle("goal", "☃☃").replace("☃☃", f"\n{lines}"))
    assert len(found) == 2 * MOST_SHOWN
    assert {(one.code, one.message) for one in found} == {
        ("unexpected-character", "`☃` is not allowed in an expression")
    }


UNITS = [
    "a", "é", "1", "_", "(", ")", "[", "]", "{", "}", " ", "a ", "a,", "(a)", "a(", ".", "-", "=",
    " and ", "if ",
]  # fmt: skip
"""Texts repeated in long inputs."""


def patterns() -> Iterator[tuple[re.Pattern[str], bool]]:
    """The patterns of the rows, and whether each must match a whole text."""
    for row in rows():
        kind = next(
            (kind for kind in ("line", "whole", "clause", "part") if kind in row.fields), ""
        )
        if kind:
            yield habits._compiled(row), kind != "part"


def texts_of(pattern: re.Pattern[str], long: str) -> Iterator[str]:
    """``long`` after words with which a pattern may begin, with the mistake anywhere."""
    begun = re.match(r"(?:\(\?P<\w+>|\(\?:|\()*([a-z]+)", pattern.pattern)
    for head in ("", "is ", *([f"{begun[1]} "] if begun else ())):
        if MARK not in pattern.pattern:
            yield head + long
            continue
        half = len(long) // 2
        for before, after in (("", long), (long, ""), (long[:half], long[half:])):
            yield f"{head}{before}{MARK}{after}"


@pytest.mark.slow
@pytest.mark.parametrize(
    "units, size", [(["a", " "], 10), *slow((UNITS[::2], 20)), *nightly((UNITS, 40))]
)
def test_no_pattern_tries_a_long_word_from_each_character(units: list[str], size: int) -> None:
    """The number of matching steps is linear in the text."""

    def steps(matching: Steps, pattern: re.Pattern[str], whole: bool, text: str) -> int:
        matching.read(text)
        if whole:
            assert (matching.match(0, whole=True) is None) == (pattern.fullmatch(text) is None)
        else:
            found = pattern.search(text)
            assert matching.search() == (found and found.span())
        return matching.count

    for pattern, whole in patterns():
        matching = Steps(pattern)
        for unit in units:
            few, many = (texts_of(pattern, (unit * n)[:n]) for n in (size, 4 * size))
            for short, long in zip(few, many, strict=True):
                most = 1.3 * 4 * steps(matching, pattern, whole, short)
                assert steps(matching, pattern, whole, long) <= max(most, 25 * size), (
                    pattern.pattern,
                    long,
                )


def test_a_habit_is_recognized_in_a_long_condition() -> None:
    """Near the mistake the fix is the same; text outside the pattern's view is not replaced."""
    many = "lit and " * 80
    (found,) = diagnose(puzzle("goal", f"{many}lit && lit{many.replace('lit and', ' or lit')}"))
    assert [fix.text for fix in found.fixes] == ["and"]
    word = "i" * 600
    for both in (f"{word} ∩ items", f"items ∩ {word}"):
        (found,) = diagnose(puzzle("goal", f"{both} = none"))
        assert not any(fix.text.startswith("common") for fix in found.fixes)
