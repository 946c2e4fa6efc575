"""Files written by version 0.1 are still read: answers, certificates, games, stores, links."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.engine import PackedModel, model_digest
from puzzlelang.front.commands.program import main
from tests.support import MOVING, of_library

FOLDER = Path(__file__).parent / "released"
SHARING = Path(__file__).parents[2] / "playground" / "src" / "share.js"
PUZZLE = str(FOLDER / "goat.yaml")
CHEAPEST, STATES = [4, 15], 10
"""By hand: the farmer crosses alone twice, and carries 3 + 1 + 3 + 5 + 3 kilograms across.

The river crossing has ten safe states (`reference/crossings.py`).
"""


@pytest.mark.parametrize("proof", ["proof.json", "proof.json.gz"])
def test_an_answer_and_its_certificate_are_verified(
    proof: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["verify", PUZZLE, str(FOLDER / "answer.json"), "--certificate", str(FOLDER / proof)]
    assert main(words) == 0
    assert "Verified." in capsys.readouterr().out


def test_a_changed_answer_is_refuted(tmp_path: Path) -> None:
    answer = json.loads((FOLDER / "answer.json").read_text("utf-8"))
    assert answer["cost"] == CHEAPEST
    changed = tmp_path / "answer.json"
    changed.write_text(json.dumps({**answer, "cost": [4, 14]}), "utf-8")
    assert main(["verify", PUZZLE, str(changed)]) == 1


def test_a_saved_game_is_resumed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", open("/dev/null", encoding="utf-8"))  # noqa: SIM115
    assert main(["play", PUZZLE, "--lines", "--resume", str(FOLDER / "game.json")]) == 0
    assert "2 moves" in capsys.readouterr().out
    assert main(["verify", PUZZLE, str(FOLDER / "game.json")]) == 0


def test_a_store_is_read_and_nothing_is_searched_again(tmp_path: Path) -> None:
    store = tmp_path / "store"
    shutil.copytree(FOLDER / "store", store)
    before = {path: path.read_bytes() for path in store.rglob("*") if path.is_file()}
    assert main(["store", str(store), "--check"]) == 0
    table = tmp_path / "states.csv"
    assert main(["explore", PUZZLE, "--store", str(store), "-o", str(table)]) == 0
    assert len(table.read_text("utf-8").splitlines()) == 1 + STATES
    assert before == {path: path.read_bytes() for path in before}
    written = {path for path in store.rglob("*") if path.is_file()} - before.keys()
    assert written <= {store / "lock"}


def test_the_puzzle_keeps_its_fingerprint(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", PUZZLE, "--format", "json"]) == 0
    now, then = capsys.readouterr().out, (FOLDER / "answer.json").read_text("utf-8")
    assert json.loads(now)["fingerprint"] == json.loads(then)["fingerprint"]


def test_a_link_is_unpacked() -> None:
    if shutil.which("node") is None:
        pytest.skip("Node.js is not installed")
    link = (FOLDER / "link.txt").read_text("utf-8").strip().removeprefix("#/s/")
    script = (
        f'import {{ unpacked }} from "{SHARING.as_uri()}";'
        f'process.stdout.write(JSON.stringify(await unpacked("{link}")));'
    )
    command = ["node", "--input-type=module", "-e", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    text = (FOLDER / "goat.yaml").read_text("utf-8")
    assert json.loads(done.stdout) == {"name": "goat.yaml", "text": text, "instance": ""}


DIGESTS = json.loads((FOLDER / "digests.json").read_text("utf-8"))
"""Digests of stores by version 0.1; a library puzzle whose rules change needs a new one."""
PUZZLES = {path.stem: path for path in MOVING}
NAMES = {name.rpartition("/")[2]: name for name in DIGESTS}


@pytest.mark.slow
@of_library("path", (PUZZLES[name] for name in NAMES), 8, ("snake", "nonogram"))
def test_stores_of_the_library_are_still_read(path: Path) -> None:
    loaded = answers.load(str(path))
    packing = PackedModel(loaded.searcher.system).packing
    assert model_digest(loaded.puzzle, packing).hex() == DIGESTS[NAMES[path.stem]]
