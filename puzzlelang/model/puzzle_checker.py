"""Type checking of a puzzle, section by section: from the syntax tree to the typed core."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, islice

from puzzlelang import model
from puzzlelang.core import (
    Base,
    Cells,
    Domain,
    Members,
    RuleFault,
    Unknown,
    bindings,
    broken_invariant,
    element_type,
    evaluate,
    in_one_line,
    show,
    show_domain,
    show_scalar,
    shown,
    size_of,
    slot_name,
    whole_type,
    whole_value,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.binding import distinct, domain_of
from puzzlelang.model.constants import declare_constants
from puzzlelang.model.cost_bound import (
    MOST_AT_START,
    MOST_WORK,
    MOST_WRITES,
    combinations,
    in_words,
    work,
    work_of_transition,
    writes_of_transition,
)
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.expression_dispatch import new_checker
from puzzlelang.model.functions import FUNCTIONS
from puzzlelang.model.grids import MapSizes, cell_span, declare_letters, read_map
from puzzlelang.model.rules import (
    Inside,
    check_costs,
    check_goal,
    check_rules,
    check_template,
    check_transition,
    check_views,
    has_goal,
    prints_little,
)
from puzzlelang.model.state_section import check_state
from puzzlelang.model.symbols import (
    MESSAGES,
    BrokenSymbol,
    ConstSymbol,
    DefinitionSymbol,
    Names,
    SetSymbol,
    Watcher,
)
from puzzlelang.model.trace_references import BESIDE, WORDS
from puzzlelang.syntax import data_text, tree
from puzzlelang.text import Any, Diagnostic, Diagnostics, Span, did_you_mean, replace


def check(
    puzzle: tree.Puzzle,
    settings: Mapping[str, tree.Data],
    maps: Mapping[str, tree.MapText],
    diagnostics: Diagnostics,
    watcher: Watcher | None = None,
) -> core.Puzzle | None:
    """Return the typed core of a puzzle with its parameters set and its maps read.

    ``settings`` are values of parameters, ``maps`` the texts of maps outside the file. The result
    is None if there are errors; as many as possible are reported. If no state meets `starts:`, the
    puzzle has no starts and a ``conflict``, reported only together with errors. A ``watcher``
    receives the meaning of each expression.
    """
    names = Names(diagnostics)
    names.variables = {entry.name.text: entry.name.span for entry in puzzle.declared}
    checker = new_checker(names, diagnostics, watcher)
    _check_settings(puzzle, settings, maps, diagnostics)
    complete = _read_maps(checker, puzzle, maps)
    declare_constants(checker, puzzle, settings)
    for definition in puzzle.definitions:
        names.declare("values", definition.head.name, "a definition", DefinitionSymbol(definition))
    if not complete:  # other names depend on the map
        return None
    met = check_requirements(checker, puzzle.requirements)
    if met is False:
        return None
    for name in list(names.values):
        names.as_value(name)
    for name in list(names.sets):
        names.as_set(name)
    if met is None:  # other mistakes may follow from that
        return None
    state = _variables(checker, puzzle)
    own = (name for name, row in FUNCTIONS.items() if not row.common and name not in BESIDE)
    names.check_collisions(own, WORDS if puzzle.views else ())
    if state is None or "name-taken" in {d.code for d in diagnostics.errors}:
        return None  # the meaning of such a name is a guess
    if checker.chooses:
        from puzzlelang.model.choice_section import check_choice

        return check_choice(checker, puzzle, state[0], partial(_shared, checker, puzzle, settings))
    symmetry = puzzle.symmetry
    groups = check_interchangeable(checker, symmetry.members if symmetry else None)
    whole = _rules(checker, puzzle, settings, state)
    if whole is None or groups is None:
        if checker.conflict is not None:
            diagnostics.add(checker.conflict)
        return None
    if not is_much_at_start(whole) and not start_is_fine(whole, diagnostics):
        return None
    return _merged(replace(whole, symmetry=groups), symmetry, diagnostics) if symmetry else whole


def _read_maps(checker: Checker, puzzle: tree.Puzzle, maps: Mapping[str, tree.MapText]) -> bool:
    """Read the maps into ``checker.grids``; return False after a mistake (reported)."""
    names, complete, sizes = checker.names, True, MapSizes()
    letters_of = declare_letters(puzzle.maps, names)
    for entry in puzzle.maps:
        text = maps.get(entry.name.text)
        grid = read_map(entry, text, letters_of, names, checker.diagnostics, sizes)
        if grid is None:
            complete = False
        else:
            checker.grids[grid.name] = grid
            checker.budget.add_cells(len(grid.rows) * len(grid.rows[0]))
    return complete


def _variables(
    checker: Checker, puzzle: tree.Puzzle
) -> tuple[tuple[core.Variable, ...], tuple[tuple[int, ...], ...]] | None:
    """Declare the variables; return them and the starts, if there are any."""
    if not puzzle.chosen and not puzzle.helpers:
        return check_state(checker, puzzle.variables, puzzle.starts)
    from puzzlelang.model.choice_section import declare_choices

    variables = declare_choices(checker, puzzle)
    return None if variables is None else (variables, ())


def _merged(
    puzzle: core.Puzzle, symmetry: tree.Symmetry, diagnostics: Diagnostics
) -> core.Puzzle | None:
    """Add the declared symmetry; return None if it can't be proved (reported)."""
    from puzzlelang.model.board_proof import with_turns
    from puzzlelang.model.symmetry_proof import check_symmetry

    whole = puzzle if symmetry.board is None else with_turns(puzzle, symmetry.board, diagnostics)
    return whole if whole is not None and check_symmetry(whole, diagnostics) else None


