"""The typed core: the smaller language that every later stage reads.

Names are gone (a variable is a :class:`Variable`, a bound name a :class:`Local`), so are
definitions and sugar; each expression has its type and its place in the file.  What a node
means is said once, in ``puzzlelang.core.semantics``; compilers are tested against that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, product

from puzzlelang.core.types import INTEGERS, UNKNOWN, Base, Domain, Members, Scalar, Type, count_of
from puzzlelang.text import Any, Diagnostic, Record, Span

# ── expressions ──────────────────────────────────────────────────────────────────────


class Const(metaclass=Record, eq=False):
    """A value that is known before the search."""

    span: Span
    type: Type
    value: Any


class Local(metaclass=Record, eq=False):
    """A name that a parameter, a binder or a ``let`` bound; the same object at each use."""

    span: Span
    type: Type
    name: str


class Read(metaclass=Record, eq=False):
    """``at(wolf)``: one slot of a variable"""

    span: Span
    type: Type
    variable: Variable
    arguments: tuple[Expr, ...]


class Whole(metaclass=Record, eq=False):
    """``board``: all slots of a variable, a row"""

    span: Span
    type: Type
    variable: Variable


class Lookup(metaclass=Record, eq=False):
    """``ahead(G)``: a table at some arguments"""

    span: Span
    type: Type
    table: Table
    arguments: tuple[Expr, ...]


class Apply(metaclass=Record, eq=False):
    """An operation of ``puzzlelang.core.operations`` on its arguments

    ``and`` and ``or`` have any number of arguments and stop at the first that decides.
    """

    span: Span
    type: Type
    operation: str
    arguments: tuple[Expr, ...]


class If(metaclass=Record, eq=False):
    """``if p then a else b``"""

    span: Span
    type: Type
    condition: Expr
    then: Expr
    otherwise: Expr


class Fold(metaclass=Record, eq=False):
    """``every``, ``some``, ``those``, ``sum``, ``min``, ``max``, ``set`` or ``texts`` over binders

    ``body`` is the claim of every and some, the summand of sum, min and max, what set and
    texts (a row of them, in order) collect; ``those`` collects the value of its one local and
    has no body.  Elements where ``where`` is false are passed over; ``where`` None means none is.
    """

    span: Span
    type: Type
    kind: str
    binders: tuple[Binder, ...]
    where: Expr | None
    body: Expr | None


class Let(metaclass=Record, eq=False):
    """``value`` under the name of ``local`` in ``body``, computed when it is first needed

    ``sure``: it has a value in any case, so it may as well be computed at once.
    """

    span: Span
    type: Type
    local: Local
    value: Expr
    body: Expr
    sure: bool = False


class At(metaclass=Record, eq=False):
    """``read`` in the state of that ``number`` among ``states``, which a view goes through

    ``states`` is the name of the trace, or of all that a search discovered.
    """

    span: Span
    type: Type
    states: Local
    number: Expr
    read: Read | Whole


Expr = Const | Local | Read | Whole | Lookup | Apply | If | Fold | Let | At


class Binder(metaclass=Record, eq=False):
    """Runs over ``values`` in their order

    With one local a value is a number; with several (a row of a relation) a tuple.  With
    ``states`` it runs over their numbers, and ``values`` are all that there could be.
    """

    locals: tuple[Local, ...]
    values: Sequence[Any]
    states: Local | None = None


def bound_by(binders: Sequence[Binder]) -> tuple[Local, ...]:
    return tuple(name for binder in binders for name in binder.locals)


def rows_of(
    binders: Sequence[Binder], values: Sequence[Sequence[Any]] | None = None
) -> Iterator[tuple[Any, ...]]:
    """A value for each name, for each combination of what ``binders`` run over, the last fastest.

    ``values``: what each of them runs over, where that is not what it says.
    """
    found = product(*(values or [binder.values for binder in binders]))
    if all(len(binder.locals) == 1 for binder in binders):
        return found
    single = [len(binder.locals) == 1 for binder in binders]
    return (
        tuple(chain.from_iterable((v,) if one else v for one, v in zip(single, row, strict=True)))
        for row in found
    )


def parts(expr: Expr) -> tuple[Expr, ...]:
    """The expressions right below ``expr``."""
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
    """An expression and all below it, in order."""
    yield expr
    for part in parts(expr):
        yield from walk(part)


def reads(expr: Expr) -> Iterator[Read | Whole]:
    """Where an expression asks for a variable, in order."""
    return (part for part in walk(expr) if isinstance(part, Read | Whole))


def conjuncts(condition: Expr) -> Iterator[Expr]:
    """The conditions that ``and`` joins, in order."""
    if isinstance(condition, Apply) and condition.operation == "and":
        for part in condition.arguments:
            yield from conjuncts(part)
    else:
        yield condition


def constant(span: Span, base: Base, value: int) -> Const:
    """A member, a cell or a number that is known."""
    return Const(span, Scalar(base, value, value), value)


def number(span: Span, value: int) -> Const:
    return constant(span, INTEGERS, value)


def unknown(span: Span) -> Const:
    """What stands in the place of a mistake that was reported."""
    return Const(span, UNKNOWN, 0)


# ── data ─────────────────────────────────────────────────────────────────────────────


class Variable(metaclass=Record, eq=False):
    """A state variable: ``size`` slots from ``offset`` on, one for each combination of ``keys``

    The last key is the fastest.  ``type`` is what a slot holds as declared: Boolean, a
    Scalar (perhaps optional) of ``domain``, or a SetOf within ``domain``.
    """

    name: str
    span: Span
    keys: tuple[Domain, ...]
    type: Type
    domain: Domain | None
    offset: int

    @property
    def size(self) -> int:
        return count_of(self.keys)

    @property
    def optional(self) -> bool:
        """May a slot be none?"""
        return isinstance(self.type, Scalar) and self.type.optional

    @property
    def slots(self) -> slice:
        """Where its values stand in a state."""
        return slice(self.offset, self.offset + self.size)

    @property
    def domains(self) -> tuple[Domain, ...]:
        """What it is there for, and what it may be."""
        return self.keys if self.domain is None else (*self.keys, self.domain)


class Table(metaclass=Record, eq=False):
    """A constant function; ``entries`` maps a tuple of arguments to a value

    Arguments without an entry give ``default``; when that is None, reading there is a fault.
    """

    name: str
    span: Span
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
    """The block of the first arm whose condition holds; None always holds"""

    span: Span
    arms: tuple[tuple[Expr | None, Block], ...]


class Block(metaclass=Record, eq=False):
    """Steps in order; the effects of one step all read the state before it

    Two effects of one step that give one slot two different values are a fault.
    """

    span: Span
    steps: tuple[tuple[Effect, ...], ...]


Effect = Assign | Loop | Branch


def expressions(effect: Effect) -> tuple[Expr, ...]:
    """What an effect itself asks for: its place and value, or its conditions."""
    match effect:
        case Assign(_, _, arguments, value):
            return (*arguments, value)
        case Loop(_, _, where):
            return () if where is None else (where,)
        case Branch(_, arms):
            return tuple(condition for condition, _ in arms if condition is not None)


def blocks(effect: Effect) -> tuple[Block, ...]:
    """What stands right below an effect."""
    match effect:
        case Assign():
            return ()
        case Loop(body=body):
            return (body,)
        case Branch(_, arms):
            return tuple(body for _, body in arms)


def effects(block: Block) -> Iterator[Effect]:
    """The effects of a block and all below them, in order."""
    for step in block.steps:
        for effect in step:
            yield effect
            for inner in blocks(effect):
                yield from effects(inner)


# ── rules ────────────────────────────────────────────────────────────────────────────


class Template(metaclass=Record, eq=False):
    """Texts and expressions in turn; a text of one piece when it has no expression"""

    span: Span
    parts: tuple[str | Expr, ...]


class Transition(metaclass=Record, eq=False):
    """A rule for a step: for each value of the binders (the last fastest) where ``guard`` holds

    ``lets`` are in scope in guard, effects, costs and ``say``; one is evaluated when it is
    first needed, and its value expression may use the ones before it.
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
    """Parameters of which there is one for each member of a domain, in its order."""

    @property
    def parameters(self) -> tuple[Local, ...]:
        return bound_by(self.binders)


