"""Where one way to do something gives place to another: sizes that choose a path.

No answer depends on them, only how long it takes.  Tests set them to their least and greatest
values and to random ones (``tests/engine/test_thresholds.py``), so that each path is taken by small
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
    """So many terms are examined to tell that a guard is never true."""
    looked_through = 4096
    """Of a part of a table that is longer only the bounds of the whole are examined."""
    cases = 2_000
    """So many combinations of values are tried to prove a promise."""
    given = 400
    """Of an invariant with more parts nothing is used for that."""

    task_terms = 400_000
    """So many terms are examined, for one value of a slot after the other, to say rules in facts;
    what is left then is taken for something that may always be."""
    lacked_facts = 3
    """For each value that is nowhere in an array, that is a fact where it takes the place of so
    many conditions on the places."""
    fact_cases = 256
    """A condition on several slots with at most so many combinations of values is said in facts."""

    # ── sets ─────────────────────────────────────────────────────────────────────────────

    large_set = 1024
    """Sets of more bits are split as a whole."""

    # ── terms ────────────────────────────────────────────────────────────────────────

    written_out = 96
    """A fold over at most so many combinations of values becomes one term for each."""
    copies = 4096
    """Folds in folds may write out a term so many times."""
    worked_out = 1_000_000
    """Folds over what is known are computed, over so many combinations of values in all."""
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
    """On larger maps a step is computed: a table of where it leads would not fit the cache."""
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
    """Behind so many questions the rest are asked one after the other: each transition is
    examined once for each question, so a plan examines all of them at most this many times."""
    mask_bits = 60
    """So many transitions share the bits of a number."""
    mask_slot_values = 64
    """A slot of more values than this has no masks."""
    few_bits = 8
    """So many bits of a mask are asked for together, before each by itself."""
    sought = 5
    """A value is looked for in arrays of at least so many places."""
    lacked = 8
    """For each value that is nowhere, that spares at least so many tests of one transition."""

    # ── the first tier ───────────────────────────────────────────────────────────────

    nested_loops = 16
    """So many loops stand in one another; those within them are a function, since Python allows no
    more than 20 blocks.
    """
    tuple_slots = 6
    """Up to so many slots a tuple is smaller and faster than bytes."""
    unpacked = 64
    """A state of at most so many slots may be unpacked at once."""
    mask_values = 512
    """Whether a value is one of several below this is a bit of a number, not a set."""
    canonical_states = 100_000
    """So many canonical states are remembered."""
    short_trace = 64
    """To name the steps of a trace of at most so many states, only transitions that can apply in
    one of them are compiled, without a plan."""

    # ── which tier, and which code ───────────────────────────────────────────────────────

    first_tier_ms = 100
    """Milliseconds of the processor that a search may take on the first tier in any case."""
    share_percent = 25
    """Making machine code may cost this part of what was spent until then.  Whenever a search
    ends, it has then not cost much more than on the first tier; and one that has taken so long is
    expected to take as long again."""
    in_process_ms = 200
    """A translation that is expected to take longer is done by a process of its own."""
    improved_percent = 100
    """Better code is begun once a search has taken this part of what that is expected to take:
    then it is expected to take as long again."""
    first_budget = 256
    """The first call of a loop of machine code expands so many states, or about."""

    # ── good solutions ───────────────────────────────────────────────────────────────

    tried_first = 20_000
    """So many states are expanded by an optimal search before what is near a solution is tried."""
    near_first, near_most = 4_000, 256_000
    """So many states near a solution are examined at first, and at most."""

    # ── machine code ─────────────────────────────────────────────────────────────────

    word_bits = 63
    """Fields share a word up to so many bits."""
    whole_set = 64
    """To test membership, a set of at most so many values is built; a larger one is not: its parts
    are tested."""
    plain_steps = 3
    """A transition with more steps than this is not computed before it is known to apply."""
    light = 24
    """Conditions of at most so many parts are computed without a branch."""
    embedded = 4096
    """Tables of more entries than this lie outside of the code."""
    bit_table = 64
    """A table of at most so many truth values is a number in the code."""
    bit_per_entry = 1 << 16
    """A table of truth values with more entries than this has a bit for each."""
    copied_words = 4
    """So many words that stay as they are, or more, are copied as a whole."""
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
    apart_from = 1_000_000
    """So many states are reached before levels are forgotten that can't come again."""

    flood_labels = 8
    """A flood by which a path is found knows so many successors of a state."""
    flooded_text = 150_000
    """Rules of more characters are not compiled into a flood."""
    goals_at_once = 1 << 18
    """So many records are examined for a goal before the clock is."""

    # ── constants of the kernel: other values make another kernel ────────────────────────

    kernel_tag_bits = 32
    """Bits of a state's hash that its entry in the table holds: with fewer, more states are
    compared in full."""
    kernel_spare = 64
    """Places at the end of a part of the table: when they are full the part grows."""
    kernel_part = 64
    """A part of the table grows by this and a third."""
    kernel_room = 1024
    """Memory grows by this and a quarter."""
    kernel_buckets = 1024
    """Buckets of keys at first; a power of two."""
    kernel_marked = 64
    """The parent of one state in so many is kept."""
    kernel_bitmap = 1 << 17
    """A bitmap of at most so many words takes the place of the table at once."""
    kernel_fast_bitmap = (1 << 23) + 1
    """One of at most so many words does where it is four times as large as the table."""
    kernel_prices = 256
    """An abstraction has edges of at most so many different costs."""
    kernel_distances = 0xFFFE
    """And states at so many different distances from a goal."""

    # ── spaces as products of closed groups ──────────────────────────────────────────────

    factored_from = 8_000
    """So many states wait on the first tier before closed groups are looked for."""
    factored_terms = 60_000
    """Of more terms than this no groups are made."""
    factored_values = 100_000
    """Entries of the tables of all groups together, which are made one by one."""
    factored_entries = 1 << 22
    """Entries of the tables of both parts, which are made by machine code."""
    factored_kinds = 1 << 12
    """So many pairs of kinds are asked whether they are goals or lost."""
    factored_pairs = 1 << 28
    """More pairs than this have no bitmap: 32 MiB."""

    # ── the way to an answer ─────────────────────────────────────────────────────────────

    proved = 20_000
    """So many checks are tried to prove that none can fail."""
    members_from = 1 << 14
    """So many states are reached breadth-first before interchangeable members are looked for."""
    members_again = 8
    """And so many times as many before more merged states are tried,"""
    members_to = 1 << 21
    """if that is not more than this."""
    members_share = 32
    """One merged state for so many that were reached."""
    tried_from = 1 << 17
    """So many states are reached breadth-first before an estimate is tried."""
    tried_again = 8
    """And so many times as many before the search goes on without one."""
    worth = 16
    """A state that is expanded by an estimate may take as long as so many without."""
    least_tries = 64
    """One part in so many of what was reached is expanded by it in any case."""
    fine_from = 64_000_000
    """So many states are expected to be reached without an estimate before a better one is made."""

    # ── estimates that are found ─────────────────────────────────────────────────────

    rough_states = 60_000
    """States of an abstraction of the first stage, or about."""
    rough_expanded = 1_000_000
    """So many states are expanded by their help before larger ones are made."""
    fine_states = 9_000_000
    """States of an abstraction of the second stage, or about."""
    landmarks_before = 25_000
    """Where abstractions could have so many states in all, a search by landmarks is tried first."""
    landmarks_rows = 200
    """If that many states come for each row of the task."""
    landmarks_work = 600_000
    """It may take so much: rows, so many for each estimate."""
    landmarks_from = 50_000
    """So many states are expanded before it is tried beside another search; then eight times as
    many, and so on."""
    landmarks_share = 3
    """And so many rows for each of them."""
    landmarks_beside = 1 << 14
    """So many states are reached breadth-first, or expanded by cost, before a search by landmarks
    is tried beside a search that goes by no estimate,"""
    landmarks_again = 8
    """and so many times as many before it is tried again,"""
    landmarks_to = 1 << 21
    """if that is not more than this."""
    landmarks_most = 900
    """So many rows may be examined for each of them, where landmarks seem to be nearly exact."""
    landmarks_percent = 105
    """It is tried where landmarks say so much more of the starts than is known by then."""
    landmarks_terms = 50_000
    """The same as ``task_terms`` for landmarks, which need not know as much."""
    placed_bits = 25
    """Abstract states that are a few places are numbers of so many bits, with a byte for each."""
    placed_steps = 4096
    """Where transitions do no more than so many things to them."""
    patterns = 8
    """A collection has at most so many patterns."""
    forgotten_cases = 64
    """Of a transition that writes what an abstraction has forgotten, so many cases are made."""
    hub_percent = 50
    """A slot that more than this part of the transitions test is in every pattern, if all such
    slots together have no more than ``rough_states`` values."""

    # ── views, certificates ──────────────────────────────────────────────────────────

    alike_cells = 256
    """A view of at least so many cells says once what alike ones say."""
    kinds = 255
    """Cells of more kinds than this are not told by their kind."""
    bound = 8_192
    """To verify an answer, transitions with a parameter of more values are left to the oracle."""
    uses = 4096
    """To verify an answer, a transition of more combinations of parameters binds one after the
    other in each state."""
    closures, gone_through = 400_000, 4_000_000
    """So many closures are made to verify an answer, and so many nodes examined for them; beyond,
    a transition, or all of them, are left to the oracle."""
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
    "nested_loops": (1, 16),
    "looks": (0, 1 << 20),
    "set_members": (0, 4096),
    "cases": (0, 20_000),
    "word_bits": (1, 63),
    "bit_table": (0, 64),
    "lacked": (1, ANY),
    "lacked_facts": (1, ANY),
    "index_bits": (0, 36),
    "states_at_once": (1, 64),
    "flooded_from": (1, ANY),
    "members_again": (2, ANY),
    "members_share": (1, ANY),
    "tried_again": (1, ANY),
    "worth": (1, ANY),
    "least_tries": (1, ANY),
    "rough_states": (1, ANY),
    "rough_expanded": (1, ANY),
    "fine_states": (1, ANY),
    "placed_bits": (0, 28),
    "patterns": (1, ANY),
    "landmarks_rows": (1, ANY),
    "landmarks_from": (1, ANY),
    "landmarks_beside": (1, ANY),
    "landmarks_again": (2, ANY),
    "large_set": (1, ANY),
    "first_budget": (1, 1 << 20),
    "goals_at_once": (1, ANY),
    "flood_labels": (0, 8),
    "kernel_tag_bits": (0, 32),
    "kernel_spare": (4, 1 << 12),
    "kernel_part": (1, 1 << 12),
    "kernel_room": (1, 1 << 16),
    "kernel_buckets": (2, 1 << 16),
    "kernel_marked": (1, 1 << 12),
    "kernel_bitmap": (0, 1 << 30),
    "kernel_fast_bitmap": (0, 1 << 30),
    "kernel_prices": (1, 256),
    "kernel_distances": (1, 0xFFFE),
    "hub_percent": (0, 100),
    "task_terms": (0, 800_000),
    "landmarks_terms": (0, 800_000),
    "fact_cases": (0, 4_096),
    "forgotten_cases": (0, 256),
    "kinds": (1, 255),
    "factored_values": (0, 1 << 18),
    "factored_entries": (0, 1 << 22),
    "factored_kinds": (0, 1 << 14),
    "factored_pairs": (0, 1 << 28),
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