def _rules(
    checker: Checker,
    puzzle: tree.Puzzle,
    settings: Mapping[str, tree.Data],
    state: tuple[tuple[core.Variable, ...], tuple[tuple[int, ...], ...]],
) -> core.Puzzle | None:
    """Check transitions, conditions and costs, and assemble the puzzle."""
    diagnostics = checker.diagnostics
    variables, starts = state
    for definition in puzzle.definitions:
        model.definitions.try_definition(checker, definition)
    transitions = [
        transition for i, entry in enumerate(puzzle.transitions)
        if (transition := check_transition(checker, i, entry)) is not None
    ]  # fmt: skip
    distinct(checker, (entry.head.name for entry in puzzle.transitions), "transitions-alike")
    invariants = check_rules(checker, puzzle.invariants)
    losses = check_rules(checker, puzzle.losses)
    goal = check_goal(checker, puzzle)
    valid_names = {inside.transition.name for inside in transitions}
    reported = {entry.head.name.text for entry in puzzle.transitions} - valid_names
    costs = check_costs(checker, puzzle.costs, puzzle.estimates, transitions, reported)
    checks = check_rules(checker, puzzle.checks)
    shared = _shared(checker, puzzle, settings)
    if diagnostics.error_count:
        return None
    _little_work(checker, puzzle, transitions, (*invariants, *losses, goal, *checks), costs)
    says = (inside.transition.say for inside in transitions)
    if not prints_little(checker, (shared["show"], *says)):
        return None
    return core.Puzzle(
        **shared,
        variables=variables,
        starts=starts,
        transitions=tuple(inside.transition for inside in transitions),
        invariants=invariants,
        losses=losses,
        goal=goal,
        costs=costs,
        checks=checks,
        has_goal=has_goal(puzzle),
        step=puzzle.step or ("move", "moves"),
        conflict=checker.conflict,
    )


