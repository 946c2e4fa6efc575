"""README.md: run its puzzle, its transcripts and its Python."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from puzzlelang.front.commands import program as cli

TOP = Path(__file__).parents[2]
README = (TOP / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def transcripts() -> list[tuple[str, str]]:
    """Each command of the console blocks, with its output."""
    found = []
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


@pytest.mark.parametrize(("command", "output"), transcripts(), ids=[c for c, _ in transcripts()])
def test_transcripts(
    command: str,
    output: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    puzzle, queens = blocks("yaml")
    Path("queens.yaml").write_text(queens)
    Path("crossing.yaml").write_text(puzzle)
    Path("crossing-with-a-slip.yaml").write_text(puzzle.replace("wolf: goat", "wolf: gaot"))
    program, *arguments = command.split()
    assert program == "puzzlelang"
    code = cli.main(arguments)
    out, err = capsys.readouterr()
    assert (out if code == 0 else err) == output


def test_python() -> None:
    test = doctest.DocTestParser().get_doctest(
        "\n".join(blocks("python")), {}, "README.md", "README.md", 0
    )
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_commands_that_continuous_integration_tries_are_there() -> None:
    for part in ("solve", "test"):
        assert f"<!-- try: {part} -->\n```sh\npython3 -m venv .venv && " in README


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", README):
        assert (TOP / target).exists(), target
