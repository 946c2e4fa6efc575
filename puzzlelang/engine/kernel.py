"""Bindings of ``kernel.c``: structures, functions, and the loops with their properties."""

from __future__ import annotations

import ctypes
import os
import re
import weakref
from array import array
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import cache, cached_property

from puzzlelang.core import Thresholds, current
from puzzlelang.engine.native_code import (
    Code,
    ask_for_machine_code,
    code_of,
    object_code,
    with_constants,
)
from puzzlelang.engine.translation import Job
from puzzlelang.text import Any, Record

PARTS, BLOCK, MEASURES = 64, 64, 8

U32, U64, POINTER = ctypes.c_uint32, ctypes.c_uint64, ctypes.c_void_p


class Status(IntEnum):
    """Reason for the return of a loop."""

    GOING_ON = 0
    GOAL = 1
    EXHAUSTED = 2
    FAULT = 3
    NO_MEMORY = 4
    TOO_MANY = 5
    TOO_LARGE = 6
    ENOUGH = 7
    TANGLED = 8


class Counts(IntEnum):
    """Counting of paths in a walk: not requested or impossible, in progress, finished."""

    NOT = 0
    COUNTING = 1
    COUNTED = 2


class _Part(ctypes.Structure):
    _fields_ = [("entries", POINTER), ("size", U64)]


class _Record(ctypes.Structure):
    _fields_ = [("key", U64), ("state", U32), ("before", U32)]


def fields_of(kind: Any, names: str) -> list[Any]:
    return [(name, kind) for name in names.split()]


class Lookup(ctypes.Structure):
    """Mirror of ``Lookup`` in ``kernel.c``."""

    _fields_ = [*fields_of(POINTER, "project distance table"), ("is_last", U64)]


class Search(ctypes.Structure):
    """Mirror of ``Search`` in ``kernel.c``, field by field."""

    _fields_ = [
        *fields_of(POINTER, "expand expand_costs goal lost estimate index advise"),
        ("lookups", ctypes.POINTER(Lookup)),
        *fields_of(
            U64,
            "lookups_count most_successors most_states most_bytes most_expanded guards indices "
            "is_small needs_numbers keeps_parents most_records",
        ),
        ("states", ctypes.POINTER(U64)),
        ("small", ctypes.POINTER(U32)),
        ("parents", ctypes.POINTER(U32)),
        ("marks", POINTER),
        ("bitmap", POINTER),
        *fields_of(U64, "room marks_room"),
        ("parts", _Part * PARTS),
        *fields_of(U64, "count bytes"),
        ("used", U64 * PARTS),
        *fields_of(U64, "next expanded generated level_end levels_count levels_room"),
        ("levels", ctypes.POINTER(U64)),
        *fields_of(U64, "goals losses dead_ends found"),
        ("dead_end", ctypes.POINTER(U64)),
        *fields_of(POINTER, "ways ways_after"),
        ("all_ways", ctypes.POINTER(U64)),
        *fields_of(POINTER, "once numbers"),
        *fields_of(U64, "ways_room ways_after_room all_ways_room once_room numbers_room"),
        ("counts_ways", U64),
        ("stack", ctypes.POINTER(U32)),
        *fields_of(U64, "stack_count stack_room"),
        ("records", ctypes.POINTER(_Record)),
        *fields_of(POINTER, "latest following"),
        *fields_of(U64, "records_count records_room latest_room waiting"),
        ("buckets", POINTER),
        *fields_of(U64, "buckets_size buckets_used"),
        ("heap", POINTER),
        *fields_of(U64, "heap_count heap_room lowest"),
        *fields_of(POINTER, "ends edges prices"),
        *fields_of(U64, "ends_room edges_room prices_room edges_count"),
        ("costs", U64 * 256),
        ("costs_count", U64),
        ("best", POINTER),
        ("best_room", U64),
        *fields_of(POINTER, "distances far"),
        *fields_of(U64, "distances_room far_count far_room"),
        *fields_of(POINTER, "out keys"),
        ("hashes", ctypes.POINTER(U64)),
        ("counts", U32 * BLOCK),
        *fields_of(U64, "out_room over under free nearest"),
        ("places", POINTER),
        ("ranks", ctypes.POINTER(U32)),
        ("sums", ctypes.POINTER(U64)),
        *fields_of(U64, "places_room ranks_room sums_room limbs behind"),
        *fields_of(POINTER, "cut cuts"),
        *fields_of(U64, "cut_room cuts_room cuts_count held iterations bound least goal_found"),
        ("layer", ctypes.POINTER(U32)),
        ("ahead", ctypes.POINTER(U32)),
        *fields_of(U64, "layer_first ahead_first layer_room ahead_room"),
        *fields_of(U64, "flooded flooded_next"),
        *fields_of(POINTER, "tags blocks"),
        *fields_of(U64, "tags_room blocks_room blocks_count starts"),
        ("measures", POINTER),
        *fields_of(U64, "measures_count apart_from forgotten falling rising"),
        *fields_of(U64 * MEASURES, "least_measured most_measured"),
    ]


