"""The typed tree of a planning task.

Names are in lower case. A term is an :class:`Atom`: a variable if it begins with ``?``, otherwise
an object. Conditions are trees of ``Fact``, ``Equal``, ``Not``, ``And``, ``Or``, ``All`` and
``Any_``; `imply` is read as ``Or``. The effects of an action are a flat list that takes place at
once: conditions read the state before the action, and added facts win over deleted ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from puzzlelang.pddl.s_expressions import Atom
from puzzlelang.text import Record, Span

S = TypeVar("S")


class Named:
    """Something with a name in the file: ``atom``."""

    __slots__ = ()
    atom: Atom

    @property
    def name(self) -> str:
        return self.atom.text

    @property
    def span(self) -> Span:
        return self.atom.span


class Typed(Named, metaclass=Record):
    """A name with its types: an object, a variable, or a parameter of a predicate.

    Several types (``either``) mean any of them; without a type, it is ``object``.
    """

    atom: Atom
    types: tuple[str, ...]


class Predicate(Named, metaclass=Record):
    """A predicate or, for numbers, a function, with its parameters."""

    atom: Atom
    parameters: tuple[Typed, ...]


class Fact(metaclass=Record):
    """A predicate, or for numbers a function, with its arguments."""

    predicate: str
    arguments: tuple[Atom, ...]
    span: Span


class Equal(metaclass=Record):
    left: Atom
    right: Atom
    span: Span


class Not(metaclass=Record):
    part: Condition
    span: Span | None = None


class And(metaclass=Record):
    """True if all parts are; without parts, true."""

    parts: tuple[Condition, ...]
    span: Span | None = None


class Or(metaclass=Record):
    """True if some part is; without parts, false."""

    parts: tuple[Condition, ...]
    span: Span | None = None


class All(metaclass=Record):
    """``forall``"""

    variables: tuple[Typed, ...]
    part: Condition
    span: Span | None = None


class Any_(metaclass=Record):
    """``exists``"""

    variables: tuple[Typed, ...]
    part: Condition
    span: Span | None = None


Condition = Fact | Equal | Not | And | Or | All | Any_


def mapped(
    condition: Condition, scope: S, leaf: Callable[[Fact | Equal, S], Condition],
    inner: Callable[[All | Any_, S], S],
) -> Condition:  # fmt: skip
    """Replace each fact and equation; ``inner`` gives the scope of a quantifier's part."""
    match condition:
        case And(parts) | Or(parts):
            return type(condition)(tuple(mapped(part, scope, leaf, inner) for part in parts))
        case Not(part):
            return Not(mapped(part, scope, leaf, inner))
        case All(variables, part) | Any_(variables, part):
            own = inner(condition, scope)
            return type(condition)(variables, mapped(part, own, leaf, inner))
    return leaf(condition, scope)


def mentioned(condition: Condition, negative: bool = False) -> Iterator[tuple[str, bool]]:
    """Yield the predicates of a condition, and whether they are negated."""
    match condition:
        case Fact(name):
            yield name, negative
        case Not(part):
            yield from mentioned(part, not negative)
        case And(parts) | Or(parts):
            for part in parts:
                yield from mentioned(part, negative)
        case All(_, part) | Any_(_, part):
            yield from mentioned(part, negative)


def reached(name: str, steps: Mapping[str, Iterable[str]]) -> set[str]:
    """All names to which a name leads, in one step or more."""
    names, waiting = set[str](), [name]
    while waiting:
        new = {*steps.get(waiting.pop(), ())} - names
        names |= new
        waiting += new
    return names


class Effect(metaclass=Record):
    """``fact`` becomes true (``adds``) or false, for all ``variables`` that fulfil ``condition``.

    Without ``forall`` and ``when``, there are no variables, and the condition is ``And(())``.
    """

    variables: tuple[Typed, ...]
    condition: Condition
    fact: Fact
    adds: bool

    @property
    def span(self) -> Span:
        return self.fact.span


class Number(metaclass=Record):
    value: int
    span: Span


class Sum(metaclass=Record):
    """``+ - *`` of costs."""

    operator: str
    parts: tuple[Cost, ...]
    span: Span


Cost = Number | Fact | Sum
"""A number, a value of a function, or arithmetic on them."""


class Action(Named, metaclass=Record):
    """``cost`` is increased `total-cost`; several increases are added. None: no increase."""

    atom: Atom
    parameters: tuple[Typed, ...]
    condition: Condition
    effects: tuple[Effect, ...]
    cost: Cost | None


class Derived(metaclass=Record):
    """A rule of a derived predicate; it holds if the condition of one of its rules does."""

    predicate: str
    parameters: tuple[Typed, ...]
    condition: Condition
    span: Span


class Domain(metaclass=Record):
    """``types`` maps each type but ``object`` to the types above it, transitively, and itself."""

    name: str
    types: Mapping[str, frozenset[str]]
    constants: Mapping[str, Typed]
    predicates: Mapping[str, Predicate]
    functions: Mapping[str, Predicate]
    actions: tuple[Action, ...] = ()
    derived: tuple[Derived, ...] = ()

    def is_of(self, types: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
        """True if each value of ``types`` belongs to ``wanted``."""
        return "object" in wanted or all(
            not self.types.get(one, frozenset()).isdisjoint(wanted) for one in types
        )


class Problem(metaclass=Record):
    """``objects`` include the domain's constants, in order: constants first.

    ``init`` has the true facts in the order of the file, ``values`` the numbers of functions by
    function and arguments. ``metric`` is true if plans are compared by `total-cost`, not by length.
    """

    name: str
    objects: Mapping[str, Typed]
    init: tuple[Fact, ...]
    values: Mapping[tuple[str, ...], int]
    goal: Condition
    metric: bool
    span: Span


class Task(metaclass=Record):
    """A domain and a problem, or several with marked objects; see :mod:`.united`."""

    domain: Domain
    problem: Problem
    others: tuple[Problem, ...] = ()

    @property
    def problems(self) -> tuple[Problem, ...]:
        return (self.problem, *self.others)

    def members(self, types: tuple[str, ...]) -> list[str]:
        """The objects that belong to one of the types, in the order of the file."""
        return [
            name
            for problem in self.problems
            for name, one in problem.objects.items()
            if any(self.domain.is_of((kind,), types) for kind in one.types)
        ]
