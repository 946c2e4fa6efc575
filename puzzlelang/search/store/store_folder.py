"""Commits the layers of a store, and removes its garbage.

A layer exists once its manifest does.  Manifests are created atomically, once, and never changed;
each names the previous manifest by its checksum, and its files by name, length and checksum.  An
interrupted command leaves files without a manifest; the next command removes them.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from puzzlelang.search.store.manifests import (
    MOST_LAYERS,
    Bounds,
    Expanded,
    Layer,
    Tally,
    files_data,
    read_expanded,
    read_json,
    read_layer,
    read_manifest,
    read_restored,
    require,
)
from puzzlelang.search.store.state_frames import Damaged
from puzzlelang.search.store.store_files import Files, HeldFiles, Lock, why
from puzzlelang.search.store.store_format import (
    FOLDERS,
    MOVES,
    RUN,
    VERSION,
    Place,
    Written,
    checksum,
    files_in,
)
from puzzlelang.text import Any, Record, Stage, printable, replace, stage, this_process, usage_error

_FOLDER = re.compile(r"(layer|moves|marks|ways)-\d{6}")
_FILE = re.compile(r"part-\d{4}\.[0-9a-f]{16}\.(run|moves|marks|ways)")
_HALF = re.compile(r"(([a-z]+)-\d{6}|store|forgotten)\.json\.[0-9a-f]{16}")
_MARK = re.compile(r"(dropped|restored)-(\d{6})\.json")

HEAD, FORGOTTEN = "store.json", "forgotten.json"
MOST_HEAD = 1 << 16
"""Maximum length of the head in bytes."""


class Chain:
    """The layers of one search: by steps, or by cost."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.layers: list[Layer] = []
        self.expanded: list[Expanded] = []
        self._open: list[Expanded] = []
        self.guard: Callable[[], object] = lambda: None
        """Called before each commit; may raise."""
        self._later: dict[str, list[str]] = {}
        self.is_ahead, self.restored = False, set[int]()
        self.dropped = 0
        """Number of layers, from the first, without states, except for layers in ``restored``."""
        self._folder = files_in(place.folder)
        self._folder.make()
        marks = self._marks()  # read first: a search may add layers and marks meanwhile
        self._load()
        self.forgotten = self._is_forgotten()
        self._load_marks(marks)

    @property
    def files(self) -> Files:
        return self.place.files

    def hold(self, thin: bool) -> None:
        """Keep new files in memory, or write them to disk."""
        held = self.place.held
        if thin and held is None:
            self.place = replace(self.place, held=HeldFiles(self._folder))
        if not thin and held is not None:
            self.write_down()
            self.place = replace(self.place, held=None)

    def write_down(self) -> None:
        """Write all held files.  If that fails, the chain is ahead of its place and must be loaded
        again.
        """
        if self.place.held is not None:
            before, self.is_ahead = self.is_ahead, True
            self.place.held.write_down(self.guard)
            self.is_ahead = before

    def _load(self) -> None:
        check = ""
        for number in range(MOST_LAYERS):
            done = self.layers[-1].key if self.layers else -1
            layer = read_manifest(
                self.files, _manifest("manifest", number),
                partial(read_layer, number=number, done=done, before=check),
            )  # fmt: skip
            if layer is None:
                return
            self.layers.append(layer)
            expanded = read_manifest(
                self.files, _manifest("expanded", number),
                partial(read_expanded, number=number, before=layer.check),
            )  # fmt: skip
            if expanded is None:
                return
            self.expanded.append(expanded)
            self._open.append(expanded)
            check = expanded.check

    def _is_forgotten(self) -> bool:
        """Check whether the states of all layers were removed."""

        def parse(data: dict[str, Any]) -> bool:
            require(self.whole and data.get("before") == self.expanded[-1].check)
            return True

        return read_manifest(self.files, FORGOTTEN, parse) or False

    def _marks(self) -> list[tuple[str, int]]:
        """The marks of dropped layers, then of restored layers."""
        matches = filter(None, map(_MARK.fullmatch, self._folder.names()))
        return sorted((mark[1], int(mark[2])) for mark in matches)

    def _load_marks(self, marks: Sequence[tuple[str, int]]) -> None:
        for kind, number in marks:
            read_manifest(
                self.files, _manifest(kind, number), partial(self._load_mark, kind, number)
            )

    def _load_mark(self, kind: str, number: int, data: dict[str, Any]) -> None:
        require(number < len(self.expanded) and data.get("before") == self.layers[number].check)
        if kind == "dropped":
            self.dropped = max(self.dropped, number + 1)
        else:
            require(number < self.dropped)
            self.layers[number] = read_restored(data, self.layers[number])
            self.restored.add(number)

    def has(self, layer: Layer) -> bool:
        """Check that the states of a layer exist."""
        gone = layer.number < self.dropped and layer.number not in self.restored
        return not gone and not self.forgotten

    def missing(self) -> list[int]:
        """The numbers of the layers without states."""
        return [number for number in range(self.dropped) if number not in self.restored]

    @property
    def whole(self) -> bool:
        """Check that all discovered states are in layers and have been expanded."""
        some = bool(self.layers) and len(self.expanded) == len(self.layers)
        return some and self.pending() is None

    def commit_layer(
        self, key: int, files: Sequence[Written], goals: int, goal_faults: int, bounds: Bounds
    ) -> Layer:
        number = len(self.layers)
        data = {
            "layer": number, "key": str(key), "files": files_data(files), "goals": goals,
            "goal_faults": goal_faults, "bounds": bounds,
            "before": self.expanded[-1].check if self.expanded else "",
        }  # fmt: skip
        check = self._commit("manifest", number, data, FOLDERS[RUN])
        count = sum(file.count for file in files)
        layer = Layer(number, key, tuple(files), count, goals, goal_faults, bounds, check)
        self.layers.append(layer)
        return layer

    def commit_expanded(self, parts: int, files: Sequence[Written], tally: Tally) -> Expanded:
        number = len(self.expanded)
        data = {
            "layer": number, "parts": parts, "files": files_data(files), **tally.data(),
            "before": self.layers[-1].check,
        }  # fmt: skip
        check = self._commit("expanded", number, data, FOLDERS[MOVES])
        expanded = Expanded(number, parts, tuple(files), tally, check)
        self.expanded.append(expanded)
        self._open.append(expanded)
        return expanded

    def _commit(self, kind: str, number: int, data: dict[str, Any], folder: str) -> str:
        folder = f"{folder}-{number:06}"
        self.files.sync(folder)
        self.guard()
        check = self._create(_manifest(kind, number), data)
        self.files.remove(self._later.pop(folder, ()))
        if self.place.held is not None and self.place.held.is_due():
            self.write_down()
        return check

    def _create(self, name: str, data: dict[str, Any]) -> str:
        check = checksum(json.dumps(data, sort_keys=True).encode()).hex()
        self.files.create({name: json.dumps({"check": check, "data": data}, sort_keys=True)})
        return check

    # ── garbage ──────────────────────────────────────────────────────────────────────

    def pending(self) -> int | None:
        """The least key of discovered states without a layer."""
        done = self.layers[-1].key
        keys = [key for expanded in self.unmerged() for key in expanded.tally.targets if key > done]
        return min(keys, default=None)

    def unmerged(self) -> list[Expanded]:
        """Expansions with moves into layers that don't exist yet."""
        done = self.layers[-1].key
        self._open = [e for e in self._open if any(key > done for key in e.tally.targets)]
        return self._open

    def forget(self) -> None:
        """Remove all states if the search is complete, and keep the counts."""
        self.hold(False)
        if self.whole and not self.forgotten:
            self._create(FORGOTTEN, {"before": self.expanded[-1].check})
            self.forgotten = True
        self.sweep()

    def drop_below(self, number: int) -> None:
        """Remove the states of the layers before ``number``, which are all expanded.  The mark is
        created first, so states are never missing without it.
        """
        before = self.dropped
        self.guard()
        self._create(_manifest("dropped", number - 1), {"before": self.layers[number - 1].check})
        self.dropped = number
        for layer in self.layers[before:number]:
            self.remove_files(RUN, layer.number, layer.files)
        if before:
            self.files.remove([_manifest("dropped", before - 1)])

    def restore(self, number: int, files: Sequence[Written]) -> None:
        """Commit the files of a dropped layer, which were made again."""
        layer, folder = self.layers[number], f"{FOLDERS[RUN]}-{number:06}"
        self.files.sync(folder)
        self.guard()
        data = {"files": files_data(files), "before": layer.check}
        self._create(_manifest("restored", number), data)
        self.layers[number] = replace(layer, files=tuple(files))
        self.restored.add(number)
        self.files.remove(self._later.pop(folder, ()))

    def needed(self) -> set[str]:
        """The names of all files that are still read."""
        if self.forgotten:
            return set()
        names = {file.name for layer in self.layers if self.has(layer) for file in layer.files}
        for expanded in self.unmerged() if self.layers else ():
            names.update(file.name for file in expanded.files)
        return names

    def sweep(self) -> None:
        """Remove all files that aren't needed.

        Files of a stage without a manifest are removed after its commit if another process, which
        has lost the lease, may still create that manifest.
        """
        needed, files = self.needed(), self._folder
        dropped = {file.name for number in self.missing() for file in self.layers[number].files}
        for folder, inside in files.inside(_FOLDER, _FILE):
            names = {f"{folder}/{name}" for name in inside}
            files.remove(sorted(names & dropped))
            garbage = sorted(names - needed - dropped)
            if files.sure or self.whole or self._is_settled(folder):
                files.remove(garbage, folder)
            else:
                self._later[folder] = garbage
        files.remove([name for name in files.names() if _HALF.fullmatch(name)])

    def _is_settled(self, folder: str) -> bool:
        kind, _, number = folder.partition("-")
        if kind == FOLDERS[MOVES]:
            return int(number) < len(self.expanded)
        return int(number) < len(self.layers) and self.has(self.layers[int(number)])

    def remove_moves(self) -> None:
        """Remove moves that have been merged into layers."""
        before = self._open
        after = {expanded.number for expanded in self.unmerged()}
        for expanded in before:
            if expanded.number not in after:
                self.remove_files(MOVES, expanded.number, expanded.files)

    def remove_files(self, kind: int, number: int, files: Sequence[Written]) -> None:
        """Remove files of a layer."""
        self.files.remove([file.name for file in files], f"{FOLDERS[kind]}-{number:06}")

    # ── reading ──────────────────────────────────────────────────────────────────────

    @property
    def bytes(self) -> int:
        """Bytes of the states on disk."""
        return sum(file.size for layer in self.layers if self.has(layer) for file in layer.files)

    def bytes_on_disk(self) -> int:
        """Bytes of all files that are still read."""
        moves = self.unmerged() if self.layers else ()
        return self.bytes + sum(file.size for expanded in moves for file in expanded.files)

    def checked(self) -> Iterator[list[tuple[str, str]]]:
        """For each file that is still read, its path and fault, or an empty list."""
        for layer in filter(self.has, self.layers):
            for part, file in enumerate(layer.files):
                yield self._damage(RUN, layer.number, part, layer.parts, file)
        for expanded in self.unmerged() if self.layers else ():
            parts = self.layers[expanded.number].parts
            for part, file in enumerate(expanded.files):
                yield self._damage(MOVES, expanded.number, part, parts, file)

    def _damage(
        self, kind: int, layer: int, part: int, parts: int, file: Written
    ) -> list[tuple[str, str]]:
        try:
            with self.place.reader(kind, layer, part, parts, file) as reader:
                reader.check_all()
        except Damaged as error:
            return [(error.path, error.why)]
        return []


