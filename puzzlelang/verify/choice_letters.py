"""Letters of a proof: conditions of a choice, true or false in each state.

A letter is that a slot has a value (that a set has a member; that a condition is true), or it is
defined by earlier letters. Since each is defined once, by letters before it, every choice gives
every letter exactly one truth value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puzzlelang.core import NONE, Boolean, Puzzle, slot_names, values
from puzzlelang.verify.findings import Refused
from puzzlelang.verify.slot_values import Key, Partial, Slots

Literal = int
Term = tuple[int, Literal]
Sum = tuple[dict[Literal, int], int]
"""Weights of literals, and the bound that their sum reaches."""

Ask = Callable[[Partial], bool]
"""Tests a literal in a state."""


class Letters:
    """The letters of one proof. Letter 1 is true."""

    def __init__(self, puzzle: Puzzle, slots: Slots) -> None:
        self.puzzle, self.slots = puzzle, slots
        self._places = {name: slot for slot, name in enumerate(slot_names(puzzle))}
        self._asks: dict[int, Ask] = {1: lambda state: True}
        self.cone: dict[int, frozenset[Key]] = {1: frozenset()}
        """Keys on which a letter depends."""
        self._false: dict[Literal, frozenset[int]] = {}
        self._sums: dict[int, Sum] = {}

    def values_without(self, literal: Literal) -> frozenset[int]:
        """Return the values of its only key for which a literal is false."""
        values_ = self._false.get(literal)
        if values_ is None:
            (key,) = self.cone[abs(literal)]
            ask, state = self.ask(literal), self.slots.partial()

            def is_false(value: int) -> bool:
                state.values[key] = value
                return not ask(state)

            values_ = frozenset(filter(is_false, self.slots.options(key)))
            self._false[literal] = values_
        return values_

    # Definitions

    def name(self, letter: int, slot: object, value: object) -> None:
        """Define a letter: the slot has a value, or as a set a member."""
        if not isinstance(slot, str) or slot not in self._places:
            raise Refused(f"there is no slot {values.quote(slot)}")
        place = self._places[slot]
        if place in self.slots.members:
            if type(value) is not int or value not in self.slots.members[place]:
                raise Refused(f"{values.quote(value)} can't be a member of `{slot}`")
            key = place, value
            self._define(letter, [], lambda state: bool(state.has(key)), key)
            return
        if value is None:
            value = NONE
        if type(value) is not int or value not in self.slots.options(place):
            raise Refused(f"`{slot}` is never {values.quote(value)}")
        if isinstance(self.slots.variables[place].type, Boolean) and value != 1:
            raise Refused(f"the letter of `{slot}` is that it is true")
        self._define(letter, [], lambda state: bool(state.has(place) == value), place)

    def define_all(self, letter: int, literals: Sequence[Literal]) -> None:
        """Define a letter: all literals are true."""
        asks = self._before(letter, literals)
        self._define(letter, literals, lambda state: all(ask(state) for ask in asks))

    def define_sum(self, letter: int, bound: int, terms: Sequence[Term]) -> None:
        """Define a letter: the weights of true literals sum to at least ``bound``."""
        literals = [literal for _, literal in terms]
        parts = [*zip((w for w, _ in terms), self._before(letter, literals), strict=True)]
        weights: dict[Literal, int] = {}
        for weight, literal in terms:
            weights[literal] = weights.get(literal, 0) + weight
        self._sums[letter] = weights, bound
        self._define(
            letter, literals, lambda state: sum(w for w, ask in parts if ask(state)) >= bound
        )

    def sum_of(self, literal: Literal) -> Sum | None:
        """Return the sum that makes a literal true, if it is defined by one."""
        definition = self._sums.get(abs(literal))
        if definition is None or literal > 0:
            return definition
        weights, bound = definition
        return {x: -w for x, w in weights.items()}, 1 - bound

    def _before(self, letter: int, literals: Sequence[Literal]) -> list[Ask]:
        for literal in literals:
            if abs(literal) not in self._asks or abs(literal) == letter:
                raise Refused(f"letter {letter} is defined by {literal}, which isn't defined yet")
        return [self.ask(literal) for literal in literals]

    def _define(self, letter: int, literals: Sequence[Literal], ask: Ask, *keys: Key) -> None:
        if letter < 2:
            raise Refused(f"{letter} can't be a letter")
        if letter in self._asks:
            raise Refused(f"letter {letter} is defined twice")
        self._asks[letter] = ask
        cone = self.cone[letter] = frozenset(keys).union(*(self.cone[abs(x)] for x in literals))
        if len(cone) == 1:  # many letters are chains of definitions
            (key,) = cone
            true = frozenset(self.slots.options(key)) - self.values_without(letter)
            self._asks[letter] = lambda state: state.has(key) in true

    # Literals

    def check_defined(self, literals: Sequence[Literal]) -> None:
        for literal in literals:
            if abs(literal) not in self._asks:
                raise Refused(f"letter {abs(literal)} is not defined")

    def ask(self, literal: Literal) -> Ask:
        ask = self._asks[abs(literal)]
        return ask if literal > 0 else lambda state: not ask(state)

    def cone_of(self, literals: Sequence[Literal]) -> frozenset[Key]:
        return frozenset().union(*(self.cone[abs(x)] for x in literals))
