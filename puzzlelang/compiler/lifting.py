"""One compiled system for puzzles whose rules differ in constants.

Generated levels often differ in the words of a map, the entries of a table, or a number. Such a
constant becomes a slot after the state's slots. Its value is given when a compiled function is
made, so only the first few levels are compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_

from puzzlelang.compiler.compiled_system import CompiledSystem, compile_puzzle
from puzzlelang.compiler.same_rules import FOR_PEOPLE
from puzzlelang.core import (
    NONE,
    Boolean,
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
