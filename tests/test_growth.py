"""The work of a pass grows as its input does: calls of functions and characters looked at are
counted, at two sizes.  ``benchmarks/growth.py`` measures the same with a clock.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, SupportsIndex

import pytest

from puzzlelang.diagnostics import Diagnostics, render_all
from puzzlelang.source import Source
from puzzlelang.syntax.document import read_puzzle


def calls(task: Callable[[], Any]) -> int:
    """The functions that are called, ours and Python's."""
    count = 0

    def called(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        task()
    finally:
        sys.setprofile(before)
    return count


def grows(work: Callable[[int], int], size: int, times: int = 4) -> float:
    """How many times the work is done of an input that is ``times`` as large, for each of them."""
    return work(size * times) / work(size) / times


# ── reading ──────────────────────────────────────────────────────────────────────────


class Counted(str):
    """A text that counts the characters that are searched or copied."""

    looked = 0

    def _look(self, count: int) -> None:
        Counted.looked += count

    def find(self, sub: str, start: Any = 0, end: Any = None) -> int:
        found = super().find(sub, start, end)
        last = len(self) if end is None else min(end, len(self))
        self._look((last if found < 0 else found) - start)
        return found

    def rfind(self, sub: str, start: Any = 0, end: Any = None) -> int:
        found = super().rfind(sub, start, end)
        last = len(self) if end is None else min(end, len(self))
        self._look(last - (start if found < 0 else found))
        return found

    def __getitem__(self, key: SupportsIndex | slice) -> str:
        found = super().__getitem__(key)
        self._look(len(found))
        return found


def reading(text: str) -> int:
    """Calls made and characters looked at by reading a text and telling its mistakes."""
    Counted.looked = 0

    def read() -> None:
        diagnostics = Diagnostics()
        read_puzzle(Source("x.yaml", Counted(text)), diagnostics)
        render_all(diagnostics)

    return calls(read) + Counted.looked


ONE_LINE = [
    "&a x",
    "*a",
    "!!t x",
    "!t",
    "x",
    "'x'",
    "[x]",
    "{x: y}",
    "x(",
    "x)",
    "{x}",
    "x: ",
    "{x: }",
]


@pytest.mark.parametrize("entry", ONE_LINE)
def test_no_node_looks_at_the_rest_of_its_line(entry: str) -> None:
    def work(n: int) -> int:
        return reading(f"tables: {{t: [{', '.join([entry] * n)}, {'y' * 30 * n}]}}\n")

    assert grows(work, 400) < 1.2


LINES = {
    "anchors": "k{}: &a x\n",
    "blocks that are cut": "k{}: |\n     x\n   x\n",
    "comments with what nobody sees": "k{}: |\n  \u202e # \u202e\n",
    "values that are missing": "k{}:\n",
    "comments behind values": "about{}: x #1\n",
    "broken lines": "k{}: x\n y: z\n",
    "one section that comes again": "goal: x = 1\n",
    "unknown sections": "goall{}: x\n",
}


@pytest.mark.parametrize("line", LINES.values(), ids=list(LINES))
def test_no_line_looks_at_the_whole_file(line: str) -> None:
    def work(n: int) -> int:
        return reading("goal: x = 1\n" + "".join(line.format(i) for i in range(n)))

    assert grows(work, 250) < 1.2


def test_no_part_of_a_template_looks_at_the_rest_of_it() -> None:
    assert grows(lambda n: reading("show: |\n  " + "n is <n > or " * n + "\n"), 250) < 1.2