class Rule(metaclass=Record, eq=False):
    """A condition with a name."""

    name: str
    span: Span
    condition: Expr


class CostTerm(metaclass=Record, eq=False):
    """``amount`` for each move, each state entered, or each use of one transition

    ``per`` is "move" or "transition" (``amount`` reads the state left; the transition's
    parameters and lets are in scope) or "state" (``amount`` reads the state entered).
    """

    per: str
    transition: Transition | None
    amount: Expr


class CostLine(metaclass=Record, eq=False):
    """The sum of its terms; lines are compared one after the other"""

    name: str
    span: Span
    terms: tuple[CostTerm, ...]
    estimate: Expr | None


class View(metaclass=Record, eq=False):
    """A further way to print an answer: ``template``, for each value of the binders

    ``trace`` and ``discovered`` stand for the states that the answer passes and for all that
    the search discovered; ``asks`` says which of the two it needs.  Outside of a binder over
    states the template reads the last state of the trace; without a trace, the start.  ``work``
    is what finding the binders' values takes at most, and printing the template once; a pass
    through states counts as one step.
    """

    name: str
    span: Span
    trace: Local
    discovered: Local
    asks: frozenset[str]
    binders: tuple[Binder, ...]
    where: Expr | None
    template: Template
    work: tuple[int, int]


