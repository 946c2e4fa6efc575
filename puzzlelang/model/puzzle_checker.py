"""Type checking of a puzzle, section by section: from the syntax tree to the typed core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang import model
from puzzlelang.core import nodes as core
from puzzlelang.core import size_of
from puzzlelang.model.binding import distinct
from puzzlelang.model.checker_messages import MESSAGES
from puzzlelang.model.constants import declare_constants
from puzzlelang.model.cost_bound import (
    MOST_PRINTING,
    MOST_WORK,
    MOST_WRITES,
    combinations,
    in_words,
    work,
    work_of_template,
    work_of_transition,
    writes_of_transition,
)
from puzzlelang.model.costs import check_costs
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.expression_dispatch import new_checker
from puzzlelang.model.functions import FUNCTIONS
from puzzlelang.model.grids import MapSizes, declare_letters, read_map
from puzzlelang.model.initial_state import is_much_at_start, start_is_fine
from puzzlelang.model.requirements import check_requirements
from puzzlelang.model.rules import (
    Inside,
    check_goal,
    check_rules,
    check_transition,
    has_goal,
)
from puzzlelang.model.state_section import check_state
from puzzlelang.model.symbols import DefinitionSymbol, Names, Watcher
from puzzlelang.model.symmetry_section import check_interchangeable
from puzzlelang.model.templates import check_template, check_views
from puzzlelang.model.trace_references import BESIDE, WORDS
from puzzlelang.syntax import data_text, tree
from puzzlelang.text import Diagnostics, did_you_mean, replace


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
    grids = checker.grids
    complete = _read_maps(checker, puzzle, maps)
    declare_constants(checker, puzzle, settings)
    for definition in puzzle.definitions:
        names.declare("values", definition.head.name, "a definition", DefinitionSymbol(definition))
    if not complete:  # other names depend on the map
        return None
    met = check_requirements(checker, puzzle.requirements, grids)
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

        return check_choice(checker, puzzle, settings, grids, state[0])
    symmetry = puzzle.symmetry
    groups = check_interchangeable(checker, symmetry.members if symmetry else None)
    whole = _rules(checker, puzzle, settings, grids, state)
    if whole is None or groups is None:
        if checker.conflict is not None:
            diagnostics.add(checker.conflict)
        return None
    if not is_much_at_start(whole) and not start_is_fine(whole, diagnostics):
        return None
    return _merged(replace(whole, symmetry=groups), symmetry, diagnostics) if symmetry else whole


def _read_maps(
    checker: ExpressionChecker, puzzle: tree.Puzzle, maps: Mapping[str, tree.MapText]
) -> bool:
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
    checker: ExpressionChecker, puzzle: tree.Puzzle
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
    checker: ExpressionChecker,
    puzzle: tree.Puzzle,
    settings: Mapping[str, tree.Data],
    grids: Mapping[str, core.Grid],
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
    show = check_template(checker, puzzle.show, {})
    looks = _looks(checker, puzzle)
    views = check_views(checker, puzzle.views)
    if diagnostics.error_count:
        return None
    _little_work(checker, puzzle, transitions, (*invariants, *losses, goal, *checks), costs)
    for template in (show, *(inside.transition.say for inside in transitions)):
        if template is not None:
            count = work_of_template(template)
            checker.budget.little(template.span, count, MOST_PRINTING, " whenever it is printed")
    if diagnostics.error_count:
        return None
    return core.Puzzle(
        title=puzzle.title.value,
        about=puzzle.about.value if puzzle.about is not None else "",
        settings={
            e.name.text: data_text(settings.get(e.name.text, e.data)) for e in puzzle.parameters
        },
        grids=grids,
        variables=variables,
        starts=starts,
        transitions=tuple(inside.transition for inside in transitions),
        invariants=invariants,
        losses=losses,
        goal=goal,
        costs=costs,
        checks=checks,
        show=show,
        looks=looks,
        views=views,
        has_goal=has_goal(puzzle),
        step=puzzle.step or ("move", "moves"),
        conflict=checker.conflict,
    )


def _looks(checker: ExpressionChecker, puzzle: tree.Puzzle) -> tuple[core.Look, ...]:
    if not puzzle.looks:
        return ()
    from puzzlelang.model.look_checks import check_looks

    return check_looks(checker, puzzle.looks)


def _little_work(
    checker: ExpressionChecker,
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
            from puzzlelang.model import loop_cost, repeated_work

            count = loop_cost.scheduled_work(transition)
            name = repeated_work.name_that_helps(parsed, transition) if count > MOST_WORK else ""
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
