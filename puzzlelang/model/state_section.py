"""The section `state:`: variables and their initial values.

Initial states are all combinations of the variables' initial values, in file order, the last slot
fastest; `starts:` may exclude some (``start_search``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, product

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    NONE,
    NOWHERE,
    Boolean,
    Domain,
    ListOf,
    RuleFault,
    Scalar,
    SetOf,
    Type,
    Unknown,
    combinations_of,
    count_of,
    describe,
    element_type,
    fits,
    function,
    join_types,
    list_of,
    members,
    show,
    show_domain,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model import alternatives
from puzzlelang.model.binding import (
    constant_domain,
    declared_type,
    distinct,
    domain_of,
    warn_of_hidden,
)
from puzzlelang.model.cost_bound import work
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.symbols import BrokenSymbol, Scope, VariableSymbol, local
from puzzlelang.syntax import tree
from puzzlelang.text import TYPE_CHECKING, Located, Record, Span, replace

MOST_SLOTS = 65_536


def check_state(
    checker: Checker, declared: Sequence[tree.Variable], wanted: Sequence[tree.Expr]
) -> tuple[tuple[core.Variable, ...], tuple[State, ...]] | None:
    """Return the variables and the initial states; None after a mistake (reported)."""
    variables: list[core.Variable] = []
    beginnings: list[Beginning] = []
    initial: list[int] = []
    valid = True
    checker.in_state = True
    for entry in declared:
        pair = declared_variable(checker, entry, len(initial))
        if pair is None:
            valid = False
            checker.names.declare("values", entry.name, "a variable", BrokenSymbol())
            continue
        variable, scopes = pair
        beginning = _beginning(checker, entry, variable, scopes)
        if beginning is None:
            valid = False
            assert entry.declaration.initial is not None
            beginning = Beginning(variable, entry.declaration.initial, [0] * variable.size)
        beginnings.append(beginning)
        initial.extend(beginning.fixed or [0] * variable.size)
        if beginning.varies:
            checker.several.add(variable)
        variables.append(variable)
        checker.names.declare("values", entry.name, "a variable", VariableSymbol(variable))
        checker.initial = list(initial)
    starts = find_starts(checker, beginnings, wanted) if valid else None
    checker.in_state = False
    if starts is None:
        return None
    checker.begin_in(variables, starts or (placeholder(variables),))
    return tuple(variables), starts


def placeholder(variables: Sequence[core.Variable]) -> State:
    """Return values of the right types, for ``start(x)`` if there is no start."""
    return tuple(
        variable.domain.low if variable.domain and isinstance(variable.type, Scalar) else 0
        for variable in variables
        for _ in range(variable.size)
    )


def declared_variable(
    checker: Checker, entry: tree.Variable, offset: int
) -> tuple[core.Variable, list[tuple[str | None, Domain]]] | None:
    """Return a variable whose first slot is ``offset``, with the names and domains of its keys."""
    declaration = entry.declaration
    kind, domain = declared_type(checker, declaration.type)
    keys: list[tuple[str | None, Domain]] = []
    valid = not isinstance(kind, Unknown)
    distinct(checker, (name for binder in declaration.each for name in binder.names))
    for binder in declaration.each:
        _warn_of_type(checker, binder)
    for binder in declaration.each:
        key = constant_domain(checker, binder.domain, "the domain of a variable")
        if key is None or binder.row:
            valid = False
            continue
        for name in binder.names or (None,):
            keys.append((name.text if name is not None else None, key))
    domains = tuple(key for _, key in keys)
    size = count_of(domains)
    if valid and offset + size > MOST_SLOTS:
        checker.wrong("state-too-large", entry.name, most=MOST_SLOTS, size=size)
        return None
    if not valid:
        return None
    return core.Variable(entry.name.text, entry.name.span, domains, kind, domain, offset), keys


def _warn_of_type(checker: Checker, binder: tree.Binder) -> None:
    """Warn about ``for each bank, p in 1..3``: `bank` is a name for the numbers, too."""
    for name in binder.names:
        if name.text in checker.names.sets and len(binder.names) > 1:
            checker.report(
                "key-name-hides", name, what=checker.names.what(name.text), domain=binder.domain
            )
        else:
            warn_of_hidden(checker, (name,), {})


def _beginning(
    checker: Checker,
    entry: tree.Variable,
    variable: core.Variable,
    keys: Sequence[tuple[str | None, Domain]],
) -> Beginning | None:
    """Evaluate the initial value of each slot, once for each combination of keys."""
    node = entry.declaration.initial
    assert node is not None, "variables under `state:` have initial values"
    names = [
        local(tree.Name(node.span, text), element_type(key)) if text else None for text, key in keys
    ]
    scope: dict[str, core.Expr] = {name.name: name for name in names if name is not None}
    if isinstance(node, tree.AnyOf):
        place, kind = node, element_type(variable.domain) if variable.domain else BOOLEAN

        def fits(value: int, given: Given) -> bool:
            return _fits(checker, variable, place, kind, value, given)

        return any_of(checker, variable, node, names, scope, fits)
    value = assigned(checker, variable, node, scope)
    if value is None:
        return None
    if isinstance(value, core.Const):
        fine = _fits(checker, variable, value, value.type, value.value)
        return Beginning(variable, node, [value.value] * variable.size) if fine else None
    if reads_state(checker, value, node):
        return None
    effort, read = variable.size * work(value), keyed(value, names)

    def value_at(before: State, combination: Sequence[int]) -> int:
        one = read(before, combination)
        bindings = {k: v for k, v in zip(names, combination, strict=True) if k is not None}
        if not _fits(checker, variable, value, value.type, one, bindings):
            raise NoOptions
        return one

    if any(core.reads(value)):
        return Beginning(
            variable, node, None, lambda *given: (value_at(*given),), names, effort,
            varies=True, depends=True,
        )  # fmt: skip
    if not checker.budget.constant(node.span, effort):
        return None
    from puzzlelang.core import RuleFault

    try:
        values = [value_at((), one) for one in combinations_of(variable.keys)]
    except RuleFault as fault:
        checker.diagnostics.add(fault.diagnostic)
        return None
    except NoOptions:
        return None
    return Beginning(variable, node, values)


def _fits(
    checker: Checker,
    variable: core.Variable,
    node: Located,
    type_: Type,
    value: int,
    given: Given | None = None,
) -> bool:
    """Test whether the variable may have ``value`` for the keys ``given``; report it if not."""
    kind, domain = variable.type, variable.domain
    if domain is None:
        return True
    if isinstance(kind, SetOf):
        valid = value & ~domain.mask == 0
    elif isinstance(kind, ListOf):
        valid = fits(value, variable)
    elif value == NONE:
        valid = variable.optional
    else:
        valid = value in domain.values
    if not valid:
        checker.wrong(
            "start-out-of-range",
            node,
            variable=variable.name,
            keys=_for(given),
            value=show(value, type_),
            wanted=_wanted(variable),
            help=_way_out(variable, value),
        )
    return valid


def assigned(
    checker: Checker, variable: core.Variable, node: tree.Expr, scope: Scope
) -> core.Expr | None:
    """Check a value for a slot of ``variable``; None if it never fits (reported)."""
    kind = variable.type
    if isinstance(kind, SetOf):
        value = checker.listed(checker.set_or_value(node, scope, kind), node)
    elif isinstance(kind, Boolean):
        value = checker.condition(node, scope)
    else:
        value = checker.expression(node, scope, kind)
    if isinstance(value.type, Unknown):
        return None
    if join_types(kind, value.type) is None:
        checker.wrong(
            "value-of-other-type",
            node,
            variable=variable.name,
            kind=value.type,
            wanted=model.advice.with_members(kind),
            help=model.advice.value_of_row(checker.names, value, node.span)
            or alternatives.unfit(checker.names, variable, node, value.type),
        )
        return None
    if isinstance(kind, ListOf):
        value = model.list_types.fitted(checker, value, kind)
    if _never_fits(variable, value.type):
        checker.wrong(
            "value-out-of-range",
            node,
            variable=variable.name,
            value=_value_text(value),
            wanted=_wanted(variable),
            help=alternatives.counted_down(variable, node)
            or _way_out(variable, value.value if isinstance(value, core.Const) else 0),
        )
        return None
    return value


def _never_fits(variable: core.Variable, kind: Type) -> bool:
    domain = variable.domain
    if domain is None or not isinstance(kind, Scalar) or kind.nowhere:
        return False
    if kind.optional:  # crossed bounds: always none
        return kind.low > kind.high and not variable.optional
    if kind.low == kind.high:
        return kind.low not in domain.values
    return kind.high < domain.low or kind.low > domain.high


def _for(given: Given | None) -> str:
    """``for p = 2 ``"""
    text = ", ".join(f"{k.name} = {show(value, k.type)}" for k, value in (given or {}).items())
    return f"for {text} " if text else ""


def _value_text(value: core.Expr) -> str:
    """Describe a value: itself if it is constant, otherwise its type."""
    return show(value.value, value.type) if isinstance(value, core.Const) else describe(value.type)


def _wanted(variable: core.Variable) -> str:
    assert variable.domain is not None
    return show_domain(variable.domain, variable.optional)


def _way_out(variable: core.Variable, value: int) -> str:
    if value == NONE:
        return f"if it may be none, declare `{variable.name}` with `or none`"
    if value == NOWHERE:
        return "the map ends before it; begin on a cell, for instance `the start`"
    return "widen the range in the declaration, or correct the value"


# ── start states ───────────────────────────────────────────────────────────────────────


if TYPE_CHECKING:
    from puzzlelang.model.start_search import Budget, Condition

MOST_OPTIONS = 500_000
"""Initial values allowed for a slot."""

State = tuple[int, ...]
Given = Mapping[core.Local, int]
Options = Callable[[State, Sequence[int]], Sequence[int]]
"""Returns a slot's initial values from its keys and the slots before its variable."""

