"""Where one way to do something gives place to another: sizes that choose a path.

No answer depends on them, only how long it takes.  Tests set them to their least and greatest
values and to random ones (``tests/test_thresholds.py``), so that each path is taken by small
puzzles, too.  What limits (too large for any path) or paces (how often to look at a clock) stands
where it is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

ANY = 1 << 60
"""More than whatever is counted."""


class Thresholds:
    """The values in use; one that has changed counts from then on."""

    # ── ground transitions ───────────────────────────────────────────────────────────

    instances = 20_000
    """A transition with more combinations of parameters loops over them in each state."""
    instance_terms = 60_000
    """A transition whose instances together have more terms than this loops as well."""
    pruned_from = 64
    """Of more combinations than this, whole branches are left out where the guard is false."""
    splits = 256
    """Telling apart the values of slots that decide where a rule reads or writes may add so many
    instances to a transition; after that it looks when it runs."""
    few_places = 8
    """A write to one of more places than this is done by its place."""
    told_apart = 512
    """Conditions on a slot of more values than this are not tried with each."""

    set_members = 4096
    """A loop over a parameter runs over the members of a set where all are below this."""
    looks = 20_000
    """So many terms are looked at to tell that a guard is never true."""
    looked_through = 4096
    """Of a part of a table that is longer only the bounds of the whole are looked at."""
    cases = 2_000
    """So many combinations of values are tried to prove a promise."""
    given = 400
    """Of an invariant with more parts nothing is used for that."""

    # ── terms ────────────────────────────────────────────────────────────────────────

    written_out = 96
    """A fold over at most so many combinations of values becomes one term for each."""
    copies = 4096
    """Folds in folds may write out a term so many times."""
    worked_out = 1_000_000
    """Folds over what is known are worked out, over so many combinations of values in all."""
    moves = 8
    """A set moves as a whole where its members move by at most so many different distances."""
    short = 12
    """A term of at most so many parts is written twice rather than named."""
    remembered_from = 4
    """Expressions of fewer nodes are lowered again: that is as fast as to look them up."""
    remembered = 200_000
    """After so many terms nothing more is remembered."""
    table = 1 << 22
    """No table over one argument of an operation on maps has more entries."""
    square_table = 1 << 16
    """No table over two arguments has more entries."""
    cell_table = 1 << 14
    """On larger maps a step is worked out: a table of where it leads would not fit the cache."""
    truths = 1 << 26
    """A constant set of values below this is a table of truth values."""

    # ── plans ────────────────────────────────────────────────────────────────────────

    few_tries = 3
    """So few transitions are asked one after the other."""
    shared_by = 8
    """A condition of so many neighbours' guards is asked once for all of them."""
    plan_copies, plan_room = 3, 4_000
    """Where a plan writes transitions down several times it grows by no more than so many times
    what they are themselves, and this number of terms and tests."""
    plan_terms = 40_000
    """Nor does it become heavier than this by that."""
    plan_depth = 40
    """Behind so many questions the rest are asked one after the other: each transition is looked
    at once for each question, so a plan takes no longer than this many looks at all of them."""
    mask_bits = 60
    """So many transitions share the bits of a number."""
    mask_slot_values = 64
    """A slot of more values than this has no masks."""
    few_bits = 8
    """So many bits of a mask are asked for together, before each by itself."""
    sought = 5
    """A value is looked for in arrays of at least so many places."""

    # ── the first tier ───────────────────────────────────────────────────────────────

    tuple_slots = 6
    """Up to so many slots a tuple is smaller and faster than bytes."""
    unpacked = 64
    """A state of at most so many slots may be taken apart at once."""
    mask_values = 512
    """Whether a value is one of several below this is a bit of a number, not a set."""
    canonical_states = 100_000
    """So many canonical states are remembered."""

    # ── machine code ─────────────────────────────────────────────────────────────────

    word_bits = 63
    """Fields share a word up to so many bits."""
    plain_steps = 3
    """A transition with more steps than this is not worked out before it is known to apply."""
    light = 24
    """Conditions of at most so many parts are worked out without a branch."""
    speculated = 48
    """Guards of at most so many parts that ask large tables are worked out without a branch."""
    seldom = 16
    """So one entry in so many of a table holds, it is asked with a branch."""
    embedded = 4096
    """Tables of more entries than this lie outside of the code."""
    bit_table = 64
    """A table of at most so many truth values is a number in the code."""
    exchanges = 2_000
    """The canonical state of columns that take more exchanges than this is not machine code."""

    # ── loops of machine code ────────────────────────────────────────────────────────

    index_bits = 36
    """A bitmap of states has at most as many bits as this says: 8 GiB."""
    states_at_once = 64
    """So many states are expanded before what they lead to is entered; a flood takes half as many.
    """
    flooded_from = 4_000_000
    """So many states are reached before a flood is made, which takes as long as they did."""
    shared_from = 100_000
    """So many states are reached before other cores help."""
    waiting_for_helpers = 512
    """Helpers take states only while so many wait."""

    # ── estimates that are found ─────────────────────────────────────────────────────

    rough_states = 60_000
    """States of an abstraction of the first stage, or about."""
    rough_expanded = 1_000_000
    """So many states are expanded by their help before larger ones are made."""
    fine_states = 9_000_000
    """States of an abstraction of the second stage, or about."""
    patterns = 8
    """A collection has at most so many patterns."""
    hub_percent = 50
    """A slot that more than this part of the transitions test is in every pattern."""

    # ── views, certificates ──────────────────────────────────────────────────────────

    alike_cells = 256
    """A view of at least so many cells says once what alike ones say."""
    kinds = 255
    """Cells of more kinds than this are not told by their kind."""
    unrolled = 300
    """A certificate's check of a transition of more instances than this loops over them."""


current = Thresholds()

RANGES = {
    "told_apart": (0, 1 << 16),
    "short": (1, ANY),
    "canonical_states": (1, ANY),
    "shared_by": (1, ANY),
    "plan_depth": (0, 200),
    "mask_bits": (1, 60),
    "few_bits": (1, ANY),
    "looks": (0, 1 << 20),
    "set_members": (0, 4096),
    "cases": (0, 20_000),
    "word_bits": (1, 63),
    "bit_table": (0, 64),
    "index_bits": (0, 36),
    "states_at_once": (1, 64),
    "flooded_from": (1, ANY),
    "shared_from": (1, ANY),
    "waiting_for_helpers": (1, ANY),
    "rough_states": (1, ANY),
    "rough_expanded": (1, ANY),
    "fine_states": (1, ANY),
    "patterns": (1, ANY),
    "hub_percent": (0, 100),
    "kinds": (1, 255),
}
"""The least and greatest value, where these are not 0 and any."""


@contextmanager
def changed(**values: int) -> Iterator[None]:
    """Other values for a while: a test's way onto the other paths."""
    before = {name: getattr(current, name) for name in values}
    try:
        for name, value in values.items():
            setattr(current, name, value)
        yield
    finally:
        for name, value in before.items():
            setattr(current, name, value)


def ranges() -> dict[str, tuple[int, int]]:
    """The least and the greatest value of each; the default lies between."""
    names = [name for name, value in vars(Thresholds).items() if isinstance(value, int)]
    return {name: RANGES.get(name, (0, ANY)) for name in names}
