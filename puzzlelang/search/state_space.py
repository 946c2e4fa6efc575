"""Puzzles written in Python: a transition system from initial states and functions.

::

    def successors(n):                      # double, or subtract 3
        return [2 * n, n - 3]

    outcome = solve(1, successors, goal=lambda n: n == 11)

States may be of any type. If Python can't hash or compare them (lists, sets, dicts, objects with
fields), frozen stand-ins are searched, and answers contain the original states.
"""

from __future__ import annotations

from collections.abc import (
    Callable,
    Collection,
    Hashable,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
    Set,
)
from copy import copy, deepcopy

from puzzlelang.search import solutions as solving
from puzzlelang.search import whole_space as exploring
from puzzlelang.search.searcher import search
from puzzlelang.search.strategies import order_named
from puzzlelang.search.system import (
    ADMISSIBLE,
    CostError,
    Fault,
    GaveUp,
    Limits,
    Outcome,
    SearchUsageError,
    Solutions,
    Solved,
    Space,
    TransitionSystem,
)
from puzzlelang.text import Any, Generic, Listener, Record, TypeVar, cast, replace

# ── checks of arguments before a search begins ────────────────────────────────────────


def check_function(name: str, function: object, *parameters: str) -> None:
    """Check that ``function`` accepts the arguments ``parameters``."""
    takes = f"({', '.join(parameters)})"
    if not callable(function):
        raise SearchUsageError(f"`{name}` must be a function of {takes}, not {shown(function)}")
    from inspect import signature  # a slow import, needed only for puzzles written in Python

    try:
        actual = signature(function)
    except (TypeError, ValueError):
        return  # some functions written in C have no signature
    try:
        actual.bind(*parameters)
    except TypeError:
        name_of = getattr(function, "__name__", "the given one")
        raise SearchUsageError(
            f"`{name}` must be a function of {takes}, but {name_of}{actual} takes other arguments"
        ) from None


def check_collection(name: str, given: object, state: object, what: str) -> Collection[Any]:
    """The result of an author's function as a list; other types are rejected."""
    if given is None:
        raise SearchUsageError(
            f"`{name}` returned None for the state {state!r}; is a `return` or `yield` missing?"
        )
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        raise SearchUsageError(
            f"`{name}` must return a collection of {what}; "
            f"for the state {state!r} it returned {shown(given)}"
        )
    return list(given)


def check_condition(name: str, value: object, state: object) -> bool:
    """The result of an author's condition as a boolean; None and functions are rejected."""
    if value is None or callable(value):
        raise SearchUsageError(
            f"`{name}` must return True or False; "
            f"for the state {state!r} it returned {shown(value)}"
        )
    return bool(value)


def shown(value: object) -> str:
    """``the list [1, 2]``"""
    if value is None:
        return "None"
    text = repr(value)
    return f"the {type(value).__name__} {text if len(text) < 60 else text[:57] + '...'}"


# ── costs: any type with ``<``; among equals, the fewest transitions ──────────────────


class Ordered:
    """A cost whose type defines ``<`` but not ``==``."""

    __slots__ = ("value",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: Any) -> None:
        self.value = value

    def __lt__(self, other: Ordered) -> bool:
        return bool(self.value < other.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ordered) and not (self < other or other < self)

    def __rmul__(self, factor: int) -> Ordered:
        return Ordered(factor * self.value)


