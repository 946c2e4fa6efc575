"""Journals: files of JSON lines with the kept levels, from which a run is continued.

The first line describes the run. After every 64 candidates, and at the end, a line has the number
of the next candidate and the counts so far.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256

from puzzlelang.generating.generator import BLOCK, Outcome, Task
from puzzlelang.generating.levels import Level, json_line, level_from
from puzzlelang.generating.runs import Counts
from puzzlelang.text import Any, usage_error, writing

HELP = "choose another name, or continue with the puzzle and the options of its first line"


class Journal:
    """A journal that is continued, or begun if there is no such file."""

    def __init__(self, path: str, task: Task) -> None:
        self.counts, self.levels = Counts(), list[Level]()
        self._path, first = path, json_line(_described(task))
        lines = [first]
        if os.path.exists(path):
            with open(path, encoding="utf-8", errors="replace") as file:
                before = file.read().splitlines()
            if before[:1] != [first]:
                raise usage_error(f"`{path}` is no journal of this run", HELP)
            lines += self._continued(before[1:])
        writing.write_whole(path, "".join(f"{line}\n" for line in lines))
        self._file = open(path, "a", encoding="utf-8", newline="\n")  # noqa: SIM115

    def _continued(self, lines: list[str]) -> list[str]:
        """Return the lines up to the last complete block, and read their levels and counts.

        Drop the last line of counts unless it ends a block.
        """
        kept, rest = list[str](), list[str]()
        levels = list[Level]()
        for line in lines:
            try:
                data = json.loads(line)
                if "next" in data:
                    self.counts = Counts(data["next"], **data["counts"])
                    self.levels += levels
                    is_whole = data["next"] % BLOCK == 0
                    kept, rest, levels = [*kept, *rest, *[line] * is_whole], [], []
                else:
                    levels.append(level_from(data))
                    rest.append(line)
            except (ValueError, KeyError, TypeError):  # cut off while it was written
                break
        return kept

    def add(self, outcome: Outcome, counts: Counts) -> None:
        """Write a kept level, and the counts at the end of a block."""
        if outcome.level is not None:
            self._write(outcome.level.data())
        if counts.tried % BLOCK == 0:
            self._write_counts(counts)

    def close(self, counts: Counts) -> None:
        if counts.tried % BLOCK:
            self._write_counts(counts)
        self._file.close()

    def _write_counts(self, counts: Counts) -> None:
        numbers = {"kept": counts.kept, "skipped": counts.skipped}
        data = {**numbers, "rejected": dict(sorted(counts.rejected.items()))}
        self._write({"next": counts.tried, "counts": data})

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json_line(data) + "\n")
        self._file.flush()


def _described(task: Task) -> dict[str, object]:
    """Describe a run: two runs that are described alike have the same levels."""
    base = task.base
    texts = [base.parsed.source.text, *(source.text for source in base.parsed.files)]
    texts += [repr(sorted(base.settings.items())), repr(sorted(base.maps.items()))]
    return {
        "puzzle": os.path.basename(base.parsed.source.name), "seed": task.seed, "by": task.by,
        "hardest": task.hardest,
        "states": task.states, "keep": [one.span.text for one in task.keep], "alike": task.alike,
        "climb": task.climb,
        "files": sha256("\0".join(texts).encode()).hexdigest()[:16],
    }  # fmt: skip
