"""Options of the test run."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write results into the golden files"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Use a temporary code cache, shared by all processes of a test run.

    Temporary files are kept in memory where possible: tests write so many that a disk would take a
    tenth of their time. With ``TMPDIR`` they are written there, and stay after failures.
    """
    if hasattr(config, "workerinput"):
        return  # a worker: the main process has created the folder
    # Hundreds of tests start the program. Without cached byte code, compiling would take each three
    # times as long as the start itself.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    in_memory = "TMPDIR" not in os.environ and MEMORY.is_dir() and has_room(os.statvfs(MEMORY))
    folder = tempfile.mkdtemp(prefix="puzzlelang-tests-", dir=MEMORY if in_memory else None)
    os.environ["PUZZLELANG_CACHE"] = folder
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
    if in_memory:
        os.environ["TMPDIR"] = folder
        tempfile.tempdir = None  # chosen again


MEMORY = Path("/dev/shm")
"""A file system in memory, on Linux."""


def has_room(space: os.statvfs_result) -> bool:
    """Can it hold all files of a test run, and programs that run?"""
    return space.f_bavail * space.f_frsize > 4 << 30 and not space.f_flag & os.ST_NOEXEC


def wants_machine_code(item: pytest.Item) -> bool:
    """Does the case use only the second tier: `native`, `solve frogs --tier native`?"""
    given = getattr(item, "callspec", None)
    return given is not None and any(
        isinstance(value, str) and "native" in value.split() for value in given.params.values()
    )


def left_for_later(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, str]]:
    """Cases deferred to the slow or nightly tests: see the markers in pyproject.toml."""
    seen: Counter[str] = Counter()
    for item in items:
        case, of = getattr(item, "callspec", None), item.nodeid.partition("[")[0]
        if case is None or item.get_closest_marker("nightly"):
            continue
        for mark in item.iter_markers("each_time"):
            if case.id not in mark.args:
                yield item, "slow"
        for mark in item.iter_markers("later"):
            if case.id in mark.args:
                yield item, "slow"
        for mark in item.iter_markers("one_of"):
            each, share = (*mark.args, 1)[:2]
            if place := seen[of] % each:
                yield item, "nightly" if (seen[of] // each + place) % share else "slow"
            seen[of] += 1


def unknown_cases(items: list[pytest.Item]) -> Iterator[str]:
    """Names of marked cases that don't exist."""
    known: dict[tuple[str, str], bool] = {}
    for item in items:
        case, of = getattr(item, "callspec", None), item.nodeid.partition("[")[0]
        for mark in item.iter_markers():
            if mark.name in ("each_time", "later"):
                for name in mark.args:
                    here = case is not None and case.id == name
                    known[of, name] = here or known.get((of, name), False)
    return (f"{of}: there is no case `{name}`" for (of, name), here in known.items() if not here)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[object]:
    """Disable the garbage collector during collection, and exclude existing objects from it
    afterwards.

    These are the tests and all modules, hundreds of thousands of permanent objects; scanning them
    repeatedly takes a tenth of a run. Later collections are as rare as in the program itself, which
    saves as much again.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.set_threshold(200_000)
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not any("::" in argument for argument in config.args):
        if unknown := [*unknown_cases(items)]:
            raise pytest.UsageError("\n".join(unknown))
    for item, mark in [*left_for_later(items)]:
        item.add_marker(mark)
    for item in items:
        if item.get_closest_marker("nightly"):
            item.add_marker("slow")
    if find_spec("llvmlite") is None:
        lacking = pytest.mark.skip(reason="machine code needs llvmlite")
        for item in filter(wants_machine_code, items):
            item.add_marker(lacking)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call() -> Iterator[None]:
    """Skip a test that needs machine code without llvmlite; other tests check the message."""
    from puzzlelang.text.diagnostics import PuzzleError

    try:
        return (yield)
    except PuzzleError as error:
        codes = {diagnostic.code for diagnostic in error.diagnostics}
        if find_spec("llvmlite") is None and codes == {"no-machine-code"}:
            pytest.skip("machine code needs llvmlite")
        raise


@pytest.fixture
def followed(
    pytestconfig: pytest.Config,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> Callable[..., None]:
    """Follow a page of the documentation literally; see :mod:`tests.project.pages`."""
    from tests.project.pages import hold

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    update = pytestconfig.getoption("update_golden")
    return lambda page, codes=False: hold(page, capsys, update, codes)


@pytest.fixture(scope="session", autouse=True)
def documents_are_checked() -> Iterator[None]:
    """See :mod:`tests.documents`."""
    if find_spec("jsonschema") is None:
        yield
        return
    from tests.documents import all_checked

    with all_checked():
        yield


@pytest.fixture(scope="session", autouse=True)
def bundled_puzzles_are_read_once() -> Iterator[None]:
    """See :mod:`tests.bundled`."""
    from tests.bundled import read_once

    with read_once():
        yield