class Prices:
    """Converts costs of the author to costs of the engine.

    The engine compares pairs (cost, number of transitions), to find a shortest trace of least cost.
    """

    def __init__(self, cost: Callable[[Any, Any], Any] | None, initial: Any) -> None:
        self.cost = cost
        self._initial = initial
        self._accepted: set[type] = set()
        kind: Any = type(initial)
        self._wrapped = cost is not None and kind.__eq__ is object.__eq__
        self.zero: Any = 0 if cost is None else (self._ordered(initial), 0)

    def entered(self, before: Any, state: Any) -> Any:
        """The cost of a trace that enters ``state``."""
        assert self.cost is not None
        previous, length = before
        value = self.cost(previous.value if self._wrapped else previous, state)
        if type(value) not in self._accepted:
            self._accept(value, state)
        return (self._ordered(value), length + 1)

    def plus(self, cost: Any, estimate: Any) -> Any:
        if self.cost is None:
            return cost + estimate
        value, length = cost
        if self._wrapped:
            return (Ordered(value.value + estimate), length)
        if isinstance(value, tuple):
            return (tuple(map(_sum, value, estimate)), length)
        return (value + estimate, length)

    def plain(self, cost: Any) -> Any:
        """A cost in the author's type."""
        if self.cost is None:
            return cost
        return cost[0].value if self._wrapped else cost[0]

    def check(self, state: Any) -> None:
        """Check that the cost of a first step to ``state`` can be computed and compared."""
        if self.cost is not None:
            self._accept(self.cost(self._initial, state), state)

    def check_estimate(self, estimate: Any) -> None:
        try:
            self.plus(self.zero, estimate) < self.zero  # noqa: B015
        except TypeError as error:
            raise SearchUsageError(
                "`estimate` must return a value that can be added to a cost, "
                f"such as {self._initial!r}, not {shown(estimate)}"
            ) from error

    def _ordered(self, value: Any) -> Any:
        return Ordered(value) if self._wrapped else value

    def _accept(self, value: Any, state: Any) -> None:
        try:
            value < self._initial, self._initial < value  # noqa: B018
        except TypeError as error:
            raise SearchUsageError(
                f"`cost` returned {shown(value)} on entering the state {state!r}; it must return "
                f"a value comparable by < with {self._initial!r}"
            ) from error
        self._accepted.add(type(value))


def _sum(value: Any, more: Any) -> Any:
    return value + more


# ── states ────────────────────────────────────────────────────────────────────────────

T = TypeVar("T")

ATOMS: frozenset[type] = frozenset({int, str, bool, float, bytes, complex, type(None)})
FLAT: frozenset[type] = frozenset({list, dict, set, bytearray})


class Unfreezable(TypeError):
    """A value that can't be hashed, iterated over, or split into fields."""


def freeze(value: Any) -> Hashable:
    """A hashable value that is equal exactly for equal values of the same type.

    Accepts lists, dicts, sets, bytearrays, arrays, other iterables that can be iterated repeatedly,
    and objects (by fields, unless they define a hash), nested to any depth.
    """
    kind = type(value)
    if kind in ATOMS:
        return value  # type: ignore[no-any-return]
    if kind is tuple or kind is list:
        parts = value if ATOMS.issuperset(map(type, value)) else map(freeze, value)
        if kind is tuple:
            return tuple(parts)
        return (list, *parts)
    if isinstance(value, bytearray):
        return (kind, bytes(value))
    if isinstance(value, Set):
        frozen = frozenset(map(freeze, value))
        return frozen if isinstance(value, Hashable) else (kind, frozen)
    if isinstance(value, Mapping):
        return (kind, frozenset((freeze(key), freeze(content)) for key, content in value.items()))
    if not has_identity_hash(value):
        try:
            hash(value)
        except TypeError:
            pass  # for example, a tuple with a list inside
        else:
            return value  # type: ignore[no-any-return]
    fields = fields_of(value)
    if fields is not None:
        return (kind, tuple((name, freeze(content)) for name, content in fields))
    if isinstance(value, Iterator):
        raise Unfreezable(f"a {kind.__name__} can't be a state: it can be iterated over only once")
    if isinstance(value, Iterable):
        return (kind, tuple(map(freeze, value)))
    if isinstance(value, Hashable):
        return value
    raise Unfreezable(
        f"a {kind.__name__} can't be a state: it can be neither hashed nor iterated over"
    )


def is_frozen(value: Any) -> bool:
    """True if states like ``value`` can be compared without stand-ins."""
    try:
        hash(value)
    except TypeError:
        return False
    if isinstance(value, tuple | frozenset):
        return all(map(is_frozen, value))
    if isinstance(value, Iterator):
        return False
    return not (has_identity_hash(value) and fields_of(value) is not None)


def has_identity_hash(value: Any) -> bool:
    """True if ``value`` is equal only to itself, so that a copy would be a new state."""
    kind: Any = type(value)
    return bool(kind.__hash__ is object.__hash__ and kind.__eq__ is object.__eq__)