Fits = Callable[[int, Given], bool]
"""Tests whether a slot may have a value; otherwise reports it."""


class NoOptions(Exception):
    """An invalid initial value was reported."""


class Beginning(metaclass=Record, eq=False):
    """Initial values of a variable: ``fixed`` for its slots, or ``options`` for each slot."""

    variable: core.Variable
    node: tree.Expr | tree.AnyOf
    fixed: Sequence[int] | None = None
    options: Options | None = None
    names: Sequence[core.Local | None] = ()
    """Names of the keys, or None."""
    work: int = 1
    """Work to compute the options of all slots."""
    varies: bool = False
    """True if there are several initial values."""
    depends: bool = False
    """True if the options depend on keys or on earlier choices."""
    domain: Domain | None = None
    """The members that the values are built from, unless ``depends``."""

    def slots(self, before: State) -> Sequence[Sequence[int]]:
        if self.fixed is not None:
            return [(value,) for value in self.fixed]
        assert self.options is not None
        return [self.options(before, keys) for keys in combinations_of(self.variable.keys)]


# ── initial values of a variable ─────────────────────────────────────────────────────


def any_of(
    checker: Checker,
    variable: core.Variable,
    node: tree.AnyOf,
    names: Sequence[core.Local | None],
    scope: Scope,
    fits: Fits,
) -> Beginning | None:
    """Check ``any`` and ``any of S``; None after a mistake (reported)."""
    kind, domain = variable.type, variable.domain
    if node.domain is None:
        if _is_name(checker, kind):
            checker.wrong("any-is-a-name", node)
            return None
        values = (0, 1) if domain is None else _of_type(checker, variable, node, domain)
        if values is None:
            return None
        if variable.optional:
            values = (NONE, *values)
        return _of_constant(variable, node, values, domain)
    domain_part, group = domain_of(checker, node.domain, scope)
    if domain_part is None:
        return None
    if domain is None or join_types(Scalar(domain.base, 0, 0), element_type(domain_part)) is None:
        usage = "`any`, true or false" if domain is None else model.advice.with_members(kind)
        checker.wrong("any-of-other-type", node.domain, name=variable.name, wanted=usage)
        return None
    if group is None:
        values = _of_type(checker, variable, node, domain_part)
        if values is None or not all(fits(value, {}) for value in values):
            return None
        return _of_constant(variable, node, values, domain_part)
    if isinstance(group, Boolean) or reads_state(checker, group, node.domain):
        return None
    members_of = _depending(group, names)

    def options(before: State, keys: Sequence[int]) -> Sequence[int]:
        choices = members_of(before, keys)
        part = Domain(domain_part.base, choices)
        values = _of_type(checker, variable, node, part) if choices else _of_nothing(kind)
        key_values = {name: key for name, key in zip(names, keys, strict=True) if name is not None}
        if values is None or not all(fits(value, key_values) for value in values):
            raise NoOptions
        return values

    effort = variable.size * work(group)
    return Beginning(variable, node, None, options, names, effort, True, True)


