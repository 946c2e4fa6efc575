"""Parts of the rules of a puzzle that is filled in: conditions that read few slots.

The parts are those of ``and``, ``every``, ``if``, ``different``, equal sets, subsets and the last
condition of ``or``, one for each round of a loop, pair of values or member of a set. A choice
satisfies a rule exactly if it satisfies all parts. The reference semantics decides each part; a
proof names none of them.

If a rule has no value for some choice, the puzzle is wrong, and no claim about all choices is
proved. An expression of few keys is evaluated for all their values; of others, the parts are
checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import prod

from puzzlelang.core import (
    FALSE,
    LARGEST,
    OPERATIONS,
    REDUCTIONS,
    TRUE,
    UNSET,
    Apply,
    Binder,
    Boolean,
    Env,
    Expr,
    Fold,
    If,
    Let,
    Local,
    Read,
    RuleFault,
    RuleStager,
    Run,
    SetOf,
    Staged,
    Variable,
    Whole,
    bound,
    bound_by,
    conjunction,
    disjunction,
    each_round,
    interval_of,
    negation,
    nodes,
    rows_of,
    running,
)
from puzzlelang.text import Any, Record
from puzzlelang.verify.findings import Refused
from puzzlelang.verify.slot_values import Key, Partial, Slots, Unassigned

MOST_TRIED = 1 << 16
"""Maximum number of assignments that are tried for one part of a rule."""

MOST_IN_ALL = 1 << 19
"""Number of assignments after which no further part of a rule is tried for a clause or sum."""

MOST_PARTS = 1_000_000
UNROLLED = 100_000

OPPOSITES = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}

LIMITS = {"=": ("<=", ">="), "<": ("<",), "<=": ("<=",), ">": (">",), ">=": (">=",)}
"""Inequalities that a comparison consists of."""

EXTREMES = {name: row.meaning((0, 1)) == 1 for name, row in REDUCTIONS.items() if row.chooses}
"""Reductions that choose one of the values; is it the greatest?"""

Scope = Mapping[Local, Staged]


class Named(Staged):
    """A value that is checked where it gets a name, with the keys that it may read."""

    __slots__ = ("expr", "keys", "scope")

    def __init__(self, stager: Recorder, expr: Expr, scope: Scope) -> None:
        staged, self.keys = stager.recorded(expr, scope)
        super().__init__(staged.value, staged.run)
        self.expr, self.scope = expr, scope


class Recorder(RuleStager):
    """Stages expressions, and collects the keys that they may read.

    Tests of sets are staged member by member, so that they read few keys. A fault of another member
    is then skipped; ``recorded`` returns such an expression as not total.
    """

    def __init__(self, slots: Slots) -> None:
        super().__init__(UNROLLED)
        self.slots = slots
        self.keys: set[Key] = set()
        self.by_member = self.is_lazy = False
        self._env: Env = []
        self._locals: dict[Expr, frozenset[Local]] = {}
        self._staged: dict[tuple[object, ...], tuple[Staged, set[Key], bool]] = {}

    def slot(self, span: Any, variable: Variable, arguments: Any, scope: Scope) -> Staged:
        staged = super().slot(span, variable, arguments, scope)
        for slot in _slots_of(staged, variable):
            self.keys.update(self.slots.keys(slot))
        return staged

    def _stage(self, expr: Expr, scope: Scope) -> Staged:
        if isinstance(expr, Fold | Apply | If):
            return self._once(expr, scope)
        return self._anew(expr, scope)

    def _anew(self, expr: Expr, scope: Scope) -> Staged:
        match expr:
            case Local():
                staged = scope.get(expr)
                if isinstance(staged, Named):
                    self.keys |= staged.keys
            case Whole(_, _, variable):
                for slot in range(variable.slots.start, variable.slots.stop):
                    self.keys.update(self.slots.keys(slot))
            case Apply(_, _, "and" | "or" as operation, arguments):
                return self._in_turn(operation == "or", arguments, scope)
            case Apply(_, _, "in", (item, group)) if self.by_member:
                member = self.stage(item, scope)
                if member.known and isinstance(member.value, int):
                    return self.member(member.value, group, scope)
                if isinstance(group, Read):
                    return self._some_member(member, group, scope)
            case Apply(_, _, "subset", (one, other)) if self.by_member:
                return self._each(one, other, scope, _implied)
            case Apply(_, _, "=" | "!=" as operation, (one, other)) if (
                self.by_member and isinstance(one.type, SetOf)
            ):
                equal = self._each(one, other, scope, _same_value)
                return equal if operation == "=" else negation(equal)
        return super()._stage(expr, scope)

    def _once(self, expr: Expr, scope: Scope) -> Staged:
        """Stage an expression, once for all scopes in which its names mean the same."""
        names = (scope.get(local) for local in self._locals_in(expr))
        same = (one.value if type(one) is Staged and one.known else one for one in names)
        place = expr, self.by_member, *same
        if place not in self._staged:
            keys, is_lazy = self.keys, self.is_lazy
            self.keys, self.is_lazy = set(), False
            self._staged[place] = self._anew(expr, scope), self.keys, self.is_lazy
            self.keys, self.is_lazy = keys, is_lazy
        staged, more, may_lack = self._staged[place]
        self.keys |= more
        self.is_lazy |= may_lack
        return staged

    def _locals_in(self, expr: Expr) -> frozenset[Local]:
        """Return the names that occur in an expression."""
        if expr not in self._locals:
            own = frozenset[Local]((expr,) if isinstance(expr, Local) else ())
            self._locals[expr] = own.union(*map(self._locals_in, nodes.parts(expr)))
        return self._locals[expr]

    def _in_turn(self, decides: bool, conditions: Iterable[Expr], scope: Scope) -> Staged:
        """Stage ``and`` or ``or``, up to a constant that decides."""
        keys, parts = {*self.keys}, list[Staged]()
        for condition in conditions:
            parts.append(self.stage(condition, scope))
            if parts[-1].known and bool(parts[-1].value) == decides:
                break
        staged = disjunction(parts) if decides else conjunction(parts)
        if staged.known:
            self.keys = keys
        return staged

    def _each(
        self, one: Expr, other: Expr, scope: Scope, joined: Callable[[Staged, Staged], Staged]
    ) -> Staged:
        """Stage a condition on each member of two sets."""
        members = range(max(_size(one), _size(other)))
        return conjunction(
            [joined(self.member(m, one, scope), self.member(m, other, scope)) for m in members]
        )

    def member(self, value: int, group: Expr, scope: Scope) -> Staged:
        """Stage that a value is in a set."""
        if value < 0:
            return FALSE
        match group:
            case Local() if isinstance(named := scope.get(group), Named):
                return self.member(value, named.expr, named.scope)
            case Read(span, _, variable, arguments):
                place = super().slot(span, variable, arguments, scope)
                return self._member_of(value, place, variable)
            case If(_, _, condition, one, other):
                asked = self.stage(condition, scope)
                if asked.known:
                    return self.member(value, one if asked.value else other, scope)
                parts = [self.member(value, part, scope) for part in (one, other)]
                return disjunction(
                    [conjunction([asked, parts[0]]), conjunction([negation(asked), parts[1]])]
                )
            case Apply(_, _, "union", (one, other)):
                return disjunction([self.member(value, part, scope) for part in (one, other)])
            case Apply(_, _, "common", (one, other)):
                return conjunction([self.member(value, part, scope) for part in (one, other)])
            case Apply(_, _, "difference", (one, other)):
                outside = negation(self.member(value, other, scope))
                return conjunction([self.member(value, one, scope), outside])
            case Fold(_, _, "those", (Binder((local,), values, None),), where):
                self.is_lazy = True
                if value not in values:
                    return FALSE
                return self.stage(where, {**scope, local: Staged(value)}) if where else TRUE
            case Fold(_, _, "set", _, where, body) if body is not None:
                self.is_lazy = True
                parts = []
                for inner in each_round(group.binders, scope):
                    keys, self.keys = self.keys, set()
                    item = self.stage(body, inner)
                    keys, self.keys = self.keys, keys
                    if not item.known or item.value == value:
                        self.keys |= keys
                        counts = self.stage(where, inner) if where else TRUE
                        parts.append(conjunction([counts, _same_value(item, Staged(value))]))
                return disjunction(parts)
        staged = self.stage(group, scope)
        if staged.known:
            return TRUE if staged.value >> value & 1 else FALSE
        ask = running(staged)
        return Staged(run=lambda s, e: ask(s, e) >> value & 1 == 1, total=staged.total)

    def _member_of(self, value: int, staged: Staged, variable: Variable) -> Staged:
        assert variable.domain is not None
        if value not in variable.domain.values:
            return FALSE
        self.keys.update((slot, value) for slot in _slots_of(staged, variable))
        where = running(staged)
        return Staged(run=lambda s, e: s.has((where(s, e), value)) == 1, total=staged.total)

    def _some_member(self, member: Staged, group: Read, scope: Scope) -> Staged:
        """Stage that a value that isn't constant is in a set, of which one member is read."""
        place = self.slot(group.span, group.variable, group.arguments, scope)
        assert group.variable.domain is not None
        possible, item, where = group.variable.domain.values, running(member), running(place)

        def run(state: Any, env: Env) -> bool:
            value, slot = item(state, env), where(state, env)
            return value in possible and state.has((slot, value)) == 1

        return Staged(run=run, total=member.total and place.total)

    def recorded(
        self, expr: Expr, scope: Scope, by_member: bool = True
    ) -> tuple[Staged, frozenset[Key]]:
        """Stage an expression, and return the keys that it may read."""
        self.keys, self.by_member, self.is_lazy = set(), by_member, False
        staged = self.stage(expr, scope)
        if self.is_lazy:
            staged = Staged(run=running(staged), total=False)
        return staged, frozenset(self.keys)

    def recorded_member(
        self, value: int, group: Expr, scope: Scope
    ) -> tuple[Staged, frozenset[Key]]:
        """Stage that a value is in a set whose faults don't matter."""
        self.keys, self.by_member = set(), True
        return self.member(value, group, scope), frozenset(self.keys)

    def env(self) -> Env:
        if len(self._env) < self.size:
            self._env = [UNSET] * self.size
        return self._env


