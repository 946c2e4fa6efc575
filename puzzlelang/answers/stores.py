"""Searches by layers in a folder, and the contents of a store as fields and text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from puzzlelang.answers.answer import the_start
from puzzlelang.answers.answer_fields import INSTANCE, PARAMETERS, PUZZLE, SYMMETRY
from puzzlelang.answers.answer_output import (
    STATISTICS,
    from_start,
    gave_up,
    title_lines,
    up_to_symmetry,
)
from puzzlelang.answers.field_table import (
    Field,
    Fields,
    ListOf,
    OrNull,
    Word,
    document,
    optional,
    unless_empty,
)
from puzzlelang.answers.loading import Loaded
from puzzlelang.answers.text_layout import Page, hanging, painted, plural, wrap
from puzzlelang.compiler import MergedSystem, Unprintable
from puzzlelang.core import nodes as core
from puzzlelang.core import values
from puzzlelang.engine import PackedModel, PackedRecipe, model_digest
from puzzlelang.search import (
    ChainSummary,
    Kind,
    Limits,
    NoState,
    Settings,
    Statistics,
    StoredSearcher,
    StoreSummary,
)
from puzzlelang.search import read_store as read_store
from puzzlelang.text import Any, Record, cast, printable, replace, size_text, usage_error

_LAYER = Fields("layer", "A layer of a store.", (
    Field("key", int, "distance of its states in steps; in a search by cost: 64 bits for each "
          "cost line, the first line in the highest bits, and the number of steps in the lowest"),
    Field("states", int, "number of states", lambda layer: layer.count),
    Field("goals", int, "number of goals"),
))  # fmt: skip

_CHAIN = Fields("chain", "The layers of one kind of search.", (
    Field("by", Word(("steps", "cost")), "quantity that is the same for all states of a layer"),
    Field("whole", bool, "true if the search is complete"),
    Field("states", int, "number of states in all layers"),
    Field("bytes", int, "size of the states on disk"),
    Field("forgotten", bool, "true if the states were removed (`--forget`)"),
    Field("dropped", int, "number of first layers whose states were removed"),
    Field("transitions", int, "number of transitions from expanded states"),
    Field("dead_ends", int, "expanded states without a step that are neither goals nor lost"),
    Field("lost_states", int, "expanded states that are lost"),
    Field("layers", ListOf(_LAYER), "layers in order"),
))  # fmt: skip

STORE = document("store", "Output of `store --format json`.", (
    Field("puzzle", str, "title of the puzzle"),
    Field("chains", ListOf(_CHAIN), "searches so far, by steps or by cost"),
    optional("damaged", ListOf(str), "with `--check`: damaged files, each with the damage",
             lambda summary: None if summary.damaged is None else _damage(summary)),
))  # fmt: skip


def store_text(summary: StoreSummary, page: Page, forget: bool = False) -> str:
    """List the searches of a store and its damage; if ``forget``, also why states are kept."""
    lines = [page.paint("bold", printable(summary.puzzle))]
    for chain in summary.chains:
        lines += hanging(f"  by {chain.by}: ", _sentence(chain, forget), page.width, least=16)
    if not summary.chains:
        lines.append("  nothing has been searched yet")
    if summary.damaged is not None:
        lines += [page.paint("bad", text) for text in _damage(summary)]
        if not summary.damaged:
            lines.append(page.paint("good", "Every file matches its manifest."))
    return "\n".join(lines)


def _sentence(chain: ChainSummary, forget: bool) -> str:
    layers, states = plural(len(chain.layers), "layer"), plural(chain.states, "state")
    if chain.forgotten:
        return f"{layers}, {states}; the search is complete, and only these counts are kept"
    if chain.dropped:
        first = plural(chain.dropped, "first layer")
        return (
            f"{layers}, {states}, {size_text(chain.bytes)}; of the {first} only the counts are "
            "kept, and the command that made it (`explore … --forget`) continues from here"
        )
    goes_on = (
        "the search is complete" if chain.whole
        else "the command that made it continues from here, so all states stay" if forget
        else "the command that made it continues from here"
    )  # fmt: skip
    return f"{layers}, {states}, {size_text(chain.bytes)}; {goes_on}"


def _damage(summary: StoreSummary) -> list[str]:
    return [f"{printable(path)} is damaged: {why}" for path, why in summary.damaged or ()]


STORE_MEMORY = 1 << 30
"""Default memory for the work on a store, in bytes."""


@contextmanager
def stored(loaded: Loaded, settings: Settings) -> Iterator[Loaded]:
    """Yield ``loaded`` with a searcher on a store, owned by this process until the context ends.

    The memory limit (default :data:`STORE_MEMORY`) is about the total of all processes; with the
    address of a scheduler as workers, it is for each worker's task.
    """
    recipe = PackedRecipe(loaded.puzzle, loaded.searcher.tier)
    try:
        model = PackedModel(loaded.searcher.system)
    except Unprintable as reason:
        message = f"a store has no form for the states of this puzzle: {reason}"
        raise usage_error(message, "leave `--store` out") from None
    digest = model_digest(loaded.puzzle, model.packing)
    searcher = _UnmergedSearcher(loaded, recipe, digest, settings)
    try:
        yield replace(loaded, searcher=cast(Any, searcher))
    finally:
        searcher.close()


class _UnmergedSearcher(StoredSearcher):
    """A searcher on a store with traces of true states, not representatives."""

    def __init__(
        self, loaded: Loaded, recipe: PackedRecipe, digest: bytes, settings: Settings
    ) -> None:
        test = loaded.searcher.system.value
        super().__init__(recipe, digest, loaded.puzzle.title, settings, test)
        self._tiers = loaded.searcher
        self.tier = loaded.searcher.tier

    def run(self, request: Any) -> Any:
        if request.kind is Kind.EXPLORE:
            request = replace(request, wanted=self._tiers.system.explored_goal)
        answer = super().run(request)
        try:
            return self._tiers.unmerged(answer)
        except NoState as error:
            raise self.damaged(error) from error


# ── depth of a state ──────────────────────────────────────────────────────────────────


class StateDepth(metaclass=Record):
    """The distance of a state; None if it is unreachable, or ``limit`` ended the search first."""

    puzzle: core.Puzzle
    slots: tuple[int, ...]
    depth: int | None
    limit: str
    statistics: Statistics
    instance: str = ""
    label: str = ""


DEPTH = document("depth", "Output of `explore --state --format json`.", (
    PUZZLE, INSTANCE, PARAMETERS, SYMMETRY,
    Field("state", dict, "value of each variable of the given state",
          lambda distance: values.state_to_json(distance.puzzle, distance.slots)),
    Field("depth", OrNull(int), "distance from the start in steps; null if the state is "
          "unreachable, or was not found within the limit"),
    Field("statistics", STATISTICS, "work of the search"),
    unless_empty("limit", str, "limit that ended the search before the state was found"),
))  # fmt: skip


def depth_of(loaded: Loaded, slots: tuple[int, ...], limits: Limits) -> StateDepth:
    """Find the depth of a state; the searcher, on a store, runs as far as needed."""
    searcher: Any = loaded.searcher
    assert isinstance(searcher, StoredSearcher)
    system: Any = searcher.system
    state = system.state(slots)
    if isinstance(system, MergedSystem):
        state = system.canonical(state)
    depth, limit, statistics = searcher.depth(state, limits)
    more = loaded.instance, loaded.label
    return StateDepth(loaded.puzzle, slots, depth, limit, statistics, *more)


def depth_text(distance: StateDepth, page: Page) -> str:
    lines = [*title_lines(distance.puzzle, distance.label, page), ""]
    return "\n".join([*lines, *_depth_sentence(distance, page)])


def _depth_sentence(distance: StateDepth, page: Page) -> Iterator[str]:
    if distance.depth is not None:
        sentence = f"The state is {from_start(distance.puzzle, distance.depth)}"
    elif distance.limit:
        yield from painted("warning", gave_up(distance.limit, distance.statistics), page)
        sentence = "The state is not among those that were found"
    else:
        sentence = f"The state can't be reached from {the_start(distance.puzzle)}"
    yield from wrap(f"{sentence}{up_to_symmetry(distance.puzzle)}.", page.width)
