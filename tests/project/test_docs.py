"""The examples of docs/language.md and docs/language-more.md.

The words of a fence, or a comment above a table, say how an example is tested:

====================  =====================================================================
yaml NAME             a whole file, to which later blocks refer; its `expect:` is checked
yaml +NAME            sections that replace those of the same name in the file NAME
text NAME             the solution of NAME, one state on each line
text NAME VIEW        the output of `--view VIEW`
console NAME          commands on the file NAME.yaml, and their output
file PATH             another file in the folder of the puzzles
values of NAME        expressions and their values in the initial state of NAME; the column
                      *state* replaces declarations of variables
faults of NAME        expressions and their faults
mistakes of NAME      expressions that are refused, and accepted replacements
====================  =====================================================================

The helpers below know just enough of a puzzle's text to put sections and variables into it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.core.text_blocks import listed
from puzzlelang.text import Source, replace
from tests import support
from tests.project.pages import Block, blocks, played, sections
from tests.support import each_row

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "language.md", DOCS / "language-more.md"]


@dataclass(frozen=True)
class Row:
    """A row of a table of values or faults"""

    page: str
    line: int
    kind: str
    base: str
    expression: str
    state: str
    value: str


def place(example: Block | Row) -> str:
    return f"{example.page}-line-{example.line}"


def is_view(block: Block) -> bool:
    """``text garden trail``: the output of a view of a file; ``board``: a choice as a board"""
    return block.words[0] == "text" and len(block.words) == 3


def rows() -> Iterator[Row]:
    for page in PAGES:
        yield from rows_of(page)


def rows_of(page: Path) -> Iterator[Row]:
    kind = base = ""
    for number, line in enumerate(page.read_text().splitlines(), 1):
        comment = re.fullmatch(r"<!-- (values|faults|mistakes) of (\w+) -->", line)
        if comment:
            kind, base = comment.groups()
        elif not line.startswith("|"):
            kind = ""
        elif kind and line.startswith("| `"):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            expression, state, value = (cell.strip("`").replace("\\|", "|") for cell in cells)
            yield Row(page.stem, number, kind, base, expression, state, value)


BLOCKS = [block for page in PAGES for block in blocks(page)]
BESIDE = {block.words[1]: block.text for block in BLOCKS if block.words[0] == "file"}
YAML = [block for block in BLOCKS if block.words[:1] == ("yaml",)]
FILES = {block.words[1]: block.text for block in YAML if not block.words[1].startswith("+")}
ROWS = list(rows())


def completed(base: str, fragment: str) -> str:
    """Replace or add the sections of ``fragment`` in the file ``base``."""
    kept = sections(FILES[base])
    kept.pop("expect", None)
    return "".join((kept | sections(fragment)).values())


def declared(base: str, state: str) -> str:
    """The file ``base`` with variables redeclared by ``state`` (``x: TYPE = E``)."""
    text = FILES[base]
    if state:
        name = state.split(":")[0]
        text, count = re.subn(rf"(?m)^  {name}: .*$", f"  {state}", text, count=1)
        assert count == 1, f"`{base}` has no variable `{name}`"
    return text


def problems(text: str) -> list[str]:
    return [f"{d.code}: {d.message}" for d in support.diagnose(text, validate="generate:" in text)]


def show(expression: str) -> str:
    """A `show` section that prints a value; parentheses protect a `>`, which would end the
    expression.
    """
    inside = f"({expression})" if ">" in expression else expression
    return f"show: |\n  [<{inside}>]\n"


def shown(text: str) -> list[str]:
    """Printed states of the answer."""
    answer = support.solve_text(text)
    steps = answer["trace"] if isinstance(answer, dict) else answer.trace
    return [str(step["shown"] if isinstance(step, dict) else step.shown) for step in steps]


@pytest.fixture(autouse=True)
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the files of the pages to the working folder."""
    monkeypatch.chdir(tmp_path)
    for path, text in BESIDE.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)


@pytest.mark.slow
@each_row("block", YAML, ids=place)
def test_yaml(block: Block) -> None:
    _, name = block.words
    text = completed(name[1:], block.text) if name.startswith("+") else block.text
    assert problems(text) == []


