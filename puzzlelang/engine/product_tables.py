"""Bindings of ``factored.c``, and the tables it reads."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence

from puzzlelang.compiler import FactoredSystem, Group
from puzzlelang.engine.kernel import POINTER, U32, U64, Loops, fields_of
from puzzlelang.engine.native_code import ask_for_machine_code
from puzzlelang.text import Any

INT = ctypes.c_int

LOOPS = Loops(
    "factored",
    {
        "product_begin": (INT, POINTER, U64, POINTER, U64),
        "product_walk": (INT, POINTER, U64),
        "product_parent": (INT, POINTER, U64, U64),
        "product_end": (INT, POINTER),
        "product_join": (INT, POINTER, U64, POINTER, U64, U64, POINTER),
        "product_masks": (INT, POINTER, U64, U64, U64, POINTER),
    },
)


class Product(ctypes.Structure):
    """Mirror of ``Product`` in ``factored.c``, field by field."""

    _fields_ = [
        *fields_of(U64, "transitions second kinds chooses has_forced everything"),
        *fields_of(U64, "most_states most_bytes"),
        *fields_of(POINTER * 2, "following allowed"),
        ("forced", POINTER),
        ("kind", POINTER * 2),
        *fields_of(POINTER, "said bitmap"),
        ("levels", ctypes.POINTER(U64)),
        ("out", POINTER),
        ("states", ctypes.POINTER(U32)),
        *fields_of(U64, "first room levels_room count next generated level_end levels_count"),
        *fields_of(U64, "goals losses dead_ends found dead_end"),
    ]


def call(name: str, *arguments: Any) -> int:
    """Call a function of ``factored.c``; arrays are passed by address.

    Raise ``Unprintable`` if there is no machine code.
    """
    return int(LOOPS.functions[name](*map(address, arguments)))


def address(argument: Any) -> Any:
    return argument.buffer_info()[0] if isinstance(argument, array) else argument


class Tables:
    """Transitions of a product.  Raise ``Unprintable`` if there is no machine code.

    ``following`` and ``allowed`` have an array for each part: successors by transition and value
    (in the first part multiplied by the size of the second), and a bit for each transition that
    a value allows.
    """

    def __init__(self, factored: FactoredSystem) -> None:
        ask_for_machine_code()
        self.transitions = len(factored.forced)
        self.sizes = [part.size for part in factored.parts]
        words = -(-self.transitions // 64)
        self.following: list[array[int]] = []
        self.allowed: list[array[int]] = []
        self.forbids = False
        """Does any value forbid a transition?"""
        for part, times in zip(factored.parts, (self.sizes[1], 1), strict=True):
            following, allowed = self._joined(part.groups), array("Q", bytes(8 * words * part.size))
            if call("product_masks", following, part.size, self.transitions, times, allowed):
                self.forbids = True
            self.following.append(following)
            self.allowed.append(allowed)
        bits = sum(1 << number for number, is_forced in enumerate(factored.forced) if is_forced)
        self.forced = array("Q", [bits >> 64 * word & (1 << 64) - 1 for word in range(words)])

    def _joined(self, groups: Sequence[Group]) -> array[int]:
        """Successor table of several groups together."""
        first, *others = groups
        table, size = array("I", first.following), len(first.values)
        for group in others:
            width = len(group.values)
            product = array("I", bytes(4 * self.transitions * size * width))
            call("product_join", table, size, group.following, width, self.transitions, product)
            table, size = product, size * width
        return table
