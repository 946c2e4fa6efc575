"""Small puzzles of the typed core, built by hand, so that tests of later stages need no checker.

Each node has a span in :data:`TEXT`, so messages can be rendered.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from puzzlelang.core import nodes as core
from puzzlelang.core.types import (
    BOOLEAN,
    DIRECTIONS,
    INTEGERS,
    LARGEST,
    NONE,
    TEXT,
    Base,
    Boolean,
    Cells,
    Domain,
    Integers,
    ListOf,
    Members,
    Row,
    Scalar,
    SetOf,
    TupleOf,
    Type,
    integer,
    whole,
)
from puzzlelang.text.source import Source, Span

SOURCE = Source("hand.yaml", "".join(f"line {number}\n" for number in range(1, 100)))
HERE = SOURCE.span(0, 4)

BANK = Members("bank", ("left", "right"))
PIECE = Members("piece", ("G", "B", "_"))
ITEM = Members("item", ("wolf", "goat", "cabbage"))


def line(number: int) -> Span:
    """The word ``line`` in a numbered line of the text."""
    start = SOURCE.text.index(f"line {number}\n")
    return SOURCE.span(start, start + 4)


def numbers(low: int, high: int) -> Domain:
    return Domain(INTEGERS, range(low, high + 1))


def scalar(domain: Domain, *, optional: bool = False) -> Scalar:
    return Scalar(domain.base, domain.low, domain.high, optional)


# ── expressions ──────────────────────────────────────────────────────────────────────

Given = core.Expr | int | str


def expr(given: Given) -> core.Expr:
    """Convert numbers and texts to constants."""
    if isinstance(given, bool):
        return core.Const(HERE, BOOLEAN, int(given))
    if isinstance(given, int):
        return core.Const(HERE, integer(given, given), given)
    if isinstance(given, str):
        return core.Const(HERE, TEXT, given)
    return given


def member(base: Members, name: str) -> core.Const:
    value = base.names.index(name)
    return core.Const(HERE, Scalar(base, value, value), value)


def cell(base: Cells, value: int) -> core.Const:
    """A cell by number, or NOWHERE."""
    return core.Const(HERE, Scalar(base, value, value, nowhere=value < 0), value)


def none(base: Base = INTEGERS) -> core.Const:
    return core.Const(HERE, Scalar(base, 0, 0, optional=True), NONE)


def set_of(base: Base, *members: int) -> core.Const:
    group = sum(1 << value for value in members)
    return core.Const(HERE, SetOf(base, max(members, default=0)), group)


def row(element: Type, *items: Any) -> core.Const:
    return core.Const(HERE, Row((numbers(1, len(items)),), element), items)


def local(name: str, domain: Domain) -> core.Local:
    return core.Local(HERE, scalar(domain), name)


def read(variable: core.Variable, *arguments: Given, span: Span = HERE) -> core.Read:
    return core.Read(span, variable.type, variable, tuple(map(expr, arguments)))


def all_of(variable: core.Variable) -> core.Whole:
    return core.Whole(HERE, Row(variable.keys, variable.type), variable)


def look(table: core.Table, *arguments: Given) -> core.Lookup:
    return core.Lookup(HERE, table.element, table, tuple(map(expr, arguments)))


CONDITIONS = frozenset(["and", "or", "not", "=", "!=", "<", "<=", ">", ">=", "in", "subset"])
SETS = frozenset(["with", "without", "union", "difference", "toggle", "move"])


def op(operation: str, *arguments: Given, type: Type | None = None) -> core.Apply:
    """An operation; its type is inferred from its name if possible."""
    operands = tuple(map(expr, arguments))
    return core.Apply(HERE, type or _type(operation, operands), operation, operands)


def _type(operation: str, operands: tuple[core.Expr, ...]) -> Type:
    if operation in CONDITIONS:
        return BOOLEAN
    if operation in SETS or operation == "reverse":
        return operands[0].type
    if operation in ("text", "join", "picture"):
        return TEXT
    if operation == "tuple":
        return TupleOf(tuple(operand.type for operand in operands))
    if operation in ("the", "step"):
        found = operands[0].type
        assert isinstance(found, SetOf | Scalar)
        return Scalar(found.base, 0, found.high, nowhere=operation == "step")
    return integer(-LARGEST, LARGEST)


def if_(condition: Given, then: Given, otherwise: Given) -> core.If:
    first = expr(then)
    return core.If(HERE, first.type, expr(condition), first, expr(otherwise))


def binder(*locals: core.Local, values: Sequence[Any] | Domain) -> core.Binder:
    return core.Binder(locals, values.values if isinstance(values, Domain) else values)


def fold(
    kind: str, binders: Sequence[core.Binder], body: Given | None, where: Given | None = None
) -> core.Fold:
    claim = None if body is None else expr(body)
    filter_ = None if where is None else expr(where)
    found: Type = claim.type if claim is not None else BOOLEAN
    if kind == "those":
        (one,) = binders[0].locals
        assert isinstance(one.type, Scalar)
        found = SetOf(one.type.base, one.type.high)
    return core.Fold(HERE, found, kind, tuple(binders), filter_, claim)


def let(name: core.Local, value: Given, body: Given) -> core.Let:
    inner = expr(body)
    return core.Let(HERE, inner.type, name, expr(value), inner)


def table(
    name: str,
    keys: Sequence[Domain],
    element: Type,
    entries: Mapping[Any, Any],
    default: Any = None,
) -> core.Table:
    """A table; a key that isn't a tuple means a tuple of one."""
    full = {key if isinstance(key, tuple) else (key,): value for key, value in entries.items()}
    return core.Table(name, HERE, tuple(keys), element, full, default)


