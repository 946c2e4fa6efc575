"""Lowering: from the typed core to terms. Reads become slots, and small folds are unrolled.

A definition is expanded at each use, and a rule is lowered for each value of its parameters. So
equal expressions recur, with other bound names or with the same terms for their free names. A memo
has their terms by structural keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count

from puzzlelang.compiler import terms
from puzzlelang.compiler.constant_tables import Tables, in_both_directions
from puzzlelang.compiler.ir import FAULT, Apply, Const, Fold, Leaves, Let, Temp, Term
from puzzlelang.compiler.state_layout import slot_bounds
from puzzlelang.compiler.terms import FALSE, TRUE, const, refreshed
from puzzlelang.core import (
    CLOSURES,
    NOWHERE,
    OPERATIONS,
    Boolean,
    Cells,
    Digits,
    Domain,
    ListOf,
    Row,
    RuleFault,
    Scalar,
    SetOf,
    TextType,
    TupleOf,
    Type,
    current,
    function,
    maps_of,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.text import Any, Record, replace

# ── shapes of expressions ─────────────────────────────────────────────────────────────

Copies = tuple[int, int]
"""A range of numbers of copies (the first excluded) for which an expression has the same term.

Unrolled folds around an expression copy its term.
"""

ANY_COPIES: Copies = (0, 1 << 62)


SIMPLE = Boolean | Scalar | SetOf
"""Types whose terms have the values of the reference semantics."""


class Shape(metaclass=Record):
    """An expression without its spans and bound names.

    Expressions with the same ``number`` have equal values if their ``free`` names have, one by one.
    ``simple``: without state, loops, and names of texts, lists and rows.
    """

    number: int
    free: tuple[core.Local, ...]
    size: int
    stateless: bool
    simple: bool


class Shapes:
    """The shapes of one puzzle's expressions."""

    def __init__(self) -> None:
        self._shapes: dict[core.Expr, Shape] = {}
        self._numbers: dict[Any, int] = {}

    def of(self, expr: core.Expr) -> Shape:
        shape = self._shapes.get(expr)
        if shape is None:
            shape = self._shapes[expr] = self._shape_of(expr)
        return shape

    def _shape_of(self, expr: core.Expr) -> Shape:
        kind = expr.type
        match expr:
            case core.Const(_, Scalar() | SetOf() | ListOf() | Boolean() | TextType(), value):
                return self._shape(("const", kind, value), ())
            case core.Const():
                return self._shape(expr, ())
            case core.Local():
                number = self._numbers.setdefault(("local", kind), len(self._numbers))
                return Shape(number, (expr,), 1, True, isinstance(kind, SIMPLE))
            case core.Read(_, _, variable, arguments):
                return self._shape(("read", variable), arguments, reads=True)
            case core.Whole(_, _, variable):
                return self._shape(("whole", variable), (), reads=True)
            case core.Lookup(_, _, table, arguments):
                return self._shape(("look", table), arguments)
            case core.Apply(_, _, operation, arguments):
                return self._shape((operation, kind), arguments)
            case core.If(_, _, condition, then, otherwise):
                return self._shape(("if", kind), (condition, then, otherwise))
            case core.Let(_, _, name, value, body, sure):
                return self._shape(("let", kind, sure), (body, value), (name,))
            case core.Fold(_, _, how, binders, where, body_):
                bound_names = tuple(name for binder in binders for name in binder.locals)
                values = tuple(
                    (len(b.locals), b.values if isinstance(b.values, range) else id(b.values))
                    for b in binders
                )
                inside = [part for part in (where, body_) if part is not None]
                head = (how, kind, values, where is None)
                return self._shape(head, inside, bound_names, loops=True)
        raise AssertionError(f"unhandled node {expr!r}")

    def _shape(
        self,
        head: Any,
        below: Iterable[core.Expr],
        bound: tuple[core.Local, ...] = (),
        *,
        reads: bool = False,
        loops: bool = False,
    ) -> Shape:
        """Build a shape. Bound names get the numbers -1, -2, …, and free names 0, 1, … in order.

        The value of a ``let`` can't mention its name, so ``bound`` may apply to all parts.
        """
        places: dict[core.Local, int] = {name: -1 - i for i, name in enumerate(bound)}
        free: list[core.Local] = []
        key: list[Any] = [head]
        size, stateless, simple = 1, not reads, not reads and not loops
        for part in map(self.of, below):
            for name in part.free:
                if name not in places:
                    places[name] = len(free)
                    free.append(name)
            key.append((part.number, *(places[name] for name in part.free)))
            size += part.size
            stateless = stateless and part.stateless
            simple = simple and part.simple
        number = self._numbers.setdefault(tuple(key), len(self._numbers))
        return Shape(number, tuple(free), size, stateless, simple)


