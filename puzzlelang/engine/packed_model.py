"""Puzzles for a store: states are integers, in any process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from puzzlelang.compiler import (
    WORD,
    CompiledSystem,
    MergedSystem,
    Packing,
    Unprintable,
    all_of,
    compile_puzzle,
    measures,
)
from puzzlelang.core import nodes as core
from puzzlelang.engine.packed_checks import Checks, Unchecked
from puzzlelang.search import Fault, NoState
from puzzlelang.text import Any, Record, Span, fields, is_record

MOST_NEAR = 20
"""Low bits of a state that do not decide its part of a layer.

More of them bring the states of a part closer together, in less space, but limit how far a part can
be split.
"""


class PackedRecipe(metaclass=Record):
    """Input of a model that can be sent to another process."""

    puzzle: core.Puzzle
    tier: str = "auto"

    def model(self) -> PackedModel:
        system = compile_puzzle(self.puzzle)
        return PackedModel(MergedSystem(system) if self.puzzle.symmetry else system, self.tier)


class PackedModel:
    """States packed as for machine code, the first word highest.

    Raise ``Unprintable`` if a variable is too wide for that.
    """

    def __init__(self, system: CompiledSystem, tier: str = "auto") -> None:
        self.system, self.tier = system, tier
        self.packing = Packing.of(system.puzzle)
        self.words = self.packing.words
        self.near = min(MOST_NEAR, self.packing.bits // 2)
        self.checks = Checks(system.puzzle, self.packing)
        self.measures = measures(system.puzzle, self.packing)
        rules = system.puzzle.invariants
        self._kept = all_of([system.lower(rule.condition, {}) for rule in rules]) if rules else None
        self._keeps = system.test(self._kept) if self._kept is not None else None

    def encode(self, state: Any) -> int:
        whole = 0
        for word in self.packing.pack(self.system.slots(state)):
            whole = whole << WORD | word
        return whole

    def decode(self, packed: int) -> Any:
        """Decode a state; raise ``NoState`` if invalid."""
        if not self.checks.fits(packed):
            raise NoState("no such state")
        mask, words = (1 << WORD) - 1, range(self.words - 1, -1, -1)
        slots = self.packing.unpack([packed >> WORD * n & mask for n in words])
        state = self.system.state(slots)
        if self._keeps is not None and not self._holds(state):
            raise NoState("a state breaks an invariant")
        return state

    def _holds(self, state: Any) -> bool:
        try:
            return bool(self._keeps and self._keeps(state))
        except Fault:
            return False

    def blocks(self) -> Any:
        """Batch operations in machine code; ``None`` if unavailable."""
        from puzzlelang.engine.native_blocks import WIDEST, Blocks
        from puzzlelang.engine.native_rules import Rules

        if self.tier == "python" or self.words > WIDEST:
            return None
        try:
            return Blocks(Rules(self.system), self.checks, self._kept, self.measures, self.near)
        except (Unprintable, Unchecked):
            return None


LEFT_OUT = frozenset(
    "span title about settings grids show looks views checks step say index estimate "
    "conflict".split()
)
"""Fields that affect neither states nor goals nor costs."""


def model_digest(puzzle: core.Puzzle, packed: Packing) -> bytes:
    """Digest of a puzzle's state space: of its rules, not their text."""
    from hashlib import blake2b

    digest = blake2b(digest_size=16)
    numbers: dict[int, int] = {}
    live: list[Any] = []

    def feed(value: Any) -> None:
        if is_record(value):
            if id(value) in numbers:
                put(f"#{numbers[id(value)]}")
                return
            numbers[id(value)] = len(numbers)
            live.append(value)
            put(type(value).__name__)
            for name in fields(value):
                part = getattr(value, name)
                if name not in LEFT_OUT and not isinstance(part, Span):
                    put(name)
                    feed(part)
        elif isinstance(value, Mapping):
            put("{")
            for key in sorted(value, key=repr):
                feed(key)
                feed(value[key])
        elif isinstance(value, set | frozenset):
            feed(sorted(value, key=repr))
        elif isinstance(value, Enum):
            put(value.name)
        elif isinstance(value, int | str | bytes | float | range | None):
            put(f"{type(value).__name__}:{value!r}")
        elif isinstance(value, Sequence):
            put(f"({len(value)}")
            for part in value:
                feed(part)
        else:  # otherwise rules that differ only here would share a digest
            raise AssertionError(f"no digest of {value!r}")

    def put(text: str) -> None:
        digest.update(text.encode("utf-8", "replace") + b"\0")

    feed(puzzle)
    feed(packed)
    return digest.digest()