def _of_constant(
    variable: core.Variable, node: tree.AnyOf, values: Sequence[int], domain: Domain | None
) -> Beginning | None:
    names = [None] * len(variable.keys)
    varies, size = len(values) != 1, variable.size
    return Beginning(variable, node, None, lambda *_: values, names, size, varies, domain=domain)


def _of_nothing(kind: Type) -> Sequence[int]:
    """Return the initial values of an empty domain: the empty set or list."""
    return (0,) if isinstance(kind, SetOf | ListOf) else ()


def _is_name(checker: Checker, kind: Type) -> bool:
    """Test whether ``any`` is also the name of a member or value."""
    base = kind.base if isinstance(kind, Scalar) else None
    names = getattr(base, "names", ())
    return "any" in names or "any" in checker.names.values


def _of_type(
    checker: Checker, variable: core.Variable, node: tree.AnyOf, domain: Domain
) -> Sequence[int] | None:
    """Return the values of ``domain``, or all their sets or lists; None if too many (reported)."""
    size, kind = size_of(domain.values), variable.type
    match kind:
        case SetOf():
            count = 1 << size if size < 64 else MOST_OPTIONS + 1
        case ListOf(_, most):
            count = (
                sum(size**length for length in range(most + 1)) if most < 64 else MOST_OPTIONS + 1
            )
        case _:
            count = size
    if count > MOST_OPTIONS:
        checker.wrong("too-many-values", node, name=variable.name, most=MOST_OPTIONS)
        return None
    match kind:
        case SetOf():
            masks = [0]
            for value in domain.values:
                masks += [mask | 1 << value for mask in masks]
            return masks
        case ListOf(_, most):
            lists = chain.from_iterable(product(domain.values, repeat=n) for n in range(most + 1))
            return [list_of(kind.digits, values) for values in lists]
    return tuple(domain.values)