class Memory:
    """Terms by the shapes of expressions and the terms of their free names."""

    def __init__(self, leaves: Leaves) -> None:
        self._leaves = leaves
        self._terms: dict[Any, list[tuple[Copies, Term]]] = {}
        self._size = 0

    def key(self, shape: Shape, scope: Any) -> Any:
        return (shape.number, *(scope[name] for name in shape.free))

    def find(self, key: Any, copies: int) -> tuple[Copies, Term] | None:
        for window, term in self._terms.get(key, ()):
            if window[0] < copies <= window[1]:
                return window, refreshed(term, self._anew)
        return None

    def _anew(self, temp: Temp) -> Temp:
        return self._leaves.temp(temp.bounds)

    def keep(self, key: Any, window: Copies, term: Term) -> None:
        if self._size < current.remembered:
            self._terms.setdefault(key, []).append((window, term))
            self._size += 1


WORTH_STAGING = 4
"""Number of values of an expression from which its function is faster than terms."""


class Lowering:
    """Turns the expressions of one puzzle into terms; equal tables are shared."""

    def __init__(self, puzzle: core.Puzzle) -> None:
        bounds: list[tuple[int, int]] = []
        for variable in puzzle.variables:
            bounds.extend([slot_bounds(variable)] * variable.size)
        self.leaves = Leaves(bounds, count())
        self.tables = Tables()
        self._shapes = Shapes()
        self._memory = Memory(self.leaves)
        self._asked: set[Temp] = set()
        """Temps of values that may fault: bounds don't decide a membership test of such a value."""
        self._sums: dict[core.Fold, core.Fold] = {}
        self._narrowed: dict[core.Fold, core.Fold] = {}
        self._functions: dict[int, tuple[int, Callable[[Any, list[int]], Any] | None]] = {}
        self._constants: dict[tuple[int, ...], Const | None] = {}
        self._copies = 1
        self._same: Copies = ANY_COPIES
        """Numbers of copies for which the current expression has the same term."""
        self._left = current.worked_out

    # ── expressions ──────────────────────────────────────────────────────────────────

    def lower(self, expr: core.Expr, scope: Scope) -> Term:
        """Return the term of ``expr``; ``scope`` has the terms of its free names."""
        if expr.__class__ is core.Local:
            return scope[expr]
        shape = self._shapes.of(expr)
        if shape.simple and shape.size > 1:
            known = self._constant_of(expr, shape, scope)
            if known is not None:
                return known
        if shape.size < current.remembered_from:
            return self._lowered(expr, scope)
        key = self._memory.key(shape, scope)
        memo = self._memory.find(key, self._copies)
        if memo is not None:
            self._narrow(memo[0])
            return memo[1]
        outer, self._same = self._same, ANY_COPIES
        term = self._lowered(expr, scope)
        self._memory.keep(key, self._same, term)
        same, self._same = self._same, outer
        self._narrow(same)
        return term

    def _constant_of(self, expr: core.Expr, shape: Shape, scope: Scope) -> Const | None:
        """Evaluate an expression by the reference semantics if all its names are constant.

        None if they are not, if it has no value, or for the first values.
        """
        key = [shape.number]
        for name in shape.free:
            term = scope[name]
            if not isinstance(term, Const):
                return None
            key.append(term.value)
        index = tuple(key)
        if index not in self._constants:
            times, evaluate = self._functions.get(shape.number, (0, None))
            if evaluate is None:
                if times >= WORTH_STAGING:
                    evaluate = function(expr, shape.free)
                self._functions[shape.number] = times + 1, evaluate
                if evaluate is None:
                    return None
            try:
                value = evaluate((), key[1:]) if isinstance(expr.type, SIMPLE) else None
            except RuleFault:
                value = None
            self._constants[index] = None if value is None else const(value)
        return self._constants[index]

    def _narrow(self, same: Copies) -> None:
        self._same = max(self._same[0], same[0]), min(self._same[1], same[1])

    def _lowered(self, expr: core.Expr, scope: Scope) -> Term:
        match expr:
            case core.Const(_, kind, value):
                return self._constant(kind, value)
            case core.Read(_, _, variable, arguments):
                index = self.index(variable.keys, arguments, scope)
                return terms.element(variable.offset, variable.size, index, slot_bounds(variable))
            case core.Lookup():
                return self._lookup(expr, scope)
            case core.Apply():
                return self._apply(expr, scope)
            case core.If(_, _, condition, then, otherwise):
                test = self.lower(condition, scope)
                if isinstance(test, Const):
                    return self.lower(then if test.value else otherwise, scope)
                return terms.choice(test, self.lower(then, scope), self.lower(otherwise, scope))
            case core.Let():
                return self._let(expr, scope)
            case core.Fold(kind=kind) if kind in CLOSURES:
                return self._closure(expr, scope)
            case core.Fold():
                return self._fold(expr, scope)
        raise AssertionError(f"unhandled node {expr!r}")

    def _let(self, expr: core.Let, scope: Scope) -> Term:
        value = self.lower(expr.value, scope)

        def body(term: Term) -> Term:
            if value.may_fault:
                self._asked |= term.temps
            return self.lower(expr.body, {**scope, expr.local: term})

        return (terms.let if expr.sure else terms.let_by_need)(self.leaves, value, body)

    def _constant(self, kind: Type, value: Any) -> Term:
        if isinstance(kind, TextType):
            return const(self.tables.text(value))
        return const(value)

    def _lookup(self, expr: core.Lookup, scope: Scope) -> Term:
        table = expr.table
        operands = [self.lower(argument, scope) for argument in expr.arguments]
        if table.default is None or all(map(is_within, table.keys, operands)):
            return terms.look(self.tables.flat(table), self._place_of(table.keys, operands))
        # Outside its keys the table has its default; off the map it has no value.

        def ask(arguments: list[Term]) -> Term:
            if len(arguments) < len(operands):
                return terms.let(
                    self.leaves, operands[len(arguments)], lambda value: ask([*arguments, value])
                )
            inside = [self.inside(k, v) for k, v in zip(table.keys, arguments, strict=True)]
            off_map = [
                terms.operate("=", value, const(NOWHERE))
                for value in arguments
                if value.bounds[0] <= NOWHERE
            ]
            otherwise = terms.choice(terms.any_of(off_map), FAULT, const(table.default))
            index = self._place_of(table.keys, arguments)
            there = terms.look(self.tables.flat(table), index)
            return terms.choice(terms.all_of(inside), there, otherwise)

        return ask([])

    def inside(self, key: Domain, value: Term) -> Term:
        """Test whether ``value`` is in ``key``."""
        if not size_of(key.values):
            return FALSE
        low, high = value.bounds
        above = TRUE if low >= key.low else terms.operate(">=", value, const(key.low))
        below = TRUE if high <= key.high else terms.operate("<=", value, const(key.high))
        if key.contiguous:
            return terms.all_of([above, below])
        key_values = set(key.values)
        members = self.tables.of(tuple(int(v in key_values) for v in range(key.low, key.high + 1)))
        there = terms.look(members, terms.operate("-", value, const(key.low)))
        return terms.all_of([above, below, there])

    def index(self, keys: Sequence[Domain], arguments: Sequence[core.Expr], scope: Scope) -> Term:
        """Return the index of arguments among all combinations of keys; out of range for other
        arguments.

        With several keys, an argument outside its domain would give the index of other arguments.
        So it is looked up in a table without an entry for it, unless it is proved to be inside.
        """
        return self._place_of(keys, [self.lower(argument, scope) for argument in arguments])

    def _place_of(self, keys: Sequence[Domain], operands: Sequence[Term]) -> Term:
        number = 0
        for key, value in zip(keys, operands, strict=True):
            if not isinstance(value, Const) or value.value not in key.values:
                break
            number = number * size_of(key.values) + key.values.index(value.value)
        else:
            return const(number)
        total: Term = FALSE
        for key, value in zip(keys, operands, strict=True):
            place = self._place(key, value, checked=len(keys) > 1)
            total = terms.operate("*", total, const(size_of(key.values)))
            total = terms.operate("+", total, place) if total is not FALSE else place
        return total

    def _place(self, key: Domain, value: Term, *, checked: bool) -> Term:
        if not size_of(key.values):  # an empty list
            return FAULT
        if is_within(key, value) or (key.contiguous and not checked):
            return terms.operate("-", value, const(key.low))
        if isinstance(value, Const):
            is_key = value.value in key.values
            return const(key.values.index(value.value)) if is_key else FAULT
        places: list[int | None] = [None] * (key.high - key.low + 1)
        for place, key_value in enumerate(key.values):
            places[key_value - key.low] = place
        offset = terms.operate("-", value, const(key.low))
        return terms.look(self.tables.of(tuple(places)), offset)

    # ── operations ───────────────────────────────────────────────────────────────────

    def _apply(self, expr: core.Apply, scope: Scope) -> Term:
        operation, arguments = expr.operation, expr.arguments
        if operation in ("and", "or"):
            return self._connect(operation, arguments, scope)
        if operation in ("=", "!="):
            return self._equal(expr, scope)
        if operation == "in":
            return self._member(arguments, scope)
        if operation == "count" and isinstance(arguments[0], core.Fold):
            return self._count(arguments[0], scope)
        if operation == "present":
            return self._present(expr, scope)
        if operation in ("text", "join", "picture"):
            return FAULT  # used only for `say:`, which needs no term
        maps = tuple(maps_of(OPERATIONS[operation], [argument.type for argument in arguments]))
        operands = [self.lower(argument, scope) for argument in arguments]
        if operation == "different":
            return _different(operands)
        if maps and not isinstance(maps[0], Cells):
            return terms.call(maps, operation, *operands)
        if maps:
            from puzzlelang.compiler.map_operations import on_cells

            return on_cells(self.leaves, self.tables, operation, maps, operands)
        return terms.operate(operation, *operands)

    def _present(self, expr: core.Apply, scope: Scope) -> Term:
        """Bind the value to a temp with the narrower bounds of its type, which exclude ``none``."""
        value = terms.operate("present", self.lower(expr.arguments[0], scope))
        if isinstance(value, Const) or not isinstance(expr.type, Scalar):
            return value
        name = self.leaves.temp((expr.type.low, expr.type.high))
        return Let(name, value, name)

    def _connect(self, operation: str, arguments: Sequence[core.Expr], scope: Scope) -> Term:
        join, ends = (terms.all_of, FALSE) if operation == "and" else (terms.any_of, TRUE)
        parts = []
        for argument in arguments:
            parts.append(self.lower(argument, scope))
            if parts[-1] is ends:
                break
        return join(parts)

    def _member(self, arguments: Sequence[core.Expr], scope: Scope) -> Term:
        value, group = self.lower(arguments[0], scope), self.lower(arguments[1], scope)
        if not isinstance(group, Const) or isinstance(value, Const):
            return terms.operate("in", value, group)
        mask = group.value
        if (mask == 0 and value.may_fault) or not self._asked.isdisjoint(value.temps):
            return terms.operate("in", value, group)
        from puzzlelang.compiler.map_operations import among

        return terms.let(self.leaves, value, lambda member: among(self.tables, member, mask))

    def _equal(self, expr: core.Apply, scope: Scope) -> Term:
        left, right = expr.arguments
        if isinstance(left.type, Row | TupleOf):
            pairs = zip(self._items(left, scope), self._items(right, scope), strict=True)
            same = terms.all_of([terms.operate("=", a, b) for a, b in pairs])
            return same if expr.operation == "=" else terms.negation(same)
        return terms.operate(expr.operation, self.lower(left, scope), self.lower(right, scope))

    def _items(self, expr: core.Expr, scope: Scope) -> list[Term]:
        """Return the elements of a row or tuple."""
        match expr:
            case core.Const(_, Row(_, element), value):
                return [self._constant(element, item) for item in value]
            case core.Const(_, TupleOf(kinds), value):
                return [self._constant(k, item) for k, item in zip(kinds, value, strict=True)]
            case core.Whole(_, _, variable):
                return [*self.leaves.slots[variable.slots]]
            case core.Apply(_, _, "reverse", (row,)):
                return self._items(row, scope)[::-1]
            case core.Apply(_, _, "tuple", items):
                return [self.lower(item, scope) for item in items]
            case core.If(_, _, condition, then, otherwise):
                test = self.lower(condition, scope)
                both = zip(self._items(then, scope), self._items(otherwise, scope), strict=True)
                return [terms.choice(test, a, b) for a, b in both]
            case core.Let(_, _, name, value, body):
                term = self.lower(value, scope)
                return self._items(body, {**scope, name: term})
        raise AssertionError(f"not a row: {expr!r}")

    # ── folds ────────────────────────────────────────────────────────────────────────

    def _count(self, fold: core.Fold, scope: Scope) -> Term:
        """Lower ``count(those x in S where P)`` as a sum of ones."""
        if fold.kind != "those":
            return terms.operate("count", self.lower(fold, scope))
        if fold not in self._sums:
            one = core.Const(fold.span, fold.binders[0].locals[0].type, 1)
            sum_fold = core.Fold(fold.span, one.type, "sum", fold.binders, fold.where, one)
            self._sums[fold] = sum_fold
        return self.lower(self._sums[fold], scope)

    def _fold(self, fold: core.Fold, scope: Scope) -> Term:
        fold = self._within_domain(fold)
        size = 1
        for binder in fold.binders:
            size *= size_of(binder.values)
        if not size:  # nothing to iterate over, at any depth
            expansion = self._written_out(fold, scope)
            assert expansion is not None, "a fold over nothing is a constant or a fault"
            return expansion
        if self._is_constant(fold, scope) and size <= self._left:
            self._left -= size
            expansion = self._written_out(fold, scope)
            if expansion is not None and (
                isinstance(expansion, Const) or size <= current.written_out
            ):
                return expansion
            return self._loop(fold, scope)
        shifted_set = self._moved(fold, scope) if fold.kind == "set" else None
        if shifted_set is not None:
            return shifted_set
        if size <= current.written_out:
            expansion = self._copied(fold, scope, size)
            if expansion is not None:
                return expansion
        return self._loop(fold, scope)

    def _within_domain(self, fold: core.Fold) -> core.Fold:
        """Return a fold over ``k in S``, for a variable S, without values that S can't contain."""
        if fold not in self._narrowed:
            self._narrowed[fold] = fold
            match fold.binders, fold.where and next(core.conjuncts(fold.where)):
                case (
                    (core.Binder((name,), values, None),),
                    core.Apply(_, _, "in", (member, core.Read(_, _, variable, _))),
                ) if member is name and variable.domain is not None:
                    possible = set(variable.domain.values)
                    some = tuple(value for value in values if value in possible)
                    if 0 < len(some) < size_of(values):
                        binder = core.Binder((name,), some)
                        self._narrowed[fold] = replace(fold, binders=(binder,))
        return self._narrowed[fold]

    def _is_constant(self, expr: core.Expr, scope: Scope) -> bool:
        """Is the expression independent of the state?"""
        shape = self._shapes.of(expr)
        return shape.stateless and all(isinstance(scope[name], Const) for name in shape.free)

    def _copied(self, fold: core.Fold, scope: Scope, size: int) -> Term | None:
        """Unroll the fold, unless too many folds around it are unrolled."""
        most = current.copies // size
        if self._copies > most:
            self._narrow((most, ANY_COPIES[1]))
            return None
        outer, self._same = self._same, ANY_COPIES
        self._copies *= size
        expansion = self._written_out(fold, scope)
        self._copies //= size
        (low, high), self._same = self._same, outer
        self._narrow((low // size, min(high // size, most)))
        return expansion

    def _written_out(self, fold: core.Fold, scope: Scope) -> Term | None:
        each = self._each(fold, scope)
        if fold.kind == "every":
            return terms.all_of(terms.any_of([terms.negation(w), b]) for w, b in each)
        if fold.kind == "some":
            return terms.any_of(terms.all_of([w, b]) for w, b in each)
        if fold.kind in ("sum", "those", "set"):
            add = "+" if fold.kind == "sum" else "union"
            total: Term = FALSE
            for where, body in each:
                total = terms.operate(add, total, terms.choice(where, body, FALSE))
            return total
        if isinstance(fold.type, ListOf):
            return self._chained(fold.type.digits, each)
        several = list(each)
        if not several:
            return TRUE if fold.kind == "different" else FAULT
        if any(where is not TRUE for where, _ in several):
            return None  # the minimum of an unknown selection is simpler as a loop
        if len(several) == 1 and fold.kind != "different":
            return several[0][1]
        if fold.kind == "different":
            return _different([body for _, body in several])
        return terms.operate(fold.kind, *(body for _, body in several))

    def _chained(self, digits: Digits, each: Iterable[tuple[Term, Term]]) -> Term:
        chain: Term = FALSE
        for where, body in each:

            def behind(row: Term, where: Term = where, body: Term = body) -> Term:
                more = terms.call((digits,), "joined", row, body) if row is not FALSE else body
                return terms.choice(where, more, row)

            chain = terms.let(self.leaves, chain, behind)
        return chain

    def _each(self, fold: core.Fold, scope: Scope) -> Iterator[tuple[Term, Term]]:
        """Yield condition and body for each combination of values, unless the condition is
        false.
        """
        for inner in combinations(fold.binders, scope):
            where = self.lower(fold.where, inner) if fold.where is not None else TRUE
            if where is not FALSE:
                yield where, self._body(fold, inner)

    def _body(self, fold: core.Fold, scope: Scope) -> Term:
        """Return the body of a fold; for ``those`` and ``set``, a set of one member."""
        if fold.body is None:
            return terms.operate("with", FALSE, scope[fold.binders[0].locals[0]])
        body = self.lower(fold.body, scope)
        return terms.operate("with", FALSE, body) if fold.kind == "set" else body

    def _moved(self, fold: core.Fold, scope: Scope) -> Term | None:
        """Lower ``set(step(c, east) for c in S)`` as shifted parts of S.

        Only if the value for each c is constant and there are few distances.
        """
        binder, *others = fold.binders
        size = size_of(binder.values)
        if others or len(binder.locals) > 1 or not 0 < size <= current.copies or fold.where is None:
            return None
        temp = self.loop_temp(binder, 0)
        inner = {**scope, binder.locals[0]: temp}
        where = self.lower(fold.where, inner)
        match terms.conjuncts(where):
            case (Apply("in", (member, within)), *rest) if member is temp:
                if temp in within.temps:
                    return None
            case _:
                return None
        assert fold.body is not None
        body = self.lower(fold.body, inner)
        from puzzlelang.compiler.map_operations import moved, moves

        masks = moves(temp, binder.values, terms.all_of(rest), body)
        if masks is None:
            return None
        every = sum(1 << value for value in binder.values)
        return terms.let(self.leaves, within, lambda group: moved(group, *masks, every))

    def _closure(self, fold: core.Fold, scope: Scope) -> Term:
        """Lower ``reach`` or ``connected``; a relation that doesn't depend on the state becomes a
        table of sets.
        """
        assert fold.body is not None
        binder = fold.binders[0]
        size, (name,) = size_of(binder.values), binder.locals
        begin = self.lower(core.given_set(fold), scope)
        temp = self.loop_temp(binder, 0)
        work = size * max(self._shapes.of(fold.body).size, size // 64)
        if work <= self._left and self._is_constant(fold.body, {**scope, name: TRUE}):
            self._left -= work
            rows = [self.lower(fold.body, {**scope, name: const(n)}) for n in binder.values]
            sets = tuple(row.value for row in rows if isinstance(row, Const))
            if len(sets) == size:
                if fold.kind == "connected":
                    sets = in_both_directions(sets)
                body = terms.look(self.tables.of(sets), temp)
                return terms.closure(fold.kind, temp, size, begin, body)
        body = self.lower(fold.body, {**scope, name: temp})
        return terms.closure(fold.kind, temp, size, begin, body)

    def loop_temp(self, binder: core.Binder, place: int) -> Temp:
        """Create a temp for one column of a binder's values."""
        column: Sequence[int] = binder.values
        if len(binder.locals) > 1:
            column = [row[place] for row in binder.values]
        return self.leaves.temp((min(column), max(column)))

    def _loop(self, fold: core.Fold, scope: Scope) -> Term:
        groups: list[tuple[Temp, ...]] = []
        inner = dict(scope)
        for binder in fold.binders:
            group = tuple(self.loop_temp(binder, place) for place in range(len(binder.locals)))
            inner.update(zip(binder.locals, group, strict=True))
            groups.append(group)
        values = tuple(binder.values for binder in fold.binders)
        where = self.lower(fold.where, inner) if fold.where is not None else TRUE
        maps = (fold.type.digits,) if isinstance(fold.type, ListOf) else ()
        return Fold(fold.kind, tuple(groups), values, where, self._body(fold, inner), maps)


def _different(values: Sequence[Term]) -> Term:
    if len(values) == 2:
        return terms.operate("!=", *values)
    if len(values) == 1 and not values[0].may_fault:
        return TRUE
    return terms.operate("different", *values)


Scope = Mapping[core.Local, Term]


def is_within(key: Domain, value: Term) -> bool:
    """Do bounds prove that ``value`` is in ``key``?"""
    low, high = value.bounds
    return size_of(key.values) > 0 and key.contiguous and key.low <= low and high <= key.high


def combinations(binders: Sequence[core.Binder], scope: Scope) -> list[dict[core.Local, Term]]:
    """Return a scope for each combination of the binders' values, the last binder varying
    fastest.
    """
    scopes = [dict(scope)]
    for binder in binders:
        scopes = [
            {**outer, **values}
            for outer in scopes
            for values in binder_values(binder)
        ]  # fmt: skip
    return scopes


def binder_values(binder: core.Binder) -> list[dict[core.Local, Term]]:
    if len(binder.locals) == 1:
        name = binder.locals[0]
        return [{name: const(value)} for value in binder.values]
    return [
        {name: const(value) for name, value in zip(binder.locals, row, strict=True)}
        for row in binder.values
    ]