@pytest.mark.each_time("cats", "queens")
@pytest.mark.parametrize(
    "name", [name for name, text in FILES.items() if "expect" in sections(text)]
)
def test_expectations(name: str, tmp_path: Path) -> None:
    from puzzlelang import answers

    file = tmp_path / f"{name}.yaml"
    file.write_text(FILES[name])
    found = answers.validate(str(file))
    assert found.results
    assert found.messages == []


def test_every_block_is_marked() -> None:
    assert all(len(block.words) == 2 or is_view(block) for block in BLOCKS)
    assert {block.words[0] for block in BLOCKS} <= {"yaml", "text", "console", "file"}
    assert {block.words[1][1:] for block in YAML if block.words[1][0] == "+"} <= set(FILES)


def board(text: str) -> str:
    """Return the choice as a terminal prints it."""
    from puzzlelang import answers
    from puzzlelang.drawing import ALL_COLOURS, terminal_boards

    filled = answers.loadable(lambda: answers.load_text(Source("puzzle.yaml", text)))
    assert isinstance(filled, answers.ToFill)
    (step,) = answers.fill(filled).steps
    boards = terminal_boards(replace(filled.puzzle, starts=(step.slots,)), ALL_COLOURS)
    assert boards is not None and boards.is_printed
    lines = boards.lines(step.slots, 2)
    return "\n".join("".join(part for _, part in line).rstrip() for line in lines)


@pytest.mark.parametrize(
    "block",
    [block for block in BLOCKS if is_view(block)],
    ids=place,
)
def test_view(block: Block) -> None:
    from puzzlelang import answers
    from puzzlelang.answers.view_choice import choose

    _, name, view = block.words
    if view == "board":
        assert board(FILES[name]) == block.text.removesuffix("\n")
        return
    loaded = support.load_text(FILES[name])
    answer = answers.solve(loaded, keep=True)
    assert "\n".join(choose(loaded, view).texts(answer)) == block.text.removesuffix("\n")


@pytest.mark.parametrize(
    "block",
    [block for block in BLOCKS if block.words[0] == "text" and not is_view(block)],
    ids=place,
)
def test_answer(block: Block) -> None:
    assert listed(shown(FILES[block.words[1]])) == block.text.removesuffix("\n")


@pytest.mark.parametrize(
    "block", [block for block in BLOCKS if block.words[0] == "console"], ids=place
)
def test_console(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    _, name = block.words
    Path(f"{name}.yaml").write_text(FILES[name])
    assert played(block, capsys) == block.text


@pytest.mark.one_of(3)
@pytest.mark.parametrize("row", [row for row in ROWS if row.kind == "values"], ids=place)
def test_value(row: Row) -> None:
    text = "".join(
        (
            sections(declared(row.base, row.state))
            | {"show": show(row.expression), "goal": "goal: true = true\n"}
        ).values()
    )
    assert shown(without_expectations(text)) == [f"[{row.value}]"]


@pytest.mark.slow
@pytest.mark.parametrize("row", [row for row in ROWS if row.kind == "faults"], ids=place)
def test_fault(row: Row) -> None:
    from puzzlelang.text.diagnostics import PuzzleError

    text = sections(declared(row.base, row.state)) | {"show": show(row.expression)}
    with pytest.raises(PuzzleError) as caught:
        shown(without_expectations("".join(text.values())))
    assert [d.code for d in caught.value.diagnostics] == [row.value]


@each_row("row", [row for row in ROWS if row.kind == "mistakes"], ids=place)
def test_mistake(row: Row) -> None:
    kept = sections(without_expectations(FILES[row.base]))
    refused = problems("".join((kept | {"show": show(row.expression)}).values()))
    assert len(refused) == 1, "one mistake, one message"
    assert problems("".join((kept | {"show": show(row.value)}).values())) == []


def without_expectations(text: str) -> str:
    return "".join(part for name, part in sections(text).items() if name != "expect")


def test_the_pages_have_examples_of_everything() -> None:
    """Some example on the pages uses each section and function of the language."""
    from puzzlelang.model.functions import FUNCTIONS
    from puzzlelang.syntax import document

    used = {name for block in YAML for name in sections(block.text)}
    table: Any = getattr(document, "SECTIONS", None)
    if table is not None:
        free = {"about", "source", "difficulty"}
        assert {name for name in table if name not in free} <= used
    everything = " ".join([*(row.expression for row in ROWS), *(block.text for block in YAML)])
    assert {name for name in FUNCTIONS if f"{name}(" not in everything} == set()
