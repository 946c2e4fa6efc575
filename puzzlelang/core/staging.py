"""Expressions as staged closures: the definition of each node of the core.

An expression has a value in a *state* (an integer for each slot) and an environment of bound names.
A :class:`Stager` traverses it once and returns a constant or a closure.  An expression without a
value raises a :class:`~puzzlelang.core.rule_faults.RuleFault`, which explains the mistake in an
author's words.

By default, this is the oracle for everything else: loops stay loops, so a fault names the values
that cause it.  ``written_out`` is for millions of states: loops are unrolled and names replaced by
their values.  The same expressions fault, with less detail.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import takewhile
from math import prod

from puzzlelang.core import values
from puzzlelang.core.intervals import interval_of
from puzzlelang.core.nodes import (
    Apply,
    At,
    Binder,
    Const,
    Expr,
    Fold,
    If,
    Let,
    Local,
    Lookup,
    Read,
    Variable,
    Whole,
    bound_by,
    given_set,
    rows_of,
)
from puzzlelang.core.operations import OPERATIONS, REDUCTIONS, Kind, Reduction, maps_of
from puzzlelang.core.primitives import CLOSURES, members
from puzzlelang.core.rule_faults import (
    RuleFault,
    bounded,
    check_member,
    check_number,
    is_said,
    no_entry,
    off_domain,
    off_table,
    or_fault,
)
from puzzlelang.core.thresholds import ANY
from puzzlelang.core.totality import is_number
from puzzlelang.core.types import (
    NONE,
    NOWHERE,
    UNKNOWN,
    Domain,
    ListOf,
    size_of,
)
from puzzlelang.text import Any, Source, Span, assert_never

Env = list[Any]
"""Values of bound names, by place; at ``LEFT`` is the state before the step."""

Run = Callable[[Any, Env], Any]
"""Computes a value in a state."""

LEFT = 0
UNSET = object()

SHORTCUT = Local(Span(Source("", ""), 0, 0), UNKNOWN, "shortcut")
"""A scope may bind this to a function for the texts of a large fold, or ``None``."""

MOST_MEMBERS = 100_000
"""Larger sets, in bits, stay masks."""

MOST_PLACES = 4096
"""Maximum number of values whose places are tabulated."""


class TooMuch(Exception):
    """The budget of closures or visited nodes is used up."""


class Staged:
    """An expression as a constant ``value`` or, if ``run`` is not ``None``, a closure.

    ``total``: it can't fault in any state.  ``parts``: the conditions it is the conjunction of.
    ``slot``: it reads this slot.  ``test``: it is true if and only if this slot has this value.
    """

    __slots__ = ("parts", "run", "slot", "test", "total", "value")

    def __init__(
        self,
        value: Any = None,
        run: Run | None = None,
        total: bool = True,
        parts: tuple[Staged, ...] = (),
        slot: int | None = None,
        test: tuple[int, int] | None = None,
    ) -> None:  # not a record: a puzzle has hundreds of thousands
        self.value, self.run, self.total = value, run, total
        self.parts, self.slot, self.test = parts, slot, test

    @property
    def known(self) -> bool:
        return self.run is None


Scope = Mapping[Local, Staged]

TRUE, FALSE = Staged(True), Staged(False)


def running(staged: Staged) -> Run:
    """The expression as a closure, even if it is constant."""
    if staged.run is not None:
        return staged.run
    value = staged.value
    return lambda s, e: value


def bound(place: int) -> Staged:
    """A name whose value is stored at ``place``."""
    return Staged(run=lambda s, e: e[place])


def _unbound(name: Local) -> Staged:
    def run(s: Any, e: Env) -> Any:
        raise LookupError(name.name)

    return Staged(run=run, total=False)


class _Bindings(Mapping[Local, Any]):
    """The values of the names in ``scope``, evaluated on access."""

    def __init__(self, scope: Scope, state: Any, env: Env) -> None:
        self._scope, self._state, self._env = scope, state, env

    def __getitem__(self, name: Local) -> Any:
        return running(self._scope[name])(self._state, self._env)

    def __iter__(self) -> Iterator[Local]:
        return iter(self._scope)

    def __len__(self) -> int:
        return len(self._scope)


class _Places(dict[int, int]):
    """The places of many values, each searched for on access."""

    def __init__(self, values: Sequence[int]) -> None:
        self._values = values

    def __missing__(self, value: int) -> int:
        return self._values.index(value)


class Stager:
    """Stages expressions that share an environment of ``size`` places.

    ``written_out``: maximum rounds of an unrolled loop (``None``: the oracle, which unrolls
    nothing).  ``left``: budget of closures (constants need none); ``work``: of visited nodes.
    """

    spelling: values.Spelling = str  # of the names of values in texts

    def __init__(self, written_out: int | None = None, left: int = ANY, work: int = ANY) -> None:
        self.exact = written_out is None
        self.written_out = written_out or 0
        self.left, self.work = left, work
        self.size = LEFT + 1
        self._place_tables: dict[int, dict[int, int]] = {}

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooMuch

    def place(self) -> int:
        """Reserve the place of another name."""
        self.size += 1
        return self.size - 1

    def environment(self, names: int) -> Callable[[Sequence[Any], Any], Env]:
        """Return a function that creates environments, for ``names`` values and the state before
        the step.  Call it after all staging.
        """
        rest = self.size - LEFT - 1 - names
        return lambda given, state: [state, *given, *[UNSET] * rest]

    def stage(self, expr: Expr, scope: Scope) -> Staged:
        self.work -= 1
        if self.work < 0:
            raise TooMuch
        staged = self._stage(expr, scope)
        if staged.run is not None:
            self.spend()
        return staged

    def _stage(self, expr: Expr, scope: Scope) -> Staged:
        match expr:
            case Const(_, _, value):
                return Staged(value)
            case Local():
                return scope.get(expr) or _unbound(expr)
            case Read(span, _, variable, arguments):
                return _read(self.slot(span, variable, arguments, scope))
            case Whole(_, _, variable):
                part = variable.slots
                return Staged(run=lambda s, e: tuple(s[part]))
            case Lookup():
                return self._lookup(expr, scope)
            case Apply(_, _, "and", arguments):
                return conjunction([self.stage(argument, scope) for argument in arguments])
            case Apply(_, _, "or", arguments):
                return disjunction([self.stage(argument, scope) for argument in arguments])
            case Apply():
                return self._apply(expr, [self.stage(a, scope) for a in expr.arguments])
            case If():
                return self._if(expr, scope)
            case Fold(kind=kind) if kind in CLOSURES:
                return self._closure(expr, scope)
            case Fold():
                return self._fold(expr, scope)
            case Let():
                return self._let(expr, scope)
            case At():
                return self._at(expr, scope)
        assert_never(expr)

    # ── variables and tables ─────────────────────────────────────────────────────────

    def slot(
        self, span: Span, variable: Variable, arguments: Sequence[Expr], scope: Scope
    ) -> Staged:
        """Stage the slot of ``variable`` at ``arguments``."""
        offset, stride = variable.offset, variable.size
        looks: list[tuple[Run, dict[int, int], int, Span, Domain]] = []
        for argument, key in zip(arguments, variable.keys, strict=True):
            stride //= size_of(key.values) or 1
            staged, places = self.stage(argument, scope), self._places(key.values)
            if staged.known and staged.value in key.values:
                offset += places[staged.value] * stride
            else:
                looks.append((running(staged), places, stride, argument.span, key))
        if not looks:
            return Staged(offset)
        name = f"`{variable.name}`"

        def run(s: Any, e: Env) -> int:
            slot = offset
            for ask, places, stride, where, key in looks:
                value = ask(s, e)
                try:
                    slot += places[value] * stride
                except (KeyError, ValueError):
                    raise off_domain(span, name, where, value, key) from None
            return slot

        return Staged(run=run, total=False)

    def _places(self, values: Sequence[int]) -> dict[int, int]:
        """Map values to their places; a missing one raises KeyError or ValueError."""
        places = self._place_tables.get(id(values))
        if places is None:
            if self.exact and size_of(values) > MOST_PLACES:
                places = _Places(values)
            else:
                self.left -= size_of(values) // 8
                self.spend()
                places = {value: place for place, value in enumerate(values)}
            self._place_tables[id(values)] = places
        return places

    def _lookup(self, expr: Lookup, scope: Scope) -> Staged:
        entries, default = expr.table.entries, expr.table.default
        arguments = [self.stage(argument, scope) for argument in expr.arguments]
        asks = [running(argument) for argument in arguments]

        def run(s: Any, e: Env) -> Any:
            try:
                key = tuple([ask(s, e) for ask in asks])
            except RuleFault:  # an earlier argument off the map takes precedence
                key = tuple(takewhile(NOWHERE.__ne__, (ask(s, e) for ask in asks)))
                raise off_table(expr, len(key)) from None
            entry = entries.get(key, default)
            if NOWHERE in key:
                raise off_table(expr, key.index(NOWHERE))
            if entry is None:
                raise no_entry(expr, key)
            return entry

        if all(argument.known for argument in arguments):
            try:
                return Staged(run((), []))
            except RuleFault:  # reported where the rule is evaluated
                pass
        return Staged(run=run, total=False)

    def _at(self, expr: At, scope: Scope) -> Staged:
        """Stage a read from a numbered state; its arguments and number use the current state."""
        states = running(self.stage(expr.states, scope))
        number = running(self.stage(expr.number, scope))
        match expr.read:
            case Read(span, _, variable, arguments):
                slot = running(self.slot(span, variable, arguments, scope))
            case Whole(_, _, variable):
                slot = running(Staged(variable.slots))
        return Staged(run=lambda s, e: states(s, e)[number(s, e)][slot(s, e)], total=False)

    # ── operations ───────────────────────────────────────────────────────────────────

    def _apply(self, expr: Apply, arguments: list[Staged]) -> Staged:
        types = [argument.type for argument in expr.arguments]
        total = all(argument.total for argument in arguments)
        if expr.operation in values.TEXTS:
            meaning = values.TEXTS[expr.operation](
                [values.renamed(kind, self.spelling) for kind in types]
            )
        else:
            row = OPERATIONS[expr.operation]
            meaning = partial(row.meaning, *maps_of(row, types)) if row.maps else row.meaning
            if row.partial if self.exact else row.may_lack_value(types):
                meaning = or_fault(meaning, expr.span, "this has no value", row)
                total = False
            if row.is_arithmetic and not self._are_numbers(*expr.arguments, expr):
                meaning, total = _counting(expr, meaning), False
        if all(argument.known for argument in arguments):
            try:
                return Staged(meaning(*[argument.value for argument in arguments]))
            except Exception:  # reported when the rule is used
                total = False
        return _applied(expr, meaning, arguments, total)

    def _are_numbers(self, *exprs: Expr) -> bool:
        """Test whether they are numbers within bounds in all states.  The oracle checks at run
        time.
        """
        return not self.exact and all(map(is_number, exprs))

    def _if(self, expr: If, scope: Scope) -> Staged:
        condition = self.stage(expr.condition, scope)
        if condition.known:
            return self.stage(expr.then if condition.value else expr.otherwise, scope)
        ask = running(condition)
        one, other = self.stage(expr.then, scope), self.stage(expr.otherwise, scope)
        then, otherwise = running(one), running(other)
        total = condition.total and one.total and other.total
        return Staged(run=lambda s, e: (then if ask(s, e) else otherwise)(s, e), total=total)

    # ── names ────────────────────────────────────────────────────────────────────────

    def _let(self, expr: Let, scope: Scope) -> Staged:
        local, user_named = expr.local, self.exact and is_said(expr)
        value = self.stage(expr.value, scope)
        if not user_named and (value.known or value.slot is not None):
            return self.stage(expr.body, {**scope, local: value})
        place, alias = self.by_need(value, scope)
        body = self.stage(expr.body, {**scope, local: alias})
        if body.known:
            return body
        rest = running(body)

        def run(s: Any, e: Env) -> Any:
            e[place] = UNSET
            try:
                return rest(s, e)
            except RuleFault as fault:
                if user_named and e[place] is not UNSET:
                    raise fault.given((local,), {local: e[place]}) from None
                raise

        return Staged(run=run, total=body.total)

    def by_need(self, value: Staged, scope: Scope) -> tuple[int, Staged]:
        """Bind ``value`` to a name evaluated on first use; also return the place to unset."""
        place, find, visible = self.place(), running(value), frozenset(scope)

        def get(s: Any, e: Env) -> Any:
            memo = e[place]
            if memo is UNSET:
                try:
                    memo = e[place] = find(s, e)
                except RuleFault as fault:  # names bound at the use are not in scope here
                    raise fault.seen_from(visible) from None
            return memo

        return place, Staged(run=get, total=value.total)

    # ── loops ────────────────────────────────────────────────────────────────────────

    def rounds(self, binders: Sequence[Binder], scope: Scope) -> Iterator[Scope] | None:
        """The scope of each round, the last binder fastest; ``None`` if the loop isn't unrolled."""
        if self.exact or prod(size_of(binder.values) for binder in binders) > self.written_out:
            return None
        return each_round(binders, scope)

    def looped(
        self, binders: Sequence[Binder], scope: Scope, *conditions: Expr | None
    ) -> tuple[Scope, Rounds]:
        """The scope inside a loop, and its rounds, perhaps without those that violate
        ``conditions``.
        """
        names = bound_by(binders)
        start = self.size
        places = [self.place() for _ in names]
        values = [self._values(binder, len(binders), conditions, scope) for binder in binders]
        inner = {**scope, **dict(zip(names, map(bound, places), strict=True))}
        return inner, Rounds(binders, start, values)

    def _values(
        self, binder: Binder, count: int, conditions: tuple[Expr | None, ...], scope: Scope
    ) -> Run:
        """The values of a binder; a single binder over states may skip irrelevant ones."""
        if binder.states is None:
            return lambda s, e: binder.values
        states, name = running(self.stage(binder.states, scope)), binder.locals[0]

        def numbers(s: Any, e: Env) -> Sequence[int]:
            if count > 1:
                return range(len(states(s, e)))
            candidates: Sequence[int] = states(s, e).chosen(
                name, conditions, _Bindings(scope, s, e)
            )
            return candidates

        return numbers

    def _fold(self, expr: Fold, scope: Scope) -> Staged:
        reduction = REDUCTIONS[expr.kind]
        rounds = self.rounds(expr.binders, scope)
        if rounds is None:
            return self._looped_fold(expr, reduction, scope)
        items: list[tuple[Staged, Staged]] = []
        for inner in rounds:
            where = TRUE if expr.where is None else self.stage(expr.where, inner)
            if not where.known or where.value:
                items.append((where, self._item(expr, reduction, inner)))
        if reduction.ends_at is False:
            return conjunction([disjunction([negation(w), item]) for w, item in items])
        if reduction.ends_at is True:
            return disjunction([conjunction([w, item]) for w, item in items])
        finish = _finished(expr, reduction)
        if all(w.known and item.known for w, item in items):
            try:
                return Staged(finish([item.value for _, item in items]))
            except RuleFault:  # reported where the rule is evaluated
                pass
        pairs = [(w.run, running(item)) for w, item in items]
        return Staged(
            run=lambda s, e: finish(
                [item(s, e) for where, item in pairs if where is None or where(s, e)]
            ),
            total=False,
        )

    def _looped_fold(self, expr: Fold, reduction: Reduction, scope: Scope) -> Staged:
        condition = expr.body if reduction.ends_at else None
        inner, rounds = self.looped(expr.binders, scope, expr.where, condition)
        where = None if expr.where is None else running(self.stage(expr.where, inner))
        item = running(self._item(expr, reduction, inner))
        finish = _finished(expr, reduction)

        def items(s: Any, e: Env) -> Iterator[Any]:
            try:
                for _ in rounds.bind(s, e):
                    if where is None or where(s, e):
                        yield item(s, e)
            except RuleFault as fault:
                raise rounds.given(fault.at_end_of(expr), e) from None

        def run(s: Any, e: Env) -> Any:
            return finish(items(s, e))

        if reduction.takes.kind is not Kind.TEXT or SHORTCUT not in scope:
            return Staged(run=run, total=False)
        shortcut = running(scope[SHORTCUT])

        def run_sooner(s: Any, e: Env) -> Any:
            sooner = shortcut(s, e)
            texts = None if sooner is None else sooner(expr, s, _Bindings(scope, s, e))
            return run(s, e) if texts is None else texts

        return Staged(run=run_sooner, total=False)

    def _closure(self, expr: Fold, scope: Scope) -> Staged:
        """Stage ``reach`` or ``connected``."""
        assert expr.body is not None
        group, meaning = self.stage(given_set(expr), scope), CLOSURES[expr.kind]
        begin = running(group)
        names = bound_by(expr.binders)
        rounds = self.rounds(expr.binders, scope)
        if rounds is not None:
            rows = [self.stage(expr.body, inner) for inner in rounds]
            total = group.total and all(row.total for row in rows)
            if group.known and all(row.known for row in rows):
                return Staged(meaning(group.value, lambda member: rows[member].value))
            runs = list(map(running, rows))
            return Staged(
                run=lambda s, e: meaning(begin(s, e), lambda member: runs[member](s, e)),
                total=total,
            )
        place = self.place()
        row = running(self.stage(expr.body, {**scope, names[0]: bound(place)}))

        def run(s: Any, e: Env) -> Any:
            def following(member: int) -> Any:
                e[place] = member
                return row(s, e)

            start = begin(s, e)
            try:
                return meaning(start, following)
            except RuleFault as fault:
                raise fault.given(names, {names[0]: e[place]}) from None

        return Staged(run=run, total=False)

    def _item(self, fold: Fold, reduction: Reduction, scope: Scope) -> Staged:
        """Stage the element that ``fold`` reduces, checked if necessary."""
        body = fold.body or bound_by(fold.binders)[0]
        span = fold.span if fold.body is None else body.span
        item = self.stage(body, scope)
        if reduction.takes.kind is Kind.NUMBER:
            check, fits = check_number, self._are_numbers(body)
        elif reduction.gives.kind is Kind.SET:
            check, fits = check_member, not self.exact and interval_of(body.type)[0] >= 0
        else:
            return item
        ask = running(item)

        def checked(s: Any, e: Env) -> Any:
            value = ask(s, e)
            check(span, value)
            return value

        if item.known and not fits:
            try:
                checked((), [])
                return item
            except RuleFault:  # reported where the rule is evaluated
                pass
        return item if fits else Staged(run=checked, total=False)