def _manifest(kind: str, number: int) -> str:
    return f"{kind}-{number:06}.json"


# ── the whole store ──────────────────────────────────────────────────────────────────


class Store:
    """The folder of one puzzle, locked until it is closed."""

    def __init__(self, folder: str, digest: bytes, words: int, title: str) -> None:
        self.folder = folder
        self._chains: dict[str, Chain] = {}
        self._lock: Lock | None = None
        try:
            self._files = files_in(folder)
            self._files.begin()
            owner = f"{this_process()}\n{os.urandom(8).hex()}\n"
            self._lock = self._files.lock("lock", owner)
            self._begin(digest, words, title)
        except OSError as error:
            self.close()
            is_file = isinstance(error, FileExistsError | NotADirectoryError)
            raise usage_error(
                f"the store `{printable(folder)}` can't be used: {why(error)}",
                "a store needs a separate folder: give it another name" if is_file else "",
            ) from None
        except BaseException:
            self.close()
            raise
        self.digest, self.words = digest, words

    def _begin(self, digest: bytes, words: int, title: str) -> None:
        head = read_json(self._files, HEAD, MOST_HEAD)
        if head is None:
            strangers = [n for n in self._files.names() if n != "lock" and not _HALF.match(n)]
            if strangers:
                raise usage_error(
                    f"`{printable(self.folder)}` is not a store, and it is not empty",
                    "give `--store` an empty folder, or one that does not exist yet",
                )
            data = {"format": VERSION, "digest": digest.hex(), "words": words, "puzzle": title}
            self._files.create({HEAD: json.dumps(data)})
            return
        if head.get("format") != VERSION:
            raise usage_error(
                f"the store `{printable(self.folder)}` has format "
                f"{printable(str(head.get('format'))[:20])}, but this program writes {VERSION}",
                "continue it with the version that made it, or give `--store` another folder",
            )
        if head.get("digest") != digest.hex() or head.get("words") != words:
            of = printable(str(head.get("puzzle"))[:200])
            raise usage_error(
                f"the store `{printable(self.folder)}` belongs to another puzzle, or to other "
                f"rules, parameters, maps or starts of this one: it is of “{of}”",
                "give `--store` another folder",
            )

    def chain(self, name: str) -> Chain:
        """The chain by ``steps`` or by ``cost``."""
        if name not in self._chains or self._chains[name].is_ahead:
            place = Place(self._files.path(name), self.digest, self.words)
            self._chains[name] = chain = Chain(place)
            if self._lock is not None:
                chain.guard = self._lock.check
            chain.sweep()
        return self._chains[name]

    def write_down(self) -> None:
        for chain in self._chains.values():
            chain.write_down()

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


