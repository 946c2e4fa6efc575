"""Estimates from abstractions: computing distances to goals, and looking them up."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from contextlib import ExitStack, closing
from functools import partial
from itertools import pairwise
from struct import pack
from time import monotonic

from puzzlelang.compiler import (
    NOWHERE,
    Abstraction,
    NotPlaced,
    Packing,
    PlacedValues,
    Unprintable,
    by_places,
)
from puzzlelang.core import current
from puzzlelang.engine.kernel import DISTANCES, POINTER, U64, Lookup, Loops, Status, fields_of
from puzzlelang.engine.kernel import replace as replace_kernel
from puzzlelang.engine.kernel_run import Run, paced
from puzzlelang.engine.native_code import Code, Piece
from puzzlelang.engine.native_rules import Rules
from puzzlelang.search import ENDINGS, Limits, Request, finish, limit_of
from puzzlelang.text import Any, Stage, current_task, resident_bytes, stage

PLACES, VALUES, FIELDS, BLOCK, PAID, LOST = 64, 8, 80, 32, 256, 512
NO_LIMIT = 1 << 62

LOOPS = Loops(
    "placed_values",
    {
        "placed_goal": (ctypes.c_int, POINTER, U64),
        "placed_walk": (ctypes.c_int, POINTER, U64),
        "placed_end": (None, POINTER),
        "placed_estimate": (U64, POINTER, POINTER),
    },
)


class _Walk(ctypes.Structure):
    """Mirror of ``Walk`` in ``placed_values.c``; those below are mirrors, too."""

    _fields_ = [
        *fields_of(U64, "count bits beside_bits most_bytes"),
        *fields_of(POINTER, "ends steps out table layer ahead"),
        *fields_of(U64, "layer_room ahead_room layer_count ahead_count next distance"),
    ]


class _Field(ctypes.Structure):
    _fields_ = fields_of(U64, "word shift mask")


class _Pattern(ctypes.Structure):
    _fields_ = [
        ("table", POINTER),
        *fields_of(U64, "count is_last"),
        ("values", ctypes.c_uint8 * VALUES),
    ]


class _Collections(ctypes.Structure):
    _fields_ = [
        *fields_of(U64, "slots kept bits beside_bits patterns_count"),
        ("patterns", ctypes.POINTER(_Pattern)),
        ("fields", _Field * FIELDS),
    ]


def estimate_address() -> int:
    """Address of the function that looks up a state."""
    return LOOPS.code.addresses["placed_estimate"]


class PlacedPattern:
    """An abstraction of a puzzle with packed states.

    Raise ``NotPlaced`` if its states are not positions, or are too many.
    """

    def __init__(self, abstraction: Abstraction, packing: Packing) -> None:
        self.placed = placed = by_places(abstraction)
        self.fields = [packing.fields[slot] for slot in placed.slots]
        self.kept = [packing.fields[slot] for slot in placed.kept]
        first = self.fields[0]
        alike = {(field.bits, field.low, field.optional) for field in self.fields}
        self.bits = max(1, (len(self.fields) - 1).bit_length())
        self.beside_bits = sum(field.bits for field in self.kept)
        self.size = 1 << self.beside_bits + self.bits * len(placed.values)
        if (
            len(alike) > 1
            or first.bits > 8
            or len(self.fields) + len(self.kept) > FIELDS
            or self.size > 1 << current.placed_bits
        ):
            raise NotPlaced
        self.values = [first.encode(value) for value in placed.values]
        self.table = array("B")

    def number(self, beside: Sequence[int], places: Sequence[int]) -> int:
        """Number of an abstract state, from its kept values and the positions."""
        number = shift = 0
        for field, value in zip(self.kept, beside, strict=True):
            number |= field.encode(value) << shift
            shift += field.bits
        for place in places:
            number |= place << shift
            shift += self.bits
        return number

    def fill(self, limits: Limits) -> str:
        """Compute all distances, or return the limit that ended it.

        Raise ``NotPlaced`` if a distance exceeds a byte.
        """
        self.table = array("B", [NOWHERE]) * self.size
        steps, ends = _steps(self.placed, self.number, 1 << self.beside_bits)
        walk = _Walk(len(self.placed.values), self.bits, self.beside_bits)
        memory = limits.memory
        walk.most_bytes = max(0, NO_LIMIT if memory is None else memory - (resident_bytes() or 0))
        walk.ends, walk.steps = ends.buffer_info()[0], ctypes.cast(steps, POINTER)
        most = max(b - a for a, b in pairwise(ends)) + 1
        out = array("Q", bytes(8 * BLOCK * most))
        walk.out = out.buffer_info()[0]
        walk.table = self.table.buffer_info()[0]
        try:
            return self._walked(walk, limits)
        except ENDINGS as ending:
            return limit_of(ending)
        finally:
            LOOPS.functions["placed_end"](ctypes.byref(walk))

    def _walked(self, walk: _Walk, limits: Limits) -> str:
        functions, pointer, started = LOOPS.functions, ctypes.byref(walk), monotonic()
        status, budget = Status.GOING_ON, current.first_budget
        for goal in self.placed.goals:
            if functions["placed_goal"](pointer, self.number(*goal)) == Status.NO_MEMORY:
                return "memory"
        while status is Status.GOING_ON:
            before = monotonic()
            status = Status(functions["placed_walk"](pointer, budget))
            now = monotonic()
            if limits.seconds is not None and now - started >= limits.seconds:
                return "time"
            budget = paced(budget, now - before)
        if status is Status.TOO_LARGE:
            raise NotPlaced
        return "memory" if status is Status.NO_MEMORY else ""


def _steps(placed: PlacedValues, number: Any, many: int) -> tuple[Any, array[int]]:
    """Steps encoded for C, grouped by the kept values after them, and the end of each group."""
    rows: list[list[bytes]] = [[] for _ in range(many)]
    for step in placed.steps:
        paid = step.paid or ()
        back = array("H", (LOST if p == NOWHERE else p | PAID * (p in paid) for p in step.back))
        back.extend([LOST] * (PLACES - len(back)))
        costs = PAID * (step.paid is None)
        rows[number(step.after, ())].append(
            pack("=II", number(step.before, ()), costs) + back.tobytes()
        )
    ends = array("I", [0])
    for one in rows:
        ends.append(ends[-1] + len(one))
    return ctypes.create_string_buffer(b"".join(b"".join(one) for one in rows) or b"\0"), ends


class PlacedCollections:
    """Collections of patterns over the same slots, with all distances.

    ``address``: argument of the lookup.
    """

    def __init__(self, collections: Sequence[Sequence[PlacedPattern]]) -> None:
        self._kept = collections
        parts = [(one, one is row[-1]) for row in collections for one in row]
        first = parts[0][0]
        self._patterns = (_Pattern * len(parts))()
        for pattern, (one, is_last) in zip(self._patterns, parts, strict=True):
            pattern.table, pattern.is_last = one.table.buffer_info()[0], is_last
            pattern.count = len(one.values)
            pattern.values[: len(one.values)] = one.values
        self._struct = _Collections(len(first.fields), len(first.kept), first.bits)
        self._struct.beside_bits, self._struct.patterns_count = first.beside_bits, len(parts)
        self._struct.patterns = self._patterns
        for entry, field in zip(self._struct.fields, [*first.fields, *first.kept], strict=False):
            entry.word, entry.shift, entry.mask = field.word, field.shift, field.mask

    @property
    def address(self) -> int:
        return ctypes.addressof(self._struct)


MOST_WORDS = 16
"""Maximum words of an abstract state."""


class Guide:
    """Estimate of a search from collections of abstractions.

    ``limit``: the limit that ended its construction, or empty; ``left``: the limits remaining for
    the search.  Lookups are valid until the guide is closed.
    """

    def __init__(self, rules: Rules, collections: Sequence[Sequence[Any]], limits: Limits) -> None:
        self.limit, self.left = "", limits
        self._limits, self._started = limits, monotonic()
        self._runs = ExitStack()
        self._kept: list[Any] = []
        self._tables: list[Run] = []
        self._done = 0
        self._code: Code | None = None
        with stage(Stage.ESTIMATING, total=sum(map(len, collections))):
            self._make(rules, collections)

    def _make(self, rules: Rules, collections: Sequence[Sequence[Any]]) -> None:
        placed: list[list[PlacedPattern]] = []
        others: list[Sequence[Any]] = []
        for collection in collections:
            patterns = self._placed(rules, collection)
            if patterns is None:
                others.append(collection)
            else:
                placed.append(patterns)
            if self.limit:
                return
        groups: dict[Any, list[list[PlacedPattern]]] = {}
        for row in placed:
            groups.setdefault((row[0].placed.slots, row[0].placed.kept), []).append(row)
        lookup_tables = [*map(PlacedCollections, groups.values())]
        self._kept += lookup_tables
        parts = [(one, one is collection[-1]) for collection in others for one in collection]
        self.lookups = (Lookup * (len(parts) + len(lookup_tables)))()
        for lookup, tables in zip(self.lookups[len(parts) :], lookup_tables, strict=True):
            lookup.table, lookup.is_last = tables.address, True
            lookup.distance = estimate_address()
        if parts:
            self._walk(rules, parts)

    def _placed(self, rules: Rules, collection: Sequence[Any]) -> list[PlacedPattern] | None:
        """Distances in abstractions of positions; ``None`` if one has other states."""
        try:
            patterns = [PlacedPattern(one, rules.packing) for one in collection]
            if len({(one.placed.slots, one.placed.kept) for one in patterns}) > 1:
                return None
            memory = self._limits.memory
            if (
                memory is not None
                and (resident_bytes() or 0) + sum(p.size for p in patterns) > memory
            ):
                return None
            for one in patterns:
                self.limit = one.fill(self.left.of_abstractions())
                if self.limit:
                    return None
                self._is_done()
        except NotPlaced:
            return None
        return patterns

    def _is_done(self) -> None:
        self._done += 1
        self.left = self._limits.left(self._started)
        current_task().report(done=self._done)

    def _walk(self, rules: Rules, parts: Sequence[tuple[Any, bool]]) -> None:
        """Distances in other abstractions."""
        abstract = [Rules(one.system, rules.hurried) for one, _ in parts]
        if any(its.packing.words > MOST_WORDS for its in abstract):
            raise Unprintable("an estimate for states of this size")
        code = rules.projections(
            [(one.projection, its.packing) for (one, _), its in zip(parts, abstract, strict=True)]
        )
        self._kept.append(abstract)
        for lookup, (_, is_last), its in zip(self.lookups, parts, abstract, strict=False):
            run = self._runs.enter_context(closing(self._distances(its)))
            self.limit = finish(run.go())
            if self.limit:
                return
            run.functions["search_distances_done"](ctypes.byref(run.search))
            self._tables.append(run)
            lookup.table = ctypes.addressof(run.search)
            lookup.is_last = is_last
            self._is_done()
        self._enter(code)
        self._look_up()

    def _enter(self, code: Code) -> None:
        self._code = code
        self._kept.append(code)
        for number in range(len(self._tables)):
            self.lookups[number].project = code.addresses[f"project_{number}"]

    def _look_up(self) -> None:
        for lookup, run in zip(self.lookups, self._tables, strict=False):
            lookup.distance = run.kernel.addresses["search_distance"]

    def pieces(self) -> list[Piece]:
        """Code called by the search that can be improved."""
        if self._code is None:
            return []
        kernels = {id(run.kernel): run.kernel for run in self._tables}
        others = [(code, partial(self._enter_kernel, code)) for code in kernels.values()]
        return [(self._code, self._enter), *others]

    def _enter_kernel(self, code: Code, better: Code) -> None:
        replace_kernel(code, better)
        for run in self._tables:
            if run.kernel is code:
                run.kernel = better
        self._look_up()

    def _distances(self, rules: Rules) -> Run:
        limits = self.left.of_abstractions()
        request = Request(order="", limits=limits)
        return Run(rules, rules.code(*DISTANCES.functions), DISTANCES, request)

    def close(self) -> None:
        self._runs.close()
