"""tests/mutations.py: its changes apply, and every room has one."""

from __future__ import annotations

import ast
from collections import Counter

import pytest

from tests.mutations import MUTATIONS, TOP, Mutation


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.what)
def test_what_is_changed_is_there_once(mutation: Mutation) -> None:
    """The tests named to detect it exist, too."""
    assert mutation.after != mutation.before
    assert (TOP / mutation.file).read_text("utf-8").count(mutation.before) == 1
    for test in mutation.tests:
        path, _, name = test.partition("::")
        assert f"def {name.partition('[')[0]}" in (TOP / path).read_text("utf-8")


def test_every_room_is_changed() -> None:
    rooms = {
        path.name for path in (TOP / "puzzlelang").iterdir() if (path / "__init__.py").exists()
    }
    inside = [m.file.split("/")[1] for m in MUTATIONS if m.file.startswith("puzzlelang/")]
    changed = Counter(inside)
    assert changed.keys() == rooms
    assert min(changed.values()) >= 3


def test_each_change_has_its_name() -> None:
    assert len({mutation.what for mutation in MUTATIONS}) == len(MUTATIONS)


def test_each_name_of_tests_means_one_file() -> None:
    body = ast.parse((TOP / "tests" / "mutations.py").read_text("utf-8")).body
    names = [
        t.id
        for n in body
        if isinstance(n, ast.Assign)
        for t in n.targets
        if isinstance(t, ast.Name)
    ]
    assert len(names) == len(set(names)) > 30
