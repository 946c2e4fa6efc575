"""The typed core: the smaller language that all later stages read.

Names, definitions and sugar are resolved; each expression has a type and a span.
``puzzlelang.core.semantics`` defines the meaning of the nodes; compilers are tested against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, product

from puzzlelang.core.types import (
    INTEGERS,
    UNKNOWN,
    Base,
    Cells,
    Domain,
    Members,
    Scalar,
    Type,
    count_of,
    integer,
)
from puzzlelang.text import Any, Diagnostic, Record, Span

# ── expressions ──────────────────────────────────────────────────────────────────────


class Typed(metaclass=Record, eq=False):
    """An expression, with its place and its type."""

    span: Span
    type: Type


class Const(Typed, metaclass=Record, eq=False):
    """A constant value."""

    value: Any


class Local(Typed, metaclass=Record, eq=False):
    """A name bound by a parameter, a binder or a ``let``; the same object at each use."""

    name: str


class Read(Typed, metaclass=Record, eq=False):
    """``at(wolf)``: one slot of a variable"""

    variable: Variable
    arguments: tuple[Expr, ...]


class Whole(Typed, metaclass=Record, eq=False):
    """``board``: all slots of a variable, as a row"""

    variable: Variable


class Lookup(Typed, metaclass=Record, eq=False):
    """``ahead(G)``: a table applied to arguments"""

    table: Table
    arguments: tuple[Expr, ...]


class Apply(Typed, metaclass=Record, eq=False):
    """An operation of ``puzzlelang.core.operations`` applied to its arguments

    ``and`` and ``or`` take any number of arguments and short-circuit.
    """

    operation: str
    arguments: tuple[Expr, ...]


class If(Typed, metaclass=Record, eq=False):
    """``if p then a else b``"""

    condition: Expr
    then: Expr
    otherwise: Expr


class Fold(Typed, metaclass=Record, eq=False):
    """``every``, ``some``, ``those``, ``sum``, ``different``, ``set`` … over binders

    ``kind`` is a row of ``REDUCTIONS``.  ``body`` is the condition of every and some, the number of
    sum, min and max, the value that must be different, and the element of set, list and texts (an
    ordered row).  ``those`` has none: it collects the value of its one local.
    ``where`` filters; ``None`` keeps all.

    ``reach`` and ``connected`` have one local x, which runs over a whole type. ``where`` is ``x in
    S`` for the given set S (:func:`given_set`), which x is not free in. ``body`` is the set of all
    members that the relation leads to from x. It is evaluated for each x reached from S, or for
    each x in S, so not only where ``where`` holds.
    """

    kind: str
    binders: tuple[Binder, ...]
    where: Expr | None
    body: Expr | None


class Let(Typed, metaclass=Record, eq=False):
    """``value`` bound to ``local`` in ``body``, evaluated on first use

    ``sure``: it can't fault, so it may be evaluated eagerly.
    """

    local: Local
    value: Expr
    body: Expr
    sure: bool = False


class At(Typed, metaclass=Record, eq=False):
    """``read`` in the state with this ``number`` in ``states``, for views

    ``states`` is the name of the trace, or of all states discovered by a search.
    """

    states: Local
    number: Expr
    read: Read | Whole


Expr = Const | Local | Read | Whole | Lookup | Apply | If | Fold | Let | At


class Binder(metaclass=Record, eq=False):
    """Iterates over ``values`` in order

    With one local a value is a number; with several (a row of a relation), a tuple.  With
    ``states``, it iterates over state numbers, and ``values`` contains all possible ones.
    """

    locals: tuple[Local, ...]
    values: Sequence[Any]
    states: Local | None = None


def bound_by(binders: Sequence[Binder]) -> tuple[Local, ...]:
    return tuple(name for binder in binders for name in binder.locals)


def given_set(fold: Fold) -> Expr:
    """The set S of ``reach(S, …)`` and ``connected(S, …)``."""
    assert isinstance(fold.where, Apply) and fold.where.operation == "in"
    return fold.where.arguments[1]


def rows_of(
    binders: Sequence[Binder], values: Sequence[Sequence[Any]] | None = None
) -> Iterator[tuple[Any, ...]]:
    """Yield all combinations of the binders' values (or ``values``), the last fastest, a value for
    each name.
    """
    combinations = product(*(values or [binder.values for binder in binders]))
    if all(len(binder.locals) == 1 for binder in binders):
        return combinations
    single = [len(binder.locals) == 1 for binder in binders]
    return (
        tuple(chain.from_iterable((v,) if one else v for one, v in zip(single, row, strict=True)))
        for row in combinations
    )


def parts(expr: Expr) -> tuple[Expr, ...]:
    """The direct subexpressions of ``expr``."""
    match expr:
        case Read(arguments=below) | Lookup(arguments=below) | Apply(arguments=below):
            return below
        case If(_, _, condition, then, otherwise):
            return condition, then, otherwise
        case Let(_, _, _, value, body):
            return value, body
        case At(_, _, states, number, read):
            return states, number, *parts(read)
        case Fold(_, _, _, _, where, body_):
            return tuple(part for part in (where, body_) if part is not None)
    return ()


def walk(expr: Expr) -> Iterator[Expr]:
    """Yield an expression and all its subexpressions, in order."""
    yield expr
    for part in parts(expr):
        yield from walk(part)


def reads(expr: Expr) -> Iterator[Read | Whole]:
    """Yield the variable reads in an expression, in order."""
    return (part for part in walk(expr) if isinstance(part, Read | Whole))


def conjuncts(condition: Expr) -> Iterator[Expr]:
    """Flatten ``and``: yield its conditions in order."""
    if isinstance(condition, Apply) and condition.operation == "and":
        for part in condition.arguments:
            yield from conjuncts(part)
    else:
        yield condition


def constant(span: Span, base: Base, value: int) -> Const:
    """A constant member, cell or number."""
    return Const(span, Scalar(base, value, value), value)


def number(span: Span, value: int) -> Const:
    return constant(span, INTEGERS, value)


def number_as_stored(span: Span, value: int) -> Const:
    """A number whose type is 0..0, as version 0.1 made it: types are part of the digests of stores,
    and old stores must still be read.
    """
    return Const(span, integer(0, 0), value)


def unknown(span: Span) -> Const:
    """Replaces an expression whose mistake was reported."""
    return Const(span, UNKNOWN, 0)


# ── data ─────────────────────────────────────────────────────────────────────────────


class Entry(metaclass=Record, eq=False):
    """A named part of a file."""

    name: str
    span: Span


class Variable(Entry, metaclass=Record, eq=False):
    """A state variable: ``size`` slots starting at ``offset``, one for each combination of ``keys``

    The last key varies fastest.  ``type`` is the declared type of a slot: Boolean, a Scalar
    (perhaps optional) of ``domain``, or a SetOf within ``domain``.
    """

    keys: tuple[Domain, ...]
    type: Type
    domain: Domain | None
    offset: int

    @property
    def size(self) -> int:
        return count_of(self.keys)

    @property
    def optional(self) -> bool:
        """True if a slot may be none."""
        return isinstance(self.type, Scalar) and self.type.optional

    @property
    def slots(self) -> slice:
        """The variable's slots in a state."""
        return slice(self.offset, self.offset + self.size)

    @property
    def domains(self) -> tuple[Domain, ...]:
        """The domains of its keys and, if any, of its values."""
        return self.keys if self.domain is None else (*self.keys, self.domain)