def _shared(
    checker: Checker, puzzle: tree.Puzzle, settings: Mapping[str, tree.Data]
) -> dict[str, Any]:
    """Check the sections that all puzzles have; return their fields of the core."""
    show = check_template(checker, puzzle.show, {})
    looks: tuple[core.Look, ...] = ()
    if puzzle.looks:
        from puzzlelang.model.look_checks import check_looks

        looks = check_looks(checker, puzzle.looks)
    return {
        "title": puzzle.title.value,
        "about": puzzle.about.value if puzzle.about is not None else "",
        "settings": {
            e.name.text: data_text(settings.get(e.name.text, e.data)) for e in puzzle.parameters
        },
        "grids": checker.grids,
        "show": show,
        "looks": looks,
        "views": check_views(checker, puzzle.views),
    }


def _little_work(
    checker: Checker,
    parsed: tree.Puzzle,
    transitions: Sequence[Inside],
    rules: Sequence[core.Rule],
    costs: Sequence[core.CostLine],
) -> None:
    """Report rules whose worst case exceeds the limit on work in one state."""
    where = " in every state"
    for inside in transitions:
        transition = inside.transition
        count, name = work_of_transition(transition), ""
        if count > MOST_WORK:  # the compiled loops may take less
            from puzzlelang.model import loop_work

            count = loop_work.scheduled_work(transition)
            name = loop_work.name_that_helps(parsed, transition) if count > MOST_WORK else ""
        why = f"`let:` can name `{name}`, so that it is computed once; " if name else ""
        why += _combinations(transition)
        checker.budget.little(transition.span, count, MOST_WORK, where, why)
    writes = 0
    for inside in transitions:
        count = writes_of_transition(inside.transition)
        writes += count
        if writes > MOST_WRITES:
            checker.wrong(
                "effects-too-long",
                inside.transition,
                lines=in_words(writes),
                own=in_words(count),
                most=in_words(MOST_WRITES),
            )
            break
    total = 0
    for rule in rules:
        total += work(rule.condition)
        if not checker.budget.little(rule.span, total, MOST_WORK, where):
            break
    for line in costs:
        terms = [term.amount for term in line.terms]
        count = sum(map(work, terms)) + work(line.estimate)
        checker.budget.little(line.span, count, MOST_WORK, where)


def _combinations(transition: core.Transition) -> str:
    """Count the values of the parameters, the usual reason for too much work."""
    count = combinations(transition.binders)
    names = [
        f"`{', '.join(name.name for name in binder.locals)}` has {size_of(binder.values):,} values"
        for binder in transition.binders
    ]
    return f"{', '.join(names)}: {count:,} combinations; " if count > 1000 else ""


def _check_settings(
    puzzle: tree.Puzzle,
    settings: Mapping[str, tree.Data],
    maps: Mapping[str, tree.MapText],
    diagnostics: Diagnostics,
) -> None:
    parameters = [entry.name.text for entry in puzzle.parameters]
    for name, data in settings.items():
        if name not in parameters:
            help = did_you_mean(name, parameters)
            MESSAGES.report(
                diagnostics, "unknown-parameter", data, parameter=name, known=parameters, help=help
            )
    map_names = [entry.name.text for entry in puzzle.maps]
    for name, text in maps.items():
        if name not in map_names:
            source = text[0].source if isinstance(text, tuple) else text
            help = did_you_mean(name, map_names)
            MESSAGES.report(
                diagnostics,
                "unknown-map",
                None,
                map=name,
                source=source.name,
                known=map_names,
                help=help,
            )


# ── requirements ───────────────────────────────────────────────────────────────────────


MOST_PLACES = 3


def check_requirements(checker: Checker, rules: tuple[tree.Rule, ...]) -> bool | None:
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
                diagnostic = _failure(checker, rule)
                break
            complete = complete and value is not None
    if diagnostic is not None:
        checker.diagnostics.add(diagnostic)
        return False
    for other in reports:
        checker.diagnostics.add(other)
    return True if complete else None


def _holds(checker: Checker, node: tree.Expr) -> bool | None:
    """Evaluate a requirement; None if that fails (reported)."""
    condition = checker.condition(node, {})
    value = None if isinstance(condition.type, Unknown) else checker.evaluate(condition)
    return None if value is None else bool(value)


