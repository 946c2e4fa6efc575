"""Links of pages on which a puzzle is filled in, checked by the reference semantics."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from puzzlelang.answers import ToFill, fill, load, page_key
from puzzlelang.drawing.filled_page import filled_page
from puzzlelang.front.commands import program
from tests.drawing.test_links import HOSTILE, RIGHT

PAGE = "https://puzzles.example/play/page.html"


def to_fill(name: str) -> ToFill:
    with pytest.raises(ToFill) as raised:
        load(name)
    return raised.value


def written(numbers: Iterable[int]) -> str:
    """Write numbers as ``written`` of ``play.js`` does."""
    texts = []
    for number in numbers:
        digits = ""
        while number or not digits:
            number, digit = divmod(number, 36)
            digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
        texts.append({1: "", 2: "-", 3: "_"}[len(digits)] + digits)
    return "".join(texts)


def link(loaded: ToFill, numbers: Iterable[int]) -> str:
    fields = {"f": page_key(loaded), "v": "1", "s": "0", "m": written(numbers)}
    return f"{PAGE}#{urlencode(fields)}"


def data_of(loaded: ToFill) -> Mapping[str, Any]:
    return filled_page(loaded, "", fill(loaded).steps).data


def numbers_of(data: Mapping[str, Any], values: Mapping[str, str]) -> list[int]:
    """Number values by name of the blank as ``blanks.js`` does."""
    numbers, first = [], 0
    for name, of, is_given in data["blanks"]:
        texts = data["options"][of]
        if not is_given:
            if name in values:
                numbers.append(first + texts.index(values[name]))
            first += len(texts)
    return numbers


@pytest.fixture(scope="module")
def sudoku() -> ToFill:
    return to_fill("sudoku")


@pytest.fixture(scope="module")
def right(sudoku: ToFill) -> list[int]:
    (solution,) = data_of(sudoku)["solutions"]
    return list(solution[1])


def checked(name: str, address: str, capsys: Any) -> tuple[int, str]:
    code = program.main(["verify", name, address])
    run = capsys.readouterr()
    return code, " ".join((run.out + run.err).split())


HELD = "Verified. checked: the choice: it satisfies all rules"


@pytest.mark.each_time("agatha-", "tents-")
@pytest.mark.parametrize(
    ("name", "amounts"),
    [
        ("sudoku", ""), ("hashi", ""), ("queens", ""), ("masyu", ""), ("tents", ""), ("agatha", ""),
        # five queens attack all squares of a chessboard: OEIS A075458
        ("dominating-queens", " checked: its amounts [5]"),
    ],
)  # fmt: skip
def test_solutions_hold(name: str, amounts: str, capsys: Any) -> None:
    """Links made of a page's own solution, with twins, sets, helpers and amounts."""
    loaded = to_fill(name)
    numbers = data_of(loaded)["solutions"][0][1]
    assert checked(name, link(loaded, numbers), capsys) == (0, HELD + amounts)


def test_numbers_are_those_of_the_page(capsys: Any) -> None:
    """A known solution of the eight queens, and a wrong one."""
    loaded = to_fill("queens")
    data = data_of(loaded)
    names = [name for name, _, _ in data["blanks"]]
    known = dict(zip(names, "15863724", strict=True))
    assert checked("queens", link(loaded, numbers_of(data, known)), capsys) == (0, HELD)
    wrong = {**known, names[0]: "2"}
    assert checked("queens", link(loaded, numbers_of(data, wrong)), capsys)[0] == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sudoku", "hashi"])
def test_solutions_are_numbered_like_blanks(name: str) -> None:
    """Given values, such as 30 digits of the sudoku, have no numbers; twins share theirs."""
    data = data_of(to_fill(name))
    numbers = data["solutions"][0][1]
    values = [
        (blank, text)
        for blank, of, is_given in data["blanks"]
        if not is_given
        for text in data["options"][of]
    ]
    named = dict(values[number] for number in numbers)
    assert numbers_of(data, named) == numbers and len(named) == len({one for one, _ in values})


@pytest.mark.slow
def test_wrong_values(sudoku: ToFill, right: list[int], capsys: Any) -> None:
    first = right[0]
    other = first + 1 if first % 9 < 8 else first - 1
    for numbers, problem in (
        ([other, *right[1:]], "the values break the rule `rows`"),
        ([*right, other], "the values break the rule `rows`"),
        (right[1:], "unfinished: 1 blank open, first `"),
        (right[:1], "unfinished: 50 blanks open"),
        ([*right, first], "unfinished: 1 blank open"),
        ([*right, 459], "value 52 of the link doesn't exist: 459 are possible"),
    ):
        code, text = checked("sudoku", link(sudoku, numbers), capsys)
        assert code == 1 and f"wrong: {problem}" in text, text
    for numbers in ([*right, first, first], [other, *right], reversed(right)):
        assert checked("sudoku", link(sudoku, numbers), capsys) == (0, HELD)


def test_wrong_values_with_helpers(capsys: Any) -> None:
    """Agatha killed herself; if the butler did, rules conflict."""
    loaded = to_fill("agatha")
    data = data_of(loaded)
    ((name, of, _),) = data["blanks"]
    butler = numbers_of(data, {name: "butler"})
    assert "butler" in data["options"][of]
    code, text = checked("agatha", link(loaded, butler), capsys)
    assert code == 1 and "wrong: the values conflict with `" in text


def test_links_that_cannot_be_read(sudoku: ToFill, right: list[int], capsys: Any) -> None:
    whole = link(sudoku, right)
    for address, problem in (
        (whole.replace("f=", "f=0"), "other rules, another level"), (whole + "%21", "no moves"),
        (whole + "-", "no moves"), (whole + "_1z", "no moves"), (whole + "0" * 8000, "no moves"),
        (whole.partition("&m")[0], "no moves"), (whole + "&s=1", "doesn't have its start"),
        (whole + "&x=1" * 20, "too many fields"),
    ):  # fmt: skip
        code, text = checked("sudoku", address, capsys)
        assert code == 2 and "the link can't be checked: it" in text.replace("this puzzle", "it")
        assert problem in text, text
    for fields in HOSTILE:
        own = page_key(sudoku)
        text = urlencode({key: own if one is RIGHT else one for key, one in fields.items()})
        code, text = checked("sudoku", f"{PAGE}#{text}", capsys)
        assert code in (1, 2) and len(text) < 400, fields


LISTS = """\
puzzle: Lists
types:
  colour: [red, green, blue]
choose:
  word: list(3) of colour
rules:
  some: count(word) >= 1
"""


def test_lists_have_no_gaps(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "lists.yaml"
    path.write_text(LISTS)
    loaded = to_fill(str(path))
    for numbers, code, problem in (
        ([1, 5], 0, ""), ([1], 0, ""), ([1, 9], 1, "`word` can't have these values"),
        ([9], 1, "`word` can't have these values"), ([0], 1, "the rule `some`"),
    ):  # fmt: skip
        found, text = checked(str(path), link(loaded, numbers), capsys)
        assert found == code and problem in text, (numbers, text)
