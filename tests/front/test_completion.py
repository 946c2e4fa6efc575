"""Shell completion: the program's answers, and a real bash."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from puzzlelang.front.commands import program as cli

pytest.importorskip("argcomplete")


def completions(line: str, folder: Path) -> set[str]:
    """Completions of a line with the cursor at its end."""
    answer = folder / "answer.txt"
    environment = {
        **os.environ, "_ARGCOMPLETE": "1", "COMP_LINE": line, "COMP_POINT": str(len(line)),
        "_ARGCOMPLETE_STDOUT_FILENAME": str(answer), "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_SUPPRESS_SPACE": "1",
    }  # fmt: skip
    subprocess.run(
        [sys.executable, "-m", "puzzlelang"], env=environment, cwd=folder, check=True, timeout=60
    )
    return {word.strip() for word in answer.read_text().splitlines()}


@pytest.mark.slow
@pytest.mark.one_of(3)
@pytest.mark.parametrize(("line", "some", "none"), [
    ("puzzlelang so", {"solve"}, {"graph"}),
    ("puzzlelang solve fro", {"frogs"}, {"goat"}),
    ("puzzlelang solve mi", {"mine.yaml"}, {"mine.txt"}),
    ("puzzlelang solve frogs --s", {"--set", "--search", "--states"}, {"--map"}),
    ("puzzlelang solve frogs --set ", {"left=", "right="}, set()),
    ("puzzlelang solve sokoban --instance ", {"microban:"}, set()),
    ("puzzlelang solve sokoban --view ", {"moves", "trails"}, set()),
    ("puzzlelang solve sokoban --map ", {"room="}, set()),
    ("puzzlelang solve frogs --search a", {"auto", "astar"}, {"bfs"}),
    ("puzzlelang solve frogs --format j", {"json", "jsonl"}, {"text"}),
    ("puzzlelang explain unknown-n", {"unknown-name"}, set()),
    ("puzzlelang completion z", {"zsh"}, set()),
    ("puzzlelang solve broken.yaml --set ", set(), {"left="}),
])  # fmt: skip
def test_words(line: str, some: set[str], none: set[str], tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("puzzle: Mine\n")
    (tmp_path / "mine.txt").write_text("")
    (tmp_path / "broken.yaml").write_text("puzzle: [\n")
    found = completions(line, tmp_path)
    assert some <= found and not none & found


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_code_for_a_shell(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["completion", shell]) == 0
    code = capsys.readouterr().out
    assert "puzzlelang" in code
    if shell != "powershell" and shutil.which(shell):
        subprocess.run([shell, "-n"], input=code, text=True, check=True, timeout=60)


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("bash"), reason="bash is not installed")
def test_in_bash(tmp_path: Path) -> None:
    """Call the completion function in bash, with the program on the path."""
    program = tmp_path / "puzzlelang"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m puzzlelang "$@"\n')
    program.chmod(0o755)
    script = """
        eval "$(puzzlelang completion bash)"
        COMP_LINE='puzzlelang solve fro' COMP_POINT=20 COMP_TYPE=9 COMP_WORDS=(puzzlelang solve fro)
        COMP_CWORD=2
        _python_argcomplete puzzlelang
        printf '%s\\n' "${COMPREPLY[@]}"
    """
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", script], env={**os.environ, "PATH": path}, capture_output=True, text=True,
        timeout=60, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert "frogs" in done.stdout.split()