def _slots_of(staged: Staged, variable: Variable) -> Sequence[int]:
    if staged.known:
        return (staged.value,)
    return range(variable.slots.start, variable.slots.stop)


def _size(group: Expr) -> int:
    assert isinstance(group.type, SetOf)
    return group.type.high + 1


class Guard(metaclass=Record, eq=False):
    """A condition that makes a part void if it is ``truth``."""

    staged: Staged
    truth: bool
    keys: frozenset[Key]
    expr: Expr
    scope: Scope


Guards = tuple[Guard, ...]


def is_void(guards: Guards, state: Partial, env: Env) -> bool:
    return any(bool(running(guard.staged)(state, env)) == guard.truth for guard in guards)


class Part(metaclass=Record, eq=False):
    """A condition that is required to be ``sign``, unless a guard makes it void."""

    guards: Guards
    expr: Expr
    sign: bool
    scope: Scope
    staged: Staged
    keys: frozenset[Key]
    """Keys that the condition or a guard may read."""
    values: tuple[tuple[Expr, Scope, Guards], ...]
    """Expressions that must have a value, unless a guard makes them void."""
    pair: tuple[tuple[Expr, Scope], tuple[Expr, Scope]] | None = None
    """Two values that must be different."""

    def holds(self, state: Partial, env: Env) -> bool:
        if is_void(self.guards, state, env):
            return True
        return bool(running(self.staged)(state, env)) == self.sign