# ── puzzles ──────────────────────────────────────────────────────────────────────────


def assign(variable: core.Variable, *given: Given, span: Span = HERE) -> core.Assign:
    """Assign the last of ``given``; the others are arguments of the variable."""
    *arguments, value = map(expr, given)
    return core.Assign(span, variable, tuple(arguments), value)


def block(*steps: core.Effect | Sequence[core.Effect]) -> core.Block:
    """Steps in order; a list is one step of several effects."""
    listed = (tuple(step) if isinstance(step, Sequence) else (step,) for step in steps)
    return core.Block(HERE, tuple(listed))


def loop(binders: Sequence[core.Binder], body: core.Block, where: Given | None = None) -> core.Loop:
    return core.Loop(HERE, tuple(binders), None if where is None else expr(where), body)


def branch(*arms: tuple[Given | None, core.Block]) -> core.Branch:
    return core.Branch(
        HERE, tuple((None if given is None else expr(given), body) for given, body in arms)
    )


def template(*parts: str | core.Expr) -> core.Template:
    return core.Template(HERE, parts)


def rule(name: str, condition: Given) -> core.Rule:
    return core.Rule(name, HERE, expr(condition))


class Builder:
    """Collects variables, transitions and rules for :meth:`puzzle`."""

    def __init__(self, title: str = "by hand") -> None:
        self.title = title
        self.variables: list[core.Variable] = []
        self.initial: list[int] = []
        self.transitions: list[core.Transition] = []
        self.invariants: list[core.Rule] = []
        self.losses: list[core.Rule] = []
        self.costs: list[core.CostLine] = []
        self.checks: list[core.Rule] = []
        self.show: core.Template | None = None
        self.goal = rule("goal", False)

    def variable(
        self,
        name: str,
        domain: Domain | Boolean | SetOf | ListOf,
        start: Sequence[int] | int,
        keys: Sequence[Domain] = (),
        *,
        optional: bool = False,
    ) -> core.Variable:
        """Add a variable; a SetOf may contain every member of its base (numbers: 0
        to the highest).
        """
        slots = [start] if isinstance(start, int) else list(start)
        kind: Type = BOOLEAN
        within: Domain | None = None
        if isinstance(domain, Domain):
            kind, within = scalar(domain, optional=optional), domain
        elif isinstance(domain, SetOf):
            kind, base = domain, domain.base
            within = numbers(0, domain.high) if isinstance(base, Integers) else whole(base)
        elif isinstance(domain, ListOf):
            assert isinstance(domain.element, Scalar)
            kind, base = domain, domain.element.base
            low, high = domain.element.low, domain.element.high
            within = numbers(low, high) if isinstance(base, Integers) else whole(base)
        found = core.Variable(name, HERE, tuple(keys), kind, within, len(self.initial))
        assert found.size == len(slots), f"{name} has {found.size} slots"
        self.variables.append(found)
        self.initial += slots
        return found

    def transition(
        self,
        name: str,
        effect: core.Block,
        guard: Given = True,
        binders: Sequence[core.Binder] = (),
        lets: Sequence[tuple[core.Local, Given]] = (),
        *,
        forced: bool = False,
        say: core.Template | None = None,
    ) -> core.Transition:
        named = tuple((name, expr(value)) for name, value in lets)
        found = core.Transition(
            len(self.transitions), name, HERE, tuple(binders), named, expr(guard), effect, forced,
            say,
        )  # fmt: skip
        self.transitions.append(found)
        return found

    def cost(
        self,
        name: str,
        *terms: tuple[str | core.Transition, Given],
        estimate: Given | None = None,
    ) -> None:
        """Add a cost line; a term is ("move" or "state" or a transition, amount)."""
        made = tuple(
            core.CostTerm(per, None, expr(amount))
            if isinstance(per, str)
            else core.CostTerm("transition", per, expr(amount))
            for per, amount in terms
        )
        guess = None if estimate is None else expr(estimate)
        self.costs.append(core.CostLine(name, HERE, made, guess))

    def puzzle(self) -> core.Puzzle:
        return core.Puzzle(
            self.title, "", {}, {}, tuple(self.variables), (tuple(self.initial),),
            tuple(self.transitions), tuple(self.invariants), tuple(self.losses), self.goal,
            tuple(self.costs), tuple(self.checks), self.show,
        )  # fmt: skip


