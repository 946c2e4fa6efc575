"""Who runs tasks: this process, or several.  Whoever does, the files are the same."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from puzzlelang.search.store.native_steps import NativeSteps
from puzzlelang.search.store.python_steps import PythonSteps
from puzzlelang.search.store.store_tasks import Look, Model, Recipe, Steps, Task
from puzzlelang.text import Any, Protocol, usage_error

MOST_ATTEMPTS = 3
"""A pool that breaks so often in one stage is not made again."""

PATIENCE = 0.1
"""Seconds between two looks at the limits while others work."""


def steps_of(model: Model) -> Steps:
    python, blocks = PythonSteps(model), model.blocks()
    return python if blocks is None else NativeSteps(python, blocks, model.words)


def pay(tasks: Sequence[Task], steps: Steps) -> bool:
    """Do tasks take longer than giving them to others?"""
    return len(tasks) > 1 and sum(task.states for task in tasks) >= steps.few


class Pool(Protocol):
    """Runs the tasks of one stage, in any order; gives their results in the order of the tasks."""

    steps: Steps
    """Those of this process, which runs what does not pay."""

    cores: int
    """Tasks that run at once and share the memory."""

    shares: bool
    """Are there others, who need a part each?"""

    def run(self, tasks: Sequence[Task], look: Look) -> list[Any]: ...

    def close(self) -> None: ...


class ProcessPool:
    """Processes on this machine; none where there is one core."""

    def __init__(self, recipe: Recipe, steps: Steps, cores: int) -> None:
        self._recipe, self.steps, self.cores = recipe, steps, cores
        self.shares = cores > 1
        self._executor: Any = None

    def run(self, tasks: Sequence[Task], look: Look) -> list[Any]:
        if not self.shares or not pay(tasks, self.steps):
            return [task.run(self.steps, look) for task in tasks]
        from concurrent.futures.process import BrokenProcessPool

        results: dict[int, Any] = {}
        for _ in range(MOST_ATTEMPTS):
            try:
                for number, result in self._attempt(tasks, results, look):
                    results[number] = result
                return [results[number] for number in range(len(tasks))]
            except BrokenProcessPool:
                self.close()
        raise usage_error(
            "the processes that work on the store were killed again and again",
            "is there enough memory? `--memory` limits what they take, `--cores 1` needs none",
        )

    def _attempt(
        self, tasks: Sequence[Task], done: dict[int, Any], look: Look
    ) -> Iterator[tuple[int, Any]]:
        from concurrent.futures import FIRST_COMPLETED, wait

        executor = self._workers()
        waiting = {
            executor.submit(_run, task): number
            for number, task in enumerate(tasks) if number not in done
        }  # fmt: skip
        try:
            while waiting:
                look()
                over, _ = wait(waiting, timeout=PATIENCE, return_when=FIRST_COMPLETED)
                for future in over:
                    number = waiting.pop(future)
                    yield number, future.result()
        finally:
            if waiting:
                self.close()

    def _workers(self) -> Any:
        if self._executor is None:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            self._executor = ProcessPoolExecutor(
                self.cores, get_context("spawn"), _begin, (self._recipe,)
            )
        return self._executor

    def close(self) -> None:
        """End the processes, whatever they are doing: what they write is garbage then."""
        from gc import collect

        executor, self._executor = self._executor, None
        if executor is None:
            return
        processes = list((executor._processes or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        for process in processes:
            process.join()
        executor.shutdown()
        del executor
        collect()  # its semaphores, which else somebody complains about when this process ends


class _Own:
    """What a working process keeps between its tasks."""

    steps: Steps | None = None


def _begin(recipe: Recipe) -> None:
    import signal
    import threading
    from multiprocessing import parent_process

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever waits for it ends it
    parent = parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end_with_parent, daemon=True).start()
    _Own.steps = steps_of(recipe.model())


def _run(task: Task) -> Any:
    assert _Own.steps is not None
    return task.run(_Own.steps, lambda: None)
