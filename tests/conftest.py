"""Options of the test run."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write what is found into the golden files"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Machine code made by the tests is kept for them alone, for all processes of a run at once."""
    if hasattr(config, "workerinput"):
        return  # one of several: the folder was made before they were started
    folder = tempfile.mkdtemp(prefix="puzzlelang-tests-")
    os.environ["PUZZLELANG_CACHE"] = folder
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


@pytest.fixture(scope="session", autouse=True)
def documents_are_checked() -> Iterator[None]:
    """See :mod:`tests.documents`."""
    if find_spec("jsonschema") is None:
        yield
        return
    from tests.documents import all_checked

    with all_checked():
        yield
