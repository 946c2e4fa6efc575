"""Thresholds: sizes that choose between code paths with equal answers.

They affect only speed.  Tests set them to their minimum, their maximum and random values
(``tests/engine/test_thresholds.py``), so that small puzzles exercise every path.  Hard limits and
polling intervals are defined next to the code that uses them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

ANY = 1 << 60
"""Larger than any count."""


class Thresholds:
    """The current values; a change takes effect immediately."""

    # ── ground transitions ───────────────────────────────────────────────────────────

    instances = 20_000
    """Maximum parameter combinations of a grounded transition; with more, it loops over them in
    each state."""
    instance_terms = 60_000
    """Maximum weight of all instances of a grounded transition."""
    pruned_from = 64
    """With more combinations, grounding skips subtrees whose guard is false."""
    splits = 256
    """Maximum instances added to a transition by case-splitting on a slot that determines an array
    index; other indices are computed at run time."""
    joins = 4_096
    """Maximum instances of a transition from rows of tables at the values of several slots."""
    join_cases = 1 << 16
    """Values tried to find the rows of one such table."""
    few_places = 8
    """Writes that may hit more slots use a computed index."""
    slot_values = 512
    """Slots with more values are not analysed value by value."""

    set_members = 4096
    """A parameter loop runs over the members of a set if all are below this."""
    looks = 20_000
    """Terms examined to find guards that are never true."""
    looked_through = 4096
    """For longer parts of a table, the analysis uses the bounds of the whole table."""
    cases = 2_000
    """Maximum value combinations tried to prove a promise."""
    given = 400
    """Invariants with more terms are not assumed in those proofs."""

    task_terms = 100_000
    """Terms examined, value by value, to express rules as facts; conditions beyond are assumed to
    be possible."""
    task_share = 32
    """More such terms for each term of the rules."""
    lacked_facts = 3
    """The fact "this value is nowhere in the array" must replace this many conditions for each such
    value."""
    fact_cases = 256
    """Maximum value combinations of a multi-slot condition that becomes facts."""

    # ── sets ─────────────────────────────────────────────────────────────────────────────

    large_set = 1024
    """Sets of more bits are converted to a byte for each bit, all at once."""

    # ── terms ────────────────────────────────────────────────────────────────────────

    written_out = 96
    """Maximum value combinations of an unrolled fold."""
    copies = 4096
    """Maximum copies of a term in nested unrolled folds."""
    worked_out = 1_000_000
    """Total value combinations of folds evaluated at compile time."""
    moves = 8
    """A set is shifted as a whole if its members move by at most this many distances."""
    short = 12
    """Terms up to this weight are duplicated, not named."""
    many_instances, long_instance = 32, 200
    """At least this many instances of a transition, of on average at least this many terms, become
    a loop if no slot's value tells which of them apply."""
    shared_weight = 100
    """Minimum weight of a term with several uses that is computed once for each state."""
    remembered_from = 4
    """Expressions with fewer nodes are lowered again, as fast as a lookup."""
    remembered = 200_000
    """Maximum entries of the memo table of lowered expressions."""
    table = 1 << 22
    """Maximum entries of a table over one argument of a map operation."""
    square_table = 1 << 16
    """Maximum entries of a table over two arguments."""
    cell_table = 1 << 14
    """Steps on larger maps are computed: a table of destinations would not fit the cache."""
    truths = 1 << 26
    """Constant sets of values below this become truth tables."""

    pair_cases = 1 << 12
    """Maximum pairs of values of a condition on two chosen slots that is tabulated."""

    # ── plans ────────────────────────────────────────────────────────────────────────

    few_tries = 3
    """Up to this many transitions are tested sequentially."""
    shared_by = 8
    """Minimum neighbouring transitions whose common condition is factored out."""
    plan_copies, plan_room = 3, 4_000
    """A plan that duplicates transitions may grow by ``plan_copies`` times their weight plus
    ``plan_room``."""
    plan_terms = 40_000
    """Maximum weight of such a plan."""
    plan_depth = 40
    """Maximum plan depth; deeper tests run sequentially.  Planning examines each transition once a
    level."""
    sought = 5
    """Minimum size of an array that is searched as a whole."""
    lacked = 8
    """Minimum tests of a transition saved for each value whose absence is tested."""

    # ── the first tier ───────────────────────────────────────────────────────────────

    nested_loops = 16
    """Maximum nesting of loops in a generated function; deeper loops become an inner function,
    because Python allows only 20 nested blocks."""
    tuple_slots = 6
    """Up to this many slots, a tuple is smaller and faster than bytes."""
    unpacked = 64
    """Maximum slots of a state that is unpacked into local variables."""
    mask_values = 512
    """Membership in a set of values below this is a bit test, not a set lookup."""
    canonical_states = 100_000
    """Maximum cached canonical states."""
    short_trace = 64
    """To name the steps of a trace of up to this many states, only transitions that can apply in
    one of them are compiled, without a plan."""
    late_from = 2_000
    """Ground transitions from which only those that may apply are compiled for the first states."""
    late_share = 8
    """The others are compiled, too, when those add up to such a share of all."""

    # ── tiers ────────────────────────────────────────────────────────────────────────────

    first_tier_ms = 100
    """CPU milliseconds that every search may spend on the first tier."""
    loaded_code_ms = 3
    """The same, if the machine code is loaded, as after a long search from another start."""
    share_percent = 25
    """Maximum cost of machine code, as a percentage of the CPU time spent so far.  A search that
    then ends has cost little more than on the first tier; one that has run this long is expected to
    run as long again."""
    in_process_ms = 200
    """Longer translations run in a separate process."""
    improved_percent = 100
    """Optimised code is compiled once a search has taken this percentage of the expected compile
    time, and is expected to run as long again."""
    first_budget = 256
    """Approximate states expanded by the first call of a machine-code loop."""

    # ── good solutions ───────────────────────────────────────────────────────────────

    weighted_first = 4_000
    """States that weighted A* expands first if only the file's estimate guides the search."""
    tried_first = 20_000
    """States that an optimal search expands before the neighbourhood of a solution is searched."""
    near_first, near_most = 4_000, 256_000
    """First and largest size of a solution's neighbourhood, in states."""

    # ── machine code ─────────────────────────────────────────────────────────────────

    word_bits = 63
    """Maximum bits of a word used by fields."""
    whole_set = 64
    """Widest set, in bits, built for a membership test; for a wider one, its operands are tested.
    """
    plain_steps = 3
    """Transitions with more steps are computed only after their guard holds."""
    light = 24
    """Conditions up to this weight are evaluated without a branch."""
    embedded = 4096
    """Tables with more entries are stored outside the code."""
    bit_table = 64
    """Truth tables up to this size are an integer constant."""
    bit_per_entry = 1 << 16
    """Truth tables with more entries use a bit for each, not a byte."""
    copied_words = 4
    """Runs of at least this many unchanged words are copied as a block."""
    exchanges = 2_000
    """Maximum exchanges of columns in machine code for canonical states."""

    # ── loops of machine code ────────────────────────────────────────────────────────

    index_bits = 36
    """Binary logarithm of the largest bitmap of states; 36 means 8 GiB."""
    states_at_once = 64
    """States expanded before their successors are entered; a frontier search takes half as many."""
    flooded_from = 4_000_000
    """States reached before a frontier search is compiled; compiling takes about as long."""
    apart_from = 1_000_000
    """States reached before levels that can't recur are dropped."""

    flood_labels = 8
    """Maximum successors of a state in a frontier search that reconstructs a path."""
    flooded_text = 150_000
    """Longest rules, in characters of assembly, compiled into a frontier search."""
    goals_at_once = 1 << 18
    """Records scanned for a goal between clock checks."""

    # ── constants of the kernel: a different value makes a different kernel ──────────────

    kernel_tag_bits = 32
    """Bits of a state's hash stored in its table entry; fewer mean more full comparisons."""
    kernel_spare = 64
    """Spare entries at the end of each part of the hash table; when they are full, it grows."""
    kernel_part = 64
    """A part grows by a third of its size plus this."""
    kernel_room = 1024
    """Other arrays grow by a quarter of their size plus this."""
    kernel_buckets = 1024
    """Initial key buckets; a power of two."""
    kernel_marked = 64
    """Only the parent of every n-th state is stored."""
    kernel_bitmap = 1 << 17
    """A bitmap of at most this many words replaces the hash table immediately."""
    kernel_fast_bitmap = (1 << 23) + 1
    """Up to this many words, a bitmap replaces the table even if four times as large."""
    kernel_prices = 256
    """Maximum distinct edge costs in an abstraction."""
    kernel_distances = 0xFFFE
    """Maximum distinct goal distances."""

    # ── products of closed groups ────────────────────────────────────────────────────────

    factored_from = 8_000
    """States waiting on the first tier before closed groups are searched for."""
    factored_terms = 60_000
    """Maximum weight of rules that are split into groups."""
    factored_values = 100_000
    """Maximum table entries of all groups, computed one by one in Python."""
    factored_entries = 1 << 22
    """Maximum table entries of both parts, computed by machine code."""
    factored_kinds = 1 << 12
    """Maximum pairs of kinds tested for goals and losses."""
    factored_pairs = 1 << 28
    """Maximum pairs of values; their bitmap takes 32 MiB."""

    # ── attempts ─────────────────────────────────────────────────────────────────────────

    proved = 20_000
    """Checks tried to prove that no rule can fail."""
    members_from = 1 << 14
    """States reached breadth-first before interchangeable members are tried."""
    members_again = 8
    """Growth factor of the reached states between two such attempts."""
    members_to = 1 << 21
    """No such attempt starts beyond this many reached states."""
    members_share = 8
    """Such an attempt may reach one merged state for this many reached states, and then continues
    if it is deeper."""
    tried_from = 1 << 17
    """States reached breadth-first before an estimate is tried."""
    tried_again = 8
    """Growth factor of the reached states between two such attempts."""
    worth = 16
    """An expansion with an estimate may take as long as this many without."""
    least_tries = 64
    """With an estimate, one expansion is always allowed for this many reached states."""
    fine_from = 64_000_000
    """Expected states reached without an estimate that justify a finer one."""

    derived_from = 1 << 15
    """States expanded with the file's estimate before a derived one is tried."""

    # ── derived estimates ────────────────────────────────────────────────────────────

    rough_states = 60_000
    """Approximate states of a first-stage abstraction."""
    rough_expanded = 1_000_000
    """States expanded with first-stage abstractions before larger ones are built."""
    middle_states = 1_000_000
    """Approximate states of an abstraction that competes with landmarks."""
    fine_states = 9_000_000
    """Approximate states of a second-stage abstraction."""
    landmarks_before = 25_000
    """Total states of the abstractions from which a landmark search is tried first."""
    landmarks_rows = 200
    """Minimum ratio of those states to the rows of the task."""
    landmarks_work = 600_000
    """Budget of that search, in rows examined for its estimates."""
    landmarks_from = 50_000
    """States expanded before a landmark search is tried during another search; then eight times as
    many, and so on."""
    landmarks_share = 3
    """Rows that it may examine for each expanded state."""
    landmarks_beside = 1 << 14
    """States reached breadth-first, or expanded by cost, before it is tried during a search without
    an estimate."""
    landmarks_again = 8
    """Growth factor of that number between attempts."""
    steps_rows = 8
    """Rows examined for each of those states to find the shortest of the cheapest solutions."""
    steps_open = 1 << 22
    """States expanded by cost after which it stays open if a cheapest solution is the shortest."""
    landmarks_to = 1 << 21
    """No attempt starts beyond this number."""
    landmarks_most = 900
    """Rows that it may examine for each of those states if landmarks seem nearly exact."""
    landmarks_percent = 105
    """Minimum bound by landmarks, as a percentage of the bound proved so far."""
    landmarks_terms = 50_000
    """Like ``task_terms``, for landmarks, which need less detail."""
    placed_bits = 25
    """Maximum bits of a state number in a placement abstraction; its table has a byte for each
    state."""
    placed_steps = 4096
    """Maximum moves in such an abstraction."""
    patterns = 8
    """Maximum patterns in a collection."""
    forgotten_cases = 64
    """Maximum cases of a transition whose new values depend on slots outside the pattern."""
    hub_percent = 50
    """Slots tested by more than this percentage of the transitions are in every pattern, if
    together they have at most ``rough_states`` values."""

    # ── views, certificates ──────────────────────────────────────────────────────────

    alike_cells = 256
    """Minimum cells of a view whose equal cells are computed once."""
    kinds = 255
    """With more kinds of cells, each cell is computed."""
    bound = 8_192
    """``verify`` doesn't instantiate transitions with a parameter of more values."""
    uses = 4096
    """With more combinations, ``verify`` binds parameters one by one in each state."""
    closures, gone_through = 400_000, 4_000_000
    """Budgets of ``verify`` for closures and visited nodes; beyond, the oracle evaluates a
    transition, or all."""
    unrolled = 300
    """``verify`` unrolls loops of at most this many rounds."""