class ChainSummary(metaclass=Record):
    """Counts of the layers by ``steps`` or by ``cost``. ``whole``: the search is complete.
    ``forgotten``: no layer has states; ``dropped``: number of layers without states.  Transitions,
    dead ends and lost states are counted for expanded states.
    """

    by: str
    layers: tuple[Layer, ...]
    bytes: int
    whole: bool
    forgotten: bool
    dropped: int
    transitions: int
    dead_ends: int
    lost_states: int

    @property
    def states(self) -> int:
        return sum(layer.count for layer in self.layers)


class StoreSummary(metaclass=Record):
    """``damaged``: the path and fault of each damaged file, or None if the files were not read."""

    folder: str
    puzzle: str
    chains: tuple[ChainSummary, ...]
    damaged: tuple[tuple[str, str], ...] | None = None


def read_store(folder: str, check: bool = False, forget: bool = False) -> StoreSummary:
    """Summarise an existing store, without its puzzle.  A search may run at the same time, unless
    ``check`` reads every file, or ``forget`` removes the states of complete searches.  Raises
    ``PuzzleError`` if the folder is no store, or is in use.  Without ``forget``, only a lock is
    written.
    """
    try:
        return _read(folder, check, forget)
    except OSError as error:
        raise usage_error(f"the store `{printable(folder)}` can't be read: {why(error)}") from None


