"""How soon an editor hears of a mistake: milliseconds from a change to the first diagnostics.

    python benchmarks/editor.py

For each of the five largest files of the library, twenty changes, the middle one and the last.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOP), str(TOP / "tests")]

from editor_client import Client  # noqa: E402

CHANGES = 20


def main() -> None:
    files = sorted((TOP / "puzzles").rglob("*.yaml"), key=lambda path: -path.stat().st_size)
    client = Client()
    for path in files[:5]:
        text = path.read_text(encoding="utf-8")
        client.open(path.as_uri(), text)
        found = []
        for version in range(2, CHANGES + 2):
            changed = text.replace("goal:", f"goal: a{version} and", 1)
            started = time.perf_counter()
            client.change(path.as_uri(), version, changed)
            assert client.diagnostics(path.as_uri(), version)
            found.append((time.perf_counter() - started) * 1000)
        found.sort()
        name, size = path.stem, path.stat().st_size
        print(f"{name:16} {size:5} bytes  {found[CHANGES // 2]:4.0f} ms  {found[-1]:4.0f} ms")
    client.close()


if __name__ == "__main__":
    main()
