"""Response times of an editor in milliseconds: the median of twenty, and the last.

    python benchmarks/editor.py

From a change to the first diagnostics, in the five largest files of the library; and from a change
to the hover text, while constants are computed (up to the limit) and while a map of 4,000 × 4,000
cells is read.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from tests.editor.editor_client import HEAVY, Client  # noqa: E402

CHANGES = 20
SIDE = 4_000


def main() -> None:
    files = sorted((TOP / "puzzles").rglob("*.yaml"), key=lambda path: -path.stat().st_size)
    client = Client()
    for path in files[:5]:
        mistakes(client, path)
    with tempfile.TemporaryDirectory() as folder:
        costly = Path(folder) / "costly.yaml"
        costly.write_text(HEAVY, encoding="utf-8")
        pointer(client, costly, "farmer: bank")
        maze = Path(folder) / "maze.yaml"
        maze.write_bytes((TOP / "puzzles/mazes/maze.yaml").read_bytes())
        (maze.parent / "maze.txt").write_text(large_map(), encoding="utf-8")
        pointer(client, maze, "armed:")
        mistakes(client, maze, " with a large map")
    client.close()


def large_map() -> str:
    rows = [["."] * SIDE for _ in range(SIDE)]
    rows[0][0], rows[-1][-1] = "@", "?"
    return f"26 {SIDE} {SIDE}\n" + "".join("".join(row) + "\n" for row in rows)


def mistakes(client: Client, path: Path, how: str = "") -> None:
    text = path.read_text(encoding="utf-8")
    client.open(path.as_uri(), text)

    def change(version: int) -> None:
        client.change(path.as_uri(), version, text.replace("goal:", f"goal: a{version} and", 1))
        assert client.diagnostics(path.as_uri(), version)

    measured(f"{path.stem}{how}, {path.stat().st_size} bytes: diagnostics", change)
    client.tell("textDocument/didClose", textDocument={"uri": path.as_uri()})


def pointer(client: Client, path: Path, words: str) -> None:
    text = path.read_text(encoding="utf-8")
    uri = path.as_uri()
    document = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
    client.tell("textDocument/didOpen", textDocument=document)
    before = text[: text.index(words) + 1]
    place = {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}

    def change(version: int) -> None:
        client.change(uri, version, f"{text}# {version}\n")
        assert client.ask("textDocument/hover", textDocument={"uri": uri}, position=place)

    measured(f"{path.stem}, while it is checked: hover", change)
    client.tell("textDocument/didClose", textDocument={"uri": uri})


def measured(what: str, change: Callable[[int], None]) -> None:
    times = []
    for version in range(2, CHANGES + 2):
        started = time.perf_counter()
        change(version)
        times.append((time.perf_counter() - started) * 1000)
    times.sort()
    print(f"{what:50} {times[CHANGES // 2]:5.0f} {times[-1]:5.0f}", flush=True)


if __name__ == "__main__":
    main()