class Rounds:
    """The rounds of a loop; ``bind`` binds its names in the environment, round by round."""

    def __init__(self, binders: Sequence[Binder], place: int, values: Sequence[Run]) -> None:
        self._binders, self._values = binders, values
        self._names, self._place = bound_by(binders), place

    def bind(self, s: Any, e: Env) -> Iterator[None]:
        place, values = self._place, [values(s, e) for values in self._values]
        if len(self._names) == 1:
            for e[place] in values[0]:
                yield
            return
        end = place + len(self._names)
        for e[place:end] in rows_of(self._binders, values):
            yield

    def values(self, e: Env) -> dict[Local, Any]:
        """The values of the names in this round."""
        return dict(zip(self._names, e[self._place :], strict=False))

    def given(self, fault: RuleFault, e: Env) -> RuleFault:
        """Add these values to a fault."""
        return fault.given(self._names, self.values(e))


def each_round(binders: Sequence[Binder], scope: Scope) -> Iterator[Scope]:
    """Yield ``scope`` extended by each combination of the binders' values."""
    names = bound_by(binders)
    for row in rows_of(binders):
        yield {**scope, **dict(zip(names, map(Staged, row), strict=True))}


def _read(slot: Staged) -> Staged:
    if slot.known:
        place = slot.value
        return Staged(run=lambda s, e: s[place], slot=place)
    where = running(slot)
    return Staged(run=lambda s, e: s[where(s, e)], total=False)