current = Thresholds()

RANGES = {
    (0, 1 << 16): "slot_values",
    (0, 1 << 14): "joins factored_kinds",
    (0, 1 << 18): "join_cases factored_values",
    (1, ANY): "short canonical_states late_share shared_by lacked lacked_facts "
    "flooded_from members_share derived_from tried_again worth least_tries "
    "rough_states rough_expanded middle_states fine_states patterns landmarks_rows "
    "landmarks_from landmarks_beside large_set goals_at_once",
    (0, 200): "plan_depth",
    (1, 16): "nested_loops",
    (0, 1 << 20): "looks",
    (0, 4096): "set_members fact_cases",
    (0, 20_000): "cases",
    (1, 63): "word_bits",
    (0, 64): "bit_table task_share",
    (0, 36): "index_bits",
    (1, 64): "states_at_once",
    (2, ANY): "members_again landmarks_again",
    (0, 28): "placed_bits",
    (1 << 22, ANY): "steps_open",
    (1, 1 << 20): "first_budget",
    (0, 8): "flood_labels",
    (0, 32): "kernel_tag_bits",
    (4, 1 << 12): "kernel_spare",
    (1, 1 << 12): "kernel_part kernel_marked",
    (1, 1 << 16): "kernel_room",
    (2, 1 << 16): "kernel_buckets",
    (0, 1 << 30): "kernel_bitmap kernel_fast_bitmap",
    (1, 256): "kernel_prices",
    (1, 0xFFFE): "kernel_distances",
    (0, 100): "hub_percent",
    (0, 800_000): "task_terms landmarks_terms",
    (0, 256): "forgotten_cases",
    (1, 255): "kinds",
    (0, 1 << 22): "factored_entries",
    (0, 1 << 28): "factored_pairs",
}
"""Thresholds by minimum and maximum, if these aren't 0 and ``ANY``."""


@contextmanager
def changed(**values: int) -> Iterator[None]:
    """Set thresholds temporarily, so that a test reaches the other paths."""
    before = {name: getattr(current, name) for name in values}
    try:
        for name, value in values.items():
            setattr(current, name, value)
        yield
    finally:
        for name, value in before.items():
            setattr(current, name, value)


def ranges() -> dict[str, tuple[int, int]]:
    """Return the minimum and maximum of each threshold; the default is between them."""
    names = [name for name, value in vars(Thresholds).items() if isinstance(value, int)]
    special = {name: limits for limits, some in RANGES.items() for name in some.split()}
    return {name: special.get(name, (0, ANY)) for name in names}
