"""Printing views of an answer.

``semantics`` defines the expressions. This module supplies the states of a view and an index of
them: `some n in trace where at = c` is evaluated for every cell of a map, each time with one
lookup.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

from puzzlelang.core import (
    Apply,
    At,
    ByteColumns,
    Const,
    Expr,
    Fold,
    If,
    Let,
    Local,
    Lookup,
    Puzzle,
    Read,
    RuleFault,
    Scope,
    View,
    bound_by,
    current,
    kinds_of,
    members,
    parts,
    semantics,
    size_of,
)
from puzzlelang.text import Any, Diagnostic, Record

Slots = tuple[int, ...]


class _Key(metaclass=Record):
    """A condition that compares a state with an outside value: ``at = c`` or ``c in crates``."""

    of_state: Expr
    given: Const | Local
    is_set: bool


class States:
    """Numbered states; ``said`` is the text of the step that led to each."""

    def __init__(
        self, states: Sequence[Any], slots: Callable[[Any], Slots], said: Sequence[str] = ()
    ) -> None:
        self._states, self._slots, self._said = states, slots, said
        self._indexes: dict[tuple[Expr | None, ...], _Index | None] = {}

    def __len__(self) -> int:
        return len(self._states)

    def __getitem__(self, number: int) -> Slots:
        return self._slots(self._states[number])

    def said(self, number: int) -> str:
        return self._said[number]

    def values(self, number: Local, key: _Key, scope: Scope) -> Iterator[Any]:
        """Yield the value of ``key`` in each state; for a set, its members."""
        match key.of_state:
            case At(_, _, _, which, Read(_, _, variable, ())) if which is number:
                place, slots = variable.offset, self._slots
                column = (slots(state)[place] for state in self._states)
            case of_state:
                value = semantics.function(of_state, (number,), scope)
                column = (value((), (n,)) for n in range(len(self._states)))
        return map(members, column) if key.is_set else column

    def chosen(
        self, number: Local, conditions: tuple[Expr | None, ...], scope: Scope
    ) -> Sequence[int]:
        """Return the numbers for which all of ``conditions`` may hold."""
        try:
            if conditions not in self._indexes:
                self._indexes[conditions] = None  # remains if computing the keys faults
                keys = _keys(number, conditions)
                self._indexes[conditions] = _Index(keys, self, number, scope) if keys else None
            index = self._indexes[conditions]
            if index is not None:
                return index.numbers(scope)
        except RuleFault:  # the fault counts only if the condition is evaluated
            pass
        return range(len(self))


class _Index:
    """Numbers of states, indexed by values of keys."""

    def __init__(self, keys: Sequence[_Key], states: States, number: Local, scope: Scope) -> None:
        self._given = tuple(key.given for key in keys)
        self._numbers: dict[tuple[Any, ...], list[int]] = {}
        columns = [states.values(number, key, scope) for key in keys]
        for n, row in enumerate(zip(*columns, strict=True)):
            several = (
                value if key.is_set else (value,) for key, value in zip(keys, row, strict=True)
            )
            for combination in product(*several):
                self._numbers.setdefault(combination, []).append(n)

    def numbers(self, scope: Scope) -> Sequence[int]:
        values = tuple(
            operand.value if isinstance(operand, Const) else scope[operand]
            for operand in self._given
        )
        return self._numbers.get(values, ())


def _keys(number: Local, conditions: Sequence[Expr | None]) -> list[_Key]:
    """Return the keys at the beginning of ``conditions``.

    Any other condition may prevent a fault in the keys after it, so these are not used.
    """
    keys: list[_Key] = []
    for condition in conditions:
        for part in _parts(condition):
            key = _key(number, part)
            if key is None:
                return keys
            keys.append(key)
    return keys


def _parts(condition: Expr | None) -> tuple[Expr, ...]:
    if condition is None:
        return ()
    if isinstance(condition, Apply) and condition.operation == "and":
        return tuple(part for argument in condition.arguments for part in _parts(argument))
    return (condition,)


def _key(number: Local, condition: Expr) -> _Key | None:
    if not isinstance(condition, Apply) or condition.operation not in ("=", "in"):
        return None
    left, right = condition.arguments
    if isinstance(left, Const | Local) and left is not number and _is_of(number, right):
        return _Key(right, left, condition.operation == "in")
    if condition.operation == "=" and isinstance(right, Const | Local) and right is not number:
        return _Key(left, right, False) if _is_of(number, left) else None
    return None


def _is_of(number: Local, expr: Expr, names: frozenset[Local] = frozenset()) -> bool:
    """Test whether ``expr`` depends only on the state with that number."""
    match expr:
        case Const():
            return True
        case Local():
            return expr is number or expr in names
        case At(_, _, _, which, read):
            arguments = read.arguments if isinstance(read, Read) else ()
            return all(_is_of(number, part, names) for part in (which, *arguments))
        case Lookup(arguments=arguments) | Apply(arguments=arguments):
            return all(_is_of(number, part, names) for part in arguments)
        case If(_, _, condition, then, otherwise):
            return all(_is_of(number, part, names) for part in (condition, then, otherwise))
        case Let(_, _, local, value, body):
            return _is_of(number, value, names) and _is_of(number, body, names | {local})
        case Fold(_, _, _, binders, where, body_):
            inner = names | set(bound_by(binders))
            parts = [part for part in (where, body_) if part is not None]
            return all(_is_of(number, part, inner) for part in parts)
    return False  # it reads the state in which the view is printed


# ── pictures of large maps ───────────────────────────────────────────────────────────


def shown(puzzle: Puzzle, state: Slots) -> str:
    """Return the text of ``semantics.shown``, computed faster for large maps."""
    return semantics.shown(puzzle, state, _texts)


def _texts(fold: Fold, state: Sequence[int], scope: Scope) -> Sequence[str] | None:
    """Compute the texts of a fold over all cells of a large map, one for each kind of cells.

    Cells are of one kind if no state refers to them and the map is the same there. Return None if
    the kinds can't be determined.
    """
    (binder, *more), body = fold.binders, fold.body
    if (
        more
        or fold.where is not None
        or size_of(binder.values) < current.alike_cells
        or len(binder.locals) > 1
    ):
        return None
    local, apart = binder.locals[0], set[int]()
    size = size_of(binder.values)

    def of_states(expr: Expr, columns: ByteColumns) -> bool:
        if isinstance(expr, Fold):
            return _looks_up(expr, local, scope, size, columns, apart)
        return _compares(expr, local, state, scope, apart)

    partition = None if binder.states else kinds_of(binder.values, local, (body,), of_states)
    if partition is None or body is None or len(partition) != size:
        return None
    kinds = bytearray(partition)
    for cell in apart:
        kinds[cell] = OF_ITS_OWN
    common_kinds = set(kinds) - {OF_ITS_OWN}
    texts: dict[int, str] = {}
    text_of = semantics.function(body, (local,), scope)
    for cell in sorted(apart.union(kinds.find(bytes((kind,))) for kind in common_kinds)):
        try:
            texts[cell] = text_of(state, (cell,))
        except RuleFault as fault:
            raise fault.given((local,), {local: cell}) from None
    of_kind = {kind: texts[kinds.find(bytes((kind,)))] for kind in common_kinds} | {OF_ITS_OWN: ""}
    all_ = list(map(of_kind.__getitem__, kinds))
    for cell in apart:
        all_[cell] = texts[cell]
    return all_


OF_ITS_OWN = 255
"""The kind of individually computed cells."""


def _compares(
    expr: Expr, local: Local, state: Sequence[int], scope: Scope, apart: set[int]
) -> bool:
    """Test whether ``expr`` compares ``local`` with fixed cells, and add these to ``apart``."""
    if not isinstance(expr, Apply) or expr.operation not in ("=", "!=", "in"):
        return False
    left, right = expr.arguments
    other = right if left is local else left
    if (left is not local and right is not local) or (expr.operation == "in" and other is left):
        return False
    if _mentions(other, local):
        return False
    try:
        value = semantics.evaluate(other, state, scope)
        cells = members(value) if expr.operation == "in" else [value]
    except (RuleFault, LookupError):  # it depends on other local names
        return False
    apart.update(cell for cell in cells if cell >= 0)
    return True


def _mentions(expr: Expr, local: Local) -> bool:
    return expr is local or any(_mentions(part, local) for part in parts(expr))


def _looks_up(
    fold: Fold, local: Local, scope: Scope, size: int, columns: ByteColumns, apart: set[int]
) -> bool:
    """Test whether ``fold`` selects the states that refer to the cell ``local``.

    Cells without such a state are alike. If the fold has no other condition, cells with one are
    alike too; otherwise these are added to ``apart``.
    """
    binder = fold.binders[0]
    if len(fold.binders) > 1 or binder.states is None:
        return False
    number = binder.locals[0]
    conditions = (fold.where, fold.body if fold.kind == "some" else None)
    mine = next((key for key in _keys(number, conditions) if key.given is local), None)
    if mine is None:
        return False
    try:
        values = scope[binder.states].values(number, mine, scope)
        cells = {cell for value in values for cell in (value if mine.is_set else (value,))}
    except RuleFault:
        return False
    here = {cell for cell in cells if 0 <= cell < size}
    if fold.kind == "some" and sum(len(_parts(part)) for part in conditions) == 1:
        flags = bytearray(size)
        for cell in here:
            flags[cell] = 1
        columns[id(fold)] = bytes(flags)
    else:
        apart |= here
    return True


MOST_WORK = 2_000_000_000
"""Limit of operations for printing a view."""


def printed(
    puzzle: Puzzle, view: View, trace: States | None, discovered: States | None
) -> Iterator[str]:
    """Yield the texts of ``view``, one for each value of its parameters.

    ``trace`` is None without a solution, ``discovered`` if the view doesn't use it.
    """
    state = trace[len(trace) - 1] if trace is not None else puzzle.starts[0]
    scope: Mapping[Local, Any] = {
        view.trace: trace, view.discovered: discovered, semantics.SHORTCUT: _texts
    }  # fmt: skip
    to_bind, to_print = view.work
    try:
        _check_work(view, to_bind)
        bound = semantics.bindings(view.binders, view.where, state, scope)
        _check_work(view, sum(to_print for _ in bound))
        names = bound_by(view.binders)
        text = semantics.function(view.template, names, scope)
        for inner in semantics.bindings(view.binders, view.where, state, scope):
            try:
                yield text(state, [inner[name] for name in names])
            except RuleFault as fault:
                raise fault.given(names, inner) from None
    except RuleFault as fault:
        if fault.code == "too-much-work":
            raise
        raise fault.within(view.span, f"in the view `{view.name}`") from None


def _check_work(view: View, steps: int) -> None:
    if steps > MOST_WORK:
        raise RuleFault(Diagnostic(
            "too-much-work", f"printing the view `{view.name}` takes up to {steps:,} steps",
            view.span, f"the limit is {MOST_WORK:,}",
            "let the names range over smaller sets, or use fewer at a time",
        ))  # fmt: skip
