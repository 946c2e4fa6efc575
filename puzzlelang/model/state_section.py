"""The section `state:`: variables and their initial values."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang import model
from puzzlelang.core import (
    BOOLEAN,
    NONE,
    NOWHERE,
    Boolean,
    Domain,
    ListOf,
    Scalar,
    SetOf,
    Type,
    Unknown,
    combinations_of,
    count_of,
    describe,
    element_type,
    fits,
    join_types,
    show,
    show_domain,
)
from puzzlelang.core import nodes as core
from puzzlelang.model import alternatives
from puzzlelang.model.binding import (
    constant_domain,
    declared_type,
    distinct,
    warn_of_hidden,
)
from puzzlelang.model.cost_bound import work
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.start_states import (
    Beginning,
    Given,
    NoOptions,
    State,
    any_of,
    find_starts,
    keyed,
    reads_state,
)
from puzzlelang.model.symbols import BrokenSymbol, Scope, VariableSymbol, local
from puzzlelang.syntax import tree
from puzzlelang.text import Located

MOST_SLOTS = 65_536


def check_state(
    checker: ExpressionChecker, declared: Sequence[tree.Variable], wanted: Sequence[tree.Expr]
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
    checker: ExpressionChecker, entry: tree.Variable, offset: int
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


def _warn_of_type(checker: ExpressionChecker, binder: tree.Binder) -> None:
    """Warn about ``for each bank, p in 1..3``: `bank` is a name for the numbers, too."""
    for name in binder.names:
        if name.text in checker.names.sets and len(binder.names) > 1:
            checker.report(
                "key-name-hides", name, what=checker.names.what(name.text), domain=binder.domain
            )
        else:
            warn_of_hidden(checker, (name,), {})


def _beginning(
    checker: ExpressionChecker,
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
    checker: ExpressionChecker,
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
    checker: ExpressionChecker, variable: core.Variable, node: tree.Expr, scope: Scope
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
        from puzzlelang.model import meant_members

        checker.wrong(
            "value-of-other-type",
            node,
            variable=variable.name,
            kind=value.type,
            wanted=model.advice.with_members(kind),
            help=meant_members.value_of_row(checker.names, value, node.span)
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