def _failure(checker: Checker, rule: tree.Rule) -> Diagnostic:
    node, help = rule.condition, ""
    places = _places(checker, node)
    related: tuple[tuple[Span, str], ...] = ()
    several = _sets_of_cells(checker, node)
    if isinstance(node, tree.Binary) and len(several) > 1:
        help = "correct the map, or the rule"
        counts = ", ".join(f"{size_of(cells.values)} of {word}" for word, cells in several.items())
        span, label = node.span, f"this does not hold with these cells: {counts}"
        related = tuple(
            place for word, cells in several.items() for place in _first_cells(checker, word, cells)
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


def _values(checker: Checker, node: tree.Expr) -> str:
    """List the parameters in a condition with their values: ``n = 12, most = 9``"""
    values = {}
    for word in tree.names_in(node):
        symbol = checker.names.as_value(word.text)
        if isinstance(symbol, ConstSymbol):
            values[word.text] = show(symbol.value.value, symbol.value.type)
    return ", ".join(f"{name} = {value}" for name, value in values.items())


def _places(checker: Checker, node: tree.Expr) -> list[tuple[Span, str]]:
    """Find places that show why ``node`` is false: offending cells, header numbers, map ends."""
    match node:
        case tree.Binary(_, "and", _, left, right):
            condition = checker.condition(left, {})
            failing = right if checker.evaluate(condition) else left
            return _places(checker, failing)
        case tree.Quantifier(kind="every" | "no", binders=(tree.Binder(names=(name,)) as binder,)):
            cells = None if binder.row else domain_of(checker, binder.domain, {}, ordered=True)[0]
            if cells is not None and isinstance(cells.base, Cells):
                return _witnesses(checker, node, name, cells)
    places: list[tuple[Span, str]] = []
    for word in tree.names_in(node):
        for grid in checker.grids.values():
            if word.text in grid.header:
                number, span = grid.header[word.text]
                places.append((span, f"{word.text} = {number}"))
        symbol = checker.names.as_set(word.text)
        if isinstance(symbol, SetSymbol) and isinstance(symbol.domain.base, Cells):
            places.extend(_cells(checker, word.text, symbol.domain))
    return places


def _sets_of_cells(checker: Checker, node: tree.Expr) -> dict[str, Domain]:
    """Collect the legend words in a condition."""
    domains = {}
    for word in tree.names_in(node):
        symbol = checker.names.as_set(word.text)
        if isinstance(symbol, SetSymbol) and isinstance(symbol.domain.base, Cells):
            if symbol.domain.base.name != word.text:
                domains[word.text] = symbol.domain
    return domains


def _first_cells(checker: Checker, word: str, domain: Domain) -> list[tuple[Span, str]]:
    grid = checker.grids.get(domain.base.name)
    if grid is None or not size_of(domain.values):
        return []
    count, first = size_of(domain.values), islice(domain.values, MOST_PLACES)
    return [(cell_span(grid, cell), f"{word} {i} of {count}") for i, cell in enumerate(first, 1)]


def _cells(checker: Checker, word: str, domain: Domain) -> list[tuple[Span, str]]:
    grid = checker.grids.get(domain.base.name)
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
    checker: Checker,
    node: tree.Quantifier,
    name: tree.Name,
    cells: Domain,
) -> list[tuple[Span, str]]:
    from puzzlelang.core import cells_of, firsts, kinds_of

    grid = checker.grids.get(cells.base.name)
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


# ── symmetry ───────────────────────────────────────────────────────────────────────────


Groups = tuple[core.Interchangeable, ...]


def check_interchangeable(checker: Checker, data: tree.Data | None) -> Groups | None:
    """Return the declared groups; None after a mistake (reported)."""
    if data is None:
        return ()
    before = checker.diagnostics.error_count
    groups = [group for group in _groups(checker, data) if len(group.members) > 1]
    _apart(checker, groups)
    return None if checker.diagnostics.error_count > before else tuple(groups)