class Table(Entry, metaclass=Record, eq=False):
    """A constant function; ``entries`` maps a tuple of arguments to a value

    Missing entries give ``default``; if that is ``None``, the lookup is a fault.
    """

    keys: tuple[Domain, ...]
    element: Type
    entries: Mapping[tuple[int, ...], Any]
    default: Any = None


# ── effects ──────────────────────────────────────────────────────────────────────────


class Assign(metaclass=Record, eq=False):
    """``board(here): _``"""

    span: Span
    variable: Variable
    arguments: tuple[Expr, ...]
    value: Expr


class Loop(metaclass=Record, eq=False):
    """``for each p in aboard:`` the effects below it"""

    span: Span
    binders: tuple[Binder, ...]
    where: Expr | None
    body: Block


class Branch(metaclass=Record, eq=False):
    """The block of the first arm whose condition holds; ``None`` always holds"""

    span: Span
    arms: tuple[tuple[Expr | None, Block], ...]


class Block(metaclass=Record, eq=False):
    """Steps in order; the effects of one step all read the state before it

    Two effects of one step that write different values to one slot are a fault.
    """

    span: Span
    steps: tuple[tuple[Effect, ...], ...]


Effect = Assign | Loop | Branch


def expressions(effect: Effect) -> tuple[Expr, ...]:
    """The effect's own expressions: arguments and value, or conditions."""
    match effect:
        case Assign(_, _, arguments, value):
            return (*arguments, value)
        case Loop(_, _, where):
            return () if where is None else (where,)
        case Branch(_, arms):
            return tuple(condition for condition, _ in arms if condition is not None)


