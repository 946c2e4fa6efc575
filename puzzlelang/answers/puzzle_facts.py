"""Static facts about a compiled puzzle, and warnings."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

from puzzlelang.answers.hidden_values import warn_of_hidden_values
from puzzlelang.answers.inactive import blocked_at_start
from puzzlelang.answers.loading import Loaded
from puzzlelang.answers.validation import (
    MOST_BLOCKED,
    MOST_WRITTEN_OUT,
    Blocked,
    ComputedAgain,
    Facts,
    TransitionFacts,
)
from puzzlelang.answers.witnesses import (
    FirstStates,
    Promises,
    fault_at_start,
    possible_values,
    try_promises,
)
from puzzlelang.compiler import Ground, Prover, compile_puzzle
from puzzlelang.core import (
    Boolean,
    ListOf,
    RuleFault,
    SetOf,
    call_text,
    is_goal,
    show_domain,
    size_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model import (
    Varying,
    combinations,
    dearest_repetition,
    lint,
    scheduled_work,
    undeclared,
    undeclared_turns,
)
from puzzlelang.syntax import tree
from puzzlelang.text import Diagnostics, replace


def facts_of(loaded: Loaded, diagnostics: Diagnostics) -> Facts:
    """Collect the facts; report problems as warnings."""
    puzzle = loaded.puzzle
    lint(loaded.tree, puzzle, diagnostics)
    grounds: dict[str, list[Ground]] = {t.name: [] for t in puzzle.transitions}
    for ground in loaded.system.grounds:
        grounds[ground.transition.name].append(ground)
    variables = [v for v in puzzle.variables for _ in range(v.size)]
    fault = fault_at_start(puzzle)
    if fault is not None:
        diagnostics.add(fault)
    else:
        _warn(loaded, grounds, variables, diagnostics)
    states = FirstStates(loaded.system)
    warn_of_hidden_values(puzzle, states, diagnostics)
    blocked, stuck = blocked_at_start(puzzle) if fault is None else ((), False)
    if stuck:
        _stuck(puzzle, blocked, diagnostics)
    bits, digits, values = 0, 0.0, 1
    for variable in puzzle.variables:
        each, own = _values(variable)
        bits += each * variable.size
        digits += log10(own) * variable.size if own else each * log10(2) * variable.size
        if bits <= MOST_WRITTEN_OUT:
            values *= (own or 1 << each) ** variable.size
    domains = possible_values(puzzle)
    invariants = [loaded.system.lower(rule.condition, {}) for rule in puzzle.invariants]
    names = [variable.name for variable in variables]
    prover = Prover(names, domains, invariants)
    transitions = tuple(
        _transition(
            loaded.tree,
            t,
            grounds[t.name],
            try_promises(puzzle, grounds[t.name], domains, prover, states),
        )
        for t in puzzle.transitions
    )
    groups = undeclared(puzzle, (entry.name.text for entry in loaded.tree.types))
    return Facts(
        bits,
        values if bits <= MOST_WRITTEN_OUT else None,
        int(digits) + 1,
        transitions,
        tuple(tuple(base.names[m] for m in members) for base, members in groups),
        tuple(undeclared_turns(puzzle)),
        len(loaded.puzzle.starts),
        blocked,
    )


def _values(variable: core.Variable) -> tuple[int, int]:
    """Return the bits of one slot and the number of its values (0 for a set or list)."""
    kind, domain = variable.type, variable.domain
    if isinstance(kind, Boolean) or domain is None:
        return 1, 2
    if isinstance(kind, SetOf):
        return size_of(domain.values), 0
    if isinstance(kind, ListOf):
        return kind.digits.bits * kind.most, 0
    count = size_of(domain.values) + getattr(kind, "optional", False)
    return (count - 1).bit_length(), count


def _transition(
    parsed: tree.Puzzle, transition: core.Transition, grounds: list[Ground], promises: Promises
) -> TransitionFacts:
    return TransitionFacts(
        transition.name,
        combinations(transition.binders),
        None if any(ground.loops for ground in grounds) else len(grounds),
        tuple(
            (", ".join(bound.name for bound in binder.locals), size_of(binder.values))
            for binder in transition.binders
        ),
        scheduled_work(transition),
        _computed_again(parsed, transition),
        tuple(sorted(promises.unproved)),
        promises.examples,
    )


def _computed_again(parsed: tree.Puzzle, transition: core.Transition) -> ComputedAgain | None:
    repetition = dearest_repetition(parsed, transition)
    if repetition is None:
        return None
    return ComputedAgain(
        repetition.span.in_one_line,
        repetition.span.line,
        repetition.span.column,
        repetition.rounds,
        repetition.once,
        repetition.work,
        repetition.name,
        repetition.definition,
        repetition.before.line if repetition.before is not None else None,
        repetition.before.column if repetition.before is not None else None,
    )


def _warn(
    loaded: Loaded,
    grounds: dict[str, list[Ground]],
    variables: Sequence[core.Variable],
    diagnostics: Diagnostics,
) -> None:
    """Warn about transitions that are never enabled or always fail."""
    reported = {d.message for d in diagnostics}
    varying = Varying(loaded.tree)
    for entry, transition in zip(loaded.tree.transitions, loaded.puzzle.transitions, strict=True):
        if varying.touches(entry):
            continue
        message = f"`{transition.name}` can never happen"
        if not grounds[transition.name] and message not in reported:
            diagnostics.report(
                "never-happens", transition.span, message,
                label=_why_never(loaded.puzzle, transition),
                help="correct its conditions, or remove it", severity="warning",
            )  # fmt: skip
        for promise, report in (("collide", _collision), ("range", _leaves)):
            violation = _certain(grounds[transition.name], promise)
            if violation is not None:
                report(violation[0], variables[violation[1]], diagnostics)


def _stuck(puzzle: core.Puzzle, blocked: Sequence[Blocked], diagnostics: Diagnostics) -> None:
    """Warn that no transition is enabled at the start."""
    reported = {d.message for d in diagnostics}
    try:
        if any(is_goal(puzzle, start) for start in puzzle.starts):
            return
    except RuleFault:
        return
    if all(f"`{one.name}` can never happen" in reported for one in blocked):
        return
    reasons = [
        (t.span, f"`{one.fails}` fails" if one.fails else f"this breaks `{one.breaks}`")
        if one.fails or one.breaks
        else (t.span, "this is not possible")
        for t, one in zip(puzzle.transitions, blocked, strict=True)
    ]
    (span, label), *others = reasons[:MOST_BLOCKED]
    diagnostics.report(
        "stuck-at-start", span, "no transition is possible at the start", label=label,
        help="correct the start under `state:`, or these conditions", severity="warning",
        related=tuple(others),
    )  # fmt: skip


def _certain(grounds: list[Ground], promise: str) -> tuple[Ground, int] | None:
    """Return the first instance of a rule that breaks a promise in every state, and the slot.

    If states split an instance, all its ground transitions must break it.
    """
    broken: dict[object, list[int]] = {}
    for ground in grounds:
        slots = [slot for kind, slot, certain in ground.open if kind == promise and certain]
        broken.setdefault(ground.arguments, []).append(min(slots, default=-1))
    for ground in grounds:
        slots = broken[ground.arguments]
        if min(slots) >= 0 and ground.instance is not None:
            return ground, min(slots)
    return None


def _why_never(puzzle: core.Puzzle, transition: core.Transition) -> str:
    free = replace(puzzle, transitions=(transition,), invariants=(), costs=())
    if compile_puzzle(free).grounds:
        return "each of its steps breaks an invariant"
    if transition.binders:
        return "no values of its parameters can satisfy its conditions"
    return "its conditions can't hold together"


def _collision(ground: Ground, variable: core.Variable, diagnostics: Diagnostics) -> None:
    diagnostics.report(
        "may-collide", ground.transition.span,
        f"`{_call(ground)}` assigns two different values to one slot",
        label="its `then:` is contradictory for these",
        help="keep them apart with `where a != b`; or, for one change after the other, make "
        "`then:` a list", severity="warning",
    )  # fmt: skip


def _leaves(ground: Ground, variable: core.Variable, diagnostics: Diagnostics) -> None:
    assert variable.domain is not None
    optional = getattr(variable.type, "optional", False)
    diagnostics.report(
        "leaves-range", ground.transition.span,
        f"`{_call(ground)}` gives `{variable.name}` a value outside its range",
        label=f"`{variable.name}` is {show_domain(variable.domain, optional)}",
        help="exclude this in `when:`, or widen the range under `state:`",
        severity="warning", related=((variable.span, "declared here"),),
    )  # fmt: skip


def _call(ground: Ground) -> str:
    return call_text(ground.transition, ground.instance or ())