def fields_of(value: Any) -> list[tuple[str, Any]] | None:
    """The fields of an object by name; None for functions, classes and fieldless values."""
    if isinstance(value, type) or callable(value):
        return None
    fields = dict(getattr(value, "__dict__", {}))
    has_fields = hasattr(value, "__dict__")
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(value, name):
                fields[name] = getattr(value, name)
                has_fields = True
    return sorted(fields.items()) if has_fields else None


def duplicate(value: T) -> T:
    """A copy that shares nothing mutable with ``value``."""
    kind: type = type(value)
    if kind in FLAT:
        members: Any = value.values() if isinstance(value, dict) else value
        if ATOMS.issuperset(map(type, members)):
            return copy(value)
    return deepcopy(value)


_S = TypeVar("_S")
Change = Callable[[Any], Any]


def successors(transitions: Callable[[_S], Iterable[Change]]) -> Callable[[_S], list[_S]]:
    """Create a successor function from a function that lists the transitions of a state.

    ``transitions(state)`` returns functions. Each gets a separate copy of the state, and either
    changes it in place (returning None) or returns a new state.
    """
    check_function("transitions", transitions, "state")

    def listed(state: _S) -> list[_S]:
        changes = check_collection("transitions", transitions(state), state, "functions")
        return [_changed(state, change) for change in changes]

    return listed


def _changed(state: _S, change: Change) -> _S:
    if not callable(change):
        raise SearchUsageError(
            "`transitions` must return functions that change a state; "
            f"for the state {state!r} it returned {shown(change)}"
        )
    copy = duplicate(state)
    replacement = change(copy)
    if replacement is not None:
        return cast(_S, replacement)
    if copy is state:
        raise SearchUsageError(
            f"a transition returned None, but the state {state!r} can't be changed in place; "
            "so it must return the new state"
        )
    return copy


# ── the system ────────────────────────────────────────────────────────────────────────


class FunctionSystem(metaclass=Record):
    """A transition system made of functions, without lost states."""

    starts: Sequence[Any]
    zero: Any
    unit_cost: bool
    has_estimate: bool
    assumption: str
    is_goal: Callable[[Any], bool]
    successors: Callable[[Any], Sequence[Any]]
    expand: Callable[[Any, Any], Sequence[tuple[Any, Any]]]
    estimate: Callable[[Any], Any]
    add_estimate: Callable[[Any, Any], Any]

    def is_lost(self, state: Any) -> bool:
        return False


_NOT_GIVEN: Any = object()


def _given_starts(initial: Any, starts: Any) -> Sequence[Any]:
    if (initial is _NOT_GIVEN) == (starts is _NOT_GIVEN):
        raise SearchUsageError("give `initial`, or `starts`, a list of initial states")
    if starts is _NOT_GIVEN:
        return (initial,)
    if isinstance(starts, str | bytes) or not isinstance(starts, Iterable):
        raise SearchUsageError(f"`starts` must be a list of initial states, not {shown(starts)}")
    states = tuple(starts)
    if not states:
        raise SearchUsageError("`starts` is empty; a search begins with at least one state")
    return states