def parts_of(stager: Recorder, condition: Expr) -> Iterator[Part]:
    """Yield the parts of a rule."""
    for count, part in enumerate(_parts(stager, condition, True, {}, ())):
        if count == MOST_PARTS:
            raise Refused(f"a rule has more than {MOST_PARTS:,} parts")
        yield part


def _parts(
    stager: Recorder, expr: Expr, sign: bool, scope: Scope, guards: Guards
) -> Iterator[Part]:
    match expr:
        case Apply(_, _, "not", (inner,)):
            yield from _parts(stager, inner, not sign, scope, guards)
        case Apply(_, _, "and" | "or" as operation, arguments):
            if (operation == "and") == sign:
                for argument in arguments:
                    yield from _parts(stager, argument, sign, scope, guards)
            else:
                *first, last = arguments
                yield from _guarded(stager, first, sign, last, sign, scope, guards)
        case If(_, Boolean(), ask, then, otherwise):
            yield from _guarded(stager, [ask], False, then, sign, scope, guards)
            yield from _guarded(stager, [ask], True, otherwise, sign, scope, guards)
        case Fold(_, _, "every" | "some" as kind, binders, where, body) if (
            body is not None and (kind == "every") == sign
        ):
            conditions = [] if where is None else [*nodes.conjuncts(where)]
            for round_ in rounds(stager, binders, conditions, scope):
                yield from _guarded(stager, conditions, False, body, sign, round_, guards)
        case Fold(_, _, "different", binders, where, body) if sign and body is not None:
            conditions = [] if where is None else [*nodes.conjuncts(where)]
            items = [
                (body, round_, inner)
                for round_ in rounds(stager, binders, conditions, scope)
                for inner in _with_guards(stager, conditions, False, round_, guards)
            ]
            yield from _pairs(stager, expr, items)
        case Apply(_, _, "different", arguments) if sign and len(arguments) > 1:
            yield from _pairs(stager, expr, [(one, scope, guards) for one in arguments])
        case Let(_, _, local, value, body):
            yield Part((), value, True, {}, TRUE, frozenset(), ((value, scope, guards),))
            names = {**scope, local: Named(stager, value, scope)}
            yield from _parts(stager, body, sign, names, guards)
        case _:
            yield from _single(stager, expr, sign, scope, guards)


