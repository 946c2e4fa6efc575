"""The same puzzle gives the same bytes for every hash seed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documents import check_output

TOP = Path(__file__).parents[2]

COMMANDS = [
    "solve frogs --all --format json",
    "solve family --count --format json",
    "solve goat --search dfs --format jsonl",
    "solve sokoban --format lines",
    "solve maze --search stack --format lines",
    "solve maze --search stack --view map",
    "solve jugs --search ucs",
    "explore goat-gdl --format json",
    "explore frogs --tree",
    "graph goat -o OUT.dot",
    "graph goat-boat -o OUT.graphml",
    "graph lamps -o OUT.json",
    "graph jugs -o OUT.svg",
    "graph hanoi --set discs=4 -o OUT.html",
    "validate frogs goat lamps --format json",
    "list",
]


def outcome(command: str, seed: int, folder: Path) -> tuple[int, str, str]:
    """Exit code, standard output without measured times and sizes, and the written file."""
    environment = {**os.environ, "PYTHONPATH": str(TOP), "PYTHONHASHSEED": str(seed)}
    done = subprocess.run(
        [sys.executable, "-m", "puzzlelang", *command.split()],
        capture_output=True, text=True, cwd=folder, env=environment, check=False,
    )  # fmt: skip
    if "json" in command.split()[-1]:
        check_output(command.split()[0], done.stdout)
    out = re.sub(r'"(seconds|peak_memory_bytes)": [\d.e-]+', r'"\1": 0', done.stdout)
    written = "".join(path.read_text() for path in sorted(folder.glob("OUT.*")))
    return done.returncode, out, written


@pytest.mark.slow
@pytest.mark.later("list")
@pytest.mark.one_of(6, 2)
@pytest.mark.parametrize("command", COMMANDS)
def test_three_hash_seeds_give_the_same_bytes(command: str, tmp_path: Path) -> None:
    found = []
    for seed in (0, 1, 12345):
        folder = tmp_path / str(seed)
        folder.mkdir()
        found.append(outcome(command, seed, folder))
    assert found[0][0] == 0
    assert found[0][1] or found[0][2]
    assert found[0] == found[1] == found[2]
