"""Each row of ``syntax/line_habits.txt`` has an example, which is its test.

The messages are in ``diagnostics/line_habits.txt``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from puzzlelang.syntax import line_habits
from puzzlelang.text import Diagnostic, read_rows
from tests.support import diagnose
from tests.syntax.test_habits import BASE

GOLDEN = Path(__file__).parents[1] / "diagnostics" / "line_habits.txt"
ROWS = Path(line_habits.__file__).with_name("line_habits.txt")


def puzzle(key: str, example: str) -> str:
    sections = {name: lines for name, lines in BASE.items() if lines}
    if key != "then":
        sections = {**sections, key: [*sections.get(key, []), example]}
    text = "".join(
        f"{name}:\n" + "".join(f"  {line}\n" for line in lines) for name, lines in sections.items()
    )
    then = example if key == "then" else "n: 3"
    return f"puzzle: Example\n{text}transitions:\n  up:\n    then:\n      {then}\ngoal: n = 9\n"


def said() -> Iterator[tuple[str, str, Diagnostic]]:
    for row in read_rows(str(ROWS), ("line",)):
        key = next(iter(row.fields))
        for found in diagnose(puzzle(key, row.fields[key])):
            yield row.message, f"{key}: {row.fields[key]}", found


def test_what_is_said_of_all_examples(request: pytest.FixtureRequest) -> None:
    """Compare messages, help and fixes exactly; ``--update-golden`` writes them."""
    text = "".join(
        "\n  ".join((example, found.message, found.help, *(f"fix {f.text!r}" for f in found.fixes)))
        + "\n\n"
        for _, example, found in said()
    )
    if request.config.getoption("--update-golden"):
        GOLDEN.write_text(text, "utf-8")
    assert GOLDEN.read_text("utf-8") == text


def test_each_row_speaks_of_its_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """No earlier row matches the example."""
    for row in read_rows(str(ROWS), ("line",)):
        key = next(iter(row.fields))
        spoke: list[str] = []
        told = line_habits.told

        def listen(section: str, line: str, *words: str) -> line_habits.Told | None:
            answer = told(section, line, *words)  # noqa: B023
            spoke.extend([answer.message] if answer else [])  # noqa: B023
            return answer

        monkeypatch.setattr(line_habits, "told", listen)
        diagnose(puzzle(key, row.fields[key]))
        monkeypatch.undo()
        assert spoke and spoke[0].split("`")[-1] == row.message.split("`")[-1], row.fields[key]
