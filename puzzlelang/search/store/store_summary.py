"""What lies in a store, for whoever asks without its puzzle."""

from __future__ import annotations

import os

from puzzlelang.search.store.file_systems import files_in
from puzzlelang.search.store.manifests import Layer, Tally, read_json
from puzzlelang.search.store.store_files import why
from puzzlelang.search.store.store_folder import HEAD, MOST_HEAD, Chain, Store
from puzzlelang.search.store.store_format import VERSION
from puzzlelang.search.store.store_places import Place
from puzzlelang.text import Record, Stage, printable, stage, usage_error


class ChainSummary(metaclass=Record):
    """The layers by ``steps`` or by ``cost``.  ``whole``: all their states have been expanded, and
    none that was discovered is left.  ``forgotten``: only what was counted is left; ``dropped``:
    that is so of the first layers, so many of them.  Transitions, dead ends and lost states are
    those of the states that have been expanded.
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
    """``damaged``: each file that is not as its manifest says, with what is wrong (None: the files
    were not read).
    """

    folder: str
    puzzle: str
    chains: tuple[ChainSummary, ...]
    damaged: tuple[tuple[str, str], ...] | None = None


def read_store(folder: str, check: bool = False, forget: bool = False) -> StoreSummary:
    """The layers of a store that is there.  A search may work in it meanwhile, unless every file is
    to be read (``check``), or those removed that no search needs any more (``forget``).
    ``PuzzleError`` for a folder that is no store, or one in use; unless states are forgotten,
    nothing but a lock is written.
    """
    try:
        return _read(folder, check, forget)
    except OSError as error:
        raise usage_error(f"the store `{printable(folder)}` can't be read: {why(error)}") from None


def _read(folder: str, check: bool, forget: bool) -> StoreSummary:
    digest, words, title = _known(folder)
    if not check and not forget:
        return StoreSummary(folder, title, tuple(map(_summary, _chains(folder, digest, words))))
    store = Store(folder, digest, words, title)
    try:
        chains = _chains(folder, digest, words)
        for chain in chains if forget else ():
            chain.forget()
        if not check:
            return StoreSummary(folder, title, tuple(map(_summary, chains)))
        damaged: list[tuple[str, str]] = []
        with stage(Stage.VERIFYING, total=sum(len(chain.needed()) for chain in chains)) as task:
            files = (found for chain in chains for found in chain.checked())
            for done, found in enumerate(files, 1):
                task.at(done)
                damaged += found
        return StoreSummary(folder, title, tuple(map(_summary, chains)), tuple(damaged))
    finally:
        store.close()


def _known(folder: str) -> tuple[bytes, int, str]:
    files = files_in(folder)
    known = read_json(files, HEAD, MOST_HEAD)
    if known is None:
        raise usage_error(
            f"`{printable(folder)}` is no store",
            "name a folder that `--store` has made, as in `puzzlelang explore FILE --store DIR`",
        )
    if known.get("format") != VERSION:
        raise usage_error(
            f"the store `{printable(folder)}` has format "
            f"{printable(str(known.get('format'))[:20])}, and this program reads {VERSION}",
            "use the version that made it",
        )
    words, title = known.get("words"), known.get("puzzle")
    try:
        digest = bytes.fromhex(str(known.get("digest")))
    except ValueError:
        digest = b""
    sound = isinstance(words, int) and 0 < words < 1 << 16 and isinstance(title, str)
    if not sound or len(digest) != 16:
        raise usage_error(f"`{printable(files.path(HEAD))}` is damaged: it says what can't be")
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