class StateSpace(Generic[_S]):
    """The space reachable from ``initial``, to be searched for one or several goals.

    ``starts`` may be given instead: at least one initial state. ``successors(state)`` returns the
    possible next states; alternatively, ``transitions(state)`` returns functions, as for
    :func:`successors`. ``invariant(state)`` is true if the state may be entered.
    ``cost(previous_cost, state)`` is the cost of a trace that enters ``state`` after
    ``previous_cost``, of any type with ``<`` (default: every transition costs 1).
    ``estimate(state)`` is a lower bound on the remaining cost. Among equally cheap traces, ``ucs``
    and ``astar`` return one with the fewest transitions.

    A wrong argument raises :class:`SearchUsageError`.
    """

    def __init__(
        self,
        initial: _S = _NOT_GIVEN,
        successors: Callable[[_S], Iterable[_S]] | None = None,
        *,
        starts: Iterable[_S] = _NOT_GIVEN,
        transitions: Callable[[_S], Iterable[Change]] | None = None,
        invariant: Callable[[_S], object] | None = None,
        cost: Callable[[Any, _S], Any] | None = None,
        initial_cost: Any = 0,
        estimate: Callable[[_S], Any] | None = None,
    ) -> None:
        if successors is not None and transitions is not None:
            raise SearchUsageError("give `successors` or `transitions`, not both")
        if successors is None and transitions is None:
            raise SearchUsageError("give `successors`, or `transitions`")
        following = successors if transitions is None else from_transitions(transitions)
        check_function("successors", following, "state")
        if invariant is not None:
            check_function("invariant", invariant, "state")
        if cost is not None:
            check_function("cost", cost, "previous_cost", "state")
        if estimate is not None:
            check_function("estimate", estimate, "state")
        self.starts = _given_starts(initial, starts)
        self._following = cast(Callable[[_S], Iterable[_S]], following)
        self._invariant, self._estimate = invariant, estimate
        self._prices = Prices(cost, initial_cost)
        self._states: dict[Any, _S] = {}  # by stand-in
        self._frozen = not all(map(is_frozen, self.starts))
        self._check()

    def solve(
        self,
        goal: Callable[[_S], object],
        order: str = "auto",
        limits: Limits | None = None,
        progress: Listener | None = None,
    ) -> Outcome[Any]:
        """Find a trace to a state that satisfies ``goal``; see :func:`puzzlelang.search.search`."""
        order = order_named(order)
        return self._thawed(lambda: search(self.system(goal), order, _checked(limits), progress))

    def all_solutions(
        self,
        goal: Callable[[_S], object],
        limits: Limits | None = None,
        most: int | None = None,
        progress: Listener | None = None,
    ) -> Solutions[Any]:
        """Count and list the optimal solutions; see :func:`puzzlelang.search.all_solutions`.

        A cost must be a sum over the trace.
        """
        system = self.system(goal)
        answers: list[Solutions[Any]] = []

        def outcome() -> Outcome[Any]:
            answers.append(solving.all_solutions(system, _checked(limits), most, progress))
            return answers[0].outcome

        return Solutions(
            self._thawed(outcome), _Traces(answers[0].traces, self._thaw), answers[0].total
        )

    def explore(
        self,
        goal: Callable[[_S], object] | None = None,
        limits: Limits | None = None,
        progress: Listener | None = None,
    ) -> Space:
        """Explore the whole space; see :func:`puzzlelang.search.explore`."""
        system = self.system(goal if goal is not None else lambda _: False)
        return exploring.explore(system, _checked(limits), progress)

    def system(self, goal: Callable[[_S], object]) -> TransitionSystem[Any]:
        """The system that is searched, over the states or over frozen stand-ins."""
        check_function("goal", goal, "state")
        first = self.starts[0]
        check_condition("goal", goal(first), first)
        estimate = self._estimate or (lambda _: 0)
        list_successors = self._listed_frozen if self._frozen else self._listed_plain
        prices = self._prices
        if prices.cost is None:

            def expand(state: Any, cost: Any) -> list[tuple[Any, Any]]:
                cost += 1
                return [(successor, cost) for successor in list_successors(state)]
        else:

            def expand(state: Any, cost: Any) -> list[tuple[Any, Any]]:
                price, thaw = prices.entered, self._thaw
                return [(after, price(cost, thaw(after))) for after in list_successors(state)]

        starts = map(self._freeze, self.starts) if self._frozen else self.starts
        states = self._states
        return FunctionSystem(
            starts=[*dict.fromkeys(starts)],
            zero=prices.zero,
            unit_cost=prices.cost is None,
            has_estimate=self._estimate is not None,
            assumption=ADMISSIBLE,
            is_goal=(lambda key: bool(goal(states[key]))) if self._frozen else cast(Any, goal),
            successors=list_successors,
            expand=expand,
            estimate=(lambda key: estimate(states[key])) if self._frozen else estimate,
            add_estimate=prices.plus,
        )

    def _listed_plain(self, state: Any) -> Sequence[Any]:
        following = self._following(state)
        if type(following) is not list:
            following = check_collection("successors", following, state, "states")
        if self._invariant is None:
            return cast(list[Any], following)
        return list(filter(self._invariant, following))

    def _listed_frozen(self, key: Any) -> Sequence[Any]:
        state = self._states[key]
        following = check_collection("successors", self._following(state), state, "states")
        if freeze(state) != key:
            raise SearchUsageError(
                f"the state {state!r} was changed after it was returned; "
                "`successors` must create new states and leave the old ones unchanged"
            )
        if self._invariant is not None:
            following = list(filter(self._invariant, following))
        return list(map(self._freeze, following))

    def _freeze(self, state: _S) -> Any:
        try:
            key = freeze(state)
        except Unfreezable as error:
            raise SearchUsageError(str(error)) from None
        self._states.setdefault(key, state)
        return key

    def _thaw(self, key: Any) -> Any:
        return self._states[key] if self._frozen else key

    def _thawed(self, find: Callable[[], Outcome[Any]]) -> Outcome[Any]:
        """Convert an outcome to the author's states and costs."""
        plain = self._prices.plain
        try:
            outcome = find()
        except Fault as fault:
            if isinstance(fault, CostError):
                fault.after = self._thaw(fault.after)
                fault.cost_before = plain(fault.cost_before)
                fault.cost_after = plain(fault.cost_after)
            if fault.state is not None:
                fault.state = self._thaw(fault.state)
            raise
        match outcome:
            case Solved():
                trace = tuple(map(self._thaw, outcome.trace))
                return replace(outcome, trace=trace, cost=plain(outcome.cost))
            case GaveUp(lower_bound=low, upper_bound=high):
                low = None if low is None else plain(low)
                high = None if high is None else plain(high)
                return replace(outcome, lower_bound=low, upper_bound=high)
        return outcome

    def _check(self) -> None:
        """Call every function once, for the first initial state, and check the result."""
        for start in self.starts:
            if self._frozen:
                self._freeze(start)
            if self._invariant is not None and not check_condition(
                "invariant", self._invariant(start), start
            ):
                raise SearchUsageError(f"the initial state {start!r} breaks the invariant")
        initial = self.starts[0]
        output = self._following(duplicate(initial))
        following = check_collection("successors", output, initial, "states")
        kind = type(initial)
        if type(output) is kind and following and kind not in map(type, following):
            raise SearchUsageError(
                "`successors` must return a collection of states; for the state "
                f"{initial!r} it returned {shown(output)}, which looks like one state"
            )
        for state in following:
            if not self._frozen and not is_frozen(state):
                raise SearchUsageError(
                    f"all states must be of one kind: the initial state is {shown(initial)}, "
                    f"but `successors` returned {shown(state)}"
                )
            self._prices.check(state)
        if self._estimate is not None:
            self._prices.check_estimate(self._estimate(initial))