def _single(
    stager: Recorder, expr: Expr, sign: bool, scope: Scope, guards: Guards
) -> Iterator[Part]:
    staged, keys = stager.recorded(expr, scope)
    if staged.known and bool(staged.value) == sign and not guards:
        return
    guarding = frozenset[Key]().union(*(guard.keys for guard in guards))
    yield Part(guards, expr, sign, scope, staged, keys | guarding, ((expr, scope, guards),))
    match expr:
        case Apply(_, _, "subset", (one, other)) if sign:
            joined = _implied
        case Apply(_, _, "=" | "!=" as operation, (one, other)) if sign == (
            operation == "="
        ) and isinstance(one.type, SetOf):
            joined = _same_value
        case Apply(span, kind, operation, arguments) if (
            required := operation if sign else OPPOSITES.get(operation, "")
        ) in LIMITS:
            for place, fold in enumerate(arguments):
                if not isinstance(fold, Fold) or fold.body is None or fold.kind not in EXTREMES:
                    continue
                items = (*arguments[:place], fold.body, *arguments[place + 1 :])
                for limit in LIMITS[required]:
                    each = Apply(span, kind, limit, items)
                    is_above = (limit in ("<", "<=")) == (place == 0)
                    if is_above == EXTREMES[fold.kind]:
                        yield from _of_items(stager, fold, each, True, scope, guards)
                    else:
                        some = Fold(span, kind, "some", fold.binders, fold.where, each)
                        staged, keys = stager.recorded(some, scope)
                        yield Part(guards, some, True, scope, staged, keys | guarding, ())
            return
        case _:
            return
    # The whole precedes its members: a false member is no excuse for a whole without a value.
    for member in range(max(_size(one), _size(other))):
        rows = [stager.recorded_member(member, group, scope) for group in (one, other)]
        staged = joined(rows[0][0], rows[1][0])
        if not (staged.known and staged.value):
            keys = guarding.union(*(keys for _, keys in rows))
            yield Part(guards, expr, True, {}, staged, keys, ())


def _of_items(
    stager: Recorder, fold: Fold, each: Expr, sign: bool, scope: Scope, guards: Guards
) -> Iterator[Part]:
    """Yield the parts that each item of ``max`` or ``min`` is within a limit."""
    conditions = [] if fold.where is None else [*nodes.conjuncts(fold.where)]
    for round_ in rounds(stager, fold.binders, conditions, scope):
        for inner in _with_guards(stager, conditions, False, round_, guards):
            staged, keys = stager.recorded(each, round_)
            if not (staged.known and bool(staged.value) == sign):
                guarding = keys.union(*(guard.keys for guard in inner))
                yield Part(inner, each, sign, round_, staged, guarding, ())


def _pairs(
    stager: Recorder, expr: Expr, items: Sequence[tuple[Expr, Scope, Guards]]
) -> Iterator[Part]:
    """Yield the parts that two values are different, for each pair of items."""
    rows = [(*stager.recorded(body, scope), guards) for body, scope, guards in items]
    if len(items) == 1:
        yield Part((), expr, True, {}, TRUE, frozenset(), (items[0],))
    for place, (b, b_keys, b_guards) in enumerate(rows):
        for other, (a, a_keys, a_guards) in enumerate(rows[:place]):
            guards = (*a_guards, *(guard for guard in b_guards if guard not in a_guards))
            keys = (a_keys | b_keys).union(*(guard.keys for guard in guards))
            values = tuple(items[:2] if place == 1 else items[place : place + 1])
            yield Part(
                guards, expr, True, {}, negation(_same_value(a, b)), keys, values,
                (items[other][:2], items[place][:2]),
            )  # fmt: skip