SIGNATURES: dict[str, Sequence[Any]] = {
    "search_begin": (POINTER, POINTER, U64),
    "search_starts": (POINTER,),
    "search_breadth_first": (POINTER, U64),
    "search_parent": (POINTER, U64),
    "search_shortest": (POINTER, U64),
    "search_everything": (POINTER, U64),
    "search_flood": (POINTER, U64),
    "search_flood_everything": (POINTER, U64),
    "search_retrace": (POINTER, U64),
    "search_count": (POINTER, U64),
    "search_depth_first": (POINTER, U64),
    "search_preorder": (POINTER, U64),
    "search_best_first": (POINTER, U64, ctypes.c_int),
    "search_least_goal": (POINTER, U64, U64),
    "search_distances": (POINTER, U64),
    "search_distances_done": (POINTER,),
    "search_distance": (POINTER, POINTER),
    "search_solutions": (POINTER, U64),
    "search_ways": (POINTER, U64, U64),
    "search_leads": (POINTER, U64),
    "search_deepen": (POINTER, U64, ctypes.c_int),
    "search_end": (POINTER,),
}


BLOCKS: dict[str, tuple[Any, Sequence[Any]]] = {
    "store_expand": (ctypes.c_int, (*[POINTER] * 4, U64, U64, POINTER, U64, POINTER)),
    "store_spread": (ctypes.c_int, (POINTER, U64, U64, U64, POINTER, POINTER)),
    "store_goals": (ctypes.c_int, (POINTER, POINTER, U64, POINTER)),
    "store_check": (ctypes.c_longlong, (POINTER, U64, U64, POINTER, POINTER, U64)),
    "store_measure": (ctypes.c_int, (POINTER, U64, POINTER, U64, POINTER)),
    "store_returns": (ctypes.c_longlong, (POINTER, POINTER, U64, U64, POINTER)),
    "store_filter": (ctypes.c_int, (POINTER, U64, POINTER, U64)),
    "store_mark": (ctypes.c_longlong, (*[POINTER] * 2, U64, *[POINTER] * 2, U64, POINTER, U64)),
    "store_slots": (ctypes.c_int, (POINTER, U64, POINTER, U64)),
    "store_ways": (
        ctypes.c_int,
        (*[POINTER] * 2, U64, *[POINTER] * 3, U64, POINTER, U64, POINTER),
    ),
    "store_kept": (ctypes.c_longlong, (POINTER, U64, POINTER, U64)),
}
"""Functions for states on disk that call a puzzle's rules."""

PLAIN_BLOCKS: dict[str, tuple[Any, Sequence[Any]]] = {
    "store_decode": (ctypes.c_int, (ctypes.c_char_p, U64, U64, POINTER)),
    "store_encode": (ctypes.c_longlong, (POINTER, U64, POINTER)),
    "store_coder": (ctypes.c_longlong, ()),
    "store_code": (ctypes.c_longlong, (POINTER, U64, POINTER, POINTER, POINTER)),
    "store_sort": (ctypes.c_longlong, (POINTER, POINTER, U64)),
    "store_join": (ctypes.c_longlong, (POINTER, U64, POINTER, U64, POINTER)),
    "store_minus": (ctypes.c_int, (POINTER, U64, POINTER, U64, POINTER)),
}
"""Functions for states on disk as plain words: see ``store_blocks.c``."""


SIZE = 110_000
"""Characters of the kernel compiled for one loop."""

Functions = dict[str, Callable[..., int]]


def kernel(words: int, *loops: str, hurried: bool = False) -> Code:
    """Compile loops over states of ``words`` words, with their begin and end.

    If ``hurried``, optimised code is used only from the cache.
    """
    names, values = ("search_begin", *loops, "search_parent", "search_end"), constants(words)
    loaded, key = _loaded(), (names, tuple(values.values()))
    if key not in loaded:
        job = Job(_text(tuple(values.items())), names, size=SIZE)
        loaded[key] = code_of(job, names, symbols=memory_functions(), hurried=hurried)
    return loaded[key]