# ── conditions ───────────────────────────────────────────────────────────────────────


def conjunction(conditions: Sequence[Staged]) -> Staged:
    """Test conditions in order until one is false."""

    def run(s: Any, e: Env) -> bool:
        for condition in runs:  # noqa: SIM110 (a generator takes twice as long)
            if not condition(s, e):
                return False
        return True

    tests = _kept(conditions, False)
    parts = tuple(part for condition in tests for part in condition.parts or (condition,))
    runs = tuple(map(running, parts))
    total = all(part.total for part in parts)
    return parts[0] if len(parts) == 1 else Staged(run=run, total=total, parts=parts)


def disjunction(conditions: Sequence[Staged]) -> Staged:
    """Test conditions in order until one is true."""

    def run(s: Any, e: Env) -> bool:
        for condition in runs:  # noqa: SIM110
            if condition(s, e):
                return True
        return False

    tests = _kept(conditions, True)
    runs = tuple(map(running, tests))
    total = all(condition.total for condition in tests)
    return tests[0] if len(tests) == 1 else Staged(run=run, total=total)


def _kept(conditions: Sequence[Staged], decides: bool) -> list[Staged]:
    """Conditions that must be tested, up to a constant equal to ``decides``; never empty."""
    tests: list[Staged] = []
    for condition in conditions:
        if not condition.known:
            tests.append(condition)
        elif bool(condition.value) is decides:
            return [*tests, condition] if any(not one.total for one in tests) else [condition]
    return tests or [FALSE if decides else TRUE]