def _groups(checker: Checker, data: tree.Data) -> list[core.Interchangeable]:
    """Return the groups of a name or list: one for each set, and one for all members."""
    items = data.items if isinstance(data, tree.DataList) else (data,)
    groups: list[core.Interchangeable] = []
    members: list[tree.Name] = []
    for item in items:
        if isinstance(item, tree.DataList):
            groups.extend(_groups(checker, item))
        elif not isinstance(item, tree.Name):
            checker.wrong("member-expected", item)
        elif checker.names.as_set(item.text) is None and (item.text in checker.names.members):
            members.append(item)
        else:
            groups.extend(_set(checker, item))
    if members and len(members) < len(items):
        checker.wrong("members-beside-sets", members[0])
    elif members:
        groups.extend(_members(checker, data.span, members))
    return groups


def _set(checker: Checker, name: tree.Name) -> list[core.Interchangeable]:
    symbol = checker.names.as_set(name.text)
    if symbol is None:
        model.unknown_names.report_unknown(checker, name, {})
    elif isinstance(symbol, SetSymbol):
        return _group(checker, name.span, symbol.domain)
    elif not isinstance(symbol, BrokenSymbol):
        checker.wrong("members-of-no-set", name, what=checker.names.what(name.text))
    return []


def _group(checker: Checker, span: Span, domain: Domain) -> list[core.Interchangeable]:
    base = domain.base
    declared = {owner for entries in checker.names.members.values() for owner, _ in entries}
    if isinstance(base, Cells) or isinstance(base, Members) and base in declared:
        return [core.Interchangeable(span, base, tuple(domain.values))]
    checker.wrong("members-without-names", span, values=show_domain(domain))
    return []


def _members(checker: Checker, span: Span, names: list[tree.Name]) -> list[core.Interchangeable]:
    """Return the group of some members, which must be of one type."""
    if len(names) == 1:
        checker.wrong("member-alone", span, text=names[0].text)
        return []
    bases: list[Base] = [base for base, _ in checker.names.members[names[0].text]]
    for name in names[1:]:
        common = [base for base, _ in checker.names.members[name.text] if base in bases]
        if not common:
            checker.wrong(
                "members-of-two-types",
                name,
                first=names[0].text,
                type=checker.names.members[name.text][0][0].name,
            )
            return []
        bases = common
    if len(bases) > 1:
        type_list = " and ".join(f"`{base.name}`" for base in bases)
        checker.wrong("words-of-several-types", span, listed=type_list)
        return []
    places = [value for n in names for base, value in checker.names.members[n.text]
              if base is bases[0]]  # fmt: skip
    values = sorted(set(places))
    for place, name in enumerate(names):
        if places[place] in places[:place]:
            _twice(checker, name.span, name.text)
    return _group(checker, span, Domain(bases[0], tuple(values)))


def _apart(checker: Checker, groups: list[core.Interchangeable]) -> None:
    """Report members of two groups."""
    owners: dict[tuple[Base, int], Span] = {}
    for group in groups:
        for member in group.members:
            first = owners.setdefault((group.base, member), group.span)
            if first is not group.span:
                _twice(checker, group.span, show_scalar(member, group.base), first)
                break


def _twice(checker: Checker, span: Span, name: str, first: Span | None = None) -> None:
    checker.wrong("interchangeable-twice", span, name=name, also=first)


# ── the initial state ──────────────────────────────────────────────────────────────────


MOST_VALUES = 6
"""Values shown in one message."""

LONGEST_STATE = 200
"""Characters of a state shown in a message."""

_Scope = Mapping[core.Local, Any]


def is_much_at_start(puzzle: core.Puzzle) -> bool:
    """Test whether the invariants of the starts take too long to check before compilation."""
    effort = sum(work(rule.condition) for rule in puzzle.invariants)
    return effort * len(puzzle.starts) > MOST_AT_START


