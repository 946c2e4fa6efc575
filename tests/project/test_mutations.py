"""tests/mutations.py: its changes apply, and every room has some."""

from __future__ import annotations

from collections import Counter

from tests.mutations import MUTATIONS, TOP, Mutation
from tests.support import each_row


@each_row("mutation", MUTATIONS, ids=lambda mutation: mutation.what)
def test_what_is_changed_is_there_once(mutation: Mutation) -> None:
    """The tests named to detect it exist, too."""
    assert mutation.after != mutation.before
    assert (TOP / "puzzlelang" / mutation.file).read_text("utf-8").count(mutation.before) == 1
    for test in mutation.tests:
        path, _, name = test.partition("::")
        assert f"def {name.partition('[')[0]}" in (TOP / "tests" / path).read_text("utf-8")


def test_every_room_is_changed() -> None:
    rooms = {
        path.name for path in (TOP / "puzzlelang").iterdir() if (path / "__init__.py").exists()
    }
    changed = Counter(mutation.file.partition("/")[0] for mutation in MUTATIONS)
    assert changed.keys() == rooms
    assert min(changed.values()) >= 2


def test_each_change_has_its_name() -> None:
    assert len({mutation.what for mutation in MUTATIONS}) == len(MUTATIONS)
