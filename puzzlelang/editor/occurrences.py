"""Resolution of each name in a puzzle to its symbol.

The checker expands definitions and drops the positions of names. So the tree is traversed again
with the same rules: bound names, then values and sets (the context decides), then members.
Ambiguous words (a member of two types, a variable with the name of its type) have the meaning that
the checker recorded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from puzzlelang.core import Members, Scalar, SetOf
from puzzlelang.core import nodes as core
from puzzlelang.model import Watcher
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Record, Span, field


class Symbol(metaclass=Record, frozen=False, eq=False):
    """A named entity. ``declared``: first declaration; ``description``: text for editors."""

    kind: str
    name: str
    declared: Span
    owner: str = ""
    node: object = None
    description: str = ""

    @property
    def is_local(self) -> bool:
        return self.kind in ("bound name", "let", "parameter of a transition", "parameter")


class Occurrence(metaclass=Record):
    """A position at which a symbol is named."""

    span: Span
    symbol: Symbol


Scope = Mapping[str, Symbol]


def occurrences_of(puzzle: tree.Puzzle, watcher: Watcher) -> list[Occurrence]:
    finder = _Finder(watcher)
    finder.declare(puzzle)
    finder.read(puzzle)
    unique = {(o.span.start, o.span.end): o for o in reversed(finder.occurrences)}
    return sorted(unique.values(), key=lambda o: (o.span.start, o.span.end))


class _Finder(metaclass=Record, frozen=False):
    watcher: Watcher
    occurrences: list[Occurrence] = field(factory=list)
    values: dict[str, Symbol] = field(factory=dict)
    sets: dict[str, Symbol] = field(factory=dict)
    members: dict[str, list[Symbol]] = field(factory=dict)
    transitions: dict[str, Symbol] = field(factory=dict)
    instances: dict[str, Symbol] = field(factory=dict)
    costs: dict[str, Symbol] = field(factory=dict)
    scopes: dict[str, Scope] = field(factory=dict)

    # ── declarations ─────────────────────────────────────────────────────────────────

    def declare(self, puzzle: tree.Puzzle) -> None:
        for map_ in puzzle.maps:
            self.add(self.sets, "map", map_.name, map_)
            for name in map_.header:
                self.add(self.values, "number of a map's header", name, map_)
            for line in map_.legend:
                for word in line.words:
                    self.legend_word(word, map_)
        kinds: tuple[tuple[dict[str, Symbol], str, Sequence[Any]], ...] = (
            (self.values, "param", puzzle.parameters),
            (self.sets, "type", puzzle.types),
            (self.sets, "set", puzzle.sets),
            (self.values, "table", puzzle.tables),
            (self.values, "variable", puzzle.declared),
            (self.values, "definition", puzzle.definitions),
            (self.transitions, "transition", puzzle.transitions),
            (self.instances, "instance", puzzle.instances),
            (self.costs, "line of the cost", puzzle.costs),
            ({}, "view", puzzle.views),
        )
        for space, kind, entries in kinds:
            for entry in entries:
                name = entry.head.name if hasattr(entry, "head") else entry.name
                if name is not None:
                    self.add(space, kind, name, entry)
        for type_ in puzzle.types:
            self.declare_members(type_.data, type_.name.text)

    def add(self, space: dict[str, Symbol], kind: str, name: tree.Name, node: object) -> None:
        symbol = space.setdefault(name.text, Symbol(kind, name.text, name.span, node=node))
        self.occurrences.append(Occurrence(name.span, symbol))

    def legend_word(self, word: tree.LegendWord, map_: tree.Map) -> None:
        space = self.sets if word.letters is None else self.values
        self.add(space, "word of a legend", word.name, map_)
        if word.letters is not None:
            self.add(self.sets, "type of letters", word.letters, map_)

    def declare_members(self, data: tree.Data, owner: str) -> None:
        if isinstance(data, tree.DataMap):
            for key, value in data.entries:
                if isinstance(key, tree.Name):
                    self.add(self.sets, "group", key, data)
                self.declare_members(value, owner)
        elif isinstance(data, tree.DataList):
            for item in data.items:
                if isinstance(item, tree.Name) and self.is_member(item, owner):
                    symbol = Symbol("member", item.text, item.span, owner)
                    self.members.setdefault(item.text, []).append(symbol)
                    self.occurrences.append(Occurrence(item.span, symbol))
                elif isinstance(item, tree.DataMap | tree.DataList):
                    self.declare_members(item, owner)

    def is_member(self, name: tree.Name, owner: str) -> bool:
        names = self.watcher.names
        if names is None:  # not checked yet; assume that it is one
            return True
        candidates = names.members.get(name.text, ())
        return any(base.name == owner for base, _ in candidates)

    # ── sections ─────────────────────────────────────────────────────────────────────

    def read(self, puzzle: tree.Puzzle) -> None:
        for entry in (*puzzle.types, *puzzle.sets):
            self.visit(entry.data, {}, of_sets=True)
        if puzzle.symmetry is not None:
            self.visit(puzzle.symmetry.members, {}, of_sets=True)
        for entry in puzzle.estimates:
            self.use(self.costs.get(entry.name.text), entry.name.span)
        self.visit(
            (
                puzzle.parameters, puzzle.estimates, puzzle.tables, puzzle.declared,
                puzzle.definitions, puzzle.transitions, puzzle.requirements, puzzle.invariants,
                puzzle.losses, puzzle.checks, puzzle.goal, puzzle.costs, puzzle.show,
                puzzle.starts, puzzle.rules, puzzle.gains, puzzle.least,
                puzzle.looks, puzzle.views, puzzle.expectations, puzzle.instances,
            ),
            {},
        )  # fmt: skip
        if puzzle.generate is not None:
            self.generate(puzzle.generate)

    def declaration(self, declaration: tree.Declaration) -> None:
        inner = self.binders(declaration.each, {})
        self.type_words(declaration.type, inner)
        begin = declaration.initial
        if isinstance(begin, tree.AnyOf):
            self.visit(begin.domain, inner, of_sets=True)
        else:
            self.visit(begin, inner)

    def transition(self, transition: tree.Transition) -> None:
        scope = self.head(transition.head, "parameter of a transition")
        for name, value in transition.lets:
            self.visit(value, scope)
            scope[name.text] = self.bound(name, "let")
        self.visit((transition.when, transition.then, transition.say), scope)
        self.scopes[transition.head.name.text] = scope

    def collection(self, collection: tree.Collection) -> None:
        self.settings(collection.settings)
        if collection.map is not None:
            self.use(self.sets.get(collection.map.text), collection.map.span)
        for word in collection.line:
            self.use(self.values.get(word.text) or self.sets.get(word.text), word.span)

    def expectation(self, expectation: tree.Expectation) -> None:
        self.settings(expectation.settings)
        for name, _ in expectation.maps:
            self.use(self.sets.get(name.text), name.span)
        if expectation.instance is not None:
            self.use(self.instances.get(expectation.instance.value), expectation.instance.span)

    def generate(self, section: tree.Generate) -> None:
        names = [name for name, _ in section.draws]
        names += [section.take_away] if section.take_away is not None else []
        for name in names:
            self.use(self.values.get(name.text) or self.sets.get(name.text), name.span)
        for _, drawn in section.draws:
            if isinstance(drawn, tree.DrawnNumbers):
                self.visit((drawn.low.name, drawn.high.name), {})
            elif isinstance(drawn, tree.DrawnValues):
                self.visit(drawn.values, {})
        if section.begin is not None:
            self.visit(section.begin.variables, {})
        for clue in section.clues:
            self.use(self.values.get(clue.name.text), clue.name.span)
            self.visit(clue.body, self.head(clue.head, "parameter"))
        self.visit(section.keep, dict(self.costs))

    def settings(self, settings: Iterable[tuple[tree.Name, tree.Data]]) -> None:
        for name, data in settings:
            self.use(self.values.get(name.text), name.span)
            self.visit(data, {})

    # ── binders ──────────────────────────────────────────────────────────────────────

    def bound(self, name: tree.Name, kind: str, node: object = None) -> Symbol:
        symbol = Symbol(kind, name.text, name.span, node=node)
        self.occurrences.append(Occurrence(name.span, symbol))
        return symbol

    def head(self, head: tree.Head, kind: str) -> dict[str, Symbol]:
        inner: dict[str, Symbol] = {}
        for parameter in head.parameters:
            own = inner
            if parameter.each is not None:
                own = self.binders((parameter.each,), inner)
                self.visit(parameter.key, own)
            self.type_words(parameter.type, own, of_sets=not parameter.row)
            for name in parameter.names:
                inner[name.text] = self.bound(name, kind, parameter)
        self.visit(head.where, inner)
        return inner

    def type_words(self, node: tree.TypeExpr, scope: Scope, *, of_sets: bool = True) -> None:
        inner: tree.TypeExpr | None = node
        while inner is not None:  # nested lists have several lengths
            self.visit(inner.most, scope)
            inner = inner.element
        self.visit(node.domain, scope, of_sets=of_sets)

    def binders(self, binders: Iterable[tree.Binder], scope: Scope) -> dict[str, Symbol]:
        inner = dict(scope)
        for binder in binders:
            self.visit(binder.domain, inner, of_sets=not binder.row)
            for name in binder.names:
                inner[name.text] = self.bound(name, "bound name", binder)
        return inner

    # ── nodes ────────────────────────────────────────────────────────────────────────

    def visit(self, node: object, scope: Scope, *, of_sets: bool = False) -> None:
        """``of_sets``: prefer a set to a value of the same name."""
        match node:
            case tuple():
                for part in node:
                    self.visit(part, scope)
            case tree.Name():
                self.name(node, scope, of_sets=of_sets)
            case tree.Call(_, name, arguments) | tree.Place(_, name, arguments):
                self.use(scope.get(name.text) or self.values.get(name.text), name.span)
                self.visit(arguments, scope)
            case tree.Fold(_, _, one, each, other, _) | tree.Quantifier(_, _, each, one, other):
                self.visit((one, other), self.binders(each, scope))
                self.visit(getattr(node, "count", None), scope)
            case tree.Let():
                self.let(node, scope)
            case tree.Binary(_, operator, _, left, right):
                self.visit(left, scope)
                self.visit(right, scope, of_sets=operator in ("in", "not in"))
            case tree.Relation(_, name, left, right):
                self.use(self.values.get(name.text), name.span)
                self.visit((left, right), scope)
            case tree.Unary(_, operator, operand):
                self.visit(operand, scope, of_sets=operator == "the")
            case tree.If():
                self.visit((node.condition, node.then, node.otherwise), scope)
            case tree.Tuple(_, parts) | tree.Template(_, parts) | tree.Block(_, parts):
                self.visit(parts, scope)
            case tree.DataList(_, items):
                for item in items:
                    self.visit(item, scope, of_sets=of_sets)
            case tree.DataMap(_, entries):
                for key, value in entries:
                    self.visit(key, scope, of_sets=True)
                    self.visit(value, scope, of_sets=of_sets)
            case tree.Named(_, part, list_type):
                self.visit((list_type and list_type.element, part), scope)
            case tree.Rule(_, part) | tree.Instance(_, part) | tree.Branch(_, part):
                self.visit(part, scope)
            case tree.Assign(place, value):
                self.visit((place, value), scope)
            case tree.Loop(key, body):
                self.visit((key.where, body), self.binders(key.binders, scope))
            case tree.Variable(_, declaration):
                self.declaration(declaration)
            case tree.Definition(head, body) | tree.View(head, body):
                self.visit(body, self.head(head, "parameter"))
            case tree.Look():
                self.look(node)
            case tree.Transition():
                self.transition(node)
            case tree.Cost(_, terms):
                for term in terms:
                    self.use(self.transitions.get(term.per.text), term.per.span)
                    self.visit(term.amount, self.scopes.get(term.per.text, {}))
            case tree.Expectation():
                self.expectation(node)
            case tree.Collection():
                self.collection(node)

    def look(self, look: tree.Look) -> None:
        places = look.places
        if places is not None:
            self.thing(places, {}, of_sets=True)
        self.visit(look.text, {})
        for _, option in look.options:
            outer = self.binders(places.binders, {}) if places else {}
            self.thing(option, outer, of_sets=False)
        for entry in look.things:
            self.thing(entry.thing, {}, of_sets=False)

    def thing(self, thing: tree.Thing, outer: Scope, *, of_sets: bool) -> None:
        inner = self.binders(thing.binders, outer)
        self.visit(thing.what, inner, of_sets=of_sets)
        self.visit(thing.where, inner)

    def let(self, node: tree.Let, scope: Scope) -> None:
        self.visit(node.value, scope)
        self.visit(node.body, {**scope, node.name.text: self.bound(node.name, "let")})

    def name(self, name: tree.Name, scope: Scope, *, of_sets: bool) -> None:
        if name.text in scope:
            self.use(scope[name.text], name.span)
            return
        value, group = self.values.get(name.text), self.sets.get(name.text)
        if value is not None and group is not None:
            value = group if self.means_set(name.span, of_sets=of_sets) else value
        self.use(value or group or self.member(name), name.span)

    def means_set(self, span: Span, *, of_sets: bool) -> bool:
        """True for a variable's type, false for the variable of the same name."""
        node = self.watcher.first.get((span.start, span.end))
        return (
            of_sets
            if node is None
            else (isinstance(node, core.Const) and isinstance(node.type, SetOf))
        )

    def member(self, name: tree.Name) -> Symbol | None:
        candidates = self.members.get(name.text, [])
        if len(candidates) == 1:
            return candidates[0]
        kind = self.watcher.types.get((name.span.start, name.span.end))
        if isinstance(kind, Scalar | SetOf) and isinstance(kind.base, Members):
            return next((m for m in candidates if m.owner == kind.base.name), None)
        return None

    def use(self, symbol: Symbol | None, span: Span) -> None:
        if symbol is not None:
            self.occurrences.append(Occurrence(span, symbol))
