"""README and pages of the documentation: each is followed literally, and its links lead somewhere.

Other tests run pages with examples of another form.
"""

from __future__ import annotations

import doctest
import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from puzzlelang.front.commands import exit_codes
from puzzlelang.front.commands import program as cli
from tests.project.pages import Block, blocks, typed
from tests.support import each_row

TOP = Path(__file__).parents[2]
DOCS = TOP / "docs"
README, TUTORIAL, TEACHING = TOP / "README.md", DOCS / "tutorial.md", DOCS / "teaching.md"
FOLLOWED = [
    README,
    *(DOCS / f"{name}.md" for name in ("comparing", "index", "pddl", "play", "security")),
    TEACHING,
    TUTORIAL,
]
PLANTED = re.compile(r"^\| `(\w+\.yaml)` \| `(.*?)` \| `(.*?)` \|$", re.M)
"""Mistakes in the files of a class."""


def prepare(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the files that a page speaks of and doesn't show."""
    files = {block.words[1]: block.text for block in blocks(page) if len(block.words) == 2}
    if page == README:
        slip = files["crossing.yaml"].replace("wolf: goat", "wolf: gaot")
        Path("crossing-with-a-slip.yaml").write_text(slip)
    elif page.stem == "security":
        Path("secrets.txt").write_text("...\n")
        Path("here").mkdir()
        monkeypatch.chdir("here")
    elif page == TEACHING:
        Path("class").mkdir()
        mistakes = PLANTED.findall(page.read_text("utf-8"))
        assert len(mistakes) == 4
        for name, before, after in mistakes:
            assert files["jugs.yaml"].count(before) == 1
            Path("class", name).write_text(files["jugs.yaml"].replace(before, after))
        Path("jugs.yaml").write_text(files["jugs.yaml"])
        Path("rubric.yaml").write_text(files["rubric.yaml"])


@pytest.mark.each_time("teaching")
@pytest.mark.parametrize("page", FOLLOWED, ids=lambda page: page.stem)
def test_commands(
    page: Path,
    followed: Callable[[Path], None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    prepare(page, monkeypatch)
    if page == TEACHING:
        assert cli.main(["solve", "jugs.yaml", "--format", "json", "--quiet"]) == 0
        Path("answer.json").write_text(capsys.readouterr().out)
    assert any(block.words == ("console",) for block in blocks(page))
    followed(page)


@pytest.mark.slow
@pytest.mark.parametrize("page", [README, DOCS / "comparing.md", TEACHING], ids=lambda p: p.stem)
def test_python(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(page):
        if block.words[0] == "yaml":
            Path(block.words[1]).write_text(block.text)
    code = "\n".join(block.text for block in blocks(page) if block.words == ("python",))
    test = doctest.DocTestParser().get_doctest(code, {}, page.name, page.name, 0)
    assert test.examples
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0


@each_row("page", [README, *sorted(DOCS.glob("*.md"))])
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    titles = re.findall(r"(?m)^#+ (.*)$", text)
    anchors = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= anchors
    for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)\)", text):
        assert (page.parent / target).exists(), target


# ── single pages ─────────────────────────────────────────────────────────────────────


def test_readme_has_the_commands_that_continuous_integration_tries() -> None:
    for part in ("solve", "test"):
        before = f"<!-- try: {part} -->\n```sh\npython3 -m venv .venv && "
        assert before in README.read_text("utf-8")


def test_the_puzzle_of_the_first_page_is_short() -> None:
    (puzzle,) = (b.text for b in blocks(DOCS / "index.md") if b.words[0] == "yaml")
    assert sum(bool(line.strip()) for line in puzzle.splitlines()) <= 21  # twenty, and the title


def test_the_frogs_of_the_first_page() -> None:
    """15 = 3² + 2·3 leaps, the known number, and six frogs that all change sides."""
    drawn = runpy.run_path(str(TOP / "website" / "hop.py"))["picture"]()
    assert (DOCS / "gallery" / "hop.svg").read_text("utf-8") == drawn
    assert drawn.count('class="words"') == 16 and "GGG_BBB becomes BBB_GGG in 15 moves" in drawn
    assert drawn.count("@keyframes f") == 6


def test_the_tutorial_tries_what_is_built_before_the_chapter_ends() -> None:
    """Each file shown is used by a later command of its chapter."""
    waiting: dict[str, int] = {}
    for block in blocks(TUTORIAL):
        if block.words[0] == "console":
            words = " ".join(typed(block))
            waiting = {file: line for file, line in waiting.items() if file not in words}
        else:
            waiting[block.words[1].removeprefix("+")] = block.line
    assert waiting == {}


def test_the_tutorial_shows_a_slip_and_a_proof() -> None:
    outputs = "".join(block.text for block in blocks(TUTORIAL) if block.words[0] == "console")
    assert "did you mean `board`?" in outputs
    assert "No solution: all 3 reachable states were searched." in outputs
    assert "internal error" not in outputs


def test_each_block_of_the_tutorial_is_followed() -> None:
    def is_followed(block: Block) -> bool:
        kind, *name = block.words
        return (kind, len(name)) in (("console", 0), ("yaml", 1), ("text", 1))

    assert [block.line for block in blocks(TUTORIAL) if not is_followed(block)] == []


@pytest.mark.slow
def test_claims_in_the_text_on_teaching(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    prepare(TEACHING, monkeypatch)
    assert cli.main(["solve", "jugs.yaml", "--search", "bfs", "--watch-search", "-"]) == 0
    printed = capsys.readouterr().out
    assert "(12 expanded)" in printed
    assert max(map(int, re.findall(r"(\d+) waiting", printed))) == 3
    assert cli.main(["graph", "jugs.yaml", "-o", "jugs.svg"]) == 0
    assert "16 states, 58 transitions" in capsys.readouterr().err
    words = ["jugs.yaml", "class", "--points", "rubric.yaml", "-o", "points.csv", "--quiet"]
    assert cli.main(["grade", *words]) == 0
    assert "ben.yaml,3,8," in Path("points.csv").read_text()


def test_games_line_by_line_are_played() -> None:
    commands = [line for block in blocks(DOCS / "play.md") for line in typed(block)]
    assert any("| puzzlelang play " in line for line in commands)


def test_the_page_of_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    page = (DOCS / "command-line.md").read_text("utf-8")
    (command,) = re.findall(r"^\$ puzzlelang (.*)$", page, re.MULTILINE)
    assert cli.main(command.split()) == 0
    assert capsys.readouterr().out.strip()
    for name in ("solve", "explore", "validate", "graph", "verify", "schema"):
        assert cli.main([name, "--help"]) == 0
    options = set(re.findall(r"`[^`]*?(--[a-z]+)", page)) - {"--help"}
    assert len(options) > 10
    assert options <= set(re.findall(r"--[a-z]+", capsys.readouterr().out))


def test_the_exit_codes_are_those_of_the_program() -> None:
    table = (DOCS / "command-line.md").read_text("utf-8").partition("## Exit codes")[2]
    rows = re.findall(r"^\| ([\d, ]+) \|", table.partition("##")[0], re.MULTILINE)
    codes = {one for name, one in vars(exit_codes).items() if name.isupper() and type(one) is int}
    assert {int(n) for row in rows for n in row.split(",")} == codes
