"""Runs: outcomes in the order of their candidates, counted, each level once.

A journal has JSON lines of the kept levels, from which a run is continued. The first line describes
the run. After every 64 candidates, and at the end, a line has the number of the next candidate and
the counts so far.
"""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from hashlib import sha256

from puzzlelang.generating.alike import Kept
from puzzlelang.generating.candidates import tries_needed
from puzzlelang.generating.filling_in import Chooser, producer_of
from puzzlelang.generating.generator import BLOCK, EASIER, Best, Outcome, Producer, Task
from puzzlelang.generating.levels import Level, json_line, level_from
from puzzlelang.text import (
    Any,
    Record,
    Stage,
    end_with_parent,
    field,
    replace,
    stage,
    usage_error,
    writing,
)


class Counts(metaclass=Record, frozen=False):
    """Counts of candidates; ``rejected`` by reason, ``skipped`` are starts that were left out."""

    tried: int = 0
    kept: int = 0
    skipped: int = 0
    rejected: dict[str, int] = field(factory=dict)

    def add(self, outcome: Outcome) -> None:
        self.tried = outcome.number + 1
        self.skipped += outcome.skipped
        if outcome.level is None:
            self.rejected[outcome.reason] = self.rejected.get(outcome.reason, 0) + 1
        else:
            self.kept += 1

    @property
    def by_reason(self) -> list[tuple[str, int]]:
        """Reasons of rejections, the most frequent first."""
        return sorted(self.rejected.items(), key=lambda pair: (-pair[1], pair[0]))


SAME, SAME_PUZZLE = "the same as an earlier one", "alike an earlier level"


def generate(
    task: Task,
    tries: int,
    cores: int = 1,
    counts: Counts | None = None,
    levels: Iterable[Level] = (),
) -> Generator[Outcome, None, None]:
    """Yield the outcomes of the candidates 0 to ``tries`` - 1 in order, and count them.

    End earlier if all later candidates are known to repeat earlier ones.
    If each is changed ``climb`` times, these changes are tries, too, so there are fewer candidates.

    ``counts`` and ``levels`` are those of an earlier run, which is continued.
    """
    counts = Counts() if counts is None else counts
    tries = max(1, tries // (task.climb + 1))
    kept, keys, before = Kept(task.base), set[str](), [*levels]
    best = Best(task.hardest, (level.measure(task.by) for level in before))
    for earlier in before:
        kept.add(earlier)
        keys.add(earlier.key)
    if task.candidates is None and not task.climb:
        tries = tries_needed(task.recipe, task.seed, tries)
    with stage(Stage.GENERATING, total=tries) as progress:
        for outcome in _outcomes(task, counts.tried, tries, cores, best):
            measure = outcome.measure
            if measure is not None and not best.has_room(measure):
                outcome = replace(outcome, level=None, reason=EASIER)
            elif (level := outcome.level) is not None:
                if level.key in keys:
                    outcome = replace(outcome, level=None, reason=SAME)
                elif task.alike == "drop" and kept.alike(level) is not None:
                    outcome = replace(outcome, level=None, reason=SAME_PUZZLE)
                else:
                    keys.add(level.key)
                    kept.add(level)
                    if measure is not None:
                        best.add(measure)
            counts.add(outcome)
            progress.at(counts.tried)
            yield outcome


def _outcomes(task: Task, first: int, tries: int, cores: int, best: Best) -> Iterator[Outcome]:
    ends = range(first - first % BLOCK + BLOCK, tries + BLOCK, BLOCK)
    blocks = [(max(first, end - BLOCK), min(end, tries)) for end in ends]
    if cores > 1 and len(blocks) > 1:
        yield from in_processes(task, blocks, cores, best)
        return
    producer = producer_of(task)
    producer.best = best
    for block in blocks:
        yield from producer.outcomes(*block)


# ── processes ──────────────────────────────────────────────────────────────────────────


def in_processes(
    task: Task, blocks: Sequence[tuple[int, int]], cores: int, best: Best
) -> Iterator[Outcome]:
    """Yield the outcomes of ``blocks`` in order; two blocks for each process are under way.

    Levels that aren't among the ``best`` when a block begins need not be written and checked.
    """
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    executor = ProcessPoolExecutor(cores, get_context("spawn"), _begin, (task,))
    waiting: deque[Any] = deque()
    try:
        for number, block in enumerate(blocks):
            waiting.append(executor.submit(_run, block, best))
            if number >= 2 * cores:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    except BrokenProcessPool:
        raise usage_error(
            "a process that generated levels was killed",
            "is there enough memory? fewer `--cores` or `--states` need less",
        ) from None
    finally:
        processes = list((executor._processes or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        executor.shutdown()


class _Own:
    """The producer of a working process."""

    producer: Producer | Chooser | None = None


def _begin(task: Task) -> None:
    end_with_parent()
    _Own.producer = producer_of(task)


def _run(block: tuple[int, int], best: Best) -> list[Outcome]:
    assert _Own.producer is not None
    _Own.producer.best = best
    return [*_Own.producer.outcomes(*block)]


# ── the journal ────────────────────────────────────────────────────────────────────────


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