class Grid(metaclass=Record, eq=False):
    """A map that was read: its rows as text and where they stand; ``legend`` has the words of
    each character, ``door()`` where its letters mean something.
    """

    name: str
    rows: tuple[str, ...]
    spans: tuple[Span, ...]
    header: Mapping[str, tuple[int, Span]]
    legend: Mapping[str, tuple[str, ...]] = {}


class Mark(metaclass=Record):
    """How a thing is drawn: ``crate brown``, ``disc grey 'W'``; None leaves it to the thing."""

    shape: str | None = None
    colour: str | None = None
    text: str | None = None


class Drawn(metaclass=Record, eq=False):
    """``cells(h) for h in car: block``: a thing at a place or at all places of a set, for each
    value of the binders; ``name`` is what stands in the file.

    With a whole variable in place of an expression, what that says of the places.
    """

    span: Span
    name: str
    what: Expr
    binders: tuple[Binder, ...]
    where: Expr | None
    mark: Mark


class Look(metaclass=Record, eq=False):
    """One board: a layout of places, what is in them, and how things are drawn.

    The places are the values of ``binders`` and ``content`` says what is in each; or, where
    there is none, the values of ``places``, and all variables about them say what is there.
    ``size`` is what a vessel holds, an expression of the same binders.  The layout ``text`` has a
    text, and no places; without a layout (it is empty) this is said of the boards that are drawn by
    default.  ``marks`` has the looks of members, numbers and texts, by what they print as.
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


class Interchangeable(metaclass=Record, eq=False):
    """``[grey_wolf, black_wolf]``: members of ``base`` that may be renamed into one another

    This was proved: each renaming of them maps the rules onto themselves.
    """

    span: Span
    base: Members
    members: tuple[int, ...]


class Turns(metaclass=Record, eq=False):
    """``board``: what turns and reflections of all maps make of cells and directions

    The first of the ``ways`` changes nothing.  Each maps the rules onto themselves, which was
    proved, and they are a group.
    """

    span: Span
    ways: tuple[Mapping[Base, Mapping[int, int]], ...]


class Puzzle(metaclass=Record, eq=False):
    """A whole puzzle with its parameters and maps filled in

    ``starts`` are the states it may begin in: one value a slot.  ``costs`` is empty when the file
    has no ``cost:``; every transition then costs 1.  With ``symmetry``, states that differ by a
    renaming or a turn alone count as one.
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
    """Is there something to solve?  Else no state meets ``goal``."""
    step: tuple[str, str] = ("move", "moves")
    """What the author calls one step, and several."""
    conflict: Diagnostic | None = None
    """Without ``starts``: the message that marks the conditions of `starts:` that conflict."""

    @property
    def unit_cost(self) -> bool:
        return not self.costs

    @property
    def conditions(self) -> Iterator[Expr]:
        """What the rules ask of states beside transitions: conditions, costs, estimates."""
        for rule in (*self.invariants, *self.losses, self.goal, *self.checks):
            yield rule.condition
        for line in self.costs:
            yield from (term.amount for term in line.terms)
            if line.estimate is not None:
                yield line.estimate

    @property
    def bases(self) -> list[Base]:
        """The types that states speak of, in the order of the file."""
        spoken = (domain.base for variable in self.variables for domain in variable.domains)
        return list(dict.fromkeys(spoken))