def _depending(
    group: core.Expr, names: Sequence[core.Local | None]
) -> Callable[[State, Sequence[int]], Sequence[int]]:
    """Compute a set or range that depends on keys or on earlier choices."""
    parts = group.arguments if _is_range(group) else (group,)  # type: ignore[union-attr]
    read = [keyed(part, names) for part in parts]

    def options(before: State, keys: Sequence[int]) -> Sequence[int]:
        values = [one(before, keys) for one in read]
        return members(values[0]) if len(values) == 1 else range(values[0], values[1] + 1)

    return options


def _is_range(group: core.Expr) -> bool:
    return isinstance(group, core.Apply) and group.operation == "range"


def keyed(
    expr: core.Expr, names: Sequence[core.Local | None]
) -> Callable[[State, Sequence[int]], int]:
    """Evaluate ``expr`` for the keys of a slot; add them to the message of a fault."""
    key_names = [name for name in names if name is not None]
    value = function(expr, key_names)

    def read(before: State, keys: Sequence[int]) -> int:
        key_values = [key for name, key in zip(names, keys, strict=True) if name is not None]
        try:
            return int(value(before, key_values))
        except RuleFault as fault:
            raise fault.given(key_names, dict(zip(key_names, key_values, strict=True))) from None

    return read


def reads_state(checker: Checker, expr: core.Expr, node: tree.Expr) -> bool:
    """Test whether ``expr`` reads a variable without ``start(x)`` (reported)."""
    at_starts = set(checker.at_starts.values())
    for read in core.reads(expr):
        if read.variable not in at_starts:
            text = read.variable.name
            help = ""
            if isinstance(node, tree.Name):
                help = f"the value that `{text}` has at the start is `start({text})`"
            checker.wrong("start-reads-state", node, help=help)
            return True
    return False


# ── all combinations ─────────────────────────────────────────────────────────────────


