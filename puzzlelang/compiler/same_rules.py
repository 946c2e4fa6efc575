"""Comparison of the rules of two compiled puzzles, slot by slot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.constant_tables import Table
from puzzlelang.compiler.ground_transition import Ground, Store
from puzzlelang.compiler.ir import Apply, Element, Node, Slot
from puzzlelang.core import Cells
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, fields, is_record

FOR_PEOPLE = frozenset(
    "span title about settings grids starts show looks views say step conflict".split()
)
"""Fields that no compiled function depends on."""

MOST_SHARED = 4
"""Maximum number of systems that are remembered."""


class SharingCompiler:
    """Compiles puzzles; if one has the rules of a recent one, they share compiled functions."""

    def __init__(self) -> None:
        self._systems: list[CompiledSystem] = []

    def __call__(self, puzzle: core.Puzzle) -> CompiledSystem:
        for system in self._systems:
            if are_equal(system.puzzle, puzzle):
                return system.of_puzzle(puzzle)
        return self.add(compile_puzzle(puzzle))

    def add(self, system: CompiledSystem) -> CompiledSystem:
        """Remember a compiled puzzle."""
        self._systems = [system, *self._systems[: MOST_SHARED - 1]]
        return system


def are_equal(one: core.Puzzle, other: core.Puzzle) -> bool:
    """Test whether two puzzles differ only by starts and texts for people.

    Faster than :func:`have_same_rules`, which finds more. False proves nothing.
    """
    numbers: list[dict[int, int]] = [{}, {}]
    waiting: list[tuple[Any, Any]] = [(one, other)]
    while waiting:
        a, b = waiting.pop()
        if a is b:
            continue
        if type(a) is not type(b):
            return False
        if is_record(a):  # expressions are shared alike, and names bound alike
            number = numbers[0].get(id(a))
            if number != numbers[1].get(id(b)):
                return False
            if number is None:
                numbers[0][id(a)] = numbers[1][id(b)] = len(numbers[0])
                names = [name for name in fields(a) if name not in FOR_PEOPLE]
                waiting += ((getattr(a, name), getattr(b, name)) for name in names)
        elif a != b:
            if not isinstance(a, tuple | list | dict) or len(a) != len(b):
                return False
            waiting += zip(a, b, strict=True)
            if isinstance(a, dict):
                waiting += zip(a.values(), b.values(), strict=True)
    return True


def have_same_rules(one: CompiledSystem, other: CompiledSystem, slots: Sequence[int]) -> bool:
    """Test whether two puzzles differ only by starts, texts for people, and the names of slots.

    Slot n of ``other`` is slot ``slots[n]`` of ``one``. If that is not the same order, the order of
    transitions is not compared. Both systems must be new, or have been compared only, because
    numbers of names and texts depend on what was lowered before. False proves nothing.
    """
    if not len(one.leaves.slots) == len(other.leaves.slots) == len(slots):
        return False
    numbers: dict[Any, int] = {}
    is_ordered = list(slots) == list(range(len(slots)))
    forms = [
        _Forms(places, numbers, is_ordered).of_system(system)
        for places, system in ((range(len(slots)), one), (slots, other))
    ]
    return forms[0] == forms[1]


class _Forms:
    """Turns terms into values that are equal for equal meanings; ``numbers`` are their numbers."""

    def __init__(self, slots: Sequence[int], numbers: dict[Any, int], is_ordered: bool) -> None:
        self._slots, self._numbers, self._is_ordered = slots, numbers, is_ordered
        self._memory: dict[Any, int] = {}

    def of_system(self, system: CompiledSystem) -> tuple[Any, ...]:
        checks = [system.lower(rule.condition, {}) for rule in system.puzzle.checks]
        conditions = [system.goal_term, system.lost_term, *system.estimates(), *checks]
        grounds = [*map(self._ground, system.grounds)]
        return (
            grounds if self._is_ordered else Counter(grounds),
            [*map(self._form, conditions)],
            {self._slots[slot.number]: slot.bounds for slot in system.leaves.slots},
            system.unit_cost,
        )

    def _ground(self, ground: Ground) -> Any:
        transition, ground = ground.transition, ground.inlined()
        return transition.index, transition.forced, self._form((
            ground.loops, ground.tests, ground.guard, ground.steps, ground.updates, ground.stores,
            ground.invariant, ground.cost_steps, ground.amounts, ground.cost,
        ))  # fmt: skip

    def _form(self, value: Any) -> Any:
        match value:
            case Node() | Table():
                number = self._memory.get(value)
                if number is None:
                    form = type(value), self._parts(value)
                    number = self._memory[value] = self._numbers.setdefault(
                        form, len(self._numbers)
                    )
                return "term", number
            case Store(offset, index, new, slots):
                return offset, self._form(index), self._form(new), self._stays(slots)
            case dict():  # of slots
                return frozenset((self._slots[key], self._form(one)) for key, one in value.items())
            case list() | tuple():
                return tuple(map(self._form, value))
            case Cells(name, height, width):
                return name, height, width
        return value

    def _parts(self, value: Node | Table) -> Any:
        match value:
            case Table():
                return tuple(value.entries)
            case Slot(number, bounds):
                return self._slots[number], bounds
            case Apply("and" | "or" as operation, arguments) if not value.may_fault:
                return operation, tuple(sorted(map(self._form, arguments)))
            case Element(offset, size):
                fields = (*map(self._form, value.children), value.bounds)
                return offset, size, fields, self._stays(range(offset, offset + size))
        return tuple(self._form(getattr(value, name)) for name in value.__match_args__)

    def _stays(self, slots: Iterable[int]) -> object:
        """Return a value that equals no other if one of the slots is renamed."""
        return None if all(self._slots[slot] == slot for slot in slots) else object()