def start_is_fine(puzzle: core.Puzzle, diagnostics: Diagnostics, help: str = "") -> bool:
    """Report the first invariant that a start breaks; ``help`` is for starts outside the file."""
    try:
        violations = ((start, broken_invariant(puzzle, start)) for start in puzzle.starts)
        start, rule = next((one for one in violations if one[1]), ((), None))
        if rule is None:
            return True
        part, scope, bound = _culprit(rule.condition, start, {})
        label = _label(part, start, scope, bound)
        help = help or "correct the start under `state:`, or the invariant"
        if len(puzzle.starts) > 1:
            help = "leave such states out with `starts:`, or correct the invariant"
            state = in_one_line(shown(puzzle, start), LONGEST_STATE)
            label = f"{label}; this start is {state}"
        MESSAGES.report(
            diagnostics, "start-broken", part, invariant=_called(rule), label=label, help=help
        )
    except RuleFault as fault:
        diagnostics.add(fault.diagnostic)
    return False


def _called(rule: core.Rule) -> str:
    """Name the invariant; if it has no name, the message shows its text."""
    nameless = rule.span.start <= rule.condition.span.start < rule.span.end
    return "an invariant" if nameless else f"the invariant `{rule.name}`"


def _culprit(
    part: core.Expr, state: tuple[int, ...], scope: _Scope
) -> tuple[core.Expr, _Scope, tuple[core.Local, ...]]:
    """Find the failing part of a condition, with the values of the names bound there."""
    match part:
        case core.Apply(_, _, "and", parts):
            failing = next(one for one in parts if not evaluate(one, state, scope))
            return _culprit(failing, state, scope)
        case core.Let(_, _, local, value, body):
            return _culprit(body, state, {**scope, local: evaluate(value, state, scope)})
        case core.Fold(_, _, "every", binders, where, body) if body is not None:
            failures = (one for one in bindings(binders, where, state, scope)
                     if not evaluate(body, state, one))  # fmt: skip
            return part, next(failures), core.bound_by(binders)
        case core.Apply(_, _, "not", (core.Let(_, _, local, value, body),)):
            inner = core.Apply(part.span, part.type, "not", (body,))
            return _culprit(inner, state, {**scope, local: evaluate(value, state, scope)})
        case core.Apply(_, _, "not", (core.Fold(_, _, "some", binders, where, body),)):
            failures = (one for one in bindings(binders, where, state, scope)
                     if body is None or evaluate(body, state, one))  # fmt: skip
            return part, next(failures), core.bound_by(binders)
    return part, scope, ()


def _label(
    part: core.Expr, state: tuple[int, ...], scope: _Scope, bound: tuple[core.Local, ...]
) -> str:
    """``not so at the start for a = wolf, b = goat, where `at(wolf)` is left``"""
    assignment = ", ".join(f"{local.name} = {show(scope[local], local.type)}" for local in bound)
    facts = list(dict.fromkeys(_facts(part, state, scope)))[:MOST_VALUES]
    label = "false at the start"
    if assignment:
        label += f" for {assignment}"
    return f"{label}, where {', '.join(facts)}" if facts else label


def _facts(part: core.Expr, state: tuple[int, ...], scope: _Scope) -> Iterator[str]:
    """List the values of variables in a condition: ``at(wolf) is left``"""
    match part:
        case core.Read(_, kind, variable, arguments):
            below = chain.from_iterable(map(core.walk, arguments))
            if all(name in scope for name in below if isinstance(name, core.Local)):
                keys = [evaluate(argument, state, scope) for argument in arguments]
                name = slot_name(variable, keys)
                yield f"`{name}` is {show(evaluate(part, state, scope), kind) or 'none'}"
            return
        case core.Whole(_, _, variable):
            value = show(whole_value(variable, state), whole_type(variable))
            yield f"`{variable.name}` is {value or 'none'}"
            return
    for inner in core.parts(part):
        yield from _facts(inner, state, scope)
