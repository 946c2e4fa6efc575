"""Processes that generate blocks of candidates, merged in the order of their numbers."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence

from puzzlelang.generating.filling_in import Chooser, producer_of
from puzzlelang.generating.generator import Best, Outcome, Producer, Task
from puzzlelang.text import Any, usage_error


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
    import signal
    import threading
    from multiprocessing import parent_process

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process ends this one
    parent = parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end_with_parent, daemon=True).start()
    _Own.producer = producer_of(task)


def _run(block: tuple[int, int], best: Best) -> list[Outcome]:
    assert _Own.producer is not None
    _Own.producer.best = best
    return [*_Own.producer.outcomes(*block)]