def blocks(effect: Effect) -> tuple[Block, ...]:
    """The blocks nested directly in an effect."""
    match effect:
        case Assign():
            return ()
        case Loop(body=body):
            return (body,)
        case Branch(_, arms):
            return tuple(body for _, body in arms)


def effects(block: Block) -> Iterator[Effect]:
    """Yield all effects of a block, nested ones too, in order."""
    for step in block.steps:
        for effect in step:
            yield effect
            for inner in blocks(effect):
                yield from effects(inner)


# ── rules ────────────────────────────────────────────────────────────────────────────


class Template(metaclass=Record, eq=False):
    """Alternating texts and expressions; a single text if there is no expression"""

    span: Span
    parts: tuple[str | Expr, ...]


class Transition(metaclass=Record, eq=False):
    """A rule for a step: for each combination of the binders for which ``guard`` holds

    The last binder varies fastest.  ``lets`` are in scope in guard, effects, costs and ``say``.
    Each is evaluated on first use, and may use earlier ones.
    """

    index: int
    name: str
    span: Span
    binders: tuple[Binder, ...]
    lets: tuple[tuple[Local, Expr], ...]
    guard: Expr
    effect: Block
    forced: bool
    say: Template | None
    each: tuple[tuple[Domain, tuple[Local, ...]], ...] = ()
    """Parameters declared once for each member of a domain, in its order."""

    @property
    def parameters(self) -> tuple[Local, ...]:
        return bound_by(self.binders)


class Rule(Entry, metaclass=Record, eq=False):
    """A named condition."""

    condition: Expr


class CostTerm(metaclass=Record, eq=False):
    """``amount`` for each move, each state entered, or each use of one transition

    ``per`` is "move" or "transition" (``amount`` reads the state left; the transition's
    parameters and lets are in scope) or "state" (``amount`` reads the state entered).
    """

    per: str
    transition: Transition | None
    amount: Expr


class CostLine(Entry, metaclass=Record, eq=False):
    """The sum of its terms; cost lines are compared lexicographically"""

    terms: tuple[CostTerm, ...]
    estimate: Expr | None


class View(Entry, metaclass=Record, eq=False):
    """A further way to print an answer: ``template``, for each combination of the binders

    ``trace`` and ``discovered`` are the states of the answer and of the whole search; ``asks``
    names the ones needed.  Outside a binder over states, the template reads the last state of the
    trace; without a trace, the start.  ``work`` bounds the cost of enumerating the binders and of
    printing the template once; a pass over all states counts as one step.
    """

    trace: Local
    discovered: Local
    asks: frozenset[str]
    binders: tuple[Binder, ...]
    where: Expr | None
    template: Template
    work: tuple[int, int]


class Grid(metaclass=Record, eq=False):
    """A map as written: its rows and their spans.  ``legend`` lists the legend words of each
    character; a word with letters is written ``door()``.
    """

    name: str
    rows: tuple[str, ...]
    spans: tuple[Span, ...]
    header: Mapping[str, tuple[int, Span]]
    legend: Mapping[str, tuple[str, ...]] = {}


class Mark(metaclass=Record):
    """How to draw something: ``crate brown``, ``disc grey 'W'``; ``None`` means its default."""

    shape: str | None = None
    colour: str | None = None
    text: str | None = None


class Drawn(metaclass=Record, eq=False):
    """``cells(h) for h in car: block``: something drawn at a cell, or at all cells of a set, for
    each combination of the binders; ``name`` is its text in the file.

    With a whole variable, everything that it places is drawn.
    """

    span: Span
    name: str
    what: Expr
    binders: tuple[Binder, ...]
    where: Expr | None
    mark: Mark


