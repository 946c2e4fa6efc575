"""Facts about a compiled puzzle that are known without a search; some are reported as warnings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, islice, product
from math import log10, prod

from puzzlelang.answers.conjuncts import plain_conjuncts
from puzzlelang.answers.loading import Loaded
from puzzlelang.answers.validation import (
    MOST_BLOCKED,
    MOST_WRITTEN_OUT,
    Blocked,
    ComputedAgain,
    Facts,
    TransitionFacts,
)
from puzzlelang.compiler import (
    CompiledSystem,
    Ground,
    Prover,
    Values,
    compile_puzzle,
    slot_domains,
    terms,
)
from puzzlelang.core import (
    Boolean,
    Cells,
    ListOf,
    RuleFault,
    Scalar,
    SetOf,
    Step,
    attempt,
    broken_invariant,
    call_text,
    explain_fault,
    function,
    is_goal,
    is_lost,
    rows_of,
    show,
    show_domain,
    shown,
    size_of,
    slot_text,
    with_lets,
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
    work,
    work_of_template,
    work_of_transition,
)
from puzzlelang.search import Fault
from puzzlelang.syntax import tree
from puzzlelang.text import Diagnostic, Diagnostics, Record, replace


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


def possible_values(puzzle: core.Puzzle) -> list[tuple[int, ...] | None]:
    """Return the values of each slot (None: not listed); a constant slot has its start values."""
    fixed = unchanged(puzzle)
    domains = list(slot_domains(puzzle))
    for variable in puzzle.variables:
        if variable.name in fixed:
            for slot in range(variable.offset, variable.offset + variable.size):
                domains[slot] = tuple(sorted({start[slot] for start in puzzle.starts}))
    return domains


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


# ── promises ──────────────────────────────────────────────────────────────────────────
#
# The start is reachable, so a fault there is a mistake. Other states are constructed: the start
# with other values in the slots that a step depends on. They may be unreachable, but no slot has a
# cell (such as a wall) that it never has in the first states of a search.

MOST_STEPS = 4_000
"""Maximum number of steps tried at the start, and for one rule in constructed states."""

MOST_OPERATIONS = 1_000_000
"""Budget at the start, and for one rule, in operations of the cost bound."""

FEW_RULES = 3
"""Number of rules above which each gets a smaller budget."""

MOST_PROVING = 10_000
"""Budget for proving the promises of one rule, in checks and parts of them."""

MOST_STATES = 400
"""Maximum number of states constructed for one step."""

MOST_SEEN = 1_000
"""Maximum number of states expanded at the start."""

State = tuple[int, ...]

CODES = {
    "range": {"range-left", "nowhere"},
    "place": {"off-domain", "nowhere"},
    "collide": {"write-conflict"},
}
"""Faults that break each kind of promise."""


def fault_at_start(puzzle: core.Puzzle) -> Diagnostic | None:
    """Return a fault that every search meets in its first step, or None."""
    steps = sum(combinations(t.binders) for t in puzzle.transitions)
    printing = work_of_template(puzzle.show) + sum(work(rule.condition) for rule in puzzle.checks)
    printing += sum(work(line.estimate) for line in puzzle.costs)
    printing += sum(work_of_template(transition.say) for transition in puzzle.transitions)
    operations = sum(map(work_of_transition, puzzle.transitions))
    operations += (steps + 1) * (_work_of_rules(puzzle) + printing)
    if steps > MOST_STEPS or operations > MOST_OPERATIONS:
        return None
    most = min(MOST_STEPS // max(1, steps), MOST_OPERATIONS // max(1, operations))
    for start in puzzle.starts[: max(1, most)]:
        fault = explain_fault(puzzle, start)
        if fault is not None:
            return fault.diagnostic
    return None


def _work_of_rules(puzzle: core.Puzzle) -> int:
    rules = (*puzzle.invariants, *puzzle.losses, puzzle.goal)
    return sum(work(rule.condition) for rule in rules)


class Promises(metaclass=Record):
    """The remaining open promises of a rule: kind (a key of CODES) and variable.

    ``examples`` describe how some of ``unproved`` are broken.
    """

    unproved: frozenset[tuple[str, str]]
    examples: Mapping[tuple[str, str], str]


class FirstStates:
    """The first states of a breadth-first search, and the cells of variables in them."""

    def __init__(self, system: CompiledSystem) -> None:
        self._system = system
        self._slots = frozenset(
            slot
            for variable in system.puzzle.variables
            if isinstance(variable.type, Scalar) and isinstance(variable.type.base, Cells)
            for slot in range(variable.offset, variable.offset + variable.size)
        )

    def are_in(self, state: State, slots: Sequence[int]) -> bool:
        """Test whether each cell in ``slots`` was seen in its slot."""
        return all(state[slot] in self._seen[slot] for slot in self._slots.intersection(slots))

    @cached_property
    def _seen(self) -> Mapping[int, set[int]]:
        return {slot: {row[slot] for row in self.rows} for slot in self._slots}

    @cached_property
    def rows(self) -> list[State]:
        system = self._system
        effort = 1 + sum(map(work_of_transition, system.puzzle.transitions))
        budget = min(MOST_SEEN, MOST_OPERATIONS // effort)
        states = [*system.starts]
        reached = set(states)
        for state in states:
            budget -= 1
            if budget < 0:
                break
            try:
                after = system.successors(state)
            except Fault:  # reported by a search that reaches this state
                continue
            new = [one for one in dict.fromkeys(after) if one not in reached]
            reached.update(new)
            states.extend(new)
        return [system.slots(state) for state in states]


def try_promises(
    puzzle: core.Puzzle,
    grounds: Sequence[Ground],
    domains: Values,
    prover: Prover,
    seen: FirstStates,
) -> Promises:
    """Try the promises of rules that ``prover`` leaves open, in constructed states.

    ``domains`` are the :func:`possible_values` of the slots. If few slots matter, all combinations
    of their values are tried, which is a proof.
    """
    unproved: set[tuple[str, str]] = set()
    examples: dict[tuple[str, str], str] = {}
    prover.left = MOST_PROVING // max(1, len(puzzle.transitions) // FEW_RULES)
    owned = [prover.unproved(ground) for ground in grounds]
    promises = set(chain.from_iterable(owned))
    if not promises:
        return Promises(frozenset(), examples)
    attempts, most = 0, MOST_STEPS
    for transition in {ground.transition for ground in grounds}:  # all of the same transition
        each = work_of_transition(transition) // max(1, combinations(transition.binders))
        most = min(most, MOST_OPERATIONS // (each + _work_of_rules(puzzle) + 1))
    most //= max(1, len(puzzle.transitions) // FEW_RULES)
    for ground, own in zip(grounds, owned, strict=True):
        if not own or own <= examples.keys():
            continue
        if any(allowed.isdisjoint(domains[k] or allowed) for k, allowed in ground.tests.items()):
            continue  # disabled by a variable that never changes
        arguments = ground.instance
        if arguments is None or attempts > most:
            unproved |= own
            continue
        slots, states, whole = _constructed(puzzle, ground, domains)
        for state in states:
            attempts += 1
            if attempts > most:
                whole = False
                break
            fault = _fault(puzzle, ground.transition, arguments, state)
            if fault is None:
                continue
            whole = False
            place = _promise(fault, promises)
            if place is None or place in examples or not seen.are_in(state, slots):
                continue
            if _may_be(puzzle, state):
                call = call_text(ground.transition, arguments)
                examples[place] = f"`{call}` {_where(puzzle, state, slots)}: {fault.message}"
        if not whole:
            unproved |= own
    return Promises(frozenset(unproved | examples.keys()), examples)


def _may_be(puzzle: core.Puzzle, state: State) -> bool:
    """Test whether the state satisfies the invariants and is not lost."""
    try:
        return broken_invariant(puzzle, state) is None and not is_lost(puzzle, state)
    except RuleFault:
        return False


def _fault(
    puzzle: core.Puzzle, transition: core.Transition, arguments: tuple[int, ...], state: State
) -> Diagnostic | None:
    try:
        attempt(puzzle, transition, arguments, state)
    except RuleFault as fault:
        return fault.diagnostic
    return None


def _promise(fault: Diagnostic, wanted: set[tuple[str, str]]) -> tuple[str, str] | None:
    """Return the promise broken by a fault; the message begins with the place."""
    name = fault.message.lstrip("`").split("`")[0].split("(")[0]
    for promise, codes in CODES.items():
        if fault.code in codes and (promise, name) in wanted:
            return promise, name
    return None


def _constructed(
    puzzle: core.Puzzle, ground: Ground, domains: Sequence[tuple[int, ...] | None]
) -> tuple[list[int], Iterator[State], bool]:
    """Construct states: the start with other values in the slots that a step depends on.

    Return these slots, the states, and whether no other slots matter.
    """
    operands = [term for _, term in (*ground.steps, *ground.lets)]
    operands += [term for one in ground.stores for term in one.terms]
    operands += [*ground.updates.values(), ground.guard]
    order = dict.fromkeys(slot for term in operands for slot in terms.slots_of(term))
    order |= dict.fromkeys(ground.tests)
    base = list(puzzle.starts[0])
    for slot, allowed in ground.tests.items():
        if base[slot] not in allowed:
            base[slot] = min(allowed)
    slots: list[int] = []
    values: list[Sequence[int]] = []
    order = dict.fromkeys(slot for slot in order if len(domains[slot] or ()) != 1)
    for slot in order:
        some = sorted(ground.tests.get(slot, domains[slot] or ()))
        if some and prod(map(len, values)) * len(some) <= MOST_STATES:
            slots.append(slot)
            values.append(some)

    def states() -> Iterator[State]:
        for combination in product(*values):
            state = list(base)
            for slot, value in zip(slots, combination, strict=True):
                state[slot] = value
            yield tuple(state)

    fixed = [k for k in ground.tests if k not in slots and base[k] != puzzle.starts[0][k]]
    return sorted([*slots, *fixed]), states(), len(slots) == len(order)


def _where(puzzle: core.Puzzle, state: State, slots: Sequence[int]) -> str:
    """``where `n` is 3 and all else as at the start``"""
    parts = []
    for variable in puzzle.variables:
        for slot in slots:
            if variable.offset <= slot < variable.offset + variable.size:
                value = show(state[slot], variable.type)
                parts.append(f"`{slot_text(variable, slot)}` is {value}")
    start = "the start" if len(puzzle.starts) == 1 else "the first start"
    rest = "" if len(slots) == len(state) else f" and all else is as at {start}"
    return f"where {', '.join(parts)}{rest}" if parts else f"from {start}"


# ── hidden values ─────────────────────────────────────────────────────────────────────

MOST_PRINTED = 1_000_000
"""Budget for printing states, in operations of the cost bound."""


def warn_of_hidden_values(puzzle: core.Puzzle, states: FirstStates, found: Diagnostics) -> None:
    """Warn about the first variable that differs between two states with the same text.

    The rules read it, and `show:` leaves it out. Two of the first states of a search are the
    evidence, so a variable that the printed ones determine, such as the gap of a sliding puzzle,
    causes no warning.
    """
    if puzzle.show is None:
        return
    printed = {*_read_in(part for part in puzzle.show.parts if not isinstance(part, str))}
    read = {*_read_by_rules(puzzle)}
    hidden = [v for v in puzzle.variables if v in read and v not in printed]
    if not printed or not hidden:  # if it prints no variable, the checker warns
        return
    first: dict[str, tuple[int, ...]] = {}
    for state in states.rows[: MOST_PRINTED // (1 + work_of_template(puzzle.show))]:
        try:
            other = first.setdefault(shown(puzzle, state), state)
        except RuleFault:  # the answer that prints this state reports it
            return
        for variable in hidden:
            if state[variable.slots] != other[variable.slots]:
                name = variable.name
                found.report(
                    "template", puzzle.show.span,
                    f"states with different values of `{name}` print the same text",
                    label=f"`{name}` is not printed, but the rules read it",
                    help=f"print it, too, as in `<{name}>`", severity="warning",
                    related=((variable.span, "declared here"),),
                )  # fmt: skip
                return


def _read_in(values: Iterable[core.Expr]) -> Iterator[core.Variable]:
    for value in values:
        yield from (read.variable for read in core.reads(value))


def _read_by_rules(puzzle: core.Puzzle) -> Iterator[core.Variable]:
    """Yield variables read by a condition or a cost, or to change another variable."""
    rules = (*puzzle.invariants, *puzzle.losses, puzzle.goal)
    yield from _read_in(rule.condition for rule in rules)
    yield from _read_in(term.amount for line in puzzle.costs for term in line.terms)
    for transition in puzzle.transitions:
        yield from _read_in((transition.guard, *(value for _, value in transition.lets)))
        for effect in core.effects(transition.effect):
            own = effect.variable if isinstance(effect, core.Assign) else None
            yield from (v for v in _read_in(core.expressions(effect)) if v is not own)


# ── inactive parts ────────────────────────────────────────────────────────────────────

MOST_TRIED = 2_000
"""Maximum number of parameter values tried for a transition."""

MOST_AT_START = 500_000
"""Budget for trying all transitions at the start, in operations of the cost bound."""


def blocked_at_start(puzzle: core.Puzzle) -> tuple[tuple[Blocked, ...], bool]:
    """Return the transitions disabled in every start, and whether those are all transitions.

    Forced transitions don't hide others here. Transitions that are too expensive or fault are
    skipped, as are lost starts.
    """
    disabled: list[Blocked] = []
    budget = MOST_AT_START
    overhead = sum(work(rule.condition) for rule in (*puzzle.invariants, *puzzle.losses))
    overhead += sum(work(term.amount) for line in puzzle.costs for term in line.terms)
    try:
        if overhead * len(puzzle.starts) > budget:
            return (), False
        starts = [start for start in puzzle.starts if not is_lost(puzzle, start)]
        if not starts:
            return (), False
    except RuleFault:
        return (), False
    for transition in puzzle.transitions:
        count = combinations(transition.binders) * len(starts)
        budget -= work_of_transition(transition) * len(starts) + count * overhead
        if budget < 0 or count > MOST_TRIED:
            break
        blocked = _blocked(puzzle, transition, starts)
        if blocked is not None:
            disabled.append(blocked)
    return tuple(disabled), 0 < len(disabled) == len(puzzle.transitions)


def _blocked(
    puzzle: core.Puzzle, transition: core.Transition, starts: Sequence[tuple[int, ...]]
) -> Blocked | None:
    """Return why ``transition`` is disabled in all starts; None if it is enabled or faults."""
    breaks: core.Rule | None = None
    for start in starts:
        for arguments in rows_of(transition.binders):
            try:
                attempted = attempt(puzzle, transition, arguments, start)
            except RuleFault:
                return None
            if isinstance(attempted, Step):
                return None
            breaks = breaks or attempted
    if breaks is not None:
        return Blocked(transition.name, None, breaks.name)
    return Blocked(transition.name, first_failing(transition, starts[0]), None)


def first_failing(transition: core.Transition, state: Sequence[int]) -> str | None:
    """Return the last condition that any parameter values reach before ``transition`` fails.

    Return None if a condition faults or the transition is enabled.
    """
    parts = plain_conjuncts(transition.guard)
    names = transition.parameters
    holds = [function(with_lets(transition, part.condition), names) for part in parts]
    furthest = -1
    for arguments in islice(rows_of(transition.binders), MOST_TRIED):
        try:
            failing = (n for n, part in enumerate(holds) if not part(state, arguments))
            furthest = max(furthest, next(failing, len(parts)))
        except RuleFault:
            return None
    return parts[furthest].text if 0 <= furthest < len(parts) else None


def unchanged(puzzle: core.Puzzle) -> tuple[str, ...]:
    """Return the variables that no transition assigns."""
    assigned = set(chain.from_iterable(changes(t.effect) for t in puzzle.transitions))
    return tuple(variable.name for variable in puzzle.variables if variable.name not in assigned)


def same_for_ever(puzzle: core.Puzzle) -> tuple[str, ...]:
    """Return the unchanged variables with the same value in all starts."""
    names = set(unchanged(puzzle))
    first = puzzle.starts[0]
    return tuple(
        variable.name
        for variable in puzzle.variables
        if variable.name in names
        if all(start[variable.slots] == first[variable.slots] for start in puzzle.starts)
    )


def changes(block: core.Block) -> Iterator[str]:
    """Yield the variables that the effects assign."""
    for effect in chain.from_iterable(block.steps):
        match effect:
            case core.Assign():
                yield effect.variable.name
            case core.Loop():
                yield from changes(effect.body)
            case core.Branch():
                for _, body in effect.arms:
                    yield from changes(body)
