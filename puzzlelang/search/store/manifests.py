"""The manifests of layers: their files and counts, checked when they are read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from puzzlelang.search.store.store_files import Files
from puzzlelang.search.store.store_format import Written, checksum
from puzzlelang.text import Any, PuzzleError, Record, TypeVar, printable, replace, usage_error

MOST_MANIFEST = 1 << 26
"""Maximum length of a manifest in bytes."""

MOST_LAYERS = 1_000_000

MOST_PARTS = 4096

NOTHING: Mapping[int, int] = {}

_NAME = re.compile(r"(layer|moves|marks)-\d{6}/part-\d{4}\.[0-9a-f]{16}\.(run|moves|marks)")

Parsed = TypeVar("Parsed")

Bounds = tuple[tuple[int, int], ...]
"""Minimum and maximum of each measure; empty for no states."""


class Layer(metaclass=Record):
    """A finished layer: the states with the least key ``key``, in ``parts`` files.

    ``goals`` counts goals; ``goal_faults`` counts states whose goal test fails.  ``bounds``:
    minimum and maximum of each measure.
    """

    number: int
    key: int
    files: tuple[Written, ...]
    count: int
    goals: int
    goal_faults: int
    bounds: Bounds
    check: str

    @property
    def parts(self) -> int:
        return len(self.files)


class Tally(metaclass=Record, frozen=False):
    """Counts from expanding a part of a layer, or all of it.

    ``faults``: states whose successors can't be evaluated; ``lost_faults``: states whose loss
    conditions can't be evaluated.  ``targets``: an upper bound on the number of successors by key.
    ``bounds``: measures of the successors.  ``returns``: every step can be undone in one step.
    """

    successors: int = 0
    losses: int = 0
    dead_ends: int = 0
    faults: int = 0
    lost_faults: int = 0
    targets: Mapping[int, int] = NOTHING
    bounds: Bounds = ()
    returns: bool = True

    def add(self, other: Tally) -> None:
        """Add the counts of another part."""
        self.add_sums(other)
        targets = dict(self.targets)
        for key, count in other.targets.items():
            targets[key] = targets.get(key, 0) + count
        self.targets = targets
        self.bounds = widest(self.bounds, other.bounds)
        self.returns = self.returns and other.returns

    def add_sums(self, other: Tally) -> None:
        for name in SUMS:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def data(self) -> dict[str, Any]:
        """The fields of a manifest."""
        targets = {str(key): count for key, count in sorted(self.targets.items())}
        sums = {name: getattr(self, name) for name in SUMS}
        return {**sums, "targets": targets, "bounds": self.bounds, "returns": self.returns}


SUMS = ("successors", "losses", "dead_ends", "faults", "lost_faults")


class Expanded(metaclass=Record):
    """The expansion of a layer.

    ``files`` has the moves from each part of the layer, divided into ``parts`` parts of the next
    layers.
    """

    number: int
    parts: int
    files: tuple[Written, ...]
    tally: Tally
    check: str


def widest(some: Bounds, others: Bounds) -> Bounds:
    """The smallest bounds that contain both."""
    if not some or not others:
        return some or others
    pairs = zip(some, others, strict=False)
    return tuple((min(low, less), max(high, more)) for (low, high), (less, more) in pairs)


def disjoint(some: Bounds, others: Bounds) -> bool:
    """Check that no state is within both bounds."""
    return any(
        high < less or more < low for (low, high), (less, more) in zip(some, others, strict=False)
    )


def bounds_of(measures: Sequence[tuple[int, int]], states: Iterable[int], bounds: Bounds) -> Bounds:
    """Extend ``bounds`` by the measures of packed states."""
    for state in states:
        measured = [(state & mask) >> shift if shift >= 0 else (state & mask).bit_count()
                    for mask, shift in measures]  # fmt: skip
        bounds = widest(bounds, tuple((value, value) for value in measured))
    return bounds


def files_data(files: Sequence[Written]) -> list[list[Any]]:
    return [[file.name, file.size, file.check, file.count] for file in files]


def read_manifest(
    files: Files, name: str, parse: Callable[[dict[str, Any]], Parsed]
) -> Parsed | None:
    """Read and verify a manifest, or return None; ``parse`` raises an error of types or values for
    invalid fields.
    """
    manifest, path = read_json(files, name, MOST_MANIFEST), files.path(name)
    if manifest is None:
        return None
    data = manifest.get("data")
    if not isinstance(data, dict):
        raise damaged(path, "it is not a manifest")
    if checksum(json.dumps(data, sort_keys=True).encode()).hex() != manifest.get("check"):
        raise damaged(path, "its checksum is wrong")
    try:
        return parse({**data, "check": manifest["check"]})
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise damaged(path, "its content is impossible") from error


def read_json(files: Files, name: str, most: int) -> dict[str, Any] | None:
    data = files.read(name, most + 1)
    if data is None:
        return None
    try:
        document = json.loads(data) if len(data) <= most else None
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise damaged(files.path(name), "it can't be read")
    return document


def damaged(path: str, why: str) -> PuzzleError:
    return usage_error(
        f"`{printable(path)}` is damaged: {why}",
        "none of it was used; remove the folder, or restore it from a copy",
    )


def read_layer(data: dict[str, Any], number: int, done: int, before: str) -> Layer:
    """Parse a layer; ``done``: the key of the previous layer."""
    files = _written(data["files"], f"layer-{number:06}/")
    key, goals, faults = int(data["key"]), data["goals"], data["goal_faults"]
    require(data["layer"] == number and data["before"] == before)
    require(all(isinstance(n, int) and n >= 0 for n in (goals, faults)) and key > done)
    count, bounds = sum(file.count for file in files), _bounds(data["bounds"])
    return Layer(number, key, files, count, goals, faults, bounds, data["check"])


def read_restored(data: dict[str, Any], layer: Layer) -> Layer:
    """The layer with its new files, which must be equal byte by byte."""
    files = _written(data["files"], f"layer-{layer.number:06}/")
    require(are_same(files, layer.files))
    return replace(layer, files=files)


def _contents(files: Sequence[Written]) -> list[tuple[int, str, int]]:
    return [(file.size, file.check, file.count) for file in files]


def are_same(some: Sequence[Written], others: Sequence[Written]) -> bool:
    """Compare the contents of files, but not their names."""
    return _contents(some) == _contents(others)


def read_expanded(data: dict[str, Any], number: int, before: str) -> Expanded:
    files = _written(data["files"], f"moves-{number:06}/")
    sums, parts = {name: data[name] for name in SUMS}, data["parts"]
    targets = {int(key): int(count) for key, count in data["targets"].items()}
    require(data["layer"] == number and data["before"] == before)
    require(all(isinstance(n, int) and n >= 0 for n in (*sums.values(), parts)))
    require(0 < parts <= MOST_PARTS and isinstance(data["returns"], bool))
    bounds, returns = _bounds(data["bounds"]), data["returns"]
    tally = Tally(**sums, targets=targets, bounds=bounds, returns=returns)
    return Expanded(number, parts, files, tally, data["check"])


def _bounds(rows: Any) -> Bounds:
    bounds = tuple((low, high) for low, high in rows)
    require(all(isinstance(n, int) for pair in bounds for n in pair))
    return bounds


def require(holds: bool) -> None:
    if not holds:
        raise ValueError


def _written(rows: Any, folder: str) -> tuple[Written, ...]:
    files = tuple(Written(*row) for row in rows)
    require(0 < len(files) <= MOST_PARTS)
    for number, file in enumerate(files):
        require(isinstance(file.name, str) and bool(_NAME.fullmatch(file.name)))
        require(file.name.startswith(f"{folder}part-{number:04}."))
        require(isinstance(file.size, int) and isinstance(file.count, int) and file.count >= 0)
        require(isinstance(file.check, str) and len(file.check) == 32)
    return files