class _Traces:
    """Traces of stand-ins, converted lazily to traces of the author's states."""

    def __init__(self, traces: Iterable[tuple[Any, ...]], thaw: Callable[[Any], Any]) -> None:
        self._traces, self._thaw = traces, thaw

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        for trace in self._traces:
            yield tuple(map(self._thaw, trace))


from_transitions = successors


def solve(
    initial: _S = _NOT_GIVEN,
    successors: Callable[[_S], Iterable[_S]] | None = None,
    *,
    goal: Callable[[_S], object],
    starts: Iterable[_S] = _NOT_GIVEN,
    transitions: Callable[[_S], Iterable[Change]] | None = None,
    invariant: Callable[[_S], object] | None = None,
    cost: Callable[[Any, _S], Any] | None = None,
    initial_cost: Any = 0,
    estimate: Callable[[_S], Any] | None = None,
    order: str = "auto",
    limits: Limits | None = None,
    progress: Listener | None = None,
) -> Outcome[Any]:
    """Find a state that satisfies ``goal``, with a :class:`StateSpace` that is searched once."""
    space = StateSpace(
        initial,
        successors,
        starts=starts,
        transitions=transitions,
        invariant=invariant,
        cost=cost,
        initial_cost=initial_cost,
        estimate=estimate,
    )
    return space.solve(goal, order, limits, progress)


def format_trace(
    trace: Iterable[_S], show: Callable[[_S], object] = str, numbered: bool = False
) -> str:
    """Format a trace with a line for each state; ``numbered`` from 0, the initial state."""
    check_function("show", show, "state")
    lines = (str(show(state)) for state in trace)
    return "\n".join(f"{n}: {line}" if numbered else line for n, line in enumerate(lines))


def _checked(limits: Limits | None) -> Limits:
    if limits is None:
        return Limits()
    if not isinstance(limits, Limits):
        raise SearchUsageError(
            f"`limits` must be like Limits(states=1000, seconds=60.0), not {shown(limits)}"
        )
    return limits