def frogs(n: int = 2) -> core.Puzzle:
    """The leaping frogs of the language's first page, ``n`` on each side."""
    b = Builder("Leaping frogs")
    places = numbers(1, 2 * n + 1)
    start = [0] * n + [2] + [1] * n
    board = b.variable("board", whole(PIECE), start, [places])
    ahead = table("ahead", [whole(PIECE)], integer(-1, 1), {0: 1, 1: -1, 2: 0})
    here, there = local("here", places), local("there", places)
    leap = op("*", op("-", there, here), look(ahead, read(board, here)))
    b.transition(
        "hop",
        block([
            assign(board, here, member(PIECE, "_")),
            assign(board, there, read(board, here)),
        ]),
        op("and", op("=", read(board, there), member(PIECE, "_")),
           op("<=", 1, leap), op("<=", leap, 2)),
        [binder(here, values=places), binder(there, values=places)],
        say=template(read(board, here), " hops from ", here, " to ", there),
    )  # fmt: skip
    b.goal = rule("goal", op("=", all_of(board), op("reverse", row(board.type, *start))))
    b.show = template(all_of(board))
    return b.puzzle()


def wolf(*, by_loss: bool = False) -> core.Puzzle:
    """Wolf, goat and cabbage; forbidden states break an invariant, or are lost."""
    b = Builder("Wolf, goat and cabbage")
    items, banks = whole(ITEM), whole(BANK)
    farmer = b.variable("farmer", banks, 0)
    at = b.variable("at", banks, [0, 0, 0], [items])
    other = op("-", 1, read(farmer), type=scalar(banks))
    b.transition("cross alone", block(assign(farmer, other)))
    i = local("i", items)
    b.transition(
        "take",
        block([assign(farmer, other), assign(at, i, other)]),
        op("=", read(at, i), read(farmer)),
        [binder(i, values=items)],
        say=template("the farmer takes the ", i, " to the ", other, " bank"),
    )
    eater, eaten = local("a", items), local("b", items)
    eats = table("eats", [items, items], BOOLEAN, {(0, 1): 1, (1, 2): 1}, default=0)
    danger = fold(
        "some",
        [binder(eater, values=items), binder(eaten, values=items)],
        op("and", look(eats, eater, eaten), op("=", read(at, eater), read(at, eaten)),
           op("!=", read(at, eater), read(farmer))),
    )  # fmt: skip
    if by_loss:
        b.losses.append(rule("somebody is eaten", danger))
    else:
        b.invariants.append(rule("nobody is eaten", op("not", danger)))
    over = local("i", items)
    b.goal = rule(
        "goal",
        fold("every", [binder(over, values=items)], op("=", read(at, over), member(BANK, "right"))),
    )
    return b.puzzle()