class Look(metaclass=Record, eq=False):
    """One board: a layout of places, their contents and how to draw them.

    Either ``binders`` enumerate the places, and ``content`` is in each; or ``places`` has the
    places, and all variables about them give the contents.  ``size`` is the capacity of a vessel,
    an expression of the same binders.  The layout ``text`` has a text and no places.  An empty
    layout applies to the default boards.  ``marks`` has the looks of members, numbers and texts, by
    their printed form.  ``details`` has what is drawn for ``borders``, ``corner`` and so on.
    """

    span: Span
    layout: str
    places: Domain | None = None
    variable: Variable | None = None
    binders: tuple[Binder, ...] = ()
    where: Expr | None = None
    content: Expr | None = None
    text: Template | None = None
    columns: int = 0
    size: Expr | None = None
    marks: Mapping[str, Mark] = {}
    things: tuple[Drawn, ...] = ()
    details: Mapping[str, Drawn] = {}


class Interchangeable(metaclass=Record, eq=False):
    """``[grey_wolf, black_wolf]``: members of ``base``, or cells of a map, that may be permuted

    Proved: each permutation maps the rules onto themselves.
    """

    span: Span
    base: Members | Cells
    members: tuple[int, ...]


class Turns(metaclass=Record, eq=False):
    """``board``: rotations and reflections, as maps of cells and directions

    They form a group, the identity first; each is proved to map the rules onto themselves.
    """

    span: Span
    ways: tuple[Mapping[Base, Mapping[int, int]], ...]


class Clue(Entry, metaclass=Record, eq=False):
    """A parameter of generated puzzles: a list with the value of ``body`` for each value of the
    ``binders`` that meets ``where``; ``name`` has the span of its head.
    """

    binders: tuple[Binder, ...]
    where: Expr | None
    body: Expr


class Choice(metaclass=Record, eq=False):
    """Rules for values of variables, in a puzzle that is filled in instead of moved

    ``helpers`` are names of variables that make no choice different. ``lines`` are named numbers to
    be minimized, or with ``greatest`` maximized, the first one first. ``clues`` are those of
    `generate:`.
    """

    rules: tuple[Rule, ...]
    helpers: frozenset[str]
    lines: tuple[tuple[str, Expr], ...]
    greatest: bool
    clues: tuple[Clue, ...] = ()


class Puzzle(metaclass=Record, eq=False):
    """A whole puzzle with parameters and maps filled in

    ``starts`` are the initial states, a value for each slot.  ``costs`` is empty if the file has no
    ``cost:``; then each transition costs 1.  With ``symmetry``, states that differ only by a
    renaming or a turn count as one.
    """

    title: str
    about: str
    settings: Mapping[str, str]
    grids: Mapping[str, Grid]
    variables: tuple[Variable, ...]
    starts: tuple[tuple[int, ...], ...]
    transitions: tuple[Transition, ...]
    invariants: tuple[Rule, ...]
    losses: tuple[Rule, ...]
    goal: Rule
    costs: tuple[CostLine, ...]
    checks: tuple[Rule, ...]
    show: Template | None
    looks: tuple[Look, ...] = ()
    views: tuple[View, ...] = ()
    symmetry: tuple[Interchangeable | Turns, ...] = ()
    has_goal: bool = True
    """False if the puzzle has nothing to solve; then no state satisfies ``goal``."""
    step: tuple[str, str] = ("move", "moves")
    """The author's word for a step: singular, plural."""
    conflict: Diagnostic | None = None
    """If ``starts`` is empty: the diagnostic for the conflicting conditions of `starts:`."""
    choice: Choice | None = None
    """The rules of a puzzle that is filled in; it has no starts, transitions and goal."""

    @property
    def unit_cost(self) -> bool:
        return not self.costs

    @property
    def conditions(self) -> Iterator[Expr]:
        """The expressions evaluated on states outside transitions: conditions, costs, estimates."""
        for rule in (*self.invariants, *self.losses, self.goal, *self.checks):
            yield rule.condition
        for line in self.costs:
            yield from (term.amount for term in line.terms)
            if line.estimate is not None:
                yield line.estimate

    @property
    def bases(self) -> list[Base]:
        """The types that states depend on, in file order."""
        spoken = (domain.base for variable in self.variables for domain in variable.domains)
        return list(dict.fromkeys(spoken))
