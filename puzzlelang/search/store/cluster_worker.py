"""Runs tasks on a worker of a cluster, if the sender has the same program.

Other versions call these functions by name, so this module keeps its name.  Tasks stay pickled
until the versions have been compared.
"""

from __future__ import annotations

import os
import threading
from functools import cache

from puzzlelang import __file__ as puzzlelang_file
from puzzlelang import __version__
from puzzlelang.search.store.store_format import Look, files_in
from puzzlelang.search.store.store_tasks import Recipe, Steps, steps_of
from puzzlelang.text import Any

OTHER_PROGRAM, OTHER_FOLDER = "program", "folder"
"""Reasons to refuse a task."""

MOST_PUZZLES = 4
"""Maximum number of puzzles that a thread keeps ready."""


class Dropped(Exception):
    """The task was cancelled."""


@cache
def this_program() -> str:
    """The version of the program and a digest of its files: equal digests, equal behaviour."""
    from hashlib import blake2b

    digest, top = blake2b(digest_size=16), os.path.dirname(puzzlelang_file)
    for folder, inside, names in os.walk(top):
        inside[:] = sorted(name for name in inside if name not in ("__pycache__", "_data"))
        for name in sorted(names):
            if name.endswith((".pyc", ".pyo")):
                continue
            path = os.path.join(folder, name)
            digest.update(os.path.relpath(path, top).replace(os.sep, "/").encode() + b"\0")
            with open(path, "rb") as file:
                digest.update(blake2b(file.read()).digest())
    return f"{__version__} ({digest.hexdigest()[:12]})"


def token_in(folder: str) -> str:
    """The first two lines of the lock, which identify the store on every machine."""
    try:
        text = files_in(folder).read("lock", 1000) or b""
    except OSError:
        return ""
    return "\n".join(text.decode("utf-8", "replace").split("\n")[:2])


class _Ready(threading.local):
    """Steps by recipe.  Machine code has its own buffers, so each thread needs its own."""

    def __init__(self) -> None:
        self.steps: dict[bytes, Steps] = {}


_READY, _MAKING = _Ready(), threading.Lock()


def greeting(program: str, folder: str, token: str) -> tuple[str, str]:
    """Check that this process can work for a program in a folder.  Returns the obstacle, or an
    empty text, and this process's program.
    """
    own = this_program()
    if program != own:
        return OTHER_PROGRAM, own
    return ("" if token_in(folder) == token else OTHER_FOLDER), own


def work(task: bytes, program: str, folder: str, token: str, recipe: bytes) -> tuple[str, Any]:
    """Run a task of the store in ``folder``; ``recipe`` makes the model of its puzzle.

    Returns an empty text and the task's result, or the obstacle with this worker's address and
    program.
    """
    import pickle
    import zlib

    obstacle, own = greeting(program, folder, token)
    if obstacle:
        return obstacle, (_name(), own)
    steps_by_recipe = _READY.steps
    if recipe not in steps_by_recipe:
        with _MAKING:
            sent: Recipe = pickle.loads(zlib.decompress(recipe))
            steps = steps_of(sent.model())
        while len(steps_by_recipe) >= MOST_PUZZLES:
            del steps_by_recipe[next(iter(steps_by_recipe))]
        steps_by_recipe[recipe] = steps
    return "", pickle.loads(task).run(steps_by_recipe[recipe], _look())


def _name() -> str:
    from distributed import get_worker

    return str(get_worker().address)


def _look() -> Look:
    """A function that ends the task when it is cancelled: Dask can't end a running task."""
    from distributed import get_worker
    from distributed.worker import thread_state

    tasks, key = get_worker().state.tasks, thread_state.key

    def look() -> None:
        if key not in tasks or tasks[key].state == "cancelled":
            raise Dropped

    return look
