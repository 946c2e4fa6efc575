"""Runs: outcomes in the order of their candidates, counted, each level once."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator

from puzzlelang.generating.alike import Kept
from puzzlelang.generating.candidates import tries_needed
from puzzlelang.generating.filling_in import producer_of
from puzzlelang.generating.generator import BLOCK, EASIER, Best, Outcome, Task
from puzzlelang.generating.levels import Level
from puzzlelang.generating.processes import in_processes
from puzzlelang.text import Record, Stage, field, replace, stage


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
