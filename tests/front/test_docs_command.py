"""`puzzlelang docs`: pages and sections, from a checkout and from the installed files."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from puzzlelang.front.commands import docs
from puzzlelang.front.commands import program as cli
from tests.support import each_row

TOP = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["docs", *arguments]) == 0
    return capsys.readouterr().out


@each_row("page", docs.PAGES)
def test_a_page_is_the_file(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert output(capsys, page) == (TOP / "docs" / f"{page}.md").read_text(encoding="utf-8")


def test_pages_are_listed_with_the_address(capsys: pytest.CaptureFixture[str]) -> None:
    shown = output(capsys)
    assert [line.split()[0] for line in shown.splitlines()[: len(docs.PAGES)]] == list(docs.PAGES)
    assert PYPROJECT["project"]["urls"]["Documentation"] == shown.split()[-1]


def test_pages_are_installed() -> None:
    wheel = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    for page in docs.PAGES:
        assert wheel[f"docs/{page}.md"] == f"puzzlelang/_data/docs/{page}.md"


def test_a_section_ends_where_the_next_begins(capsys: pytest.CaptureFixture[str]) -> None:
    lists = output(capsys, "language#lists")
    assert lists.startswith("### Lists\n") and lists.count("\n### ") == 0
    whole = output(capsys, "language#expressions")
    assert whole.startswith("## Expressions\n") and "\n### Lists\n" in whole
    assert "\n## " not in whole
    # a map line that begins like a heading isn't one
    assert "#..*" in output(capsys, "language#pictures")


@pytest.mark.parametrize("page", ["language", "language-more"])
def test_every_link_within_the_language_is_a_section(
    page: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (TOP / "docs" / f"{page}.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r"\]\(#([^)]*)\)", text))
    assert len(anchors) > {"language": 30, "language-more": 10}[page]
    for anchor in anchors:
        assert output(capsys, f"{page}#{anchor}").startswith("#")


@pytest.mark.parametrize(
    ("page", "message", "help"),
    [
        ("langage", "there is no page `langage`", "did you mean `language`?"),
        ("x", "there is no page `x`", "there are tutorial, cookbook, language, language-more"),
        ("../README", "there is no page `../README`", "there are"),
        ("language#list", "has no section `list`", "did you mean `lists`?"),
    ],
)
def test_what_is_not_there(
    page: str, message: str, help: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["docs", page]) == 2
    said = capsys.readouterr().err
    assert message in said and help in said


def test_new_files_point_to_pages_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["new", "mine"]) == cli.main(["new", "other", "--like", "frogs"]) == 0
    for name in ("mine", "other"):
        text = Path(f"{name}.yaml").read_text(encoding="utf-8")
        commands = re.findall(r"`puzzlelang docs (\S+)`", text)
        assert len(commands) == 2 and "docs/" not in text
        for page in commands:
            assert cli.main(["docs", page]) == 0