def block_functions(words: int) -> tuple[Any, Functions]:
    """Code for states on disk, and its functions; these are valid while the code is referenced."""
    values = tuple(constants(words).items())
    job = Job(_text(values), tuple(BLOCKS), size=SIZE)
    plain = Job(_text(values, "store_blocks"), tuple(PLAIN_BLOCKS))
    codes = (
        code_of(job, tuple(BLOCKS), symbols=memory_functions()),
        code_of(plain, tuple(PLAIN_BLOCKS)),
    )
    return codes, {
        name: ctypes.CFUNCTYPE(result, *arguments)(code.addresses[name])
        for code, functions in zip(codes, (BLOCKS, PLAIN_BLOCKS), strict=True)
        for name, (result, arguments) in functions.items()
    }


@cache
def _loaded() -> dict[tuple[tuple[str, ...], tuple[int, ...]], Code]:
    """Kernels in memory, by functions and constants."""
    return {}


def constants(words: int) -> dict[str, int]:
    """Constants that ``kernel.c`` declares; defined before compilation, they cost no time."""
    sizes = {
        name.removeprefix("kernel_").upper(): getattr(current, name)
        for name in vars(Thresholds)
        if name.startswith("kernel_")
    }
    all_bits = (1 << 64) - 1
    sizes["TAG_MASK"] = all_bits ^ (all_bits >> 32 >> sizes.pop("TAG_BITS") << 32)
    return {"WORDS": words} | sizes


def replace(code: Code, better: Code) -> None:
    """Use ``better`` from now on instead of unoptimised ``code``."""
    for key, old in _loaded().items():
        if old is code:
            _loaded()[key] = better


def functions_of(code: Code) -> Functions:
    """Functions of a kernel, callable from Python."""
    return {
        name: ctypes.CFUNCTYPE(ctypes.c_int, *SIGNATURES[name])(address)
        for name, address in code.addresses.items()
    }


@cache
def _text(values: tuple[tuple[str, int], ...], name: str = "kernel") -> str:
    return with_constants(_shipped(name), dict(values))


def _shipped(name: str) -> str:
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), f"{name}.ll")
    with open(path, encoding="utf-8") as file:
        return file.read()


def joined(rules: str) -> str:
    """Join the loops over one-word states and a puzzle's rules into one module."""
    loops = re.sub(
        r"^declare .*@(expand|goal|lost|index)\(.*\n",
        "",
        _text(tuple(constants(1).items())),
        flags=re.M,
    )
    declarations = set(re.findall(r"^declare .*?@([\w.]+)\(", loops, flags=re.M))
    lines = [
        line.replace("!0", "!1000000")  # the loops use these numbers, too
        for line in rules.splitlines()
        if not (line.startswith("declare ") and re.findall(r"@([\w.]+)\(", line)[0] in declarations)
    ]
    return "\n".join([loops, *lines, ""])


def in_one_list(name: str, lists: Sequence[Sequence[Any]]) -> dict[str, list[Any]]:
    """Concatenated lists, and their starts."""
    starts = [0]
    for row in lists:
        starts.append(starts[-1] + len(row))
    return {f"{name}_start": starts, name: [item for row in lists for item in row]}


def set_pointers(structure: ctypes.Structure, tables: Mapping[str, array[int]]) -> None:
    """Set fields to the addresses of tables, which must live as long."""
    for name, table in tables.items():
        setattr(structure, name, table.buffer_info()[0])


class Loops:
    """Functions of another C file by signature (result, arguments), compiled on first use.

    ``is_good``: see :class:`Job`.
    """

    def __init__(
        self, name: str, signatures: Mapping[str, tuple[Any, ...]], is_good: bool = True
    ) -> None:
        self._name, self._signatures, self._is_good = name, signatures, is_good

    @cached_property
    def code(self) -> Code:
        ask_for_machine_code()  # checked first, since the playground lacks the file
        names = tuple(self._signatures)
        job = Job(_shipped(self._name), names, is_good=self._is_good)
        return Code(object_code(job), names, symbols=memory_functions())

    @cached_property
    def functions(self) -> dict[str, Any]:
        return {
            name: ctypes.CFUNCTYPE(*kinds)(self.code.addresses[name])
            for name, kinds in self._signatures.items()
        }