def _implied(a: Staged, b: Staged) -> Staged:
    return disjunction([negation(a), b])


def _same_value(a: Staged, b: Staged) -> Staged:
    one, other = running(a), running(b)
    if a.known and b.known:
        return TRUE if a.value == b.value else FALSE
    return Staged(run=lambda s, e: one(s, e) == other(s, e), total=a.total and b.total)


def rounds(
    stager: Recorder, binders: Sequence[Binder], conditions: list[Expr], scope: Scope
) -> Iterator[Scope]:
    """Yield the names of each round; leading conditions that read no slot are tested and removed.

    Compiling such a condition once is faster than staging it in each round.
    """
    names = bound_by(binders)
    places = [stager.place() for _ in names]
    inner = {**scope, **dict(zip(names, map(bound, places), strict=True))}
    tests: list[Run] = []
    while conditions and not _reads_state(conditions[0], scope):
        tests.append(running(stager.stage(conditions.pop(0), inner)))
    env = stager.env()
    for row in rows_of(binders):
        for place, value in zip(places, row, strict=True):
            env[place] = value
        if all(test((), env) for test in tests):
            yield {**scope, **dict(zip(names, map(Staged, row), strict=True))}


def _reads_state(expr: Expr, scope: Scope) -> bool:
    return any(
        isinstance(part, Read | Whole) or (isinstance(part, Local) and _depends(scope.get(part)))
        for part in nodes.walk(expr)
    )


def _depends(value: Staged | None) -> bool:
    return isinstance(value, Named) and not value.known


def _guarded(
    stager: Recorder,
    conditions: Iterable[Expr],
    truth: bool,
    expr: Expr,
    sign: bool,
    scope: Scope,
    guards: Guards,
) -> Iterator[Part]:
    """Yield the parts of an expression, void if one of the conditions is ``truth``."""
    for inner in _with_guards(stager, conditions, truth, scope, guards):
        yield from _parts(stager, expr, sign, scope, inner)


def _with_guards(
    stager: Recorder, conditions: Iterable[Expr], truth: bool, scope: Scope, guards: Guards
) -> Iterator[Guards]:
    """Yield the guards with further conditions, unless one of them is always ``truth``."""
    for condition in conditions:
        staged, keys = stager.recorded(condition, scope)
        if staged.known:
            if bool(staged.value) == truth:
                return
        else:
            guards = (*guards, Guard(staged, truth, keys, condition, scope))
    yield guards


# ── trying assignments ───────────────────────────────────────────────────────────────

Options = Callable[[Key], Sequence[int]]
"""Returns the values of a key that are tried."""


class Trial:
    """Tries assignments of the keys that functions read, up to a limit."""

    def __init__(
        self, slots: Slots, most: int = MOST_TRIED, options: Options | None = None
    ) -> None:
        self.slots, self.options = slots, options or slots.options
        self.state = slots.partial()
        self.most = self.left = most

    def branches(self, ask: Callable[[Partial], Any]) -> Iterator[Any]:
        """Yield the value of a function for each assignment of the keys that it reads.

        During each step of the iteration ``state`` has the assignment.
        """
        self.left -= 1
        if self.left < 0:
            raise Refused(f"it takes more than {self.most:,} assignments to check")
        self.slots.tried += 1
        try:
            value = ask(self.state)
        except Unassigned as unassigned:
            key = unassigned.key
        else:
            yield value
            return
        values = self.state.values
        for option in self.options(key):
            values[key] = option
            yield from self.branches(ask)
        del values[key]


# ── values of rules ────────────────────────────────────────────────────────────────────


FEW = 1 << 10
"""Maximum number of assignments for which an expression is evaluated as a whole."""


