"""Options that can't be combined: every row of the table refuses a command line."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.front.commands import conflicts
from puzzlelang.front.commands import program as cli
from tests.support import each_row

REFUSED = {
    "solve goat --weight 2": "`--search auto` has no weight",
    "solve goat --weight 2 --search ucs": "`--search ucs` has no weight",
    "solve goat --last --view map": "`--last` and `--view` print different things",
    "solve goat --last --format json": "`--last` leaves out states",
    "solve goat --all --search dfs": "`--search dfs` can't tell which solutions are best",
    "solve goat --certificate OUT.gz --search dfs": "promises nothing that a certificate",
    "solve maze --view map --format json": "`--view` and `--format json` are two different formats",
    "solve maze --view map --count": "a view can't print the number",
    "solve maze --view map --all": "needs all states that the search discovered",
    "solve maze --view map --search iddfs": "`--search iddfs` does not keep them",
    "solve goat --good --all 0": "`--good` and `--all` can't be combined",
    "solve maze --good --view map": "`--good` and `--view map` can't be combined",
    "solve goat --good --search ucs": "`--good` and `--search ucs` can't be combined",
    "solve goat --watch-search - --all": "`--watch-search` and `--all` can't be combined",
    "solve goat --watch-search - --tier native": "watches the first tier",
    "solve goat --watch-search - --compare bfs --search dfs": "`--search dfs` can't be combined",
    "solve goat --watch-search - --compare": "`--compare` without orders compares too many",
    "solve goat --compare --search ucs": "`--compare` and `--search ucs` can't be combined",
    "solve goat --compare --format lines": "`--compare` and `--format lines` can't be combined",
    "solve goat --compare bfs,ucs --weight 2": "`--weight` goes with the order `wastar`",
    "solve - --compare bfs,ucs": "standard input can be read once",
    "solve goat --workers local:1": "`--workers` work on the files of a store",
    "explore goat --workers local:1 --cores 2 --store OUT": "`--workers` replace them",
    "explore goat --cores 2": "without one a search uses one core",
    "explore goat --disk 1G": "`--disk` limits the size of `--store`",
    "explore goat --store OUT --why": "and `--why` needs them in memory",
    "solve maze --store OUT --view map": "and `--view` needs them in memory",
    "solve goat --store OUT --estimate found": "and `--estimate found` needs them in memory",
    "explore goat --names": "`--names` belongs to `--tree`",
    "explore goat --depth 0": "`--depth` belongs to `--tree`",
    "explore goat --rate": "`--rate` adds columns to a table of states",
    "explore goat --rate -o OUT.csv --store OUT": "and `--rate` needs them in memory",
    "explore goat --tree --format json": "`--tree` prints only text",
    "explore goat --tree --why": "`--tree` prints only the tree",
    "explore goat -o OUT.csv --format json": "and `--format json` prints something else",
    "explore goat -o OUT.csv --tier native": "without `--tier native`",
    "explore goat --layer 0 --store OUT": "`--layer` chooses which states",
    "explore goat --forget": "`--forget` removes states from a store",
    "explore goat --forget --store OUT --why": "`--forget` and `--why` can't be combined",
    "explore goat --state {}": "`--state` needs a store",
    "explore goat --state {} --store OUT --full": "`--state` and `--full` can't be combined",
    "graph goat -o OUT.dot --layout rings": "`--layout` is for pictures; a .dot file has none",
    "graph goat -o OUT.svg --corridor 0 --first 1": "and `--first` from the start",
    "graph goat -o OUT.svg --path OUT.json --prune all": "compared with all best solutions",
    "verify goat OUT.json --view moves --certificate OUT.gz": "not to `--view`",
    "verify goat OUT.json --rename a=b --view moves": "translates the moves of an answer in JSON",
    "verify goat #f=0&m=0 --view moves": "`--view` is not for a link",
    "verify goat #f=0&m=0 --certificate OUT.gz": "`--certificate` is not for a link",
    "verify goat #f=0&m=0 --rename a=b": "`--rename` is not for a link",
    "play goat --resume OUT.json --start 1": "`--resume` and `--start` don't go together",
    "play goat -o OUT.html --lines": "so `--lines` has no meaning",
    "format goat --write --check": "`--write` changes files and `--check` changes none",
    "new mine --filled --like sudoku": "`--filled` and `--like sudoku` can't be combined",
    "new mine --filled --from d.pddl p.pddl": "`--from` and `--filled` can't be combined",
    "generate goat --hardest 2 --count 3": "`--hardest` tries all candidates",
    "generate goat --hardest 2 -o OUT.jsonl": "a .jsonl file has all levels",
    "schema solve --of solve": "the schema is named twice, with `--of` and without",
}

FILLED = {"filled", "play filled", "verify filled"}
"""Topics that tests/front/test_filling.py tries."""


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The helps of the refusals so far, and their messages."""
    refusals: list[str] = []
    real = conflicts.usage_error

    def noted(message: str, help: str = "") -> Any:
        refusals.append(help)
        return real(message, help)

    monkeypatch.setattr(conflicts, "usage_error", noted)
    return refusals


@each_row("line", REFUSED)
def test_each_conflict(line: str, tmp_path: Path, capsys: Any, rows: list[str]) -> None:
    rows.clear()
    code = cli.main([word.replace("OUT", str(tmp_path / "out")) for word in line.split()])
    said = " ".join(capsys.readouterr().err.split())
    assert (code, len(rows)) == (2, 1)
    assert REFUSED[line] in said and rows[0] in said
    assert list(tmp_path.iterdir()) == []


@each_row("topic", [name for name in conflicts.CONFLICTS if name not in FILLED])
def test_every_row_is_tried(topic: str) -> None:
    for row in conflicts.CONFLICTS[topic]:
        options = [row.option, row.others.split(", ")]
        assert any(all(_is_in(line, one) for one in options) for line in REFUSED), row


def _is_in(line: str, options: str | list[str]) -> bool:
    """Does the line have one of the options (not have it, after `!`)?"""
    if isinstance(options, list):
        return any(_is_in(line, option) for option in options)
    missing, name = options.startswith("!"), options.lstrip("!").partition(" ")[0]
    return missing != (name in line.split() or name in ("", "what"))


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("--all", "--all"), ("--all 5", None), ("--all 0", "--all 0"), ("--all *", "--all 0"),
        ("!--all", None), ("!--all 5", "--all 5"), ("--count", None), ("!--count", "--count"),
    ],
)  # fmt: skip
def test_an_option_that_is_0_is_given(option: str, text: str | None) -> None:
    assert conflicts._shown(option, {"--all": 0}) == text


def test_what_could_be_added() -> None:
    def could(**given: object) -> bool:
        options = Namespace(given={f"--{name}": value for name, value in given.items()})
        return conflicts.could_add("--store", options, ("good", "store"), None)

    assert could() and could(count=True) and could(estimate="file") and could(cores=2)
    assert not could(all=0) and not could(good=True) and not could(estimate="found")