def find_starts(
    checker: Checker, beginnings: Sequence[Beginning], wanted: Sequence[tree.Expr]
) -> tuple[State, ...] | None:
    """Return all initial states, in order.

    The result is empty if no state meets ``wanted``; the checker then keeps the ``conflict``. It is
    None if `any` allows no value or there are too many states (reported).
    """
    before = checker.diagnostics.error_count
    conditions = [checker.condition(node, {}) for node in wanted]
    if checker.diagnostics.error_count > before:
        return None
    varying = [one.node for one in beginnings if one.varies]
    if not wanted and not varying:
        return (tuple(options[0] for one in beginnings for options in one.slots(())),)
    from puzzlelang.model import start_search

    place = wanted[0].span.to(wanted[-1].span) if wanted else varying[0]
    try:
        starts = _searched(beginnings, conditions)
    except NoOptions:
        return None
    except RuleFault as fault:
        checker.diagnostics.add(fault.diagnostic)
        return None
    except start_search.TooManyStarts:
        most, values = start_search.MOST_STARTS, start_search.MOST_VALUES
        checker.wrong("too-many-starts", place, most=most, values=values)
        return None
    except start_search.TooMuchWork:
        checker.wrong("starts-too-long", place, steps=start_search.MOST_WORK)
        return None
    if not starts and wanted:
        parts = [(node, part) for node, one in zip(wanted, conditions, strict=True)
                 for part in core.conjuncts(one)]  # fmt: skip
        conflict = _conflict(checker, beginnings, [part for _, part in parts])
        first, *others = (_place(*parts[number]) for number in conflict)
        with checker.apart() as reports:
            checker.wrong("no-start", first, related=tuple((one, "and this") for one in others))
        (checker.conflict,) = reports
        return ()
    if not starts:
        checker.wrong("no-start-of-any", place)
        return None
    return tuple(starts)


def _place(node: tree.Expr, part: core.Expr) -> Span:
    """Return the span of ``part``, or of ``node`` if it is in a definition."""
    own, whole = part.span, node.span
    return own if own.source is whole.source and own in whole else whole


def _conflict(
    checker: Checker, beginnings: Sequence[Beginning], conditions: Sequence[core.Expr]
) -> list[int]:
    """Return the indices of a minimal set of conditions that no state meets.

    If minimizing takes too long, the set is larger.
    """
    from puzzlelang.model.start_search import MOST_WORK, Budget, TooManyStarts, TooMuchWork

    minimal, budget = [*range(len(conditions))], Budget(MOST_WORK)
    for number in range(len(conditions)):
        rest = [conditions[other] for other in minimal if other != number]
        try:
            with checker.apart():
                needless = rest and not _searched(beginnings, rest, budget, most=1)
        except TooMuchWork:
            break
        except (NoOptions, RuleFault, TooManyStarts):
            continue
        if needless:
            minimal.remove(number)
    return minimal


def _searched(
    beginnings: Sequence[Beginning],
    conditions: Sequence[core.Expr],
    budget: Budget | None = None,
    most: int | None = None,
) -> list[State]:
    from puzzlelang.model import start_search
    from puzzlelang.model.start_search import Budget, Slots, conditions_of, search

    budget = budget or Budget(start_search.MOST_WORK)
    tests = conditions_of(conditions, budget)
    if tests is None:
        return []
    parts = [
        Slots(one.variable.offset, one.variable.size, one.slots, one.depends, one.work)
        for one in beginnings
    ]
    lists = {
        slot: one.variable.type
        for one in beginnings
        if one.varies and isinstance(one.variable.type, ListOf)
        for slot in range(one.variable.offset, one.variable.offset + one.variable.size)
    }
    if not tests:
        return search(parts, tests, budget, lists, most)
    quick = Budget(budget.left, start_search.MOST_FRUITLESS)
    try:
        starts = search(parts, tests, quick, lists, most)
        budget.left = quick.left
        return starts
    except start_search.TooMuchWork:
        pass
    from puzzlelang.compiler import CannotChoose

    left = budget.left
    try:
        return search(parts, tests, budget, lists, most, partial(_chosen, beginnings))
    except CannotChoose:
        budget.left = left
        return search(parts, tests, budget, lists, most)


def _chosen(
    beginnings: Sequence[Beginning], count: int, conditions: Sequence[Condition]
) -> Iterator[State]:
    """Yield the values of the first ``count`` variables that meet conditions, in any order."""
    from puzzlelang.compiler import chosen_states
    from puzzlelang.model.start_search import MOST_CONFLICTS

    variables: list[core.Variable] = []
    fixed: dict[int, int] = {}
    for one in beginnings[:count]:
        variable, kind = one.variable, one.variable.type
        if one.fixed is not None:
            fixed.update(enumerate(one.fixed, variable.offset))
        else:
            if isinstance(kind, Scalar):
                kind = replace(kind, optional=NONE in one.slots(())[0])
            variable = replace(variable, type=kind, domain=one.domain)
        variables.append(variable)
    return chosen_states(variables, fixed, [c.part for c in conditions], MOST_CONFLICTS)