class RuleValues:
    """Checks the parts of rules in order."""

    def __init__(self, stager: Recorder) -> None:
        self.stager = stager
        self.earlier: list[Part] = []
        """Parts that were checked before."""
        self._guards: set[Guard] = set()

    def check(self, part: Part) -> None:
        """Check that a part has a value for all assignments that satisfy those before it."""
        for number, guard in enumerate(part.guards):
            if guard not in self._guards:
                self._guards.add(guard)
                self._check(guard.expr, guard.scope, part.guards[:number])
        for expr, scope, guards in part.values:
            self._check(expr, scope, guards)
        self.earlier.append(part)

    def _check(self, expr: Expr, scope: Scope, guards: Guards) -> None:
        staged, keys = self.stager.recorded(expr, scope, by_member=False)
        if staged.total:  # constants are
            return
        keys = keys.union(*(guard.keys for guard in guards))
        if prod(map(len, map(self.stager.slots.options, keys))) > FEW and not _is_leaf(expr):
            self._check_inside(expr, scope, guards)
        elif not self._has_value(staged, keys, guards):
            raise Refused("it may have no value, and the rules before it don't exclude that")

    def _check_inside(self, expr: Expr, scope: Scope, guards: Guards) -> None:
        match expr:
            case Apply(_, _, "and" | "or" as operation, arguments):
                self._check_in_turn(arguments, operation == "or", scope, guards)
            case If(_, _, ask, then, otherwise):
                self._check(ask, scope, guards)
                for branch, truth in ((then, False), (otherwise, True)):
                    self._check(branch, scope, (*guards, self._guard(ask, truth, scope)))
            case Let(_, _, local, value, body):
                self._check(value, scope, guards)
                named = Named(self.stager, value, scope)
                self._check(body, {**scope, local: named}, guards)
            case Fold(_, _, kind, binders, where, body):
                conditions = [] if where is None else [*nodes.conjuncts(where)]
                is_graph = kind in ("connected", "reach")
                if is_graph:  # whose only condition is that a member is in this set
                    self._check(nodes.given_set(expr), scope, guards)
                    conditions = conditions if kind == "connected" else []
                for inner in rounds(self.stager, binders, conditions, scope):
                    rest = self._check_in_turn(conditions, False, inner, guards, is_graph)
                    if body is not None and rest is not None:
                        self._check(body, inner, rest)
            case _:
                for part in nodes.parts(expr):
                    self._check(part, scope, guards)

    def _check_in_turn(
        self,
        conditions: Iterable[Expr],
        truth: bool,
        scope: Scope,
        guards: Guards,
        are_checked: bool = False,
    ) -> Guards | None:
        """Check conditions that are evaluated until one of them is ``truth``.

        Return the guards that none is; None if one is in all states.
        """
        for condition in conditions:
            if not are_checked:
                self._check(condition, scope, guards)
            guard = self._guard(condition, truth, scope)
            if not guard.staged.known:
                guards = (*guards, guard)
            elif bool(guard.staged.value) == truth:
                return None
        return guards

    def _guard(self, condition: Expr, truth: bool, scope: Scope) -> Guard:
        staged, keys = self.stager.recorded(condition, scope)
        return Guard(staged, truth, keys, condition, scope)

    def _has_value(self, staged: Staged, keys: frozenset[Key], guards: Guards) -> bool:
        env, run = self.stager.env(), running(staged)
        few: list[Part] | None = None

        def is_excluded(other: Part, state: Partial) -> bool:
            if not other.keys <= state.values.keys():
                return False
            try:
                return not other.holds(state, env)
            except RuleFault:  # so it breaks a part before that one
                return True

        def is_fine(state: Partial) -> bool:
            nonlocal few
            try:
                if not is_void(guards, state, env):
                    run(state, env)
            except RuleFault:
                if few is None:
                    few = [other for other in self.earlier if other.keys <= keys]
                return any(is_excluded(other, state) for other in few)
            return True

        return all(Trial(self.stager.slots).branches(is_fine))


def _is_leaf(expr: Expr) -> bool:
    """Test whether an expression may lack a value although its parts have one."""
    match expr:
        case Apply(_, _, operation, arguments):
            row = OPERATIONS.get(operation)
            if row is None or row.may_lack_value([argument.type for argument in arguments]):
                return True
            return row.is_arithmetic and not all(map(_is_small, (expr, *arguments)))
        case Fold(_, _, kind, binders, where, body):
            if REDUCTIONS[kind].lacks_of_nothing:
                return where is not None or not all(binder.values for binder in binders)
            if kind == "sum":
                return body is None or not (_is_small(expr) and _is_small(body))
            if kind in ("those", "set"):
                return interval_of((body or bound_by(binders)[0]).type)[0] < 0
            return kind not in ("every", "some", "different", "connected", "reach", "list")
        case If() | Let():
            return False
    return True


def _is_small(expr: Expr) -> bool:
    """Test whether a number is within bounds, and never none."""
    low, high = interval_of(expr.type)
    return -LARGEST <= low and high <= LARGEST
