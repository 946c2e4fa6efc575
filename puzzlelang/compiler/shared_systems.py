"""Compiled systems that are shared by several puzzles.

Generated levels often have the same rules, or differ in the words of a map, the entries of a table,
or a number. Such a constant becomes a slot after the state's slots. Its value is given when a
compiled function is made, so only the first few levels are compiled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import is_

from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.constant_tables import Table
from puzzlelang.compiler.ground_transition import Ground, Store
from puzzlelang.compiler.ir import Apply, Element, Node, Slot
from puzzlelang.core import (
    NONE,
    Boolean,
    Cells,
    Domain,
    Integers,
    Scalar,
    SetOf,
    combinations_of,
    count_of,
    element_type,
    set_type,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, fields, is_record, replace

# ── equal rules ───────────────────────────────────────────────────────────────────────

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


MOST_SYSTEMS = 4
"""Maximum number of remembered systems for puzzles with equal variables."""

MOST_FAMILIES = 64
"""Maximum number of different variables for which systems are remembered."""

MOST_CHANGES = 16
"""Maximum number of times that further constants of a system are lifted."""

MOST_ENTRIES = 1_000
"""Maximum number of entries of a lifted table."""


class LiftingCompiler:
    """Compiles puzzles; those whose rules differ in constants share terms and code.

    Its systems rate states in Python: no other engine knows slots outside the state.
    """

    def __init__(self) -> None:
        self._families: dict[Any, list[_Shared]] = {}

    def __call__(self, puzzle: core.Puzzle) -> CompiledSystem:
        key = tuple(
            (v.name, v.size, v.domain and size_of(v.domain.values)) for v in puzzle.variables
        )
        if key not in self._families and len(self._families) >= MOST_FAMILIES:
            self._families.clear()
        family = self._families.setdefault(key, [])
        for shared in family:
            system = shared.system_of(puzzle)
            if system is not None:
                return system
        family[:] = [_Shared(puzzle), *family[: MOST_SYSTEMS - 1]]
        return family[0].system


class Different(Exception):
    """Two puzzles differ in more than constants."""


class _Shared:
    """A compiled system whose rules hold for several puzzles.

    ``rules`` read the variables ``lifted`` in place of constants.
    """

    def __init__(self, puzzle: core.Puzzle) -> None:
        self._rules, self.system = puzzle, compile_puzzle(puzzle)
        self._lifted: tuple[core.Variable, ...] = ()
        self._changes = 0

    def system_of(self, puzzle: core.Puzzle) -> CompiledSystem | None:
        """Return the system of a puzzle if its rules differ from these in constants only."""
        lifting = _Lifting(self._rules, self._lifted)
        try:
            rules = lifting.of(self._rules, puzzle)
        except Different:
            return None
        if rules is not self._rules:
            self._changes += 1
            if self._changes > MOST_CHANGES:
                return None
            self._rules, self._lifted = rules, lifting.variables
            whole = replace(rules, variables=(*rules.variables, *self._lifted))
            self.system = CompiledSystem(whole, lifting.given)
        given = lifting.given
        return self.system.of_given(puzzle, given) if given else self.system.of_puzzle(puzzle)


class _Lifting:
    """Compares the rules of two puzzles, and lifts constants that differ."""

    def __init__(self, puzzle: core.Puzzle, lifted: Sequence[core.Variable]) -> None:
        self._end = sum(variable.size for variable in (*puzzle.variables, *lifted))
        self._values: dict[core.Variable, list[int]] = {}
        self._lifted = {variable: variable for variable in lifted}
        """The lifted variables, each with its replacement."""
        self._constants: dict[core.Const | core.Table, core.Variable] = {}
        self._pairs: dict[int, tuple[Any, Any]] = {}
        """For each record that was compared, the other one and the result."""

    @property
    def variables(self) -> tuple[core.Variable, ...]:
        return tuple(self._lifted.values())

    @property
    def given(self) -> list[int]:
        """The values of the lifted variables in the other puzzle."""
        return [value for variable in self._lifted for value in self._values[variable]]

    def of(self, a: Any, b: Any) -> Any:
        """Return ``a`` with variables in place of the constants in which ``b`` differs.

        The same object if they differ nowhere. Raise :class:`Different` if more differs.
        """
        if a is b:
            return a
        if isinstance(a, tuple) and type(b) is tuple and len(a) == len(b):
            row = tuple(map(self.of, a, b))
            return a if all(map(is_, row, a)) else row
        if not is_record(a):
            if type(a) is not type(b) or a != b:
                raise Different
            return a
        pair = self._pairs.get(id(a))
        if pair is None:
            self._pairs[id(a)] = pair = b, self._record(a, b)
        elif pair[0] is not b and not isinstance(a, core.Const | Scalar | SetOf | Boolean | Domain):
            raise Different  # expressions are shared alike, and names bound alike
        elif pair[0] is not b:
            return self._record(a, b)
        return pair[1]

    def _record(self, a: Any, b: Any) -> Any:
        match a, b:
            case core.Read(), core.Const() | core.Lookup() if a.variable in self._lifted:
                return self._read(a, a.variable, b)
            case core.Const(), core.Const() if a.value != b.value:
                return self._read(a, self._new(a), b)
            case core.Lookup(), core.Lookup() if a.table.entries != b.table.entries:
                return self._read(a, self._new(a), b)
            case Scalar(), Scalar():
                if (a.optional, a.nowhere) != (b.optional, b.nowhere):
                    raise Different
                base = self.of(a.base, b.base)
                fits = a.low <= b.low and b.high <= a.high
                low = a.low if a.low <= b.low else _rounded(b.low)
                high = a.high if b.high <= a.high else _rounded(b.high)
                return a if fits and base is a.base else replace(a, base=base, low=low, high=high)
            case SetOf(), SetOf():
                base = self.of(a.base, b.base)
                high = a.high if b.high <= a.high else _rounded(b.high)
                return a if base is a.base and high == a.high else SetOf(base, high)
        if type(a) is not type(b):
            raise Different
        old = [getattr(a, name) for name in fields(a)]
        new = [
            value if name in FOR_PEOPLE else self.of(value, getattr(b, name))
            for name, value in zip(fields(a), old, strict=True)
        ]
        return a if all(map(is_, old, new)) else type(a)(*new)

    # ── constants ────────────────────────────────────────────────────────────────────

    def _read(self, a: Any, variable: core.Variable, b: core.Const | core.Lookup) -> core.Read:
        """Return a read of ``variable``, which has the constant ``b`` in the other puzzle."""
        values = _values_of(b)
        if self._values.setdefault(variable, values) != values:
            raise Different
        keys, arguments = _keys_of(b), ()
        if self.of(variable.keys, keys) is not variable.keys:
            raise Different
        if isinstance(b, core.Lookup):
            arguments = self.of(a.arguments, b.arguments)
        new = self._lifted[variable] = self._widened(self._lifted[variable], _type_of(b), values)
        kind = self.of(a.type, b.type)
        if isinstance(a, core.Read) and (a.variable, a.arguments) == (new, arguments):
            return a if kind is a.type else replace(a, type=kind)
        return core.Read(a.span, kind, new, arguments)

    def _new(self, a: core.Const | core.Lookup) -> core.Variable:
        """Return the variable in place of a constant or table; it is new at its first use."""
        key = a.table if isinstance(a, core.Lookup) else a
        if key not in self._constants:
            kind, keys, values = _type_of(a), _keys_of(a), _values_of(a)
            domain = None if isinstance(kind, Boolean) else Domain(kind.base, range(1))
            variable = core.Variable("", a.span, keys, kind, domain, self._end)
            self._end += len(values)
            self._lifted[variable] = self._widened(variable, kind, values)
            self._constants[key] = variable
        return self._constants[key]

    def _widened(self, variable: core.Variable, kind: Any, values: list[int]) -> core.Variable:
        """Return the variable with a domain that includes the values of type ``kind``."""
        domain, is_alike = variable.domain, type(kind) is type(variable.type)
        if not is_alike:
            raise Different
        if domain is None:
            return variable
        self.of(domain.base, kind.base)
        low, high = min(values), max(values)
        if isinstance(kind, SetOf):
            low, high = 0, high.bit_length() - 1
        if domain.low <= low and high <= domain.high:
            return variable
        if isinstance(kind.base, Integers):
            low, high = min(domain.low, _rounded(low)), max(domain.high, _rounded(high))
        else:
            low, high = 0, kind.base.size - 1
        new = Domain(domain.base, range(low, high + 1))
        wide = set_type(new) if isinstance(kind, SetOf) else element_type(new)
        return replace(variable, type=wide, domain=new)


def _keys_of(constant: core.Const | core.Lookup) -> tuple[Domain, ...]:
    return constant.table.keys if isinstance(constant, core.Lookup) else ()


def _type_of(constant: core.Const | core.Lookup) -> Boolean | Scalar | SetOf:
    """Return the type of the values; raise :class:`Different` if they can't be lifted."""
    kind = constant.table.element if isinstance(constant, core.Lookup) else constant.type
    if not isinstance(kind, Boolean | Scalar | SetOf):
        raise Different
    return kind


def _values_of(constant: core.Const | core.Lookup) -> list[int]:
    """Return the value of a constant, or of each entry of a table that lacks none."""
    if isinstance(constant, core.Const):
        values = [constant.value]
    else:
        table = constant.table
        if count_of(table.keys) > MOST_ENTRIES:
            raise Different
        values = [table.entries.get(key, NONE) for key in combinations_of(table.keys)]
    if not all(isinstance(value, int) and value > NONE for value in values):
        raise Different
    return values


def _rounded(number: int) -> int:
    """Return the nearest number, further from 0, of the form 0, 1, 3, 7, … or its negative.

    So a constant that grows from level to level is soon within its bounds.
    """
    most = (1 << abs(number).bit_length()) - 1
    return most if number >= 0 else -most
