"""``require:``: check an instance; point to the place in the map or settings to correct."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice

from puzzlelang.core import (
    Cells,
    Domain,
    Unknown,
    element_type,
    show,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.binding import domain_of
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.grids import cell_span
from puzzlelang.model.symbols import ConstSymbol, SetSymbol
from puzzlelang.syntax import tree
from puzzlelang.text import Diagnostic, Span

MOST_PLACES = 3


def check_requirements(
    checker: ExpressionChecker, rules: tuple[tree.Rule, ...], grids: Mapping[str, core.Grid]
) -> bool | None:
    """Test the requirements; return None if one can't be evaluated (reported).

    The first that fails is reported with the places that make it fail, and nothing else: missing
    table entries, empty types and later failures often follow from it. Mistakes in the requirements
    are reported only if the others hold.
    """
    complete = True
    with checker.apart() as reports:
        diagnostic = None
        for rule in rules:
            value = _holds(checker, rule.condition)
            if value is False:
                diagnostic = _failure(checker, rule, grids)
                break
            complete = complete and value is not None
    if diagnostic is not None:
        checker.diagnostics.add(diagnostic)
        return False
    for other in reports:
        checker.diagnostics.add(other)
    return True if complete else None


def _holds(checker: ExpressionChecker, node: tree.Expr) -> bool | None:
    """Evaluate a requirement; None if that fails (reported)."""
    condition = checker.condition(node, {})
    value = None if isinstance(condition.type, Unknown) else checker.evaluate(condition)
    return None if value is None else bool(value)


def _failure(
    checker: ExpressionChecker, rule: tree.Rule, grids: Mapping[str, core.Grid]
) -> Diagnostic:
    node, help = rule.condition, ""
    places = _places(checker, node, grids)
    related: tuple[tuple[Span, str], ...] = ()
    several = _sets_of_cells(checker, node)
    if isinstance(node, tree.Binary) and len(several) > 1:
        help = "correct the map, or the rule"
        counts = ", ".join(f"{size_of(cells.values)} of {word}" for word, cells in several.items())
        span, label = node.span, f"this does not hold with these cells: {counts}"
        related = tuple(
            place for word, cells in several.items() for place in _first_cells(word, cells, grids)
        )
    elif places:
        (span, label), *others = places
        help = "correct it here; or, if it is right, the rule"
        related = (*others[: MOST_PLACES - 1], (node.span, "every instance must satisfy this"))
    else:
        span, label = node.span, "this does not hold"
        values = _values(checker, node)
        if values:
            label += f" when {values}"
            help = "`--set NAME=VALUE` gives a parameter another value"
    message = f"not met: {rule.name.text}"
    return Diagnostic("requirement", message, span, label, help, related=related)


def _values(checker: ExpressionChecker, node: tree.Expr) -> str:
    """List the parameters in a condition with their values: ``n = 12, most = 9``"""
    values = {}
    for word in tree.names_in(node):
        symbol = checker.names.as_value(word.text)
        if isinstance(symbol, ConstSymbol):
            values[word.text] = show(symbol.value.value, symbol.value.type)
    return ", ".join(f"{name} = {value}" for name, value in values.items())


def _places(
    checker: ExpressionChecker, node: tree.Expr, grids: Mapping[str, core.Grid]
) -> list[tuple[Span, str]]:
    """Find places that show why ``node`` is false: offending cells, header numbers, map ends."""
    match node:
        case tree.Binary(_, "and", _, left, right):
            condition = checker.condition(left, {})
            failing = right if checker.evaluate(condition) else left
            return _places(checker, failing, grids)
        case tree.Quantifier(kind="every" | "no", binders=(tree.Binder(names=(name,)) as binder,)):
            cells = None if binder.row else domain_of(checker, binder.domain, {}, ordered=True)[0]
            if cells is not None and isinstance(cells.base, Cells):
                return _witnesses(checker, node, name, cells, grids)
    places: list[tuple[Span, str]] = []
    for word in tree.names_in(node):
        for grid in grids.values():
            if word.text in grid.header:
                number, span = grid.header[word.text]
                places.append((span, f"{word.text} = {number}"))
        symbol = checker.names.as_set(word.text)
        if isinstance(symbol, SetSymbol) and isinstance(symbol.domain.base, Cells):
            places.extend(_cells(word.text, symbol.domain, grids))
    return places


def _sets_of_cells(checker: ExpressionChecker, node: tree.Expr) -> dict[str, Domain]:
    """Collect the legend words in a condition."""
    domains = {}
    for word in tree.names_in(node):
        symbol = checker.names.as_set(word.text)
        if isinstance(symbol, SetSymbol) and isinstance(symbol.domain.base, Cells):
            if symbol.domain.base.name != word.text:
                domains[word.text] = symbol.domain
    return domains


def _first_cells(
    word: str, domain: Domain, grids: Mapping[str, core.Grid]
) -> list[tuple[Span, str]]:
    grid = grids.get(domain.base.name)
    if grid is None or not size_of(domain.values):
        return []
    count, first = size_of(domain.values), islice(domain.values, MOST_PLACES)
    return [(cell_span(grid, cell), f"{word} {i} of {count}") for i, cell in enumerate(first, 1)]


def _cells(word: str, domain: Domain, grids: Mapping[str, core.Grid]) -> list[tuple[Span, str]]:
    grid = grids.get(domain.base.name)
    if grid is None or grid.name == word:
        return []
    if not size_of(domain.values):
        return [(grid.spans[-1], f"the map ends here and has no {word}")]
    count = size_of(domain.values)
    return [
        (cell_span(grid, cell), f"{word} {i} of {count}")
        for i, cell in enumerate(reversed(domain.values[-MOST_PLACES:]))
        for i in [count - i]
    ]


def _witnesses(
    checker: ExpressionChecker,
    node: tree.Quantifier,
    name: tree.Name,
    cells: Domain,
    grids: Mapping[str, core.Grid],
) -> list[tuple[Span, str]]:
    from puzzlelang.core import cells_of, firsts, kinds_of

    grid = grids.get(cells.base.name)
    claim = node.has if node.kind == "every" else node.where
    if grid is None or claim is None:
        return []
    universal = node.kind == "every"

    def fails(cell: int) -> bool:
        scope = {name.text: core.constant(name.span, cells.base, cell)}
        if universal and node.where is not None:
            if not checker.evaluate(checker.condition(node.where, scope)):
                return False
        return bool(checker.evaluate(checker.condition(claim, scope))) is not universal

    local = core.Local(name.span, element_type(cells), name.text)
    scope = {name.text: local}
    claims = [checker.condition(part, scope) for part in (node.where, claim) if part is not None]
    kinds = kinds_of(cells.values, local, claims)
    failing: Iterable[int] = filter(fails, cells.values)
    if kinds is not None:
        failing = cells_of(
            kinds, [kinds[cell] for cell in firsts(kinds, cells.values) if fails(cell)]
        )
    return [(cell_span(grid, cell), "this cell") for cell in islice(failing, MOST_PLACES)]
