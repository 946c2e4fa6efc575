"""Goes through the expressions of a puzzle and makes them ready.

The plain evaluator asks the tree of a rule anew in each state, a few hundred states a second.  To
look at a million states takes something faster that is as independent of the compiler: this page
reads the core as ``puzzlelang.core.semantics`` does, and shares nothing with what it is to check.
Where a rule may be at fault it raises :class:`Trouble`, and the plain evaluator decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

from puzzlelang.core import (
    NOWHERE,
    OPERATIONS,
    REDUCTIONS,
    Apply,
    Binder,
    Const,
    Expr,
    Fold,
    If,
    Let,
    Local,
    Lookup,
    NoValue,
    Read,
    Variable,
    Whole,
    current,
    maps_of,
)
from puzzlelang.verify.staged import (
    TRUE,
    UNSET,
    Env,
    Ready,
    Run,
    Scope,
    TooMuch,
    Trouble,
    applied,
    bound,
    conjunction,
    counting,
    disjunction,
    finished,
    is_number,
    negation,
    running,
)


class Maker:
    """Makes expressions of one puzzle ready: ``left`` closures at most, and no more than ``work``
    nodes are gone through.  What is known in advance takes no closure.
    """

    def __init__(self, most: int, work: int) -> None:
        self.left, self.work = most, work
        self.names = 1
        self._places: dict[int, dict[int, int]] = {}

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooMuch

    def name(self) -> int:
        """The number of one more name."""
        self.names += 1
        return self.names - 1

    def ready(self, expr: Expr, scope: Scope) -> Ready:
        self.work -= 1
        if self.work < 0:
            raise TooMuch
        found = self._ready(expr, scope)
        if not found.known:
            self.spend()
        return found

    def _ready(self, expr: Expr, scope: Scope) -> Ready:
        match expr:
            case Const():
                return Ready(expr.value)
            case Local():
                return scope[expr]
            case Read():
                return self._read(expr, scope)
            case Whole(_, _, variable):
                start, stop = variable.offset, variable.offset + variable.size
                return Ready(run=lambda s, e: tuple(s[start:stop]))
            case Lookup():
                return self._lookup(expr, scope)
            case Apply(_, _, "and", arguments):
                return conjunction([self.ready(a, scope) for a in arguments])
            case Apply(_, _, "or", arguments):
                return disjunction([self.ready(a, scope) for a in arguments])
            case Apply():
                return self._apply(expr, [self.ready(a, scope) for a in expr.arguments])
            case If():
                return self._if(expr, scope)
            case Fold():
                return self._fold(expr, scope)
            case Let():
                return self._let(expr, scope)
        raise AssertionError(f"unhandled node {expr!r}")

    # ── variables and tables ─────────────────────────────────────────────────────────

    def slot(self, variable: Variable, arguments: Sequence[Expr], scope: Scope) -> Ready:
        """The slot of ``variable`` at ``arguments``."""
        found = [self.ready(argument, scope) for argument in arguments]
        offset, strides = variable.offset, []
        stride = variable.size
        for key in variable.keys:
            stride //= len(key.values) or 1
            strides.append(stride)
        looks: list[tuple[Run, dict[int, int], int]] = []
        for argument, key, stride in zip(found, variable.keys, strides, strict=True):
            places = self._places_of(key.values)
            if argument.known and argument.value in places:
                offset += places[argument.value] * stride
            else:
                looks.append((running(argument), places, stride))
        if not looks:
            return Ready(offset)
        if len(looks) == 1:
            ((ask, places, stride),) = looks
            return Ready(run=lambda s, e: offset + places[ask(s, e)] * stride, total=False)

        def run(s: Any, e: Env) -> int:
            slot = offset
            for ask, places, stride in looks:
                slot += places[ask(s, e)] * stride
            return slot

        return Ready(run=run, total=False)

    def _places_of(self, values: Sequence[int]) -> dict[int, int]:
        found = self._places.get(id(values))
        if found is None:
            self.left -= len(values) // 8
            self.spend()
            found = self._places[id(values)] = {value: i for i, value in enumerate(values)}
        return found

    def _read(self, expr: Read, scope: Scope) -> Ready:
        slot = self.slot(expr.variable, expr.arguments, scope)
        if slot.known:
            place = slot.value
            return Ready(run=lambda s, e: s[place], slot=place)
        where = running(slot)
        return Ready(run=lambda s, e: s[where(s, e)], total=False)

    def _lookup(self, expr: Lookup, scope: Scope) -> Ready:
        entries, default = expr.table.entries, expr.table.default
        found = [self.ready(argument, scope) for argument in expr.arguments]
        asks = [running(argument) for argument in found]

        def run(s: Any, e: Env) -> Any:
            key = tuple([ask(s, e) for ask in asks])
            entry = entries.get(key, default)
            if entry is None or NOWHERE in key:
                raise Trouble
            return entry

        if all(argument.known for argument in found):
            key = tuple(argument.value for argument in found)
            entry = entries.get(key, default)
            if entry is not None and NOWHERE not in key:
                return Ready(entry)
        return Ready(run=run, total=False)

    # ── operations ───────────────────────────────────────────────────────────────────

    def _apply(self, expr: Apply, arguments: list[Ready]) -> Ready:
        if expr.operation not in OPERATIONS:
            raise TooMuch  # a text: no condition needs one that is made
        operation = OPERATIONS[expr.operation]
        types = [argument.type for argument in expr.arguments]
        maps = maps_of(operation, types)
        meaning: Callable[..., Any] = operation.meaning
        total = all(argument.total for argument in arguments)
        total = total and not operation.may_lack_value_of(types)
        if maps:
            plain = meaning
            meaning = lambda *values: plain(*maps, *values)  # noqa: E731
        if operation.is_arithmetic:
            total = total and all(map(is_number, (*expr.arguments, expr)))
            if not total or all(argument.known for argument in arguments):
                meaning = counting(meaning)
        if all(argument.known for argument in arguments):
            try:
                return Ready(meaning(*[argument.value for argument in arguments]))
            except Exception:  # whatever it is, it is told where the rule is asked
                total = False
        return applied(expr.operation, meaning, arguments, total)

    def _if(self, expr: If, scope: Scope) -> Ready:
        condition = self.ready(expr.condition, scope)
        if condition.known:
            return self.ready(expr.then if condition.value else expr.otherwise, scope)
        ask = running(condition)
        one, other = self.ready(expr.then, scope), self.ready(expr.otherwise, scope)
        then, otherwise = running(one), running(other)
        total = condition.total and one.total and other.total
        return Ready(run=lambda s, e: (then if ask(s, e) else otherwise)(s, e), total=total)

    def _let(self, expr: Let, scope: Scope) -> Ready:
        value = self.ready(expr.value, scope)
        if value.known or value.slot is not None:
            return self.ready(expr.body, {**scope, expr.local: value})
        number, found = self.name(), running(value)

        def get(s: Any, e: Env) -> Any:
            if e[number] is UNSET:
                e[number] = found(s, e)
            return e[number]

        inner = {**scope, expr.local: Ready(run=get, total=value.total)}
        body = self.ready(expr.body, inner)
        if body.known:
            return body
        rest = running(body)

        def run(s: Any, e: Env) -> Any:
            e[number] = UNSET
            return rest(s, e)

        return Ready(run=run, total=body.total)

    # ── loops ────────────────────────────────────────────────────────────────────────

    def rounds(self, binders: Sequence[Binder], scope: Scope) -> Iterator[Scope] | None:
        """The scope of each round of a loop, the last binder fastest; None: it stays a loop."""
        if prod(len(binder.values) for binder in binders) > current.unrolled:
            return None
        return self.each(binders, scope)

    def each(self, binders: Sequence[Binder], scope: Scope) -> Iterator[Scope]:
        for combination in product(*(binder.values for binder in binders)):
            inner = dict(scope)
            for binder, value in zip(binders, combination, strict=True):
                row = value if len(binder.locals) > 1 else (value,)
                inner.update(zip(binder.locals, map(Ready, row), strict=True))
            yield inner

    def looped(
        self, binders: Sequence[Binder], scope: Scope
    ) -> tuple[Scope, Callable[[Env], Iterator[None]]]:
        """The scope inside of a loop, and what binds its names, round after round."""
        inner = dict(scope)
        columns: list[tuple[tuple[int, ...], Sequence[Any]]] = []
        for binder in binders:
            numbers = tuple(self.name() for _ in binder.locals)
            for local, number in zip(binder.locals, numbers, strict=True):
                inner[local] = Ready(run=bound(number))
            columns.append((numbers, binder.values))

        def bind(e: Env) -> Iterator[None]:
            for combination in product(*(values for _, values in columns)):
                for (numbers, _), value in zip(columns, combination, strict=True):
                    if len(numbers) == 1:
                        e[numbers[0]] = value
                    else:
                        for number, part in zip(numbers, value, strict=True):
                            e[number] = part
                yield

        return inner, bind

    def _fold(self, expr: Fold, scope: Scope) -> Ready:
        body = expr.body
        if body is None:
            (body,) = (local for binder in expr.binders for local in binder.locals)
        rounds = self.rounds(expr.binders, scope)
        if rounds is None:
            return self._long_fold(expr, body, scope)
        items: list[tuple[Ready, Ready]] = []
        for inner in rounds:
            where = TRUE if expr.where is None else self.ready(expr.where, inner)
            if where.known and not where.value:
                continue
            items.append((where, self.ready(body, inner)))
        reduction = REDUCTIONS[expr.kind]
        if reduction.ends_at is False:
            return conjunction([disjunction([negation(w), item]) for w, item in items])
        if reduction.ends_at is True:
            return disjunction([conjunction([w, item]) for w, item in items])
        finish = finished(reduction)
        if all(w.known and item.known for w, item in items):
            try:
                return Ready(finish([item.value for _, item in items]))
            except (Trouble, NoValue):
                pass
        pairs = [(w.run, running(item)) for w, item in items]
        return Ready(
            run=lambda s, e: finish(
                [item(s, e) for where, item in pairs if where is None or where(s, e)]
            ),
            total=False,
        )

    def _long_fold(self, expr: Fold, body: Expr, scope: Scope) -> Ready:
        inner, bind = self.looped(expr.binders, scope)
        where = running(TRUE if expr.where is None else self.ready(expr.where, inner))
        item = running(self.ready(body, inner))

        def found(s: Any, e: Env) -> Iterator[Any]:
            return (item(s, e) for _ in bind(e) if where(s, e))

        reduction = REDUCTIONS[expr.kind]
        if reduction.ends_at is not None:
            return Ready(run=lambda s, e: reduction.meaning(found(s, e)), total=False)
        finish = finished(reduction)
        return Ready(run=lambda s, e: finish(list(found(s, e))), total=False)