def memory_functions() -> dict[str, int]:
    """Memory functions of Python, for the loops."""
    names = {
        "take_memory": "PyMem_RawCalloc",
        "resize_memory": "PyMem_RawRealloc",
        "give_back": "PyMem_RawFree",
    }
    return {
        name: ctypes.cast(getattr(ctypes.pythonapi, symbol), ctypes.c_void_p).value or 0
        for name, symbol in names.items()
    }


# ── loops ─────────────────────────────────────────────────────────────────────────────


class Key(IntEnum):
    """Order or bound of a loop's states."""

    COST = 0
    COST_AND_ESTIMATE = 1
    ESTIMATE = 2
    COST_AND_WEIGHTED = 3
    STEPS = 4


ESTIMATED = (Key.COST_AND_ESTIMATE, Key.ESTIMATE, Key.COST_AND_WEIGHTED)

BY_STEPS, BY_COST = ("expand", "goal", "lost", "index"), ("expand_costs", "goal")


class Loop(metaclass=Record):
    """A loop of the kernel.

    ``functions``: the puzzle's functions it calls.  ``key``: its key, if it supports several.
    ``more``: related kernel functions.  ``by_level``: expands states in order of discovery.
    ``keeps_parents``: stores parents, since states are not expanded or not discovered in that
    order.  ``counts_paths``: needs a number for each state.  ``deepens``: holds the states of one
    iteration.  ``flood``: frontier search that may continue it without a list of states.
    ``forgets``: may forget levels whose states can't recur.
    """

    name: str
    functions: tuple[str, ...] = BY_STEPS
    key: Key | None = None
    more: tuple[str, ...] = ()
    by_level: bool = False
    keeps_parents: bool = False
    counts_paths: bool = False
    deepens: bool = False
    flood: str = ""
    forgets: bool = False

    @property
    def estimated(self) -> bool:
        """Does it use the puzzle's estimate?"""
        return "estimate" in self.functions


def _best_first(key: Key) -> Loop:
    return Loop("search_best_first", BY_COST, key, ("search_least_goal",))


_AT_START = ("search_starts",)

ORDERS = {
    "bfs": Loop(
        "search_breadth_first",
        more=(*_AT_START, "search_shortest"),
        by_level=True,
        flood="search_flood",
    ),
    "dfs": Loop("search_depth_first", more=_AT_START, keeps_parents=True),
    "preorder": Loop("search_preorder", keeps_parents=True),
    "iddfs": Loop("search_deepen", key=Key.STEPS, deepens=True),
    "ucs": _best_first(Key.COST),
    "astar": _best_first(Key.COST_AND_ESTIMATE),
    "greedy": _best_first(Key.ESTIMATE),
    "wastar": _best_first(Key.COST_AND_WEIGHTED),
    "idastar": Loop("search_deepen", BY_COST, Key.COST_AND_ESTIMATE, deepens=True),
}
"""Search orders with machine code."""

EVERYTHING = Loop(
    "search_everything",
    by_level=True,
    flood="search_flood_everything",
    forgets=True,
)
COUNT = Loop("search_count", by_level=True, counts_paths=True)
SOLUTIONS = Loop("search_solutions", BY_COST, more=("search_ways", "search_leads"))
DISTANCES = Loop("search_distances", BY_COST, more=("search_distances_done", "search_distance"))


# ── kept states ───────────────────────────────────────────────────────────────────────


def _give_back(address: int) -> None:
    ctypes.pythonapi.PyMem_RawFree(ctypes.c_void_p(address))


class Kept(Sequence[Any]):
    """All states that a search discovered, in order, decoded on access.

    Their memory is taken over from the search, since it may be gigabytes.
    """

    def __init__(self, search: Search, words: int, decoded: Callable[[Sequence[int]], Any]) -> None:
        self._each = 1 if search.is_small else words
        self._decoded = decoded
        name, size = ("small", 4) if search.is_small else ("states", 8)
        address = ctypes.cast(getattr(search, name), ctypes.c_void_p).value
        assert address, "a search knows at least its start"
        setattr(search, name, None)
        weakref.finalize(self, _give_back, address)
        memory = (ctypes.c_char * (search.count * self._each * size)).from_address(address)
        self._words = memoryview(memory).cast("B").cast("I" if search.is_small else "Q")

    def __len__(self) -> int:
        return len(self._words) // self._each

    def __getitem__(self, number: Any) -> Any:
        if not 0 <= number < len(self):
            raise IndexError(number)
        start = number * self._each
        return self._decoded(self._words[start : start + self._each])
