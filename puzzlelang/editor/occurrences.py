"""Where each name of a puzzle stands, and what it stands for there.

The checker knows what an expression means but writes definitions out and forgets where; so the
tree is walked again, with the same rules for names: bound ones first, then values and sets, of
which a place prefers one, then members.  Where a word alone does not say which (a member of two
types, a variable called like its type) the checker has seen it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from puzzlelang.core import Members, Scalar, SetOf
from puzzlelang.core import nodes as core
from puzzlelang.model import Watcher
from puzzlelang.syntax import tree
from puzzlelang.text import Span, field, record


@record(frozen=False, eq=False)
class Symbol:
    """One thing that has a name; ``declared`` is the first place that gives it one, ``told`` what
    the checker found out about it.
    """

    kind: str
    name: str
    declared: Span
    owner: str = ""
    node: object = None
    told: str = ""

    @property
    def is_local(self) -> bool:
        return self.kind in ("bound name", "let", "parameter of a transition", "parameter")


@record
class Occurrence:
    """A place where a symbol is named."""

    span: Span
    symbol: Symbol


Scope = Mapping[str, Symbol]


def occurrences_of(puzzle: tree.Puzzle, watcher: Watcher) -> list[Occurrence]:
    finder = _Finder(watcher)
    finder.declare(puzzle)
    finder.read(puzzle)
    unique = {(o.span.start, o.span.end): o for o in reversed(finder.found)}
    return sorted(unique.values(), key=lambda o: (o.span.start, o.span.end))


@record(frozen=False)
class _Finder:
    watcher: Watcher
    found: list[Occurrence] = field(factory=list)
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
        for entry in puzzle.parameters:
            self.add(self.values, "param", entry.name, entry)
        for entry in puzzle.types:
            self.add(self.sets, "type", entry.name, entry)
            self.declare_members(entry.data, entry.name.text)
        for entry in puzzle.sets:
            self.add(self.sets, "set", entry.name, entry)
        for table in puzzle.tables:
            name = table.head.name if isinstance(table, tree.Definition) else table.name
            self.add(self.values, "table", name, table)
        for variable in puzzle.variables:
            self.add(self.values, "variable", variable.name, variable)
        for definition in puzzle.definitions:
            self.add(self.values, "definition", definition.head.name, definition)
        for transition in puzzle.transitions:
            self.add(self.transitions, "transition", transition.head.name, transition)
        for instance in puzzle.instances:
            self.add(self.instances, "instance", instance.name, instance)
        for cost in puzzle.costs:
            if cost.name is not None:
                self.add(self.costs, "line of the cost", cost.name, cost)
        for view in puzzle.views:
            self.add({}, "view", view.head.name, view)

    def add(self, space: dict[str, Symbol], kind: str, name: tree.Name, node: object) -> None:
        symbol = space.setdefault(name.text, Symbol(kind, name.text, name.span, node=node))
        self.found.append(Occurrence(name.span, symbol))

    def legend_word(self, word: tree.Name | tree.Call, map_: tree.Map) -> None:
        if isinstance(word, tree.Name):
            self.add(self.sets, "word of a legend", word, map_)
            return
        self.add(self.values, "word of a legend", word.function, map_)
        for argument in word.arguments:
            if isinstance(argument, tree.Name):
                self.add(self.sets, "type of letters", argument, map_)

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
                    self.found.append(Occurrence(item.span, symbol))
                elif isinstance(item, tree.DataMap | tree.DataList):
                    self.declare_members(item, owner)

    def is_member(self, name: tree.Name, owner: str) -> bool:
        names = self.watcher.names
        if names is None:  # nothing is checked yet: it looks like one
            return True
        known = names.members.get(name.text, ())
        return any(base.name == owner for base, _ in known)

    # ── sections ─────────────────────────────────────────────────────────────────────

    def read(self, puzzle: tree.Puzzle) -> None:
        for entry in (*puzzle.parameters, *puzzle.estimates):
            self.data(entry.data, {})
        for entry in (*puzzle.types, *puzzle.sets):
            self.data(entry.data, {}, of_sets=True)
        for entry in puzzle.estimates:
            self.use(self.costs.get(entry.name.text), entry.name.span)
        for table in puzzle.tables:
            if isinstance(table, tree.Definition):
                self.definition(table)
            else:
                self.data(table.data, {})
        for variable in puzzle.variables:
            self.declaration(variable.declaration)
        for definition in puzzle.definitions:
            self.definition(definition)
        for transition in puzzle.transitions:
            self.transition(transition)
        conditions = (puzzle.requirements, puzzle.invariants, puzzle.losses, puzzle.checks)
        for rules in conditions:
            for rule in rules:
                self.expression(rule.condition, {})
        for condition in puzzle.goal:
            self.expression(condition, {})
        for line in puzzle.costs:
            for term in line.terms:
                self.cost(term)
        self.template(puzzle.show, {})
        for view in puzzle.views:
            self.template(view.template, self.head(view.head, "parameter"))
        for expectation in puzzle.expectations:
            self.expectation(expectation)
        for instance in puzzle.instances:
            self.instance(instance)
        if puzzle.symmetry is not None:
            self.data(puzzle.symmetry, {}, of_sets=True)

    def definition(self, definition: tree.Definition) -> None:
        self.expression(definition.body, self.head(definition.head, "parameter"))

    def transition(self, transition: tree.Transition) -> None:
        scope = self.head(transition.head, "parameter of a transition")
        for name, value in transition.lets:
            self.expression(value, scope)
            scope[name.text] = self.bound(name, "let")
        for condition in transition.when:
            self.expression(condition, scope)
        if transition.then is not None:
            self.block(transition.then, scope)
        self.template(transition.say, scope)
        self.scopes[transition.head.name.text] = scope

    def cost(self, term: tree.CostTerm) -> None:
        self.use(self.transitions.get(term.per.text), term.per.span)
        self.expression(term.amount, self.scopes.get(term.per.text, {}))

    def instance(self, instance: tree.Instance | tree.Collection) -> None:
        if isinstance(instance, tree.Instance):
            self.expectation(instance.known)
            return
        self.settings(instance.settings)
        if instance.map is not None:
            self.use(self.sets.get(instance.map.text), instance.map.span)
        for word in instance.line:
            self.use(self.values.get(word.text) or self.sets.get(word.text), word.span)

    def expectation(self, expectation: tree.Expectation) -> None:
        self.settings(expectation.settings)
        for name, _ in expectation.maps:
            self.use(self.sets.get(name.text), name.span)
        if expectation.instance is not None:
            self.use(self.instances.get(expectation.instance.value), expectation.instance.span)

    def settings(self, settings: Iterable[tuple[tree.Name, tree.Data]]) -> None:
        for name, data in settings:
            self.use(self.values.get(name.text), name.span)
            self.data(data, {})

    # ── effects ──────────────────────────────────────────────────────────────────────

    def block(self, block: tree.Block, scope: Scope) -> None:
        for step in block.steps:
            for effect in step:
                match effect:
                    case tree.Assign(place, value):
                        self.use(self.values.get(place.name.text), place.name.span)
                        for argument in place.arguments:
                            self.expression(argument, scope)
                        self.expression(value, scope)
                    case tree.Loop(key, body):
                        inner = self.binders(key.binders, scope)
                        self.expression(key.where, inner)
                        self.block(body, inner)
                    case tree.Branch(_, arms):
                        for condition, body in arms:
                            self.expression(condition, scope)
                            self.block(body, scope)

    # ── what binds names ─────────────────────────────────────────────────────────────

    def bound(self, name: tree.Name, kind: str, node: object = None) -> Symbol:
        symbol = Symbol(kind, name.text, name.span, node=node)
        self.found.append(Occurrence(name.span, symbol))
        return symbol

    def head(self, head: tree.Head, kind: str) -> dict[str, Symbol]:
        inner: dict[str, Symbol] = {}
        for parameter in head.parameters:
            self.expression(parameter.type.domain, inner, of_sets=not parameter.row)
            for name in parameter.names:
                inner[name.text] = self.bound(name, kind, parameter)
        self.expression(head.where, inner)
        return inner

    def binders(self, binders: Iterable[tree.Binder], scope: Scope) -> dict[str, Symbol]:
        inner = dict(scope)
        for binder in binders:
            self.expression(binder.domain, inner, of_sets=not binder.row)
            for name in binder.names:
                inner[name.text] = self.bound(name, "bound name", binder)
        return inner

    def declaration(self, declaration: tree.Declaration) -> None:
        inner = self.binders(declaration.each, {})
        self.expression(declaration.type.domain, inner, of_sets=True)
        self.expression(declaration.initial, inner)

    # ── expressions ──────────────────────────────────────────────────────────────────

    def template(self, template: tree.Template | None, scope: Scope) -> None:
        for part in template.parts if template is not None else ():
            if not isinstance(part, str):
                self.expression(part, scope)

    def data(self, data: tree.Data, scope: Scope, *, of_sets: bool = False) -> None:
        if isinstance(data, tree.DataList):
            for item in data.items:
                self.data(item, scope, of_sets=of_sets)
        elif isinstance(data, tree.DataMap):
            for key, value in data.entries:
                self.expression(key, scope, of_sets=True)
                self.data(value, scope, of_sets=of_sets)
        else:
            self.expression(data, scope, of_sets=of_sets)

    def expression(self, node: tree.Expr | None, scope: Scope, *, of_sets: bool = False) -> None:
        match node:
            case tree.Name():
                self.name(node, scope, of_sets=of_sets)
            case tree.Call(_, function, arguments):
                self.function(function, scope)
                for argument in arguments:
                    self.expression(argument, scope)
            case tree.Fold(_, function, body, binders, where, _):
                inner = self.binders(binders, scope)
                self.expression(body, inner)
                self.expression(where, inner)
            case tree.Quantifier(_, _, binders, where, has):
                inner = self.binders(binders, scope)
                self.expression(where, inner)
                self.expression(has, inner)
            case tree.Binary(_, operator, _, left, right):
                self.expression(left, scope)
                self.expression(right, scope, of_sets=operator in ("in", "not in"))
            case tree.Relation(_, name, left, right):
                self.use(self.values.get(name.text), name.span)
                self.expression(left, scope)
                self.expression(right, scope)
            case tree.Unary(_, _, operand):
                self.expression(operand, scope, of_sets=node.operator == "the")
            case tree.If() | tree.Tuple():
                for part in _parts(node):
                    self.expression(part, scope)

    def name(self, name: tree.Name, scope: Scope, *, of_sets: bool) -> None:
        if name.text in scope:
            self.use(scope[name.text], name.span)
            return
        value, group = self.values.get(name.text), self.sets.get(name.text)
        if value is not None and group is not None:
            value = group if self.means_set(name.span, of_sets=of_sets) else value
        self.use(value or group or self.member(name), name.span)

    def function(self, name: tree.Name, scope: Scope) -> None:
        self.use(self.values.get(name.text), name.span)

    def means_set(self, span: Span, *, of_sets: bool) -> bool:
        """Is a variable's type meant, and not the variable of that name?"""
        seen = self.watcher.first.get((span.start, span.end))
        return of_sets if seen is None else _is_set(seen)

    def member(self, name: tree.Name) -> Symbol | None:
        known = self.members.get(name.text, [])
        if len(known) == 1:
            return known[0]
        kind = self.watcher.types.get((name.span.start, name.span.end))
        if isinstance(kind, Scalar | SetOf) and isinstance(kind.base, Members):
            return next((m for m in known if m.owner == kind.base.name), None)
        return None

    def use(self, symbol: Symbol | None, span: Span) -> None:
        if symbol is not None:
            self.found.append(Occurrence(span, symbol))


def _is_set(seen: core.Expr) -> bool:
    return isinstance(seen, core.Const) and isinstance(seen.type, SetOf)


def _parts(node: tree.If | tree.Tuple) -> Iterator[tree.Expr]:
    if isinstance(node, tree.Tuple):
        yield from node.items
    else:
        yield from (node.condition, node.then, node.otherwise)