def negation(condition: Staged) -> Staged:
    if condition.known:
        return FALSE if condition.value else TRUE
    ask = running(condition)
    return Staged(run=lambda s, e: not ask(s, e), total=condition.total)


# ── operations ───────────────────────────────────────────────────────────────────────


def _applied(
    expr: Apply, meaning: Callable[..., Any], arguments: Sequence[Staged], total: bool
) -> Staged:
    """Apply an operation to arguments, some not constant; common cases get shorter closures."""
    asks = [running(argument) for argument in arguments]
    if len(asks) != 2:
        return Staged(run=lambda s, e: meaning(*[ask(s, e) for ask in asks]), total=total)
    left, right = arguments
    if expr.operation == "=" and left.known:
        left, right, asks = right, left, asks[::-1]
    a, b = asks
    slot, value = left.slot, right.value
    if expr.operation == "=" and right.known:
        if slot is not None:
            return Staged(run=lambda s, e: s[slot] == value, test=(slot, value))
        return Staged(run=lambda s, e: a(s, e) == value, total=total)
    if expr.operation == "in" and right.known and value.bit_length() <= MOST_MEMBERS:
        group = frozenset(members(value))
        return Staged(run=lambda s, e: a(s, e) in group, total=total)
    if expr.operation == "in" and left.known and left.value >= 0:
        bit = 1 << left.value
        return Staged(run=lambda s, e: b(s, e) & bit != 0, total=total)
    if right.known and slot is not None:
        return Staged(run=lambda s, e: meaning(s[slot], value), total=total)
    if right.known:
        return Staged(run=lambda s, e: meaning(a(s, e), value), total=total)
    return Staged(run=lambda s, e: meaning(a(s, e), b(s, e)), total=total)


def _counting(expr: Apply, meaning: Callable[..., int]) -> Callable[..., int]:
    def counted(*arguments: int) -> int:
        if NONE in arguments or NOWHERE in arguments:
            for operand, value in zip(expr.arguments, arguments, strict=True):
                check_number(operand.span, value)
        return bounded(expr.span, meaning(*arguments))

    return counted


def _finished(expr: Fold, reduction: Reduction) -> Callable[[Iterable[Any]], Any]:
    label = "there is no value to choose from"
    meaning = reduction.meaning
    if isinstance(expr.type, ListOf):
        meaning = partial(meaning, expr.type.digits)
    finish = or_fault(meaning, expr.span, label, reduction)
    if reduction.gives.kind is Kind.NUMBER:
        return lambda items: bounded(expr.span, finish(items))
    return finish
