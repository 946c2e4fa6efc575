"""Rules of a choosing problem as clauses and sums.

An expression is compiled once to closures over an environment of bound names, as in
``core.staging``; the closures run for each round of the loops around them. Expressions without
chosen variables are staged by the reference semantics and evaluated. The others yield a symbolic
value and the literal of their fault.

A condition has two closures: one defines a literal, the other requires the condition by clauses
and sums. ``and``, ``every``, ``or``, ``some``, ``if``, comparisons and ``different`` at the top of
a rule become requirements; the conditions inside them become definitions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from math import prod

from puzzlelang.compiler import choice_graphs
from puzzlelang.compiler.choice_conditions import (
    Code,
    Define,
    Item,
    Names,
    Pairs,
    PairTables,
    Require,
    Requirements,
    grouped,
    is_split,
    level_of,
    negated,
    ordered,
)
from puzzlelang.compiler.choice_operations import Operations, Outcome
from puzzlelang.compiler.choice_slots import Slots
from puzzlelang.compiler.choice_values import (
    Guard,
    MemberLiterals,
    SymbolicValues,
    Value,
)
from puzzlelang.constraints import FALSE, TRUE, Literal
from puzzlelang.core import (
    UNSET,
    Apply,
    At,
    Binder,
    Boolean,
    Const,
    Env,
    Expr,
    Fold,
    If,
    Let,
    ListOf,
    Local,
    Lookup,
    Read,
    RuleFault,
    RuleStager,
    Run,
    SetOf,
    Whole,
    bound,
    bound_by,
    nodes,
    running,
    size_of,
)
from puzzlelang.text import assert_never

OPPOSITES = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


class Lowering:
    """Compiles expressions and adds rules to a problem."""

    def __init__(self, slots: Slots, values: SymbolicValues) -> None:
        self.slots, self.values, self.letters = slots, values, values.letters
        self.operations = Operations(values)
        self.requirements = Requirements(values)
        self.stager = RuleStager(0)
        self.pairs = PairTables(slots, self.operations, self.stager)

    def environment(self) -> Env:
        return [UNSET] * self.stager.size

    # Expressions

    def compile(self, expr: Expr, names: Names) -> Code:
        if isinstance(expr.type, Boolean):
            return self.condition(expr, names, True)
        if not names.depends(expr):
            return self._constant(expr, names, True)
        return self._code(self._term(expr, names))

    def _code(self, define: Define, require: Require | None = None) -> Code:
        return Code(define, require or self._by_definition(define))

    def _by_definition(self, define: Define) -> Require:
        clause = self.letters.clause

        def require(e: Env, unless: Guard) -> None:
            value, fault = define(e)
            clause(*unless, value)
            if fault != FALSE:
                clause(*unless, -fault)

        return require

    def _constant(self, expr: Expr, names: Names, sign: bool) -> Code:
        """Evaluate an expression that depends on no chosen variable."""
        staged = self.stager.stage(expr, names.constant)
        run, wrap, kind = running(staged), self.values.wrap, expr.type

        def define(e: Env) -> Outcome:
            try:
                value = run((), e)
            except RuleFault:
                return self.values.default(kind), self.operations.fault(TRUE)
            return wrap(value if sign else not value, kind), FALSE

        if staged.known:
            outcome = define([])
            return self._code(lambda e: outcome)
        return self._code(define)

    def _term(self, expr: Expr, names: Names) -> Define:
        """Compile an expression that depends on a chosen variable."""
        match expr:
            case Local():
                return names.chosen[expr].define
            case Read():
                return self._read(expr, names)
            case Whole(_, _, variable):
                whole = tuple(self.slots.values[variable.slots])
                return lambda e: (whole, FALSE)
            case Lookup(_, _, _, arguments):
                codes = [self.compile(argument, names) for argument in arguments]
                return self._strict(codes, lambda given: self.operations.lookup(expr, given))
            case Apply(_, _, _, arguments):
                codes = [self.compile(argument, names) for argument in arguments]
                return self._strict(codes, self.operations.applied(expr))
            case If():
                return self._if(expr, names, True).define
            case Let():
                return self._let(expr, names, True).define
            case Fold(_, _, "connected"):
                return self._connected(expr, names).define
            case Fold(_, _, "reach"):
                return self._reach(expr, names)
            case Fold():
                return self._fold(expr, names)
            case Const() | At():
                raise AssertionError(f"{expr!r} depends on no chosen variable")
        assert_never(expr)

    def _strict(self, codes: Sequence[Code], meaning: Callable[[list[Value]], Outcome]) -> Define:
        """Evaluate all arguments, then the operation."""
        defines = [code.define for code in codes]
        any_fault = self.operations.any_fault

        def define(e: Env) -> Outcome:
            outcomes = [part(e) for part in defines]
            value, fault = meaning([value for value, _ in outcomes])
            return value, any_fault((*[missing for _, missing in outcomes], fault))

        return define

    def _read(self, expr: Read, names: Names) -> Define:
        """Read a slot, at chosen arguments perhaps."""
        variable, slots, operations = expr.variable, self.slots.values, self.operations
        if not any(names.depends(argument) for argument in expr.arguments):
            staged = self.stager.slot(expr.span, variable, expr.arguments, names.constant)
            slot, default = running(staged), self.values.default(expr.type)

            def define(e: Env) -> Outcome:
                try:
                    return slots[slot((), e)], FALSE
                except RuleFault:
                    return default, operations.fault(TRUE)

            return define
        codes = [self.compile(argument, names) for argument in expr.arguments]
        places = [{v: i for i, v in enumerate(key.values)} for key in variable.keys]
        sizes = [size_of(key.values) for key in variable.keys]

        def select(given: list[Value]) -> Outcome:
            options: list[tuple[Literal, Value]] = []
            faults: list[Literal] = []
            cases = [self.values.cases(value) for value in given]
            for row, literal in self.values.combinations(cases):
                slot = 0
                for value, place, size in zip(row, places, sizes, strict=True):
                    if value not in place:
                        faults.append(literal)
                        break
                    slot = slot * size + place[value]
                else:
                    options.append((literal, slots[variable.offset + slot]))
            fault = operations.fault(operations.any_fault(faults))
            return self.values.select(options, expr.type), fault

        return self._strict(codes, select)

    # Conditions

    def condition(self, expr: Expr, names: Names, sign: bool) -> Code:
        """Compile a condition, or its negation if ``sign`` is false."""
        if not names.depends(expr):
            return self._constant(expr, names, sign)
        if not is_split(expr, sign):
            pairs = self.pairs.of(expr, names.constant, names.chosen, sign)
            if pairs is not None:
                return self._paired(pairs, self._condition(expr, names, sign), sign)
        return self._condition(expr, names, sign)

    def _condition(self, expr: Expr, names: Names, sign: bool) -> Code:
        match expr:
            case Apply(_, _, "not", (inner,)):
                return self.condition(inner, names, not sign)
            case Apply(_, _, "and" | "or" as operation, arguments):
                if (operation == "and") == sign:
                    parts = [self.condition(a, names, sign) for a in ordered(arguments, names)]
                    return self._all(lambda e: [(TRUE, FALSE, part) for part in parts])
                *first, last = (self.condition(a, names, sign) for a in grouped(expr, names))
                return self._any(lambda e: [(TRUE, FALSE, part) for part in first], last)
            case Apply():
                return self._comparison(expr, names, sign)
            case If():
                return self._if(expr, names, sign)
            case Let():
                return self._let(expr, names, sign)
            case Fold(_, _, "every" | "some" as kind, _, _, body) if body is not None:
                inner_names, rounds = self._rounds(expr, names)
                part = self.condition(body, inner_names, sign)
                items = self._items(rounds, part)
                return self._all(items) if (kind == "every") == sign else self._any(items)
            case Fold(_, _, "different"):
                return self._distinct(self._elements(expr, names), sign)
            case Fold(_, _, "connected") if sign:
                return self._connected(expr, names)
        define = self._term(expr, names)
        return self._code(define if sign else negated(define))

    def _paired(self, tabulate: Callable[[Env], Pairs | None], otherwise: Code, sign: bool) -> Code:
        """Use a table of pairs if there is one."""

        def define(e: Env) -> Outcome:
            pairs = tabulate(e)
            return otherwise.define(e) if pairs is None else self.pairs.define(pairs, sign)

        def require(e: Env, unless: Guard) -> None:
            pairs = tabulate(e)
            if pairs is None:
                otherwise.require(e, unless)
            else:
                self.pairs.require(pairs, sign, unless)

        return Code(define, require)

    def _items(
        self, rounds: Callable[[Env], Iterator[tuple[Literal, Literal]]], part: Code
    ) -> Callable[[Env], Iterator[Item]]:
        return lambda e: ((when, missing, part) for when, missing in rounds(e))

    def _conjunction(self, items: Callable[[Env], Iterable[Item]], sign: bool) -> Define:
        """Define the conjunction of the items; if not ``sign``, their disjunction.

        A part has a fault only if those before it didn't decide.
        """
        all_of, any_of = self.letters.all_of, self.letters.any_of
        any_fault = self.operations.any_fault

        def define(e: Env) -> Outcome:
            kept: list[Literal] = []
            faults: list[Literal] = []
            for when, missing, part in items(e):
                if missing != FALSE:
                    faults.append(all_of((*kept, missing)))
                value, fault = part.define(e)
                if not sign:
                    value = -value
                if fault != FALSE:
                    faults.append(all_of((*kept, when, fault)))
                if when != TRUE:
                    value = any_of((-when, value))
                if value == FALSE:
                    return (FALSE if sign else TRUE), any_fault(faults)
                if value != TRUE:
                    kept.append(value)
            value = all_of(kept)
            return (value if sign else -value), any_fault(faults)

        return define

    def _all(self, items: Callable[[Env], Iterable[Item]]) -> Code:
        clause = self.letters.clause

        def require(e: Env, unless: Guard) -> None:
            for when, missing, part in items(e):
                if missing != FALSE:
                    clause(*unless, -missing)
                if when == TRUE:
                    part.require(e, unless)
                elif when != FALSE:
                    part.require(e, (*unless, -when))

        return Code(self._conjunction(items, True), require)

    def _any(self, items: Callable[[Env], Iterable[Item]], last: Code | None = None) -> Code:
        """Require one of several parts: ``last``, unless another one is true."""
        end: list[Item] = [] if last is None else [(TRUE, FALSE, last)]
        define = self._conjunction(lambda e: chain(items(e), end), False)
        otherwise, all_of = self._by_definition(define), self.letters.all_of

        def require(e: Env, unless: Guard) -> None:
            literals: list[Literal] = []
            for when, missing, part in items(e):
                value, fault = part.define(e)
                if missing != FALSE or fault != FALSE:
                    return otherwise(e, unless)
                literal = all_of((when, value))
                if literal == TRUE:
                    return None
                if literal != FALSE:
                    literals.append(literal)
            guard = (*unless, *literals)
            return last.require(e, guard) if last else self.letters.clause(*guard)

        return Code(define, require)

    def _comparison(self, expr: Apply, names: Names, sign: bool) -> Code:
        """Compile an operation that gives a condition."""
        operation = expr.operation
        if not sign and operation in OPPOSITES:
            operation, sign = OPPOSITES[operation], True
            expr = Apply(expr.span, expr.type, operation, expr.arguments)
        codes = [self.compile(argument, names) for argument in expr.arguments]
        if operation == "different":
            everything = [(TRUE, code) for code in codes]
            return self._distinct(lambda e: [(w, *code.define(e)) for w, code in everything], sign)
        define = self._strict(codes, self.operations.applied(expr))
        if not sign:
            define = negated(define)
        adding = self.requirements.of(operation, sign)
        if adding is None:
            return self._code(define)
        defines = [code.define for code in codes]
        clause = self.letters.clause

        def require(e: Env, unless: Guard) -> None:
            given: list[Value] = []
            for part in defines:
                value, fault = part(e)
                if fault != FALSE:
                    clause(*unless, -fault)
                given.append(value)
            adding(given[0], given[1], unless)

        return Code(define, require)

    def _if(self, expr: If, names: Names, sign: bool) -> Code:
        ask = self.condition(expr.condition, names, True)
        if isinstance(expr.type, Boolean):
            then = self.condition(expr.then, names, sign)
            otherwise = self.condition(expr.otherwise, names, sign)
        else:
            then, otherwise = self.compile(expr.then, names), self.compile(expr.otherwise, names)
        all_of, any_fault = self.letters.all_of, self.operations.any_fault

        def define(e: Env) -> Outcome:
            when, missing = ask.define(e)
            if abs(when) == TRUE:
                value, fault = (then if when == TRUE else otherwise).define(e)
                return value, any_fault((missing, fault))
            (one, a), (other, b) = then.define(e), otherwise.define(e)
            value = self.values.select([(when, one), (-when, other)], expr.type)
            return value, any_fault((missing, all_of((when, a)), all_of((-when, b))))

        def require(e: Env, unless: Guard) -> None:
            when, missing = ask.define(e)
            if missing != FALSE:
                self.letters.clause(*unless, -missing)
            if when != FALSE:
                then.require(e, (*unless, -when) if when != TRUE else unless)
            if when != TRUE:
                otherwise.require(e, (*unless, when) if when != FALSE else unless)

        return Code(define, require)

    def _let(self, expr: Let, names: Names, sign: bool) -> Code:
        """Bind a name; its value is computed on first use."""
        place = -1
        if names.depends(expr.value):
            place = self.stager.place()
            value = self.compile(expr.value, names)

            def define(e: Env) -> Outcome:
                memo = e[place]
                if memo is UNSET:
                    memo = e[place] = value.define(e)
                return memo  # type: ignore[no-any-return]

            local = self._code(define)
            inner = Names(names.constant, {**names.chosen, expr.local: local})
        else:
            staged = self.stager.stage(expr.value, names.constant)
            if not staged.known:
                place, staged = self.stager.by_need(staged, names.constant)
            inner = Names({**names.constant, expr.local: staged}, names.chosen)
        is_condition = isinstance(expr.type, Boolean)
        body = (
            self.condition(expr.body, inner, sign)
            if is_condition
            else self.compile(expr.body, inner)
        )
        if place < 0:
            return body

        def define_body(e: Env) -> Outcome:
            e[place] = UNSET
            return body.define(e)

        def require_body(e: Env, unless: Guard) -> None:
            e[place] = UNSET
            body.require(e, unless)

        return Code(define_body, require_body)

    # Loops

    def _rounds(
        self, expr: Fold, names: Names
    ) -> tuple[Names, Callable[[Env], Iterator[tuple[Literal, Literal]]]]:
        """Return the names inside a loop, and a function that binds them round by round.

        It yields when the round counts, and when that has no value. Conditions that depend on no
        variable are tested as soon as their names are bound, if those before them have a value.
        """
        first = self.stager.size
        locals_ = bound_by(expr.binders)
        places = {local: self.stager.place() for local in locals_}
        constant = {**names.constant, **{local: bound(places[local]) for local in locals_}}
        inner = Names(constant, names.chosen)
        tests: list[list[Run]] = [[] for _ in expr.binders]
        later: list[Code] = []
        total = True
        for condition in nodes.conjuncts(expr.where) if expr.where else ():
            safe = total and names.is_total(condition)
            if not inner.depends(condition) and (safe or not later):
                level = level_of(condition, expr.binders) if safe else -1
                tests[level].append(running(self.stager.stage(condition, constant)))
            else:
                later.append(self.condition(condition, inner, True))
            total = safe
        untested = next((place for place, row in enumerate(tests) if row), len(tests))
        least = prod(len(binder.values) for binder in expr.binders[:untested])
        rest = None
        if later:
            rest = self._conjunction(lambda e: [(TRUE, FALSE, part) for part in later], True)

        def leaf(e: Env) -> Iterator[tuple[Literal, Literal]]:
            self.letters.spend(1)
            if rest is None:
                yield TRUE, FALSE
            else:
                when, missing = rest(e)
                if when != FALSE or missing != FALSE:
                    yield when, missing

        rounds: Callable[[Env], Iterator[tuple[Literal, Literal]]] = leaf
        end = first + len(locals_)
        for binder, checks in zip(reversed(expr.binders), reversed(tests), strict=True):
            end -= len(binder.locals)
            rounds = self._level(binder, end, checks, rounds)

        def all_rounds(e: Env) -> Iterator[tuple[Literal, Literal]]:
            self.letters.check_left(least)  # before memory and time are spent on them
            yield from rounds(e)

        return inner, all_rounds

    def _level(
        self,
        binder: Binder,
        place: int,
        tests: Sequence[Run],
        below: Callable[[Env], Iterator[tuple[Literal, Literal]]],
    ) -> Callable[[Env], Iterator[tuple[Literal, Literal]]]:
        single, values, end = len(binder.locals) == 1, binder.values, place + len(binder.locals)

        def rounds(e: Env) -> Iterator[tuple[Literal, Literal]]:
            for value in values:
                if single:
                    e[place] = value
                else:
                    e[place:end] = value
                try:
                    for test in tests:
                        if not test((), e):
                            break
                    else:
                        yield from below(e)
                except RuleFault:
                    yield TRUE, self.operations.fault(TRUE)

        return rounds

    def _elements(
        self, expr: Fold, names: Names
    ) -> Callable[[Env], Iterator[tuple[Literal, Value, Literal]]]:
        """Return a function that yields the values that a loop collects: when each counts, the
        value, and when it has none.
        """
        inner, rounds = self._rounds(expr, names)
        body = expr.body or bound_by(expr.binders)[0]
        define = self.compile(body, inner).define
        all_of, any_fault = self.letters.all_of, self.operations.any_fault

        def elements(e: Env) -> Iterator[tuple[Literal, Value, Literal]]:
            for when, missing in rounds(e):
                value, fault = define(e)
                if fault != FALSE or missing != FALSE:
                    fault = any_fault((missing, all_of((when, fault))))
                yield when, value, fault

        return elements

    def _fold(self, expr: Fold, names: Names) -> Define:
        elements = self._elements(expr, names)
        own, all_of = self.operations, self.letters.all_of

        def define(e: Env) -> Outcome:
            faults: list[Literal] = []
            parts: list[tuple[Literal, Value]] = []
            for when, value, fault in elements(e):
                faults.append(fault)
                if isinstance(expr.type, SetOf):
                    value, missing = own.single(value, when)
                    faults.append(missing)
                elif not isinstance(expr.type, ListOf):
                    value, missing = own.number(value)
                    faults.append(all_of((when, missing)))
                parts.append((when, value))
            value, fault = own.reduced(expr, parts)
            return value, own.any_fault((*faults, fault))

        return define

    # Different values

    def _distinct(
        self, elements: Callable[[Env], Iterable[tuple[Literal, Value, Literal]]], sign: bool
    ) -> Code:
        """All values are different: at most one of each."""
        clause = self.letters.clause

        def define(e: Env) -> Outcome:
            items = list(elements(e))
            literal = self.requirements.distinct([(when, value) for when, value, _ in items])
            fault = self.operations.any_fault([fault for _, _, fault in items])
            return (literal if sign else -literal), fault

        def require(e: Env, unless: Guard) -> None:
            items = list(elements(e))
            for _, _, fault in items:
                if fault != FALSE:
                    clause(*unless, -fault)
            self.requirements.all_different([(when, value) for when, value, _ in items], unless)

        return Code(define, require) if sign else self._code(define)

    # Graphs

    def _relation(
        self, expr: Fold, names: Names
    ) -> Callable[[Env], tuple[MemberLiterals, choice_graphs.Rows, Literal, dict[int, Literal]]]:
        """Return a function that gives the set of ``connected`` or ``reach``, the relation from
        each member, and their faults.
        """
        assert isinstance(expr.where, Apply) and expr.body is not None
        given = self.compile(expr.where.arguments[1], names)
        (local,) = bound_by(expr.binders)
        place = self.stager.place()
        inner = Names({**names.constant, local: bound(place)}, names.chosen)
        body = self.compile(expr.body, inner)
        members = expr.binders[0].values

        def relation(
            e: Env,
        ) -> tuple[MemberLiterals, choice_graphs.Rows, Literal, dict[int, Literal]]:
            group, missing = given.define(e)
            rows: choice_graphs.Rows = {}
            faults: dict[int, Literal] = {}
            for e[place] in members if expr.kind == "reach" else group:
                rows[e[place]], fault = body.define(e)
                if fault != FALSE:
                    faults[e[place]] = fault
            return group, rows, missing, faults

        return relation

    def _connected(self, expr: Fold, names: Names) -> Code:
        relation, letters = self._relation(expr, names), self.letters

        def parts(e: Env) -> tuple[choice_graphs.Graph, Literal]:
            group, rows, missing, faults = relation(e)
            fault = self._any_of_members(group, missing, faults)
            return choice_graphs.graph_of(letters, group, rows), fault

        def define(e: Env) -> Outcome:
            graph, fault = parts(e)
            return choice_graphs.connected(letters, graph), fault

        def require(e: Env, unless: Guard) -> None:
            graph, fault = parts(e)
            if fault != FALSE:
                letters.clause(*unless, -fault)
            choice_graphs.require_connected(letters, graph, unless)

        return Code(define, require)

    def _reach(self, expr: Fold, names: Names) -> Define:
        relation = self._relation(expr, names)

        def define(e: Env) -> Outcome:
            group, rows, missing, faults = relation(e)
            reached = choice_graphs.reach(self.letters, group, rows)
            return reached, self._any_of_members(reached, missing, faults)

        return define

    def _any_of_members(
        self, group: MemberLiterals, missing: Literal, faults: dict[int, Literal]
    ) -> Literal:
        """Return the literal that a set or the relation from one of its members has no value."""
        all_of = self.letters.all_of
        met = [all_of((group.get(member, FALSE), x)) for member, x in faults.items()]
        return self.operations.any_fault((missing, *met))