def jugs(sizes: Sequence[int] = (8, 5, 3), wanted: int = 4) -> core.Puzzle:
    """Pour from the first jug, which is full, until one holds ``wanted``; a litre
    poured costs 1.
    """
    b = Builder("Jugs")
    which = numbers(1, len(sizes))
    litres = b.variable("litres", numbers(0, sizes[0]), [sizes[0], *sizes[1:-1], 0], [which])
    b.initial[1:] = [0] * (len(sizes) - 1)
    size = table("size", [which], integer(0, sizes[0]), dict(enumerate(sizes, 1)))
    source, target = local("a", which), local("b", which)
    amount = core.Local(HERE, integer(0, sizes[0]), "amount")
    room = op("-", look(size, target), read(litres, target))
    pour = b.transition(
        "pour",
        block([
            assign(litres, source, op("-", read(litres, source), amount)),
            assign(litres, target, op("+", read(litres, target), amount)),
        ]),
        op("and", op("!=", source, target), op(">", amount, 0)),
        [binder(source, values=which), binder(target, values=which)],
        [(amount, op("min", read(litres, source), room))],
    )  # fmt: skip
    b.cost("pours", ("move", 1))
    b.cost("litres", (pour, amount))
    j = local("j", which)
    b.goal = rule("goal", fold("some", [binder(j, values=which)], op("=", read(litres, j), wanted)))
    return b.puzzle()


def graph(edges: Sequence[tuple[str, str, int]], start: str, goals: str) -> core.Puzzle:
    """A graph of one-letter places; an edge is (from, to, cost). One transition ``go(p)``."""
    names = tuple(sorted({start, *goals, *(end for edge in edges for end in edge[:2])}))
    place = Members("place", names)
    places = whole(place)
    b = Builder("A graph")
    at = b.variable("at", places, names.index(start))
    weights = {(names.index(a), names.index(z)): weight for a, z, weight in edges}
    weight = table("weight", [places, places], integer(0, 99), weights)
    edge = table("edge", [places, places], BOOLEAN, dict.fromkeys(weights, 1), default=0)
    p = local("p", places)
    go = b.transition(
        "go", block(assign(at, p)), look(edge, read(at), p), [binder(p, values=places)]
    )
    b.cost("weight", (go, look(weight, read(at), p)))
    b.goal = rule("goal", op("in", read(at), set_of(place, *(names.index(g) for g in goals))))
    b.show = template(read(at))
    return b.puzzle()


def slide() -> core.Puzzle:
    """A marble on a map of 2 rows and 3 columns rolls in the direction of the tilt, up to the wall.

    Rolling is forced and remembers the cells left; the marble is lost in the pit (row 1, column 0).
    """
    tray = Cells("tray", 2, 3)
    b = Builder("A marble")
    at = b.variable("at", whole(tray), 0)
    seen = b.variable("seen", SetOf(tray, 5), 0)
    tilt = b.variable("tilt", Domain(DIRECTIONS, (0, 2, 4, 6)), NONE, optional=True)
    d = core.Local(HERE, Scalar(DIRECTIONS, 0, 6), "d")
    on_map = set_of(tray, *range(6))
    beside = op("step", read(at), d)
    b.transition(
        "roll",
        block([
            assign(at, op("step", read(at), read(tilt))),
            assign(seen, op("with", read(seen), read(at))),
        ]),
        op("and", op("!=", read(tilt), none(DIRECTIONS)),
           op("in", op("step", read(at), read(tilt)), on_map)),
        forced=True,
    )  # fmt: skip
    b.transition(
        "lean",
        block(assign(tilt, d)),
        op("in", beside, on_map),
        [binder(d, values=(0, 2, 4, 6))],
        say=template("lean ", d),
    )
    b.losses.append(rule("pit", op("=", read(at), cell(tray, 3))))
    b.goal = rule("goal", op("=", read(at), cell(tray, 5)))
    return b.puzzle()