def _read(folder: str, check: bool, forget: bool) -> StoreSummary:
    digest, words, title = _head(folder)
    store = Store(folder, digest, words, title) if check or forget else None
    try:
        chains = _chains(folder, digest, words)
        for chain in chains if forget else ():
            chain.forget()
        damaged = tuple(_damages(chains)) if check else None
        return StoreSummary(folder, title, tuple(map(_summary, chains)), damaged)
    finally:
        if store is not None:
            store.close()


def _damages(chains: Sequence[Chain]) -> Iterator[tuple[str, str]]:
    with stage(Stage.VERIFYING, total=sum(len(chain.needed()) for chain in chains)) as task:
        files = (faults for chain in chains for faults in chain.checked())
        for done, faults in enumerate(files, 1):
            task.at(done)
            yield from faults


def _head(folder: str) -> tuple[bytes, int, str]:
    files = files_in(folder)
    head = read_json(files, HEAD, MOST_HEAD)
    if head is None:
        raise usage_error(
            f"`{printable(folder)}` is not a store",
            "name a folder that `--store` has made, as in `puzzlelang explore FILE --store DIR`",
        )
    if head.get("format") != VERSION:
        raise usage_error(
            f"the store `{printable(folder)}` has format "
            f"{printable(str(head.get('format'))[:20])}, but this program reads {VERSION}",
            "use the version that made it",
        )
    words, title = head.get("words"), head.get("puzzle")
    try:
        digest = bytes.fromhex(str(head.get("digest")))
    except ValueError:
        digest = b""
    sound = isinstance(words, int) and 0 < words < 1 << 16 and isinstance(title, str)
    if not sound or len(digest) != 16:
        raise usage_error(f"`{printable(files.path(HEAD))}` is damaged: its content is impossible")
    assert isinstance(words, int) and isinstance(title, str)
    return digest, words, title


def _chains(folder: str, digest: bytes, words: int) -> list[Chain]:
    paths = [files_in(folder).path(name) for name in ("steps", "cost")]
    return [Chain(Place(path, digest, words)) for path in paths if files_in(path).is_there()]


def _summary(chain: Chain) -> ChainSummary:
    layers = tuple(layer for layer in chain.layers if layer.count)  # the last one may be empty
    total = Tally()
    for expanded in chain.expanded:
        total.add_sums(expanded.tally)
    return ChainSummary(
        os.path.basename(chain.place.folder), layers, chain.bytes, chain.whole, chain.forgotten,
        len(layers) if chain.forgotten else len(chain.missing()),
        total.successors, total.dead_ends, total.losses,
    )  # fmt: skip
